# Basar, ein Tisch, an dem nur gehandelt wird.
-card-figs = Feigen
-card-salt = Salz
-card-silk = Seide
-card-tin = der Topf
    .acc = den Topf
-secret-mark = das Zeichen
-secret-map = die Karte

move-pass = Passen.
move-brew = Brauen.

refusal-no-swearing = nicht fluchen
refusal-pass-or-brew = passe oder braue
