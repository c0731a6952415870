### Treachery in a Pocket.

treachery-ladder = Die Reihen, die mächtigste oben
treachery-row =
    { $below ->
        [one] Reihe { $number }, { $below } Reihe darunter
       *[other] Reihe { $number }, { $below } Reihen darunter
    }
treachery-white = Weiß
treachery-yellow = Gelb
treachery-below = darunter:
treachery-show-discards = Die Ablage durchsehen
treachery-deck = Stapel { $count }
treachery-discards = Ablage { $count }
treachery-revealed = Offen
treachery-hand =
    { $who ->
        [you] Deine Karte
       *[other] Karte von { $who }
    }
treachery-now =
    { $points ->
        [one] jetzt { $points } Punkt
       *[other] jetzt { $points } Punkte
    }
treachery-rises = soll steigen
treachery-falls = soll fallen
treachery-wounded = verwundet
treachery-killed = tot
treachery-ask = Wer { $does }?
treachery-does-heal = wird geheilt
treachery-does-up = steigt auf
treachery-does-down = steigt ab
treachery-does-attack = wird angegriffen
