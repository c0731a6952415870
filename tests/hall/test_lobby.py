"""The lobby: only tables at which a stranger can sit down now, and whose host is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import aclosing
from typing import Any

import pytest

from greathall.client.connection import Link, Seat
from greathall.hall.hall import IDLE, TELL_PRESENCE
from greathall.hall.http import hosts, invitations, lobby, tables
from greathall.hall.http.hosts import NewHost
from greathall.hall.http.invitations import Expected
from greathall.hall.http.tables import BotSeat, Sitting
from greathall.hall.keys import lock_of
from greathall.hall.live.table import LiveTable
from greathall.hall.table import entries
from greathall.hall.table.listing import DAYS_FOR, HOST_FOR, LIVE_FOR
from greathall.hall.table.votes import GRACE
from tests.hall.room import Guest, Room, in_room, settle
from tests.hall.serving import PATIENCE, Server, needs_postgresql, postgresql

DAY = 86_400.0


async def laid(room: Room, seats: int = 3, **plan: Any) -> tuple[LiveTable, Guest]:
    """A table with free seats, and its host, who is there."""
    before = set(room.hall.tables)
    await room.lay("treachery", 0, start=False, seats=seats, **plan)
    live = next(live for name, live in room.hall.tables.items() if name not in before)
    sat = await tables.sit(room.hall, room.visitor, live.name, 0, Sitting(name="Ada"), room.host)
    host = Guest(live, sat.key)
    await live.join(host, 0)
    return live, host


async def shown(room: Room, **wanted: Any) -> list[dict[str, Any]]:
    await written(room)
    return [dict(table) for table in await lobby.tables(room.hall, **{"phase": "gathering", "most": 50, **wanted})]


async def names(room: Room, **wanted: Any) -> list[str]:
    return [table["table"] for table in await shown(room, **wanted)]


async def written(room: Room) -> None:
    """Until what the lobby was told is in the store."""
    await settle(room.hall)
    await asyncio.gather(*room.hall.upkeep.tasks)


async def pass_time(room: Room, seconds: float) -> None:
    """Let time pass, with everything that a hall does again and again."""
    while seconds > 0:
        step = min(seconds, TELL_PRESENCE)
        await room.pass_time(step)
        await room.hall.sweep()
        await written(room)
        seconds -= step


@in_room
async def test_a_row_says_how_old_the_table_is_at_what_pace_in_which_language_and_whether_its_host_is_there(room: Room) -> None:
    live, _ = await laid(room, language="de", pace={"kind": "real_time", "decision": 20}, match=True)
    await pass_time(room, 65)
    (table,) = await shown(room)
    assert table["table"] == live.name
    assert table["age"] == pytest.approx(65)
    assert table["host_here"] is True
    assert (table["plan"]["language"], table["plan"]["pace"]["decision"], table["plan"]["match"]) == ("de", 20, True)
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "", ""]
    assert "lock" not in str(table)


@in_room
async def test_a_table_is_shown_while_a_stranger_can_sit_down_there(room: Room) -> None:
    live, _ = await laid(room)
    assert await names(room) == [live.name]
    await tables.seat_bot(room.hall, live.name, 1, BotSeat(bot="easy"), room.host)
    await invitations.invite(room.hall, live.name, 2, Expected(name="Bea"), room.host)
    assert await names(room) == [], "the last seat is kept for someone"
    await tables.leave_seat(room.hall, live.name, 2, room.host)
    assert await names(room) == [live.name]
    await tables.sit(room.hall, room.visitor, live.name, 2, Sitting(name="Cid"), "")
    assert await names(room) == []
    await tables.start(room.hall, room.visitor, live.name, room.host)
    await settle(room.hall)
    assert await names(room) == []
    assert await names(room, phase="playing") == [live.name]


@in_room
async def test_a_private_table_is_never_shown(room: Room) -> None:
    await laid(room, listed=False)
    assert await names(room) == []


@in_room
async def test_the_host_is_there_as_long_as_the_connection_lasts(room: Room) -> None:
    live, ada = await laid(room)
    other, _ = await laid(room)
    assert [table["host_here"] for table in await shown(room)] == [True, True]
    await pass_time(room, 5 * HOST_FOR)
    assert [table["host_here"] for table in await shown(room)] == [True, True]
    live.leave(ada)
    assert [(table["table"], table["host_here"]) for table in await shown(room)] == [(other.name, True), (live.name, False)], "at once"
    assert await names(room, host=True) == [other.name]
    await live.join(ada, None)
    assert [table["host_here"] for table in await shown(room)] == [True, True]


@in_room
async def test_whoever_hosts_while_the_host_is_away_or_for_good_counts_as_the_host(room: Room) -> None:
    live, ada = await laid(room)
    sat = await tables.sit(room.hall, room.visitor, live.name, 1, Sitting(name="Bea"), "")
    bea = Guest(live, sat.key)
    await live.join(bea, 0)
    live.leave(ada)
    assert [table["host_here"] for table in await shown(room)] == [False]
    await pass_time(room, GRACE + TELL_PRESENCE)
    assert [table["host_here"] for table in await shown(room)] == [True], "Bea hosts meanwhile"
    await live.join(ada, None)
    await hosts.hand_on(room.hall, live.name, NewHost(seat=1), ada.key)
    live.leave(ada)
    await pass_time(room, TELL_PRESENCE)
    assert [table["host_here"] for table in await shown(room)] == [True]


@in_room
async def test_a_server_that_dies_leaves_no_host_behind(room: Room) -> None:
    live, _ = await laid(room)
    await written(room)
    del room.hall.tables[live.name]  # nothing more is said of it
    await room.pass_time(HOST_FOR)
    assert [table["host_here"] for table in await shown(room)] == [False]


@in_room
async def test_a_table_at_which_nobody_has_been_for_a_while_drops_out_and_comes_back_with_its_people(room: Room) -> None:
    live, ada = await laid(room)
    await pass_time(room, 2 * LIVE_FOR)
    assert await names(room) == [live.name], "its host is there"
    live.leave(ada)
    await pass_time(room, LIVE_FOR - TELL_PRESENCE)
    assert await names(room) == [live.name]
    await pass_time(room, 2 * TELL_PRESENCE)
    assert await names(room) == []
    again = await room.hall.table(live.name)
    assert (await again.look(lambda table: table.chairs[0].name)) == "Ada", "its link still works"
    await again.join(Guest(again, ada.key), 0)
    assert await names(room) == [live.name]


@in_room
async def test_for_a_game_over_days_nobody_need_stay(room: Room) -> None:
    live, ada = await laid(room, pace={"kind": "days", "days": 2})
    live.leave(ada)
    await room.pass_time(DAYS_FOR - 1)
    assert await names(room) == [live.name]
    await room.pass_time(1)
    assert await names(room) == []


@in_room
async def test_tables_are_searched_by_game_pace_language_and_host(room: Room) -> None:
    german, _ = await laid(room, language="de")
    clocks, ada = await laid(room, pace={"kind": "real_time"}, language="en")
    clocks.leave(ada)
    assert await names(room, language="de") == [german.name]
    assert await names(room, pace="real_time") == [clocks.name]
    assert await names(room, pace="days") == []
    assert await names(room, game="treachery", host=True) == [german.name]
    assert await names(room, game="duhr") == []


@in_room
async def test_a_table_without_a_language_is_one_of_an_unknown_language(room: Room) -> None:
    live, _ = await laid(room)
    (table,) = await shown(room)
    assert table["plan"]["language"] == ""
    assert await names(room, language="en") == []
    assert await names(room) == [live.name]


@in_room
async def test_people_elsewhere_are_there(room: Room) -> None:
    """Another server tells that the host is connected to it."""
    live, ada = await laid(room)
    live.leave(ada)
    assert [table["host_here"] for table in await shown(room)] == [False]
    room.hall.heard(f"here {live.name} other 0")
    assert [table["host_here"] for table in await shown(room)] == [True]
    for _ in range(5):
        await pass_time(room, TELL_PRESENCE)
        room.hall.heard(f"here {live.name} other 0")
    assert [table["host_here"] for table in await shown(room)] == [True]
    await pass_time(room, IDLE)
    assert [table["host_here"] for table in await shown(room)] == [False], "it says so no longer"


@in_room
async def test_only_the_lobby_is_told_and_only_of_what_it_shows(room: Room) -> None:
    told: list[str] = []
    attend = room.store.attend

    async def counted(table: str, host_until: float, open_until: float) -> None:
        told.append(table)
        await attend(table, host_until, open_until)

    room.store.attend = counted  # type: ignore[method-assign]
    private, ada = await laid(room, listed=False)
    private.leave(ada)
    await pass_time(room, 60)
    assert told == []
    live, ada = await laid(room)
    live.leave(ada)
    await written(room)
    assert told == [live.name] * 2
    await pass_time(room, 60)
    assert told == [live.name] * 2, "nobody is there, and nothing changes"
    await live.join(ada, None)
    await room.do(live, entries.Seated(seat=1, name="Bea", lock=lock_of("b")))
    await room.do(live, entries.Seated(seat=2, name="Cid", lock=lock_of("c")))
    await tables.start(room.hall, room.visitor, live.name, room.host)
    await settle(room.hall)
    before = len(told)
    live.leave(ada)
    await pass_time(room, 60)
    assert len(told) == before, "a game is under way"


@needs_postgresql
def test_two_servers_agree_on_who_is_there() -> None:
    def polled(true: Callable[[dict[str, Any]], bool], *servers: Server) -> None:
        async def asking() -> None:
            async with asyncio.timeout(PATIENCE):
                for server in servers:
                    while not all(map(true, await asyncio.to_thread(server.get, "/api/tables"))):
                        await asyncio.sleep(0.05)

        asyncio.run(asking())

    with postgresql() as database:
        one, two = Server(database.url).start(), Server(database.url).start()
        try:
            laid = one.post("/api/tables", {"game": "treachery", "seats": 2})
            key = one.post(f"/api/tables/{laid['table']}/seats/0", {"name": "Ada"}, laid["host"])["key"]
            for server in (two, one):  # whichever keeps the table going

                async def inside(server: Server = server) -> None:
                    async with aclosing(Seat(Link(server.url, laid["table"], key)).messages()) as messages:
                        await anext(messages)
                        await asyncio.to_thread(polled, lambda table: table["host_here"], one, two)

                asyncio.run(asyncio.wait_for(inside(), PATIENCE))
                polled(lambda table: not table["host_here"], one, two)
        finally:
            one.stop()
            two.stop()


@in_room
async def test_what_was_said_of_a_table_is_no_longer_said_after_its_game_has_begun(room: Room) -> None:
    """A pace, a language and a first entry are for ever; free seats are not."""
    live, _ = await laid(room, seats=2)
    await room.do(live, entries.Seated(seat=1, name="Bea", lock=lock_of("b")))
    await tables.start(room.hall, room.visitor, live.name, room.host)
    await settle(room.hall)
    (running,) = await shown(room, phase="playing")
    assert "age" not in running
    assert "host_here" not in running
