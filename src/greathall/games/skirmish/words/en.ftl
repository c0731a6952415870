# Houses-Skirmish.
#
# $player, $at: somebody at the table. $card, $unit, $attacker and the like: a card by its rank and sign ("7♣") or a Joker ("black Joker"); a
# unit is named by the card that leads it. $target: a unit or a player. CAP: these sentences begin large, even if a player's name doesn't.

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
-spot-hand = hand
-spot-barrows = barrows

# What a Joker is declared to be.
-variant-necromancer = Necromancer
-variant-wizard = Insane Wizard
-variant-spirit = Binding Spirit


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
   *[there] , and stay on guard at { $slot }.
}
move-queen = Use { $card }.
move-fetch = Fetch { $card } out of the Barrows.
move-destroy = { $unit } goes to the Barrows.
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
move-decline = Summon nobody now.
move-move = Move { $unit } to { $slot }.
move-return = Return { $unit } to your hand.
move-bond = Bond { $leader } and { $second }; { $leader } leads.
move-separate = Separate the bond of { $unit }: { $unit } to { $leader }, the other to { $second }.
move-done = Be done with this phase.
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
move-face = Block { $attacker } with two units of the attacker's choice{ $one ->
    [none] .
   *[there] , offering { $one }{ $two ->
        [none] { "" }
       *[there] { " " }and { $two }
    }{ $three ->
        [none] { "" }
       *[there] { " " }and { $three }
    }{ $four ->
        [none] { "" }
       *[there] { " " }and { $four }
    } too.
}
move-pick = { $one } and { $other } must block { $attacker }.
move-spill = { $target } takes the excess damage of { $attacker }.
move-forgo = The excess damage of { $attacker } is lost.
move-rage = { $attacker } strikes { $target }.


## Events: what happened. Those with secrets have .hidden, for whoever may not know them.

# Secret: $card.
event-dealt = { $player } is dealt { $card }.
    .hidden = { $player } is dealt a card.
event-advantage = { CAP($player) } draws { $card } for the advantage.
event-chance_chose = The deck can't serve another draw: chance gives { $player } the advantage.
event-turn = { CAP($player) }'s turn begins.
# Secret: $card.
event-drew = { $player } draws { $card }.
    .hidden = { $player } draws a card.
event-deployed = { CAP($player) } deploys { $card } to { $slot }.
event-scouted = { CAP($player) } sends { $card } to scout { $at }'s hand.
event-revealed = { CAP($player) } shows { $card }.
event-taken = { CAP($player) } takes { $card }.
event-buried = { $card } goes to the Barrows.
event-burned = { $card } is Soul Burned.
event-played = { CAP($player) } plays { $card }.
event-aimed = { CAP($player) } aims { $card } at { $unit }.
event-lost = The target of { $card } is gone.
event-damaged = { $unit } takes { $amount } damage.
event-negated = { $unit } takes no damage.
event-poisoned = { $unit } is poisoned.
event-shielded = A Magic Shield saves { $unit }.
event-fetched = { CAP($player) } fetches { $card } out of the Barrows.
# Secret: $card.
event-kept = { $player } keeps { $card }.
    .hidden = { $player } keeps a card.
event-imitated = { CAP($player) } plays { $card } as the double of { $model }.
event-summoned = { CAP($player) }'s Necromancer summons { $card } to { $slot }.
event-moved = { CAP($player) } moves { $card } to { $slot }.
event-returned = { CAP($player) } returns { $card } to their hand.
event-bonded = { CAP($player) } bonds { $leader } and { $second }; { $leader } leads.
event-separated = { $leader } and { $second } of { $player } are separated.
event-interrupted = { CAP($player) } ends the turn.
event-doubled = { $unit } deals double damage this turn.
event-warded = { CAP($player) }'s units take no damage this turn.
event-seized = { CAP($player) } takes { $card } into their hand.
event-attacked = { $unit } attacks { $target }.
event-blocked = { $with } blocks { $attacker }.
event-unblocked = Nobody blocks { $attacker }.
event-hurt = { CAP($player) } loses { $amount } life.
event-out = { CAP($player) } is out.
event-sudden = The deck is empty: everyone has one more turn.
event-ended = { $ending ->
    [last_standing] One player is left: the game ends.
   *[sudden_death] Sudden death is over: the game ends.
}
event-declared = { CAP($player) } calls { $card } the { $variant }.
event-recovered = { $unit } is readied to block.


## Prompts: what $player is asked.

prompt-advantage = { $player }, you have the advantage: start, or let the next player start?
prompt-deploy = { $player }, deploy units, use abilities, redeploy once, or be done.
prompt-instant = { $player }, will you play an instant { $moment ->
    [after_play] after this play
    [response] in response
    [before_damage] before damage is dealt
   *[effect] before the damage takes effect
}?
prompt-attack = { $player }, whom does { $unit } attack?
prompt-block = { $player }, { $attacker } attacks: who blocks?
prompt-pick = { $player }, { $attacker } is blocked: by which two units?
prompt-excess = { $player }, { $attacker } deals { $amount } damage too many to its blocker: who takes it?
prompt-rage = { $player }, { $attacker } falls raging and deals { $amount } again: to whom?
prompt-destroy = { $player }, which unit goes to the Barrows?
prompt-destroy-other = { $player }, which other unit goes to the Barrows?
prompt-fetch = { $player }, which card do you fetch out of the Barrows?
prompt-keep = { $player }, which card do you keep, and in which order do the others go back?
prompt-summon = { $player }, whom does the Necromancer summon?
prompt-aim = { $player }, whom does the Doppelganger strike as { $model }?
prompt-separate = { $player }, the Insane Wizard separates your Blood Bonds: where do the cards go?


## Refusals: why a move is against the rules. The line of the rules follows in brackets.

refusal-not-in-hand = { $card } is not in your hand
refusal-redeployed = you have redeployed this turn
refusal-deploy-now = now deploy, use abilities, redeploy, or be done
refusal-start-or-defer = start or defer
refusal-scout = a Scout is a 2, needs an opponent with a card in hand, and of Hearts an empty Front slot
refusal-strike = an Ace strikes enemy units, in the way printed on it
refusal-queen = only a Queen that has something to choose from can be used
refusal-imitate = the Doppelganger imitates a card in play and needs an empty slot in its rank
refusal-summon = your Necromancer summons once a phase, a soldier of the Barrows to an empty Front slot
refusal-interrupt = the Jack of Diamonds is for an opponent's turn
refusal-double = the Jack of Clubs is for one of your units, or an Ace of yours whose ability is announced
refusal-ward = the Jack of Hearts is for an opponent's combat, before damage, or against another player's damage effect
refusal-seize = the Jack of Spades is for a unit in play
refusal-move = your units move to empty slots of their rank
refusal-return = only your soldiers return to your hand
refusal-bond = two unbonded soldiers of one House bond, at least one of them from your Front Ranks
refusal-separate = the cards of your bond stay, go to empty Front slots, or one of them to your hand
refusal-no-slot = Jacks and Queens never take a slot
refusal-returned = a card returned to the hand can't be deployed again this turn
refusal-wrong-rank = soldiers stand in the Front Ranks, all others in the Rear Ranks
refusal-slot-taken = this slot is taken
refusal-first-rear = in the Rear Ranks a new unit takes the first empty slot
refusal-one-king = a player has at most one King
refusal-ace-must-strike = an Ace that has a target must use its ability
refusal-variant = a variant is declared for a Joker, one of its colour
refusal-instant-now = now play an instant or pass
refusal-no-instant = { $card } is no instant in your hand
refusal-attack-reach = Front Rank units attack opponents and their Front Ranks, Rear Rank units any of their units
refusal-attack-now = now say whom { $unit } attacks, or hold it back
refusal-block = ready Front units block, one an attacker; two block a Spade if two are eligible
refusal-block-now = now block the attacker, or let it through
refusal-pick = choose two eligible Front units of the defender
refusal-excess = excess goes to the defending player or another of their Front units
refusal-rage = the second blow goes to the defending player or a unit of theirs not hit yet
refusal-destroy = choose a unit in play, and not the same twice
refusal-fetch = only face-up cards of the Barrows can be fetched
refusal-keep = keep one of the cards you look at and name all others, the next to be drawn first
refusal-summon-now = summon a soldier of the face-up Barrows to an empty Front slot
refusal-aim = the Doppelganger must strike an enemy unit as the Ace would
refusal-sunder = place the cards of a bond in your empty Front slots


## The account at the end.

account-life = Life left: { $life }
account-out = Out of the war: no life left.
