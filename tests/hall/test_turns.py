"""Who is next when many want to think: tables take turns, and no kind of work keeps the others waiting for all of it."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from typing import Any

from greathall.hall.bots.estimates import Estimates
from greathall.hall.bots.pool import Pool
from greathall.hall.bots.turns import SHARES, Turns
from greathall.hall.http import records
from greathall.version import VERSION
from tests.hall.memory import MemoryStore
from tests.hall.room import Guest, Room, in_room, play_out, settle
from tests.hall.serving import PATIENCE

ECHO = (sys.executable, "-c", "import sys\nfor line in sys.stdin: print(line, flush=True, end='')")


def served(fill: Callable[[Callable[[str, str], None]], None]) -> list[str]:
    """In which order those are served who wait."""

    async def inside() -> list[str]:
        turns: Turns[None] = Turns()
        names: dict[asyncio.Future[None], str] = {}

        def wait(kind: str, table: str) -> None:
            names[turns.wait(kind, table)] = f"{kind} {table}"

        fill(wait)
        order = []
        while (turn := turns.next()) is not None:
            order.append(names[turn])
        return order

    return asyncio.run(inside())


def test_tables_take_turns_and_within_a_table_the_oldest_is_first() -> None:
    def fill(wait: Callable[[str, str], None]) -> None:
        for table in ("greedy", "greedy", "greedy", "patient", "late"):
            wait("move", table)

    assert served(fill) == ["move greedy", "move patient", "move late", "move greedy", "move greedy"]


def test_a_flood_of_one_kind_leaves_the_others_their_share() -> None:
    def fill(wait: Callable[[str, str], None]) -> None:
        for number in range(300):
            wait("chances", f"study {number}")
        for number in range(4):
            wait("hint", f"table {number}")
            wait("move", f"table {number}")

    order = served(fill)
    assert len(order) == 308
    assert max(at for at, work in enumerate(order) if work.startswith("move")) < 10, "bots don't wait for the three hundred"
    assert max(at for at, work in enumerate(order) if work.startswith("hint")) < 12


def test_nobody_saves_up_turns_while_they_want_nothing() -> None:
    async def inside() -> None:
        turns: Turns[None] = Turns()
        for _ in range(100):
            turns.wait("chances", "study")
            assert turns.next() is not None
        waiting = {kind: [turns.wait(kind, f"table {number}") for number in range(40)] for kind in ("move", "chances")}
        first = [turns.next() for _ in range(10)]
        assert any(turn in first for turn in waiting["chances"]), "what was served before does not count for ever"
        assert sum(turn in first for turn in waiting["move"]) == 10 * SHARES["move"] // (SHARES["move"] + SHARES["chances"])

    asyncio.run(inside())


def test_whoever_goes_away_is_passed_over_and_keeps_no_worker() -> None:
    async def inside() -> None:
        pool = Pool(1, PATIENCE, ECHO)
        asked = [asyncio.ensure_future(pool.ask(f"table {number}", {"ask": "move", "number": number})) for number in range(4)]
        await asyncio.sleep(0)
        asked[1].cancel()
        assert [(await asked[number])["number"] for number in (0, 2, 3)] == [0, 2, 3]
        first, second = await pool.take("move", "one"), asyncio.ensure_future(pool.take("move", "two"))
        await asyncio.sleep(0)
        pool.give_back(first)
        second.cancel()  # in the moment in which it is given the worker
        await asyncio.gather(second, return_exceptions=True)
        assert pool.idle == pool.workers
        await pool.close()

    asyncio.run(asyncio.wait_for(inside(), PATIENCE))


def counting(room_pool: Pool) -> list[str]:
    """The tables whose chances are asked for from now on."""
    asked: list[str] = []

    async def ask(table: str, question: dict[str, Any]) -> dict[str, Any]:
        asked.append(table)
        await asyncio.sleep(0)
        return {"chances": [[0.5, 0.5]]}

    vars(room_pool)["ask"] = ask
    return asked


@in_room
async def test_the_chances_of_a_finished_game_are_worked_out_once(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    await play_out(guests)
    name = guests[0].live.name
    asked = counting(room.pool)
    both = await asyncio.gather(*(records.chances(room.hall, name, 1, "") for _ in range(50)))
    assert [found.chances for found in both] == [[[0.5, 0.5]]] * 50
    assert (await records.chances(room.hall, name, 1, "")).chances == [[0.5, 0.5]]
    room.hall.estimates = Estimates(room.store, room.pool)  # as after a restart
    await records.chances(room.hall, name, 1, "")
    assert asked == [name]


def test_chances_that_another_version_has_worked_out_are_worked_out_again() -> None:
    async def inside() -> None:
        store, pool = MemoryStore("one"), Pool(0, 1.0)
        await store.set_value("chances t 1", json.dumps({"engine": "0.0.1", "chances": [[1.0]]}), None)
        asked = counting(pool)
        for _ in range(2):
            assert (await Estimates(store, pool).of("t", 1, ""))["chances"] == [[0.5, 0.5]]
        assert asked == ["t"]
        assert VERSION in (await store.value("chances t 1") or "")

    asyncio.run(inside())


@in_room
async def test_bots_alone_rest_when_nobody_watches_and_go_on_when_somebody_comes(room: Room) -> None:
    await room.lay("skirmish", 0, ("easy", "easy"))
    (live,) = room.hall.tables.values()
    moves = live.table.game()[1].moves
    await room.pass_time(3)
    began = len(moves)
    assert began > 0, "whoever lays a table may take a moment to come"
    live.used -= 1000
    await room.pass_time(30)
    rested = len(moves)
    for _ in range(5):
        await room.pass_time(30)
    assert len(moves) == rested
    assert not live.thinking
    assert live.timer is None, "so the table leaves the memory"
    watcher = Guest(live, "")
    await live.join(watcher, None)
    await settle(room.hall)
    for _ in range(3):
        await room.pass_time(3)
    assert len(moves) > rested
    live.leave(watcher)
    live.used -= 1000
    live.audience.elsewhere["another server"] = room.hall.clock.now() + 1000, {15}
    before = len(moves)
    await room.pass_time(3)
    assert len(moves) > before, "somebody watches at another server"
