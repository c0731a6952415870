"""Tables at which people are paired who want to play anyone: who waits there, and when their game begins by itself."""

from __future__ import annotations

from typing import Final

from greathall.hall import reasons
from greathall.hall.errors import NotYours
from greathall.hall.table import entries
from greathall.hall.table.entries import Entry
from greathall.hall.table.gathering import gathering
from greathall.hall.table.nobles import noble
from greathall.hall.table.plan import Plan
from greathall.hall.table.table import Table
from greathall.hall.table.votes import Gone, left_at
from greathall.kernel.catalog import Game

AWAY: Final = 20.0
"""After how many seconds without a connection somebody's seat is freed: enough to load the page again."""

ANSWERS_WITHIN: Final = 15.0
"""How many seconds everyone has to say that they are ready, once all seats are taken: a frozen page or network does not."""

DECISION, RESERVE = 60.0, 300.0
"""The clock of their games, in seconds: nobody is stuck, and nobody who thinks is hurried."""


def plan_for(game: Game, language: str) -> Plan:
    """The table that is laid for people who want to play anyone: as few seats as the game needs, and a clock."""
    clock = {"kind": "real_time", "decision": DECISION, "reserve": RESERVE}
    settled = {"pace": clock, "window": game.window, "language": language, "pairing": True, "programs": False}
    return Plan.model_validate({"game": game.name, "seats": game.fewest, **settled})


def full(table: Table) -> bool:
    return not any(chair.free() for chair in table.chairs)


def gives_up(table: Table, seat: int, gone: Gone) -> float | None:
    """When somebody's seat is freed if nothing happens; None: never. Nobody is paired with someone who is not there."""
    if not table.plan.pairing:
        return None
    left, late = left_at(gone, seat), full(table) and not table.chairs[seat].ready
    times = [] if left is None else [left + AWAY]
    return min([*times, table.counted_from + ANSWERS_WITHIN] if late else times, default=None)


def given_up(table: Table, now: float, gone: Gone) -> Entry | None:
    """The seat of someone who is not there any more is freed."""
    for seat in table.owners():
        time = gives_up(table, seat, gone)
        if time is not None and now >= time:
            return entries.Freed(seat=seat, name=table.chairs[seat].name)
    return None


def complete(table: Table, gone: Gone) -> bool:
    """Whether the game begins: all seats are taken, and everyone is there and has said so since they sit together."""
    people = table.owners()
    answered = all(table.chairs[seat].ready and left_at(gone, seat) is None for seat in people)
    return table.plan.pairing and full(table) and bool(people) and answered


def may_fill_up(table: Table) -> None:
    """Refuse bots where the host seats them, or where the game has begun."""
    gathering(table)
    if not table.plan.pairing:
        raise NotYours.because(reasons.HOST_ONLY)


def filled_up(table: Table) -> Entry | None:
    """A bot takes the next free seat, since all who wait would rather not wait any longer."""
    for seat, chair in enumerate(table.chairs):
        if chair.free():
            return entries.Seated(seat=seat, name=noble(table, seat), bot=table.plan.stand_in)
    return None
