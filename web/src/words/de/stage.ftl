### Die Bühne, auf der erzählt wird, was geschieht.

stage = Was geschieht
stage-next = Weiter
stage-again = Noch einmal
stage-space = Leertaste
stage-skip = Zum Ende
stage-of = { $at } von { $count }
stage-you = Du
stage-wins = { $name } gewinnt
stage-wins-you = Du gewinnst
stage-draw = Niemand gewinnt
stage-initiative = Initiative

# $who: „you“ oder der Name eines Platzes.
stage-draws = { $who ->
    [you] Du ziehst { $count } Karten.
   *[other] { $who } zieht { $count } Karten.
}
# Nach einem Satz über eines: andere, für die er auch gilt.
stage-likewise = Das gilt auch für { $names }.
stage-others = { $count ->
    [one] ein weiteres
   *[other] { $count } weitere
}

## Was geschieht, in einem Wort.

stage-action = Aktion
stage-ability = Fähigkeit
stage-effect = Effekt
stage-deploys = Aufstellen
stage-attack = Angriff
stage-block = Block
stage-hit = Treffer
stage-out = Ausgeschieden
stage-event = Ereignis
stage-masterstroke = Meisterstreich
stage-negation = Einspruch
stage-conspiracy = Verschwörung
stage-suspicion = Verdacht
stage-standing = Ansehen
stage-plots = Strategien
stage-challenge = Herausforderung
stage-defence = Verteidigung
stage-result = Ergebnis
stage-claim = Anspruch
stage-offer = Angebot
stage-deal = Handel
stage-promise = Versprechen

## Was aus jemandem wird, als Stempel.

stage-blocked = geblockt
stage-poisoned = vergiftet
stage-saved = gerettet
stage-defeated = besiegt
stage-negated = Einspruch
stage-revealed = aufgedeckt
stage-agreed = einig
stage-promise-kept = gehalten
stage-promise-broken = gebrochen
stage-undefended = verteidigt nicht
stage-dies = stirbt
stage-leaves = verlässt das Spiel
stage-bypassed = umgangen
stage-power = Macht
stage-power-more = { $amount ->
    [one] +{ $amount } Macht
   *[other] +{ $amount } Macht
}
stage-power-less = { $amount ->
    [one] −{ $amount } Macht
   *[other] −{ $amount } Macht
}
stage-discards = legt ab
stage-unopposed = Ohne Gegenwehr: Niemand hat verteidigt.
stage-claim-military = { $claim ->
    [one] Anspruch { $claim }: Wer verliert, wählt einen Charakter, der getötet wird.
   *[other] Anspruch { $claim }: Wer verliert, wählt { $claim } Charaktere, die getötet werden.
}
stage-claim-intrigue = { $claim ->
    [one] Anspruch { $claim }: Wer verliert, legt zufällig eine Karte ab.
   *[other] Anspruch { $claim }: Wer verliert, legt zufällig { $claim } Karten ab.
}
stage-claim-power = { $claim ->
    [one] Anspruch { $claim }: { $claim } Macht geht vom Haus des Verlierers an das des Gewinners.
   *[other] Anspruch { $claim }: { $claim } Macht geht vom Haus des Verlierers an das des Gewinners.
}
stage-treachery-healed = geheilt
stage-treachery-moved_up = steigt auf
stage-treachery-moved_down = steigt ab
stage-treachery-wounded = verwundet
stage-treachery-killed = getötet
stage-treachery-exchanged = tauscht die Reihe
stage-treachery-lost = unversehrt
stage-duhr-placed = eine Karte mehr
stage-duhr-removed = eine Karte weniger
stage-duhr-turned_up = aufgedeckt
stage-duhr-turned_down = verdeckt
stage-duhr-moved = eine Karte mehr
stage-duhr-moved_down = eine Karte mehr
stage-duhr-replaced = ersetzt
stage-duhr-taken = eine Karte weniger
stage-duhr-taken_down = eine Karte weniger
stage-duhr-favor_lost = verliert die Gunst
stage-duhr-favor_regained = gewinnt die Gunst zurück
stage-duhr-vilified = geächtet
stage-duhr-standing_regained = gewinnt Ansehen zurück
stage-duhr-lost_hand = verliert die Hand

## Wie schnell erzählt wird.

pace = Erzähltempo
pace-slow = langsam
pace-calm = zum Mitlesen
pace-brisk = schnell
pace-instant = sofort, ohne Erzählung
