### Die Seite dessen, der die Halle betreibt.

operator = Die Halle betreuen
operator-key-about = Diese Seite ist für den Betreiber der Halle. Der Schlüssel steht in der Datei operator.key im Datenordner der Halle.
operator-key = Schlüssel des Betreibers
operator-open = Öffnen
operator-tables = Tische
operator-phases = Welche Tische
operator-all = Alle Tische
operator-no-tables = Es gibt keine Tische zu zeigen.
operator-phase = { $phase }
operator-closed = { $phase }, geschlossen
operator-phase-gathering = vor der Partie
operator-phase-playing = es wird gespielt
operator-phase-pausing = zwischen zwei Partien
operator-phase-over = zu Ende
operator-phase-abandoned = abgebrochen
operator-phase-outdated = aus einer früheren Version
operator-guests-here =
    { $count ->
        [one] { $count } Gast verbunden
       *[other] { $count } Gäste verbunden
    }
operator-watch = Ansehen
operator-watch-of = { $table } ansehen
operator-close = Schließen
operator-close-of = { $table } schließen
operator-reopen = Wieder öffnen
operator-reopen-of = { $table } wieder öffnen
operator-delete = Löschen
operator-delete-of = { $table } löschen
operator-sure = Wirklich, für immer?
operator-watched = Der Tisch { $table }
operator-watchers = Es schauen zu: { $addresses }
operator-events = Was dort geschehen ist
operator-free = Platz freigeben
operator-free-of = Den Platz von { $name } freigeben
operator-bot-plays = Hier spielt ein Bot weiter
operator-mute = Stummschalten
operator-mute-of = { $name } stummschalten
operator-ban = Ausschließen
operator-ban-of = { $name } ausschließen
operator-announce = Ansage
operator-announced = Zurzeit an jedem Tisch: { $text }
operator-restart = Die Halle startet bald neu.
operator-withdraw = Zurücknehmen
operator-text = Was du sagen möchtest; leer für einen Neustart, von dem jeder Gast in seiner Sprache erfährt
operator-minutes = Minuten, bis die Halle neu startet; bis dahin werden keine Tische eröffnet
operator-tell = Allen sagen
operator-guests = Gäste
operator-who = Eine Adresse, ein Netz wie 192.0.2.0/24 oder ein Schlüssel
operator-banned = Ausgeschlossen
operator-muted = Stummgeschaltet
operator-nobody = Niemand
operator-key-of = ein Schlüssel, { $start }…
operator-lift = Aufheben
operator-lift-of = Für { $guest } aufheben
operator-belongings = Was zu einem Schlüssel gehört
operator-belongings-about = Für Gäste, die wissen möchten, was die Halle von ihnen aufbewahrt, oder es löschen lassen.
operator-guest-key = Schlüssel des Gastes
operator-export = Als Datei sichern
operator-exported =
    { $count ->
        [0] Zu diesem Schlüssel gehört nichts.
        [one] Gesichert, von { $count } Tisch.
       *[other] Gesichert, von { $count } Tischen.
    }
operator-erase = Löschen
operator-erased = Gelöscht: { NUMBER($tables) } Tische, { NUMBER($sayings) } Äußerungen an anderen, { NUMBER($addresses) } Adressen. Der Schlüssel öffnet nichts mehr.
