### Wettkämpfe: mehrere Partien um einen Sieg.

match-standing = Wettkampf
match-game = Partie { $game } von { $games }
match-victories =
    { $victories ->
        [one] { $victories } Sieg gewinnt
       *[other] { $victories } Siege gewinnen
    }
match-won-you = Du hast den Wettkampf gewonnen!
match-won = Der Wettkampf geht an { $names }
match-after = Der Wettkampf bisher
match-end = Der Wettkampf
match-next = Die nächste Partie beginnt in { $left }.
match-seconds = { $seconds } s
match-paused = { $names } { $count ->
        [one] möchte
       *[other] möchten
    } vor der nächsten Partie eine Pause.
match-paused-you = Du möchtest eine Pause. Die nächste Partie wartet auf dich.
match-pause = Pause
match-resume = Weiter
match-begun = Die nächste Partie hat begonnen.
match-begun-turn = Die nächste Partie hat begonnen, und du bist gefragt.
match-result = Das Ergebnis
match-to-table = Zur Partie
match-before = Die Partie davor
# $names: wer noch eine Partie möchte.
again-wanted = Für eine weitere Partie: { $names }.
again-away = { $names } { $count ->
        [one] hat
       *[other] haben
    } eine Minute, um zurückzukommen.
again-left = { $names } { $count ->
        [one] ist gegangen. Spielt ihr anderen noch einmal, wird der Platz für jemand anderen frei.
       *[other] sind gegangen. Spielt ihr anderen noch einmal, werden ihre Plätze für andere frei.
    }
