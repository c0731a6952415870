"""What a hall relies on, in every store: ours on both databases, and one of someone's own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from greathall.hall.clock import Clock
from greathall.hall.hall import Hall
from greathall.hall.store.base import Address, Finished, Row, Search, Store, Summary
from greathall.hall.store.opening import open_store
from greathall.hall.store.sqlite import SQLiteStore
from greathall.hall.table.snapshot import to_dict
from tests.hall.memory import MemoryStore
from tests.hall.room import Room, play_out
from tests.hall.serving import PostgreSQL, needs_postgresql, postgresql

KINDS = ["memory", "sqlite", pytest.param("postgresql", marks=needs_postgresql)]


@pytest.fixture(scope="module")
def database() -> Iterator[PostgreSQL]:
    with postgresql() as found:
        yield found


@pytest.fixture(params=KINDS)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "memory":
        yield MemoryStore("one")
    elif request.param == "sqlite":
        yield from opened(f"sqlite:///{tmp_path / 'hall.db'}")
    else:
        yield from opened(request.getfixturevalue("database").fresh())


def opened(url: str) -> Iterator[Store]:
    store = open_store(url, "one")
    yield store
    store.close()


def summary(phase: str, changed: float, listed: int = 1) -> Summary:
    return Summary("treachery", phase, listed, changed, f'{{"changed": {changed}}}', free=1, open_until=100.0)


def waiting(name: str, at: float, **more: Any) -> Summary:
    """A table that waits for guests, as the lobby shows it."""
    plain = Summary("treachery", "gathering", 1, at, f'{{"table": "{name}"}}', free=1, pace="untimed", language="en", open_until=100.0)
    return replace(plain, **more)


async def found(store: Store, now: float = 50.0, **wanted: Any) -> list[str]:
    return [table.shown["table"] for table in await store.open_tables(Search(now, **wanted))]


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


def test_a_table_is_forgotten_with_all_that_is_kept_of_it_but_none_with_a_finished_game(store: Store) -> None:
    async def inside() -> None:
        for name, phase in (("a", "gathering"), ("b", "playing"), ("c", "over"), ("d", "playing"), ("e", "gathering")):
            await store.append(
                name, Row(1, 1.0, name), replace(summary(phase, 1.0), open_until=0.0), (1, "a record") if name == "d" else None
            )
        await store.append("late", Row(1, 9.0, "late"), replace(summary("gathering", 9.0), open_until=0.0))
        await store.append("shown", Row(1, 1.0, "shown"), summary("gathering", 1.0))
        assert await store.untouched(5.0, "", 10) == ["a", "b", "e"]
        assert await store.untouched(5.0, "a", 1) == ["b"]
        await store.snapshot("a", 1, "1", "a snapshot")
        await store.put_address(Address("1", "a", "lock", "push", "there", "{}", "en", "live", 1.0))
        assert not await store.forget("a", 2), "it is not its latest entry"
        assert not await store.forget("d", 1), "it has a finished game"
        assert await store.forget("a", 1)
        assert await store.entries("a", 0) == []
        assert await store.snapshot_before("a", "1", 100) is None
        assert await store.addresses("a") == []
        assert await store.untouched(5.0, "", 10) == ["b", "e"]
        assert [row.body for row in await store.entries("d", 0)] == ["d"]

    asyncio.run(inside())


def test_full_tables_and_those_that_nobody_attends_take_no_place_in_the_lobby(store: Store) -> None:
    async def inside() -> None:
        tables = {
            "open": waiting("open", 1.0),
            "full": waiting("full", 2.0, free=0),
            "private": waiting("private", 3.0, listed=0),
            "playing": waiting("playing", 4.0, phase="playing"),
            "left": waiting("left", 5.0, open_until=50.0),
        }
        for name, told in tables.items():
            await store.append(name, Row(1, told.changed, ""), told)
        assert await found(store, most=1) == ["open"]
        await store.attend("left", 10.0, 60.0)
        assert await found(store) == ["left", "open"], "someone has come"
        await store.attend("left", 10.0, 40.0)
        assert await found(store) == ["left", "open"], "whoever goes does not take the time away that it had"
        assert await found(store, 60.0) == ["open"]
        await store.append("open", Row(2, 9.0, ""), waiting("open", 9.0, free=0))
        assert await found(store) == ["left"]
        await store.append("open", Row(3, 10.0, ""), waiting("open", 10.0, free=2))
        assert [(table.shown["table"], table.laid) for table in await store.open_tables(Search(50.0))] == [("left", 5.0), ("open", 1.0)]

    asyncio.run(inside())


def test_tables_whose_host_is_there_come_first_then_the_newest(store: Store) -> None:
    async def inside() -> None:
        for number, name in enumerate(("old", "new", "newest"), 1):
            await store.append(name, Row(1, float(number), ""), waiting(name, float(number)))
        assert await found(store) == ["newest", "new", "old"]
        await store.attend("old", 51.0, 100.0)
        await store.attend("newest", 50.0, 100.0)
        assert await found(store) == ["old", "newest", "new"]
        assert await found(store, host=True) == ["old"]
        assert await found(store, 51.0, host=True) == []
        assert (await store.open_tables(Search(50.0)))[0].host_until == 51.0

    asyncio.run(inside())


def test_the_lobby_is_searched_before_it_is_cut_off(store: Store) -> None:
    async def inside() -> None:
        tables = {
            "plain": waiting("plain", 1.0),
            "clocks": waiting("clocks", 2.0, pace="real_time"),
            "german": waiting("german", 3.0, language="de"),
            "other": waiting("other", 4.0, game="duhr"),
            "paired": waiting("paired", 5.0, pairing=1, pace="real_time"),
        }
        for name, told in tables.items():
            await store.append(name, Row(1, told.changed, ""), told)
        assert await found(store, game="duhr", most=1) == ["other"]
        assert await found(store, pace="untimed") == ["other", "german", "plain"]
        assert await found(store, pace="real_time", game="treachery") == ["paired", "clocks"]
        assert await found(store, language="de", most=1) == ["german"]
        assert await found(store, pairing=True) == ["paired"]
        assert await found(store, game="duhr", language="de") == []

    asyncio.run(inside())


def test_nothing_tells_a_private_table_from_one_that_is_not_there(store: Store) -> None:
    async def inside() -> None:
        await store.append("open", Row(1, 1.0, ""), waiting("open", 1.0))
        await store.append("private", Row(1, 1.0, ""), waiting("private", 1.0, listed=0))
        assert await store.listed_table("open") == {"table": "open"}
        assert await store.listed_table("private") is None
        assert await store.listed_table("nowhere") is None

    asyncio.run(inside())


def test_running_games_and_records_are_those_of_listed_tables_the_newest_first(store: Store) -> None:
    async def inside() -> None:
        for number, name in enumerate(("first", "second", "third", "private"), 1):
            await store.append(name, Row(1, float(number), ""), summary("gathering", float(number), int(name != "private")))
        assert await store.running_tables(9) == []
        await store.append("first", Row(2, 10.0, ""), summary("playing", 10.0))
        await store.append("private", Row(2, 11.0, ""), summary("playing", 11.0, 0))
        await store.append("third", Row(2, 12.0, ""), summary("playing", 12.0))
        assert [table["changed"] for table in await store.running_tables(9)] == [12, 10]
        assert [table["changed"] for table in await store.running_tables(1)] == [12]
        await store.append("third", Row(3, 13.0, ""), summary("abandoned", 13.0))
        assert sorted(await store.playing()) == ["first", "private"]
        await store.append("third", Row(4, 14.0, ""), summary("pausing", 14.0))
        assert sorted(await store.playing()) == ["first", "private", "third"], "another game of a match follows by itself"
        for name, listed in (("first", 1), ("private", 0)):
            await store.append(name, Row(3, 20.0, ""), summary("over", 20.0, listed), (1, f"the record of {name}"))
        await store.append("second", Row(2, 30.0, ""), summary("over", 30.0), (1, "another"))
        assert await store.record("private", 1) == Finished("the record of private", listed=False)
        assert await store.record("first", 1) == Finished("the record of first", listed=True)
        told = [(record["table"], record["game"], record["title"], record["finished"]) for record in await store.records(9)]
        assert told == [("second", 1, "treachery", 30.0), ("first", 1, "treachery", 20.0)]
        assert len(await store.records(1)) == 1

    asyncio.run(inside())


def test_the_pulse_tells_what_time_it_is_at_the_hall_and_who_is_alive(store: Store) -> None:
    async def inside() -> None:
        assert await store.time() is None
        assert await store.pulse(100.0) == (100.0, ["one"])
        assert await store.pulse(161.0) == (161.0, ["one"])
        assert await store.pulse(160.0) == (161.0, ["one"]), "time never goes back"
        assert await store.time() == 161.0
        await store.inspect()
        assert store.trouble() == ""
        await store.tidy()
        await store.tell("nobody listens")
        await store.leave()

    asyncio.run(inside())


def test_a_hall_plays_on_a_store_of_someones_own(tmp_path: Path) -> None:
    async def inside() -> None:
        room, store = Room(tmp_path), MemoryStore("one")
        room.store.close()
        room.hall = Hall(store, room.pool, Clock(lambda: room.time, lambda: room.time))
        guests = await room.lay("treachery", 2)
        await play_out(guests)
        live = guests[0].live
        assert to_dict(await room.hall.load(live.name)) == to_dict(live.table)
        assert [record["table"] for record in await store.records(9)] == [live.name]
        await room.close()

    asyncio.run(inside())


def test_a_value_is_set_only_if_it_is_still_what_it_was(store: Store) -> None:
    async def inside() -> None:
        assert await store.value("key") is None
        assert await store.set_value("key", "one", None)
        assert not await store.set_value("key", "two", None), "there is one already"
        assert not await store.set_value("key", "two", "other")
        assert await store.value("key") == "one"
        assert await store.set_value("key", "two", "one")
        assert not await store.set_value("key", None, "one")
        assert await store.set_value("key", None, "two")
        assert await store.value("key") is None
        assert await store.set_value("key", None, None)

    asyncio.run(inside())


def test_addresses_are_kept_by_table_and_forgotten(store: Store) -> None:
    def made(number: str, table: str, lock: str, state: str = "live") -> Address:
        return Address(number, table, lock, "push", f"https://push.example/{number}", "{}", "en", state, float(int(number)))

    async def inside() -> None:
        one, two, three = made("1", "here", "a"), made("2", "here", "b", "waiting"), made("3", "there", "a")
        for address in (two, one, three):
            await store.put_address(address)
        assert await store.addresses("here") == [one, two]
        assert await store.addresses("nowhere") == []
        assert await store.address("3") == three
        assert await store.address("4") is None
        assert sorted(await store.addressed()) == [("here", "a"), ("there", "a")]
        for table, at in (("here", 5.0), ("there", 9.0), ("elsewhere", 9.0)):
            await store.append(table, Row(1, at, ""), waiting(table, at))
        assert await store.addressed_since(5.0) == ["there"]
        assert sorted(await store.addressed_since(4.0)) == ["here", "there"]
        await store.put_address(replace(two, state="live", language="de"))
        assert await store.address("2") == replace(two, state="live", language="de")
        await store.put_address(replace(three, lock="c"))
        assert await store.address("3") == replace(three, lock="c")
        await store.drop_addresses([one, three, replace(one, id="9")])
        assert sorted(await store.addressed()) == [("here", "b"), ("there", "c")], "what is another seat's by now stays"
        await store.drop_addresses([replace(three, lock="c")])
        await store.drop_addresses([])

    asyncio.run(inside())


def test_only_the_latest_snapshots_of_a_table_are_kept(tmp_path: Path) -> None:
    async def inside(store: SQLiteStore) -> None:
        for number in range(64, 64 * 11, 64):
            await store.snapshot("t", number, "1", f"{number}")
        await store.snapshot("other", 64, "1", "64")
        assert await store.snapshot_before("t", "1", 64 * 11) == (640, "640")
        assert await store.snapshot_before("t", "1", 500) == (448, "448"), "one that is a little older"
        assert await store.snapshot_before("t", "1", 447) is None
        assert await store.snapshot_before("other", "1", 64) == (64, "64")
        store.close()

    asyncio.run(inside(SQLiteStore(f"sqlite:///{tmp_path / 'hall.db'}", "one")))


def test_whoever_runs_the_hall_finds_rewrites_and_deletes_tables(store: Store) -> None:
    async def inside() -> None:
        for name, phase, at in (("old", "over", 1.0), ("new", "playing", 2.0)):
            await store.append(name, Row(1, at, f'{{"lock": "{name}"}}'), summary(phase, at), (1, "record"))
            await store.snapshot(name, 1, "0.1", "{}")
            await store.set_value(f"told {name} lock", "{}", None)
        assert [kept.name for kept in await store.kept_tables("", 10)] == ["new", "old"]
        assert [kept.name for kept in await store.kept_tables("", 1)] == ["new"]
        (over,) = await store.kept_tables("over", 10)
        assert (over.name, over.phase, over.listed, over.changed, over.shown) == ("old", "over", True, 1.0, {"changed": 1.0})
        assert await store.holding("old") == ["old"]

        await store.rewrite("old", {1: '{"lock": "other"}'})
        assert await store.entries("old", 0) == [Row(1, 1.0, '{"lock": "other"}')]
        assert await store.snapshot_before("old", "0.1", 9) is None, "it holds what stood there"
        assert await store.snapshot_before("new", "0.1", 9) is not None

        await store.delete("old")
        assert await store.entries("old", 0) == []
        assert await store.record("old", 1) is None
        assert await store.value("told old lock") is None
        assert await store.value("told new lock") == "{}"
        assert [kept.name for kept in await store.kept_tables("", 10)] == ["new"]

    asyncio.run(inside())
