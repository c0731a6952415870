### The seats this browser holds.

place-other = Du sitzt schon an diesem Tisch
place-other-about = Du spielst hier als { $names }. Der Link, den du geöffnet hast, führt zu einem anderen Platz am Tisch.
place-stay = Weiter als { $names }
place-take = Diesen Platz dazunehmen
place-take-about = Falls ihr zu mehreren an diesem Gerät spielt: Beide Plätze bleiben, und das Gerät wird von Zug zu Zug weitergereicht.
cancel = Abbrechen
forget-ask = Dieses Spiel vergessen?
forget-about = { $game }, gespielt von { $names }. Der Schlüssel des Platzes liegt nur in diesem Browser: Ist er vergessen, führt nur noch der Link des Platzes dorthin zurück.
forget-yes = Vergessen
forget-no = Behalten
forget-done = Vergessen
forget-undo = Zurücknehmen: Spiel „{ $game }“ behalten
unkept-seats =
    { $count ->
        [one] Dein Browser kann den Schlüssel eines Platzes nicht behalten ({ $names }): Sein Speicher ist voll oder abgeschaltet. Kopiere den Link des Platzes, bevor du die Seite verlässt, sonst ist der Platz verloren.
       *[other] Dein Browser kann die Schlüssel einiger Plätze nicht behalten ({ $names }): Sein Speicher ist voll oder abgeschaltet. Kopiere ihre Links, bevor du die Seite verlässt, sonst sind die Plätze verloren.
    }
unkept-link = Der Link von { $name }
unkept-copy = Link von { $name } kopieren
unkept-others = Dein Browser kann deine Einstellungen und Decks nicht behalten: Sein Speicher ist voll oder abgeschaltet. Was du änderst, ist verloren, wenn du die Seite verlässt.
