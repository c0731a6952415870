### What the hall says of tables, and why it refuses.

## What the hall says of a table

event-opened = Der Tisch ist eröffnet.
event-seated = { $name } setzt sich.
event-freed = Platz { $seat } ist frei.
event-swapped = Die Plätze { $one } und { $two } werden getauscht.
event-started = Das Spiel beginnt.
event-played-clock = Die Zeit von { $name } ist abgelaufen.
event-sealed = Deine Antwort bleibt verdeckt, bis das Antwortfenster schließt.
event-undo_asked = { $name } möchte einen Zug zurücknehmen.
event-undo_answered-yes = { $name } ist einverstanden.
event-undo_answered-no = { $name } ist nicht einverstanden.
event-undone = { $name } nimmt einen Zug zurück.
event-voted-hand_over = { $name } möchte, dass ein Bot für { $other } spielt.
event-voted-abandon = { $name } möchte das Spiel abbrechen.
event-voted-again = { $name } möchte noch einmal spielen.
event-voted-no_longer-hand_over = { $name } möchte nicht mehr, dass ein Bot für { $other } spielt.
event-voted-no_longer-abandon = { $name } möchte das Spiel nicht mehr abbrechen.
event-voted-no_longer-again = { $name } möchte doch nicht noch einmal spielen.
event-handed_over = Für { $name } spielt ein Bot.
event-taken_back = { $name } ist wieder da.
event-abandoned = Das Spiel ist abgebrochen.
event-ordered = Die Halle passt für dich: { $what }.
event-ordered-nothing = Du wirst jedes Mal gefragt.
event-ordered-forced = Auch Züge ohne Wahl machst du selbst.
event-unasked = Für dich gepasst: { $what }.

## Why it refuses

refused-begun = Das Spiel hat begonnen; die Plätze bleiben, wie sie sind.
refused-handed_over = Für dich spielt ein Bot; übernimm zuerst deinen Platz wieder.
refused-in_time = Die Frist läuft noch: Bei Tagen je Entscheidung übernimmt ein Bot erst nach einer versäumten Frist.
refused-left_alone = Die anderen sind nicht da, und das Spiel gehört auch ihnen. Lass Bots für sie spielen, oder warte, bis sie zurück sind.
refused-lesson = In einer Lektion machst du jeden Zug selbst.
refused-lesson_for_one = Eine Lektion ist für eine Person und Bots.
refused-no_deals = In diesem Spiel wird nicht gehandelt.
refused-no_estimate = In der Zeit fand sich keine Schätzung.
refused-no_game = An diesem Tisch wird gerade nicht gespielt.
refused-no_hint_found = In der Zeit fand sich kein Tipp.
refused-no_hints = An diesem Tisch gibt es keine Tipps.
refused-no_such_event = Die Halle weiß noch nichts von dem, was hier zuletzt zu sehen war.
refused-no_such_occasion = Diese Gelegenheit gibt es im Spiel nicht.
refused-no_such_seat = Diesen Platz spielt niemand selbst.
refused-not_alone = Wo andere sitzen, muss jede Antwort gegeben werden: Sie könnten daran, wie schnell sie kommt, deine Hand erraten.
refused-not_asked = Du bist nicht an der Reihe.
refused-not_awaited = Auf diese Antwort wartet niemand.
refused-not_full = Es sind noch Plätze frei; setz Bots darauf oder warte.
refused-not_over = Das Spiel ist noch nicht zu Ende.
refused-not_there = Das gibt es nicht oder nicht mehr.
refused-not_two_seats = Wähle zwei verschiedene Plätze an diesem Tisch.
refused-not_yet = Die Verbindung fehlt noch keine Minute; warte noch einen Augenblick.
refused-not_yours = Das öffnet dieser Link nicht.
refused-nothing_to_do = Das ist schon so.
refused-nothing_to_undo = Du hast keinen Zug gemacht, der sich zurücknehmen ließe.
refused-other_engine = Dieses Spiel wurde mit einer anderen Version der Halle gespielt und lässt sich mit dieser nicht öffnen.
refused-other_origin = Anfragen von anderen Seiten werden nicht beantwortet.
refused-own_seat = Das ist dein eigener Platz.
refused-seat_free = Dort sitzt niemand.
refused-still_here = Wer dort sitzt, ist nicht gegangen.
refused-store_down = Die Halle erreicht ihren Speicher gerade nicht, und nichts wurde geändert; versuch es gleich noch einmal.
refused-taken = Dort sitzt jemand.
refused-too_big = Das ist länger, als die Halle annimmt.
refused-too_late = Inzwischen ist etwas geschehen.
refused-too_many = Von deiner Adresse kam zu viel; warte eine Weile.
refused-undo_pending = Die anderen werden schon gefragt.
refused-unexpected = Das geht jetzt nicht.
refused-unreadable = Dieser Tisch lässt sich nicht lesen. Das liegt nicht an dir: Wende dich an den Betreiber der Halle.
refused-unreadable_record = Diese Aufzeichnung lässt sich nicht lesen. Das liegt nicht an dir: Wende dich an den Betreiber der Halle.
