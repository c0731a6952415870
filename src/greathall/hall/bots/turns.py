"""Who is next when many want to think and there are few workers: every kind of work has its share, within it addresses take turns, and of
each address its tables."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection
from typing import Final, Generic, TypeVar

T = TypeVar("T")

WINDOW: Final = "window"
"""What bots answer in response windows, where they pass if they are late."""

SHARES: Final = {WINDOW: 8, "move": 4, "hint": 2, "chances": 1}
"""How much of the workers' time each kind of work gets where all kinds wait."""


class Turns(Generic[T]):
    """Those who wait. However much one table, one address or one kind of work asks for, the others are not kept waiting for all of it."""

    def __init__(self) -> None:
        self.waiting: dict[str, dict[str, dict[str, deque[asyncio.Future[T]]]]] = {kind: {} for kind in SHARES}
        """By kind, by whom and at which table, the oldest first; whoever is next comes first."""
        self.had = dict.fromkeys(SHARES, 0.0)
        """How often each kind was served, divided by its share."""
        self.latest = 0.0
        """The same of the kind that was served last."""

    def wait(self, kind: str, table: str, whose: str = "") -> asyncio.Future[T]:
        """What will be done when it is the turn of this work: at a table, for whoever is there, if it is one address alone."""
        if not self.waiting[kind]:
            self.had[kind] = max(self.had[kind], self.latest)  # whoever wanted nothing for a while has not saved it up
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting[kind].setdefault(whose or table, {}).setdefault(table, deque()).append(turn)
        return turn

    def next(self, kinds: Collection[str] = tuple(SHARES)) -> asyncio.Future[T] | None:
        """Whose turn it is for work of these kinds; None if nobody waits. Whoever has gone away meanwhile is passed over."""
        while wanted := [kind for kind in SHARES if kind in kinds and self.waiting[kind]]:
            kind = min(wanted, key=lambda kind: self.had[kind])
            turn = self.pop(self.waiting[kind])
            if not turn.done():
                self.had[kind] += 1 / SHARES[kind]
                self.latest = self.had[kind]
                return turn
        return None

    def pop(self, waiting: dict[str, dict[str, deque[asyncio.Future[T]]]]) -> asyncio.Future[T]:
        """The next of those who wait; whoever it was is behind the others then."""
        whose = next(iter(waiting))
        tables = waiting.pop(whose)
        table = next(iter(tables))
        queue = tables.pop(table)
        turn = queue.popleft()
        if queue:
            tables[table] = queue
        if tables:
            waiting[whose] = tables
        return turn
