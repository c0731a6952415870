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
duhr-ask-house = Which House is { $card } for?
duhr-ask-card = Which card is { $card } for?
duhr-ask-ability = Whose ability?
duhr-ask-to = To which House?
duhr-ask-another = And which other card?
duhr-ask-can = What do you do with { $card }: { $can }?
duhr-can-raise = raise it against its House
duhr-can-use = { $title } on a card
duhr-can-masterstroke = a second one for a masterstroke
duhr-can-reveal_card = reveal a concealed card
duhr-can-remove_scandal = remove a scandal
duhr-can-place_scandal = put a scandal on a House
duhr-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
duhr-room =
    { $count ->
        [one] Room for { $count } more card
       *[other] Room for { $count } more cards
    }

## What things are.

duhr-explain-concealed = It counts as one of the five cards but costs nothing, and whatever needs a revealed card can’t reach it.
duhr-explain-costs =
    { $costs ->
        [one] Revealed on a House at the end, it takes { $costs } point.
       *[other] Revealed on a House at the end, it takes { $costs } points.
    }
duhr-explain-aside = It can’t be used in this turn of a disfavored House, and comes back to the hand at its end.
duhr-explain-favored = Fewer than five cards lie on it. Its player may take a second action in a turn, and cards can be played on it. It scores 10, less what its revealed cards cost.
duhr-explain-disfavored = Five cards lie on it, and no more can be added. Its player takes one action in a turn, with two cards drawn at random from the hand. It scores 9, less what its revealed cards cost.
duhr-explain-vilified = Five cards lie on it, at least three of them revealed scandals. Its player has lost the hand and commits a Villainous Act every turn. It scores 2, and 1 for each villain.
duhr-explain-points = What this House scores as things stand, without an agenda that is still hidden.
duhr-explain-agenda-hidden = What its owner wants to be true when the game ends. Nobody else may look at it before.
duhr-explain-agenda =
    { $points ->
        [one] If that is so when the game ends, its owner scores { $points } point more.
       *[other] If that is so when the game ends, its owner scores { $points } points more.
    }
duhr-explain-plot = Only its owner knows which House it shows.
duhr-explain-hand = Suspicions, scandals and events, which others don’t see.
duhr-explain-known = The marks are those of its cards that you know.
duhr-explain-room = With the fifth card the House loses favor, and its player’s conspiracy turns over; with three revealed scandals among the five it is vilified.
duhr-explain-web-suspicion = Suspicions and events, face down. Everyone draws from here.
duhr-explain-web-scandal = Scandals that lie on no House yet. Masterstrokes and conspiracies bring them into play, and discarded ones come back here.
duhr-explain-discards = Used suspicions and events, open to everyone: a click lists them. When the Web of Suspicion is empty, they are shuffled into a new one.
duhr-explain-turn = Whose turn it is: one action, or two in favor, and then drawing cards.
