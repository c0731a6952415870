"""How often people are asked: in a game of many windows, hardly more often than they have something to decide."""

from __future__ import annotations

from typing import Any

import greathall
from greathall.hall.table.entries import Started
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import swift
from greathall.version import VERSION
from tests.hall.room import Guest, QuickPool, Room, in_room, settle

ROUNDS = 2
MOST_QUESTIONS = 25
"""A round, at two players."""


def by_habit(view: dict[str, Any]) -> str:
    """What a sensible player might do at a glance."""
    state = greathall.from_dict(view, swift("views"))
    seat = view["viewer"]
    return state.text(state.habit(seat, swift(f"{view['round']} {view['stack']}")))


class Habitual(QuickPool):
    async def think(
        self, table: str, bot: str, view: dict[str, Any], offers: bool = False, seed: str = "", within: float = 0.0, whose: str = ""
    ) -> str | None:
        return by_habit(view)


async def questions(room: Room, guest: Guest) -> int:
    """Play some rounds; how many questions were put to the person in each, about."""
    asked = 0
    while guest.position["result"] is None and guest.position["view"]["round"] <= ROUNDS:
        asked += 1
        await guest.move(by_habit(guest.position["view"]))
        await room.wait_for_bots(guest)
    rounds: int = min(guest.position["view"]["round"], ROUNDS)
    return asked // rounds


@in_room
async def test_a_person_among_bots_is_asked_a_few_times_a_round(room: Room) -> None:
    room.hall.pool = Habitual()
    game = find_game("thrones")
    [guest] = await room.lay("thrones", 1, ("easy",), window=game.window, thinking=0, start=False)
    await room.do(guest.live, Started(engine=VERSION, seed="a usual evening", nonce="", options={}, cards=""))
    await settle(room.hall)
    await guest.say(type="order", passing=[occasion.word for occasion in game.occasions if occasion.seldom])
    await room.wait_for_bots(guest)
    assert 3 < await questions(room, guest) < MOST_QUESTIONS
    made = [move for event in guest.events if event["what"]["kind"] == "unasked" for move in event["what"]["moves"]]
    assert len(made) > 10 * ROUNDS
