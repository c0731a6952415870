# Houses-Skirmish.
#
# Glossar
#   deploy, redeploy   aufstellen, umstellen          unit, soldier     Einheit, Soldat
#   Front, Rear Ranks  vordere, hintere Reihe         slot              Platz
#   instant            Sofortkarte                    response          Antwort
#   block, blocker     blocken, Blocker               excess damage     überschüssiger Schaden
#   ready, exhausted   bereit, erschöpft              strike            treffen
#   Blood Bond         Bund                           separate          trennen
#   Barrows            Gräber                         Soul Burned       verbrannt
#   Scout              Späher                         Magic Shield      Zauberschild
#   Necromancer        Totenbeschwörer                Doppelganger      Doppelgänger
#   Insane Wizard      Irrer Zauberer                 Binding Spirit    Bindender Geist
#   advantage          Vorteil                        sudden death      plötzlicher Tod
#   Jack, Queen, Ace   Bube, Dame, Ass                House             Haus
#
# $player, $at: jemand am Tisch; [you] ist, wer den Satz liest. $card, $unit, $attacker und so weiter: eine Karte nach Rang und Zeichen („7♣“,
# ohne Artikel) oder ein Joker; eine Einheit heißt nach der Karte, die sie führt. $target: eine Einheit oder jemand am Tisch.

-card-black_joker = der schwarze Joker
    .acc = den schwarzen Joker
    .dat = dem schwarzen Joker
    .gen = des schwarzen Jokers
    .title = Schwarzer Joker
-card-red_joker = der rote Joker
    .acc = den roten Joker
    .dat = dem roten Joker
    .gen = des roten Jokers
    .title = Roter Joker

# Plätze, mit ihrem Verhältniswort: Sie sagen, wo etwas steht und wohin es kommt.
-slot-front_1 = vorn auf Platz 1
-slot-front_2 = vorn auf Platz 2
-slot-front_3 = vorn auf Platz 3
-slot-front_4 = vorn auf Platz 4
-slot-rear_1 = hinten auf Platz 1
-slot-rear_2 = hinten auf Platz 2
-slot-rear_3 = hinten auf Platz 3
-slot-rear_4 = hinten auf Platz 4

# Wohin die Karten eines Bundes kommen, der getrennt wird.
-spot-front_1 = vorn auf Platz 1
-spot-front_2 = vorn auf Platz 2
-spot-front_3 = vorn auf Platz 3
-spot-front_4 = vorn auf Platz 4
-spot-rear_1 = hinten auf Platz 1
-spot-rear_2 = hinten auf Platz 2
-spot-rear_3 = hinten auf Platz 3
-spot-rear_4 = hinten auf Platz 4
-spot-hand = auf die Hand
-spot-barrows = in die Gräber

# Wozu ein Joker erklärt wird, ohne Artikel.
-variant-necromancer = Totenbeschwörer
    .gen = Totenbeschwörers
-variant-wizard = Irrer Zauberer
    .acc = Irren Zauberer
    .dat = Irren Zauberer
    .gen = Irren Zauberers
-variant-spirit = Bindender Geist
    .acc = Bindenden Geist
    .dat = Bindenden Geist
    .gen = Bindenden Geistes


## Züge: was jemand tun darf.

move-start = Das Spiel beginnen.
move-defer = Den ersten Zug weitergeben.
move-deploy = { $as ->
    [none] { FORM($card, "acc") } { $slot } aufstellen.
   *[there] { FORM($card, "acc") } als { FORM($as, "acc") } { $slot } aufstellen.
}
move-scout = { $slot ->
    [none] Mit { FORM($card, "dat") } die Hand von { $player } ausspähen.
   *[there] Mit { FORM($card, "dat") } die Hand von { $player } ausspähen, dann { FORM($card, "acc") } { $slot } aufstellen.
}
# Ein Ass trifft eine Einheit, das Pik-Ass auch zwei ($also); das Herz-Ass kann bleiben ($slot).
move-strike = Mit { FORM($card, "dat") } { $also ->
    [none] { FORM($unit, "acc") }
   *[there] { FORM($unit, "acc") } und { FORM($also, "acc") }
} treffen{ $slot ->
    [none] .
   *[there] { " " }und { $slot } als Wache bleiben.
}
move-queen = { FORM($card, "acc") } einsetzen.
move-fetch = { FORM($card, "acc") } aus den Gräbern holen.
move-destroy = { $unit } kommt in die Gräber.
# Eine Karte wird behalten, die anderen kommen in dieser Reihenfolge zurück.
move-keep = { FORM($card, "acc") } behalten{ $first ->
    [none] .
   *[there] { " " }und { FORM($first, "acc") }{ $second ->
        [none] { "" }
       *[there] , dann { FORM($second, "acc") }
    }{ $third ->
        [none] { "" }
       *[there] , dann { FORM($third, "acc") }
    } zurücklegen.
}
move-imitate = { $slot ->
    [none] { $card } wird zum Doppel von { FORM($model, "dat") }.
   *[there] { $card } wird { $slot } zum Doppel von { FORM($model, "dat") }.
}
move-summon = Der Totenbeschwörer beschwört { FORM($card, "acc") } { $slot }.
move-decline = Jetzt niemanden beschwören.
move-move = { FORM($unit, "acc") } { $slot } umstellen.
move-return = { FORM($unit, "acc") } auf die Hand zurücknehmen.
move-bond = { FORM($leader, "acc") } und { FORM($second, "acc") } verbünden; { $leader } führt.
move-separate = Den Bund von { FORM($unit, "dat") } trennen: { CAP($unit) } kommt { $leader }, die andere Karte { $second }.
move-done = Die Phase beenden.
move-pass = Keine Sofortkarte spielen.
move-interrupt = { $card } beendet den Zug, und die zuletzt aufgestellte Einheit kommt in die Gräber.
move-double = { $card }: { CAP($unit) } macht in diesem Zug doppelten Schaden.
move-ward = { $card }: Deine Einheiten nehmen in diesem Zug keinen Schaden.
move-seize = { $card }: { FORM($unit, "acc") } auf die Hand nehmen.
move-attack = { $unit } greift { FORM($target, "acc") } an.
move-hold = { $unit } greift nicht an.
move-block = { $second ->
    [none] { FORM($attacker, "acc") } mit { FORM($with, "dat") } blocken.
   *[there] { FORM($attacker, "acc") } mit { FORM($with, "dat") } und { FORM($second, "dat") } blocken.
}
move-let_through = { FORM($attacker, "acc") } durchlassen.
# Wer angreift, wählt zwei Blocker, auch unter den Einheiten, die dazu angeboten werden.
move-face = { FORM($attacker, "acc") } mit zwei Einheiten nach Wahl des Angreifers blocken{ $one ->
    [none] .
   *[there] ; zur Wahl auch { $one }{ $two ->
        [none] { "" }
       *[there] { " " }und { $two }
    }{ $three ->
        [none] { "" }
       *[there] { " " }und { $three }
    }{ $four ->
        [none] { "" }
       *[there] { " " }und { $four }
    }.
}
move-pick = { $one } und { $other } müssen { FORM($attacker, "acc") } blocken.
move-spill = { $target } nimmt den überschüssigen Schaden von { FORM($attacker, "dat") }.
move-forgo = Der überschüssige Schaden von { FORM($attacker, "dat") } verfällt.
move-rage = { $attacker } trifft { FORM($target, "acc") }.


## Ereignisse: was geschehen ist. Wer ein Geheimnis nicht kennen darf, liest .hidden.

# Geheim: $card.
event-dealt = { $player ->
    [you] Du erhältst { FORM($card, "acc") }.
   *[other] { $player } erhält { FORM($card, "acc") }.
}
    .hidden = { $player } erhält eine Karte.
event-advantage = { $player ->
    [you] Du ziehst { FORM($card, "acc") } um den Vorteil.
   *[other] { $player } zieht { FORM($card, "acc") } um den Vorteil.
}
event-chance_chose = Der Stapel reicht nicht mehr zum Ziehen: Der Zufall gibt { $player ->
    [you] dir
   *[other] { $player }
} den Vorteil.
event-turn = { $player ->
    [you] Du bist am Zug.
   *[other] { $player } ist am Zug.
}
# Geheim: $card.
event-drew = { $player ->
    [you] Du ziehst { FORM($card, "acc") }.
   *[other] { $player } zieht { FORM($card, "acc") }.
}
    .hidden = { $player } zieht eine Karte.
event-deployed = { $player ->
    [you] Du stellst { FORM($card, "acc") } { $slot } auf.
   *[other] { $player } stellt { FORM($card, "acc") } { $slot } auf.
}
event-scouted = { $player ->
    [you] Du spähst mit { FORM($card, "dat") } die Hand von { $at } aus.
   *[other] { $at ->
        [you] { $player } späht mit { FORM($card, "dat") } deine Hand aus.
       *[other] { $player } späht mit { FORM($card, "dat") } die Hand von { $at } aus.
    }
}
event-revealed = { $player ->
    [you] Du zeigst { FORM($card, "acc") }.
   *[other] { $player } zeigt { FORM($card, "acc") }.
}
event-taken = { $player ->
    [you] Du nimmst { FORM($card, "acc") }.
   *[other] { $player } nimmt { FORM($card, "acc") }.
}
event-buried = { $card } kommt in die Gräber.
event-burned = { $card } ist verbrannt.
event-played = { $player ->
    [you] Du spielst { FORM($card, "acc") }.
   *[other] { $player } spielt { FORM($card, "acc") }.
}
event-aimed = { $player ->
    [you] Du zielst mit { FORM($card, "dat") } auf { FORM($unit, "acc") }.
   *[other] { $player } zielt mit { FORM($card, "dat") } auf { FORM($unit, "acc") }.
}
event-lost = Das Ziel von { FORM($card, "dat") } ist nicht mehr da.
event-damaged = { $unit } nimmt { $amount } Schaden.
event-negated = { $unit } nimmt keinen Schaden.
event-poisoned = { $unit } ist vergiftet.
event-shielded = Ein Zauberschild rettet { FORM($unit, "acc") }.
event-fetched = { $player ->
    [you] Du holst { FORM($card, "acc") } aus den Gräbern.
   *[other] { $player } holt { FORM($card, "acc") } aus den Gräbern.
}
# Geheim: $card.
event-kept = { $player ->
    [you] Du behältst { FORM($card, "acc") }.
   *[other] { $player } behält { FORM($card, "acc") }.
}
    .hidden = { $player } behält eine Karte.
event-imitated = { $player ->
    [you] Du spielst { FORM($card, "acc") } als Doppel von { FORM($model, "dat") }.
   *[other] { $player } spielt { FORM($card, "acc") } als Doppel von { FORM($model, "dat") }.
}
event-summoned = { $player ->
    [you] Dein Totenbeschwörer beschwört { FORM($card, "acc") } { $slot }.
   *[other] Der Totenbeschwörer von { $player } beschwört { FORM($card, "acc") } { $slot }.
}
event-moved = { $player ->
    [you] Du stellst { FORM($card, "acc") } { $slot } um.
   *[other] { $player } stellt { FORM($card, "acc") } { $slot } um.
}
event-returned = { $player ->
    [you] Du nimmst { FORM($card, "acc") } auf die Hand zurück.
   *[other] { $player } nimmt { FORM($card, "acc") } auf die Hand zurück.
}
event-bonded = { $player ->
    [you] Du verbündest { FORM($leader, "acc") } und { FORM($second, "acc") }; { $leader } führt.
   *[other] { $player } verbündet { FORM($leader, "acc") } und { FORM($second, "acc") }; { $leader } führt.
}
event-separated = { $player ->
    [you] Dein Bund von { FORM($leader, "dat") } und { FORM($second, "dat") } ist getrennt.
   *[other] Der Bund von { FORM($leader, "dat") } und { FORM($second, "dat") } bei { $player } ist getrennt.
}
event-interrupted = { $player ->
    [you] Du beendest den Zug.
   *[other] { $player } beendet den Zug.
}
event-doubled = { $unit } macht in diesem Zug doppelten Schaden.
event-warded = { $player ->
    [you] Deine Einheiten nehmen in diesem Zug keinen Schaden.
   *[other] Die Einheiten von { $player } nehmen in diesem Zug keinen Schaden.
}
event-seized = { $player ->
    [you] Du nimmst { FORM($card, "acc") } auf die Hand.
   *[other] { $player } nimmt { FORM($card, "acc") } auf die Hand.
}
event-attacked = { $unit } greift { $target ->
    [you] dich
   *[other] { FORM($target, "acc") }
} an.
event-blocked = { $with } blockt { FORM($attacker, "acc") }.
event-unblocked = Niemand blockt { FORM($attacker, "acc") }.
event-hurt = { $player ->
    [you] Du verlierst { $amount } Leben.
   *[other] { $player } verliert { $amount } Leben.
}
event-out = { $player ->
    [you] Du bist ausgeschieden.
   *[other] { $player } ist ausgeschieden.
}
event-sudden = Der Stapel ist leer: Alle haben noch einen Zug.
event-ended = { $ending ->
    [last_standing] Nur noch einer ist übrig: Das Spiel ist vorbei.
   *[sudden_death] Der plötzliche Tod ist vorüber: Das Spiel ist vorbei.
}
event-declared = { $player ->
    [you] Du erklärst { FORM($card, "acc") } zum { FORM($variant, "dat") }.
   *[other] { $player } erklärt { FORM($card, "acc") } zum { FORM($variant, "dat") }.
}
event-recovered = { $unit } macht sich zum Blocken bereit.


## Fragen an $player.

prompt-advantage = { $player }, du hast den Vorteil: Beginnst du, oder gibst du den ersten Zug weiter?
prompt-deploy = { $player }, stell Einheiten auf, nutze Fähigkeiten, stell einmal um, oder beende die Phase.
prompt-instant = { $moment ->
    [after_play] { $player }, spielst du danach eine Sofortkarte?
    [response] { $player }, spielst du als Antwort eine Sofortkarte?
    [before_damage] { $player }, spielst du vor dem Kampfschaden eine Sofortkarte?
   *[effect] { $player }, spielst du eine Sofortkarte, bevor der Schaden wirkt?
}
prompt-attack = { $player }, wen greift { $unit } an?
prompt-block = { $player }, { $attacker } greift an: Wer blockt?
prompt-pick = { $player }, { $attacker } wird geblockt: von welchen zwei Einheiten?
prompt-excess = { $player }, { $attacker } fügt dem Blocker { $amount } Schaden zu viel zu: Wer nimmt ihn?
prompt-rage = { $player }, { $attacker } fällt tobend und macht noch einmal { $amount } Schaden: an wem?
prompt-destroy = { $player }, welche Einheit kommt in die Gräber?
prompt-destroy-other = { $player }, welche andere Einheit kommt in die Gräber?
prompt-fetch = { $player }, welche Karte holst du aus den Gräbern?
prompt-keep = { $player }, welche Karte behältst du, und in welcher Reihenfolge kommen die anderen zurück?
prompt-summon = { $player }, wen beschwört der Totenbeschwörer?
prompt-aim = { $player }, wen trifft der Doppelgänger als { $model }?
prompt-separate = { $player }, der Irre Zauberer trennt deine Bünde: Wohin kommen die Karten?


## Ablehnungen: warum ein Zug gegen die Regeln ist. Die Zeile der Regeln folgt in Klammern.

refusal-not-in-hand = { $card } ist nicht auf deiner Hand
refusal-redeployed = du hast in diesem Zug schon umgestellt
refusal-deploy-now = jetzt wird aufgestellt, werden Fähigkeiten genutzt oder umgestellt, oder du beendest die Phase
refusal-start-or-defer = beginne, oder gib den ersten Zug weiter
refusal-scout = ein Späher ist eine 2; er braucht einen Gegner mit einer Karte auf der Hand, und als Herz einen freien Platz vorn
refusal-strike = ein Ass trifft feindliche Einheiten, auf die Art, die darauf steht
refusal-queen = eine Dame kann nur eingesetzt werden, wenn es etwas auszuwählen gibt
refusal-imitate = der Doppelgänger wird zum Doppel einer Karte im Spiel und braucht einen freien Platz in deren Reihe
refusal-summon = dein Totenbeschwörer beschwört einmal pro Phase, und zwar einen Soldaten aus den Gräbern auf einen freien Platz vorn
refusal-interrupt = der Karo-Bube ist für den Zug eines Gegners
refusal-double = der Kreuz-Bube ist für eine deiner Einheiten oder ein Ass von dir, dessen Wirkung angekündigt ist
refusal-ward = der Herz-Bube ist für den Kampf eines Gegners, vor dem Schaden, oder gegen eine Schadenswirkung von jemand anderem
refusal-seize = der Pik-Bube ist für eine Einheit im Spiel
refusal-move = deine Einheiten können nur auf freie Plätze ihrer Reihe umgestellt werden
refusal-return = nur deine Soldaten kehren auf die Hand zurück
refusal-bond = zwei Soldaten eines Hauses ohne Bund können sich verbünden, und mindestens einer muss in deiner vorderen Reihe stehen
refusal-separate = die Karten deines Bundes bleiben, kommen auf freie Plätze vorn, oder eine von ihnen kommt auf die Hand
refusal-no-slot = Buben und Damen nehmen nie einen Platz ein
refusal-returned = eine Karte, die auf die Hand zurückgekehrt ist, kann in diesem Zug nicht noch einmal aufgestellt werden
refusal-wrong-rank = Soldaten stehen in der vorderen Reihe, alle anderen in der hinteren
refusal-slot-taken = dieser Platz ist besetzt
refusal-first-rear = in der hinteren Reihe nimmt eine neue Einheit den ersten freien Platz ein
refusal-one-king = man hat höchstens einen König
refusal-ace-must-strike = ein Ass, das ein Ziel hat, muss seine Fähigkeit nutzen
refusal-variant = nur ein Joker wird zu etwas erklärt, und nur zu etwas von seiner Farbe
refusal-instant-now = spiel jetzt eine Sofortkarte, oder passe
refusal-no-instant = { $card } ist keine Sofortkarte auf deiner Hand
refusal-attack-reach = vordere Einheiten greifen Gegner und deren vordere Reihe an, hintere Einheiten alle ihre Einheiten
refusal-attack-now = sag jetzt, wen { $unit } angreift, oder halte diese Einheit zurück
refusal-block = es blocken bereite vordere Einheiten, eine pro Angreifer, gegen Pik zwei, wenn zwei es können
refusal-block-now = blocke jetzt den Angreifer, oder lass ihn durch
refusal-pick = wähle zwei vordere Einheiten des Verteidigers, die blocken können
refusal-excess = überschüssiger Schaden trifft den Verteidiger oder eine andere seiner vorderen Einheiten
refusal-rage = der zweite Schlag trifft den Verteidiger oder eine seiner Einheiten, die noch nicht getroffen ist
refusal-destroy = wähle eine Einheit im Spiel, und nicht zweimal dieselbe
refusal-fetch = nur offene Karten können aus den Gräbern geholt werden
refusal-keep = behalte eine der Karten, die du ansiehst, und nenne alle anderen, zuerst die, die als nächste gezogen wird
refusal-summon-now = beschwöre einen Soldaten, der offen in den Gräbern liegt, auf einen freien Platz vorn
refusal-aim = der Doppelgänger muss eine feindliche Einheit treffen, wie es das Ass täte
refusal-sunder = leg die Karten des Bundes auf deine freien Plätze vorn


## Die Abrechnung am Ende.

account-life = Leben übrig: { $life }
account-out = Aus dem Krieg ausgeschieden: kein Leben übrig.
