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

## Links that lead to a seat

arrival-invited = { $host } invites you to a game of { $game }
arrival-invited-nobody = You are invited to a game of { $game }
arrival-seat = Seat { $seat } is kept for { $name }.
arrival-take = Take the seat
arrival-blocked = You have blocked { $name }. People are known by their names here, so this may be somebody else.
arrival-device = Your seat in { $game }
arrival-device-about = You play there as { $name }. The seat stays open on your other device, too.
arrival-device-open = Open the seat here
arrival-other = You play here as { $names }. The link that you opened is for { $name }.
arrival-same = You play here as { $name }: this browser has the seat already. The link has not been used, and still opens the seat on another device.
arrival-closed = This link no longer opens anything
arrival-other-hall = This hall has no such table. The link may be from another hall, or part of it is missing.
invited = invited
missing-invited =
    { $count ->
        [one] { $names } has not come yet.
       *[other] { $names } have not come yet.
    }
invitation-private = This table is not listed. Name your guests, and give each their own link. Whoever takes a seat with it has that seat alone.
invitation-keep = Keep a seat for somebody:
invitation-for = An invitation for { $name }
invitation-elsewhere = { $name } is invited. The link is in the browser that made it; to make another one, withdraw the invitation.
invitation-withdraw = Withdraw
invitation-withdraw-of = Withdraw the invitation for { $name }
host = host
host-give = Make host
device-other = This seat on another device
device-other-of = { $game }: your seat on another device
device-other-about = Open this link on the other device, or scan the code there. It works once, within ten minutes. Whoever has it has your seat: show it to nobody.
device-other-who = Whose seat?
device-other-used = The link has been used: your seat is open on the other device, too.
device-other-late = The ten minutes are over: the link no longer opens anything.
device-other-again = Make another link
elsewhere = Your seat is open in another browser.
elsewhere-end = End it there
elsewhere-mine = That is me
elsewhere-told = Notices for this seat go to these addresses. Tick those that are yours: the others will get nothing more.
elsewhere-told-too = You will still get notices in this browser. They also go to these addresses: tick those that are yours, and the others will get nothing more.
lost-watch = Watch the game
closed-rekeyed = The seat was given a new key in another browser, and so it is closed here.

## The recovery file

recovery = Recovery file
recovery-about = The keys of your seats, how your games ended and which lessons you have done are in this browser only. A file of all that brings it back if you lose it, and takes it to another browser. Whoever has the file has your seats.
recovery-save = Save my seats
recovery-load = Bring seats back
recovery-saved = The file is saved. Keep it where only you can find it.
recovery-brought =
    { $count ->
        [0] You have all the seats of this file already.
        [one] { $count } seat is back.
       *[other] { $count } seats are back.
    }
recovery-games =
    { $count ->
        [one] { $count } finished game is back.
       *[other] { $count } finished games are back.
    }
recovery-malformed = This is not a recovery file of Greathall, or it is damaged. Nothing was changed.
recovery-newer = This file was saved by a newer Greathall: load this page again, then the file. Nothing was changed.
recovery-other = This file is from another hall, { $hall }: load it there. Nothing was changed.
