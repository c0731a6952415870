# The cards of the games in the hall: against how many one plays, how long it takes, where to begin.
start-here = Start here
game-length = about { NUMBER($minutes) } minutes
depth-light = light
depth-medium = medium
depth-deep = deep
rival-count-of = How many rivals in { $game }
rival-count = { $count ->
    [one] { $count } rival
   *[other] { $count } rivals
}
