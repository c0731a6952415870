### Games over several days, and time as it is written there.

span-days =
    { $hours ->
        [0] { $days } d
       *[other] { $days } d { $hours } h
    }
span-hours =
    { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
on-holiday = on holiday until { $until }
on-holiday-short = on holiday

## A new table

plan-holidays = Days off for everyone, in each game
plan-days-windows = Response windows wait until everyone has answered, or their time is over.

## At the start

days = A game over several days
days-terms =
    { $days ->
        [one] You have { $days } day for each decision. You can close the page in the meantime: you lose nothing.
       *[other] You have { $days } days for each decision. You can close the page in the meantime: you lose nothing.
    }
days-terms-hours =
    { $hours ->
        [one] You have { $hours } hour for each decision. You can close the page in the meantime: you lose nothing.
       *[other] You have { $hours } hours for each decision. You can close the page in the meantime: you lose nothing.
    }
days-missed = If your time runs out, a bot makes that move. After the second time in a row it plays on until you take your seat back.
days-holidays =
    { $days ->
        [one] You can take { $days } day off in each game (in the settings above): your time stands still.
       *[other] You can take { $days } days off in each game (in the settings above): your time stands still.
    }
days-orders = Where would you pass anyway? Then nobody has to wait for you.
days-read = To the table

## While it lasts

days-reminder = Your time ends in { $left }. Then a bot makes this move.
holiday = Holiday
holiday-left =
    { $days ->
        [one] You can take { $days } day off in this game.
       *[other] You can take { $days } days off in this game.
    }
holiday-none = You have taken all your days off in this game.
holiday-days = Days
holiday-take = Take a holiday
holiday-until = You are on holiday until { $until }. Your time stands still.
holiday-end = I am back
