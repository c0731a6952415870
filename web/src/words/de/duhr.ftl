### Dûhr: The Lesser Houses.

duhr-house = Haus { $house }
duhr-kind = ein { $kind }
duhr-cards = { $count } von 5 Karten
duhr-cards-on = Karten auf Haus { $house }: { $count }
duhr-on = { $card } auf { $house }
duhr-event = Ereignis
duhr-unknown = Unbekannt
duhr-concealed = Verdeckt
duhr-revealed = offen
duhr-conspiracy = Deine Verschwörung
duhr-conspiracy-of = Verschwörung von { $house }
duhr-agenda-of = Agenda von { $house }
duhr-agendas = Zwei Agenden: Behalte eine
duhr-done = nach jetzigem Stand erfüllt
duhr-undone = nach jetzigem Stand nicht erfüllt
duhr-hand =
    { $who ->
        [you] { $count ->
            [one] Deine Hand, { $count } Karte
           *[other] Deine Hand, { $count } Karten
        }
       *[other] { $count ->
            [one] Hand von { $who }, { $count } Karte
           *[other] Hand von { $who }, { $count } Karten
        }
    }
duhr-hand-none =
    { $who ->
        [you] Deine Hand ist leer.
       *[other] Die Hand von { $who } ist leer.
    }
duhr-hand-of =
    { $count ->
        [one] { $count } Karte auf der Hand. Bekannt: { $known }
       *[other] { $count } Karten auf der Hand. Bekannt: { $known }
    }
duhr-hand-look = Die Hand von { $house }
duhr-aside = beiseitegelegt
duhr-villain =
    { $who ->
        [you] Du bist ein Schurke: Du hast keine Karten, begehst aber in jedem Zug eine Schurkentat. Jeder Schurke am Ende bringt dir einen Punkt.
       *[other] { $who } ist ein Schurke, hat keine Karten und begeht in jedem Zug eine Schurkentat. Jeder Schurke am Ende bringt einen Punkt.
    }
duhr-web-suspicion = Netz des Verdachts
duhr-web-scandal = Netz der Skandale
duhr-discard = Ablage
duhr-discards = Ablage: { $count }
duhr-turn = Zug { $turn }, Haus { $house }
duhr-about-suspicion = Spiel ihn gegen { $house } aus, solange dieses Haus in Gunst ist, oder leg ihn für die Fähigkeit dieses Hauses ab, wenn du sie nutzen darfst. Zwei von einem Haus sind ein Meisterstreich.
duhr-about-scandal = Lege ihn auf ein Haus, das in Gunst ist. Sind von den fünf Karten eines Hauses mindestens drei offene Skandale, wird sein Spieler zum Schurken.
duhr-about-plot-up = Solange beide Häuser Ansehen haben, darfst du auch die Fähigkeit dieses Hauses nutzen, für einen Verdacht gegen es. Zeigt sie dein eigenes Haus, erreicht deine Fähigkeit verdeckte Karten.
duhr-about-plot-down = Wer in Gunst steht, darf die eigene Verschwörung aufdecken und bekommt dafür einen Skandal auf das eigene Haus. Geht die Gunst verloren, wird sie umgedreht; wird sie dabei aufgedeckt, kommt ein Skandal auf das Haus, das sie zeigt.
duhr-ask-house = Welchem Haus gilt „{ $card }“?
duhr-ask-card = Welcher Karte gilt „{ $card }“?
duhr-ask-ability = Wessen Fähigkeit?
duhr-ask-to = Auf welches Haus?
duhr-ask-another = Und welche Karte noch?
duhr-ask-can = Was soll mit „{ $card }“ geschehen: { $can }?
duhr-can-raise = gegen das Haus ausspielen
duhr-can-use = „{ $title }“ auf eine Karte anwenden
duhr-can-masterstroke = ein zweiter für einen Meisterstreich
duhr-can-reveal_card = eine verdeckte Karte aufdecken
duhr-can-remove_scandal = einen Skandal entfernen
duhr-can-place_scandal = einen Skandal auf ein Haus legen
duhr-hand-count =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
duhr-room =
    { $count ->
        [one] Platz für { $count } weitere Karte
       *[other] Platz für { $count } weitere Karten
    }

## Was die Dinge sind.

duhr-explain-concealed = Die Karte zählt als eine der fünf, kostet aber nichts, und was eine offene Karte braucht, erreicht sie nicht.
duhr-explain-costs =
    { $costs ->
        [one] Liegt die Karte am Ende offen auf einem Haus, kostet sie { $costs } Punkt.
       *[other] Liegt die Karte am Ende offen auf einem Haus, kostet sie { $costs } Punkte.
    }
duhr-explain-aside = In diesem Zug eines Hauses in Ungnade ist die Karte nicht verfügbar; an seinem Ende kommt sie auf die Hand zurück.
duhr-explain-favored = Auf dem Haus liegen weniger als fünf Karten. Im Zug ist eine zweite Aktion möglich, und Karten können darauf gelegt werden. Es bringt 10 Punkte, abzüglich dessen, was seine offenen Karten kosten.
duhr-explain-disfavored = Auf dem Haus liegen fünf Karten, und keine kommt mehr dazu. Im Zug gibt es eine Aktion, mit zwei zufälligen Karten der Hand. Es bringt 9 Punkte, abzüglich dessen, was seine offenen Karten kosten.
duhr-explain-vilified = Auf dem Haus liegen fünf Karten, davon mindestens drei offene Skandale. Die Hand ist verloren, und jeder Zug ist eine Schurkentat. Es bringt 2 Punkte und 1 für jeden Schurken.
duhr-explain-points = Was dieses Haus nach jetzigem Stand bringt, ohne eine Agenda, die noch verborgen ist.
duhr-explain-agenda-hidden = Was am Ende der Partie wahr sein soll. Vorher darf sie niemand sonst ansehen.
duhr-explain-agenda =
    { $points ->
        [one] Ist das am Ende der Partie so, bringt sie { $points } Punkt mehr.
       *[other] Ist das am Ende der Partie so, bringt sie { $points } Punkte mehr.
    }
duhr-explain-plot = Welches Haus sie zeigt, weiß nur, wer sie hat.
duhr-explain-hand = Verdacht, Skandale und Ereignisse, die die anderen nicht sehen.
duhr-explain-known = Die Zeichen sind die Karten darunter, die du kennst.
duhr-explain-room = Mit der fünften Karte verliert das Haus die Gunst, und die Verschwörung seines Spielers dreht sich um; mit drei offenen Skandalen unter den fünf ist es geächtet.
duhr-explain-web-suspicion = Verdacht und Ereignisse, verdeckt. Alle ziehen von hier.
duhr-explain-web-scandal = Skandale, die noch auf keinem Haus liegen. Meisterstreiche und Verschwörungen bringen sie ins Spiel, und abgelegte kommen hierher zurück.
duhr-explain-discards = Benutzte Verdachtskarten und Ereignisse, offen für alle: Ein Klick zählt sie auf. Ist das Netz des Verdachts leer, werden sie zu einem neuen gemischt.
duhr-explain-turn = Wer am Zug ist: eine Aktion, in Gunst auch zwei, und danach das Ziehen von Karten.
