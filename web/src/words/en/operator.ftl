### The page of whoever runs the hall.

operator = Looking after the hall
operator-key-about = This page is for whoever runs the hall. The key is in the file operator.key in the hall's data folder.
operator-key = The operator's key
operator-open = Open
operator-tables = Tables
operator-phases = Which tables
operator-all = All tables
operator-no-tables = There are no tables to show.
operator-phase = { $phase }
operator-closed = { $phase }, closed
operator-phase-gathering = gathering
operator-phase-playing = being played
operator-phase-pausing = between two games
operator-phase-over = over
operator-phase-abandoned = abandoned
operator-phase-outdated = from an earlier version
operator-guests-here =
    { $count ->
        [one] { $count } guest connected
       *[other] { $count } guests connected
    }
operator-watch = Watch
operator-watch-of = Watch { $table }
operator-close = Close
operator-close-of = Close { $table }
operator-reopen = Open again
operator-reopen-of = Open { $table } again
operator-delete = Delete
operator-delete-of = Delete { $table }
operator-sure = Really, for good?
operator-watched = The table { $table }
operator-watchers = Watching from { $addresses }
operator-events = What has happened there
operator-free = Free the seat
operator-free-of = Free the seat of { $name }
operator-bot-plays = A bot plays on here
operator-mute = Mute
operator-mute-of = Mute { $name }
operator-ban = Ban
operator-ban-of = Ban { $name }
operator-announce = Announcement
operator-announced = Now at every table: { $text }
operator-restart = The hall restarts soon.
operator-withdraw = Withdraw it
operator-text = What to say; empty for a restart, which each guest is told of in their own language
operator-minutes = Minutes until the hall restarts; until then no tables are laid
operator-tell = Tell everyone
operator-guests = Guests
operator-who = An address, a network such as 192.0.2.0/24, or a key
operator-banned = Banned
operator-muted = Muted
operator-nobody = Nobody
operator-key-of = a key, { $start }…
operator-lift = Lift
operator-lift-of = Lift it for { $guest }
operator-belongings = What belongs to a key
operator-belongings-about = For guests who ask for what the hall keeps of them, or want it deleted.
operator-guest-key = The guest's key
operator-export = Save as a file
operator-exported =
    { $count ->
        [0] Nothing belongs to this key.
        [one] Saved, of { $count } table.
       *[other] Saved, of { $count } tables.
    }
operator-erase = Delete it
operator-erased = Deleted: { NUMBER($tables) } tables, { NUMBER($sayings) } sayings at others, { NUMBER($addresses) } addresses. The key opens nothing any more.
