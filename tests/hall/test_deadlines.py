"""Games over days: windows that wait, reminders, holidays, deadlines that are missed; and that an offer gives nobody time."""

from __future__ import annotations

import random
import secrets
from typing import Any

import pytest

from greathall.hall.errors import Refused
from greathall.hall.table import shuffling
from greathall.hall.table.deadlines import days_left, reminder_at
from greathall.hall.table.holidays import days, left_over, pushed_back, taken
from greathall.hall.table.snapshot import from_dict, to_dict
from tests.hall.room import Guest, Room, asked, in_room, play_out

DAY = 86_400.0
DAYS = {"kind": "days", "days": 2}


@pytest.fixture(autouse=True)
def _same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals, and the same choices of bots that don't care."""
    monkeypatch.setattr(shuffling, "fresh_seed", lambda: "deadlines")
    monkeypatch.setattr(secrets, "choice", random.Random(1).choice)


async def reason(guest: Guest, **message: Any) -> str:
    with pytest.raises(Refused) as refused:
        await guest.say(**message)
    return refused.value.reason


def clock(guest: Guest, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = guest.position["clocks"][seat]
    return found


# Windows.


async def to_a_window(guests: list[Guest], people: int = 1) -> list[Guest]:
    """Play on until a response window is open that asks that many people; who they are."""
    while guests[0].position["occasion"] is None or len(guests[0].position["asked"]) != people:
        guest = asked(guests)
        moves = guest.position["moves"]
        await guest.move(moves[len(moves) // 2]["text"])
    return [guest for guest in guests if guest.position["question"] is not None]


@in_room
async def test_over_days_a_window_stays_open_until_everyone_has_answered(room: Room) -> None:
    guests = await room.lay("duhr", 4, pace=DAYS, window=5, options={"agendas": "white"})
    waited_for = await to_a_window(guests, 3)
    number = guests[0].position["occasion"], guests[0].live.table.position
    await room.pass_time(1.9 * DAY)
    assert (guests[0].position["occasion"], guests[0].live.table.position) == number
    assert all(guest.position["closes"] is None for guest in guests), "it has no closing time"
    first, *others = waited_for
    await first.move("pass")
    assert "pass" not in str(others[0].events[-1]["what"]), "what was answered stays sealed"
    assert others[0].events[-1]["told"] == []
    assert others[0].position["question"] is not None
    for guest in others:
        await guest.move("pass")
    assert guests[0].position["occasion"] is None or guests[0].position["asked"] != [guests.index(guest) for guest in waited_for]


@in_room
async def test_or_until_their_time_for_a_decision_is_over(room: Room) -> None:
    guests = await room.lay("skirmish", 3, pace=DAYS, window=5)
    (guest,) = await to_a_window(guests)
    seat = guests.index(guest)
    assert clock(guest, seat)["runs_out"] == room.time + 2 * DAY
    await room.pass_time(2 * DAY - 1)
    assert guest.position["question"] is not None
    await room.pass_time(1)
    late = [event["what"] for event in guest.events if event["what"].get("by") == "clock"]
    assert [what["seat"] for what in late] == [seat]


@in_room
async def test_a_standing_order_answers_at_once_over_days(room: Room) -> None:
    guests = await room.lay("skirmish", 3, pace=DAYS, window=5)
    for guest in guests:
        await guest.say(type="order", passing=["instants"])
    for _ in range(30):
        assert guests[0].position["occasion"] is None, "nobody waits for days"
        await asked(guests).move()
    assert "unasked" in guests[0].kinds


# Reminders, and whose clock runs.


@in_room
async def test_a_reminder_comes_a_day_before_the_end(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace=DAYS, options={"first": "1"})
    table = guests[0].live.table
    assert reminder_at(table, 1) == room.time + DAY
    assert clock(guests[0], 1)["reminder"] == room.time + DAY
    assert reminder_at(table, 0) is None, "nobody waits for this one"
    assert clock(guests[0], 0)["runs_out"] is None
    await guests[1].say(type="hand_over", bot="easy")
    assert reminder_at(table, 1) is None, "nor for one for whom a bot plays"


@in_room
async def test_where_a_decision_takes_a_day_at_most_it_comes_when_half_of_it_is_over(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace={"kind": "days", "days": 1}, options={"first": "1"})
    assert reminder_at(guests[0].live.table, 1) == room.time + DAY / 2


@in_room
async def test_live_games_have_no_reminders(room: Room) -> None:
    for pace in ({"kind": "untimed"}, {"kind": "real_time"}):
        guests = await room.lay("treachery", 2, pace=pace, options={"first": "1"})
        assert reminder_at(guests[0].live.table, 1) is None


# Missed deadlines.


async def miss(room: Room, guests: list[Guest], seat: int) -> None:
    """Play until a seat is asked, and let its time run out."""
    table = guests[0].live.table
    while table.asked() != [seat]:
        await guests[table.asked()[0]].move()
    await room.pass_time(2 * DAY)


@in_room
async def test_after_a_second_missed_deadline_in_a_row_a_bot_plays_on_until_they_take_their_seat_back(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace=DAYS, options={"first": "1"}, stand_in="easy", thinking=0)
    live = guests[0].live
    live.leave(guests[1])
    await miss(room, guests, 1)
    assert guests[0].kinds.count("handed_over") == 0, "the first time it makes one move"
    await miss(room, guests, 1)
    told = next(event for event in guests[0].events if event["what"]["kind"] == "handed_over")
    assert told["what"]["why"] == "deadlines"
    assert told["text"] == "Guest 1 has missed two deadlines in a row. A bot plays on until Guest 1 is back."
    assert live.table.chairs[1].stand_in == "easy"
    await guests[0].move()
    assert 1 not in live.table.asked() or guests[0].position["result"], "the bot has answered at once"
    await live.join(guests[1], None)
    await room.pass_time(1)
    assert live.table.chairs[1].stand_in, "a page that is open is nobody yet"
    await guests[1].say(type="take_back")
    assert (live.table.chairs[1].stand_in, live.table.chairs[1].missed) == ("", 0)


@in_room
async def test_whoever_moves_in_between_has_missed_none_in_a_row(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace=DAYS, options={"first": "1"}, thinking=0)
    await miss(room, guests, 1)
    while guests[0].live.table.asked() != [1]:
        await guests[0].move()
    await guests[1].move()
    await miss(room, guests, 1)
    assert "handed_over" not in guests[0].kinds


@in_room
async def test_in_live_games_a_bot_makes_one_move_each_time(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace={"kind": "real_time", "decision": 10, "reserve": 0}, options={"first": "1"}, thinking=0)
    for _ in range(3):
        await miss(room, guests, 1)
    assert "handed_over" not in guests[0].kinds


# Holidays.


@in_room
async def test_on_holiday_their_time_stands_still_and_the_others_see_until_when(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace=DAYS, options={"first": "1"}, holidays=7)
    began = room.time
    await room.pass_time(DAY)
    await guests[1].say(type="holiday", days=3)
    assert guests[0].events[-1]["text"] == "Guest 1 is on holiday for 3 days."
    assert clock(guests[0], 1) == {
        "reserve": 0,
        "runs_out": began + 5 * DAY,
        "reminder": began + 4 * DAY,
        "holiday": began + 4 * DAY,
        "days_off": 7,
    }
    again = from_dict(to_dict(guests[0].live.table))
    assert to_dict(again) == to_dict(guests[0].live.table)
    await room.pass_time(3.5 * DAY)
    assert guests[0].live.table.asked() == [1]
    await room.pass_time(DAY / 2)
    assert any(event["what"].get("by") == "clock" for event in guests[0].events)
    assert clock(guests[0], 1)["holiday"] is None
    assert clock(guests[0], 1)["days_off"] == 4


@in_room
async def test_a_question_that_comes_on_holiday_waits_as_well(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace=DAYS, options={"first": "0"}, holidays=7)
    await guests[1].say(type="holiday", days=3)
    began = room.time
    await room.pass_time(DAY)
    while guests[0].live.table.asked() != [1]:
        await guests[0].move()
    assert clock(guests[0], 1)["runs_out"] == began + 5 * DAY


@in_room
async def test_nobody_can_stall_the_game_with_holidays_for_ever(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace=DAYS, options={"first": "1"}, holidays=4)
    assert await reason(guests[1], type="holiday", days=5) == "you have 4 days off left in this game; take no more than that"
    await guests[1].say(type="holiday", days=3)
    await room.pass_time(2 * DAY)
    await guests[1].say(type="holiday", days=2)
    assert clock(guests[1], 1)["holiday"] == room.time + 2 * DAY, "it goes on from now"
    assert await reason(guests[1], type="holiday", days=3) == "you have 2 days off left in this game; take no more than that"
    await room.pass_time(2 * DAY)
    assert await reason(guests[1], type="holiday", days=1) == "you have no days off left in this game"
    await room.pass_time(2 * DAY)
    assert any(event["what"].get("by") == "clock" for event in guests[0].events)


@in_room
async def test_whoever_is_back_early_keeps_the_rest(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace=DAYS, options={"first": "1"}, holidays=4)
    assert await guests[1].refused(type="holiday", days=0) == "nothing_to_do"
    await guests[1].say(type="holiday", days=4)
    await room.pass_time(DAY)
    await guests[1].say(type="holiday", days=0)
    assert guests[0].events[-1]["text"] == "Guest 1 is back from holiday."
    assert (clock(guests[1], 1)["holiday"], clock(guests[1], 1)["runs_out"]) == (None, room.time + 2 * DAY)
    assert days_left(guests[1].live.table, 1, room.time) == 3
    assert await guests[1].refused(type="holiday", days=0) == "nothing_to_do"


@in_room
async def test_there_are_holidays_only_where_the_table_has_them(room: Room) -> None:
    for plan in ({"pace": DAYS}, {"pace": {"kind": "real_time"}, "holidays": 7}):
        guests = await room.lay("treachery", 2, **plan)
        assert await guests[1].refused(type="holiday", days=1) == "no_holiday"


@in_room
async def test_the_days_are_for_one_game_and_a_holiday_goes_on_into_the_next(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace=DAYS, holidays=4)
    await guests[1].say(type="holiday", days=4)
    until = room.time + 4 * DAY
    await room.pass_time(DAY)
    await play_out(guests)
    assert await guests[1].refused(type="holiday", days=1) == "no_game"
    for guest in guests:
        await guest.say(type="vote", matter="again")
    owner = next(chair for chair in guests[0].live.table.chairs if chair.name == "Guest 1")
    assert owner.off == [[room.time, until]]


@in_room
async def test_whoever_takes_a_holiday_after_a_missed_deadline_is_not_absent(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace=DAYS, options={"first": "1"}, holidays=4)
    await miss(room, guests, 1)
    await guests[1].say(type="holiday", days=2)
    guests[1].live.leave(guests[1])
    await room.pass_time(DAY)
    assert await guests[0].refused(type="vote", matter="hand_over", target=1) == "in_time"


def test_spans_of_holidays() -> None:
    assert taken([], 5, 8) == [[5, 8]]
    assert taken([], 5, 5) == []
    assert taken([[0, 10]], 5, 8) == [[0, 8]]
    assert taken([[0, 10]], 5, 5) == [[0, 5]]
    assert taken([[0, 4]], 5, 8) == [[0, 4], [5, 8]]
    assert left_over([[0, 4], [5, 9]], 6) == [[6, 9]]
    assert days([[0, DAY], [2 * DAY, 5 * DAY]]) == 4
    assert pushed_back(10, 20, [[0, 5]]) == 20, "it was before"
    assert pushed_back(10, 20, [[5, 12]]) == 22
    assert pushed_back(10, 20, [[12, 15], [21, 30]]) == 32, "the second begins before the time is over that the first pushed back"
    assert pushed_back(10, 20, [[25, 30]]) == 20, "it is after"


# Offers.


async def at_a_quiet_moment(room: Room, reserve: float = 0.0) -> tuple[list[Guest], Guest, Guest, dict[str, Any]]:
    """Dûhr, ten seconds a decision: whoever must decide, another one, and what the first may offer the second."""
    pace = {"kind": "real_time", "decision": 10, "reserve": reserve}
    guests = await room.lay("duhr", 4, window=0, pace=pace, options={"agendas": "white"})
    while not guests[0].live.table.game()[0].stack[-1].quiet():
        await asked(guests).move()
    maker = asked(guests)
    seat = (guests.index(maker) + 1) % 4
    to = guests[0].live.table.game()[0].names()["seat"][seat]
    return guests, maker, guests[seat], {"to": [to], "words": "peace"}


async def answer(guest: Guest, word: str) -> None:
    await guest.move(next(move["text"] for move in guest.position["moves"] if move["text"].startswith(word)))


@in_room
async def test_an_offer_does_not_give_its_maker_time(room: Room) -> None:
    guests, maker, other, offer = await at_a_quiet_moment(room)
    seat, began = guests.index(maker), room.time
    question = maker.position["question"]
    await room.pass_time(6)
    await maker.say(type="offer", position=maker.position["number"], offer=offer)
    assert clock(maker, guests.index(other))["runs_out"] == room.time + 10, "whoever answers has a decision's time for it"
    assert to_dict(from_dict(to_dict(maker.live.table))) == to_dict(maker.live.table)
    await room.pass_time(5)
    await answer(other, "consider")
    assert clock(maker, seat)["runs_out"] == began + 10 + 5, "what the others took for their answer does not count"
    assert maker.position["question"] != question, "what is asked may have changed"
    await room.pass_time(2)
    withdraw = next(call["text"] for call in maker.position["calls"] if call["text"].startswith("withdraw"))
    await maker.say(type="call", position=maker.position["number"], move=withdraw)
    assert clock(maker, seat)["runs_out"] == began + 10 + 5
    await room.pass_time(2)
    assert maker.events[-1]["what"] == {"kind": "played", "seat": seat, "by": "clock", "name": f"Guest {seat}", **_own(maker)}


def _own(guest: Guest) -> dict[str, str]:
    """One's own move is told to oneself."""
    return {"move": guest.events[-1]["what"]["move"]}


@in_room
async def test_nor_does_an_offer_of_another_take_time_from_whoever_must_decide(room: Room) -> None:
    guests, maker, other, _ = await at_a_quiet_moment(room)
    seat, began = guests.index(maker), room.time
    await room.pass_time(9)
    to = guests[0].live.table.game()[0].names()["seat"][seat]
    await other.say(type="offer", position=other.position["number"], offer={"to": [to], "words": "peace"})
    await room.pass_time(4)
    await answer(maker, "decline")
    assert clock(maker, seat)["runs_out"] == began + 10 + 4


@in_room
async def test_time_beyond_a_decision_still_comes_out_of_the_reserve(room: Room) -> None:
    guests, maker, other, offer = await at_a_quiet_moment(room, reserve=30)
    seat = guests.index(maker)
    await room.pass_time(8)
    await maker.say(type="offer", position=maker.position["number"], offer=offer)
    await room.pass_time(3)
    await answer(other, "decline")
    await room.pass_time(5)
    await maker.move()
    assert clock(maker, seat)["reserve"] == 27
