### A Game of Thrones.

thrones-deal-how = Click coins here, or a House on the table to say to whom. Gold changes hands at once; words bind nobody.
thrones-deal-most = You have made two offers this phase; you can make more in the next.
thrones-partner = partner
thrones-partner-of = with { $name }
thrones-team = { $power } of { NUMBER($goal) } power with their partner
thrones-court = Cards in play
thrones-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
thrones-council = The council board
thrones-challenges = Challenges
thrones-tray = Cards to look at
thrones-give = Gold to give
thrones-round = Round { $number }
thrones-house = House { $house }
thrones-only = House { $house } only
thrones-power-of = { $power } of { NUMBER($goal) } power
thrones-goal-now = { $goal } now: { $cards }
thrones-goal-sheet = { NUMBER($goal) } power to win
thrones-goal-cause = { $card } { $amount }
thrones-goal-while = while { $condition }
thrones-goal-won = The goal was { NUMBER($goal) } power: { $causes }.
thrones-power-count = { NUMBER($count) } power
thrones-gold-count = { NUMBER($count) } gold
thrones-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
thrones-deck-count =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
thrones-first = first player
thrones-gold = Gold
thrones-hand = Hand
thrones-deck = Deck
thrones-dead = Dead pile
thrones-discard = Discard pile
thrones-out = Removed from the game
thrones-used = Used plots
thrones-plots = Plots left
thrones-pile = { $name }: { $pile } ({ $count })
thrones-income = Income
thrones-initiative = Initiative
thrones-claim = Claim
thrones-claim-of = claim { $claim }
thrones-plot-figures = income { $income }, initiative { $initiative }, claim { $claim }
thrones-costs = costs { $cost }
thrones-str = STR { $strength }
thrones-kneels = kneels
thrones-attacking = attacks
thrones-defending = defends
thrones-bypassed = bypassed with Stealth
thrones-leaving-kill = is being killed
thrones-leaving-discard = is being discarded
thrones-leaving-return = returns to hand
thrones-leaving-top = goes onto the deck
thrones-leaving-sacrifice = is being sacrificed
thrones-leaving-remove = is being removed
thrones-leaving-shuffle = is shuffled into the deck
thrones-on = on { $card }
thrones-with = with { $cards }
thrones-duplicate = a duplicate of { $card }
thrones-duplicates = duplicates: { $count }
thrones-known = Known in hand: { $cards }
thrones-free = free
thrones-aside = not in use
thrones-no-more = { $kind }, no more of them
thrones-unopposed = nobody defends
thrones-stands-in = for { $name }
thrones-fight = { $kind } challenge: { $attacker } attacks { $target }, { $attack } against { $defence }
thrones-supports = Supports the { $title }.
thrones-opposes = Opposes the { $titles }.
thrones-ask-on = What is { $card } for?
thrones-ask-whom = Whom do you challenge?
thrones-ask-spare = Discard the duplicate to save { $card }.
thrones-power = Power
