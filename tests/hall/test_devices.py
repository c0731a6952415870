"""One's seat on several devices: brought there by a link that is good once, shown when it is open elsewhere, and ended by a new key."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable
from pathlib import Path

import pytest

from greathall.hall.errors import Refused
from greathall.hall.http import devices, records, tables
from greathall.hall.http.devices import Fetching, NewKey
from greathall.hall.http.seats import MySeat, seat_form
from greathall.hall.http.tables import Sitting, Swap
from greathall.hall.keys import fresh_key, lock_of, seal, unseal
from greathall.hall.live.table import LiveTable
from greathall.hall.table import entries
from greathall.hall.table.snapshot import from_dict, to_dict
from tests.hall.room import Guest, Room, asked, in_room, room


async def refusal(asking: Awaitable[object]) -> str:
    with pytest.raises(Refused) as refused:
        await asking
    return refused.value.reason


def another(guest: Guest, device: str = "phone") -> Guest:
    """The same seat on another device."""
    made = Guest(guest.live, guest.key)
    made.device = device
    return made


def stands(guest: Guest) -> MySeat:
    """How the table stands for the guest's seat, as their list of games shows it."""
    table = guest.live.table
    return seat_form(guest.live.name, table, table.seat_of(guest.lock), "en", guest.live.hall.clock)


def others(guest: Guest) -> list[int]:
    """On how many other devices the guest was told that their seat is open, one message after the other."""
    return [message["others"] for message in guest.messages if message["type"] == "elsewhere"]


async def change_key(room: Room, guest: Guest, key: str) -> None:
    await devices.change_key(room.hall, guest.live.name, NewKey(key=key), guest.key)


# By link.


@in_room
async def test_a_link_brings_the_seat_to_another_device_once(room: Room) -> None:
    ada, bea = await room.lay("treachery", 2)
    name = ada.live.name
    assert stands(bea).device_link == ""
    link = await devices.lend(room.hall, name, bea.key)
    assert (link.seat, link.seconds) == (1, 600)
    assert [stands(guest).device_link for guest in (ada, bea)] == ["", "good"]
    for _ in range(2):  # looking exchanges nothing
        shown = await devices.lent(room.hall, name, link.token)
    assert (shown.game, shown.seat, shown.name) == ("treachery", 1, "Guest 1")
    brought = await devices.fetch(room.hall, name, link.token)
    assert (brought.seat, brought.key) == (1, bea.key)
    used = "this link was used already; make another one where you have the seat"
    assert await refusal(devices.fetch(room.hall, name, link.token)) == used
    assert await refusal(devices.lent(room.hall, name, link.token)) == used
    assert bea.kinds[-2:] == ["lent", "fetched"]
    assert stands(bea).device_link == "used", "so that nobody goes on showing it"
    assert not {"lent", "fetched"}.intersection(ada.kinds), "that is nobody else's business"


@in_room
async def test_a_device_that_lost_the_answer_asks_again_and_gets_the_same(room: Room) -> None:
    _, bea = await room.lay("treachery", 2)
    name, by = bea.live.name, Fetching(by=fresh_key())
    link = await devices.lend(room.hall, name, bea.key)
    for _ in range(2):
        assert (await devices.fetch(room.hall, name, link.token, by)).key == bea.key
        assert to_dict(from_dict(json.loads(json.dumps(to_dict(bea.live.table))))) == to_dict(bea.live.table)
    assert bea.kinds.count("fetched") == 1
    assert stands(bea).device_link == "used"
    used = "this link was used already; make another one where you have the seat"
    for other in (Fetching(by=fresh_key()), Fetching(by=None)):
        assert await refusal(devices.fetch(room.hall, name, link.token, other)) == used
    assert await refusal(devices.lent(room.hall, name, link.token)) == used
    await room.pass_time(600)
    assert "ten minutes only" in await refusal(devices.fetch(room.hall, name, link.token, by))
    again = await devices.lend(room.hall, name, bea.key)
    assert await refusal(devices.fetch(room.hall, name, link.token, by)) != used, "a newer link replaces it"
    assert (await devices.fetch(room.hall, name, again.token, Fetching(by=fresh_key()))).key == bea.key


@in_room
async def test_a_link_is_good_for_ten_minutes(room: Room) -> None:
    ada, _ = await room.lay("treachery", 2)
    name = ada.live.name
    link = await devices.lend(room.hall, name, ada.key)
    await room.pass_time(599)
    await devices.lent(room.hall, name, link.token)
    await room.pass_time(1)
    late = "this link was valid for ten minutes only; make another one where you have the seat"
    assert await refusal(devices.fetch(room.hall, name, link.token)) == late
    assert await refusal(devices.lent(room.hall, name, link.token)) == late
    assert stands(ada).device_link == "late"


@in_room
async def test_a_newer_link_replaces_the_one_before_and_strange_ones_open_nothing(room: Room) -> None:
    ada, _ = await room.lay("treachery", 2)
    name = ada.live.name
    first, second = await devices.lend(room.hall, name, ada.key), await devices.lend(room.hall, name, ada.key)
    strange = (
        "this link does not lead to a seat of this table; check that it is complete, comes from this hall and is the latest one you made"
    )
    for token in (first.token, fresh_key(), "", ada.key, lock_of(second.token)):
        assert await refusal(devices.fetch(room.hall, name, token)) == strange
    for key in ("", room.host, room.watch, second.token):
        assert await refusal(devices.lend(room.hall, name, key)) == "this link does not open that"
    assert (await devices.fetch(room.hall, name, second.token)).key == ada.key


def test_a_link_survives_a_restart_and_the_store_alone_does_not_give_the_key_away(tmp_path: Path) -> None:
    async def first() -> tuple[str, str, str]:
        async with room(tmp_path) as made:
            ada, _ = await made.lay("treachery", 2)
            token = (await devices.lend(made.hall, ada.live.name, ada.key)).token
            table = ada.live.table
            written = json.dumps(to_dict(table))
            assert to_dict(from_dict(json.loads(written))) == to_dict(table)
            kept = table.chairs[0]
            # What the store has are the lock of the token and the sealed key; neither nor both of them unseal it.
            for tried in (kept.lent, kept.lock, kept.lent_key):
                assert unseal(kept.lent_key, tried) != ada.key
            rows = await made.store.entries(ada.live.name, 0)
            stored = written + "".join(row.body for row in rows)
            assert ada.key not in stored
            assert token not in stored
            return ada.live.name, token, ada.key

    async def second(name: str, token: str, key: str) -> None:
        async with room(tmp_path) as made:
            assert (await devices.fetch(made.hall, name, token)).key == key

    asyncio.run(second(*asyncio.run(first())))


def test_a_sealed_key_comes_back_by_its_token_alone() -> None:
    for _ in range(50):
        key, token = fresh_key(), fresh_key()
        assert unseal(seal(key, token), token) == key
        assert unseal(seal(key, token), fresh_key()) != key


# Open elsewhere.


@in_room
async def test_a_second_connection_to_a_seat_is_shown_to_its_owner_and_to_nobody_else(room: Room) -> None:
    ada, bea = await room.lay("treachery", 2)
    phone = another(ada)
    await ada.live.join(phone, 0)
    assert (others(ada), others(phone), others(bea)) == ([1], [1], [])
    ada.live.leave(phone)
    assert (others(ada), others(bea)) == ([1, 0], [])


@in_room
async def test_two_tabs_of_a_browser_are_one_device(room: Room) -> None:
    ada, _ = await room.lay("treachery", 2)
    tab = another(ada, ada.device)
    await ada.live.join(tab, 0)
    assert (others(ada), others(tab)) == ([], [])


@in_room
async def test_a_seat_that_is_open_at_another_server_is_shown_too(room: Room) -> None:
    ada, bea = await room.lay("treachery", 2)
    name = ada.live.name
    room.hall.heard(f"open {name} other 0:0123abcd,1:ffffffff,")
    assert (others(ada), others(bea)) == ([1], [1])
    room.hall.heard(f"open {name} other 1:ffffffff,")
    assert (others(ada), others(bea)) == ([1, 0], [1])
    await room.pass_time(60)
    ada.live.notice()
    assert others(bea) == [1, 0], "news is believed for a while only"


@in_room
async def test_servers_tell_each_other_on_which_devices_seats_are_open(room: Room) -> None:
    ada, _ = await room.lay("treachery", 2)
    told: list[str] = []

    async def tell(news: str) -> None:
        told.append(news)

    room.hall.servers = ["one", "two"]
    room.store.tell = tell  # type: ignore[method-assign]
    phone = another(ada)
    await ada.live.join(phone, 0)
    await asyncio.gather(*room.hall.upkeep.tasks)
    news = next(line for line in told if line.startswith("open "))
    assert news.count("0:") == 2
    assert phone.device not in news


@in_room
async def test_whoever_looks_through_a_seats_eyes_without_a_connection_is_shown_to_its_owner(room: Room) -> None:
    ada, bea = await room.lay("treachery", 2)
    name = ada.live.name

    async def look(device: str) -> None:
        await records.replay(room.hall, room.visitor, name, 1, ada.key, "en", device, at=0, viewer=0)

    await look(ada.device)
    assert (others(ada), others(bea)) == ([], []), "the page itself asks, too"
    await look("")
    assert (others(ada), others(bea)) == ([1], [])
    await room.pass_time(60)
    ada.live.notice()
    assert others(ada) == [1, 0]


# A new key.


@in_room
async def test_a_new_key_for_the_hosts_seat_ends_the_hosts_own_key_as_well(room: Room) -> None:
    await room.lay("treachery", 0, ("easy", "easy"), start=False)
    live = next(iter(room.hall.tables.values()))
    await tables.leave_seat(room.hall, live.name, 0, room.host)
    sat = await tables.sit(room.hall, room.visitor, live.name, 0, Sitting(name="Ada"), room.host)
    ada, new = Guest(live, sat.key), fresh_key()
    await live.join(ada, None)
    await change_key(room, ada, new)
    swap = Swap(one=0, other=1)
    for key in (room.host, ada.key):
        assert await refusal(tables.swap(room.hall, live.name, swap, key)) == "only the host may do that"
    await tables.swap(room.hall, live.name, swap, new)
    assert live.table.hosting() == 1


@in_room
async def test_a_new_key_shows_all_other_connections_out_and_the_owner_misses_nothing(room: Room) -> None:
    ada, bea = await room.lay("treachery", 2)
    await asked([ada, bea]).move()
    phone, new = another(ada), fresh_key()
    await ada.live.join(phone, 0)
    before = phone.messages[0]["events"]
    await change_key(room, ada, new)
    assert (ada.out, phone.out, bea.out) == ("rekeyed", "rekeyed", "")
    assert "rekeyed" not in bea.kinds
    for guest in (ada, phone):
        ada.live.leave(guest)
    again = Guest(ada.live, new)
    await ada.live.join(again, 0)
    assert again.messages[0]["viewer"] == 0
    assert again.messages[0]["events"][:-1] == before, "with the same eyes as before"
    assert again.messages[0]["events"][-1]["text"] == "Your seat has a new key: nobody else can open it."
    late = Guest(ada.live, new)
    await ada.live.join(late, len(before))
    assert [event["what"]["kind"] for event in late.messages[0]["events"]] == ["rekeyed"]
    assert await refusal(ada.live.join(Guest(ada.live, ada.key), 0)) == "this link does not open that"


@in_room
async def test_a_new_key_ends_links_that_were_made_before(room: Room) -> None:
    ada, _ = await room.lay("treachery", 2)
    link = await devices.lend(room.hall, ada.live.name, ada.key)
    await change_key(room, ada, fresh_key())
    assert "does not lead to a seat" in await refusal(devices.fetch(room.hall, ada.live.name, link.token))


@in_room
async def test_whoever_lost_the_answer_to_a_new_key_asks_again(room: Room) -> None:
    ada, bea = await room.lay("treachery", 2)
    new, live = fresh_key(), ada.live
    await change_key(room, ada, new)
    number = live.table.number
    await change_key(room, ada, new)
    assert live.table.number == number
    assert await refusal(change_key(room, ada, fresh_key())) == "this link does not open that"
    for used in (new, ada.key, room.host, room.watch):
        assert "in use" in await refusal(change_key(room, bea, used))
    assert live.table.seat_of(lock_of(new)) == 0


@in_room
async def test_votes_orders_and_the_hosts_rights_stay_with_the_seat(room: Room) -> None:
    ada, _ = await room.lay("treachery", 2)
    live: LiveTable = ada.live
    await room.do(live, entries.Hosted(seat=0, why="given"))
    await ada.say(type="vote", matter="abandon")
    await change_key(room, ada, fresh_key())
    assert ("abandon", -1, 0) in live.table.votes
    assert live.table.hosting() == 0
    assert from_dict(to_dict(live.table)).chairs[0].former == [lock_of(ada.key)]
