"""News from other servers, over PostgreSQL's LISTEN. The same connection shows them that this server lives."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final

import psycopg

from greathall.hall.clock import PULSE
from greathall.hall.errors import Closed

CHANNEL: Final = "greathall"
"""The channel of PostgreSQL on which servers wake each other."""

LIVING: Final = 0x6A12
"""The class of PostgreSQL's advisory locks that servers hold while they live: one whose process is killed loses it at once."""


class PostgreSQLNews:
    """A connection that hears what other servers say, and is made again when it is lost."""

    def __init__(self, url: str, server: str, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        self.url = url.replace("postgresql+psycopg://", "postgresql://")
        self.server = server
        self.heard = heard
        self.lost = lost
        """Called when news may have been missed."""
        self.connection: psycopg.AsyncConnection[Any] | None = None
        self.alive = -math.inf
        """When the connection last showed that it is there, by `time.monotonic`."""

    async def listen(self) -> None:
        """Listen for a while, and see that the connection is still there: one whose other end has vanished would only be silent."""
        try:
            connection = self.connection or await self.connect()
            async for notice in connection.notifies(timeout=PULSE):
                self.heard(notice.payload)
            await connection.execute("SELECT 1")
        except psycopg.Error as error:
            await self.close()
            raise Closed from error
        except BaseException:
            await self.close()
            raise
        self.alive = time.monotonic()

    async def connect(self) -> psycopg.AsyncConnection[Any]:
        self.connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True, connect_timeout=5)
        # Shared, since the server may still hold it over a connection that is lost.
        await self.connection.execute("SELECT pg_advisory_lock_shared(%s, hashtext(%s) & 2147483647)", (LIVING, self.server))
        await self.connection.execute(f"LISTEN {CHANNEL}")
        self.alive = time.monotonic()
        self.lost()
        return self.connection

    async def close(self) -> None:
        if self.connection is not None:
            connection, self.connection = self.connection, None
            await connection.close()
