"""Who is next when many want to think: tables take turns, and no kind of work keeps the others waiting for all of it."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any, Protocol

import pytest

from greathall.hall.bots import worker
from greathall.hall.bots.estimates import AGAIN_AFTER, MOST_PARTS, Estimates
from greathall.hall.bots.pool import Pool, Worker
from greathall.hall.bots.turns import SHARES, Turns
from greathall.hall.http import records
from greathall.kernel.record import Record
from greathall.version import VERSION
from tests.hall.memory import MemoryStore
from tests.hall.room import Guest, Room, in_room, leave, play_out, settle
from tests.hall.serving import PATIENCE

ECHO = (sys.executable, "-c", "import sys\nfor line in sys.stdin: print(line, flush=True, end='')")


class Wait(Protocol):
    def __call__(self, kind: str, table: str, whose: str = "") -> None:
        """Wait for a turn."""


def served(fill: Callable[[Wait], None]) -> list[str]:
    """In which order those are served who wait."""

    async def inside() -> list[str]:
        turns: Turns[None] = Turns()
        names: dict[asyncio.Future[None], str] = {}

        def wait(kind: str, table: str, whose: str = "") -> None:
            names[turns.wait(kind, table, whose)] = f"{kind} {table}"

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


def test_however_many_tables_one_address_has_the_others_take_turns_with_it() -> None:
    def fill(wait: Wait) -> None:
        for number in range(200):
            wait("move", f"greedy {number}", "192.0.2.1")
        for number in range(3):
            wait("move", f"class {number}", "192.0.2.2")
        wait("move", "friends")

    order = served(fill)
    assert order[:6] == ["move greedy 0", "move class 0", "move friends", "move greedy 1", "move class 1", "move greedy 2"]
    assert len(order) == 204


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
        assert pool.idle == pool.workers[::-1]
        await pool.close()

    asyncio.run(asyncio.wait_for(inside(), PATIENCE))


THINKS_FOR_EVER = (
    *(sys.executable, "-c"),
    "import json, sys, time\nfor line in sys.stdin: json.loads(line).get('within') or time.sleep(9999); print(line, flush=True, end='')",
)


def test_however_long_others_think_bots_answer_in_windows() -> None:
    """A bot that finds no worker would pass, and so be weaker than it is."""

    async def inside() -> None:
        pool = Pool(2, 10 * PATIENCE, THINKS_FOR_EVER)
        busy = [asyncio.ensure_future(pool.ask(f"table {number}", {"ask": "move"})) for number in range(20)]
        for number in range(3):
            asked = {"ask": "move", "within": 0.2, "number": number}
            assert (await pool.ask("window", asked))["number"] == number
        assert not any(task.done() for task in busy)
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        await pool.close()

    asyncio.run(asyncio.wait_for(inside(), PATIENCE))


def counting(room_pool: Pool, answer: Mapping[str, Any] = {"chances": [[0.5, 0.5]], "done": True}) -> list[str]:
    """The tables whose chances are asked for from now on."""
    asked: list[str] = []

    async def ask(table: str, question: dict[str, Any], whose: str = "") -> Mapping[str, Any]:
        asked.append(table)
        await asyncio.sleep(0)
        return answer

    vars(room_pool)["ask"] = ask
    return asked


@in_room
async def test_the_chances_of_a_finished_game_are_worked_out_once(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    await play_out(guests)
    name = guests[0].live.name
    asked = counting(room.pool)
    both = await asyncio.gather(*(records.chances(room.hall, room.visitor, name, 1, "") for _ in range(50)))
    assert [found.chances for found in both] == [[[0.5, 0.5]]] * 50
    assert (await records.chances(room.hall, room.visitor, name, 1, "")).chances == [[0.5, 0.5]]
    room.hall.estimates = Estimates(room.store, room.pool)  # as after a restart
    await records.chances(room.hall, room.visitor, name, 1, "")
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


@pytest.mark.parametrize(
    ("answer", "times"), [({}, 1), ({"error": "it can't be read"}, 1), ({"chances": [[0.5]], "done": False}, MOST_PARTS)]
)
def test_chances_that_could_not_be_found_are_not_looked_for_again_before_a_day_is_over(
    answer: dict[str, Any], times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that takes too long could otherwise be asked for without end, and each time keep a worker busy."""
    now = 1000.0
    monkeypatch.setattr(time, "time", lambda: now)

    async def inside() -> None:
        nonlocal now
        store, pool = MemoryStore("one"), Pool(0, 1.0)
        asked = counting(pool, answer)
        for _ in range(3):
            found = await Estimates(store, pool).of("t", 1, "")
            assert "chances" not in found
            assert found.get("error") == answer.get("error")
        assert len(asked) == times
        now += AGAIN_AFTER
        await Estimates(store, pool).of("t", 1, "")
        assert len(asked) == 2 * times

    asyncio.run(inside())


def test_chances_are_found_part_by_part_and_a_bot_waits_for_one_part_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = record_of_a_game()
    monkeypatch.setattr(worker, "MOMENT", 60.0)
    at_once = worker.chances(whole, 0)
    assert at_once["done"]
    monkeypatch.setattr(worker, "MOMENT", 0.0)

    async def inside() -> None:
        estimates, pool = with_steady_workers(1, order)
        studies = [asyncio.ensure_future(estimates.of("t", number, whole)) for number in range(5)]
        for _ in range(10):
            await asyncio.sleep(0)
        for _ in range(20):
            before = len(order)
            await pool.ask("table", {"ask": "move"})
            assert order[before:].index("move") <= 1
        found = await asyncio.gather(*studies)
        assert all(each["chances"] == at_once["chances"] for each in found)

    order: list[str] = []
    asyncio.run(asyncio.wait_for(inside(), PATIENCE))
    assert order.count("chances") == 5 * len(at_once["chances"])


class Steady(Worker):
    """Answers as a process would, and notes what it was asked."""

    def __init__(self, order: list[str]) -> None:
        super().__init__(())
        self.order = order
        self.study: worker.Study | None = None
        """What it keeps in its memory, beside that of the others."""

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        self.order.append(question["ask"])
        await asyncio.sleep(0)
        if question["ask"] != "chances":
            return {}
        worker.under_way = self.study
        found = worker.chances(question["record"], question["at"])
        self.study = worker.under_way
        return found


def with_steady_workers(count: int, order: list[str]) -> tuple[Estimates, Pool]:
    pool = Pool(count, PATIENCE)
    pool.workers = [Steady(order) for _ in range(count)]
    pool.idle = pool.workers[:]
    return Estimates(MemoryStore("one"), pool), pool


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of every move that workers play again, who stop after each."""
    steps: list[int] = []
    step = worker.Study.step

    def counted(study: worker.Study) -> None:
        step(study)
        steps.append(study.at)

    monkeypatch.setattr(worker.Study, "step", counted)
    monkeypatch.setattr(worker, "MOMENT", 0.0)
    monkeypatch.setattr(worker, "under_way", None)
    return steps


@pytest.mark.parametrize("workers", [1, 2])
def test_games_whose_chances_are_asked_for_at_once_are_played_again_once_by_each_worker(replayed: list[int], workers: int) -> None:
    """Each part of a game was played again from its first move before, as soon as parts of another came between."""
    games = {f"table {number}": record_of_a_game(number) for number in range(4)}
    moves = sum(len(Record.from_text(text).moves) for text in games.values())

    async def inside() -> None:
        estimates, _ = with_steady_workers(workers, [])
        found = await asyncio.gather(*(estimates.of(table, 1, text) for table, text in games.items()))
        assert sum(len(each["chances"]) - 1 for each in found) == moves

    asyncio.run(asyncio.wait_for(inside(), PATIENCE))
    assert moves <= len(replayed) <= workers * moves


def test_a_worker_that_must_play_a_game_again_stops_after_its_moment_too(replayed: list[int]) -> None:
    """Only from then on it was counted before."""
    text = record_of_a_game()
    whole = len(Record.from_text(text).moves)
    for at in range(1, whole + 1):
        assert worker.chances(text, whole) == {"chances": [], "done": False}
        assert replayed == list(range(1, at + 1)), "it has come further each time"
    found = worker.chances(text, whole)
    assert (len(found["chances"]), found["done"]) == (1, True)


def test_addresses_take_turns_in_whose_game_is_studied(replayed: list[int]) -> None:
    text = record_of_a_game()

    async def inside() -> None:
        estimates, _ = with_steady_workers(1, [])
        over: list[str] = []

        async def ask(table: str, whose: str) -> None:
            await estimates.of(table, 1, text, whose)
            over.append(table)

        await asyncio.gather(*(ask(f"greedy {number}", "192.0.2.1") for number in range(4)), ask("patient", "192.0.2.2"))
        assert over == ["greedy 0", "greedy 1", "patient", "greedy 2", "greedy 3"]
        await ask("later", "192.0.2.2")  # nobody waits any more

    asyncio.run(asyncio.wait_for(inside(), PATIENCE))


def record_of_a_game(seed: int = 1) -> str:
    record = Record("treachery", 2, seed)
    state = record.deal()
    chance = random.Random(1)
    while not state.over():
        seat = state.asked()[0]
        record.add(state, seat, chance.choice(state.moves(seat)))
    return record.to_text()


@in_room
async def test_bots_in_peoples_places_rest_when_all_have_left_and_asking_how_it_stands_wakes_nobody(room: Room) -> None:
    (guest,) = await room.lay("skirmish", 1, ("easy",))
    live = guest.live
    await guest.say(type="hand_over", bot="easy")
    moves = live.table.game()[1].moves
    await room.pass_time(3)
    leave(guest)
    live.left -= 1000
    await room.pass_time(3)
    rested = len(moves)
    for _ in range(3):
        await room.hall.table(live.name)
        await room.pass_time(30)
    assert len(moves) == rested
    await live.join(guest, 0)
    await settle(room.hall)
    await room.pass_time(3)
    assert len(moves) > rested


@in_room
async def test_bots_alone_rest_when_nobody_watches_and_go_on_when_somebody_comes(room: Room) -> None:
    await room.lay("skirmish", 0, ("easy", "easy"))
    (live,) = room.hall.tables.values()
    moves = live.table.game()[1].moves
    await room.pass_time(3)
    began = len(moves)
    assert began > 0, "whoever lays a table may take a moment to come"
    live.left -= 1000
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
    live.left -= 1000
    live.audience.elsewhere["another server"] = room.hall.clock.now() + 1000, {15}
    before = len(moves)
    await room.pass_time(3)
    assert len(moves) > before, "somebody watches at another server"
