"""HTTP for guests who finish what they begin: half a request may not hold a connection for ever, and no address may hold all of them."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from greathall.hall import metrics
from greathall.hall.limits import Quotas

LONGEST_HEAD: Final = 65_536


class PromptHTTP(HttpToolsProtocol):
    """A connection whose guest must send the head of each request in time."""

    quotas: ClassVar[Quotas]
    proxies: ClassVar[frozenset[str]] = frozenset()
    """Through whom many guests come, whom they count themselves."""

    counted = False
    timer: asyncio.TimerHandle | None = None
    """Runs while a head is awaited."""
    length = 0
    """How many bytes of it have come."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.peer() not in self.proxies:
            self.counted = self.quotas.come("connections", self.peer())
            if not self.counted:
                self.show_out("too_many")
                return
        self.await_head()

    def peer(self) -> str:
        return self.client[0] if self.client else ""

    def data_received(self, data: bytes) -> None:
        self.length += len(data)
        super().data_received(data)
        if self.timer is not None and self.length > LONGEST_HEAD:
            self.show_out("too_big")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.timer is None:  # another request on the same connection
            self.await_head()

    def on_headers_complete(self) -> None:
        self.head_is_here()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self.leave()  # from now on it is counted as a guest
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def await_head(self) -> None:
        self.length = 0
        self.timer = self.loop.call_later(self.quotas.limits.patience, self.too_late)

    def too_late(self) -> None:
        if self.flow.read_paused:  # it may be here: the server has not read on yet
            self.await_head()
        else:
            self.show_out("too_slow")

    def head_is_here(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def leave(self) -> None:
        self.head_is_here()
        if self.counted:
            self.counted = False
            self.quotas.go("connections", self.peer())

    def show_out(self, why: str) -> None:
        metrics.SHOWN_OUT.labels(why).inc()
        self.transport.abort()
