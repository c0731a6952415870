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
skirmish-ask-further = What do you do with { $card }?
skirmish-ask-slot = To which slot does { $card } go?
# Where a slot is chosen first.
skirmish-ask-stands = What is to stand at { $slot }?
# Of a Joker.
skirmish-ask-as = What does { $card } become?
skirmish-ask-unit =
    { $verb ->
        [strike] Which unit do you strike with { $card }?
        [double] Which unit deals double damage?
       *[seize] Which unit do you take into your hand?
    }
skirmish-ask-keep = Which card goes back to be drawn next?
skirmish-ask-leader = Where does the leader, { $card }, go?
skirmish-ask-second = Where does the other go?
skirmish-ready = ready
skirmish-doomed = is being destroyed
skirmish-queen = Queen
skirmish-attack = Attack { NUMBER($number) }
skirmish-defense = Defense { NUMBER($number) }

## What things are.

skirmish-explain-attack = The damage it deals when it fights.
skirmish-explain-defense = The damage in one turn that defeats it.
skirmish-explain-trait = What all soldiers of its House can do. Their King makes it stronger.
skirmish-explain-instant = It can be played out of turn, whenever you are asked for one.
skirmish-explain-queen = Played in your Deploy phase; she takes no slot and goes to the Barrows when the phase ends.
skirmish-explain-ready = It may attack in its player’s turn, and block in another’s.
skirmish-explain-exhausted = It can’t attack or block until it becomes ready when its player’s next turn begins. Kings and Jokers work all the same.
skirmish-explain-recovered = An exhausted Diamond that was readied to block.
skirmish-explain-bond = Two soldiers that fight as one unit and together deal { NUMBER($number) }. The leader has the trait and takes the damage first.
skirmish-explain-enhanced = Its King stands in the Rear Ranks: the trait does more.
skirmish-explain-silenced = An opposing Insane Wizard has taken its trait.
skirmish-explain-damage = What it has taken in this turn. When that reaches its defense, it is defeated; at the end of the turn it is cleared.
skirmish-explain-poisoned = At the end of the turn it goes to the Barrows, unless it leaves the field first.
skirmish-explain-spent = Its Magic Shield has saved it once and won’t do so again.
skirmish-explain-doubled = The Jack of Clubs: in this turn it deals double damage.
skirmish-explain-summoned = A Necromancer called it out of the Barrows. It is burned when its player’s next turn begins.
skirmish-explain-marked = It was fetched out of the Barrows. When it falls again, it is burned and out of the game.
skirmish-explain-leaving = An Ace that was used or has attacked goes to the Barrows at the end of the turn.
skirmish-explain-doomed = It is the first of two units that a Queen sends to the Barrows.
skirmish-explain-front = Front Ranks: soldiers, from 2 to 10, stand here. They can block, and be attacked by any unit.
skirmish-explain-rear = Rear Ranks: Kings, Aces and Jokers stand here. Only units of the Rear Ranks can attack them.
skirmish-explain-here = One card of the bond stays in this slot.
skirmish-explain-separate = The two cards become units of their own; one of them may go back to the hand.
skirmish-explain-life = At 0 a player is out. Whoever is the last one left wins.
skirmish-explain-hand = Only its owner knows these cards, but for those that were seen.
skirmish-explain-deck = Everyone draws from it. When its last card is taken, each player has one more turn: sudden death.
skirmish-explain-barrows = Fallen and used cards of all players, open to everyone. A click shows them.
skirmish-explain-burned = Soul Burned: face down, and out of the game.
skirmish-explain-deploy = Units are deployed into free slots and abilities are used; one unit may be moved, returned, bonded or separated.
skirmish-explain-response = The others may play instants.
skirmish-explain-combat = Ready units attack players or units, the attacked block, and all damage is dealt at once.
skirmish-explain-to-hand = The card goes to its owner’s hand.
skirmish-explain-to-barrows = The card goes to the Barrows.
