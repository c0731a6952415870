### Was auf jedem Tisch liegt, in einfachen Worten; und wohin man zuerst sieht.

explain-offers = Ihre Angebote, die noch gelten. Sie stehen unter Handel.
explain-kept = Versprechen, die gehalten wurden. Alle stehen unter Handel.
explain-broken = Versprechen, die gebrochen wurden. Alle stehen unter Handel.
explain-decides = Darauf wartet das Spiel.
explain-clock = Die Zeit, die zum Entscheiden bleibt. Ist sie abgelaufen, geht es ohne diesen Platz weiter.
explain-fate-open = Ob es gehalten wird, zeigt sich, wenn sein Zug gekommen ist.
explain-fate-kept = Es wurde getan wie versprochen.
explain-fate-broken = Es wurde nicht getan.
explain-fate-lapsed = Die Partie war zu Ende, bevor sein Zug gekommen ist.

look-first = Erste Orientierung
look-aim = Hier siehst du, wie du stehst. Die Regeln sagen, wie man gewinnt.
look-aim-treachery = Was du willst: ▲ Adlige dieses Hauses sollen am Ende oben stehen, ▼ die des anderen unten.
look-aim-skirmish = Deine Lebenspunkte. Wer keine mehr hat, scheidet aus; bleib als Letzter übrig.
look-aim-duhr = Dein Haus, und was es jetzt wert wäre. Bleib in Gunst, und hab am Ende die meisten Punkte.
look-aim-thrones = Dein Haus und seine Macht, die Krone. Wer zuerst so viel hat, wie dort steht, gewinnt.
look-cards = Deine Karten. Was du jetzt benutzen kannst, leuchtet.
look-asked = Hier steht, wonach du gefragt wirst und was deine Wahl bewirkt.
look-log = Was geschehen ist. Die Namen darin lassen sich ansehen.
look-closer = Zeig auf etwas oder drück E, um mehr zu erfahren.
look-closer-touch = Drück lange auf etwas, um mehr zu erfahren.
look-done = Verstanden
