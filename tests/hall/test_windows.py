"""When a response window closes: who is asked decides, never who has answered, what anyone holds, or whether a bot has a choice."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import pytest

import greathall
from greathall.hall.live.table import LiveTable
from greathall.hall.table import due, shuffling
from greathall.hall.table.due import next_game
from greathall.hall.table.game import ask
from greathall.hall.table.table import Table
from greathall.kernel.chance import swift
from greathall.kernel.state import State
from tests.hall.room import Guest, Room, asked, in_room


@pytest.fixture(autouse=True)
def _same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals, and the same choices of bots that don't care."""
    monkeypatch.setattr(shuffling, "fresh_seed", lambda: "windows")
    monkeypatch.setattr(secrets, "choice", random.Random(1).choice)


WINDOW = 5.0
STEP = 1 / 16
"""How finely time passes here; sums of it are exact."""
THIRD = 6 * STEP
"""The first step after a third of a second."""
SHARED = 2 * STEP
"""The first step after the least that bots take who share the time of one."""
HALVED = 3 * STEP
"""The first step after half of a third."""


async def to_a_window(room: Room, guests: list[Guest], of: Callable[[Table], bool]) -> Table:
    """Play on until a window is open at a table like this one."""
    table = guests[0].live.table
    for _ in range(2000):
        if table.in_window() and of(table):
            return table
        person = next((guest for guest in guests if guest.position["question"] is not None), None)
        if person is None or table.in_window():
            await room.pass_time(STEP)
        else:
            await person.move()
    raise AssertionError("no such window opened")


def only(*seats: int) -> Callable[[Table], bool]:
    return lambda table: table.asked() == list(seats)


async def closes_after(room: Room, live: LiveTable) -> float:
    """For how long the open window stays open."""
    opened, position = room.time, live.table.position
    while live.table.position == position:
        await room.pass_time(STEP)
        assert room.time < opened + 60
    return room.time - opened


@in_room
async def test_a_window_in_which_only_bots_are_asked_closes_when_they_have_thought(room: Room) -> None:
    guests = await room.lay("skirmish", 1, ("easy",) * 5, window=WINDOW, thinking=1)
    table = await to_a_window(room, guests, lambda table: table.asked() != [0])
    assert guests[0].position["closes"] == table.since[table.asked()[0]] + WINDOW, "that is the latest"
    assert await closes_after(room, guests[0].live) == SHARED
    assert "window_closed" in guests[0].kinds


@in_room
async def test_also_where_several_people_sit_who_are_not_asked(room: Room) -> None:
    guests = await room.lay("skirmish", 2, ("easy",) * 2, window=WINDOW, thinking=1)
    await to_a_window(room, guests, only(3))
    assert await closes_after(room, guests[0].live) == THIRD


@in_room
async def test_a_bot_that_has_not_thought_in_time_passes(room: Room) -> None:
    guests = await room.lay("skirmish", 1, ("easy",) * 2, window=WINDOW, thinking=1)
    await to_a_window(room, guests, lambda table: table.asked() != [0] and len(table.game()[0].moves(table.asked()[0])) > 1)
    room.pool.takes, room.pool.heeds = 60.0, False
    guests[0].live.thoughts.clear()
    await room.pass_time(0)
    assert await closes_after(room, guests[0].live) == HALVED, "a later answer would tell that it has a choice"


@in_room
async def test_where_the_only_person_is_asked_the_window_closes_with_the_answer(room: Room) -> None:
    guests = await room.lay("skirmish", 1, ("easy",) * 2, window=WINDOW, thinking=1)
    await guests[0].say(type="order", forced=False)
    await to_a_window(room, guests, only(0))
    await room.pass_time(2)
    await guests[0].move("pass")
    assert guests[0].kinds[-1] == "window_closed"


@in_room
async def test_the_only_person_who_does_not_answer_passes(room: Room) -> None:
    guests = await room.lay("skirmish", 1, ("easy",) * 2, window=WINDOW, thinking=1)
    await guests[0].say(type="order", forced=False)
    await to_a_window(room, guests, only(0))
    guests[0].live.leave(guests[0])
    assert await closes_after(room, guests[0].live) == WINDOW


@in_room
async def test_bots_that_are_asked_with_the_only_person_have_their_time(room: Room) -> None:
    guests = await room.lay("duhr", 1, ("easy",) * 3, window=WINDOW, thinking=3, options={"agendas": "white"})
    await guests[0].say(type="order", forced=False)
    await to_a_window(room, guests, lambda table: 0 in table.asked() and len(table.asked()) > 1)
    await guests[0].move("pass")
    assert guests[0].position["sealed"] == "pass", "whether or not the bots have a choice"
    assert await closes_after(room, guests[0].live) == THIRD, "three share a second"


@in_room
async def test_an_order_is_the_only_persons_answer(room: Room) -> None:
    guests = await room.lay("skirmish", 1, ("easy",) * 2, window=WINDOW, thinking=1)
    await guests[0].say(type="order", forced=False)
    await to_a_window(room, guests, only(0))
    await guests[0].say(type="order", passing=["instants"])
    assert guests[0].kinds[-1] == "unasked"


@in_room
async def test_where_several_people_sit_a_window_runs_its_time_whatever_is_answered(room: Room) -> None:
    guests = await room.lay("duhr", 2, ("easy",) * 2, window=WINDOW, thinking=1, options={"agendas": "white"})
    await to_a_window(room, guests, lambda table: {0, 1} & set(table.asked()) != set())
    for guest in guests:
        if guest.position["question"] is not None:
            await guest.move("pass")
    assert await closes_after(room, guests[0].live) == WINDOW


@in_room
async def test_a_person_for_whom_a_bot_plays_is_not_asked(room: Room) -> None:
    guests = await room.lay("skirmish", 2, ("easy",), window=WINDOW, thinking=1)
    await guests[1].say(type="hand_over", bot="easy")
    await to_a_window(room, guests[:1], only(1))
    assert await closes_after(room, guests[0].live) == HALVED
    await to_a_window(room, guests[:1], only(0))
    await guests[0].move("pass")
    assert guests[0].kinds[-1] == "window_closed", "the other one is the only person who plays"
    await to_a_window(room, guests[:1], only(1))
    await guests[1].say(type="take_back")
    assert await closes_after(room, guests[0].live) == WINDOW, "two people play again"


@pytest.mark.parametrize("people", [1, 2])
@in_room
async def test_bots_that_need_no_time_take_a_moment_in_windows(room: Room, people: int) -> None:
    guests = await room.lay("skirmish", people, ("easy",) * 3, window=WINDOW, thinking=0)
    await to_a_window(room, guests, lambda table: not set(range(people)) & set(table.asked()))
    assert await closes_after(room, guests[0].live) == 2 * STEP, "the first step after a tenth of a second"


@in_room
async def test_in_a_lesson_they_answer_as_soon_as_they_can(room: Room) -> None:
    guests = await room.lay("skirmish", 1, ("easy",) * 5, window=WINDOW, thinking=0, lesson="skirmish_1", listed=False)
    while guests[0].position["result"] is None:
        await asked(guests).move()
    assert "window_closed" in guests[0].kinds
    assert room.time == 1000, "a whole game takes no time"


# Twins: the same public position, the hidden cards redrawn.

SEATS = 6
DECISION = 10.0
TOO_LONG = 60.0
"""For how long a bot would think that is not stopped."""


@dataclass(frozen=True)
class Moment:
    """A window as two worlds have it, which look the same to the first seat."""

    one: State
    two: State

    def asked(self) -> list[int]:
        return [seat for seat in range(self.one.seats) if self.one.deciders() >> seat & 1]

    def uneven(self, seats: list[int]) -> bool:
        """Whether one of these seats has a choice in one world and none in the other."""
        return any((len(self.one.moves(seat)) > 1) != (len(self.two.moves(seat)) > 1) for seat in seats)


def moments(game: str, seats: int = SEATS) -> Iterator[Moment]:
    """Windows of games that are played at random."""
    for seed in range(1000):
        chance = swift(f"moments {seed}")
        state = greathall.new(game, seats, seed)
        while not state.over():
            seat = next(seat for seat in range(seats) if state.deciders() >> seat & 1)
            if state.declining(seat) >= 0:
                yield Moment(state.copy(), state.imagine(0, chance))
            moves = state.moves(seat)
            state.apply(seat, moves[chance.below(len(moves))])


def put(live: LiveTable, world: State, now: float) -> None:
    """Let a table be in a world from now on."""
    live.table.state = world.copy()
    live.table.state.listen()
    ask(live.table, now, set())
    live.wake()


async def stays_open(room: Room, world: State, people: int, answering: list[int], thinking: int) -> float:
    """For how long the window of a world stays open at a table with this many people, where these seats pass."""
    guests = await room.lay(world.game.name, people, ("expert",) * (SEATS - people), window=WINDOW, thinking=thinking, start=False)
    live = guests[0].live
    await live.act(lambda table, now: next_game(table))
    table = live.table
    table.forced = [False] * SEATS
    put(live, world, room.hall.clock.now())
    position = table.position
    for seat in answering:
        await guests[seat].say(type="move", question=table.questions[seat], move="pass")
    stayed = await closes_after(room, live) if table.in_window() and table.position == position else 0.0
    live.close()
    del room.hall.tables[live.name]
    return stayed


async def compare(room: Room, game: str, people: int, who: Callable[[list[int]], bool], takes: float, thinking: int = 1) -> set[float]:
    """How long windows stay open in which some bot has a choice in one world and none in the other, and which ask such people."""
    room.pool.takes, room.pool.heeds = takes, takes < TOO_LONG
    seen: set[float] = set()
    found = 0
    for moment in moments(game):
        asked = moment.asked()
        own = [seat for seat in asked if seat < people]
        if not who(own) or not moment.uneven([seat for seat in asked if seat]):
            continue
        # Among several people those in one world answer, and those in the other don't.
        stayed = await stays_open(room, moment.one, people, own, thinking)
        assert stayed == await stays_open(room, moment.two, people, own if people == 1 else [], thinking)
        seen.add(stayed)
        found += 1
        if found == 5:
            return seen
    raise AssertionError("no such windows")


GAMES = pytest.mark.parametrize("game", ["skirmish", "duhr"])
TAKES = pytest.mark.parametrize("takes", [0.0, 0.2, 4.0, TOO_LONG])


@GAMES
@TAKES
@in_room
async def test_whether_a_bot_has_a_choice_makes_no_difference(room: Room, game: str, takes: float) -> None:
    assert await compare(room, game, 1, lambda own: not own, takes) == {SHARED}


@GAMES
@TAKES
@in_room
async def test_also_where_bots_seem_to_need_no_time(room: Room, game: str, takes: float) -> None:
    assert await compare(room, game, 1, lambda own: not own, takes, thinking=0) == {2 * STEP}


@TAKES
@in_room
async def test_nor_where_bots_are_asked_with_the_only_person(room: Room, takes: float) -> None:
    assert await compare(room, "duhr", 1, lambda own: own == [0], takes) == {SHARED}


@GAMES
@in_room
async def test_nor_does_it_make_a_difference_what_one_of_several_people_holds_and_answers(room: Room, game: str) -> None:
    assert await compare(room, game, 3, bool, 0.2) == {WINDOW}


async def is_answered_after(room: Room, world: State) -> float:
    """After what time a window without a closing time is answered for people who never do."""
    pace = {"kind": "real_time", "decision": DECISION, "reserve": 0}
    guests = await room.lay(world.game.name, world.seats, window=0, thinking=1, pace=pace, start=False)
    live = guests[0].live
    await live.act(lambda table, now: next_game(table))
    put(live, world, room.hall.clock.now())
    stayed = await closes_after(room, live)
    assert guests[0].events[-1]["what"]["by"] == "clock"
    live.close()
    del room.hall.tables[live.name]
    return stayed


@pytest.mark.parametrize("game", ["skirmish", "duhr", "thrones"])
@TAKES
@in_room
async def test_nor_whether_people_have_one_for_whom_the_clock_answers(room: Room, game: str, takes: float) -> None:
    room.pool.takes, room.pool.heeds = takes, takes < TOO_LONG
    found = (
        moment for moment in moments(game, 3 if game == "thrones" else SEATS) if moment.uneven([seat for seat in moment.asked() if seat])
    )
    for moment in islice(found, 3):
        assert [await is_answered_after(room, world) for world in (moment.one, moment.two)] == [DECISION] * 2


@GAMES
def test_these_tests_would_see_bots_that_answer_as_soon_as_they_can(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(due, "released", lambda table, seat, thought: thought.ready)
    with pytest.raises(AssertionError):
        test_whether_a_bot_has_a_choice_makes_no_difference(tmp_path, game=game, takes=0.2)
