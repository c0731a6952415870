"""HTTP for guests who finish what they begin: neither half a request nor an answer that nobody reads may hold a connection for ever, and no
address may hold all of them."""

from __future__ import annotations

import asyncio
import json
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from greathall.hall import metrics
from greathall.hall.errors import TooMuch
from greathall.hall.limits import Networks, Quotas

LONGEST_HEAD: Final = 65_536
LINGER: Final = 1.0
"""For how many seconds a connection that is refused stays, so that whoever made it can read why."""
MOST_LINGERING: Final = 100
MOST_AHEAD: Final = 16
"""How many requests may be sent on a connection before the first of them is answered. Browsers send none."""


class TooFarAhead(Exception):
    """More requests came than may wait."""


class PromptHTTP(HttpToolsProtocol):
    """A connection whose guest must send the head of each request in time, and read the answers."""

    quotas: ClassVar[Quotas]
    proxies: ClassVar[Networks] = Networks(())
    """Through whom many guests come, whom they count themselves."""
    lingering: ClassVar[set[PromptHTTP]] = set()
    """The connections that were refused just now."""

    counted = False
    timer: asyncio.TimerHandle | None = None
    """Runs while a head is awaited."""
    length = 0
    """How many bytes of it have come."""

    reading: asyncio.TimerHandle | None = None
    """Runs while an answer waits to be read."""
    unread = 0
    """How many bytes of it waited when it was last looked."""
    waiting = 0
    since = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(0)  # whatever the network does not take at once is noticed
        if self.peer() not in self.proxies:
            try:
                self.quotas.come("connections", self.peer())
            except TooMuch as refused:
                self.turn_away(refused)
                return
            self.counted = True
        self.await_head()

    def turn_away(self, refused: TooMuch) -> None:
        """Say that there are too many connections, and when it is worth another try; what is asked for is not read."""
        if len(self.lingering) >= MOST_LINGERING:
            self.show_out("too_many")
            return
        metrics.SHOWN_OUT.labels("too_many").inc()
        self.lingering.add(self)
        body = json.dumps({"word": refused.code, "reason": refused.reason, "line": "", "details": ""}).encode()
        head = (
            f"HTTP/1.1 429 Too Many Requests\r\nRetry-After: {refused.seconds}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.write_eof()
        self.timer = self.loop.call_later(LINGER, self.transport.abort)

    def peer(self) -> str:
        return self.client[0] if self.client else ""

    def data_received(self, data: bytes) -> None:
        if self in self.lingering:
            return
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
        if len(self.pipeline) >= MOST_AHEAD and not self.quotas.trusts(self.peer()):
            self.show_out("too_fast")
            raise TooFarAhead  # ends the reading of what has come already
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self.leave()  # from now on it is counted as a guest
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def await_head(self) -> None:
        self.length = 0
        if not self.quotas.trusts(self.peer()):
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

    def pause_writing(self) -> None:
        super().pause_writing()
        if not self.quotas.trusts(self.peer()):
            self.await_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.answer_is_read()

    def await_reading(self) -> None:
        """Look again later whether the guest has read any of what waits. What waits for many guests behind a proxy is not held against
        all of them."""
        self.unread = self.transport.get_write_buffer_size()
        self.reading = self.loop.call_later(self.quotas.limits.patience, self.look_again)
        if self.peer() not in self.proxies:
            self.quotas.let_wait(self, self.quotas.counted_as(self.peer()), self.unread - self.waiting)

    def look_again(self) -> None:
        if self.transport.get_write_buffer_size() < self.unread:
            self.await_reading()
        else:
            self.show_out("too_slow")

    def answer_is_read(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None
            self.quotas.wait_no_more(self, self.quotas.counted_as(self.peer()))

    def disconnect(self, why: str) -> None:
        self.show_out(why)

    def leave(self) -> None:
        self.head_is_here()
        self.answer_is_read()
        self.lingering.discard(self)
        if self.counted:
            self.counted = False
            self.quotas.go("connections", self.peer())

    def show_out(self, why: str) -> None:
        metrics.SHOWN_OUT.labels(why).inc()
        self.transport.abort()
