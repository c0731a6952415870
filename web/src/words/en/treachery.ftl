### Treachery in a Pocket.

treachery-ladder = The rows, the most powerful on top
treachery-row =
    { $below ->
        [one] Row { $number }, { $below } row below it
       *[other] Row { $number }, { $below } rows below it
    }
treachery-top = top
treachery-bottom = bottom
treachery-white = white
treachery-yellow = yellow
treachery-below = below it:
treachery-show-discards = Look through the discards
treachery-deck = Deck { $count }
treachery-discards = Discards { $count }
treachery-revealed = Revealed
treachery-hand = Your card
treachery-now =
    { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
treachery-rises = should rise
treachery-falls = should fall
treachery-wounded = Wounded
treachery-killed = Killed
treachery-house-green = Green
treachery-house-red = Red
treachery-house-purple = Purple
treachery-house-blue = Blue
treachery-house-neutral = Neutral
treachery-ask = Who { $does }?
treachery-does-heal = is healed
treachery-does-up = moves up
treachery-does-down = moves down
treachery-does-attack = is attacked
treachery-ability-steadfast = While Wounded: can't be moved down.
treachery-ability-lifts = When Killed: another of this row moves up.
treachery-ability-strikes = When Killed: another of this row is attacked.
treachery-ability-guards = While Wounded: others of this House in this row can't be attacked.
treachery-ability-poses = While Wounded: counts as a Noble of whichever House you wish.
treachery-ability-drags = When Killed: any living Character moves down.
treachery-ability-avenges = When Killed: a Wounded Character is healed, then an Unwounded one attacked.
treachery-ability-rises = When healed: moves up at once.
treachery-ability-hides = While Wounded: can't be attacked while another Wounded Character stands in this row.
treachery-ability-exchanges = When Killed: two living Characters of different rows exchange rows.
