# Treachery in a Pocket.
#
# Glossar
#   Character, Noble   Figur, Adlige                  Action card       Aktionskarte
#   Hidden Agenda      geheime Agenda                 rise, fall        steigen, fallen
#   Action deck        Aktionsstapel                  revealed card     offene Karte
#   Wounded, Killed    verwundet, tot                 row               Reihe
#   move up, down      aufsteigen, absteigen          exchange rows     die Reihen tauschen
#   symbol             Symbol (es wird besetzt)       ability           Fähigkeit
#   be lost            verfallen                      game              Partie
#
# $seat: jemand am Tisch; [you] ist, wer den Satz liest. $character, $target und so weiter: eine Figur, mit Namen („Lady Filia“) oder mit Artikel
# („der Arzt“). $card: eine Aktionskarte; in Sätzen steht ihr Name in Anführungszeichen. $rise, $fall: ein Haus („Grün“).

-character-filia = Lady Filia
-character-asher = Herzog Asher
-character-brutol = Lord Brutol
-character-gerrard = Kommandant Gerrard
-character-diane = Gräfin Diane
-character-elaine = Lady Elaine
-character-lucius = Meister Lucius
-character-isolde = Dame Isolde
-character-physician = der Arzt
    .acc = den Arzt
    .dat = dem Arzt
    .gen = des Arztes
    .title = Der Arzt
-character-envoy = der Gesandte
    .acc = den Gesandten
    .dat = dem Gesandten
    .gen = des Gesandten
    .title = Der Gesandte
    .short = Gesandter

-card-coup = Umsturz
-card-exile = Verbannung
-card-dynasty = Dynastie
-card-disgrace = Schande
-card-procession = Prozession
-card-retreat = Rückzug
-card-duel = Duell
-card-poison = Gift
-card-betrayal = Verrat
-card-ambush = Hinterhalt
-card-riot = Aufruhr
-card-abdication = Abdankung
-card-ransom = Lösegeld
-card-tribute = Tribut

-house-green = Grün
-house-red = Rot
-house-purple = Violett
-house-blue = Blau

# Die beiden Aktionen einer Karte.
-side-top = oben
-side-bottom = unten

# Was auf den Karten steht: wer zu keinem Haus gehört, und die Fähigkeiten.
house-neutral = Neutral
text-steadfast = Verwundet: kann nicht absteigen.
text-guards = Verwundet: Andere dieses Hauses in dieser Reihe können nicht angegriffen werden.
text-poses = Verwundet: zählt als Adlige eines Hauses deiner Wahl.
text-rises = Bei Heilung: steigt sofort auf.
text-hides = Verwundet: kann nicht angegriffen werden, solange eine andere verwundete Figur in dieser Reihe steht.
text-lifts = Beim Tod: Eine andere Figur dieser Reihe steigt auf.
text-strikes = Beim Tod: Eine andere Figur dieser Reihe wird angegriffen.
text-drags = Beim Tod: Eine beliebige lebende Figur steigt ab.
text-avenges = Beim Tod: Eine verwundete Figur wird geheilt, dann eine unverwundete angegriffen.
text-exchanges = Beim Tod: Zwei lebende Figuren verschiedener Reihen tauschen die Reihen.


## Möglichkeiten: was jemand tun darf.

# Eine Aktion einer Karte. $first, $second, $third: was mit jeder Figur geschieht („clause“, gleich darunter).
move-act = { $card }, { $side }: { CAP($first) }{ $second ->
    [none] { "" }
   *[there] , { $second }
}{ $third ->
    [none] { "" }
   *[there] , { $third }
}.
clause = { $effects ->
    [heal] { $character } wird geheilt
    [heal_up] { $character } wird geheilt und steigt auf
    [heal_up_attack] { $character } wird geheilt, steigt auf und wird angegriffen
    [heal_down] { $character } wird geheilt und steigt ab
    [heal_down_attack] { $character } wird geheilt, steigt ab und wird angegriffen
    [heal_attack] { $character } wird geheilt und dann angegriffen
    [up] { $character } steigt auf
    [up_attack] { $character } steigt auf und wird angegriffen
    [down] { $character } steigt ab
    [down_attack] { $character } steigt ab und wird angegriffen
   *[attack] { $character } wird angegriffen
}
move-attack = { $target } wird angegriffen.
move-heal = { $target } wird geheilt.
move-raise = { $target } steigt auf.
move-lower = { $target } steigt ab.
move-exchange = { $one } und { $other } tauschen die Reihen.


## Ereignisse: was geschehen ist. Wer das Geheime nicht wissen darf, liest .hidden.

# Geheim: $card.
event-dealt = { $seat ->
    [you] Du bekommst „{ $card }“ auf die Hand.
   *[other] { $seat } bekommt „{ $card }“ auf die Hand.
}
    .hidden = { $seat } bekommt eine Karte auf die Hand.
# Geheim: $rise, $fall.
event-agenda = { $seat ->
    [you] Du willst { $rise } steigen und { $fall } fallen sehen.
   *[other] { $seat } will { $rise } steigen und { $fall } fallen sehen.
}
    .hidden = { $seat } bekommt eine geheime Agenda.
event-revealed = „{ $card }“ ist jetzt die offene Karte.
event-acted = { $side ->
    [top] { $seat ->
        [you] Du führst die obere Aktion von „{ $card }“ aus.
       *[other] { $seat } führt die obere Aktion von „{ $card }“ aus.
    }
   *[bottom] { $seat ->
        [you] Du führst die untere Aktion von „{ $card }“ aus.
       *[other] { $seat } führt die untere Aktion von „{ $card }“ aus.
    }
}
event-healed = { $because ->
    [none] { $character } wird geheilt.
   *[there] { $character } wird geheilt, weil { $because } gestorben ist.
}
event-moved_up = { $because ->
    [none] { $character } steigt auf.
   *[there] { $character } steigt auf, weil { $because } gestorben ist.
}
# Die Fähigkeit von Dame Isolde: Niemand sonst ist ihr Grund.
event-rose = Durch die Heilung steigt { $character } sofort auf.
event-moved_down = { $because ->
    [none] { $character } steigt ab.
   *[there] { $character } steigt ab, weil { $because } gestorben ist.
}
event-wounded = { $because ->
    [none] { $character } wird verwundet.
   *[there] { $character } wird verwundet, weil { $because } gestorben ist.
}
event-killed = { $because ->
    [none] { $character } wird getötet.
   *[there] { $character } wird getötet, weil { $because } gestorben ist.
}
event-exchanged = { $one } und { $other } tauschen die Reihen, weil { $because } gestorben ist.
event-lost = { $why ->
    [killed] Der Angriff auf { FORM($character, "acc") } verfällt, weil das Ziel schon tot ist.
   *[protected] Der Angriff auf { FORM($character, "acc") } verfällt, weil eine Fähigkeit das Ziel schützt.
}
# Geheim: $card.
event-drew = { $seat ->
    [you] Du ziehst „{ $card }“.
   *[other] { $seat } zieht „{ $card }“.
}
    .hidden = { $seat } zieht eine Karte.
event-reshuffled = Der Stapel ist aufgebraucht: Die abgelegten Karten werden zu einem neuen gemischt.
event-stuck = { $seat ->
    [you] Du kannst keine Aktion mehr wählen und zeigst „{ $card }“.
   *[other] { $seat } kann keine Aktion mehr wählen und zeigt „{ $card }“.
}
event-ended = { $ending ->
    [deaths] Die Partie ist vorbei: Zwei Figuren sind tot.
    [deck] Die Partie ist vorbei: Der Aktionsstapel ist zum zweiten Mal aufgebraucht.
   *[no_action] Die Partie ist vorbei: Keine Aktion ist möglich.
}
event-goal = { $seat ->
    [you] Du wolltest { $rise } steigen und { $fall } fallen sehen.
   *[other] { $seat } wollte { $rise } steigen und { $fall } fallen sehen.
}
# Die Fähigkeit einer toten Figur findet niemanden, für den sie gilt. Namen haben keinen Genitiv: „von Herzog Asher“, aber „des Gesandten“.
event-unheard = Die Fähigkeit { FORM($character, "gen") ->
    [none] von { $character }
   *[there] { FORM($character, "gen") }
} bleibt ohne Wirkung, weil niemand gewählt werden kann.


## Fragen: was $seat entscheiden soll.

prompt-action = { $seat }, wähle eine Aktion: oben oder unten, auf deiner Handkarte oder auf der offenen Karte.
prompt-order = { $seat }, wer wird zuerst angegriffen? Auf die Reihenfolge kommt es an.
prompt-lift = { $seat }, { $character } ist tot: Wer aus dieser Reihe steigt auf?
prompt-strike = { $seat }, { $character } ist tot: Wer aus dieser Reihe wird angegriffen?
prompt-drag = { $seat }, { $character } ist tot: Wer steigt ab?
prompt-mend = { $seat }, { $character } ist tot: Welche verwundete Figur wird geheilt?
prompt-avenge = { $seat }, { $character } ist tot: Welche unverwundete Figur wird angegriffen?
prompt-swap = { $seat }, { $character } ist tot: Welche zwei Figuren tauschen die Reihen?


## Ablehnungen: warum etwas gegen die Regeln ist. Die Zeile der Regeln folgt in Klammern.

# Was auf dem Tisch liegt, vor einem Doppelpunkt.
thing-action = { $card }, { $side }
thing-character = { $character }

refusal-action-first = wähle zuerst eine Aktion
refusal-other-card = du darfst nur deine Handkarte oder die offene Karte benutzen
refusal-how-many = { $count ->
    [one] diese Aktion betrifft eine Figur: Nenne genau eine
   *[other] diese Aktion betrifft { $count } Figuren: Nenne genau so viele, in der Reihenfolge der Symbole
}
refusal-no-character = diese Figur gibt es nicht
refusal-twice = jedes Symbol muss von einer anderen Figur besetzt werden
refusal-killed = { $character } ist tot
refusal-not-wounded = { $character } ist nicht verwundet und kann nicht geheilt werden
refusal-steadfast = { $character } ist verwundet und kann nicht absteigen
refusal-rows = diese Figuren stehen nicht in den Reihen, die die Aktion zeigt
refusal-yellow = die Figuren auf gelben Symbolen müssen aus demselben Haus sein
refusal-white = die Figuren auf weißen Symbolen müssen aus einem anderen Haus sein als die auf gelben
refusal-protected = eine Fähigkeit schützt { FORM($characters, "or acc") }
refusal-unfilled = niemand kann die übrigen Symbole der Aktion besetzen
refusal-unfilled-or-order = niemand kann die übrigen Symbole besetzen, oder die Figuren auf gleichen Symbolen sind in falscher Reihenfolge genannt
refusal-nobody-wounded = sie heilt, und niemand ist verwundet
refusal-too-few = in keinen benachbarten Reihen stehen genug lebende Figuren für ihre Symbole
refusal-nobody-able = niemand, den sie betreffen könnte, steht in der richtigen Reihe
refusal-no-pair = in den Reihen ihrer gelben Symbole stehen keine zwei Figuren desselben Hauses
refusal-no-contrast = in den Reihen ihrer weißen und gelben Symbole stehen keine Figuren verschiedener Häuser
refusal-all-protected = Fähigkeiten schützen alle, die sie angreifen könnte
refusal-out-of-reach = keine Aktion, die du wählen kannst, betrifft { FORM($character, "acc") }
refusal-not-attacked = diese Aktion greift { FORM($character, "acc") } nicht an
refusal-answer-first = beantworte zuerst, was die Aktion noch fragt
refusal-other-row = { $character } steht nicht in der Reihe { FORM($killed, "gen") ->
    [none] von { $killed }
   *[there] { FORM($killed, "gen") }
}
refusal-is-wounded = { $character } ist schon verwundet; angegriffen wird hier eine unverwundete Figur
refusal-order = wähle eine der Figuren, die diese Aktion angreift, und zwar so, dass jeder Angriff ausgeführt werden kann
refusal-ability = so kann die Fähigkeit { FORM($character, "gen") ->
    [none] von { $character }
   *[there] { FORM($character, "gen") }
} nicht genutzt werden


## Die Abrechnung am Ende: was gewünscht war, dann jeder Adlige der beiden Häuser, mit den Reihen, die zählen, und seiner Wunde.

account-goal = { $rise } soll steigen, { $fall } soll fallen.
account-below = { $health ->
    [unwounded] { $character } (Reihen darunter: { $rows }): { $points }
    [wounded] { $character } (Reihen darunter: { $rows }, verwundet: −1): { $points }
   *[killed] { $character } (Reihen darunter: { $rows }, tot: −1): { $points }
}
account-above = { $health ->
    [unwounded] { $character } (Reihen darüber: { $rows }): { $points }
    [wounded] { $character } (Reihen darüber: { $rows }, verwundet: −1): { $points }
   *[killed] { $character } (Reihen darüber: { $rows }, tot: −1): { $points }
}
account-together = Zusammen: { $points }


## Vor dem Spiel: worum es geht, was sich einstellen lässt (.title ist kurz, für eine Beschriftung), und wann sich Antwortfenster öffnen.

about = Zieh die Fäden von acht Adligen: Ein Haus soll steigen, ein anderes fallen.
option-first = Der Platz, der beginnt.
    .title = Wer beginnt
option-first-random = das Los entscheidet


## Was in einer Kartendatei falsch ist: klein begonnen, ohne Punkt.

cardfile-four-houses = die Kartendatei braucht houses = [vier verschiedene Namen]
cardfile-two-each = jedes der vier Häuser braucht zwei Figuren, und zwei sind neutral
cardfile-neutral-ability = wer neutral ist, kann die Fähigkeit „{ $ability }“ nicht haben, denn sie spricht von einem Haus
cardfile-action-count = die Kartendatei hat { $found } [[actions]]; { $fewest } bis { $most } sind ein Deck
cardfile-no-symbol = in der Aktion „{ $notation }“ lässt sich das Symbol „{ $mark }“ nicht lesen
cardfile-up-and-down = die Aktion „{ $notation }“ bewegt eine Figur zugleich nach oben und nach unten
cardfile-empty-row = in der Aktion „{ $notation }“ ist eine Reihe leer; schreib dafür „.“
cardfile-symbol-count = die Aktion „{ $notation }“ braucht ein bis { $most } Symbole und eine Wirkung
cardfile-three-yellow = die Aktion „{ $notation }“ zeigt mehr als zwei gelbe Symbole
