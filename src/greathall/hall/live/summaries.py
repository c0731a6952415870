"""What is kept of a table beside its entries: what the lobby must know of it, and the records of its games."""

from __future__ import annotations

from pydantic_core import to_json

from greathall.hall.store.base import PAUSING, Summary
from greathall.hall.table import entries, listing
from greathall.hall.table.entries import Entry
from greathall.hall.table.matches import follows
from greathall.hall.table.results import record_text
from greathall.hall.table.table import Table
from greathall.hall.table.votes import nobody_here
from greathall.hall.wire import views


def summary(name: str, table: Table, entry: Entry) -> Summary | None:
    """What the lobby must know of the table from now on, if the entry changed it."""
    ended = table.phase != "playing" and isinstance(entry, entries.GAME)
    if not ended and not isinstance(entry, entries.RESEATING):
        return None
    plan, at = table.plan, table.at
    return Summary(
        plan.game,
        PAUSING if follows(table) else table.phase,
        int(plan.listed),
        at,
        to_json(views.table_for(name, table, nobody_here(table))).decode(),
        free=sum(chair.free() for chair in table.chairs),
        pace=plan.pace.kind,
        language=plan.language,
        pairing=int(plan.pairing),
        open_until=listing.open_until(table, at),
    )


def finished(table: Table, entry: Entry) -> tuple[int, str] | None:
    """The record of the game that the entry ended."""
    if not isinstance(entry, entries.GAME) or table.phase == "playing" or table.record is None:
        return None
    return table.games, record_text(table.record, table.result(), table.resigned())
