# A Game of Thrones: The Card Game, auf Deutsch.
#
# $player, $at und $to beim Gold: jemand am Tisch; eine Wahl sieht you, wenn es um den geht, der liest. $card und dergleichen: eine Karte,
# in Sätzen in Anführungszeichen und ungebeugt. Die Wörter stehen im Wörterbuch der Spiele (docs/rules/de/glossary.md).

# Eine Karte am Tisch heißt, wie sie gedruckt ist.
-card = „{ $face }“
    .title = { $face }

# Herausforderungen und ihre Symbole; .compound steht vor „-Herausforderung“ und vor „symbol“.
-challenge-military = Militär
-challenge-intrigue = Intrige
    .compound = Intrigen
-challenge-power = Macht

-title-crown_regent = Kronregent
-title-hand_of_the_king = Hand des Königs
-title-master_of_laws = Meister der Gesetze
-title-lord_commander = Lord Kommandant der Königsgarde
    .title = Lord Kommandant
-title-master_of_whispers = Meister der Flüsterer
-title-master_of_coin = Meister der Münze

# Was die Titel tun.
text-crown_regent = +3 Stärke in Macht-Herausforderungen; kann den Angreifer ein anderes Ziel wählen lassen.
text-hand_of_the_king = 2 Einfluss, einmal je Runde.
text-master_of_laws = Eine Karte mehr beim Ziehen.
text-lord_commander = +3 Stärke in Militär-Herausforderungen; kann einspringen, wenn jemand keine Verteidiger stellt.
text-master_of_whispers = +3 Stärke in Intrigen-Herausforderungen.
text-master_of_coin = 2 Einkommen mehr.

-keyword-deadly = Tödlich
-keyword-deathbound = Todgeweiht
-keyword-limited = Limitiert
-keyword-no_attachments = Keine Verstärkungen
-keyword-renown = Ruhm
-keyword-stealth = Heimlichkeit
-keyword-setup = Aufbau
-keyword-ambush = Hinterhalt
-keyword-infamy = Berüchtigt
-keyword-intimidate = Einschüchtern
-keyword-stalwart = Standhaft
-keyword-vengeful = Rachsüchtig
-keyword-vigilant = Wachsam

# .title ist die Aufschrift, auch auf Karten.
-phase-setup = Aufbauphase
    .title = Aufbau
-phase-plot = Strategiephase
    .title = Strategie
-phase-draw = Ziehphase
    .title = Ziehen
-phase-marshalling = Aufmarschphase
    .title = Aufmarsch
-phase-challenges = Herausforderungsphase
    .title = Herausforderungen
-phase-dominance = Dominanzphase
    .title = Dominanz
-phase-standing = Aufrichtphase
    .title = Aufrichten
-phase-taxation = Steuerphase
    .title = Steuern

# „Effekte von Charakteren“.
-type-character = Charakter
    .dat = Charakteren
    .plural = Charaktere
-type-location = Ort
    .dat = Orten
    .plural = Orte
-type-attachment = Verstärkung
    .dat = Verstärkungen
    .plural = Verstärkungen
-type-event = Ereignis
    .dat = Ereignissen
    .plural = Ereignisse
-type-plot = Strategie
    .dat = Strategien
    .plural = Strategien
-type-agenda = Agenda
    .dat = Agenden
    .plural = Agenda

# .compound steht vor „wappen“.
-crest-holy = Glaube
    .compound = Glaubens
-crest-learned = Gelehrsamkeit
    .compound = Gelehrten
-crest-noble = Adel
    .compound = Adels
-crest-war = Krieg
    .compound = Kriegs

-trait-affliction = Gebrechen
-trait-ally = Verbündeter
    .compound = Verbündeten
-trait-army = Heer
-trait-counsel = Ratgeber
-trait-courtier = Höfling
-trait-edict = Edikt
-trait-envoy = Gesandter
    .compound = Gesandten
-trait-fief = Lehen
-trait-gambit = Schachzug
-trait-guard = Wache
-trait-harvest = Ernte
-trait-heirloom = Erbstück
-trait-holding = Besitz
-trait-intrigue = Intrige
-trait-item = Gegenstand
-trait-knight = Ritter
-trait-lady = Lady
-trait-lord = Lord
-trait-mercenary = Söldner
-trait-office = Amt
-trait-outlaw = Gesetzloser
    .compound = Gesetzlosen
-trait-priest = Priester
-trait-sanctum = Heiligtum
-trait-scout = Kundschafter
-trait-servant = Diener
-trait-soldier = Soldat
-trait-spy = Spion
-trait-stronghold = Festung
-trait-war = Krieg

# Regeln, derentwegen etwas geschieht, wenn keine Karte der Grund ist.
-rule-claim = der Anspruch
-rule-deadly = Tödlich
-rule-renown = Ruhm
-rule-unopposed = eine Herausforderung ohne Gegenwehr
-rule-title = ein Titel
-rule-unopposed_title = eine Herausforderung ohne Gegenwehr und ein Titel
-rule-commander = der Lord Kommandant
-rule-challenge = die Herausforderung
-rule-dominance = die Dominanz
-rule-income = das Einkommen
-rule-taxation = die Steuern
-rule-vengeful = Rachsüchtig
-rule-vigilant = Wachsam
-rule-ended = das Ende eines Effekts
-rule-host = der Verlust der verstärkten Karte
-rule-misplaced = eine Karte, an der sie nicht liegen darf
-rule-second_copy = ein anderes Exemplar im Spiel
-rule-left_play = das Verlassen des Spiels
-rule-duplicate = das Duplikat


# Fertige Decks; .text sagt, wie sie sich spielen.
-deck-thornmere = Haus Thornmere
    .text = Das Haus zum Kennenlernen: Angreifer mit „Wachsam“, Rettungen für seine Adligen und mit „Reiherfall“ stetig ein wenig Macht.
-deck-calder = Haus Calder
    .text = Das Haus zum Kennenlernen: militärische Stärke, „Einschüchtern“ und Schulden, die das Einkommen der anderen versiegen lassen.
-deck-vessaly = Haus Vessaly
    .text = Das Haus zum Kennenlernen: vor allem Gold, daneben Intrigen und Macht, die auf Karten mit „Berüchtigt“ beiseitegelegt ist.
-deck-oruun = Haus Oruun
    .text = Das Haus zum Kennenlernen: Schnelligkeit, Initiative und Reiter, die durch Hinterhalt ins Spiel kommen.
-deck-gravelund = Haus Gravelund
    .text = Das Haus zum Kennenlernen: Charaktere mit „Standhaft“, die die anderen überdauern, und eine geduldige Verteidigung.
-deck-marisk = Haus Marisk
    .text = Das Haus zum Kennenlernen: Verteidiger mit „Rachsüchtig“, ein langes Gedächtnis und Antworten auf alles, was ausgespielt wird.
-deck-thornmere_watch = Die lange Wacht
    .text = Billige Soldaten, die sich nach jedem Angriff wieder aufrichten: Greif oft und früh an, und lass genug von ihnen zur Verteidigung stehen.
-deck-calder_siege = Belagerungszug
    .text = Wenige, aber schwere Charaktere hinter vielen Orten: Warte ab, dann brich mit „Einschüchtern“ und hohem Anspruch ein Haus nach dem anderen.
-deck-vessaly_whispers = Geflüster im Lampenschein
    .text = Zuerst die Intrigen: Leere die Hände der anderen, dann gewinne mit Heimlichkeit ohne Gegenwehr und verbirg die Macht auf Karten mit „Berüchtigt“.
-deck-oruun_wildfire = Lauffeuer
    .text = Halte Einfluss statt Gold: Die Reiter kommen durch Hinterhalt mitten in einer Herausforderung von der Hand, wenn es für eine Antwort zu spät ist.
-deck-gravelund_mourners = Die Trauernden
    .text = Lass die Deinen sterben und ziehe daraus Gewinn: Was fällt, kommt aus dem Hügelgrab zurück, und jeder Tod nährt die Erbin der Eibe.
-deck-marisk_blades = Klingen in der Schlucht
    .text = Tödlich und heimlich: Jede Herausforderung kostet den Verteidiger einen Charakter, und wer zurückschlägt, findet die Rachsüchtigen stehend.


## Namen der Karten, mit dem Beinamen nach dem Komma. Personen, die hier nicht stehen, heißen wie in der Kartendatei.

# Haus Thornmere.
-face-osanne_reed_regent = Osanne Thornmere, die Schilfregentin
-face-corvin_of_the_weir = Corvin Thornmere, Erbe des Wehrs
-face-the_eel = Der Aal vom Niedermarkt
-face-mother_ashreed = Mutter Ashreed
-face-osanne_exile = Osanne Thornmere, im Exil
-face-weir_steward = Verwalter des Wehrs
-face-heron_levy = Reiheraufgebot
-face-fenlight_scout = Kundschafter der Irrlichter
-face-reed_warden = Schilfhüter
-face-causeway_riders = Reiter vom Knüppeldamm
-face-distraint_bailiff = Pfändungsvogt
-face-sluice_cutthroat = Halsabschneider an der Schleuse
-face-the_drowned_host = Das ertrunkene Heer
-face-heronfall = Reiherfall
-face-fowlers_fief = Lehen des Vogelfängers
-face-toll_causeway = Zolldamm
-face-reed_shrine = Schilfschrein
-face-heronbill = Reiherschnabel
-face-seal_of_the_weir = Siegel des Wehrs
-face-marsh_fever = Sumpffieber
-face-vigil_on_the_dyke = Wacht auf dem Deich
-face-into_the_reeds = Ins Schilf
-face-drowning_season = Zeit der Fluten
-face-bailiffs_writ = Der Freibrief der Vögte

# Haus Calder.
-face-hadrec_anvil_lord = Hadrec Calder, der Herr des Ambosses
-face-brenna_of_the_crag = Brenna Calder, Erbin der Klippe
-face-sooty_wren = Die rußige Wren
-face-father_hollin = Vater Hollin vom Löschtrog
-face-hadrec_journeyman = Hadrec Calder, Geselle des Widders
-face-forge_steward = Verwalter der Schmiede
-face-ram_levy = Widderaufgebot
-face-goat_path_scout = Kundschafter der Ziegenpfade
-face-anvil_guard = Ambosswache
-face-crag_riders = Klippenreiter
-face-ore_tithe_envoy = Gesandter des Erzzehnten
-face-slagpit_cutthroat = Halsabschneider aus der Schlackengrube
-face-the_hammer_host = Das Hammerheer
-face-the_ramforge = Die Widderschmiede
-face-quarry_fief = Lehen am Steinbruch
-face-charcoal_rents = Köhlerzins
-face-bellows_shrine = Blasebalgschrein
-face-forge_ram_banner = Banner des Schmiedewidders
-face-warden_of_the_scales = Hüter der Waagen
-face-smelters_debt = Die Schuld des Schmelzers
-face-hammer_the_gate = Hämmert gegen das Tor
-face-cold_iron_answer = Antwort aus kaltem Eisen
-face-thunder_on_the_passes = Donner auf den Pässen
-face-twice_on_the_anvil = Zweimal auf den Amboss

# Haus Vessaly.
-face-iselle_lantern_queen = Iselle Vessaly, die Laternenkönigin
-face-lucan_of_the_quays = Lucan Vessaly, Erbe der Kais
-face-ser_odo_wick = Ser Odo Wick, der Laternenfechter
-face-little_mirabel = Die kleine Mirabel
-face-sister_tallow = Schwester Tallow
-face-iselle_moth_in_the_lamp = Iselle Vessaly, Motte in der Lampe
-face-lantern_steward = Verwalter der Laternen
-face-moth_levy = Mottenaufgebot
-face-wickfinder = Dochtsucher
-face-lamp_guard = Lampenwache
-face-silk_riders = Seidenreiter
-face-ledger_envoy = Gesandter der Kontobücher
-face-candle_snuffer = Kerzenlöscher
-face-the_gilded_company = Die vergoldete Kompanie
-face-moth_exchange = Mottenbörse
-face-wharf_fief = Lehen am Kai
-face-counting_house = Kontor
-face-tallow_shrine = Talgschrein
-face-the_everburning_lamp = Die ewig brennende Lampe
-face-factors_licence = Lizenz des Faktors
-face-moth_eaten_name = Mottenzerfressener Name
-face-short_weights = Falsche Gewichte
-face-a_price_was_agreed = Ein Preis war vereinbart
-face-war_chests_opened = Geöffnete Kriegskassen
-face-foreclosure = Pfändung

# Haus Oruun.
-face-ashira_ember_kite = Ashira Oruun, der Glutmilan
-face-davan_heir_to_the_grass = Davan Oruun, Erbe des Graslands
-face-iveth_low_in_the_grass = Iveth Tief-im-Gras
-face-father_tinder = Vater Tinder
-face-davan_outrider = Davan Oruun, der Vorreiter
-face-ember_steward = Verwalter der Glut
-face-kite_levy = Milanaufgebot
-face-kite_outrider = Vorreiter der Milane
-face-saddle_shield = Sattelschild
-face-steppe_riders = Steppenreiter
-face-kite_speaker = Sprecher der Milane
-face-ash_knife = Aschenmesser
-face-thousand_hooves = Die tausend Hufe
-face-windmast = Der Windmast
-face-grass_fief = Lehen im Grasland
-face-kiln_holding = Besitz am Brennofen
-face-smoke_shrine = Rauchschrein
-face-first_kite = Der erste Milan
-face-warden_of_fires = Hüter der Feuer
-face-cinder_cough = Aschenhusten
-face-set_the_grass_alight = Steckt das Gras in Brand
-face-smoke_on_the_wind = Rauch im Wind
-face-grassfire_raid = Überfall im Grasbrand
-face-the_wind_decides = Der Wind entscheidet

# Haus Gravelund.
-face-morcant_barrow_lord = Morcant Gravelund, der Herr der Hügelgräber
-face-ysmer_heir_of_the_yew = Ysmer Gravelund, Erbin der Eibe
-face-widow_corrow = Witwe Corrow
-face-nim_gravedigger = Nim, der Totengräber
-face-father_loam = Vater Loam
-face-ysmer_mourner = Ysmer Gravelund, die Trauernde
-face-yew_steward = Verwalter der Eiben
-face-barrow_levy = Aufgebot vom Hügelgrab
-face-mist_treader = Nebelgänger
-face-cairn_guard = Wache am Steinmal
-face-moor_riders = Moorreiter
-face-moor_keener = Klageweib vom Moor
-face-grave_robber = Grabräuber
-face-host_below = Das Heer der Tiefe
-face-barrow_gate = Das Tor der Hügelgräber
-face-peat_fief = Lehen im Torf
-face-cairn_holding = Besitz am Steinmal
-face-bone_shrine = Knochenschrein
-face-crown_of_yew = Die Eibenkrone
-face-keeper_of_the_roll = Hüter der Liste
-face-grave_chill = Grabeskälte
-face-called_below = In die Tiefe gerufen
-face-barrow_silence = Stille des Hügelgrabs
-face-salt_the_furrows = Salz in die Furchen
-face-burials_before_bread = Erst das Grab, dann das Brot

# Haus Marisk.
-face-nettle_duke = Sarkan Marisk, der Nesselherzog
-face-ilke_the_sting = Ilke Marisk, der Stachel
-face-the_ropewalker = Der Seiltänzer
-face-brother_dock = Bruder Dock
-face-ilke_unforgiving = Ilke Marisk, die Unversöhnliche
-face-gorge_steward = Verwalter der Schlucht
-face-nettle_levy = Nesselaufgebot
-face-ledge_scout = Kundschafter vom Felssims
-face-feud_shield = Fehdeschild
-face-gully_riders = Reiter der Klamm
-face-feud_herald = Herold der Fehde
-face-canyon_cutthroat = Halsabschneider aus der Felsschlucht
-face-host_of_the_gorges = Heer der Schluchten
-face-stinghold = Stachelfeste
-face-canyon_fief = Lehen in der Felsschlucht
-face-rope_holding = Besitz der Seiler
-face-thorn_shrine = Dornenschrein
-face-feud_book = Das Buch der Fehden
-face-voice_of_the_canyon = Stimme der Felsschlucht
-face-fouled_well = Verdorbener Brunnen
-face-old_scores = Alte Rechnungen
-face-hold_the_ledge = Haltet den Felssims
-face-cut_the_ropes = Kappt die Seile
-face-feuds_renewed = Neu entfachte Fehden

# Neutral und mehrerer Häuser.
-face-brida_drowned_forge = Brida von der ertrunkenen Schmiede
-face-pyre_father_uld = Feuervater Uld
-face-doctor_henbane = Doktor Henbane
-face-old_scholar = Alter Gelehrter
-face-wayside_friar = Bettelmönch am Wegrand
-face-hired_blade = Gedungene Klinge
-face-toll_sergeant = Zollfeldwebel
-face-council_page = Page des Rates
-face-whisper_broker = Flüsterhändler
-face-silver_tongue = Silberzunge
-face-road_captain = Hauptmann der Straße
-face-mother_ysolde = Mutter Ysolde
-face-masked_guest = Maskierter Gast
-face-iron_company = Die eiserne Kompanie
-face-carters_yard = Hof der Fuhrleute
-face-crossroads_inn = Wirtshaus am Kreuzweg
-face-pilgrims_chapel = Pilgerkapelle
-face-bell_tower = Glockenturm
-face-lamplit_archive = Das Archiv im Lampenschein
-face-paupers_grave = Armengrab
-face-hall_of_rolls = Die Halle der Listen
-face-tally_house = Zählhaus
-face-worn_cloak = Abgetragener Mantel
-face-padded_jack = Gepolstertes Wams
-face-writ_of_seizure = Beschlagnahmebefehl
-face-borrowed_mask = Geliehene Maske
-face-hangmans_token = Zeichen des Henkers
-face-sudden_resolve = Plötzlicher Entschluss
-face-closed_doors = Verschlossene Türen
-face-ride_round = Umreitet sie
-face-none_left_standing = Keiner bleibt stehen
-face-out_by_the_postern = Durch die Hinterpforte
-face-the_seal_is_broken = Das Siegel ist gebrochen
-face-turncoats_price = Der Preis des Überläufers
-face-post_riders = Postreiter
-face-the_lifted_veil = Der gelüftete Schleier
-face-written_in_iron = In Eisen geschrieben
-face-light_the_beacons = Entzündet die Leuchtfeuer
-face-open_ledgers = Offene Kontobücher
-face-spare_the_name = Schont den Namen
-face-by_the_back_stair = Über die Hintertreppe
-face-borrowed_coin = Geliehene Münze
-face-victory_feast = Siegesmahl
-face-seal_of_office = Amtssiegel
-face-long_vigil = Die lange Nachtwache
-face-strike_the_chains = Sprengt die Ketten
-face-burnt_letters = Verbrannte Briefe
-face-names_in_stone = Namen in Stein
-face-a_name_returned = Ein zurückgegebener Name
-face-muster_at_dawn = Heerschau im Morgengrauen
-face-four_to_a_table = Zu viert am Tisch
-face-ears_in_the_wall = Ohren in der Wand
-face-market_tithes = Der Zehnte vom Markt
-face-blood_price = Blutgeld
-face-sumptuary_law = Kleiderordnung
-face-sealed_letters = Versiegelte Briefe
-face-open_granaries = Offene Kornspeicher
-face-second_strike = Zweiter Schlag
-face-closed_gates = Geschlossene Tore
-face-season_of_masks = Zeit der Masken
-face-steady_harvest = Stete Ernte
-face-drums_in_the_valley = Trommeln im Tal
-face-truce_of_bells = Glockenfrieden
-face-loose_tongues = Lose Zungen
-face-gleaners_right = Recht der Ährenleser
-face-pyres_on_the_ridge = Scheiterhaufen auf dem Grat
-face-levy_of_oaths = Aufgebot der Eide
-face-agenda_of_debts = Der Bund der Schuldner
-face-open_road = Die offene Straße
-face-hasty_banners = Die eiligen Banner
-face-court_of_pomp = Der Hof des Prunks
-face-long_grudge = Der lange Groll
-face-sworn_circle = Der Kreis der Verschworenen

## Möglichkeiten: was jemand tun kann.

move-pass = Passen.
move-place = { $on ->
    [none] { $card } zum Aufbau auslegen.
   *[there] { $card } zum Aufbau an { $on } auslegen.
}
move-done = Fertig.
move-plot = Die Strategie { $card } wählen.
move-first = { $player ->
    [you] Du bist Startspieler.
   *[other] { $player } ist Startspieler.
}
move-title = Den Titel „{ $title }“ nehmen.
move-marshal = { $on ->
    [none] { $card } ausspielen.
   *[there] { $card } an { $on } ausspielen.
}
move-duplicate = { $card } als Duplikat unter die Karte im Spiel legen.
move-ambush = { $on ->
    [none] { $card } durch Hinterhalt ins Spiel bringen.
   *[there] { $card } durch Hinterhalt an { $on } ins Spiel bringen.
}
# $ability: die Nummer der Fähigkeit auf der Karte, von 2 an; die erste hat keine.
move-use = { $ability ->
    [none] { $card } nutzen.
   *[there] { $card } nutzen, Fähigkeit { $ability }.
}
# $to: auf das, was mit dieser Karte geschehen ist; fehlt, wenn es $card selbst ist.
move-respond = Mit { $card }{ $ability ->
    [none] { "" }
   *[there] , Fähigkeit { $ability },
}{ $to ->
    [none] { "" }
   *[there] { " " }auf { $to }
} reagieren.
move-pay = Mit { $card } bezahlen.
move-pay_title = Mit den 2 Einfluss der Hand des Königs bezahlen.
move-choose = { $card } wählen.
move-choose_player = { $player ->
    [you] Dich wählen.
   *[other] { CAP($player) } wählen.
}
move-order = Zuerst { $card }{ $ability ->
    [none] { "" }
   *[there] , Fähigkeit { $ability }
}{ $to ->
    [none] .
   *[there] { " " }(ausgelöst durch { $to }).
}
move-order_keyword = Zuerst das Schlüsselwort „{ $keyword }“.
move-challenge = Eine { FORM($challenge, "compound") }-Herausforderung gegen { $player ->
    [you] dich
   *[other] { $player }
} beginnen.
move-attack = { $card } greift an.
move-redirect = Den Angreifer ein anderes Ziel wählen lassen.
move-target = Stattdessen { $player ->
    [you] dich
   *[other] { $player }
} angreifen.
move-bypass = { $card } durch Heimlichkeit umgehen.
move-defend = { $card } verteidigt.
move-step_in = Einspringen.
move-kill = { $card } soll getötet werden.
move-stand = { $card } aufrichten.
move-bestow = { $card ->
    [none] 1 Macht auf dein Haus legen.
   *[there] 1 Macht auf { $card } legen.
}
move-crown = { $player ->
    [you] Du gewinnst das Spiel.
   *[other] { CAP($player) } gewinnt das Spiel.
}
# Was ein Effekt zur Wahl stellt, $said: „ziehe 1 Karte“.
move-option = { CAP($said) }.


## Ereignisse: was geschehen ist. Wer ein Geheimnis nicht kennen darf, liest .hidden.

# Womit gehandelt wird, als Teil eines Angebots; wie viel es ist, kann geheim sein.
terms-gold = { $gold ->
    [none] Gold
   *[there] { $gold } Gold
}

# Geheim: $card.
event-drew = { $player ->
    [you] { $cause ->
        [none] Du ziehst { $card }.
       *[card] { $cause } lässt dich { $card } ziehen.
    }
   *[other] { $cause ->
        [none] { $player } zieht { $card }.
       *[card] { $cause } lässt { $player } { $card } ziehen.
    }
}
    .hidden = { $cause ->
        [none] { $player } zieht eine Karte.
       *[card] { $cause } lässt { $player } eine Karte ziehen.
    }
# Geheim: $card.
event-placed = { $player ->
    [you] Du legst { $card } verdeckt aus.
   *[other] { $player } legt { $card } verdeckt aus.
}
    .hidden = { $player } legt eine Karte verdeckt aus.
event-round = Runde { $number } beginnt.
event-phase = Die { $phase } beginnt.
event-plot_revealed = { $player ->
    [you] Du deckst die Strategie { $card } auf (Initiative { $initiative }).
   *[other] { $player } deckt die Strategie { $card } auf (Initiative { $initiative }).
}
event-initiative = { $player ->
    [you] Du gewinnst die Initiative.
   *[other] { $player } gewinnt die Initiative.
}
event-first_player = { $player ->
    [you] Du bist Startspieler.
   *[other] { $player } ist Startspieler.
}
event-title_taken = { $player ->
    [you] Du nimmst den Titel „{ $title }“.
   *[other] { $player } nimmt den Titel „{ $title }“.
}
event-gained = { $player ->
    [you] { $cause ->
        [none] Du erhältst { $amount } Gold.
        [income] Du erhältst dein Einkommen von { $amount } Gold.
       *[card] { $cause } gibt dir { $amount } Gold.
    }
   *[other] { $cause ->
        [none] { $player } erhält { $amount } Gold.
        [income] { $player } erhält ein Einkommen von { $amount } Gold.
       *[card] { $cause } gibt { $player } { $amount } Gold.
    }
}
# $for: die Karte, für die bezahlt wird.
event-paid = { $player ->
    [you] { $cause ->
        [none] { $for ->
            [none] Du bezahlst { $amount } Gold.
           *[there] Du bezahlst { $amount } Gold für { $for }.
        }
        [taxation] Du gibst { $amount } Gold in die Schatzkammer zurück.
       *[card] Du verlierst { $amount } Gold durch { $cause }.
    }
   *[other] { $cause ->
        [none] { $for ->
            [none] { $player } bezahlt { $amount } Gold.
           *[there] { $player } bezahlt { $amount } Gold für { $for }.
        }
        [taxation] { $player } gibt { $amount } Gold in die Schatzkammer zurück.
       *[card] { $player } verliert { $amount } Gold durch { $cause }.
    }
}
event-entered = { $player ->
    [you] { $cause ->
        [none] { $card } kommt bei dir ins Spiel.
       *[card] { $cause } bringt { $card } bei dir ins Spiel.
    }
   *[other] { $cause ->
        [none] { $card } kommt bei { $player } ins Spiel.
       *[card] { $cause } bringt { $card } bei { $player } ins Spiel.
    }
}
event-attached = { $card } wird an { $to } angelegt.
event-duplicated = { $player ->
    [you] Du legst { $card } als Duplikat unter { $to }.
   *[other] { $player } legt { $card } als Duplikat unter { $to }.
}
event-used = { $player ->
    [you] Du nutzt { $card }.
   *[other] { $player } nutzt { $card }.
}
event-responded = { $player ->
    [you] { $card } wirkt für dich.
   *[other] { $card } wirkt für { $player }.
}
event-chosen = { $player ->
    [you] Du wählst { $card }.
   *[other] { $player } wählt { $card }.
}
event-challenged = { $player ->
    [you] Du beginnst eine { FORM($challenge, "compound") }-Herausforderung gegen { $at }.
   *[other] { $at ->
        [you] { $player } beginnt eine { FORM($challenge, "compound") }-Herausforderung gegen dich.
       *[other] { $player } beginnt eine { FORM($challenge, "compound") }-Herausforderung gegen { $at }.
    }
}
event-attacks = { $card } greift an.
# $by: der Kronregent, der den Angriff von $player umgelenkt hat.
event-redirected = { $by ->
    [none] { $player ->
        [you] Dein Angriff richtet sich nun gegen { $at }.
       *[other] { $at ->
            [you] Der Angriff von { $player } richtet sich nun gegen dich.
           *[other] Der Angriff von { $player } richtet sich nun gegen { $at }.
        }
    }
    [you] { $at ->
        [you] Als Kronregent lenkst du den Angriff von { $player } um: Er richtet sich nun gegen dich.
       *[other] Als Kronregent lenkst du den Angriff von { $player } um: Er richtet sich nun gegen { $at }.
    }
   *[other] { $player ->
        [you] Als Kronregent lenkt { $by } deinen Angriff um: Er richtet sich nun gegen { $at }.
       *[other] { $at ->
            [you] Als Kronregent lenkt { $by } den Angriff von { $player } um: Er richtet sich nun gegen dich.
           *[other] Als Kronregent lenkt { $by } den Angriff von { $player } um: Er richtet sich nun gegen { $at }.
        }
    }
}
# $by: der Angreifer mit Heimlichkeit.
event-bypassed = { $by } umgeht { $card } durch Heimlichkeit.
event-defends = { $card } verteidigt.
event-stepped_in = { $player ->
    [you] Du springst für { $for } ein.
   *[other] { $for ->
        [you] { $player } springt für dich ein.
       *[other] { $player } springt für { $for } ein.
    }
}
# $total: die ST der Seite, die gewinnt; $against: die der anderen.
event-won = { $player ->
    [you] Du gewinnst die { FORM($challenge, "compound") }-Herausforderung gegen { $over }, { $total } zu { $against }.
   *[other] { $over ->
        [you] { $player } gewinnt die { FORM($challenge, "compound") }-Herausforderung gegen dich, { $total } zu { $against }.
       *[other] { $player } gewinnt die { FORM($challenge, "compound") }-Herausforderung gegen { $over }, { $total } zu { $against }.
    }
}
event-undefended = { $player ->
    [you] Du verteidigst nicht.
   *[other] { $player } verteidigt nicht.
}
event-undecided = Niemand gewinnt die Herausforderung.
event-powered = { $player ->
    [you] { $cause ->
        [none] Du legst { $amount } Macht auf dein Haus.
        [claim] Du legst für den Anspruch { $amount } Macht auf dein Haus.
        [unopposed] Du legst { $amount } Macht auf dein Haus, weil du ohne Gegenwehr gewonnen hast.
        [title] Du legst { $amount } Macht auf dein Haus, weil sich dein Titel gegen den des Verlierers stellt.
        [unopposed_title] Du legst { $amount } Macht auf dein Haus: Du hast ohne Gegenwehr gewonnen, und dein Titel stellt sich gegen den des Verlierers.
        [commander] Du legst als Lord Kommandant { $amount } Macht auf dein Haus.
        [challenge] Du legst für die Herausforderung { $amount } Macht auf dein Haus.
        [dominance] Du legst für die Dominanz { $amount } Macht auf dein Haus.
       *[card] { $cause } legt { $amount } Macht auf dein Haus.
    }
   *[other] { $cause ->
        [none] { $player } legt { $amount } Macht auf das eigene Haus.
        [claim] { $player } legt für den Anspruch { $amount } Macht auf das eigene Haus.
        [unopposed] { $player } legt { $amount } Macht auf das eigene Haus, für den Sieg ohne Gegenwehr.
        [title] { $player } legt { $amount } Macht auf das eigene Haus, weil sich der eigene Titel gegen den des Verlierers stellt.
        [unopposed_title] { $player } legt { $amount } Macht auf das eigene Haus: Der Sieg war ohne Gegenwehr, und der eigene Titel stellt sich gegen den des Verlierers.
        [commander] { $player } legt als Lord Kommandant { $amount } Macht auf das eigene Haus.
        [challenge] { $player } legt für die Herausforderung { $amount } Macht auf das eigene Haus.
        [dominance] { $player } legt für die Dominanz { $amount } Macht auf das eigene Haus.
       *[card] { $cause } legt { $amount } Macht auf das Haus von { $player }.
    }
}
event-card_powered = { $cause ->
    [none] { $card } erlangt { $amount } Macht.
    [renown] { $card } erlangt { $amount } Macht durch Ruhm.
    [challenge] { $card } erlangt { $amount } Macht für die Herausforderung.
    [dominance] { $card } erlangt { $amount } Macht für die Dominanz.
   *[card] { $cause } gibt { $card } { $amount } Macht.
}
event-lost_power = { $player ->
    [you] { $cause ->
        [none] Du verlierst { $amount } Macht von deinem Haus.
        [claim] Du verlierst für den Anspruch { $amount } Macht von deinem Haus.
        [commander] Du verlierst { $amount } Macht von deinem Haus an den Lord Kommandanten.
       *[card] { $cause } nimmt { $amount } Macht von deinem Haus.
    }
   *[other] { $cause ->
        [none] { $player } verliert { $amount } Macht vom eigenen Haus.
        [claim] { $player } verliert für den Anspruch { $amount } Macht vom eigenen Haus.
        [commander] { $player } verliert { $amount } Macht vom eigenen Haus an den Lord Kommandanten.
       *[card] { $cause } nimmt { $amount } Macht vom Haus von { $player }.
    }
}
event-card_lost_power = { $cause ->
    [none] { $card } verliert { $amount } Macht.
    [left_play] { $card } verliert { $amount } Macht beim Verlassen des Spiels.
   *[card] { $cause } nimmt { $amount } Macht von { $card }.
}
# $for: die Karte, für die bezahlt wird.
event-knelt = { $cause ->
    [none] { $for ->
        [none] { $card } kniet.
       *[there] { $card } kniet, um für { $for } zu bezahlen.
    }
   *[card] { $cause } lässt { $card } knien.
}
event-stood = { $cause ->
    [none] { $card } richtet sich auf.
    [vengeful] { $card } ist rachsüchtig und richtet sich auf.
    [vigilant] { $card } ist wachsam und richtet sich auf.
   *[card] { $cause } richtet { $card } auf.
}
# Wie eine Karte das Spiel verlässt und warum: durch eine Regel oder eine Karte. $for: die Karte, für die bezahlt wird.
event-leaving = { $manner ->
    [kill] { $cause ->
        [none] { $card } wird getötet.
        [claim] { $card } wird für den Militäranspruch getötet.
        [deadly] { $card } fällt tödlichen Angreifern zum Opfer.
       *[card] { $card } wird von { $cause } getötet.
    }
    [discard] { $cause ->
        [none] { $card } wird aus dem Spiel abgelegt.
        [host] { $card } wird mit der Karte abgelegt, an der die Verstärkung liegt.
        [misplaced] { $card } wird abgelegt, weil die Verstärkung dort nicht mehr liegen darf.
        [second_copy] { $card } wird abgelegt, weil schon ein anderes Exemplar dort im Spiel ist.
       *[card] { $card } wird wegen { $cause } abgelegt.
    }
    [return] { $cause ->
        [none] { $for ->
            [none] { $card } kehrt auf die Hand des Besitzers zurück.
           *[there] { $card } kehrt auf die Hand des Besitzers zurück, um für { $for } zu bezahlen.
        }
       *[card] { $cause } bringt { $card } auf die Hand des Besitzers zurück.
    }
    [top] { $cause ->
        [none] { $card } kommt oben auf das Deck des Besitzers.
       *[card] { $cause } legt { $card } oben auf das Deck des Besitzers.
    }
    [sacrifice] { $cause ->
        [none] { $for ->
            [none] { $card } wird geopfert.
           *[there] { $card } wird geopfert, um für { $for } zu bezahlen.
        }
       *[card] { $card } wird wegen { $cause } geopfert.
    }
    [remove] { $cause ->
        [none] { $for ->
            [none] { $card } wird aus dem Spiel entfernt.
           *[there] { $card } wird aus dem Spiel entfernt, um für { $for } zu bezahlen.
        }
       *[card] { $cause } entfernt { $card } aus dem Spiel.
    }
    [bottom] { $cause ->
        [none] { $card } kommt unter das Deck des Besitzers.
       *[card] { $cause } legt { $card } unter das Deck des Besitzers.
    }
   *[shuffle] { $cause ->
        [none] { $card } wird ins Deck des Besitzers gemischt.
       *[card] { $cause } mischt { $card } ins Deck des Besitzers.
    }
}
event-rescued = { $cause ->
    [none] { $card } wird gerettet.
    [duplicate] { $card } wird vom Duplikat gerettet.
   *[card] { $card } wird von { $cause } gerettet.
}
# Geheim: $card.
event-went = { $zone ->
    [out] { $card } wird aus dem Spiel entfernt.
    [deck] { $card } kommt { $player ->
        [you] in dein Deck.
       *[other] in das Deck von { $player }.
    }
    [hand] { $card } kommt { $player ->
        [you] auf deine Hand.
       *[other] auf die Hand von { $player }.
    }
    [dead] { $card } kommt { $player ->
        [you] auf deinen Totenstapel.
       *[other] auf den Totenstapel von { $player }.
    }
   *[discard] { $card } kommt { $player ->
        [you] auf deinen Ablagestapel.
       *[other] auf den Ablagestapel von { $player }.
    }
}
    .hidden = { $zone ->
        [hand] Eine Karte kommt { $player ->
            [you] auf deine Hand.
           *[other] auf die Hand von { $player }.
        }
       *[deck] Eine Karte kommt { $player ->
            [you] in dein Deck.
           *[other] in das Deck von { $player }.
        }
    }
event-cancelled = { $cause ->
    [none] Der Effekt von { $card } wird annulliert.
   *[card] { $cause } annulliert den Effekt von { $card }.
}
# $for: die Karte, für die bezahlt wird.
event-dropped = { $player ->
    [you] { $cause ->
        [none] { $for ->
            [none] Du legst { $card } von deiner Hand ab.
           *[there] Du legst { $card } von deiner Hand ab, um für { $for } zu bezahlen.
        }
        [claim] Du legst für den Intrigenanspruch zufällig { $card } von deiner Hand ab.
       *[card] { $cause } lässt dich { $card } von deiner Hand ablegen.
    }
   *[other] { $cause ->
        [none] { $for ->
            [none] { $player } legt { $card } von der Hand ab.
           *[there] { $player } legt { $card } von der Hand ab, um für { $for } zu bezahlen.
        }
        [claim] { $player } legt für den Intrigenanspruch zufällig { $card } von der Hand ab.
       *[card] { $cause } lässt { $player } { $card } von der Hand ablegen.
    }
}
event-removed = { $cause ->
    [none] { $card } wird aus der Herausforderung genommen.
   *[card] { $cause } nimmt { $card } aus der Herausforderung.
}
event-joined = { $cause ->
    [none] { $card } tritt in die Herausforderung ein.
   *[card] { $cause } lässt { $card } in die Herausforderung eintreten.
}
# $change: was durch $card von nun an für $to gilt, mit seinem Verb: „erhält +1 Stärke“.
event-lasts = { $card }: { $change ->
    [no_stand] { $to } { FORM($change, "verb") } sich in der Aufrichtphase dieser Runde nicht auf.
   *[other] { $to } { FORM($change, "verb") } { $duration ->
        [challenge] bis zum Ende der Herausforderung { $change }.
        [phase] bis zum Ende der Phase { $change }.
        [round] bis zum Ende der Runde { $change }.
       *[always] { $change }.
    }
}
event-controlled = { $player ->
    [you] { $cause ->
        [none] Du übernimmst die Kontrolle über { $card }.
        [ended] Du kontrollierst wieder { $card }, weil der Effekt vorbei ist.
       *[card] { $cause } gibt dir die Kontrolle über { $card }.
    }
   *[other] { $cause ->
        [none] { $player } übernimmt die Kontrolle über { $card }.
        [ended] { $player } kontrolliert wieder { $card }, weil der Effekt vorbei ist.
       *[card] { $cause } gibt { $player } die Kontrolle über { $card }.
    }
}
event-shuffled = { $player ->
    [you] Dein Deck wird gemischt.
   *[other] Das Deck von { $player } wird gemischt.
}
event-shown = { $player ->
    [you] { $cause ->
        [none] Du deckst { $card } auf.
       *[card] { $cause } lässt dich { $card } aufdecken.
    }
   *[other] { $cause ->
        [none] { $player } deckt { $card } auf.
       *[card] { $cause } lässt { $player } { $card } aufdecken.
    }
}
event-gave = { $player ->
    [you] Du gibst { $to } { $amount } Gold.
   *[other] { $to ->
        [you] { $player } gibt dir { $amount } Gold.
       *[other] { $player } gibt { $to } { $amount } Gold.
    }
}
event-dominated = { $player ->
    [you] Du gewinnst die Dominanz.
   *[other] { $player } gewinnt die Dominanz.
}
event-ended = { $ending ->
    [victory] Die Partie ist vorbei: Der Sieg ist erreicht.
   *[exhaustion] Die Partie ist vorbei: Die letzte Runde ist gespielt.
}
victory = { $player ->
    [you] Die Partie ist vorbei: Du gewinnst mit { $power } Macht ({ $needed }).
   *[other] Die Partie ist vorbei: { $player } gewinnt mit { $power } Macht ({ $needed }).
}
# Zwei Partner gewinnen.
victory-together = { $player ->
    [you] Die Partie ist vorbei: Du und { $partner } gewinnt mit { $power } Macht ({ $needed }).
   *[other] { $partner ->
        [you] Die Partie ist vorbei: { $player } und du gewinnt mit { $power } Macht ({ $needed }).
       *[other] Die Partie ist vorbei: { $player } und { $partner } gewinnen mit { $power } Macht ({ $needed }).
    }
}
# $causes: die Karten, derentwegen mehr oder weniger Macht als $printed nötig war: „Der Hof des Prunks −3“.
victory-needed = { $causes ->
    [none] { $needed } nötig
   *[there] { $needed } nötig: { $printed }, { FORM($causes, "comma") }
}
cause = { $card } { $amount }
event-called_back = { $player ->
    [you] Du nimmst deine benutzten Strategien zurück.
   *[other] { $player } nimmt die benutzten Strategien zurück.
}
# $change: was durch $card von nun an für den Spieler gilt: „Anna erhält −1 Einkommen“.
event-lasts_for = { $card }: { $duration ->
    [challenge] Bis zum Ende der Herausforderung { FORM($change, "inverted") }.
    [phase] Bis zum Ende der Phase { FORM($change, "inverted") }.
    [round] Bis zum Ende der Runde { FORM($change, "inverted") }.
   *[always] { CAP($change) }.
}
event-chosen_player = { $player ->
    [you] { $at ->
        [you] Du wählst dich selbst.
       *[other] Du wählst { $at }.
    }
   *[other] { $at ->
        [you] { $player } wählt dich.
       *[other] { $player } wählt { $at }.
    }
}
# Wie viele Marken oder wie viel Gold jetzt auf einer Karte liegen.
event-counted = { $what ->
    [gold] Auf { $card } liegt jetzt { $number } Gold.
   *[counters] Auf { $card } { $number ->
        [one] liegt jetzt { $number } Marke.
       *[other] liegen jetzt { $number } Marken.
    }
}


## Fragen: was $player gefragt wird.

prompt-place = { $player }, leg Karten zum Aufbau aus ({ $gold } Gold übrig) oder sag, dass du fertig bist.
prompt-plot = { $player }, wähle deine Strategie.
prompt-first = { $player }, du hast die Initiative gewonnen: Wer ist Startspieler?
prompt-next-plot = { $player }, du bist Startspieler: Welche Strategie wirkt als nächste?
prompt-title = { $player }, nimm einen Titel.
prompt-action = { $player }, führe eine Aktion aus oder passe ({ FORM($phase, "title") }).
prompt-marshal = { $player }, führe eine Aktion aus, spiel eine Karte aus oder passe ({ FORM($phase, "title") }).
prompt-respond = { $player }, willst du reagieren?
prompt-next-passive = { $player }, du bist Startspieler: Welche passive Fähigkeit kommt als nächste?
prompt-save = { $player }, willst du { $cards } retten?
prompt-cancel = { $player }, willst du den Effekt von { $card } annullieren?
# $cost: „lass einen einzigartigen Charakter knien“.
prompt-pay = { $player }, für { $card }: { CAP($cost) }.
prompt-influence = { $player }, bezahle noch { $amount } Einfluss für { $card }.
# $target: „einen Charakter unter deiner Kontrolle“.
prompt-choose = { $player }, wähle { FORM($target, "acc") } für { $card }.
# $effect: „jeder Spieler wählt einen Charakter unter seiner Kontrolle und tötet ihn“.
prompt-pick = { $player }, wähle für { $card }: { CAP($effect) }.
prompt-challenge = { $player }, beginne eine Herausforderung oder beende deine Herausforderungen.
prompt-attackers = { $player }, wer greift { $target } in dieser { FORM($challenge, "compound") }-Herausforderung an?
prompt-redirect = { $player }, willst du als Kronregent diesen Angriff gegen { $target ->
    [you] dich
   *[other] { $target }
} umlenken?
prompt-target = { $player }, wähle ein anderes Ziel.
prompt-stealth = { $player }, wen umgeht { $card } durch Heimlichkeit?
prompt-defenders = { $player }, wer verteidigt gegen die { FORM($challenge, "compound") }-Herausforderung von { $attacker }?
prompt-step-in = { $player }, { $target } stellt keine Verteidiger: Willst du einspringen?
prompt-loss = { $player }, wähle einen deiner Charaktere, der getötet wird (noch { $left } zu wählen).
prompt-bestow = { $player }, leg die Macht auf dein Haus oder auf eine Karte mit „Berüchtigt“.
prompt-stand = { $player }, willst du deine Karten mit „{ $keyword }“ aufrichten?
prompt-crown = { $player }, mehrere Spieler haben den Sieg erreicht: Wer gewinnt?
prompt-influence-x = { $player }, bezahle beliebig viel Einfluss für { $card }, oder beende das.


## Ablehnungen: warum etwas gegen die Regeln ist. Die Zeile der Regeln folgt in Klammern.

# Was auf dem Tisch liegt, vor einem Doppelpunkt.
thing-card = { $card }
thing-challenge = { FORM($challenge, "compound") }-Herausforderung
thing-player = { $player }
thing-title = { $title }

refusal-plot = wähle eine der Strategien, die noch in deinem Strategiedeck sind
refusal-paying = bezahle mit einer der Karten, die diese Kosten bezahlen können
refusal-influence = lass stehende Karten knien, die Einfluss geben
refusal-choosing = wähle ein Ziel, an dem der Effekt etwas ändern kann
refusal-cancelling = annulliere den Effekt oder passe
refusal-picking = wähle eine der Karten, um die es bei dem Effekt geht
refusal-placing = leg Karten von deiner Hand aus oder sag, dass du fertig bist
refusal-placed-type = { $card } kann nicht zum Aufbau ausgelegt werden: Das geht nur mit Charakteren, Orten und Verstärkungen mit „Aufbau“
refusal-placed-too-dear = { $card } kostet { $cost } Gold, und von den 5 Gold für den Aufbau sind noch { $gold } übrig
refusal-placed-without-setup = { $card } hat nicht das Schlüsselwort „Aufbau“, das eine Verstärkung dafür braucht
refusal-placed-nowhere = { $card } braucht eine Karte, an der die Verstärkung liegen darf: Leg diese zuerst aus
refusal-placed-limited = { $card } ist eine Karte mit „Limitiert“, und du hast schon eine solche ausgelegt
refusal-placed-twice = { $card } wäre ein Duplikat, und Duplikate werden nicht zum Aufbau ausgelegt
refusal-bestow = leg die Macht auf dein Haus oder auf deine Karte mit „Berüchtigt“
refusal-challenging = du darfst von jeder Art eine Herausforderung beginnen, gegen einen Gegner, den dein Titel nicht unterstützt
refusal-attackers = Angreifer sind deine stehenden Charaktere mit dem Symbol, mindestens einer
refusal-redirect = der Kronregent lenkt den Angriff um oder passt
refusal-aiming = wähle ein anderes erlaubtes Ziel
refusal-stealth = Heimlichkeit umgeht einen Charakter des Angegriffenen, der selbst keine Heimlichkeit hat
refusal-defenders = Verteidiger sind deine stehenden Charaktere mit dem Symbol
refusal-stepping-in = spring ein oder passe
refusal-saving = rette eine dieser Karten oder passe
refusal-naming = nenne den Startspieler
refusal-unveiling = sag, welche Strategie als nächste wirkt
refusal-titles = nimm einen Titel, der im Vorrat ist
refusal-losses = wähle deine Charaktere, die getötet werden können
refusal-rising = richte deine knienden Karten mit dem Schlüsselwort auf oder sag, dass du fertig bist
refusal-crown = wähle unter denen, die den Sieg erreicht haben
refusal-window = reagiere auf das Geschehene, mit jeder Reaktion einmal, oder passe
refusal-ordering = sag, welche passive Fähigkeit als nächste kommt
refusal-ambush = durch Hinterhalt kommen nur Handkarten mit diesem Schlüsselwort ins Spiel, für ihre Kosten in Einfluss
refusal-not-your-card = du darfst nur deine eigenen Karten nutzen
refusal-no-action = die Karte hat jetzt keine Aktion, die bezahlt werden und etwas ändern könnte
refusal-act-first = zuerst können alle Spieler Aktionen ausführen; dann beginnst du eine Herausforderung
refusal-action-now = führe eine Aktion aus oder passe
refusal-marshal-later = Karten werden in der Aufmarschphase ausgespielt, wenn du an der Reihe bist
refusal-not-in-hand = du darfst nur Karten von deiner Hand ausspielen
refusal-duplicate = ein Duplikat kommt unter deine eigene einzigartige Karte dieses Namens im Spiel
refusal-type = nur Charaktere, Orte und Verstärkungen werden ausgespielt
refusal-unique = du darfst kein weiteres Exemplar dieser einzigartigen Karte im Spiel haben
refusal-limited = du hast in dieser Runde schon eine Karte mit „Limitiert“ ausgespielt
refusal-too-dear = { $card } kostet { $cost } Gold, du hast { $gold }
refusal-no-host = eine Verstärkung kommt an eine Karte, an der sie liegen darf
refusal-has-no-action = die Karte hat keine Aktion
refusal-has-no-response = die Karte hat keine Reaktion
refusal-has-no-save = die Karte kann keine Karte retten
refusal-has-no-cancel = die Karte kann keinen Effekt annullieren
refusal-gives-no-influence = die Karte gibt keinen Einfluss
refusal-titles-later = Titel werden in der Strategiephase genommen
refusal-not-in-play = die Karte ist nicht im Spiel
refusal-blank = der Text gilt gerade nicht
refusal-other-phase = die Aktion ist nicht für die { $phase }
refusal-used-already = die Karte wurde in dieser Runde schon genutzt
refusal-condition-unmet = die Bedingung der Fähigkeit ist nicht erfüllt
refusal-cannot-pay = du kannst die Kosten nicht bezahlen („{ $cost }“)
refusal-nothing-to-change = die Karte findet kein Ziel oder würde nichts ändern
refusal-not-set-off = es ist nichts geschehen, worauf die Karte reagiert
refusal-characters-only = gewählt werden kann nur ein Charakter im Spiel
refusal-chosen-already = { $card } ist schon gewählt
refusal-kneels = { $card } kniet
refusal-no-icon = { $card } hat kein { FORM($challenge, "compound") }symbol
refusal-may-not = eine Karte hält { FORM($card, "acc") } davon ab
refusal-kind-first = wähle zuerst die Art der Herausforderung
refusal-challenges-later = Herausforderungen beginnst du in der Herausforderungsphase, wenn du an der Reihe bist
refusal-challenged-already = in dieser Runde kannst du keine weitere { FORM($challenge, "compound") }-Herausforderung beginnen
refusal-no-attacker = du hast keinen stehenden Charakter mit { FORM($challenge, "compound") }symbol, der angreifen darf
refusal-no-opponent = du kannst nur Gegner herausfordern
refusal-title-supported = dein Titel unterstützt diesen Titel
refusal-not-set-up = ausgelegt werden nur Charaktere, Orte und Verstärkungen mit „Aufbau“
refusal-not-beside = du legst nur eine Karte mit „Limitiert“ aus und keine Duplikate
refusal-gold-alone = gehandelt wird nur mit Gold und Worten
refusal-no-gold-now = in der Aufmarschphase wechselt kein Gold den Besitzer: Mach dein Angebot in einer anderen Phase
refusal-gold-later = Gold wechselt nur den Besitzer, solange Spieler Aktionen ausführen dürfen: Warte, bis abgehandelt ist, was gerade geschieht


## Die Abrechnung am Ende.

account-house = Auf dem Haus: { $power }
account-card = Auf { $card }: { $power }
account-needed = { $causes ->
    [none] Nötig: { $needed }
   *[there] Nötig ({ $printed }, { FORM($causes, "comma") }): { $needed }
}
account-needed-together = { $causes ->
    [none] Nötig mit dem Partner: { $needed }
   *[there] Nötig mit dem Partner ({ $printed }, { FORM($causes, "comma") }): { $needed }
}
account-together = Zusammen: { $power }


## Kartentexte: Hauptwörter mit allem, was dazugehört.

-noun-card = Karte
    .gender = f
    .plural = Karten
# Die Karte, deren Text es ist.
-noun-this = diese Karte
    .gender = f
    .dat = dieser Karte
    .gen = dieser Karte
    .plural = diese Karten
    .dat-plural = diesen Karten
    .gen-plural = dieser Karten
-noun-opponent = Gegner
    .gender = m
    .gen = Gegners
    .plural = Gegner
    .dat-plural = Gegnern
-noun-character = Charakter
    .gender = m
    .gen = Charakters
    .plural = Charaktere
    .dat-plural = Charakteren
-noun-character-not = Nicht-Charakter
    .gender = m
    .gen = Nicht-Charakters
    .plural = Nicht-Charaktere
    .dat-plural = Nicht-Charakteren
-noun-location = Ort
    .gender = m
    .gen = Ortes
    .plural = Orte
    .dat-plural = Orten
-noun-location-not = Nicht-Ort
    .gender = m
    .gen = Nicht-Ortes
    .plural = Nicht-Orte
    .dat-plural = Nicht-Orten
-noun-attachment = Verstärkung
    .gender = f
    .plural = Verstärkungen
-noun-attachment-not = Nicht-Verstärkung
    .gender = f
    .plural = Nicht-Verstärkungen
-noun-event = Ereignis
    .gender = n
    .gen = Ereignisses
    .plural = Ereignisse
    .dat-plural = Ereignissen
-noun-event-not = Nicht-Ereignis
    .gender = n
    .gen = Nicht-Ereignisses
    .plural = Nicht-Ereignisse
    .dat-plural = Nicht-Ereignissen
-noun-plot = Strategie
    .gender = f
    .plural = Strategien
-noun-plot-not = Nicht-Strategie
    .gender = f
    .plural = Nicht-Strategien
# Eine Karte mit Namen, der danach steht: „eine Karte namens Davan Oruun“.
-noun-named = Karte
    .gender = f
    .plural = Karten

# Adjektive ohne ihre Endung.
-is-other = ander
-is-next = nächst
-is-attached = verstärkt
-is-attached-not = nicht verstärkt
-is-kneeling = kniend
-is-kneeling-not = nicht kniend
-is-standing = stehend
-is-standing-not = nicht stehend
-is-participating = teilnehmend
-is-participating-not = nicht teilnehmend
-is-attacking = angreifend
-is-attacking-not = nicht angreifend
-is-defending = verteidigend
-is-defending-not = nicht verteidigend
-is-unique = einzigartig
-is-unique-not = nicht einzigartig
-is-neutral = neutral
-is-neutral-not = nicht neutral

# Wie ein Hauptwort im Satz steht.
thing = { $what }
    .acc = { FORM($what, "acc") }
    .dat = { FORM($what, "dat") }
    .gen = { FORM($what, "gen") }
    .pronoun = { FORM($what, "pronoun") }
    .gender = { FORM($what, "gender") ->
        [m] m
        [f] f
       *[n] n
    }
some = { FORM($what, "a") }
    .acc = { FORM($what, "a acc") }
    .dat = { FORM($what, "a dat") }
    .gen = { FORM($what, "a gen") }
# $whole: mit „ander“; $what wäre ohne.
another = { FORM($whole, "a") }
    .acc = { FORM($whole, "a acc") }
    .dat = { FORM($whole, "a dat") }
    .gen = { FORM($whole, "a gen") }
the = { FORM($what, "the") }
    .acc = { FORM($what, "the acc") }
    .dat = { FORM($what, "the dat") }
    .gen = { FORM($what, "the gen") }
    .pronoun = { FORM($what, "pronoun") }
    .gender = { FORM($what, "gender") ->
        [m] m
        [f] f
       *[n] n
    }
each = { FORM($what, "each") }
    .acc = { FORM($what, "each acc") }
    .dat = { FORM($what, "each dat") }
    .gen = { FORM($what, "each gen") }
    .pronoun = { FORM($what, "pronoun") }
    .gender = { FORM($what, "gender") ->
        [m] m
        [f] f
       *[n] n
    }
many = { FORM($what, "plural") }
    .gen = { FORM($what, "plural the gen") }
# Für $what.
it = { FORM($what, "pronoun") }
    .acc = { FORM($what, "pronoun acc") }
    .dat = { FORM($what, "pronoun dat") }
    .pronoun = { FORM($what, "pronoun") }
    .gender = { FORM($what, "gender") ->
        [m] m
        [f] f
       *[n] n
    }
# Eines von zwei Zielen, $what.
first = { FORM($what, "gender") ->
    [m] der erste
    [f] die erste
   *[n] das erste
}
    .acc = { FORM($what, "gender") ->
        [m] den ersten
        [f] die erste
       *[n] das erste
    }
    .dat = { FORM($what, "gender") ->
        [f] der ersten
       *[other] dem ersten
    }
    .pronoun = { FORM($what, "pronoun") }
    .gender = { FORM($what, "gender") ->
        [m] m
        [f] f
       *[n] n
    }
second = { FORM($what, "gender") ->
    [m] der zweite
    [f] die zweite
   *[n] das zweite
}
    .acc = { FORM($what, "gender") ->
        [m] den zweiten
        [f] die zweite
       *[n] das zweite
    }
    .dat = { FORM($what, "gender") ->
        [f] der zweiten
       *[other] dem zweiten
    }
    .pronoun = { FORM($what, "pronoun") }
    .gender = { FORM($what, "gender") ->
        [m] m
        [f] f
       *[n] n
    }
that-card = die Karte
    .dat = der Karte
    .pronoun = sie
    .gender = f
them = sie
    .dat = ihnen
    .gender = pl
all-others = alle anderen
    .dat = allen anderen
    .gender = pl

# Vor einem Hauptwort: „ein Calder-Charakter“; das eigene Haus steht danach.
phrase-compound = { $what ->
    [compound-own-house] { $noun } des eigenen Hauses
    [compound-own-house-not] { $noun } eines fremden Hauses
   *[other] { $what }-{ $noun }
}
compound-house = { $house }
compound-house-not = Nicht-{ $house }
compound-own-house = des eigenen Hauses
compound-own-house-not = eines fremden Hauses
compound-trait = { FORM($trait, "compound") }
compound-trait-not = Nicht-{ FORM($trait, "compound") }
compound-or = { $one }- oder { $two }

# Nach einem Hauptwort: „ein Charakter unter deiner Kontrolle“.
after-yours = unter deiner Kontrolle
after-yours-not = nicht unter deiner Kontrolle
after-opponents = unter gegnerischer Kontrolle
after-opponents-not = nicht unter gegnerischer Kontrolle
after-theirs = unter seiner Kontrolle
after-one-opponent = unter der Kontrolle eines einzelnen Gegners
after-crest = mit { FORM($crest, "compound") }wappen
after-crest-not = ohne { FORM($crest, "compound") }wappen
after-keyword = mit { $keyword }
after-keyword-not = ohne { $keyword }
after-icon = mit { FORM($icon, "compound") }symbol
after-icon-not = ohne { FORM($icon, "compound") }symbol
after-named = namens { $name }
after-named-not = nicht namens { $name }
after-laden = mit { FORM($what, "dat") }
after-laden-not = ohne { FORM($what, "acc") }
after-duplicated = mit Duplikat
after-duplicated-not = ohne Duplikat
after-least = mit { FORM($left, "dat") } von mindestens { FORM($right, "dat") }
after-least-not = ohne { FORM($left, "acc") } von mindestens { FORM($right, "dat") }
after-most = mit { FORM($left, "dat") } von höchstens { FORM($right, "dat") }
after-most-not = ohne { FORM($left, "acc") } von höchstens { FORM($right, "dat") }
after-exactly = mit { FORM($left, "dat") } von genau { FORM($right, "dat") }
after-exactly-not = ohne { FORM($left, "acc") } von genau { FORM($right, "dat") }
after-under = mit { FORM($left, "dat") } unter { FORM($right, "dat") }
after-under-not = mit { FORM($left, "dat") } nicht unter { FORM($right, "dat") }
after-over = mit { FORM($left, "dat") } über { FORM($right, "dat") }
after-over-not = mit { FORM($left, "dat") } nicht über { FORM($right, "dat") }
after-if = (falls { $clause })
after-either = ({ $one } oder { $two })
after-in-your-pile = { $zone ->
    [hand] auf deiner Hand
    [dead] auf deinem Totenstapel
    [used] unter deinen benutzten Strategien
   *[discard] auf deinem Ablagestapel
}
after-in-their-hand = auf seiner Hand
after-in-any-pile = { $zone ->
    [dead] auf einem Totenstapel
   *[discard] auf einem Ablagestapel
}
after-rivals = unter der Kontrolle des Gegners in der Herausforderung
after-rivals-not = nicht unter der Kontrolle des Gegners in der Herausforderung
after-in-play = im Spiel
after-in-play-not = nicht im Spiel
after-has-attacked = mit Angriff in dieser Phase
after-has-attacked-not = ohne Angriff in dieser Phase
after-revealed = unter den aufgedeckten


## Kartentexte: Bedingungen, nach „falls“ oder „solange“, mit dem Verb am Ende.

clause-is = diese Karte { $what } ist
clause-is-not = diese Karte nicht { $what } ist
clause-kneeling = diese Karte kniet
clause-kneeling-not = diese Karte nicht kniet
clause-standing = diese Karte steht
clause-standing-not = diese Karte nicht steht
clause-participating = diese Karte teilnimmt
clause-participating-not = diese Karte nicht teilnimmt
clause-attacking = diese Karte angreift
clause-attacking-not = diese Karte nicht angreift
clause-defending = diese Karte verteidigt
clause-defending-not = diese Karte nicht verteidigt
clause-laden = diese Karte { FORM($what, "acc") } hat
clause-laden-not = diese Karte ohne { FORM($what, "acc") } ist
clause-duplicated = diese Karte ein Duplikat hat
clause-duplicated-not = diese Karte kein Duplikat hat
clause-first-player = du Startspieler bist
clause-first-player-not = du nicht Startspieler bist
clause-title = du { $title } bist
clause-title-not = du nicht { $title } bist
clause-any-title = du einen Titel hast
clause-any-title-not = du keinen Titel hast
clause-challenge = { $challenge ->
    [none] eine Herausforderung ausgetragen wird
   *[there] eine { FORM($challenge, "compound") }-Herausforderung ausgetragen wird
}
clause-challenge-not = { $challenge ->
    [none] keine Herausforderung ausgetragen wird
   *[there] keine { FORM($challenge, "compound") }-Herausforderung ausgetragen wird
}
clause-you-attack = du angreifst
clause-you-attack-not = du nicht angreifst
clause-you-defend = du verteidigst
clause-you-defend-not = du nicht verteidigst
clause-phase = die { $phase } läuft
clause-phase-not = nicht die { $phase } läuft
clause-and = { $one } und { $two }
# „du einen Titel hast oder Startspieler bist“
clause-or = { $one ->
    [clause-any-title] { $two ->
        [clause-first-player] { $one } oder Startspieler bist
       *[other] { $one } oder { $two }
    }
   *[other] { $one } oder { $two }
}
clause-not = es nicht zutrifft, dass { $clause }
clause-control = du { FORM($what, "acc") } kontrollierst
clause-control-count = du { $bound ->
    [least] mindestens
    [most] höchstens
   *[exactly] genau
} { $number } { $number ->
    [one] { FORM($what, "acc") }
   *[other] { FORM($what, "plural acc") }
} kontrollierst
clause-there = es { FORM($what, "acc") } gibt
clause-there-count = es { $bound ->
    [least] mindestens
    [most] höchstens
   *[exactly] genau
} { $number } { $number ->
    [one] { FORM($what, "acc") }
   *[other] { FORM($what, "plural acc") }
} gibt
clause-you-have = du { $bound ->
    [least] mindestens
    [most] höchstens
   *[exactly] genau
} { $number } { $what ->
    [gold] Gold
    [cards] { $number ->
        [one] Handkarte
       *[other] Handkarten
    }
    [total_power] Macht
    [house_power] Macht auf deinem Haus
   *[used_plots] { $number ->
        [one] benutzte Strategie
       *[other] benutzte Strategien
    }
} hast
clause-opponent-has = { $bound ->
    [least] ein Gegner mindestens
    [most] jeder Gegner höchstens
   *[exactly] ein Gegner genau
} { $number } { $what ->
    [gold] Gold
    [cards] { $number ->
        [one] Handkarte
       *[other] Handkarten
    }
    [total_power] Macht
    [house_power] Macht auf seinem Haus
   *[used_plots] { $number ->
        [one] benutzte Strategie
       *[other] benutzte Strategien
    }
} hat
clause-even = du { $what ->
    [gold] so viel Gold
    [cards] so viele Handkarten
    [total_power] so viel Macht
    [house_power] so viel Macht auf dem Haus
   *[used_plots] so viele benutzte Strategien
} hast wie der Gegner, der am meisten hat
clause-ahead = du mindestens { $what ->
    [gold] so viel Gold
    [cards] so viele Handkarten
    [total_power] so viel Macht
    [house_power] so viel Macht auf dem Haus
   *[used_plots] so viele benutzte Strategien
} hast wie jeder Gegner
clause-behind = ein Gegner mindestens { $what ->
    [gold] so viel Gold
    [cards] so viele Handkarten
    [total_power] so viel Macht
    [house_power] so viel Macht auf dem Haus
   *[used_plots] so viele benutzte Strategien
} hat wie du
# Von der Runde, wenn $right eine Zahl ist: „höchstens die 4. Runde läuft“.
clause-compare = { $left ->
    [amount-round] { $right ->
        [one] { $bound ->
            [least] mindestens die { $right }. Runde läuft
            [most] höchstens die { $right }. Runde läuft
            [less] die { $right }. Runde noch nicht läuft
            [more] die { $right }. Runde vorüber ist
           *[exactly] gerade die { $right }. Runde läuft
        }
        [other] { $bound ->
            [least] mindestens die { $right }. Runde läuft
            [most] höchstens die { $right }. Runde läuft
            [less] die { $right }. Runde noch nicht läuft
            [more] die { $right }. Runde vorüber ist
           *[exactly] gerade die { $right }. Runde läuft
        }
       *[amount] { $left } { $bound ->
            [least] mindestens
            [most] höchstens
            [less] kleiner als
            [more] größer als
           *[exactly] genau
        } { $right } ist
    }
   *[other] { $left } { $bound ->
        [least] mindestens
        [most] höchstens
        [less] kleiner als
        [more] größer als
       *[exactly] genau
    } { $right } ist
}
clause-of = { $card } { $what } ist
clause-in-play = diese Karte im Spiel ist
clause-in-play-not = diese Karte nicht im Spiel ist
clause-has-attacked = diese Karte in dieser Phase angegriffen hat
clause-has-attacked-not = diese Karte in dieser Phase nicht angegriffen hat
clause-aimed = dieser Effekt { FORM($what, "acc") } gewählt hat
clause-aimed-not = dieser Effekt { FORM($what, "acc") } nicht gewählt hat


## Kartentexte: Mengen und Spieler.

amount-cost = Kosten
amount-str = Stärke
amount-power = Macht
amount-count = die Zahl { FORM($what, "gen") }
    .dat = der Zahl { FORM($what, "gen") }
amount-yours = { $what ->
    [gold] dein Gold
    [cards] die Zahl deiner Handkarten
    [total_power] deine Macht
    [house_power] die Macht auf deinem Haus
   *[used_plots] die Zahl deiner benutzten Strategien
}
    .dat = { $what ->
        [gold] deinem Gold
        [cards] der Zahl deiner Handkarten
        [total_power] deiner Macht
        [house_power] der Macht auf deinem Haus
       *[used_plots] der Zahl deiner benutzten Strategien
    }
amount-most = { $what ->
    [gold] das meiste Gold
    [cards] die höchste Zahl an Handkarten
    [total_power] die meiste Macht
    [house_power] die meiste Macht auf dem Haus
   *[used_plots] die höchste Zahl an benutzten Strategien
} eines Gegners
    .dat = { $what ->
        [gold] dem meisten Gold
        [cards] der höchsten Zahl an Handkarten
        [total_power] der meisten Macht
        [house_power] der meisten Macht auf dem Haus
       *[used_plots] der höchsten Zahl an benutzten Strategien
    } eines Gegners
amount-round = die Rundenzahl
    .dat = der Rundenzahl
amount-own = die { $what } dieser Karte
    .dat = { $what ->
        [amount-cost] den { $what }
        [amount-counters] den { $what }
        [amount-stored] dem { $what }
       *[other] der { $what }
    } dieser Karte
amount-most-count = die höchste Zahl { FORM($what, "gen") }
    .dat = der höchsten Zahl { FORM($what, "gen") }
amount-sum = { $one } plus { $two }
    .dat = { FORM($one, "dat") } plus { FORM($two, "dat") }
amount-difference = { $one } minus { $two }
    .dat = { FORM($one, "dat") } minus { FORM($two, "dat") }
amount-grouped = ({ $what })
amount-at-least-none = { $what }, mindestens 0
    .dat = { FORM($what, "dat") }, mindestens 0
# $what: für welche Karten es $one ist.
amount-either = { $one } für { FORM($what, "acc") }, sonst { $two }
    .dat = { FORM($one, "dat") } für { FORM($what, "acc") }, sonst { FORM($two, "dat") }
# $said: was mit 1 oder mit X getan wird.
for-each = { $said } für { FORM($what, "acc") }
    .verb = { FORM($said, "verb") }
    .inverted = { FORM($said, "inverted") } für { FORM($what, "acc") }
where-x = { $said } (X ist { $amount })
    .verb = { FORM($said, "verb") }
    .inverted = { FORM($said, "inverted") } (X ist { $amount })

who-you = du
    .acc = dich
    .dat = dir
who-each-opponent = jeder Gegner
    .acc = jeden Gegner
    .dat = jedem Gegner
    .gen = jedes Gegners
who-each-player = jeder Spieler
    .acc = jeden Spieler
    .dat = jedem Spieler
    .gen = jedes Spielers
who-that-opponent = dieser Gegner
    .acc = diesen Gegner
    .dat = diesem Gegner
    .gen = dieses Gegners
who-that-player = dieser Spieler
    .acc = diesen Spieler
    .dat = diesem Spieler
    .gen = dieses Spielers
who-other-player = der andere Spieler
    .acc = den anderen Spieler
    .dat = dem anderen Spieler
    .gen = des anderen Spielers
who-winner = der Gewinner
    .acc = den Gewinner
    .dat = dem Gewinner
    .gen = des Gewinners
who-loser = der Verlierer
    .acc = den Verlierer
    .dat = dem Verlierer
    .gen = des Verlierers
# Mit dem Komma am Ende des Nebensatzes.
who-controller = wer die verstärkte Karte kontrolliert,
    .dat = dem, der die verstärkte Karte kontrolliert,
who-a-player = ein Spieler
    .acc = einen Spieler
    .dat = einem Spieler
    .gen = eines Spielers
who-an-opponent = ein Gegner
    .acc = einen Gegner
    .dat = einem Gegner
    .gen = eines Gegners
who-its-controller = dessen Kontrolleur
    .acc = dessen Kontrolleur
    .dat = dessen Kontrolleur
    .gen = dessen Kontrolleurs
who-card-player = der Spieler dieser Karte
    .acc = den Spieler dieser Karte
    .dat = dem Spieler dieser Karte
    .gen = des Spielers dieser Karte
who-in-order = jeder Spieler in Zugreihenfolge
    .acc = jeden Spieler in Zugreihenfolge
    .dat = jedem Spieler in Zugreihenfolge
    .gen = jedes Spielers in Zugreihenfolge
amount-printed-str = aufgedruckte Stärke
    .dat = aufgedruckter Stärke
amount-counters = Marken
amount-stored = darauf liegendes Gold
    .dat = darauf liegendem Gold
amount-x = X
amount-margin = der Unterschied der Stärke in der Herausforderung
    .dat = dem Unterschied der Stärke in der Herausforderung
amount-players = die Zahl der Spieler
    .dat = der Zahl der Spieler
amount-played = die Zahl { FORM($what, "gen") }, die du in dieser Runde von der Hand ausgespielt hast,
    .dat = der Zahl { FORM($what, "gen") }, die du in dieser Runde von der Hand ausgespielt hast,
amount-claim = dein Anspruch
    .dat = deinem Anspruch
amount-won = die Zahl der Herausforderungen, die du in dieser Phase als Angreifer gewonnen hast,
    .dat = der Zahl der Herausforderungen, die du in dieser Phase als Angreifer gewonnen hast,
amount-this-way = die Zahl { FORM($what, "gen") }, die so abgelegt wurden,
    .dat = der Zahl { FORM($what, "gen") }, die so abgelegt wurden,
amount-droppers = die Zahl der Gegner, die so mindestens { $number } { $number ->
    [one] Karte
   *[other] Karten
} abgelegt haben,
    .dat = der Zahl der Gegner, die so mindestens { $number } { $number ->
        [one] Karte
       *[other] Karten
    } abgelegt haben,


## Kartentexte: Änderungen. $count: einer Karte oder mehrerer. $sign: mehr oder weniger. Das Verb steht für sich, in .verb; .inverted steht
## nach einem Nebensatz.

change-str = { $sign ->
    [less] −
   *[more] +
}{ $number } Stärke
    .verb = { $count ->
        [several] erhalten
       *[one] erhält
    }
change-icon = ein { FORM($icon, "compound") }symbol
    .verb = { $count ->
        [several] erhalten
       *[one] erhält
    }
change-trait = das Merkmal { $trait }
    .verb = { $count ->
        [several] erhalten
       *[one] erhält
    }
change-crest = ein { FORM($crest, "compound") }wappen
    .verb = { $count ->
        [several] erhalten
       *[one] erhält
    }
change-no_icon = das { FORM($icon, "compound") }symbol
    .verb = { $count ->
        [several] verlieren
       *[one] verliert
    }
change-keyword = { $keyword }
    .verb = { $count ->
        [several] erhalten
       *[one] erhält
    }
change-no_keyword = { $keyword }
    .verb = { $count ->
        [several] verlieren
       *[one] verliert
    }
change-blank = textlos
    .verb = { $count ->
        [several] sind
       *[one] ist
    }
change-immune = immun gegen Effekte von { FORM($type, "dat") }
    .verb = { $count ->
        [several] sind
       *[one] ist
    }
change-no_attack = nicht angreifen
    .verb = { $count ->
        [several] können
       *[one] kann
    }
change-no_defend = nicht verteidigen
    .verb = { $count ->
        [several] können
       *[one] kann
    }
change-no_stand = sich in der Aufrichtphase nicht auf
    .verb = { $count ->
        [several] richten
       *[one] richtet
    }
change-no_kill = nicht getötet werden
    .verb = { $count ->
        [several] können
       *[one] kann
    }
change-no_save = nicht gerettet werden
    .verb = { $count ->
        [several] können
       *[one] kann
    }
change-no_kneel = nicht, um anzugreifen oder zu verteidigen
    .verb = { $count ->
        [several] knien
       *[one] kniet
    }
change-no_count = in Herausforderungen ohne Stärke
    .verb = { $count ->
        [several] zählen
       *[one] zählt
    }
change-income = { $who ->
    [who-you] du erhältst
    [you] du erhältst
   *[other] { $who } erhält
} { $sign ->
    [less] −
   *[more] +
}{ $number } Einkommen
    .inverted = { $who ->
        [who-you] erhältst du
        [you] erhältst du
       *[other] erhält { $who }
    } { $sign ->
        [less] −
       *[more] +
    }{ $number } Einkommen
change-initiative = { $who ->
    [who-you] du erhältst
    [you] du erhältst
   *[other] { $who } erhält
} { $sign ->
    [less] −
   *[more] +
}{ $number } Initiative
    .inverted = { $who ->
        [who-you] erhältst du
        [you] erhältst du
       *[other] erhält { $who }
    } { $sign ->
        [less] −
       *[more] +
    }{ $number } Initiative
change-claim = { $who ->
    [who-you] du erhältst
    [you] du erhältst
   *[other] { $who } erhält
} { $sign ->
    [less] −
   *[more] +
}{ $number } Anspruch
    .inverted = { $who ->
        [who-you] erhältst du
        [you] erhältst du
       *[other] erhält { $who }
    } { $sign ->
        [less] −
       *[more] +
    }{ $number } Anspruch
change-dominance = { $who ->
    [who-you] du erhältst
    [you] du erhältst
   *[other] { $who } erhält
} { $sign ->
    [less] −
   *[more] +
}{ $number } Stärke bei der Dominanz
    .inverted = { $who ->
        [who-you] erhältst du
        [you] erhältst du
       *[other] erhält { $who }
    } { $sign ->
        [less] −
       *[more] +
    }{ $number } Stärke bei der Dominanz
change-draw = { $who ->
    [who-you] du ziehst
    [you] du ziehst
   *[other] { $who } zieht
} in der Ziehphase { $number } { $number ->
    [one] Karte
   *[other] Karten
} { $sign ->
    [less] weniger
   *[more] mehr
}
    .inverted = { $who ->
        [who-you] ziehst du
        [you] ziehst du
       *[other] zieht { $who }
    } in der Ziehphase { $number } { $number ->
        [one] Karte
       *[other] Karten
    } { $sign ->
        [less] weniger
       *[more] mehr
    }
change-victory = { $who ->
    [who-you] du brauchst
    [you] du brauchst
   *[other] { $who } braucht
} zum Sieg { $number } Macht { $sign ->
    [less] weniger
   *[more] mehr
}
    .inverted = { $who ->
        [who-you] brauchst du
        [you] brauchst du
       *[other] braucht { $who }
    } zum Sieg { $number } Macht { $sign ->
        [less] weniger
       *[more] mehr
    }
change-unopposed = { $who ->
    [who-you] du erlangst
    [you] du erlangst
   *[other] { $who } erlangt
} für Herausforderungen ohne Gegenwehr { $number } Macht { $sign ->
    [less] weniger
   *[more] mehr
}
    .inverted = { $who ->
        [who-you] erlangst du
        [you] erlangst du
       *[other] erlangt { $who }
    } für Herausforderungen ohne Gegenwehr { $number } Macht { $sign ->
        [less] weniger
       *[more] mehr
    }
change-cost = { FORM($what, "each") }, { FORM($what, "gender") ->
    [m] den
    [f] die
   *[n] das
} { $who ->
    [who-you] du ausspielst
    [you] du ausspielst
   *[other] { $who } ausspielt
}, kostet { $number } Gold { $sign ->
    [less] weniger
   *[more] mehr
}
    .inverted = kostet { FORM($what, "each") }, { FORM($what, "gender") ->
        [m] den
        [f] die
       *[n] das
    } { $who ->
        [who-you] du ausspielst
        [you] du ausspielst
       *[other] { $who } ausspielt
    }, { $number } Gold { $sign ->
        [less] weniger
       *[more] mehr
    }
change-next_cost = { FORM($what, "the") }, { FORM($what, "gender") ->
    [m] den
    [f] die
   *[n] das
} { $who ->
    [who-you] du ausspielst
    [you] du ausspielst
   *[other] { $who } ausspielt
}, kostet { $number } Gold { $sign ->
    [less] weniger
   *[more] mehr
}
    .inverted = kostet { FORM($what, "the") }, { FORM($what, "gender") ->
        [m] den
        [f] die
       *[n] das
    } { $who ->
        [who-you] du ausspielst
        [you] du ausspielst
       *[other] { $who } ausspielt
    }, { $number } Gold { $sign ->
        [less] weniger
       *[more] mehr
    }
change-extra = { $who ->
    [who-you] du darfst
    [you] du darfst
   *[other] { $who } darf
} eine { $challenge ->
    [none] Herausforderung
   *[there] { FORM($challenge, "compound") }-Herausforderung
} mehr beginnen
    .inverted = { $who ->
        [who-you] darfst du
        [you] darfst du
       *[other] darf { $who }
    } eine { $challenge ->
        [none] Herausforderung
       *[there] { FORM($challenge, "compound") }-Herausforderung
    } mehr beginnen
change-no_challenge = { $who ->
    [who-you] du kannst keine
    [you] du kannst keine
    [who-each-opponent] kein Gegner kann
    [who-each-player] kein Spieler kann
   *[other] { $who } kann keine
} { $challenge ->
    [none] Herausforderungen
   *[there] { FORM($challenge, "compound") }-Herausforderungen
} beginnen
    .inverted = { $who ->
        [who-you] kannst du keine
        [you] kannst du keine
        [who-each-opponent] kann kein Gegner
        [who-each-player] kann kein Spieler
       *[other] kann { $who } keine
    } { $challenge ->
        [none] Herausforderungen
       *[there] { FORM($challenge, "compound") }-Herausforderungen
    } beginnen
change-no_cancel = { $who ->
    [who-you] deine Effekte
    [you] deine Effekte
   *[other] die Effekte von { FORM($who, "dat") }
} können nicht annulliert werden
    .inverted = können { $who ->
        [who-you] deine Effekte
        [you] deine Effekte
       *[other] die Effekte von { FORM($who, "dat") }
    } nicht annulliert werden
changed = { $cards } { FORM($said, "verb") } { $said }
    .inverted = { FORM($said, "verb") } { $cards } { $said }
# Steht beides mit demselben Verb, sagt es nur das erste: „erhält Heimlichkeit und +1 Stärke“.
change-and = { $first } und { $first ->
    [change-str] { $last ->
        [change-str] { $last }
        [change-icon] { $last }
        [change-keyword] { $last }
       *[other] { FORM($last, "verb") } { $last }
    }
    [change-icon] { $last ->
        [change-str] { $last }
        [change-icon] { $last }
        [change-keyword] { $last }
       *[other] { FORM($last, "verb") } { $last }
    }
    [change-keyword] { $last ->
        [change-str] { $last }
        [change-icon] { $last }
        [change-keyword] { $last }
       *[other] { FORM($last, "verb") } { $last }
    }
    [change-no_icon] { $last ->
        [change-no_icon] { $last }
        [change-no_keyword] { $last }
       *[other] { FORM($last, "verb") } { $last }
    }
    [change-no_keyword] { $last ->
        [change-no_icon] { $last }
        [change-no_keyword] { $last }
       *[other] { FORM($last, "verb") } { $last }
    }
   *[other] { FORM($last, "verb") } { $last }
}
    .verb = { FORM($first, "verb") }
until = bis zum Ende der { $duration ->
    [challenge] Herausforderung
    [phase] Phase
   *[round] Runde
} { $said }
    .verb = { FORM($said, "verb") }
lasting = bis zum Ende der { $duration ->
    [challenge] Herausforderung
    [phase] Phase
   *[round] Runde
} { FORM($said, "inverted") }
    .inverted = { FORM($said, "inverted") } bis zum Ende der { $duration ->
        [challenge] Herausforderung
        [phase] Phase
       *[round] Runde
    }
while-in-play = { $said }, solange { FORM($card, "pronoun") } im Spiel ist
    .verb = { FORM($said, "verb") }
# Von Karten, die sich in der Aufrichtphase nicht aufrichten.
of-this-round = sich in der Aufrichtphase dieser Runde nicht auf
    .verb = { FORM($said, "verb") }
change-purse = Gold, das du wie deines ausgeben darfst
    .verb = { $count ->
        [several] haben
       *[one] hat
    }
change-no_loss = nicht gewählt werden, um für einen Anspruch getötet zu werden
    .verb = { $count ->
        [several] können
       *[one] kann
    }
change-dominates = ihre Stärke bei der Dominanz auch kniend
    .verb = { $count ->
        [several] zählen
       *[one] zählt
    }
change-no_kneel_attack = nicht, um anzugreifen
    .verb = { $count ->
        [several] knien
       *[one] kniet
    }
change-no_kneel_defend = nicht, um zu verteidigen
    .verb = { $count ->
        [several] knien
       *[one] kniet
    }
change-must_defend = verteidigen, falls das möglich ist
    .verb = { $count ->
        [several] müssen
       *[one] muss
    }
change-twice = für einen Anspruch als 2 Charaktere
    .verb = { $count ->
        [several] zählen
       *[one] zählt
    }
change-house = auch zum Haus { $house }
    .verb = { $count ->
        [several] gehören
       *[one] gehört
    }
change-warded = immun gegen gegnerische Effekte von { FORM($type, "dat") }
    .verb = { $count ->
        [several] sind
       *[one] ist
    }
change-fights = an { FORM($challenge, "compound") }-Herausforderungen auch ohne das Symbol teilnehmen
    .verb = { $count ->
        [several] dürfen
       *[one] darf
    }
change-toll = { $number } Gold, um anzugreifen oder zu verteidigen
    .verb = { $count ->
        [several] kosten
       *[one] kostet
    }
change-claim_is = den Anspruch { $number }
    .verb = { $count ->
        [several] haben
       *[one] hat
    }
change-no_draw = { $who ->
    [who-you] du kannst
    [you] du kannst
   *[other] { $who } kann
} durch Effekte keine Karten ziehen
    .inverted = { $who ->
        [who-you] kannst du
        [you] kannst du
       *[other] kann { $who }
    } durch Effekte keine Karten ziehen
change-open_hand = { $who ->
    [who-you] du spielst
    [you] du spielst
   *[other] { $who } spielt
} mit offener Hand
    .inverted = { $who ->
        [who-you] spielst du
        [you] spielst du
       *[other] spielt { $who }
    } mit offener Hand
change-no_answer = { $who ->
    [who-you] du kannst
    [you] du kannst
   *[other] { $who } kann
} nicht auf Herausforderungen reagieren, die der andere gewinnt
    .inverted = { $who ->
        [who-you] kannst du
        [you] kannst du
       *[other] kann { $who }
    } nicht auf Herausforderungen reagieren, die der andere gewinnt
change-no_claim = { $who ->
    [who-you] du erfüllst
    [you] du erfüllst
   *[other] { $who } erfüllt
} keinen Anspruch
    .inverted = { $who ->
        [who-you] erfüllst du
        [you] erfüllst du
       *[other] erfüllt { $who }
    } keinen Anspruch
change-no_raise = der Anspruch gegen { FORM($who, "acc") } kann nicht erhöht werden
    .inverted = kann der Anspruch gegen { FORM($who, "acc") } nicht erhöht werden
change-not_first = { $who ->
    [who-you] du kannst dich
    [you] du kannst dich
   *[other] { $who } kann sich
} nicht selbst zum Startspieler machen
    .inverted = { $who ->
        [who-you] kannst du dich
        [you] kannst du dich
       *[other] kann { $who } sich
    } nicht selbst zum Startspieler machen
change-skip_draw = { $who ->
    [who-you] du ziehst
    [you] du ziehst
   *[other] { $who } zieht
} in der Ziehphase keine Karten
    .inverted = { $who ->
        [who-you] ziehst du
        [you] ziehst du
       *[other] zieht { $who }
    } in der Ziehphase keine Karten
change-most_attackers = höchstens { $number } { $number ->
    [one] Charakter greift
   *[other] Charaktere greifen
} { FORM($who, "acc") } in einer Herausforderung an
    .inverted = { $number ->
        [one] greift
       *[other] greifen
    } höchstens { $number } { $number ->
        [one] Charakter
       *[other] Charaktere
    } { FORM($who, "acc") } in einer Herausforderung an
change-most_defenders = { $who ->
    [who-you] du verteidigst
    [you] du verteidigst
   *[other] { $who } verteidigt
} in einer Herausforderung mit höchstens { $number } { $number ->
    [one] Charakter
   *[other] Charakteren
}
    .inverted = { $who ->
        [who-you] verteidigst du
        [you] verteidigst du
       *[other] verteidigt { $who }
    } in einer Herausforderung mit höchstens { $number } { $number ->
        [one] Charakter
       *[other] Charakteren
    }
change-most_played = { $who ->
    [who-you] du spielst
    [you] du spielst
   *[other] { $who } spielt
} je Runde höchstens { $number } { $number ->
    [one] { FORM($what, "acc") }
   *[other] { FORM($what, "plural acc") }
} von der Hand aus
    .inverted = { $who ->
        [who-you] spielst du
        [you] spielst du
       *[other] spielt { $who }
    } je Runde höchstens { $number } { $number ->
        [one] { FORM($what, "acc") }
       *[other] { FORM($what, "plural acc") }
    } von der Hand aus
change-claim_as = { $who ->
    [who-you] dein Anspruch
    [you] dein Anspruch
   *[other] der Anspruch von { FORM($who, "dat") }
} wird wie der einer { FORM($challenge, "compound") }-Herausforderung erfüllt
    .inverted = wird { $who ->
        [who-you] dein Anspruch
        [you] dein Anspruch
       *[other] der Anspruch von { FORM($who, "dat") }
    } wie der einer { FORM($challenge, "compound") }-Herausforderung erfüllt
change-least = { $said } (aber nicht unter { $least })
    .inverted = { FORM($said, "inverted") } (aber nicht unter { $least })
change-fresh = { $who ->
    [who-you] du darfst
    [you] du darfst
   *[other] { $who } darf
} eine { FORM($challenge, "compound") }-Herausforderung mehr beginnen, mit Charakteren, die in dieser Phase nicht angegriffen haben
    .inverted = { $who ->
        [who-you] darfst du
        [you] darfst du
       *[other] darf { $who }
    } eine { FORM($challenge, "compound") }-Herausforderung mehr beginnen, mit Charakteren, die in dieser Phase nicht angegriffen haben


## Kartentexte: Kosten und Effekte, als Aufforderung.

cost-kneel = lass diese Karte knien
cost-sacrifice = opfere diese Karte
cost-remove = entferne diese Karte aus dem Spiel
cost-return = nimm diese Karte auf die Hand zurück
cost-kneel_house = lass deine Hauskarte knien
cost-gold = bezahle { $amount } Gold
cost-power = lege { $amount } Macht von dieser Karte ab
cost-influence = bezahle { $amount } Einfluss
cost-kneel_card = { $card ->
    [none] lass eine Karte knien
   *[there] lass { FORM($card, "acc") } knien
}
cost-drop = { $card ->
    [none] lege eine Handkarte ab
   *[there] lege { FORM($card, "acc") } von deiner Hand ab
}
cost-sacrifice_card = { $card ->
    [none] opfere eine Karte
   *[there] opfere { FORM($card, "acc") }
}

# .third: was ein anderer tut.
effect-kill = töte { FORM($card, "acc") }
    .third = tötet { FORM($card, "acc") }
effect-discard = lege { FORM($card, "acc") } ab
    .third = legt { FORM($card, "acc") } ab
effect-return = schicke { FORM($card, "acc") } auf die Hand { FORM($card, "gender") ->
    [f] ihres
    [pl] ihres
   *[m] seines
} Besitzers zurück
    .third = schickt { FORM($card, "acc") } auf die Hand { FORM($card, "gender") ->
        [f] ihres
        [pl] ihres
       *[m] seines
    } Besitzers zurück
effect-top = lege { FORM($card, "acc") } oben auf das Deck { FORM($card, "gender") ->
    [f] ihres
    [pl] ihres
   *[m] seines
} Besitzers
    .third = legt { FORM($card, "acc") } oben auf das Deck { FORM($card, "gender") ->
        [f] ihres
        [pl] ihres
       *[m] seines
    } Besitzers
effect-sacrifice = opfere { FORM($card, "acc") }
    .third = opfert { FORM($card, "acc") }
effect-remove = entferne { FORM($card, "acc") } aus dem Spiel
    .third = entfernt { FORM($card, "acc") } aus dem Spiel
effect-shuffle = mische { FORM($card, "acc") } ins Deck { FORM($card, "gender") ->
    [f] ihres
    [pl] ihres
   *[m] seines
} Besitzers
    .third = mischt { FORM($card, "acc") } ins Deck { FORM($card, "gender") ->
        [f] ihres
        [pl] ihres
       *[m] seines
    } Besitzers
effect-kneel = lass { FORM($card, "acc") } knien
    .third = lässt { FORM($card, "acc") } knien
effect-stand = richte { FORM($card, "acc") } auf
    .third = richtet { FORM($card, "acc") } auf
effect-withdraw = nimm { FORM($card, "acc") } aus der Herausforderung
    .third = nimmt { FORM($card, "acc") } aus der Herausforderung
effect-join = { $card } tritt auf deiner Seite in die Herausforderung ein
    .inverted = tritt { $card } auf deiner Seite in die Herausforderung ein
effect-unsaved = { $said } ({ FORM($card, "pronoun") } kann nicht gerettet werden)
effect-put = bring { FORM($card, "acc") } ins Spiel
effect-duplicate = lege { FORM($card, "acc") } als Duplikat unter { FORM($card, "gender") ->
    [f] ihre
    [pl] ihre
   *[m] seine
} Karte
effect-control = übernimm { $duration ->
    [challenge] bis zum Ende der Herausforderung die Kontrolle
    [phase] bis zum Ende der Phase die Kontrolle
    [round] bis zum Ende der Runde die Kontrolle
   *[always] die Kontrolle
} über { FORM($card, "acc") }
effect-save = rette { FORM($card, "acc") }
effect-cancel = annulliere diesen Effekt
effect-draw = { $who ->
    [who-you] ziehe
   *[other] { $who } zieht
} { $number } { $number ->
    [one] Karte
   *[other] Karten
}
    .inverted = { $who ->
        [who-you] ziehe
       *[other] zieht { $who }
    } { $number } { $number ->
        [one] Karte
       *[other] Karten
    }
effect-gold = { $who ->
    [who-you] erhalte
   *[other] { $who } erhält
} { $number } Gold
    .inverted = { $who ->
        [who-you] erhalte
       *[other] erhält { $who }
    } { $number } Gold
effect-claim = { $who ->
    [who-you] erlange { $number } Macht für dein Haus
   *[other] { $who } erlangt { $number } Macht für sein Haus
}
    .inverted = { $who ->
        [who-you] erlange { $number } Macht für dein Haus
       *[other] erlangt { $who } { $number } Macht für sein Haus
    }
effect-lose = { $who ->
    [who-you] lege
   *[other] { $who } legt
} { $number } zufällige { $number ->
    [one] Handkarte
   *[other] Handkarten
} ab
    .inverted = { $who ->
        [who-you] lege
       *[other] legt { $who }
    } { $number } zufällige { $number ->
        [one] Handkarte
       *[other] Handkarten
    } ab
effect-show = { $who ->
    [who-you] zeige deine Hand vor
   *[other] { $who } zeigt seine Hand vor
}
    .inverted = { $who ->
        [who-you] zeige deine Hand vor
       *[other] zeigt { $who } seine Hand vor
    }
effect-spend = { $who ->
    [who-you] verliere
   *[other] { $who } verliert
} { $number } Gold
    .inverted = { $who ->
        [who-you] verliere
       *[other] verliert { $who }
    } { $number } Gold
effect-claim-on = { $card } erlangt { $number } Macht
    .inverted = erlangt { $card } { $number } Macht
effect-move = verschiebe { $amount } Macht { $giver ->
    [house-of] { FORM($giver, "von") }
   *[other] von { FORM($giver, "dat") }
} auf { FORM($taker, "acc") }
house-of = { $who ->
    [who-you] dein Haus
   *[other] das Haus { FORM($who, "gen") }
}
    .von = { $who ->
        [who-you] von deinem Haus
       *[other] vom Haus { FORM($who, "gen") }
    }
effect-look = sieh dir { $number ->
    [one] die oberste Karte
   *[other] die obersten { $number } Karten
} { $who ->
    [who-you] deines Decks
   *[other] vom Deck { FORM($who, "gen") }
} an
effect-reveal = decke { $number ->
    [one] die oberste Karte
   *[other] die obersten { $number } Karten
} { $who ->
    [who-you] deines Decks
   *[other] vom Deck { FORM($who, "gen") }
} auf
# $said: was mit den gewählten Karten geschieht.
effect-chooses = { $who ->
    [who-you] wähle
   *[other] { $who } wählt
} { $number ->
    [one] { FORM($what, "a acc") }
   *[other] { $number } { FORM($what, "plural acc") }
}{ $who ->
    [who-you] : { CAP($said) }
   *[other] { $said ->
        [effect-join] : { CAP($said) }
       *[other] { " " }und { FORM($said, "third") }
    }
}
    .inverted = { $who ->
        [who-you] wähle
       *[other] wählt { $who }
    } { $number ->
        [one] { FORM($what, "a acc") }
       *[other] { $number } { FORM($what, "plural acc") }
    }{ $who ->
        [who-you] : { CAP($said) }
       *[other] { $said ->
            [effect-join] : { CAP($said) }
           *[other] { " " }und { FORM($said, "third") }
        }
    }
# $said: was mit allen anderen geschieht.
effect-keeps = { $who ->
    [who-you] wähle
   *[other] { $who } wählt
} { $number ->
    [one] { FORM($what, "a acc") }, { FORM($what, "gender") ->
        [m] den
        [f] die
       *[n] das
    }
   *[other] { $number } { FORM($what, "plural acc") }, die
} { $who ->
    [who-you] du behältst: { CAP($said) }
   *[other] er behält{ $said ->
        [effect-join] : { CAP($said) }
       *[other] , und { FORM($said, "third") }
    }
}
    .inverted = { $who ->
        [who-you] wähle
       *[other] wählt { $who }
    } { $number ->
        [one] { FORM($what, "a acc") }, { FORM($what, "gender") ->
            [m] den
            [f] die
           *[n] das
        }
       *[other] { $number } { FORM($what, "plural acc") }, die
    } { $who ->
        [who-you] du behältst: { CAP($said) }
       *[other] er behält{ $said ->
            [effect-join] : { CAP($said) }
           *[other] , und { FORM($said, "third") }
        }
    }
# $it: ein Fürwort für $what.
effect-search = durchsuche dein Deck nach { FORM($what, "dat") }, zeige { FORM($it, "acc") } vor, { $goal ->
    [play] bring { FORM($it, "acc") } ins Spiel
   *[hand] nimm { FORM($it, "acc") } auf die Hand
} und mische dann dein Deck
effect-search-top = durchsuche die obersten { $number } Karten deines Decks nach { FORM($what, "dat") }, zeige { FORM($it, "acc") } vor, { $goal ->
    [play] bring { FORM($it, "acc") } ins Spiel
   *[hand] nimm { FORM($it, "acc") } auf die Hand
} und mische dann dein Deck
then = { $first }, dann { FORM($last, "inverted") }
    .inverted = { FORM($first, "inverted") }, dann { FORM($last, "inverted") }
effect-may = { $who ->
    [who-you] du darfst
   *[other] { $who } darf
} dies tun: { CAP($said) }
    .inverted = { $who ->
        [who-you] darfst du
       *[other] darf { $who }
    } dies tun: { CAP($said) }
effect-one = { $who ->
    [who-you] wähle
   *[other] { $who } wählt
} eins: { CAP($said) }
    .inverted = { $who ->
        [who-you] wähle
       *[other] wählt { $who }
    } eins: { CAP($said) }
or-else = { $first }; oder { $last }
effect-bottom = lege { FORM($card, "acc") } unter das Deck { FORM($card, "gender") ->
    [f] ihres
    [pl] ihres
   *[m] seines
} Besitzers
    .third = legt { FORM($card, "acc") } unter das Deck { FORM($card, "gender") ->
        [f] ihres
        [pl] ihres
       *[m] seines
    } Besitzers
effect-put-kneeling = bring { FORM($card, "acc") } kniend ins Spiel
effect-later = am Ende der { $duration ->
    [challenge] Herausforderung
    [phase] Phase
   *[round] Runde
} { FORM($said, "inverted") }
cost-counter = lege { $amount } { $amount ->
    [one] Marke
   *[other] Marken
} von dieser Karte ab
cost-stored = lege { $amount } Gold von dieser Karte ab
effect-mark = { $sign ->
    [less] nimm
   *[more] lege
} { $number } { $number ->
    [one] Marke
   *[other] Marken
} { $sign ->
    [less] von { FORM($card, "dat") }
   *[more] auf { FORM($card, "acc") }
}
effect-store = { $sign ->
    [less] nimm
   *[more] lege
} { $number } Gold { $sign ->
    [less] von { FORM($card, "dat") }
   *[more] aus der Schatzkammer auf { FORM($card, "acc") }
}
effect-hoard = lege { $number } Gold aus deinem Vorrat auf { FORM($card, "acc") }
effect-divert = statt dorthin, wohin sie käme, { $said }
cost-drops = lege { $amount } { FORM($what, "plural acc") } von deiner Hand ab
cost-discard = lege diese Karte ab
effect-pays = { $who ->
    [who-you] erfülle
   *[other] { $who } erfüllt
} stattdessen den Anspruch
    .inverted = { $who ->
        [who-you] erfülle
       *[other] erfüllt { $who }
    } stattdessen den Anspruch
effect-carry = verschiebe { FORM($card, "acc") } auf einen anderen Charakter desselben Spielers
effect-mill = lege { $number ->
    [one] die oberste Karte
   *[other] die obersten { $number } Karten
} { $who ->
    [who-you] deines Decks
   *[other] vom Deck { FORM($who, "gen") }
} ab
effect-arrange = sieh dir die obersten { $number } Karten { $who ->
    [who-you] deines Decks
   *[other] vom Deck { FORM($who, "gen") }
} an, lege { $under } davon unter das Deck und die anderen in beliebiger Reihenfolge wieder oben darauf
effect-rummage = sieh dir { $who ->
    [who-you] deine Hand
   *[other] die Hand { FORM($who, "gen") }
} an, wähle bis zu { $number } { $number ->
    [one] Karte
   *[other] Karten
} und lege sie ab
effect-inspect = sieh dir eine zufällige Karte { $who ->
    [who-you] deiner Hand
   *[other] auf der Hand { FORM($who, "gen") }
} an und lege sie ab, falls sie { $what } ist
effect-as-if = tu, was { $card } beim Aufdecken tut, als stünde es auf dieser Karte
effect-replot = du darfst anstelle deiner aufgedeckten Strategie, die damit benutzt ist, eine andere aufdecken
    .inverted = darfst du anstelle deiner aufgedeckten Strategie, die damit benutzt ist, eine andere aufdecken
effect-search-rest = sieh dir die obersten { $number } Karten deines Decks an, du darfst { FORM($what, "acc") } davon vorzeigen und { $goal ->
    [play] { FORM($it, "acc") } ins Spiel bringen
   *[hand] { FORM($it, "acc") } auf die Hand nehmen
}, dann lege den Rest in beliebiger Reihenfolge unter dein Deck
each-this-way = { $said } für { FORM($what, "acc") }, die so abgelegt wurde
    .verb = { FORM($said, "verb") }
    .inverted = { FORM($said, "inverted") } für { FORM($what, "acc") }, die so abgelegt wurde
effect-control-here = übernimm die Kontrolle über { FORM($card, "acc") }, solange diese Karte im Spiel ist
effect-spares = { $who ->
    [who-you] wähle
   *[other] { $who } wählt
} { $number } { $number ->
    [one] { FORM($what, "acc") }
   *[other] { FORM($what, "plural acc") }
} zum Verschonen: { CAP($said) }
    .inverted = { $who ->
        [who-you] wähle
       *[other] wählt { $who }
    } { $number } { $number ->
        [one] { FORM($what, "acc") }
       *[other] { FORM($what, "plural acc") }
    } zum Verschonen: { CAP($said) }
all-others-of = alle anderen { FORM($what, "plural") }
    .acc = alle anderen { FORM($what, "plural acc") }
    .dat = allen anderen { FORM($what, "plural dat") }
    .gender = pl
effect-spares-up-to = { $who ->
    [who-you] wähle
   *[other] { $who } wählt
} bis zu { $number } { $number ->
    [one] { FORM($what, "acc") }
   *[other] { FORM($what, "plural acc") }
} zum Verschonen: { CAP($said) }
    .inverted = { $who ->
        [who-you] wähle
       *[other] wählt { $who }
    } bis zu { $number } { $number ->
        [one] { FORM($what, "acc") }
       *[other] { FORM($what, "plural acc") }
    } zum Verschonen: { CAP($said) }
effect-unsaved-all = { $said } (sie können nicht gerettet werden)
effect-down = { $who ->
    [who-you] lege
   *[other] { $who } legt
} Handkarten eigener Wahl ab, bis { $number } übrig sind
    .inverted = { $who ->
        [who-you] lege
       *[other] legt { $who }
    } Handkarten eigener Wahl ab, bis { $number } übrig sind


## Kartentexte: worauf Fähigkeiten reagieren, nach „nachdem“ oder „wenn“, mit dem Verb am Ende.

trigger-won = { $who } { $challenge ->
    [none] eine Herausforderung
   *[there] eine { FORM($challenge, "compound") }-Herausforderung
} { $side ->
    [attacker] als Angreifer gewonnen
    [defender] als Verteidiger gewonnen
   *[none] gewonnen
} { $who ->
    [who-you] hast
   *[other] hat
}
# $trigger: dass eine Herausforderung gewonnen oder verloren wurde.
trigger-margin = { $trigger } (mit mindestens { $margin } Stärke Unterschied)
trigger-lost = { $who } { $challenge ->
    [none] eine Herausforderung
   *[there] eine { FORM($challenge, "compound") }-Herausforderung
} { $side ->
    [attacker] als Angreifer verloren
    [defender] als Verteidiger verloren
   *[none] verloren
} { $who ->
    [who-you] hast
   *[other] hat
}
trigger-unopposed = { $who } { $challenge ->
    [none] eine Herausforderung
   *[there] eine { FORM($challenge, "compound") }-Herausforderung
} ohne Gegenwehr gewonnen { $who ->
    [who-you] hast
   *[other] hat
}
trigger-initiated = { $who } { $challenge ->
    [none] eine Herausforderung
   *[there] eine { FORM($challenge, "compound") }-Herausforderung
} begonnen { $who ->
    [who-you] hast
   *[other] hat
}
trigger-dominated = { $who } die Dominanz gewonnen { $who ->
    [who-you] hast
   *[other] hat
}
trigger-drew = { $who } durch einen Effekt eine Karte gezogen { $who ->
    [who-you] hast
   *[other] hat
}
trigger-claims = { $who } Macht erlangt { $who ->
    [who-you] hast
   *[other] hat
}
trigger-phase = { $phase ->
    [none] die nächste Phase begonnen hat
   *[there] die { $phase } begonnen hat
}
trigger-would-leave = { $card } { $manner ->
    [kill] getötet würde
    [discard] abgelegt würde
   *[none] getötet oder abgelegt würde
}
trigger-effect = { $who ->
    [none] der Effekt { FORM($card, "gen") } eingeleitet wird
    [who-you] du den Effekt { FORM($card, "gen") } einleitest
   *[there] { $who } den Effekt { FORM($card, "gen") } einleitet
}
trigger-killed = { $card } getötet wurde
trigger-discarded = { $card } aus dem Spiel abgelegt wurde
trigger-returned = { $card } aus dem Spiel auf die Hand zurückgekehrt ist
trigger-left = { $card } das Spiel verlassen hat
trigger-entered = { $card } ins Spiel gekommen ist
trigger-claimed = { $card } Macht erlangt hat
trigger-knelt = { $card } niedergekniet ist
trigger-stood = { $card } sich aufgerichtet hat
trigger-attacked = { $card } als Angreifer angesagt wurde
trigger-defended = { $card } als Verteidiger gestellt wurde
trigger-revealed = { $card } aufgedeckt wurde
trigger-played = { $card } ausgespielt wurde
trigger-saved = { $card } gerettet wurde
trigger-evaded = { $card } durch Heimlichkeit umgangen wurde
trigger-sacrificed = { $card } geopfert wurde
trigger-dropped = { $card } { $who ->
    [who-you] von deiner Hand
    [who-an-opponent] von der Hand eines Gegners
   *[other] von einer Hand
} abgelegt wurde
trigger-starts = { $phase ->
    [none] eine Phase gleich beginnt
   *[there] die { $phase } gleich beginnt
}
trigger-ends = { $phase ->
    [none] eine Phase gleich endet
   *[there] die { $phase } gleich endet
}
trigger-buried = { $card } aus dem Spiel auf einen Totenstapel gekommen ist
trigger-binned = { $card } auf { $who ->
    [who-you] deinen Ablagestapel
    [who-an-opponent] den Ablagestapel eines Gegners
   *[other] einen Ablagestapel
} gekommen ist
trigger-claiming = { $who ->
    [who-you] dein Anspruch
   *[other] der Anspruch { FORM($who, "gen") }
} für { $challenge ->
    [none] eine Herausforderung
   *[there] eine { FORM($challenge, "compound") }-Herausforderung
}{ $side ->
    [attacker] { " " }als Angreifer
    [defender] { " " }als Verteidiger
   *[none] { "" }
} gleich erfüllt wird
trigger-fulfilling = { $who } gleich den Anspruch { $challenge ->
    [none] einer Herausforderung
   *[there] einer { FORM($challenge, "compound") }-Herausforderung
}{ $side ->
    [attacker] { " " }als Angreifer
    [defender] { " " }als Verteidiger
   *[none] { "" }
} { $who ->
    [who-you] erfüllst
   *[other] erfüllt
}
trigger-plotted = Strategien aufgedeckt sind und gleich die Initiative gezählt wird
trigger-marshalled = { $card } von der Hand ausgespielt wurde
trigger-ambushed = { $card } durch Hinterhalt ins Spiel gekommen ist
trigger-put = { $card } durch einen Effekt ins Spiel gebracht wurde


## Kartentexte: ganze Zeilen.

what-if = falls { $condition }, { FORM($what, "inverted") }
what-costs = { $costs } – { $what }
what-choose = wähle { FORM($targets, "acc") }: { CAP($what) }
line-action = { FORM($phases, "or title") }: { CAP($what) }.
line-any-phase = Beliebige Phase: { CAP($what) }.
line-revealed = Beim Aufdecken: { CAP($what) }.
line-passive = Nachdem { $trigger }, { FORM($what, "inverted") }.
line-response = Reaktion: Nachdem { $trigger }, { FORM($what, "inverted") }.
line-limited = Limitierte Reaktion: Nachdem { $trigger }, { FORM($what, "inverted") }.
line-response-when = Reaktion: Wenn { $trigger }, { FORM($what, "inverted") }.
line-limited-when = Limitierte Reaktion: Wenn { $trigger }, { FORM($what, "inverted") }.
line-once = { $line } (Einmal je Runde.)
line-once-challenge = { $line } (Einmal je Herausforderung.)
line-once-phase = { $line } (Einmal je Phase.)
line-firm = { $line } Das kann nicht annulliert werden.
line-static = { CAP($said) }.
line-while = Solange { $condition }, { FORM($said, "inverted") }.
line-keyword = { $keyword }.
line-immune = Immun gegen Effekte von { FORM($type, "dat") }.
line-both = { $first } { $last }
line-attach = Kommt an { FORM($card, "acc") }.
line-income = { $sign ->
    [less] −
   *[more] +
}{ $number } Einkommen.
line-initiative = { $sign ->
    [less] −
   *[more] +
}{ $number } Initiative.
line-influence = { $sign ->
    [less] −
   *[more] +
}{ $number } Einfluss.
what-if-else = falls { $condition }, { FORM($one, "inverted") }, sonst { FORM($two, "inverted") }
line-passive-when = Wenn { $trigger }, { FORM($what, "inverted") }.
what-costs-alone = { $costs }
line-once-game = { $line } (Einmal je Spiel.)
line-copies = { $line } (Alle deine Exemplare zusammen.)
line-copies-all = { $line } (Die Exemplare aller Spieler zusammen.)
line-lies = { $line } (Nur solange diese Karte auf { $zone ->
    [hand] deiner Hand
    [dead] deinem Totenstapel
   *[discard] deinem Ablagestapel
} liegt.)


## Vor dem Spiel: worum es geht, was sich einstellen lässt (.title ist kurz, für eine Beschriftung), und wann sich Antwortfenster öffnen.

about = Strategien, Herausforderungen und Titel: Sammle Macht, bevor es die anderen großen Häuser tun.
option-variant = Nach welchen Regeln gespielt wird.
    .title = Variante
option-variant-standard = wie im Regelheft
option-variant-littlefinger = Kleinfinger
option-variant-two_on_two = zwei gegen zwei
option-title_bonus = Ob Titel nur in ihrer Art von Herausforderung Stärke geben oder in jeder.
    .title = Titel geben Stärke
option-title_bonus-typed = nur in ihrer Art von Herausforderung
option-title_bonus-literal = in jeder Herausforderung
option-decks = Die Decks der Plätze, mit ihren Namen oder als Liste in JSON; Plätze mit „any“ oder ohne Deck bekommen irgendeines.
    .title = Decks
occasion-plot = Aktionen, wenn Strategien aufgedeckt sind
occasion-draw = Aktionen beim Kartenziehen
occasion-marshalling = Aktionen, während andere aufmarschieren
occasion-challenges = Aktionen während der Herausforderungen
occasion-dominance = Aktionen bei der Dominanz
occasion-standing = Aktionen beim Aufrichten
occasion-taxation = Aktionen bei den Steuern
occasion-responses = Reaktionen
occasion-saves = Rettungen
occasion-cancels = Annullierungen
occasion-titles = was Titel in fremden Herausforderungen erlauben


## Decks: die Überschriften von Listen, und was nicht stimmt.

section-house = Haus
section-agenda = Agenda
section-plots = Strategien
section-characters = Charaktere
section-locations = Orte
section-attachments = Verstärkungen
section-events = Ereignisse
section-plot-deck = Strategiedeck
section-house-deck = Hausdeck
deck-house = Haus { $house }
deck-type = { $kind }

# $where: eine Zeile einer Datei oder ein Teil davon.
fault-at = { $where }: { CAP($what) }
fault-line = Zeile { $line }
fault-name = { $name }

fault-unreadable = die Datei lässt sich nicht lesen: { CAP($why) }
fault-not-text = das ist kein Text in UTF-8
fault-too-long = die Datei ist zu lang für eine Deckliste: { $thousands }.000 Zeichen in { $lines }.000 Zeilen sind genug
# $error: wie das Programm es sagt, das die Datei liest.
fault-not-json = das ist kein JSON: { $error }
fault-json-form = ein Deck in JSON ist eine Tabelle mit house, agenda, cards und plots
fault-json-part = der Teil { $part } sollte eine Liste sein oder eine Tabelle mit der Zahl der Exemplare
fault-json-entry = { $number } von { $name } kann nicht gelesen werden
fault-not-xml = das ist kein XML: { $error }
fault-doctype = ein Deck braucht kein <!DOCTYPE>; lass es weg
fault-no-deck = die Datei sollte ein <deck> enthalten, kein <{ $tag }>
fault-no-section = es gibt keinen Abschnitt „{ $name }“; es gibt { FORM($sections, "comma") }

# $near: ähnliche Namen.
fault-no-card = { $near ->
    [none] es gibt keine Karte „{ $name }“
   *[other] es gibt keine Karte „{ $name }“; meinst du { FORM($near, "or") }?
}
fault-no-agenda = { $near ->
    [none] es gibt keine Agenda „{ $name }“
   *[other] es gibt keine Agenda „{ $name }“; meinst du { FORM($near, "or") }?
}
fault-versions = „{ $name }“ kann { FORM($cards, "or") } sein; schreib den ganzen Namen
# Ein Name, den Sprachen verschiedenen Karten geben; $instead: wie diese in der anderen Sprache heißen.
fault-languages = „{ $name }“ ist nicht dieselbe Karte in { $languages }; schreib { FORM($instead, "or") }
fault-copies = { $copies } ist keine Zahl von Exemplaren für { $card }
fault-no-house = es gibt kein Haus „{ $name }“; es gibt { FORM($houses, "comma") }
fault-two-houses = das Deck gehört schon zu Haus { $house }, nicht zu Haus { $other }
fault-houseless = das Deck nennt kein Haus; es gibt { FORM($houses, "comma") }
fault-not-counted = { $cards ->
    [one] 1 unbekannte Karte ist
   *[other] { $cards } unbekannte Karten sind
} im Folgenden nicht mitgezählt

# Was $deck ist, steht darunter; $faults ist eine Liste dessen, was nicht stimmt.
deck-unplayable = { CAP($deck) } kann nicht gespielt werden: { CAP($faults) }
deck-named = das Deck { $name }
deck-of-seat = das Deck von Platz { $seat }
deck-unknown = Es gibt kein Deck „{ $deck }“; es gibt { FORM($known, "comma") }
deck-too-many = { $decks } Decks sind für { $seats } Plätze genannt
# $error: auf Englisch, für alle, die die Liste geschrieben haben.
deck-list-unreadable = Die Deckliste „{ $words }“ lässt sich nicht lesen: { $error }

refusal-deck-two-agendas = ein Deck hat höchstens eine Agenda, „{ $card }“ ist eine zu viel
refusal-deck-few-cards = das Hausdeck hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, es braucht mindestens { $least }
refusal-deck-many-cards = das Hausdeck hat { $cards } Karten, an einem Tisch hier hat es höchstens { $most }
refusal-deck-plot-count = das Strategiedeck hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, es braucht genau { $needed }
refusal-deck-many-copies = „{ $card }“ ist { $copies }-mal da, erlaubt sind höchstens { $most } Exemplare
refusal-deck-plot-twice = die Strategie „{ $card }“ ist { $copies }-mal da
refusal-deck-other-house = „{ $card }“ ist nur für Haus { $house }
refusal-deck-not-in-deck = „{ $card }“ gehört in kein Hausdeck
refusal-deck-not-a-plot = „{ $card }“ ist keine Strategie
refusal-deck-not-an-agenda = „{ $card }“ ist keine Agenda


## Was in einer Kartendatei falsch ist: klein begonnen, ohne Punkt. Die Wörter der Notation sind in jeder Sprache gleich.

# $text: was in der Datei steht; $why: was daran falsch ist.
wrong-in-text = in „{ $text }“: { $why }
wrong-unreadable = „{ $rest }“ lässt sich nicht lesen
wrong-misplaced = „{ $token }“ gehört nicht dorthin
wrong-missing = etwas fehlt
wrong-token-missing = „{ $token }“ fehlt
# $near: was gemeint sein könnte. $known: was es stattdessen gibt.
wrong-no-such = „{ $name }“ ist { $kind ->
    [phase] keine Phase
    [moment] kein Augenblick
    [effect] keine Wirkung
    [player] kein Spieler
    [way] keine Art, es zu tun
    [zone] keine Zone
    [card] keine Karte
    [predicate] kein Prädikat
    [change] keine Änderung
    [House] kein Haus
    [trait] kein Merkmal
    [crest] kein Wappen
    [keyword] kein Schlüsselwort
    [icon] kein Symbol
    [title] kein Titel
    [challenge] keine Herausforderung
    [type] kein Kartentyp
    [duration] keine Dauer
    [deed] keine Tat
    [cost] keine Kosten
    [amount] keine Anzahl
    [limit] keine Grenze
    [copies] kein Wort für Exemplare
    [from] kein Ort
   *[goal] kein Ziel einer Suche
}{ $near ->
    [none] .
   *[there] , meinst du „{ $near }“?
} Es gibt { FORM($known, "comma") }
wrong-number = „{ $name }“ ist keine Zahl von −{ $most } bis { $most }
wrong-arguments = { $name } hat { $least } bis { $most } Argumente, nicht { $given }
wrong-too-many = { $name } hat zu viele Argumente
wrong-too-few = { $name } braucht ein Argument
wrong-margin = margin sollte eine Zahl von 1 bis { $most } sein
wrong-give-or-allow = give ist für das, was Karten ändert, allow für das, was Spieler ändert
wrong-one-of = eine Fähigkeit ist genau eines von { FORM($known, "comma") }
wrong-no-key = eine Fähigkeit hat kein „{ $field }“{ $near ->
    [none] .
   *[there] , meinst du „{ $near }“?
} Sie hat { FORM($known, "comma") }
wrong-not-with = „{ $field }“ passt nicht zu „{ $kind }“{ $instead ->
    [none] { "" }
   *[there] ; schreib „{ $instead }“
}
wrong-texts = { $field } sollte ein Text oder eine Liste von Texten sein
wrong-text = { $field } sollte ein Text sein
wrong-flag = { $field } sollte true oder false sein
wrong-target-count = choose nennt { $targets } Ziele; eine Fähigkeit hat höchstens zwei
wrong-cost-twice = zweimal dieselben Kosten gehen nicht zusammen: eine könnte der anderen nehmen, womit sie bezahlt wird
wrong-costs-joined = influence und kneel_card gehen nicht zusammen: eines könnte dem anderen nehmen, womit es bezahlt wird
wrong-does-nothing = die Fähigkeit bewirkt nichts
wrong-for-ever = eine Aktion braucht Kosten oder eine Grenze, sonst wäre sie endlos oft möglich
wrong-pays-itself = „{ $effect }“ gibt zurück, was „{ $cost }“ kostet, so wäre die Aktion endlos oft möglich; schreib once = true dazu
wrong-sets-itself-off = das löst die Fähigkeit selbst wieder aus, endlos; schreib once = true dazu
# $values: was wovon abhängt, mit Pfeilen.
wrong-circle = was gilt, solange sie im Spiel ist, würde von sich selbst abhängen: { $values }
wrong-never-happens = „{ $moment }“ geschieht nie; schreib es als { $instead } = …
wrong-not-of-moment = „{ $word }“ sagt nichts über „{ $moment }“; möglich ist { $known ->
    [none] nichts
   *[other] { FORM($known, "comma") }
}
wrong-never-meant = „{ $text }“ meint nach den Kartentypen nie eine Karte
wrong-no-target = „{ $word }“ braucht ein Ziel in choose
wrong-target-unused = mit dem Ziel geschieht nichts; do sollte von „{ $word }“ sprechen
wrong-no-trigger = „{ $word }“ gibt es hier nicht, denn nichts löst dies aus, das so etwas hat
wrong-no-host = eine Karte vom Typ { $kind } liegt auf nichts, also gibt es kein „{ $word }“
wrong-not-on = eine Karte vom Typ { $kind } kann kein „{ $word }“ haben
wrong-not-itself = eine Karte vom Typ { $kind } kann „{ $word }“ nicht mit sich selbst tun
wrong-many-traits = eine Kartendatei hat höchstens { $most } Merkmale
wrong-many-things = eine Kartendatei hat höchstens je { $most } Fähigkeiten, Wirkungen und Änderungen
# $where: welches Deck.
wrong-card = { $where } nennt eine unbekannte Karte, „{ $name }“{ $near ->
    [none] { "" }
   *[there] , meinst du „{ $near }“?
}
wrong-deck-house = { $where }: es gibt kein Haus „{ $name }“{ $near ->
    [none] { "" }
   *[there] , meinst du „{ $near }“?
}; es gibt { FORM($known, "comma") }
wrong-deck-copies = { $where }: { $copies } ist keine Zahl von Exemplaren
wrong-deck-cards = { $where }: cards sollte eine Tabelle oder eine Liste sein
wrong-deck-plots = { $where }: plots sollte eine Liste sein, und kein Deck hat mehr als { $most } Karten
wrong-deck-breaches = das Deck { $deck } ist nicht erlaubt: { $faults }
wrong-no-decks = die Kartendatei hat kein Deck, also bringt jeder eines mit: --decks oder die Option decks
wrong-part = ein Teil eines Effekts braucht einen Effekt, nicht nur Kosten oder ein Ziel
wrong-not-theirs = „{ $word }“ gibt es nicht, wo jemand anderes entscheidet; bezahlt wird dann mit Gold oder Einfluss
wrong-last-target = eine Fähigkeit und ein Teil von ihr haben höchstens zwei Ziele
wrong-not-later = was später geschieht, hat kein „{ $word }“; ziele mit choose darauf
wrong-without-limit = es gibt keine Grenze, die für mehrere Exemplare gelten könnte; füge limit = "round" hinzu
