### The end of a game.

ending-called = The end of the game
ending-victory = The hall is yours
ending-defeat = { $name } takes the hall
ending-shared = { $names } share the hall
ending-how = How it was won
ending-no-turn = It was close to the end: no single move decided it.
ending-standings = The points
ending-go-on = Go on
ending-tie-shared = They are level in everything: the victory is shared.
ending-tie-treachery = The points are level: whoever got the most out of a single Noble wins.
ending-tie-duhr = The points are level: the House in better standing wins.
