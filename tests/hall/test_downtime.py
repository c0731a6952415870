"""A hall that was closed for days: nobody has lost time at a table, and no link was good for longer than was promised."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from greathall.hall.errors import Refused
from greathall.hall.http import devices
from greathall.hall.keys import lock_of
from greathall.hall.notices import mail
from greathall.hall.store.base import Address
from greathall.hall.table.deadlines import holiday_until, reminder_at
from tests.hall.room import Room, asked, in_room

DAY = 86_400.0
DAYS: Final[dict[str, Any]] = {"pace": {"kind": "days", "days": 2}, "holidays": 10}


async def closed_for(room: Room, seconds: float) -> Room:
    """The hall closes, and opens again so much later by the time of day."""
    await room.hall.beat()
    await room.close()
    later = Room(room.folder)
    later.time = room.time + seconds
    await later.hall.beat()
    return later


def test_time_to_decide_holidays_and_reminders_stand_still_while_the_hall_is_closed(tmp_path: Path) -> None:
    async def inside() -> None:
        room = Room(tmp_path)
        guests = await room.lay("treachery", 2, **DAYS)
        mover = asked(guests)
        other = next(guest for guest in guests if guest is not mover)
        await other.say(type="holiday", days=3)
        await room.pass_time(DAY / 2)
        table, now = mover.live.table, room.hall.clock.now()
        seats = table.seat_of(lock_of(mover.key)), table.seat_of(lock_of(other.key))

        def left(now: float) -> list[float]:
            times = table.runs_out(seats[0]), reminder_at(table, seats[0]), holiday_until(table, seats[1])
            return [round(each - now, 3) for each in times if each is not None]

        before = left(now)
        assert before == [1.5 * DAY, 0.5 * DAY, 2.5 * DAY]
        room = await closed_for(room, 5 * DAY)
        table = (await room.hall.table(mover.live.name)).table
        assert left(room.hall.clock.now()) == before
        await room.pass_time(DAY)
        assert left(room.hall.clock.now()) == [each - DAY for each in before], "and go on afterwards"
        await room.close()

    asyncio.run(inside())


def test_a_link_for_another_device_is_over_after_ten_minutes_though_the_hall_was_closed(tmp_path: Path) -> None:
    """It was good for ten minutes of the hall's time before, however many days after it was made."""

    async def inside() -> None:
        room = Room(tmp_path)
        ada, _ = await room.lay("treachery", 2)
        link = await devices.lend(room.hall, ada.live.name, ada.key)
        await room.pass_time(300)
        room = await closed_for(room, 299)
        await devices.lent(room.hall, ada.live.name, link.token)
        room = await closed_for(room, 1)
        for ask in (devices.lent, devices.fetch):
            with pytest.raises(Refused, match="ten minutes only"):
                await ask(room.hall, ada.live.name, link.token)
        await room.close()

    asyncio.run(inside())


@in_room
async def test_a_time_of_day_that_is_put_back_prolongs_no_link(room: Room) -> None:
    ada, _ = await room.lay("treachery", 2)
    link = await devices.lend(room.hall, ada.live.name, ada.key)
    room.hall.clock.wall = lambda: 0.0
    await room.pass_time(600)
    with pytest.raises(Refused, match="ten minutes only"):
        await devices.fetch(room.hall, ada.live.name, link.token)


@in_room
async def test_a_mail_can_be_confirmed_for_a_day_though_the_hall_was_closed(room: Room) -> None:
    clock = room.hall.clock
    address = Address("id", "table", "lock", "mail", "ada@example.org", '{"asked": 1000.0}', "en", "waiting", clock.now())
    clock.wall = lambda: 1000.0 + mail.CONFIRM_WITHIN
    assert not mail.too_late(address, clock)
    clock.wall = lambda: 1001.0 + mail.CONFIRM_WITHIN
    assert mail.too_late(address, clock)
    assert not mail.too_late(replace(address, details="{}"), clock), "earlier versions noted no time of day"
    assert mail.asked(clock) == {"asked": clock.wall()}
