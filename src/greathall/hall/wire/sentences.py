"""What the hall says of a table, to one viewer and in a language: a sentence for each entry, and what is asked while no game goes on."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import assert_never

from greathall.hall import messages, speech
from greathall.hall.table import entries
from greathall.hall.table.entries import NOBODY, Entry
from greathall.hall.table.plan import DAY
from greathall.hall.table.table import Table
from greathall.kernel.catalog import find_game
from greathall.kernel.sentences.descriptions import occasion_name
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.message import Saying
from greathall.kernel.sentences.names import called
from greathall.kernel.sentences.speech import Speech
from greathall.version import VERSION


def name(table: Table, seat: int, spoken: str) -> str:
    """What whoever sits there now is called."""
    return called(speech.words(spoken), table.chairs[seat].name) or speech.phrase(messages.SEAT.say(seat + 1), spoken)


def sentence(table: Table, entry: Entry, viewer: int, spoken: str) -> str:
    """The entry in words; empty where the game's own words say it. What guests say stays as it is."""
    if isinstance(entry, entries.Said):
        return entry.text
    sayings = saying_of(table, entry, viewer, spoken), lapse_of(table, entry)
    return " ".join(told(table, saying, viewer, spoken) for saying in sayings if saying is not None)


def prompt(table: Table, viewer: int, spoken: str) -> str:
    """What the viewer is asked, or what everyone waits for."""
    if table.phase == "outdated":
        return told(table, messages.OUTDATED.say(table.written().engine, VERSION), viewer, spoken)
    if table.phase == "abandoned":
        return told(table, messages.WAS_ABANDONED.say(), viewer, spoken)
    if table.phase == "over" and not table.written().finished():
        return told(table, messages.WON_BY_RESIGNATION.say(table.result().winners[0]), viewer, spoken)
    if table.phase == "over" and table.state is None:
        return told(table, messages.OVER_BEFORE.say(table.written().engine, VERSION), viewer, spoken)
    if table.state is None:
        return told(table, messages.NOT_BEGUN.say(), viewer, spoken)
    if viewer in table.sealed:
        return told(table, messages.ANSWER_SEALED.say(), viewer, spoken)
    return Speech(language(spoken), table.state).prompt(viewer).text


def told(table: Table, saying: Saying, viewer: int, spoken: str) -> str:
    names = [name(table, seat, spoken) for seat in range(table.plan.seats)]
    return speech.sentence(saying, spoken, viewer, names)


def saying_of(table: Table, entry: Entry, viewer: int, spoken: str) -> Saying | None:
    """What is to be said of an entry, if anything is."""
    match entry:
        case entries.Opened():
            return messages.OPENED.say()
        case entries.Seated():
            return messages.SEATED.say(entry.seat, "yes" if entry.program else None)
        case entries.Invited():
            return messages.INVITED.say(entry.seat + 1, entry.name)
        case entries.Freed():
            return messages.FREED.say(entry.seat + 1, called(speech.words(spoken), entry.name) or None, "yes" if entry.removed else None)
        case entries.Swapped():
            return messages.SWAPPED.say(entry.one + 1, entry.other + 1)
        case entries.SwapAsked():
            return messages.SWAP_ASKED.say(entry.seat, entry.other)
        case entries.SwapEnded():
            return messages.SWAP_ENDED.say(entry.seat, "yes" if entry.seat == entry.asker else None)
        case entries.Ready():
            return messages.READY.say(entry.seat, "yes" if entry.ready else None)
        case entries.Brought():
            return messages.BROUGHT.say("yes" if entry.deck else None)
        case entries.Started() if entry.moves:
            return messages.GOES_ON.say(len(entry.moves))
        case entries.Started():
            own = "yes" if viewer in dict(entry.numbers) else None
            others = [name(table, seat, spoken) for seat, _ in entry.numbers if seat != viewer]
            return messages.STARTED.say(own, others, [name(table, seat, spoken) for seat in entry.left_out])
        case entries.ShuffleBegun():
            return messages.SHUFFLE_BEGUN.say()
        case entries.Played() if entry.by == "clock":
            return messages.TIME_RAN_OUT.say(entry.seat)
        case entries.Played() | entries.Called() if table.phase == "outdated":
            return messages.MOVED.say(entry.seat, entry.move if entry.seat == viewer else None)
        case entries.Offered() if table.phase == "outdated":
            return messages.MOVED.say(entry.seat, entry.offer if entry.seat == viewer else None)
        case entries.Sealed():
            return messages.ANSWER_SEALED.say()
        case entries.NumberSealed() | entries.NumbersClosed() | entries.NumberShown():
            return None
        case entries.Played() | entries.WindowClosed() | entries.Called() | entries.Offered() | entries.Said():
            return None
        case entries.Ordered():
            return messages.ORDERED.say(occasions(table, entry.passing, spoken), "yes" if entry.forced else None)
        case entries.Unasked():
            # What was passed for others is their business.
            passed = [occasion for seat, _, occasion in entry.moves if seat == viewer and occasion]
            return messages.UNASKED.say(occasions(table, passed, spoken)) if passed else None
        case entries.UndoAsked():
            return messages.UNDO_ASKED.say(entry.seat)
        case entries.UndoAnswered():
            declined = messages.UNDO_WITHDRAWN if entry.withdrawn else messages.UNDO_DECLINED
            return (messages.UNDO_AGREED if entry.agreed else declined).say(entry.seat)
        case entries.Undone():
            return messages.UNDONE.say(entry.seat)
        case entries.Voted():
            if entry.seat == entry.target:
                return messages.BACK_IN_TIME.say(entry.seat)
            target = None if entry.target == NOBODY else entry.target
            return messages.VOTES[entry.matter].say(entry.seat, target, "refused" if entry.refuses else "yes" if entry.wanted else None)
        case entries.HandedOver():
            return (messages.PLAYS_ON if entry.why == "deadlines" else messages.HANDED_OVER).say(entry.seat)
        case entries.TakenBack():
            return messages.TAKEN_BACK.say(entry.seat, entry.moves or None)
        case entries.SeatOpened():
            return messages.SEAT_OPENED.say(entry.seat)
        case entries.SubstituteInvited():
            return messages.SUBSTITUTE_INVITED.say(entry.by, entry.seat)
        case entries.Substituted():
            return messages.SUBSTITUTED.say(entry.seat, entry.before)
        case entries.Resigned():
            return messages.RESIGNED.say(entry.seat, "yes" if table.phase == "playing" else None)
        case entries.Holiday():
            return messages.HOLIDAY.say(entry.seat, math.ceil((entry.until - table.at) / DAY) or None)
        case entries.Gathered():
            return messages.GATHERED.say()
        case entries.Shared():
            return messages.SHARED.say(entry.seat)
        case entries.Lent():
            return messages.LENT.say()
        case entries.Fetched():
            return messages.FETCHED.say()
        case entries.Rekeyed():
            return messages.REKEYED.say()
        case entries.Hosted():
            return messages.HOSTED[entry.why].say(entry.seat)
        case entries.Abandoned():
            return messages.ABANDONED.say(None if entry.seat == NOBODY else entry.seat)
        case _:
            assert_never(entry)


def lapse_of(table: Table, entry: Entry) -> Saying | None:
    """What is to be said besides where an entry leaves nobody a chance to answer a wish to take a move back."""
    seat = table.undo_lapsed
    if seat == NOBODY:
        return None
    if isinstance(entry, entries.Resigned | entries.Substituted) and entry.seat == seat:
        return messages.UNDO_LAPSED["left"].say(seat)
    if table.phase != "playing":
        return messages.UNDO_LAPSED["ended"].say(seat)
    return messages.UNDO_LAPSED["window" if isinstance(entry, entries.WindowClosed) else "moved"].say(seat)


def occasions(table: Table, words: Iterable[str], spoken: str) -> list[str]:
    """What people call occasions of the game, each once."""
    game = find_game(table.plan.game)
    known = {occasion.word: occasion for occasion in game.occasions}
    return [occasion_name(game, known[word], language(spoken)) for word in dict.fromkeys(words)]
