"""Votes: who has a voice in them, and whose seat the others may give to a bot.

Whoever owns a seat has a voice, whether or not a bot plays for them, as long as they are not absent. Whoever has been without
a connection for a minute is absent; in a game over days, where nobody stays connected, only those who have missed a deadline as well.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from greathall.hall.errors import Refused
from greathall.hall.table.entries import NOBODY
from greathall.hall.table.plan import DAY, Days
from greathall.hall.table.table import Table

GRACE: Final = 60.0
"""For how many seconds someone without a connection is still waited for."""

Gone = Sequence[float | None]
"""For each seat, since when nobody is connected to it; None: someone is."""


def absent_from(table: Table, seat: int, gone: Gone) -> float | None:
    """When the owner of a seat begins to count as absent if nothing happens; None: never."""
    left, chair = gone[seat], table.chairs[seat]
    if left is None:
        return None
    if not isinstance(table.plan.pace, Days) or chair.late or chair.stand_in:
        return left + GRACE
    # After a game everyone is asked whether they want another one.
    return max(left + GRACE, table.since[seat] + table.plan.pace.days * DAY) if table.phase in ("over", "abandoned") else None


def absent(table: Table, seat: int, now: float, gone: Gone) -> bool:
    """Whether the owner of a seat is absent."""
    since = absent_from(table, seat, gone)
    return since is not None and now >= since


def voices(table: Table, now: float, gone: Gone) -> list[int]:
    """The seats that have a voice in every vote."""
    return [seat for seat in table.owners() if not absent(table, seat, now, gone)]


def wanted(table: Table, matter: str, voters: list[int], target: int = NOBODY) -> bool:
    """Whether all who have a voice want it."""
    return bool(voters) and all((matter, target, seat) in table.votes for seat in voters)


def left_alone(table: Table, voters: list[int]) -> bool:
    """Whether a single person is left of several: that one alone may not end what belongs to all of them."""
    return len(voters) == 1 and len(table.owners()) > 1


def must_be_absent(table: Table, seat: int, now: float, gone: Gone) -> None:
    """Refuse to give a bot the seat of someone who is there, may be back in a moment, or still has time."""
    if seat not in table.people():
        raise Refused("no_such_seat", "name the seat of another player who plays it themselves")
    if absent(table, seat, now, gone):
        return
    name, left, since = table.chairs[seat].name, gone[seat], absent_from(table, seat, gone)
    if left is None:
        raise Refused("still_here", f"{name} is connected; a bot can take only the seat of someone who is absent")
    if since is None:
        ends = table.runs_out(seat) if seat in table.asked() else None
        deadline = "" if ends is None else f"; this one is in {span(ends - now)}"
        raise Refused("in_time", f"{name} is in time: over days a bot can take a seat only after a missed deadline{deadline}")
    raise Refused("not_yet", f"{name} has been without a connection for {span(now - left)}; a bot can take the seat in {span(since - now)}")


def span(seconds: float) -> str:
    """A time in words, rounded up."""
    for unit, length, most in (("s", 1, 90), ("min", 60, 90), ("h", 3600, 48)):
        count = math.ceil(seconds / length)
        if count <= most:
            return f"{count} {unit}"
    return f"{math.ceil(seconds / DAY)} days"
