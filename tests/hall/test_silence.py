"""A frozen network, on which nothing is closed and nothing is sent, is noticed on both sides; whoever is slow but alive is not given up."""

from __future__ import annotations

import asyncio
import concurrent.futures
from collections.abc import Callable
from contextlib import aclosing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from greathall.client import connection
from greathall.client.connection import Seat
from greathall.hall.live.silence import WatchedSocket
from greathall.hall.server import Settings
from tests.hall.relay import relay
from tests.hall.serving import PATIENCE, sqlite

PING = Settings().ping
HANDSHAKE = (
    b"GET /wire/abc HTTP/1.1\r\nHost: hall\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Timer:
    """What a loop has to call at a time."""

    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at = at
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class SlowLoop:
    """A loop whose time passes only when a test lets it."""

    def __init__(self) -> None:
        self.now = 100.0
        self.timers: list[Timer] = []
        self.tasks: list[Any] = []

    def time(self) -> float:
        return self.now

    def call_at(self, at: float, call: Callable[[], None]) -> Timer:
        self.timers.append(Timer(at, call))
        return self.timers[-1]

    def create_task(self, task: Any) -> Any:
        task.close()
        return concurrent.futures.Future()

    def pass_time(self, seconds: float) -> None:
        """Let time pass, and everything be called when it is due."""
        end = self.now + seconds
        while due := sorted((timer for timer in self.timers if timer.at <= end), key=lambda timer: timer.at):
            self.timers.remove(due[0])
            if not due[0].cancelled:
                self.now = max(self.now, due[0].at)
                due[0].call()
        self.now = end


class Cable:
    """What the hall writes to, in place of a connection."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.aborted = False
        self.reading = True
        self.stuck = False
        """Whether nothing that is written gets through."""

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.aborted

    def get_write_buffer_size(self) -> int:
        return sum(map(len, self.written)) if self.stuck else 0

    def set_write_buffer_limits(self, high: int) -> None:
        pass

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def get_extra_info(self, name: str) -> None:
        return None


def watched() -> tuple[WatchedSocket, SlowLoop, Cable]:
    """A guest's connection to a hall, just made."""
    config = uvicorn.Config("none:app", ws_ping_interval=PING, ws_ping_timeout=3 * PING, log_config=None, interface="asgi3")
    config.loaded, config.loaded_app = True, None
    loop, cable = SlowLoop(), Cable()
    socket = WatchedSocket(config, ServerState(), {}, loop)
    socket.connection_made(cable)  # type: ignore[arg-type]
    socket.data_received(HANDSHAKE)
    asyncio.run(socket.send({"type": "websocket.accept", "subprotocol": None, "headers": []}))
    cable.written.clear()
    return socket, loop, cable


def frame(code: Opcode, data: bytes = b"") -> bytes:
    return Frame(code, data).serialize(mask=True)


def test_a_silent_guest_is_given_up_within_ten_seconds() -> None:
    _, loop, cable = watched()
    loop.pass_time(PING - 0.1)
    assert not cable.written, "whoever has just spoken is not asked"
    loop.pass_time(10.0 - PING)
    assert cable.written == [b"\x89\x00"] * 2, "asked twice"
    assert cable.aborted


def test_an_answer_to_the_question_is_a_sign_of_life() -> None:
    socket, loop, cable = watched()
    for _ in range(20):
        loop.pass_time(PING + 1.0)
        socket.data_received(frame(Opcode.PONG))
    assert len(cable.written) == 20
    assert not cable.aborted


def test_whoever_talks_is_not_asked_at_all() -> None:
    socket, loop, cable = watched()
    for _ in range(20):
        loop.pass_time(PING - 0.5)
        socket.data_received(frame(Opcode.TEXT, b"{}"))
        while socket.queue.qsize():
            asyncio.run(socket.receive())
    assert not cable.written
    assert not cable.aborted


def test_part_of_a_long_message_is_a_sign_of_life() -> None:
    socket, loop, cable = watched()
    for byte in frame(Opcode.TEXT, b"x" * 20):
        loop.pass_time(2.5 * PING)
        socket.data_received(bytes([byte]))
    assert not cable.aborted


def test_nobody_is_given_up_because_the_server_was_busy() -> None:
    socket, loop, cable = watched()
    loop.now += 60.0  # nothing was called and nothing was read for a minute
    loop.pass_time(0.1)
    assert not cable.aborted
    socket.read_paused = True  # a message of theirs waits to be dealt with; more is not read
    loop.pass_time(60.0)
    assert not cable.aborted
    socket.read_paused = False
    loop.pass_time(3 * PING + 0.1)
    assert cable.aborted


def test_a_frozen_network_is_noticed_and_said_on_both_sides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Long enough that nobody else falls silent on a busy machine.
    monkeypatch.setattr(connection, "ASKED_AFTER", 1.5)
    monkeypatch.setattr(connection, "GIVEN_UP_AFTER", 4.5)
    with sqlite(tmp_path, ping=1.5) as server:
        links = server.lay("treachery", 2)

        async def inside() -> None:
            async with relay(server.port) as network:
                lost = asyncio.Event()
                ada = Seat(replace(links[0], server=network.url), patience=PATIENCE, lost=lost.set)
                bea = Seat(links[1])
                async with aclosing(ada.messages()) as adas, aclosing(bea.messages()) as beas:
                    assert (await anext(adas))["type"] == "welcome"
                    assert (await anext(beas))["type"] == "welcome"
                    hears = asyncio.ensure_future(until(adas, "welcome"))
                    network.moving.clear()
                    while (await until(beas, "presence"))["here"] != [False, True]:
                        pass
                    await lost.wait()
                    await bea.send(type="say", text="Are you there?")
                    assert (await until(beas, "event"))["what"]["kind"] == "said"
                    network.moving.set()
                    events = (await hears)["events"]
                    assert [event["what"]["text"] for event in events] == ["Are you there?"], "nothing is missed, nothing comes twice"
                    while (await until(beas, "presence"))["here"] != [True, True]:
                        pass

        asyncio.run(asyncio.wait_for(inside(), PATIENCE))


async def until(messages: Any, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = await anext(messages)
        if message["type"] == kind:
            return message


def test_programs_give_up_within_ten_seconds_too() -> None:
    assert connection.ASKED_AFTER < connection.GIVEN_UP_AFTER < 10.0


def test_a_guest_who_sends_pings_and_reads_no_answers_is_given_up() -> None:
    socket, _, cable = watched()
    for _ in range(400):
        socket.data_received(frame(Opcode.PING, b"x" * 125))
    assert len(cable.written) == 400
    assert not cable.aborted, "who reads the answers may ask"
    cable.stuck = True
    before = cable.get_write_buffer_size()
    while not cable.aborted:
        socket.data_received(frame(Opcode.PING, b"x" * 125) * 10)
        assert cable.get_write_buffer_size() - before < 1.1 * WatchedSocket.quotas.limits.pongs


def test_a_guest_for_whom_a_long_message_waits_may_ask_whether_the_hall_is_there() -> None:
    socket, _, cable = watched()
    cable.stuck = True
    cable.write(b"x" * 5_000_000)
    for _ in range(100):
        socket.data_received(frame(Opcode.PING))
    assert not cable.aborted
