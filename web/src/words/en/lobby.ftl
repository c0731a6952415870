### The tables that one can join, and being paired with anyone.

## The list

lobby-search = Which tables
lobby-game = Game
lobby-game-any = Any game
lobby-pace = Pace
lobby-pace-any = Any pace
lobby-pace-untimed = Nobody is hurried
lobby-pace-real_time = With clocks
lobby-pace-days = Over several days
lobby-language = Language of the table
lobby-language-any = Any language
lobby-host = The host is there
lobby-none = No table like that is open. Lay one, or be paired with anyone.
lobby-lay = Lay a table
lobby-games = Choose a game
lobby-all = Show all tables
lobby-count =
    { $count ->
        [one] { $count } table is open.
       *[other] { $count } tables are open.
    }
lobby-free =
    { $free ->
        [one] { $free } seat free
       *[other] { $free } seats free
    }
lobby-laid = laid { $ago }
lobby-laid-now = laid just now
lobby-host-here = the host is here
lobby-host-away = the host is away
lobby-waits = waiting now
lobby-paired = begins by itself when all seats are taken
lobby-gone = No longer open
lobby-join = Join: { $game }, { $names }
lobby-untimed = no clock
lobby-decision = { $time } for each decision
lobby-windows = windows of { $time }
lobby-windows-wait = windows wait for everyone
lobby-match = a match
table-language = Language

## Being paired with anyone

anyone = Play anyone now
anyone-finding = One moment …
anyone-name = What should the others call you?
anyone-go = Find someone to play
anyone-again = Look again
anyone-given-up = You were away for a while, so your place was given up.
anyone-busy = So many are looking for players just now that no place could be kept for you. Please try again.
waiting = Looking for players
waiting-for = Looking for someone to play { $game }
waiting-here =
    { $here ->
        [one] You are the first of { $seats }.
       *[other] { $here } of { $seats } players are here.
    }
waiting-begins = Everyone is here: the game begins.
waiting-about = The game begins by itself when all seats are taken. Keep this page open; you can do something else meanwhile in another tab.
waiting-stop = Stop looking
waiting-bots = Play against bots instead
waiting-fill = Fill up with bots
waiting-fill-mine = You want to fill up with bots. That happens when everyone here agrees.
waiting-fill-others =
    { $count ->
        [one] { $names } would rather fill up with bots. Do you agree?
       *[other] { $names } would all rather fill up with bots. Do you agree?
    }
waiting-wait = Rather wait
waiting-blocked = You have blocked { $names }: looking for others …
