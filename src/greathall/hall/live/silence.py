"""Guests who fall silent: a network may freeze without closing anything, and whoever is behind it is gone all the same."""

from __future__ import annotations

from typing import ClassVar, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from greathall.hall import metrics
from greathall.hall.limits import Limits

LATE: Final = 1.0
"""If the server looks so many seconds too late, it is the server that was busy."""


class WatchedSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose guest is asked for a sign of life after a silence, and given up after a longer one.

    Anything that comes is a sign of life, not only the answer: that has to wait behind a long message on a slow network, while the guest's
    own messages come through. So nobody is asked who talks anyway.
    """

    most_waiting: ClassVar[float] = Limits().waiting_bytes
    """How many bytes may wait for the guest at most: answers to pings wait, too, and a guest may send pings without reading them."""

    heard = 0.0
    looks_at = 0.0

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        super().data_received(data)
        if self.transport.get_write_buffer_size() > self.most_waiting:
            metrics.SHOWN_OUT.labels("too_slow").inc()
            self.transport.abort()

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
            self.conn.send_ping(b"")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.schedule_ping()
