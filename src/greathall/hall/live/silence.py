"""Guests who fall silent, or read nothing: a network may freeze without closing anything, and whoever is behind it is gone all the same."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, ClassVar, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from greathall.hall import metrics
from greathall.hall.limits import Bucket, Quotas

LATE: Final = 1.0
"""If the server looks this many seconds too late, it is the server that was busy."""

HANG_UP: Final = "greathall.hang_up"
"""The extension of ASGI by which a connection is ended at once, whatever still waits for the guest."""

TAKEN: Final = "greathall.taken"
"""That by which one waits until the network has taken most of what was sent."""

AT_ONCE: Final = 16_384
"""How many bytes are handed to the network before it has taken them; the rest waits where it is counted."""

PIECE: Final = 4096
"""How many bytes are read before it is looked how many frames were in them."""

BARE_RATE: Final = 50.0
BARE_BURST: Final = 500.0
"""How many pings, pongs and pieces of messages may come in a second, and at once. They take time to read, however short they are."""

NOT_TEXT: Final = 1007
"""The close code of WebSocket for text that is not UTF-8 (RFC 6455)."""

log = logging.getLogger("greathall.requests")

PING: Final = Frame(Opcode.PING, b"").serialize(mask=False)
"""Always the same: whoever only listens is asked every few seconds."""


class WatchedSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose guest is asked for a sign of life after a silence, and given up after a longer one.

    Anything that comes is a sign of life, not only the answer: that has to wait behind a long message on a slow network, while the guest's
    own messages come through. So nobody is asked who talks anyway.
    """

    quotas: ClassVar[Quotas] = Quotas()

    heard = 0.0
    looks_at = 0.0
    pongs = 0
    """How many bytes of answers to pings have waited since everything was last sent: a guest may send pings without reading them."""
    leaving: asyncio.TimerHandle | None = None

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.bare = Bucket(BARE_RATE, BARE_BURST)
        """For the frames that are not messages."""
        self.logger = self.conn.logger = log  # whoever connects is logged with the name of the table: only if that is asked for
        self.close_timeout = 2.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(AT_ONCE)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.transport.is_closing():
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[HANG_UP] = self.transport.abort
            extensions[TAKEN] = self.writable.wait

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        before = self.transport.get_write_buffer_size()
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self.conn.handshake_exc is not None:  # there is nothing to wait for, though the protocol would
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.transport.close()
            if self.transport.is_closing():
                return
        waits = self.transport.get_write_buffer_size()
        self.pongs = self.pongs + max(0, waits - before) if waits else 0
        if self.pongs > self.quotas.limits.pongs:
            self.show_out("too_slow")

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, unless it calls itself text and is none: uvicorn would log a traceback for each of those."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(b"".join(self.frames)):
            metrics.SHOWN_OUT.labels("nonsense").inc()
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        self.count_bare()
        super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self.count_bare()
        super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        self.count_bare()
        super().handle_cont(event)

    def count_bare(self) -> None:
        if not self.bare.take():
            self.show_out("too_fast")

    def show_out(self, why: str) -> None:
        """End the connection of a guest who takes more than their share."""
        if not self.quotas.trusts(self.client[0] if self.client else ""):
            metrics.SHOWN_OUT.labels(why).inc()
            self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:  # whoever reads nothing would never be rid of
            self.leaving = self.loop.call_later(2 * self.close_timeout, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.leaving is not None:
            self.leaving.cancel()
        super().connection_lost(exc)

    def start_keepalive(self) -> None:
        self.heard = self.loop.time()
        self.schedule_ping()

    def schedule_ping(self) -> None:
        """Look again when the silence is long enough to ask, or to ask again."""
        assert self.ping_interval is not None
        now = self.loop.time()
        silent = now - self.heard
        self.looks_at = now + (self.ping_interval - silent if silent < self.ping_interval else self.ping_interval)
        self.ping_timer = self.loop.call_at(self.looks_at, self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        """Ask for a sign of life, or give the guest up."""
        assert self.ping_interval is not None
        assert self.ping_timeout is not None
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        now = self.loop.time()
        # What the guest has sent is not read while an earlier message is at work, or while the server is behind.
        if self.read_paused or now - self.looks_at > LATE:
            self.heard = now
        silent = now - self.heard
        if silent >= self.ping_timeout:
            metrics.SHOWN_OUT.labels("silent").inc()
            self.transport.abort()  # a polite end would wait until everything is sent
            return
        if silent >= self.ping_interval:
            self.transport.write(PING)
        self.schedule_ping()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
