"""Whoever plays alone against many waits for them no longer than for one: bots share the time that one would take."""

from __future__ import annotations

import random
import secrets

import pytest

from greathall.hall.table import shuffling
from tests.hall.room import Guest, Room, in_room

STEP = 1 / 16
"""How finely time passes here; sums of it are exact."""
THINKING = 0.6
"""What the page proposes."""
TURNS = 8


@pytest.fixture(autouse=True)
def _same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shuffling, "fresh_seed", lambda: "brisk")
    monkeypatch.setattr(secrets, "choice", random.Random(1).choice)


async def waits(room: Room, game: str, people: int, bots: int) -> float:
    """How long the first seat waits at most for its next turn, with windows and all; the others at the table answer at once."""
    guests = await room.lay(game, people, ("easy",) * bots, window=0, thinking=THINKING)
    chance, longest, waited, turns = random.Random(2), 0.0, 0.0, 0
    while guests[0].position["result"] is None and turns < TURNS:
        guest = next((guest for guest in guests if guest.position["question"] is not None), None)
        if guest is None:
            await room.pass_time(STEP)
            waited += STEP
            continue
        turn = guest is guests[0] and guest.position["occasion"] is None
        await answer(guest, chance)
        if turn:
            longest, waited, turns = max(longest, waited), 0.0, turns + 1
    assert turns > 2
    return longest


async def answer(guest: Guest, chance: random.Random) -> None:
    """Pass in windows, and do something otherwise."""
    moves = [move["text"] for move in guest.position["moves"]]
    await guest.move("pass" if guest.position["occasion"] and "pass" in moves else chance.choice(moves))


@in_room
async def test_three_rivals_who_move_in_turn_take_hardly_longer_than_one(room: Room) -> None:
    one = await waits(room, "treachery", 1, 1)
    assert one == 10 * STEP, "the first step after the time for thinking"
    assert await waits(room, "treachery", 1, 3) <= 1.5 * one


@pytest.mark.parametrize(("game", "seats", "most"), [("skirmish", 6, 12), ("duhr", 6, 9), ("thrones", 4, 2.5)])
@in_room
async def test_a_full_table_is_brisk_in_every_game(room: Room, game: str, seats: int, most: float) -> None:
    """In seconds; it would take twice as long if each took its own time."""
    assert await waits(room, game, 1, seats - 1) <= most


@in_room
async def test_among_several_people_bots_take_their_time(room: Room) -> None:
    guests = await room.lay("treachery", 2, ("easy",) * 2, thinking=THINKING, options={"first": "2"})
    await room.pass_time(THINKING - STEP)
    assert "played" not in guests[0].kinds
    await room.pass_time(STEP)
    assert guests[0].kinds.count("played") == 1


@in_room
async def test_who_is_late_takes_a_multiple_of_the_whole_time(room: Room) -> None:
    """Or the time would tell more finely how long they had to think."""
    room.pool.takes = 0.3
    (guest,) = await room.lay("treachery", 1, ("easy",) * 3, thinking=THINKING, options={"first": "1"})
    await room.pass_time(0.3)
    await room.pass_time(0.2)
    assert "played" not in guest.kinds
    await room.pass_time(0.1 + STEP)
    assert guest.kinds.count("played") == 1
