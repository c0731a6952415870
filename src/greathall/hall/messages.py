"""What the hall says of a table, whatever is played there. Why it refuses something is in `reasons`."""

from __future__ import annotations

from typing import Final

from greathall.kernel.sentences.message import Message, Messages, Saying

HALL: Final = Messages()

SEAT: Final[Message] = HALL.message("seat", "number:number")
"""A seat by its number, counted from 1: what it is called while nobody has given it a name."""

NOT_BEGUN: Final[Message] = HALL.prompt("not_begun")
OUTDATED: Final[Message] = HALL.prompt("outdated", "engine version")
OVER_BEFORE: Final[Message] = HALL.prompt("over_before", "engine version")
WAS_ABANDONED: Final[Message] = HALL.prompt("abandoned")
WON_BY_RESIGNATION: Final[Message] = HALL.prompt("resigned", "seat")
ANSWER_SEALED: Final[Message] = HALL.prompt("sealed")

# What happened, by the kind of the entry.
OPENED: Final[Message] = HALL.message("event-opened")
SEATED: Final[Message] = HALL.message("event-seated", "seat program")
INVITED: Final[Message] = HALL.message("event-invited", "number:number name")
FREED: Final[Message] = HALL.message("event-freed", "number:number name removed")
SWAPPED: Final[Message] = HALL.message("event-swapped", "one:number other:number")
SWAP_ASKED: Final[Message] = HALL.message("event-swap_asked", "seat target:seat")
SWAP_ENDED: Final[Message] = HALL.message("event-swap_ended", "seat withdrawn")
READY: Final[Message] = HALL.message("event-ready", "seat ready")
BROUGHT: Final[Message] = HALL.message("event-brought", "deck")
SHUFFLE_BEGUN: Final[Message] = HALL.message("event-shuffle_begun")
STARTED: Final[Message] = HALL.message("event-started", "own numbers left_out")
GOES_ON: Final[Message] = HALL.message("event-started-goes_on", "moves:number")
TIME_RAN_OUT: Final[Message] = HALL.message("event-played-clock", "seat")
MOVED: Final[Message] = HALL.message("event-moved", "seat move")
UNASKED: Final[Message] = HALL.message("event-unasked", "occasions")
ORDERED: Final[Message] = HALL.message("event-ordered", "occasions forced")
UNDO_ASKED: Final[Message] = HALL.message("event-undo_asked", "seat")
UNDO_AGREED: Final[Message] = HALL.message("event-undo_agreed", "seat")
UNDO_DECLINED: Final[Message] = HALL.message("event-undo_declined", "seat")
UNDO_WITHDRAWN: Final[Message] = HALL.message("event-undo_withdrawn", "seat")
UNDO_LAPSED: Final[dict[str, Message]] = {
    why: HALL.message(f"event-undo_lapsed-{why}", "seat") for why in ("window", "moved", "ended", "left")
}
"""By why it came to nothing."""
UNDONE: Final[Message] = HALL.message("event-undone", "seat")
HANDED_OVER: Final[Message] = HALL.message("event-handed_over", "seat")
TAKEN_BACK: Final[Message] = HALL.message("event-taken_back", "seat moves:number")
PLAYS_ON: Final[Message] = HALL.message("event-handed_over-deadlines", "seat")
HOLIDAY: Final[Message] = HALL.message("event-holiday", "seat days:number")
GATHERED: Final[Message] = HALL.message("event-gathered")
SEAT_OPENED: Final[Message] = HALL.message("event-seat_opened", "seat")
SUBSTITUTE_INVITED: Final[Message] = HALL.message("event-substitute_invited", "seat target:seat")
SUBSTITUTED: Final[Message] = HALL.message("event-substituted", "seat before")
RESIGNED: Final[Message] = HALL.message("event-resigned", "seat bot")
SHARED: Final[Message] = HALL.message("event-shared", "seat")
LENT: Final[Message] = HALL.message("event-lent")
FETCHED: Final[Message] = HALL.message("event-fetched")
REKEYED: Final[Message] = HALL.message("event-rekeyed")
HOSTED: Final[dict[str, Message]] = {why: HALL.message(f"event-hosted-{why}", "seat") for why in ("absence", "return", "given")}
"""By why a seat has the host's rights."""
ABANDONED: Final[Message] = HALL.message("event-abandoned", "seat")
VOTES: Final[dict[str, Message]] = {
    matter: HALL.message(f"event-voted-{matter}", "seat target:seat wanted")
    for matter in ("hand_over", "substitute", "abandon", "again", "pause", "bots")
}
"""By what is voted on. Without `wanted`, it is no longer wanted; `refused` ends the proposal."""
BACK_IN_TIME: Final[Message] = HALL.message("event-back_in_time", "seat")

# How long to wait.
SECONDS: Final[Message] = HALL.message("wait-seconds", "count:number")
MINUTES: Final[Message] = HALL.message("wait-minutes", "count:number")


def waiting(seconds: int) -> Saying:
    """A number of seconds to wait, in words that people use."""
    return SECONDS.say(seconds) if seconds < 90 else MINUTES.say(-(-seconds // 60))


# What whoever runs the hall announces.
RESTARTS: Final[Message] = HALL.message("announced-restarts", "wait")
RESTARTS_NOW: Final[Message] = HALL.message("announced-restarts_now")

# What people are told while they are away.
NOTICES: Final[dict[str, Message]] = {
    kind: HALL.message(f"notice-{kind}", "names")
    for kind in ("turn", "begun", "begun_turn", "offer", "guests", "ended", "missed", "missed_turn", "plays_on")
} | {"reminder": HALL.message("notice-reminder", "names time")}
"""By what it is about, with the names of others at the table."""

# What messengers show of links.
PREVIEWS: Final[dict[str, Message]] = {
    name: HALL.message(f"preview-{name}", fields)
    for name, fields in {
        **dict.fromkeys(("hall", "invited", "invited_about", "replay_private", "replay_about", "unscripted"), ""),
        **dict.fromkeys(("table", "new", "learn", "replay"), "game"),
        **dict.fromkeys(("full", "untimed", "playing", "watch", "over"), ""),
        "free": "seats:number",
        "clock": "time",
    }.items()
}

# What a browser is told where there is nothing, and the link below.
NOWHERE: Final[Message] = HALL.message("nowhere")
TO_HALL: Final[Message] = HALL.message("nowhere-hall")

# What is written by mail, and on the pages that its links open.
MAIL_CONFIRM_SUBJECT: Final[Message] = HALL.message("mail-confirm-subject", "game")
MAIL_CONFIRM: Final[Message] = HALL.message("mail-confirm", "game hall")
MAIL_IGNORE: Final[Message] = HALL.message("mail-ignore")
MAIL_END: Final[Message] = HALL.message("mail-end")
MAIL_PAGES: Final[dict[str, Message]] = {
    name: HALL.message(f"mail-page-{name}") for name in ("confirm", "confirm_do", "confirm_done", "end", "end_do", "end_done", "stale")
}
"""What is asked there, what is written on the button, and what is said afterwards."""
