"""Tables that nobody will ever play are forgotten after two weeks; what a person had a part in stays."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.hall.errors import NotThere
from greathall.hall.table.unplayed import UNPLAYED_FOR
from tests.hall.room import Guest, Room, in_room, leave, play_out


async def after_two_weeks(room: Room, *guests: Guest) -> bool:
    """Whether the hall still has the table at which these guests were."""
    live = guests[0].live
    leave(*guests)
    live.used = live.left = -1e9
    await room.hall.forget_unplayed()
    assert await room.store.entries(live.name, 0), "nothing goes at once"
    await room.pass_time(UNPLAYED_FOR + 4 * 86_400)
    await room.hall.forget_unplayed()
    there = bool(await room.store.entries(live.name, 0))
    assert (live.name in room.hall.tables) <= there
    return there


@in_room
async def test_a_table_whose_game_was_never_begun_is_forgotten(room: Room) -> None:
    guests = await room.lay("treachery", 2, start=False)
    await guests[0].say(type="say", text="is anybody there?")
    name = guests[0].live.name
    assert not await after_two_weeks(room, *guests)
    with pytest.raises(NotThere):
        await room.hall.table(name)
    with pytest.raises(NotThere):
        await guests[0].live.join(guests[0], 0)


@in_room
async def test_a_game_against_bots_in_which_nobody_has_moved_is_forgotten(room: Room) -> None:
    assert not await after_two_weeks(room, *await room.lay("treachery", 1, ("easy",), thinking=0, options={"first": "1"}))


@in_room
async def test_a_lesson_in_which_nobody_has_moved_is_forgotten(room: Room) -> None:
    lesson: dict[str, Any] = {"lesson": "first_steps", "listed": False, "options": {"first": "0"}}
    assert not await after_two_weeks(room, *await room.lay("treachery", 1, ("easy",), thinking=0, **lesson))


@in_room
async def test_a_game_in_which_somebody_has_moved_stays(room: Room) -> None:
    (guest,) = await room.lay("treachery", 1, ("easy",), thinking=0, options={"first": "0"})
    await guest.move()
    assert await after_two_weeks(room, guest)


@in_room
async def test_a_game_that_people_have_begun_stays_though_nobody_has_moved(room: Room) -> None:
    assert await after_two_weeks(room, *await room.lay("treachery", 2))


@in_room
async def test_a_finished_game_stays(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    await play_out(guests)
    assert await after_two_weeks(room, *guests)
    assert await room.store.record(guests[0].live.name, 1) is not None


@in_room
async def test_a_table_at_which_somebody_waits_stays(room: Room) -> None:
    guests = await room.lay("treachery", 2, start=False, listed=False)
    await room.pass_time(UNPLAYED_FOR + 86_400)
    await room.hall.forget_unplayed()
    assert await room.store.entries(guests[0].live.name, 0)
