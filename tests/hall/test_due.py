"""What happens by itself: absent seats go to bots, votes are carried, matches go on."""

from __future__ import annotations

from itertools import pairwise

from tests.hall.room import Room, asked, in_room, play_out, settle


@in_room
async def test_an_absent_seat_goes_to_a_bot_after_a_while_until_its_owner_takes_it_back(room: Room) -> None:
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
    assert other.kinds[-1] == "played", "the bot goes on until its owner says otherwise"
    await guest.say(type="take_back")
    assert other.kinds[-1] == "taken_back"
    assert await guest.refused(type="take_back") == "nothing_to_do"


@in_room
async def test_the_others_vote_an_absent_seat_to_a_bot(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    assert await guests[0].refused(type="vote", matter="hand_over") == "no_such_seat"
    assert await guests[0].refused(type="vote", matter="hand_over", target=0) == "own_seat"
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
    assert await guests[0].refused(type="move", question=guests[0].position["number"], move="x") in ("bad_move", "too_late")


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
