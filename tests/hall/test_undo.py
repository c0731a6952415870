"""Taking a move back: at once where it showed nothing, otherwise when everyone agrees."""

from __future__ import annotations

from tests.hall.room import Room, asked, in_room


@in_room
async def test_a_move_that_showed_nothing_is_taken_back_at_once(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0)
    guest = asked(guests)
    before = guest.position
    await guest.move("defer")
    await guest.say(type="undo", position=guest.position["number"])
    assert guest.kinds[-1] == "undone"
    assert guest.position["view"] == before["view"]
    assert guest.position["moves"] == before["moves"]
    assert guest.position["question"] > before["question"], "an answer to the old question would be late"
    await guest.move("defer")
    await asked(guests).move()
    await guest.say(type="undo", position=guest.position["number"])
    assert guest.kinds[-1] == "undo_asked", "others have acted since"


@in_room
async def test_other_moves_are_taken_back_only_if_everyone_agrees(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    guest = asked(guests)
    first = guest.position
    others = [other for other in guests if other is not guest]
    await guest.move()
    assert await others[0].refused(type="undo_answer", agreed=True) == "not_awaited"
    await guest.say(type="undo", position=guest.position["number"])
    assert guest.kinds[-1] == "undo_asked"
    assert guest.position["undo"] == guests.index(guest)
    assert await guest.refused(type="undo_answer", agreed=True) == "not_awaited"
    assert await guest.refused(type="undo", position=guest.position["number"]) == "undo_pending"
    await others[0].say(type="undo_answer", agreed=True)
    assert guest.kinds[-1] == "undo_answered"
    await others[1].say(type="undo_answer", agreed=True)
    assert guest.kinds[-1] == "undone"
    assert guest.position["view"] == first["view"]


@in_room
async def test_one_who_does_not_agree_is_enough(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    guest = asked(guests)
    other = next(found for found in guests if found is not guest)
    assert await other.refused(type="undo", position=other.position["number"]) == "nothing_to_undo"
    await guest.move()
    assert await guest.refused(type="undo", position=0) == "too_late"
    await guest.say(type="undo", position=guest.position["number"])
    await other.say(type="undo_answer", agreed=False)
    assert guest.position["undo"] is None
    assert guest.kinds[-1] == "undo_answered"


@in_room
async def test_taking_back_clears_standing_orders(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=3)
    for guest in guests:
        await guest.say(type="order", passing=["instants"])
    guest = asked(guests)
    other = next(found for found in guests if found is not guest)
    await guest.move()
    await guest.say(type="undo", position=guest.position["number"])
    if guest.kinds[-1] == "undo_asked":
        await other.say(type="undo_answer", agreed=True)
    assert guest.kinds[-1] == "undone"
    assert not guest.position["passing"]
    assert not other.position["passing"]
