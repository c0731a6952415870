"""Halls at real ports, whose time passes only when a test lets it, and guests who keep every message that reaches them. Everything that one
viewer can't know can be dealt otherwise in the middle of a game."""

from __future__ import annotations

import asyncio
import json
import socket
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection

from greathall.hall.app import make_app
from greathall.hall.hall import Hall
from greathall.hall.keys import lock_of
from greathall.hall.limits import Limits, Networks, Quotas
from greathall.hall.live.table import LiveTable
from greathall.hall.server import prompt_http, watched_socket
from greathall.hall.table import entries, game
from greathall.hall.table.plan import Plan
from greathall.hall.table.table import Table
from greathall.hall.wire.protocol import PROTOCOL
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import swift
from greathall.kernel.record import Record
from greathall.kernel.state import State
from greathall.version import VERSION
from tests.hall.room import QuickPool, Room, settle
from tests.hall.serving import PATIENCE

LIMITS = Limits(heard=1e6, messages=1e6, burst=1e6)


class WillingPool(QuickPool):
    """Bots that take the time that a test gives them, and then do what it wants of each seat."""

    def __init__(self, room: WiredRoom) -> None:
        super().__init__(lambda: room.time)
        self.room = room
        self.will: dict[tuple[int, int], str] = {}
        """By seat and question."""
        self.hints: list[str] = []
        self.again: set[int] = set()
        """The seats that think again about what they had thought of, and need no time for it."""
        self.thinkers: dict[asyncio.Future[None], int] = {}
        """For which seat each of them thinks."""

    async def think(
        self, table: str, bot: str, view: dict[str, Any], offers: bool = False, seed: str = "", within: float = 0.0, whose: str = ""
    ) -> str | None:
        takes = 0.0 if view["viewer"] in self.again else min(self.takes, within) if within and self.heeds else self.takes
        self.again.discard(view["viewer"])
        done = asyncio.get_running_loop().create_future()
        self.busy.append((self.now() + takes, done))
        self.thinkers[done] = view["viewer"]
        await done
        return self.will.pop(self.question(view["viewer"]))

    def question(self, seat: int) -> tuple[int, int]:
        return seat, self.room.table.questions[seat]

    def want(self, seat: int, move: str) -> None:
        """Let a seat play this, if a bot does."""
        self.will[self.question(seat)] = move

    def time_passes(self) -> None:
        """Let those answer who have thought long enough and know what they are to do."""
        for ready, done in self.busy:
            if ready <= self.now() and not done.done() and self.question(self.thinkers[done]) in self.will:
                done.set_result(None)
        self.busy = [(ready, done) for ready, done in self.busy if not done.done()]
        self.thinkers = {done: self.thinkers[done] for _, done in self.busy}

    async def ask(self, table: str, question: dict[str, Any], whose: str = "") -> dict[str, Any]:
        """A hint follows from nothing but what is asked, and the test keeps that."""
        self.hints.append(json.dumps(question))
        return {"move": self.will[self.question(question["view"]["viewer"])], "chance": 0.5}


class RedrawnRecord:
    """The record of a game whose hidden cards were dealt otherwise in the middle: played again, it leads to where it stands now."""

    def __init__(self, record: Any, state: State) -> None:
        vars(self)["record"] = record
        vars(self)["base"] = len(record.moves), state.copy()

    def __getattr__(self, name: str) -> Any:
        return getattr(vars(self)["record"], name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(vars(self)["record"], name, value)

    def replay(self, moves: int | None = None) -> State:
        at, base = vars(self)["base"]
        state: State = base.copy()
        state.listen()
        for seat, text in self.moves[at:moves]:
            state.play(seat, text)
        return state


class WireGuest:
    """A connection to a seat, or of a watcher, and all that came over it: when, and the bytes of each message."""

    def __init__(self, room: WiredRoom, connection: ClientConnection) -> None:
        self.room = room
        self.connection = connection
        self.heard: list[tuple[float, bytes]] = []
        self.pings = self.ponged = 0
        self.reader = asyncio.ensure_future(self.read())
        self.came = asyncio.Event()

    async def read(self) -> None:
        async for frame in self.connection:
            message = frame if isinstance(frame, bytes) else frame.encode()
            self.heard.append((self.room.time, message))
            if message.startswith(b'{"type":"pong"'):
                self.ponged = json.loads(message)["id"]
                self.came.set()

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def ask(self, **message: Any) -> None:
        """Ask for something, and wait until all that follows has happened and been heard here."""
        await self.send(**message)
        await self.catch_up()
        await settle(self.room.hall)
        await self.catch_up()

    async def catch_up(self) -> None:
        """Hear everything that was sent until now."""
        self.pings += 1
        await self.send(type="ping", id=self.pings)
        async with asyncio.timeout(PATIENCE):
            while self.ponged < self.pings:
                self.came.clear()
                await self.came.wait()

    def position(self) -> dict[str, Any]:
        """The latest position that came."""
        latest = (json.loads(message) for _, message in reversed(self.heard) if b'"position":' in message)
        found: dict[str, Any] = next(latest)["position"]
        return found

    async def close(self) -> None:
        await self.connection.close()
        await asyncio.wait([self.reader])


class UnhurriedHall(Hall):
    """A hall that looks after its tables when time passes in it, not every few seconds of the machine's."""

    async def sweep(self) -> None:
        return


class WiredRoom(Room):
    """A hall in a folder, at a port of this machine."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        super().__init__(folder)
        self.pool: WillingPool = WillingPool(self)
        self.hall = UnhurriedHall(self.store, self.pool, self.hall.clock)
        self.hall.evenly = 0.0
        self.url = ""
        self.live: LiveTable
        self.guests: list[WireGuest] = []
        """All who are connected."""

    async def begin(self, plan: dict[str, Any], keys: list[str], bots: int, seed: str) -> None:
        """Lay a table with people of these keys and this many bots, and deal."""
        laid = Plan.model_validate({"seats": len(keys) + bots, **plan})
        self.live = await self.hall.lay(entries.Opened(plan=laid, host=lock_of("host"), watch=lock_of("watch")))
        for seat, key in enumerate(keys):
            await self.do(self.live, entries.Seated(seat=seat, name=f"Guest {seat}", lock=lock_of(key)))
        for seat in range(len(keys), laid.seats):
            await self.do(self.live, entries.Seated(seat=seat, name=f"Bot {seat}", bot="expert"))
        cards = find_game(laid.game).fingerprint(None)
        dealt = entries.Started(engine=VERSION, seed=seed, nonce="same", options=dict(laid.options), cards=cards)
        await self.do(self.live, dealt)
        await settle(self.hall)

    async def connect(self, key: str, language: str) -> WireGuest:
        connection = await websockets.connect(
            f"ws{self.url[4:]}/wire/{self.live.name}", compression=None, max_size=None, ping_interval=None
        )
        guest = WireGuest(self, connection)
        self.guests.append(guest)
        await guest.ask(type="hello", protocol=PROTOCOL, key=key, since=0, language=language, device=f"{key} {language}")
        return guest

    async def get(self, path: str, key: str, language: str) -> tuple[int, bytes]:
        """What HTTP answers, headers and all but the date."""
        headers = {"authorization": f"Bearer {key}", "accept-language": language}
        request = urllib.request.Request(f"{self.url}{path}", headers=headers)

        def ask() -> tuple[int, bytes]:
            try:
                answer = urllib.request.urlopen(request, timeout=PATIENCE)
            except urllib.error.HTTPError as error:
                answer = error
            with answer:
                told = sorted((name, value) for name, value in answer.headers.items() if name.lower() != "date")
                return answer.status, repr(told).encode() + answer.read()

        return await asyncio.to_thread(ask)

    async def pass_time(self, seconds: float) -> None:
        await super().pass_time(seconds)
        self.live.notice()
        for guest in self.guests:
            await guest.catch_up()

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def state(self) -> State:
        return self.table.game()[0]

    @property
    def record(self) -> Record:
        return self.table.game()[1]

    def moves(self, seat: int) -> list[str]:
        return [self.state.text(move) for move in self.state.moves(seat)]

    def redraw(self, state: State) -> None:
        """Let the game stand as in that state from now on, which looks the same to somebody."""
        original = vars(self.record).get("record", self.record) if isinstance(self.record, RedrawnRecord) else self.record
        self.table.state = state.copy()
        self.table.state.listen()
        vars(self.table)["record"] = RedrawnRecord(original, state)

    def ask_again(self) -> None:
        """Ask those whom the game asks now."""
        game.ask(self.table, self.hall.clock.now(), set())

    def think_again(self) -> None:
        """Let bots forget what they have thought of: the cards may be others."""
        self.live.thoughts.clear()
        for task in self.live.thinking.values():
            task.cancel()
        self.live.thinking.clear()
        self.pool.again = set(self.table.asked())
        self.live.let_think()


@asynccontextmanager
async def wired(folder: Path) -> AsyncIterator[WiredRoom]:
    """A hall at a port, as `greathall serve` opens it."""
    room = WiredRoom(folder)
    quotas = Quotas(LIMITS, ("127.0.0.1",))
    taken = socket.create_server(("127.0.0.1", 0))
    room.url = f"http://127.0.0.1:{taken.getsockname()[1]}"
    config = uvicorn.Config(
        make_app(room.hall, quotas),
        http=prompt_http(quotas, Networks(())),
        ws=watched_socket(quotas),
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    serving = asyncio.ensure_future(server.serve([taken]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield room
    finally:
        for guest in room.guests:
            await guest.close()
        server.should_exit = True
        await serving
        taken.close()


def twin_of(state: State, viewer: int, seed: str) -> State:
    """The same to a viewer, with everything hidden dealt otherwise."""
    return state.imagine(viewer, swift(seed))
