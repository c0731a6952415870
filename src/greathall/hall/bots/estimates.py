"""How finished games went, as the games' own evaluation sees it: worked out once, and kept."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from greathall.hall.bots.pool import Pool
from greathall.hall.store.base import Store
from greathall.version import VERSION


class Estimates:
    """Every seat's chance to win, after every move of a game."""

    def __init__(self, store: Store, pool: Pool) -> None:
        self.store = store
        self.pool = pool
        self.under_way: dict[str, asyncio.Task[dict[str, Any]]] = {}
        """By name of the value, what is being worked out: whoever wants the same waits for it."""

    async def of(self, table: str, game: int, record: str) -> dict[str, Any]:
        """`chances`, or `error` where the record can't be read; empty if they were not found in time."""
        name = f"chances {table} {game}"
        if name not in self.under_way:
            self.under_way[name] = asyncio.ensure_future(self.find(name, table, record))
            self.under_way[name].add_done_callback(lambda _: self.under_way.pop(name))
        return await asyncio.shield(self.under_way[name])

    async def find(self, name: str, table: str, record: str) -> dict[str, Any]:
        before = await self.store.value(name)
        kept: dict[str, Any] = json.loads(before) if before else {}
        if kept.get("engine") == VERSION:
            return kept
        found = await self.pool.ask(table, {"ask": "chances", "record": record})
        if "chances" in found:
            await self.store.set_value(name, json.dumps({"engine": VERSION, "chances": found["chances"]}), before)
        return found
