"""Whose turn it is at a table. One thing happens at it at a time, and whoever looks at it waits until that is written. Only for what one
seat alone may know of, such as an answer in a window, nobody waits: how long they did would tell that somebody has answered."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from greathall.hall.clock import Clock
from greathall.hall.table.entries import NOBODY
from greathall.hall.table.table import Table

EVENLY: Final = 0.1
"""After how many seconds people are answered who ask for something while a window is open that several of them could answer: it takes that
long whether or not it has to wait for somebody else's answer. Writing hardly ever takes longer."""


class Turns:
    """Two locks of a table: by one things happen one after the other, by the other nobody looks at what is not written yet."""

    def __init__(self, evenly: float = EVENLY) -> None:
        self.evenly = evenly
        self.asked_openly = -math.inf
        """When somebody last asked for something that was no secret."""
        self.acting = asyncio.Lock()
        self.seeing = asyncio.Lock()
        """Taken for a moment by whoever looks; whoever acts has it as well, except while a secret is written."""
        self.secret = NOBODY
        """The seat that alone may know of what is being written."""

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Nobody else acts or looks."""
        async with self.acting, self.seeing:
            yield

    @asynccontextmanager
    async def unseen(self, seat: int) -> AsyncIterator[None]:
        """In one's turn: others look while something is written that this seat alone may know of. With `NOBODY` it is for all."""
        if seat == NOBODY:
            yield
            return
        self.secret = seat
        self.seeing.release()
        try:
            yield
        finally:
            await self.seeing.acquire()
            self.secret = NOBODY

    @asynccontextmanager
    async def looking(self, waits: Callable[[], bool] = lambda: False) -> AsyncIterator[None]:
        """Nothing changes but by whoever looks. A secret that is being written is waited for only by those who say so."""
        while True:
            async with self.seeing:
                if self.secret == NOBODY or not waits():
                    yield
                    return
            async with self.acting:
                pass

    def until_even(self, table: Table, clock: Clock, asked: float) -> float:
        """How much longer everyone is kept waiting who asked for something at that time, in a window that others may have answered."""
        even = not table.in_window() or len(table.people()) == 1
        return 0.0 if even else max(0.0, asked + self.evenly - clock.now())

    async def be_even(self, table: Table, clock: Clock, asked: float) -> None:
        """Keep them waiting."""
        if left := self.until_even(table, clock, asked):
            await asyncio.sleep(left)
