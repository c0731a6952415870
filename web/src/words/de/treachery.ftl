### Treachery in a Pocket.

treachery-ladder = Die Reihen, die mächtigste oben
treachery-row =
    { $below ->
        [one] Reihe { $number }, { $below } Reihe darunter
       *[other] Reihe { $number }, { $below } Reihen darunter
    }
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
treachery-unwounded = unverwundet

## Aktionen in Sätzen: wen sie brauchen, aus welchen Häusern, und was ihnen widerfährt. $does ist eines von treachery-does-….

treachery-choose = Wähle { $who }.
treachery-take-first =
    { $count ->
        [0] eine Reihe
        [one] eine Figur
        [2] zwei Figuren einer Reihe
       *[other] { $count } Figuren einer Reihe
    }
treachery-take =
    { $count ->
        [0] beliebige andere
        [one] eine weitere
        [2] zwei weitere
       *[other] { $count } weitere
    }
treachery-take-below = { $above } und eine Reihe darunter { $who }
treachery-sentence = { $who } { $does }.
treachery-who-only = Eine Figur
treachery-who-one = Eine von ihnen
treachery-who-each = Jede von ihnen
treachery-who-upper =
    { $count ->
        [one] Die obere
       *[other] Eine der oberen
    }
treachery-who-lower =
    { $count ->
        [one] Die untere
       *[other] Eine der unteren
    }
treachery-who-row =
    { $count ->
        [one] Die in Reihe { $row } von oben
       *[other] Eine derer in Reihe { $row } von oben
    }
treachery-one-house = Beide sind vom selben Haus.
treachery-one-house-above = Die oberen sind vom selben Haus, die untere von einem anderen.
treachery-one-house-below = Die unteren sind vom selben Haus, die obere von einem anderen.
treachery-one-house-yellow = Die auf Gelb sind vom selben Haus, alle übrigen von anderen Häusern.
treachery-two-houses = Sie sind von verschiedenen Häusern.
treachery-other-house = { $who } ist von einem anderen Haus als die übrigen.

## Was die Dinge sind.

treachery-effect-heal = Heilen
treachery-effect-up = Aufsteigen
treachery-effect-down = Absteigen
treachery-effect-attack = Angriff
treachery-about-heal = Eine verwundete Figur wird wieder unverwundet.
treachery-about-up = Eine Reihe höher; aus der höchsten in eine neue darüber.
treachery-about-down = Eine Reihe tiefer; aus der tiefsten in eine neue darunter.
treachery-about-attack = Eine unverwundete Figur wird verwundet, eine verwundete stirbt.
treachery-neutrals = Neutrale
treachery-about-neutrals = Der Arzt und der Gesandte haben kein Haus: nie dasselbe wie jemand, immer ein anderes.
treachery-about-unwounded = Die Fähigkeit schläft, bis ein Angriff diese Figur verwundet.
treachery-about-wounded = Die Fähigkeit ist wach, bis die Figur geheilt wird. Noch ein Angriff tötet sie.
treachery-about-killed = Bleibt in ihrer Reihe und zählt am Ende mit, aber nichts bewegt, heilt oder trifft sie mehr. Der zweite Tod beendet die Partie.
treachery-about-house = Wessen Agenda dieses Haus steigen sehen will, bekommt Punkte für die Reihen darunter; wessen Agenda es fallen sehen will, für die darüber.
treachery-about-neutral = Hat kein Haus und bringt niemandem Punkte.
treachery-agenda = Geheime Agenda
treachery-about-agenda-hidden = Sie nennt ein Haus, das steigen, und eines, das fallen soll. Nur wer sie hat, darf sie ansehen, bis am Ende alle aufgedeckt werden.
treachery-about-agenda-rise = { $rise } soll steigen: Jede seiner Figuren bringt einen Punkt für jede Reihe darunter.
treachery-about-agenda-fall = { $fall } soll fallen: Jede seiner Figuren bringt einen Punkt für jede Reihe darüber.
treachery-about-agenda-wounds = Jede verwundete oder tote beider Häuser kostet einen Punkt.
treachery-hidden = Eine Handkarte
treachery-about-hidden = Nur wer sie hat, kennt sie. Im Zug wird diese Karte benutzt oder die offene.
treachery-about-deck = Wer eine Karte benutzt hat, nimmt von hier die nächste. Wenn der Stapel zum zweiten Mal leer ist, endet die Partie.
treachery-about-discards = Alle benutzten Karten, offen für alle: Ein Klick zeigt sie. Einmal werden sie zu einem neuen Stapel gemischt.
treachery-about-now = Was deine Agenda brächte, wenn die Partie jetzt zu Ende wäre.
treachery-rise = ▲ { $points }
treachery-fall = ▼ { $points }
treachery-about-rise =
    { $points ->
        [one] Eine Figur dieser Reihe bringt { $points } Punkt, wenn ihr Haus steigen soll: Eine Reihe liegt darunter.
       *[other] Eine Figur dieser Reihe bringt { $points } Punkte, wenn ihr Haus steigen soll: einen für jede Reihe darunter.
    }
treachery-about-fall =
    { $points ->
        [one] Eine Figur dieser Reihe bringt { $points } Punkt, wenn ihr Haus fallen soll: Eine Reihe liegt darüber.
       *[other] Eine Figur dieser Reihe bringt { $points } Punkte, wenn ihr Haus fallen soll: einen für jede Reihe darüber.
    }
