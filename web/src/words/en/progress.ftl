### How one has done: games, streaks, lessons, and what to try next.

progress = How you have done
progress-link = How I have done
progress-none = You have not finished a game here yet.
progress-whole = You have won { NUMBER($won) } of { $played ->
        [one] { $played } game
       *[other] { $played } games
    }.
progress-streak = { $now ->
        [0] Your longest run of victories is { NUMBER($best) }.
        [one] You won the last one; your longest run of victories is { NUMBER($best) }.
       *[other] You won the last { $now }; your longest run of victories is { NUMBER($best) }.
    }
progress-won = { NUMBER($won) } of { NUMBER($played) }
progress-people = People
progress-not-yet = Not played yet.
progress-next = Next: { $level }
progress-learn = Take the lesson
progress-learnt = Lesson done
progress-games = Games
progress-victory = Won
progress-defeat = Lost
progress-replay = Replay of { $game }, { $day }
progress-more = Show { $count } more
progress-save = Save as a file
progress-here = Only this browser knows all this; the hall keeps no profile of you.
progress-learn-wins = Second lesson: what wins
progress-learnt-wins = Second lesson done
