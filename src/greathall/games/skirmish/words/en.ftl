# Houses-Skirmish.
#
# $player, $at, $of and the like: somebody at the table; [you] is whoever reads. $card, $unit, $attacker and the like: a card by its rank and
# suit ("7♣") or a Joker; a unit is named by the card that leads it. $target: a unit or a player.

-card-black_joker = the black Joker
    .title = black Joker
-card-red_joker = the red Joker
    .title = red Joker

# Slots, as in "front slot 2".
-slot-front_1 = front slot 1
-slot-front_2 = front slot 2
-slot-front_3 = front slot 3
-slot-front_4 = front slot 4
-slot-rear_1 = rear slot 1
-slot-rear_2 = rear slot 2
-slot-rear_3 = rear slot 3
-slot-rear_4 = rear slot 4

# Where the cards of a bond go when it is separated.
-spot-front_1 = front slot 1
-spot-front_2 = front slot 2
-spot-front_3 = front slot 3
-spot-front_4 = front slot 4
-spot-rear_1 = rear slot 1
-spot-rear_2 = rear slot 2
-spot-rear_3 = rear slot 3
-spot-rear_4 = rear slot 4
-spot-hand = your hand
-spot-barrows = the Barrows

# What a Joker is declared to be.
-variant-necromancer = Necromancer
-variant-wizard = Insane Wizard
-variant-spirit = Binding Spirit


## What is printed on the cards.

# In two or three words.
brief-king = Enhances
brief-2d = Scout: see two
brief-2c = Scout: discard
brief-2h = Scout and stay
brief-2s = Scout: steal
brief-ad = Poison, instant
brief-ac = Poison, discard
brief-ah = Poison, guard
brief-as = Poison two
brief-jd = End the turn
brief-jc = Double damage
brief-jh = No damage
brief-js = Seize a unit
brief-qd = Another turn
brief-qc = Destroy two
brief-qh = Fetch a card
brief-qs = Look at four

# In sentences. $trait: that of a House. $variant: what a Joker is declared to be.
text-diamonds = { $trait }: exhausted, it may be readied to block; in that combat it takes damage and deals none.
text-diamonds-enhanced = With its King: it deals its damage too.
text-clubs = { $trait }: damage beyond its blocker's defense goes on to the player or another Front unit.
text-clubs-enhanced = With its King: defeated while attacking, it strikes once more.
text-hearts = { $trait }: the first time it would be defeated while blocking, it is not.
text-hearts-enhanced = With its King: blocking, it takes no combat damage.
text-spades = { $trait }: two must block it if they can; it deals its full damage to each.
text-spades-enhanced = With its King: you choose the two.
text-king = Stands in the Rear Ranks and enhances { $trait }. You may have one King.
text-2d = A soldier; or a Scout: two random cards from a hand are shown.
text-2c = A soldier; or a Scout: a random card from a hand is shown and goes to the Barrows.
text-2h = A soldier; or a Scout: a random card from a hand is shown, and the 2 is deployed.
text-2s = A soldier; or a Scout: a random card from a hand is shown and becomes yours.
text-ad = On any turn: poison one enemy unit in any rank. It can't be blocked.
text-ac = Poison an enemy unit; its player discards a random card.
text-ah = Poison an enemy unit; may stay in the Rear Ranks as a guard that blocks.
text-as = Poison an enemy soldier and, if you wish, one adjacent to it.
text-jd = In a rival's Deploy or Response: the last unit deployed goes to the Barrows, and the turn ends at once.
text-jc = One of your units, or an Ace of yours whose ability is announced, deals double damage this turn.
text-jh = In a rival's combat, or against another player's damage effect: your units take no damage this turn.
text-js = Take any one unit in play into your hand.
text-qd = You take another turn after this one.
text-qc = Two units in play go to the Barrows.
text-qh = Take a card out of the Barrows. It is burned when it falls again.
text-qs = Look at the top four cards of the deck, keep one and put the others back in any order.
text-necromancer = { $variant }: on entry, and in each of your Deploy phases, a soldier from the Barrows joins your Front Ranks until your next turn.
text-wizard = { $variant }: opposing bonds are separated, and opposing soldiers have no traits.
text-spirit = { $variant }: your soldiers may bond whatever their Houses.
text-doppelganger = Doppelganger: it becomes another card in play, for as long as that card stays in play.


## Moves: what somebody may do.

move-start = Start the game.
move-defer = Let the next player start.
move-deploy = { $as ->
    [none] Deploy { $card } to { $slot }.
   *[there] Deploy { $card } as the { $as } to { $slot }.
}
move-scout = { $slot ->
    [none] Scout { $player }'s hand with { $card }.
   *[there] Scout { $player }'s hand with { $card }, then deploy it to { $slot }.
}
# An Ace strikes a unit, or that of Spades two ($also), and that of Hearts may stay ($slot).
move-strike = Strike { $also ->
    [none] { $unit }
   *[there] { $unit } and { $also }
} with { $card }{ $slot ->
    [none] .
   *[there] { " " }and stay on guard at { $slot }.
}
move-queen = { $card ->
    [qd] Use { $card }: you have another turn after this one.
    [qc] Use { $card }: two units go to the Barrows.
    [qh] Use { $card }: you fetch a card from the Barrows.
    [qs] Use { $card }: you look at the top four cards and keep one.
   *[other] Use { $card }.
}
move-fetch = Fetch { $card } from the Barrows.
move-destroy = Send { $unit } to the Barrows.
# One card is kept; the others go back in this order.
move-keep = Keep { $card }{ $first ->
    [none] .
   *[there] { " " }and put back { $first }{ $second ->
        [none] .
       *[there] , then { $second }{ $third ->
            [none] .
           *[there] , then { $third }.
        }
    }
}
move-imitate = { $slot ->
    [none] { $card } becomes the double of { $model }.
   *[there] { $card } becomes the double of { $model } at { $slot }.
}
move-summon = The Necromancer summons { $card } to { $slot }.
move-decline = Summon nobody for now.
move-move = Move { $unit } to { $slot }.
move-return = Return { $unit } to your hand.
move-bond = Bond { $leader } and { $second }; { $leader } leads.
move-separate = Separate the bond of { $unit }: { $unit } to { $leader }, the other card to { $second }.
move-done = End this phase.
move-pass = Play no instant.
move-interrupt = { $card } ends the turn, and the last unit deployed goes to the Barrows.
move-double = { $card }: { $unit } deals double damage this turn.
move-ward = { $card }: your units take no damage this turn.
move-seize = { $card }: take { $unit } into your hand.
move-attack = { $unit } attacks { $target }.
move-hold = { $unit } does not attack.
move-block = { $second ->
    [none] Block { $attacker } with { $with }.
   *[there] Block { $attacker } with { $with } and { $second }.
}
move-let_through = Let { $attacker } through.
# The attacker chooses two blockers, also among the units that are offered.
move-face = { $one ->
    [none] Block { $attacker } with two units of the attacker's choice.
   *[there] { $two ->
        [none] Block { $attacker } with two units of the attacker's choice, offering { $one } too.
       *[there] { $three ->
            [none] Block { $attacker } with two units of the attacker's choice, offering { $one } and { $two } too.
           *[there] { $four ->
                [none] Block { $attacker } with two units of the attacker's choice, offering { $one }, { $two } and { $three } too.
               *[there] Block { $attacker } with two units of the attacker's choice, offering { $one }, { $two }, { $three } and { $four } too.
            }
        }
    }
}
move-pick = { $one } and { $other } must block { $attacker }.
move-spill = { $target } takes { $attacker }'s excess damage.
move-forgo = { $attacker }'s excess damage is lost.
move-rage = { $attacker } strikes { $target }.


## Events: what happened. Those with secrets have .hidden, for whoever may not know them.

# Secret: $card.
event-dealt = { $player ->
    [you] You are dealt { $card }.
   *[other] { $player } is dealt { $card }.
}
    .hidden = { $player } is dealt a card.
event-advantage = { $player ->
    [you] You draw { $card } for the advantage.
   *[other] { $player } draws { $card } for the advantage.
}
event-chance_chose = { $player ->
    [you] There are too few cards left for another draw: chance gives you the advantage.
   *[other] There are too few cards left for another draw: chance gives { $player } the advantage.
}
event-turn = { $which ->
    [extra] { $player ->
        [you] Your extra turn begins.
       *[other] { $player }'s extra turn begins.
    }
    [last] { $player ->
        [you] Your last turn begins.
       *[other] { $player }'s last turn begins.
    }
   *[none] { $player ->
        [you] Your turn begins.
       *[other] { $player }'s turn begins.
    }
}
# Secret: $card.
event-drew = { $player ->
    [you] You draw { $card }.
   *[other] { $player } draws { $card }.
}
    .hidden = { $player } draws a card.
event-deployed = { $player ->
    [you] You deploy { $card } to { $slot }.
   *[other] { $player } deploys { $card } to { $slot }.
}
event-scouted = { $player ->
    [you] You send { $card } to scout { $at }'s hand.
   *[other] { $at ->
        [you] { $player } sends { $card } to scout your hand.
       *[other] { $player } sends { $card } to scout { $at }'s hand.
    }
}
event-revealed = { $player ->
    [you] You show { $card }.
   *[other] { $player } shows { $card }.
}
event-taken = { $player ->
    [you] You take { $card } from { $from }.
   *[other] { $from ->
        [you] { $player } takes { $card } from you.
       *[other] { $player } takes { $card } from { $from }.
    }
}
# $why: what brings a card to the Barrows. $player discards or destroys it, because of $by if that is there.
event-buried = { $why ->
    [defeated] { $card } is defeated and goes to the Barrows.
    [poisoned] { $card } dies of poison and goes to the Barrows.
    [fought] { $card } has fought and goes to the Barrows.
    [summoned] { $card } was summoned for one turn and goes to the Barrows.
    [used] { $card } has been used and goes to the Barrows.
    [discarded] { $by ->
        [none] { $player ->
            [you] You discard { $card }, which goes to the Barrows.
           *[other] { $player } discards { $card }, which goes to the Barrows.
        }
       *[there] { $player ->
            [you] You discard { $card } because of { $by }, and it goes to the Barrows.
           *[other] { $player } discards { $card } because of { $by }, and it goes to the Barrows.
        }
    }
    [destroyed] { $player ->
        [you] You destroy { $card }, which goes to the Barrows.
       *[other] { $player } destroys { $card }, which goes to the Barrows.
    }
    [unmasked] { $card } goes to the Barrows because the card it imitated has left play.
   *[none] { $card } goes to the Barrows.
}
event-burned = { $why ->
    [defeated] { $card } is defeated and is Soul Burned.
    [poisoned] { $card } dies of poison and is Soul Burned.
    [fought] { $card } has fought and is Soul Burned.
    [summoned] { $card } was summoned for one turn and is Soul Burned.
    [used] { $card } has been used and is Soul Burned.
    [discarded] { $by ->
        [none] { $player ->
            [you] You discard { $card }, which is Soul Burned.
           *[other] { $player } discards { $card }, which is Soul Burned.
        }
       *[there] { $player ->
            [you] You discard { $card } because of { $by }, and it is Soul Burned.
           *[other] { $player } discards { $card } because of { $by }, and it is Soul Burned.
        }
    }
    [destroyed] { $player ->
        [you] You destroy { $card }, which is Soul Burned.
       *[other] { $player } destroys { $card }, which is Soul Burned.
    }
    [unmasked] { $card } is Soul Burned because the card it imitated has left play.
   *[none] { $card } is Soul Burned.
}
event-played = { $player ->
    [you] You play { $card }.
   *[other] { $player } plays { $card }.
}
event-aimed = { $player ->
    [you] You aim { $card } at { $of }'s { FORM($unit, "title") }.
   *[other] { $of ->
        [you] { $player } aims { $card } at your { FORM($unit, "title") }.
       *[other] { $player } aims { $card } at { $of }'s { FORM($unit, "title") }.
    }
}
event-lost = The target of { $card } is gone.
# $by and $also deal the damage, or more units than can be named; $how: by what is too much for a blocker, or by a second blow.
event-damaged = { $by ->
    [none] { $unit } takes { $amount } damage from several units.
   *[there] { $how ->
        [excess] { $unit } takes { $amount } excess damage from { $by }.
        [again] { $by } strikes again as it falls: { $unit } takes { $amount } damage.
       *[none] { $also ->
            [none] { $unit } takes { $amount } damage from { $by }.
           *[there] { $unit } takes { $amount } damage from { $by } and { $also }.
        }
    }
}
event-negated = { $why ->
    [king] { $unit } takes no damage because its King protects it.
   *[ward] { $unit } takes no damage because J♥ protects it.
}
event-poisoned = { $by ->
    [none] { $unit } is poisoned.
   *[there] { $unit } is poisoned by { $by }.
}
event-shielded = A Magic Shield saves { $unit }.
event-fetched = { $player ->
    [you] You fetch { $card } from the Barrows.
   *[other] { $player } fetches { $card } from the Barrows.
}
# Secret: $card.
event-kept = { $player ->
    [you] You keep { $card } from the top of the deck.
   *[other] { $player } keeps { $card } from the top of the deck.
}
    .hidden = { $player } keeps a card from the top of the deck.
event-imitated = { $player ->
    [you] You play { $card } as the double of { $model }.
   *[other] { $player } plays { $card } as the double of { $model }.
}
event-summoned = { $player ->
    [you] Your Necromancer summons { $card } to { $slot }.
   *[other] { $player }'s Necromancer summons { $card } to { $slot }.
}
event-moved = { $player ->
    [you] You move { $card } to { $slot }.
   *[other] { $player } moves { $card } to { $slot }.
}
event-returned = { $player ->
    [you] You return { $card } to your hand.
   *[other] { $player } returns { $card } to their hand.
}
event-bonded = { $player ->
    [you] You bond { $leader } and { $second }; { $leader } leads.
   *[other] { $player } bonds { $leader } and { $second }; { $leader } leads.
}
# $by: whose Insane Wizard does it, if it is not the owner's own Redeploy.
event-separated = { $by ->
    [none] { $player ->
        [you] You separate the bond of { $leader } and { $second }.
       *[other] { $player } separates the bond of { $leader } and { $second }.
    }
    [you] Your Insane Wizard separates { $player }'s bond of { $leader } and { $second }.
   *[other] { $player ->
        [you] { $by }'s Insane Wizard separates your bond of { $leader } and { $second }.
       *[other] { $by }'s Insane Wizard separates { $player }'s bond of { $leader } and { $second }.
    }
}
event-interrupted = { $player ->
    [you] You end { $whose }'s turn with { $by }.
   *[other] { $whose ->
        [you] { $player } ends your turn with { $by }.
       *[other] { $player } ends { $whose }'s turn with { $by }.
    }
}
event-doubled = { $unit } deals double damage this turn.
event-warded = { $player ->
    [you] Your units take no damage this turn.
   *[other] { $player }'s units take no damage this turn.
}
# $from: whose unit it was, if it was another's.
event-seized = { $from ->
    [none] { $player ->
        [you] You take { $card } back into your hand.
       *[other] { $player } takes { $card } back into their hand.
    }
    [you] { $player } takes { $card } from you into their hand.
   *[other] { $player ->
        [you] You take { $card } from { $from } into your hand.
       *[other] { $player } takes { $card } from { $from } into their hand.
    }
}
# $of: whose unit the target is; none if the target is a player.
event-attacked = { $of ->
    [none] { $target ->
        [you] { $unit } attacks you.
       *[other] { $unit } attacks { $target }.
    }
    [you] { $unit } attacks your { FORM($target, "title") }.
   *[other] { $unit } attacks { $of }'s { FORM($target, "title") }.
}
event-blocked = { $with } blocks { $attacker }.
event-unblocked = Nobody blocks { $attacker }.
event-hurt = { $by ->
    [none] { $player ->
        [you] You lose { $amount } life to several units.
       *[other] { $player } loses { $amount } life to several units.
    }
   *[there] { $how ->
        [excess] { $player ->
            [you] You lose { $amount } life to { $by }'s excess damage.
           *[other] { $player } loses { $amount } life to { $by }'s excess damage.
        }
        [again] { $player ->
            [you] { $by } strikes again as it falls: you lose { $amount } life.
           *[other] { $by } strikes again as it falls: { $player } loses { $amount } life.
        }
       *[none] { $also ->
            [none] { $player ->
                [you] You lose { $amount } life to { $by }.
               *[other] { $player } loses { $amount } life to { $by }.
            }
           *[there] { $player ->
                [you] You lose { $amount } life to { $by } and { $also }.
               *[other] { $player } loses { $amount } life to { $by } and { $also }.
            }
        }
    }
}
event-out = { $player ->
    [you] You have no life left and are out.
   *[other] { $player } has no life left and is out.
}
event-sudden = The deck is empty: everyone has one more turn.
event-ended = { $ending ->
    [last_standing] The game is over: one player is left.
   *[sudden_death] The game is over: sudden death has ended, and the most life wins.
}
event-declared = { $player ->
    [you] You declare { $card } to be the { $variant }.
   *[other] { $player } declares { $card } to be the { $variant }.
}
event-recovered = { $unit } recovers to block.


## Prompts: what $player is asked.

prompt-advantage = { $player }, you have the advantage: start, or let the next player start?
prompt-deploy = { $player }, deploy units, use abilities, redeploy once, or end the phase.
prompt-instant = { $moment ->
    [after_play] { $player }, will you play an instant after this play?
    [response] { $player }, will you play an instant in response?
    [before_damage] { $player }, will you play an instant before damage is dealt?
   *[effect] { $player }, will you play an instant before the damage takes effect?
}
prompt-attack = { $player }, whom does { $unit } attack?
prompt-block = { $player }, { $attacker } attacks: who blocks?
prompt-pick = { $player }, { $attacker } is blocked: by which two units?
prompt-excess = { $player }, { $attacker } has { $amount } excess damage: who takes it?
prompt-rage = { $player }, { $attacker } strikes again as it falls: who takes { $amount } damage?
prompt-destroy = { $player }, which unit goes to the Barrows?
prompt-destroy-other = { $player }, which other unit goes to the Barrows?
prompt-fetch = { $player }, which card do you fetch from the Barrows?
prompt-keep = { $player }, which card do you keep, and in which order do the others go back?
prompt-summon = { $player }, whom does the Necromancer summon?
prompt-aim = { $player }, whom does the Doppelganger strike as { $model }?
prompt-separate = { $player }, the Insane Wizard separates your Blood Bonds: where do the cards go?


## Refusals: why a move is against the rules. The line of the rules follows in brackets.

# Things on the table, before a colon.
thing-card = { $card }
thing-slot = { $slot }
thing-player = { $player }
thing-bond = the bond of { $card }
thing-spot = { $spot }

refusal-card-first = first choose a card or a unit for this slot
refusal-rank-full = { $rank ->
    [front] your Front Ranks have no empty slot
   *[rear] your Rear Ranks have no empty slot
}
refusal-players-later = players are attacked in COMBAT
refusal-nothing-reaches = it belongs to another player, and none of your cards can act on it now
refusal-in-barrows = it lies in the Barrows, and nothing fetches it now
refusal-exhausted = { $unit } is exhausted
refusal-no-strength = { $unit } has attack 0
refusal-only-defends = { $unit } is on guard and only defends
refusal-yourself = you attack other players and their units
refusal-blocks-already = { $unit } blocks already
refusal-not-in-hand = { $card } is not in your hand
refusal-redeployed = you have already redeployed this turn
refusal-deploy-now = now you can only deploy, use abilities, redeploy or end the phase
refusal-start-or-defer = first start, or let the next player start
refusal-scout = a Scout is a 2; it needs an opponent with a card in hand, and the 2 of Hearts an empty Front slot
refusal-strike = an Ace strikes enemy units, as printed on it
refusal-queen = a Queen can be used only if there is something to choose from
refusal-imitate = the Doppelganger imitates a card in play and needs an empty slot in its rank
refusal-summon = your Necromancer summons once per phase, a soldier from the Barrows to an empty Front slot
refusal-interrupt = J♦ is played in an opponent's turn
refusal-double = J♣ is played on one of your units, or on an Ace of yours whose ability is announced
refusal-ward = J♥ is played in an opponent's combat, before damage, or against another player's damage effect
refusal-seize = J♠ is played on a unit in play
refusal-move = your units move to empty slots of their rank
refusal-return = only your soldiers return to your hand
refusal-bond = two soldiers of one House without a bond can bond, at least one of them from your Front Ranks
refusal-separate = the cards of your bond stay or go to empty Front slots, or one of them to your hand
refusal-no-slot = Jacks and Queens never take a slot
refusal-returned = a card returned to your hand can't be deployed again this turn
refusal-wrong-rank = soldiers stand in the Front Ranks, all others in the Rear Ranks
refusal-slot-taken = this slot is taken
refusal-first-rear = in the Rear Ranks a new unit takes the first empty slot
refusal-one-king = a player has at most one King
refusal-ace-must-strike = an Ace that has a target must use its ability
refusal-variant = only a Joker is declared to be something, and only a variant of its colour
refusal-instant-now = now you can only play an instant or pass
refusal-no-instant = { $card } is not an instant in your hand
refusal-attack-reach = Front Rank units attack opponents and their Front Ranks, Rear Rank units any of their units
refusal-attack-now = first say whom { $unit } attacks, or hold it back
refusal-block = ready Front units block, one per attacker, but two block a Spade if two are eligible
refusal-block-now = first block the attacker, or let it through
refusal-pick = choose two eligible Front units of the defender
refusal-excess = excess goes to the defending player or another of their Front units
refusal-rage = the second blow goes to the defending player or to one of their units that was not hit yet
refusal-destroy = choose a unit in play, and not the same one twice
refusal-fetch = only face-up cards can be fetched from the Barrows
refusal-keep = keep one of the cards you look at and name all the others, the next to be drawn first
refusal-summon-now = summon a soldier who lies face up in the Barrows to an empty Front slot
refusal-aim = the Doppelganger must strike an enemy unit as the Ace would
refusal-sunder = place the cards of a bond in your empty Front slots


## The account at the end.

account-life = Life left: { $life }
account-out = Out of the game: no life left.


## Before the game: what it is about, what can be set (.title is short, for a label), and when its windows open.

about = A war fought with a deck of ordinary cards: raise an army from four Houses and be the last one standing.
option-jokers = Whether the two Jokers are in the deck.
    .title = The two Jokers
option-jokers-with = in the deck
option-jokers-without = left out
option-life = How much life everyone begins with.
    .title = Life to begin with
occasion-instants = instants


## What is wrong with a card file: small, without a full stop.

cardfile-different-letters = two cards share an id: the letters of the Houses must differ
cardfile-these-ids = the [[{ $table }]] of the card file should be { FORM($ids, "comma") }
