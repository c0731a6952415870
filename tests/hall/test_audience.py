"""Everyone at a table is told what they may know, once: those who talk, come back, watch, or watch later."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from greathall.hall import breath
from greathall.hall.errors import NotYours, Refused
from greathall.hall.live import loading
from greathall.hall.live.table import LiveTable
from greathall.hall.store.base import LATEST, Row
from greathall.hall.table import entries, replays
from greathall.hall.table.snapshot import from_dict, to_dict
from greathall.hall.table.table import Table
from greathall.hall.wire.audience import RECENT
from tests.hall.room import Guest, Room, asked, in_room, play_out, settle


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


@in_room
async def test_the_table_goes_on_while_somebody_is_told_a_long_story(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stood still before: a watcher who came again and again could stop a long game for as long as they liked."""
    guests = await room.lay("thrones", 2, window=0)
    live, read = guests[0].live, loading.history
    for _ in range(2 * RECENT):
        await play_any(live)
    live.leave(guests[0])
    told: list[int] = []

    async def while_they_play(*given: Any) -> list[bytes]:
        if not live.turns.seeing.locked():
            await play_any(live)
        told.append(len(found := await read(*given)))
        return found

    monkeypatch.setattr(loading, "history", while_they_play)
    for guest, parts in ((Guest(live, guests[0].key), 1), (Guest(live, ""), 2)):
        before = live.table.number
        told.clear()
        await live.join(guest, 0)
        assert live.table.number == before + 1
        assert len(told) == parts, "what happened meanwhile is read again only where it is not at hand"
        numbers = [event["number"] for event in guest.messages[0]["events"]]
        assert numbers == list(range(1, guest.messages[0]["number"] + 1)), "nothing is missed and nothing comes twice"
        await play_any(live)
        assert guest.events[0]["number"] == numbers[-1] + 1


@in_room
async def test_whoever_is_told_a_long_story_of_a_table_that_is_put_aside_meanwhile_comes_to_it_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await room.lay("thrones", 2, window=0)
    live, read = guests[0].live, loading.history
    for _ in range(2 * RECENT):
        await play_any(live)

    async def meanwhile(*given: Any) -> list[bytes]:
        if room.hall.tables[live.name] is live:
            del room.hall.tables[live.name]
            live.close()
        return await read(*given)

    monkeypatch.setattr(loading, "history", meanwhile)
    watcher = Guest(live, "")
    again = await live.join(watcher, 0)
    assert again is room.hall.tables[live.name] is not live
    assert watcher in again.audience.guests
    assert watcher not in live.audience.guests
    assert watcher.messages[0]["number"] == live.table.public


@in_room
async def test_everyone_else_has_their_turn_while_a_long_story_is_read(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """All others waited until a whole game was played again before."""
    monkeypatch.setattr(breath, "MOMENT", 0.0)
    guests = await room.lay("skirmish", 2, window=0)
    await play_out(guests)
    record = replays.finished(await room.store.record(guests[0].live.name, 1))
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    waiting = asyncio.ensure_future(others())
    for reading in (
        replays.moment(record, -2, len(record.moves), "en"),
        replays.course(record, -2, "en", lambda _: record.players),
        loading.history(room.store, guests[0].live.name, set(), "en", 0, LATEST),
        loading.load(room.store, guests[0].live.name, upto=63),
    ):
        turns = 0
        await reading
        assert turns >= 60
    waiting.cancel()


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


@in_room
async def test_whoever_is_removed_is_told_so_and_not_that_the_seat_is_free(room: Room) -> None:
    guests = await room.lay(start=False)
    await room.do(guests[0].live, entries.Freed(seat=1, removed=True))
    await settle(room.hall)
    assert guests[1].out == "removed"
