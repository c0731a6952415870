"""HTTP: the records of finished games, and replays of those and of games under way."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse

from greathall.hall.errors import NotThere, NotYours, Refused
from greathall.hall.forms import Form
from greathall.hall.http.dependencies import GameNumber, Key, Language, TableName, TheHall
from greathall.hall.http.refusals import REFUSALS
from greathall.hall.keys import opens
from greathall.hall.table import replays
from greathall.hall.table.replays import Moment
from greathall.hall.table.table import Table
from greathall.hall.wire.views import WATCHER

router = APIRouter(prefix="/api", responses=REFUSALS)


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
async def record(hall: TheHall, name: TableName, game: GameNumber) -> PlainTextResponse:
    """The record of a finished game, with its seed; anyone can verify it with `greathall verify`."""
    return PlainTextResponse(replays.finished(await hall.store.record(name, game)).to_text())


class Chances(Form):
    """Every seat's estimated chance of winning: before the first move, and after each move."""

    chances: list[list[float]]


@router.get("/replays/{name}/{game}/chances")
async def chances(hall: TheHall, name: TableName, game: GameNumber) -> Chances:
    """How a finished game went, as the game's own evaluation sees it."""
    text = replays.finished(await hall.store.record(name, game)).to_text()
    found = await hall.pool.ask({"ask": "chances", "record": text})
    if "error" in found:
        raise Refused("other_engine", found["error"])
    if "chances" not in found:
        raise Refused("no_estimate", "no estimate was found in time")
    return Chances(chances=found["chances"])


@router.get("/replays/{name}/{game}")
async def replay(
    hall: TheHall,
    name: TableName,
    game: GameNumber,
    key: Key,
    language: Language,
    at: Annotated[int, Query(ge=0, le=2**31 - 1, description="After how many moves.")] = 0,
    viewer: Annotated[int, Query(ge=-2, le=14, description="A seat; −1: a watcher; −2: everything open.")] = -1,
) -> Moment:
    """A game after some of its moves. While it runs, only what the holder of the key may know."""
    text = await hall.store.record(name, game)
    if text is not None:
        return replays.moment(replays.finished(text), viewer, at, language)
    live = await hall.table(name)

    def see(table: Table) -> Moment:
        if game != table.games or table.record is None:
            raise NotThere(f"the table has had {table.games} games")
        if not may_look(table, viewer, key):
            raise NotYours("while the game runs, only its own seat sees that")
        return replays.moment(table.record, viewer, at, language)

    return await live.look(see)


def may_look(table: Table, viewer: int, key: str) -> bool:
    """Whether the holder of the key may see what that viewer sees while the game runs."""
    if viewer >= 0:
        return viewer < table.plan.seats and opens(key, table.chairs[viewer].lock)
    watching = table.plan.watchers == "public" and (table.plan.listed or opens(key, table.watch))
    return viewer == WATCHER and watching
