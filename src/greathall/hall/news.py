"""News from other servers, over PostgreSQL's LISTEN. The same connection shows them that this server lives."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import psycopg

from greathall.hall.store import CHANNEL, LIVING

log = logging.getLogger(__name__)


class News:
    """Listens for as long as the server runs, and connects again when the connection is lost."""

    def __init__(self, url: str, server: str, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        self.url = url.replace("postgresql+psycopg://", "postgresql://")
        self.server = server
        self.heard = heard
        self.lost = lost
        """Called when news may have been missed."""

    async def listen(self) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True, connect_timeout=5) as connection:
                    # Shared, since the server may still hold it over a connection that is lost.
                    await connection.execute("SELECT pg_advisory_lock_shared(%s, hashtext(%s) & 2147483647)", (LIVING, self.server))
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.lost()
                    async for notice in connection.notifies():
                        self.heard(notice.payload)
            except psycopg.Error as error:
                log.warning("no news from other servers", extra={"error": type(error).__name__})
            await asyncio.sleep(1)
