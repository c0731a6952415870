"""Who hosts a table: the rights pass on when the host is away, return with the host, and can be given away for good."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from greathall.hall.errors import Refused
from greathall.hall.http import hosts, tables
from greathall.hall.http.hosts import NewHost
from greathall.hall.http.tables import BotSeat, Sitting, Swap
from greathall.hall.live.table import LiveTable
from greathall.hall.table import entries
from greathall.hall.table.entries import NOBODY
from greathall.hall.table.snapshot import from_dict, to_dict
from greathall.hall.table.votes import GRACE
from greathall.hall.wire import views
from tests.hall.operating import until
from tests.hall.room import Guest, Room, in_room, settle

DAY = 86_400


async def gathered(room: Room, people: int = 3, **plan: object) -> list[Guest]:
    """People whom the host has seated, the host first; all are connected."""
    await room.lay("treachery", 0, ("easy",) * people, start=False, **plan)
    live = next(iter(room.hall.tables.values()))
    guests = []
    for seat, name in enumerate(("Ada", "Bea", "Cid", "Dov")[:people]):
        await tables.leave_seat(room.hall, live.name, seat, room.host)
        sat = await tables.sit(room.hall, room.visitor, live.name, seat, Sitting(name=name), room.host)
        guests.append(Guest(live, sat.key))
        await live.join(guests[-1], 0)
    return guests


async def refusal(asking: Awaitable[None]) -> str:
    with pytest.raises(Refused) as refused:
        await asking
    return refused.value.reason


def hosting(live: LiveTable) -> int:
    shown = views.table_for(live.name, live.table, live.attendance())
    assert from_dict(to_dict(live.table)).hosting() == shown["host"]
    return shown["host"]


def swap(room: Room, live: LiveTable, key: str) -> Awaitable[None]:
    """Something that only a host may do."""
    return tables.swap(room.hall, live.name, Swap(one=0, other=1), key)


ONLY_HOST = "only the host may do that"


@in_room
async def test_the_rights_belong_to_the_hosts_own_seat_and_move_with_it(room: Room) -> None:
    ada, bea, _ = await gathered(room)
    assert hosting(ada.live) == 0
    await swap(room, ada.live, ada.key)
    assert hosting(ada.live) == 1
    assert await refusal(swap(room, ada.live, bea.key)) == ONLY_HOST
    await swap(room, ada.live, room.host)
    assert hosting(ada.live) == 0


@in_room
async def test_the_hosts_rights_pass_on_when_the_host_is_away_and_return_with_the_host(room: Room) -> None:
    ada, bea, cid = await gathered(room)
    live = ada.live
    live.leave(bea)
    live.leave(ada)
    await room.pass_time(GRACE - 1)
    assert hosting(live) == 0
    assert await refusal(swap(room, live, cid.key)) == ONLY_HOST
    await room.pass_time(1)
    assert hosting(live) == 2
    assert cid.events[-1]["text"] == "The host is away: you host the table until they are back."
    assert cid.events[-1]["table"]["host"] == 2
    await swap(room, live, cid.key)
    await live.join(ada, None)
    await room.pass_time(0)
    assert live.table.hosting() == live.table.seat_of(ada.lock)
    assert cid.events[-1]["text"] == "Ada hosts the table again."
    assert await refusal(swap(room, live, cid.key)) == ONLY_HOST


@in_room
async def test_in_a_running_game_a_deputy_gives_the_seat_of_an_absent_player_to_a_bot(room: Room) -> None:
    ada, bea, cid = await gathered(room)
    live = ada.live
    await tables.start(room.hall, room.visitor, live.name, room.host)
    await settle(room.hall)
    for guest in (ada, bea):
        live.leave(guest)
    await room.pass_time(GRACE)
    assert hosting(live) == 2
    await tables.hand_over(room.hall, live.name, 1, BotSeat(bot="easy"), cid.key)
    assert live.table.chairs[1].stand_in == "easy"


@in_room
async def test_over_days_a_closed_page_passes_nothing_on_at_a_listed_table_before_a_day_is_over(room: Room) -> None:
    ada, bea, _ = await gathered(room, pace={"kind": "days", "days": 2})
    ada.live.leave(ada)
    await room.pass_time(DAY - 1)
    assert hosting(ada.live) == 0
    await room.pass_time(1)
    assert hosting(ada.live) == 1
    assert bea.kinds[-1] == "hosted"


@in_room
async def test_over_days_nobody_who_was_invited_is_stuck_because_the_host_is_away(room: Room) -> None:
    ada, bea, _ = await gathered(room, pace={"kind": "days", "days": 2}, listed=False)
    ada.live.leave(ada)
    await room.pass_time(GRACE - 1)
    assert hosting(ada.live) == 0
    await room.pass_time(1)
    assert hosting(ada.live) == 1
    await tables.start(room.hall, room.visitor, ada.live.name, bea.key)
    await settle(room.hall)
    assert ada.live.table.phase == "playing"
    await ada.live.join(ada, None)
    await room.pass_time(0)
    assert hosting(ada.live) == 0


@in_room
async def test_a_deputy_who_leaves_too_is_followed_by_the_next(room: Room) -> None:
    ada, bea, cid = await gathered(room)
    live = ada.live
    live.leave(ada)
    await room.pass_time(GRACE)
    assert hosting(live) == 1
    live.leave(bea)
    await room.pass_time(GRACE)
    assert hosting(live) == 2
    live.leave(cid)
    await room.pass_time(10 * GRACE)
    assert hosting(live) == 2, "nobody is there to take over"


@in_room
async def test_when_the_host_has_left_the_table_the_first_who_is_there_hosts_it(room: Room) -> None:
    ada, _, _ = await gathered(room)
    await tables.leave_seat(room.hall, ada.live.name, 0, ada.key)
    await room.pass_time(0)
    assert hosting(ada.live) == 1
    again = await tables.sit(room.hall, room.visitor, ada.live.name, 0, Sitting(name="Ada"), room.host)
    await ada.live.join(Guest(ada.live, again.key), None)
    await room.pass_time(0)
    assert hosting(ada.live) == 0


@in_room
async def test_a_deputy_may_free_the_seat_of_the_absent_host_who_can_come_again(room: Room) -> None:
    await room.lay("treachery", 0, ("easy",) * 2, start=False)
    live = next(iter(room.hall.tables.values()))
    guests = []
    for seat, name in enumerate(("Ada", "Bea")):
        await tables.leave_seat(room.hall, live.name, seat, room.host)
        who = Sitting(name=name, browser=f"the browser of {name}")
        guests.append(Guest(live, (await tables.sit(room.hall, room.visitor, live.name, seat, who, room.host)).key))
        await live.join(guests[-1], None)
    live.leave(guests[0])
    await room.pass_time(GRACE)
    await tables.leave_seat(room.hall, live.name, 0, guests[1].key)
    assert not live.table.barred
    who = Sitting(name="Ada", browser="the browser of Ada")
    again = await tables.sit(room.hall, room.visitor, live.name, 0, who, room.host)
    await live.join(Guest(live, again.key), None)
    await room.pass_time(0)
    assert hosting(live) == 0


@in_room
async def test_a_host_who_has_got_up_leaves_the_rights_to_the_deputy_until_they_sit_down_again(room: Room) -> None:
    ada, bea, _ = await gathered(room, listed=False)
    live = ada.live
    await tables.leave_seat(room.hall, live.name, 0, ada.key)
    await room.pass_time(0)
    assert hosting(live) == 1
    assert await refusal(swap(room, live, room.host)) == ONLY_HOST
    await swap(room, live, bea.key)
    free = next(seat for seat, chair in enumerate(live.table.chairs) if chair.free())
    again = await tables.sit(room.hall, room.visitor, live.name, free, Sitting(name="Ada"), room.host)
    await live.join(Guest(live, again.key), None)
    await room.pass_time(0)
    assert hosting(live) == free
    await swap(room, live, room.host)


@in_room
async def test_the_host_hands_the_table_over_for_good(room: Room) -> None:
    ada, bea, cid = await gathered(room)
    live = ada.live
    to_bea = NewHost(seat=1)
    for key in (bea.key, "", room.watch):
        assert await refusal(hosts.hand_on(room.hall, live.name, to_bea, key)) == ONLY_HOST
    for seat in (0, 7):
        own = hosts.hand_on(room.hall, live.name, NewHost(seat=seat), ada.key)
        assert await refusal(own) == "the table can be handed over only to another player"
    await hosts.hand_on(room.hall, live.name, to_bea, ada.key)
    assert hosting(live) == 1
    assert [guest.events[-1]["text"] for guest in (bea, cid)] == ["You host the table now.", "Bea hosts the table now."]
    for key in (ada.key, room.host):
        assert await refusal(swap(room, live, key)) == ONLY_HOST
    await swap(room, live, bea.key)


@in_room
async def test_a_deputy_can_not_hand_the_table_over(room: Room) -> None:
    ada, bea, _ = await gathered(room)
    ada.live.leave(ada)
    await room.pass_time(GRACE)
    asking = hosts.hand_on(room.hall, ada.live.name, NewHost(seat=1), bea.key)
    assert await refusal(asking) == "you host the table only until its host is back, so you can't hand it over"


@in_room
async def test_at_a_table_whose_host_sits_nowhere_nothing_passes_on(room: Room) -> None:
    guests = await room.lay("treachery", 2, start=False)
    await room.pass_time(10 * GRACE)
    assert hosting(guests[0].live) == NOBODY
    await swap(room, guests[0].live, room.host)


@in_room
async def test_a_server_brings_in_tables_that_it_keeps_going_when_guests_are_elsewhere(room: Room) -> None:
    ada, *_ = await gathered(room)
    name = ada.live.name
    ada.live.close()
    del room.hall.tables[name]
    room.hall.heard(f"here {name} other ")
    assert not room.hall.upkeep.tasks, "nobody is there"
    room.hall.heard(f"here {name} other 1")
    await until(lambda: name in room.hall.tables)
    for seconds in (0, 20, 20, 20):
        await room.pass_time(seconds)
        room.hall.heard(f"here {name} other 1")  # as it is told again and again
    await room.pass_time(0)
    assert hosting(room.hall.tables[name]) == 1


@in_room
async def test_the_host_stays_the_host_when_those_who_are_left_gather_again(room: Room) -> None:
    ada, _, cid = await gathered(room)
    await tables.start(room.hall, room.visitor, ada.live.name, room.host)
    await settle(room.hall)
    await room.do(ada.live, entries.Abandoned())
    await room.do(ada.live, entries.Gathered(freed=[1]))
    assert hosting(ada.live) == 0
    assert await refusal(tables.seat_bot(room.hall, ada.live.name, 1, BotSeat(bot="easy"), cid.key)) == ONLY_HOST
    await tables.seat_bot(room.hall, ada.live.name, 1, BotSeat(bot="easy"), ada.key)
