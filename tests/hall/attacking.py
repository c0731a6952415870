"""What attacks have in common: half a connection, what the hall says to them, and what they cost it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import sqlite3
import urllib.error
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import websockets

from greathall.client.connection import Link
from tests.hall.serving import PATIENCE, Server

UNHURRIED = "requests=1e6,heard=1e6,messages=1e6,burst=1e6,waiting=1e6,waiting_bytes=1e9,backlog=1e9"
"""The limits as they are, but nobody is slowed down on the way to them."""


def refusal(server: Server, method: str, path: str, body: Any = None, key: str = "") -> tuple[dict[str, Any], int] | None:
    """Why the hall refuses something, and after how many seconds it may be tried again; None if it does not."""
    try:
        server.ask(method, path, body, key)
    except urllib.error.HTTPError as error:
        return json.load(error), int(error.headers.get("retry-after", 0))
    return None


def told(folder: Path) -> int:
    """How many bytes everything has that was said and done. The files also hold pages that wait to be tidied up, more of them the slower
    the machine."""
    with contextlib.closing(sqlite3.connect(folder / "hall.db")) as store:
        return int(store.execute("SELECT sum(length(CAST(body AS BLOB))) FROM entries").fetchone()[0])


def memory(server: Server) -> int:
    """How many bytes of memory the server has."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def plays_on(server: Server) -> None:
    """Whether others are still served: health and a page's first request."""
    assert server.get("/healthz")["healthy"]
    assert server.get("/api/games")


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


async def flood(link: Link, messages: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Say all of this at a seat, as fast as the connection takes it; what is refused."""
    refused: list[dict[str, Any]] = []
    async with asyncio.timeout(PATIENCE), websockets.connect(link.wire(), max_size=None, compression=None) as guest:

        async def listen() -> None:
            while (heard := json.loads(await guest.recv()))["type"] != "pong":
                if heard["type"] == "refused":
                    refused.append(heard)

        listening = asyncio.ensure_future(listen())
        for message in ({"type": "hello", "protocol": 1, "key": link.key}, *messages, {"type": "ping"}):
            await guest.send(json.dumps(message))
        await listening
    return refused
