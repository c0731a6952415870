# Was am Terminal zu lesen ist. Die Spiele und ihre Karten haben eigene Wörter.

named = { $name }

guest = Gast
guest-number = Gast { $number }
# Bots. $letter: fehlt, wo es nur einen gibt; $level: wo alle gleich sind.
bot = Bot{ $letter ->
    [none] { "" }
   *[there] { " " }{ $letter }
}{ $level ->
    [none] { "" }
   *[there] { " " }({ $level })
}
# Klein geschrieben, denn so wird es auch eingegeben.
bot-level = { $level ->
    [you] du
    [easy] leicht
    [middling] mittel
    [hard] schwer
    [expert] meister
    [greedy] gierig
   *[random] zufällig
}


## Eine Halle, die hier geöffnet wird

hall-open = Die Halle ist geöffnet: { $url }
network-ask = Dürfen andere Geräte in deinem Netz in die Halle kommen? Dann kann sich jeder im Netz dort an einen Tisch setzen. (j/N)
# Was geantwortet werden kann, in kleinen Buchstaben.
network-yes = j ja y yes
network-at = Andere Geräte in deinem Netz finden sie unter:
network-firewall = Wenn sie sie nicht erreichen, ist vielleicht eine Firewall auf diesem Rechner im Weg.
network-alone = Dieser Rechner hat keine Adresse, die andere erreichen könnten: Ist er mit einem Netz verbunden?


## Was auf der Befehlszeile nicht geht: groß begonnen, ohne Punkt.

wrong-language = Die Sprache „{ $language }“ gibt es hier nicht; es gibt { $known }
wrong-no-game = Welches Spiel? Es gibt { $known }
wrong-bot = Es gibt keinen Bot „{ $bot }“; es gibt { $known }
wrong-option = --option { $option } sollte NAME=WERT lauten
wrong-record-there = Es gibt schon eine Aufzeichnung { $path }; setz sie mit { $command } fort oder nenn eine andere Datei
wrong-record-over = Die Partie in { $path } ist zu Ende; sieh sie dir an mit: { $command }
wrong-record-seats = Die Aufzeichnung hat die Plätze 1 bis { $seats }; 0 steht für die Zuschauer
wrong-record-moves = Die Aufzeichnung hat { $moves ->
    [one] nur { $moves } Entscheidung
   *[other] nur { $moves } Entscheidungen
}
wrong-record-unreadable = Die Aufzeichnung { $path } lässt sich nicht lesen: { CAP($why) }
wrong-record-unwritable = Die Aufzeichnung { $path } lässt sich nicht schreiben: { CAP($why) }
wrong-record-no-text = Die Aufzeichnung { $path } ist keine Textdatei
wrong-record-none = { $path } ist keine Aufzeichnung: Ihre erste Zeile sollte „{ $heading }“ lauten
# $reason: auf Englisch, für alle, die die Datei selbst ansehen.
wrong-record = Mit der Aufzeichnung { $path } stimmt etwas nicht: { $reason }
# $reason: was falsch ist; jeder Fehler in einer eigenen Zeile, wenn es mehrere sind.
wrong-cards = Mit der Kartendatei { $path } stimmt etwas nicht: { $reason }
# Optionen wie --house werden in jeder Sprache so eingegeben, und neutral auch.
wrong-search = So eine Karte gibt es nicht; versuch es mit weniger Wörtern oder ohne --house und --type
wrong-house = Es gibt kein Haus „{ $house }“; es gibt { FORM($known, "comma") } und neutral
wrong-type = Es gibt keine Kartenart „{ $word }“; es gibt { FORM($types, "comma") }
wrong-house-or-deck = Es gibt kein Haus und kein Deck „{ $name }“; es gibt { FORM($known, "comma") }
wrong-deck-or-file = Es gibt kein Deck und keine Datei „{ $name }“; die fertigen Decks sind { FORM($known, "comma") }
wrong-file-there = Es gibt schon eine Datei { $path }; nenn eine andere oder überschreib sie mit --force
wrong-file-unwritable = { $path } lässt sich nicht schreiben: { CAP($why) }


## Die Spiele und ihre Optionen, in Spalten.

games-name = Name
games-game = Spiel
games-players = Spieler
games-match = Wettkampf
games-about = worum es geht
games-options = Optionen
options-option = Option
options-values = Werte
options-about = was sie bestimmt
options-any-text = ein beliebiger Text


## Am Tisch. Optionen wie --resume werden in jeder Sprache so eingegeben, wie sie dastehen.

table-type-help = { $game } · „{ $help }“ zeigt jederzeit, was du eingeben kannst
table-committed = Fingerabdruck der Mischung, um sie später zu prüfen: { $commitment }
# Hinter dem, was mehrmals geschehen ist.
table-times = ({ $times }×)
# Wer mehrere Karten zieht, die andere nicht sehen.
table-drew = { $seat ->
    [you] Du ziehst { $cards } Karten.
   *[other] { $seat } zieht { $cards } Karten.
}
table-offer-first = { $prompt } Willst du vorher ein Angebot machen? ({ $offer }, oder Enter für nein)
table-offer-or-not = Schreib „{ $offer }“, um ein Angebot zu machen, drück Enter, wenn du keines machst, oder schreib „{ $speak }“, um nicht mehr gefragt zu werden.
table-asked-for-offers = { $wanted ->
    [yes] Du wirst vor jedem Zug gefragt, ob du ein Angebot machen willst.
   *[no] Du wirst nicht mehr nach Angeboten gefragt.
}
# $why: was daran hindert; none, wenn noch nichts geschehen ist.
table-nothing-to-undo = { $why ->
    [none] Du hast noch nichts entschieden, was du zurücknehmen könntest.
    [showed] Das lässt sich nicht zurücknehmen: Deine letzte Entscheidung hat etwas Verborgenes gezeigt.
    [offered] Das lässt sich nicht zurücknehmen: Du hast seither ein Angebot gemacht.
   *[others] Das lässt sich nicht zurücknehmen: Seit deiner letzten Entscheidung waren andere gefragt.
}
table-taken-back = Zurückgenommen.
# $range: „one“, „two“ oder „more“, so viele Zahlen stehen zur Wahl.
table-choose-number = { $range ->
    [one] Wähle 1.
    [two] Wähle 1 oder 2.
   *[more] Wähle eine Zahl von 1 bis { $most }.
}
table-choose-rule = { $range ->
    [one] Wähle ?1.
    [two] Wähle ?1 oder ?2.
   *[more] Wähle ?1 bis ?{ $most }.
}
table-no-rule = In keiner Zeile der Regeln steht „{ $words }“.
table-no-move = Dazu passt keine Möglichkeit. Versuch andere Wörter, drück Enter für alle Möglichkeiten oder schreib „{ $help }“.
table-not-shown = Möglichkeit { $number } steht gerade nicht auf der Liste. Enter zeigt alle.
# Hinter Möglichkeiten, die in einer Zeile zusammengefasst sind.
table-folded = { $moves } Möglichkeiten: Enter zeigt alle, Wörter daraus die passenden
# $reason: warum die Regeln es nicht erlauben.
table-cannot-play = Das geht nicht: { CAP($reason) }.
# Was so geschrieben ist wie in Aufzeichnungen und keine Möglichkeit sein kann. $kind: welche Art von Namen dort steht, wie in Aufzeichnungen.
table-bad-move = { $fault ->
    [form] „{ $name }“ verstehe ich nicht. Es sollte FELD=NAME lauten, jedes Feld nur einmal.
    [missing] Es fehlt „{ $name }=…“.
    [extra] Ein „{ $name }=…“ gibt es hier nicht.
    [number] „{ $name }“ ist keine Zahl, die hier passt.
   *[name] „{ $name }“ ist kein Name für „{ $kind }“. Es gibt { FORM($known, "comma") }.
}
table-curtain = { $name }, du bist dran. Drück Enter, wenn du allein vor dem Bildschirm bist.
# $game: In manchen Spielen heißen die Punkte Leben oder Macht.
table-score = { $name }: { $game ->
    [skirmish] { $points } Leben
    [thrones] { $points } Macht
   *[other] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
table-winner = { $winner ->
    [you] Du gewinnst.
   *[other] { $winner } gewinnt.
}
table-winners = { $winners } teilen sich den Sieg.
table-record = Aufgezeichnet in { $path }
table-kept = Die Partie ist gespeichert. Weiter geht es mit: { $command }
match-stands = Zwischenstand im Wettkampf: { FORM($totals, "comma") }.
match-won = { $winners ->
    [one] { $winners } gewinnt den Wettkampf.
   *[other] { $winners } gewinnen den Wettkampf.
}

# Was am Tisch eingegeben wird, jedes ein Wort in kleinen Buchstaben.
command-help = hilfe
command-undo = zurück
command-board = tisch
command-log = verlauf
command-quit = ende
command-offer = angebot
command-counter = gegenangebot
command-accept = annehmen
command-decline = ablehnen
command-consider = offenlassen
command-withdraw = zurückziehen
command-speak = fragen
command-card = karte
command-hand = hand
command-skip = überspringen

help-moves = Eine Zahl wählt die Möglichkeit, die hinter ihr steht.
help-narrow = Wörter zeigen nur die Möglichkeiten, in denen sie vorkommen; Enter zeigt wieder alle.
help-text = Du kannst deine Entscheidung auch so schreiben, wie sie in Aufzeichnungen steht; die Befehle gelten auch auf Englisch.
help-rules = die Regeln zeigen, auf die es hier ankommt
help-rule = die Regel hinter Möglichkeit 3 zeigen
help-rules-holding = die Regeln zeigen, in denen N vorkommt, etwa ein Name
help-undo = die letzte Entscheidung zurücknehmen, wenn sie nichts Verborgenes gezeigt hat
help-board = den Tisch noch einmal zeichnen
help-log = zeigen, was bisher geschehen ist
help-quit = aufhören; die Aufzeichnung bleibt, und die Partie kann weitergehen
# Darunter steht ein Beispiel.
help-offer = ein Angebot machen, Teil für Teil; oder in einer Zeile:
help-offer-example = angebot an=usari gibt=lycosia,skandal will=verrat zeigt=agenda verspricht=verschonen:usari:12
help-counter = mit einem Gegenangebot antworten
help-answer = Angebot 1 annehmen; ebenso ablehnen, offenlassen und zurückziehen
help-speak = vor jedem Zug gefragt werden, ob du ein Angebot machen willst, oder nicht mehr
help-card = den Text jeder Karte an diesem Tisch zeigen, in deren Namen N vorkommt
help-hand = deine Karten mit ihren Texten zeigen
help-skip = passen, und weiter passen in dieser Phase oder Herausforderung, bis du etwas Neues tun könntest

# Ein Angebot, Teil für Teil.
offer-parts = Enter lässt einen Teil weg; mehrere Namen trennt ein Komma.
offer-to = Wem bietest du etwas an? { $seats } (Enter: doch niemandem)
offer-all = alle
offer-gives = Welche Karten gibst du? { $cards }
offer-wants = Welche Karten willst du?
offer-shows = Was zeigst du? { $secrets }
offer-sees = Was willst du sehen?
offer-promises = Was versprichst du? verschonen, helfen oder vorgehen:HAUS:ZUG, oder karte:KARTE:ZUG (das ist Zug { $turn })
offer-promise-spare = verschonen
offer-promise-aid = helfen
offer-promise-strike = vorgehen
offer-promise-card = karte
# Was daran nicht verstanden wurde.
offer-promise-form = „{ $word }“ verstehe ich nicht. Ein Versprechen sieht so aus: verschonen:HAUS:ZUG.
offer-demands = Was soll dir versprochen werden?
offer-words = Noch etwas, in freien Worten?
# Vor der Antwort auf jede Frage, und vor = in einer Zeile.
offer-label-to = an
offer-label-gives = gibt
offer-label-wants = will
offer-label-shows = zeigt
offer-label-sees = sieht
offer-label-promises = verspricht
offer-label-demands = verlangt
offer-label-words = worte
offer-secret-conspiracy = Verschwörung
offer-secret-agenda = Agenda
# $known: die Namen, die hier passen.
offer-unknown = „{ $word }“ passt hier nicht. Zur Wahl stehen: { $known }.
offer-form = „{ $word }“ verstehe ich nicht. Die Teile eines Angebots beginnen mit { $parts }
offer-no-counter = Es gibt kein Angebot, auf das du antworten kannst.
offer-cannot = Das kannst du nicht anbieten: { CAP($reason) }.

record-score-of = { $name } { $score }
record-result = { $first } zu { $last }
# $result: die Punkte einer Partie, die zu Ende ist.
record-verified = { $result ->
    [none] Geprüft: die festgelegte Mischung und alle { $moves } Entscheidungen bisher; die Partie ist nicht zu Ende.
   *[there] Geprüft: die festgelegte Mischung, alle { $moves } Entscheidungen und das Ergebnis, { $result }.
}


## Tische. Was neben einem Tisch steht, ist kurz; · und Leerzeichen trennen es.

# Ein Spiel, dessen Tisch nicht eigens gezeichnet wird.
plain-yes = ja
plain-no = nein
plain-none = nichts

treachery-top = Zug { $turn } · Stapel { $deck } · Ablage { $discards ->
    [none] leer
   *[other] { FORM($discards, "comma") }
}
# Der Buchstabe der Figuren, die zu keinem Haus gehören.
treachery-neutral = N
treachery-legend = * verwundet  † tot    ○ weiß  ● gelb  ✚ Heilung  ↑ Aufstieg  ↓ Abstieg  ✕ Angriff
treachery-revealed = Offen: { $card }
treachery-used = Wird ausgeführt: { $card }
treachery-hand = { $seat ->
    [you] Deine Hand: { $card }
   *[other] Hand von { $seat }: { $card }
}
treachery-goal = { $seat ->
    [you] Du willst
   *[other] { $seat } will
} { $rise } steigen und { $fall } fallen sehen: { $when ->
    [now] jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[over] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}

skirmish-top = Zug { $turn } · { $phase ->
    [deploy] Aufstellen
    [response] Antwort
   *[combat] Kampf
} · Stapel { $deck }{ $sudden ->
    [none] { "" }
   *[there] { " " }· Schlussrunde
}
skirmish-barrows = Gräber: { $cards ->
    [none] leer
   *[there] { $cards }
}
skirmish-burned = Verbrannt: { $cards }
skirmish-played = Ausgespielt: { $cards }
skirmish-out = ausgeschieden
skirmish-life = Leben { $life }
# Vor den Karten, die bekannt sind; dahinter oder allein, wie viele es nicht sind.
skirmish-hand = Hand
skirmish-cards = { $known ->
    [known] { $cards ->
        [one] und { $cards } weitere Karte
       *[other] und { $cards } weitere Karten
    }
   *[none] { $cards ->
        [one] { $cards } Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
}
skirmish-rank = { $rank ->
    [front] vorn
   *[rear] hinten
}
# Was ein Joker ist, in Klammern hinter ihm.
skirmish-role = { $role ->
    [necromancer] Beschwörer
    [wizard] Zauberer
   *[spirit] Geist
}
skirmish-legend = ↷ erschöpft  ☠ vergiftet  ◇ Schild weg  ↶ blockbereit  ×2 doppelter Schaden  ✝ beschworen  ✶ markiert  −n Schaden  ⚔ greift an

duhr-top = Zug { $turn } · Netz des Verdachts { $suspicions } · Netz der Skandale { $scandals }
duhr-discards = Ablage: { $cards }
duhr-cards = { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
}
# $house: fehlt, wo es nicht bekannt ist.
duhr-conspiracy = Verschwörung { $house ->
    [none] { "" }
   *[there] mit { $house },{ " " }
}{ $facing ->
    [up] offen
   *[down] verdeckt
}
# Wie ein Haus seine Versprechen hält.
duhr-word = Versprechen: { $kept } gehalten, { $broken } gebrochen
duhr-no-cards = keine Karten auf dem Haus
duhr-hand = Deine Hand: { $cards }
duhr-aside = davon für diesen Zug beiseitegelegt: { $cards }
duhr-own-conspiracy = Deine Verschwörung: { $house }
duhr-agenda = Deine Agenda: { $agenda }: { FORM($agenda, "text") }
duhr-pledge = { $by ->
    [you] Du hast { $to } versprochen, { $what }.
   *[other] { $by } hat { $to ->
        [you] dir
       *[other] { $to }
    } versprochen, { $what }.
}
# Karten für sich; ein Verdacht heißt nach seinem Haus.
duhr-scandal = Skandal
duhr-unknown = { $cards } unbekannt
duhr-none = keine
duhr-legend = (…) verdeckt   ▲ in Gunst   ◀ in Ungnade   ▼ geächtet

thrones-setup = { FORM($phase, "title") }
thrones-round = Runde { $round } · { FORM($phase, "title") } · Startspieler { $first }
thrones-chamber = Titel zur Auswahl: { FORM($titles, "comma") }
thrones-house = { $seat } · Haus { $house }
thrones-power = Macht { $power }/{ $goal }
thrones-team = Macht { $power }, Team { $together }/{ $goal }
# Wie viel davon auf der Hauskarte liegt.
thrones-on-house = (Haus { $power })
thrones-has = Gold { $gold } · Hand { $hand } · Deck { $deck }
thrones-pile = { $pile ->
    [dead] Tote
    [discard] Ablage
   *[out] entfernt
} { $cards }
# Wie viel Macht zum Sieg nötig ist, wenn Karten das ändern.
thrones-goal = Zum Sieg nötig: { $goal } Macht statt { $printed }; { $causes }
thrones-cause = { $card } { $amount }{ $condition ->
    [none] { "" }
   *[there] , solange { $condition }
}
# Hinter dem Namen einer Strategie; $left: wie viele Strategien noch übrig sind.
thrones-plot = : Einkommen { $income }, Initiative { $initiative }, Anspruch { $claim } · { $left ->
    [one] noch { $left } Strategie
   *[other] noch { $left } Strategien
}
thrones-face-down = verdeckt: { $cards }
thrones-known = auf der Hand bekannt: { $cards }
thrones-challenge = { $attacker } greift { $target } an: { $challenge }
thrones-sides = Stärke { $attack } gegen { $defence } · Anspruch { $claim }
thrones-defends = { $seat } verteidigt
thrones-chosen = Bisher gewählt: { $cards }
thrones-hand = Deine Hand ({ $cards })
thrones-legend = ↷ kniet  ★ Macht  ⧉ Duplikat  + verstärkt  ⚔ greift an  ⛨ verteidigt  † geht
thrones-hint = karte NAME, hand: Kartentexte · überspringen: in dieser Phase passen · hilfe
thrones-no-card = Keine Karte an diesem Tisch heißt so.
thrones-empty-hand = Deine Hand ist leer.

# Was hinter Möglichkeiten steht.
note-ready = einsetzbare Stärke: { $own } gegen { $other }
# Wessen Karte es ist: neben anderem, und vor dem, was sie tut.
note-whose = von { $seat }
note-owner = Von { $seat }.
note-duplicate = Ein Duplikat.
note-influence = { $influence } Einfluss
note-power = { $power } Macht
note-kneels = kniet
# Was ein Titel tut; $bonus: ob er nur in Herausforderungen seiner Art Stärke gibt oder in allen.
note-title = { $title ->
    [crown_regent] { $bonus ->
        [literal] +3 Stärke in allen Herausforderungen; kann den Angreifer ein anderes Ziel wählen lassen.
       *[typed] +3 Stärke in Macht-Herausforderungen; kann den Angreifer ein anderes Ziel wählen lassen.
    }
    [hand_of_the_king] 2 Einfluss, einmal je Runde.
    [master_of_laws] Eine Karte mehr in der Ziehphase.
    [lord_commander] { $bonus ->
        [literal] +3 Stärke in allen Herausforderungen; kann einspringen, wenn jemand keine Verteidiger stellt.
       *[typed] +3 Stärke in Militär-Herausforderungen; kann in ihnen einspringen, wenn jemand keine Verteidiger stellt.
    }
    [master_of_whispers] { $bonus ->
        [literal] +3 Stärke in allen Herausforderungen.
       *[typed] +3 Stärke in Intrigen-Herausforderungen.
    }
   *[master_of_coin] 2 Einkommen mehr.
}
note-supports = Unterstützt: { $title }.
# $titles: eine Liste von note-opposed.
note-opposes = Stellt sich gegen: { $titles }.
note-opposed = { $title }


## Karten und Decks von A Game of Thrones.

face-kind = { $unique ->
    [unique] { $kind }, einzigartig
   *[none] { $kind }
}
face-houses = { $houses ->
    [none] neutral
   *[other] { $houses }
}
face-only = nur Haus { $house }
face-cost = Kosten { $cost }
face-strength = Stärke { $strength }
face-icons = { $icons ->
    [none] keine Symbole
   *[other] { FORM($icons, "comma") }
}
# Ein Buchstabe für jede Art von Herausforderung; sie stehen immer in dieser Reihenfolge.
face-letter = { $icon ->
    [military] M
    [intrigue] I
   *[power] M
}
face-crest = { FORM($crest, "compound") }wappen
face-plot = Einkommen { $income } · Initiative { $initiative } · Anspruch { $claim }
face-gold = { $gold } Gold
face-short-gold = { $gold }G
face-in-decks = { $decks ->
    [none] in keinem fertigen Deck
   *[there] in den Decks: { $decks }
}
cards-many = { $cards } Karten. Ihre Texte erscheinen mit --texts, oder wenn du nach höchstens { $most } fragst.
cards-card = Karte
cards-type = Art
cards-house = Haus

cardfile-wrong = Mit { $path } kann man nicht spielen. Was nicht stimmt ({ $faults }):
cardfile-right = An { $path } ist nichts falsch.
cardfile-check = Bearbeite die Datei und prüfe sie mit: { $command }
cardfile-show = Lies ihre Karten mit: { $command }

deck-top = { $title } · { $house ->
    [none] kein Haus
   *[there] { $house }
} · { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $plots ->
    [one] { $plots } Strategie
   *[other] { $plots } Strategien
}
deck-wrong = Das Deck kann nicht gespielt werden. Was nicht stimmt ({ $faults }):
deck-legal = Das Deck ist regelgerecht.
deck-not-yet = Noch nicht regelgerecht: { CAP($fault) }
deck-edit = Bearbeite die Datei und prüfe sie mit: { $command }
deck-play = Spiel damit: { $command }
deck-written = Das Deck steht in { $path }
