### Das Ende einer Partie.

ending-called = Das Ende der Partie
ending-victory = Die Halle gehört dir
ending-defeat = { $name } nimmt die Halle ein
ending-shared = { $names } teilen sich die Halle
ending-how = Wie es entschieden wurde
ending-no-turn = Es war bis zum Schluss knapp: Keine einzelne Entscheidung gab den Ausschlag.
ending-standings = Die Punkte
ending-go-on = Weiter
ending-tie-shared = Sie sind in allem gleich: Der Sieg wird geteilt.
ending-tie-treachery = Die Punkte sind gleich: Es gewinnt, wem ein einzelner Adliger die meisten gebracht hat.
ending-tie-duhr = Die Punkte sind gleich: Es gewinnt das Haus mit dem besseren Ansehen.
