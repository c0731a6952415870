"""Who is next when many want to think and there are few workers: every kind of work has its share, and within it tables take turns."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")

SHARES: Final = {"move": 4, "hint": 2, "chances": 1}
"""How much of the workers' time each kind of work gets where all kinds wait."""


class Turns(Generic[T]):
    """Those who wait. However much one table or one kind of work asks for, the others are not kept waiting for all of it."""

    def __init__(self) -> None:
        self.waiting: dict[str, dict[str, deque[asyncio.Future[T]]]] = {kind: {} for kind in SHARES}
        """By kind and table, the oldest first; the table that is next comes first."""
        self.had = dict.fromkeys(SHARES, 0.0)
        """How often each kind was served, divided by its share."""
        self.latest = 0.0
        """The same of the kind that was served last."""

    def wait(self, kind: str, table: str) -> asyncio.Future[T]:
        """What will be done when it is the turn of this work."""
        if not self.waiting[kind]:
            self.had[kind] = max(self.had[kind], self.latest)  # whoever wanted nothing for a while has not saved it up
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting[kind].setdefault(table, deque()).append(turn)
        return turn

    def next(self) -> asyncio.Future[T] | None:
        """Whose turn it is; None if nobody waits. Whoever has gone away meanwhile is passed over."""
        while kinds := [kind for kind in SHARES if self.waiting[kind]]:
            kind = min(kinds, key=lambda kind: self.had[kind])
            tables = self.waiting[kind]
            table = next(iter(tables))
            queue = tables.pop(table)
            turn = queue.popleft()
            if queue:
                tables[table] = queue  # behind the others
            if not turn.done():
                self.had[kind] += 1 / SHARES[kind]
                self.latest = self.had[kind]
                return turn
        return None
