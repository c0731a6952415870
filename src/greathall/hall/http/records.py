"""HTTP: the records of finished games, and replays of those and of games under way."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse

from greathall.hall import reasons
from greathall.hall.errors import Closed, NotThere, NotYours, Refused
from greathall.hall.forms import Form
from greathall.hall.hall import Hall
from greathall.hall.http.dependencies import Device, GameNumber, Key, Language, TableName, TheHall, TheVisitor
from greathall.hall.http.refusals import REFUSALS
from greathall.hall.keys import lock_of, opens, shared_key
from greathall.hall.live.table import LiveTable
from greathall.hall.store.base import Finished
from greathall.hall.table import entries, replays
from greathall.hall.table.replays import Called, Happened, Moment
from greathall.hall.table.table import Table
from greathall.hall.wire.views import WATCHER
from greathall.kernel.record import Record
from greathall.version import VERSION

router = APIRouter(prefix="/api", responses=REFUSALS)

Viewer = Annotated[int, Query(ge=-2, le=14, description="A seat; −1: a watcher; −2: everything open.")]


class RecordForm(Form):
    """A finished game."""

    table: str
    game: int
    title: str
    finished: float


@router.get("/records")
async def records(hall: TheHall, most: Annotated[int, Query(ge=1, le=200)] = 50) -> list[RecordForm]:
    """The finished games of listed tables, the latest first."""
    return [RecordForm(**row) for row in await hall.store.records(most)]


@router.get("/records/{name}/{game}", response_model=None, responses={200: {"content": {"text/plain": {}}}})
async def record(hall: TheHall, name: TableName, game: GameNumber, key: Key) -> PlainTextResponse:
    """The record of a finished game, with its seed; anyone can verify it with `greathall verify`. At a private table it needs the key of a
    seat or a watcher, or one that a player has shared."""
    kept = await opened(hall, name, game, key)
    replays.finished(kept)
    return PlainTextResponse("" if kept is None else kept.body)


async def opened(hall: Hall, name: str, game: int, key: str) -> Finished | None:
    """A finished game, if there is one and the key opens it. Everyone may see those of listed tables, those of private ones only who was
    there, and who has a shared link."""
    kept = await hall.store.record(name, game)
    if kept is not None and not kept.listed:
        live = await hall.table(name)
        if not await live.look(lambda table: may_open(table, game, key)):
            raise NotYours.because(reasons.PRIVATE_RECORD)
    return kept


async def played_by(hall: Hall, name: str, game: int, record: Record) -> Called:
    """Who played a finished game, by the number of moves. Where its table can't be opened, only those are known who ended it."""
    try:
        live = await hall.table(name)
        return await live.look(lambda table: partial(replays.players_at, table.substituted[:], game, record.players))
    except Closed:
        raise
    except Refused:
        return lambda _: record.players


def may_open(table: Table, game: int, key: str) -> bool:
    """Whether a key opens a finished game of a private table. All locks are compared, whichever fits."""
    watch = [table.watch] if table.plan.watchers != "none" else []
    locks = [*(chair.lock for chair in table.chairs), *watch, *(lock for shared, lock in table.shared if shared == game)]
    fitting = [lock for lock in locks if opens(key, lock)]
    return bool(fitting)


class Chances(Form):
    """Every seat's estimated chance of winning: before the first move, and after each move."""

    chances: list[list[float]]


@router.get("/replays/{name}/{game}/chances")
async def chances(hall: TheHall, visitor: TheVisitor, name: TableName, game: GameNumber, key: Key) -> Chances:
    """How a finished game went, as the game's own evaluation sees it; for whoever may have its record."""
    record = replays.finished(await opened(hall, name, game, key))
    found = await hall.estimates.of(name, game, record.to_text(), visitor.network())
    if "error" in found:
        raise Refused.because(reasons.OTHER_ENGINE, record.engine, VERSION, details=found["error"])
    if "chances" not in found:
        raise Refused.because(reasons.NO_ESTIMATE)
    return Chances(chances=found["chances"])


class Course(Form):
    """What every move led to, in their order; without those of which the viewer was told nothing."""

    moves: list[Happened]


@router.get("/replays/{name}/{game}/moves")
async def moves(
    hall: TheHall,
    visitor: TheVisitor,
    name: TableName,
    game: GameNumber,
    key: Key,
    language: Language,
    viewer: Viewer = WATCHER,
) -> Course:
    """How a finished game went, move by move, as a viewer saw it; for whoever may have its record."""
    record = replays.finished(await opened(hall, name, game, key))
    called = await played_by(hall, name, game, record)
    async with hall.reading.turn(name, visitor.network()):
        return Course(moves=await replays.course(record, viewer, language, called))


@router.get("/replays/{name}/{game}")
async def replay(
    hall: TheHall,
    visitor: TheVisitor,
    name: TableName,
    game: GameNumber,
    key: Key,
    language: Language,
    device: Device = "",
    at: Annotated[int, Query(ge=0, le=2**31 - 1, description="After how many moves.")] = 0,
    viewer: Viewer = WATCHER,
) -> Moment:
    """A game after some of its moves. While it runs, only what the holder of the key may know; afterwards all of it, for whoever may have
    its record."""
    kept = await opened(hall, name, game, key)
    if kept is not None:
        record = replays.finished(kept)
        called = (await played_by(hall, name, game, record))(at)
    else:
        record, called = await under_way(await hall.table(name), game, key, device, viewer, at)
    async with hall.reading.turn(name, visitor.network()):
        return await replays.moment(record, viewer, at, language, called)


async def under_way(live: LiveTable, game: int, key: str, device: str, viewer: int, at: int) -> tuple[Record, list[str]]:
    """The record of a game that runs, as far as it has come, and who played it after that many moves."""

    def see(table: Table) -> tuple[Record, list[str]]:
        if game != table.games or table.record is None:
            raise NotThere.because(reasons.NO_GAME_OF_THAT_NUMBER, table.games)
        if not may_look(table, viewer, key):
            raise NotYours.because(reasons.OWN_EYES_ONLY)
        if table.phase == "outdated":
            raise Refused.because(reasons.OUTDATED)
        called = replays.players_at(table.substituted, game, table.record.players, at)
        return Record.from_text(table.record.to_text()), called  # the game goes on while it is read

    seen = await live.look(see)
    if viewer >= 0:
        live.looked(key, device)
    return seen


class Share(Form):
    """A key that opens the replay of one finished game, to be passed on in a link; empty where everyone may see it."""

    key: str


@router.post("/replays/{name}/{game}/share")
async def share(hall: TheHall, name: TableName, game: GameNumber, key: Key) -> Share:
    """Share a finished game of a private table: for those who sit there. The same seat is always given the same key."""
    kept = await hall.store.record(name, game)
    if kept is None:
        raise NotThere.because(reasons.NO_RECORD)
    if kept.listed:
        return Share(key="")
    passed_on = shared_key(key, f"replay {name} {game}")

    def decide(table: Table, now: float) -> entries.Entry | None:
        seat = next((seat for seat, chair in enumerate(table.chairs) if opens(key, chair.lock)), entries.NOBODY)
        if seat == entries.NOBODY:
            raise NotYours.because(reasons.SHARED_BY_PLAYERS)
        lock = lock_of(passed_on)
        return None if (game, lock) in table.shared else entries.Shared(seat=seat, game=game, lock=lock)

    await (await hall.table(name)).act(decide)
    return Share(key=passed_on)


def may_look(table: Table, viewer: int, key: str) -> bool:
    """Whether the holder of the key may see what that viewer sees while the game runs."""
    if viewer >= 0:
        return viewer < table.plan.seats and opens(key, table.chairs[viewer].lock)
    watching = table.plan.watchers == "public" and (table.plan.listed or opens(key, table.watch))
    return viewer == WATCHER and watching
