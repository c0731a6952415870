"""Whoever has lost their seat is told why, by whatever link they come, and is not left at a closed door."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.websockets import WebSocket

from greathall.hall.errors import NotYours
from greathall.hall.http import devices, invitations, substitutes, tables
from greathall.hall.http.invitations import Accepting, Expected
from greathall.hall.http.tables import Sitting
from greathall.hall.keys import fresh_key
from greathall.hall.limits import Limits, Quotas
from greathall.hall.live.connection import Connection
from greathall.hall.live.table import LiveTable
from greathall.hall.table import entries
from greathall.hall.table.snapshot import from_dict, to_dict
from greathall.hall.table.votes import GRACE
from tests.hall.room import Guest, Room, in_room, leave, reason_of, settle, vote

GATHERED = (
    "you were away after the game, and the others gathered for another one without you, so your seat was freed; "
    "take a free seat, or ask the others for an invitation"
)
SUBSTITUTED = "you were away for long, and the others asked somebody else to play on: Dov has your seat now"


async def nothing(*_: object) -> Any:
    raise AssertionError


async def knock(live: LiveTable, key: str, watch: bool = False) -> Connection:
    """Come to a table with a key."""
    socket = WebSocket({"type": "websocket", "client": ("1", 1)}, nothing, nothing)
    connection = Connection(socket, live.hall, Quotas(Limits()))
    await connection.come_to(live, key, watch)
    return connection


async def left_behind(room: Room, **plan: Any) -> list[Guest]:
    """Three people have ended a game; the third has closed the tab, and the others play again."""
    guests = await room.lay("treachery", 3, **plan)
    await room.do(guests[0].live, entries.Abandoned())
    leave(guests[2])
    await room.pass_time(GRACE)
    for guest in guests[:2]:
        await guest.say(type="vote", matter="again")
    assert guests[0].kinds[-1] == "gathered"
    return guests


@in_room
async def test_who_closed_the_tab_after_a_private_game_is_told_why_their_seat_was_freed(room: Room) -> None:
    guests = await left_behind(room, listed=False)
    live = guests[0].live
    assert await reason_of(knock(live, guests[2].key)) == ("seat_freed", GATHERED)
    live.table = from_dict(to_dict(live.table))
    assert await reason_of(knock(live, guests[2].key)) == ("seat_freed", GATHERED), "also after a restart"


@in_room
async def test_they_may_take_a_free_seat_of_the_private_table_again(room: Room) -> None:
    guests = await left_behind(room, listed=False)
    live = guests[0].live

    def sit(key: str) -> Any:
        return tables.sit(room.hall, room.visitor, live.name, 2, Sitting(name="Cid"), key)

    assert (await reason_of(sit(fresh_key())))[1] == "only the host may do that"
    sat = await sit(guests[2].key)
    await live.join(Guest(live, sat.key), None)
    assert live.table.chairs[2].name == "Cid"


async def substituted(room: Room, **plan: Any) -> tuple[LiveTable, str, str, str]:
    """Somebody plays on for the third of three, who came by invitation; their key, their invitation and their link for another device."""
    guests = await room.lay("treachery", 2, ("easy",), start=False, **plan)
    live = guests[0].live
    await tables.leave_seat(room.hall, live.name, 2, room.host)
    invitation = (await invitations.invite(room.hall, live.name, 2, Expected(name="Cid"), room.host)).token
    key = fresh_key()
    await invitations.accept(room.hall, live.name, Accepting(key=key), invitation)
    cid = Guest(live, key)
    await live.join(cid, None)
    await tables.start(room.hall, room.visitor, live.name, room.host)
    await settle(room.hall)
    link = (await devices.lend(room.hall, live.name, key)).token
    leave(cid)
    await room.pass_time(GRACE)
    for guest in guests:
        await guest.say(**vote("substitute", 2))
    token = (await substitutes.invite(room.hall, live.name, 2, guests[0].key)).token
    await substitutes.take(room.hall, room.visitor, live.name, 2, Sitting(name="Dov"), token)
    return live, key, invitation, link


@in_room
async def test_the_former_owner_of_a_seat_is_told_who_has_it_by_whatever_link_they_come(room: Room) -> None:
    live, key, invitation, link = await substituted(room, listed=False)
    live.table = from_dict(to_dict(live.table))
    told = ("seat_freed", SUBSTITUTED)
    assert await reason_of(knock(live, key)) == told
    assert await reason_of(devices.lend(room.hall, live.name, key)) == told
    assert await reason_of(devices.lent(room.hall, live.name, link)) == told
    assert await reason_of(devices.fetch(room.hall, live.name, link)) == told
    assert await reason_of(invitations.invitation(room.hall, live.name, invitation)) == told


@in_room
async def test_the_former_owner_may_watch_a_private_game_by_their_key_and_by_no_used_link(room: Room) -> None:
    live, key, invitation, link = await substituted(room, listed=False)
    connection = await knock(live, key, watch=True)
    assert connection.watching
    assert not connection.lock, "they see what everyone may know"
    for other in (invitation, link, fresh_key()):
        with pytest.raises(NotYours):
            await knock(live, other, watch=True)


@in_room
async def test_nobody_watches_where_that_is_not_allowed(room: Room) -> None:
    live, key, *_ = await substituted(room, listed=False, watchers="none")
    with pytest.raises(NotYours):
        await knock(live, key, watch=True)


@in_room
async def test_during_a_game_a_used_invitation_says_how_its_guest_comes_back(room: Room) -> None:
    guests = await room.lay("treachery", 1, ("easy",), start=False, listed=False)
    live = guests[0].live
    await tables.leave_seat(room.hall, live.name, 1, room.host)
    token = (await invitations.invite(room.hall, live.name, 1, Expected(name="Bea"), room.host)).token
    await invitations.accept(room.hall, live.name, Accepting(key=fresh_key()), token)
    before = await reason_of(invitations.invitation(room.hall, live.name, token))
    used = "this invitation has been used; open the table in the browser that used it, or ask the host for another one"
    assert before == ("link_used", used)
    await tables.start(room.hall, room.visitor, live.name, room.host)
    await settle(room.hall)
    await room.pass_time(60)
    during = await reason_of(invitations.invitation(room.hall, live.name, token))
    assert during == (
        "link_used",
        "this invitation has been used; open the table in the browser that used it, or ask those who play to find a substitute: "
        "by that link you can take the seat again",
    )
