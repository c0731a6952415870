"""What /healthz says of a hall whose disk is almost full, whose store is damaged, or whose tables can't be read."""

from __future__ import annotations

import asyncio
import math
import shutil
import sqlite3
from collections import namedtuple
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from greathall.client.connection import Link
from greathall.hall.errors import Closed, NotThere, Unreadable
from greathall.hall.store import postgresql as postgresqls
from greathall.hall.store.base import Row
from greathall.hall.store.postgresql import PostgreSQLStore
from tests.hall.disks import Pages, small_disk
from tests.hall.guests import welcome
from tests.hall.operating import Heard, health
from tests.hall.room import Room
from tests.hall.serving import PATIENCE, Server, needs_postgresql, postgresql

usage = namedtuple("usage", "total used free")
OFTEN = "from greathall.hall import hall; vars(hall)['INSPECT'] = 0.1"
"""What a server does first that looks at its store more often than others."""

WELL, UNWELL = 200, 503


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """A server that need not be well."""
    server = Server(f"sqlite:///{folder / 'hall.db'}", before=OFTEN).start(well=False)
    try:
        yield server
    finally:
        server.stop()


async def says(server: Server, code: int, reason: str) -> None:
    """Wait until the server says how it is."""
    async with asyncio.timeout(PATIENCE):
        while (found := await asyncio.to_thread(health, server))[0] != code or found[1]["reason"] != reason:
            await asyncio.sleep(0.05)


async def play(folder: Path, tables: int) -> tuple[list[str], list[str]]:
    """The names of tables at which something was said, and a key of each."""
    room = Room(folder)
    names, keys = [], []
    for _ in range(tables):
        guests = await room.lay("treachery", 2)
        await guests[0].say(type="say", text="x" * 300)
        names.append(guests[0].live.name)
        keys.append(guests[0].key)
    await room.close()
    return names, keys


def damage_pages(file: Path) -> None:
    """Overwrite the pages on which somebody has said something."""
    with file.open("r+b") as pages:
        for at in range(0, file.stat().st_size, 4096):
            pages.seek(at)
            if b"x" * 300 in pages.read(4096):
                pages.seek(at)
                pages.write(b"?" * 4096)


def test_a_disk_that_is_almost_full_is_told_before_anything_fails(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk, serving(disk.folder) as server:
        server.lay("treachery", 2)
        asyncio.run(says(server, WELL, ""))
        disk.fill()
        with disk.ballast.open("ab") as file:
            file.truncate(file.tell() - 8 * 4096)  # enough for pulses, and a few entries
        asyncio.run(says(server, UNWELL, "the disk is almost full"))
        disk.clear()
        asyncio.run(says(server, WELL, ""))


def test_health_tells_of_little_room_long_before_a_write_fails(tmp_path: Path) -> None:
    """It was told when 40 kB were left of a small disk, and up to ten seconds late."""

    async def inside() -> None:
        room = Room(tmp_path)
        free, asked = 1e9, room.store

        def disk(_: object) -> tuple[float, float, float]:
            return usage(2e9, 1e9, free)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(shutil, "disk_usage", disk)
            for room_wanted, bytes_free, reason in (
                (0.0, 1e9, ""),
                (0.0, 99e6, "the disk is almost full"),
                (0.0, 101e6, ""),
                (500e6, 400e6, "the disk is almost full"),
                (500e6, 600e6, ""),
            ):
                asked.room, free = room_wanted, bytes_free
                with Heard() as log:
                    for _ in range(2):
                        await room.store.tidy()  # once a second
                assert log.lines.count("the disk is almost full") == bool(reason), "it is logged once"
                assert room.hall.store.trouble() == reason
                await room.lay("treachery", 2)  # and everything can still be written
        await room.close()

    asyncio.run(inside())


def test_a_failed_write_is_told_until_one_succeeds(tmp_path: Path) -> None:
    async def inside() -> None:
        room = Room(tmp_path)
        await room.lay("treachery", 2)
        writer, pages = room.store.writer, Pages(room.store)
        pages.fill()
        with pytest.raises(Closed):
            await room.store.append("another", Row(1, 0.0, "x" * 400_000))
        writer.failed -= 3600  # an hour later
        assert room.store.trouble() == "the store can't be written"
        pages.clear()
        await room.hall.beat()
        assert room.store.trouble() == ""
        await room.close()

    asyncio.run(inside())


def test_a_late_pulse_is_logged_once_with_its_cause(tmp_path: Path) -> None:
    async def inside() -> None:
        room, log = Room(tmp_path), Heard()
        with log:
            await room.hall.beat()
            await room.hall.beat()
            assert log.lines == []
            room.hall.beaten -= 3600  # an hour without a pulse
            await room.hall.beat()
            await room.hall.beat()
            assert log.lines == ["the pulse was late, as this server was busy or asleep"]
            pulse = room.store.pulse

            async def down(*_: object) -> tuple[float, list[str]]:
                raise Closed from OSError("no route to the store")

            vars(room.store)["pulse"] = down
            await room.hall.beat()
            await room.hall.beat()
            vars(room.store)["pulse"] = pulse
            room.hall.beaten -= 3600
            await room.hall.beat()
        assert log.lines[1:] == ["the pulse can't be noted and is tried again"], "what led to it was said"
        await room.close()

    asyncio.run(inside())


def test_damaged_pages_are_told(tmp_path: Path) -> None:
    asyncio.run(play(tmp_path, 10))
    damage_pages(tmp_path / "hall.db")
    with serving(tmp_path) as server:
        asyncio.run(says(server, UNWELL, "the store is damaged"))


def test_where_many_tables_can_not_be_read_a_server_is_not_well_though_its_pages_are(tmp_path: Path) -> None:
    """37 of 40 tables could not be opened while the hall said that it was well."""
    names, keys = asyncio.run(play(tmp_path, 40))
    with sqlite3.connect(tmp_path / "hall.db") as store:
        for name in names[3:]:
            store.execute("UPDATE entries SET body = replace(body, 'seated', 's?ated') WHERE table_name = ? AND number = 3", (name,))
    store.close()

    async def opens(link: Link) -> bool:
        return bool((await welcome(link))["type"] == "welcome")

    async def count(server: Server) -> int:
        return sum(await asyncio.gather(*(opens(Link(server.url, name, key)) for name, key in zip(names, keys, strict=True))))

    with serving(tmp_path) as server:
        assert asyncio.run(count(server)) == 3
        asyncio.run(says(server, UNWELL, "many tables can't be read"))


async def loads(room: Room, name: str) -> bool:
    try:
        await room.hall.table(name)
    except (Closed, NotThere, Unreadable):
        return False
    return True


def test_damage_that_is_met_is_looked_into_and_not_forgotten(tmp_path: Path) -> None:
    """After a minute the hall said again that it was well."""
    names, _ = asyncio.run(play(tmp_path, 10))

    async def inside() -> None:
        room, log = Room(tmp_path), Heard()
        with log:
            await room.store.inspect()
            assert room.hall.trouble() != "the store is damaged"
            damage_pages(tmp_path / "hall.db")
            room.store.engine.dispose()  # so that nothing is still known of what was there
            assert not all([await loads(room, name) for name in names]), "some of them can't be read"
            assert room.hall.trouble() == "the store can't be read"
            assert log.lines.count("the store can't be read") == 1
            await room.store.inspect()
            room.store.unread = -math.inf  # a minute later
            assert room.hall.trouble() == "the store is damaged"
            await room.store.inspect()
            assert log.lines.count("the store is damaged; restore a backup") == 1
        room.store.close()

    asyncio.run(inside())


def test_what_was_only_out_of_reach_is_well_again_when_it_is_back(tmp_path: Path) -> None:
    async def inside() -> None:
        room = Room(tmp_path)
        await room.lay("treachery", 2)
        room.store.damaged = room.store.doubtful = True
        assert room.hall.trouble() == "the store is damaged"
        await room.store.inspect()
        assert room.hall.trouble() == ""
        await room.close()

    asyncio.run(inside())


def test_one_table_that_can_not_be_read_is_no_reason(tmp_path: Path) -> None:
    async def inside() -> None:
        room = Room(tmp_path)
        await room.lay("treachery", 2)
        room.hall.aside = {"one": "why", "two": "why"}
        assert room.hall.trouble() == ""
        room.hall.aside |= {"three": "why"}
        assert room.hall.trouble() == "many tables can't be read"
        room.hall.tables |= {str(number): room.hall.tables[next(iter(room.hall.tables))] for number in range(30)}
        assert room.hall.trouble() == "", "three of thirty-four"
        room.hall.tables.clear()
        await room.close()

    asyncio.run(inside())


@needs_postgresql
def test_postgresql_says_whether_its_pages_are_damaged(monkeypatch: pytest.MonkeyPatch) -> None:
    async def inside(store: PostgreSQLStore) -> None:
        await store.inspect()
        assert store.trouble() == ""
        monkeypatch.setattr(postgresqls, "FAILED_CHECKSUMS", text("SELECT 2"))
        store.doubtful = True
        await store.inspect()
        assert store.trouble() == "the store is damaged"

    with postgresql() as database:
        store = PostgreSQLStore(database.fresh().replace("postgresql://", "postgresql+psycopg://"), "one")
        try:
            asyncio.run(inside(store))
        finally:
            store.close()
