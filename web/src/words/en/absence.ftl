### Those who are away, and what the others decide.

# $name, $names: people at the table.
absent = { $name } is away. What now?
missing-rival = { $name } has lost the connection or closed the page
missing-rival-about = After a minute you can decide together how the game goes on.
missing-rival-bot = In a minute at most, a bot takes the seat.
absent-bot-in =
    { $minutes ->
        [one] A bot takes the seat in { $minutes } minute.
       *[other] A bot takes the seat in { $minutes } minutes.
    }
absent-wait = Wait
absent-bot = Let a bot play on
absent-substitute = Find a substitute
absent-end = End the game
absent-decide = Decide now
vacant = { $name }’s seat is open
vacant-about = Whoever opens the link and says yes plays on there, unless { $name } is back first.
vacant-bot = Until then a bot plays there.
substitute-show = Show the link
substitute-link = The link to the open seat
substitute-for = Find a substitute for { $name }
substitute-take = Play for { $name }
substitute-title = Play on for { $name }?
substitute-about = { $name } had to leave a game of { $game }. The others ask for somebody who takes the seat and plays on.
substitute-yes = Take the seat
substitute-no = No, to the hall

propose-undo = { $name } asks to take a move back.
propose-undo-own = You ask to take a move back.
propose-hand_over = Let a bot play on for { $name }?
propose-substitute = Let somebody else play on for { $name }?
propose-abandon = End the game without a result?
proposal-you = you
proposal-agreed = Agreed: { $names }.
proposal-missing = Still to answer: { $names }.
refuse = Refuse
withdraw = Withdraw

bot-for-you = A bot plays for you
take-seat-back = Take your seat back
understood = All right

resign = Resign
resigned = has resigned
you-resigned = You have resigned. A bot plays on, and you may watch.
resign-ask = Do you want to resign?
resign-about-two = The game is over then, and you have lost.
resign-about-more = You have lost then. A bot plays your seat to the end, and you can't take it back.
resign-yes = Resign for good
end-ask = Do you want to end the game?
end-about = The others are away. The game has no result then.
end-yes = End it
ending-resigned = Everyone else has resigned.
outdated = This game can't go on
