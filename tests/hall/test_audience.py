"""Everyone at a table is told what they may know, once: those who talk, come back, watch, or watch later."""

from __future__ import annotations

import pytest

from greathall.hall.errors import NotYours, Refused
from greathall.hall.live.table import LiveTable
from greathall.hall.store.base import Row
from greathall.hall.table import entries
from greathall.hall.table.snapshot import from_dict, to_dict
from greathall.hall.table.table import Table
from tests.hall.room import Guest, Room, asked, in_room, settle


@in_room
async def test_what_is_said_is_heard_by_all(room: Room) -> None:
    guests = await room.lay(start=False)
    await guests[0].say(type="say", text="  good\tevening\u200b ")
    assert guests[1].events[-1]["what"] == {"kind": "said", "seat": 0, "text": "good evening", "name": "Guest 0"}


@in_room
async def test_what_comes_twice_with_the_same_mark_is_said_once(room: Room) -> None:
    guests = await room.lay(start=False)
    for text in ("  Well ​ met", "Well met"):
        await guests[0].say(type="say", text=text, once="a1")
    await guests[0].say(type="say", text="Well met", once="a2")
    await guests[1].say(type="say", text="Well met", once="a1")  # marks are everyone's own
    said = [event["what"] for event in guests[0].events if event["what"]["kind"] == "said"]
    assert [(what["seat"], what.get("once")) for what in said] == [(0, "a1"), (0, "a2"), (1, None)], "others' marks are not told"
    await guests[0].say(type="say", text="Hey")
    await guests[0].say(type="say", text="Hey")
    assert guests[1].kinds[-2:] == ["said", "said"], "without a mark everything is said"
    live = guests[0].live
    assert from_dict(to_dict(live.table)).chairs[0].said == ["a1", "a2"]


@in_room
async def test_who_comes_back_gets_exactly_what_was_missed(room: Room) -> None:
    guests = await room.lay("skirmish", 5, window=0)
    live = guests[0].live
    for missed in (0, 1, 5, 20, 50):
        since = live.table.chairs[0].told
        for guest in guests:
            live.leave(guest)
        for _ in range(missed):
            await play_any(live)
        back = Guest(live, room.keys[0])
        await live.join(back, since)
        welcome = back.messages[0]
        assert [event["number"] for event in welcome["events"]] == list(range(since + 1, since + missed + 1))
        assert welcome["number"] == since + missed
        assert welcome["position"]["view"] == live.table.game()[0].view(0)
        again = Guest(live, room.keys[0])
        await live.join(again, 0)
        assert again.messages[0]["events"][since:] == welcome["events"], "it is told the same, however often it asks"
        without = Guest(live, room.keys[0])
        await live.join(without, None)
        assert without.messages[0]["events"] == []


async def play_any(live: LiveTable) -> None:
    """Whoever is asked makes the last of their moves."""

    def decide(table: Table, now: float) -> entries.Entry:
        state, _ = table.game()
        seat = table.asked()[0]
        return entries.Played(seat=seat, move=state.text(state.moves(seat)[-1]))

    await live.act(decide)


@in_room
async def test_nobody_has_seen_what_has_not_happened(room: Room) -> None:
    guests = await room.lay()
    guests[0].live.leave(guests[0])
    with pytest.raises(Refused, match="has not happened"):
        await guests[0].live.join(guests[0], 999)


@in_room
async def test_what_another_server_told_is_known_here_too(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    live = guests[0].live
    live.leave(guests[0])
    entry = entries.Said(seat=1, text="written by another server, whose news has not come yet")
    await room.store.append(live.name, Row(live.table.number + 1, room.time, entries.write(entry)))
    back = Guest(live, room.keys[0])
    await live.join(back, live.table.chairs[0].told + 1)
    assert back.messages[0]["events"] == []
    assert guests[1].kinds[-1] == "said"


@in_room
async def test_a_key_opens_its_own_seat_only(room: Room) -> None:
    guests = await room.lay()
    stranger = Guest(guests[0].live, "some other key")
    with pytest.raises(NotYours):
        await guests[0].live.join(stranger, 0)
    assert not stranger.heard


@in_room
async def test_everyone_sees_who_is_here(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    guests[0].live.leave(guests[0])
    assert guests[1].messages[-1] == {
        "type": "presence",
        "at": room.time,
        "here": [False, True],
        "absent": [False, False],
        "takes_over": [room.time + 180, None],
    }
    await guests[0].live.join(guests[0], None)
    there = {"here": [True, True], "absent": [False, False], "takes_over": [None, None]}
    assert guests[1].messages[-1] == {"type": "presence", "at": room.time, **there}


@in_room
async def test_watchers_see_what_lies_open(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    watcher = Guest(guests[0].live, "")
    await guests[0].live.join(watcher, 0)
    await asked(guests).move()
    assert watcher.kinds[-1] == "played"
    assert watcher.position["view"] == guests[0].live.table.game()[0].view(-1)
    assert watcher.position["moves"] == []


@in_room
async def test_delayed_watchers_see_everything_later(room: Room) -> None:
    guests = await room.lay("treachery", 2, watchers="delayed", delay=30)
    live = guests[0].live
    watcher = Guest(live, "")
    await live.join(watcher, 0)
    assert watcher.messages[0]["position"]["view"] is None, "not even the beginning"
    assert watcher.messages[0]["events"] == []
    await room.pass_time(10)
    await asked(guests).move()
    await room.pass_time(19)
    assert not watcher.events
    await room.pass_time(2)
    assert watcher.kinds[-1] == "started"
    await room.pass_time(10)
    assert watcher.kinds[-1] == "played"
    await asked(guests).move()
    # A server that has just loaded the table shows no more than this one.
    del room.hall.tables[live.name]
    again = await room.hall.table(live.name)
    other = Guest(again, "")
    await again.join(other, 0)
    assert [event["number"] for event in other.messages[0]["events"]] == list(range(1, live.table.public))
    assert other.messages[0]["position"] == watcher.position
    await room.pass_time(31)
    assert other.kinds == ["played"]


@in_room
async def test_a_freed_seat_shows_its_guest_out(room: Room) -> None:
    guests = await room.lay(start=False)
    await room.do(guests[0].live, entries.Freed(seat=1))
    await settle(room.hall)
    assert guests[1].out == "seat_freed"
    assert not guests[0].out
