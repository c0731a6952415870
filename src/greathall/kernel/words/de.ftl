# Wie das Deutsche zählt, aufzählt und Wortgruppen baut, und was in allen Spielen gesagt wird.
language = Deutsch

# Die Mehrzahlregeln von CLDR.
-plurals = CLDR
    .one = i = 1 and v = 0
# Die Formen, die Namen außer der einfachen (Nominativ) haben können; title ist der Name auf der Karte, compound steht vor dem Bindestrich.
# In Kartentexten: verb ist das Verb zu dem, was sonst ohne es dasteht; inverted steht nach einem Nebensatz.
-forms = acc dat gen title compound verb inverted

list-none = nichts
list-comma = { $first }, { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

# Eine Wortgruppe: ein Hauptwort und was dazugehört. Fälle: nom, acc, dat, gen. Geschlechter: m, f, n; pl ist die Mehrzahl.
phrase = { $article } { $adjectives } { $noun } { $after }
# Ein weiteres Hauptwort, das ebenso gemeint sein kann: „ein Ort oder eine Verstärkung“.
phrase-or = { $first } oder { $article } { $adjectives } { $noun }
phrase-compound = { $what }-{ $noun }
-article-a = ein
    .f = eine
    .acc-m = einen
    .dat-m = einem
    .dat-n = einem
    .dat-f = einer
    .gen-m = eines
    .gen-n = eines
    .gen-f = einer
    .pl = { "" }
-article-the = der
    .f = die
    .n = das
    .pl = die
    .acc-m = den
    .acc-n = das
    .dat-m = dem
    .dat-n = dem
    .dat-f = der
    .dat-pl = den
    .gen-m = des
    .gen-n = des
    .gen-f = der
    .gen-pl = der
-article-each = jeder
    .f = jede
    .n = jedes
    .acc-m = jeden
    .acc-n = jedes
    .dat-m = jedem
    .dat-n = jedem
    .dat-f = jeder
    .gen-m = jedes
    .gen-n = jedes
    .gen-f = jeder
# Endungen der Adjektive; die Dateien haben ihren Stamm („kniend“).
-ending = en
    .a-nom-m = er
    .a-nom-f = e
    .a-nom-n = es
    .a-acc-f = e
    .a-acc-n = es
    .the-nom-m = e
    .the-nom-f = e
    .the-nom-n = e
    .the-acc-f = e
    .the-acc-n = e
    .each-nom-m = e
    .each-nom-f = e
    .each-nom-n = e
    .each-acc-f = e
    .each-acc-n = e
    .a-nom-pl = e
    .a-acc-pl = e
    .a-gen-pl = er
    .bare-nom-m = er
    .bare-nom-f = e
    .bare-nom-n = es
    .bare-acc-f = e
    .bare-acc-n = es
    .bare-dat-m = em
    .bare-dat-f = er
    .bare-dat-n = em
    .bare-gen-f = er
    .bare-nom-pl = e
    .bare-acc-pl = e
    .bare-gen-pl = er
-it = er
    .f = sie
    .n = es
    .pl = sie
    .acc-m = ihn
    .acc-n = es
    .dat-m = ihm
    .dat-n = ihm
    .dat-f = ihr
    .dat-pl = ihnen

# Was gesagt wird, wenn die Regeln einen Zug nicht zulassen: der Grund, dann die Zeile der Regeln.
refused = { $reason } ({ $line })
refusal-no-deals = in diesem Spiel wird nicht gehandelt
refusal-no-seat = an diesem Tisch gibt es keinen Platz { $seat }
refusal-game-over = das Spiel ist vorbei
refusal-not-yours = du bist gerade nicht am Zug

prompt-over = Das Spiel ist vorbei.
prompt-waiting = Am Zug: { $who }.
account-points = { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
