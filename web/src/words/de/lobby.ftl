### Die Tische, an denen man mitspielen kann, und die Suche nach Mitspielern.

## The list

lobby-search = Welche Tische
lobby-game = Spiel
lobby-game-any = Jedes Spiel
lobby-pace = Tempo
lobby-pace-any = Jedes Tempo
lobby-pace-untimed = Ohne Zeitdruck
lobby-pace-real_time = Mit Uhr
lobby-pace-days = Über mehrere Tage
lobby-language = Sprache am Tisch
lobby-language-any = Jede Sprache
lobby-host = Gastgeber ist da
lobby-none = So ein Tisch ist gerade nicht offen. Eröffne einen oder lass dir Mitspieler suchen.
lobby-lay = Tisch eröffnen
lobby-games = Ein Spiel wählen
lobby-all = Alle Tische zeigen
lobby-count =
    { $count ->
        [one] { $count } Tisch ist offen.
       *[other] { $count } Tische sind offen.
    }
lobby-free =
    { $free ->
        [one] { $free } Platz frei
       *[other] { $free } Plätze frei
    }
lobby-laid = eröffnet { $ago }
lobby-laid-now = gerade eben eröffnet
lobby-host-here = Gastgeber ist da
lobby-host-away = Gastgeber ist nicht da
lobby-waits = wartet gerade
lobby-paired = beginnt von selbst, wenn alle Plätze besetzt sind
lobby-gone = Nicht mehr offen
lobby-join = Mitspielen: { $game }, { $names }
lobby-untimed = ohne Zeitdruck
lobby-decision = { $time } je Entscheidung
lobby-windows = Antwortfenster: { $time }
lobby-windows-wait = Antwortfenster warten auf alle
lobby-match = ein Wettkampf
table-language = Sprache

## Being paired with anyone

anyone = Jetzt Mitspieler finden
anyone-finding = Einen Moment …
anyone-name = Wie sollen dich die anderen nennen?
anyone-go = Mitspieler suchen
anyone-again = Noch einmal suchen
anyone-given-up = Du warst eine Weile weg, darum wurde dein Platz frei.
anyone-busy = Gerade suchen so viele nach Mitspielern, dass kein Platz für dich zu bekommen war. Bitte versuch es noch einmal.
waiting = Mitspieler werden gesucht
waiting-for = Mitspieler für { $game } werden gesucht
waiting-here =
    { $here ->
        [one] Bisher bist nur du da, { $seats } werden gebraucht.
       *[other] { $here } von { $seats } Spielern sind da.
    }
waiting-begins = Alle sind da: Die Partie beginnt.
waiting-about = Die Partie beginnt von selbst, wenn alle Plätze besetzt sind. Lass diese Seite offen; in einem anderen Tab kannst du inzwischen etwas anderes tun.
waiting-stop = Suche beenden
waiting-bots = Stattdessen gegen Bots spielen
waiting-fill = Mit Bots auffüllen
waiting-fill-mine = Du möchtest mit Bots auffüllen. Das geschieht, wenn alle hier einverstanden sind.
waiting-fill-others =
    { $count ->
        [one] { $names } möchte mit Bots auffüllen. Bist du einverstanden?
       *[other] { $names } möchten mit Bots auffüllen. Bist du einverstanden?
    }
waiting-wait = Lieber warten
waiting-blocked = Du hast { $names } blockiert: Die Suche geht weiter …
