"""A hall under load whose servers are killed at odd moments, and what is there afterwards."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.hall.guests import RandomGuest, history
from tests.hall.serving import PATIENCE, Server

EVENTS = 50
"""The fewest events that are told between two kills."""


def fill(server: Server, others: tuple[str, ...] = (), seed: int = 0) -> dict[str, list[RandomGuest]]:
    """Tables of all games, with people and bots, clocks, windows and a match."""
    tables: dict[str, list[RandomGuest]] = {}
    plans: list[tuple[str, int, tuple[str, ...], dict[str, Any]]] = [
        ("treachery", 4, (), {}),
        ("treachery", 2, ("greedy", "random"), {"thinking": 0.05, "watchers": "none"}),
        ("treachery", 3, (), {"pace": {"kind": "real_time", "decision": 20}, "match": True}),
        ("skirmish", 4, (), {"window": 0}),
        ("skirmish", 2, ("random",), {"window": 0.05, "thinking": 0.02}),
        ("duhr", 4, (), {"window": 0}),
        ("thrones", 2, ("random",), {"window": 0, "thinking": 0.02}),
    ]
    for number, (game, people, bots, plan) in enumerate(plans):
        links = server.lay(game, people, bots, **plan)
        guests = [
            RandomGuest(link, 1000 * seed + 10 * number + seat, 100, others, again=True, game=game) for seat, link in enumerate(links)
        ]
        tables[links[0].table] = guests
    return tables


def told(tables: dict[str, list[RandomGuest]]) -> int:
    """How many events have been told to all guests together."""
    return sum(len(guest.events) for guests in tables.values() for guest in guests)


async def until_told(tables: dict[str, list[RandomGuest]], events: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while told(tables) < events:
            await asyncio.sleep(0.001)


async def until_all_play(tables: dict[str, list[RandomGuest]], since: float) -> float:
    """Wait until something happened at every table; how long that took."""
    while still := [name for name, guests in tables.items() if max(guest.heard for guest in guests) <= since]:
        assert time.monotonic() - since < PATIENCE, "\n".join(["a table does not play on", *(standing(tables[name]) for name in still)])
        await asyncio.sleep(0.02)
    return time.monotonic() - since


def standing(guests: list[RandomGuest]) -> str:
    """How a table that does not play on stands, to see what it waits for."""
    return "; ".join(
        f"seat {seat} at {guest.seat.link.server}, {'connected' if guest.seat.socket else 'not connected'}, {len(guest.events)} events, "
        f"the last {guest.events[-1:]}, refused {guest.refused[-1:]}"
        for seat, guest in enumerate(guests)
    )


async def check_all(tables: dict[str, list[RandomGuest]]) -> int:
    """Compare everything that was told with what is there now."""
    compared = 0
    for guests in tables.values():
        for guest in guests:
            there = await history(guest.seat.link)
            assert len(there) >= len(guest.events), "an event that was told is missing"
            assert there[: len(guest.events)] == guest.events, "an event is not what was told"
            compared += len(guest.events)
    return compared


@dataclass(frozen=True)
class Outcome:
    """What was seen of a hall that was killed again and again."""

    kills: int
    events: int
    """How many events were compared, all of which were there, once."""
    connections: int
    slowest: float
    """After how many seconds every table played on, at worst."""
    games: Counter[str]
    """How many events there were of each game."""


async def torment(servers: list[Server], kills: int, progress: Callable[[], None] = lambda: None, seed: int = 0) -> Outcome:
    """Kill one of the servers, again and again, under load. Everything that was ever told must be there afterwards, once."""
    chance = random.Random(f"kills {seed}")
    tables = await asyncio.to_thread(fill, servers[0], tuple(server.url for server in servers[1:]), seed)
    playing = [asyncio.ensure_future(guest.play()) for guests in tables.values() for guest in guests]
    worst = 0.0
    for _ in range(kills):
        await until_told(tables, told(tables) + EVENTS + chance.randrange(100))
        await asyncio.sleep(chance.random() * 0.02)  # so that it is not always the moment at which something was told
        victim = chance.choice(servers)
        await asyncio.to_thread(victim.kill)
        killed = time.monotonic()
        if len(servers) == 1:
            await asyncio.to_thread(victim.start)
            killed = time.monotonic()
        worst = max(worst, await until_all_play(tables, killed))
        if len(servers) > 1:
            await asyncio.to_thread(victim.start)
        assert not any(task.done() for task in playing), [task for task in playing if task.done()]
        progress()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    compared = await check_all(tables)
    assert compared >= EVENTS * kills
    welcomes = sum(guest.welcomes for guests in tables.values() for guest in guests)
    games: Counter[str] = Counter()
    for guests in tables.values():
        games[guests[0].game] += sum(len(guest.events) for guest in guests)
    return Outcome(kills, compared, welcomes, worst, games)


async def torment_sqlite(folder: Path, kills: int, progress: Callable[[], None] = lambda: None, seed: int = 0) -> Outcome:
    """One server on SQLite."""
    server = Server(f"sqlite:///{folder / 'hall.db'}").start()
    try:
        return await torment([server], kills, progress, seed)
    finally:
        server.stop()


async def torment_postgresql(url: str, kills: int, progress: Callable[[], None] = lambda: None, seed: int = 0) -> Outcome:
    """One of two servers on PostgreSQL."""
    servers = [Server(url).start(), Server(url).start()]
    try:
        return await torment(servers, kills, progress, seed)
    finally:
        for server in servers:
            server.stop()
