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
thrones-unopposed = ohne Gegenwehr
thrones-stands-in = für { $name }
thrones-fight = Herausforderung ({ $kind }): { $attacker } greift { $target } an, { $attack } gegen { $defence }
thrones-stakes-military =
    { NUMBER($attack) } gegen { NUMBER($defence) }. Anspruch { $claim }: Gewinnt der Angreifer, tötet der Verteidiger { $claim ->
        [one] { NUMBER($claim) } Charakter.
       *[other] { NUMBER($claim) } Charaktere.
    }
thrones-stakes-intrigue =
    { NUMBER($attack) } gegen { NUMBER($defence) }. Anspruch { $claim }: Gewinnt der Angreifer, legt der Verteidiger { $claim ->
        [one] { NUMBER($claim) } zufällige Handkarte ab.
       *[other] { NUMBER($claim) } zufällige Handkarten ab.
    }
thrones-stakes-power = { NUMBER($attack) } gegen { NUMBER($defence) }. Anspruch { $claim }: Gewinnt der Angreifer, gehen { NUMBER($claim) } Macht an sein Haus.
thrones-supports = Unterstützt: { $title }.
thrones-opposes = Stellt sich gegen: { $titles }.
thrones-ask-on = Für wen ist { $card }?
thrones-ask-whom = Wen forderst du heraus?
thrones-ask-spare = Leg das Duplikat ab, um { $card } zu retten.
thrones-power = Macht
thrones-influence = Einfluss
thrones-unique = Einzigartig
thrones-duplicate-word = Duplikat
thrones-placed = Eine Karte für den Aufbau

## Schlüsselwörter.

thrones-keyword-deadly = Haben die Angreifer in der Herausforderung mehr Charaktere mit Tödlich als die Verteidiger, wird ein Verteidiger getötet.
thrones-keyword-deathbound = Käme die Karte aus dem Spiel auf den Ablagestapel, kommt sie stattdessen auf den Totenstapel.
thrones-keyword-limited = Nur eine Karte mit Limitiert lässt sich in einer Runde ausspielen.
thrones-keyword-no-attachments = An dieser Karte kann keine Verstärkung liegen.
thrones-keyword-renown = Nimmt sie an einer Herausforderung teil und ihre Seite gewinnt, erlangt sie 1 Macht.
thrones-keyword-stealth = Greift sie an, kann ein Charakter ohne Heimlichkeit vom Verteidigen abgehalten werden.
thrones-keyword-setup = Sie kann im Aufbau ausgelegt werden.
thrones-keyword-ambush = Sie kann in jeder Phase von der Hand ins Spiel kommen, für so viel Einfluss, wie sie Gold kostet.
thrones-keyword-infamy = Macht, die das Haus gewinnt, kann auf diese Karte gelegt werden und zählt dort.
thrones-keyword-intimidate = Solange sie angreift, zählt die Stärke von Charakteren nicht, die weniger haben als sie.
thrones-keyword-stalwart = Getötet oder aus dem Spiel abgelegt, kommt sie oben auf das Deck.
thrones-keyword-vengeful = Hat ihr Haus als Verteidiger verloren, darf sie sich aufrichten.
thrones-keyword-vigilant = Hat ihr Haus als Angreifer gewonnen, darf sie sich aufrichten.

## Was die Dinge sind.

thrones-explain-str = Zählt in einer Herausforderung, an der der Charakter teilnimmt, und für die Dominanz, solange er steht.
thrones-explain-printed = Aufgedruckt: { $number }.
thrones-explain-military = Kämpft in Militär-Herausforderungen: Wer eine als Verteidiger verliert, tötet Charaktere.
thrones-explain-intrigue = Kämpft in Intrigen-Herausforderungen: Wer eine als Verteidiger verliert, legt Handkarten ab.
thrones-explain-power = Kämpft in Macht-Herausforderungen: Wer eine als Verteidiger verliert, gibt Macht ab.
thrones-explain-cost = Das Gold, um die Karte auszuspielen. Eine Karte eines fremden Hauses kostet 2 mehr.
thrones-explain-income = Gold, das zu Beginn der Aufmarschphase kommt.
thrones-explain-initiative = Wer beim Aufdecken der Strategien am meisten davon hat, bestimmt den Startspieler.
thrones-explain-influence = Eine zweite Währung: Eine Karte mit Einfluss kniet, um Fähigkeiten zu bezahlen, die ihn verlangen.
thrones-explain-claim = Wie viele Charaktere, Karten oder Macht eine verlorene Herausforderung den Verteidiger kostet, wenn dies die Strategie des Angreifers ist.
thrones-explain-unique = Jeder kann davon nur eine im Spiel haben, und keine mehr, sobald eine auf dem eigenen Totenstapel liegt. Weitere Exemplare sind Duplikate.
thrones-explain-duplicate = Ein Exemplar unter einer einzigartigen Karte. Es kann abgelegt werden, um sie zu retten.
thrones-explain-kneels = Fürs Erste verbraucht: Die Karte kann nicht angreifen, verteidigen oder noch einmal knien, bis sie sich in der Aufrichtphase aufrichtet.
thrones-explain-kneeling-house = Die Hauskarte richtet sich in der Aufrichtphase wieder auf.
thrones-explain-attacking = Zählt für den Angreifer.
thrones-explain-defending = Zählt für den Verteidiger.
thrones-explain-bypassed = Kann in dieser Herausforderung nicht verteidigen.
thrones-explain-card-power = Zählt für den Sieg des Hauses, solange die Karte im Spiel bleibt.
thrones-explain-own-power = Auf dem Haus und auf seinen Charakteren. Wer genug hat, gewinnt sofort.
thrones-explain-goal = Wer sie hat, gewinnt sofort.
thrones-explain-team = Partner gewinnen zusammen, mit der Macht beider.
thrones-explain-gold = Damit bezahlst du Karten. Was übrig bleibt, geht in der Steuerphase zurück; vorher zählt jedes Gold 1 für die Dominanz.
thrones-explain-hand = Handkarten. Die anderen sehen sie nicht.
thrones-explain-first = Handelt in jeder Phase dieser Runde zuerst.
thrones-explain-deck = In jeder Ziehphase werden davon zwei Karten gezogen.
thrones-explain-dead = Getötete Charaktere. Ein einzigartiger, der hier liegt, kann nicht wieder ins Spiel kommen.
thrones-explain-discard = Benutzte und abgelegte Karten, offen für alle.
thrones-explain-piles = Ein Klick zeigt alle offenen Stapel.
thrones-explain-placed = Sie liegt verdeckt, und alle werden zugleich aufgedeckt.
thrones-explain-title = In jeder Strategiephase neu gewählt.
thrones-explain-round = Sieben Phasen. Ihre Namen stehen daneben, und die laufende leuchtet.
thrones-explain-cards = Was dieses Haus im Spiel hat. Ein Klick klappt es auf.
thrones-explain-attack = Die Stärke der Angreifer zusammen. Die höhere Seite gewinnt; bei Gleichstand der Angreifer.
thrones-explain-defence = Die Stärke der Verteidiger zusammen. Ist sie 0 und der Angreifer gewinnt, bringt ihm das 1 Macht mehr.
thrones-explain-challenge = Stehende Charaktere mit ihrem Symbol knien, um anzugreifen und zu verteidigen; die höhere Stärke gewinnt.
thrones-challenge-military = Gewinnt der Angreifer, tötet der Verlierer so viele Charaktere, wie der Anspruch sagt.
thrones-challenge-intrigue = Gewinnt der Angreifer, legt der Verlierer so viele zufällige Handkarten ab, wie der Anspruch sagt.
thrones-challenge-power = Gewinnt der Angreifer, geht so viel Macht vom Haus des Verlierers an das des Gewinners, wie der Anspruch sagt.
thrones-phase-setup = Jeder legt verdeckt Karten für bis zu 5 Gold aus.
thrones-phase-plot = Jeder wählt geheim eine Strategie. Alle werden zugleich aufgedeckt, und die höchste Initiative bestimmt den Startspieler.
thrones-phase-draw = Jeder zieht zwei Karten.
thrones-phase-marshalling = Einer nach dem anderen nimmt das Einkommen und spielt Karten für Gold aus.
thrones-phase-challenges = Einer nach dem anderen kann eine Militär-, eine Intrigen- und eine Macht-Herausforderung beginnen.
thrones-phase-dominance = Wer die meiste stehende Stärke hat, mit 1 für jedes Gold, erlangt 1 Macht.
thrones-phase-standing = Alle knienden Karten richten sich auf.
thrones-phase-taxation = Gold, das übrig ist, geht zurück, und ebenso die Titel.
