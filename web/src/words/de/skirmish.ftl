### Houses-Skirmish.

ending-last_standing = Nur noch ein Spieler ist übrig.
ending-sudden_death = Die Schlussrunde ist vorüber, und es gewinnt, wer die meisten Lebenspunkte hat.
skirmish-front = Vordere Reihe
skirmish-rear = Hintere Reihe
skirmish-empty = { $slot }, leer
skirmish-here = bleibt: { $slot }
skirmish-stay = hier
skirmish-as = { $joker }, { $role }
skirmish-double-of = { $joker } (Doppelgänger von { $card })
skirmish-bond = Bund: { $leader } und { $second }
skirmish-bonded = { $card }, zweite Karte eines Bundes
skirmish-separate = Bund trennen: { $card }
skirmish-exhausted = erschöpft
skirmish-deals = Schaden { $number }
skirmish-enhanced = verstärkt
skirmish-silenced = gebannt
skirmish-poisoned = vergiftet
skirmish-spent = Schild verbraucht
skirmish-recovered = zum Blocken bereit gemacht
skirmish-doubled = doppelter Schaden
skirmish-summoned = beschworen
skirmish-marked = markiert: wird verbrannt, wenn sie fällt
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
skirmish-was-played = { $card }, ausgespielt
skirmish-seen-all = alle kennen sie
skirmish-seen-by = gesehen von { $names }
skirmish-to-hand = Auf die Hand
skirmish-to-barrows = In die Gräber
skirmish-deck = Stapel { $count }
skirmish-on-top = Obenauf, die nächste zuerst
skirmish-played = Ausgespielt
skirmish-barrows = Gräber { $count }
skirmish-barrows-none = Noch ist niemand gefallen.
skirmish-burned = verbrannt { $count }
skirmish-burned-list = Verbrannt: { $cards }
skirmish-beginning = Wer beginnt?
skirmish-turn = { $name } ist am Zug
skirmish-phase-deploy = Aufstellen
skirmish-phase-response = Antwort
skirmish-phase-combat = Kampf
skirmish-sudden = Schlussrunde, einen Zug haben noch: { $names }
skirmish-extra = Ein weiterer Zug folgt.
skirmish-redeployed = Umgestellt
skirmish-instant = Sofort
skirmish-ask-further = Was soll mit { $card } geschehen?
skirmish-ask-slot = Auf welchen Platz kommt { $card }?
# Wenn zuerst ein Platz gewählt ist.
skirmish-ask-stands = Was soll { $slot } stehen?
# Von einem Joker.
skirmish-ask-as = Was wird aus { $card }?
skirmish-ask-unit =
    { $verb ->
        [strike] Welche Einheit triffst du mit { $card }?
        [double] Welche Einheit fügt doppelten Schaden zu?
       *[seize] Welche Einheit nimmst du auf die Hand?
    }
skirmish-ask-keep = Welche Karte kommt zurück und wird als nächste gezogen?
skirmish-ask-leader = Wohin geht { $card }, der Anführer?
skirmish-ask-second = Wohin geht die andere?
skirmish-ready = bereit
skirmish-doomed = kommt in die Gräber
skirmish-queen = Dame
skirmish-attack = Angriff { $number }
skirmish-defense = Verteidigung { $number }

## Was die Dinge sind.

skirmish-explain-attack = So viel Schaden fügt die Karte im Kampf zu.
skirmish-explain-defense = So viel Schaden in einem Zug besiegt sie.
skirmish-explain-trait = Das können alle Soldaten dieses Hauses. Ihr König verstärkt es.
skirmish-explain-instant = Lässt sich auch außerhalb des eigenen Zuges ausspielen, sooft du danach gefragt wirst.
skirmish-explain-queen = Wird beim Aufstellen ausgespielt, braucht keinen Platz und kommt am Ende der Phase in die Gräber.
skirmish-explain-ready = Die Einheit kann im eigenen Zug angreifen und in einem anderen blocken.
skirmish-explain-exhausted = Die Einheit kann weder angreifen noch blocken, bis sie zu Beginn des nächsten eigenen Zuges bereit wird. Könige und Joker wirken trotzdem.
skirmish-explain-recovered = Ein erschöpfter Karo-Soldat, der zum Blocken bereit gemacht wurde.
skirmish-explain-bond = Zwei Soldaten kämpfen als eine Einheit und fügen zusammen { $number } Schaden zu. Die Gabe ist die des Anführers, und er nimmt den Schaden zuerst.
skirmish-explain-enhanced = Der König dieses Hauses steht in der hinteren Reihe: Die Gabe kann mehr.
skirmish-explain-silenced = Ein gegnerischer Irrer Zauberer hat die Gabe gebannt.
skirmish-explain-damage = So viel hat die Einheit in diesem Zug genommen. Erreicht es ihre Verteidigung, ist sie besiegt; am Zugende verfällt es.
skirmish-explain-poisoned = Am Zugende kommt die Einheit in die Gräber, wenn sie nicht vorher das Feld verlässt.
skirmish-explain-spent = Der Zauberschild hat schon einmal gerettet und tut es nicht wieder.
skirmish-explain-doubled = Der Kreuz-Bube: In diesem Zug fügt die Einheit doppelten Schaden zu.
skirmish-explain-summoned = Ein Totenbeschwörer hat die Karte aus den Gräbern beschworen. Zu Beginn des nächsten Zuges ihres Spielers wird sie verbrannt.
skirmish-explain-marked = Die Karte wurde aus den Gräbern geholt und ist markiert: Fällt sie wieder, wird sie verbrannt und ist aus dem Spiel.
skirmish-explain-leaving = Ein Ass, das getroffen oder angegriffen hat, kommt am Zugende in die Gräber.
skirmish-explain-doomed = Die erste von zwei Einheiten, die eine Dame in die Gräber schickt.
skirmish-explain-front = Vordere Reihe: Hier stehen Soldaten, von 2 bis 10. Sie können blocken und von jeder Einheit angegriffen werden.
skirmish-explain-rear = Hintere Reihe: Hier stehen Könige, Asse und Joker. Sie können nur von Einheiten einer hinteren Reihe angegriffen werden.
skirmish-explain-here = Eine Karte des Bundes bleibt auf diesem Platz.
skirmish-explain-separate = Beide Karten werden wieder eigene Einheiten; eine davon kann auf die Hand zurück.
skirmish-explain-life = Wer keine Lebenspunkte mehr hat, scheidet aus. Wer als Letzter übrig bleibt, gewinnt.
skirmish-explain-hand = Nur wer diese Karten hat, kennt sie, bis auf die, die gesehen wurden.
skirmish-explain-deck = Alle ziehen von hier. Ist die letzte Karte genommen, hat jeder noch einen Zug: Das ist die Schlussrunde.
skirmish-explain-barrows = Gefallene und benutzte Karten aller, offen für jeden. Ein Klick zeigt sie.
skirmish-explain-burned = Verbrannt: verdeckt und aus dem Spiel.
skirmish-explain-deploy = Einheiten kommen auf freie Plätze, und Fähigkeiten werden genutzt; eine Umstellung versetzt eine Einheit, nimmt sie zurück, schließt oder trennt einen Bund.
skirmish-explain-response = Die anderen können Sofortkarten ausspielen.
skirmish-explain-combat = Bereite Einheiten greifen Spieler oder Einheiten an, die Angegriffenen blocken, und aller Schaden fällt zugleich.
skirmish-explain-to-hand = Die Karte kommt auf die Hand ihres Besitzers.
skirmish-explain-to-barrows = Die Karte kommt in die Gräber.
