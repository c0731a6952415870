### The page itself.

## The hall

hall-title = Setz dich ans Kerzenlicht.
hall-about = Kartenspiele um verfeindete Häuser, gegen Menschen oder Bots.
your-name = Dein Name
guest = Gast
games = Spiele
# Die Buchstaben auf zwei Karten im Bild von Houses-Skirmish.
picture-king = K
picture-queen = D
players = { $fewest } bis { $most } Spieler
play-now = Jetzt spielen
play-now-of = Jetzt spielen: { $game }
laying = Der Tisch wird eröffnet …
rivals-of = Gegner in { $game }
new-table = Neuer Tisch
new-table-of = Ein Tisch für { $game }
new-table-label = Neuer Tisch: { $game }
my-games = Meine Partien
my-games-none = Hier erscheinen deine Partien, nur in diesem Browser.
my-games-over = Beendete Partien zeigen ({ $count })
forget = Partie „{ $game }“ vergessen
tables-open = Tische mit freien Plätzen
tables-nobody = Noch sitzt niemand dort
tables-playing = Partien zum Zuschauen
tables-playing-none = Gerade wird keine öffentliche Partie gespielt.
join = Mitspielen
watch = Zuschauen
return = Zurück
phase-over = beendet
unreachable = Die Halle ist nicht erreichbar. Steht deine Verbindung?
entrance = Diese Halle fragt nach einem Passwort.
entrance-about = Wer dich eingeladen hat, kennt es. Dieser Browser merkt es sich, sobald du drin bist.
entrance-password = Passwort
entrance-enter = Eintreten
nowhere = Diesen Raum gibt es hier nicht.
unfetched = Dieser Teil der Seite konnte nicht geladen werden.
load-again = Neu laden
to-hall = Zur Halle
back = Zurück
close = Schließen
settings = Einstellungen
language-choose = Sprache
light-turn = Tag oder Nacht
level-easy = Leicht
level-middling = Mittel
level-hard = Schwer
level-expert = Meister
level-greedy = Gierig
level-random = Zufällig

## A new table

plan-seats = Plätze
plan-match = Ein Wettkampf über mehrere Partien ({ $contest })
plan-listed = In der Halle sichtbar: Jeder darf mitspielen
plan-pace = Tempo
pace-untimed = Ohne Zeitdruck
pace-real_time = Mit Uhr
pace-days = Über mehrere Tage
pace-decision = Sekunden je Entscheidung
pace-reserve = Reserve für die Partie, in Sekunden
pace-day-count = Tage je Entscheidung
plan-more = Mehr
plan-window = Antwortfenster bleiben offen (Sekunden; 0: bis alle geantwortet haben)
plan-thinking = Bedenkzeit der Bots (Sekunden)
plan-watchers = Zuschauer
watchers-public = Sehen alles sofort
watchers-delayed = Sehen es später
watchers-none = Keine
plan-delay = Verzögerung (Sekunden)
plan-programs = Programme dürfen sich setzen und sind als solche zu erkennen
plan-handover = Bei Abwesenheit übernimmt ein Bot nach (Minuten; 0: nie)
plan-stand_in = Welcher Bot übernimmt
plan-lay = Tisch eröffnen
choice-seats = { $choice } (mit { $seats } Spielern)
seat-number = Platz { $number }
plan-together = Mehrere an diesem Gerät: Es wird von Zug zu Zug weitergereicht

## Gathering

gathering = Warten auf Mitspieler
free = Frei
sit-here = Hier sitzen
seat-bot = Bot dazusetzen
seat-free = Platz freigeben
seat-up = { $name } einen Platz nach oben
you = du
away = abwesend
bots = Bots
fill-bots = Mit Bots füllen
start = Partie beginnen
gathering-wait = Der Gastgeber beginnt, wenn alle Plätze besetzt sind.
gathering-full = Alle Plätze sind besetzt: Der Gastgeber kann beginnen.
gathering-watch = Du schaust zu, wenn die Partie beginnt.
invite = Einladen
invite-about = Wer diesen Link öffnet, braucht nur einen Namen, um mitzuspielen.
invite-name = Name des Gastes
invite-make = Link erstellen
invite-watch = Nur zum Zuschauen
invite-here = Die Halle ist nur auf diesem Rechner zu erreichen, und der Link öffnet sich nur hier. Damit andere mitspielen können, beantworte die Frage von make play mit Ja oder starte die Halle mit --host 0.0.0.0.
invite-link = Link
invite-code = Der Link als QR-Code
copy = Kopieren
copied = Kopiert
copy-by-hand = Dein Browser kopiert auf dieser Seite nicht selbst: Drück Strg+C oder halte den Text gedrückt.
device = Auch an diesem Gerät
device-seat = Hierher setzen
curtain = Vorhang
curtain-pass = Gib das Gerät an { $name } weiter
curtain-about = Sonst sollte niemand hinsehen. Der Tisch öffnet sich, wenn der Vorhang aufgeht.
curtain-open = Ich bin { $name }: Vorhang auf
curtain-back = Noch nicht: zurück zu { $name }
curtain-who = Wer hält das Gerät?

## At the table

table = Tisch
connecting = Auf dem Weg zum Tisch …
lost = Die Verbindung ist unterbrochen. Deine Entscheidungen bleiben erhalten; neuer Versuch …
connected-again = Wieder verbunden.
missed-move = Deine Entscheidung kam zu spät: Die Partie war schon weitergegangen.
missed-offer = Dein Angebot kam zu spät: Am Tisch war schon etwas geschehen. Mach es noch einmal, wenn du es noch willst.
missed-call = Deine Antwort auf das Angebot kam zu spät: Am Tisch war schon etwas geschehen.
missed-undo = Du wolltest zu spät eine Entscheidung zurücknehmen: Die Partie war schon weitergegangen.
other-lost = { $name } hat die Verbindung verloren.
other-back = { $name } ist wieder da.
talk-unheard = Noch nicht gesendet
closed = Dieser Tisch lässt sich nicht öffnen.
closed-not_yours = Dieser Tisch ist privat: Bitte den Gastgeber um einen Link.
closed-unwatched = Bei dieser Partie kann niemand zusehen: Bitte einen der Spieler um die Aufzeichnung, wenn sie vorbei ist.
closed-not_there = Diesen Tisch gibt es nicht.
closed-seat_freed = Dieser Platz gehört dir nicht mehr.
closed-removed = Der Gastgeber hat dich von diesem Tisch entfernt; such dir einen anderen oder eröffne selbst einen.
closed-other_protocol = Die Halle wurde aktualisiert: Lade die Seite neu.
closed-banned = Der Betreiber der Halle hat dich ausgeschlossen.
closed-table_closed = Der Betreiber der Halle hat diesen Tisch geschlossen.
closed-unreadable = Dieser Tisch lässt sich nicht lesen. Das liegt nicht an dir: Wende dich an den Betreiber der Halle.
closed-other_engine = An diesem Tisch wurde mit einer anderen Version der Halle gespielt; mit dieser lässt er sich nicht öffnen.
watching = Du schaust zu
drawer = Seitenleiste
tab-log = Verlauf
tab-talk = Gespräch
tab-deals = Handel
tab-rules = Regeln
unread = ungelesen
wish-confirm = Jede Entscheidung bestätigen
wish-hurry = Für mich entscheiden, wenn ich keine Wahl habe
wish-motion = Karten animieren
wish-sound = Töne
wish-notify = Sag mir Bescheid, wenn ich gefragt bin
needs-https = Nachrichten außerhalb der Seite und das Installieren der Seite brauchen https; diese Adresse hat nur http.
wish-notify-denied = Dein Browser erlaubt dieser Seite nicht, dir Bescheid zu geben. Das lässt sich in seinen Einstellungen ändern.
hand-over = Einen Bot für mich spielen lassen
abandon = Abbruch der Partie vorschlagen
undrawn = Für dieses Spiel ist noch kein Tisch gezeichnet: Spiel es über die Liste der Möglichkeiten.
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
stand-in = ein Bot spielt
program = Programm
kept = gehaltene Versprechen
broken = gebrochene Versprechen
decides = entscheidet
your-turn = Du bist gefragt
closes = { $seconds } s
so-far = Bisher gewählt
take-back-pick = Zurücknehmen: { $thing }
moves-left =
    { $count ->
        [one] noch { $count } Möglichkeit
       *[other] noch { $count } Möglichkeiten
    }
all-moves = Alle Möglichkeiten ({ $count })
moves = Möglichkeiten
moves-find = Eine Möglichkeit suchen
moves-none = Keine Möglichkeit enthält diese Wörter.
confirm = Bestätigen
step-back = Zurück
undo = Zurücknehmen
agree = Einverstanden
disagree = Nein
orders = Feste Vorgaben
orders-short = Vorgaben
orders-about = Sag der Halle, wann sie sofort für dich passen soll, egal, was du auf der Hand hast.
passed-for-you = Für dich gepasst: { $what }.
orders-paused = Deine Vorgaben sind ausgesetzt: Du wirst jedes Mal gefragt, bis du sie wieder befolgen lässt.
order-ask = Fragen
order-pass = Passen
order-stop = Vorgaben aussetzen
order-resume = Vorgaben wieder befolgen
order-key = Taste A
hint = Tipp
hint-thinking = Eine gute Möglichkeit wird gesucht …
hint-says = Tipp: { $move } Gewinnaussicht: { $chance }.
skip = Passen, bis sich etwas tut
skipping = Du passt, bis sich etwas tut.
skip-stop = Wieder fragen
rule = { $line } zeigen
ruling = Festlegung
put-away = Weglegen: { $thing }
talk-none = Noch hat niemand etwas gesagt.
talk-say = Sag etwas
send = Senden
rules-find = In den Regeln suchen
rules-none = Keine Regel enthält diese Wörter.
ended = Ende
ended-you = Du hast gewonnen!
ended-winners = Sieg für { $names }
ended-abandoned = Die Partie wurde abgebrochen.
ending-deaths = Zwei Figuren sind tot.
ending-deck = Der Aktionsstapel ist zum zweiten Mal aufgebraucht.
ending-no_action = Keine Aktion ist möglich.
ending-one_favored = Nur noch ein Haus ist in Gunst.
ending-none_favored = Kein Haus ist mehr in Gunst.
again = Noch einmal spielen
again-match = Die nächste Partie des Wettkampfs
again-wait = Warten auf die anderen
look-at-table = Den Tisch ansehen
record = Aufzeichnung

## After the game

replay = Rückschau
replay-of = Rückschau auf { $game }
replay-wait = Die Aufzeichnung wird geöffnet …
replay-move = Entscheidung
replay-at = Entscheidung { $at } von { $moves }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-run = Abspielen
replay-stop = Anhalten
replay-moves = Schritt für Schritt
replay-deal = Das Austeilen
replay-play-on = Von hier weiterspielen
replay-play-on-as = Anstelle von { $name }, gegen Bots
replay-link = Link kopieren
eyes = Sicht
eyes-all = Alles offen
eyes-watch = Zuschauer
chances = Wie die Aussichten standen
chances-of = Die geschätzten Aussichten: { $now }
chances-now = Aussichten in diesem Moment
chances-wait = Die Aussichten werden geschätzt …
chances-about = Eine Schätzung aus der offenen Stellung. Wer spielte, wusste weniger.
swings = Wendepunkte
swings-none = Keine einzelne Entscheidung hat viel geändert.
swing = Entscheidung { $move }: Die Aussicht von { $name } geht von { $from } auf { $to }
shuffle = Wurde ehrlich gemischt?
shuffle-about = Vor dem Austeilen hat die Halle ihren Startwert versiegelt: Danach konnte sie sich die Karten nicht mehr aussuchen. Dein Browser kann das Siegel nachrechnen.
shuffle-check = Das Mischen prüfen
shuffle-published = Vor dem Austeilen hat die Halle dieses Siegel veröffentlicht:
shuffle-witnessed = Dein Browser hat es aufgeschrieben, als die Partie begann.
shuffle-recorded = So steht es in der Aufzeichnung; dein Browser war beim Beginn nicht dabei.
shuffle-revealed = Nach der letzten Entscheidung hat sie gezeigt, was versiegelt war:
shuffle-computed = Dein Browser berechnet davon SHA-256:
shuffle-good = Beides stimmt überein. Gemischt wurde vor der ersten Entscheidung.
# $names: wer eine Zahl beigetragen hat.
shuffle-added = Diese Zahlen kamen von { $names }; hinter jedem Platz steht seine Zahl, davor der Teil der Halle:
shuffle-made = SHA-256 davon ist der Startwert, nach dem ausgeteilt wurde:
shuffle-own = Deine eigene Zahl ist dabei, so wie dein Browser sie aufgeschrieben hat.
shuffle-good-shared = Alles stimmt überein: Die Karten folgen aus all diesen Zahlen, und die waren versiegelt, bevor eine davon gezeigt wurde.
shuffle-left-out = Deine Zahl ist nicht dabei: Sie kam nicht rechtzeitig bei der Halle an.
# Was am Ende einer Partie über das Mischen gesagt wird.
shuffle-verdict-shared = Es wurde ehrlich gemischt: Deine Zahl ist dabei, und das Siegel der Halle ist unversehrt.
shuffle-verdict-elsewhere = Die Halle sagt, dass die Zahl deines Platzes aus einem anderen Tab oder von einem anderen Gerät kam. Wenn du keins offen hast, verlass dich nicht darauf.
shuffle-verdict-others = Die Karten wurden mit Zahlen aus anderen Browsern gemischt; dieser hat keine beigetragen.
shuffle-verdict-left_out = Deine Zahl wurde nicht mitgemischt: Die Halle sagt, dass sie nicht rechtzeitig kam.
shuffle-verdict-skipped = Die Halle hat dich vor dem Mischen nicht nach einer Zahl gefragt, obwohl du da warst.
shuffle-verdict-broken = Vertraue dieser Mischung nicht: Was die Halle zeigt, ist nicht, was sie versiegelt hatte.
shuffling = Die Karten werden gemischt …
shuffle-bad = Beides stimmt nicht überein. Das ist nicht die versprochene Mischung.
shuffle-verify = So wird die ganze Aufzeichnung mit diesem Startwert noch einmal gespielt:
games-finished = Beendete Partien
games-finished-none = Noch keine öffentliche Partie ist beendet.
account = Wie die Punkte zustande kamen
open-all = Alles aufdecken
open-not = Wieder zudecken

## Deals

deals-none = Es liegt kein Angebot vor.
pledges = Versprechen
pledge = { $by } an { $to }: das Versprechen, { $what }
offers-open = offene Angebote
offer-by = Angebot von { $name }
offer-mine = Du machst ein Angebot an { $names }.
offer-yours = { $name } macht dir ein Angebot.
offer-also = und auch { $names }
offer-theirs = { $name } macht ein Angebot an { $names }.
# Was jemand gibt, wenn das Angebot angenommen wird. $who: „you“, oder wer es ist; die Karten stehen darunter.
offer-gives = { $who ->
    [you] Du gibst:
   *[other] { $who } gibt:
}
offer-shows = { $who ->
    [you] Du zeigst { $secret }.
   *[other] { $who } zeigt { $secret }.
}
offer-promises = { $who ->
    [you] Du versprichst, { $what }.
   *[other] { $who } verspricht, { $what }.
}
offer-says = { $who ->
    [you] Du sagst:
   *[other] { $who } sagt:
}
offer-card = eine Karte
offer-look = einen Blick auf { $secret }
offer-nothing = { $who ->
    [you] Du gibst nichts.
   *[other] { $who } gibt nichts.
}
deal-accept = Annehmen
deal-counter = Gegenangebot
deal-decline = Ablehnen
deal-consider = Offenlassen
deal-withdraw = Zurückziehen
deal-unable = Du kannst deinen Teil jetzt nicht leisten.
deal-make = Ein Angebot machen
deal-most = Du hast in diesem Zug zwei Angebote gemacht; weitere sind erst im nächsten möglich.
deal-how = Klicke hier oder auf dem Tisch auf Karten; ein Klick auf das Haus eines Rivalen bestimmt, wer das Angebot bekommt.
deal-to = An
deal-all = Alle
deal-give = Du gibst
deal-nothing = nichts
deal-promise = Du versprichst
deal-want = Du willst
deal-want-card = Eine Karte verlangen …
deal-demand = Du lässt dir versprechen
deal-words = In eigenen Worten
deal-send = Anbieten
promise-a = ein Versprechen
promise-add = Hinzufügen
promise-kind = Was versprochen wird
promise-thing = Um wen oder was es geht
promise-until = Bis wann
promise-turn = bis Zug { $turn }
promise-spare = ein Haus verschonen
promise-aid = einem Haus helfen
promise-strike = gegen ein Haus vorgehen
promise-card = eine Karte abgeben
promise-spare-of = Haus { $thing } bis Zug { $turn } zu verschonen
promise-aid-of = Haus { $thing } vor Zug { $turn } zu helfen
promise-strike-of = vor Zug { $turn } gegen Haus { $thing } vorzugehen
promise-card-of = vor Zug { $turn } die Karte „{ $thing }“ abzugeben
fate-open = noch offen
fate-kept = gehalten
fate-broken = gebrochen
fate-lapsed = verfallen

## Lessons

learn = Lernen
learn-of = { $game } lernen
foreseen = Dann: { $follows }
foreseen-unanswered = Wenn niemand eingreift: { $follows }
learn-wins = Wie man gewinnt
learn-wins-of = Wie man in { $game } gewinnt
