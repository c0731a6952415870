"""What operators meet: a full disk, a table that can't be read, work that fails. The hall says so, and goes on when it can."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack, aclosing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from fastapi import FastAPI
from sqlalchemy.exc import OperationalError

from greathall.client.connection import Link, Seat
from greathall.hall.app import make_app
from greathall.hall.errors import Closed, Refused
from greathall.hall.hall import Hall
from greathall.hall.store.base import CHANNEL, Row, Store
from greathall.hall.table import live as lives
from greathall.hall.table.due import due as due_at_tables
from greathall.version import VERSION
from tests.hall.disks import Disk, Pages, small_disk
from tests.hall.guests import history
from tests.hall.room import Guest, QuickPool, Room, in_room, settle
from tests.hall.serving import PATIENCE, PostgreSQL, Server, needs_postgresql, postgresql
from tests.hall.serving import sqlite as on_sqlite
from tests.hall.test_play import asked


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def health(server: Server) -> tuple[int, dict[str, Any]]:
    """What /healthz answers."""
    try:
        with urllib.request.urlopen(f"{server.url}/healthz", timeout=10) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


# A full disk.


async def say(guest: Guest, words: str) -> bool:
    """Whether something could be said; if not, the refusal is honest."""
    told = len(guest.heard)
    try:
        await guest.say(type="say", text=words)
    except Closed:
        assert len(guest.heard) == told
        return False
    return True


@pytest.mark.parametrize("kind", ["a small disk", "few pages"])
def test_a_full_disk_is_an_honest_refusal_and_nothing_accepted_is_lost(tmp_path: Path, kind: str) -> None:
    async def inside(room: Room, disk: Disk | Pages) -> None:
        guests = await room.lay("treachery", 2)
        guest, live = asked(guests), guests[0].live
        assert room.hall.trouble() == ""
        disk.fill()
        said = 0
        while await say(guest, "x" * 400):  # until the pages that were still free are used up
            said += 1
        assert room.hall.trouble() == "the store can't be written"
        assert guest.kinds.count("said") == said
        with pytest.raises(Closed, match="nothing was changed; try again"):
            await guest.say(type="say", text="x" * 400)
        told = [len(found.heard) for found in guests]
        disk.clear()
        await guest.move()
        assert [len(found.heard) for found in guests] == [count + 1 for count in told]
        assert (guest.kinds[-1], guest.kinds.count("played")) == ("played", 1)
        rows = await room.hall.store.entries(live.name, 0)
        assert live.table.number == len(rows)
        assert sum('"kind":"said"' in row.body for row in rows) == said

    async def run() -> None:
        with ExitStack() as stack:
            disk = stack.enter_context(small_disk(tmp_path / "disk")) if kind == "a small disk" else None
            room = Room(disk.folder if disk else tmp_path)
            try:
                await inside(room, disk or Pages(room.hall.store))
            finally:
                await room.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_server_on_a_full_disk_says_so_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk, on_sqlite(disk.folder) as server:
        links = server.lay("treachery", 2)

        async def inside() -> None:
            seat = Seat(links[0])
            events: list[dict[str, Any]] = []
            async with aclosing(seat.messages()) as messages:

                async def speak(words: str) -> bool:
                    await seat.send(type="say", text=words)
                    while (message := await anext(messages))["type"] not in ("event", "refused"):
                        pass
                    if message["type"] == "event":
                        events.append(message)
                        return True
                    assert message["word"] == "store_down"
                    return False

                assert (await anext(messages))["type"] == "welcome"
                for _ in range(40):  # so that the write-ahead log is long enough to take more when nothing else is free
                    assert await speak("x" * 400)
                disk.fill()
                while await speak("x" * 400):
                    await asyncio.sleep(0.2)  # with pulses between, which find no room to take the log into the file
                async with asyncio.timeout(PATIENCE):
                    while (found := await asyncio.to_thread(health, server))[0] == 200:
                        await speak("x" * 400)
                assert found[0] == 503
                assert found[1]["healthy"] is False
                assert found[1]["reason"] in ("the store can't be written", "the pulse is late")
                disk.clear()
                async with asyncio.timeout(PATIENCE):
                    while (await asyncio.to_thread(health, server))[0] != 200:
                        await asyncio.sleep(0.05)
                assert await speak("once more")
            numbers = [event["number"] for event in events]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            kept = [event for event in await history(links[0]) if event["what"]["kind"] == "said"]
            assert [event["number"] for event in kept] == numbers, "what was accepted is there, and nothing else"
            # Pulses go on too: the clock of the hall runs.
            async with asyncio.timeout(PATIENCE), aclosing(Seat(links[0]).messages()) as messages:
                begun = (await anext(messages))["at"]
                while (await clock(links[0])) < begun + 4:
                    await asyncio.sleep(0.2)

        asyncio.run(asyncio.wait_for(inside(), 4 * PATIENCE))


async def clock(link: Link) -> float:
    async with aclosing(Seat(link).messages()) as messages:
        return float((await anext(messages))["at"])


def test_a_full_disk_when_the_log_is_taken_into_the_file(tmp_path: Path) -> None:
    async def inside(disk: Disk) -> None:
        room = Room(disk.folder)
        store = room.hall.store
        for number in range(200):
            await store.append(f"table{number}", Row(1, 0.0, "x" * 500))
        disk.fill()
        with pytest.raises(Closed):
            await store.tidy()
        disk.clear()
        await store.tidy()
        await room.close()

    with small_disk(tmp_path / "disk", "8m") as disk:
        asyncio.run(inside(disk))


# Work that fails.


@in_room
async def test_a_pulse_that_fails_goes_on_and_is_logged_once(room: Room) -> None:
    log = Heard()
    beats = fails = 0
    pulse = room.hall.store.pulse

    async def failing(now: float) -> tuple[float, list[str]]:
        nonlocal beats, fails
        beats += 1
        if 2 <= beats <= 4:
            fails += 1
            raise ZeroDivisionError
        return await pulse(now)

    room.hall.store.pulse = failing  # type: ignore[method-assign]
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
    writer = room.hall.store.writer
    with pytest.raises(Closed):  # an error without a word to say
        await asyncio.wait_for(writer.write("", lambda connection: fail(OperationalError("", {}, Exception()))), PATIENCE)
    monkeypatch.setattr(writer, "succeed", lambda: fail(ZeroDivisionError()))
    with pytest.raises(ZeroDivisionError):
        await asyncio.wait_for(writer.write("", lambda connection: None), PATIENCE)
    monkeypatch.undo()
    assert await room.hall.store.append("table", Row(1, 0.0, "x"))


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

    room.hall.store.tidy = full  # type: ignore[method-assign]
    quickly(room.hall)
    await room.hall.open()
    await until(lambda: tried > 3)
    assert room.hall.trouble() == "taking the write-ahead log into the file has failed and is tried again"
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
    room.time += 5
    room.hall.clock.pulse = room.time
    live.stale = True
    log = Heard()
    with log:
        live.stir()
        await until(lambda: "played" in guests[0].kinds)
    assert log.lines.count("a table can't go on by itself and is tried again") == 1


def quickly(hall: Hall) -> None:
    """Let everything that is done again and again be done often."""
    hall.pause = hall.upkeep.retry = 0.01


class Heard(logging.Handler):
    """What is logged by the hall."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())
        self.records.append(record)

    def __enter__(self) -> Heard:
        logger = logging.getLogger("greathall")
        self.level_before = logger.level
        logger.setLevel(logging.INFO)
        logger.addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logger = logging.getLogger("greathall")
        logger.setLevel(self.level_before)
        logger.removeHandler(self)


# Tables that can't be read.

DAMAGES = {
    "an unknown kind": 'UPDATE entries SET body = \'{"kind": "novelty"}\' WHERE table_name = ? AND number = 3',
    "half an entry": "UPDATE entries SET body = substr(body, 1, 20) WHERE table_name = ? AND number = 3",
    "no opening": "DELETE FROM entries WHERE table_name = ? AND number = 1",
    "no log": "DELETE FROM entries WHERE table_name = ?",
    "a gap": "DELETE FROM entries WHERE table_name = ? AND number = 3",
    "no such seat": "UPDATE entries SET body = replace(body, '\"seat\":1', '\"seat\":9') WHERE table_name = ? AND number = 3",
}


@pytest.mark.parametrize("damage", DAMAGES)
@in_room
async def test_a_table_that_cannot_be_read_is_set_aside_alone(room: Room, damage: str) -> None:
    names = [(await room.lay("treachery", 2))[0].live.name for _ in range(3)]
    store = room.hall.store
    for live in list(room.hall.tables.values()):
        live.close()
    room.hall.tables.clear()
    first, second, third = await store.playing()
    assert {first, second, third} == set(names)
    await store.writer.write("", lambda connection: connection.exec_driver_sql(DAMAGES[damage], (first,)))

    log = Heard()
    with log:
        await room.hall.open()
        await until(lambda: {second, third} <= set(room.hall.tables))
        for _ in range(2 if damage != "no log" else 0):
            with pytest.raises(Refused, match=r"^this table can't be read: .*; ask whoever runs the hall$") as refused:
                await room.hall.table(first)
            assert refused.value.word == "unreadable"
    await until(lambda: bool(room.hall.aside))
    assert set(room.hall.tables) == {second, third}
    lines = [record for record in log.records if record.getMessage().startswith("a table can't be read")]
    assert [(record.table, bool(record.why)) for record in lines] == [(first, True)], "once, which one and why"  # type: ignore[attr-defined]
    assert room.hall.trouble() == "", "the hall itself is well"
    assert len(room.hall.aside) == 1


@in_room
async def test_a_table_that_becomes_unreadable_while_in_use_is_set_aside(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    live = guests[0].live
    assert await room.hall.store.append(live.name, Row(live.table.number + 1, room.time, '{"kind": "novelty"}'))
    room.hall.heard(f"entry {live.name} another")
    await until(lambda: live.name not in room.hall.tables)
    assert [guest.out for guest in guests] == ["unreadable", "unreadable"]
    with pytest.raises(Refused, match="this table can't be read"):
        await room.hall.table(live.name)


@in_room
async def test_the_lobby_leaves_out_a_table_whose_summary_is_damaged(room: Room) -> None:
    names = [(await room.lay("treachery", 2, start=False))[0].live.name for _ in range(2)]
    damage = "UPDATE tables SET summary = substr(summary, 1, 20) WHERE name = ?"
    await room.hall.store.writer.write("", lambda connection: connection.exec_driver_sql(damage, (names[0],)))
    assert [table["table"] for table in await room.hall.store.lobby("gathering", 10)] == [names[1]]


@in_room
async def test_a_damaged_snapshot_only_makes_loading_slower(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    live = guests[0].live
    store = room.hall.store
    await store.snapshot(live.name, live.table.number, VERSION, '{"half": ')
    again = await room.hall.load(live.name)
    assert again.to_dict() == live.table.to_dict()


def test_whoever_opens_an_unreadable_table_is_told_in_a_sentence(tmp_path: Path) -> None:
    with on_sqlite(tmp_path) as server:
        links = server.lay("treachery", 2)
        server.stop()
        with sqlite3.connect(tmp_path / "hall.db") as connection:
            connection.execute("UPDATE entries SET body = 'x' WHERE number = 2")
        server.start()
        with pytest.raises(urllib.error.HTTPError) as failed:
            server.get(f"/api/tables/{links[0].table}")
        said = json.load(failed.value)
        assert (failed.value.code, said["word"]) == (409, "unreadable")

        async def visit() -> list[dict[str, Any]]:
            async with aclosing(Seat(links[0]).messages()) as messages:
                heard = [await anext(messages)]
                with pytest.raises(Refused, match="closes the door: unreadable"):
                    await anext(messages)
            return heard

        (refusal,) = asyncio.run(asyncio.wait_for(visit(), PATIENCE))
        assert refusal["reason"] == said["reason"]
        assert health(server)[0] == 200
        assert b"greathall_tables_aside 1.0" in urllib.request.urlopen(f"{server.url}/metrics").read()


@in_room
async def test_tables_are_taken_over_when_the_store_is_back(room: Room) -> None:
    name = (await room.lay("treachery", 2))[0].live.name
    store = room.hall.store
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


# News.


@in_room
async def test_news_that_makes_no_sense_is_ignored(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    name = guests[0].live.name
    log = Heard()
    with log:
        for news in (
            "",
            "nonsense",
            "entry",
            f"here {name} other",
            f"here {name} other a,b",
            f"entry {name} other more words",
            "\x00" * 5000,
        ):
            room.hall.heard(news)
    assert log.lines == ["news that makes no sense is ignored"], "once"
    room.hall.heard(f"here {name} other 0,1")
    assert guests[0].live.audience.elsewhere["other"][1] == {0, 1}
    await settle(room.hall)


@needs_postgresql
def test_news_goes_on_after_nonsense_and_after_a_lost_connection() -> None:
    def tell(database: PostgreSQL, news: str) -> None:
        with psycopg.connect(database.url, autocommit=True) as connection:
            connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, news))

    def cut(database: PostgreSQL) -> None:
        """End the connections that listen."""
        with psycopg.connect(database.url, autocommit=True) as connection:
            cut = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()"
            assert connection.execute(cut).fetchall()

    with postgresql() as database:
        one, two = Server(database.url).start(), Server(database.url).start()
        try:
            links = one.lay("treachery", 2)

            async def inside() -> None:
                async with aclosing(Seat(Link(two.url, links[0].table, links[0].key)).messages()) as messages:
                    other = Seat(links[1])
                    async with aclosing(other.messages()) as others:
                        await anext(messages)
                        await anext(others)
                        for fault in (
                            lambda: tell(database, "nonsense"),
                            lambda: tell(database, f"here {links[0].table} x y z"),
                            lambda: cut(database),
                        ):
                            await asyncio.to_thread(fault)
                            await other.send(type="say", text="hello")
                            while (message := await anext(messages))["type"] != "event":
                                pass
                            assert message["what"]["kind"] == "said"

            asyncio.run(asyncio.wait_for(inside(), PATIENCE))
            for server in (one, two):
                server.wait()
        finally:
            one.stop()
            two.stop()


@needs_postgresql
def test_a_server_without_news_says_so() -> None:
    async def inside(url: str) -> None:
        hall = Hall(Store(url, "one"), QuickPool())
        await hall.open()
        await until(lambda: hall.trouble() == "")
        assert hall.news is not None
        hall.news.alive -= 100
        assert hall.trouble() == "there is no news from the other servers"
        await until(lambda: hall.trouble() == "")  # the next sign of life
        await hall.close()

    with postgresql() as database:
        asyncio.run(inside(database.url))


# Health.


@in_room
async def test_health_tells_no_secrets(room: Room) -> None:
    await room.hall.open()
    app = make_app(room.hall)
    assert await answer(app, "/healthz") == (200, {"healthy": True, "reason": "", "version": VERSION})
    room.hall.store.writer.down = True
    assert await answer(app, "/healthz") == (503, {"healthy": False, "reason": "the store can't be written", "version": VERSION})


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
