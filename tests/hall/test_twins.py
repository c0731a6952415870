"""Nothing given away: two games that differ only in what a seat can't know look the same to it, message for message, byte for byte, at the
same times; through response windows, forced passes, sealed answers and standing orders."""

from __future__ import annotations

import asyncio
import random
import secrets
from pathlib import Path

import pytest

from greathall.hall import hall as halls
from greathall.hall.live.table import LiveTable
from greathall.hall.table.entries import Started
from greathall.hall.table.table import Table
from greathall.kernel.chance import swift
from greathall.kernel.state import State
from greathall.version import VERSION
from tests.hall.room import Guest, Room
from tests.long import much

SEATS = 3
GAMES = much(3, 30)
MOST_GAMES = 60
MOST_STEPS = 30


@pytest.fixture(autouse=True)
def _same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both halls give their table the same name."""
    monkeypatch.setattr(halls, "fresh_name", lambda: "thetable")


class Twin:
    """One of two halls."""

    def __init__(self, folder: Path, name: str, window: float) -> None:
        (folder / name).mkdir()
        self.window = window
        self.room = Room(folder / name)
        self.guests: list[Guest] = []
        self.watcher: Guest | None = None

    async def lay(self, seed: str) -> None:
        self.guests = await self.room.lay("skirmish", SEATS, window=self.window, thinking=1, start=False)
        self.watcher = Guest(self.live, "")
        await self.live.join(self.watcher, 0)
        started = Started(engine=VERSION, seed=seed, nonce="same", options={"jokers": "with", "life": "20"}, cards="")
        await self.room.do(self.live, started)

    @property
    def live(self) -> LiveTable:
        return self.guests[0].live

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def state(self) -> State:
        state, _ = self.table.game()
        return state

    @property
    def moved(self) -> list[tuple[int, str]]:
        _, record = self.table.game()
        return record.moves

    def moves(self, seat: int) -> list[str]:
        return [self.state.text(move) for move in self.state.moves(seat)]

    def heard(self, viewer: int) -> list[tuple[float, bytes]]:
        guest = self.watcher if viewer < 0 else self.guests[viewer]
        assert guest is not None
        return guest.heard


class Count:
    """What was seen on the way, to know that the test tests something."""

    windows = 0
    uneven = 0
    """Windows in which someone had a choice in one hall and none in the other."""
    steps = 0


async def step(one: Twin, two: Twin, viewer: int, chance: random.Random, count: Count) -> bool:
    """The same public thing happens in both halls; False if there is nothing that could."""
    count.steps += 1
    seat = one.table.asked()[0]
    shared = [move for move in one.moves(seat) if move in two.moves(seat)]
    if one.table.in_window():
        count.windows += 1
        count.uneven += len(one.moves(seat)) != len(two.moves(seat))
        if seat == viewer:
            answer = chance.choice([*shared, ""])
            for hall in (one, two):
                if answer:
                    await hall.guests[seat].move(answer)
        else:
            # What the others do before the window closes is theirs alone: each may seal an answer, give an order or do nothing at all.
            for hall in (one, two):
                doing = chance.choice(["seal", "order", "nothing"])
                if doing == "seal":
                    await hall.guests[seat].move("pass")
                elif doing == "order":
                    passing = [] if hall.table.passing[seat] else ["instants"]
                    await hall.guests[seat].say(type="order", passing=passing)
        for hall in (one, two):
            await hall.room.pass_time(3)
        return True
    if one.state.occasion(seat):
        # These windows wait, and how soon an answer comes shows who has an order; but nothing shows what they hold.
        count.windows += 1
        if chance.random() < 0.8:
            count.uneven += len(one.moves(seat)) != len(two.moves(seat))
            for hall in (one, two):
                await hall.guests[seat].say(type="order", passing=["instants"])
            return True
    ordered = [other for other in range(SEATS) if one.table.passing[other] and two.table.passing[other] and not one.window]
    if ordered and chance.random() < 0.4:
        for hall in (one, two):
            await hall.guests[ordered[0]].say(type="order", passing=[])
    if not shared:
        return False
    move = chance.choice(shared)
    wait = chance.random() * 5
    for hall in (one, two):
        await hall.room.pass_time(wait)
        await hall.guests[seat].move(move)
    return True


async def compare(folder: Path, viewer: int, seed: int, window: float, count: Count) -> None:
    chance = random.Random(seed)
    one, two = Twin(folder, "one", window), Twin(folder, "two", window)
    try:
        for hall in (one, two):
            await hall.lay(f"seed {seed}")
        for _ in range(chance.randrange(30)):
            if one.table.phase != "playing":
                return
            await step(one, two, viewer, chance, Count())
        if one.table.phase != "playing":
            return
        assert one.heard(viewer) == two.heard(viewer)
        two.table.state = one.state.imagine(viewer, swift(f"{seed}"))
        two.table.state.listen()
        for _ in range(MOST_STEPS):
            if one.table.phase != "playing" or not await step(one, two, viewer, chance, count):
                return
            assert one.moved == two.moved
            if one.state.view(viewer) != two.state.view(viewer):
                return  # something hidden was shown by the rules
            assert one.heard(viewer) == two.heard(viewer)
    finally:
        await one.room.close()
        await two.room.close()


def compare_games(folder: Path, viewer: int, count: Count, window: float = 3, games: int = GAMES) -> None:
    """Compare this many games, and more where none of them had a moment in which one world leaves another choice than its twin."""
    for seed in range(MOST_GAMES):
        if seed >= games and count.uneven > 1:
            return
        (folder / str(seed)).mkdir()
        asyncio.run(compare(folder / str(seed), viewer, seed, window, count))


@pytest.mark.long
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_what_a_viewer_cannot_know_makes_no_difference_on_the_wire(tmp_path: Path, viewer: int) -> None:
    count = Count()
    compare_games(tmp_path, viewer, count)
    assert count.steps > 20
    assert count.windows > 10
    assert count.uneven > 1


@pytest.mark.long
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_nor_do_orders_that_are_answered_at_once(tmp_path: Path, viewer: int) -> None:
    count = Count()
    compare_games(tmp_path, viewer, count, 0)
    assert count.steps > 20
    assert count.windows > 5
    assert count.uneven > 1


def test_the_test_would_see_moves_without_a_choice_made_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hall that spares people such moves among other people is caught."""
    monkeypatch.setattr(Table, "alone", lambda table, seat: True)
    with pytest.raises((AssertionError, IndexError)):
        compare_games(tmp_path, 0, Count(), 0)


def test_the_test_would_see_a_window_that_closes_early(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hall that answers forced passes at once is caught."""

    def hasty(table: Table) -> float:
        state, _ = table.game()
        forced = all(len(state.moves(seat)) == 1 for seat in table.asked())
        return min(table.since[seat] for seat in table.asked()) + (0 if forced else table.plan.window)

    monkeypatch.setattr(Table, "closes", hasty)
    with pytest.raises(AssertionError):
        compare_games(tmp_path, 0, Count())


def test_keys_are_long_and_only_their_hashes_are_kept(tmp_path: Path) -> None:
    async def inside() -> None:
        room = Room(tmp_path)
        await room.lay()
        keys = [*room.keys, room.watch]
        await room.close()
        assert all(len(key) >= 43 for key in keys)
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert not any(key.encode() in stored for key in keys)
        assert len({secrets.token_hex(16), *keys}) == len(keys) + 1

    asyncio.run(inside())
