"""The room before the game: seats that change, marks of who is ready, and decks that guests bring and keep to themselves."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic_core import to_json

from greathall.hall.errors import Refused
from greathall.hall.http import tables
from greathall.hall.http.tables import BotSeat, Swap
from greathall.hall.table.decks import named
from greathall.hall.table.due import next_game
from greathall.hall.table.snapshot import from_dict, to_dict
from greathall.kernel.catalog import find_game
from greathall.kernel.record import Record
from tests.hall.room import Guest, Room, in_room, settle

OWN = "calder_siege"


def names(guest: Guest) -> list[str]:
    return [chair.name for chair in guest.live.table.chairs]


def seats(guest: Guest) -> list[dict[str, Any]]:
    """The seats as this guest was last told of them."""
    found: list[dict[str, Any]] = [message["table"] for message in guest.messages if "table" in message][-1]["seats"]
    return found


def ready(guest: Guest) -> list[bool]:
    return [seat.get("ready", False) for seat in seats(guest)]


async def reason(guest: Guest, **message: object) -> tuple[str, str, str]:
    with pytest.raises(Refused) as refused:
        await guest.say(**message)
    return refused.value.code, refused.value.reason, refused.value.said("de")


# Changing seats.


@in_room
async def test_a_guest_takes_a_free_seat(room: Room) -> None:
    guests = await room.lay("treachery", 2, start=False, seats=4)
    await guests[0].say(type="change_seat", seat=3)
    assert names(guests[0]) == ["", "Guest 1", "", "Guest 0"]
    assert guests[1].events[-1]["text"] == "Seats 1 and 4 are swapped."
    await guests[0].say(type="say", text="here I am")
    assert guests[1].events[-1]["what"]["seat"] == 3, "the key opens the seat to which its owner has moved"


@in_room
async def test_a_bot_changes_places_without_being_asked(room: Room) -> None:
    guests = await room.lay("treachery", 1, ("easy",), start=False)
    await guests[0].say(type="change_seat", seat=1)
    assert names(guests[0]) == ["Bot 1", "Guest 0"]


@in_room
async def test_two_guests_change_places_when_both_want_it(room: Room) -> None:
    guests = await room.lay("treachery", 3, start=False)
    await guests[0].say(type="change_seat", seat=1)
    assert names(guests[0]) == ["Guest 0", "Guest 1", "Guest 2"], "nobody is moved unasked"
    assert guests[1].events[-1]["text"] == "Guest 0 asks you to change places."
    assert [seat.get("swap") for seat in seats(guests[2])] == [1, None, None]
    assert from_dict(json.loads(json.dumps(to_dict(guests[0].live.table)))).swaps == {0: 1}
    await guests[1].say(type="change_seat", seat=0)
    assert names(guests[0]) == ["Guest 1", "Guest 0", "Guest 2"]
    assert not guests[0].live.table.swaps


@in_room
async def test_a_change_of_places_is_declined_or_withdrawn(room: Room) -> None:
    guests = await room.lay("treachery", 2, start=False)
    await guests[0].say(type="change_seat", seat=1)
    assert (await reason(guests[0], type="change_seat", seat=1))[0] == "nothing_to_do"
    await guests[1].say(type="change_seat", seat=0, wanted=False)
    assert guests[0].events[-1]["text"] == "Guest 1 would rather not change places."
    assert seats(guests[0])[0].get("swap") is None
    await guests[0].say(type="change_seat", seat=1)
    await guests[0].say(type="change_seat", seat=1, wanted=False)
    assert guests[1].events[-1]["text"] == "Guest 0 no longer wants to change places."
    assert (await reason(guests[1], type="change_seat", seat=0, wanted=False))[0] == "nothing_to_do"


@in_room
async def test_nobody_waits_for_an_answer_from_someone_who_has_gone(room: Room) -> None:
    guests = await room.lay("treachery", 3, start=False)
    await guests[0].say(type="change_seat", seat=1)
    await tables.leave_seat(room.hall, guests[0].live.name, 1, guests[1].key)
    assert not guests[0].live.table.swaps
    await guests[0].say(type="change_seat", seat=2)
    await tables.swap(room.hall, guests[0].live.name, Swap(one=0, other=1), room.host)
    assert not guests[0].live.table.swaps


@in_room
async def test_seats_are_changed_before_the_game_only(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    for message in ({"type": "change_seat", "seat": 1}, {"type": "ready"}):
        assert (await reason(guests[0], **message))[0] == "begun"


@in_room
async def test_only_a_seat_of_the_table_is_changed_to(room: Room) -> None:
    guests = await room.lay("treachery", 2, start=False)
    assert (await reason(guests[0], type="change_seat", seat=0))[1] == "you sit there already"
    assert (await reason(guests[0], type="change_seat", seat=2))[1] == "the table has 2 seats"


@in_room
async def test_whoever_leaves_frees_the_seat_and_the_key_opens_nothing(room: Room) -> None:
    guests = await room.lay("treachery", 2, start=False)
    await tables.leave_seat(room.hall, guests[0].live.name, 1, guests[1].key)
    await settle(room.hall)
    assert guests[1].out == "seat_freed"
    assert guests[0].events[-1]["text"] == "Guest 1 leaves seat 2."
    with pytest.raises(Refused):
        await guests[0].live.join(Guest(guests[0].live, guests[1].key), 0)


# Marks of who is ready.


@in_room
async def test_everyone_sees_who_is_ready(room: Room) -> None:
    guests = await room.lay("treachery", 3, start=False)
    await guests[1].say(type="ready")
    assert ready(guests[0]) == [False, True, False]
    assert guests[0].events[-1]["text"] == "Guest 1 is ready."
    assert (await reason(guests[1], type="ready"))[0] == "nothing_to_do"
    await guests[1].say(type="ready", ready=False)
    assert ready(guests[0]) == [False] * 3


@in_room
async def test_a_change_of_seats_clears_the_marks(room: Room) -> None:
    guests = await room.lay("treachery", 3, start=False)
    for guest in guests:
        await guest.say(type="ready")
    assert ready(guests[0]) == [True] * 3
    await guests[0].say(type="change_seat", seat=1)
    assert ready(guests[0]) == [True] * 3, "nothing has changed yet"
    await guests[1].say(type="change_seat", seat=0)
    assert ready(guests[0]) == [False] * 3
    await guests[2].say(type="ready")
    await tables.leave_seat(room.hall, guests[0].live.name, 2, room.host)
    assert ready(guests[0]) == [False] * 3, "whoever comes next has said nothing yet"


@in_room
async def test_the_host_begins_whether_or_not_all_are_ready(room: Room) -> None:
    guests = await room.lay("treachery", 2, start=False)
    await guests[1].say(type="ready")
    await tables.start(room.hall, room.visitor, guests[0].live.name, room.host)
    await settle(room.hall)
    assert guests[0].live.table.phase == "playing"
    assert ready(guests[0]) == [False, False], "the marks have done their work"


# Decks.


def started(guest: Guest) -> str:
    found: str = next(event for event in guest.events if event["what"]["kind"] == "started")["what"]["options"].get("decks", "")
    return found


@in_room
async def test_a_guests_deck_is_kept_from_the_others_until_the_game_begins(room: Room) -> None:
    guests = await room.lay("thrones", 2, start=False)
    watcher = Guest(guests[0].live, "")
    await guests[0].live.join(watcher, 0)
    assert guests[1].position["deck"] == ""
    await guests[1].say(type="bring", deck=OWN)
    assert guests[1].events[-1]["text"] == "You have chosen your deck."
    assert guests[1].position["deck"] == OWN
    await guests[0].say(type="say", text="hello")
    for other in (guests[0], watcher):
        assert OWN not in "".join(message.decode() for _, message in other.heard)
        numbers = [event["number"] for event in other.messages[0]["events"] + other.events]
        assert numbers == list(range(1, len(numbers) + 1)), "not even a missing number tells of it"
    assert OWN not in to_json(await tables.table(room.hall, guests[0].live.name)).decode()
    assert from_dict(json.loads(json.dumps(to_dict(guests[0].live.table)))).chairs[1].deck == OWN
    await guests[0].live.act(lambda table, now: next_game(table))
    assert started(guests[0]) == f"any {OWN}"
    assert guests[0].position["view"]["decks"][1] == OWN
    assert "deck" not in guests[1].position


@in_room
async def test_the_record_of_a_game_with_decks_that_guests_brought_verifies(room: Room) -> None:
    guests = await room.lay("thrones", 2, start=False)
    (holds,) = [deck.holds for deck in find_game("thrones").ready_decks() if deck.name == "gravelund_mourners"]
    listed = json.dumps(holds, separators=(",", ":"))
    await guests[0].say(type="bring", deck=listed)
    await guests[1].say(type="bring", deck=OWN)
    await guests[0].live.act(lambda table, now: next_game(table))
    _, record = guests[0].live.table.game()
    assert named(record.options["decks"]) == [listed, OWN]
    for _ in range(5):
        await next(guest for guest in guests if guest.position["question"] is not None).move()
    again = Record.from_text(record.to_text())
    assert again.verify().to_dict() == guests[0].live.table.game()[0].to_dict()


@in_room
async def test_a_deck_that_the_host_has_laid_for_a_seat_stays(room: Room) -> None:
    guests = await room.lay("thrones", 2, start=False, options={"decks": "any thornmere"})
    code, english, german = await reason(guests[1], type="bring", deck=OWN)
    assert code == "deck_laid"
    assert english.startswith("the host has chosen the deck for this seat")
    assert german.startswith("das Deck für diesen Platz hat der Gastgeber gewählt")
    await guests[0].say(type="bring", deck=OWN)
    await tables.swap(room.hall, guests[0].live.name, Swap(one=0, other=1), room.host)
    await guests[0].live.act(lambda table, now: next_game(table))
    assert started(guests[0]) == "any thornmere", "the deck is that of the seat, whoever sits there"


@pytest.mark.parametrize("deck", ["nobody", "{", '{"house": "Calder"}', f"{OWN} thornmere", "calder\nplayer 0: Eve"])
@in_room
async def test_a_deck_that_can_not_be_played_is_not_brought(room: Room, deck: str) -> None:
    guests = await room.lay("thrones", 2, start=False)
    code, english, german = await reason(guests[0], type="bring", deck=deck)
    assert code == "bad_deck"
    assert english.startswith("that deck can't be played")
    assert german.startswith("dieses Deck kann nicht gespielt werden")


@in_room
async def test_what_is_wrong_with_a_deck_is_said_in_the_language_of_the_reader(room: Room) -> None:
    guests = await room.lay("thrones", 2, start=False)
    _, english, german = await reason(guests[0], type="bring", deck='{"house": "Calder"}')
    assert english == (
        "that deck can't be played: the House deck has 0 cards but needs at least 60 (A-2.2); "
        "the plot deck has 0 cards but needs exactly 7 (A-2.1)"
    )
    assert german == (
        "dieses Deck kann nicht gespielt werden: Das Hausdeck hat 0 Karten, es braucht mindestens 60 (A-2.2); "
        "das Strategiedeck hat 0 Karten, es braucht genau 7 (A-2.1)"
    )
    assert (await reason(guests[0], type="bring", deck="nobody"))[1:] == (
        "that deck can't be played; choose another one",
        "dieses Deck kann nicht gespielt werden; wähle ein anderes",
    )


@in_room
async def test_decks_are_brought_only_to_games_that_have_them(room: Room) -> None:
    guests = await room.lay("treachery", 2, start=False)
    assert (await reason(guests[0], type="bring", deck=OWN))[0] == "not_there"
    assert "deck" not in guests[0].position


@in_room
async def test_decks_move_on_with_those_who_brought_them(room: Room) -> None:
    guests = await room.lay("thrones", 3, start=False)
    await guests[0].say(type="bring", deck=OWN)
    assert (await reason(guests[0], type="bring", deck=OWN))[0] == "nothing_to_do"
    await guests[0].live.act(lambda table, now: next_game(table))
    assert (await reason(guests[0], type="bring", deck=""))[0] == "begun"
    for guest in guests:
        await guest.say(type="vote", matter="abandon")
    await guests[1].say(type="bring", deck="thornmere")
    for guest in guests:
        await guest.say(type="vote", matter="again")
    dealt = [event["what"]["options"]["decks"] for event in guests[0].events if event["what"]["kind"] == "started"]
    assert dealt == [OWN, f"any {OWN} thornmere"]
    assert names(guests[0]) == ["Guest 2", "Guest 0", "Guest 1"]


@in_room
async def test_whoever_sits_down_after_someone_has_left_does_not_find_their_deck(room: Room) -> None:
    guests = await room.lay("thrones", 2, start=False)
    await guests[1].say(type="bring", deck=OWN)
    await tables.leave_seat(room.hall, guests[0].live.name, 1, guests[1].key)
    await tables.seat_bot(room.hall, guests[0].live.name, 1, BotSeat(bot="easy"), room.host)
    await guests[0].live.act(lambda table, now: next_game(table))
    assert started(guests[0]) == ""


def test_the_decks_of_an_option_are_told_apart() -> None:
    assert named("") == []
    assert named(" any, calder_siege") == ["any", "calder_siege"]
    assert named('{"house": "A, b", "cards": {}} any{"house": "C"}') == ['{"house": "A, b", "cards": {}}', "any", '{"house": "C"}']
