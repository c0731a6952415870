# Treachery in a Pocket.
#
# $seat: somebody at the table. $character, $target and the like: a Character, as the card file calls it ("Lady Filia", "the Envoy"). $card: an
# Action card by its name ("Coup"). $rise, $fall: a House ("Green"). The card file names these; a language of its own has terms for them, such
# as -character-envoy, -card-coup and -house-green.

# The two actions of a card.
-side-top = top
-side-bottom = bottom


## Moves: what somebody may do.

# An action of a card. $first, $second, $third: what becomes of each Character ("clause" below).
move-act = { $card }, { $side }: { $first }{ $second ->
    [none] { "" }
   *[there] , { $second }
}{ $third ->
    [none] { "" }
   *[there] , { $third }
}.
clause = { $effects ->
    [heal] { $character } is healed
    [heal_up] { $character } is healed and moves up
    [heal_up_attack] { $character } is healed and moves up and is attacked
    [heal_down] { $character } is healed and moves down
    [heal_down_attack] { $character } is healed and moves down and is attacked
    [heal_attack] { $character } is healed and is attacked
    [up] { $character } moves up
    [up_attack] { $character } moves up and is attacked
    [down] { $character } moves down
    [down_attack] { $character } moves down and is attacked
   *[attack] { $character } is attacked
}
move-attack = { $target } is attacked.
move-heal = { $target } is healed.
move-raise = { $target } moves up.
move-lower = { $target } moves down.
move-exchange = { $one } and { $other } exchange rows.


## Events: what happened. Those with secrets have .hidden, for whoever may not know them.

# Secret: $card.
event-dealt = { $seat } is dealt { $card }.
    .hidden = { $seat } is dealt a card.
# Secret: $rise, $fall.
event-agenda = { $seat } wants { $rise } to rise and { $fall } to fall.
    .hidden = { $seat } gets a Hidden Agenda.
event-revealed = { $card } is revealed.
event-acted = { $seat } uses the { $side } action of { $card }.
event-healed = { $character } is healed.
event-moved_up = { $character } moves up.
event-moved_down = { $character } moves down.
event-wounded = { $character } is Wounded.
event-killed = { $character } is Killed.
event-exchanged = { $one } and { $other } exchange rows.
event-lost = The attack on { $character } is lost.
# Secret: $card.
event-drew = { $seat } draws { $card }.
    .hidden = { $seat } draws a card.
event-reshuffled = The deck has run out: the discards are shuffled into a new one.
event-stuck = { $seat } can perform no action and shows { $card }.
event-ended = { $ending ->
    [deaths] Two Characters are Killed: the game ends.
    [deck] The Action deck has run out a second time: the game ends.
   *[no_action] The game ends.
}
event-goal = { $seat } wanted { $rise } to rise and { $fall } to fall.
# The ability of a Killed Character finds nobody it could be applied to.
event-unheard = The last wish of { $character } finds nobody.


## Prompts: what $seat is asked.

prompt-action = { $seat }, choose an action: top or bottom, from your hand or the revealed card.
prompt-order = { $seat }, who is attacked first? The order makes a difference.
prompt-lift = { $seat }, { $character } is Killed: who of that row moves up?
prompt-strike = { $seat }, { $character } is Killed: who of that row is attacked?
prompt-drag = { $seat }, { $character } is Killed: who moves down?
prompt-mend = { $seat }, { $character } is Killed: which Wounded Character is healed?
prompt-avenge = { $seat }, { $character } is Killed: which Unwounded Character is attacked?
prompt-swap = { $seat }, { $character } is Killed: which two exchange rows?


## Refusals: why a move is against the rules. The line of the rules follows in brackets.

refusal-action-first = first choose an action
refusal-other-card = you may use only the card in your hand or the revealed one
refusal-how-many = this action has effects on { $count }: name so many Characters, the first first
refusal-no-character = there is no such Character
refusal-twice = each symbol needs a different Character
refusal-killed = { $character } is Killed
refusal-not-wounded = { $character } is not Wounded and can't be healed
refusal-steadfast = { $character } is Wounded and can't be moved down
refusal-rows = these Characters don't stand in the rows that the action shows
refusal-yellow = the Characters of yellow symbols must be of the same House
refusal-white = the Characters of white symbols must be of another House than those of yellow ones
refusal-protected = an ability protects { FORM($characters, "or") }
refusal-unfilled = nobody can fill the other symbols of the action
refusal-unfilled-or-order = nobody can fill the other symbols, or equal symbols are named in another order than that of the rules
refusal-order = choose one of the Characters that this action attacks, in an order that applies every attack
refusal-ability = the ability of { $character } can't be applied so


## The account at the end: what the seat wanted, then each Noble of its two Houses, with the rows that count and its wound.

account-goal = { $rise } should rise, { $fall } should fall.
account-below = { $health ->
    [unwounded] { $character } (rows below: { $rows }): { $points }
    [wounded] { $character } (rows below: { $rows }, Wounded: −1): { $points }
   *[killed] { $character } (rows below: { $rows }, Killed: −1): { $points }
}
account-above = { $health ->
    [unwounded] { $character } (rows above: { $rows }): { $points }
    [wounded] { $character } (rows above: { $rows }, Wounded: −1): { $points }
   *[killed] { $character } (rows above: { $rows }, Killed: −1): { $points }
}
account-together = Together: { $points }
