# Treachery in a Pocket.
#
# $seat: somebody at the table. $character, $target and the like: a Character, as the card file calls it ("Lady Filia", "the Envoy"). $card: an
# Action card by its name ("Coup"). $rise, $fall: a House ("Green"). The card file names these; a language of its own has terms for them, such
# as -character-envoy, -card-coup and -house-green.

# The two actions of a card.
-side-top = top
-side-bottom = bottom

# What is printed on the cards: of those who have no House, and abilities.
house-neutral = Neutral
text-steadfast = While Wounded: can't be moved down.
text-guards = While Wounded: others of this House in this row can't be attacked.
text-poses = While Wounded: counts as a Noble of whichever House you wish.
text-rises = When healed: moves up at once.
text-hides = While Wounded: can't be attacked while another Wounded Character stands in this row.
text-lifts = When Killed: another of this row moves up.
text-strikes = When Killed: another of this row is attacked.
text-drags = When Killed: any living Character moves down.
text-avenges = When Killed: a Wounded Character is healed, then an Unwounded one attacked.
text-exchanges = When Killed: two living Characters of different rows exchange rows.


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
    [heal_up_attack] { $character } is healed, moves up and is attacked
    [heal_down] { $character } is healed and moves down
    [heal_down_attack] { $character } is healed, moves down and is attacked
    [heal_attack] { $character } is healed and then attacked
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
event-dealt = { $seat ->
    [you] You are dealt { $card }.
   *[other] { $seat } is dealt { $card }.
}
    .hidden = { $seat } is dealt a card.
# Secret: $rise, $fall.
event-agenda = { $seat ->
    [you] You want { $rise } to rise and { $fall } to fall.
   *[other] { $seat } wants { $rise } to rise and { $fall } to fall.
}
    .hidden = { $seat } gets a Hidden Agenda.
event-revealed = { $card } is revealed.
event-acted = { $seat ->
    [you] You use the { $side } action of { $card }.
   *[other] { $seat } uses the { $side } action of { $card }.
}
event-healed = { $because ->
    [none] { $character } is healed.
   *[there] { $character } is healed because { $because } died.
}
event-moved_up = { $because ->
    [none] { $character } moves up.
   *[there] { $character } moves up because { $because } died.
}
# Dame Isolde's ability: nobody else is its cause.
event-rose = Healing moves { $character } up as well.
event-moved_down = { $because ->
    [none] { $character } moves down.
   *[there] { $character } moves down because { $because } died.
}
event-wounded = { $because ->
    [none] { $character } is Wounded.
   *[there] { $character } is Wounded because { $because } died.
}
event-killed = { $because ->
    [none] { $character } is Killed.
   *[there] { $character } is Killed because { $because } died.
}
event-exchanged = { $one } and { $other } exchange rows because { $because } died.
event-lost = { $why ->
    [killed] The attack on { $character } is lost because its target is already Killed.
   *[protected] The attack on { $character } is lost because an ability protects its target.
}
# Secret: $card.
event-drew = { $seat ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
    .hidden = { $seat } draws a card.
event-reshuffled = The deck has run out: the discards are shuffled into a new one.
event-stuck = { $seat ->
    [you] You can't perform any action, and show { $card }.
   *[other] { $seat } can't perform any action, and shows { $card }.
}
event-ended = { $ending ->
    [deaths] The game is over: two Characters are Killed.
    [deck] The game is over: the Action deck has run out a second time.
   *[no_action] The game is over: no action is possible.
}
event-goal = { $seat ->
    [you] You wanted { $rise } to rise and { $fall } to fall.
   *[other] { $seat } wanted { $rise } to rise and { $fall } to fall.
}
# The ability of a Killed Character finds nobody it could be applied to.
event-unheard = The ability of { $character } has no effect, since nobody can be chosen.


## Prompts: what $seat is asked.

prompt-action = { $seat }, choose an action: top or bottom, from your hand or the revealed card.
prompt-order = { $seat }, who is attacked first? The order makes a difference.
prompt-lift = { $seat }, { $character } is Killed: who in that row moves up?
prompt-strike = { $seat }, { $character } is Killed: who in that row is attacked?
prompt-drag = { $seat }, { $character } is Killed: who moves down?
prompt-mend = { $seat }, { $character } is Killed: which Wounded Character is healed?
prompt-avenge = { $seat }, { $character } is Killed: which Unwounded Character is attacked?
prompt-swap = { $seat }, { $character } is Killed: which two Characters exchange rows?


## Refusals: why a move is against the rules. The line of the rules follows in brackets.

# Things on the table, before a colon.
thing-action = { $card }, { $side }
thing-character = { $character }

refusal-action-first = first choose an action
refusal-other-card = you may use only the card in your hand or the revealed one
refusal-how-many = { $count ->
    [one] this action affects one Character: name exactly one
   *[other] this action affects { $count } Characters: name exactly that many, in the order of its symbols
}
refusal-no-character = there is no such Character
refusal-twice = each symbol needs a different Character
refusal-killed = { $character } is Killed
refusal-not-wounded = { $character } is not Wounded and can't be healed
refusal-steadfast = { $character } is Wounded and can't be moved down
refusal-rows = these Characters are not in the rows that the action shows
refusal-yellow = the Characters on yellow symbols must belong to the same House
refusal-white = the Characters on white symbols must belong to a different House from those on yellow symbols
refusal-protected = an ability protects { FORM($characters, "or") }
refusal-unfilled = nobody can fill the other symbols of the action
refusal-unfilled-or-order = nobody can fill the other symbols, or the Characters on equal symbols are named in the wrong order
refusal-nobody-wounded = it heals, and nobody is Wounded
refusal-too-few = no neighbouring rows hold enough living Characters for its symbols
refusal-nobody-able = nobody who could bear its effects is in the right row
refusal-no-pair = no two Characters of one House are in the rows of its yellow symbols
refusal-no-contrast = no Characters of different Houses are in the rows of its white and yellow symbols
refusal-all-protected = abilities protect everyone whom it could attack
refusal-out-of-reach = no action that you can choose affects { $character }
refusal-not-attacked = this action does not attack { $character }
refusal-answer-first = first answer what the action still asks
refusal-other-row = { $character } is not in the row of { $killed }
refusal-is-wounded = { $character } is Wounded already; an Unwounded Character is to be attacked
refusal-order = choose one of the Characters that this action attacks, in an order that lets every attack be carried out
refusal-ability = the ability of { $character } can't be used like this


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


## Before the game: what it is about, what can be set (.title is short, for a label), and when its windows open.

about = Pull the strings of eight Nobles: one House must rise, another must fall.
option-first = The seat that begins.
    .title = Who begins
option-first-random = by lot


## What is wrong with a card file: small, without a full stop.

cardfile-four-houses = the card file needs houses = [four different names]
cardfile-two-each = each of the four Houses needs two Characters, and there are two neutral ones
cardfile-neutral-ability = who is neutral can't have the ability '{ $ability }', which speaks of a House
cardfile-action-count = the card file has { $found } [[actions]]; { $fewest } to { $most } make a deck
cardfile-no-symbol = the action '{ $notation }' has a symbol '{ $mark }' that can't be read
cardfile-up-and-down = the action '{ $notation }' moves one Character up and down
cardfile-empty-row = the action '{ $notation }' has an empty row; write '.' for one
cardfile-symbol-count = the action '{ $notation }' needs one to { $most } symbols and an effect
cardfile-three-yellow = the action '{ $notation }' shows more than two yellow symbols
