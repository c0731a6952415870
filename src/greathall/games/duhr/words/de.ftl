# Dûhr: The Lesser Houses.
#
# Glossar
#   suspicion          Verdacht, Verdachtskarten      scandal            Skandal
#   conspiracy         Verschwörung                   agenda             Agenda
#   Web of Suspicion   Netz des Verdachts             Web of Scandal     Netz der Skandale
#   favored            in Gunst                       disfavored         in Ungnade
#   vilified, villain  geächtet, Schurke              standing           Ansehen
#   revealed           offen                          concealed          verdeckt
#   House Action       Hausaktion                     Acquire Phase      Nachziehphase
#   masterstroke       Meisterstreich                 negation           Einspruch
#   negate             aufheben                       set aside          beiseitelegen
#   defame, expose     verleumden, bloßstellen        scandalize         anprangern
#
# $seat, $to, $owner, $doer: jemand am Tisch, mit Namen und Haus; [you] ist, wer den Satz liest. $house, $source, $target, $pair: ein Haus
# („Usari“); in der Form title der Name seiner Fähigkeit („Schmach wandeln“). $card: ein Verdacht, ein Skandal oder ein Ereignis, auch eine
# Karte auf einem Haus. $agenda: nach ihrem Namen; in der Form text, was darauf steht.

# Wer am Tisch sitzt, ohne und mit Namen.
seat = Haus { $house }
seat-named = { $player } (Haus { $house })

# Wie die Karten heißen, nach den Namen einer fremden Kartendatei.
-house = { $name }
    .title = { $title }
-suspicion = ein Verdacht gegen Haus { $house }
    .acc = einen Verdacht gegen Haus { $house }
    .title = Verdacht gegen Haus { $house }
-scandal = ein Skandal
    .acc = einen Skandal
    .title = Skandal
-event = „{ $name }“
    .title = { $name }
    .text = { $text }
-agenda = „{ $name }“
    .title = { $name }
    .text = { $text }

# Unsere Karten. Bei Häusern ist .kind ihre Art; bei allen anderen ist .title der Name auf der Karte, ohne Anführungszeichen.
-house-deluras = Deluras
    .title = Verdacht verschieben
    .kind = Bardenhaus
-house-lycosia = Lycosia
    .title = Skandal verschieben
    .kind = Assassinenhaus
-house-kardosa = Kardosa
    .title = Verdacht verschleiern
    .kind = Söldnerhaus
-house-balistrad = Balistrad
    .title = Skandal vertuschen
    .kind = Handelshaus
-house-silgaro = Silgaro
    .title = Verdacht zurücknehmen
    .kind = Ordenshaus
-house-usari = Usari
    .title = Schmach wandeln
    .kind = Apothekerhaus
-card-betrayal = „Verrat“
    .title = Verrat
    .text = Die verdeckte Verschwörung eines Rivalen wird als Folge aufgedeckt.
-card-blackmail = „Erpressung“
    .title = Erpressung
    .text = Ein Rivale mit Ansehen gibt dir zwei Karten seiner Wahl.
-card-collaborators = „Komplizen“
    .title = Komplizen
    .text = Nutze die Fähigkeit eines beliebigen Hauses mit Ansehen auf offene Karten, ohne einen Verdacht dafür.
-card-espionage = „Spionage“
    .title = Spionage
    .text = Sieh die Hand und die Verschwörung eines Rivalen, und nimm eine Karte dieser Hand.
-card-informants = „Informanten“
    .title = Informanten
    .text = Decke bis zu zwei verdeckte Karten auf.
-card-intrigue = „Intrige“
    .title = Intrige
    .text = Zwei Spieler tauschen ihre Verschwörungen; jede behält ihre Lage.
-agenda-loyal_patron = „Der treue Gönner“
    .title = Der treue Gönner
    .text = Das Haus deiner Verschwörung ist am Ende in Gunst.
-agenda-fair_weather = „Schönwetterfreunde“
    .title = Schönwetterfreunde
    .text = Das Haus deiner Verschwörung ist am Ende in Ungnade.
-agenda-nest_of_vipers = „Ein Natternnest“
    .title = Ein Natternnest
    .text = Das Haus deiner Verschwörung ist am Ende geächtet.
-agenda-clean_hands = „Saubere Hände“
    .title = Saubere Hände
    .text = Auf dem Haus deiner Verschwörung liegt am Ende kein offener Skandal.
-agenda-sinister_hand = „Die linke Hand“
    .title = Die linke Hand
    .text = Das Haus deines linken Nachbarn ist am Ende nicht in Gunst.
-agenda-dexterous_hand = „Die rechte Hand“
    .title = Die rechte Hand
    .text = Das Haus deines rechten Nachbarn ist am Ende nicht in Gunst.
-agenda-empty_throne = „Der leere Platz“
    .title = Der leere Platz
    .text = Kein Haus eines Rivalen ist am Ende in Gunst.
-agenda-reign_of_villains = „Herrschaft der Schurken“
    .title = Herrschaft der Schurken
    .text = Zwei oder mehr Häuser sind am Ende geächtet.
-agenda-alone_on_the_hill = „Allein auf dem Hügel“
    .title = Allein auf dem Hügel
    .text = Keines der Häuser deiner Nachbarn ist am Ende in Gunst.
-agenda-mud_for_everyone = „Schmutz für alle“
    .title = Schmutz für alle
    .text = Auf dem Haus jedes Rivalen liegt am Ende ein offener Skandal.
-agenda-good_names = „Gute Namen“
    .title = Gute Namen
    .text = Kein Haus ist am Ende geächtet.
-agenda-fall_of_many = „Der Fall der vielen“
    .title = Der Fall der vielen
    .text = Drei oder mehr Häuser sind am Ende in Ungnade.

# Was die Fähigkeiten der Häuser tun.
text-move_suspicion = Verschiebe einen offenen Verdacht von einem beliebigen Haus auf ein beliebiges Haus in Gunst.
text-move_scandal = Verschiebe einen offenen Skandal von einem beliebigen Haus auf ein beliebiges Haus in Gunst.
text-conceal_suspicion = Verdecke einen offenen Verdacht auf einem Haus.
text-conceal_scandal = Verdecke einen offenen Skandal auf einem Haus.
text-take_suspicion = Nimm einen offenen Verdacht von einem Haus auf die Hand und lege dann eine Karte ab.
text-convert = Ersetze einen offenen Verdacht auf einem Haus durch einen Skandal oder einen offenen Skandal durch den obersten Verdacht des Netzes.

# Eine verdeckte Karte nach ihrem Platz unter den Karten auf einem Haus.
-lying-concealed1 = die verdeckte Karte an erster Stelle
-lying-concealed2 = die verdeckte Karte an zweiter Stelle
-lying-concealed3 = die verdeckte Karte an dritter Stelle
-lying-concealed4 = die verdeckte Karte an vierter Stelle
-lying-concealed5 = die verdeckte Karte an fünfter Stelle

# Worin eine verdeckte Karte gewandelt wird.
-sort-suspicion = ein Verdacht
    .acc = einen Verdacht
-sort-scandal = ein Skandal
    .acc = einen Skandal

# Was im Handel gezeigt werden kann.
-secret-conspiracy = die Verschwörung
    .title = Verschwörung
-secret-agenda = die Agenda
    .title = Agenda

-status-favored = in Gunst
-status-disfavored = in Ungnade
-status-vilified = geächtet

# Wogegen Einspruch eingelegt wird: ein Ereignis, eine Fähigkeit, ein Meisterstreich oder ein anderer Einspruch.
-effect-of-event = { $card }
-effect-of-ability = „{ FORM($house, "title") }“
-masterstroke = der Meisterstreich
    .acc = den Meisterstreich
    .dat = dem Meisterstreich
-negation = der Einspruch
    .acc = den Einspruch
    .dat = dem Einspruch

# Was sonst etwas bewirkt.
-motive-conspiracy = eine aufgedeckte Verschwörung
-motive-villainy = eine Schurkentat


## Möglichkeiten: was jemand tun darf.

move-keep = Die Agenda { $agenda } behalten: { FORM($agenda, "text") }
move-raise_suspicion = Einen Verdacht gegen Haus { $house } ausspielen.
move-create_scandal = Einen Skandal um Haus { $target } auslösen.
# $event: wie die Karte des Ereignisses heißt. Ohne Ziel bewirkt es nichts.
move-betrayal = { $target ->
    [none] { $event } ohne Wirkung ausspielen.
   *[there] { $event } gegen Haus { $target } ausspielen.
}
move-blackmail = { $target ->
    [none] { $event } ohne Wirkung ausspielen.
   *[there] { $event } gegen Haus { $target } ausspielen.
}
move-espionage = { $target ->
    [none] { $event } ohne Wirkung ausspielen.
   *[there] { $event } gegen Haus { $target } ausspielen.
}
# $what: die Fähigkeit, die genutzt wird, wie unten.
move-collaborators = { $what ->
    [none] { $event } ohne Wirkung ausspielen.
   *[there] { $event } ausspielen und { $what }.
}
# $cards: eine oder zwei Karten, jede mit dem Haus, auf dem sie liegt, wie unten.
move-informants = { $cards ->
    [none] { $event } ohne Wirkung ausspielen.
   *[there] { $event } ausspielen und { $cards } aufdecken.
}
move-intrigue = { $event } ausspielen: Haus { $one } und Haus { $other } tauschen ihre Verschwörungen.
move-use = { $what }.
# Meisterstreiche; $pair: das Haus der zwei Verdachtskarten, die sie kosten.
move-reveal_card = Meisterstreich: { FORM($card, "acc") } auf Haus { $source } aufdecken, für zwei Verdachtskarten gegen Haus { $pair }.
move-remove_scandal = Meisterstreich: einen Skandal von Haus { $source } ablegen, für zwei Verdachtskarten gegen Haus { $pair }.
move-place_scandal = Meisterstreich: einen Skandal auf Haus { $target } legen, für zwei Verdachtskarten gegen Haus { $pair }.
move-reveal_conspiracy = Deine Verschwörung aufdecken; dafür kommt ein Skandal auf dein eigenes Haus.
move-end_actions = Die Aktionen beenden.
# Stattdessen, wenn keine Karte mehr verfügbar ist.
move-go-on = Weiter zur Nachziehphase.
move-discard = { FORM($card, "acc") } ablegen.
move-draw = Eine Karte ziehen.
move-exchange = { FORM($card, "acc") } ablegen und zwei Karten ziehen.
# Schurkentaten.
move-defame = { FORM($card, "acc") } auf Haus { $source } durch einen Skandal ersetzen.
move-expose = { FORM($card, "acc") } auf Haus { $source } aufdecken.
move-scandalize = Einen Skandal auf Haus { $target } legen.
move-pass = Passen.
move-negate = Einspruch einlegen und dafür zwei Verdachtskarten gegen Haus { $pair } ablegen.
move-replace = Der Skandal ersetzt { FORM($card, "acc") }.
move-give = { $other ->
    [none] { FORM($card, "acc") } geben.
   *[there] { FORM($card, "acc") } und { FORM($other, "acc") } geben.
}
move-take = { FORM($card, "acc") } nehmen.

# Eine Fähigkeit und was sie tut, wie unten; einmal die eigene, einmal eine andere. zu folgt auf „nutzt“.
ability = „{ FORM($ability, "title") }“ nutzen: { $does }
    .zu = „{ FORM($ability, "title") }“, um { FORM($does, "zu") }
ability-borrowed = „{ FORM($ability, "title") }“ von Haus { $ability } nutzen: { $does }
    .zu = „{ FORM($ability, "title") }“ von Haus { $ability }, um { FORM($does, "zu") }
# Was die Fähigkeiten mit einer Karte auf einem Haus tun; zu folgt auf „um“.
does-move_suspicion = { FORM($card, "acc") } von Haus { $source } auf Haus { $to } verschieben
    .zu = { FORM($card, "acc") } von Haus { $source } auf Haus { $to } zu verschieben
does-move_scandal = { FORM($card, "acc") } von Haus { $source } auf Haus { $to } verschieben
    .zu = { FORM($card, "acc") } von Haus { $source } auf Haus { $to } zu verschieben
does-conceal_suspicion = { FORM($card, "acc") } auf Haus { $source } verdecken
    .zu = { FORM($card, "acc") } auf Haus { $source } zu verdecken
does-conceal_scandal = { FORM($card, "acc") } auf Haus { $source } verdecken
    .zu = { FORM($card, "acc") } auf Haus { $source } zu verdecken
does-take_suspicion = { FORM($card, "acc") } von Haus { $source } auf die Hand nehmen
    .zu = { FORM($card, "acc") } von Haus { $source } auf die Hand zu nehmen
# $into: worin eine verdeckte Karte gewandelt wird; eine offene wird durch eine der anderen Art ersetzt.
does-convert = { $into ->
    [none] { $card ->
        [scandal] { FORM($card, "acc") } auf Haus { $source } durch einen Verdacht ersetzen
       *[other] { FORM($card, "acc") } auf Haus { $source } durch einen Skandal ersetzen
    }
   *[there] { FORM($card, "acc") } auf Haus { $source } in { FORM($into, "acc") } wandeln
}
    .zu = { $into ->
        [none] { $card ->
            [scandal] { FORM($card, "acc") } auf Haus { $source } durch einen Verdacht zu ersetzen
           *[other] { FORM($card, "acc") } auf Haus { $source } durch einen Skandal zu ersetzen
        }
       *[there] { FORM($card, "acc") } auf Haus { $source } in { FORM($into, "acc") } zu wandeln
    }
card-on = { FORM($card, "acc") } auf Haus { $house }


## Ereignisse: was geschehen ist. Wer ein Geheimnis nicht kennen darf, liest .hidden.

event-dealt = { $seat ->
    [you] Du bekommst deine Hand: einen Skandal, zwei Verdachtskarten gegen Haus { $house } und vier weitere Karten.
   *[other] { $seat } bekommt eine Hand: einen Skandal, zwei Verdachtskarten gegen Haus { $house } und vier weitere Karten.
}
# Geheim: $white, $black.
event-agendas = { $seat ->
    [you] { $black ->
        [none] Du bekommst die Agenda { $white }.
       *[there] Du bekommst die Agenden { $white } und { $black }.
    }
   *[other] { $black ->
        [none] { $seat } bekommt die Agenda { $white }.
       *[there] { $seat } bekommt die Agenden { $white } und { $black }.
    }
}
    .hidden = { $seat } bekommt eine Agenda.
event-two-agendas = { $seat } bekommt zwei Agenden.
# Geheim: $house.
event-conspiracy = { $seat ->
    [you] Du bekommst eine Verschwörung mit Haus { $house }.
   *[other] { $seat } bekommt eine Verschwörung mit Haus { $house }.
}
    .hidden = { $seat } bekommt eine Verschwörung.
# Geheim: $agenda.
event-kept = { $seat ->
    [you] Du behältst die Agenda { $agenda }.
   *[other] { $seat } behält die Agenda { $agenda }.
}
    .hidden = { $seat } behält eine Agenda.
event-turn = { $seat ->
    [you] Zug { $turn }: Du bist an der Reihe.
   *[other] Zug { $turn }: { $seat } ist an der Reihe.
}
event-set_aside = { $seat ->
    [you] { $left ->
        [one] Dein Haus ist in Ungnade: Du legst für diesen Zug eine Karte beiseite.
       *[other] Dein Haus ist in Ungnade: Du legst für diesen Zug { $left } Karten beiseite.
    }
   *[other] { $left ->
        [one] { $seat } ist in Ungnade und legt für diesen Zug eine Karte beiseite.
       *[other] { $seat } ist in Ungnade und legt für diesen Zug { $left } Karten beiseite.
    }
}
# $cause: was es bewirkt: ein Ereignis, eine Fähigkeit oder ein Meisterstreich, nach dem Namen des Zuges, eine aufgedeckte Verschwörung oder
# eine Schurkentat.
event-placed = { $seat ->
    [you] { $cause ->
        [none] Du legst { FORM($card, "acc") } auf Haus { $house }.
        [place_scandal] Du legst mit einem Meisterstreich { FORM($card, "acc") } auf Haus { $house }.
        [conspiracy] Du legst { FORM($card, "acc") } auf Haus { $house }, weil deine Verschwörung mit diesem Haus aufgedeckt ist.
       *[villainy] Als Schurke legst du { FORM($card, "acc") } auf Haus { $house }.
    }
   *[other] { $cause ->
        [none] { $seat } legt { FORM($card, "acc") } auf Haus { $house }.
        [place_scandal] { $seat } legt mit einem Meisterstreich { FORM($card, "acc") } auf Haus { $house }.
        [conspiracy] { $seat } legt { FORM($card, "acc") } auf Haus { $house }, weil die Verschwörung mit diesem Haus aufgedeckt ist.
       *[villainy] Als Schurke legt { $seat } { FORM($card, "acc") } auf Haus { $house }.
    }
}
event-removed = { $seat ->
    [you] { $cause ->
        [none] Du legst { FORM($card, "acc") } von Haus { $house } ab.
       *[remove_scandal] Du legst mit einem Meisterstreich { FORM($card, "acc") } von Haus { $house } ab.
    }
   *[other] { $cause ->
        [none] { $seat } legt { FORM($card, "acc") } von Haus { $house } ab.
       *[remove_scandal] { $seat } legt mit einem Meisterstreich { FORM($card, "acc") } von Haus { $house } ab.
    }
}
event-turned_up = { $seat ->
    [you] { $cause ->
        [none] Du deckst auf Haus { $house } { FORM($card, "acc") } auf.
        [reveal_card] Du deckst mit einem Meisterstreich auf Haus { $house } { FORM($card, "acc") } auf.
        [villainy] Als Schurke deckst du auf Haus { $house } { FORM($card, "acc") } auf.
       *[there] Du deckst durch { $cause } auf Haus { $house } { FORM($card, "acc") } auf.
    }
   *[other] { $cause ->
        [none] { $seat } deckt auf Haus { $house } { FORM($card, "acc") } auf.
        [reveal_card] { $seat } deckt mit einem Meisterstreich auf Haus { $house } { FORM($card, "acc") } auf.
        [villainy] Als Schurke deckt { $seat } auf Haus { $house } { FORM($card, "acc") } auf.
       *[there] { $seat } deckt durch { $cause } auf Haus { $house } { FORM($card, "acc") } auf.
    }
}
event-turned_down = { $seat ->
    [you] Du verdeckst auf Haus { $house } { FORM($card, "acc") }.
   *[other] { $seat } verdeckt auf Haus { $house } { FORM($card, "acc") }.
}
event-moved = { $seat ->
    [you] Du verschiebst { FORM($card, "acc") } von Haus { $house } auf Haus { $to }.
   *[other] { $seat } verschiebt { FORM($card, "acc") } von Haus { $house } auf Haus { $to }.
}
event-moved_down = { $seat ->
    [you] Du verschiebst eine verdeckte Karte von Haus { $house } auf Haus { $to }.
   *[other] { $seat } verschiebt eine verdeckte Karte von Haus { $house } auf Haus { $to }.
}
event-taken = { $seat ->
    [you] Du nimmst { FORM($card, "acc") } von Haus { $house } auf die Hand.
   *[other] { $seat } nimmt { FORM($card, "acc") } von Haus { $house } auf die Hand.
}
# Geheim: $card.
event-taken_down = { $seat ->
    [you] Du nimmst { FORM($card, "acc") } von Haus { $house } auf die Hand.
   *[other] { $seat } nimmt { FORM($card, "acc") } von Haus { $house } auf die Hand.
}
    .hidden = { $seat } nimmt eine verdeckte Karte von Haus { $house } auf die Hand.
event-replaced = { $seat ->
    [you] { $cause ->
        [none] Du ersetzt { FORM($card, "acc") } auf Haus { $house } durch { FORM($by, "acc") }.
        [conspiracy] Du ersetzt { FORM($card, "acc") } auf Haus { $house } durch { FORM($by, "acc") }, weil deine Verschwörung mit diesem Haus aufgedeckt ist.
        [villainy] Als Schurke ersetzt du { FORM($card, "acc") } auf Haus { $house } durch { FORM($by, "acc") }.
       *[there] Du ersetzt mit { $cause } { FORM($card, "acc") } auf Haus { $house } durch { FORM($by, "acc") }.
    }
   *[other] { $cause ->
        [none] { $seat } ersetzt { FORM($card, "acc") } auf Haus { $house } durch { FORM($by, "acc") }.
        [conspiracy] { $seat } ersetzt { FORM($card, "acc") } auf Haus { $house } durch { FORM($by, "acc") }, weil die Verschwörung mit diesem Haus aufgedeckt ist.
        [villainy] Als Schurke ersetzt { $seat } { FORM($card, "acc") } auf Haus { $house } durch { FORM($by, "acc") }.
       *[there] { $seat } ersetzt mit { $cause } { FORM($card, "acc") } auf Haus { $house } durch { FORM($by, "acc") }.
    }
}
event-discarded = { $seat ->
    [you] Du legst { FORM($card, "acc") } ab.
   *[other] { $seat } legt { FORM($card, "acc") } ab.
}
event-discarded_pair = { $seat ->
    [you] Du legst zwei Verdachtskarten gegen Haus { $pair } ab.
   *[other] { $seat } legt zwei Verdachtskarten gegen Haus { $pair } ab.
}
event-uncovered = { $seat ->
    [you] Du deckst das Ereignis { $card } auf und legst es ab.
   *[other] { $seat } deckt das Ereignis { $card } auf und legt es ab.
}
# Was angesagt wird und aufgehoben werden kann. Die Felder sind die der Züge.
event-betrayal = { $seat ->
    [you] Du spielst { $event }{ $target ->
        [none] { " " }ohne Wirkung
       *[there] { " " }gegen Haus { $target }
    } aus.
   *[other] { $seat } spielt { $event }{ $target ->
        [none] { " " }ohne Wirkung
       *[there] { " " }gegen Haus { $target }
    } aus.
}
event-blackmail = { $seat ->
    [you] Du spielst { $event }{ $target ->
        [none] { " " }ohne Wirkung
       *[there] { " " }gegen Haus { $target }
    } aus.
   *[other] { $seat } spielt { $event }{ $target ->
        [none] { " " }ohne Wirkung
       *[there] { " " }gegen Haus { $target }
    } aus.
}
event-espionage = { $seat ->
    [you] Du spielst { $event }{ $target ->
        [none] { " " }ohne Wirkung
       *[there] { " " }gegen Haus { $target }
    } aus.
   *[other] { $seat } spielt { $event }{ $target ->
        [none] { " " }ohne Wirkung
       *[there] { " " }gegen Haus { $target }
    } aus.
}
event-collaborators = { $seat ->
    [you] { $what ->
        [none] Du spielst { $event } ohne Wirkung aus.
       *[there] Du spielst { $event } aus und nutzt { FORM($what, "zu") }.
    }
   *[other] { $what ->
        [none] { $seat } spielt { $event } ohne Wirkung aus.
       *[there] { $seat } spielt { $event } aus und nutzt { FORM($what, "zu") }.
    }
}
event-informants = { $seat ->
    [you] { $cards ->
        [none] Du spielst { $event } ohne Wirkung aus.
       *[there] Du spielst { $event } aus, um { $cards } aufzudecken.
    }
   *[other] { $cards ->
        [none] { $seat } spielt { $event } ohne Wirkung aus.
       *[there] { $seat } spielt { $event } aus, um { $cards } aufzudecken.
    }
}
event-intrigue = { $seat ->
    [you] Du spielst { $event } aus: Haus { $one } und Haus { $other } tauschen ihre Verschwörungen.
   *[other] { $seat } spielt { $event } aus: Haus { $one } und Haus { $other } tauschen ihre Verschwörungen.
}
event-use = { $seat ->
    [you] Du nutzt { FORM($what, "zu") }.
   *[other] { $seat } nutzt { FORM($what, "zu") }.
}
event-use_into = { $seat ->
    [you] Du nutzt { FORM($what, "zu") }.
   *[other] { $seat } nutzt { FORM($what, "zu") }.
}
event-reveal_card = { $seat ->
    [you] Du führst einen Meisterstreich aus, um { FORM($card, "acc") } auf Haus { $source } aufzudecken.
   *[other] { $seat } führt einen Meisterstreich aus, um { FORM($card, "acc") } auf Haus { $source } aufzudecken.
}
event-remove_scandal = { $seat ->
    [you] Du führst einen Meisterstreich aus, um einen Skandal von Haus { $source } abzulegen.
   *[other] { $seat } führt einen Meisterstreich aus, um einen Skandal von Haus { $source } abzulegen.
}
event-place_scandal = { $seat ->
    [you] Du führst einen Meisterstreich aus, um einen Skandal auf Haus { $target } zu legen.
   *[other] { $seat } führt einen Meisterstreich aus, um einen Skandal auf Haus { $target } zu legen.
}
# $effect: wogegen Einspruch eingelegt wird, nach dem Namen seines Zuges; Fähigkeiten sind der letzte Fall. Es geht gegen $target und auch gegen
# $other. Ob es dabei bleibt, sagt, was danach geschieht.
event-negated = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
} Einspruch ein gegen { $doer ->
    [you] { $effect ->
        [reveal_card] deinen Meisterstreich, der eine Karte auf Haus { $target } aufdecken soll
        [remove_scandal] deinen Meisterstreich, der einen Skandal von Haus { $target } ablegen soll
        [place_scandal] deinen Meisterstreich, der einen Skandal auf Haus { $target } legen soll
        [intrigue] dein Ereignis { $effect } zwischen Haus { $target } und Haus { $other }
        [betrayal] { $target ->
            [none] dein Ereignis { $effect }
           *[there] dein Ereignis { $effect } gegen Haus { $target }
        }
        [blackmail] { $target ->
            [none] dein Ereignis { $effect }
           *[there] dein Ereignis { $effect } gegen Haus { $target }
        }
        [espionage] { $target ->
            [none] dein Ereignis { $effect }
           *[there] dein Ereignis { $effect } gegen Haus { $target }
        }
        [informants] { $target ->
            [none] dein Ereignis { $effect }
           *[there] { $other ->
                [none] dein Ereignis { $effect } bei Haus { $target }
               *[there] dein Ereignis { $effect } bei Haus { $target } und Haus { $other }
            }
        }
        [collaborators] { $target ->
            [none] dein Ereignis { $effect }
           *[there] { $other ->
                [none] dein Ereignis { $effect } bei Haus { $target }
               *[there] dein Ereignis { $effect }, von Haus { $target } auf Haus { $other }
            }
        }
       *[ability] { $target ->
            [none] deine Fähigkeit { $effect }
           *[there] { $other ->
                [none] deine Fähigkeit { $effect } bei Haus { $target }
               *[there] deine Fähigkeit { $effect }, von Haus { $target } auf Haus { $other }
            }
        }
    }
   *[other] { $effect ->
        [reveal_card] den Meisterstreich von { $doer }, der eine Karte auf Haus { $target } aufdecken soll
        [remove_scandal] den Meisterstreich von { $doer }, der einen Skandal von Haus { $target } ablegen soll
        [place_scandal] den Meisterstreich von { $doer }, der einen Skandal auf Haus { $target } legen soll
        [intrigue] das Ereignis { $effect } von { $doer } zwischen Haus { $target } und Haus { $other }
        [betrayal] { $target ->
            [none] das Ereignis { $effect } von { $doer }
           *[there] das Ereignis { $effect } von { $doer } gegen Haus { $target }
        }
        [blackmail] { $target ->
            [none] das Ereignis { $effect } von { $doer }
           *[there] das Ereignis { $effect } von { $doer } gegen Haus { $target }
        }
        [espionage] { $target ->
            [none] das Ereignis { $effect } von { $doer }
           *[there] das Ereignis { $effect } von { $doer } gegen Haus { $target }
        }
        [informants] { $target ->
            [none] das Ereignis { $effect } von { $doer }
           *[there] { $other ->
                [none] das Ereignis { $effect } von { $doer } bei Haus { $target }
               *[there] das Ereignis { $effect } von { $doer } bei Haus { $target } und Haus { $other }
            }
        }
        [collaborators] { $target ->
            [none] das Ereignis { $effect } von { $doer }
           *[there] { $other ->
                [none] das Ereignis { $effect } von { $doer } bei Haus { $target }
               *[there] das Ereignis { $effect } von { $doer }, von Haus { $target } auf Haus { $other }
            }
        }
       *[ability] { $target ->
            [none] die Fähigkeit { $effect } von { $doer }
           *[there] { $other ->
                [none] die Fähigkeit { $effect } von { $doer } bei Haus { $target }
               *[there] die Fähigkeit { $effect } von { $doer }, von Haus { $target } auf Haus { $other }
            }
        }
    }
}.
# Ein Einspruch gegen einen Einspruch. $doer: gegen wessen; dieser richtet sich gegen $effect von $owner, vielleicht auch einen Einspruch.
event-countered = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
} Einspruch ein gegen { $doer ->
    [you] deinen Einspruch
   *[other] den Einspruch von { $doer }
}, der sich gegen { $owner ->
    [you] { $effect ->
        [reveal_card] deinen Meisterstreich
        [remove_scandal] deinen Meisterstreich
        [place_scandal] deinen Meisterstreich
        [negation] deinen Einspruch
        [betrayal] dein Ereignis { $effect }
        [blackmail] dein Ereignis { $effect }
        [collaborators] dein Ereignis { $effect }
        [espionage] dein Ereignis { $effect }
        [informants] dein Ereignis { $effect }
        [intrigue] dein Ereignis { $effect }
       *[ability] deine Fähigkeit { $effect }
    }
   *[other] { $effect ->
        [reveal_card] den Meisterstreich von { $owner }
        [remove_scandal] den Meisterstreich von { $owner }
        [place_scandal] den Meisterstreich von { $owner }
        [negation] den Einspruch von { $owner }
        [betrayal] das Ereignis { $effect } von { $owner }
        [blackmail] das Ereignis { $effect } von { $owner }
        [collaborators] das Ereignis { $effect } von { $owner }
        [espionage] das Ereignis { $effect } von { $owner }
        [informants] das Ereignis { $effect } von { $owner }
        [intrigue] das Ereignis { $effect } von { $owner }
       *[ability] die Fähigkeit { $effect } von { $owner }
    }
} richtet.
event-favor_lost = Auf Haus { $house } liegt nun die fünfte Karte: Es verliert die Gunst.
event-favor_regained = Haus { $house } hat wieder weniger als fünf Karten und gewinnt die Gunst zurück.
event-vilified = Haus { $house } hat fünf Karten, davon mindestens drei offene Skandale, und wird geächtet.
# $status: wie das Haus jetzt dasteht.
event-standing_regained = { $status ->
    [favored] Haus { $house } hat wieder weniger als fünf Karten und gewinnt Ansehen und Gunst zurück.
   *[disfavored] Haus { $house } hat wieder weniger als drei offene Skandale und gewinnt das Ansehen zurück.
}
# $doer: wessen Ereignis sie aufdeckt; niemandes, wenn das Haus die Gunst verloren hat.
event-conspiracy_up = { $doer ->
    [none] { $seat ->
        [you] Du hast die Gunst verloren, und deine Verschwörung mit Haus { $house } wird aufgedeckt.
       *[other] { $seat } hat die Gunst verloren, und die Verschwörung mit Haus { $house } wird aufgedeckt.
    }
    [you] Du deckst die Verschwörung von { $seat } mit Haus { $house } auf.
   *[other] { $seat ->
        [you] { $doer } deckt deine Verschwörung mit Haus { $house } auf.
       *[other] { $doer } deckt die Verschwörung von { $seat } mit Haus { $house } auf.
    }
}
event-own-conspiracy = { $seat ->
    [you] Du deckst deine Verschwörung mit Haus { $house } auf.
   *[other] { $seat } deckt die eigene Verschwörung mit Haus { $house } auf.
}
event-conspiracy_down = { $seat ->
    [you] Du hast die Gunst verloren, und deine Verschwörung wird wieder verdeckt.
   *[other] { $seat } hat die Gunst verloren, und die Verschwörung wird wieder verdeckt.
}
# Geheim: $card.
event-drew = { $seat ->
    [you] Du ziehst { FORM($card, "acc") }.
   *[other] { $seat } zieht { FORM($card, "acc") }.
}
    .hidden = { $seat } zieht eine Karte.
event-drew_nothing = { $seat ->
    [you] Du kannst keine Karte mehr ziehen.
   *[other] { $seat } kann keine Karte mehr ziehen.
}
event-reshuffled = Der Ablagestapel wird zu einem neuen Netz des Verdachts gemischt.
event-lost_hand = { $seat ->
    [you] Du musst die ganze Hand ablegen, weil dein Haus geächtet ist.
   *[other] { $seat } muss die ganze Hand ablegen, weil das Haus geächtet ist.
}
event-saw_hand = { $seat ->
    [you] Du siehst dir die Hand von { $owner } an.
   *[other] { $owner ->
        [you] { $seat } sieht sich deine Hand an.
       *[other] { $seat } sieht sich die Hand von { $owner } an.
    }
}
# Geheim: $house.
event-saw_conspiracy = { $seat ->
    [you] Du siehst die Verschwörung von { $owner }: Haus { $house }.
   *[other] { $owner ->
        [you] { $seat } sieht deine Verschwörung: Haus { $house }.
       *[other] { $seat } sieht die Verschwörung von { $owner }: Haus { $house }.
    }
}
    .hidden = Nur { $seat } sieht die Verschwörung von { $owner }.
# Geheim: $agenda.
event-saw_agenda = { $seat ->
    [you] Du siehst die Agenda von { $owner }: { $agenda } („{ FORM($agenda, "text") }“).
   *[other] { $owner ->
        [you] { $seat } sieht deine Agenda: { $agenda }.
       *[other] { $seat } sieht die Agenda von { $owner }: { $agenda } („{ FORM($agenda, "text") }“).
    }
}
    .hidden = Nur { $seat } sieht die Agenda von { $owner }.
# Geheim: $card.
event-gave = { $seat ->
    [you] Du wirst erpresst und gibst { $to } { FORM($card, "acc") }.
   *[other] { $to ->
        [you] { $seat } wird erpresst und gibt dir { FORM($card, "acc") }.
       *[other] { $seat } wird erpresst und gibt { $to } { FORM($card, "acc") }.
    }
}
    .hidden = { $seat } wird erpresst und gibt { $to } eine Karte.
# Geheim: $card.
event-seized = { $seat ->
    [you] Du nimmst { FORM($card, "acc") } aus der Hand von { $owner }.
   *[other] { $owner ->
        [you] { $seat } nimmt { FORM($card, "acc") } aus deiner Hand.
       *[other] { $seat } nimmt { FORM($card, "acc") } aus der Hand von { $owner }.
    }
}
    .hidden = { $seat } nimmt eine Karte aus der Hand von { $owner }.
# $one und $other tauschen; darunter, wenn der eine von beiden es selbst bewirkt.
event-intrigued = { $seat ->
    [you] Du lässt { $one } und { $other } die Verschwörungen tauschen.
   *[other] { $one ->
        [you] { $seat } lässt dich und { $other } die Verschwörungen tauschen.
       *[other] { $other ->
            [you] { $seat } lässt { $one } und dich die Verschwörungen tauschen.
           *[other] { $seat } lässt { $one } und { $other } die Verschwörungen tauschen.
        }
    }
}
event-intrigued-self = { $seat ->
    [you] Du tauschst mit { $other } die Verschwörung.
   *[other] { $seat } tauscht mit { $other ->
        [you] dir
       *[other] { $other }
    } die Verschwörung.
}
event-nothing = { $seat ->
    [you] { $cause ->
        [none] Du erreichst nichts.
       *[there] Du erreichst mit { FORM($cause, "dat") } nichts.
    }
   *[other] { $cause ->
        [none] { $seat } erreicht nichts.
       *[there] { $seat } erreicht mit { FORM($cause, "dat") } nichts.
    }
}
event-ended = { $ending ->
    [one_favored] Die Partie ist vorbei: Nur noch ein Haus ist in Gunst.
   *[none_favored] Die Partie ist vorbei: Kein Haus ist mehr in Gunst.
}
event-agenda_shown = { $seat ->
    [you] Deine Agenda war { $agenda }: { FORM($agenda, "text") }
   *[other] Die Agenda von { $seat } war { $agenda } („{ FORM($agenda, "text") }“).
}
event-conspiracy_shown = { $seat ->
    [you] Deine Verschwörung: Haus { $house }.
   *[other] Die Verschwörung von { $seat }: Haus { $house }.
}
event-scored = { $seat ->
    [you] Du hast { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
   *[other] { $seat } hat { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
}
event-tied = { $seat ->
    [you] Du hast auch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, bist aber { $status }
   *[other] { $seat } hat auch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, ist aber { $status }
}{ $status ->
    [vilified] : Bei Gleichstand geht ein Haus mit Ansehen vor einem geächteten.
   *[disfavored] : Bei Gleichstand geht ein Haus in Gunst vor einem in Ungnade.
}
event-won = { $seat ->
    [you] Du gewinnst mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }, der höchsten Summe.
   *[other] { $seat } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }, der höchsten Summe.
}
event-shared = { $seat ->
    [you] Du teilst dir den Sieg
   *[other] { $seat } teilt sich den Sieg
}{ $points ->
    [one] : 1 Punkt ist die höchste Summe, und auch im Ansehen der Häuser herrscht Gleichstand.
   *[other] : { $points } Punkte sind die höchste Summe, und auch im Ansehen der Häuser herrscht Gleichstand.
}
event-raised = { $status ->
    [favored] Das Königshaus erhebt Haus { $house }, das vom Volk geliebt wird, zum Großen Haus.
    [disfavored] Das Königshaus verbündet sich mit Haus { $house }, das beim Volk unbeliebt ist, und erhebt es zum Großen Haus.
   *[vilified] Haus { $house } stürzt das Königshaus, und unter seiner Kontrolle herrscht eine neue Königsfamilie.
}


## Fragen an $seat.

prompt-agenda = { $seat }, welche Agenda behältst du?
prompt-action = { $seat }, führe eine Hausaktion aus.
prompt-second-action = { $seat }, eine zweite Hausaktion?
prompt-end-actions = { $seat }, deckst du deine Verschwörung auf oder beendest du deine Aktionen?
prompt-no-card = { $instead ->
    [reveal] { $seat }, du hast keine verfügbare Karte: Deck deine Verschwörung auf oder geh weiter zur Nachziehphase.
   *[deal] { $seat }, du hast keine verfügbare Karte: Mach ein Angebot oder geh weiter zur Nachziehphase.
}
prompt-acquire = { $seat }, ziehst du eine Karte oder legst du eine ab und ziehst zwei?
prompt-villain = { $seat }, du bist ein Schurke: Wähle eine Schurkentat.
prompt-discard = { $seat }, leg eine Karte ab.
prompt-give = { $seat }, { $taker } erpresst dich: Welche zwei Karten gibst du?
prompt-take = { $seat }, welche Karte nimmst du von { $owner }?
prompt-replace = { $seat }, deine Verschwörung ist aufgedeckt: Welche Karte auf Haus { $house } wird durch den Skandal ersetzt?
# $declared: der Satz, der sagt, was angesagt wurde. $negators: wer Einspruch einlegt, zuerst gegen das, danach jeder gegen den Einspruch davor;
# $by ist der letzte. $stands: ob es nach diesen Einsprüchen gilt.
prompt-negate = { $negators ->
    [none] { $declared } { $seat }, legst du dagegen Einspruch ein?
    [one] { $declared } { $by ->
        [you] Du legst
       *[other] { $by } legt
    } dagegen Einspruch ein. { $seat }, legst du Einspruch gegen den Einspruch von { $by } ein?
   *[other] { $declared } Bisherige Einsprüche, jeder gegen den vorigen: { $negators }. { $stands ->
        [stands] So wie es steht, gilt es.
       *[negated] So wie es steht, wird es aufgehoben.
    } { $seat }, legst du Einspruch gegen den Einspruch von { $by } ein?
}
negator = { $seat ->
    [you] du
   *[other] { $seat }
}


## Ablehnungen: warum etwas gegen die Regeln ist. Die Zeile der Regeln folgt in Klammern.

# Was auf dem Tisch liegt, vor einem Doppelpunkt.
thing-card = { $card }
thing-aside = { $card }
thing-house = Haus { $house }
thing-lying = { $card } auf Haus { $house }
thing-plot = die Verschwörung von Haus { $house }
thing-agenda = { $agenda }
thing-known = { $card } auf der Hand von Haus { $house }
thing-event = { $card }

refusal-agenda-later = Agenden zählen am Ende der Partie
refusal-carried-out = das wird gerade ausgeführt
refusal-only-known = du hast die Karte gesehen, aber sie gehört dir nicht
refusal-plot-of-another = nur wer sie besitzt, deckt sie freiwillig auf
refusal-action-first = führe zuerst eine Hausaktion aus
refusal-action-phase = das ist deine Aktionsphase: Führe eine Hausaktion aus
refusal-both-taken = du hast schon beide Hausaktionen ausgeführt
refusal-revealed-already = deine Verschwörung ist schon aufgedeckt
refusal-reveal-favored = nur ein Haus in Gunst darf seine Verschwörung freiwillig aufdecken
refusal-discard-second = Ablegen kann nicht deine zweite Aktion sein
refusal-no-such-card = du hast keine solche Karte verfügbar
refusal-must-act = du kannst eine Hausaktion ausführen, also musst du es tun
refusal-set-aside = diese Karten sind für diesen Zug beiseitegelegt
refusal-needs-pair = ein Meisterstreich kostet zwei Verdachtskarten gegen dasselbe Haus
refusal-not-held = die Karte dafür hast du nicht auf der Hand
refusal-not-in-play = Haus { $house } ist nicht im Spiel
refusal-no-scandals = das Netz der Skandale ist leer
refusal-name-ability = nenne die Fähigkeit, das Haus und die Karte darauf, falls es eine gibt
refusal-of-villain = niemand darf die Fähigkeit eines geächteten Hauses nutzen
refusal-whose-ability = du darfst die Fähigkeit deines eigenen Hauses nutzen oder die des Hauses deiner offenen Verschwörung
refusal-out-of-reach = verdeckte Karten erreicht nur deine eigene Fähigkeit, und nur, wenn deine offene Verschwörung dein eigenes Haus zeigt
refusal-no-card-there = dort liegt keine solche Karte
refusal-other-sort = diese Fähigkeit wirkt nur auf die andere Art von Karten
refusal-moves-to-favored = die Karte wird auf ein anderes Haus verschoben, und dieses muss in Gunst sein
refusal-only-moved = nur eine verschobene Karte hat ein Ziel, und nur bei einer verdeckten wählst du, worin sie gewandelt wird
refusal-not-favored = Haus { $house } ist nicht in Gunst
refusal-no-scandal-on = auf Haus { $house } liegt kein offener Skandal
refusal-no-concealed = dort liegt keine verdeckte Karte
refusal-two-players = nenne zwei verschiedene Spieler, in ihrer Reihenfolge am Tisch
refusal-two-cards = nenne bis zu zwei verdeckte Karten, in der Reihenfolge am Tisch
refusal-name-rival = nenne den Rivalen, falls es einen gibt, gegen den du es ausspielen kannst
refusal-rival-only = dieses Ereignis wird gegen einen Rivalen ausgespielt
refusal-no-effect = dieses Ereignis hat auf diesen Rivalen keine Wirkung
refusal-villain-now = ein Schurke verleumdet, stellt bloß oder prangert an
refusal-no-suspicion-on = auf Haus { $house } liegt kein solcher offener Verdacht
refusal-no-concealed-on = auf Haus { $house } liegt keine solche verdeckte Karte
refusal-keep-one = behalte eine der zwei Agenden, die du bekommen hast
refusal-discard-usable = lege eine deiner verfügbaren Karten ab
refusal-acquire-now = deine Aktionen sind vorbei: Ziehe eine Karte oder lege eine ab und ziehe zwei
refusal-give-two = gib zwei deiner Karten oder die einzige, in der Reihenfolge des Regelhefts
refusal-take-seen = nimm eine der Karten, die du gesehen hast
refusal-replace-suspicion = ersetze eine der offenen Verdachtskarten darauf
refusal-replace-concealed = dort liegt kein offener Verdacht: Ersetze eine der verdeckten Karten
refusal-negate-pair = ein Einspruch kostet zwei verfügbare Verdachtskarten gegen dasselbe Haus
refusal-negate-or-pass = jetzt ist nur ein Einspruch möglich, mit zwei Verdachtskarten gegen dasselbe Haus; sonst passe
refusal-villains-give-nothing = Schurken geben und bekommen keine Karten
refusal-to-villain = { $seat } ist ein Schurke, und Schurken geben und bekommen keine Karten


## Die Abrechnung am Ende.

account-vilified = Haus { $house } ist geächtet: 2
account-villains = 1 Punkt für jeden Schurken am Tisch: { $villains }
account-status = Haus { $house } ist { $status }: { $points }
account-suspicions = { $suspicions ->
    [one] 1 offener Verdacht: −1
   *[other] { $suspicions } offene Verdachtskarten: −{ $suspicions }
}
account-scandals = { $scandals ->
    [one] 1 offener Skandal: −{ $points }
   *[other] { $scandals } offene Skandale: −{ $points }
}
# Ohne $points, wenn die Agenda nicht erfüllt ist.
account-agenda = { $points ->
    [none] { $agenda } („{ FORM($agenda, "text") }“) ist nicht erfüllt: 0
   *[there] { $agenda } („{ FORM($agenda, "text") }“) ist erfüllt: { $points }
}
account-together = Zusammen: { $points }


## Vor dem Spiel: worum es geht, was sich einstellen lässt (.title ist kurz, für eine Beschriftung), und wann sich Antwortfenster öffnen.

about = Verdacht, Skandal und gebrochene Versprechen: Bleib in Gunst, während deine Rivalen sie verlieren.
option-first = Der Platz, der beginnt.
    .title = Wer beginnt
option-first-random = das Los entscheidet
option-deals = Ob die Spieler miteinander handeln.
    .title = Handel zwischen Spielern
option-deals-on = ja
option-deals-off = nein
option-memory = Ob der Tisch sich verdeckte Karten merkt oder die Spieler selbst.
    .title = Verdeckte Karten
option-memory-open = der Tisch merkt sie sich
option-memory-true = du musst sie dir merken
option-agendas = Agenden beider Farben oder nur die leichteren weißen.
    .title = Agenden
option-agendas-both = beider Farben
option-agendas-white = nur weiße, leichter
occasion-negations = Einsprüche


## Was in einer Kartendatei falsch ist: klein begonnen, ohne Punkt.

cardfile-agenda-colours = es sollte { $each } weiße und { $each } schwarze Agenden geben
cardfile-different-ids = Häuser, Ereignisse und der Skandal brauchen verschiedene ids
cardfile-one-each = jedes von { FORM($parts, "comma") } sollte bei einer Karte als { $field } stehen
