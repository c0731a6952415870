"""Somebody else takes the seat of a player who is absent, with a key of their own, once the others have agreed."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest
from starlette.websockets import WebSocket

from greathall.hall.errors import Refused
from greathall.hall.http import records, substitutes
from greathall.hall.http.dependencies import Visitor
from greathall.hall.http.tables import Sat, Sitting
from greathall.hall.keys import fresh_key, lock_of
from greathall.hall.limits import Limits, Quotas
from greathall.hall.live import loading
from greathall.hall.live.connection import Connection
from greathall.hall.live.table import LiveTable
from greathall.hall.table.votes import GRACE
from tests.hall.room import Guest, Room, asked, in_room, leave, reason_of, same_after_loading, vote

HANDOVER = 180.0


async def no_messages() -> Any:
    raise AssertionError


async def no_answers(_: object) -> None:
    raise AssertionError


def take(room: Room, name: str, seat: int, who: Sitting, key: str) -> Coroutine[Any, Any, Sat]:
    return substitutes.take(room.hall, room.visitor, name, seat, who, key)


async def opened_seat(room: Room, **plan: Any) -> list[Guest]:
    """Three people, of whom the last is absent; the others have opened that seat."""
    guests = await room.lay("treachery", 3, **plan)
    leave(guests[2])
    await room.pass_time(GRACE)
    await guests[0].say(**vote("substitute", 2))
    await guests[1].say(**vote("substitute", 2))
    assert guests[0].kinds[-1] == "seat_opened"
    assert guests[0].events[-1]["table"]["seats"][2]["vacant"]
    return guests


@in_room
async def test_whoever_takes_an_open_seat_plays_on_with_a_key_of_their_own(room: Room) -> None:
    guests = await opened_seat(room)
    live = guests[0].live
    shown = await substitutes.look(room.hall, live.name, 2, "")
    assert (shown.name, shown.game) == ("Guest 2", "treachery")
    sat = await take(room, live.name, 2, Sitting(name="Dov"), "")
    assert guests[0].events[-1]["text"] == "Dov plays on for Guest 2."
    assert guests[0].events[-1]["table"]["seats"][2] == {
        "name": "Dov",
        "kind": "person",
        "bot": "",
        "here": False,
        "absent": False,
        "takes_over": room.time + HANDOVER,
        "vacant": False,
        "resigned": False,
    }
    same_after_loading(guests[0])
    dov = Guest(live, sat.key)
    await live.join(dov, 0)
    numbers = [event["number"] for event in dov.messages[0]["events"]]
    assert numbers == list(range(1, len(numbers) + 1)), "what was told to all before is told to them as well"
    assert dov.position["view"]["viewer"] == 2
    while dov.position["question"] is None:
        await asked(guests[:2]).move()
    await dov.move()
    assert (await reason_of(take(room, live.name, 2, Sitting(name="Eve"), "")))[0] == "seat_not_open"
    live.table = await loading.load(room.hall.store, live.name)
    assert live.table.chairs[2].name == "Dov"


@in_room
async def test_a_substitute_who_lost_the_answer_asks_again_with_a_key_of_their_own(room: Room) -> None:
    guests = await opened_seat(room)
    live, own = guests[0].live, fresh_key()
    asking = Sitting(name="Dov", key=own)
    for _ in range(2):
        assert await take(room, live.name, 2, asking, "") == Sat(seat=2, key=own)
    assert [event["text"] for event in guests[0].events].count("Dov plays on for Guest 2.") == 1
    assert live.table.seat_of(lock_of(own)) == 2
    assert (await reason_of(take(room, live.name, 2, Sitting(name="Eve", key=fresh_key()), "")))[0] == "seat_not_open"


@in_room
async def test_a_private_seat_is_answered_again_without_its_link_for_whoever_has_its_key(room: Room) -> None:
    """Once taken, the link is good for nothing; the key is what counts."""
    guests = await opened_seat(room, listed=False)
    live, own = guests[0].live, fresh_key()
    link = await substitutes.invite(room.hall, live.name, 2, guests[1].key)
    for _ in range(2):
        assert await take(room, live.name, 2, Sitting(name="Dov", key=own), link.token) == Sat(seat=2, key=own)


@in_room
async def test_a_substitute_needs_a_key_that_opens_nothing_else(room: Room) -> None:
    guests = await opened_seat(room)
    live = guests[0].live
    for used in (room.host, room.watch):
        assert (await reason_of(take(room, live.name, 2, Sitting(name="Dov", key=used), "")))[0] == "link_used"
    assert live.table.chairs[2].vacant


@in_room
async def test_the_former_owner_is_told_kindly_when_they_come_back(room: Room) -> None:
    guests = await opened_seat(room)
    live = guests[0].live
    await take(room, live.name, 2, Sitting(name="Dov"), "")
    connection = Connection(WebSocket({"type": "websocket", "client": ("1", 1)}, no_messages, no_answers), room.hall, Quotas(Limits()))
    with pytest.raises(Refused, match="the others asked somebody else to play on: Dov has your seat now") as refused:
        connection.find_place(live.name, live.table, guests[2].key)
    assert refused.value.code == "seat_freed", "which programs know already"


@in_room
async def test_a_private_seat_is_taken_by_its_link_alone(room: Room) -> None:
    guests = await opened_seat(room, listed=False)
    live = guests[0].live
    assert (await reason_of(take(room, live.name, 2, Sitting(name="Eve"), "")))[0] == "not_yours"
    assert (await reason_of(substitutes.invite(room.hall, live.name, 2, "nobody's")))[0] == "not_yours"
    link = await substitutes.invite(room.hall, live.name, 2, guests[1].key)
    assert guests[0].events[-1]["text"] == "Guest 1 has a link to Guest 2's seat."
    assert link.token not in str(guests[0].events)
    same_after_loading(guests[0])
    assert (await substitutes.look(room.hall, live.name, 2, link.token)).name == "Guest 2"
    await take(room, live.name, 2, Sitting(name="Dov"), link.token)
    assert live.table.chairs[2].name == "Dov"


@in_room
async def test_a_seat_whose_owner_is_back_is_open_no_more(room: Room) -> None:
    guests = await opened_seat(room)
    assert (await reason_of(substitutes.look(room.hall, guests[0].live.name, 9, "")))[0] == "seat_not_open"
    await guests[2].live.join(guests[2], 0)
    await room.pass_time(0)
    assert guests[0].events[-1]["text"] == "Guest 2 is back."
    assert (await reason_of(take(room, guests[0].live.name, 2, Sitting(name="Dov"), "")))[0] == "seat_not_open"


@in_room
async def test_nobody_takes_the_seat_of_someone_who_has_let_a_bot_play(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    await guests[1].say(type="hand_over", bot="easy")
    leave(guests[1])
    await room.pass_time(GRACE)
    assert await guests[0].refused(**vote("substitute", 1)) == "own_stand_in"
    assert await guests[0].refused(**vote("substitute", 7)) == "no_such_seat"


@in_room
async def test_a_substitute_can_be_found_while_a_bot_plays(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    leave(guests[1])
    await room.pass_time(HANDOVER)
    assert guests[0].live.table.chairs[1].stand_in
    await guests[0].say(**vote("substitute", 1))
    await take(room, guests[0].live.name, 1, Sitting(name="Dov"), "")
    assert not guests[0].live.table.chairs[1].stand_in


@in_room
async def test_nobody_takes_an_open_seat_while_its_owner_looks_at_it_and_a_bot_plays(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    live = guests[0].live
    leave(guests[1])
    await room.pass_time(HANDOVER)
    await guests[0].say(**vote("substitute", 1))
    await live.join(guests[1], 0)
    assert (await reason_of(take(room, live.name, 1, Sitting(name="Dov"), "")))[0] == "still_here"
    await guests[1].say(type="take_back")
    assert not live.table.chairs[1].vacant


@in_room
async def test_over_days_a_substitute_can_be_found_after_the_second_missed_deadline(room: Room) -> None:
    days = {"kind": "days", "days": 2}
    guests = await room.lay("treachery", 3, pace=days, options={"first": "2"}, thinking=0)
    live = guests[0].live
    leave(guests[2])
    while not live.table.chairs[2].stand_in:
        await room.pass_time(2 * 86_400) if live.table.asked() == [2] else await asked(guests[:2]).move()
    assert live.table.chairs[2].handed_over == "deadlines"
    await guests[0].say(**vote("substitute", 2))
    await guests[1].say(**vote("substitute", 2))
    assert live.table.chairs[2].vacant
    same_after_loading(guests[0])
    await take(room, live.name, 2, Sitting(name="Dov"), "")
    assert (live.table.chairs[2].name, live.table.people()) == ("Dov", [0, 1, 2])


def names_in(texts: list[str]) -> set[str]:
    """Whose names stand in sentences, of the two who have had the third seat."""
    return {name for name in ("Dov", "Guest 2") for text in texts if name in text}


async def told_at(room: Room, live: LiveTable, at: int) -> tuple[set[str], str]:
    """Who is named in a replay after that many moves, and what the third seat is called there."""
    found = await records.replay(room.hall, room.visitor, live.name, 1, room.keys[0], "en", "", at, -1)
    return names_in([*found.told, found.prompt]), found.players[2]


@in_room
async def test_past_lines_keep_the_former_name_and_new_ones_have_the_new_name_in_the_log_and_the_replay(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    live = guests[0].live
    while live.table.asked() != [2]:
        await asked(guests).move()
    await asked(guests).move()
    while live.table.asked() != [2]:
        await asked(guests).move()
    former = len(live.table.written().moves)
    own = next(number for number, (seat, _) in enumerate(live.table.written().moves, 1) if seat == 2)
    leave(guests[2])
    await room.pass_time(GRACE)
    for guest in guests[:2]:
        await guest.say(**vote("substitute", 2))
    sat = await take(room, live.name, 2, Sitting(name="Dov"), "")
    dov = Guest(live, sat.key)
    await live.join(dov, 0)
    before = len(guests[0].events)
    await dov.move()
    assert names_in([told["text"] for event in guests[0].events[before:] for told in event["told"]]) == {"Dov"}
    late = Guest(live, room.keys[1])
    await live.join(late, 0)
    log = [told["text"] for event in late.messages[0]["events"] for told in event["told"]]
    assert names_in(log[: log.index(next(text for text in log if "Dov" in text))]) == {"Guest 2"}, "also for whoever loads the page again"
    after = len(live.table.written().moves)
    assert await told_at(room, live, own) == ({"Guest 2"}, "Guest 2")
    assert (await told_at(room, live, former))[1] == "Guest 2"
    assert await told_at(room, live, former + 1) == ({"Dov"}, "Dov")
    same_after_loading(guests[0])
    await dov.say(type="undo", position=dov.position["number"])
    await guests[0].say(type="undo_answer", agreed=True)
    await guests[1].say(type="undo_answer", agreed=True)
    assert len(live.table.written().moves) == former < after
    while live.table.phase != "over":
        await asked([*guests[:2], dov]).move()
    assert (await told_at(room, live, own))[1] == "Guest 2", "also when the game is over"
    assert (await told_at(room, live, former + 1))[1] == "Dov"


@in_room
async def test_one_address_does_not_take_all_open_seats(room: Room) -> None:
    """As many as there were before, each for good."""
    visitor = Visitor(Quotas(Limits(seats=1)), "192.0.2.1")
    for number, given in enumerate((True, False, False)):
        guests = await opened_seat(room)
        live = guests[0].live
        link = await substitutes.invite(room.hall, live.name, 2, room.keys[0])
        asking = substitutes.take(room.hall, visitor, live.name, 2, Sitting(name="Dov"), link.token if given else "")
        if number < 2:
            assert (await asking).seat == 2, "whoever was given the link counts as a guest"
        else:
            assert (await reason_of(asking))[0] == "too_many"
