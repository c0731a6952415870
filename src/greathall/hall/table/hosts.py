"""Who hosts a table: its host, and while the host is away the first of those who are there."""

from __future__ import annotations

from greathall.hall.table import entries, votes
from greathall.hall.table.entries import NOBODY, Entry
from greathall.hall.table.plan import DAY, Days
from greathall.hall.table.table import Table
from greathall.hall.table.votes import GRACE, Gone, left_at


def away_from(table: Table, gone: Gone) -> float | None:
    """When whoever hosts now begins to count as away, if nothing happens; None: never, or nobody hosts. Before a game over days nobody
    need stay connected, so at a listed table it takes a day there: anyone may have sat down. At a private one all were invited."""
    seat = table.hosting()
    left = None if seat == NOBODY else left_at(gone, seat)
    if left is None:
        return None
    if table.phase == "gathering":
        return left + (DAY if isinstance(table.plan.pace, Days) and table.plan.listed else GRACE)
    return votes.away_from(table, seat, gone)


def passed(table: Table, now: float, gone: Gone) -> Entry | None:
    """The host's rights pass on to the first who is there when the host is away or has left the table, and return with the host."""
    host, hosting = table.host_seat(), table.hosting()
    if host not in (NOBODY, hosting) and left_at(gone, host) is None:
        return entries.Hosted(seat=host, why="return")
    away = away_from(table, gone)
    if not table.hosted or (hosting != NOBODY and (away is None or now < away)):
        return None
    there = [seat for seat in table.owners() if left_at(gone, seat) is None]
    return entries.Hosted(seat=there[0], why="absence") if there else None
