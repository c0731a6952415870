### Treachery in a Pocket.

treachery-ladder = The rows, the most powerful on top
treachery-row =
    { $below ->
        [one] Row { $number }, { $below } row below it
       *[other] Row { $number }, { $below } rows below it
    }
treachery-show-discards = Look through the discards
treachery-deck = Deck { $count }
treachery-discards = Discards { $count }
treachery-revealed = Revealed
treachery-hand =
    { $who ->
        [you] Your card
       *[other] { $who }’s card
    }
treachery-now =
    { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
treachery-rises = should rise
treachery-falls = should fall
treachery-wounded = Wounded
treachery-killed = Killed
treachery-unwounded = Unwounded

## Actions in sentences. $shape: in which rows their symbols are. $who: whom a symbol means. $effects: what befalls them.

treachery-choose =
    { $shape ->
        [pair] Choose two Characters of one row.
        [trio] Choose three Characters of one row.
        [one-above-one] Choose a Character and, one row below, another.
        [one-above-two] Choose a Character and, one row below, two others.
        [two-above-one] Choose two Characters of one row and, one row below, another.
        [one-in-each] Choose three Characters in neighbouring rows, one in each.
       *[apart] Choose Characters whose rows are as far apart as the action shows.
    }
treachery-happens =
    { $who ->
       *[single] A Character
        [each] Each of them
        [one-of-all] One of them
        [other-of-all] The other
        [another-of-all] Another of them
        [upper] The upper one
        [one-of-upper] One of the upper ones
        [other-of-upper] The other upper one
        [lower] The lower one
        [one-of-lower] One of the lower ones
        [other-of-lower] The other lower one
        [highest] The highest one
        [middle] The middle one
        [lowest] The lowest one
    } { $effects ->
        [heal] is healed
        [heal_up] is healed and moves up
        [heal_up_attack] is healed, moves up and is attacked
        [heal_down] is healed and moves down
        [heal_down_attack] is healed, moves down and is attacked
        [heal_attack] is healed and then attacked
        [up] moves up
        [up_attack] moves up and is attacked
        [down] moves down
        [down_attack] moves down and is attacked
       *[attack] is attacked
    }.
treachery-ask =
    { $effects ->
        [heal] Who is healed?
        [heal_up] Who is healed and moves up?
        [heal_up_attack] Who is healed, moves up and is attacked?
        [heal_down] Who is healed and moves down?
        [heal_down_attack] Who is healed, moves down and is attacked?
        [heal_attack] Who is healed and then attacked?
        [up] Who moves up?
        [up_attack] Who moves up and is attacked?
        [down] Who moves down?
        [down_attack] Who moves down and is attacked?
       *[attack] Who is attacked?
    }
treachery-other-house =
    { $who ->
       *[one-of-all] One of them is of another House than the others.
        [upper] The upper one is of another House than the others.
        [one-of-upper] One of the upper ones is of another House than the others.
        [lower] The lower one is of another House than the others.
        [one-of-lower] One of the lower ones is of another House than the others.
        [highest] The highest one is of another House than the others.
        [middle] The middle one is of another House than the others.
        [lowest] The lowest one is of another House than the others.
    }
treachery-one-house = Both are of the same House.
treachery-one-house-above = The upper ones are of the same House, the lower one of another.
treachery-one-house-below = The lower ones are of the same House, the upper one of another.
treachery-one-house-yellow = Those on yellow are of the same House, all others of other Houses.
treachery-two-houses = They are of different Houses.

## What things are.

treachery-effect-heal = Heal
treachery-effect-up = Move up
treachery-effect-down = Move down
treachery-effect-attack = Attack
treachery-about-heal = A Wounded Character becomes Unwounded.
treachery-about-up = One row higher; from the highest row into a new one above it.
treachery-about-down = One row lower; from the lowest row into a new one below it.
treachery-about-attack = An Unwounded Character becomes Wounded, a Wounded one is Killed.
treachery-neutrals = Neutrals
treachery-about-neutrals = The Physician and the Envoy have no House: never the same as anybody’s, always another.
treachery-about-unwounded = The ability sleeps until an attack wounds this Character.
treachery-about-wounded = The ability is awake until it is healed. One more attack kills.
treachery-about-killed = Lies in its row and still counts at the end, but nothing moves, heals or attacks it. The second death ends the game.
treachery-about-house = Whoever’s agenda wants this House to rise scores for the rows below; whoever’s wants it to fall, for the rows above.
treachery-about-neutral = Has no House and scores for nobody.
treachery-agenda = Hidden Agenda
treachery-about-agenda-hidden = It names a House that should rise and one that should fall. Only its owner may look, until all are revealed at the end.
treachery-about-agenda-rise = { $rise } should rise: each of its Characters scores a point for every row below.
treachery-about-agenda-fall = { $fall } should fall: each of its Characters scores a point for every row above.
treachery-about-agenda-wounds = Every Wounded or Killed one of either House costs a point.
treachery-hidden = A card in hand
treachery-about-hidden = Only its owner knows it. On a turn they use this card or the revealed one.
treachery-about-deck = Whoever has used a card takes the next one from here. When the deck runs out for the second time, the game ends.
treachery-about-discards = All cards that were used, open to everyone: a click shows them. They are shuffled into a new deck once.
treachery-about-now = What your agenda would score if the game ended now.
treachery-rise = ▲ { $points }
treachery-fall = ▼ { $points }
treachery-about-rise =
    { $points ->
        [one] A Character in this row is worth { $points } point to whoever wants its House to rise: there is one row below.
       *[other] A Character in this row is worth { $points } points to whoever wants its House to rise: one for each row below.
    }
treachery-about-fall =
    { $points ->
        [one] A Character in this row is worth { $points } point to whoever wants its House to fall: there is one row above.
       *[other] A Character in this row is worth { $points } points to whoever wants its House to fall: one for each row above.
    }
