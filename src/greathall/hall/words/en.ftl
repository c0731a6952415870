# What the hall says of tables, and why it refuses something.
#
# $seat and $target: somebody at the table; a choice sees "you" if it is who reads.

# A seat by its number: what it is called while it has no name.
seat = Seat { $number }

prompt-not_begun = The game has not begun.
# $engine and $version: numbers of versions; both may be the same where only the cards are others.
prompt-outdated = This game began with other rules or cards (version { $engine }) than the hall has now (version { $version }), so it can't go on. End it together, or ask whoever runs the hall to bring the earlier version back: nothing is lost until you end it.
prompt-over_before = This game is over. It was played with other rules or cards (version { $engine }) than the hall has now (version { $version }), so only its result is shown here.
prompt-abandoned = The game was abandoned.
prompt-resigned = { $seat ->
    [you] You have won: everyone else has resigned.
   *[other] { $seat } has won: everyone else has resigned.
}
prompt-sealed = Your answer is sealed until the window closes.


## What happened

event-opened = The table is laid.
# $program: left out unless it is a program that says so.
event-seated = { $program ->
    [none] { $seat ->
        [you] You sit down.
       *[other] { $seat } sits down.
    }
   *[there] { $seat ->
        [you] You sit down, as a program.
       *[other] { $seat }, a program, sits down.
    }
}
event-invited = Seat { $number } is kept for { $name }.
# $name: who sat there, where that is known. $removed: left out if they left of their own accord.
event-freed = { $name ->
    [none] Seat { $number } is free.
   *[there] { $removed ->
        [none] { $name } leaves seat { $number }.
       *[there] The host removes { $name } from seat { $number }.
    }
}
event-swapped = Seats { $one } and { $other } are swapped.
event-swap_asked = { $seat ->
    [you] You ask { $target } to change places with you.
   *[other] { $seat } asks { $target ->
        [you] you
       *[other] { $target }
    } to change places.
}
# $withdrawn: left out if it is whoever was asked.
event-swap_ended = { $withdrawn ->
    [none] { $seat ->
        [you] You stay where you are.
       *[other] { $seat } would rather not change places.
    }
   *[there] { $seat ->
        [you] You no longer want to change places.
       *[other] { $seat } no longer wants to change places.
    }
}
event-ready = { $ready ->
    [none] { $seat ->
        [you] You are not ready yet after all.
       *[other] { $seat } is not ready yet after all.
    }
   *[there] { $seat ->
        [you] You are ready.
       *[other] { $seat } is ready.
    }
}
# Told only to whoever brings it.
event-brought = { $deck ->
    [none] You bring no deck of your own.
   *[there] You have chosen your deck.
}
event-shuffle_begun = The cards are being shuffled.
# $own: whether the reader has added a number to the shuffle. $numbers: who else has. $left_out: who was there and did not in time.
event-started = { $left_out ->
    [none] { $own ->
        [none] { $numbers ->
            [none] The game begins.
           *[there] The game begins. It was shuffled with numbers from { FORM($numbers, "and") }.
        }
       *[there] { $numbers ->
            [none] The game begins. It was shuffled with a number from you.
           *[there] The game begins. It was shuffled with numbers from you and from { FORM($numbers, "and") }.
        }
    }
   *[there] { $own ->
        [none] { $numbers ->
            [none] The game begins. It was shuffled by the hall alone: no number came in time from { FORM($left_out, "or") }.
           *[there] The game begins. It was shuffled with numbers from { FORM($numbers, "and") }; none came in time from { FORM($left_out, "or") }.
        }
       *[there] { $numbers ->
            [none] The game begins. It was shuffled with a number from you; none came in time from { FORM($left_out, "or") }.
           *[there] The game begins. It was shuffled with numbers from you and from { FORM($numbers, "and") }; none came in time from { FORM($left_out, "or") }.
        }
    }
}
# A finished game goes on at a table of its own. $moves: after how many.
event-started-goes_on = { $moves ->
    [one] The game goes on after its first move.
   *[other] The game goes on after { $moves } moves.
}
event-played-clock = { $seat ->
    [you] Your time has run out.
   *[other] { $seat }'s time has run out.
}
# A move of a game that can't go on: nobody can say any more what it meant. $move: as records have it, if it is the reader's own.
event-moved = { $seat ->
    [you] You play “{ $move }”.
   *[other] { $seat } makes a move.
}
# $occasions: the occasions on which windows are passed for the reader, such as "instants".
event-unasked = Passed for you: { FORM($occasions, "comma") }.
# The reader's standing orders. $forced: whether moves without a choice are made for the reader.
event-ordered = { $occasions ->
    [none] { $forced ->
        [none] You are asked every time, even where you have no choice.
       *[there] You are asked every time.
    }
   *[there] { $forced ->
        [none] The hall passes for you: { FORM($occasions, "comma") }. Where you have no choice, you still move yourself.
       *[there] The hall passes for you: { FORM($occasions, "comma") }.
    }
}
event-undo_asked = { $seat ->
    [you] You ask to take a move back.
   *[other] { $seat } asks to take a move back.
}
event-undo_agreed = { $seat ->
    [you] You agree.
   *[other] { $seat } agrees.
}
event-undo_declined = { $seat ->
    [you] You do not agree.
   *[other] { $seat } does not agree.
}
event-undo_withdrawn = { $seat ->
    [you] You no longer ask to take the move back.
   *[other] { $seat } no longer asks to take the move back.
}
event-undo_lapsed-window = { $seat ->
    [you] Your request to take a move back has lapsed: the window closed before everyone had agreed.
   *[other] { $seat }'s request to take a move back has lapsed: the window closed before everyone had agreed.
}
event-undo_lapsed-moved = { $seat ->
    [you] Your request to take a move back has lapsed: the game went on before everyone had agreed.
   *[other] { $seat }'s request to take a move back has lapsed: the game went on before everyone had agreed.
}
event-undo_lapsed-ended = { $seat ->
    [you] Your request to take a move back has lapsed: the game is over.
   *[other] { $seat }'s request to take a move back has lapsed: the game is over.
}
# Whoever asked has resigned, or somebody else has their seat; $seat: who has it now.
event-undo_lapsed-left = The request to take a move back has lapsed with that.
event-undone = { $seat ->
    [you] You take a move back.
   *[other] { $seat } takes a move back.
}
event-handed_over = { $seat ->
    [you] A bot plays for you.
   *[other] A bot plays for { $seat }.
}
# $moves: how many moves a bot has made meanwhile; left out if none.
event-taken_back = { $moves ->
    [none] { $seat ->
        [you] You are back.
       *[other] { $seat } is back.
    }
    [one] { $seat ->
        [you] You are back: a bot made { $moves } move for you.
       *[other] { $seat } is back; a bot made { $moves } move meanwhile.
    }
   *[other] { $seat ->
        [you] You are back: a bot made { $moves } moves for you.
       *[other] { $seat } is back; a bot made { $moves } moves meanwhile.
    }
}
event-handed_over-deadlines = { $seat ->
    [you] You have missed two deadlines in a row. A bot plays on for you until you take your seat back.
   *[other] { $seat } has missed two deadlines in a row. A bot plays on until { $seat } is back.
}
# $days: left out if the holiday is over.
event-holiday = { $days ->
    [none] { $seat ->
        [you] Your holiday is over.
       *[other] { $seat } is back from holiday.
    }
    [one] { $seat ->
        [you] You are on holiday for { $days } day. Your time stands still.
       *[other] { $seat } is on holiday for { $days } day.
    }
   *[other] { $seat ->
        [you] You are on holiday for { $days } days. Your time stands still.
       *[other] { $seat } is on holiday for { $days } days.
    }
}
event-gathered = Those who are left gather for another game. The seats of the others are free.
event-shared = { $seat ->
    [you] You share the replay by a link.
   *[other] { $seat } shares the replay by a link.
}
# Told to the owner of the seat alone.
event-lent = You have made a link that opens your seat on another device.
event-fetched = Your seat was opened on another device.
event-rekeyed = Your seat has a new key: nobody else can open it.
event-hosted-absence = { $seat ->
    [you] The host is away: you host the table until they are back.
   *[other] The host is away: { $seat } hosts the table until they are back.
}
event-hosted-return = { $seat ->
    [you] You host the table again.
   *[other] { $seat } hosts the table again.
}
event-hosted-given = { $seat ->
    [you] You host the table now.
   *[other] { $seat } hosts the table now.
}
event-seat_opened = { $seat ->
    [you] Your seat is open: somebody else may take it until you are back.
   *[other] { $seat }'s seat is open: somebody else may take it.
}
event-substitute_invited = { $seat ->
    [you] You have a link to { $target }'s seat.
   *[other] { $seat } has a link to { $target ->
        [you] your seat
       *[other] { $target }'s seat
    }.
}
# $before: who had the seat, by name.
event-substituted = { $seat ->
    [you] You play on for { $before }.
   *[other] { $seat } plays on for { $before }.
}
# $bot: left out if the game is over.
event-resigned = { $bot ->
    [none] { $seat ->
        [you] You resign.
       *[other] { $seat } resigns.
    }
   *[there] { $seat ->
        [you] You resign. A bot plays on.
       *[other] { $seat } resigns. A bot plays on.
    }
}
# $seat: whoever ended it alone; left out if all agreed.
event-abandoned = { $seat ->
    [none] The game is abandoned.
    [you] You end the game. It has no result.
   *[other] { $seat } ends the game. It has no result.
}
# Somebody came back while the others were deciding about their seat.
event-back_in_time = { $seat ->
    [you] You are back, and your seat is yours.
   *[other] { $seat } is back: there is nothing to decide.
}
# Votes. $wanted: left out if it is no longer wanted; "refused" if a proposal of others is refused, which ends it.
event-voted-hand_over = { $wanted ->
    [refused] { $seat ->
        [you] You refuse: no bot is to play for { $target }.
       *[other] { $seat } refuses: no bot is to play for { $target ->
            [you] you
           *[other] { $target }
        }.
    }
    [none] { $seat ->
        [you] You no longer want a bot to play for { $target }.
       *[other] { $seat } no longer wants a bot to play for { $target ->
            [you] you
           *[other] { $target }
        }.
    }
   *[there] { $seat ->
        [you] You want a bot to play for { $target }.
       *[other] { $seat } wants a bot to play for { $target ->
            [you] you
           *[other] { $target }
        }.
    }
}
event-voted-substitute = { $wanted ->
    [refused] { $seat ->
        [you] You refuse: { $target } keeps their seat.
       *[other] { $seat } refuses: { $target ->
            [you] you keep your seat
           *[other] { $target } keeps their seat
        }.
    }
    [none] { $seat ->
        [you] You no longer want somebody else to play for { $target }.
       *[other] { $seat } no longer wants somebody else to play for { $target ->
            [you] you
           *[other] { $target }
        }.
    }
   *[there] { $seat ->
        [you] You want somebody else to play on for { $target }.
       *[other] { $seat } wants somebody else to play on for { $target ->
            [you] you
           *[other] { $target }
        }.
    }
}
event-voted-abandon = { $wanted ->
    [refused] { $seat ->
        [you] You refuse: the game goes on.
       *[other] { $seat } refuses: the game goes on.
    }
    [none] { $seat ->
        [you] You no longer want to abandon the game.
       *[other] { $seat } no longer wants to abandon the game.
    }
   *[there] { $seat ->
        [you] You want to abandon the game.
       *[other] { $seat } wants to abandon the game.
    }
}
event-voted-again = { $wanted ->
    [none] { $seat ->
        [you] You no longer want to play again.
       *[other] { $seat } no longer wants to play again.
    }
   *[there] { $seat ->
        [you] You want to play again.
       *[other] { $seat } wants to play again.
    }
}

event-voted-pause = { $wanted ->
    [none] { $seat ->
        [you] You are ready to go on.
       *[other] { $seat } is ready to go on.
    }
   *[there] { $seat ->
        [you] You want a pause before the next game.
       *[other] { $seat } wants a pause before the next game.
    }
}
event-voted-bots = { $wanted ->
    [refused] { $seat ->
        [you] You would rather wait: no bots take the free seats.
       *[other] { $seat } would rather wait: no bots take the free seats.
    }
    [none] { $seat ->
        [you] You no longer want bots to take the free seats.
       *[other] { $seat } no longer wants bots to take the free seats.
    }
   *[there] { $seat ->
        [you] You want bots to take the free seats.
       *[other] { $seat } wants bots to take the free seats.
    }
}


## What people are told while they are away. It never says what happens in the game.
# $names: those who sit at the table besides the reader.

notice-turn = It is your turn. You play with { $names }.
notice-begun = The game begins. You play with { $names }.
notice-begun_turn = The game begins, and it is your turn. You play with { $names }.
notice-offer = An offer is waiting for your answer. You play with { $names }.
notice-missed = Your time ran out, so a bot has made a move for you. You play with { $names }.
notice-missed_turn = Your time ran out, so a bot has made a move for you. It is your turn again. You play with { $names }.
notice-plays_on = You have missed two deadlines in a row. A bot plays on for you until you take your seat back. You play with { $names }.
notice-ended = The game with { $names } is over.
# $names: those who have just sat down.
notice-guests = New at your table: { $names }.
# $time: a time, as below.
notice-reminder = You have { $time } left to decide. You play with { $names }.

## What messengers show of a link.

# What the page says where no program of it runs.
preview-unscripted = The tables of this hall are drawn by JavaScript, which your browser does not run.
preview-hall = Card games of feuding Houses, against people or bots.
preview-invited = You are invited to a table
preview-invited_about = Open the link in a browser: there is nothing to install.
preview-table = A table for { $game }
preview-full = All seats are taken.
preview-free = { $seats ->
    [one] { $seats } seat is free.
   *[other] { $seats } seats are free.
}
preview-untimed = Nobody is hurried.
# $time: a time, as below.
preview-clock = { $time } for each decision.
preview-playing = A game is under way.
preview-watch = A game is under way, and you can watch.
preview-over = The game is over.
preview-new = Lay a table for { $game }
preview-learn = Learn { $game }
preview-replay = A finished game of { $game }
preview-replay_private = A finished game
preview-replay_about = See it again, move by move.

## An address where there is nothing: what a browser shows there, and the link below.

nowhere = There is nothing here: the hall has no such address.
nowhere-hall = To the hall

## Mails.

# $game: the name of a game. $hall: the address of the hall.
mail-confirm-subject = Notices about your game of { $game }?
mail-confirm = Somebody asked the hall at { $hall } to write to this address when it is their turn in a game of { $game }. If that was you, open this link and confirm it within a day:
mail-ignore = If it was not you, there is nothing to do: nothing more will be sent.
mail-end = To end these notices, open:
mail-page-confirm = Should the hall write to you when it is your turn?
mail-page-confirm_do = Yes, write to me
mail-page-confirm_done = The hall will write to you. Every mail has a link that ends it.
mail-page-end = Should the hall stop writing to you about this seat?
mail-page-end_do = Stop writing to me
mail-page-end_done = The hall will no longer write to you about this seat.
mail-page-stale = This link has been used or is too old. At the table, under “Tell me while I am away”, you can ask for another one.


## Why something is refused. It begins small and has no full stop.

# What can't be read. A program that sent it finds more in the details.
refusal-not_well_formed = the hall can't read this request; load the page again and repeat it
refusal-not_well_formed-name = a name has 1 to { $most } characters, at least one of them a letter or a number; choose another
refusal-not_well_formed-saying = say something of 1 to { $most } characters
refusal-not_well_formed-bot = the hall has no such bot; choose one of { FORM($bots, "comma") }
refusal-not_well_formed-lesson = a lesson is never listed in the hall; lay it as a private table
refusal-bad_message = the hall can't read what your page has sent; load the page again and repeat it
refusal-bad_move = the hall can't read this move; load the page again and repeat it
refusal-bad_offer = the hall can't read this offer; load the page again and make it again
refusal-bad_plan = no table can be laid with these options; choose others
# $number: of the seat. $faults: what is wrong with its deck, as the game says it.
refusal-bad_plan-deck = the deck of seat { $number } can't be played: { $faults }

refusal-not_there-game = there is no game “{ $game }”
refusal-not_there-table = there is no table “{ $table }”
refusal-not_there-seat = the table has { $seats } seats
refusal-not_there-number = { $games ->
    [one] the table has had { $games } game
   *[other] the table has had { $games } games
}
refusal-not_there-record = there is no such record; the record of a game is kept when it is over
refusal-not_there-viewer = the seats are 0 to { $last }; −1 watches, −2 sees everything
refusal-not_there-moment = { $moves ->
    [one] the game has { $moves } move
   *[other] the game has { $moves } moves
}
refusal-not_there-decks = players bring no decks to { $game }
refusal-not_yours-link = this link does not open that
refusal-not_yours-invitation = this is not an invitation to this table; check that the link is complete and comes from this hall
refusal-not_yours-device = this link does not lead to a seat of this table; check that it is complete, comes from this hall and is the latest one you made
refusal-not_yours-host = only the host may do that
refusal-not_yours-given = you host the table only until its host is back, so you can't hand it over
refusal-no_host = the table can be handed over only to another player
refusal-not_yours-seats = only a seat of the table may ask for a hint
refusal-not_yours-eyes = while the game runs, only its own seat sees that
refusal-not_yours-record = this game was played at a private table; ask one of its players for a link to the replay
refusal-not_yours-share = only those who played may share a game; ask one of them
refusal-not_yours-watching = those who watch can't take part

refusal-store_down = the hall can't reach its store now, and nothing was changed; try again in a moment
# Entries of a table's log have numbers.
refusal-unreadable-missing = this table can't be read: entry { $number } of its log is missing; ask whoever runs the hall
refusal-unreadable-damaged = this table can't be read: entry { $number } of its log is damaged, or a newer version wrote it; ask whoever runs the hall
refusal-unreadable_record = this record can't be read; ask whoever runs the hall
# $engine and $version: numbers of versions; both may be the same where only the cards are others.
refusal-other_engine = this game was played with other rules or cards (version { $engine }) than the hall has now (version { $version }), so it can't be opened
refusal-other_engine-table = this table was played with other rules or cards (version { $engine }) than the hall has now (version { $version }), so it can't be opened; ask whoever runs the hall
refusal-other_origin = requests from other pages are not answered
refusal-outdated = this game began with other rules or cards than the hall has now and can't go on; end it, or ask whoever runs the hall to bring the earlier version back
refusal-other_name = this hall does not answer to that name; whoever runs it can allow the name with --url or --name
refusal-too_big = a request has at most { $bytes } bytes
# $wait: how long, such as "2 minutes".
refusal-too_many-requests = too many requests came from your address; try again in { $wait }
refusal-too_many-tables = too many tables were laid from your address; try again in { $wait }
refusal-too_many-seats = too many seats were taken from your address; try again in { $wait }
refusal-too_many-talk = that is too much talk at once; try again in { $wait }
refusal-too_many-decks = too many deck lists came from your address; try again in { $wait }
wait-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
wait-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
refusal-too_slow = the request did not arrive in time; check your connection and try again
refusal-too_many-watchers = too many people are watching from your address; try again in { $wait }
refusal-too_many-guests = too many guests are here from your address; try again in { $wait }
refusal-too_many-moves = too many moves came from your address; try again in { $wait }
refusal-too_many-kept = too much came from your address today; try again in { $wait }
refusal-too_fast = that is too fast; try again in { $wait }
refusal-too_many-addresses = { $most ->
    [one] a seat has at most { $most } address; remove the other one first
   *[other] a seat has at most { $most } addresses; remove one of them first
}
refusal-no_such_event = the latest event is { $latest }, and { $since } has not happened
# $request: the type of a message, such as "hello".
refusal-unexpected = { $request } is not possible now

refusal-bad_address = the hall can't write to this address; give one that begins with https:// and that everyone can reach
refusal-bad_address-keys = your browser gave keys that can't be read; turn the notices off and on again
refusal-bad_address-webhook = that is not a webhook of { $hosts }; copy the whole address, from https:// on, out of its settings
refusal-no_webhooks = this hall does not write to webhooks; ask whoever runs it to allow a host
refusal-bad_address-mail = that is not a mail address; write it as name@example.org
refusal-no_mail = this hall sends no mail; choose another way
refusal-too_many-mails = a mail was sent to that address already; look there, also among the spam, or try again in an hour
refusal-too_many-mail_requests = too many mails were asked for from your address; try again in { $wait }
refusal-not_there-address = that address is no longer on the list
refusal-not_yours-owners = only whoever sits there may do that

refusal-shuffling = the cards are being shuffled; wait a moment
refusal-shuffled = no game of that number is being shuffled
refusal-shuffled-sealed = it is too late to seal a number; the numbers are being shown
refusal-shuffled-open = numbers are shown when everyone has sealed theirs; wait for it
refusal-shuffled-other = that is not the number that you have sealed
refusal-begun = the game has begun; seats stay as they are
refusal-taken = someone sits there
refusal-taken-invited = that seat is kept for { $name }; choose another one
refusal-name_taken = someone at this table is called “{ $name }”, or something very like it; choose another name
refusal-name_of_bot = “{ $name }” could be taken for a bot; choose another name
refusal-removed = the host has removed you from this table; choose another one, or lay one yourself
refusal-no_talk = nobody can talk at this table
refusal-nothing_to_do-seat = you sit there already
refusal-nothing_to_do-swap = that has been asked already, or was never asked
refusal-nothing_to_do-ready = you have said that already
refusal-nothing_to_do-deck = that is your deck already
refusal-begun-decks = the game has begun; choose another deck when it is over
refusal-deck_laid = the host has chosen the deck for this seat; take another seat, or ask the host for a table with open decks
# $faults: what is wrong with the deck, as the game says it; left out if it can't be read at all.
refusal-bad_deck = { $faults ->
    [none] that deck can't be played; choose another one
   *[there] that deck can't be played: { $faults }
}
refusal-seat_free = nobody sits there
refusal-not_two_seats = name two of the { $seats } seats
refusal-link_used-device = this link was used already; make another one where you have the seat
refusal-link_late = this link was valid for ten minutes only; make another one where you have the seat
refusal-not_full-invited = { $name } has not come yet; wait, or withdraw the invitation
refusal-link_used-invitation = this invitation has been used; open the table in the browser that used it, or ask the host for another one
refusal-link_used-invitation_in_game = this invitation has been used; open the table in the browser that used it, or ask those who play to find a substitute: by that link you can take the seat again
refusal-link_used-key = that key is in use at this table; make a new one
refusal-link_withdrawn = this invitation was withdrawn; ask the host for another one
refusal-not_full = there are free seats; let bots take them or wait
refusal-lesson_for_one = a lesson is for one person and bots
refusal-no_programs = no programs may sit down at this table
refusal-not_paired-laid = only the hall lays tables at which people are paired; ask to be paired, or lay an ordinary one
refusal-not_paired = nobody is paired at this table; choose a seat there, or ask to be paired
refusal-waiting_already = you are already waiting at this table, in another tab of this browser; go back to that one

refusal-no_game = no game is under way at this table
# Questions have numbers.
refusal-too_late-asked_nothing = this answers question { $question }, but you are asked nothing now
refusal-too_late-asked_otherwise = this answers question { $question }, but the question has changed
refusal-too_late-answered = you have answered already; your answer is sealed until the window closes
refusal-too_late-since = something has happened since
refusal-no_deals = no deals are made in this game
refusal-lesson = in a lesson every move is your own
# $occasion and $known: words for programs.
refusal-no_such_occasion = { $known ->
    [none] the game has no occasion “{ $occasion }”; it has none
   *[there] the game has no occasion “{ $occasion }”; it has { FORM($known, "comma") }
}
refusal-not_alone = where others sit, every answer must be given: they could tell your hand by how soon it comes
refusal-nothing_to_do-order = those are your orders already

refusal-undo_pending = the others are being asked already
refusal-not_awaited = nobody is waiting for that answer
refusal-nothing_to_undo = you have made no move that could be taken back
refusal-undo_too_often = { $moves ->
    [one] the others have refused your recent requests; ask again after { $moves } more move
   *[other] the others have refused your recent requests; ask again after { $moves } more moves
}
refusal-over_there = the game is over there: go back to a moment before
refusal-not_over = the game is not over yet
refusal-nothing_to_do-vote = that is your vote already
refusal-resigned = you have resigned: a bot plays your seat to the end, and you may watch
refusal-own_seat = that is your own seat; you can let a bot play for you yourself
refusal-no_such_seat = name the seat of another player who plays it themselves
refusal-own_stand_in = { $name } has let a bot play meanwhile, and comes back to this seat; play on with the bot
refusal-seat_not_open = this seat is not open; ask those who play there
refusal-seat_freed = you were away for long, and the others asked somebody else to play on: { $name } has your seat now
refusal-seat_freed-gathered = you were away after the game, and the others gathered for another one without you, so your seat was freed; take a free seat, or ask the others for an invitation
refusal-still_here = { $name } is connected; only the seat of someone who is absent can be given away
# $deadline, $gone and $wait: times, as below.
refusal-in_time = { $deadline ->
    [none] { $name } still has time: in a game played over days, a seat can be given away only after a missed deadline
   *[there] { $name } still has time: in a game played over days, a seat can be given away only after a missed deadline; this one is in { $deadline }
}
refusal-not_yet = { $name } has been without a connection for { $gone }; the seat can be given away in { $wait }
refusal-nothing_to_do-bot = a bot plays for you already
refusal-nothing_to_do-owner = you play this seat yourself
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

refusal-no_holiday-so_long = { $days ->
    [one] you have { $days } day off left in this game
   *[other] you have { $days } days off left in this game; take no more than that
}
refusal-no_holiday-none_left = you have no days off left in this game
refusal-nothing_to_do-holiday = you are not on holiday
refusal-nothing_follows = there is nothing to pause: no further game of a match is about to begin
refusal-no_match = { $game } has no matches; play single games

refusal-no_hints = no hints are given at this table
refusal-not_asked = it is not your turn to decide
refusal-no_hint_found = no hint was found in time
refusal-no_estimate = no estimate was found in time

# What whoever runs the hall says and does. $wait: a time, as above.
announced-restarts = The hall restarts in { $wait }. Games go on afterwards where they stood; until then no new tables are laid.
announced-restarts_now = The hall restarts now. Games go on afterwards where they stood.
refusal-not_yours-operator = this is for whoever runs the hall: their key is in the file operator.key of its data folder
refusal-password_needed = this hall asks for a password
refusal-wrong_password = that is not the password of this hall
refusal-too_many-attempts = too many wrong keys or passwords came from your address; try again in { $wait }
refusal-banned = whoever runs the hall has shut you out
refusal-muted = whoever runs the hall has asked you to say no more
refusal-table_closed = whoever runs the hall has closed this table
refusal-restarting = the hall restarts in { $wait }; lay your table afterwards
refusal-not_well_formed-network = that is neither an address nor a network, such as 192.0.2.7 or 192.0.2.0/24
