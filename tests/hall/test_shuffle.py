"""The shuffle: players add to the seed of a game, so that the hall alone can't choose it, and can check afterwards that they did."""

from __future__ import annotations

import asyncio
import copy
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from greathall.client.shuffle import Shuffles
from greathall.hall.table.due import begin
from greathall.hall.table.shuffling import WITHIN
from greathall.hall.wire import incoming
from greathall.kernel.chance import commitment, drawn, sha256, shared_seed
from greathall.kernel.record import Record
from tests.hall.room import Guest, Room, in_room, leave, play_out, reason_of, room, same_after_loading, settle, vote

NUMBER, OTHER = "1" * 64, "2" * 64


async def start(guests: list[Guest]) -> None:
    """The host begins the game."""
    live = guests[0].live
    await live.act(lambda table, now: begin(table, live.gone_since()))
    await settle(live.hall)


def shuffle(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.position["shuffle"]
    return found


def texts(guest: Guest, kind: str) -> list[str]:
    return [event["text"] for event in guest.events if event["what"]["kind"] == kind]


@in_room
async def test_everyone_who_is_there_adds_a_number(room: Room) -> None:
    guests = await room.lay(people=3, start=False)
    await start(guests)
    table = guests[0].live.table
    assert table.phase == "playing"
    record = table.written()
    assert record.numbers == {seat: guest.shuffles.games[1].number for seat, guest in enumerate(guests)}
    assert record.seed == shared_seed(record.part, record.numbers)
    assert record.commitment == commitment(record.part, record.nonce) == guests[1].shuffles.games[1].commitment
    assert texts(guests[0], "started") == ["The game begins. It was shuffled with numbers from you and from Guest 1 and Guest 2."]
    assert guests[0].events[-1]["what"]["numbers"] == [0, 1, 2]
    assert "shuffle" not in guests[0].position
    same_after_loading(guests[0])


@in_room
async def test_the_hall_commits_before_anyone_seals_and_nobody_shows_before_all_have_sealed(room: Room) -> None:
    guests = await room.lay(start=False)
    await start(guests)
    kinds = guests[0].kinds
    order = ["shuffle_begun", "number_sealed", "number_sealed", "numbers_closed", "number_shown", "number_shown", "started"]
    assert kinds[-len(order) :] == order
    part, numbers = guests[0].live.table.written().part, [guest.shuffles.games[1].number for guest in guests]
    for guest in guests:
        said = [message for _, message in guest.heard]
        assert not any(part.encode() in message for message in said), "the hall's part stays secret"
        before = said[: next(at for at, message in enumerate(said) if b"numbers_closed" in message)]
        assert not any(number.encode() in message for number in numbers for message in before)


@in_room
async def test_after_the_game_everyone_can_check_that_their_number_is_in(room: Room) -> None:
    guests = await room.lay(start=False)
    await start(guests)
    await play_out(guests)
    result = guests[0].position["result"]
    assert all(guest.shuffles.verdict(1, result) == "shared" for guest in guests)
    stored = await room.store.record(guests[0].live.name, 1)
    assert stored is not None
    record = Record.from_text(stored.body)
    record.verify()
    assert record.numbers == {seat: guest.shuffles.games[1].number for seat, guest in enumerate(guests)}


@in_room
async def test_what_the_hall_publishes_wrongly_is_seen(room: Room) -> None:
    guests = await room.lay(start=False)
    await start(guests)
    await play_out(guests)
    good, own = guests[0].position["result"], guests[0].shuffles
    for name, wrong in (("seed", NUMBER), ("part", NUMBER), ("nonce", "n"), ("numbers", [OTHER, good["numbers"][1]])):
        assert own.verdict(1, {**good, name: wrong}) == "broken"
    # Another part and seed that fit together: only what was written down at the time tells.
    numbers = dict(enumerate(good["numbers"]))
    forged = {**good, "part": NUMBER, "seed": shared_seed(NUMBER, numbers)}
    assert own.verdict(1, forged) == "broken"
    assert Shuffles().verdict(1, forged) == "others"
    # A shuffle of the hall's own, as if nobody had been there.
    left_out = copy.deepcopy(own)
    left_out.games[1].commitment, left_out.games[1].added = commitment(NUMBER, "n"), []
    assert left_out.verdict(1, {**good, "part": "", "numbers": [None, None], "seed": NUMBER, "nonce": "n"}) == "left_out"


@in_room
async def test_whoever_sends_nothing_in_time_is_left_out_and_named(room: Room) -> None:
    guests = await room.lay(people=3, start=False)
    guests[2].adds = False
    await start(guests)
    assert shuffle(guests[0])["asks"] is None
    assert shuffle(guests[2])["asks"] == "seal"
    await room.pass_time(WITHIN - 0.1)
    assert guests[0].live.table.shuffle is not None
    same_after_loading(guests[0])
    await room.pass_time(0.2)
    assert sorted(guests[0].live.table.written().numbers) == [0, 1]
    said = "It was shuffled with numbers from you and from Guest 1; none came in time from Guest 2."
    assert texts(guests[0], "started") == [f"The game begins. {said}"]


@in_room
async def test_whoever_seals_and_does_not_show_gains_nothing(room: Room) -> None:
    guests = await room.lay(start=False)
    guests[1].adds = False
    await start(guests)
    await guests[1].say(type="seal_number", game=1, seal=sha256(NUMBER))
    assert shuffle(guests[1])["asks"] == "show"
    assert guests[0].live.table.shuffle is not None
    same_after_loading(guests[0])
    await room.pass_time(WITHIN + 0.1)
    assert sorted(guests[0].live.table.written().numbers) == [0]


@in_room
async def test_whoever_vanishes_may_be_back_in_time(room: Room) -> None:
    guests = await room.lay(people=3, start=False)
    guests[2].adds = False
    await start(guests)
    await room.pass_time(1)
    leave(guests[2])
    await room.pass_time(WITHIN - 1.1)
    assert guests[0].live.table.shuffle is not None
    guests[2].adds = True
    await guests[2].live.join(guests[2], None)
    await settle(room.hall)
    assert sorted(guests[0].live.table.written().numbers) == [0, 1, 2]


@in_room
async def test_whoever_vanishes_and_stays_away_is_left_out(room: Room) -> None:
    guests = await room.lay(people=3, start=False)
    guests[2].adds = False
    await start(guests)
    await room.pass_time(1)
    leave(guests[2])
    await room.pass_time(WITHIN)
    assert sorted(guests[0].live.table.written().numbers) == [0, 1]
    said = "It was shuffled with numbers from you and from Guest 1; none came in time from Guest 2."
    assert texts(guests[0], "started") == [f"The game begins. {said}"]


@in_room
async def test_whoever_was_not_there_is_not_waited_for(room: Room) -> None:
    guests = await room.lay(people=3, start=False)
    leave(guests[2])
    await room.pass_time(1)
    await start(guests)
    assert sorted(guests[0].live.table.written().numbers) == [0, 1]
    assert texts(guests[0], "started") == ["The game begins. It was shuffled with numbers from you and from Guest 1."]


@in_room
async def test_numbers_are_taken_once_and_in_their_time(room: Room) -> None:
    guests = await room.lay(start=False)
    ada, ben = guests
    sealing = {"type": "seal_number", "game": 1, "seal": sha256(NUMBER)}
    assert await ada.refused(**sealing) == "shuffled"
    ada.adds = ben.adds = False
    await start(guests)
    assert await ada.refused(type="seal_number", game=2, seal=sha256(NUMBER)) == "shuffled"
    await ada.say(**sealing)
    number = ada.live.table.number
    await ada.say(**sealing)
    assert ada.live.table.number == number, "what is sent again after a lost connection changes nothing"
    assert await ada.refused(type="seal_number", game=1, seal=sha256(OTHER)) == "shuffled"
    assert await ada.refused(type="show_number", game=1, number=NUMBER) == "shuffled"
    await room.pass_time(WITHIN)
    assert await ben.refused(type="seal_number", game=1, seal=sha256(OTHER)) == "shuffled"
    assert await ada.refused(type="show_number", game=1, number=OTHER) == "shuffled"
    await ada.say(type="show_number", game=1, number=NUMBER)
    assert ada.live.table.written().numbers == {0: NUMBER}
    assert await ada.refused(type="show_number", game=1, number=NUMBER) == "shuffled"


@in_room
async def test_seats_stay_as_they_are_while_cards_are_shuffled(room: Room) -> None:
    guests = await room.lay(start=False)
    guests[0].adds = False
    await start(guests)
    reason = await reason_of(guests[1].say(type="ready", ready=True))
    assert reason == ("shuffling", "the cards are being shuffled; wait a moment")
    await guests[1].say(type="say", text="Soon.")
    assert texts(guests[0], "shuffle_begun") == ["The cards are being shuffled."]


@in_room
async def test_the_next_game_is_shuffled_again_for_the_seats_that_people_then_have(room: Room) -> None:
    guests = await room.lay(start=False)
    await start(guests)
    await play_out(guests)
    for guest in guests:
        await guest.say(**vote("again"))
    record = guests[0].live.table.written()
    assert guests[0].live.table.games == 2
    # Everyone has moved on by a seat.
    assert record.numbers == {1: guests[0].shuffles.games[2].number, 0: guests[1].shuffles.games[2].number}
    assert record.seed == shared_seed(record.part, record.numbers)
    assert guests[0].shuffles.games[1].number != guests[0].shuffles.games[2].number
    await play_out(guests)
    result = guests[0].position["result"]
    assert [guest.shuffles.verdict(2, result) for guest in guests] == ["shared", "shared"]


@in_room
async def test_a_match_goes_on_with_a_shuffle_too(room: Room) -> None:
    guests = await room.lay("treachery", match=True, start=False)
    await start(guests)
    await play_out(guests)
    for guest in guests:
        await guest.say(**vote("again"))
    assert guests[0].live.table.games == 2
    assert len(guests[0].live.table.written().numbers) == 2


@in_room
async def test_where_nobody_is_there_the_hall_shuffles_alone(room: Room) -> None:
    guests = await room.lay(start=False)
    leave(*guests)
    await start(guests)
    record = guests[0].live.table.written()
    assert (record.part, record.numbers) == ("", {})
    assert record.commitment == commitment(str(record.seed), record.nonce)
    watcher = Guest(guests[0].live, "")
    await watcher.live.join(watcher, 0)
    last = watcher.messages[-2]["events"][-1] if watcher.messages[-1]["type"] != "welcome" else watcher.messages[-1]["events"][-1]
    assert last["text"] == "The game begins."


@in_room
async def test_lessons_keep_their_shuffle(room: Room) -> None:
    guests = await room.lay("treachery", 1, ("easy",), lesson="treachery", listed=False, start=False)
    await start(guests)
    record = guests[0].live.table.written()
    assert str(record.seed).startswith("lesson ")
    assert record.numbers == {}


def test_a_server_that_stops_in_the_middle_of_a_shuffle_goes_on_with_it(tmp_path: Path) -> None:
    async def inside() -> None:
        async with room(tmp_path) as first:
            guests = await first.lay(start=False)
            guests[1].adds = False
            await start(guests)
            await first.pass_time(1)
            await first.hall.beat()
            name, keys, own = guests[0].live.name, first.keys, guests[0].shuffles
        async with room(tmp_path) as second:
            await second.hall.beat()
            live = await second.hall.table(name)
            back = [Guest(live, key) for key in keys]
            back[0].shuffles = own
            for guest in back:
                await live.join(guest, 0)
            await settle(second.hall)
            assert live.table.written().numbers == {0: own.games[1].number, 1: back[1].shuffles.games[1].number}

    asyncio.run(inside())


@pytest.mark.parametrize("seal", ["", "x" * 64, "A" * 64, "1" * 63, "1" * 65])
def test_seals_and_numbers_have_one_form(seal: str) -> None:
    for message in ({"type": "seal_number", "game": 1, "seal": seal}, {"type": "show_number", "game": 1, "number": seal}):
        with pytest.raises(ValidationError):
            incoming.INCOMING.validate_python(message)


@in_room
async def test_decks_stay_as_they_are_while_cards_are_shuffled(room: Room) -> None:
    guests = await room.lay("thrones", start=False)
    guests[0].adds = False
    await start(guests)
    assert await guests[1].refused(type="bring", deck="thornmere") == "shuffling"


@in_room
async def test_who_begins_a_match_follows_from_the_seed(room: Room) -> None:
    guests = await room.lay("treachery", people=3, match=True, start=False)
    await start(guests)
    record = guests[0].live.table.written()
    assert record.options["first"] == str(drawn(str(record.seed), "who begins", 3))
