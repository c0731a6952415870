# Houses-Skirmish.
#
# Glossar
#   deploy, redeploy   aufstellen, umstellen          unit, soldier     Einheit, Soldat
#   Front, Rear Ranks  vordere, hintere Reihe         slot              Platz
#   instant            Sofortkarte                    response          Antwort
#   block, blocker     blocken, Blocker               excess damage     überschüssiger Schaden
#   ready, exhausted   bereit, erschöpft              strike            treffen
#   Blood Bond         Bund                           separate          trennen
#   Barrows            Gräber                         Soul Burned       wird verbrannt, ist verbrannt
#   Scout              Späher                         Magic Shield      Zauberschild
#   Necromancer        Totenbeschwörer                Doppelganger      Doppelgänger
#   Insane Wizard      Irrer Zauberer                 Binding Spirit    Bindender Geist
#   advantage          Vorteil                        sudden death      Schlussrunde
#   play               ausspielen                     deal, take damage Schaden zufügen, nehmen
#   Jack, Queen, Ace   Bube, Dame, Ass                House             Haus
#
# $player, $at: jemand am Tisch; [you] ist, wer den Satz liest. $card, $unit, $attacker und so weiter: eine Karte nach Rang und Farbe („7♣“,
# ohne Artikel) oder ein Joker; eine Einheit heißt nach der Karte, die sie führt. $target: eine Einheit oder jemand am Tisch.

# Bube und Dame; König und Ass heißen wie in der Kartendatei.
-card-jd = B♦
-card-jc = B♣
-card-jh = B♥
-card-js = B♠
-card-qd = D♦
-card-qc = D♣
-card-qh = D♥
-card-qs = D♠
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

# Plätze, mit ihrem Verhältniswort: wo etwas steht und aufgestellt wird; acc sagt, wohin es kommt.
-slot-front_1 = vorn auf Platz 1
    .acc = nach vorn auf Platz 1
-slot-front_2 = vorn auf Platz 2
    .acc = nach vorn auf Platz 2
-slot-front_3 = vorn auf Platz 3
    .acc = nach vorn auf Platz 3
-slot-front_4 = vorn auf Platz 4
    .acc = nach vorn auf Platz 4
-slot-rear_1 = hinten auf Platz 1
    .acc = nach hinten auf Platz 1
-slot-rear_2 = hinten auf Platz 2
    .acc = nach hinten auf Platz 2
-slot-rear_3 = hinten auf Platz 3
    .acc = nach hinten auf Platz 3
-slot-rear_4 = hinten auf Platz 4
    .acc = nach hinten auf Platz 4

# Wohin die Karten eines Bundes kommen, der getrennt wird.
-spot-front_1 = nach vorn auf Platz 1
-spot-front_2 = nach vorn auf Platz 2
-spot-front_3 = nach vorn auf Platz 3
-spot-front_4 = nach vorn auf Platz 4
-spot-rear_1 = nach hinten auf Platz 1
-spot-rear_2 = nach hinten auf Platz 2
-spot-rear_3 = nach hinten auf Platz 3
-spot-rear_4 = nach hinten auf Platz 4
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

# Häuser und ihre Gaben, wie sie auf den Karten stehen.
-house-diamonds = Karo
-house-clubs = Kreuz
-house-hearts = Herz
-house-spades = Pik
-trait-diamonds = Rasche Erholung
-trait-clubs = Wilder Ansturm
    .acc = Wilden Ansturm
-trait-hearts = Zauberschild
-trait-spades = Zwei Klingen


## Was auf den Karten steht.

# In zwei oder drei Wörtern.
brief-king = Verstärkt
brief-2d = Späher: zwei sehen
brief-2c = Späher: ablegen
brief-2h = Späher, bleibt
brief-2s = Späher: stehlen
brief-ad = Gift, sofort
brief-ac = Gift, ablegen
brief-ah = Gift, Wache
brief-as = Gift für zwei
brief-jd = Zug beenden
brief-jc = Doppelter Schaden
brief-jh = Kein Schaden
brief-js = Einheit rauben
brief-qd = Noch ein Zug
brief-qc = Zwei vernichten
brief-qh = Karte holen
brief-qs = Vier ansehen

# In Sätzen. $trait: die Gabe eines Hauses. $variant: wozu ein Joker erklärt wird.
text-diamonds = { $trait }: Er macht sich auch erschöpft zum Blocken bereit, nimmt in diesem Kampf Schaden und fügt keinen zu.
text-diamonds-enhanced = Mit König: Er fügt auch dann seinen Schaden zu.
text-clubs = { $trait }: Was der Block übrig lässt, trifft den Spieler oder eine andere vordere Einheit.
text-clubs-enhanced = Mit König: Wird er beim Angriff besiegt, schlägt er noch einmal zu.
text-hearts = { $trait }: Würde er beim Blocken zum ersten Mal besiegt, bleibt er stehen.
text-hearts-enhanced = Mit König: Er nimmt beim Blocken keinen Kampfschaden.
text-spades = { $trait }: Zwei müssen blocken, wenn sie können; jede nimmt den vollen Schaden.
text-spades-enhanced = Mit König: Du wählst die zwei.
text-king = Steht in der hinteren Reihe und verstärkt { FORM($trait, "acc") }. Du darfst höchstens einen König haben.
text-2d = Soldat; oder Späher: Zwei zufällige Karten einer Hand werden gezeigt.
text-2c = Soldat; oder Späher: Eine zufällige Karte einer Hand wird gezeigt und kommt in die Gräber.
text-2h = Soldat; oder Späher: Eine zufällige Karte einer Hand wird gezeigt, und die 2 wird aufgestellt.
text-2s = Soldat; oder Späher: Eine zufällige Karte einer Hand wird gezeigt und gehört dir.
text-ad = In jedem Zug: vergiftet eine feindliche Einheit, auch hinten. Nicht zu blocken.
text-ac = Vergiftet eine feindliche Einheit; ihr Spieler legt eine zufällige Karte ab.
text-ah = Vergiftet eine feindliche Einheit; kann hinten als Wache bleiben und blocken.
text-as = Vergiftet einen feindlichen Soldaten und, wenn du willst, einen neben ihm.
text-jd = Beim Aufstellen oder in der Antwort eines Gegners: Die letzte Einheit kommt in die Gräber, der Zug endet sofort.
text-jc = Eine deiner Einheiten oder ein Ass, dessen Fähigkeit du angekündigt hast, fügt in diesem Zug doppelten Schaden zu.
text-jh = Im Kampf eines Gegners oder gegen einen Schadenseffekt anderer: Deine Einheiten nehmen in diesem Zug keinen Schaden.
text-js = Nimm eine beliebige Einheit im Spiel auf die Hand.
text-qd = Du hast nach diesem Zug noch einen.
text-qc = Zwei Einheiten im Spiel kommen in die Gräber.
text-qh = Hol eine Karte aus den Gräbern. Sie ist dann markiert: Fällt sie wieder, wird sie verbrannt.
text-qs = Sieh dir die obersten vier Karten an, behalte eine und leg die anderen in beliebiger Reihenfolge zurück.
text-necromancer = { $variant }: Beim Auftritt und in jeder deiner Aufstellungen kommt ein Soldat aus den Gräbern bis zu deinem nächsten Zug nach vorn.
text-wizard = { $variant }: Gegnerische Bünde werden getrennt, gegnerische Soldaten haben keine Gaben.
text-spirit = { $variant }: Deine Soldaten dürfen sich über Häuser hinweg verbünden.
text-doppelganger = Doppelgänger: wird zu einer anderen Karte im Spiel, solange diese im Spiel bleibt.


## Möglichkeiten: was jemand tun darf.

move-start = Selbst beginnen.
move-defer = Dem nächsten Spieler den Vortritt lassen.
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
    [none] auf { FORM($unit, "acc") }
   *[there] auf { FORM($unit, "acc") } und { FORM($also, "acc") }
} zielen{ $slot ->
    [none] .
   *[there] { " " }und { $slot } als Wache bleiben.
}
move-queen = { $card ->
    [qd] { FORM($card, "acc") } ausspielen: Du hast nach diesem Zug noch einen.
    [qc] { FORM($card, "acc") } ausspielen: Zwei Einheiten kommen in die Gräber.
    [qh] { FORM($card, "acc") } ausspielen: Du holst eine Karte aus den Gräbern.
    [qs] { FORM($card, "acc") } ausspielen: Du siehst dir die obersten vier Karten an und behältst eine.
   *[other] { FORM($card, "acc") } ausspielen.
}
move-fetch = { FORM($card, "acc") } aus den Gräbern holen.
move-destroy = { FORM($unit, "acc") } in die Gräber schicken.
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
    [none] { $card } wird zum Doppelgänger von { FORM($model, "dat") }.
   *[there] { $card } wird { $slot } zum Doppelgänger von { FORM($model, "dat") }.
}
move-summon = Der Totenbeschwörer beschwört { FORM($card, "acc") } { FORM($slot, "acc") }.
move-decline = Jetzt niemanden beschwören.
move-move = { FORM($unit, "acc") } umstellen: { $slot }.
move-return = { FORM($unit, "acc") } auf die Hand zurücknehmen.
move-bond = { FORM($leader, "acc") } und { FORM($second, "acc") } verbünden; { $leader } führt.
move-separate = Den Bund { FORM($unit, "gen") ->
    [none] von { $unit }
   *[there] { FORM($unit, "gen") }
} trennen: { CAP($unit) } kommt { $leader }, die andere Karte { $second }.
move-done = Die Phase beenden.
move-pass = Keine Sofortkarte ausspielen.
move-interrupt = { $card } beendet den Zug, und die zuletzt aufgestellte Einheit kommt in die Gräber.
move-double = { $card }: { CAP($unit) } fügt in diesem Zug doppelten Schaden zu.
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
move-face = { $one ->
    [none] { FORM($attacker, "acc") } mit zwei Einheiten nach Wahl des Angreifers blocken.
   *[there] { $two ->
        [none] { FORM($attacker, "acc") } mit zwei Einheiten nach Wahl des Angreifers blocken und ihm dafür auch { FORM($one, "acc") } anbieten.
       *[there] { $three ->
            [none] { FORM($attacker, "acc") } mit zwei Einheiten nach Wahl des Angreifers blocken und ihm dafür auch { FORM($one, "acc") } und { FORM($two, "acc") } anbieten.
           *[there] { $four ->
                [none] { FORM($attacker, "acc") } mit zwei Einheiten nach Wahl des Angreifers blocken und ihm dafür auch { FORM($one, "acc") }, { FORM($two, "acc") } und { FORM($three, "acc") } anbieten.
               *[there] { FORM($attacker, "acc") } mit zwei Einheiten nach Wahl des Angreifers blocken und ihm dafür auch { FORM($one, "acc") }, { FORM($two, "acc") }, { FORM($three, "acc") } und { FORM($four, "acc") } anbieten.
            }
        }
    }
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
    [you] Du deckst { FORM($card, "acc") } auf: Die höchste Karte bestimmt, wer beginnt.
   *[other] { $player } deckt { FORM($card, "acc") } auf: Die höchste Karte bestimmt, wer beginnt.
}
event-chance_chose = { $player ->
    [you] Die Karten reichen nicht mehr zum Ziehen: Der Zufall gibt dir den Vorteil.
   *[other] Die Karten reichen nicht mehr zum Ziehen: Der Zufall gibt { $player } den Vorteil.
}
event-turn = { $which ->
    [extra] { $player ->
        [you] Dein Extrazug beginnt.
       *[other] Der Extrazug von { $player } beginnt.
    }
    [last] { $player ->
        [you] Dein letzter Zug beginnt.
       *[other] Der letzte Zug von { $player } beginnt.
    }
   *[none] { $player ->
        [you] Du bist am Zug.
       *[other] { $player } ist am Zug.
    }
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
    [you] Du nimmst { FORM($card, "acc") } aus der Hand von { $from }.
   *[other] { $from ->
        [you] { $player } nimmt { FORM($card, "acc") } aus deiner Hand.
       *[other] { $player } nimmt { FORM($card, "acc") } aus der Hand von { $from }.
    }
}
# $why: was eine Karte in die Gräber bringt. $player legt sie ab oder schickt sie dorthin, durch $by, wenn es das gibt.
event-buried = { $why ->
    [defeated] { $card } wird besiegt und kommt in die Gräber.
    [poisoned] { $card } stirbt am Gift und kommt in die Gräber.
    [fought] { $card } hat gekämpft und kommt in die Gräber.
    [summoned] { $card } war für einen Zug beschworen und kommt in die Gräber.
    [used] { $card } wurde benutzt und kommt in die Gräber.
    [discarded] { $by ->
        [none] { $player ->
            [you] Du legst { FORM($card, "acc") } in die Gräber ab.
           *[other] { $player } legt { FORM($card, "acc") } in die Gräber ab.
        }
       *[there] { $player ->
            [you] Wegen { FORM($by, "gen") } legst du { FORM($card, "acc") } in die Gräber ab.
           *[other] Wegen { FORM($by, "gen") } legt { $player } { FORM($card, "acc") } in die Gräber ab.
        }
    }
    [destroyed] { $player ->
        [you] Du schickst { FORM($card, "acc") } in die Gräber.
       *[other] { $player } schickt { FORM($card, "acc") } in die Gräber.
    }
    [unmasked] { $card } kommt in die Gräber, weil sein Vorbild nicht mehr im Spiel ist.
   *[none] { $card } kommt in die Gräber.
}
event-burned = { $why ->
    [defeated] { $card } wird besiegt und verbrannt.
    [poisoned] { $card } stirbt am Gift und wird verbrannt.
    [fought] { $card } hat gekämpft und wird verbrannt.
    [summoned] { $card } war für einen Zug beschworen und wird verbrannt.
    [used] { $card } wurde benutzt und wird verbrannt.
    [discarded] { $by ->
        [none] { $player ->
            [you] Du legst { FORM($card, "acc") } ab: { CAP($card) } wird verbrannt.
           *[other] { $player } legt { FORM($card, "acc") } ab: { CAP($card) } wird verbrannt.
        }
       *[there] { $player ->
            [you] Wegen { FORM($by, "gen") } legst du { FORM($card, "acc") } ab: { CAP($card) } wird verbrannt.
           *[other] Wegen { FORM($by, "gen") } legt { $player } { FORM($card, "acc") } ab: { CAP($card) } wird verbrannt.
        }
    }
    [destroyed] { $player ->
        [you] Du schickst { FORM($card, "acc") } in die Gräber: { CAP($card) } wird verbrannt.
       *[other] { $player } schickt { FORM($card, "acc") } in die Gräber: { CAP($card) } wird verbrannt.
    }
    [unmasked] { $card } wird verbrannt, weil sein Vorbild nicht mehr im Spiel ist.
   *[none] { $card } wird verbrannt.
}
event-played = { $player ->
    [you] Du spielst { FORM($card, "acc") } aus.
   *[other] { $player } spielt { FORM($card, "acc") } aus.
}
event-aimed = { $player ->
    [you] Du zielst mit { FORM($card, "dat") } auf { FORM($unit, "acc") } von { $of }.
   *[other] { $of ->
        [you] { $player } zielt mit { FORM($card, "dat") } auf deine Einheit { FORM($unit, "title") }.
       *[other] { $player } zielt mit { FORM($card, "dat") } auf { FORM($unit, "acc") } von { $of }.
    }
}
event-lost = Das Ziel von { FORM($card, "dat") } ist nicht mehr da.
# $by und $also fügen den Schaden zu, oder mehr Einheiten, als genannt werden; $how: als Überschuss, oder mit einem zweiten Schlag.
event-damaged = { $by ->
    [none] { $unit } nimmt { $amount } Schaden durch mehrere Einheiten.
   *[there] { $how ->
        [excess] { $unit } nimmt { $amount } überschüssigen Schaden durch { FORM($by, "acc") }.
        [again] { $by } schlägt im Fallen noch einmal zu: { CAP($unit) } nimmt { $amount } Schaden.
       *[none] { $also ->
            [none] { $unit } nimmt { $amount } Schaden durch { FORM($by, "acc") }.
           *[there] { $unit } nimmt { $amount } Schaden durch { FORM($by, "acc") } und { FORM($also, "acc") }.
        }
    }
}
event-negated = { $why ->
    [king] { $unit } nimmt keinen Schaden, weil der eigene König die Einheit schützt.
   *[ward] { $unit } nimmt keinen Schaden, weil B♥ die Einheit schützt.
}
event-poisoned = { $by ->
    [none] { $unit } wird vergiftet.
   *[there] { $unit } wird von { FORM($by, "dat") } vergiftet.
}
event-shielded = Ein Zauberschild rettet { FORM($unit, "acc") }.
event-fetched = { $player ->
    [you] Du holst { FORM($card, "acc") } aus den Gräbern.
   *[other] { $player } holt { FORM($card, "acc") } aus den Gräbern.
}
# Geheim: $card.
event-kept = { $player ->
    [you] Du behältst { FORM($card, "acc") }, eine der obersten Karten des Stapels.
   *[other] { $player } behält { FORM($card, "acc") }, eine der obersten Karten des Stapels.
}
    .hidden = { $player } behält eine der obersten Karten des Stapels.
event-imitated = { $player ->
    [you] Du spielst { FORM($card, "acc") } als Doppelgänger von { FORM($model, "dat") } aus.
   *[other] { $player } spielt { FORM($card, "acc") } als Doppelgänger von { FORM($model, "dat") } aus.
}
event-summoned = { $player ->
    [you] Dein Totenbeschwörer beschwört { FORM($card, "acc") } { FORM($slot, "acc") }.
   *[other] Der Totenbeschwörer von { $player } beschwört { FORM($card, "acc") } { FORM($slot, "acc") }.
}
event-moved = { $player ->
    [you] Du stellst { FORM($card, "acc") } um: { $slot }.
   *[other] { $player } stellt { FORM($card, "acc") } um: { $slot }.
}
event-returned = { $player ->
    [you] Du nimmst { FORM($card, "acc") } auf die Hand zurück.
   *[other] { $player } nimmt { FORM($card, "acc") } auf die Hand zurück.
}
event-bonded = { $player ->
    [you] Du verbündest { FORM($leader, "acc") } und { FORM($second, "acc") }; { $leader } führt.
   *[other] { $player } verbündet { FORM($leader, "acc") } und { FORM($second, "acc") }; { $leader } führt.
}
# $by: wessen Irrer Zauberer es tut, wenn es nicht das eigene Umstellen ist.
event-separated = { $by ->
    [none] { $player ->
        [you] Du trennst den Bund von { FORM($leader, "dat") } und { FORM($second, "dat") }.
       *[other] { $player } trennt den Bund von { FORM($leader, "dat") } und { FORM($second, "dat") }.
    }
    [you] Dein Irrer Zauberer trennt den Bund von { FORM($leader, "dat") } und { FORM($second, "dat") } bei { $player }.
   *[other] { $player ->
        [you] Der Irre Zauberer von { $by } trennt deinen Bund von { FORM($leader, "dat") } und { FORM($second, "dat") }.
       *[other] Der Irre Zauberer von { $by } trennt den Bund von { FORM($leader, "dat") } und { FORM($second, "dat") } bei { $player }.
    }
}
event-interrupted = { $player ->
    [you] Du beendest den Zug von { $whose } mit { FORM($by, "dat") }.
   *[other] { $whose ->
        [you] { $player } beendet deinen Zug mit { FORM($by, "dat") }.
       *[other] { $player } beendet den Zug von { $whose } mit { FORM($by, "dat") }.
    }
}
event-doubled = { $unit } fügt in diesem Zug doppelten Schaden zu.
event-warded = { $player ->
    [you] Deine Einheiten nehmen in diesem Zug keinen Schaden.
   *[other] Die Einheiten von { $player } nehmen in diesem Zug keinen Schaden.
}
# $from: wessen Einheit es war, wenn nicht die eigene.
event-seized = { $from ->
    [none] { $player ->
        [you] Du nimmst { FORM($card, "acc") } auf die Hand zurück.
       *[other] { $player } nimmt { FORM($card, "acc") } auf die Hand zurück.
    }
    [you] { $player } nimmt { FORM($card, "acc") } von dir auf die eigene Hand.
   *[other] { $player ->
        [you] Du nimmst { FORM($card, "acc") } von { $from } auf deine Hand.
       *[other] { $player } nimmt { FORM($card, "acc") } von { $from } auf die eigene Hand.
    }
}
# $of: wessen Einheit das Ziel ist; keine, wenn das Ziel am Tisch sitzt.
event-attacked = { $of ->
    [none] { $target ->
        [you] { $unit } greift dich an.
       *[other] { $unit } greift { $target } an.
    }
    [you] { $unit } greift deine Einheit { FORM($target, "title") } an.
   *[other] { $unit } greift { FORM($target, "acc") } von { $of } an.
}
event-blocked = { $with } blockt { FORM($attacker, "acc") }.
event-unblocked = Niemand blockt { FORM($attacker, "acc") }.
event-hurt = { $by ->
    [none] { $player ->
        [you] Du verlierst { $amount } Leben durch mehrere Einheiten.
       *[other] { $player } verliert { $amount } Leben durch mehrere Einheiten.
    }
   *[there] { $how ->
        [excess] { $player ->
            [you] Du verlierst { $amount } Leben durch den überschüssigen Schaden von { FORM($by, "dat") }.
           *[other] { $player } verliert { $amount } Leben durch den überschüssigen Schaden von { FORM($by, "dat") }.
        }
        [again] { $player ->
            [you] { $by } schlägt im Fallen noch einmal zu: Du verlierst { $amount } Leben.
           *[other] { $by } schlägt im Fallen noch einmal zu: { $player } verliert { $amount } Leben.
        }
       *[none] { $also ->
            [none] { $player ->
                [you] Du verlierst { $amount } Leben durch { FORM($by, "acc") }.
               *[other] { $player } verliert { $amount } Leben durch { FORM($by, "acc") }.
            }
           *[there] { $player ->
                [you] Du verlierst { $amount } Leben durch { FORM($by, "acc") } und { FORM($also, "acc") }.
               *[other] { $player } verliert { $amount } Leben durch { FORM($by, "acc") } und { FORM($also, "acc") }.
            }
        }
    }
}
event-out = { $player ->
    [you] Du hast keine Lebenspunkte mehr und bist ausgeschieden.
   *[other] { $player } hat keine Lebenspunkte mehr und ist ausgeschieden.
}
event-sudden = Der Stapel ist leer: Alle haben noch einen Zug.
event-ended = { $ending ->
    [last_standing] Die Partie ist vorbei: Nur noch ein Spieler ist übrig.
   *[sudden_death] Die Partie ist vorbei: Die Schlussrunde ist vorüber, und es gewinnt, wer die meisten Lebenspunkte hat.
}
event-declared = { $player ->
    [you] Du erklärst { FORM($card, "acc") } zum { FORM($variant, "dat") }.
   *[other] { $player } erklärt { FORM($card, "acc") } zum { FORM($variant, "dat") }.
}
event-recovered = { $unit } wird zum Blocken wieder bereit.


## Fragen an $player.

prompt-advantage = { $player }, du hast den Vorteil: Beginnst du selbst, oder lässt du dem nächsten Spieler den Vortritt?
prompt-deploy = { $player }, stell Einheiten auf, nutze Fähigkeiten, stell einmal Einheiten um oder beende die Phase.
prompt-instant = { $moment ->
    [after_play] { $player }, spielst du nach diesem Spielzug eine Sofortkarte aus?
    [response] { $player }, spielst du als Antwort eine Sofortkarte aus?
    [before_damage] { $player }, spielst du vor dem Kampfschaden eine Sofortkarte aus?
   *[effect] { $player }, spielst du eine Sofortkarte aus, bevor der Schaden wirkt?
}
prompt-attack = { $player }, wen greift { $unit } an?
prompt-block = { $player }, { $attacker } greift an: Wer blockt?
prompt-pick = { $player }, von welchen zwei Einheiten wird { $attacker } geblockt?
prompt-excess = { $player }, { $attacker } hat { $amount } Schaden übrig: Wen trifft er?
prompt-rage = { $player }, { $attacker } schlägt im Fallen noch einmal zu: Wen treffen { $amount } Schaden?
prompt-destroy = { $player }, welche Einheit kommt in die Gräber?
prompt-destroy-other = { $player }, welche andere Einheit kommt in die Gräber?
prompt-fetch = { $player }, welche Karte holst du aus den Gräbern?
prompt-keep = { $player }, welche Karte behältst du, und in welcher Reihenfolge legst du die anderen zurück?
prompt-summon = { $player }, wen beschwört der Totenbeschwörer?
prompt-aim = { $player }, wen trifft der Doppelgänger als { $model }?
prompt-separate = { $player }, der Irre Zauberer trennt deine Bünde: Wohin kommen die Karten?


## Ablehnungen: warum etwas gegen die Regeln ist. Die Zeile der Regeln folgt in Klammern.

# Was auf dem Tisch liegt, vor einem Doppelpunkt.
thing-card = { $card }
thing-slot = { $slot }
thing-player = { $player }
thing-bond = der Bund { FORM($card, "gen") ->
    [none] von { $card }
   *[there] { FORM($card, "gen") }
}
thing-spot = { $spot }

refusal-card-first = wähle zuerst eine Karte oder Einheit für diesen Platz
refusal-rank-full = { $rank ->
    [front] vorn hast du keinen freien Platz
   *[rear] hinten hast du keinen freien Platz
}
refusal-players-later = Spieler werden im KAMPF angegriffen
refusal-nothing-reaches = diese Einheit gehört jemand anderem, und keine deiner Karten kann gerade auf sie wirken
refusal-in-barrows = die Karte liegt in den Gräbern, und nichts holt sie gerade zurück
refusal-exhausted = { $unit } ist erschöpft
refusal-no-strength = { $unit } hat Angriff 0
refusal-only-defends = { $unit } steht Wache und verteidigt nur
refusal-yourself = du kannst nur andere und ihre Einheiten angreifen
refusal-blocks-already = { $unit } blockt schon
refusal-not-in-hand = { $card } ist nicht auf deiner Hand
refusal-redeployed = du hast in diesem Zug schon umgestellt
refusal-deploy-now = stell auf, nutze Fähigkeiten, stell um oder beende die Phase
refusal-start-or-defer = beginne selbst oder lass dem nächsten Spieler den Vortritt
refusal-scout = ein Späher ist eine 2; er braucht einen Gegner mit einer Karte auf der Hand, und als Herz einen freien Platz vorn
refusal-strike = ein Ass trifft feindliche Einheiten so, wie es auf der Karte steht
refusal-queen = eine Dame kann nur ausgespielt werden, wenn es etwas auszuwählen gibt
refusal-imitate = der Doppelgänger ahmt eine Karte im Spiel nach und braucht einen freien Platz in deren Reihe
refusal-summon = dein Totenbeschwörer beschwört einmal pro Phase, und zwar einen Soldaten aus den Gräbern auf einen freien Platz vorn
refusal-interrupt = B♦ wird im Zug eines Gegners ausgespielt
refusal-double = B♣ wird auf eine deiner Einheiten ausgespielt oder auf eines deiner Asse, dessen Fähigkeit angekündigt ist
refusal-ward = B♥ wird im Kampf eines Gegners vor dem Schaden ausgespielt oder gegen einen Schadenseffekt von jemand anderem
refusal-seize = B♠ wird auf eine Einheit im Spiel ausgespielt
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
refusal-instant-now = spiel jetzt eine Sofortkarte aus oder passe
refusal-no-instant = { $card } ist keine Sofortkarte auf deiner Hand
refusal-attack-reach = vordere Einheiten können Gegner und deren vordere Reihe angreifen, hintere auch deren hintere Reihe
refusal-attack-now = sag jetzt, wen { $unit } angreift, oder halte diese Einheit zurück
refusal-block = blocken können nur bereite Einheiten der vorderen Reihe: eine je Angreifer, gegen Pik zwei, wenn zwei es können
refusal-block-now = blocke jetzt den Angreifer oder lass ihn durch
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

account-life = Lebenspunkte übrig: { $life }
account-out = Ausgeschieden: keine Lebenspunkte übrig.


## Vor dem Spiel: worum es geht, was sich einstellen lässt (.title ist kurz, für eine Beschriftung), und wann sich Antwortfenster öffnen.

about = Ein Krieg mit gewöhnlichen Spielkarten: Stell aus vier Häusern ein Heer auf und halte am längsten stand.
option-jokers = Ob die zwei Joker im Stapel sind.
    .title = Die zwei Joker
option-jokers-with = im Stapel
option-jokers-without = nicht dabei
option-life = Mit wie viel Leben alle beginnen.
    .title = Leben zu Beginn
occasion-instants = Sofortkarten


## Was in einer Kartendatei falsch ist: klein begonnen, ohne Punkt.

cardfile-different-letters = zwei Karten haben dieselbe id: die Buchstaben der Häuser müssen sich unterscheiden
cardfile-these-ids = die [[{ $table }]] der Kartendatei sollten { FORM($ids, "comma") } sein
