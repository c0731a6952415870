### Treachery in a Pocket.

treachery-ladder = Die Reihen, die mächtigste oben
treachery-row =
    { $below ->
        [one] Reihe { $number }, { $below } Reihe darunter
       *[other] Reihe { $number }, { $below } Reihen darunter
    }
treachery-top = oben
treachery-bottom = unten
treachery-white = Weiß
treachery-yellow = Gelb
treachery-below = darunter:
treachery-show-discards = Die Ablage durchsehen
treachery-deck = Stapel { $count }
treachery-discards = Ablage { $count }
treachery-revealed = Aufgedeckt
treachery-hand = Deine Karte
treachery-now =
    { $points ->
        [one] jetzt { $points } Punkt
       *[other] jetzt { $points } Punkte
    }
treachery-rises = soll steigen
treachery-falls = soll fallen
treachery-wounded = verwundet
treachery-killed = tot
treachery-house-green = Grün
treachery-house-red = Rot
treachery-house-purple = Violett
treachery-house-blue = Blau
treachery-house-neutral = Neutral
treachery-ask = Wer { $does }?
treachery-does-heal = wird geheilt
treachery-does-up = steigt auf
treachery-does-down = steigt ab
treachery-does-attack = wird angegriffen
treachery-ability-steadfast = Verwundet: kann nicht absteigen.
treachery-ability-lifts = Beim Tod: Eine andere Figur dieser Reihe steigt auf.
treachery-ability-strikes = Beim Tod: Eine andere Figur dieser Reihe wird angegriffen.
treachery-ability-guards = Verwundet: Andere dieses Hauses in dieser Reihe können nicht angegriffen werden.
treachery-ability-poses = Verwundet: zählt als Adlige eines Hauses deiner Wahl.
treachery-ability-drags = Beim Tod: Eine beliebige lebende Figur steigt ab.
treachery-ability-avenges = Beim Tod: Eine verwundete Figur wird geheilt, dann eine unverwundete angegriffen.
treachery-ability-rises = Bei Heilung: steigt sofort auf.
treachery-ability-hides = Verwundet: kann nicht angegriffen werden, solange eine andere verwundete Figur in dieser Reihe steht.
treachery-ability-exchanges = Beim Tod: Zwei lebende Figuren verschiedener Reihen tauschen die Reihen.
