"""Work that fails: it is logged once, tried again, and told to whoever watches over the hall."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy.exc import OperationalError

from greathall.hall.app import make_app
from greathall.hall.errors import Closed
from greathall.hall.limits import Quotas
from greathall.hall.live import table as lives
from greathall.hall.store.base import Row
from greathall.hall.table.due import due as due_at_tables
from greathall.version import VERSION
from tests.hall.operating import Heard, quickly, until
from tests.hall.room import Room, in_room
from tests.hall.serving import PATIENCE


@in_room
async def test_a_pulse_that_fails_goes_on_and_is_logged_once(room: Room) -> None:
    log = Heard()
    beats = fails = 0
    pulse = room.store.pulse

    async def failing(now: float) -> tuple[float, list[str]]:
        nonlocal beats, fails
        beats += 1
        if 2 <= beats <= 4:
            fails += 1
            raise ZeroDivisionError
        return await pulse(now)

    room.store.pulse = failing  # type: ignore[method-assign]
    with log:
        quickly(room.hall)
        await room.hall.open()
        await until(lambda: beats == 3)
        assert room.hall.trouble() == "the pulse has failed and is tried again"
        await until(lambda: beats > 5 and room.hall.trouble() == "")
    assert fails == 3
    assert [line for line in log.lines if "the pulse" in line] == ["the pulse has failed and is tried again", "the pulse goes on"]


@in_room
async def test_nothing_ends_the_writer(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = room.store.writer
    with pytest.raises(Closed):  # an error without a word to say
        await asyncio.wait_for(writer.write("", lambda connection: fail(OperationalError("", {}, Exception()))), PATIENCE)
    monkeypatch.setattr(writer, "succeed", lambda: fail(ZeroDivisionError()))
    with pytest.raises(ZeroDivisionError):
        await asyncio.wait_for(writer.write("", lambda connection: None), PATIENCE)
    monkeypatch.undo()
    assert await room.store.append("table", Row(1, 0.0, "x"))


def fail(error: Exception) -> None:
    raise error


@in_room
async def test_a_late_pulse_is_told(room: Room) -> None:
    await room.hall.open()
    assert room.hall.trouble() == ""
    room.hall.beaten -= 100
    assert room.hall.trouble() == "the pulse is late"


@in_room
async def test_the_log_that_cannot_be_taken_in_does_not_end_the_pulse(room: Room) -> None:
    tried = 0

    async def full() -> None:
        nonlocal tried
        tried += 1
        raise Closed

    room.store.tidy = full  # type: ignore[method-assign]
    quickly(room.hall)
    await room.hall.open()
    await until(lambda: tried > 3)
    assert room.hall.trouble() == "tidying the store has failed and is tried again"
    beaten = room.hall.beaten
    await until(lambda: room.hall.beaten > beaten)


@in_room
async def test_a_table_whose_upkeep_fails_is_tried_again(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing at one table keeps it from going on for good."""
    guests = await room.lay("treachery", 1, ("random",), options={"first": "1"}, thinking=1)
    live, due, failed = guests[0].live, due_at_tables, 0

    def failing(*given: Any) -> Any:
        nonlocal failed
        failed += 1
        if failed < 3:
            raise ZeroDivisionError
        return due(*given)

    monkeypatch.setattr(lives, "due", failing)
    monkeypatch.setattr(lives, "TRY_AGAIN", 0.01)
    room.hall.clock.set(room.hall.clock.now() + 5)
    live.stale = True
    log = Heard()
    with log:
        live.wake()
        await until(lambda: "played" in guests[0].kinds)
    assert log.lines.count("a table can't go on by itself and is tried again") == 1


@in_room
async def test_tables_are_taken_over_when_the_store_is_back(room: Room) -> None:
    name = (await room.lay("treachery", 2))[0].live.name
    store = room.store
    for live in list(room.hall.tables.values()):
        live.close()
    room.hall.tables.clear()
    tried, playing = 0, store.playing

    async def down() -> list[str]:
        nonlocal tried
        tried += 1
        if tried < 3:
            raise Closed
        return await playing()

    store.playing = down  # type: ignore[method-assign]
    quickly(room.hall)
    await room.hall.open()
    await until(lambda: name in room.hall.tables)


@in_room
async def test_health_tells_no_secrets(room: Room) -> None:
    await room.hall.open()
    app = make_app(room.hall)
    async with asyncio.timeout(60):
        while (await answer(app, "/healthz"))[0] != 200:
            await asyncio.sleep(0.01)  # on a busy machine the pulse may be late for a moment
    assert await answer(app, "/healthz") == (200, {"healthy": True, "reason": "", "version": VERSION})
    room.store.writer.down = True
    assert await answer(app, "/healthz") == (503, {"healthy": False, "reason": "", "version": VERSION}), "guests are not told why"
    assert (await answer(make_app(room.hall, Quotas(trusted=["*"])), "/healthz"))[1]["reason"] == "the store can't be written"


async def answer(app: FastAPI, path: str) -> tuple[int, Any]:
    """What the application answers, without a network."""
    told: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        told.append(message)

    scope: dict[str, Any] = {
        "type": "http",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [],
        "client": None,
    }
    await app({**scope, "scheme": "http", "http_version": "1.1", "raw_path": path.encode(), "root_path": "", "server": None}, receive, send)
    return told[0]["status"], json.loads(told[1]["body"])
