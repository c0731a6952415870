### Wie man gespielt hat: Partien, Serien, Lektionen und was als Nächstes kommt.

progress = So hast du gespielt
progress-link = So hast du gespielt
progress-none = Du hast hier noch keine Partie beendet.
progress-whole = Du hast { NUMBER($won) } von { $played ->
        [one] { $played } Partie
       *[other] { $played } Partien
    } gewonnen.
progress-streak = { $now ->
        [0] Deine längste Siegesserie: { NUMBER($best) }.
        [one] Die letzte hast du gewonnen; deine längste Siegesserie: { NUMBER($best) }.
       *[other] Die letzten { $now } hast du gewonnen; deine längste Siegesserie: { NUMBER($best) }.
    }
progress-won = { NUMBER($won) } von { NUMBER($played) }
progress-people = Menschen
progress-not-yet = Noch nicht gespielt.
progress-next = Als Nächstes: { $level }
progress-learn = Lektion beginnen
progress-learnt = Lektion abgeschlossen
progress-games = Partien
progress-victory = Gewonnen
progress-defeat = Verloren
progress-replay = Rückschau auf { $game }, { $day }
progress-more = { $count } weitere zeigen
progress-save = Als Datei sichern
progress-here = Das alles weiß nur dieser Browser; die Halle führt kein Profil über dich.
progress-learn-wins = Zweite Lektion: wie man gewinnt
progress-learnt-wins = Zweite Lektion abgeschlossen
