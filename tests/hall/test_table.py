"""A game at a table: moves, questions, windows, clocks, bots."""

from __future__ import annotations

import json
from typing import cast

import pytest

from greathall.hall import reasons
from greathall.hall.errors import Refused
from greathall.hall.keys import fresh_key, lock_of
from greathall.hall.store.base import Row
from greathall.hall.store.news import PostgreSQLNews
from greathall.hall.table import entries
from greathall.hall.table.due import next_game
from greathall.hall.table.snapshot import from_dict, to_dict
from greathall.hall.table.table import Table
from greathall.kernel.catalog import Game
from greathall.kernel.record import Record
from greathall.version import VERSION
from tests.hall.room import Guest, Room, asked, in_room, play_out


@in_room
async def test_a_game_is_played_to_its_end_and_its_record_verifies(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    await play_out(guests)
    assert guests[0].position["phase"] == "over"
    kept = await room.store.record(guests[0].live.name, 1)
    assert kept is not None
    record = Record.from_text(kept.body)
    record.verify()
    started = next(event for event in guests[0].events if event["what"]["kind"] == "started")
    assert started["what"]["commitment"] == record.commitment
    assert guests[0].position["result"]["seed"] == record.seed
    accounts = guests[0].position["result"]["accounts"]
    assert [float(lines[-1].removeprefix("Together: ")) for lines in accounts] == record.scores


@in_room
async def test_the_seed_is_told_to_nobody_before_the_end(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    _, record = guests[0].live.table.game()
    while guests[0].position["result"] is None:
        assert not any(
            str(record.seed).encode() in message or record.nonce.encode() in message for guest in guests for _, message in guest.heard
        )
        await asked(guests).move()
    assert any(str(record.seed).encode() in message for _, message in guests[0].heard)


@in_room
async def test_a_doubled_or_late_move_is_refused(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    guest = asked(guests)
    position = guest.position
    move = {"type": "move", "question": position["question"], "move": position["moves"][0]["text"]}
    await guest.say(**move)
    assert await guest.refused(**move) == "too_late"
    other = asked(guests)
    assert await other.refused(type="move", question=0, move=other.position["moves"][0]["text"]) == "too_late"


@in_room
async def test_nothing_is_refused_because_another_server_was_not_heard_yet(room: Room) -> None:
    await room.lay("treachery", 1, ("random",), start=False)
    [live] = room.hall.tables.values()
    row = Row(live.table.number + 1, room.hall.clock.now(), entries.write(entries.Freed(seat=1)))
    assert await room.store.append(live.name, row), "by another server"

    def begin(table: Table, now: float) -> entries.Entry:
        if not table.chairs[1].free():
            raise Refused.because(reasons.BEGUN)
        return entries.Seated(seat=1, name="Bea", lock=lock_of(fresh_key()))

    with pytest.raises(Refused):
        await live.act(begin)  # a hall of one server hears everything
    room.hall.news = cast(PostgreSQLNews, object())
    await live.act(begin)
    assert live.table.chairs[1].name == "Bea"
    room.hall.news = None


@in_room
async def test_an_illegal_move_names_the_rule(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0)
    guest = asked(guests)
    question = guest.position["question"]
    with pytest.raises(Refused) as refused:
        await guest.say(type="move", question=question, move="pass")
    assert refused.value.code == "illegal"
    assert refused.value.line.startswith("S-")
    assert await guest.refused(type="move", question=question, move="fly high") == "bad_move"
    assert await guest.refused(type="move", question=question, move={"verb": "fly"}) == "bad_move"


@in_room
async def test_what_the_rules_refuse_changes_nothing(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0, pace={"kind": "real_time", "decision": 10, "reserve": 60})
    guest = asked(guests)
    await guest.say(type="vote", matter="abandon")
    await room.pass_time(20)
    live, before = guest.live, to_dict(guest.live.table)
    assert await guest.refused(type="move", question=guest.position["question"], move="pass") == "illegal"
    assert to_dict(live.table) == before, "neither the clock is charged nor the vote gone"
    assert not live.stale, "there is no need to load it again"
    await guest.move()
    assert live.table.reserves[guests.index(guest)] == 50


@in_room
async def test_a_move_may_be_sent_as_json(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    guest = asked(guests)
    position = guest.position
    await guest.say(type="move", question=position["question"], move=position["moves"][-1]["move"])
    assert guest.events[-1]["what"]["move"] == position["moves"][-1]["text"]


@in_room
async def test_others_learn_of_a_move_only_what_the_game_tells(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    guest = asked(guests)
    other = next(found for found in guests if found is not guest)
    await guest.move()
    assert "move" in guest.events[-1]["what"]
    assert "move" not in other.events[-1]["what"]


@in_room
async def test_seats_that_are_asked_together_keep_their_question(room: Room, auction: Game) -> None:
    guests = await room.lay(auction.name, 3)
    questions = [guest.position["question"] for guest in guests]
    assert len(set(questions)) == 1
    before = guests[1].position
    await guests[0].move()
    assert guests[1].position["question"] == questions[1]
    assert guests[1].position["moves"] == before["moves"]
    assert guests[0].position["question"] is None
    await guests[1].say(type="move", question=questions[1], move=before["moves"][0]["text"])
    await guests[2].move()
    assert any(guest.position["question"] not in (None, questions[0]) for guest in guests), "the next question is another one"


@in_room
async def test_a_window_closes_at_its_time_and_not_before(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=3)
    while guests[0].position["closes"] is None:
        await asked(guests).move()
    guest = asked(guests)
    other = next(found for found in guests if found is not guest)
    told = len(other.heard)
    await guest.move("pass")
    assert guest.position["sealed"] == "pass"
    assert await guest.refused(type="move", question=other.position["number"], move="pass") == "too_late"
    await room.pass_time(2.9)
    assert len(other.heard) == told, "nobody hears of an answer before the window closes"
    await room.pass_time(0.2)
    assert other.kinds[-1] == "window_closed"
    assert len(other.heard) == told + 1


@in_room
async def test_whoever_does_not_answer_passes_the_window(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=3)
    while guests[0].position["closes"] is None:
        await asked(guests).move()
    await room.pass_time(3)
    assert guests[0].kinds[-1] == "window_closed"


@in_room
async def test_bots_answer_after_their_thinking_time_or_a_multiple(room: Room) -> None:
    guests = await room.lay("treachery", 1, ("easy",), thinking=2, options={"first": "1"})
    assert guests[0].kinds[-1] == "started"
    assert room.pool.asked[0][0] == "easy"
    assert room.pool.asked[0][1]["viewer"] == 1, "a bot is given nothing but its view"
    await room.pass_time(1.9)
    assert guests[0].kinds[-1] == "started"
    await room.pass_time(0.2)
    assert guests[0].events[-1]["what"] == {"kind": "played", "seat": 1, "by": "bot"}


@in_room
async def test_a_bot_plays_what_it_thought_of(room: Room) -> None:
    guests = await room.lay("treachery", 1, ("easy",), thinking=1, options={"first": "1"}, start=False)
    live = guests[0].live
    await live.act(lambda table, now: next_game(table))
    state, _ = live.table.game()
    wanted = state.text(state.moves(1)[-1])
    for task in live.thinking.values():
        task.cancel()
    live.thinking.clear()
    live.thoughts.clear()
    room.pool.answers = [wanted]
    await room.pass_time(0)
    await room.pass_time(1)
    _, record = live.table.game()
    assert record.moves[0] == (1, wanted)


@in_room
async def test_a_decision_that_takes_too_long_is_taken_by_the_stand_in(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace={"kind": "real_time", "decision": 10, "reserve": 5})
    guest = asked(guests)
    seat = guests.index(guest)
    clock = guest.position["clocks"][seat]
    assert (clock["reserve"], clock["runs_out"]) == (5, room.time + 15)
    await room.pass_time(12)
    await guest.move()
    assert guest.position["clocks"][seat]["reserve"] == 3, "what is used beyond the time comes out of the reserve"
    other = asked(guests)
    await room.pass_time(14.5)
    assert other.events[-1]["what"]["by"] == "owner", "the bot has thought, and waits until their time is over"
    await room.pass_time(0.5)
    assert other.events[-1]["what"]["by"] == "clock"
    assert other.position["clocks"][guests.index(other)]["reserve"] == 0
    assert "has run out" in other.events[-1]["text"]


@in_room
async def test_days_for_a_decision(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace={"kind": "days", "days": 2})
    await room.pass_time(2 * 86_400 - 1)
    assert guests[0].kinds[-1] == "started"
    await room.pass_time(2)
    assert guests[0].kinds[-1] == "played"


@in_room
async def test_a_table_reads_back_from_paper_at_every_entry(room: Room) -> None:
    guests = await room.lay("skirmish", 5, window=2, pace={"kind": "real_time"})
    live = guests[0].live
    for number in range(60):
        written = json.loads(json.dumps(to_dict(live.table)))
        assert json.loads(json.dumps(to_dict(from_dict(written)))) == written
        if live.table.in_window():
            await (asked(guests).move() if number % 2 else room.pass_time(2))
        else:
            await asked(guests).move()


@in_room
async def test_what_was_written_is_there_after_a_restart(room: Room) -> None:
    guests = await room.lay("skirmish", 5, window=0)
    live = guests[0].live
    for _ in range(80):
        await asked(guests).move()
    before = json.dumps(to_dict(live.table))
    again = await room.hall.load(live.name)
    assert json.dumps(to_dict(again)) == before
    assert await room.store.snapshot_before(live.name, "no such engine", 1000) is None
    found = await room.store.snapshot_before(live.name, VERSION, 1000)
    assert found is not None
    assert found[0] == 64, "a long table is loaded from a snapshot"
    early = await room.hall.load(live.name, upto=70)
    assert early.number == 70


# Deals.


async def dealing(room: Room) -> tuple[list[Guest], Guest]:
    """Dûhr at a quiet moment, and whoever's turn it is."""
    guests = await room.lay("duhr", 4, window=2)
    while True:
        state, _ = guests[0].live.table.game()
        if guests[0].live.table.in_window():
            await room.pass_time(2)
        elif state.stack and state.stack[-1].quiet():
            return guests, asked(guests)
        else:
            await asked(guests).move()


@in_room
async def test_an_offer_is_made_and_answered(room: Room) -> None:
    guests, maker = await dealing(room)
    seat = guests.index(maker)
    state, _ = maker.live.table.game()
    to = state.names()["seat"][(seat + 1) % 4]
    other = guests[(seat + 1) % 4]
    before = maker.position["number"]
    assert await maker.refused(type="offer", position=before - 1, offer={"to": [to], "words": "peace"}) == "too_late"
    assert await maker.refused(type="offer", position=before, offer={"to": ["nobody"]}) == "bad_offer"
    await maker.say(type="offer", position=before, offer={"to": [to], "shows": [state.names()["secret"][0]], "words": "peace"})
    assert maker.kinds[-1] == "offered"
    assert "offer" in maker.events[-1]["what"]
    assert "offer" not in other.events[-1]["what"], "others know of it what the game tells them"
    assert other.events[-1]["told"]
    await other.move(next(move["text"] for move in other.position["moves"] if move["text"].startswith("consider")))
    calls = [move["text"] for move in other.position["calls"]]
    assert any(call.startswith("accept") for call in calls)
    assert await other.refused(type="call", position=other.position["number"], move="pass") == "illegal"
    await other.say(type="call", position=other.position["number"], move=next(call for call in calls if call.startswith("decline")))
    assert other.kinds[-1] == "called"
    assert not any(call["text"].startswith("accept") for call in other.position["calls"])
    again = await room.hall.load(maker.live.name)
    assert to_dict(again) == to_dict(maker.live.table)


@in_room
async def test_a_call_does_not_answer_a_question(room: Room) -> None:
    guests, maker = await dealing(room)
    state, _ = maker.live.table.game()
    other = guests[(guests.index(maker) + 1) % 4]
    offer = {"to": [state.names()["seat"][guests.index(other)]], "words": "peace"}
    await maker.say(type="offer", position=maker.position["number"], offer=offer)
    assert await maker.refused(type="offer", position=maker.position["number"], offer=offer) == "illegal", "one is being asked"
    await other.move(next(move["text"] for move in other.position["moves"] if move["text"].startswith("consider")))
    (withdraw,) = [move["text"] for move in maker.position["calls"] if move["text"].startswith("withdraw")]
    assert await maker.refused(type="move", question=maker.position["question"], move=withdraw) == "illegal"
    await maker.say(type="call", position=maker.position["number"], move=withdraw)
    assert maker.kinds[-1] == "called"


@in_room
async def test_a_bot_makes_an_offer_before_it_moves(room: Room) -> None:
    room.pool.answers = ['offer to=all words="peace"']
    guests = await room.lay("duhr", 3, ("greedy",), thinking=1, options={"first": "3", "agendas": "white"})
    assert guests[0].kinds[-1] == "started"
    await room.pass_time(1)
    assert guests[0].kinds[-1] == "offered"
    for guest in guests:
        await guest.move(next(move["text"] for move in guest.position["moves"] if move["text"].startswith("decline")))
    await room.pass_time(1)
    assert guests[0].kinds[-1] == "played"
    assert guests[0].events[-1]["what"]["seat"] == 3


@in_room
async def test_where_there_are_no_deals_offers_are_refused(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    position = guests[0].position
    assert position["calls"] == []
    assert await guests[0].refused(type="offer", position=position["number"], offer="offer to=seat_1") == "no_deals"
