"""Tables that nobody will ever play: after some weeks the hall forgets them. Nothing goes in which a person had a part."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from greathall.hall.table import entries
from greathall.hall.table.entries import Entry
from greathall.hall.table.plan import DAY
from greathall.hall.table.table import Table

UNPLAYED_FOR: Final = 14 * DAY
"""For how long nothing has to have happened at a table before it is forgotten, in seconds."""

DONE_BY_PEOPLE: Final = (
    *(entries.Sealed, entries.Called, entries.Ordered, entries.UndoAsked, entries.UndoAnswered, entries.Undone, entries.Voted),
    *(entries.Resigned, entries.Abandoned, entries.Holiday, entries.Gathered, entries.SeatOpened, entries.Substituted, entries.Shared),
)
"""What happens in a game only if somebody wants it to."""


def unplayed(table: Table, log: Iterable[Entry]) -> bool:
    """Whether nobody would miss a table: its game was never begun, or was begun against bots, or among them, without any person's move."""
    if table.games == 0:
        return table.phase == "gathering"
    return table.games == 1 and len(table.owners()) <= 1 and not any(done_by_person(table, entry) for entry in log)


def done_by_person(table: Table, entry: Entry) -> bool:
    if isinstance(entry, entries.Played):
        return entry.by == "owner"
    if isinstance(entry, entries.Offered):
        return bool(table.chairs[entry.seat].lock)
    return isinstance(entry, DONE_BY_PEOPLE)
