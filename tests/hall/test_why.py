"""What the hall answers to whoever asks why a thing on the table can't be used."""

from __future__ import annotations

import pytest

from greathall.hall.errors import Refused
from greathall.hall.live import requests
from tests.hall.room import Room, asked, in_room


@in_room
async def test_a_thing_is_answered_by_the_rules_of_the_step(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0)
    table, seat = guests[0].live.table, guests.index(asked(guests))
    assert str(requests.why(table, seat, None, ["player", "seat_0"])) == "Guest 0: first start, or let the next player start (S-2.4)"
    assert str(requests.why(table, 1 - seat, None, ["player", "seat_0"])) == "it is not your turn to decide (S-3.1)"
    assert requests.why(table, seat, "start", ["player", "seat_0"]) is None, "this could be done"
    assert str(requests.why(table, seat, None, [])) == "first start, or let the next player start (S-2.4)"


@in_room
async def test_what_is_not_a_thing_is_refused(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0)
    with pytest.raises(Refused) as refused:
        requests.why(guests[0].live.table, 0, None, ["dragon", "drogon"])
    assert refused.value.code == "bad_move"
    with pytest.raises(Refused):
        requests.why(guests[0].live.table, 0, "attack unit=hand target=9c", [])


@in_room
async def test_a_thing_where_no_move_has_room_for_it_is_answered_for_itself(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0)
    table, seat = guests[0].live.table, guests.index(asked(guests))
    answered = requests.why(table, seat, "attack unit=hand target=9c", ["player", "seat_0"])
    assert str(answered) == "Guest 0: first start, or let the next player start (S-2.4)"


@in_room
async def test_whoever_has_answered_in_secret_is_not_asked_any_more(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=3)
    while guests[0].position["closes"] is None:
        await asked(guests).move()
    guest = asked(guests)
    await guest.move("pass")
    table, seat = guest.live.table, guests.index(guest)
    assert str(requests.why(table, seat, None, ["player", "seat_0"])) == "it is not your turn to decide (S-3.1)"
