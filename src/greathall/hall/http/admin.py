"""HTTP: what whoever runs the hall can see and do, by the key that is in its data folder."""

from __future__ import annotations

import ipaddress
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Request
from pydantic import Field
from pydantic_core import from_json

from greathall.hall import reasons
from greathall.hall.errors import NotThere, NotYours, Refused
from greathall.hall.forms import Form
from greathall.hall.hall import Hall
from greathall.hall.http.dependencies import Key, Language, SeatNumber, TableName, TheHall, TheVisitor
from greathall.hall.http.refusals import REFUSALS
from greathall.hall.keys import lock_of, opens
from greathall.hall.limits import network_of
from greathall.hall.live import loading
from greathall.hall.table import entries
from greathall.hall.table.table import Table
from greathall.hall.table.votes import nobody_here
from greathall.hall.warden import Announcement, Ledger
from greathall.hall.wire import views
from greathall.hall.wire.outgoing import Event, TableForm
from greathall.hall.wire.views import WATCHER

LATEST_EVENTS: Final = 20
"""How many of a table's events are shown."""


def operator(request: Request, visitor: TheVisitor, key: Key) -> None:
    """Let nobody in but whoever runs the hall. Keys are compared in constant time, and few wrong ones may come from an address."""
    visitor.take("attempts")
    if not opens(key, request.app.state.operator):
        raise NotYours.because(reasons.OPERATOR_ONLY)
    visitor.put_back("attempts")


router = APIRouter(prefix="/api/admin", responses=REFUSALS, dependencies=[Depends(operator)])


class TableLine(Form):
    """A table among all others."""

    table: str
    game: str
    phase: str
    listed: bool
    age: float = Field(description="How many seconds ago the lobby heard something of it.")
    guests: int = Field(description="How many are connected to this server.")
    closed: bool
    seats: list[str] = Field(description="The names of those who sit there; empty for a free seat.")


class Connected(Form):
    """Somebody who is connected to this server."""

    seat: int = Field(description="−1: they watch.")
    address: str


class Watched(Form):
    """A table as whoever runs the hall sees it: as its watchers do, and where its guests come from."""

    table: TableForm
    closed: bool
    connected: list[Connected]
    events: list[Event]


class Someone(Form):
    """A guest: by their address or network, by their key or its lock, or as whoever sits at a seat."""

    address: str = Field("", max_length=60)
    key: str = Field("", max_length=200)
    lock: str = Field("", pattern="^([0-9a-f]{64})?$", description="A key as `settled` lists it, which does not show the key itself.")
    table: str = Field("", max_length=40, pattern="^[a-z0-9]*$")
    seat: int = Field(-1, ge=-1, le=14)


class Announcing(Form):
    """What everyone is told: that the hall restarts in a few minutes, or something in one's own words."""

    text: str = Field("", max_length=3500)
    minutes: float | None = Field(None, gt=0, le=1440, description="Until then no new tables are laid.")


# Tables.


@router.get("/tables")
async def tables(
    hall: TheHall,
    phase: Annotated[str, Query(max_length=20, pattern="^[a-z]*$")] = "",
    most: Annotated[int, Query(ge=1, le=1000)] = 100,
) -> list[TableLine]:
    """All tables, private ones too, those of which the lobby heard last first."""
    now, found = hall.clock.now(), []
    for kept in await hall.store.kept_tables(phase, most):
        live = hall.tables.get(kept.name)
        found.append(
            TableLine(
                table=kept.name,
                game=kept.shown.get("plan", {}).get("game", ""),
                phase=kept.phase,
                listed=kept.listed,
                age=max(0.0, now - kept.changed),
                guests=len(live.audience.guests) if live else 0,
                closed=kept.name in hall.warden.closed,
                seats=[seat["name"] for seat in kept.shown.get("seats", [])],
            )
        )
    return found


async def as_it_stands(hall: Hall, name: str) -> Table:
    """A table as the store has it, whether it is closed or in use."""
    live = hall.tables.get(name)
    return live.table if live is not None and not live.stale else await hall.load(name)


@router.get("/tables/{name}")
async def watch(hall: TheHall, name: TableName, spoken: Language) -> Watched:
    """A table with its latest events. Nothing is told that its watchers may not know."""
    table, live = await as_it_stands(hall, name), hall.tables.get(name)
    latest = views.number_for(table, WATCHER)
    events = await loading.history(hall.store, name, set(), spoken, max(0, latest - LATEST_EVENTS), latest)
    there = live.attendance() if live else nobody_here(table)
    guests = sorted(live.audience.guests, key=lambda guest: guest.address) if live else []
    return Watched(
        table=views.table_for(name, table, there),
        closed=name in hall.warden.closed,
        connected=[Connected(seat=table.seat_of(guest.lock) if guest.lock else WATCHER, address=guest.address) for guest in guests],
        events=[from_json(event) for event in events],
    )


@router.post("/tables/{name}/close", status_code=204)
async def close(hall: TheHall, name: TableName) -> None:
    """Close a table: whoever is there is shown out, nobody may come, and its clocks stand still."""
    await hall.load(name)  # there must be one
    await hall.warden.change(lambda ledger: ledger.model_copy(update={"closed": tuple({*ledger.closed, name})}))


@router.post("/tables/{name}/open", status_code=204)
async def open_again(hall: TheHall, name: TableName) -> None:
    """Open a table again that was closed: everything goes on where it stood."""
    await hall.warden.change(lambda ledger: ledger.model_copy(update={"closed": tuple({*ledger.closed} - {name})}))
    hall.takes_over.set()


@router.delete("/tables/{name}", status_code=204)
async def delete(hall: TheHall, name: TableName) -> None:
    """Delete a table with its records and everything else that is kept of it. It counts as closed from then on, for other servers."""
    await close(hall, name)
    await hall.store.delete(name)


@router.delete("/tables/{name}/seats/{seat}", status_code=204)
async def free(hall: TheHall, name: TableName, seat: SeatNumber) -> None:
    """Free a seat. Before a game anyone else may take it, and not the same browser; in a game a bot plays on, and whoever is there may ask
    somebody else to take it."""

    def decide(table: Table, now: float) -> entries.Entry:
        if seat >= table.plan.seats or table.chairs[seat].free():
            raise Refused.because(reasons.SEAT_FREE)
        chair = table.chairs[seat]
        if table.phase == "playing":
            if chair.player():
                raise Refused.because(reasons.BOT_PLAYS)
            return entries.HandedOver(seat=seat, bot=table.plan.stand_in, why="host")
        if table.phase == "gathering" and table.shuffle is None:
            return entries.Freed(seat=seat, name=chair.name, removed=bool(chair.lock))
        raise Refused.because(reasons.SHUFFLING if table.shuffle else reasons.NO_GAME)

    live = await hall.table(name)
    happened = await live.act(decide)
    if isinstance(happened, entries.HandedOver):
        await live.act(lambda table, now: entries.SeatOpened(seat=seat) if table.chairs[seat].stand_in else None)


# Guests.


async def meant(hall: Hall, who: Someone) -> str:
    """By what the ledger knows a guest."""
    if who.address:
        try:
            network = ipaddress.ip_network(who.address, strict=False)
        except ValueError:
            raise Refused.because(reasons.NO_SUCH_NETWORK) from None
        return str(network) if "/" in who.address else network_of(who.address)
    if who.lock or who.key:
        return who.lock or lock_of(who.key)
    table = await as_it_stands(hall, who.table) if who.table else None
    if table is None or not 0 <= who.seat < table.plan.seats or not table.chairs[who.seat].lock:
        raise NotThere.because(reasons.NO_SEAT, table.plan.seats if table else 0)
    return table.chairs[who.seat].lock


@router.get("/settled")
async def settled(hall: TheHall) -> Ledger:
    """What is settled: who may not come or speak, which tables are closed, and what is announced."""
    return hall.warden.ledger


@router.post("/bans")
async def ban(hall: TheHall, who: Someone) -> Ledger:
    """Shut somebody out of the hall."""
    guest = await meant(hall, who)
    return await hall.warden.change(lambda ledger: ledger.model_copy(update={"banned": tuple({*ledger.banned, guest})}))


@router.post("/bans/lift")
async def lift_ban(hall: TheHall, who: Someone) -> Ledger:
    """Let somebody come again."""
    guest = await meant(hall, who)
    return await hall.warden.change(lambda ledger: ledger.model_copy(update={"banned": tuple({*ledger.banned} - {guest})}))


@router.post("/mutes")
async def mute(hall: TheHall, who: Someone) -> Ledger:
    """Let somebody say no more at any table."""
    guest = await meant(hall, who)
    return await hall.warden.change(lambda ledger: ledger.model_copy(update={"muted": tuple({*ledger.muted, guest})}))


@router.post("/mutes/lift")
async def lift_mute(hall: TheHall, who: Someone) -> Ledger:
    """Let somebody speak again."""
    guest = await meant(hall, who)
    return await hall.warden.change(lambda ledger: ledger.model_copy(update={"muted": tuple({*ledger.muted} - {guest})}))


# Announcements.


@router.put("/announcement")
async def announce(hall: TheHall, wanted: Announcing) -> Ledger:
    """Tell everyone at all tables something, and whoever comes."""
    ends = None if wanted.minutes is None else hall.clock.now() + wanted.minutes * 60
    announced = Announcement(text=wanted.text, ends=ends) if wanted.text or ends is not None else None
    return await hall.warden.change(lambda ledger: ledger.model_copy(update={"announcement": announced}))


@router.delete("/announcement")
async def withdraw(hall: TheHall) -> Ledger:
    """What was announced is no longer so."""
    return await hall.warden.change(lambda ledger: ledger.model_copy(update={"announcement": None}))
