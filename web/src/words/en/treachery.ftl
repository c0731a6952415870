### Treachery in a Pocket.

treachery-ladder = The rows, the most powerful on top
treachery-row =
    { $below ->
        [one] Row { $number }, { $below } row below it
       *[other] Row { $number }, { $below } rows below it
    }
treachery-white = white
treachery-yellow = yellow
treachery-below = below it:
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
treachery-ask = Who { $does }?
treachery-does-heal = is healed
treachery-does-up = moves up
treachery-does-down = moves down
treachery-does-attack = is attacked
