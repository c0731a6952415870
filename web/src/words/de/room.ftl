### The room before the game, and the company at the table.

## Seats

seat-move = Hierher setzen
seat-swap = Platz tauschen
seat-swap-ask = Um Platztausch bitten
seat-swap-asked = { $name } möchte mit dir den Platz tauschen.
seat-swap-waits = Du hast { $name } um einen Platztausch gebeten.
seat-swap-withdraw = Doch nicht
seat-more = Mehr zu { $name }
seat-remove = Vom Tisch entfernen
seat-remove-ask = { $name } entfernen? { $name } kann sich mit diesem Browser nicht mehr an diesen Tisch setzen, außer mit einer neuen Einladung von dir.
seat-remove-yes = { $name } entfernen
leave-seat = Tisch verlassen
ready = bereit
ready-say = Ich bin bereit
ready-not = Noch nicht bereit
room-freed = Du sitzt nicht mehr an diesem Tisch: Dein Platz wurde freigegeben.
room-host-away = { $name } leitet den Tisch und ist gerade nicht da. Nach einer Minute leitet ihn jemand von euch, bis { $name } zurück ist.
room-host-away-days = { $name } leitet den Tisch und ist gerade nicht da. Nach einem Tag leitet ihn jemand von euch, bis { $name } zurück ist.
room-hosted-by = { $name } leitet jetzt den Tisch.
room-host-again = Setz dich wieder hin, dann leitest du ihn.
room-blocked = Du hast { $names } blockiert, und nun trefft ihr euch an diesem Tisch.

## What the host's start waits for

missing-seats =
    { $count ->
        [one] Ein Platz ist noch frei: Warte auf einen Gast oder setz einen Bot dazu.
       *[other] { $count } Plätze sind noch frei: Warte auf Gäste oder setz Bots dazu.
    }
missing-away =
    { $count ->
        [one] { $names } ist nicht da.
       *[other] { $names } sind nicht da.
    }
missing-ready =
    { $count ->
        [one] { $names } hat noch nicht „bereit“ gesagt.
       *[other] { $names } haben noch nicht „bereit“ gesagt.
    }
missing-nothing = Alle sind bereit.

## The terms of a table

terms = Was vereinbart ist
terms-pace = Tempo
terms-pace-untimed = Ohne Zeitdruck
terms-pace-clocks = { $decision } je Entscheidung, dazu eine Reserve von { $reserve } für die ganze Partie.
terms-pace-days = { $decision } je Entscheidung. Du musst nicht hierbleiben.
terms-late = Zeit abgelaufen
terms-late-bot = Ein Bot ({ $bot }) entscheidet dieses eine Mal.
terms-late-days = Ein Bot ({ $bot }) entscheidet dieses eine Mal; nach dem zweiten Mal in Folge spielt er weiter.
terms-holidays = Urlaub
terms-holidays-of =
    { $days ->
        [one] Alle können in einer Partie einen Tag freinehmen; ihre Zeit steht dann still.
       *[other] Alle können in einer Partie { $days } Tage freinehmen; ihre Zeit steht dann still.
    }
terms-windows = Antwortfenster
terms-windows-close = Offen für { $time }; wer bis dahin nicht antwortet, passt.
terms-windows-wait = Sie warten, bis alle geantwortet haben.
terms-decks-own = Alle bringen ihr eigenes mit oder bekommen ein fertiges. Aufgedeckt werden sie zu Beginn der Partie.
terms-decks-laid = Einige hat der Gastgeber gewählt; wo das offen ist, bringst du dein eigenes mit.
terms-match = Länge
terms-single = Eine einzelne Partie
terms-match-of = Ein Wettkampf: { $contest }
terms-absence = Wenn jemand geht
terms-absence-bot = Nach { $time } spielt ein Bot ({ $bot }) weiter, bis die Person zurück ist.
terms-absence-days = Niemand muss verbunden bleiben: Nur versäumte Fristen zählen.
terms-absence-vote = Wer noch da ist, entscheidet, ob ein Bot ({ $bot }) weiterspielt.
terms-watchers = Zuschauer
terms-watchers-all = Jeder kann zuschauen.
terms-watchers-link = Zuschauen kann, wer den Link dafür hat.
terms-watchers-delayed = Sie sehen alles { $time } später.
terms-watchers-none = Keine
terms-hints = Tipps
terms-hints-never = Keine
terms-hints-against_bots = Nur, wenn jemand allein gegen Bots spielt
terms-hints-always = Für alle
terms-talk = Gespräch
terms-talk-all = Ihr könnt miteinander reden.
terms-talk-none = An diesem Tisch wird nicht geredet.
terms-who = Gäste
terms-who-listed = In der Halle aufgeführt: Jeder kann mitspielen.
terms-who-invited = Nur auf Einladung
plan-talk = Am Tisch kann geredet werden

## One's own deck

own-deck = Dein Deck
own-deck-any = Irgendein fertiges Deck
own-deck-about = Die anderen sehen es, wenn die Partie beginnt.
own-deck-kept = Du bringst ein Deck mit, das sich in diesem Browser inzwischen geändert hat.
own-deck-faults = Dieses Deck kann nicht gespielt werden; es bleibt bei der Wahl davor:

## Company

mute = Ausblenden, was { $name } sagt
unmute = Anzeigen, was { $name } sagt
muted = im Gespräch ausgeblendet
block = { $name } blockieren
unblock = { $name } nicht mehr blockieren
block-about = Blockiert wird nach dem Namen und nur in diesem Browser: Tische, an denen { $name } sitzt, werden dir nicht mehr angezeigt, und was { $name } sagt, ist ausgeblendet. Unter einem anderen Namen wird niemand wiedererkannt.
talk-heard = { $name } sagt: { $text }
talk-hushed = Was { $name } sagt, ist ausgeblendet.
talk-show = Anzeigen
company = Blockiert und ausgeblendet
company-forgive = { $name } verzeihen
