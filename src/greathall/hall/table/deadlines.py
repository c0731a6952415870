"""Deadlines of games over days: when someone is reminded, how long holidays are, and what becomes of those who miss two in a row."""

from __future__ import annotations

from typing import Final

from greathall.hall.table import entries, holidays
from greathall.hall.table.plan import DAY, Days
from greathall.hall.table.table import Table

MISSES: Final = 2
"""After how many missed deadlines in a row a bot plays on; before that it makes the one move that was missed."""


def over_days(table: Table) -> bool:
    return isinstance(table.plan.pace, Days)


def reminder_at(table: Table, seat: int) -> float | None:
    """When the owner of an asked seat is to be reminded: a day before the time for the decision is over, or when half of it is, whichever
    is later. None: never, since nobody waits for them or the game is not one over days."""
    time, ends = table.plan.decision_time(), table.runs_out(seat)
    if not over_days(table) or time is None or ends is None or seat not in table.asked() or table.chairs[seat].player():
        return None
    return ends - min(DAY, time / 2)


def holiday_until(table: Table, seat: int) -> float | None:
    """Until when the owner of a seat is on holiday, as of the latest entry; None: they are not."""
    return next((ended for _, ended in table.chairs[seat].off if ended > table.at), None)


def days_left(table: Table, seat: int, now: float) -> float:
    """How many days off from now on the owner of a seat could have in this game, with the rest of a holiday that is under way."""
    return table.plan.holidays - holidays.days(holidays.taken(table.chairs[seat].off, now, now)) if over_days(table) else 0.0


def plays_on(table: Table) -> entries.HandedOver | None:
    """A bot plays for whoever has missed deadlines again and again, until they take their seat back."""
    for seat in table.people() if over_days(table) else []:
        if table.chairs[seat].missed >= MISSES:
            return entries.HandedOver(seat=seat, bot=table.plan.stand_in, why="deadlines")
    return None
