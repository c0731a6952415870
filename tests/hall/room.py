"""A hall without a network, whose time passes only when a test lets it."""

from __future__ import annotations

import asyncio
import functools
import inspect
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from greathall.client.shuffle import Shuffles
from greathall.hall.bots.pool import Pool
from greathall.hall.clock import Clock
from greathall.hall.errors import Refused
from greathall.hall.hall import Hall
from greathall.hall.http.dependencies import Visitor
from greathall.hall.keys import fresh_key, lock_of
from greathall.hall.limits import Quotas
from greathall.hall.live.connection import ask
from greathall.hall.live.table import LiveTable
from greathall.hall.store.sqlite import SQLiteStore
from greathall.hall.table import entries
from greathall.hall.table.due import next_game
from greathall.hall.table.plan import Plan
from greathall.hall.table.snapshot import from_dict, to_dict
from greathall.hall.wire import incoming, outgoing

PATIENCE = 300.0
"""The most seconds that a test in a room may take, however busy the machine."""


class QuickPool(Pool):
    """Bots that answer at once, or in a time of the test's: any legal move, or what a test has in mind."""

    def __init__(self, now: Callable[[], float] = lambda: 0.0) -> None:
        super().__init__(0, 1.0)
        self.now = now
        self.answers: list[str | None] = []
        self.asked: list[tuple[str, dict[str, Any]]] = []
        self.seeds: list[str] = []
        self.whose: list[str] = []
        """Whose turns were taken."""
        self.takes = 0.0
        """How long a bot would think."""
        self.heeds = True
        """Whether it thinks no longer than it is told."""
        self.busy: list[tuple[float, asyncio.Future[None]]] = []

    async def think(
        self, table: str, bot: str, view: dict[str, Any], offers: bool = False, seed: str = "", within: float = 0.0, whose: str = ""
    ) -> str | None:
        self.asked.append((bot, view))
        self.seeds.append(seed)
        self.whose.append(whose)
        takes = min(self.takes, within) if within and self.heeds else self.takes
        if takes:
            done = asyncio.get_running_loop().create_future()
            self.busy.append((self.now() + takes, done))
            await done
        return self.answers.pop(0) if self.answers else None

    def time_passes(self) -> None:
        """Let those answer who have thought long enough."""
        for ready, done in self.busy:
            if ready <= self.now() and not done.done():
                done.set_result(None)
        self.busy = [(ready, done) for ready, done in self.busy if not done.done()]


class Guest:
    """Someone at the table; hears what is sent, and when."""

    def __init__(self, live: LiveTable, key: str, language: str = "en") -> None:
        self.live = live
        self.key = key
        self.language = language
        self.device = f"device of {key}"
        self.network = ""
        self.neighbours: frozenset[str] = frozenset()
        self.address = ""
        self.lock = lock_of(key) if key else ""
        self.told: int | None = None
        self.heard: list[tuple[float, bytes]] = []
        self.shuffles = Shuffles()
        self.numbers: list[dict[str, Any]] = []
        """What the guest has to add to a shuffle and has not sent yet; a test may make it forget that (`adds`)."""
        self.adds = True
        self.out = ""

    def send(self, message: bytes) -> None:
        heard = outgoing.OUTGOING.validate_json(message)  # nothing leaves the hall that the protocol does not know
        if (number := self.shuffles.hear(heard)) is not None and self.adds:
            self.numbers.append(number)
        self.heard.append((self.live.hall.clock.now(), message))

    def disconnect(self, why: str) -> None:
        self.out = why

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(message) for _, message in self.heard]

    @property
    def events(self) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == "event"]

    @property
    def kinds(self) -> list[str]:
        return [event["what"]["kind"] for event in self.events]

    @property
    def position(self) -> dict[str, Any]:
        # The latest alone is read: a long game sends thousands of them.
        latest = (json.loads(message) for _, message in reversed(self.heard))
        found: dict[str, Any] = next(message["position"] for message in latest if "position" in message)
        return found

    async def say(self, **message: Any) -> None:
        """Ask for something, as over the wire."""
        await self.ask(incoming.INCOMING.validate_python(message))
        await settle(self.live.hall)

    async def ask(self, request: incoming.Incoming) -> None:
        await ask(self.live, self.lock, request)

    async def move(self, text: str = "") -> None:
        """Answer the open question: with this move, or with the first there is."""
        position = self.position
        await self.say(type="move", question=position["question"], move=text or position["moves"][0]["text"])

    async def refused(self, **message: Any) -> str:
        """Ask for something that is refused; the code."""
        before = self.live.table.number
        try:
            await self.say(**message)
        except Refused as refused:
            assert self.live.table.number == before
            return refused.code
        raise AssertionError("it was not refused")


class Room:
    """A hall in a folder."""

    def __init__(self, folder: Path, server: str = "one") -> None:
        self.folder = folder
        self.time = 1000.0
        self.pool = QuickPool(lambda: self.time)
        self.store = SQLiteStore(f"sqlite:///{folder / 'hall.db'}", server)
        self.hall = Hall(self.store, self.pool, Clock(lambda: self.time, lambda: self.time))
        self.hall.evenly = 0.0
        self.visitor = Visitor(Quotas(trusted=("127.0.0.1",)), "127.0.0.1")
        """Whoever asks for something by HTTP, as often as they like."""
        self.keys: list[str] = []
        self.watch = ""
        self.host = ""

    async def lay(
        self, game: str = "treachery", people: int = 2, bots: tuple[str, ...] = (), start: bool = True, **plan: Any
    ) -> list[Guest]:
        """A table with these people, all connected, and these bots; started unless told otherwise."""
        await self.hall.beat()
        self.watch, self.host = fresh_key(), fresh_key()
        laid = Plan.model_validate({"game": game, "seats": people + len(bots), **plan})
        live = await self.hall.lay(entries.Opened(plan=laid, host=lock_of(self.host), watch=lock_of(self.watch)))
        self.keys = [fresh_key() for _ in range(people)]
        for seat, key in enumerate(self.keys):
            await self.do(live, entries.Seated(seat=seat, name=f"Guest {seat}", lock=lock_of(key)))
        for seat, bot in enumerate(bots, people):
            await self.do(live, entries.Seated(seat=seat, name=f"Bot {seat}", bot=bot))
        guests = [Guest(live, key) for key in self.keys]
        for guest in guests:
            await live.join(guest, 0)
        if start:
            await live.act(lambda table, now: next_game(table))
        await settle(self.hall)
        return guests

    async def do(self, live: LiveTable, entry: entries.Entry) -> None:
        await live.act(lambda table, now: entry)

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and everything happen that is due."""
        now = self.hall.clock.now()
        self.time += seconds
        self.hall.clock.set(now + seconds)
        self.pool.time_passes()
        for live in list(self.hall.tables.values()):
            live.wake()
        await settle(self.hall)

    async def wait_for_bots(self, guest: Guest) -> None:
        """Let time pass until the guest is asked something, or the game is over."""
        while guest.position["question"] is None and guest.position["result"] is None:
            await self.pass_time(1)

    async def close(self) -> None:
        await self.hall.close()


async def settle(hall: Hall) -> None:
    """Until nothing more happens by itself."""
    for _ in range(1000):
        await asyncio.sleep(0)
        adding = [guest for live in hall.tables.values() for guest in live.audience.guests if isinstance(guest, Guest) and guest.numbers]
        for guest in adding:
            await guest.ask(incoming.INCOMING.validate_python(guest.numbers.pop(0)))
        busy = [task for live in hall.tables.values() for task in (live.acting, *live.thinking.values()) if task and not task.done()]
        waiting = [done for _, done in hall.pool.busy if not done.done()] if isinstance(hall.pool, QuickPool) else []
        if len(busy) == len(waiting) and not adding:
            return
        if not busy:
            continue
        await asyncio.wait(busy, timeout=5, return_when=asyncio.FIRST_COMPLETED)


def asked(guests: list[Guest]) -> Guest:
    """The first guest who is asked something."""
    return next(guest for guest in guests if guest.position["question"] is not None)


async def play_out(guests: list[Guest]) -> None:
    while guests[0].position["result"] is None:
        await asked(guests).move()


def leave(*guests: Guest) -> None:
    for guest in guests:
        guest.live.leave(guest)


async def reason_of(asking: Awaitable[object]) -> tuple[str, str]:
    """Why something is refused."""
    with pytest.raises(Refused) as refused:
        await asking
    return refused.value.code, refused.value.reason


def vote(matter: str, target: int | None = None, wanted: bool = True) -> dict[str, Any]:
    return {"type": "vote", "matter": matter, "target": target, "wanted": wanted}


def same_after_loading(guest: Guest) -> None:
    """A table is what its snapshot makes of it."""
    table = guest.live.table
    assert to_dict(from_dict(to_dict(table))) == to_dict(table)


@asynccontextmanager
async def room(folder: Path) -> AsyncIterator[Room]:
    made = Room(folder)
    try:
        yield made
    finally:
        await made.close()


def in_room(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is given a room."""

    @functools.wraps(test)
    def run(tmp_path: Path, **given: Any) -> None:
        async def inside() -> None:
            async with room(tmp_path) as made:
                await asyncio.wait_for(test(made, **given), PATIENCE)

        asyncio.run(inside())

    # pytest should hand over the folder, not the room, and whatever else the test asks for.
    folder, *more = inspect.signature(test).parameters.values()
    run.__signature__ = inspect.Signature([folder.replace(name="tmp_path"), *more])  # type: ignore[attr-defined]
    return run
