"""Guests who want to fill the memory of the hall, or hold all its connections: each attack with what it achieves now."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import socket
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from greathall.hall.limits import Quotas
from greathall.hall.live.heads import PromptHTTP
from tests.hall.attacking import UNHURRIED, flood, handshake, hangs_up, memory, plays_on, refusal
from tests.hall.guests import welcome
from tests.hall.serving import PATIENCE, Server, sqlite
from tests.long import much

pytestmark = pytest.mark.long

TIMES = much(1, 10)
TOGETHER = 100_000_000
"""How many bytes the guests of one address may cost together, whatever they do: what may wait for them, and the connections themselves."""
SMALL_BUFFERS = """
import socket
make = socket.create_server
def create_server(*given, **more):
    made = make(*given, **more)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return made
socket.create_server = create_server
"""
"""The system takes in little of what a guest does not read, so that the rest is the hall's to keep."""
UNHURRIED_TALK = "heard=1e6,messages=1e6,burst=1e6,welcomes=1e6,talk=1e9,kept=1e9,waiting=1e6"
TOLD = "too many requests came from your address; try again in 10 seconds"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with sqlite(tmp_path, limits="requests=1e6") as running:
        yield running


def test_pings_that_nobody_reads_fill_no_memory(server: Server) -> None:
    """215 MB from one connection before."""
    link = server.lay("treachery", 2)[0]
    with connect(link.wire(), max_size=None) as guest:  # the handshake, and then nothing is read
        guest.send(json.dumps({"type": "hello", "protocol": 1, "key": link.key}))
        guest.recv(PATIENCE)
    before = memory(server)
    raw = handshake(server, link.table)
    ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 1000
    sent = 0
    raw.settimeout(PATIENCE)
    with raw, contextlib.suppress(OSError):
        while sent < 40_000_000 * TIMES:
            sent += raw.send(ping)
    assert sent < 40_000_000 * TIMES, "the hall hangs up"
    grown = memory(server) - before
    print(f"{grown:,} bytes for pings that nobody reads")
    assert grown < 5_000_000
    plays_on(server)


def sent_until_hung_up(raw: socket.socket, block: bytes, most: int) -> int:
    """How many bytes could be sent, one block after another."""
    raw.settimeout(PATIENCE)
    sent = 0
    with raw, contextlib.suppress(OSError):
        while sent < most:
            raw.sendall(block)
            sent += len(block)
    return sent


@pytest.mark.parametrize("kind", [Opcode.PONG, Opcode.PING, Opcode.CONT], ids=["pongs", "pings", "pieces"])
def test_frames_that_say_nothing_keep_nobody_waiting(server: Server, kind: Opcode) -> None:
    """One connection without a hello kept everyone waiting for 15 s before, since each frame takes time to read."""
    link = server.lay("treachery", 2)[0]
    raw = handshake(server, link.table)
    if kind == Opcode.CONT:
        raw.sendall(Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True))
    frame, most = Frame(kind, b"", fin=kind != Opcode.CONT), 10_000_000
    assert sent_until_hung_up(raw, frame.serialize(mask=True) * 4000, most) < most, "the hall hangs up"
    plays_on(server)


def test_requests_sent_ahead_of_all_answers_are_not_hoarded(server: Server) -> None:
    """10 MB of them took 470 MB before."""
    plays_on(server)
    before, most = memory(server), 10_000_000
    raw = socket.create_connection(("127.0.0.1", server.port))
    assert sent_until_hung_up(raw, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 1000, most) < most, "the hall hangs up"
    grown = memory(server) - before
    print(f"{grown:,} bytes for requests sent ahead")
    assert grown < 10_000_000
    plays_on(server)


def test_half_a_request_holds_a_connection_for_a_moment_only(tmp_path: Path) -> None:
    """1,000 of them kept everyone else out for ever before."""
    with sqlite(tmp_path, limits=f"{UNHURRIED},patience=0.5") as server:
        halves = [
            b"",
            b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
            b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /api/games HTTP/1.1\r\nHost: ",
        ]
        for half in halves:
            raw = socket.create_connection(("127.0.0.1", server.port))
            with raw:
                raw.sendall(half)
                if b"healthz" in half:
                    assert b"200 OK" in raw.recv(65536)
                assert hangs_up(raw), half
        raw = socket.create_connection(("127.0.0.1", server.port))
        with raw:
            raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{")
            raw.settimeout(PATIENCE)
            assert b"408" in raw.recv(65536), "half a body is not waited for either"
        raw = socket.create_connection(("127.0.0.1", server.port))
        with raw, contextlib.suppress(OSError):
            raw.sendall(b"GET / HTTP/1.1\r\n" + b"X-More: " + b"x" * 8000 + b"\r\n")
            for _ in range(1000):
                raw.sendall(b"X-More: " + b"x" * 8000 + b"\r\n")
            raise AssertionError("a head without an end is taken in")
        plays_on(server)


def files(server: Server) -> int:
    """How many files and connections the server has open."""
    assert server.process is not None
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


def until_let_go(server: Server, most: int) -> None:
    """Wait until the server has no more files and connections open than this."""
    deadline = time.monotonic() + PATIENCE
    while files(server) > most:
        assert time.monotonic() < deadline, "connections of those who read nothing, or have gone, are held"
        time.sleep(0.02)


def test_guests_who_read_nothing_fill_no_memory_however_many_they_are(tmp_path: Path) -> None:
    """What waits was limited for each connection alone before, and what was handed to the network was not counted."""
    things, guests, stories = much(400, 3000), much(16, 60), 3
    backlog = things * 600 * stories
    with sqlite(tmp_path, limits=f"{UNHURRIED_TALK},backlog={backlog}", before=SMALL_BUFFERS) as server:
        link, other = server.lay("treachery", 2)
        asyncio.run(flood(link, [{"type": "say", "text": "x" * 400}] * things))  # so that whoever comes is told so much
        hello = Frame(Opcode.TEXT, json.dumps({"type": "hello", "protocol": 1, "key": link.key, "since": 0}).encode()).serialize(mask=True)
        told = asyncio.run(welcome(link))
        assert len(told["events"]) > things
        assert len(json.dumps(told)) > backlog / stories / 1.5, "few of these may wait at a time"
        before, opened = memory(server), files(server)
        with contextlib.ExitStack() as stack:
            for _ in range(guests):
                stack.enter_context(handshake(server, link.table)).sendall(hello)
            assert asyncio.run(welcome(other))["events"], "who reads is told everything"
            until_let_go(server, opened + 2 * stories)
            grown = memory(server) - before
        assert len(asyncio.run(welcome(other))["events"]) > things
        until_let_go(server, opened + 2)
        print(f"{grown:,} bytes for {guests} who read nothing")
        assert grown < TOGETHER


def test_answers_that_nobody_reads_fill_no_memory(tmp_path: Path) -> None:
    """Whatever 300 connections had asked for waited for ever before, as many answers as there were connections."""
    with sqlite(tmp_path, limits="requests=1e6,patience=1", before=SMALL_BUFFERS) as server:
        path = "/api/games/thrones/cards"
        answer = len(json.dumps(server.get(path)))
        before, opened = memory(server), files(server)
        with contextlib.ExitStack() as stack:
            for _ in range(250):
                raw = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
                raw.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode() * 4)
            until_let_go(server, opened + 5)
            grown = memory(server) - before
        print(f"{grown:,} bytes for 250 who read no answer of {answer:,}")
        assert grown < 20_000_000
        assert server.get(path), "who reads is told everything"


def test_whoever_reads_slowly_is_waited_for() -> None:
    """Only who has read nothing at all since it was last looked is cut off."""

    class Wire(asyncio.Transport):
        size, ended = 1000, False

        def get_write_buffer_size(self) -> int:
            return self.size

        def abort(self) -> None:
            self.ended = True

    class Guest(PromptHTTP):
        quotas = Quotas()

        def __init__(self, wire: Wire) -> None:
            self.transport, self.client, self.loop = wire, ("192.0.2.1", 1), asyncio.get_running_loop()

    async def inside() -> None:
        wire = Wire()
        guest = Guest(wire)
        guest.await_reading()
        for wire.size in (999, 10, 9):
            guest.look_again()
            assert not wire.ended
            assert guest.quotas.waiting["192.0.2.1"] == wire.size
        guest.look_again()
        assert wire.ended
        guest.answer_is_read()
        assert not guest.quotas.readers

    asyncio.run(inside())


def test_a_thousand_half_requests_keep_nobody_else_out(server: Server) -> None:
    """They kept everyone else out for ever before. These come with the limits as they are."""
    most, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(most, 4096)), hard))
    with contextlib.ExitStack() as stack:
        for _ in range(1000):
            raw = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            with contextlib.suppress(OSError):
                raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        elsewhere = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), source_address=("127.0.0.2", 0)))
        elsewhere.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        elsewhere.settimeout(PATIENCE)
        assert elsewhere.recv(4096).startswith(b"HTTP/1.1 200"), "whoever comes from another address is served at once"
    plays_on_soon(server)


def test_whoever_has_too_many_connections_is_told_so(tmp_path: Path) -> None:
    with sqlite(tmp_path, limits=f"{UNHURRIED},connections=1") as server, contextlib.ExitStack() as stack:
        stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        deadline = time.monotonic() + PATIENCE
        while (told := refusal(server, "GET", "/api/games")) is None:
            assert time.monotonic() < deadline, "the first connection is not counted"
        assert told == ({"word": "too_many", "reason": TOLD, "line": "", "details": ""}, 10)


def test_trusted_guests_are_not_hurried_and_may_have_what_they_like(tmp_path: Path) -> None:
    none = "messages=0.001,burst=1,waiting=1,waiting_bytes=1,backlog=1,pongs=1,patience=0.2,connections=1,guests=1,watchers=1"
    with sqlite(tmp_path, limits=none, trusted=("127.0.0.1",)) as server, contextlib.ExitStack() as stack:
        link = server.lay("treachery", 2)[0]
        slow = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        slow.sendall(b"POST /api/seats HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nConnection: close\r\n")
        asyncio.run(flood(link, [{"type": "say", "text": "hello"}] * 100))
        watching = [stack.enter_context(connect(link.wire())) for _ in range(3)]
        for guest in watching:
            guest.send(json.dumps({"type": "hello", "protocol": 1}))
            assert json.loads(guest.recv(PATIENCE))["type"] == "welcome"
        others_are_hung_up_on(server)
        slow.sendall(b"Content-Length: 12\r\n\r\n")
        others_are_hung_up_on(server)
        slow.sendall(b'{"seats":[]}')
        slow.settimeout(PATIENCE)
        assert slow.recv(4096).startswith(b"HTTP/1.1 200")


def others_are_hung_up_on(server: Server) -> None:
    """Until the hall has waited too long for somebody else who began later."""
    with socket.create_connection(("127.0.0.1", server.port), source_address=("127.0.0.2", 0)) as other:
        other.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        assert hangs_up(other)


def test_a_network_of_proxies_is_not_taken_for_one_guest(tmp_path: Path) -> None:
    """Networks, and `*`, were compared as if they were addresses before: all guests of such a proxy shared its connections."""
    for proxies in ("127.0.0.0/8", "*"):
        with sqlite(tmp_path, limits="connections=1,requests=10", proxies=proxies) as server, contextlib.ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            for number in range(30):
                asked = urllib.request.Request(f"{server.url}/api/games", headers={"X-Forwarded-For": f"192.0.2.{number}"})
                with urllib.request.urlopen(asked, timeout=PATIENCE) as found:
                    assert found.status == 200


def test_one_address_does_not_hold_all_connections(tmp_path: Path) -> None:
    with sqlite(tmp_path, limits=f"{UNHURRIED},connections=20") as server, contextlib.ExitStack() as stack:
        held = [stack.enter_context(socket.create_connection(("127.0.0.1", server.port))) for _ in range(20)]
        for raw in held:
            raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        one_more = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        assert hangs_up(one_more)
        held.pop().close()
        plays_on_soon(server)


def plays_on_soon(server: Server) -> None:
    """Others are served, as soon as the hall has noticed who has left."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError):
            plays_on(server)
            return
        time.sleep(0.02)
    raise AssertionError("nobody else comes in")
