"""A store of someone's own, in memory: it has the methods of `Store`, and nothing of ours besides."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from greathall.hall.clock import slept
from greathall.hall.store.base import LATEST, News, Row, Summary


class MemoryStore:
    """Keeps everything until the process ends, for one server."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.logs: dict[str, list[Row]] = {}
        self.summaries: dict[str, Summary] = {}
        self.snapshots: dict[tuple[str, str], dict[int, str]] = {}
        self.finished: dict[tuple[str, int], tuple[float, str]] = {}
        self.alive: tuple[float, float] | None = None

    async def append(self, table: str, row: Row, summary: Summary | None = None, record: tuple[int, str] | None = None) -> bool:
        log = self.logs.setdefault(table, [])
        if any(other.number == row.number for other in log):
            return False
        log.append(row)
        if summary is not None:
            self.summaries[table] = summary
            if record is not None:
                self.finished[table, record[0]] = row.at, record[1]
        return True

    async def entries(self, table: str, after: int, upto: int = LATEST) -> list[Row]:
        return [row for row in self.logs.get(table, []) if after < row.number <= upto]

    async def snapshot(self, table: str, number: int, engine: str, body: str) -> None:
        self.snapshots.setdefault((table, engine), {})[number] = body

    async def snapshot_before(self, table: str, engine: str, latest: int) -> tuple[int, str] | None:
        kept = self.snapshots.get((table, engine), {})
        return max(((number, body) for number, body in kept.items() if number <= latest), default=None)

    async def playing(self) -> list[str]:
        return [name for name, summary in self.summaries.items() if summary.phase == "playing"]

    async def lobby(self, phase: str, most: int) -> list[dict[str, Any]]:
        found = [summary for summary in self.summaries.values() if summary.listed and summary.phase == phase]
        return [json.loads(summary.summary) for summary in sorted(found, key=lambda summary: -summary.changed)[:most]]

    async def record(self, table: str, game: int) -> str | None:
        return self.finished.get((table, game), (0.0, None))[1]

    async def records(self, most: int) -> list[dict[str, Any]]:
        listed = [(at, table, game) for (table, game), (at, _) in self.finished.items() if self.summaries[table].listed]
        return [
            {"table": table, "game": game, "title": self.summaries[table].game, "finished": at}
            for at, table, game in sorted(listed, reverse=True)[:most]
        ]

    async def pulse(self, now: float) -> tuple[float, list[str]]:
        asleep = 0.0 if self.alive is None else self.alive[1] + slept(self.alive[0], now)
        self.alive = now, asleep
        return asleep, [self.server]

    async def leave(self) -> None:
        pass

    def news(self, heard: Callable[[str], None], lost: Callable[[], None]) -> News | None:
        return None

    async def tell(self, news: str) -> None:
        pass

    def down(self) -> bool:
        return False

    async def tidy(self) -> None:
        pass

    def close(self) -> None:
        pass
