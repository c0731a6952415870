"""What a hall relies on, in every store: ours on both databases, and one of someone's own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from greathall.hall.clock import Clock
from greathall.hall.hall import Hall
from greathall.hall.store.base import Row, Store, Summary
from greathall.hall.store.opening import open_store
from tests.hall.memory import MemoryStore
from tests.hall.room import Room, play_out
from tests.hall.serving import needs_postgresql, postgresql

KINDS = ["memory", "sqlite", pytest.param("postgresql", marks=needs_postgresql)]


@pytest.fixture(params=KINDS)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "memory":
        yield MemoryStore("one")
    elif request.param == "sqlite":
        yield from opened(f"sqlite:///{tmp_path / 'hall.db'}")
    else:
        with postgresql() as database:
            yield from opened(database.url)


def opened(url: str) -> Iterator[Store]:
    store = open_store(url, "one")
    yield store
    store.close()


def summary(phase: str, changed: float, listed: int = 1) -> Summary:
    return Summary("treachery", phase, listed, changed, f'{{"changed": {changed}}}')


def test_entries_are_numbered_and_each_number_is_written_once(store: Store) -> None:
    async def inside() -> None:
        for number in (1, 2, 3):
            assert await store.append("one", Row(number, float(number), f"entry {number}"))
        assert await store.append("other", Row(1, 5.0, "elsewhere"))
        assert not await store.append("one", Row(2, 9.0, "too late"), summary("playing", 9.0), (1, "a record"))
        assert await store.playing() == []
        assert await store.record("one", 1) is None
        assert [row.body for row in await store.entries("one", 0)] == ["entry 1", "entry 2", "entry 3"]
        assert await store.entries("one", 1, 2) == [Row(2, 2.0, "entry 2")]
        assert await store.entries("nowhere", 0) == []

    asyncio.run(inside())


def test_the_latest_snapshot_of_an_engine_is_found(store: Store) -> None:
    async def inside() -> None:
        for number, engine in ((64, "1"), (128, "1"), (192, "2")):
            await store.snapshot("one", number, engine, f"after {number}")
        assert await store.snapshot_before("one", "1", 1000) == (128, "after 128")
        assert await store.snapshot_before("one", "1", 127) == (64, "after 64")
        assert await store.snapshot_before("one", "1", 63) is None
        assert await store.snapshot_before("other", "1", 1000) is None

    asyncio.run(inside())


def test_the_lobby_and_the_records_show_listed_tables_the_newest_first(store: Store) -> None:
    async def inside() -> None:
        for number, name in enumerate(("first", "second", "third", "private"), 1):
            await store.append(name, Row(1, float(number), ""), summary("gathering", float(number), int(name != "private")))
        assert [table["changed"] for table in await store.lobby("gathering", 2)] == [3, 2]
        await store.append("first", Row(2, 10.0, ""), summary("playing", 10.0))
        await store.append("private", Row(2, 11.0, ""), summary("playing", 11.0, 0))
        assert [table["changed"] for table in await store.lobby("gathering", 9)] == [3, 2]
        assert sorted(await store.playing()) == ["first", "private"]
        for name, listed in (("first", 1), ("private", 0)):
            await store.append(name, Row(3, 20.0, ""), summary("over", 20.0, listed), (1, f"the record of {name}"))
        await store.append("second", Row(2, 30.0, ""), summary("over", 30.0), (1, "another"))
        assert await store.record("private", 1) == "the record of private"
        told = [(record["table"], record["game"], record["title"], record["finished"]) for record in await store.records(9)]
        assert told == [("second", 1, "treachery", 30.0), ("first", 1, "treachery", 20.0)]
        assert len(await store.records(1)) == 1

    asyncio.run(inside())


def test_the_pulse_tells_how_long_the_hall_was_closed_and_who_is_alive(store: Store) -> None:
    async def inside() -> None:
        assert await store.pulse(100.0) == (0.0, ["one"])
        assert await store.pulse(101.0) == (0.0, ["one"])
        assert await store.pulse(161.0) == (60.0, ["one"])
        assert not store.down()
        await store.tidy()
        await store.tell("nobody listens")
        await store.leave()

    asyncio.run(inside())


def test_a_hall_plays_on_a_store_of_someones_own(tmp_path: Path) -> None:
    async def inside() -> None:
        room, store = Room(tmp_path), MemoryStore("one")
        room.store.close()
        room.hall = Hall(store, room.pool, Clock(lambda: room.time))
        guests = await room.lay("treachery", 2)
        await play_out(guests)
        live = guests[0].live
        assert (await room.hall.load(live.name)).to_dict() == live.table.to_dict()
        assert [record["table"] for record in await store.records(9)] == [live.name]
        await room.close()

    asyncio.run(inside())
