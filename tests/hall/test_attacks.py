"""Guests who want to stop the hall, or to fill it: each attack as it was found, with what it achieves now.

Everything comes from one address, as an attacker's would.
"""

from __future__ import annotations

import contextlib
import json
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from greathall.hall.limits import Limits
from tests.hall.serving import PATIENCE, Server, sqlite
from tests.long import much

pytestmark = pytest.mark.long

TIMES = much(1, 10)
DEFAULTS = "requests=1e6,messages=1e6,burst=1e6"
"""The limits as they are, but nobody is slowed down on the way to them."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    # Nobody is behind a proxy, so that connections count too.
    with sqlite(tmp_path, limits=DEFAULTS, proxies="192.0.2.99") as running:
        yield running


def refusal(server: Server, method: str, path: str, body: Any = None, key: str = "") -> tuple[dict[str, Any], int] | None:
    """Why the hall refuses something, and after how many seconds it may be tried again; None if it does not."""
    try:
        server.ask(method, path, body, key)
    except urllib.error.HTTPError as error:
        return json.load(error), int(error.headers.get("retry-after", 0))
    return None


def size(folder: Path) -> int:
    """How many bytes the store has."""
    return sum(file.stat().st_size for file in folder.glob("hall.db*"))


def memory(server: Server) -> int:
    """How many bytes of memory the server has."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def plays_on(server: Server) -> None:
    """Whether others are still served: health and a page's first request."""
    assert server.get("/healthz")["healthy"]
    assert server.get("/api/games")


def test_talk_does_not_fill_the_store(server: Server, tmp_path: Path) -> None:
    """22 MB in 12 seconds before."""
    links = server.lay("treachery", 2)
    before, said, waits = size(tmp_path), 0, set()
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(connect(link.wire(), max_size=None)) for link in links * 2]
        for at, guest in enumerate(sockets):
            guest.send(json.dumps({"type": "hello", "protocol": 1, "key": links[at % 2].key}))
            guest.recv(PATIENCE)
        for number in range(400 * TIMES):
            guest = sockets[number % len(sockets)]
            guest.send(json.dumps({"type": "say", "id": number, "text": "x" * 400}))
            while True:
                heard = json.loads(guest.recv(PATIENCE))
                if heard["type"] == "refused" and heard["id"] == number:
                    assert heard["word"] == "too_many"
                    waits.add(heard["reason"])
                    break
                if heard["type"] == "event" and heard.get("what", {}).get("text") == "x" * 400:
                    said += 1
                    break
    assert waits, "whoever talks too much is told so"
    assert all("try again in" in reason for reason in waits)
    assert size(tmp_path) - before < 1_000_000
    plays_on(server)


def test_one_address_does_not_fill_the_lobby(server: Server) -> None:
    """60 tables pushed all others out before."""
    laid, told = 0, None
    for _ in range(60):
        told = refusal(server, "POST", "/api/tables", {"game": "treachery", "seats": 2})
        laid += told is None
    assert laid == Limits().listed
    assert told is not None
    assert told[0]["word"] == "too_many"
    assert 0 < told[1] <= 3600 / Limits().listed
    assert "minutes" in told[0]["reason"] or "second" in told[0]["reason"]


def test_one_address_does_not_take_all_free_seats(tmp_path: Path) -> None:
    """209 seats in 2.2 seconds before."""
    with sqlite(tmp_path, limits=f"{DEFAULTS},listed=1e6,tables=1e6") as server:
        tables = [server.post("/api/tables", {"game": "treachery", "seats": 4})["table"] for _ in range(10)]
        told = [
            refusal(server, "POST", f"/api/tables/{table}/seats/{seat}", {"name": f"Guest {seat}"}) for table in tables for seat in range(4)
        ]
        assert told.count(None) == Limits().seats == 4
        assert all(0 < why[1] <= 60 for why in told if why)
        laid = server.post("/api/tables", {"game": "treachery", "seats": 4, "listed": False})
        for seat in range(4):
            assert not refusal(server, "POST", f"/api/tables/{laid['table']}/seats/{seat}", {"name": f"Own {seat}"}, laid["host"])


def test_a_class_behind_one_address_can_play(server: Server) -> None:
    """Thirty people, each with a lesson and three games against bots in an hour, with the limits as they are."""
    for _ in range(30 * 4):
        laid = server.post("/api/tables", {"game": "treachery", "seats": 2, "listed": False})
        name, host = laid["table"], laid["host"]
        server.post(f"/api/tables/{name}/seats/0", {"name": "Ada"}, host)
        server.post(f"/api/tables/{name}/seats/1/bot", {"bot": "random"}, host)
        server.post(f"/api/tables/{name}/start", None, host)
    assert not refusal(server, "POST", "/api/tables", {"game": "treachery", "seats": 2, "lesson": "first", "listed": False})


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
    assert memory(server) - before < 20_000_000
    plays_on(server)


def handshake(server: Server, table: str, host: str = "127.0.0.1", status: bytes = b"101") -> socket.socket:
    """A connection to the wire on which nothing is read but the handshake."""
    raw = socket.create_connection(("127.0.0.1", server.port))
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.sendall(
        f"GET /wire/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert status in raw.recv(4096)
    return raw


def hangs_up(raw: socket.socket, within: float = PATIENCE) -> bool:
    """Whether the hall ends a connection."""
    raw.settimeout(within)
    try:
        while raw.recv(4096):
            pass
        return True
    except ConnectionError:
        return True
    except TimeoutError:
        return False


def test_half_a_request_holds_a_connection_for_a_moment_only(tmp_path: Path) -> None:
    """1,000 of them kept everyone else out for ever before."""
    with sqlite(tmp_path, limits=f"{DEFAULTS},patience=0.5") as server:
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


def test_one_address_does_not_hold_all_connections(tmp_path: Path) -> None:
    with sqlite(tmp_path, limits=f"{DEFAULTS},connections=20", proxies="192.0.2.99") as server, contextlib.ExitStack() as stack:
        held = [stack.enter_context(socket.create_connection(("127.0.0.1", server.port))) for _ in range(20)]
        for raw in held:
            raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        one_more = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        assert hangs_up(one_more)
        held.pop().close()
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:  # until the hall has noticed
            with contextlib.suppress(OSError, urllib.error.URLError):
                plays_on(server)
                break
        else:
            raise AssertionError("nobody else comes in")


def test_a_page_of_another_site_that_leads_its_name_here_is_not_answered(tmp_path: Path) -> None:
    """Such a page names its own site as the host and as its origin; they agree, and yet it is not the hall's page."""
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    with sqlite(tmp_path, names=("hall.example",)) as server:
        link = server.lay("treachery", 2)[0]
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(urllib.request.Request(f"{server.url}/api/games", headers=evil), timeout=PATIENCE)
        assert refused.value.code == 421
        assert "--name" in json.load(refused.value)["reason"]
        handshake(server, link.table, "evil.example", b"403").close()
        for name in ("hall.example", "hall.example:8080", "localhost", "192.168.1.9:8344", "[::1]:8344", "table.localhost"):
            called = urllib.request.Request(f"{server.url}/api/games", headers={"Host": name})
            with urllib.request.urlopen(called, timeout=PATIENCE) as found:
                assert found.status == 200
