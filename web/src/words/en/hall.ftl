### What the hall says of tables, and why it refuses.

## What the hall says of a table

event-opened = The table is laid.
event-seated = { $name } sits down.
event-freed = Seat { $seat } is free.
event-swapped = Seats { $one } and { $two } change places.
event-started = The game begins.
event-played-clock = The time of { $name } has run out.
event-sealed = Your answer is sealed until the window closes.
event-undo_asked = { $name } asks to take a move back.
event-undo_answered-yes = { $name } agrees.
event-undo_answered-no = { $name } does not agree.
event-undone = { $name } takes a move back.
event-voted-hand_over = { $name } wants a bot to play for { $other }.
event-voted-abandon = { $name } wants to abandon the game.
event-voted-again = { $name } wants to play again.
event-voted-no_longer-hand_over = { $name } no longer wants a bot to play for { $other }.
event-voted-no_longer-abandon = { $name } no longer wants to abandon the game.
event-voted-no_longer-again = { $name } no longer wants to play again.
event-handed_over = A bot plays for { $name }.
event-taken_back = { $name } is back.
event-abandoned = The game is abandoned.
event-ordered = The hall passes for you: { $what }.
event-ordered-nothing = You are asked every time.
event-ordered-forced = Moves without a choice are yours, too.
event-unasked = Passed for you: { $what }.

## Why it refuses

refused-begun = The game has begun; seats stay as they are.
refused-handed_over = A bot plays for you; take your seat back first.
refused-in_time = They are in time: over days a bot can take a seat only after a missed deadline.
refused-left_alone = The others are away, and the game is theirs too. Let bots play for them, or wait until they are back.
refused-lesson = In a lesson every move is your own.
refused-lesson_for_one = A lesson is for one person and bots.
refused-no_deals = No deals are made in this game.
refused-no_estimate = No estimate was found in time.
refused-no_game = No game is under way at this table.
refused-no_hint_found = No hint was found in time.
refused-no_hints = No hints are given at this table.
refused-no_such_event = The hall knows nothing yet of what was seen here last.
refused-no_such_occasion = The game has no such occasion.
refused-no_such_seat = Nobody plays that seat themselves.
refused-not_alone = Where others sit, every answer must be given: they could tell your hand by how soon it comes.
refused-not_asked = It is not your turn to decide.
refused-not_awaited = Nobody is waiting for that answer.
refused-not_full = There are free seats; let bots take them or wait.
refused-not_over = The game is not over yet.
refused-not_there = That is not there, or no longer.
refused-not_two_seats = Choose two different seats of this table.
refused-not_yet = They have been without a connection for less than a minute; wait a moment longer.
refused-not_yours = This link does not open that.
refused-nothing_to_do = That is so already.
refused-nothing_to_undo = You have made no move that could be taken back.
refused-other_engine = This game was played with another version of the hall and can’t be opened with this one.
refused-other_origin = Requests from other pages are not answered.
refused-own_seat = That is your own seat.
refused-seat_free = Nobody sits there.
refused-still_here = Whoever sits there has not gone.
refused-store_down = The hall can’t reach its store now, and nothing was changed; try again in a moment.
refused-taken = Someone sits there.
refused-too_big = That is longer than the hall can take.
refused-too_late = Something has happened since.
refused-too_many = Too much came from your address; wait a while.
refused-undo_pending = The others are being asked already.
refused-unexpected = That is not for now.
refused-unreadable = This table can’t be read, through no fault of yours: ask whoever runs the hall.
refused-unreadable_record = This record can’t be read, through no fault of yours: ask whoever runs the hall.
