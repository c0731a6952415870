### The stage, on which what happens is told.

stage = What happens
stage-next = Next
stage-again = Again
stage-space = Space
stage-skip = Skip to the end
stage-of = { $at } of { $count }
stage-you = You
stage-wins = { $name } wins
stage-wins-you = You win
stage-draw = Nobody wins
stage-initiative = Initiative

# $who: “you”, or the name of a seat.
stage-draws = { $who ->
    [you] You draw { $count } cards.
   *[other] { $who } draws { $count } cards.
}
# After a sentence about one thing: others of which it is also true.
stage-likewise = Likewise: { $names }.
stage-others = { $count ->
    [one] one more
   *[other] { $count } more
}

## What kind of thing happens, in a word.

stage-action = Action
stage-ability = Ability
stage-effect = Effect
stage-deploys = Deployment
stage-attack = Attack
stage-block = Block
stage-hit = Hit
stage-out = Out
stage-event = Event
stage-masterstroke = Masterstroke
stage-negation = Negation
stage-conspiracy = Conspiracy
stage-suspicion = Suspicion
stage-standing = Standing
stage-plots = Plots
stage-challenge = Challenge
stage-defence = Defence
stage-result = Result
stage-claim = Claim
stage-offer = Offer
stage-deal = Deal
stage-promise = Promise

## What becomes of somebody, stamped on them.

stage-blocked = blocked
stage-poisoned = poisoned
stage-saved = saved
stage-defeated = defeated
stage-negated = to be negated
stage-revealed = revealed
stage-agreed = agreed
stage-promise-kept = kept
stage-promise-broken = broken
stage-undefended = doesn't defend
stage-dies = dies
stage-leaves = leaves play
stage-bypassed = bypassed
stage-power = Power
stage-power-more = { $amount ->
    [one] +{ $amount } power
   *[other] +{ $amount } power
}
stage-power-less = { $amount ->
    [one] −{ $amount } power
   *[other] −{ $amount } power
}
stage-discards = discards
stage-unopposed = Unopposed: nobody defended.
stage-claim-military = { $claim ->
    [one] Claim { $claim }: the loser chooses a character, which is killed.
   *[other] Claim { $claim }: the loser chooses { $claim } characters, which are killed.
}
stage-claim-intrigue = { $claim ->
    [one] Claim { $claim }: the loser discards a card at random.
   *[other] Claim { $claim }: the loser discards { $claim } cards at random.
}
stage-claim-power = { $claim ->
    [one] Claim { $claim }: { $claim } power goes from the loser's House to the winner's.
   *[other] Claim { $claim }: { $claim } power goes from the loser's House to the winner's.
}
stage-treachery-healed = healed
stage-treachery-moved_up = moves up
stage-treachery-moved_down = moves down
stage-treachery-wounded = Wounded
stage-treachery-killed = Killed
stage-treachery-exchanged = changes rows
stage-treachery-lost = unharmed
stage-duhr-placed = one card more
stage-duhr-removed = one card fewer
stage-duhr-turned_up = revealed
stage-duhr-turned_down = concealed
stage-duhr-moved = one card more
stage-duhr-moved_down = one card more
stage-duhr-replaced = replaced
stage-duhr-taken = one card fewer
stage-duhr-taken_down = one card fewer
stage-duhr-favor_lost = loses favor
stage-duhr-favor_regained = regains favor
stage-duhr-vilified = vilified
stage-duhr-standing_regained = regains standing
stage-duhr-lost_hand = loses their hand

## How fast it is told.

pace = What happens is told
pace-slow = slowly
pace-calm = at reading pace
pace-brisk = quickly
pace-instant = at once, without the stage
