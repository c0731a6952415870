### Partien über mehrere Tage, und wie die Zeit dort geschrieben wird.

span-days =
    { $hours ->
        [0] { $days ->
            [one] { $days } Tag
           *[other] { $days } Tage
        }
       *[other] { $days ->
            [one] { $days } Tag { $hours } Std.
           *[other] { $days } Tage { $hours } Std.
        }
    }
span-hours =
    { $minutes ->
        [0] { $hours } Std.
       *[other] { $hours } Std. { $minutes } Min.
    }
on-holiday = im Urlaub bis { $until }
on-holiday-short = im Urlaub

## Ein neuer Tisch

plan-holidays = Urlaubstage für alle, je Partie
plan-days-windows = Antwortfenster warten, bis alle geantwortet haben oder ihre Zeit um ist.

## Am Anfang

days = Eine Partie über mehrere Tage
days-terms =
    { $days ->
        [one] Du hast für jede Entscheidung { $days } Tag. Schließ die Seite ruhig zwischendurch: Du verlierst nichts.
       *[other] Du hast für jede Entscheidung { $days } Tage. Schließ die Seite ruhig zwischendurch: Du verlierst nichts.
    }
days-terms-hours =
    { $hours ->
        [one] Du hast für jede Entscheidung { $hours } Stunde. Schließ die Seite ruhig zwischendurch: Du verlierst nichts.
       *[other] Du hast für jede Entscheidung { $hours } Stunden. Schließ die Seite ruhig zwischendurch: Du verlierst nichts.
    }
days-missed = Läuft deine Zeit ab, entscheidet ein Bot dieses eine Mal. Nach dem zweiten Mal nacheinander spielt er weiter, bis du deinen Platz wieder übernimmst.
days-holidays =
    { $days ->
        [one] Du kannst in jeder Partie { $days } Tag Urlaub nehmen (oben in den Einstellungen): Deine Zeit steht dann still.
       *[other] Du kannst in jeder Partie { $days } Tage Urlaub nehmen (oben in den Einstellungen): Deine Zeit steht dann still.
    }
days-orders = Wo würdest du ohnehin passen? Dann muss niemand auf dich warten.
days-read = Zum Tisch

## Unterwegs

days-reminder = Deine Zeit endet in { $left }. Dann entscheidet ein Bot.
holiday = Urlaub
holiday-left =
    { $days ->
        [one] Du kannst in dieser Partie noch { $days } Tag Urlaub nehmen.
       *[other] Du kannst in dieser Partie noch { $days } Tage Urlaub nehmen.
    }
holiday-none = Du hast in dieser Partie alle Urlaubstage genommen.
holiday-days = Tage
holiday-take = Urlaub nehmen
holiday-until = Du bist im Urlaub bis { $until }. Deine Zeit steht still.
holiday-end = Ich bin wieder da
