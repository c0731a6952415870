### Houses-Skirmish.

ending-last_standing = One player is left.
ending-sudden_death = Sudden death has ended, and the most life wins.
skirmish-front = Front Ranks
skirmish-rear = Rear Ranks
skirmish-empty = { $slot }, empty
skirmish-here = stay at { $slot }
skirmish-stay = here
skirmish-as = { $joker }, the { $role }
skirmish-double-of = { $joker }, the double of { $card }
skirmish-bond = bond of { $leader } and { $second }
skirmish-bonded = { $card }, second of a bond
skirmish-separate = Separate the bond of { $card }
skirmish-exhausted = exhausted
skirmish-deals = deals { NUMBER($number) }
skirmish-enhanced = enhanced
skirmish-silenced = silenced
skirmish-poisoned = poisoned
skirmish-spent = shield used
skirmish-recovered = readied to block
skirmish-doubled = double damage
skirmish-summoned = summoned
skirmish-marked = marked for Soul Burn
skirmish-leaving = leaves at the end of the turn
skirmish-returned = returned, not to be deployed this turn
skirmish-damage = { NUMBER($number) } damage
skirmish-life = { NUMBER($number) } life
skirmish-life-word = life
skirmish-out = out
skirmish-warded = units take no damage this turn
skirmish-hand =
    { $who ->
        [you] Your hand
       *[other] { $who }’s hand
    }
skirmish-hand-empty =
    { $who ->
        [you] Your hand is empty.
       *[other] { $who }’s hand is empty.
    }
skirmish-you-out =
    { $who ->
        [you] You are out; the others fight on.
       *[other] { $who } is out; the others fight on.
    }
skirmish-you-fell =
    { $who ->
        [you] You are out of the game.
       *[other] { $who } is out of the game.
    }
skirmish-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
skirmish-in-hand = { $card }, in hand
skirmish-in-deck = { $card }, on top of the deck
skirmish-in-barrows = { $card }, in the Barrows
skirmish-was-played = { $card }, played
skirmish-seen-all = seen by all
skirmish-seen-by = seen by { $names }
skirmish-to-hand = To the hand
skirmish-to-barrows = To the Barrows
skirmish-deck = Deck { $count }
skirmish-on-top = On top, the next first
skirmish-played = Played
skirmish-barrows = Barrows { $count }
skirmish-barrows-none = Nobody has fallen yet.
skirmish-burned = burned { $count }
skirmish-burned-list = Soul Burned: { $cards }
skirmish-beginning = Who begins?
skirmish-turn = { $name }'s turn
skirmish-phase-deploy = Deploy
skirmish-phase-response = Response
skirmish-phase-combat = Combat
skirmish-sudden = Sudden death: still to come { $names }
skirmish-extra = Another turn follows.
skirmish-redeployed = Redeploy used
skirmish-instant = Instant
skirmish-ask-further = { $card }: what then?
skirmish-ask-slot = { $card }: to which slot?
skirmish-ask-unit = { $card }: which unit?
skirmish-ask-keep = Which card goes back to be drawn next?
skirmish-ask-leader = Where does the leader, { $card }, go?
skirmish-ask-second = Where does the other go?
