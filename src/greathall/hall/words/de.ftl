# Was die Halle von Tischen sagt, und warum sie etwas ablehnt.
#
# $seat und $target: jemand am Tisch; eine Wahl sieht you, wenn es um den geht, der liest.

# Ein Platz nach seiner Nummer: So heißt er, solange er keinen Namen hat.
seat = Platz { $number }

prompt-not_begun = Die Partie hat noch nicht begonnen.
prompt-resigned = { $seat ->
    [you] Du hast gewonnen: Alle anderen haben aufgegeben.
   *[other] { $seat } hat gewonnen: Alle anderen haben aufgegeben.
}
# $engine und $version: Nummern von Versionen; beide können gleich sein, wenn nur die Karten andere sind.
prompt-outdated = Diese Partie hat mit anderen Regeln oder Karten begonnen (Version { $engine }), als die Halle jetzt hat (Version { $version }), und kann deshalb nicht weitergehen. Beendet sie gemeinsam oder bittet den Betreiber der Halle, die frühere Version zurückzubringen: Bis ihr sie beendet, geht nichts verloren.
prompt-over_before = Diese Partie ist vorbei. Sie wurde mit anderen Regeln oder Karten gespielt (Version { $engine }), als die Halle jetzt hat (Version { $version }); darum steht hier nur ihr Ergebnis.
prompt-abandoned = Die Partie wurde abgebrochen.
prompt-sealed = Deine Antwort bleibt verdeckt, bis sich das Antwortfenster schließt.


## Was geschehen ist

event-opened = Der Tisch ist eröffnet.
event-seated = { $program ->
    [none] { $seat ->
        [you] Du setzt dich.
       *[other] { $seat } setzt sich.
    }
   *[there] { $seat ->
        [you] Du setzt dich, als Programm.
       *[other] { $seat }, ein Programm, setzt sich.
    }
}
event-invited = Platz { $number } ist für { $name } reserviert.
event-freed = { $name ->
    [none] Platz { $number } ist frei.
   *[there] { $removed ->
        [none] { $name } verlässt Platz { $number }.
       *[there] Der Gastgeber entfernt { $name } von Platz { $number }.
    }
}
event-swapped = Die Plätze { $one } und { $other } werden getauscht.
event-swap_asked = { $seat ->
    [you] Du möchtest mit { $target } den Platz tauschen.
   *[other] { $seat } möchte mit { $target ->
        [you] dir
       *[other] { $target }
    } den Platz tauschen.
}
event-swap_ended = { $withdrawn ->
    [none] { $seat ->
        [you] Du bleibst sitzen.
       *[other] { $seat } möchte lieber sitzen bleiben.
    }
   *[there] { $seat ->
        [you] Du möchtest den Platz doch nicht tauschen.
       *[other] { $seat } möchte den Platz doch nicht tauschen.
    }
}
event-ready = { $ready ->
    [none] { $seat ->
        [you] Du bist doch noch nicht bereit.
       *[other] { $seat } ist doch noch nicht bereit.
    }
   *[there] { $seat ->
        [you] Du bist bereit.
       *[other] { $seat } ist bereit.
    }
}
event-brought = { $deck ->
    [none] Du bringst kein eigenes Deck mit.
   *[there] Du hast dein Deck gewählt.
}
event-shuffle_begun = Die Karten werden gemischt.
# $own: ob, wer liest, eine Zahl zum Mischen beigetragen hat. $numbers: wer noch. $left_out: wer da war und es nicht rechtzeitig getan hat.
event-started = { $left_out ->
    [none] { $own ->
        [none] { $numbers ->
            [none] Die Partie beginnt.
           *[there] Die Partie beginnt. Gemischt wurde mit Zahlen von { FORM($numbers, "and") }.
        }
       *[there] { $numbers ->
            [none] Die Partie beginnt. Gemischt wurde mit einer Zahl von dir.
           *[there] Die Partie beginnt. Gemischt wurde mit Zahlen von dir und von { FORM($numbers, "and") }.
        }
    }
   *[there] { $own ->
        [none] { $numbers ->
            [none] Die Partie beginnt. Gemischt hat die Halle allein: Von { FORM($left_out, "and") } kam nicht rechtzeitig eine Zahl.
           *[there] Die Partie beginnt. Gemischt wurde mit Zahlen von { FORM($numbers, "and") }; von { FORM($left_out, "and") } kam nicht rechtzeitig eine.
        }
       *[there] { $numbers ->
            [none] Die Partie beginnt. Gemischt wurde mit einer Zahl von dir; von { FORM($left_out, "and") } kam nicht rechtzeitig eine.
           *[there] Die Partie beginnt. Gemischt wurde mit Zahlen von dir und von { FORM($numbers, "and") }; von { FORM($left_out, "and") } kam nicht rechtzeitig eine.
        }
    }
}
# Eine beendete Partie geht an einem eigenen Tisch weiter. $moves: nach wie vielen Entscheidungen.
event-started-goes_on = { $moves ->
    [one] Die Partie geht nach der ersten Entscheidung weiter.
   *[other] Die Partie geht nach { $moves } Entscheidungen weiter.
}
event-played-clock = { $seat ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $seat } ist abgelaufen.
}
# Eine Entscheidung in einer Partie, die nicht weitergehen kann: Niemand kann mehr sagen, was sie bedeutet. $move: wie in Aufzeichnungen, wenn es die des Lesers ist.
event-moved = { $seat ->
    [you] Du entscheidest: „{ $move }“.
   *[other] { $seat } entscheidet etwas.
}
# $occasions: die Gelegenheiten, bei denen für den Leser gepasst wird, etwa „Sofortkarten“.
event-unasked = Für dich gepasst: { FORM($occasions, "comma") }.
# Was der Leser angeordnet hat. $forced: ob für ihn entschieden wird, wo er keine Wahl hat.
event-ordered = { $occasions ->
    [none] { $forced ->
        [none] Du wirst jedes Mal gefragt. Auch wo du keine Wahl hast, entscheidest du selbst.
       *[there] Du wirst jedes Mal gefragt.
    }
   *[there] { $forced ->
        [none] Die Halle passt für dich: { FORM($occasions, "comma") }. Auch wo du keine Wahl hast, entscheidest du selbst.
       *[there] Die Halle passt für dich: { FORM($occasions, "comma") }.
    }
}
event-undo_asked = { $seat ->
    [you] Du möchtest eine Entscheidung zurücknehmen.
   *[other] { $seat } möchte eine Entscheidung zurücknehmen.
}
event-undo_agreed = { $seat ->
    [you] Du bist einverstanden.
   *[other] { $seat } ist einverstanden.
}
event-undo_declined = { $seat ->
    [you] Du bist nicht einverstanden.
   *[other] { $seat } ist nicht einverstanden.
}
event-undo_withdrawn = { $seat ->
    [you] Du möchtest die Entscheidung nicht mehr zurücknehmen.
   *[other] { $seat } möchte die Entscheidung nicht mehr zurücknehmen.
}
event-undo_lapsed-window = { $seat ->
    [you] Deine Bitte, eine Entscheidung zurückzunehmen, ist verfallen: Das Fenster schloss sich, bevor alle zugestimmt hatten.
   *[other] Die Bitte von { $seat }, eine Entscheidung zurückzunehmen, ist verfallen: Das Fenster schloss sich, bevor alle zugestimmt hatten.
}
event-undo_lapsed-moved = { $seat ->
    [you] Deine Bitte, eine Entscheidung zurückzunehmen, ist verfallen: Die Partie ging weiter, bevor alle zugestimmt hatten.
   *[other] Die Bitte von { $seat }, eine Entscheidung zurückzunehmen, ist verfallen: Die Partie ging weiter, bevor alle zugestimmt hatten.
}
event-undo_lapsed-ended = { $seat ->
    [you] Deine Bitte, eine Entscheidung zurückzunehmen, ist verfallen: Die Partie ist zu Ende.
   *[other] Die Bitte von { $seat }, eine Entscheidung zurückzunehmen, ist verfallen: Die Partie ist zu Ende.
}
# Wer gebeten hat, hat aufgegeben oder den Platz an jemanden verloren.
event-undo_lapsed-left = Die Bitte, eine Entscheidung zurückzunehmen, ist damit verfallen.
event-undone = { $seat ->
    [you] Du nimmst eine Entscheidung zurück.
   *[other] { $seat } nimmt eine Entscheidung zurück.
}
event-handed_over = { $seat ->
    [you] Für dich spielt ein Bot.
   *[other] Für { $seat } spielt ein Bot.
}
# $moves: wie oft inzwischen ein Bot entschieden hat; fehlt, wenn nie.
event-taken_back = { $moves ->
    [none] { $seat ->
        [you] Du bist wieder da.
       *[other] { $seat } ist wieder da.
    }
    [one] { $seat ->
        [you] Du bist wieder da: Ein Bot hat einmal für dich entschieden.
       *[other] { $seat } ist wieder da; ein Bot hat inzwischen einmal entschieden.
    }
   *[other] { $seat ->
        [you] Du bist wieder da: Ein Bot hat { $moves }-mal für dich entschieden.
       *[other] { $seat } ist wieder da; ein Bot hat inzwischen { $moves }-mal entschieden.
    }
}
event-handed_over-deadlines = { $seat ->
    [you] Du hast zwei Fristen nacheinander versäumt. Ein Bot spielt für dich weiter, bis du deinen Platz wieder übernimmst.
   *[other] { $seat } hat zwei Fristen nacheinander versäumt. Ein Bot spielt weiter, bis { $seat } wieder da ist.
}
# $days: fehlt, wenn der Urlaub vorbei ist.
event-holiday = { $days ->
    [none] { $seat ->
        [you] Dein Urlaub ist vorbei.
       *[other] { $seat } ist aus dem Urlaub zurück.
    }
    [one] { $seat ->
        [you] Du bist { $days } Tag im Urlaub. Deine Zeit steht still.
       *[other] { $seat } ist { $days } Tag im Urlaub.
    }
   *[other] { $seat ->
        [you] Du bist { $days } Tage im Urlaub. Deine Zeit steht still.
       *[other] { $seat } ist { $days } Tage im Urlaub.
    }
}
event-gathered = Wer noch da ist, sammelt sich zu einer weiteren Partie. Die Plätze der anderen sind frei.
event-shared = { $seat ->
    [you] Du gibst die Aufzeichnung mit einem Link weiter.
   *[other] { $seat } gibt die Aufzeichnung mit einem Link weiter.
}
# Nur für den, dem der Platz gehört.
event-lent = Du hast einen Link erstellt, der deinen Platz auf einem anderen Gerät öffnet.
event-fetched = Dein Platz wurde auf einem anderen Gerät geöffnet.
event-rekeyed = Dein Platz hat einen neuen Schlüssel: Niemand sonst kann ihn öffnen.
event-hosted-absence = { $seat ->
    [you] Der Gastgeber ist weg: Bis er zurück ist, leitest du den Tisch.
   *[other] Der Gastgeber ist weg: Bis er zurück ist, leitet { $seat } den Tisch.
}
event-hosted-return = { $seat ->
    [you] Du leitest den Tisch wieder.
   *[other] { $seat } leitet den Tisch wieder.
}
event-hosted-given = { $seat ->
    [you] Du leitest jetzt den Tisch.
   *[other] { $seat } leitet jetzt den Tisch.
}
event-seat_opened = { $seat ->
    [you] Dein Platz ist offen: Bis du zurück bist, kann ihn jemand anders übernehmen.
   *[other] Der Platz von { $seat } ist offen: Jemand anders kann ihn übernehmen.
}
event-substitute_invited = { $seat ->
    [you] Du hast einen Link zum Platz von { $target }.
   *[other] { $seat } hat einen Link zu { $target ->
        [you] deinem Platz
       *[other] dem Platz von { $target }
    }.
}
# $before: wer den Platz hatte, mit Namen.
event-substituted = { $seat ->
    [you] Du spielst für { $before } weiter.
   *[other] { $seat } spielt für { $before } weiter.
}
# $bot: fehlt, wenn die Partie vorbei ist.
event-resigned = { $bot ->
    [none] { $seat ->
        [you] Du gibst auf.
       *[other] { $seat } gibt auf.
    }
   *[there] { $seat ->
        [you] Du gibst auf. Ein Bot spielt weiter.
       *[other] { $seat } gibt auf. Ein Bot spielt weiter.
    }
}
# $seat: wer sie allein beendet hat; fehlt, wenn alle zugestimmt haben.
event-abandoned = { $seat ->
    [none] Die Partie ist abgebrochen.
    [you] Du beendest die Partie. Sie wird nicht gewertet.
   *[other] { $seat } beendet die Partie. Sie wird nicht gewertet.
}
# Jemand ist zurückgekommen, während die anderen über den Platz abstimmten.
event-back_in_time = { $seat ->
    [you] Du bist wieder da, und dein Platz gehört dir.
   *[other] { $seat } ist wieder da: Es gibt nichts zu entscheiden.
}
# Abstimmungen. $wanted: fehlt, wenn es nicht mehr gewollt ist; „refused“, wenn ein Vorschlag anderer abgelehnt wird und damit erledigt ist.
event-voted-hand_over = { $wanted ->
    [refused] { $seat ->
        [you] Du lehnst ab: Für { $target } soll kein Bot spielen.
       *[other] { $seat } lehnt ab: Für { $target ->
            [you] dich
           *[other] { $target }
        } soll kein Bot spielen.
    }
    [none] { $seat ->
        [you] Du möchtest nicht mehr, dass ein Bot für { $target } spielt.
       *[other] { $seat } möchte nicht mehr, dass ein Bot für { $target ->
            [you] dich
           *[other] { $target }
        } spielt.
    }
   *[there] { $seat ->
        [you] Du möchtest, dass ein Bot für { $target } spielt.
       *[other] { $seat } möchte, dass ein Bot für { $target ->
            [you] dich
           *[other] { $target }
        } spielt.
    }
}
event-voted-substitute = { $wanted ->
    [refused] { $seat ->
        [you] Du lehnst ab: Der Platz von { $target } wird nicht neu besetzt.
       *[other] { $seat } lehnt ab: { $target ->
            [you] Dein Platz
           *[other] Der Platz von { $target }
        } wird nicht neu besetzt.
    }
    [none] { $seat ->
        [you] Du möchtest nicht mehr, dass jemand anders für { $target } spielt.
       *[other] { $seat } möchte nicht mehr, dass jemand anders für { $target ->
            [you] dich
           *[other] { $target }
        } spielt.
    }
   *[there] { $seat ->
        [you] Du möchtest, dass jemand anders für { $target } weiterspielt.
       *[other] { $seat } möchte, dass jemand anders für { $target ->
            [you] dich
           *[other] { $target }
        } weiterspielt.
    }
}
event-voted-abandon = { $wanted ->
    [refused] { $seat ->
        [you] Du lehnst ab: Die Partie geht weiter.
       *[other] { $seat } lehnt ab: Die Partie geht weiter.
    }
    [none] { $seat ->
        [you] Du möchtest die Partie nicht mehr abbrechen.
       *[other] { $seat } möchte die Partie nicht mehr abbrechen.
    }
   *[there] { $seat ->
        [you] Du möchtest die Partie abbrechen.
       *[other] { $seat } möchte die Partie abbrechen.
    }
}
event-voted-again = { $wanted ->
    [none] { $seat ->
        [you] Du möchtest doch nicht noch einmal spielen.
       *[other] { $seat } möchte doch nicht noch einmal spielen.
    }
   *[there] { $seat ->
        [you] Du möchtest noch einmal spielen.
       *[other] { $seat } möchte noch einmal spielen.
    }
}

event-voted-pause = { $wanted ->
    [none] { $seat ->
        [you] Von dir aus kann es weitergehen.
       *[other] { $seat } ist bereit für die nächste Partie.
    }
   *[there] { $seat ->
        [you] Du möchtest vor der nächsten Partie eine Pause.
       *[other] { $seat } möchte vor der nächsten Partie eine Pause.
    }
}
event-voted-bots = { $wanted ->
    [refused] { $seat ->
        [you] Du möchtest lieber warten: Die freien Plätze bleiben frei.
       *[other] { $seat } möchte lieber warten: Die freien Plätze bleiben frei.
    }
    [none] { $seat ->
        [you] Du möchtest die freien Plätze nicht mehr mit Bots besetzen.
       *[other] { $seat } möchte die freien Plätze nicht mehr mit Bots besetzen.
    }
   *[there] { $seat ->
        [you] Du möchtest die freien Plätze mit Bots besetzen.
       *[other] { $seat } möchte die freien Plätze mit Bots besetzen.
    }
}


## Was denen gesagt wird, die gerade nicht da sind. Was in der Partie geschieht, steht nie darin.
# $names: wer außer dem Leser am Tisch sitzt.

notice-turn = Du bist gefragt. Du spielst mit { $names }.
notice-begun = Die Partie beginnt. Du spielst mit { $names }.
notice-begun_turn = Die Partie beginnt, und du bist gefragt. Du spielst mit { $names }.
notice-offer = Ein Angebot wartet auf deine Antwort. Du spielst mit { $names }.
notice-missed = Deine Bedenkzeit war abgelaufen, und ein Bot hat für dich entschieden. Du spielst mit { $names }.
notice-missed_turn = Deine Bedenkzeit war abgelaufen, und ein Bot hat für dich entschieden. Du bist wieder gefragt. Du spielst mit { $names }.
notice-plays_on = Du hast zwei Fristen nacheinander versäumt. Ein Bot spielt für dich weiter, bis du deinen Platz wieder übernimmst. Du spielst mit { $names }.
notice-ended = Die Partie mit { $names } ist zu Ende.
# $names: wer sich gerade gesetzt hat.
notice-guests = Neu an deinem Tisch: { $names }.
# $time: eine Zeit, wie unten.
notice-reminder = Deine Bedenkzeit endet in { FORM($time, "dat") }. Du spielst mit { $names }.

## Was Messenger von einem Link zeigen.

# Was die Seite sagt, wo ihr Programm nicht läuft.
preview-unscripted = Die Tische dieser Halle werden mit JavaScript gezeichnet, das dein Browser nicht ausführt.
preview-hall = Kartenspiele um verfeindete Häuser, gegen Menschen oder Bots.
preview-invited = Du bist an einen Tisch eingeladen
preview-invited_about = Öffne den Link im Browser: Es muss nichts installiert werden.
preview-table = Ein Tisch für { $game }
preview-full = Alle Plätze sind besetzt.
preview-free = { $seats ->
    [one] { $seats } Platz ist frei.
   *[other] { $seats } Plätze sind frei.
}
preview-untimed = Ohne Zeitdruck.
# $time: eine Zeit, wie unten.
preview-clock = { $time } je Entscheidung.
preview-playing = Eine Partie läuft.
preview-watch = Eine Partie läuft, und du kannst zuschauen.
preview-over = Die Partie ist zu Ende.
preview-new = Einen Tisch für { $game } eröffnen
preview-learn = { $game } lernen
preview-replay = Eine beendete Partie { $game }
preview-replay_private = Eine beendete Partie
preview-replay_about = Sieh sie noch einmal, Schritt für Schritt.

## Eine Adresse, an der nichts ist: was dort im Browser steht, und der Link darunter.

nowhere = Hier ist nichts: Diese Adresse gibt es in der Halle nicht.
nowhere-hall = Zur Halle

## Mails.

# $game: der Name eines Spiels. $hall: die Adresse der Halle.
mail-confirm-subject = Nachrichten zu deiner Partie { $game }?
mail-confirm = Jemand hat die Halle unter { $hall } gebeten, an diese Adresse zu schreiben, sobald in einer Partie { $game } eine Entscheidung ansteht. Wenn du das warst, öffne diesen Link und bestätige es innerhalb eines Tages:
mail-ignore = Wenn du es nicht warst, brauchst du nichts zu tun: Es kommt keine weitere Nachricht.
mail-end = Um diese Nachrichten zu beenden, öffne:
mail-page-confirm = Soll dir die Halle schreiben, wenn du gefragt bist?
mail-page-confirm_do = Ja, schreib mir
mail-page-confirm_done = Die Halle schreibt dir. In jeder Mail steht ein Link, der das beendet.
mail-page-end = Soll dir die Halle zu diesem Platz nicht mehr schreiben?
mail-page-end_do = Schreib mir nicht mehr
mail-page-end_done = Die Halle schreibt dir zu diesem Platz nicht mehr.
mail-page-stale = Dieser Link ist verbraucht oder zu alt. Am Tisch kannst du unter „Sag mir Bescheid, wenn ich nicht da bin“ einen neuen anfordern.


## Warum etwas abgelehnt wird. Das beginnt klein und hat keinen Punkt.

# Was sich nicht lesen lässt. Ein Programm, das es geschickt hat, erfährt daneben mehr.
refusal-not_well_formed = die Halle kann diese Anfrage nicht lesen; lade die Seite neu und versuch es noch einmal
refusal-not_well_formed-name = ein Name hat 1 bis { $most } Zeichen, darunter mindestens einen Buchstaben oder eine Ziffer; wähle einen anderen
refusal-not_well_formed-saying = sag etwas mit 1 bis { $most } Zeichen
refusal-not_well_formed-bot = so einen Bot hat die Halle nicht; wähle einen von diesen: { FORM($bots, "comma") }
refusal-not_well_formed-lesson = eine Lektion steht nie in der Liste der Halle; eröffne dafür einen privaten Tisch
refusal-bad_message = die Halle kann nicht lesen, was deine Seite geschickt hat; lade die Seite neu und versuch es noch einmal
refusal-bad_move = die Halle kann diese Entscheidung nicht lesen; lade die Seite neu und versuch es noch einmal
refusal-bad_offer = die Halle kann dieses Angebot nicht lesen; lade die Seite neu und mach es noch einmal
refusal-bad_plan = mit diesen Optionen lässt sich kein Tisch eröffnen; wähle andere
# $number: der Platz. $faults: was mit seinem Deck nicht stimmt, wie das Spiel es sagt.
refusal-bad_plan-deck = das Deck von Platz { $number } kann nicht gespielt werden: { CAP($faults) }

refusal-not_there-game = es gibt kein Spiel „{ $game }“
refusal-not_there-table = es gibt keinen Tisch „{ $table }“
refusal-not_there-seat = der Tisch hat { $seats } Plätze
refusal-not_there-number = { $games ->
    [one] an diesem Tisch gab es { $games } Partie
   *[other] an diesem Tisch gab es { $games } Partien
}
refusal-not_there-record = diese Aufzeichnung gibt es nicht; eine Partie wird aufgezeichnet, wenn sie vorbei ist
refusal-not_there-viewer = die Plätze sind 0 bis { $last }; −1 sieht zu, −2 sieht alles
refusal-not_there-moment = { $moves ->
    [one] die Partie hat { $moves } Entscheidung
   *[other] die Partie hat { $moves } Entscheidungen
}
refusal-not_there-decks = zu { $game } bringen die Spieler keine Decks mit
refusal-not_yours-link = das öffnet dieser Link nicht
refusal-not_yours-invitation = das ist keine Einladung an diesen Tisch; sieh nach, ob der Link vollständig ist und aus dieser Halle stammt
refusal-not_yours-device = dieser Link führt zu keinem Platz an diesem Tisch; sieh nach, ob er vollständig ist, aus dieser Halle stammt und der neueste ist
refusal-not_yours-host = das darf nur der Gastgeber
refusal-not_yours-given = du leitest den Tisch nur, bis der Gastgeber zurück ist, und kannst ihn deshalb nicht abgeben
refusal-no_host = abgeben kannst du den Tisch nur an jemand anderen, der mitspielt
refusal-not_yours-seats = um einen Tipp bitten kann nur, wer am Tisch sitzt
refusal-not_yours-eyes = solange die Partie läuft, sieht das nur der Platz selbst
refusal-not_yours-record = diese Partie wurde an einem privaten Tisch gespielt; bitte einen der Spieler um einen Link zur Aufzeichnung
refusal-not_yours-share = weitergeben kann eine Partie nur, wer mitgespielt hat; bitte einen der Spieler darum
refusal-not_yours-watching = wer zusieht, kann nicht mitspielen

refusal-store_down = die Halle erreicht ihren Speicher gerade nicht, und nichts wurde geändert; versuch es gleich noch einmal
# Die Einträge im Protokoll eines Tisches haben Nummern.
refusal-unreadable-missing = dieser Tisch lässt sich nicht lesen: Eintrag { $number } seines Protokolls fehlt; wende dich an den Betreiber der Halle
refusal-unreadable-damaged = dieser Tisch lässt sich nicht lesen: Eintrag { $number } seines Protokolls ist beschädigt oder stammt von einer neueren Version; wende dich an den Betreiber der Halle
refusal-unreadable_record = diese Aufzeichnung lässt sich nicht lesen; wende dich an den Betreiber der Halle
# $engine und $version: Nummern von Versionen; beide können gleich sein, wenn nur die Karten andere sind.
refusal-other_engine = diese Partie wurde mit anderen Regeln oder Karten gespielt (Version { $engine }), als die Halle jetzt hat (Version { $version }), und lässt sich deshalb nicht öffnen
refusal-other_engine-table = an diesem Tisch wurde mit anderen Regeln oder Karten gespielt (Version { $engine }), als die Halle jetzt hat (Version { $version }); deshalb lässt er sich nicht öffnen; wende dich an den Betreiber der Halle
refusal-other_origin = Anfragen von anderen Seiten werden nicht beantwortet
refusal-outdated = diese Partie hat mit anderen Regeln oder Karten begonnen, als die Halle jetzt hat, und kann nicht weitergehen; beende sie oder bitte den Betreiber, die frühere Version zurückzubringen
refusal-other_name = diesen Namen kennt die Halle nicht als ihren eigenen; der Betreiber kann ihn mit --url oder --name erlauben
refusal-too_big = eine Anfrage hat höchstens { $bytes } Byte
# $wait: wie lange, etwa „2 Minuten“.
refusal-too_many-requests = von deiner Adresse kamen zu viele Anfragen; versuch es in { $wait } noch einmal
refusal-too_many-tables = von deiner Adresse kamen zu viele neue Tische; versuch es in { $wait } noch einmal
refusal-too_many-seats = von deiner Adresse wurden zu viele Plätze belegt; versuch es in { $wait } noch einmal
refusal-too_many-talk = das ist zu viel auf einmal; versuch es in { $wait } noch einmal
refusal-too_many-decks = von deiner Adresse kamen zu viele Decklisten; versuch es in { $wait } noch einmal
wait-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
wait-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
refusal-too_slow = die Anfrage kam nicht rechtzeitig an; prüfe deine Verbindung und versuch es noch einmal
refusal-too_many-watchers = von deiner Adresse sehen schon zu viele zu; versuch es in { $wait } noch einmal
refusal-too_many-guests = von deiner Adresse sind schon zu viele Gäste hier; versuch es in { $wait } noch einmal
refusal-too_many-moves = von deiner Adresse kamen zu viele Entscheidungen; versuch es in { $wait } noch einmal
refusal-too_many-kept = von deiner Adresse kam heute zu viel; versuch es in { $wait } noch einmal
refusal-too_fast = das ist zu schnell; versuch es in { $wait } noch einmal
refusal-too_many-addresses = { $most ->
    [one] ein Platz hat höchstens { $most } Adresse; entferne zuerst die andere
   *[other] ein Platz hat höchstens { $most } Adressen; entferne zuerst eine davon
}
refusal-no_such_event = das letzte Ereignis ist { $latest }, und { $since } ist noch nicht geschehen
# $request: die Art einer Nachricht, etwa „hello“.
refusal-unexpected = { $request } geht jetzt nicht

refusal-bad_address = an diese Adresse kann die Halle nicht schreiben; gib eine an, die mit https:// beginnt und die alle erreichen
refusal-bad_address-keys = die Schlüssel deines Browsers lassen sich nicht lesen; schalte die Nachrichten aus und wieder ein
refusal-bad_address-webhook = das ist kein Webhook von { $hosts }; kopiere die ganze Adresse ab https:// aus den Einstellungen dort
refusal-no_webhooks = diese Halle schreibt an keine Webhooks; bitte den Betreiber, einen Anbieter freizugeben
refusal-bad_address-mail = das ist keine Mailadresse; schreib sie wie name@example.org
refusal-no_mail = diese Halle verschickt keine Mails; wähle einen anderen Weg
refusal-too_many-mails = an diese Adresse ging schon eine Mail; sieh dort nach, auch im Spam, oder versuch es in einer Stunde noch einmal
refusal-too_many-mail_requests = von deiner Adresse wurden zu viele Mails angefordert; versuch es in { $wait } noch einmal
refusal-not_there-address = diese Adresse steht nicht mehr auf der Liste
refusal-not_yours-owners = das darf nur, wer dort sitzt

refusal-shuffling = die Karten werden gerade gemischt; warte einen Augenblick
refusal-shuffled = keine Partie mit dieser Nummer wird gerade gemischt
refusal-shuffled-sealed = es ist zu spät, eine Zahl zu versiegeln; die Zahlen werden gerade gezeigt
refusal-shuffled-open = Zahlen werden gezeigt, wenn alle ihre versiegelt haben; warte darauf
refusal-shuffled-other = das ist nicht die Zahl, die du versiegelt hast
refusal-begun = die Partie hat begonnen; die Plätze bleiben, wie sie sind
refusal-taken = dort sitzt jemand
refusal-taken-invited = dieser Platz ist für { $name } reserviert; nimm einen anderen
refusal-name_taken = an diesem Tisch heißt schon jemand „{ $name }“ oder ganz ähnlich; wähle einen anderen Namen
refusal-name_of_bot = „{ $name }“ klingt nach einem Bot; wähle einen anderen Namen
refusal-removed = der Gastgeber hat dich von diesem Tisch entfernt; such dir einen anderen oder eröffne selbst einen
refusal-no_talk = an diesem Tisch wird nicht geredet
refusal-nothing_to_do-seat = dort sitzt du schon
refusal-nothing_to_do-swap = darum wurde schon oder nie gebeten
refusal-nothing_to_do-ready = das hast du schon gesagt
refusal-nothing_to_do-deck = das ist schon dein Deck
refusal-begun-decks = die Partie hat begonnen; wähle danach ein anderes Deck
refusal-deck_laid = das Deck für diesen Platz hat der Gastgeber gewählt; nimm einen anderen Platz oder bitte um einen Tisch mit offener Wahl
# $faults: was mit dem Deck nicht stimmt, wie das Spiel es sagt; fehlt, wenn es sich gar nicht lesen lässt.
refusal-bad_deck = { $faults ->
    [none] dieses Deck kann nicht gespielt werden; wähle ein anderes
   *[there] dieses Deck kann nicht gespielt werden: { CAP($faults) }
}
refusal-seat_free = dort sitzt niemand
refusal-not_two_seats = wähle zwei der { $seats } Plätze
refusal-link_used-device = dieser Link ist schon verwendet; mach dort, wo du den Platz hast, einen neuen
refusal-link_late = dieser Link galt nur zehn Minuten; mach dort, wo du den Platz hast, einen neuen
refusal-not_full-invited = { $name } ist noch nicht da; warte oder zieh die Einladung zurück
refusal-link_used-invitation = diese Einladung ist schon verwendet; öffne den Tisch in dem Browser, in dem sie verwendet wurde, oder bitte den Gastgeber um eine neue
refusal-link_used-invitation_in_game = diese Einladung ist schon verwendet; öffne den Tisch in dem Browser, in dem sie verwendet wurde, oder bitte die Spielenden, Ersatz zu suchen: Mit dem Link dafür bekommst du den Platz wieder
refusal-link_used-key = dieser Schlüssel ist an diesem Tisch schon in Gebrauch; nimm einen neuen
refusal-link_withdrawn = diese Einladung wurde zurückgezogen; bitte den Gastgeber um eine neue
refusal-not_full = es sind noch Plätze frei; setz Bots darauf oder warte
refusal-lesson_for_one = eine Lektion ist für eine Person und Bots
refusal-no_programs = an diesen Tisch dürfen sich keine Programme setzen
refusal-not_paired-laid = solche Tische eröffnet nur die Halle; lass dir Mitspieler suchen oder eröffne einen gewöhnlichen
refusal-not_paired = an diesem Tisch werden keine Mitspieler gesucht; wähl dort einen Platz oder lass dir Mitspieler suchen
refusal-waiting_already = du wartest an diesem Tisch schon in einem anderen Tab dieses Browsers; geh dorthin zurück

refusal-no_game = an diesem Tisch wird gerade nicht gespielt
# Fragen haben Nummern.
refusal-too_late-asked_nothing = das antwortet auf Frage { $question }, aber du wirst gerade nichts gefragt
refusal-too_late-asked_otherwise = das antwortet auf Frage { $question }, aber die Frage ist jetzt eine andere
refusal-too_late-answered = du hast schon geantwortet; deine Antwort bleibt verdeckt, bis sich das Antwortfenster schließt
refusal-too_late-since = inzwischen ist etwas geschehen
refusal-no_deals = in diesem Spiel wird nicht gehandelt
refusal-lesson = in einer Lektion entscheidest du alles selbst
# $occasion und $known: Wörter für Programme.
refusal-no_such_occasion = { $known ->
    [none] die Gelegenheit „{ $occasion }“ gibt es in diesem Spiel nicht; es hat keine
   *[there] die Gelegenheit „{ $occasion }“ gibt es in diesem Spiel nicht; es hat { FORM($known, "comma") }
}
refusal-not_alone = wo andere sitzen, muss jede Antwort gegeben werden: Sie könnten daran, wie schnell sie kommt, deine Hand erraten
refusal-nothing_to_do-order = diese Vorgabe gilt schon

refusal-undo_pending = die anderen werden schon gefragt
refusal-not_awaited = auf diese Antwort wartet niemand
refusal-nothing_to_undo = du hast nichts entschieden, was sich zurücknehmen ließe
refusal-undo_too_often = { $moves ->
    [one] die anderen haben dich zuletzt nichts zurücknehmen lassen; frag nach { $moves } weiteren Entscheidung noch einmal
   *[other] die anderen haben dich zuletzt nichts zurücknehmen lassen; frag nach { $moves } weiteren Entscheidungen noch einmal
}
refusal-over_there = dort ist die Partie vorbei: Geh zu einem Augenblick davor zurück
refusal-not_over = die Partie ist noch nicht vorbei
refusal-nothing_to_do-vote = so hast du schon abgestimmt
refusal-resigned = du hast aufgegeben: Ein Bot spielt deinen Platz zu Ende, und du kannst zusehen
refusal-own_seat = das ist dein eigener Platz; dort kannst du selbst einen Bot für dich spielen lassen
refusal-no_such_seat = nenne den Platz eines anderen, der ihn selbst spielt
refusal-own_stand_in = { $name } lässt inzwischen einen Bot spielen und kommt an diesen Platz zurück; spielt mit dem Bot weiter
refusal-seat_not_open = dieser Platz ist nicht offen; frag die, die dort spielen
refusal-seat_freed = du warst lange weg, und die anderen haben jemanden gebeten weiterzuspielen: { $name } hat jetzt deinen Platz
refusal-seat_freed-gathered = du warst nach der Partie weg, und die anderen haben sich ohne dich für eine weitere gesammelt; darum wurde dein Platz frei. Nimm einen freien Platz oder bitte die anderen um eine Einladung
refusal-still_here = { $name } ist da; vergeben lässt sich nur der Platz von jemandem, der nicht da ist
# $deadline, $gone und $wait: Zeiten, wie unten.
refusal-in_time = { $deadline ->
    [none] { $name } hat noch Zeit: Bei Tagen je Entscheidung lässt sich ein Platz erst nach einer versäumten Frist vergeben
   *[there] { $name } hat noch Zeit: Bei Tagen je Entscheidung lässt sich ein Platz erst nach einer versäumten Frist vergeben; diese endet in { FORM($deadline, "dat") }
}
refusal-not_yet = { $name } ist seit { FORM($gone, "dat") } ohne Verbindung; in { FORM($wait, "dat") } lässt sich der Platz vergeben
refusal-nothing_to_do-bot = für dich spielt schon ein Bot
refusal-nothing_to_do-owner = du spielst diesen Platz selbst
# „3 Tage je Entscheidung“; nach „seit“ und „in“ im Dativ.
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
    .dat = { $count ->
        [one] { $count } Tag
       *[other] { $count } Tagen
    }

refusal-no_holiday-so_long = { $days ->
    [one] du hast in dieser Partie noch { $days } Urlaubstag
   *[other] du hast in dieser Partie noch { $days } Urlaubstage; nimm höchstens so viele
}
refusal-no_holiday-none_left = du hast in dieser Partie keine Urlaubstage mehr
refusal-nothing_to_do-holiday = du bist nicht im Urlaub
refusal-nothing_follows = es gibt nichts anzuhalten: Es folgt keine weitere Partie des Wettkampfs
refusal-no_match = { $game } kennt keine Wettkämpfe; spielt einzelne Partien

refusal-no_hints = an diesem Tisch gibt es keine Tipps
refusal-not_asked = du bist nicht gefragt
refusal-no_hint_found = in der Zeit fand sich kein Tipp
refusal-no_estimate = in der Zeit fand sich keine Schätzung

# Was der Betreiber der Halle sagt und tut. $wait: eine Zeit, wie oben.
announced-restarts = Die Halle startet in { $wait } neu. Danach gehen die Partien weiter, wo sie standen; bis dahin werden keine neuen Tische eröffnet.
announced-restarts_now = Die Halle startet jetzt neu. Danach gehen die Partien weiter, wo sie standen.
refusal-not_yours-operator = das ist dem Betreiber der Halle vorbehalten: Sein Schlüssel steht in der Datei operator.key im Datenordner
refusal-password_needed = diese Halle fragt nach einem Passwort
refusal-wrong_password = das ist nicht das Passwort dieser Halle
refusal-too_many-attempts = von deiner Adresse kamen zu viele falsche Schlüssel oder Passwörter; versuch es in { $wait } noch einmal
refusal-banned = der Betreiber der Halle hat dich ausgeschlossen
refusal-muted = der Betreiber der Halle hat dich gebeten, nichts mehr zu sagen
refusal-table_closed = der Betreiber der Halle hat diesen Tisch geschlossen
refusal-restarting = die Halle startet in { $wait } neu; eröffne deinen Tisch danach
refusal-not_well_formed-network = das ist weder eine Adresse noch ein Netz, wie 192.0.2.7 oder 192.0.2.0/24
