# Was die Edlen der Halle sagen, für ein paar Sekunden an ihrem Platz: zu einem Handel, zu einem Versprechen, das ihnen gebrochen wird, zu
# jemandem, den sie töten, und zu Niederlage und Sieg. Eine Zeile hat weniger als 64 Zeichen.
noble-Odo_the_Cellarer = { $occasion ->
    [deal] Abgemacht. Ich mache das gute Fass auf.
    [broken] Für weniger habe ich Leute rausgeworfen.
    [kill] Ein Becher weniger zu füllen.
    [defeat] Der Keller gehört immerhin noch mir.
   *[victory] Eine Runde für alle. Du zahlst.
}
noble-Old_Marla = { $occasion ->
    [deal] Schlag ein, Kind. Ich vergesse nichts.
    [broken] Ich kannte deine Großmutter. Die war auch nicht besser.
    [kill] Ich habe schon Nettere begraben.
    [defeat] Na ja. Bessere haben mich geschlagen. Nicht viele.
   *[victory] Alter vor Schönheit, mein Schatz.
}
noble-Tamsin_Reed = { $occasion ->
    [deal] Wirklich? Oh, danke!
    [broken] Aber du hast es versprochen!
    [kill] Ich hätte nicht gedacht, dass das klappt.
    [defeat] Spielen wir noch mal? Bitte?
   *[victory] Gewonnen? Ich? Gewonnen!
}
noble-Corvin_Ash = { $occasion ->
    [deal] Wir verstehen uns. Fürs Erste.
    [broken] Das hätte ich auch getan. Nur früher.
    [kill] Nichts Persönliches. Nun, ein wenig.
    [defeat] Du hast es kommen sehen. Ich nicht.
   *[victory] Du hast dich nie umgedreht.
}
noble-Halvard_Ram = { $occasion ->
    [deal] Mein Wort ist Eisen.
    [broken] An diesen Tag wirst du noch denken.
    [kill] Der Nächste!
    [defeat] Ein guter Kampf. Darauf trinke ich.
   *[victory] Kraft. Mehr steckt nicht dahinter.
}
noble-Brother_Bertran = { $occasion ->
    [deal] Möge es uns beiden Frieden bringen.
    [broken] Ich vergebe dir. Mein Buch nicht.
    [kill] Ich spreche ein paar Worte für sie.
    [defeat] Das kommt vom Hochmut. Von meinem.
   *[victory] Ich bin so überrascht wie du.
}
noble-Mother_Ysolt = { $occasion ->
    [deal] Es ist bezeugt.
    [broken] Das steht nun geschrieben.
    [kill] Die Stunde war gekommen.
    [defeat] So endet es. Du hast gut gespielt.
   *[victory] Auch Geduld ist eine Waffe.
}
noble-Piet_Longhat = { $occasion ->
    [deal] Mit dir macht man gern Geschäfte!
    [broken] Du weißt, dass es eine Vertragsstrafe gibt?
    [kill] Das schreibe ich ab.
    [defeat] Bankrott! Und das mit diesem Hut.
   *[victory] Gewinn, nichts als Gewinn.
}
noble-Garrow_One_Eye = { $occasion ->
    [deal] Gut. Mein eines Auge lasse ich nicht von dir.
    [broken] Das andere hat mich ein Freund gekostet.
    [kill] Nicht mal geblinzelt.
    [defeat] Nicht kommen sehen. Von der Seite.
   *[victory] Ein Auge hat gereicht.
}
noble-Agnes_Moth = { $occasion ->
    [deal] Wie reizend. Ich nehme an.
    [broken] Wie überaus enttäuschend.
    [kill] Jemand hole einen Lappen.
    [defeat] Darüber rede ich mit der Köchin.
   *[victory] Selbstverständlich.
}
noble-Rook = { $occasion ->
    [deal] Ha! Gut, du bist dabei.
    [broken] He! Das ist mein Trick!
    [kill] Hoppla.
    [defeat] Noch zwei Runden?
   *[victory] Zu schnell für dich!
}
noble-Queen_Orla = { $occasion ->
    [deal] Auf die Krone ist Verlass.
    [broken] Wir vergessen nicht. Wir vergeben nicht.
    [kill] Das soll allen eine Lehre sein.
    [defeat] Wir beugen uns. Genieße es, solange es währt.
   *[victory] Du darfst dich erheben.
}

# Wie sie heißen: Namen bleiben, Beinamen sind übersetzt, und ebenso in den Worten der Halle (kernel/words).
noble-name-Odo_the_Cellarer = Kellermeister Odo
noble-name-Old_Marla = Großmutter Marla
noble-name-Tamsin_Reed = Tamsin Reed
noble-name-Corvin_Ash = Corvin Ash
noble-name-Halvard_Ram = Halvard Ram
noble-name-Brother_Bertran = Bruder Bertran
noble-name-Mother_Ysolt = Mutter Ysolt
noble-name-Piet_Longhat = Piet Langhut
noble-name-Garrow_One_Eye = Garrow Einauge
noble-name-Agnes_Moth = Agnes Moth
noble-name-Rook = Rook
noble-name-Queen_Orla = Königin Orla
