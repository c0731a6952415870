### A Game of Thrones.

option-variant = Variante
option-title_bonus = Titel geben Stärke
choice-standard = wie im Regelheft
choice-littlefinger = Kleinfinger
choice-two_on_two = zwei gegen zwei
choice-typed = nur in ihrer Art von Herausforderung
choice-literal = in jeder Herausforderung
thrones-deal-how = Klicke hier auf Münzen, oder am Tisch auf ein Haus, um zu sagen, wem. Gold wechselt sofort die Hand; Worte binden niemanden.
thrones-deal-most = Du hast in dieser Phase zwei Angebote gemacht: mehr erst in der nächsten.
thrones-partner = Partner
thrones-partner-of = mit { $name }
thrones-team = { $power } von { $goal } Macht mit dem Partner zusammen
thrones-court = Karten im Spiel
thrones-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
thrones-council = Die Ratstafel
thrones-challenges = Herausforderungen
thrones-tray = Karten zur Auswahl
thrones-give = Gold zum Verschenken
thrones-round = Runde { $number }
thrones-house = Haus { $house }
thrones-only = nur Haus { $house }
thrones-power-of = { $power } von { $goal } Macht
thrones-goal-now = jetzt { $goal }: { $cards }
thrones-goal-sheet = { $goal } Macht zum Sieg
thrones-goal-cause = { $card } { $amount }
thrones-goal-while = solange gilt: { $condition }
thrones-goal-won = Das Ziel war { $goal } Macht: { $causes }.
thrones-power-count = { $count } Macht
thrones-gold-count = { $count } Gold
thrones-hand-count =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
thrones-deck-count =
    { $count ->
        [one] { $count } Karte im Deck
       *[other] { $count } Karten im Deck
    }
thrones-first = Startspieler
thrones-gold = Gold
thrones-hand = Hand
thrones-deck = Deck
thrones-dead = Totenstapel
thrones-discard = Ablagestapel
thrones-out = Aus dem Spiel entfernt
thrones-used = Benutzte Strategien
thrones-plots = Übrige Strategien
thrones-pile = { $name }: { $pile } ({ $count })
thrones-income = Einkommen
thrones-initiative = Initiative
thrones-claim = Anspruch
thrones-claim-of = Anspruch { $claim }
thrones-plot-figures = Einkommen { $income }, Initiative { $initiative }, Anspruch { $claim }
thrones-costs = kostet { $cost }
thrones-str = Stärke { $strength }
thrones-kneels = kniet
thrones-attacking = greift an
thrones-defending = verteidigt
thrones-bypassed = durch Heimlichkeit umgangen
thrones-leaving-kill = wird getötet
thrones-leaving-discard = wird abgelegt
thrones-leaving-return = kehrt auf die Hand zurück
thrones-leaving-top = kommt auf das Deck
thrones-leaving-sacrifice = wird geopfert
thrones-leaving-remove = wird entfernt
thrones-leaving-shuffle = wird ins Deck gemischt
thrones-on = auf { $card }
thrones-with = mit { $cards }
thrones-duplicate = ein Duplikat von { $card }
thrones-duplicates = Duplikate: { $count }
thrones-known = Auf der Hand bekannt: { $cards }
thrones-free = frei
thrones-aside = nicht im Spiel
thrones-no-more = { $kind }, keine mehr
thrones-unopposed = niemand verteidigt
thrones-stands-in = für { $name }
thrones-fight = { $kind }-Herausforderung: { $attacker } greift { $target } an, { $attack } gegen { $defence }
thrones-supports = Unterstützt: { $title }.
thrones-opposes = Stellt sich gegen: { $titles }.
thrones-ask-on = Für wen ist { $card }?
thrones-ask-whom = Wen forderst du heraus?
thrones-ask-spare = Leg das Duplikat ab, um { $card } zu retten.
thrones-kind-Character = Charakter
thrones-kind-Location = Ort
thrones-kind-Attachment = Verstärkung
thrones-kind-Event = Ereignis
thrones-kind-Plot = Strategie
thrones-kind-Agenda = Agenda
thrones-military = Militär
thrones-intrigue = Intrige
thrones-power = Macht
thrones-phase-setup = Aufbau
thrones-phase-plot = Strategie
thrones-phase-draw = Ziehen
thrones-phase-marshalling = Aufmarsch
thrones-phase-challenges = Herausforderungen
thrones-phase-dominance = Dominanz
thrones-phase-standing = Aufrichten
thrones-phase-taxation = Steuern
thrones-title-crown_regent = Kronregent
thrones-title-hand_of_the_king = Hand des Königs
thrones-title-master_of_laws = Meister der Gesetze
thrones-title-lord_commander = Lord Kommandant
thrones-title-master_of_whispers = Meister der Flüsterer
thrones-title-master_of_coin = Meister der Münze
thrones-does-crown_regent = +3 Stärke in Macht-Herausforderungen; kann den Angreifer ein anderes Ziel wählen lassen.
thrones-does-hand_of_the_king = 2 Einfluss, einmal je Runde.
thrones-does-master_of_laws = Eine Karte mehr beim Ziehen.
thrones-does-lord_commander = +3 Stärke in Militär-Herausforderungen; kann einspringen, wenn jemand keine Verteidiger stellt.
thrones-does-master_of_whispers = +3 Stärke in Intrigen-Herausforderungen.
thrones-does-master_of_coin = 2 Einkommen mehr.
thrones-occasion-plot = Aktionen, wenn Strategien aufgedeckt sind
thrones-occasion-draw = Aktionen beim Kartenziehen
thrones-occasion-marshalling = Aktionen, während andere aufmarschieren
thrones-occasion-challenges = Aktionen während der Herausforderungen
thrones-occasion-dominance = Aktionen bei der Dominanz
thrones-occasion-standing = Aktionen beim Aufrichten
thrones-occasion-taxation = Aktionen bei den Steuern
thrones-occasion-responses = Reaktionen
thrones-occasion-saves = Rettungen
thrones-occasion-cancels = Annullierungen
thrones-occasion-titles = was Titel in fremden Herausforderungen erlauben
