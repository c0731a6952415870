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
treachery-unwounded = unverwundet

## Aktionen in Sätzen. $shape: in welchen Reihen ihre Symbole stehen. $who: wen ein Symbol meint. $effects: was ihm widerfährt.

treachery-choose =
    { $shape ->
        [pair] Wähle zwei Figuren einer Reihe.
        [trio] Wähle drei Figuren einer Reihe.
        [one-above-one] Wähle eine Figur und eine Reihe darunter eine weitere.
        [one-above-two] Wähle eine Figur und eine Reihe darunter zwei weitere.
        [two-above-one] Wähle zwei Figuren einer Reihe und eine Reihe darunter eine weitere.
        [one-in-each] Wähle drei Figuren in benachbarten Reihen, in jeder eine.
       *[apart] Wähle Figuren, deren Reihen so weit auseinanderliegen, wie die Aktion zeigt.
    }
treachery-happens =
    { $who ->
       *[single] Eine Figur
        [each] Jede von ihnen
        [one-of-all] Eine von ihnen
        [other-of-all] Die andere
        [another-of-all] Eine andere von ihnen
        [upper] Die obere
        [one-of-upper] Eine der oberen
        [other-of-upper] Die andere obere
        [lower] Die untere
        [one-of-lower] Eine der unteren
        [other-of-lower] Die andere untere
        [highest] Die oberste
        [middle] Die mittlere
        [lowest] Die unterste
    } { $effects ->
        [heal] wird geheilt
        [heal_up] wird geheilt und steigt auf
        [heal_up_attack] wird geheilt, steigt auf und wird angegriffen
        [heal_down] wird geheilt und steigt ab
        [heal_down_attack] wird geheilt, steigt ab und wird angegriffen
        [heal_attack] wird geheilt und dann angegriffen
        [up] steigt auf
        [up_attack] steigt auf und wird angegriffen
        [down] steigt ab
        [down_attack] steigt ab und wird angegriffen
       *[attack] wird angegriffen
    }.
treachery-ask =
    { $effects ->
        [heal] Wer wird geheilt?
        [heal_up] Wer wird geheilt und steigt auf?
        [heal_up_attack] Wer wird geheilt, steigt auf und wird angegriffen?
        [heal_down] Wer wird geheilt und steigt ab?
        [heal_down_attack] Wer wird geheilt, steigt ab und wird angegriffen?
        [heal_attack] Wer wird geheilt und dann angegriffen?
        [up] Wer steigt auf?
        [up_attack] Wer steigt auf und wird angegriffen?
        [down] Wer steigt ab?
        [down_attack] Wer steigt ab und wird angegriffen?
       *[attack] Wer wird angegriffen?
    }
treachery-other-house =
    { $who ->
       *[one-of-all] Eine von ihnen ist aus einem anderen Haus als die übrigen.
        [upper] Die obere ist aus einem anderen Haus als die übrigen.
        [one-of-upper] Eine der oberen ist aus einem anderen Haus als die übrigen.
        [lower] Die untere ist aus einem anderen Haus als die übrigen.
        [one-of-lower] Eine der unteren ist aus einem anderen Haus als die übrigen.
        [highest] Die oberste ist aus einem anderen Haus als die übrigen.
        [middle] Die mittlere ist aus einem anderen Haus als die übrigen.
        [lowest] Die unterste ist aus einem anderen Haus als die übrigen.
    }
treachery-one-house = Beide sind aus demselben Haus.
treachery-one-house-above = Die oberen sind aus demselben Haus, die untere ist aus einem anderen.
treachery-one-house-below = Die unteren sind aus demselben Haus, die obere ist aus einem anderen.
treachery-one-house-yellow = Die auf Gelb sind aus demselben Haus, alle übrigen aus anderen Häusern.
treachery-two-houses = Sie sind aus verschiedenen Häusern.

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
treachery-about-neutrals = Der Arzt und der Gesandte gehören zu keinem Haus: Sie sind nie aus demselben Haus wie eine andere Figur, immer aus einem anderen.
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
