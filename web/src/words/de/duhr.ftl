### Dûhr: The Lesser Houses.

duhr-house = Haus { $house }
duhr-kind = ein Haus ({ $kind })
duhr-favored = in Gunst
duhr-disfavored = in Ungnade
duhr-vilified = geächtet
duhr-cards = { $count } von 5 Karten
duhr-cards-on = Karten auf Haus { $house }: { $count }
duhr-on = { $card } auf { $house }
duhr-scandal = Skandal
duhr-suspicion-of = Verdacht gegen { $house }
duhr-event = Ereignis
duhr-unknown = Unbekannt
duhr-concealed = Verdeckt
duhr-revealed = aufgedeckt
duhr-conspiracy = Deine Verschwörung
duhr-conspiracy-of = Verschwörung von { $house }
duhr-agenda-of = Agenda von { $house }
duhr-agendas = Zwei Agenden: Behalte eine
duhr-done = nach jetzigem Stand erfüllt
duhr-undone = nach jetzigem Stand nicht erfüllt
duhr-hand =
    { $count ->
        [one] Deine Hand, { $count } Karte
       *[other] Deine Hand, { $count } Karten
    }
duhr-hand-none = Deine Hand ist leer.
duhr-hand-of =
    { $count ->
        [one] { $count } Karte auf der Hand. Bekannt: { $known }
       *[other] { $count } Karten auf der Hand. Bekannt: { $known }
    }
duhr-hand-look = Die Hand von { $house }
duhr-aside = beiseitegelegt
duhr-villain = Du bist ein Schurke: keine Karten, aber in jedem Zug eine Schurkentat. Jeder Schurke am Ende bringt dir einen Punkt.
duhr-web-suspicion = Netz des Verdachts
duhr-web-scandal = Netz der Skandale
duhr-discard = Ablage
duhr-discards = Ablage: { $count }
duhr-turn = Zug { $turn }, Haus { $house }
duhr-about-suspicion = Erhebe ihn gegen { $house }, solange dieses Haus in Gunst ist, oder lege ihn für die Fähigkeit dieses Hauses ab, wenn du sie nutzen darfst. Zwei von einem Haus sind ein Meisterstreich.
duhr-about-scandal = Lege ihn auf ein Haus, das in Gunst ist. Drei offene Skandale unter fünf Karten machen zum Schurken.
duhr-about-plot-up = Solange beide Häuser Ansehen haben, darfst du auch die Fähigkeit dieses Hauses nutzen, für einen Verdacht gegen es. Zeigt sie dein eigenes Haus, erreicht deine Fähigkeit verdeckte Karten.
duhr-about-plot-down = Wer in Gunst steht, darf die eigene aufdecken und nimmt dafür einen Skandal. Geht die Gunst verloren, dreht sie sich um; wird sie so aufgedeckt, fällt ein Skandal auf das Haus, das sie zeigt.
duhr-ability-move_suspicion = Bewege einen offenen Verdacht von einem Haus auf ein Haus in Gunst.
duhr-ability-move_scandal = Bewege einen offenen Skandal von einem Haus auf ein Haus in Gunst.
duhr-ability-conceal_suspicion = Verdecke einen offenen Verdacht auf einem Haus.
duhr-ability-conceal_scandal = Verdecke einen offenen Skandal auf einem Haus.
duhr-ability-take_suspicion = Nimm einen offenen Verdacht von einem Haus auf die Hand und lege dann eine Karte ab.
duhr-ability-convert = Ersetze einen offenen Verdacht auf einem Haus durch einen Skandal oder einen offenen Skandal durch den obersten Verdacht des Netzes.
duhr-event-betrayal = Die verdeckte Verschwörung eines Rivalen wird als Folge aufgedeckt.
duhr-event-blackmail = Ein Rivale mit Ansehen gibt dir zwei Karten seiner Wahl.
duhr-event-collaborators = Nutze die Fähigkeit eines Hauses mit Ansehen ohne Karte, auf offene Karten.
duhr-event-espionage = Sieh dir Hand und Verschwörung eines Rivalen an und nimm eine Karte aus der Hand.
duhr-event-informants = Decke bis zu zwei verdeckte Karten auf.
duhr-event-intrigue = Zwei Spieler tauschen ihre Verschwörungen; jede behält ihre Lage.
duhr-agenda-loyal_patron = Das Haus deiner Verschwörung steht am Ende in Gunst.
duhr-agenda-fair_weather = Das Haus deiner Verschwörung ist am Ende in Ungnade.
duhr-agenda-nest_of_vipers = Das Haus deiner Verschwörung ist am Ende geächtet.
duhr-agenda-clean_hands = Auf dem Haus deiner Verschwörung liegt am Ende kein offener Skandal.
duhr-agenda-sinister_hand = Das Haus deines linken Nachbarn steht am Ende nicht in Gunst.
duhr-agenda-dexterous_hand = Das Haus deines rechten Nachbarn steht am Ende nicht in Gunst.
duhr-agenda-empty_throne = Kein Haus steht am Ende in Gunst.
duhr-agenda-reign_of_villains = Zwei oder mehr Häuser sind am Ende geächtet.
duhr-agenda-alone_on_the_hill = Keines der Häuser deiner Nachbarn steht am Ende in Gunst.
duhr-agenda-mud_for_everyone = Auf jedem Haus deiner Rivalen liegt am Ende ein offener Skandal.
duhr-agenda-good_names = Kein Haus ist am Ende geächtet.
duhr-agenda-fall_of_many = Drei oder mehr Häuser sind am Ende in Ungnade.
duhr-ask-house = { $card }: welches Haus?
duhr-ask-card = { $card }: welche Karte?
duhr-ask-ability = Wessen Fähigkeit?
duhr-ask-to = Auf welches Haus?
duhr-ask-another = Und welche andere Karte?
duhr-ask-can = { $card }: { $can }?
duhr-can-raise = gegen das Haus erheben
duhr-can-use = { $title } auf eine Karte
duhr-can-masterstroke = ein zweiter für einen Meisterstreich
duhr-can-reveal_card = eine verdeckte Karte aufdecken
duhr-can-remove_scandal = einen Skandal entfernen
duhr-can-place_scandal = einen Skandal auf ein Haus legen
duhr-occasion-negations = Einsprüche
