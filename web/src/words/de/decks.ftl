### Cards and decks.

decks = Decks
decks-of = Decks für { $game }
decks-title = Karten und Decks
decks-mine = Meine Decks
decks-mine-none = Hier erscheinen die Decks, die du für A Game of Thrones baust, nur in diesem Browser.
decks-build = Ein Deck bauen
decks-ready = Fertige Decks
decks-any = offen: vom Gast, sonst zufällig
decks-yours = Dein Deck in { $game }
decks-seat = Deck von Platz { $number }
decks-wait = Die Karten werden ausgelegt …

## The cards

cards-all = Karten
cards-find = In Namen, Merkmalen und Texten suchen
cards-filters = Filter
cards-filters-set = Filter ({ $count })
cards-clear = Alle Karten zeigen
cards-house = Haus
cards-neutral = Neutral
cards-kind = Art
cards-cost = Kosten
cards-cost-more = { $cost } oder mehr
cards-crest = Wappen
cards-crest-any = jedes Wappen
cards-keyword = Schlüsselwort
cards-keyword-any = jedes Schlüsselwort
cards-found =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
cards-none = Keine Karte passt dazu. Nimm einen Filter weg oder versuch es mit weniger Wörtern.
cards-more = Mehr Karten zeigen
cards-keys = Pfeiltasten führen von Karte zu Karte, Enter zeigt eine groß, + und − fügen Exemplare hinzu oder nehmen sie heraus.
cards-in = { $count } im Deck
cards-put = Hinzufügen: { $card }
cards-take = Herausnehmen: { $card }
cards-before = Die Karte davor
cards-after = Die nächste Karte
cards-ready = In fertigen Decks: { $decks }
cards-ready-none = In keinem fertigen Deck

## The deck

deck-one = Deck
deck-choose = Welches Deck
deck-new = Neues Deck
deck-begin = Ein Deck beginnen
deck-begin-house = Mit einem Haus und ohne Karten
deck-begin-ready = Mit einem fertigen Deck
deck-begin-empty = Leeres Deck von Haus { $house }
deck-name = Name
deck-named = Mein { $house }-Deck
deck-mine = { $name } (meins)
deck-unnamed = Mein Deck
deck-delete = Löschen
deck-deleted = „{ $name }“ ist gelöscht.
deck-undo = Zurücknehmen
deck-ready-about = Ein fertiges Deck. Mit der ersten Änderung wird es dein eigenes.
deck-copied = Als „{ $name }“ gespeichert, jetzt dein eigenes Deck.
deck-house = Haus
deck-house-none = Wähle ein Haus
deck-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
deck-plots =
    { $count ->
        [one] { $count } Strategie
       *[other] { $count } Strategien
    }
deck-curve-of = Kosten: { $columns }
deck-column = { $count } für { $cost }
deck-types = Karten nach Art
deck-empty = Noch keine Karten. Füge welche aus der Übersicht hinzu.
deck-checking = Wird geprüft …
deck-legal = Das Deck ist regelgerecht.
deck-wrong = Noch nicht regelgerecht
deck-play = Jetzt spielen
deck-play-of = Jetzt mit { $name } spielen
deck-rivals = Gegner
deck-table = Neuer Tisch
deck-table-of = Neuer Tisch mit { $name }
deck-export = Exportieren
deck-copy = Als Text kopieren
deck-file-text = Text (.txt)
deck-file-o8d = OCTGN (.o8d)
deck-file-o8d_tags = OCTGN mit Tags (.o8d)
deck-import = Importieren
deck-import-title = Ein Deck importieren
deck-import-about = Füge eine Liste als Text, als .o8d von OCTGN oder als JSON ein oder wähle eine Datei.
deck-import-list = Deckliste
# Wie so eine Liste beginnt, Zeile für Zeile.
deck-import-example-house = Haus: Thornmere
deck-import-example-plots = Strategien (7)
deck-import-example-plot = 1x Stete Ernte
deck-import-file = Aus einer Datei
deck-import-long = Das ist zu lang für eine Deckliste.
deck-import-read = Lesen
deck-import-found =
    Haus { $house }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } und { $plots ->
        [one] { $plots } Strategie
       *[other] { $plots } Strategien
    } wurden gefunden. Was nicht stimmt:
deck-import-nothing = Darin wurden keine Karten gefunden:
deck-import-keep = Trotzdem behalten
deck-imported = Importiertes Deck
deck-took = „{ $name }“ ist importiert.
