### Matches: several games for one victory.

match-standing = Match
match-game = Game { $game } of { $games }
match-victories =
    { $victories ->
        [one] { $victories } victory wins
       *[other] { $victories } victories win
    }
match-won-you = You have won the match!
match-won = { $names } won the match
match-after = The match so far
match-end = The match
match-next = The next game begins in { $left }.
match-seconds = { $seconds } s
match-paused = { $names } { $count ->
        [one] wants
       *[other] want
    } a pause before the next game.
match-paused-you = You want a pause. The next game waits for you.
match-pause = Pause
match-resume = Go on
match-begun = The next game has begun.
match-begun-turn = The next game has begun, and it is your turn.
match-to-table = To the game
match-result = The result
match-before = The game before this one
# $names: those who want another game.
again-wanted = For another game: { $names }.
again-away = { $names } { $count ->
        [one] has
       *[other] have
    } a minute to come back.
again-left = { $names } { $count ->
        [one] has left. If the rest of you play again, that seat becomes free for someone else.
       *[other] have left. If the rest of you play again, their seats become free for others.
    }
