# Wie das Deutsche zählt, aufzählt und Wortgruppen baut, und was in allen Spielen gesagt wird.
language = Deutsch

# Die Mehrzahlregeln von CLDR.
-plurals = CLDR
    .one = i = 1 and v = 0
# Die Formen, die Namen außer der einfachen (Nominativ) haben können; title ist der Name auf der Karte, text ihr Text, kind ihre Art, short ein Wort statt des Namens, compound steht vor dem Bindestrich.
# In Kartentexten: verb ist das Verb zu dem, was sonst ohne es dasteht; inverted steht nach einem Nebensatz, zu ist der Infinitiv mit „zu“, von der Dativ mit „von“; third ist, was ein anderer tut („tötet ihn“).
-forms = acc dat gen title text kind short compound verb inverted zu von third

list-none = nichts
list-comma = { $first }, { $last }
# $before: was vor dem „und“ steht. Einen Infinitiv schließt ein Komma ab: „das Versprechen, Haus Usari zu verschonen, und einen Skandal“.
list-and = { $before ->
    [terms-promise] { $first }, und { $last }
   *[other] { $first } und { $last }
}
list-or = { $first } oder { $last }

# Eine Wortgruppe: ein Hauptwort und was dazugehört. Fälle: nom, acc, dat, gen. Geschlechter: m, f, n; pl ist die Mehrzahl.
phrase = { $article } { $adjectives } { $noun } { $after }
# Ein weiteres Hauptwort, das ebenso gemeint sein kann: „ein Ort oder eine Verstärkung“.
phrase-or = { $first } oder { $article } { $adjectives } { $noun }
phrase-compound = { $what }-{ $noun }
-article-a = ein
    .f = eine
    .acc-m = einen
    .dat-m = einem
    .dat-n = einem
    .dat-f = einer
    .gen-m = eines
    .gen-n = eines
    .gen-f = einer
    .pl = { "" }
-article-the = der
    .f = die
    .n = das
    .pl = die
    .acc-m = den
    .acc-n = das
    .dat-m = dem
    .dat-n = dem
    .dat-f = der
    .dat-pl = den
    .gen-m = des
    .gen-n = des
    .gen-f = der
    .gen-pl = der
-article-each = jeder
    .f = jede
    .n = jedes
    .acc-m = jeden
    .acc-n = jedes
    .dat-m = jedem
    .dat-n = jedem
    .dat-f = jeder
    .gen-m = jedes
    .gen-n = jedes
    .gen-f = jeder
# Endungen der Adjektive; die Dateien haben ihren Stamm („kniend“).
-ending = en
    .a-nom-m = er
    .a-nom-f = e
    .a-nom-n = es
    .a-acc-f = e
    .a-acc-n = es
    .the-nom-m = e
    .the-nom-f = e
    .the-nom-n = e
    .the-acc-f = e
    .the-acc-n = e
    .each-nom-m = e
    .each-nom-f = e
    .each-nom-n = e
    .each-acc-f = e
    .each-acc-n = e
    .a-nom-pl = e
    .a-acc-pl = e
    .a-gen-pl = er
    .bare-nom-m = er
    .bare-nom-f = e
    .bare-nom-n = es
    .bare-acc-f = e
    .bare-acc-n = es
    .bare-dat-m = em
    .bare-dat-f = er
    .bare-dat-n = em
    .bare-gen-f = er
    .bare-nom-pl = e
    .bare-acc-pl = e
    .bare-gen-pl = er
-it = er
    .f = sie
    .n = es
    .pl = sie
    .acc-m = ihn
    .acc-n = es
    .dat-m = ihm
    .dat-n = ihm
    .dat-f = ihr
    .dat-pl = ihnen

# Was gesagt wird, wenn die Regeln etwas nicht zulassen: der Grund, dann die Zeile der Regeln.
refused = { $reason } ({ $line })
refusal-no-deals = in diesem Spiel wird nicht gehandelt
refusal-no-seat = an diesem Tisch gibt es keinen Platz { $seat }
refusal-game-over = die Partie ist vorbei
refusal-not-yours = du bist gerade nicht gefragt
refusal-of-thing = { $thing }: { CAP($reason) }

prompt-over = Die Partie ist vorbei.
prompt-waiting = Gefragt: { $who }.
account-points = { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}

# Was verlangt wurde und nicht zu haben ist: groß begonnen, ohne Punkt.
unknown-game = Es gibt kein Spiel „{ $game }“; es gibt { FORM($known, "comma") }
unknown-seats = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $seats }
# $known: die Optionen, die das Spiel hat.
unknown-option = { $known ->
    [none] { $game } hat keine Option „{ $option }“ und auch sonst keine
   *[other] { $game } hat keine Option „{ $option }“; es gibt { FORM($known, "comma") }
}
unknown-value = Die Option { $option } hat die Werte { FORM($known, "comma") }, nicht „{ $value }“
unknown-value-lines = Die Option { $option } sollte eine einzige Zeile Text sein
unknown-bot = Es gibt keinen Bot „{ $bot }“; es gibt { FORM($known, "comma") }
# honest, silent und search werden in jeder Sprache so eingegeben.
bot-no-character = Nur eine Suche hat einen Charakter; { $bot } hat keinen
bot-character = Der Charakter eines Bots ist { FORM($known, "or") }, nicht „{ $character }“
bot-budget = search:{ $budget } sollte eine Zahl von Durchläufen nennen, etwa search:300, oder eine Zeit, etwa search:0.2s
# $error: was Python sagt, auf Englisch.
bot-not-made = Den Bot { $bot } gibt es so nicht: { $error }
bot-none = { $name } ist kein greathall.bots.Bot
rules-missing = Die Regeln von { $game } sind nicht hier; wenn sie zu greathall gehören, installiere es neu
# $near: die Zeilen des Abschnitts, nach dem gefragt wurde; $first und $last, die der ganzen Regeln, wenn es ihn nicht gibt.
rules-no-line = { $near ->
    [none] Die Regeln von { $game } haben keine Zeile { $line }; sie gehen von { $first } bis { $last }
   *[other] Die Regeln von { $game } haben keine Zeile { $line }; der Abschnitt hat { FORM($near, "comma") }
}
rules-no-words = In keiner Zeile der Regeln von { $game } steht „{ $words }“
cards-unreadable = Die Kartendatei { $path } lässt sich nicht lesen: { CAP($why) }
# $error: was Python sagt, auf Englisch.
cards-damaged = Die Kartendatei { $path } ist beschädigt: { $error }
cards-no-table = In der Kartendatei { $path } steht keine Tabelle mit Karten
# Was in einer Kartendatei falsch ist: klein begonnen, ohne Punkt. $line, $place: wo, soweit die Datei es sagt. Felder, Tabellen und Wörter einer
# Kartendatei heißen in jeder Sprache gleich. $near: was gemeint sein könnte. $known: was es stattdessen gibt.
cardfile-at = { $line ->
    [none] { $place ->
        [none] { $what }
       *[there] { $place }: { $what }
    }
   *[there] { $place ->
        [none] Zeile { $line }: { $what }
       *[there] Zeile { $line }, { $place }: { $what }
    }
}
cardfile-entry = { $table ->
    [cards] Karte { $name }
    [decks] Deck { $name }
    [houses] Haus { $name }
    [characters] Figur { $name }
    [actions] Aktion { $name }
    [events] Ereignis { $name }
    [agendas] Agenda { $name }
    [ranks] Rang { $name }
    [jokers] Joker { $name }
   *[other] [[{ $table }]] { $name }
}
cardfile-said = { $said }
cardfile-no-table = eine Kartendatei dieses Spiels hat kein „{ $table }“{ $near ->
    [none] .
   *[there] , meinst du „{ $near }“?
} Sie hat { FORM($known, "comma") }
cardfile-no-list = die Kartendatei braucht eine Liste [[{ $table }]]
cardfile-count = die Kartendatei hat { $found } [[{ $table }]], das Spiel braucht { $needed }
cardfile-same-id = zwei [[{ $table }]] haben dieselbe id „{ $name }“
cardfile-id = die id „{ $name }“ sollte aus Buchstaben, Ziffern und _ bestehen
cardfile-no-field = es gibt kein Feld „{ $field }“{ $near ->
    [none] .
   *[there] , meinst du „{ $near }“?
} Die Felder sind { FORM($known, "comma") }
# $kind: ein Kartentyp, wie die Datei ihn nennt.
cardfile-not-its-field = eine Karte vom Typ { $kind } hat kein Feld „{ $field }“; sie hat { FORM($known, "comma") }
cardfile-missing = das Feld „{ $field }“ fehlt
cardfile-text = { $field } sollte ein Text sein
cardfile-number = { $field } sollte eine Zahl von { $least } bis { $most } sein
cardfile-flag = { $field } sollte true oder false sein
cardfile-list = { $field } sollte eine Liste von Texten sein
cardfile-tables = { $field } sollte eine Liste von Tabellen sein
cardfile-word = „{ $value }“ geht nicht als { $field }{ $near ->
    [none] .
   *[there] , meinst du „{ $near }“?
} Es gibt { FORM($known, "comma") }
# $said: was das Betriebssystem sagt, auf Englisch.
file-fault = { $fault ->
    [missing] es gibt keine solche Datei oder keinen solchen Ordner
    [folder] das ist ein Ordner
    [forbidden] das ist nicht erlaubt
   *[other] { $said }
}

# Worum ein Wettkampf geht: eine Zahl von Siegen, oder die Punkte einer Zahl von Partien.
match-victories = { $victories ->
    [one] wer zuerst { $victories } Sieg hat
   *[other] wer zuerst { $victories } Siege hat
}
match-games = { $games ->
    [one] Feldzug über { $games } Partie
   *[other] Feldzug über { $games } Partien
}

# Wer den Satz liest, unter anderen, denen etwas geschieht.
you = du
    .acc = dich
    .dat = dir

# Jemand am Tisch, der keinen Namen hat.
player = Spieler { $number }
# Bots, die eine Halle an den Tisch setzt: Namen bleiben, Beinamen sind übersetzt. Wie sie sonst überall heißen, steht klein und mit _ im Schlüssel.
-player-odo_the_cellarer = Kellermeister Odo
-player-old_marla = Großmutter Marla
-player-brother_bertran = Bruder Bertran
-player-mother_ysolt = Mutter Ysolt
-player-piet_longhat = Piet Langhut
-player-garrow_one_eye = Garrow Einauge
-player-queen_orla = Königin Orla


## Handel. Angebote und Züge haben Nummern. [you] ist, wer den Satz liest; was $terms sind, steht unten.

move-accept = Angebot { $offer } annehmen.
move-decline = Angebot { $offer } ablehnen.
move-consider = Angebot { $offer } offenlassen.
move-withdraw = Angebot { $offer } zurückziehen.

prompt-offer = { $seat }, { $maker } macht dir ein Angebot. Was antwortest du?

# $countered: das Angebot, auf das dieses antwortet.
event-offered = { $countered ->
    [none] { $seat ->
        [you] Du bietest { $to } an: { FORM($terms, "acc") } (Angebot { $offer }).
       *[other] { $seat } bietet { $to ->
            [you] dir
           *[other] { FORM($to, "dat") }
        } an: { FORM($terms, "acc") } (Angebot { $offer }).
    }
   *[there] { $seat ->
        [you] Du bietest { $to } als Antwort auf Angebot { $countered } an: { FORM($terms, "acc") } (Angebot { $offer }).
       *[other] { $seat } bietet { $to ->
            [you] dir
           *[other] { FORM($to, "dat") }
        } als Antwort auf Angebot { $countered } an: { FORM($terms, "acc") } (Angebot { $offer }).
    }
}
event-accepted = { $seat ->
    [you] Du nimmst Angebot { $offer } von { $maker } an ({ $terms }).
   *[other] { $seat } nimmt { $maker ->
        [you] dein Angebot { $offer }
       *[other] Angebot { $offer } von { $maker }
    } an ({ $terms }).
}
# Bei einem Angebot an alle steht der Inhalt nicht bei jeder Antwort.
event-declined = { $seat ->
    [you] Du lehnst Angebot { $offer } von { $maker } ab{ $terms ->
        [none] .
       *[there] { " " }({ $terms }).
    }
   *[other] { $seat } lehnt { $maker ->
        [you] dein Angebot { $offer }
       *[other] Angebot { $offer } von { $maker }
    } ab{ $terms ->
        [none] .
       *[there] { " " }({ $terms }).
    }
}
event-considered = { $seat ->
    [you] Du lässt Angebot { $offer } von { $maker } offen.
   *[other] { $seat } lässt { $maker ->
        [you] dein Angebot { $offer }
       *[other] Angebot { $offer } von { $maker }
    } offen.
}
event-withdrawn = { $seat ->
    [you] Du ziehst Angebot { $offer } zurück ({ $terms }).
   *[other] { $seat } zieht Angebot { $offer } zurück ({ $terms }).
}
event-voided = { $fate ->
    [lapsed] { $seat ->
        [you] Dein Angebot { $offer } verfällt ({ $terms }).
       *[other] Angebot { $offer } von { $seat } verfällt ({ $terms }).
    }
   *[none] { $seat ->
        [you] Dein Angebot { $offer } ist hinfällig, weil du deinen Teil nicht mehr leisten kannst ({ $terms }).
       *[other] Angebot { $offer } ist hinfällig, weil { $seat } den eigenen Teil nicht mehr leisten kann ({ $terms }).
    }
}
# Geheim: $card.
event-handed = { $seat ->
    [you] Du gibst { $to } { FORM($card, "acc") }.
   *[other] { $seat } gibt { $to ->
        [you] dir
       *[other] { $to }
    } { FORM($card, "acc") }.
}
    .hidden = { $seat } gibt { $to } eine Karte.
# $what ist ein Versprechen, wie unten.
event-promised = { $seat ->
    [you] Du versprichst { $to }, { $what }.
   *[other] { $seat } verspricht { $to ->
        [you] dir
       *[other] { $to }
    }, { $what }.
}
event-judged = { $fate ->
    [kept] { $seat ->
        [you] Du hast { $to } versprochen, { $what }, und hältst Wort.
       *[other] { $seat } hat { $to ->
            [you] dir
           *[other] { $to }
        } versprochen, { $what }, und hält Wort.
    }
    [broken] { $seat ->
        [you] Du hast { $to } versprochen, { $what }, und brichst dein Wort.
       *[other] { $seat } hat { $to ->
            [you] dir
           *[other] { $to }
        } versprochen, { $what }, und bricht dieses Versprechen.
    }
   *[lapsed] { $seat ->
        [you] Du hast { $to } versprochen, { $what }; das Versprechen erlischt mit dem Ende der Partie.
       *[other] { $seat } hat { $to ->
            [you] dir
           *[other] { $to }
        } versprochen, { $what }; das Versprechen erlischt mit dem Ende der Partie.
    }
}

# Der Inhalt: Listen dessen, was jede Seite gibt, zeigt und verspricht; acc ist, was jemand anbietet.
terms = { $wants ->
    [none] { $gives } – ohne Gegenleistung
   *[there] { $gives } – im Tausch gegen { FORM($wants, "acc") }
}
    .acc = { $wants ->
        [none] { FORM($gives, "acc") } – ohne Gegenleistung
       *[there] { FORM($gives, "acc") } – im Tausch gegen { FORM($wants, "acc") }
    }
terms-goods = { $card }
    .acc = { FORM($card, "acc") }
terms-hidden-cards = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
terms-look = ein Blick auf { FORM($secret, "acc") }
    .acc = einen Blick auf { FORM($secret, "acc") }
terms-promise = das Versprechen, { $what }
terms-words = die Worte „{ $words }“
# $to: wer sie lesen darf.
terms-hidden-words = Worte nur für { $to }

# Was versprochen wird; ohne $until, was versprochen wurde.
promise-spare = { $until ->
    [none] Haus { $house } zu verschonen
   *[there] Haus { $house } bis Zug { $until } zu verschonen
}
promise-aid = { $until ->
    [none] Haus { $house } zu helfen
   *[there] Haus { $house } vor Zug { $until } zu helfen
}
promise-strike = { $until ->
    [none] gegen Haus { $house } vorzugehen
   *[there] vor Zug { $until } gegen Haus { $house } vorzugehen
}
promise-card = { $until ->
    [none] { FORM($card, "acc") } abzugeben
   *[there] vor Zug { $until } { FORM($card, "acc") } abzugeben
}

refusal-no-offer = ein solches Angebot liegt nicht vor
refusal-deals-off = an diesem Tisch wird nicht gehandelt
refusal-not-quiet = Angebote sind nur möglich, wenn gerade nichts abgehandelt wird
refusal-counter-whom = ein Gegenangebot ist nur zu einem offenen Angebot an dich möglich, und es geht an den Anbietenden allein
refusal-other-offer = gerade wird auf ein anderes Angebot geantwortet
refusal-too-many-offers = jeder Spieler macht höchstens { $most } Angebote pro Zug
refusal-offer-whom = ein Angebot geht an einen anderen Spieler oder an alle anderen
refusal-offer-empty = ein Angebot enthält mindestens eine Karte, den Blick auf eine geheime Karte oder ein Versprechen
refusal-offer-long = jede Seite eines Angebots nennt höchstens { $cards } Karten und { $promises } Versprechen
refusal-cannot-give = diese Karten kannst du jetzt nicht geben
refusal-words-alone = Versprechen gibt man nur in freien Worten, und sie binden niemanden
refusal-turn-past = ein Versprechen nennt einen Zug, der noch kommt
refusal-unable = du kannst nicht geben, was von dir verlangt wird, oder nicht nehmen, was du bekommen sollst
refusal-answer-first = antworte zuerst auf das Angebot
