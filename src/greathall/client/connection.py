"""The hall from the other side: a connection to a seat that comes back by itself, for bots and for tests."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final
from urllib.parse import urlsplit

import websockets
from websockets.asyncio.client import ClientConnection

from greathall.hall.errors import Refused
from greathall.hall.wire.messages import PROTOCOL

FINAL: Final = {"not_yours", "not_there", "other_protocol", "seat_freed", "other_origin", "no_such_event", "unreadable", "other_engine"}
"""After these codes there is no point in trying again."""


@dataclass(frozen=True)
class Link:
    """The secret link of a seat: `http://host:port/table/NAME#KEY`."""

    server: str
    table: str
    key: str

    def wire(self) -> str:
        """The address of the table's wire."""
        parts = urlsplit(self.server)
        return f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}/wire/{self.table}"

    def __str__(self) -> str:
        return f"{self.server}/table/{self.table}#{self.key}"


def read_link(text: str) -> Link:
    """A link as people pass it on."""
    parts = urlsplit(text)
    where, _, table = parts.path.rpartition("/")
    if parts.scheme not in ("http", "https") or not where.endswith("/table") or not table or not parts.fragment:
        raise Refused("bad_link", "a seat's link reads http://SERVER/table/NAME#KEY")
    return Link(f"{parts.scheme}://{parts.netloc}", table, parts.fragment)


class Seat:
    """A seat at a table. `messages` goes on over lost connections; nothing is missed and nothing comes twice."""

    def __init__(self, link: Link, since: int | None = 0, patience: float = 30.0, others: Sequence[str] = (), language: str = "en") -> None:
        self.link = link
        self.language = language
        """In which the hall says what people read."""
        self.servers = deque([link.server, *others])
        """Servers of the same hall; when one is gone the next is tried."""
        self.since = since
        self.patience = patience
        """For how many seconds a lost connection is tried again."""
        self.socket: ClientConnection | None = None

    async def send(self, **message: Any) -> None:
        """Say something; if the connection is gone it is not said."""
        if self.socket is not None:
            try:
                await self.socket.send(json.dumps(message))
            except websockets.ConnectionClosed:
                return

    async def messages(self) -> AsyncGenerator[dict[str, Any], None]:
        """Everything that the hall says."""
        loop = asyncio.get_running_loop()
        heard = loop.time()
        while True:
            try:
                async with websockets.connect(self.link.wire(), max_size=None, compression=None, open_timeout=5) as socket:
                    self.socket = socket
                    await self.send(type="hello", protocol=PROTOCOL, key=self.link.key, since=self.since, language=self.language)
                    async for text in socket:
                        heard = loop.time()
                        message = json.loads(text)
                        self.note(message)
                        yield message
            except (OSError, TimeoutError, websockets.InvalidHandshake, websockets.ConnectionClosedError) as error:
                closed = error.rcvd if isinstance(error, websockets.ConnectionClosedError) else None
                if closed is not None and closed.reason in FINAL:
                    raise Refused(closed.reason, f"the hall has closed the connection: {closed.reason}") from error
            self.socket = None
            self.servers.rotate(-1)
            self.link = replace(self.link, server=self.servers[0])
            if loop.time() - heard > self.patience:
                raise Refused("not_there", f"the hall at {self.link.server} can't be reached")
            await asyncio.sleep(0.1)

    def note(self, message: dict[str, Any]) -> None:
        """Remember what was seen, to ask for the rest after a lost connection."""
        if self.since is not None and message["type"] in ("welcome", "event"):
            self.since = message["number"]
