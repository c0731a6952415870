"""With the defaults nobody is stuck because of one who leaves: bots and substitutes take seats, games can be ended and resigned."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from greathall.hall.http import records, seats, tables
from greathall.hall.keys import lock_of
from greathall.hall.live.awaited import COMES_WITHIN
from greathall.hall.store.base import Finished
from greathall.hall.table import entries, replays, shuffling
from greathall.hall.table.votes import GRACE, NEAR
from tests.hall.room import Guest, Room, asked, in_room, leave, play_out, room, same_after_loading, settle, vote

HANDOVER = 180.0


async def come_back(guest: Guest, seconds: Room) -> None:
    await guest.live.join(guest, 0)
    await seconds.pass_time(0)


def presence(guest: Guest) -> dict[str, Any]:
    return next(message for message in reversed(guest.messages) if message["type"] == "presence")


def beside(guest: Guest, *others: Guest) -> None:
    """These play at the device of somebody who is connected."""
    guest.neighbours = frozenset(other.lock for other in others)
    guest.live.notice()


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
async def test_my_games_say_that_a_bot_plays_and_that_the_others_wait_for_an_answer(room: Room) -> None:
    ada, bea, cid = await room.lay("treachery", 3, handover=HANDOVER, options={"first": "0"})

    def standing(guest: Guest) -> tuple[bool, bool]:
        seat = seats.seat_form(ada.live.name, ada.live.table, ada.live.table.seat_of(guest.lock), "en", room.hall.clock)
        return seat.replaced, seat.awaited

    leave(cid)
    await room.pass_time(GRACE)
    await ada.say(**vote("substitute", 2))
    assert [standing(guest) for guest in (ada, bea, cid)] == [(False, False), (False, True), (False, False)]
    await bea.say(**vote("substitute", 2, wanted=False))
    assert standing(bea) == (False, False)
    await room.pass_time(HANDOVER - GRACE)
    await ada.say(**vote("abandon"))
    assert [standing(guest) for guest in (ada, bea, cid)] == [(False, False), (False, True), (True, False)]
    await ada.say(**vote("abandon", wanted=False))
    await ada.move()
    await ada.say(type="undo", position=ada.position["number"])
    assert [standing(guest) for guest in (ada, bea, cid)] == [(False, False), (False, True), (True, False)]
    await bea.say(type="resign")
    await ada.say(type="hand_over", bot="easy")
    assert [standing(guest) for guest in (ada, bea)] == [(True, False), (False, False)], "whoever has resigned is asked nothing"


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
async def test_whoever_shares_the_device_of_someone_who_is_there_is_not_away(room: Room) -> None:
    ada, bea, cid = await room.lay("treachery", 3)
    leave(bea)
    beside(ada, bea)
    await room.pass_time(2 * HANDOVER)
    assert presence(cid)["here"] == [True, True, True]
    assert (presence(cid)["absent"], presence(cid)["takes_over"]) == ([False] * 3, [None] * 3)
    assert ada.live.table.people() == [0, 1, 2]
    assert await cid.refused(type="vote", matter="hand_over", target=1) == "still_here"
    # Their voice counts: the device is passed on to them.
    await ada.say(**vote("abandon"))
    await cid.say(**vote("abandon"))
    assert ada.live.table.phase == "playing"
    # When whoever holds it goes, both are gone from then on.
    leave(ada)
    assert presence(cid)["here"] == [False, False, True]
    await room.pass_time(GRACE - 1)
    assert presence(cid)["absent"] == [False] * 3
    await room.pass_time(1)
    assert presence(cid)["absent"] == [True, True, False]


@in_room
async def test_only_a_seat_whose_key_is_at_the_device_is_there_and_only_as_long_as_it_is(room: Room) -> None:
    ada, bea, cid = await room.lay("treachery", 3)
    leave(bea)
    watcher = Guest(ada.live, room.watch)
    watcher.lock = ""
    await ada.live.join(watcher, 0)
    beside(watcher, bea)
    assert presence(cid)["here"] == [True, False, True], "whoever watches holds no device for others"
    beside(ada, bea)
    assert presence(cid)["here"] == [True, True, True]
    beside(ada)
    assert presence(cid)["here"] == [True, False, True]
    ada.neighbours = frozenset({lock_of("somebody else's key")})
    ada.live.notice()
    assert presence(cid)["here"] == [True, False, True]


@in_room
async def test_whoever_a_guest_seats_at_their_device_is_not_taken_for_a_stranger_who_never_comes(room: Room) -> None:
    ada, _ = await room.lay("treachery", 2, start=False)
    await room.do(ada.live, entries.Freed(seat=1, name="Guest 1"))
    sat = await tables.sit(room.hall, room.visitor, ada.live.name, 1, tables.Sitting(name="Bea"), "")
    ada.neighbours = frozenset({lock_of(sat.key)})
    ada.live.notice()
    await room.pass_time(10 * COMES_WITHIN)
    assert ada.live.table.chairs[1].name == "Bea"


@in_room
async def test_servers_tell_each_other_who_shares_a_device(room: Room) -> None:
    ada, bea, cid = await room.lay("treachery", 3)
    told: list[str] = []

    async def tell(news: str) -> None:
        told.append(news)

    room.hall.servers = ["one", "two"]
    room.store.tell = tell  # type: ignore[method-assign]
    leave(cid)
    beside(bea, cid)
    await asyncio.gather(*room.hall.upkeep.tasks)
    news = next(line for line in reversed(told) if line.startswith("here "))
    leave(bea)
    room.hall.heard(news.replace(" one ", " two "))
    assert presence(ada)["here"] == [True, True, True]
    assert ada.live.gone_since() == [None, None, NEAR]


@in_room
async def test_whoever_only_shares_a_device_is_not_waited_for_in_the_shuffle(room: Room) -> None:
    ada, bea, _ = await room.lay("treachery", 3, start=False)
    leave(bea)
    beside(ada, bea)
    table, gone = ada.live.table, ada.live.gone_since()
    assert shuffling.present(table, gone) == [0, 2]
    await ada.live.act(lambda table, now: shuffling.begun())
    assert table.shuffle is not None
    assert shuffling.expected(table, table.shuffle, gone) == [0, 2]


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
