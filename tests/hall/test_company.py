"""Good company: names that can be told apart, guests who were removed and stay away, tables without talk."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import ValidationError
from starlette.websockets import WebSocket

from greathall.hall.errors import Refused
from greathall.hall.forms import likeness
from greathall.hall.http import invitations, substitutes, tables
from greathall.hall.http.invitations import Accepting, Expected
from greathall.hall.http.tables import BotSeat, Sat, Sitting, Swap
from greathall.hall.keys import fresh_key, lock_of
from greathall.hall.limits import Limits, Quotas
from greathall.hall.live.connection import Connection
from greathall.hall.live.table import LiveTable
from greathall.hall.table import entries
from greathall.hall.table.chair import Chair
from greathall.hall.table.nobles import NOBLES
from greathall.hall.table.snapshot import from_dict, to_dict
from greathall.hall.wire import views
from tests.hall.room import Guest, Room, in_room, reason_of


class Doorway:
    """A table that waits for guests, as they come to it over HTTP."""

    def __init__(self, room: Room, live: LiveTable) -> None:
        self.room = room
        self.live = live

    async def sit(self, seat: int, name: str, browser: str = "", key: str = "") -> Sat:
        return await tables.sit(self.room.hall, self.room.visitor, self.live.name, seat, Sitting(name=name, browser=browser), key)

    async def turned_away(self, seat: int, name: str, browser: str = "") -> Refused:
        before = self.live.table.number
        with pytest.raises(Refused) as refused:
            await self.sit(seat, name, browser)
        assert self.live.table.number == before
        return refused.value

    async def free(self, seat: int, key: str) -> None:
        await tables.leave_seat(self.room.hall, self.live.name, seat, key)

    async def bot(self, seat: int) -> str:
        await tables.seat_bot(self.room.hall, self.live.name, seat, BotSeat(bot="easy"), self.room.host)
        return self.live.table.chairs[seat].name


async def knocks(door: Doorway, key: str, device: str) -> str:
    """By what word somebody is turned away who comes with this key."""
    connection = Connection(WebSocket({"type": "websocket", "client": ("1", 1)}, nothing, nothing), door.live.hall, Quotas(Limits()))
    connection.device = device
    return (await reason_of(connection.come_to(door.live, key)))[0]


async def nothing(*_: object) -> Any:
    raise AssertionError


async def doorway(room: Room, seats: int = 4) -> Doorway:
    (guest,) = await room.lay("treachery", 1, start=False, seats=seats)
    return Doorway(room, guest.live)


# Keys.


@in_room
async def test_whoever_sits_down_with_a_key_of_their_own_and_loses_the_answer_asks_again(room: Room) -> None:
    door, own = await doorway(room), fresh_key()
    name, asking = door.live.name, Sitting(name="Bea", key=own)
    for _ in range(2):
        assert await tables.sit(room.hall, room.visitor, name, 1, asking, "") == Sat(seat=1, key=own)
    seated = [chair.name for chair in door.live.table.chairs]
    assert seated == ["Guest 0", "Bea", "", ""]
    # Whatever has become of the seat meanwhile, the answer says where they sit.
    await tables.swap(room.hall, name, Swap(one=1, other=3), room.host)
    assert await tables.sit(room.hall, room.visitor, name, 1, asking, "") == Sat(seat=3, key=own)
    for seat in (1, 2):
        await door.bot(seat)
    await tables.start(room.hall, room.visitor, name, room.host)
    assert await tables.sit(room.hall, room.visitor, name, 1, asking, "") == Sat(seat=3, key=own), "the game has begun, with them"


@in_room
async def test_whoever_brings_no_key_is_given_one(room: Room) -> None:
    door = await doorway(room)
    one, other = await door.sit(1, "Bea"), await door.sit(2, "Cid")
    assert one.key != other.key
    assert [door.live.table.seat_of(lock_of(sat.key)) for sat in (one, other)] == [1, 2]


@in_room
async def test_a_key_that_opens_something_else_at_the_table_is_refused(room: Room) -> None:
    door = await doorway(room)
    for used in (room.host, room.watch):
        with pytest.raises(Refused) as refused:
            await tables.sit(room.hall, room.visitor, door.live.name, 1, Sitting(name="Bea", key=used), "")
        assert refused.value.code == "link_used"
    assert door.live.table.chairs[1].free()


@pytest.mark.parametrize("key", ["", "short", "?" * 43])
def test_a_key_has_256_bits(key: str) -> None:
    with pytest.raises(ValidationError):
        Sitting(name="Bea", key=key)


# Names.


@pytest.mark.parametrize("name", ["Ada", "ADA", "ａｄａ", "A da", "\u0410da", "Ad\u0430"])
@in_room
async def test_names_are_unique_at_a_table_however_they_are_written(room: Room, name: str) -> None:
    door = await doorway(room)
    await door.sit(1, "Ada")
    refused = await door.turned_away(2, name)
    assert refused.code == "name_taken"
    assert refused.reason == "someone at this table is called “Ada”, or something very like it; choose another name"
    assert refused.said("de") == "an diesem Tisch heißt schon jemand „Ada“ oder ganz ähnlich; wähle einen anderen Namen"
    await door.sit(2, "Adam")


@pytest.mark.parametrize("name", ["Bot", "bot 2", "Bot 2 (easy)", "BOT 12 (Hard)", "B\u043et 3", "Bot-2", "Easy", "Old Marla", "ROOK"])
@in_room
async def test_nobody_has_the_name_of_a_bot(room: Room, name: str) -> None:
    door = await doorway(room)
    refused = await door.turned_away(1, name)
    assert refused.code == "name_of_bot"
    assert "choose another name" in refused.reason


@pytest.mark.parametrize("name", ["Botho", "Abbot", "Robot 2", "Eric Bot", "Harding", "Marla", "Rooke"])
@in_room
async def test_a_name_that_only_holds_a_bots_is_welcome(room: Room, name: str) -> None:
    assert (await (await doorway(room)).sit(1, name)).seat == 1


@in_room
async def test_bots_are_nobles_of_the_hall_and_share_no_name_wherever_they_sit(room: Room) -> None:
    door = await doorway(room)
    first = await door.bot(1)
    await tables.swap(room.hall, door.live.name, Swap(one=1, other=2), room.host)
    assert {first, await door.bot(1)} < set(NOBLES), "one after the other at the same seat, and two of them"


@in_room
async def test_a_lesson_always_has_the_same_nobles(room: Room) -> None:
    async def nobles(lesson: str) -> list[str]:
        (guest,) = await room.lay("treachery", 1, start=False, seats=4, lesson=lesson, listed=False)
        door = Doorway(room, guest.live)
        return [await door.bot(seat) for seat in (1, 2, 3)]

    assert await nobles("first") == await nobles("first") != await nobles("second")
    assert len(set(await nobles("first"))) == 3


# Faces.


@in_room
async def test_everyone_sees_the_face_that_a_guest_has_chosen(room: Room) -> None:
    door = await doorway(room)
    await tables.sit(room.hall, room.visitor, door.live.name, 1, Sitting(name="Bea", face="s1 h4 r3"), "")
    await door.sit(2, "Cid")
    kept = from_dict(to_dict(door.live.table))
    for table in (door.live.table, kept):
        assert [chair.face for chair in table.chairs] == ["", "s1 h4 r3", "", ""]
        forms = views.table_for("", table, door.live.attendance())["seats"]
        assert [form.get("face") for form in forms] == [None, "s1 h4 r3", None, None]
    await tables.swap(room.hall, door.live.name, Swap(one=1, other=3), room.host)
    assert door.live.table.chairs[3].face == "s1 h4 r3", "they take it along"


@pytest.mark.parametrize("face", ["h1,a2", "z1", "h123", "h1 " * 30, "<svg>", "h1 / h2", " h1"])
def test_a_face_is_a_short_line_of_letters_and_numbers(face: str) -> None:
    with pytest.raises(ValidationError):
        Sitting(name="Bea", face=face)


def test_a_chair_of_an_earlier_version_has_no_face() -> None:
    earlier = {name: value for name, value in Chair(name="Bea").to_dict().items() if name != "face"}
    assert Chair(**earlier).face == ""


def test_what_looks_alike_and_what_does_not() -> None:
    assert likeness("Straße 1") == likeness("STRASSE １")
    assert likeness("Zoë") != likeness("Zoe")
    assert likeness("Ада") != likeness("Анна")


# Guests whom the host has removed.


@in_room
async def test_whom_the_host_removes_stays_away_with_the_same_browser(room: Room) -> None:
    door = await doorway(room)
    sat = await door.sit(1, "Bea", "the browser of Bea")
    await door.free(1, room.host)
    refused = await door.turned_away(1, "Bea", "the browser of Bea")
    assert (refused.code, refused.reason) == (
        "removed",
        "the host has removed you from this table; choose another one, or lay one yourself",
    )
    assert (await door.turned_away(2, "Somebody else", "the browser of Bea")).code == "removed"
    assert await knocks(door, sat.key, "the browser of Bea") == "removed", "by the key of the seat, too"
    assert await knocks(door, sat.key, "another browser") == "not_yours"
    assert (await door.sit(1, "Cid", "another browser")).seat == 1
    assert from_dict(json.loads(json.dumps(to_dict(door.live.table)))).barred == door.live.table.barred, "also after a restart"


@in_room
async def test_whom_the_host_removes_and_invites_afterwards_may_sit_down_again(room: Room) -> None:
    door, own = await doorway(room), fresh_key()

    async def invite(seat: int, name: str) -> str:
        return (await invitations.invite(room.hall, door.live.name, seat, Expected(name=name), room.host)).token

    async def accept(token: str) -> int:
        came = Accepting(key=own, browser="the browser of Bea")
        return (await invitations.accept(room.hall, door.live.name, came, token)).seat

    for_another = await invite(2, "Cid")
    await door.sit(1, "Bea", "the browser of Bea")
    await door.free(1, room.host)
    assert (await reason_of(accept(for_another)))[0] == "removed", "it was made before"
    mistaken = await invite(1, "Bea")
    earlier = {**to_dict(door.live.table), "barred": list(door.live.table.barred)}
    assert from_dict(json.loads(json.dumps(earlier))).barred.keys() == door.live.table.barred.keys()
    assert await accept(mistaken) == 1
    assert not door.live.table.barred
    await door.free(1, own)
    assert (await door.sit(1, "Bea", "the browser of Bea")).seat == 1, "of their own accord they left, and may come back"


@in_room
async def test_whoever_leaves_of_their_own_accord_may_come_back(room: Room) -> None:
    door = await doorway(room)
    sat = await door.sit(1, "Bea", "the browser of Bea")
    await door.free(1, sat.key)
    assert (await door.sit(2, "Bea", "the browser of Bea")).seat == 2


@in_room
async def test_a_neighbour_at_the_device_of_someone_who_stays_bars_nobody(room: Room) -> None:
    door = await doorway(room)
    await door.sit(1, "Bea", "one device")
    await door.sit(2, "Cid", "one device")
    await door.free(2, room.host)
    assert not door.live.table.barred
    await door.free(1, room.host)
    assert len(door.live.table.barred) == 1


@in_room
async def test_whom_the_host_has_removed_comes_back_as_no_substitute_either(room: Room) -> None:
    door = await doorway(room, 3)
    await door.sit(1, "Bea", "the browser of Bea")
    await door.free(1, room.host)
    await door.sit(1, "Cid")
    await door.sit(2, "Dov")
    await tables.start(room.hall, room.visitor, door.live.name, room.host)
    await room.do(door.live, entries.SeatOpened(seat=2))
    with pytest.raises(Refused) as refused:
        await substitutes.take(room.hall, room.visitor, door.live.name, 2, Sitting(name="Eve", browser="the browser of Bea"), "")
    assert refused.value.code == "removed"


@in_room
async def test_a_guest_who_is_removed_elsewhere_may_come_here(room: Room) -> None:
    one = await doorway(room)
    await one.sit(1, "Bea", "the browser of Bea")
    await one.free(1, room.host)
    other = await doorway(room)
    assert (await other.sit(1, "Bea", "the browser of Bea")).seat == 1
    kept = {chair.browser for chair in other.live.table.chairs}
    assert kept.isdisjoint(one.live.table.barred), "nobody can follow a browser from table to table"


@in_room
async def test_what_a_browser_is_known_by_is_told_nobody(room: Room) -> None:
    door = await doorway(room)
    watcher = Guest(door.live, "")
    await door.live.join(watcher, 0)
    await door.sit(1, "Bea", "the browser of Bea")
    browser = door.live.table.chairs[1].browser
    await door.free(1, room.host)
    told = b"".join(message for _, message in watcher.heard).decode()
    assert watcher.kinds[-2:] == ["seated", "freed"]
    assert browser not in told
    assert "the browser of Bea" not in told


# Talk.


@in_room
async def test_at_a_table_without_talk_nobody_talks(room: Room) -> None:
    guests = await room.lay("treachery", 2, start=False, talk=False)
    assert await guests[0].refused(type="say", text="hello") == "no_talk"
    guests = await room.lay("treachery", 2, start=False)
    await guests[0].say(type="say", text="hello")
    assert guests[1].events[-1]["text"] == "hello", "elsewhere they do, also before the game"


@in_room
async def test_a_substitute_has_a_name_of_their_own_too(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    live = guests[0].live
    live.leave(guests[2])
    await room.do(live, entries.SeatOpened(seat=2))
    for name, code in (("guest 0", "name_taken"), ("Bot 3", "name_of_bot")):
        with pytest.raises(Refused) as refused:
            await substitutes.take(room.hall, room.visitor, live.name, 2, Sitting(name=name), "")
        assert refused.value.code == code
    await substitutes.take(room.hall, room.visitor, live.name, 2, Sitting(name="Guest 2"), "")
    assert live.table.chairs[2].name == "Guest 2", "that of whoever sat there is free"
