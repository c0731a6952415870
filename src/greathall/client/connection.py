"""The hall from the other side: a connection to a seat that comes back by itself, for bots and for tests."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections import deque
from collections.abc import AsyncGenerator, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final
from urllib.parse import urlsplit

import websockets
from websockets.asyncio.client import ClientConnection

from greathall.client.asking import with_pass
from greathall.client.shuffle import Shuffles
from greathall.hall.errors import Refused
from greathall.hall.wire.protocol import PROTOCOL

ASKED_AFTER: Final = 3.0
GIVEN_UP_AFTER: Final = 9.0
"""After how many seconds of silence the hall is asked whether it is there, and after how many the connection is lost."""

FINAL: Final = {
    *("not_yours", "not_there", "other_protocol", "seat_freed", "removed", "rekeyed", "other_origin"),
    *("no_such_event", "unreadable", "other_engine", "banned", "table_closed", "password_needed"),
}
"""After these codes there is no point in trying again."""

TOO_MUCH: Final = {"too_many", "too_fast", "nonsense"}
SLOWED_BY: Final = 2.0
"""After these codes, for how many seconds a program waits before it tries again."""


@dataclass(frozen=True)
class Link:
    """The secret link of a seat: `http://host:port/table/NAME#KEY`."""

    server: str
    table: str
    key: str

    def wire(self) -> str:
        """The address of the table's wire."""
        parts = urlsplit(self.server)
        return f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{parts.path}/wire/{self.table}"

    def __str__(self) -> str:
        return f"{self.server}/table/{self.table}#{self.key}"


def read_link(text: str) -> Link:
    """A link as people pass it on."""
    parts = urlsplit(text)
    below, _, table = parts.path.rpartition("/table/")
    if parts.scheme not in ("http", "https") or not table or "/" in table or not parts.fragment:
        raise Refused("bad_link", "a seat's link reads http://SERVER/table/NAME#KEY")
    return Link(f"{parts.scheme}://{parts.netloc}{below}", table, parts.fragment)


class WatchedConnection(ClientConnection):
    """A connection that is given up when the hall falls silent. Anything that comes is a sign of life, also a part of a message that is
    long on its way."""

    heard = 0.0

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        super().data_received(data)

    async def keepalive(self) -> None:
        """Ask whether the hall is still there, as long as the connection lasts."""
        self.heard = self.loop.time()
        while (silent := self.loop.time() - self.heard) < GIVEN_UP_AFTER:
            if silent >= ASKED_AFTER:
                with contextlib.suppress(TimeoutError, websockets.ConnectionClosed):
                    await asyncio.wait_for(self.ping(), ASKED_AFTER)
            began = self.loop.time()
            wait = ASKED_AFTER - silent if silent < ASKED_AFTER else ASKED_AFTER
            await asyncio.sleep(wait)
            if self.loop.time() - began > wait + ASKED_AFTER:
                self.heard = self.loop.time()  # this program was busy or asleep, and has yet to read what came meanwhile
        self.transport.abort()


class Seat:
    """A seat at a table. `messages` goes on over lost connections; nothing is missed and nothing comes twice."""

    def __init__(
        self,
        link: Link,
        since: int | None = 0,
        patience: float = 30.0,
        others: Sequence[str] = (),
        language: str = "en",
        lost: Callable[[], None] = lambda: None,
        shuffles: Shuffles | None = None,
    ) -> None:
        self.link = link
        self.language = language
        """In which the hall says what people read."""
        self.servers = deque([link.server, *others])
        """Servers of the same hall; when one is gone the next is tried."""
        self.device = secrets.token_hex(8)
        """So that the hall does not take a lost connection that it still holds for somebody else."""
        self.since = since
        self.patience = patience
        """For how many seconds a lost connection is tried again."""
        self.lost = lost
        """Called when a connection that stood is lost."""
        self.shuffles = shuffles or Shuffles()
        """The seat's own share in the shuffles of its table."""
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
        lost = loop.time()
        while True:
            stood = False
            try:
                async with websockets.connect(
                    self.link.wire(),
                    additional_headers=with_pass(self.link.server),
                    max_size=None,
                    max_queue=None,  # a program that thinks for long still hears that the hall is there
                    compression=None,
                    open_timeout=5,
                    create_connection=WatchedConnection,
                ) as socket:
                    self.socket = socket
                    hello = {"key": self.link.key, "since": self.since, "language": self.language, "device": self.device}
                    await self.send(type="hello", protocol=PROTOCOL, **hello)
                    async for text in socket:
                        stood = True
                        message = json.loads(text)
                        self.note(message)
                        if (number := self.shuffles.hear(message)) is not None:
                            await self.send(**number)
                        yield message
            except (OSError, TimeoutError, websockets.InvalidHandshake, websockets.ConnectionClosedError) as error:
                closed = error.rcvd if isinstance(error, websockets.ConnectionClosedError) else None
                if closed is not None and closed.reason in FINAL:
                    raise Refused(closed.reason, f"the hall has closed the connection: {closed.reason}") from error
                if closed is not None and closed.reason in TOO_MUCH:
                    await asyncio.sleep(SLOWED_BY)
            if self.socket is not None:
                self.lost()
            self.socket = None
            self.servers.rotate(-1)
            self.link = replace(self.link, server=self.servers[0])
            if stood:  # at a quiet table nothing may have been heard for long
                lost = loop.time()
            if loop.time() - lost > self.patience:
                raise Refused("not_there", f"the hall at {self.link.server} can't be reached")
            await asyncio.sleep(0.1)

    def note(self, message: dict[str, Any]) -> None:
        """Remember what was seen, to ask for the rest after a lost connection."""
        if self.since is not None and message["type"] in ("welcome", "event"):
            self.since = message["number"]
