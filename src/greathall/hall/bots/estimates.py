"""How finished games went, as the games' own evaluation sees it: worked out once, and kept."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any, Final

from greathall.hall.bots.pool import Pool
from greathall.hall.bots.turns import OneByOne
from greathall.hall.store.base import Store
from greathall.version import VERSION

MOST_PARTS: Final = 300
"""After how many parts a game is given up, which is a minute of thinking."""

AGAIN_AFTER: Final = 86_400.0
"""After how many seconds it is tried again what could not be found."""


class Estimates:
    """Every seat's chance to win, after every move of a game. One game is studied after the other: a worker that were asked for a part of
    this game and a part of that one would play each again from its beginning, every time."""

    def __init__(self, store: Store, pool: Pool) -> None:
        self.store = store
        self.pool = pool
        self.under_way: dict[str, asyncio.Task[dict[str, Any]]] = {}
        """By name of the value, what is being worked out: whoever wants the same waits for it."""
        self.studies = OneByOne()

    async def of(self, table: str, game: int, record: str, whose: str = "") -> dict[str, Any]:
        """`chances`, or `error` where the record can't be read; neither if they were not found in time."""
        name = f"chances {table} {game}"
        if name not in self.under_way:
            self.under_way[name] = asyncio.ensure_future(self.find(name, table, record, whose))
            self.under_way[name].add_done_callback(lambda _: self.under_way.pop(name))
        return await asyncio.shield(self.under_way[name])

    async def find(self, name: str, table: str, record: str, whose: str) -> dict[str, Any]:
        """What was found before, also that nothing was; otherwise it is worked out now, and kept either way."""
        before = await self.store.value(name)
        kept: dict[str, Any] = json.loads(before) if before else {}
        if kept.get("engine") == VERSION and ("chances" in kept or time.time() - kept["failed"] < AGAIN_AFTER):
            return kept
        async with self.studies.turn(table, whose):
            found = {"engine": VERSION, **await self.study(table, record, whose)}
        await self.store.set_value(name, json.dumps(found), before)
        return found

    async def study(self, table: str, record: str, whose: str) -> dict[str, Any]:
        """Ask for one part after the other, each in its turn."""
        found: list[list[float]] = []
        for _ in range(MOST_PARTS):
            part = await self.pool.ask(table, {"ask": "chances", "record": record, "at": len(found)}, whose)
            if "chances" not in part:
                return {**part, "failed": time.time()}
            found += part["chances"]
            if part["done"]:
                return {"chances": found}
        return {"failed": time.time()}
