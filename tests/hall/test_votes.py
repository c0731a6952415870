"""Votes: whoever is there has a voice, whoever is absent has none; and a bot takes the seat of nobody who is there and in time."""

from __future__ import annotations

import pytest

from greathall.hall.errors import Refused
from greathall.hall.http import tables
from greathall.hall.http.tables import BotSeat
from greathall.hall.speech import phrase
from greathall.hall.table.snapshot import from_dict, to_dict
from greathall.hall.table.votes import GRACE, span
from tests.hall.room import Guest, Room, asked, in_room, leave, play_out

DAY = 86_400
DAYS = {"kind": "days", "days": 2}


async def come_back(guest: Guest) -> None:
    await guest.live.join(guest, None)


async def reason(guest: Guest, **message: object) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        await guest.say(**message)
    return refused.value.code, refused.value.reason


def hand_over(target: int, wanted: bool = True) -> dict[str, object]:
    return {"type": "vote", "matter": "hand_over", "target": target, "wanted": wanted}


# A bot in the seat of someone who is absent.


@in_room
async def test_the_seat_of_someone_who_is_there_is_not_voted_on(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    await room.pass_time(1000)
    assert (await reason(guests[0], **hand_over(1)))[0] == "still_here"
    assert not guests[0].live.table.votes


@in_room
async def test_whoever_lost_the_connection_has_a_minute_to_come_back(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    leave(guests[1])
    await room.pass_time(20)
    word, why = await reason(guests[0], **hand_over(1))
    assert (word, why) == ("not_yet", "Guest 1 has been without a connection for 20 s; the seat can be given away in 40 s")
    await room.pass_time(40)
    await guests[0].say(**hand_over(1))
    assert "handed_over" in guests[0].kinds
    assert guests[0].live.table.chairs[1].stand_in == "middling"


@in_room
async def test_a_moment_without_connection_begins_the_minute_again(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    leave(guests[1])
    await room.pass_time(50)
    await come_back(guests[1])
    leave(guests[1])
    await room.pass_time(20)
    assert (await reason(guests[0], **hand_over(1)))[0] == "not_yet"


@in_room
async def test_one_absent_player_does_not_keep_the_others_from_voting_on_another(room: Room) -> None:
    guests = await room.lay("treachery", 4)
    for seat in (2, 3):
        leave(guests[seat])
    await room.pass_time(GRACE)
    await guests[0].say(**hand_over(2))
    assert guests[0].kinds[-1] == "voted", "the other one who is there has a voice, too"
    await guests[1].say(**hand_over(2))
    assert "handed_over" in guests[0].kinds


@in_room
async def test_a_vote_is_carried_when_whoever_was_waited_for_is_absent(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    leave(guests[2])
    await room.pass_time(GRACE)
    await guests[0].say(**hand_over(2))
    leave(guests[1])
    await room.pass_time(GRACE - 1)
    assert guests[0].kinds[-1] == "voted"
    await room.pass_time(1)
    assert "handed_over" in guests[0].kinds
    assert guests[0].live.table.chairs[2].stand_in
    assert not guests[0].live.table.chairs[1].stand_in


@in_room
async def test_a_vote_is_not_carried_against_someone_who_came_back(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    leave(guests[2])
    await room.pass_time(GRACE)
    await guests[0].say(**hand_over(2))
    await come_back(guests[2])
    await room.pass_time(0)
    back = guests[0].events[-1]
    assert (back["what"]["kind"], back["text"]) == ("voted", "Guest 2 is back: there is nothing to decide.")
    assert not guests[0].position["votes"]
    assert (await reason(guests[1], **hand_over(2)))[0] == "still_here"


@in_room
async def test_a_seat_that_was_given_away_waits_until_its_owner_takes_it_back(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    leave(guests[1])
    await room.pass_time(GRACE)
    await guests[0].say(**hand_over(1))
    assert guests[0].live.table.chairs[1].stand_in
    again = from_dict(to_dict(guests[0].live.table))
    assert to_dict(again) == to_dict(guests[0].live.table)
    await come_back(guests[1])
    await room.pass_time(0)
    assert guests[0].live.table.chairs[1].stand_in
    assert (await reason(guests[0], type="vote", matter="substitute", target=1))[0] == "still_here"
    await guests[1].say(type="take_back")
    assert guests[0].kinds[-1] == "taken_back"
    assert not guests[0].live.table.chairs[1].stand_in


@in_room
async def test_a_seat_that_its_owner_gave_away_waits_until_they_want_it(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    await guests[1].say(type="hand_over", bot="easy")
    leave(guests[1])
    await room.pass_time(1000)
    await come_back(guests[1])
    await room.pass_time(1)
    assert guests[0].live.table.chairs[1].stand_in == "easy"
    await guests[1].say(type="take_back")
    assert not guests[0].live.table.chairs[1].stand_in


# Over days.


@in_room
async def test_over_days_everyone_has_until_the_deadline(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace=DAYS, options={"first": "1"})
    leave(guests[1])
    await room.pass_time(DAY)
    word, why = await reason(guests[0], **hand_over(1))
    assert word == "in_time"
    assert (
        why
        == "Guest 1 still has time: in a game played over days, a seat can be given away only after a missed deadline; this one is in 24 h"
    )
    await room.pass_time(DAY)
    assert any(event["what"].get("by") == "clock" for event in guests[0].events)
    await guests[0].say(**hand_over(1))
    assert guests[0].live.table.chairs[1].stand_in


@in_room
async def test_over_days_who_is_not_asked_misses_nothing(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace=DAYS, options={"first": "0"})
    leave(guests[1])
    await room.pass_time(DAY)
    word, why = await reason(guests[0], **hand_over(1))
    assert (word, why) == (
        "in_time",
        "Guest 1 still has time: in a game played over days, a seat can be given away only after a missed deadline",
    )


@in_room
async def test_over_days_whoever_plays_again_is_in_time_again(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace=DAYS, options={"first": "1"})
    leave(guests[1])
    await room.pass_time(2 * DAY)
    while guests[1].live.table.asked() != [1]:
        await guests[0].move()
    assert [chair.late() for chair in guests[1].live.table.chairs] == [False, True]
    await come_back(guests[1])
    await guests[1].move()
    assert [chair.late() for chair in guests[1].live.table.chairs] == [False, False]
    leave(guests[1])
    await room.pass_time(DAY)
    assert (await reason(guests[0], **hand_over(1)))[0] == "in_time"


@in_room
async def test_over_days_one_player_alone_neither_abandons_nor_takes_back(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace=DAYS, options={"first": "0"})
    leave(guests[1])
    await room.pass_time(1000)
    await guests[0].move()
    await guests[0].say(type="undo", position=guests[0].position["number"])
    await guests[0].say(type="vote", matter="abandon")
    await room.pass_time(DAY)
    assert guests[0].position["phase"] == "playing"
    assert guests[0].kinds[-1] == "voted"


@in_room
async def test_over_days_another_game_waits_no_longer_than_a_decision(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace=DAYS)
    await play_out(guests)
    leave(guests[1])
    await room.pass_time(DAY)
    await guests[0].say(type="vote", matter="again")
    assert guests[0].position["phase"] == "over"
    await room.pass_time(DAY)
    assert guests[0].position["phase"] == "gathering", "with whoever is left"


# The host.


@in_room
async def test_the_host_can_do_no_more_than_a_vote(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    live, bot = guests[0].live, BotSeat(bot="random")
    with pytest.raises(Refused, match="is connected"):
        await tables.hand_over(room.hall, live.name, 1, bot, room.host)
    leave(guests[1])
    await room.pass_time(30)
    with pytest.raises(Refused, match="the seat can be given away in 30 s"):
        await tables.hand_over(room.hall, live.name, 1, bot, room.host)
    await room.pass_time(30)
    await tables.hand_over(room.hall, live.name, 1, bot, room.host)
    assert live.table.chairs[1].stand_in == "random"
    with pytest.raises(Refused, match="another player who plays it themselves"):
        await tables.hand_over(room.hall, live.name, 1, bot, room.host)


# Voices.


@in_room
async def test_whoever_is_there_has_a_voice_though_a_bot_plays_for_them(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    await guests[1].say(type="hand_over", bot="easy")
    await guests[0].say(type="vote", matter="abandon")
    await room.pass_time(1000)
    assert guests[0].position["phase"] == "playing"
    await guests[1].say(type="vote", matter="abandon")
    assert guests[1].position["phase"] == "abandoned"


@in_room
async def test_whoever_is_left_alone_may_end_the_game_without_a_result(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    await guests[0].say(type="vote", matter="abandon")
    leave(guests[1])
    leave(guests[2])
    await room.pass_time(GRACE)
    assert guests[0].position["phase"] == "playing", "an old wish of one is not the wish of all"
    await guests[0].say(type="vote", matter="abandon")
    assert guests[0].events[-1]["text"] == "You end the game. It has no result."
    result = guests[0].position["result"]
    assert (result["ending"], result["winners"], result["scores"]) == ("abandoned", [], [])
    (alone,) = await room.lay("treachery", 1, ("easy",))
    await alone.say(type="vote", matter="abandon")
    assert alone.position["phase"] == "abandoned", "among bots nobody else has a game to lose"


@in_room
async def test_whoever_plays_on_no_longer_wants_to_abandon_the_game(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    mover = next(guest for guest in guests if guest.position["question"] is not None)
    other = guests[1 - guests.index(mover)]
    await mover.say(type="vote", matter="abandon")
    await mover.move()
    assert mover.position["votes"] == []
    await other.say(type="vote", matter="abandon")
    assert other.position["phase"] == "playing"


@in_room
async def test_whoever_is_absent_has_none_until_they_return(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    leave(guests[2])
    await guests[0].say(type="vote", matter="abandon")
    await guests[1].say(type="vote", matter="abandon")
    await room.pass_time(GRACE - 1)
    assert guests[0].position["phase"] == "playing", "it may be a moment without a connection"
    await come_back(guests[2])
    await room.pass_time(GRACE)
    assert guests[0].position["phase"] == "playing"
    leave(guests[2])
    await room.pass_time(GRACE)
    assert guests[0].position["phase"] == "abandoned"
    for guest in guests[:2]:
        await guest.say(type="vote", matter="again")
    assert guests[0].position["phase"] == "gathering"


@in_room
async def test_nothing_is_carried_where_nobody_is_there(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    guest = asked(guests)
    await guest.move()
    await guest.say(type="undo", position=guest.position["number"])
    number = guest.live.table.number
    for other in guests:
        leave(other)
    await room.pass_time(1000)
    assert guest.live.table.number == number


@in_room
async def test_a_move_is_taken_back_with_those_who_are_there(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    guest = asked(guests)
    other, absent = (found for found in guests if found is not guest)
    leave(absent)
    await guest.move()
    await guest.say(type="undo", position=guest.position["number"])
    await other.say(type="undo_answer", agreed=True)
    assert guest.kinds[-1] == "undo_answered"
    await room.pass_time(GRACE)
    assert guest.kinds[-1] == "undone"


# Clocks.


@in_room
async def test_whoever_is_there_and_does_nothing_is_hurried_by_the_clock_alone(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace={"kind": "real_time", "decision": 10, "reserve": 0}, options={"first": "1"})
    await room.pass_time(100)
    assert any(event["what"].get("by") == "clock" for event in guests[0].events)
    assert (await reason(guests[0], **hand_over(1)))[0] == "still_here"


@pytest.mark.parametrize(("seconds", "words"), [(0.2, "1 s"), (59, "59 s"), (91, "2 min"), (7200, "2 h"), (DAY * 2.5, "3 days")])
def test_times_in_words(seconds: float, words: str) -> None:
    assert phrase(span(seconds), "en") == words
