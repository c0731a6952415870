### Dûhr: The Lesser Houses.

duhr-house = House { $house }
duhr-kind = a House { $kind }
duhr-cards = { NUMBER($count) } of 5 cards
duhr-cards-on = Cards on House { $house }: { $count }
duhr-on = { $card } on { $house }
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
    { $who ->
        [you] { $count ->
            [one] Your hand, { $count } card
           *[other] Your hand, { $count } cards
        }
       *[other] { $count ->
            [one] { $who }’s hand, { $count } card
           *[other] { $who }’s hand, { $count } cards
        }
    }
duhr-hand-none =
    { $who ->
        [you] Your hand is empty.
       *[other] { $who }’s hand is empty.
    }
duhr-hand-of =
    { $count ->
        [one] { $count } card in hand. Known: { $known }
       *[other] { $count } cards in hand. Known: { $known }
    }
duhr-hand-look = The hand of { $house }
duhr-aside = set aside
duhr-villain =
    { $who ->
        [you] You are a villain: no cards, but a Villainous Act every turn. Each villain at the end adds a point to your score.
       *[other] { $who } is a villain: no cards, but a Villainous Act every turn. Each villain at the end adds a point to their score.
    }
duhr-web-suspicion = Web of Suspicion
duhr-web-scandal = Web of Scandal
duhr-discard = Discards
duhr-discards = Discards: { $count }
duhr-turn = Turn { $turn }, House { $house }
duhr-about-suspicion = Raise it against { $house } while that House is favored, or discard it for that House’s ability if you may use it. Two of one House make a masterstroke.
duhr-about-scandal = Lay it on any favored House. Three revealed scandals among five cards make a villain.
duhr-about-plot-up = While both Houses have standing, you may use that House’s ability too, for a suspicion of it. If it shows your own House, your ability reaches concealed cards.
duhr-about-plot-down = While favored, its owner may reveal it and take a scandal. When favor is lost it flips; revealed so, a scandal falls on the House it shows.
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
