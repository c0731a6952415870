### The page itself.

## The hall

hall-title = Take a seat by the candle.
hall-about = Card games of feuding Houses, against people or bots.
your-name = Your name
guest = Guest
games = Games
# The letters on two cards of the picture of Houses-Skirmish.
picture-king = K
picture-queen = Q
players = { $fewest } to { NUMBER($most) } players
play-now = Play now
play-now-of = Play now: { $game }
laying = Laying the table …
rivals-of = Rivals in { $game }
new-table = New table
new-table-of = A table for { $game }
new-table-label = New table: { $game }
my-games = My games
my-games-none = Your games appear here, in this browser only.
my-games-over = Show finished games ({ $count })
forget = Forget this game of { $game }
tables-open = Tables with free seats
tables-nobody = Nobody sits there yet
tables-playing = Games to watch
tables-playing-none = No listed game is being played just now.
join = Join
watch = Watch
return = Return
phase-over = finished
unreachable = The hall can't be reached. Is your connection up?
entrance = This hall asks for a password.
entrance-about = Whoever invited you knows it. This browser remembers it once you are in.
entrance-password = Password
entrance-enter = Come in
nowhere = There is no such room in this hall.
unfetched = This part of the page could not be loaded.
load-again = Load again
to-hall = To the hall
back = Back
close = Close
settings = Settings
language-choose = Language
light-turn = Day or night
level-easy = Easy
level-middling = Middling
level-hard = Hard
level-expert = Expert
level-greedy = Greedy
level-random = At random

## A new table

plan-seats = Seats
plan-match = A match ({ $contest })
plan-listed = Listed in the hall: anybody may join
plan-pace = Pace
pace-untimed = Nobody is hurried
pace-real_time = With clocks
pace-days = Over several days
pace-decision = Seconds for a decision
pace-reserve = Reserve for the game, in seconds
pace-day-count = Days for a decision
plan-more = More
plan-window = Response windows stay open (seconds; 0: until all have answered)
plan-thinking = Bots think (seconds)
plan-watchers = Watchers
watchers-public = See what happens at once
watchers-delayed = See it later
watchers-none = None
plan-delay = How much later (seconds)
plan-programs = Programs may sit down, and are marked as such
plan-handover = A bot takes an absent player’s seat after (minutes; 0: never)
plan-stand_in = Which bot that is
plan-lay = Lay the table
choice-seats = { $choice } (with { $seats } players)
seat-number = Seat { $number }
plan-together = Several people at this device: it is passed on from turn to turn

## Gathering

gathering = Gathering
free = Free
sit-here = Sit here
seat-bot = Seat a bot
seat-free = Free the seat
seat-up = Move { $name } up one seat
you = you
away = away
bots = Bots
fill-bots = Fill with bots
start = Begin the game
gathering-wait = The host begins when all seats are taken.
gathering-full = All seats are taken: the host can begin.
gathering-watch = You will watch when the game begins.
invite = Invite
invite-about = Whoever opens this link needs only a name to sit down.
invite-name = Name of the guest
invite-make = Make a link
invite-watch = To watch only
invite-here = The hall listens to this machine alone, so only this machine can open the link. Let others in when make play asks, or start the hall with --host 0.0.0.0.
invite-link = Link
invite-code = The link as a QR code
copy = Copy
copied = Copied
copy-by-hand = Your browser won't copy for this page: press Ctrl+C, or hold the text down.
device = At this device too
device-seat = Seat them here
curtain = Curtain
curtain-pass = Pass the device to { $name }
curtain-about = Nobody else should look. The table opens when the curtain is raised.
curtain-open = I am { $name }: raise the curtain
curtain-back = Not yet: back to { $name }
curtain-who = Who holds the device?

## At the table

table = Table
connecting = Coming to the table …
lost = The connection is lost. Your moves are kept; trying again …
connected-again = Connected again.
missed-move = Your move came too late: the game had gone on.
missed-offer = Your offer came too late: something had happened at the table. Make it again if you still want to.
missed-call = Your answer to the offer came too late: something had happened at the table.
missed-undo = You asked too late to take a move back: the game had gone on.
other-lost = { $name } has lost the connection.
other-back = { $name } is back.
talk-unheard = Not sent yet
closed = This table can't be opened.
closed-not_yours = This table is private: ask its host for a link.
closed-unwatched = This game can't be watched: ask one of its players for a replay when it is over.
closed-not_there = There is no such table.
closed-seat_freed = This seat is no longer yours.
closed-removed = The host has removed you from this table; choose another one, or lay one yourself.
closed-other_protocol = The hall has been updated: load the page again.
closed-banned = Whoever runs the hall has shut you out.
closed-table_closed = Whoever runs the hall has closed this table.
closed-unreadable = This table can't be read, through no fault of yours: ask whoever runs the hall.
closed-other_engine = This table was played with another version of the hall and can't be opened with this one.
watching = You are watching
drawer = Beside the table
tab-log = Log
tab-talk = Talk
tab-deals = Deals
tab-rules = Rules
unread = unread
wish-confirm = Confirm every move
wish-hurry = Move for me where I have no choice
wish-motion = Animate cards
wish-sound = Sounds
wish-notify = Tell me when it is my turn
needs-https = Notices outside the page, and installing the page, need https; this address has only http.
wish-notify-denied = Your browser does not allow this page to send notices. You can change that in its settings.
hand-over = Let a bot play for me
abandon = Propose to abandon the game
undrawn = This game has no drawn table yet: play it from the list of moves.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
stand-in = a bot plays
program = program
kept = promises kept
broken = promises broken
decides = decides
your-turn = Your turn
closes = { $seconds } s
so-far = Your move so far
take-back-pick = Take back: { $thing }
moves-left =
    { $count ->
        [one] { $count } possible move
       *[other] { $count } possible moves
    }
all-moves = All moves ({ $count })
moves = Moves
moves-find = Find a move
moves-none = No move contains these words.
confirm = Confirm
step-back = Back
undo = Undo
agree = Agree
disagree = No
orders = Standing orders
orders-short = Orders
orders-about = Where the hall should pass for you at once, whatever you hold.
passed-for-you = Passed for you: { $what }.
orders-paused = Your orders are suspended: you are asked every time until you have them followed again.
order-ask = Ask me
order-pass = Pass for me
order-stop = Suspend orders
order-resume = Follow orders again
order-key = Key A
hint = Hint
hint-thinking = Looking for a good move …
hint-says = A search would play: { $move } Estimated chance of winning: { $chance }.
skip = Pass until something changes
skipping = You pass until something changes.
skip-stop = Ask me again
rule = Show { $line }
ruling = ruling
put-away = Put away: { $thing }
talk-none = Nobody has said anything yet.
talk-say = Say something
send = Say
rules-find = Search the rules
rules-none = No rule contains these words.
ended = The end
ended-you = You have won!
ended-winners = { $names } won
ended-abandoned = The game was abandoned.
ending-deaths = Two Characters are Killed.
ending-deck = The Action deck has run out a second time.
ending-no_action = No action is possible.
ending-one_favored = Only one House is favored.
ending-none_favored = No House is favored.
again = Play again
again-match = The next game of the match
again-wait = Waiting for the others
look-at-table = Look at the table
record = Record

## After the game

replay = Replay
replay-of = Replay of { $game }
replay-wait = Opening the record …
replay-move = Move
replay-at = Move { $at } of { $moves }
replay-first = To the deal
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-run = Let it run
replay-stop = Stop
replay-moves = Move by move
replay-deal = The deal
replay-play-on = Play on from here
replay-play-on-as = In place of { $name }, against bots
replay-link = Copy link
eyes = Seen by
eyes-all = Everything open
eyes-watch = Those who watched
chances = How the chances changed
chances-of = The estimated chances: { $now }
chances-now = Chances at this moment
chances-wait = Estimating the chances …
chances-about = An estimate from the open position. The players knew less.
swings = Turning points
swings-none = No single move changed much.
swing = Move { $move }: { $name }'s chance goes from { $from } to { $to }
shuffle = Was the shuffle honest?
shuffle-about = Before the deal the hall sealed its seed: it could not choose the cards afterwards. Your browser can compute the seal again.
shuffle-check = Verify the shuffle
shuffle-published = Before the deal the hall published this seal:
shuffle-witnessed = Your browser wrote it down when the game began.
shuffle-recorded = As the record has it; your browser was not there when the game began.
shuffle-revealed = After the last move it revealed what it had sealed:
shuffle-computed = Your browser computes the SHA-256 of that:
shuffle-good = They agree. The deck was shuffled before anyone moved.
# $names: those who have added a number.
shuffle-added = These numbers were added by { $names }; each seat's number stands behind it, and the hall's own part in front:
shuffle-made = The SHA-256 of that is the seed from which the cards were dealt:
shuffle-own = Your own number is among them, as your browser wrote it down.
shuffle-good-shared = Everything agrees: the cards follow from all these numbers, which were sealed before any of them was shown.
shuffle-left-out = Your number is not in this shuffle: it did not reach the hall in time.
# What is said of the shuffle at the end of a game.
shuffle-verdict-shared = The shuffle was fair: your number is in it, and the hall kept to its seal.
shuffle-verdict-elsewhere = The hall says that your seat's number in the shuffle came from another tab or device. If you have none open, don't rely on it.
shuffle-verdict-others = The cards were shuffled with numbers from other browsers; this one gave none.
shuffle-verdict-left_out = Your number is not in the shuffle: the hall says that it did not come in time.
shuffle-verdict-skipped = The hall did not ask you for a number before the shuffle, although you were there.
shuffle-verdict-broken = Don't trust this shuffle: what the hall reveals is not what it had sealed.
shuffling = The cards are being shuffled …
shuffle-bad = They don't agree. This is not the shuffle that was promised.
shuffle-verify = To play the whole record again from that seed:
games-finished = Finished games
games-finished-none = No listed game has been finished yet.
account = How the points came about
open-all = Lay everything open
open-not = Cover it again

## Deals

deals-none = There is no open offer.
pledge = { $by } to { $to }: the promise { $what }
pledges = Promises
offers-open = open offers
offer-by = Offer from { $name }
offer-mine = You make { $names } an offer.
offer-yours = { $name } makes you an offer.
offer-also = and also { $names }
offer-theirs = { $name } makes { $names } an offer.
# What somebody gives if the offer is accepted. $who: "you", or who it is; the cards stand below.
offer-gives = { $who ->
    [you] You give:
   *[other] { $who } gives:
}
offer-shows = { $who ->
    [you] You show the { $secret }.
   *[other] { $who } shows the { $secret }.
}
offer-promises = { $who ->
    [you] You promise { $what }.
   *[other] { $who } promises { $what }.
}
offer-says = { $who ->
    [you] You say:
   *[other] { $who } says:
}
offer-card = a card
offer-look = a look at the { $secret }
offer-nothing = { $who ->
    [you] You give nothing.
   *[other] { $who } gives nothing.
}
deal-accept = Accept
deal-counter = Counter
deal-decline = Decline
deal-consider = Leave it open
deal-withdraw = Withdraw
deal-unable = You can't do your part of it now.
deal-make = Make an offer
deal-most = You have made two offers this turn; you can make more next turn.
deal-how = Click cards here or on the table; a rival’s House says to whom.
deal-to = To
deal-all = Everyone
deal-give = You give
deal-nothing = nothing
deal-promise = You promise
deal-want = You want
deal-want-card = Ask for a card …
deal-demand = They should promise
deal-words = In your own words
deal-send = Offer it
promise-a = a promise
promise-add = Add
promise-kind = What is promised
promise-thing = About whom or what
promise-until = Until when
promise-turn = until turn { $turn }
promise-spare = to spare
promise-aid = to help
promise-strike = to act against
promise-card = to give
promise-spare-of = to spare House { $thing } until turn { $turn }
promise-aid-of = to help House { $thing } before turn { $turn }
promise-strike-of = to act against House { $thing } before turn { $turn }
promise-card-of = to give { $thing } before turn { $turn }
fate-open = still open
fate-kept = kept
fate-broken = broken
fate-lapsed = lapsed

## Lessons

learn = Learn
learn-of = Learn { $game }
foreseen = Then: { $follows }
foreseen-unanswered = If nobody steps in: { $follows }
learn-wins = What wins
learn-wins-of = What wins { $game }
