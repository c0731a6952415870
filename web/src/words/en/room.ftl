### The room before the game, and the company at the table.

## Seats

seat-move = Move here
seat-swap = Change places
seat-swap-ask = Ask to change places
seat-swap-asked = { $name } asks to change places with you.
seat-swap-waits = You have asked { $name } to change places.
seat-swap-withdraw = Never mind
seat-more = More about { $name }
seat-remove = Remove from the table
seat-remove-ask = Remove { $name }? { $name } can't sit down at this table again with this browser, unless you invite them.
seat-remove-yes = Remove { $name }
leave-seat = Leave the table
ready = ready
ready-say = I am ready
ready-not = Not ready yet
room-freed = You no longer sit at this table: your seat was freed.
room-host-away = { $name } hosts the table and is away. Whoever is here hosts it after a minute, until { $name } is back.
room-host-away-days = { $name } hosts the table and is away. Whoever is here hosts it after a day, until { $name } is back.
room-hosted-by = { $name } hosts the table now.
room-host-again = Sit down again, and you host it.
room-blocked = You have blocked { $names }, and now you meet at this table.

## What the host's start waits for

missing-seats =
    { $count ->
        [one] A seat is still free: wait for a guest, or let a bot take it.
       *[other] { $count } seats are still free: wait for guests, or let bots take them.
    }
missing-away =
    { $count ->
        [one] { $names } is not here.
       *[other] { $names } are not here.
    }
missing-ready =
    { $count ->
        [one] { $names } has not said “ready” yet.
       *[other] { $names } have not said “ready” yet.
    }
missing-nothing = Everyone is ready.

## The terms of a table

terms = What is agreed
terms-pace = Pace
terms-pace-untimed = Nobody is hurried.
terms-pace-clocks = { $decision } for each decision, and a reserve of { $reserve } for the whole game.
terms-pace-days = { $decision } for each decision. You need not stay here.
terms-late = Out of time
terms-late-bot = A bot ({ $bot }) makes that one move.
terms-late-days = A bot ({ $bot }) makes that one move, and after the second one in a row it plays on.
terms-holidays = Holidays
terms-holidays-of =
    { $days ->
        [one] Everyone can take one day off in a game; their time stands still.
       *[other] Everyone can take { $days } days off in a game; their time stands still.
    }
terms-windows = Response windows
terms-windows-close = Open for { $time }; whoever has not answered by then passes.
terms-windows-wait = They wait until everyone has answered.
terms-decks-own = Everyone brings their own, or gets one of the ready ones. They are shown when the game begins.
terms-decks-laid = The host has chosen some; wherever that is open, you bring your own.
terms-match = Length
terms-single = A single game
terms-match-of = A match: { $contest }
terms-absence = If someone leaves
terms-absence-bot = After { $time } a bot ({ $bot }) plays on, until they are back.
terms-absence-days = Nobody need stay connected: only missed deadlines count.
terms-absence-vote = Those who are still here decide whether a bot ({ $bot }) plays on.
terms-watchers = Watchers
terms-watchers-all = Anyone can watch.
terms-watchers-link = Whoever has the link for watching can watch.
terms-watchers-delayed = They see everything { $time } later.
terms-watchers-none = None
terms-hints = Hints
terms-hints-never = None
terms-hints-against_bots = Only for someone who plays against bots alone
terms-hints-always = For everyone
terms-talk = Talk
terms-talk-all = You can talk to each other.
terms-talk-none = Nobody talks at this table.
terms-who = Guests
terms-who-listed = Listed in the hall: anybody can join.
terms-who-invited = Only by invitation
plan-talk = The players can talk to each other

## One's own deck

own-deck = Your deck
own-deck-any = Any ready deck
own-deck-about = The others see it when the game begins.
own-deck-kept = You bring a deck that has since changed in this browser.
own-deck-faults = This deck can't be played, so the choice before it stands:

## Company

mute = Hide what { $name } says
unmute = Show what { $name } says
muted = hidden in talk
block = Block { $name }
unblock = Unblock { $name }
block-about = Blocking goes by the name, in this browser: tables at which { $name } sits are not listed for you, and what { $name } says is hidden. Whoever takes another name is not recognised.
talk-heard = { $name } says: { $text }
talk-hushed = What { $name } says is hidden.
talk-show = Show it
company = Blocked and hidden
company-forgive = Forgive { $name }
