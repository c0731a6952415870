"""What is told at a table, in the order in which it happened: mostly at once, some of it a little later."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

from greathall.hall.wire.audience import Guest

Letters = Sequence[tuple[Guest, bytes]]


class Post:
    """The messages of one table that are on their way."""

    def __init__(self) -> None:
        self.waiting: deque[tuple[float, Letters]] = deque()
        """When they go at the earliest, in the time of the event loop."""
        self.timer: asyncio.TimerHandle | None = None

    def send(self, letters: Letters, after: float = 0.0) -> None:
        """Send these after that many seconds, and after all that wait already."""
        self.waiting.append((asyncio.get_running_loop().time() + after if after > 0 else 0.0, letters))
        if self.timer is None:
            self.go_on()

    def go_on(self) -> None:
        loop = asyncio.get_running_loop()
        self.timer = None
        while self.waiting:
            when, letters = self.waiting[0]
            if when > loop.time():
                self.timer = loop.call_at(when, self.go_on)
                return
            self.waiting.popleft()
            for guest, message in letters:
                guest.send(message)
