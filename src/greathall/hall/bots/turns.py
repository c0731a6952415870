"""Who is next when many want to think and there are few workers: every kind of work has its share, within it addresses take turns, and of
each address its tables."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager
from typing import Final, Generic, TypeVar

T = TypeVar("T")

WINDOW: Final = "window"
"""What bots answer in response windows, where they pass if they are late."""

SHARES: Final = {WINDOW: 8, "move": 4, "hint": 2, "chances": 1}
"""How much of the workers' time each kind of work gets where all kinds wait."""


class Turns(Generic[T]):
    """Those who wait. However much one table, one address or one kind of work asks for, the others are not kept waiting for all of it."""

    def __init__(self, shares: Mapping[str, int] = SHARES) -> None:
        self.shares = shares
        self.waiting: dict[str, dict[str, dict[str, deque[asyncio.Future[T]]]]] = {kind: {} for kind in shares}
        """By kind, by whom and at which table, the oldest first; whoever is next comes first."""
        self.had = dict.fromkeys(shares, 0.0)
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

    def next(self, kinds: Collection[str] = ()) -> asyncio.Future[T] | None:
        """Whose turn it is for work of these kinds, or of any; None if nobody waits. Whoever has gone away meanwhile is passed over."""
        while wanted := [kind for kind in self.shares if kind in (kinds or self.shares) and self.waiting[kind]]:
            kind = min(wanted, key=lambda kind: self.had[kind])
            turn = self.pop(self.waiting[kind])
            if not turn.done():
                self.had[kind] += 1 / self.shares[kind]
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


class OneByOne:
    """Lets one thing be done after the other. Whoever wants many of them done at once waits for their own, and not everyone else does."""

    def __init__(self) -> None:
        self.turns: Turns[None] = Turns({"": 1})
        self.busy = False

    @asynccontextmanager
    async def turn(self, table: str, whose: str = "") -> AsyncIterator[None]:
        """Wait until it is the turn of this table, or of whoever is there, if it is one address alone; then it is, until it is done."""
        if self.busy:
            await self.wait(table, whose)
        self.busy = True
        try:
            yield
        finally:
            self.go_on()

    async def wait(self, table: str, whose: str) -> None:
        turn = self.turns.wait("", table, whose)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.go_on()
            raise

    def go_on(self) -> None:
        """Let the next one have their turn."""
        turn = self.turns.next()
        self.busy = turn is not None
        if turn is not None:
            turn.set_result(None)
