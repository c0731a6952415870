"""People: they talk, take moves back, drop out, watch, want another game, or none at all."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from greathall.hall.errors import NotThere, NotYours, Refused
from greathall.hall.http.records import may_look
from greathall.hall.store.base import Row
from greathall.hall.table import entries, replays
from greathall.hall.table.live import LiveTable
from greathall.hall.table.table import Table
from greathall.kernel.record import from_text
from greathall.version import VERSION
from tests.hall.room import Guest, Room, in_room, settle
from tests.hall.test_play import asked, play_out


@in_room
async def test_what_is_said_is_heard_by_all(room: Room) -> None:
    guests = await room.lay(start=False)
    await guests[0].say(type="say", text="  good\tevening\u200b ")
    assert guests[1].events[-1]["what"] == {"kind": "said", "seat": 0, "text": "good evening", "name": "Guest 0"}


# Coming back.


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
    await room.hall.store.append(live.name, Row(live.table.number + 1, room.time, entries.write(entry)))
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


# Taking back.


@in_room
async def test_a_move_that_showed_nothing_is_taken_back_at_once(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0)
    guest = asked(guests)
    before = guest.position
    await guest.move("defer")
    await guest.say(type="undo", position=guest.position["number"])
    assert guest.kinds[-1] == "undone"
    assert guest.position["view"] == before["view"]
    assert guest.position["moves"] == before["moves"]
    assert guest.position["question"] > before["question"], "an answer to the old question would be late"
    await guest.move("defer")
    await asked(guests).move()
    await guest.say(type="undo", position=guest.position["number"])
    assert guest.kinds[-1] == "undo_asked", "others have acted since"


@in_room
async def test_other_moves_are_taken_back_only_if_everyone_agrees(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    guest = asked(guests)
    first = guest.position
    others = [other for other in guests if other is not guest]
    await guest.move()
    assert await others[0].refused(type="undo_answer", agreed=True) == "nothing_to_do"
    await guest.say(type="undo", position=guest.position["number"])
    assert guest.kinds[-1] == "undo_asked"
    assert guest.position["undo"] == guests.index(guest)
    assert await guest.refused(type="undo_answer", agreed=True) == "nothing_to_do"
    assert await guest.refused(type="undo", position=guest.position["number"]) == "nothing_to_do"
    await others[0].say(type="undo_answer", agreed=True)
    assert guest.kinds[-1] == "undo_answered"
    await others[1].say(type="undo_answer", agreed=True)
    assert guest.kinds[-1] == "undone"
    assert guest.position["view"] == first["view"]


@in_room
async def test_one_who_does_not_agree_is_enough(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    guest = asked(guests)
    other = next(found for found in guests if found is not guest)
    assert await other.refused(type="undo", position=other.position["number"]) == "nothing_to_do"
    await guest.move()
    assert await guest.refused(type="undo", position=0) == "too_late"
    await guest.say(type="undo", position=guest.position["number"])
    await other.say(type="undo_answer", agreed=False)
    assert guest.position["undo"] is None
    assert guest.kinds[-1] == "undo_answered"


@in_room
async def test_taking_back_clears_standing_orders(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=3)
    for guest in guests:
        await guest.say(type="order", passing=["instants"])
    guest = asked(guests)
    other = next(found for found in guests if found is not guest)
    await guest.move()
    await guest.say(type="undo", position=guest.position["number"])
    if guest.kinds[-1] == "undo_asked":
        await other.say(type="undo_answer", agreed=True)
    assert guest.kinds[-1] == "undone"
    assert not guest.position["passing"]
    assert not other.position["passing"]


# Dropping out.


@in_room
async def test_everyone_sees_who_is_here(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    guests[0].live.leave(guests[0])
    assert guests[1].messages[-1] == {"type": "presence", "here": [False, True]}
    await guests[0].live.join(guests[0], None)
    assert guests[1].messages[-1] == {"type": "presence", "here": [True, True]}


@in_room
async def test_an_absent_seat_goes_to_a_bot_after_a_while_and_comes_back_at_once(room: Room) -> None:
    guests = await room.lay("treachery", 2, handover=60, stand_in="easy", thinking=1)
    guest = asked(guests)
    other = next(found for found in guests if found is not guest)
    guest.live.leave(guest)
    await room.pass_time(59)
    assert other.kinds[-1] == "started"
    await room.pass_time(2)
    seat = guests.index(guest)
    assert other.events[-2]["what"] == {"kind": "handed_over", "seat": seat, "bot": "easy", "why": "absence", "name": f"Guest {seat}"}
    assert other.events[-1]["what"]["by"] == "bot"
    await guest.live.join(guest, None)
    await settle(room.hall)
    assert other.kinds[-1] == "taken_back"
    assert await guest.refused(type="take_back") == "nothing_to_do"


@in_room
async def test_the_others_vote_an_absent_seat_to_a_bot(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    assert await guests[0].refused(type="vote", matter="hand_over") == "no_such_seat"
    assert await guests[0].refused(type="vote", matter="hand_over", target=0) == "no_such_seat"
    guests[2].live.leave(guests[2])
    await room.pass_time(60)
    await guests[0].say(type="vote", matter="hand_over", target=2)
    voted = guests[1].events[-1]["what"]
    assert (voted["name"], voted["target_name"]) == ("Guest 0", "Guest 2"), "with the names, since people change seats"
    assert await guests[0].refused(type="vote", matter="hand_over", target=2) == "nothing_to_do"
    assert guests[0].position["votes"] == [["hand_over", 2, 0]]
    await guests[1].say(type="vote", matter="hand_over", target=2)
    [given] = [event for event in guests[0].events if event["what"]["kind"] == "handed_over"]
    assert given["what"]["why"] == "vote"
    assert given["table"]["seats"][2]["bot"] == "middling"


@in_room
async def test_an_owner_may_let_a_bot_play(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    await guests[0].say(type="hand_over", bot="greedy")
    assert guests[1].kinds[-1] == "handed_over"
    assert await guests[0].refused(type="hand_over", bot="greedy") == "nothing_to_do"
    assert await guests[0].refused(type="move", question=guests[0].position["number"], move="x") == "handed_over"


# Watching.


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
    assert [event["number"] for event in other.messages[0]["events"]] == list(range(1, live.table.told))
    assert other.messages[0]["position"] == watcher.position
    await room.pass_time(31)
    assert other.kinds == ["played"]


# The end, and after it.


@in_room
async def test_another_game_begins_when_all_want_it_with_everyone_one_seat_further(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    assert await guests[0].refused(type="vote", matter="again") == "not_over"
    await play_out(guests)
    assert await guests[0].refused(type="vote", matter="abandon") == "no_game"
    for guest in guests:
        await guest.say(type="vote", matter="again")
    assert guests[0].kinds[-1] == "started"
    assert [seat["name"] for seat in guests[0].events[-1]["table"]["seats"]] == ["Guest 2", "Guest 0", "Guest 1"]
    assert guests[0].position["view"]["viewer"] == 1
    assert guests[2].position["view"]["viewer"] == 0
    guest = asked(guests)
    await guest.move()
    assert guest.events[-1]["what"]["seat"] == guest.position["view"]["viewer"]
    numbers = [event["number"] for event in guest.events]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


@in_room
async def test_a_match_goes_on_by_itself_until_it_is_won(room: Room) -> None:
    guests = await room.lay("treachery", 2, match=True)
    beginners: list[str] = []
    while True:
        beginners.append(guests[0].live.table.game()[1].options["first"])
        await play_out(guests)
        if guests[0].position["match"]["over"]:
            break
        await room.pass_time(20)
        assert guests[0].position["phase"] == "playing"
    assert max(guests[0].position["match"]["standings"]) >= 2
    assert all(one != other for one, other in pairwise(beginners)), "the beginner goes round"
    await room.pass_time(100)
    assert guests[0].position["phase"] == "over"
    for guest in guests:
        await guest.say(type="vote", matter="again")
    assert guests[0].position["match"]["results"] == []


@in_room
async def test_a_game_is_abandoned_when_all_agree(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    await guests[0].say(type="vote", matter="abandon")
    await guests[0].say(type="vote", matter="abandon", wanted=False)
    await guests[1].say(type="vote", matter="abandon")
    assert guests[0].position["phase"] == "playing"
    await guests[0].say(type="vote", matter="abandon")
    assert guests[0].kinds[-1] == "abandoned"
    assert guests[0].position["result"]["ending"] == "abandoned"
    assert await guests[0].refused(type="move", question=1, move="x") == "no_game"
    for guest in guests:
        await guest.say(type="vote", matter="again")
    assert guests[0].position["phase"] == "playing"


# Looking back.


@in_room
async def test_a_finished_game_is_seen_again_from_any_eyes(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    await play_out(guests)
    record = replays.finished(await room.hall.store.record(guests[0].live.name, 1))
    opening = replays.moment(record, -2, 0)
    assert "?" not in json.dumps(opening.view["hands"])
    assert opening.move is None
    assert "chance" not in opening.view
    for viewer in (-1, 0, 1):
        moment = replays.moment(record, viewer, 3)
        assert moment.view == record.replay(3).view(viewer)
        assert (moment.move is not None) == (viewer == moment.seat)
        assert moment.asked == [record.moves[3][0]]
    last = replays.moment(record, 0, len(record.moves))
    assert (last.prompt, last.asked) == ("The game is over.", [])
    for viewer, at in ((2, 0), (-3, 0), (0, 99)):
        with pytest.raises(NotThere):
            replays.moment(record, viewer, at)
    with pytest.raises(NotThere, match="kept when it is over"):
        replays.finished(None)


@in_room
async def test_while_a_game_runs_only_its_own_seat_looks_back(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    table = guests[0].live.table
    assert may_look(table, 0, room.keys[0])
    assert not may_look(table, 1, room.keys[0])
    assert not may_look(table, 0, "")
    assert not may_look(table, -2, room.keys[0])
    assert may_look(table, -1, "")


@in_room
async def test_a_record_of_other_rules_says_which_version_it_needs(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    await play_out(guests)
    text = await room.hall.store.record(guests[0].live.name, 1)
    assert text is not None
    older = from_text(text.replace(f"engine: {VERSION}", "engine: 0.0.9"))
    assert replays.moment(older, 0, 2).engine == "0.0.9", "it replays as long as the rules agree"
    older.moves[0] = (older.moves[0][0], "act card=none side=top first=none")
    with pytest.raises(Refused, match=r"written by engine 0\.0\.9"):
        replays.moment(older, 0, 1)


def test_a_damaged_record_is_refused_in_words() -> None:
    with pytest.raises(Refused, match=r"this record can't be read: .*; ask whoever runs the hall") as refusal:
        replays.finished("zzz")
    assert refusal.value.word == "unreadable"


@in_room
async def test_a_freed_seat_shows_its_guest_out(room: Room) -> None:
    guests = await room.lay(start=False)
    await room.do(guests[0].live, entries.Freed(seat=1))
    await settle(room.hall)
    assert guests[1].out == "seat_freed"
    assert not guests[0].out
