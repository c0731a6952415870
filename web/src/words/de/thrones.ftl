### A Game of Thrones.

thrones-deal-how = Klicke hier auf Münzen oder am Tisch auf ein Haus, um zu sagen, wem. Gold wechselt sofort den Besitzer; Worte binden niemanden.
thrones-deal-most = Du hast in dieser Phase zwei Angebote gemacht; weitere sind erst in der nächsten möglich.
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
thrones-goal-while = solange { $condition }
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
thrones-fight = Herausforderung ({ $kind }): { $attacker } greift { $target } an, { $attack } gegen { $defence }
thrones-supports = Unterstützt: { $title }.
thrones-opposes = Stellt sich gegen: { $titles }.
thrones-ask-on = Für wen ist { $card }?
thrones-ask-whom = Wen forderst du heraus?
thrones-ask-spare = Leg das Duplikat ab, um { $card } zu retten.
thrones-power = Macht
