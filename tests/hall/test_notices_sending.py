"""How notices are sent: how often, again where they did not arrive, and once however many servers there are."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from greathall.hall.errors import Refused
from greathall.hall.hall import IDLE
from greathall.hall.http import devices
from greathall.hall.http.devices import NewKey
from greathall.hall.keys import fresh_key, lock_of
from greathall.hall.notices.limits import ADDRESSES, HOUR
from greathall.hall.notices.messenger import AWAY, TRY_AGAIN, Messenger
from greathall.hall.store.base import Address
from greathall.hall.table import entries
from tests.hall.away import Away, come_and_move, rival, while_away
from tests.hall.room import Guest, leave, play_out


@while_away
async def test_a_seat_is_told_five_things_an_hour_and_the_rest_later_if_it_is_still_so(room: Away) -> None:
    mover, other = rival(await room.lay(handover=0.0))
    await room.subscribe(other)
    leave(mover, other)
    told = 0
    for _ in range(7):
        await come_and_move(mover)
        told += len(await room.later())
        await come_and_move(other)
    assert told == 5
    await come_and_move(mover)
    assert await room.later() == []
    assert len(await room.later(HOUR)) == 1


@while_away
async def test_what_did_not_arrive_is_tried_again_and_less_and_less_often(room: Away) -> None:
    mover, other = rival(await room.lay(handover=0.0))
    await room.subscribe(other)
    leave(other)
    room.service.answers = [503, 429, 500, 201]
    await mover.move()
    assert await room.later() == []
    for wait in TRY_AGAIN:
        assert await room.later(wait - 1) == []
        before = len(room.service.requests)
        await room.later(1)
        assert len(room.service.requests) == before + 1
    assert len(room.service.heard) == 1
    assert list(TRY_AGAIN) == sorted(TRY_AGAIN)


@while_away
async def test_what_is_no_longer_so_is_not_tried_again(room: Away) -> None:
    mover, other = rival(await room.lay())
    await room.subscribe(other)
    leave(other)
    room.service.answers = [503]
    await mover.move()
    await room.later()
    await come_and_move(other)
    await room.later()
    await room.later(TRY_AGAIN[0])
    assert len(room.service.requests) == 1


async def five_told(room: Away, ada: Guest) -> None:
    """Five times somebody sits down beside Ada, who is away, and gets up again."""
    for number in range(5):
        await room.do(ada.live, entries.Seated(seat=1, name=f"Guest {number}", lock=lock_of(fresh_key())))
        assert len(await room.later()) == 1
        await room.do(ada.live, entries.Freed(seat=1))
        assert await room.later() == []


def forget_after(room: Away, seconds: float) -> None:
    """As if nobody had used any table for so long."""
    for live in room.hall.tables.values():
        live.used -= seconds


@while_away
async def test_what_has_to_wait_is_told_though_everyone_has_left_the_table(room: Away) -> None:
    (ada,) = await room.lay(people=1, seats=2, start=False)
    await room.subscribe(ada)
    leave(ada)
    await five_told(room, ada)
    await room.do(ada.live, entries.Seated(seat=1, name="Bea", lock=lock_of(fresh_key())))
    assert await room.later() == []
    forget_after(room, 2 * IDLE)
    await room.hall.sweep()
    assert await room.later(HOUR) == ["New at your table: Bea."]
    assert await room.later() == []
    forget_after(room, 2 * IDLE)
    await room.hall.sweep()
    assert ada.live.name not in room.hall.tables, "nothing more keeps it in the memory"


@while_away
async def test_what_has_to_wait_or_did_not_arrive_survives_a_restart(room: Away) -> None:
    (ada,) = await room.lay(people=1, seats=2, start=False)
    await room.subscribe(ada)
    leave(ada)
    await five_told(room, ada)
    await room.do(ada.live, entries.Seated(seat=1, name="Bea", lock=lock_of(fresh_key())))
    await room.later()
    await restart(room)
    assert await room.later() == [], "the hour is not over"
    room.service.answers = [503]
    assert await room.later(HOUR) == []
    await room.look()  # what did not arrive is written down
    await restart(room)
    assert await room.later(TRY_AGAIN[0]) == ["New at your table: Bea."]
    await restart(room)
    assert await room.later(HOUR) == [], "once"


@while_away
async def test_whoever_has_seen_the_end_of_a_game_is_not_told_of_it_after_a_restart(room: Away) -> None:
    guests = await room.lay()
    await room.subscribe(guests[0])
    await play_out(guests)
    assert await room.look() == []
    await restart(room)
    assert guests[0].live.name in room.hall.tables, "it is looked at once more"
    assert await room.later() == []


async def restart(room: Away) -> None:
    """As if the server was killed and came back: nothing is left but the store."""
    name = next(iter(room.hall.tables), "")
    for live in room.hall.tables.values():
        live.close()
    room.hall.tables.clear()
    carriers = room.hall.messenger.carriers
    room.hall.messenger = Messenger(room.store, carriers, room.hall.upkeep.run)
    room.hall.takes_over.set()
    await room.hall.take_over()
    assert name in room.hall.tables
    await room.look()


@pytest.mark.parametrize("status", [404, 410])
def test_an_endpoint_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    @while_away
    async def inside(room: Away) -> None:
        mover, other = rival(await room.lay())
        await room.subscribe(other)
        leave(other)
        room.service.answers = [status]
        await mover.move()
        await room.later()
        assert await room.hall.messenger.given(other.live.name, other.lock) == []
        await room.later(3600)
        assert len(room.service.requests) == 1

    inside(tmp_path)


@while_away
async def test_what_a_service_refuses_for_good_is_not_tried_again(room: Away) -> None:
    mover, other = rival(await room.lay())
    await room.subscribe(other)
    leave(other)
    room.service.answers = [400]
    await mover.move()
    await room.later()
    await room.later(3600)
    assert len(room.service.requests) == 1
    assert len(await room.hall.messenger.given(other.live.name, other.lock)) == 1


@while_away
async def test_what_a_seat_gave_goes_with_the_seat(room: Away) -> None:
    _, bea = await room.lay(start=False)
    await room.subscribe(bea)
    await room.do(bea.live, entries.Freed(seat=1))
    await room.do(bea.live, entries.Seated(seat=1, name="Cid", lock=lock_of(fresh_key())))
    assert await room.later() == []
    assert await room.store.addresses(bea.live.name) == []
    assert await room.store.value(f"told {bea.live.name} {bea.lock}") is None


async def rekeyed(room: Away, guest: Guest, *kept: Address) -> Guest:
    """The same guest by a new key for their seat, with these of its addresses."""
    name, new = guest.live.name, fresh_key()
    for _ in range(2):  # whoever lost the answer asks again
        await devices.change_key(room.hall, name, NewKey(key=new, keep=[each.id for each in kept]), guest.key)
    leave(guest)
    again = Guest(guest.live, new)
    await guest.live.join(again, None)
    return again


@while_away
async def test_after_a_change_of_the_key_only_the_addresses_are_told_that_the_owner_keeps(room: Away) -> None:
    mover, other = rival(await room.lay())
    own, strange = [await room.subscribe(other, path) for path in ("/push/own", "/push/strange")]
    again = await rekeyed(room, other, own)
    assert await room.hall.messenger.given(again.live.name, again.lock) == [replace(own, lock=again.lock)]
    assert await room.store.address(strange.id) is None
    leave(again)
    await mover.move()
    assert len(await room.later()) == 1
    assert [request.target for request, _ in room.service.requests] == [b"/push/own"]


@while_away
async def test_a_change_of_the_key_that_was_broken_off_loses_no_address(room: Away) -> None:
    mover, other = rival(await room.lay())
    own, strange = [await room.subscribe(other, path) for path in ("/push/own", "/push/strange")]
    new = fresh_key()
    seat = other.live.table.seat_of(other.lock)
    await room.do(other.live, entries.Rekeyed(seat=seat, lock=lock_of(new), keep=(own.id,)))
    leave(other)
    await room.look()  # before the addresses have followed, or after a crash
    assert await room.hall.messenger.given(other.live.name, lock_of(new)) == [replace(own, lock=lock_of(new))]
    assert await room.store.address(strange.id) is None
    await mover.move()
    assert len(await room.later()) == 1


@while_away
async def test_unless_the_owner_says_so_no_address_survives_a_change_of_the_key(room: Away) -> None:
    mover, other = rival(await room.lay())
    await room.subscribe(other)
    again = await rekeyed(room, other)
    leave(again)
    await mover.move()
    assert await room.later() == []
    assert await room.store.addresses(again.live.name) == []
    assert await room.store.value(f"told {other.live.name} {other.lock}") is None


@while_away
async def test_nobody_keeps_the_addresses_of_another_seat(room: Away) -> None:
    mover, other = rival(await room.lay())
    others = await room.subscribe(mover)
    again = await rekeyed(room, other, others)
    assert await room.hall.messenger.given(again.live.name, again.lock) == []
    assert await room.hall.messenger.given(mover.live.name, mover.lock) == [others]


@while_away
async def test_what_is_forgotten_under_the_old_key_stays_under_the_new_one(room: Away) -> None:
    """Another server may see late that the old key opens nothing any more."""
    _, other = rival(await room.lay())
    own = await room.subscribe(other)
    again = await rekeyed(room, other, own)
    await room.hall.messenger.drop([own])
    assert await room.hall.messenger.given(again.live.name, again.lock) == [replace(own, lock=again.lock)]


@while_away
async def test_a_seat_has_a_few_addresses_and_the_same_one_counts_once(room: Away) -> None:
    ada, _ = await room.lay(start=False)
    for number in range(ADDRESSES):
        await room.subscribe(ada, f"/push/{number}")
        await room.subscribe(ada, f"/push/{number}")
    with pytest.raises(Refused, match="at most 6 addresses"):
        await room.subscribe(ada, "/push/more")
    assert len(await room.hall.messenger.given(ada.live.name, ada.lock)) == ADDRESSES


@while_away
async def test_what_was_told_is_known_after_a_restart_and_to_other_servers(room: Away) -> None:
    mover, other = rival(await room.lay())
    await room.subscribe(other)
    leave(other)
    await mover.move()
    assert len(await room.later()) == 1
    room.hall.messenger.known.clear()
    assert await room.later() == []


@while_away
async def test_of_two_servers_that_would_tell_it_at_once_only_one_does(room: Away) -> None:
    mover, other = rival(await room.lay())
    await room.subscribe(other)
    leave(other)
    await room.later()
    await mover.move()
    await room.pass_time(AWAY)
    # Another server has told it since this one last read what was told.
    name = f"told {other.live.name} {other.lock}"
    kept = await room.store.value(name)
    assert kept is not None
    assert await room.store.set_value(name, kept.replace('"sent":[]', '"sent":[1.0]'), kept)
    assert await room.look() == []


@while_away
async def test_a_table_that_another_server_keeps_going_is_left_to_it(room: Away) -> None:
    mover, other = rival(await room.lay())
    await room.subscribe(other)
    leave(other)
    await mover.move()
    await room.pass_time(AWAY)
    room.hall.servers = ["one", "two"]
    room.hall.keeps = lambda name: False  # type: ignore[method-assign]
    assert await room.look() == []
    room.hall.keeps = lambda name: True  # type: ignore[method-assign]
    assert len(await room.look()) == 1


@while_away
async def test_the_key_of_the_hall_is_made_once(room: Away) -> None:
    first = (await room.hall.messenger.own()).vapid.public
    room.hall.messenger.kept_own = None
    assert (await room.hall.messenger.own()).vapid.public == first
    assert await room.store.set_value("vapid", "another", None) is False
