"""Why the hall refuses something: each reason with the code that programs know it by. The files of words say it.

Why a request, a move or a record can't be read is said in all languages, without naming its fields; what exactly is wrong with it
stands beside that in English, for whoever wrote the program or runs the hall. Why a server can't start is said in English, to whoever
starts it."""

from __future__ import annotations

from typing import Final

from greathall.kernel.sentences.message import Message, Messages, Part

REASONS: Final = Messages()


class Reason(Message):
    """One of the reasons that a code may have; where there are several, it has a name besides."""

    def __init__(self, code: str, name: str = "", fields: str = "") -> None:
        super().__init__(f"refusal-{code}-{name}" if name else f"refusal-{code}", fields)
        self.code = code
        """What programs know it by."""
        REASONS.all.append(self)


class Unfit(ValueError):
    """What forms refuse of that which people write into them, with a reason that says what to do."""

    def __init__(self, reason: Reason, *parts: Part) -> None:
        super().__init__(reason.key)
        self.why = reason.say(*parts)


# What can't be read.
NOT_WELL_FORMED: Final = Reason("not_well_formed")
BAD_NAME: Final = Reason("not_well_formed", "name", "most:number")
BAD_SAYING: Final = Reason("not_well_formed", "saying", "most:number")
NO_SUCH_BOT: Final = Reason("not_well_formed", "bot", "bots")
LESSON_NOT_LISTED: Final = Reason("not_well_formed", "lesson")
BAD_MESSAGE: Final = Reason("bad_message")
BAD_MOVE: Final = Reason("bad_move")
BAD_OFFER: Final = Reason("bad_offer")
BAD_PLAN: Final = Reason("bad_plan")
BAD_DECK_IN_PLAN: Final = Reason("bad_plan", "deck", "number:number faults")

# What is not there, or not for everyone.
NO_GAME_OF_THAT_NAME: Final = Reason("not_there", "game", "game")
NO_TABLE: Final = Reason("not_there", "table", "table")
NO_SEAT: Final = Reason("not_there", "seat", "seats:number")
NO_GAME_OF_THAT_NUMBER: Final = Reason("not_there", "number", "games:number")
NO_RECORD: Final = Reason("not_there", "record")
NO_VIEWER: Final = Reason("not_there", "viewer", "last:number")
NO_MOMENT: Final = Reason("not_there", "moment", "moves:number")
NO_DECKS: Final = Reason("not_there", "decks", "game")
OTHER_LINK: Final = Reason("not_yours", "link")
NO_INVITATION: Final = Reason("not_yours", "invitation")
NO_DEVICE_LINK: Final = Reason("not_yours", "device")
HOST_ONLY: Final = Reason("not_yours", "host")
ONLY_DEPUTY: Final = Reason("not_yours", "given")
SEATS_ONLY: Final = Reason("not_yours", "seats")
OWN_EYES_ONLY: Final = Reason("not_yours", "eyes")
PRIVATE_RECORD: Final = Reason("not_yours", "record")
SHARED_BY_PLAYERS: Final = Reason("not_yours", "share")
ONLY_WATCHING: Final = Reason("not_yours", "watching")

# The hall as a whole.
STORE_DOWN: Final = Reason("store_down")
ENTRY_MISSING: Final = Reason("unreadable", "missing", "number:number")
ENTRY_DAMAGED: Final = Reason("unreadable", "damaged", "number:number")
RECORD_UNREADABLE: Final = Reason("unreadable_record")
OTHER_ENGINE: Final = Reason("other_engine", "", "engine version")
TABLE_OF_OTHER_ENGINE: Final = Reason("other_engine", "table", "engine version")
OTHER_ORIGIN: Final = Reason("other_origin")
TOO_BIG: Final = Reason("too_big", "", "bytes:number")
TOO_MANY_REQUESTS: Final = Reason("too_many", "requests", "wait")
TOO_MANY_TABLES: Final = Reason("too_many", "tables", "wait")
TOO_MANY_SEATS: Final = Reason("too_many", "seats", "wait")
TOO_MUCH_TALK: Final = Reason("too_many", "talk", "wait")
TOO_MANY_DECKS: Final = Reason("too_many", "decks", "wait")
OUTDATED: Final = Reason("outdated")
OTHER_NAME: Final = Reason("other_name")
TOO_SLOW: Final = Reason("too_slow")
OPERATOR_ONLY: Final = Reason("not_yours", "operator")
PASSWORD_NEEDED: Final = Reason("password_needed")
WRONG_PASSWORD: Final = Reason("wrong_password")
TOO_MANY_ATTEMPTS: Final = Reason("too_many", "attempts", "wait")
BANNED: Final = Reason("banned")
MUTED: Final = Reason("muted")
TABLE_CLOSED: Final = Reason("table_closed")
RESTARTING: Final = Reason("restarting", "", "wait")
NO_SUCH_NETWORK: Final = Reason("not_well_formed", "network")
TOO_MANY_WATCHERS: Final = Reason("too_many", "watchers", "wait")
TOO_MANY_GUESTS: Final = Reason("too_many", "guests", "wait")
TOO_MANY_MOVES: Final = Reason("too_many", "moves", "wait")
TOO_MUCH_KEPT: Final = Reason("too_many", "kept", "wait")
TOO_FAST: Final = Reason("too_fast", "", "wait")
TOO_MANY_ADDRESSES: Final = Reason("too_many", "addresses", "most:number")
NO_SUCH_EVENT: Final = Reason("no_such_event", "", "latest:number since:number")
UNEXPECTED: Final = Reason("unexpected", "", "request")

# What people are told while they are away.
BAD_ADDRESS: Final = Reason("bad_address")
BAD_KEYS: Final = Reason("bad_address", "keys")
BAD_WEBHOOK: Final = Reason("bad_address", "webhook", "hosts")
NO_WEBHOOKS: Final = Reason("no_webhooks")
BAD_MAIL: Final = Reason("bad_address", "mail")
NO_MAIL: Final = Reason("no_mail")
MAIL_ASKED: Final = Reason("too_many", "mails")
TOO_MANY_MAILS: Final = Reason("too_many", "mail_requests", "wait")
NO_ADDRESS: Final = Reason("not_there", "address")
OWNERS_ONLY: Final = Reason("not_yours", "owners")

# Before the game.
BEGUN: Final = Reason("begun")
SHUFFLING: Final = Reason("shuffling")
NO_SHUFFLE: Final = Reason("shuffled")
NUMBERS_CLOSED: Final = Reason("shuffled", "sealed")
NUMBERS_OPEN: Final = Reason("shuffled", "open")
OTHER_NUMBER: Final = Reason("shuffled", "other")
TAKEN: Final = Reason("taken")
KEPT: Final = Reason("taken", "invited", "name")
NAME_TAKEN: Final = Reason("name_taken", "", "name")
NAME_OF_BOT: Final = Reason("name_of_bot", "", "name")
REMOVED: Final = Reason("removed")
NO_TALK: Final = Reason("no_talk")
YOUR_SEAT: Final = Reason("nothing_to_do", "seat")
SWAP_ASKED_ALREADY: Final = Reason("nothing_to_do", "swap")
READY_ALREADY: Final = Reason("nothing_to_do", "ready")
BROUGHT_ALREADY: Final = Reason("nothing_to_do", "deck")
DECKS_DEALT: Final = Reason("begun", "decks")
DECK_LAID: Final = Reason("deck_laid")
BAD_DECK: Final = Reason("bad_deck", "", "faults")
SEAT_FREE: Final = Reason("seat_free")
NOT_TWO_SEATS: Final = Reason("not_two_seats", "", "seats:number")
NO_HOST: Final = Reason("no_host")
NOT_FULL: Final = Reason("not_full")
GUEST_AWAITED: Final = Reason("not_full", "invited", "name")
INVITATION_USED_IN_GAME: Final = Reason("link_used", "invitation_in_game")
INVITATION_USED: Final = Reason("link_used", "invitation")
INVITATION_WITHDRAWN: Final = Reason("link_withdrawn")
DEVICE_LINK_USED: Final = Reason("link_used", "device")
DEVICE_LINK_LATE: Final = Reason("link_late")
KEY_IN_USE: Final = Reason("link_used", "key")
LESSON_FOR_ONE: Final = Reason("lesson_for_one")
NO_PROGRAMS: Final = Reason("no_programs")
PAIRED_BY_HALL: Final = Reason("not_paired", "laid")
NOT_PAIRED: Final = Reason("not_paired")
WAITING_ALREADY: Final = Reason("waiting_already")

# Moves, offers and standing orders.
NO_GAME: Final = Reason("no_game")
ASKED_NOTHING: Final = Reason("too_late", "asked_nothing", "question:number")
ASKED_OTHERWISE: Final = Reason("too_late", "asked_otherwise", "question:number")
ANSWERED: Final = Reason("too_late", "answered")
HAPPENED_SINCE: Final = Reason("too_late", "since")
NO_DEALS: Final = Reason("no_deals")
LESSON: Final = Reason("lesson")
NO_SUCH_OCCASION: Final = Reason("no_such_occasion", "", "occasion known")
NOT_ALONE: Final = Reason("not_alone")
ORDERED_ALREADY: Final = Reason("nothing_to_do", "order")

# Undo, votes and bots that play for others.
UNDO_PENDING: Final = Reason("undo_pending")
NOT_AWAITED: Final = Reason("not_awaited")
NOTHING_TO_UNDO: Final = Reason("nothing_to_undo")
UNDO_TOO_OFTEN: Final = Reason("undo_too_often", "", "moves:number")
NOT_OVER: Final = Reason("not_over")
OVER_THERE: Final = Reason("over_there")
VOTED_ALREADY: Final = Reason("nothing_to_do", "vote")
RESIGNED: Final = Reason("resigned")
OWN_SEAT: Final = Reason("own_seat")
NO_SUCH_SEAT: Final = Reason("no_such_seat")
OWN_STAND_IN: Final = Reason("own_stand_in", "", "name")
SEAT_NOT_OPEN: Final = Reason("seat_not_open")
SEAT_SUBSTITUTED: Final = Reason("seat_freed", "", "name")
SEAT_LEFT: Final = Reason("seat_freed", "gathered")
STILL_HERE: Final = Reason("still_here", "", "name")
IN_TIME: Final = Reason("in_time", "", "name deadline")
NOT_YET: Final = Reason("not_yet", "", "name gone wait")
BOT_PLAYS: Final = Reason("nothing_to_do", "bot")
OWNER_PLAYS: Final = Reason("nothing_to_do", "owner")

SPANS: Final[dict[str, Message]] = {
    unit: REASONS.message(f"span-{unit}", "count:number") for unit in ("seconds", "minutes", "hours", "days")
}
"""How long something takes."""

# Holidays, and the games of a match.
NO_HOLIDAY: Final = Reason("no_holiday", "so_long", "days:number")
NO_HOLIDAY_LEFT: Final = Reason("no_holiday", "none_left")
NOT_ON_HOLIDAY: Final = Reason("nothing_to_do", "holiday")
NOTHING_FOLLOWS: Final = Reason("nothing_follows")
NO_MATCH: Final = Reason("no_match", "", "game")

# Hints and estimates.
NO_HINTS: Final = Reason("no_hints")
NOT_ASKED: Final = Reason("not_asked")
NO_HINT_FOUND: Final = Reason("no_hint_found")
NO_ESTIMATE: Final = Reason("no_estimate")
