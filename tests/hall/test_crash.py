"""Nothing lost: the server is killed at random moments under load, and everything it ever told is there afterwards, once.

HALL_KILLS says how often it is killed; the figure of a long run is in docs/hall/index.md.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path
from typing import Any

import pytest

from tests.hall.guests import RandomGuest, history
from tests.hall.serving import PATIENCE, Server, needs_postgresql, postgresql
from tests.long import much

KILLS = int(os.environ.get("HALL_KILLS", much(2, 100)))
EVENTS = 50
"""The fewest events that are told between two kills."""


def fill(server: Server, others: tuple[str, ...] = ()) -> dict[str, list[RandomGuest]]:
    """Tables of all kinds, with people and bots."""
    tables: dict[str, list[RandomGuest]] = {}
    plans: list[tuple[str, int, tuple[str, ...], dict[str, Any]]] = [
        ("treachery", 4, (), {}),
        ("treachery", 2, ("greedy", "random"), {"thinking": 0.05, "watchers": "none"}),
        ("treachery", 3, (), {"pace": {"kind": "real_time", "decision": 20}, "match": True}),
        ("skirmish", 4, (), {"window": 0}),
        ("skirmish", 2, ("random",), {"window": 0.05, "thinking": 0.02}),
    ]
    for number, (game, people, bots, plan) in enumerate(plans):
        links = server.lay(game, people, bots, **plan)
        guests = [RandomGuest(link, 10 * number + seat, 100, others, again=True) for seat, link in enumerate(links)]
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


async def torment(servers: list[Server], kills: int) -> None:
    chance = random.Random(1)
    tables = await asyncio.to_thread(fill, servers[0], tuple(server.url for server in servers[1:]))
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
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    compared = await check_all(tables)
    welcomes = sum(guest.welcomes for guests in tables.values() for guest in guests)
    print(f"{kills} kills, {compared} events compared, {welcomes} connections, all tables played on within {worst:.1f} s")
    assert compared >= EVENTS * kills


@pytest.mark.long
def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'hall.db'}").start()
    try:
        asyncio.run(torment([server], KILLS))
    finally:
        server.stop()


@pytest.mark.long
@needs_postgresql
def test_nothing_is_lost_when_one_of_two_servers_is_killed() -> None:
    with postgresql() as database:
        servers = [Server(database.url).start(), Server(database.url).start()]
        try:
            asyncio.run(torment(servers, KILLS))
        finally:
            for server in servers:
                server.stop()
