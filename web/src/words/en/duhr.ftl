### Dûhr: The Lesser Houses.

duhr-house = House { $house }
duhr-kind = a House { $kind }
duhr-favored = favored
duhr-disfavored = disfavored
duhr-vilified = vilified
duhr-cards = { NUMBER($count) } of 5 cards
duhr-cards-on = Cards on House { $house }: { $count }
duhr-on = { $card } on { $house }
duhr-scandal = Scandal
duhr-suspicion-of = Suspicion of { $house }
duhr-event = Event
duhr-unknown = Unknown
duhr-concealed = Concealed
duhr-revealed = revealed
duhr-conspiracy = Your conspiracy
duhr-conspiracy-of = Conspiracy of { $house }
duhr-agenda-of = Agenda of { $house }
duhr-agendas = Two agendas: keep one
duhr-done = fulfilled as things stand
duhr-undone = not fulfilled as things stand
duhr-hand =
    { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
duhr-hand-none = Your hand is empty.
duhr-hand-of =
    { $count ->
        [one] { $count } card in hand. Known: { $known }
       *[other] { $count } cards in hand. Known: { $known }
    }
duhr-hand-look = The hand of { $house }
duhr-aside = set aside
duhr-villain = You are a villain: no cards, but a Villainous Act every turn. Each villain at the end adds a point to your score.
duhr-web-suspicion = Web of Suspicion
duhr-web-scandal = Web of Scandal
duhr-discard = Discards
duhr-discards = Discards: { $count }
duhr-turn = Turn { $turn }, House { $house }
duhr-about-suspicion = Raise it against { $house } while that House is favored, or discard it for that House’s ability if you may use it. Two of one House make a masterstroke.
duhr-about-scandal = Lay it on any favored House. Three revealed scandals among five cards make a villain.
duhr-about-plot-up = While both Houses have standing, you may use that House’s ability too, for a suspicion of it. If it shows your own House, your ability reaches concealed cards.
duhr-about-plot-down = While favored, its owner may reveal it and take a scandal. When favor is lost it flips; revealed so, a scandal falls on the House it shows.
duhr-ability-move_suspicion = Move a revealed suspicion from any House to any favored House.
duhr-ability-move_scandal = Move a revealed scandal from any House to any favored House.
duhr-ability-conceal_suspicion = Turn a revealed suspicion on any House face down.
duhr-ability-conceal_scandal = Turn a revealed scandal on any House face down.
duhr-ability-take_suspicion = Take a revealed suspicion from any House into your hand, then discard a card.
duhr-ability-convert = Replace a revealed suspicion on any House with a scandal, or a revealed scandal with the top suspicion of the Web.
duhr-event-betrayal = A rival’s concealed conspiracy is revealed by consequence.
duhr-event-blackmail = A standing rival gives you two cards of their choice.
duhr-event-collaborators = Use the ability of any standing House, without its card, on revealed cards.
duhr-event-espionage = See a rival’s hand and conspiracy, and take one card of the hand.
duhr-event-informants = Reveal up to two concealed cards.
duhr-event-intrigue = Two players exchange conspiracy cards, each keeping its facing.
duhr-agenda-loyal_patron = The House of your conspiracy ends favored.
duhr-agenda-fair_weather = The House of your conspiracy ends disfavored.
duhr-agenda-nest_of_vipers = The House of your conspiracy ends vilified.
duhr-agenda-clean_hands = The House of your conspiracy ends with no revealed scandal.
duhr-agenda-sinister_hand = Your left neighbour’s House ends not favored.
duhr-agenda-dexterous_hand = Your right neighbour’s House ends not favored.
duhr-agenda-empty_throne = No House ends favored.
duhr-agenda-reign_of_villains = Two or more Houses end vilified.
duhr-agenda-alone_on_the_hill = Neither of your neighbours’ Houses ends favored.
duhr-agenda-mud_for_everyone = Every rival’s House ends with a revealed scandal.
duhr-agenda-good_names = No House ends vilified.
duhr-agenda-fall_of_many = Three or more Houses end disfavored.
duhr-ask-house = { $card }: which House?
duhr-ask-card = { $card }: which card?
duhr-ask-ability = Whose ability?
duhr-ask-to = To which House?
duhr-ask-another = And which other card?
duhr-ask-can = { $card }: { $can }?
duhr-can-raise = raise it against its House
duhr-can-use = { $title } on a card
duhr-can-masterstroke = a second one for a masterstroke
duhr-can-reveal_card = reveal a concealed card
duhr-can-remove_scandal = remove a scandal
duhr-can-place_scandal = put a scandal on a House
duhr-occasion-negations = negations
