"""What takes long is done one after the other, and nobody waits for all of it: addresses take turns."""

from __future__ import annotations

import asyncio

from greathall.hall.bots.turns import OneByOne
from greathall.hall.http import records, tables
from greathall.hall.http.dependencies import Visitor
from greathall.hall.limits import Quotas
from tests.hall.room import Guest, Room, in_room, leave, play_out, settle
from tests.hall.serving import PATIENCE


def test_long_things_are_done_one_after_the_other_and_addresses_take_turns() -> None:
    async def inside() -> None:
        one_by_one, begun, ended = OneByOne(), list[str](), list[str]()

        async def do(table: str, whose: str) -> None:
            async with one_by_one.turn(table, whose):
                begun.append(table)
                await asyncio.sleep(0)
                ended.append(table)
                assert begun == ended

        await asyncio.gather(*(do(f"{whose}{number}", whose) for whose in ("a", "b") for number in range(3)))
        assert begun == ["a0", "a1", "b0", "a2", "b1", "b2"]
        await do("c", "")
        assert not one_by_one.busy

    asyncio.run(inside())


def test_whoever_goes_away_while_it_is_their_turn_keeps_nobody_waiting() -> None:
    async def inside() -> None:
        one_by_one = OneByOne()

        async def do(table: str) -> None:
            async with one_by_one.turn(table):
                await asyncio.sleep(0)

        async with one_by_one.turn("a"):
            waiting = [asyncio.ensure_future(do(table)) for table in "bcd"]
            await asyncio.sleep(0)
            waiting[0].cancel()
        waiting[1].cancel()  # its turn has come, and it has not seen that yet
        await asyncio.wait_for(waiting[2], PATIENCE)
        assert not one_by_one.busy

    asyncio.run(inside())


@in_room
async def test_whoever_looks_at_many_games_waits_for_their_own_turn(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    await play_out(guests)
    name = guests[0].live.name
    async with room.hall.reading.turn("another table", "192.0.2.1"):
        looks = [
            asyncio.ensure_future(records.moves(room.hall, room.visitor, name, 1, "", "en")),
            asyncio.ensure_future(records.replay(room.hall, room.visitor, name, 1, "", "en", at=1)),
        ]
        while len(room.hall.reading.turns.waiting[""].get(name, {}).get(name, ())) < len(looks):
            await asyncio.sleep(0)
    await asyncio.gather(*looks)


@in_room
async def test_bots_take_the_turns_of_whoever_laid_the_table_though_nobody_is_connected(room: Room) -> None:
    """Sixty such tables had sixty turns before somebody else had one."""
    laying = Visitor(Quotas(), "192.0.2.1")
    laid = await tables.lay(room.hall, laying, tables.Laying.model_validate({"game": "treachery", "seats": 3}))
    for seat in range(3):
        await tables.seat_bot(room.hall, laid.table, seat, tables.BotSeat(bot="greedy"), laid.host)
    beginning = Visitor(Quotas(), "192.0.2.2")
    live = await room.hall.table(laid.table)
    assert live.audience.network() == "192.0.2.1"
    await tables.start(room.hall, beginning, laid.table, laid.host)
    await settle(room.hall)
    assert set(room.pool.whose) == {"192.0.2.2"}
    guest = Guest(live, "")
    guest.network = "192.0.2.3"
    await live.join(guest, None)
    leave(guest)
    assert live.audience.network() == "192.0.2.3", "it was they who came last"
