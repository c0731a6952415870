"""Strangers who have taken a seat and are yet to come: whoever does not come soon loses it, or one guest could take the seats of all."""

from __future__ import annotations

from typing import Final

from greathall.hall.table import entries
from greathall.hall.table.entries import NOBODY, Entry
from greathall.hall.table.table import Table
from greathall.hall.table.votes import Gone, left_at

COMES_WITHIN: Final = 60.0
"""For how many seconds a seat is kept for somebody who has taken it and was never connected."""


class Awaited:
    """By the locks of their seats, until when strangers are waited for who have never been here."""

    def __init__(self) -> None:
        self.until: dict[str, float] = {}

    def expect(self, lock: str, now: float) -> None:
        """Somebody has taken a seat."""
        self.until[lock] = now + COMES_WITHIN

    def look(self, table: Table, gone: Gone) -> None:
        """Forget those who have come, and those whose seat is no longer theirs."""
        seats = {lock: table.seat_of(lock) for lock in self.until}
        gathers = table.phase == "gathering" and table.shuffle is None
        self.until = {
            lock: until
            for lock, until in self.until.items()
            if gathers and seats[lock] != NOBODY and left_at(gone, seats[lock]) is not None
        }

    def given_up(self, table: Table, now: float, gone: Gone) -> Entry | None:
        """The seat of somebody who did not come is freed."""
        self.look(table, gone)
        for lock, until in self.until.items():
            if now >= until:
                seat = table.seat_of(lock)
                return entries.Freed(seat=seat, name=table.chairs[seat].name)
        return None

    def next_time(self) -> float | None:
        """When the first of them has to be here."""
        return min(self.until.values(), default=None)
