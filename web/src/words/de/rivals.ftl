# Die Karten der Spiele in der Halle: gegen wie viele man spielt, wie lange es dauert, wo man anfängt.
start-here = Hier anfangen
game-length = etwa { NUMBER($minutes) } Minuten
depth-light = leicht zu lernen
depth-medium = mittel
depth-deep = anspruchsvoll
rival-count-of = Wie viele Gegner in { $game }
rival-count = { $count } Gegner
