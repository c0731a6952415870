"""What the search would play for those who ask for a hint: found once for each question."""

from __future__ import annotations

import asyncio
from typing import Any

from greathall.hall.bots.pool import Pool
from greathall.hall.table.table import Table


class Advice:
    """The hints of one table."""

    def __init__(self, name: str, pool: Pool) -> None:
        self.name = name
        self.pool = pool
        self.found: dict[tuple[int, int], asyncio.Task[dict[str, Any]]] = {}
        """By seat and question, also what is still looked for."""

    async def find(self, table: Table, seat: int, whose: str) -> dict[str, Any]:
        """What the search would play for an asked seat, for somebody at that address."""
        state, _ = table.game()
        key = seat, table.questions[seat]
        if key not in self.found:
            self.found = {other: task for other, task in self.found.items() if not task.done() or other[0] != seat}
            question = {"ask": "hint", "view": state.view(seat)}
            self.found[key] = asyncio.ensure_future(self.pool.ask(self.name, question, whose))
        return await asyncio.shield(self.found[key])
