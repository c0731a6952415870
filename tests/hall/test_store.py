"""The store: what is written is there, what can't be written has not happened, and time stands still while the hall is closed."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from greathall.hall.errors import Closed, NotThere, Refused
from greathall.hall.store.base import Row, Search, Summary
from greathall.hall.store.migrations import MIGRATIONS, migrate
from greathall.hall.store.opening import normal, open_store
from greathall.hall.store.sqlite import SQLiteStore, open_engine
from greathall.hall.store.writer import MOST_TOGETHER
from greathall.hall.table import entries
from tests.hall.room import Room, asked, in_room
from tests.hall.serving import PATIENCE, needs_postgresql, postgresql


def opened(folder: Path) -> SQLiteStore:
    return SQLiteStore(f"sqlite:///{folder / 'hall.db'}", "one")


def test_only_one_can_write_an_entry_of_a_number(tmp_path: Path) -> None:
    async def inside() -> None:
        store = opened(tmp_path)
        rows = [Row(1, 5.0, f"entry {writer}") for writer in range(20)]
        written = [await store.append("table", row) for row in rows]
        assert written.count(True) == 1
        assert await store.entries("table", 0) == [rows[written.index(True)]]
        store.close()

    asyncio.run(inside())


class Busy:
    """While this lasts the writer is in the middle of a transaction, and everything else waits for it."""

    def __init__(self, store: SQLiteStore) -> None:
        self.store = store
        self.begun, self.ended = threading.Event(), threading.Event()

    async def __aenter__(self) -> Busy:
        self.writing = asyncio.ensure_future(self.store.writer.write("", self.job))
        await asyncio.to_thread(self.begun.wait)
        return self

    def job(self, connection: object) -> None:
        self.begun.set()
        self.ended.wait()

    async def __aexit__(self, *_: object) -> None:
        self.ended.set()
        await asyncio.gather(self.writing, return_exceptions=True)


async def begun(writes: Sequence[asyncio.Future[bool]]) -> None:
    """Until all of these wait for the writer."""
    await asyncio.sleep(0)
    assert not any(write.done() for write in writes)


def test_what_waits_is_written_together(tmp_path: Path) -> None:
    async def inside() -> None:
        store = opened(tmp_path)
        async with Busy(store):
            writes = [asyncio.ensure_future(store.append(f"table{number}", Row(1, 0.0, "x"))) for number in range(MOST_TOGETHER + 1)]
            await begun(writes)
        assert all(await asyncio.gather(*writes))
        assert store.writer.written == 3, "the one that kept it busy, as many as go together, and the one left over"
        store.close()

    asyncio.run(inside())


def test_a_write_that_nobody_waits_for_any_more_does_not_stop_the_writer(tmp_path: Path) -> None:
    async def inside() -> None:
        store = opened(tmp_path)
        async with Busy(store) as busy:
            writes = [asyncio.ensure_future(store.append(f"table{number}", Row(1, 0.0, "x"))) for number in range(300)]
            await begun(writes)
            unwanted = [*writes[::2], busy.writing]  # some that wait, and the one that is being written
            for write in unwanted:
                write.cancel()
            await asyncio.gather(*unwanted, return_exceptions=True)
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert done[1::2] == [True] * 150
        assert not await store.entries("table0", 0)
        assert await store.append("table", Row(1, 0.0, "x"))
        store.close()

    asyncio.run(inside())


def test_the_log_is_taken_into_the_file(tmp_path: Path) -> None:
    async def inside() -> None:
        store = opened(tmp_path)
        size = (tmp_path / "hall.db").stat().st_size
        await asyncio.gather(*(store.append(f"table{number}", Row(1, 0.0, "x" * 500)) for number in range(200)))
        assert (tmp_path / "hall.db").stat().st_size == size
        await store.tidy()
        assert (tmp_path / "hall.db").stat().st_size > size
        store.close()

    asyncio.run(inside())


def test_an_entry_that_lost_changes_nothing_else(tmp_path: Path) -> None:
    async def inside() -> None:
        store = opened(tmp_path)
        summary = Summary("treachery", "gathering", 1, 1.0, '{"first": true}', free=1, open_until=9.0)
        other = Summary("treachery", "over", 1, 2.0, '{"first": false}')
        assert await store.append("table", Row(1, 0.0, "x"), summary)
        assert not await store.append("table", Row(1, 0.0, "y"), other, (1, "a record"))
        assert (await store.open_tables(Search(0.0)))[0].shown == {"first": True}
        assert await store.record("table", 1) is None
        store.close()

    asyncio.run(inside())


def test_a_fault_of_ours_does_not_stop_the_writer(tmp_path: Path) -> None:
    async def inside() -> None:
        store = opened(tmp_path)
        with pytest.raises(ZeroDivisionError):
            await store.writer.write("", lambda connection: 1 / 0)
        assert await store.append("table", Row(1, 0.0, "x"))
        store.close()

    asyncio.run(inside())


@in_room
async def test_a_write_whose_fate_is_unknown_is_told_once_if_it_happened(room: Room) -> None:
    """The connection was lost after the store had written, before it said so."""
    guests = await room.lay("treachery", 2)
    guest, live = asked(guests), guests[0].live
    append = room.store.append

    async def lost(*given: object) -> bool:
        await append(*given)  # type: ignore[arg-type]
        raise Closed

    room.store.append = lost  # type: ignore[method-assign,assignment]
    told = len(guest.heard)
    position = guest.position
    move = {"type": "move", "question": position["question"], "move": position["moves"][0]["text"]}
    assert (await refused_with(guest, move)) == "store_down"
    assert len(guest.heard) == told
    room.store.append = append  # type: ignore[method-assign]
    assert (await refused_with(guest, move)) == "too_late", "it had happened"
    assert guest.kinds[-1] == "played"
    assert len(guest.heard) == told + 1
    assert live.table.number == len(await room.store.entries(live.name, 0))


async def refused_with(guest: object, move: dict[str, object]) -> str:
    try:
        await guest.say(**move)  # type: ignore[attr-defined]
    except Refused as refused:
        return refused.code
    return ""


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    store = opened(tmp_path)
    with pytest.raises(Refused, match="several servers need PostgreSQL"):
        opened(tmp_path)
    store.close()
    opened(tmp_path).close()


def test_a_store_is_brought_up_to_date_and_a_newer_one_is_refused(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'hall.db'}")
    later = (*MIGRATIONS, ("CREATE TABLE novelties (name TEXT)",))
    with engine.begin() as connection:
        assert migrate(connection) == len(MIGRATIONS)
        assert migrate(connection) == len(MIGRATIONS), "once is enough"
        assert migrate(connection, later) == len(later)
        assert connection.execute(text("SELECT count(*) FROM novelties")).scalar_one() == 0
    engine.dispose()
    with pytest.raises(Refused, match="install a newer one"):
        opened(tmp_path)


OLD = """INSERT INTO tables (name, game, phase, listed, changed, summary) VALUES (:name, 'treachery', 'gathering', 1, 50.0, :summary)"""


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgresql", marks=needs_postgresql)])
def test_tables_that_were_laid_before_the_lobby_knew_more_are_found_when_someone_is_there(database: str, tmp_path: Path) -> None:
    """Until then nobody has been there for a while."""

    async def inside(url: str) -> None:
        engine = create_engine(normal(url))
        with engine.begin() as connection:
            migrate(connection, MIGRATIONS[:2])
            for name, kind, pace in (("old", "free", "days"), ("full", "person", "untimed")):
                written = f'{{"table":"{name}","plan":{{"pace":{{"kind":"{pace}"}}}},"seats":[{{"kind":"bot"}},{{"kind":"{kind}"}}]}}'
                connection.execute(text(OLD), {"name": name, "summary": written})
            connection.execute(text("INSERT INTO entries (table_name, number, at, body) VALUES ('old', 1, 20.0, ''), ('old', 2, 50.0, '')"))
        engine.dispose()
        store = open_store(url, "one")
        assert await store.open_tables(Search(60.0)) == []
        for name in ("old", "full"):
            await store.attend(name, 90.0, 660.0)
        found = await store.open_tables(Search(60.0))
        assert [(table.shown["table"], table.laid, table.host_until) for table in found] == [("old", 20.0, 90.0)]
        assert await store.open_tables(Search(60.0, pace="days")) == found
        assert await store.open_tables(Search(60.0, pace="untimed")) == []
        store.close()

    if database == "sqlite":
        asyncio.run(inside(f"sqlite:///{tmp_path / 'hall.db'}"))
    else:
        with postgresql() as running:
            asyncio.run(inside(running.url))


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgresql", marks=needs_postgresql)])
def test_snapshots_that_were_kept_for_ever_are_pruned_when_the_store_is_opened(database: str, tmp_path: Path) -> None:
    """Those of tables that are still played at were pruned with the next one, those of all others never."""
    before = next(number for number, migration in enumerate(MIGRATIONS) if any("DELETE FROM snapshots" in each for each in migration))
    kept = {"long": range(10, 110, 10), "short": (5, 9), "four": (1, 2, 3, 4)}

    async def inside(url: str) -> None:
        engine = create_engine(normal(url))
        with engine.begin() as connection:
            migrate(connection, MIGRATIONS[:before])
            for name, number in ((name, number) for name, numbers in kept.items() for number in numbers):
                row = {"name": name, "number": number, "engine": f"0.{number % 3}.0"}
                connection.execute(text("INSERT INTO snapshots VALUES (:name, :number, :engine, '')"), row)
        open_store(url, "one").close()
        with engine.begin() as connection:
            found = connection.execute(text("SELECT table_name, number FROM snapshots ORDER BY table_name, number")).all()
        engine.dispose()
        assert [tuple(row) for row in found] == [
            *(("four", number) for number in (1, 2, 3, 4)),
            *(("long", number) for number in (70, 80, 90, 100)),
            *(("short", number) for number in (5, 9)),
        ]

    if database == "sqlite":
        asyncio.run(inside(f"sqlite:///{tmp_path / 'hall.db'}"))
    else:
        with postgresql() as running:
            asyncio.run(inside(running.url))


def test_what_is_not_a_store_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="should be sqlite"):
        normal("mysql://somewhere")
    assert normal("postgres://a/b") == "postgresql+psycopg://a/b"
    with pytest.raises(Refused, match="names a folder, not a file"):
        open_store(f"sqlite:///{tmp_path}", "one")


@in_room
async def test_a_table_that_is_not_there(room: Room) -> None:
    with pytest.raises(NotThere):
        await room.hall.table("nowhere")


@needs_postgresql
def test_a_server_that_is_gone_is_noticed_at_the_next_pulse() -> None:
    async def inside(url: str) -> None:
        one, other = open_store(url, "one"), open_store(url, "other")
        news = other.news(lambda news: None, lambda: None)
        assert news is not None
        await news.listen()
        await other.pulse(100.0)
        assert (await one.pulse(100.0))[1] == ["one", "other"]
        await news.close()  # as when its process is killed, nothing is said
        async with asyncio.timeout(PATIENCE):
            while (await one.pulse(100.0))[1] != ["one"]:
                await asyncio.sleep(0.01)
        one.close()
        other.close()

    with postgresql() as database:
        asyncio.run(inside(database.url))


@in_room
async def test_a_table_that_this_version_cannot_play_says_so(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    live = guests[0].live
    row = Row(live.table.number + 1, room.time, entries.write(entries.Played(seat=0, move="act card=gone side=top")))
    assert await room.store.append(live.name, row)
    with pytest.raises(Refused, match="was played with other rules or cards"):
        await room.hall.load(live.name)
