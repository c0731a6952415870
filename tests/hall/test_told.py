"""Bots wait until the only person at the table has been told what led to the position."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from starlette.websockets import WebSocket

from greathall.hall.keys import lock_of
from greathall.hall.limits import Limits, Quotas
from greathall.hall.live.connection import Connection
from greathall.hall.table.due import LONGEST_HOLD
from greathall.hall.wire import incoming
from tests.hall.room import Guest, Room, in_room, settle


async def tell(guest: Guest) -> None:
    """As the page does when its guest has read everything."""
    guest.told = guest.live.table.position
    guest.live.hear_told(guest.told)
    await settle(guest.live.hall)


async def reader(room: Room, people: int = 1, bots: tuple[str, ...] = ("easy", "easy")) -> Guest:
    """Someone who is told everything at their own pace, and has made the first move."""
    guest, *_ = await room.lay("treachery", people, bots, thinking=0, options={"first": "0"})
    guest.told = guest.live.table.position
    await guest.move()
    return guest


def moves(guest: Guest) -> int:
    return guest.kinds.count("played")


@in_room
async def test_each_bot_moves_when_the_page_has_told_what_came_before(room: Room) -> None:
    guest = await reader(room)
    assert moves(guest) == 1, "their own"
    await room.pass_time(LONGEST_HOLD - 1)
    assert moves(guest) == 1
    await tell(guest)
    assert moves(guest) == 2, "at once"
    await tell(guest)
    assert moves(guest) == 3
    assert guest.position["question"] is not None


@in_room
async def test_nobody_waits_longer_than_ten_seconds_for_a_page(room: Room) -> None:
    guest = await reader(room)
    await room.pass_time(LONGEST_HOLD)
    assert moves(guest) == 2
    guest.live.leave(guest)
    await settle(room.hall)
    assert moves(guest) == 2, "whoever is gone hears nothing more"
    await guest.live.join(guest, None)
    assert guest.position["question"] is not None, "and nobody waited for them"


@in_room
async def test_nobody_waits_for_programs_or_where_several_people_sit(room: Room) -> None:
    [program] = await room.lay("treachery", 1, ("easy", "easy"), thinking=0, options={"first": "0"})
    await program.move()
    assert moves(program) == 3
    guest = await reader(room, people=2, bots=("easy",))
    assert moves(guest) == 1
    await guest.live.audience.viewers(guest.live.table)[1][0].move()  # type: ignore[attr-defined]
    assert moves(guest) == 3


@in_room
async def test_the_device_that_was_told_first_counts(room: Room) -> None:
    guest = await reader(room)
    phone = Guest(guest.live, guest.key)
    phone.told = 0
    await guest.live.join(phone, None)
    await tell(guest)
    assert moves(guest) == 2


@in_room
async def test_what_a_page_at_another_server_was_told_is_heard_here(room: Room) -> None:
    guest = await reader(room)
    name, told = guest.live.name, guest.told
    guest.told = None
    room.hall.heard(f"told {name} other {told}")
    room.hall.heard("told nothere other 4")
    await settle(room.hall)
    assert moves(guest) == 1
    room.hall.heard(f"told {name} other {guest.live.table.position}")
    await settle(room.hall)
    assert moves(guest) == 2


@in_room
async def test_the_server_that_keeps_the_table_is_told(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = await reader(room)
    news: list[str] = []
    monkeypatch.setattr(room.hall, "keeps", lambda name: False)
    monkeypatch.setattr(room.hall, "tell_servers", news.append)
    await tell(guest)
    assert news == [f"told {guest.live.name} one {guest.told}"]


@in_room
async def test_a_page_says_hello_as_one_that_tells_and_what_it_has_told(room: Room) -> None:
    [guest] = await room.lay("treachery", 1, ("easy", "easy"), thinking=0, options={"first": "0"})
    wire: asyncio.Queue[Any] = asyncio.Queue()
    socket = WebSocket({"type": "websocket", "client": ("127.0.0.1", 1), "headers": []}, wire.get, wire.put)
    await wire.put({"type": "websocket.connect"})
    await socket.accept()
    await wire.get()
    page = Connection(socket, room.hall, Quotas(Limits()))
    await wire.put({"type": "websocket.receive", "text": json.dumps({"type": "hello", "protocol": 1, "key": guest.key, "tells": True})})
    live = await page.hello(guest.live.name)
    await guest.move()
    assert moves(guest) == 1
    await page.answer(live, incoming.Told(id=None, type="told", position=live.table.position))
    await settle(room.hall)
    assert moves(guest) == 2
    await page.answer(live, incoming.Neighbours(id=None, type="neighbours", keys=["a", "b"]))
    assert page.neighbours == {lock_of("a"), lock_of("b")}
