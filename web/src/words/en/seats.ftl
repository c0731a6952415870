### The seats this browser holds.

place-other = You already sit at this table
place-other-about = You play here as { $names }. The link that you opened leads to another place at the table.
place-stay = Go on as { $names }
place-take = Take that place as well
place-take-about = If more than one of you plays at this device: both places are kept, and the device is passed on from turn to turn.
cancel = Cancel
forget-ask = Forget this game?
forget-about = { $game }, played by { $names }. The key of the seat is in this browser only: once it is forgotten, only the link of the seat leads back to it.
forget-yes = Forget it
forget-no = Keep it
forget-done = Forgotten
forget-undo = Undo: keep this game of { $game }
unkept-seats =
    { $count ->
        [one] Your browser can't keep the key of a seat ({ $names }): its storage is full or switched off. Copy the link of the seat before you leave this page, or the seat is lost.
       *[other] Your browser can't keep the keys of some seats ({ $names }): its storage is full or switched off. Copy their links before you leave this page, or the seats are lost.
    }
unkept-link = The link of { $name }
unkept-copy = Copy the link of { $name }
unkept-others = Your browser can't keep your settings and decks: its storage is full or switched off. What you change is lost when you leave this page.
