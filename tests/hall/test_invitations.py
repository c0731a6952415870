"""Invitations: a guest's seat is the guest's alone, from the moment they take it; until then the host can withdraw it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from greathall.hall.errors import Refused
from greathall.hall.http import invitations, tables
from greathall.hall.http.invitations import Accepting, Expected, InvitationMade
from greathall.hall.http.tables import BotSeat, Sitting, Swap
from greathall.hall.keys import fresh_key, lock_of
from greathall.hall.live.table import LiveTable
from greathall.hall.table.snapshot import from_dict, to_dict
from greathall.hall.wire import views
from tests.hall.room import Guest, Room, in_room, room


async def table_of_two(room: Room) -> LiveTable:
    await room.lay("treachery", 0, ("easy", "easy"), start=False, listed=False)
    live = next(iter(room.hall.tables.values()))
    for seat in (0, 1):
        await tables.leave_seat(room.hall, live.name, seat, room.host)
    return live


async def invite(room: Room, live: LiveTable, seat: int = 1, name: str = "Bea") -> InvitationMade:
    return await invitations.invite(room.hall, live.name, seat, Expected(name=name), room.host)


async def take(room: Room, live: LiveTable, token: str, key: str) -> int:
    return (await invitations.accept(room.hall, live.name, Accepting(key=key), token)).seat


async def refusal(asking: object) -> str:
    with pytest.raises(Refused) as refused:
        await asking  # type: ignore[misc]
    return refused.value.reason


def seats(live: LiveTable) -> list[str]:
    return [seat["kind"] for seat in views.table_for(live.name, live.table, live.attendance())["seats"]]


@in_room
async def test_an_invitation_is_exchanged_for_a_key_that_only_the_guest_has(room: Room) -> None:
    live = await table_of_two(room)
    made = await invite(room, live)
    assert seats(live) == ["free", "invited"]
    own = fresh_key()
    assert await take(room, live, made.token, own) == 1
    assert seats(live) == ["free", "person"]
    bea = Guest(live, own)
    await live.join(bea, 0)
    assert bea.messages[0]["viewer"] == 1
    # Nothing that the host has opens the seat.
    for key in (made.token, room.host, room.watch):
        with pytest.raises(Refused):
            await live.join(Guest(live, key), 0)


@in_room
async def test_looking_at_an_invitation_exchanges_nothing(room: Room) -> None:
    live = await table_of_two(room)
    await tables.sit(room.hall, room.visitor, live.name, 0, Sitting(name="Ada"), room.host)
    made = await invite(room, live)
    before = live.table.number
    for _ in range(2):
        shown = await invitations.invitation(room.hall, live.name, made.token)
    assert (shown.game, shown.seat, shown.name, shown.host) == ("treachery", 1, "Bea", "Ada")
    assert live.table.number == before


@in_room
async def test_whoever_lost_the_answer_asks_again_with_the_same_key(room: Room) -> None:
    live = await table_of_two(room)
    made, own = await invite(room, live), fresh_key()
    for _ in range(2):
        assert await take(room, live, made.token, own) == 1
    assert live.table.seat_of(lock_of(own)) == 1


@in_room
async def test_a_used_a_withdrawn_and_a_strange_link_get_a_sentence_each_and_change_nothing(room: Room) -> None:
    live = await table_of_two(room)
    made, own = await invite(room, live), fresh_key()
    await take(room, live, made.token, own)
    number = live.table.number
    used = "this invitation has been used; open the table in the browser that used it, or ask the host for another one"
    assert await refusal(take(room, live, made.token, fresh_key())) == used
    assert await refusal(invitations.invitation(room.hall, live.name, made.token)) == used
    strange = "this is not an invitation to this table; check that the link is complete and comes from this hall"
    assert await refusal(take(room, live, fresh_key(), fresh_key())) == strange
    assert await refusal(take(room, live, "", fresh_key())) == strange
    assert live.table.number == number
    assert live.table.seat_of(lock_of(own)) == 1
    again = await invite(room, live, 0, "Cid")
    await tables.leave_seat(room.hall, live.name, 0, room.host)
    withdrawn = "this invitation was withdrawn; ask the host for another one"
    assert await refusal(take(room, live, again.token, fresh_key())) == withdrawn
    assert await refusal(invitations.invitation(room.hall, live.name, again.token)) == withdrawn
    assert seats(live) == ["free", "person"]


@in_room
async def test_a_guest_who_was_shown_out_does_not_come_back_by_the_same_link(room: Room) -> None:
    live = await table_of_two(room)
    made, own = await invite(room, live), fresh_key()
    await take(room, live, made.token, own)
    await tables.leave_seat(room.hall, live.name, 1, room.host)
    assert "withdrawn" in await refusal(take(room, live, made.token, own))


@in_room
async def test_a_seat_that_is_kept_is_neither_anyone_elses_nor_a_bots_and_the_game_waits_for_its_guest(room: Room) -> None:
    live = await table_of_two(room)
    await tables.sit(room.hall, room.visitor, live.name, 0, Sitting(name="Ada"), room.host)
    await invite(room, live)
    kept = "that seat is kept for Bea; choose another one"
    assert await refusal(tables.sit(room.hall, room.visitor, live.name, 1, Sitting(name="Eve"), room.host)) == kept
    assert await refusal(tables.seat_bot(room.hall, live.name, 1, BotSeat(bot="easy"), room.host)) == kept
    assert await refusal(invite(room, live)) == kept
    assert (
        await refusal(tables.start(room.hall, room.visitor, live.name, room.host))
        == "Bea has not come yet; wait, or withdraw the invitation"
    )


@in_room
async def test_only_the_host_invites_and_only_before_the_game(room: Room) -> None:
    live = await table_of_two(room)
    asking = invitations.invite(room.hall, live.name, 1, Expected(name="Bea"), "wrong")
    assert await refusal(asking) == "only the host may do that"
    guests = await room.lay("treachery", 2)
    late = invitations.invite(room.hall, guests[0].live.name, 1, Expected(name="Bea"), room.host)
    assert await refusal(late) == "the game has begun; seats stay as they are"


@in_room
async def test_an_invitation_moves_with_its_seat(room: Room) -> None:
    live = await table_of_two(room)
    made = await invite(room, live)
    await tables.swap(room.hall, live.name, Swap(one=0, other=1), room.host)
    assert await take(room, live, made.token, fresh_key()) == 0


@in_room
async def test_one_key_opens_one_seat(room: Room) -> None:
    live = await table_of_two(room)
    own = fresh_key()
    first, second = await invite(room, live, 0, "Ada"), await invite(room, live, 1, "Bea")
    await take(room, live, first.token, own)
    assert "in use" in await refusal(take(room, live, second.token, own))
    assert "in use" in await refusal(take(room, live, second.token, room.host))
    assert [first.number, second.number] == [1, 2]


@in_room
async def test_everyone_is_told_for_whom_a_seat_is_kept_and_nobody_the_token(room: Room) -> None:
    live = await table_of_two(room)
    sat = await tables.sit(room.hall, room.visitor, live.name, 0, Sitting(name="Ada"), room.host)
    ada = Guest(live, sat.key)
    await live.join(ada, 0)
    made, own = await invite(room, live), fresh_key()
    await take(room, live, made.token, own)
    assert [event["text"] for event in ada.events] == ["Seat 2 is kept for Bea.", "Bea sits down."]
    assert ada.events[0]["table"]["seats"][1]["invitation"] == made.number
    heard = b"".join(message for _, message in ada.heard).decode()
    for secret in (made.token, lock_of(made.token), own, lock_of(own)):
        assert secret not in heard


def test_an_invitation_survives_a_restart(tmp_path: Path) -> None:
    async def first() -> tuple[str, InvitationMade, InvitationMade]:
        async with room(tmp_path) as made:
            live = await table_of_two(made)
            kept, gone = await invite(made, live, 1), await invite(made, live, 0, "Cid")
            await tables.leave_seat(made.hall, live.name, 0, made.host)
            again = from_dict(json.loads(json.dumps(to_dict(live.table))))
            assert to_dict(again) == to_dict(live.table)
            return live.name, kept, gone

    async def second(name: str, kept: InvitationMade, gone: InvitationMade) -> None:
        async with room(tmp_path) as made:
            live = await made.hall.table(name)
            assert "withdrawn" in await refusal(take(made, live, gone.token, fresh_key()))
            assert await take(made, live, kept.token, fresh_key()) == 1

    asyncio.run(second(*asyncio.run(first())))
