"""A store of someone's own, in memory: it has the methods of `Store`, and nothing of ours besides."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from greathall.hall.store.base import LATEST, PAUSING, Address, Finished, KeptTable, News, OpenTable, Row, Search, Summary


class MemoryStore:
    """Keeps everything until the process ends, for one server."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.logs: dict[str, list[Row]] = {}
        self.summaries: dict[str, Summary] = {}
        self.laid: dict[str, float] = {}
        self.hosts: dict[str, float] = {}
        self.snapshots: dict[tuple[str, str], dict[int, str]] = {}
        self.finished: dict[tuple[str, int], tuple[float, str]] = {}
        self.alive: float | None = None
        self.values: dict[str, str] = {}
        self.where: dict[str, Address] = {}

    async def append(self, table: str, row: Row, summary: Summary | None = None, record: tuple[int, str] | None = None) -> bool:
        log = self.logs.setdefault(table, [])
        if any(other.number == row.number for other in log):
            return False
        log.append(row)
        if summary is not None:
            self.summaries[table] = summary
            self.laid.setdefault(table, summary.changed)
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

    async def untouched(self, since: float, after: str, most: int) -> list[str]:
        finished = {table for table, _ in self.finished}
        found = [
            name
            for name, kept in self.summaries.items()
            if kept.phase in ("gathering", "playing")
            and max(kept.changed, kept.open_until) < since
            and name not in finished
            and name > after
        ]
        return sorted(found)[:most]

    async def forget(self, table: str, number: int) -> bool:
        if len(self.logs.get(table, [])) != number or any(name == table for name, _ in self.finished):
            return False
        del self.logs[table], self.summaries[table]
        self.snapshots = {key: kept for key, kept in self.snapshots.items() if key[0] != table}
        self.where = {number: address for number, address in self.where.items() if address.table != table}
        return True

    async def kept_tables(self, phase: str, most: int) -> list[KeptTable]:
        wanted = [(name, kept) for name, kept in sorted(self.summaries.items()) if phase in ("", kept.phase)]
        wanted.sort(key=lambda each: -each[1].changed)
        return [KeptTable(name, kept.phase, bool(kept.listed), kept.changed, json.loads(kept.summary)) for name, kept in wanted[:most]]

    async def holding(self, lock: str) -> list[str]:
        return sorted(name for name, log in self.logs.items() if any(lock in row.body for row in log))

    async def rewrite(self, table: str, bodies: Mapping[int, str]) -> None:
        self.logs[table] = [replace(row, body=bodies.get(row.number, row.body)) for row in self.logs[table]]
        self.snapshots = {key: kept for key, kept in self.snapshots.items() if key[0] != table}

    async def delete(self, table: str) -> None:
        self.logs.pop(table, None)
        self.summaries.pop(table, None)
        self.snapshots = {key: kept for key, kept in self.snapshots.items() if key[0] != table}
        self.finished = {key: kept for key, kept in self.finished.items() if key[0] != table}
        self.where = {number: address for number, address in self.where.items() if address.table != table}
        gone = (f"told {table} ", f"chances {table} ")
        self.values = {name: value for name, value in self.values.items() if not name.startswith(gone)}

    async def playing(self) -> list[str]:
        return [name for name, summary in self.summaries.items() if summary.phase in ("playing", PAUSING)]

    async def open_tables(self, search: Search) -> list[OpenTable]:
        def wanted(name: str, summary: Summary) -> bool:
            return (
                bool(summary.listed and summary.phase == "gathering" and summary.free and summary.open_until > search.now)
                and search.game in ("", summary.game)
                and search.pace in ("", summary.pace)
                and search.language in ("", summary.language)
                and (not search.host or self.hosts.get(name, 0.0) > search.now)
                and (not search.pairing or bool(summary.pairing))
            )

        names = [name for name, summary in self.summaries.items() if wanted(name, summary)]
        names.sort(key=lambda name: (self.hosts.get(name, 0.0) <= search.now, -self.laid[name], name))
        return [
            OpenTable(json.loads(self.summaries[name].summary), self.laid[name], self.hosts.get(name, 0.0)) for name in names[: search.most]
        ]

    async def running_tables(self, most: int) -> list[dict[str, Any]]:
        found = [summary for summary in self.summaries.values() if summary.listed and summary.phase == "playing"]
        return [json.loads(summary.summary) for summary in sorted(found, key=lambda summary: -summary.changed)[:most]]

    async def listed_table(self, table: str) -> dict[str, Any] | None:
        found = self.summaries.get(table)
        return json.loads(found.summary) if found is not None and found.listed else None

    async def attend(self, table: str, host_until: float, open_until: float) -> None:
        self.hosts[table] = host_until
        before = self.summaries[table]
        self.summaries[table] = replace(before, open_until=max(before.open_until, open_until))

    async def record(self, table: str, game: int) -> Finished | None:
        found = self.finished.get((table, game))
        return None if found is None else Finished(found[1], bool(self.summaries[table].listed))

    async def records(self, most: int) -> list[dict[str, Any]]:
        listed = [(at, table, game) for (table, game), (at, _) in self.finished.items() if self.summaries[table].listed]
        return [
            {"table": table, "game": game, "title": self.summaries[table].game, "finished": at}
            for at, table, game in sorted(listed, reverse=True)[:most]
        ]

    async def value(self, name: str) -> str | None:
        return self.values.get(name)

    async def set_value(self, name: str, value: str | None, before: str | None) -> bool:
        if self.values.get(name) != before:
            return False
        if value is None:
            self.values.pop(name, None)
        else:
            self.values[name] = value
        return True

    async def put_address(self, address: Address) -> None:
        self.where[address.id] = address

    async def address(self, number: str) -> Address | None:
        return self.where.get(number)

    async def addresses(self, table: str) -> list[Address]:
        found = [address for address in self.where.values() if address.table == table]
        return sorted(found, key=lambda address: (address.made, address.id))

    async def addressed(self) -> list[tuple[str, str]]:
        return list({(address.table, address.lock) for address in self.where.values() if address.state == "live"})

    async def addressed_since(self, time: float) -> list[str]:
        told = {table for table, _ in await self.addressed()}
        return [name for name, summary in self.summaries.items() if name in told and summary.changed > time]

    async def drop_addresses(self, addresses: Sequence[Address]) -> None:
        for each in addresses:
            if (found := self.where.get(each.id)) is not None and found.lock == each.lock:
                del self.where[each.id]

    async def time(self) -> float | None:
        return self.alive

    async def pulse(self, now: float) -> tuple[float, list[str]]:
        self.alive = now if self.alive is None else max(now, self.alive)
        return self.alive, [self.server]

    async def leave(self) -> None:
        pass

    def news(self, heard: Callable[[str], None], lost: Callable[[], None]) -> News | None:
        return None

    async def tell(self, news: str) -> None:
        pass

    def trouble(self) -> str:
        return ""

    async def inspect(self) -> None:
        pass

    async def tidy(self) -> None:
        pass

    def close(self) -> None:
        pass
