"""Votes: who has a voice in them, and whose seat the others may give to a bot or to somebody else.

Whoever owns a seat has a voice, whether or not they let a bot play for them, as long as they are not absent. Whoever has been without
a connection for a minute is absent; in a game over days, where nobody stays connected, only those who have missed a deadline as well. Whose
seat was given to a bot in their absence is absent until they take it back: a page that is open somewhere is nobody yet.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from greathall.hall import reasons
from greathall.hall.errors import Refused
from greathall.hall.table.entries import NOBODY
from greathall.hall.table.plan import DAY, Days
from greathall.hall.table.table import Table
from greathall.kernel.sentences.message import Saying

GRACE: Final = 60.0
"""For how many seconds someone without a connection is still waited for."""

Gone = Sequence[float | None]
"""For each seat, since when nobody is connected to it; None: someone is."""

NEAR: Final = -math.inf
"""Stands there for whoever is not connected, but plays at the same device as someone who is: the device is passed on from turn to turn."""


def left_at(gone: Gone, seat: int) -> float | None:
    """Since when nobody has been there to play a seat; None: someone is, if perhaps beside whoever holds the device."""
    return None if gone[seat] == NEAR else gone[seat]


def absent_from(table: Table, seat: int, gone: Gone) -> float | None:
    """When the owner of a seat begins to count as absent if nothing happens; None: never."""
    if table.phase == "playing" and table.chairs[seat].replaced():
        return -math.inf
    return away_from(table, seat, gone)


def away_from(table: Table, seat: int, gone: Gone) -> float | None:
    """When whoever is not connected to a seat begins to count as away; None: never, or somebody is connected."""
    left, chair = left_at(gone, seat), table.chairs[seat]
    if left is None:
        return None
    if not isinstance(table.plan.pace, Days) or chair.late() or chair.stand_in:
        return left + GRACE
    # After a game everyone is asked whether they want another one.
    return max(left + GRACE, table.since[seat] + table.plan.pace.days * DAY) if table.phase in ("over", "abandoned") else None


def absent(table: Table, seat: int, now: float, gone: Gone) -> bool:
    """Whether the owner of a seat is absent."""
    since = absent_from(table, seat, gone)
    return since is not None and now >= since


def voices(table: Table, now: float, gone: Gone) -> list[int]:
    """The seats that have a voice in every vote; whoever has resigned has none until the game is over."""
    resigned = table.resigned() if table.phase == "playing" else []
    return [seat for seat in table.owners() if seat not in resigned and not absent(table, seat, now, gone)]


def wanted(table: Table, matter: str, voters: list[int], target: int = NOBODY) -> bool:
    """Whether all who have a voice want it."""
    return bool(voters) and all((matter, target, seat) in table.votes for seat in voters)


def proposed(table: Table, matter: str, target: int = NOBODY) -> bool:
    """Whether anyone wants it."""
    return any(vote[:2] == (matter, target) for vote in table.votes)


def unanswered(table: Table, seat: int) -> bool:
    """Whether something is proposed to those who play, and the owner of a seat has a voice in it and has not answered. Whether they are
    absent is left open: whoever asks is there."""
    chair = table.chairs[seat]
    if table.phase not in ("playing", "outdated") or chair.resigned or chair.replaced():
        return False
    if table.undo_by not in (NOBODY, seat) and seat not in table.undo_agreed:
        return True
    return any(target != seat and (matter, target, seat) not in table.votes for matter, target, _ in table.votes)


def left_alone(table: Table, voters: list[int]) -> bool:
    """Whether only one person is left of several. A wish to end the game that they expressed while others were there does not count once
    they are alone: they have to say so again."""
    return len(voters) == 1 and len(table.owners()) > 1


def takes_over(table: Table, seat: int, now: float, gone: Gone) -> float | None:
    """When a bot takes a seat by itself if its owner stays away; None: never. Where nobody else is there to play on, nothing is done in
    their place; and over days a closed page means nothing."""
    left, plan = left_at(gone, seat), table.plan
    if table.phase != "playing" or not plan.handover or left is None or seat not in table.people() or isinstance(plan.pace, Days):
        return None
    return left + plan.handover if any(other != seat for other in voices(table, now, gone)) else None


@dataclass(frozen=True)
class Attendance:
    """Who is there, seat by seat, as everyone may know."""

    here: list[bool]
    absent: list[bool]
    """Whose owners are absent: the others may decide what becomes of their seats."""
    takes_over: list[float | None]
    """When a bot takes the seat by itself, in the time of the hall, if its owner stays away."""


def attendance(table: Table, now: float, gone: Gone, here: list[bool]) -> Attendance:
    """Who is there now."""
    owners = table.owners()
    away = [seat in owners and absent(table, seat, now, gone) for seat in range(table.plan.seats)]
    return Attendance(here, away, [takes_over(table, seat, now, gone) for seat in range(table.plan.seats)])


def nobody_here(table: Table) -> Attendance:
    """What is said of a table where it is not known who is there."""
    seats = table.plan.seats
    return Attendance([False] * seats, [False] * seats, [None] * seats)


def may_be_substituted(table: Table, seat: int, now: float, gone: Gone) -> None:
    """Refuse to let others take the seat of someone who is there, or has let a bot play of their own accord."""
    if not 0 <= seat < table.plan.seats or not table.chairs[seat].lock or table.chairs[seat].resigned:
        raise Refused.because(reasons.NO_SUCH_SEAT)
    chair = table.chairs[seat]
    if chair.handed_over == "owner":
        raise Refused.because(reasons.OWN_STAND_IN, chair.name)
    must_be_away(table, seat, now, gone)


def must_be_absent(table: Table, seat: int, now: float, gone: Gone) -> None:
    """Refuse to give a bot the seat of someone who is there, may be back in a moment, or still has time."""
    if seat not in table.people():
        raise Refused.because(reasons.NO_SUCH_SEAT)
    must_be_away(table, seat, now, gone)


def must_be_away(table: Table, seat: int, now: float, gone: Gone) -> None:
    """Refuse to decide about someone who is there, may be back in a moment, or still has time."""
    name, left, since = table.chairs[seat].name, left_at(gone, seat), away_from(table, seat, gone)
    if since is not None and now >= since:
        return
    if left is None:
        raise Refused.because(reasons.STILL_HERE, name)
    if since is None:
        ends = table.runs_out(seat) if seat in table.asked() else None
        raise Refused.because(reasons.IN_TIME, name, None if ends is None else span(ends - now))
    raise Refused.because(reasons.NOT_YET, name, span(now - left), span(since - now))


def span(seconds: float) -> Saying:
    """A time in words, rounded up."""
    for unit, length, most in (("seconds", 1, 90), ("minutes", 60, 90), ("hours", 3600, 48)):
        count = math.ceil(seconds / length)
        if count <= most:
            return reasons.SPANS[unit].say(count)
    return reasons.SPANS["days"].say(math.ceil(seconds / DAY))
