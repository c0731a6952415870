"""HTTP: what belongs to a key, for its owner, by whoever runs the hall: all of it, or nothing of it any more."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Depends
from pydantic import Field
from pydantic_core import from_json

from greathall.hall.forms import Form
from greathall.hall.hall import Hall
from greathall.hall.http import admin
from greathall.hall.http.admin import as_it_stands, operator
from greathall.hall.http.dependencies import Language, TheHall
from greathall.hall.http.refusals import REFUSALS
from greathall.hall.keys import fresh_key, lock_of
from greathall.hall.live import loading
from greathall.hall.store.base import LATEST
from greathall.hall.table import entries
from greathall.hall.table.entries import NOBODY
from greathall.hall.table.table import Table
from greathall.hall.table.votes import nobody_here
from greathall.hall.wire import views
from greathall.hall.wire.outgoing import Event, TableForm

router = APIRouter(prefix="/api/admin/belongings", responses=REFUSALS, dependencies=[Depends(operator)])


class OwnersKey(Form):
    """The key of somebody who wants what belongs to it."""

    key: str = Field(max_length=200)


class Belonging(Form):
    """What belongs to a key at one table."""

    table: TableForm
    seat: int
    told: list[Event] = Field(description="Everything that the seat was told, and with it what its owner did and said.")
    addresses: list[dict[str, Any]] = Field(description="Where its owner is told of things while they are away.")


class Erased(Form):
    """What was deleted."""

    tables: int = Field(description="Of tables at which they sat with nobody but bots.")
    sayings: int = Field(description="Of what they said at other tables.")
    addresses: int


def owned(table: Table, lock: str) -> int:
    """The seat whose owner has this key, or had it before they took another; `NOBODY` if somebody else plays there by now."""
    return next((seat for seat, chair in enumerate(table.chairs) if lock in (chair.lock, *chair.former)), NOBODY)


@router.post("/export")
async def export(hall: TheHall, whose: OwnersKey, spoken: Language) -> list[Belonging]:
    """Everything that belongs to a key, table by table."""
    lock, found = lock_of(whose.key), []
    for name in await hall.store.holding(lock):
        table = await as_it_stands(hall, name)
        seat = owned(table, lock)
        locks = {lock} if seat == NOBODY else {table.chairs[seat].lock, *table.chairs[seat].former}
        events = await loading.history(hall.store, name, locks, spoken, 0, LATEST)
        addresses = [each for each in await hall.store.addresses(name) if each.lock in locks]
        found.append(
            Belonging(
                table=views.table_for(name, table, nobody_here(table)),
                seat=seat,
                told=[from_json(event) for event in events],
                addresses=[{"kind": each.kind, "address": each.address, "language": each.language} for each in addresses],
            )
        )
    return found


@router.post("/delete")
async def erase(hall: TheHall, whose: OwnersKey) -> Erased:
    """Delete what belongs to a key. Tables at which its owner sat with bots alone go altogether. At others go what they said, their face,
    their browser, and where they are told of things; the key opens nothing more, and the games stay, which are the others' too."""
    lock, tables, sayings, addresses = lock_of(whose.key), 0, 0, 0
    for name in await hall.store.holding(lock):
        addresses += await forget_addresses(hall, name, lock)
        log = {row.number: entries.read(row.body) for row in await hall.store.entries(name, 0)}
        if all(each.lock in ("", lock) for each in log.values() if isinstance(each, entries.Seated | entries.Substituted)):
            await admin.delete(hall, name)
            tables += 1
            continue
        bodies, said = await without(hall, name, lock, log)
        await hall.store.rewrite(name, bodies)
        sayings += said
        # Whoever is there is shown out, and comes again by themselves; the table is read again for them.
        if (live := hall.tables.pop(name, None)) is not None:
            live.put_aside("rewritten")
    hall.takes_over.set()
    return Erased(tables=tables, sayings=sayings, addresses=addresses)


async def forget_addresses(hall: Hall, name: str, lock: str) -> int:
    given = [each for each in await hall.store.addresses(name) if each.lock == lock]
    await hall.messenger.forget((name, lock))
    return len(given)


async def without(hall: Hall, name: str, lock: str, log: dict[int, entries.Entry]) -> tuple[dict[int, str], int]:
    """The entries of a log that change when an owner is forgotten, and how many of them are what they said."""
    stranger, bodies, said = lock_of(fresh_key()), dict[int, str](), 0
    table: Table | None = None
    for row in await hall.store.entries(name, 0):
        table, _, _ = loading.take(table, row)
        entry = log[row.number]
        if isinstance(entry, entries.Said) and owned(table, lock) == entry.seat:
            entry, said = entry.model_copy(update={"text": "…"}), said + 1
        elif isinstance(entry, entries.Seated | entries.Substituted) and entry.lock == lock:
            entry = entry.model_copy(update={"face": "", "browser": ""})
        body = entries.write(entry).replace(lock, stranger)
        if body != entries.write(log[row.number]):
            bodies[row.number] = body
    return bodies, said
