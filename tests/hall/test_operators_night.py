"""An evening of whoever runs the hall, with games going on all the time: a restart that is announced, a guest who is shut out, a backup, a
disk that fails, and the hall restored from the backup. Then an upgrade of two servers, one after the other, that no game notices."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from greathall.client.connection import Link
from greathall.hall.errors import Refused
from tests.hall.guests import RandomGuest, welcome
from tests.hall.operating import until
from tests.hall.serving import PostgreSQL, Server, needs_postgresql, postgresql, sqlite
from tests.hall.test_admin import admin, refused

PAGE = Path(__file__).parents[2] / "docs/hall/running.md"


class Evening:
    """Guests who play as many moves as they are allowed to, and wait then."""

    def __init__(self) -> None:
        self.moves = 0
        self.players: list[Player] = []

    async def play(self, moves: int) -> None:
        """Let them make that many more moves, and see all of them made."""
        self.moves += moves
        for player in self.players:
            await player.go_on()
        await until(lambda: self.moves == 0 and not any(player.awaits for player in self.players))

    def come(self, links: list[Link], others: tuple[str, ...] = ()) -> None:
        self.players += [Player(self, link, seed, others) for seed, link in enumerate(links)]

    async def all_there(self, welcomes: int = 1) -> None:
        """Wait until everyone was welcomed that often."""
        await until(lambda: all(player.welcomes >= welcomes for player in self.players))

    async def home(self) -> None:
        for player in self.players:
            player.task.cancel()
        await asyncio.gather(*(player.task for player in self.players), return_exceptions=True)


class Player(RandomGuest):
    """One of them."""

    def __init__(self, evening: Evening, link: Link, seed: int, others: tuple[str, ...]) -> None:
        super().__init__(link, seed, others=others)
        self.evening = evening
        self.position: dict[str, Any] = {"question": None}
        self.awaits = False
        """Whether a move was made whose outcome is not known yet."""
        self.announced: list[str] = []
        self.task = asyncio.ensure_future(self.play())

    async def hear(self, message: dict[str, Any]) -> bool:
        if message["type"] == "announced":
            self.announced.append(message["text"])
        return await super().hear(message)

    async def answer(self, position: dict[str, Any]) -> None:
        if position["question"] != self.position["question"]:
            self.awaits = False
        self.position = position
        await self.go_on()

    async def go_on(self) -> None:
        if self.position["question"] is not None and not self.awaits and self.evening.moves > 0:
            self.evening.moves -= 1
            self.awaits = True
            await super().answer(self.position)


def documented(kind: str) -> str:
    """The command of the page that makes a copy."""
    found = re.search(rf"^{kind} .*?(?=\s+#|$)", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return found[0]


@contextmanager
def on_sqlite(folder: Path) -> Iterator[tuple[Server, Callable[[], None], Callable[[], None]]]:
    """A hall on SQLite; how its store is copied while it runs, and how the copy is put back, both as the page says."""
    store, copy = folder / "hall.db", folder / "copy.db"

    def back_up() -> None:
        if shutil.which("sqlite3"):
            command = documented("sqlite3").replace("/var/lib/greathall/hall.db", str(store)).replace("/backup/hall.db", str(copy))
            subprocess.run(["sh", "-c", command], check=True)
        else:
            with closing(sqlite3.connect(store)) as running, closing(sqlite3.connect(copy)) as copied:
                running.backup(copied)

    def restore() -> None:
        for name in ("hall.db-wal", "hall.db-shm"):
            (folder / name).unlink(missing_ok=True)
        shutil.copy(copy, store)

    with sqlite(folder) as server:
        yield server, back_up, restore


@contextmanager
def on_postgresql(folder: Path) -> Iterator[tuple[Server, Callable[[], None], Callable[[], None]]]:
    """The same on PostgreSQL."""
    with postgresql() as database:
        server = Server(database.fresh()).start()
        copy = folder / "hall.dump"
        back_up, restore = dumping(database, server.database, copy)
        try:
            yield server, back_up, restore
        finally:
            server.stop()


def dumping(database: PostgreSQL, url: str, copy: Path) -> tuple[Callable[[], None], Callable[[], None]]:
    def run(command: str) -> None:
        command = command.replace("/backup/hall.dump", str(copy)).replace('"$GREATHALL_DATABASE"', url)
        subprocess.run(["sh", "-c", f"{database.binaries}/{command}"], check=True)

    in_the_text = re.search(r"`(pg_restore [^`]*)`", PAGE.read_text(encoding="utf-8"))
    assert in_the_text is not None
    return lambda: run(documented("pg_dump")), lambda: run(in_the_text[1])


@pytest.mark.parametrize("place", [on_sqlite, pytest.param(on_postgresql, marks=needs_postgresql)])
def test_an_operators_night(place: Any, tmp_path: Path) -> None:
    async def night(server: Server, back_up: Callable[[], None], restore: Callable[[], None]) -> None:
        def ask(method: str, path: str, body: Any = None) -> Any:
            return asyncio.to_thread(admin, server, method, path, body)

        evening = Evening()
        links = [*server.lay("treachery", 2, thinking=0, stand_in="random"), *server.lay("skirmish", 1, ("random",), window=0, thinking=0)]
        evening.come(links)
        await evening.all_there()
        await evening.play(6)

        # A restart is announced: everyone reads it, and nobody lays a table meanwhile.
        await ask("PUT", "/announcement", {"minutes": 5})
        await until(lambda: all(player.announced for player in evening.players))
        assert {player.announced[-1].partition(".")[0] for player in evening.players} == {"The hall restarts in 5 minutes"}
        plan = {"game": "treachery", "seats": 2}
        assert (await asyncio.to_thread(refused, server, "POST", "/api/tables", plan))[1] == "restarting"
        await evening.play(4)
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        await evening.all_there(welcomes=2)
        await evening.play(4)
        assert (await ask("GET", "/settled"))["announcement"] is None
        assert await asyncio.to_thread(server.post, "/api/tables", plan)

        # Somebody is shut out, and the others play on.
        rowdy = evening.players.pop(0)
        await ask("POST", "/bans", {"table": links[0].table, "seat": 0})
        with pytest.raises(Refused, match="banned"):
            await rowdy.task
        await ask("DELETE", f"/tables/{links[0].table}/seats/0")
        await evening.play(4)

        # The store is copied while games go on. Then the disk fails.
        before = [await welcome(link) for link in links[1:]]
        await asyncio.to_thread(back_up)
        await evening.play(4)
        later = [len(player.events) for player in evening.players]
        await asyncio.to_thread(server.kill)
        await evening.home()
        await asyncio.to_thread(restore)
        await asyncio.to_thread(server.start)

        # All is as it was when it was copied, and the games go on.
        again = Evening()
        again.come(links[1:])
        await again.all_there()
        for player, seen in zip(again.players, before, strict=True):
            assert [event["what"] for event in player.events[: seen["number"]]] == [event["what"] for event in seen["events"]]
        copied = [len(player.events) for player in again.players]
        assert sum(copied) < sum(later), "what was played since the copy is gone"
        await again.play(6)
        assert sum(len(player.events) for player in again.players) >= sum(copied) + 6
        assert (await welcome(links[0]))["word"] == "banned"
        assert len((await ask("GET", "/settled"))["banned"]) == 1
        await again.home()

    with place(tmp_path) as (server, back_up, restore):
        asyncio.run(night(server, back_up, restore))


@needs_postgresql
def test_two_servers_are_upgraded_one_after_the_other_and_no_game_stops() -> None:
    async def upgrade(one: Server, other: Server) -> None:
        evening = Evening()
        evening.come(one.lay("treachery", 2), (other.url,))
        evening.come(other.lay("skirmish", 2, ("random",), window=0, thinking=0), (one.url,))
        await evening.all_there()
        await evening.play(6)
        for server in (one, other):
            await asyncio.to_thread(server.stop)
            await evening.play(4)
            server.before = "import greathall.version as v; v.VERSION = f'{v.VERSION}1'"
            await asyncio.to_thread(server.start)
            assert server.get("/healthz")["version"].endswith("01")
            await evening.play(4)
        assert all(player.welcomes > 1 for player in evening.players)
        assert not any(player.refused for player in evening.players)
        await evening.home()

    with postgresql() as database:
        servers = [Server(database.url).start(), Server(database.url).start()]
        try:
            asyncio.run(upgrade(*servers))
        finally:
            for server in servers:
                server.stop()
