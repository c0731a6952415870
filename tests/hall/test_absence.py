"""With the defaults nobody is stuck because of one who leaves: bots and substitutes take seats, games can be ended and resigned."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from greathall.hall.http import records
from greathall.hall.store.base import Finished
from greathall.hall.table import replays
from greathall.hall.table.votes import GRACE
from tests.hall.room import Guest, Room, asked, in_room, leave, play_out, room, same_after_loading, settle, vote

HANDOVER = 180.0


async def come_back(guest: Guest, seconds: Room) -> None:
    await guest.live.join(guest, 0)
    await seconds.pass_time(0)


def presence(guest: Guest) -> dict[str, Any]:
    return next(message for message in reversed(guest.messages) if message["type"] == "presence")


# Who is absent, and a bot after three minutes.


@in_room
async def test_everyone_is_told_when_someone_begins_to_be_absent(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    leave(guests[2])
    assert presence(guests[0]) == {
        "type": "presence",
        "at": room.time,
        "here": [True, True, False],
        "absent": [False] * 3,
        "takes_over": [None, None, room.time + HANDOVER],
    }
    await room.pass_time(GRACE)
    assert presence(guests[0])["absent"] == [False, False, True]
    late = Guest(guests[0].live, guests[0].key)
    await guests[0].live.join(late, 0)
    assert [seat["absent"] for seat in late.messages[0]["table"]["seats"]] == [False, False, True], "whoever comes later sees it, too"


@in_room
async def test_on_live_tables_a_bot_takes_over_after_three_minutes_by_default(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    leave(guests[2])
    await room.pass_time(HANDOVER - 1)
    assert guests[0].live.table.people() == [0, 1, 2]
    await room.pass_time(1)
    assert guests[0].live.table.people() == [0, 1]
    assert guests[0].live.table.chairs[2].stand_in == "middling"
    assert next(event for event in guests[0].events if event["what"]["kind"] == "handed_over")["what"]["why"] == "absence"


@in_room
async def test_a_game_that_all_have_left_is_not_played_by_bots(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    leave(*guests)
    await room.pass_time(HANDOVER * 10)
    table = guests[0].live.table
    assert table.people() == [0, 1]
    await come_back(guests[0], room)
    assert table.people() == [0], "now someone waits"


@in_room
async def test_one_person_among_bots_may_close_the_page(room: Room) -> None:
    (guest,) = await room.lay("treachery", 1, ("easy",))
    leave(guest)
    await room.pass_time(HANDOVER * 10)
    assert not guest.live.table.chairs[0].stand_in


@in_room
async def test_over_days_a_closed_page_means_nothing(room: Room) -> None:
    guests = await room.lay("treachery", 2, pace={"kind": "days", "days": 2})
    leave(guests[1])
    await room.pass_time(HANDOVER * 10)
    assert presence(guests[0])["absent"] == [False, False]
    assert not guests[0].live.table.chairs[1].stand_in


def test_after_a_restart_the_three_minutes_begin_again(tmp_path: Path) -> None:
    async def evening() -> None:
        async with room(tmp_path) as before:
            guests = await before.lay("treachery", 2)
            leave(guests[1])
            await before.pass_time(HANDOVER - 1)
            name, keys, time = guests[0].live.name, before.keys, before.time
        async with room(tmp_path) as after:
            after.time = time
            await after.hall.beat()
            live = await after.hall.table(name)
            ada = Guest(live, keys[0])
            await live.join(ada, 0)
            await after.pass_time(HANDOVER - 1)
            assert not live.table.chairs[1].stand_in
            await after.pass_time(1)
            assert live.table.chairs[1].stand_in

    asyncio.run(evening())


# Coming back.


@in_room
async def test_whoever_comes_back_reads_how_many_moves_a_bot_made(room: Room) -> None:
    guests = await room.lay("treachery", 2, options={"first": "1"}, thinking=0)
    leave(guests[1])
    await room.pass_time(HANDOVER)
    await guests[0].move()
    moves = sum(1 for event in guests[0].events if event["what"].get("by") == "bot")
    assert moves >= 2
    await come_back(guests[1], room)
    assert guests[0].live.table.chairs[1].stand_in, "a page that is open somewhere is nobody yet"
    await guests[1].say(type="take_back")
    assert guests[1].events[-1]["text"] == f"You are back: a bot made {moves} moves for you."
    assert guests[1].events[-1]["what"]["moves"] == moves
    assert guests[0].position["votes"] == []


@in_room
async def test_a_forgotten_page_that_connects_again_does_not_take_the_seat_from_the_bot(room: Room) -> None:
    guests = await room.lay("treachery", 3, thinking=0)
    table = guests[0].live.table
    leave(guests[2])
    await room.pass_time(HANDOVER)
    await come_back(guests[2], room)
    for _ in range(3):
        await asked(guests[:2]).move()
    assert table.people() == [0, 1], "the bot has played on"
    assert presence(guests[0])["here"] == [True, True, True]
    late = Guest(guests[0].live, guests[0].key)
    await guests[0].live.join(late, 0)
    shown = late.messages[0]["table"]["seats"][2]
    assert (shown["here"], shown["absent"], shown["handed_over"]) == (True, True, "absence")
    same_after_loading(guests[0])
    await guests[0].say(**vote("abandon"))
    await guests[1].say(**vote("abandon"))
    assert guests[0].position["phase"] == "abandoned", "nobody waits for the voice of a page"


@in_room
async def test_a_forgotten_page_does_not_make_a_bot_play_for_the_last_who_leaves(room: Room) -> None:
    guests = await room.lay("treachery", 2, thinking=0)
    leave(guests[1])
    await room.pass_time(HANDOVER)
    await come_back(guests[1], room)
    leave(guests[0])
    await room.pass_time(HANDOVER * 10)
    assert guests[0].live.table.people() == [0]


@in_room
async def test_whoever_makes_a_move_takes_their_seat_back_by_it(room: Room) -> None:
    guests = await room.lay("treachery", 2, options={"first": "0"}, thinking=3)
    table = guests[0].live.table
    leave(guests[1])
    await room.pass_time(HANDOVER)
    theirs = [move["text"] for move in guests[0].position["moves"]]
    while table.asked() == [0]:
        await guests[0].move()
    await come_back(guests[1], room)
    assert table.people() == [0], "the bot seems to think"
    question, own = guests[1].position["question"], [move["text"] for move in guests[1].position["moves"]]
    illegal = next(text for text in theirs if text not in own)
    assert await guests[1].refused(type="move", question=question, move="nothing") == "bad_move"
    assert await guests[1].refused(type="move", question=question, move=illegal) == "illegal"
    assert await guests[1].refused(type="move", question=question + 1, move=own[0]) == "too_late"
    assert table.chairs[1].stand_in, "what is not a move takes nothing back"
    await guests[1].move()
    assert guests[0].kinds[-2:] == ["taken_back", "played"]
    assert guests[0].events[-1]["what"]["by"] == "owner"
    assert table.people() == [0, 1]


@in_room
async def test_whoever_wants_another_game_plays_it_themselves(room: Room) -> None:
    guests = await room.lay("treachery", 2, thinking=0)
    leave(guests[1])
    await room.pass_time(HANDOVER)
    await play_out(guests[:1])
    await come_back(guests[1], room)
    await guests[0].say(**vote("again"))
    assert guests[0].position["phase"] == "over", "whoever is back after the game is waited for"
    await guests[1].say(**vote("again"))
    assert guests[0].position["phase"] == "playing"
    assert guests[0].live.table.people() == [0, 1]


# Proposals.


@in_room
async def test_refusing_ends_a_proposal_and_says_who_refused(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    assert await guests[0].refused(**vote("abandon", wanted=False)) == "nothing_to_do", "there is nothing to refuse"
    await guests[0].say(**vote("abandon"))
    await guests[1].say(**vote("abandon"))
    await guests[2].say(**vote("abandon", wanted=False))
    assert guests[0].position["votes"] == []
    assert guests[0].events[-1]["text"] == "Guest 2 refuses: the game goes on."
    assert guests[0].events[-1]["what"]["refuses"]
    await guests[0].say(**vote("abandon"))
    await guests[0].say(**vote("abandon", wanted=False))
    assert guests[1].events[-1]["text"] == "Guest 0 no longer wants to abandon the game.", "one's own vote is withdrawn"
    assert not guests[1].events[-1]["what"]["refuses"]


@in_room
async def test_everyone_hears_at_once_that_a_vote_was_carried(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    leave(guests[2])
    await room.pass_time(GRACE)
    await guests[0].say(**vote("hand_over", 2))
    await guests[1].say(**vote("hand_over", 2))
    given = next(event for event in guests[0].events if event["what"]["kind"] == "handed_over")
    assert given["position"]["votes"] == []
    assert given["table"]["seats"][2]["bot"] == "middling"


# Resigning.


@in_room
async def test_at_two_seats_resigning_ends_the_game_as_lost(room: Room) -> None:
    guests = await room.lay("treachery", 2, match=True)
    await asked(guests).move()
    await guests[0].say(type="resign")
    position = guests[1].position
    assert (position["phase"], position["asked"], position["question"]) == ("over", [], None)
    result = position["result"]
    assert (result["ending"], result["winners"], result["resigned"]) == ("resigned", [1], [0])
    assert len(result["scores"]) == 2
    assert position["prompt"] == "You have won: everyone else has resigned."
    assert position["match"]["standings"] == [0.0, 1.0]
    same_after_loading(guests[0])
    assert await guests[1].refused(type="resign") == "no_game"


@in_room
async def test_the_record_of_a_resigned_game_can_be_verified_and_says_who_resigned(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    await asked(guests).move()
    await guests[0].say(type="resign")
    name = guests[0].live.name
    answer = await records.record(room.hall, name, 1, "")
    text = bytes(answer.body).decode()
    assert text.endswith("# seat 0 has resigned\n# winners: 1\n")
    record = replays.finished(Finished(text, listed=True))
    record.verify()
    assert (await replays.moment(record, -2, 1, "en")).moves == 1


@in_room
async def test_with_more_seats_a_bot_plays_on_and_the_person_has_lost(room: Room) -> None:
    guests = await room.lay("treachery", 3, thinking=0)
    await guests[2].say(type="resign")
    resigned = next(event for event in guests[0].events if event["what"]["kind"] == "resigned")
    assert resigned["text"] == "Guest 2 resigns. A bot plays on."
    assert resigned["table"]["seats"][2]["bot"] == "middling"
    assert resigned["table"]["seats"][2]["resigned"]
    for message in ({"type": "take_back"}, {"type": "resign"}, vote("abandon"), {"type": "undo", "position": guests[2].position["number"]}):
        assert await guests[2].refused(**message) in ("resigned", "nothing_to_undo")
    leave(guests[2])
    await come_back(guests[2], room)
    assert guests[0].live.table.chairs[2].stand_in, "coming back does not bring the seat back"
    same_after_loading(guests[0])
    await play_out(guests[:2])
    result = guests[2].position["result"]
    assert result["resigned"] == [2]
    assert 2 not in result["winners"]
    assert result["winners"]
    for guest in guests:
        await guest.say(**vote("again"))
    assert guests[0].position["phase"] == "playing"
    assert not any(chair.resigned or chair.stand_in for chair in guests[0].live.table.chairs), "in the next game they play again"


@in_room
async def test_whoever_has_resigned_does_not_keep_the_others_from_deciding(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    await guests[2].say(type="resign")
    await guests[0].say(**vote("abandon"))
    await guests[1].say(**vote("abandon"))
    assert guests[0].position["phase"] == "abandoned"


@in_room
async def test_when_all_but_one_have_resigned_that_one_has_won(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    await guests[2].say(type="resign")
    await guests[0].say(type="resign")
    assert guests[1].position["result"]["winners"] == [1]
    await settle(room.hall)
    assert guests[1].kinds[-1] == "resigned", "nothing more happens"
