"""Tables out of the store: what their entries make of them, with a snapshot to begin with where there is one."""

from __future__ import annotations

import json
import logging
import math
from collections.abc import Mapping, Sequence, Set
from contextlib import suppress
from typing import Final

from pydantic_core import to_json

from greathall.hall import reasons
from greathall.hall.breath import Breath
from greathall.hall.errors import NotThere, Unreadable
from greathall.hall.store.base import LATEST, Row, Store
from greathall.hall.table import entries
from greathall.hall.table.changes import apply
from greathall.hall.table.entries import Entry
from greathall.hall.table.game import outdated
from greathall.hall.table.snapshot import from_dict
from greathall.hall.table.table import Table
from greathall.hall.wire import views
from greathall.hall.wire.views import WATCHER
from greathall.kernel.errors import BadRecord, GreathallError
from greathall.kernel.event import Event
from greathall.kernel.record import Record
from greathall.version import VERSION

log = logging.getLogger(__name__)

OPENED: Final = '"kind":"opened"'
STARTED: Final = '"kind":"started"'
"""How the bodies of these entries are recognised without reading all others, which are many."""


async def load(store: Store, name: str, upto: int = LATEST, until: float = math.inf) -> Table:
    """A table as it stood after that many entries, or at that time."""
    table = await snapshot(store, name, upto)
    while table is not None and table.at > until:
        table = await snapshot(store, name, table.number - 1)
    rows = await store.entries(name, table.number if table else 0, upto)
    ended, breath = await ended_games(store, name, table, rows), Breath()
    for row in rows:
        if table is not None and row.at > until:
            break
        await breath.take()
        table, _, _ = take(table, row, ended)
    if table is None:
        raise NotThere.because(reasons.NO_TABLE, name)
    return table


async def history(store: Store, name: str, locks: Set[str], spoken: str, since: int, latest: int) -> list[bytes]:
    """The events after a number, as a guest was or would have been told them in a language: whoever has had these locks, or a watcher."""
    table = await snapshot(store, name, LATEST)
    while table is not None and views.number_for(table, viewer_of(table, locks)) > since:
        table = await snapshot(store, name, table.number - 1)
    events: list[bytes] = []
    rows = await store.entries(name, table.number if table else 0)
    ended, breath = await ended_games(store, name, table, rows), Breath()
    for row in rows:
        await breath.take()
        table, entry, happened = take(table, row, ended)
        viewer = viewer_of(table, locks)
        number = views.number_for(table, viewer)
        if views.may_know(entry, viewer) and since < number <= latest:
            events.append(to_json(views.event_for(table, entry, happened, viewer, spoken)))
        if number >= latest:
            break
    return events


async def snapshot(store: Store, name: str, upto: int) -> Table | None:
    """The latest snapshot up to that number. One that can't be read is passed over: loading then only takes longer."""
    while (found := await store.snapshot_before(name, VERSION, upto)) is not None:
        number, body = found
        try:
            table = from_dict(json.loads(body))
        except Exception as error:
            log.warning("a snapshot can't be read", extra={"table": name, "number": number, "error": type(error).__name__})
        else:
            if table.number == number:
                return table
        upto = number - 1
    return None


async def ended_games(store: Store, name: str, table: Table | None, rows: Sequence[Row]) -> dict[int, Record]:
    """The records of those games among the entries that follow, or under way before them, which are over and began under other rules or
    with other cards: the rules of today can't tell that they are. A record that can't be read is none."""
    found: dict[int, Record] = {}
    for number in outdated_games(table, rows):
        kept = await store.record(name, number)
        if kept is not None:
            with suppress(BadRecord):
                found[number] = Record.from_text(kept.body)
    return found


def outdated_games(table: Table | None, rows: Sequence[Row]) -> list[int]:
    """The numbers of the games that began under other rules or with other cards."""
    found = [table.games] if table and table.phase == "outdated" else []
    game, number = table.plan.game if table else "", table.games if table else 0
    for row in rows:
        if OPENED in row.body or STARTED in row.body:
            with suppress(ValueError, GreathallError):  # when it is taken in, it is said what is wrong with it
                entry = entries.read(row.body)
                if isinstance(entry, entries.Opened):
                    game = entry.plan.game
                elif isinstance(entry, entries.Started):
                    number += 1
                    found += [number] if outdated(game, entry) else []
    return found


def take(table: Table | None, row: Row, ended: Mapping[int, Record] | None = None) -> tuple[Table, Entry, list[Event]]:
    """Take in a stored entry, the first or the next. Whoever asks can't put a failure here right: the entry is damaged, or another
    version wrote it."""
    number = table.number + 1 if table else 1
    if row.number != number:
        raise Unreadable.because(reasons.ENTRY_MISSING, number)
    try:
        entry = entries.read(row.body)
        if table is None:
            assert isinstance(entry, entries.Opened)
            table = Table(entry)
        table.ended = table.ended if ended is None else ended
        return table, entry, apply(table, row.at, entry)
    except GreathallError as error:
        engine = table.record.engine if table and table.record else VERSION
        raise Unreadable.because(reasons.TABLE_OF_OTHER_ENGINE, engine, VERSION, details=str(error)) from error
    except Exception as error:
        raise Unreadable.because(reasons.ENTRY_DAMAGED, number) from error


def viewer_of(table: Table, locks: Set[str]) -> int:
    """The seat with one of these locks; before its owner sat down they saw what everyone sees."""
    return next((seat for seat, chair in enumerate(table.chairs) if chair.lock in locks), WATCHER)
