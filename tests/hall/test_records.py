"""Who may see a finished game: everyone at listed tables, otherwise those who were there and those whom a player has sent a link."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from greathall.hall.errors import NotThere, NotYours
from greathall.hall.hall import Hall
from greathall.hall.http import records
from greathall.hall.http.dependencies import Visitor
from greathall.hall.keys import fresh_key, lock_of
from greathall.hall.limits import Quotas
from greathall.hall.store.base import LATEST
from greathall.hall.table import entries
from greathall.hall.table.snapshot import from_dict, to_dict
from tests.hall.room import Guest, Room, in_room, play_out

Opening = Callable[[Hall, str, str], Awaitable[object]]

WAYS: dict[str, Opening] = {
    "record": lambda hall, name, key: records.record(hall, name, 1, key),
    "replay": lambda hall, name, key: records.replay(hall, Visitor(Quotas(), ""), name, 1, key, "en", at=2, viewer=-2),
    "chances": lambda hall, name, key: records.chances(hall, Visitor(Quotas(), ""), name, 1, key),
}
each_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


async def opens(room: Room, way: Opening, name: str, key: str) -> bool:
    try:
        await way(room.hall, name, key)
    except NotYours:
        return False
    return True


async def played(room: Room, monkeypatch: pytest.MonkeyPatch, **plan: Any) -> str:
    """The name of a table at which a game was played to its end."""

    async def estimated(table: str, question: dict[str, object], whose: str = "") -> dict[str, object]:
        return {"chances": [[0.5, 0.5]], "done": True}

    monkeypatch.setattr(room.pool, "ask", estimated)
    guests = await room.lay("treachery", 2, **plan)
    await play_out(guests)
    return guests[0].live.name


@each_way
@in_room
async def test_a_private_finished_game_opens_with_the_key_of_a_seat_or_a_watcher(
    room: Room, monkeypatch: pytest.MonkeyPatch, way: Opening
) -> None:
    name = await played(room, monkeypatch, listed=False)
    for key in (*room.keys, room.watch):
        assert await opens(room, way, name, key)
    for key in ("", "wrong", fresh_key(), lock_of(room.keys[0]), lock_of(room.watch)):
        assert not await opens(room, way, name, key)
    with pytest.raises(NotYours, match="ask one of its players for a link"):
        await way(room.hall, name, "")


@each_way
@in_room
async def test_a_private_finished_game_opens_by_a_link_that_a_player_has_shared(
    room: Room, monkeypatch: pytest.MonkeyPatch, way: Opening
) -> None:
    name = await played(room, monkeypatch, listed=False)
    live = await room.hall.table(name)
    shared = (await records.share(room.hall, name, 1, room.keys[1])).key
    assert await opens(room, way, name, shared)
    assert shared not in (*room.keys, room.watch)
    number = live.table.number
    assert (await records.share(room.hall, name, 1, room.keys[1])).key == shared, "the link stays the same"
    assert live.table.number == number, "and is noted once"
    assert (await records.share(room.hall, name, 1, room.keys[0])).key != shared

    # It survives a restart from a snapshot, and is stored as its hash alone.
    kept = json.dumps(to_dict(live.table)) + "".join(row.body for row in await room.store.entries(name, 0, LATEST))
    assert shared not in kept
    assert from_dict(json.loads(json.dumps(to_dict(live.table)))).shared == live.table.shared

    # It opens no other game, and no seat.
    with pytest.raises(NotThere):
        await records.share(room.hall, name, 2, room.keys[1])
    assert not records.may_open(live.table, 2, shared)
    assert live.table.seat_of(lock_of(shared)) == -1


@in_room
async def test_everyone_at_the_table_learns_that_a_game_is_shared_and_nobody_the_key(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await room.lay("treachery", 2, listed=False)
    await play_out(guests)
    shared = (await records.share(room.hall, guests[0].live.name, 1, room.keys[0])).key
    for guest in guests:
        assert guest.events[-1]["what"] == {"kind": "shared", "seat": 0, "name": "Guest 0", "game": 1}
        assert lock_of(shared) not in json.dumps(guest.messages)
    assert [guest.events[-1]["text"] for guest in guests] == [
        "You share the replay by a link.",
        "Guest 0 shares the replay by a link.",
    ]


@in_room
async def test_who_has_left_since_opens_the_games_before_and_none_after(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    name = await played(room, monkeypatch, listed=False)
    live = await room.hall.table(name)
    await room.do(live, entries.Gathered(freed=[1]))
    assert await opens(room, WAYS["record"], name, room.keys[1])
    assert not records.may_open(live.table, 2, room.keys[1])


@in_room
async def test_who_leaves_before_a_later_game_opens_those_that_they_played_and_no_others(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = await played(room, monkeypatch, listed=False)
    live = await room.hall.table(name)
    await room.do(live, entries.Gathered(freed=[]))
    guest = fresh_key()
    await room.do(live, entries.Freed(seat=1))
    await room.do(live, entries.Seated(seat=1, name="Dov", lock=lock_of(guest)))
    assert await opens(room, WAYS["record"], name, guest), "as long as they sit there"
    await room.do(live, entries.Freed(seat=1))
    assert await opens(room, WAYS["record"], name, room.keys[1])
    assert not await opens(room, WAYS["record"], name, guest)


@in_room
async def test_whoever_had_to_leave_their_seat_to_a_substitute_opens_the_games_until_then(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await room.lay("treachery", 2, listed=False)
    live, substitute = guests[0].live, fresh_key()
    await room.do(live, entries.SeatOpened(seat=1))
    await room.do(live, entries.Substituted(seat=1, name="Dov", lock=lock_of(substitute), before="Guest 1"))
    dov = Guest(live, substitute)
    await live.join(dov, None)
    await play_out([guests[0], dov])
    for key in (room.keys[1], substitute):
        assert await opens(room, WAYS["record"], live.name, key)
    assert not records.may_open(live.table, 2, room.keys[1])
    with pytest.raises(NotYours):
        await records.share(room.hall, live.name, 1, room.keys[1])


@in_room
async def test_only_those_who_played_share_a_game(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    name = await played(room, monkeypatch, listed=False)
    for key in ("", "wrong", room.watch, room.host):
        with pytest.raises(NotYours, match="only those who played"):
            await records.share(room.hall, name, 1, key)


@each_way
@in_room
async def test_the_game_of_a_listed_table_is_for_everyone(room: Room, monkeypatch: pytest.MonkeyPatch, way: Opening) -> None:
    name = await played(room, monkeypatch)
    assert await opens(room, way, name, "")
    before = (await room.hall.table(name)).table.number
    assert (await records.share(room.hall, name, 1, "")).key == "", "its link needs none"
    assert (await room.hall.table(name)).table.number == before


@in_room
async def test_where_nobody_may_watch_the_key_of_watchers_opens_nothing(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    name = await played(room, monkeypatch, listed=False, watchers="none")
    assert not await opens(room, WAYS["record"], name, room.watch)
    assert await opens(room, WAYS["record"], name, room.keys[0])
