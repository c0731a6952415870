### Houses-Skirmish.

ending-last_standing = Nur noch eine Person ist übrig.
ending-sudden_death = Der plötzliche Tod ist vorüber, und das meiste Leben gewinnt.
skirmish-front = Vordere Reihe
skirmish-rear = Hintere Reihe
skirmish-empty = { $slot }, leer
skirmish-here = bleibt: { $slot }
skirmish-stay = hier
skirmish-as = { $joker }, { $role }
skirmish-double-of = { $joker }, Doppelgänger von { $card }
skirmish-bond = Bund von { $leader } und { $second }
skirmish-bonded = { $card }, zweite Karte eines Bundes
skirmish-separate = Den Bund von { $card } trennen
skirmish-exhausted = erschöpft
skirmish-deals = Schaden { $number }
skirmish-enhanced = verstärkt
skirmish-silenced = gebannt
skirmish-poisoned = vergiftet
skirmish-spent = Schild verbraucht
skirmish-recovered = zum Blocken bereit gemacht
skirmish-doubled = doppelter Schaden
skirmish-summoned = beschworen
skirmish-marked = brennt, wenn sie fällt
skirmish-leaving = geht am Ende des Zuges
skirmish-returned = zurückgekehrt, kann in diesem Zug nicht aufgestellt werden
skirmish-damage = { $number } Schaden
skirmish-life = { $number } Leben
skirmish-life-word = Leben
skirmish-out = ausgeschieden
skirmish-warded = Einheiten nehmen in diesem Zug keinen Schaden
skirmish-hand =
    { $who ->
        [you] Deine Hand
       *[other] Hand von { $who }
    }
skirmish-hand-empty =
    { $who ->
        [you] Deine Hand ist leer.
       *[other] Die Hand von { $who } ist leer.
    }
skirmish-you-out =
    { $who ->
        [you] Du bist ausgeschieden; die anderen kämpfen weiter.
       *[other] { $who } ist ausgeschieden; die anderen kämpfen weiter.
    }
skirmish-you-fell =
    { $who ->
        [you] Du bist ausgeschieden.
       *[other] { $who } ist ausgeschieden.
    }
skirmish-hand-count =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
skirmish-in-hand = { $card }, auf der Hand
skirmish-in-deck = { $card }, oben auf dem Stapel
skirmish-in-barrows = { $card }, in den Gräbern
skirmish-was-played = { $card }, gespielt
skirmish-seen-all = alle kennen sie
skirmish-seen-by = bekannt: { $names }
skirmish-to-hand = Auf die Hand
skirmish-to-barrows = In die Gräber
skirmish-deck = Stapel { $count }
skirmish-on-top = Obenauf, die nächste zuerst
skirmish-played = Gespielt
skirmish-barrows = Gräber { $count }
skirmish-barrows-none = Noch ist niemand gefallen.
skirmish-burned = verbrannt { $count }
skirmish-burned-list = Verbrannt: { $cards }
skirmish-beginning = Wer beginnt?
skirmish-turn = { $name } ist am Zug
skirmish-phase-deploy = Aufstellen
skirmish-phase-response = Antwort
skirmish-phase-combat = Kampf
skirmish-sudden = Plötzlicher Tod, noch am Zug: { $names }
skirmish-extra = Ein weiterer Zug folgt.
skirmish-redeployed = Umgestellt
skirmish-instant = Sofort
skirmish-ask-further = { $card }: was dann?
skirmish-ask-slot = { $card }: auf welchen Platz?
skirmish-ask-unit = { $card }: welche Einheit?
skirmish-ask-keep = Welche Karte kommt zurück und wird als nächste gezogen?
skirmish-ask-leader = Wohin geht { $card }, der Anführer?
skirmish-ask-second = Wohin geht die andere?
