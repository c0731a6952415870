"""Taking a move back: at once where it showed nothing, otherwise when everyone agrees."""

from __future__ import annotations

import random

import pytest

from greathall.hall.table.entries import Abandoned, Started
from greathall.hall.table.table import Table
from greathall.hall.table.undo import shown_nobody
from greathall.kernel.catalog import find_game
from greathall.version import VERSION
from tests.hall.room import Guest, Room, asked, in_room, same_after_loading, settle


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
    assert await others[0].refused(type="undo_answer", agreed=True) == "not_awaited"
    await guest.say(type="undo", position=guest.position["number"])
    assert guest.kinds[-1] == "undo_asked"
    assert guest.position["undo"] == guests.index(guest)
    assert await guest.refused(type="undo_answer", agreed=True) == "not_awaited"
    assert await guest.refused(type="undo", position=guest.position["number"]) == "undo_pending"
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
    assert await other.refused(type="undo", position=other.position["number"]) == "nothing_to_undo"
    await guest.move()
    assert await guest.refused(type="undo", position=0) == "too_late"
    await guest.say(type="undo", position=guest.position["number"])
    await other.say(type="undo_answer", agreed=False)
    assert guest.position["undo"] is None
    assert guest.kinds[-1] == "undo_answered"


async def with_orders(room: Room) -> list[Guest]:
    """Two guests with standing orders, of whom the first begins; the shuffle is always the same."""
    guests = await room.lay("skirmish", 2, window=3, start=False)
    await room.do(guests[0].live, Started(engine=VERSION, seed="an evening", nonce="", options={}, cards=""))
    await settle(room.hall)
    for guest in guests:
        await guest.say(type="order", passing=["instants"])
        assert guest.position["passing"] == ["instants"]
    return guests


@in_room
async def test_standing_orders_stay_when_a_move_is_taken_back_at_once(room: Room) -> None:
    guests = await with_orders(room)
    await guests[0].move("start")
    await guests[0].say(type="undo", position=guests[0].position["number"])
    assert guests[0].kinds[-2:] == ["played", "undone"]
    assert [guest.position["passing"] for guest in guests] == [["instants"], ["instants"]]


@in_room
async def test_standing_orders_stay_when_others_agree_that_a_move_is_taken_back(room: Room) -> None:
    guests = await with_orders(room)
    await guests[0].move("start")
    await guests[0].move("deploy card=3h slot=front_1")
    await guests[0].say(type="undo", position=guests[0].position["number"])
    assert guests[0].kinds[-1] == "undo_asked"
    assert [guest.position["passing"] for guest in guests] == [["instants"], ["instants"]]
    await guests[1].say(type="undo_answer", agreed=True)
    assert guests[0].kinds[-2:] == ["undo_answered", "undone"]
    assert [guest.position["passing"] for guest in guests] == [["instants"], ["instants"]]


def quiet(table: Table) -> bool:
    """Whether a window is open, somebody else is asked in it, and the last move has shown nobody anything: outside of windows it would be
    taken back at once."""
    _, record = table.game()
    if not record.moves or not table.responding() or table.asked() == [record.moves[-1][0]]:
        return False
    return shown_nobody(table, len(record.moves) - 1)


@pytest.mark.parametrize("answers", [False, True])
@pytest.mark.parametrize("window", [0, 3])
@pytest.mark.parametrize(("game", "seats"), [("skirmish", 3), ("duhr", 4), ("thrones", 3)])
@in_room
async def test_in_an_open_window_taking_back_always_asks_whoever_has_answered(
    room: Room, game: str, seats: int, window: float, answers: bool
) -> None:
    """Otherwise the answer would tell whether somebody has sealed theirs."""
    guests = await room.lay(game, seats, window=window, start=False)
    live = guests[0].live
    await room.do(live, Started(engine=VERSION, seed="an evening", nonce="", options={}, cards=find_game(game).fingerprint(None)))
    await settle(room.hall)
    chance = random.Random(1)
    while not quiet(live.table):
        guest = asked(guests)
        await guest.move(chance.choice(guest.position["moves"])["text"])
        if live.table.in_window() and not quiet(live.table):
            await room.pass_time(3)
    state, record = live.table.game()
    mover = record.moves[-1][0]
    if answers:
        other = next(seat for seat in live.table.asked() if seat != mover)
        await guests[other].move(state.text(state.declining(other)))
    await guests[mover].say(type="undo", position=guests[mover].position["number"])
    assert guests[mover].kinds[-1] == "undo_asked"


async def ask_back(guests: list[Guest], guest: Guest, other: Guest, withdraw: bool = False) -> None:
    """Ask to take a move back, in vain: the other one refuses, or whoever asked no longer wants it."""
    await guest.say(type="undo", position=guest.position["number"])
    assert guest.kinds[-1] == "undo_asked"
    await (guest if withdraw else other).say(type="undo_answer", agreed=False)


@in_room
async def test_after_two_refused_requests_none_for_the_next_ten_moves(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    guest = asked(guests)
    other = next(found for found in guests if found is not guest)
    await guest.move()
    await asked(guests).move()
    await ask_back(guests, guest, other)
    for _each in range(3):
        await ask_back(guests, guest, other, withdraw=True)
        assert guest.events[-1]["text"] == "You no longer ask to take the move back.", "nobody has refused that"
    await ask_back(guests, guest, other)
    same_after_loading(guest)
    _, record = guest.live.table.game()
    until = len(record.moves) + 10
    while len(record.moves) < until:
        assert await guest.refused(type="undo", position=guest.position["number"]) == "undo_too_often"
        await asked(guests).move()
    await ask_back(guests, guest, other)
    assert await guest.refused(type="undo", position=guest.position["number"]) == "undo_too_often", "and so on"
    if other is asked(guests):
        await other.move()


@in_room
async def test_the_dialogue_knows_who_has_agreed_to_an_undo(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    guest = asked(guests)
    first, second = (other for other in guests if other is not guest)
    await guest.move()
    await guest.say(type="undo", position=guest.position["number"])
    await first.say(type="undo_answer", agreed=True)
    assert guest.position["undo_agreed"] == [guests.index(first)]
    assert await first.refused(type="undo_answer", agreed=True) == "not_awaited"
    await first.say(type="undo_answer", agreed=False)
    assert guest.position["undo"] is None, "one may still change one's mind"
    assert second.position["undo_agreed"] == []


@in_room
async def test_everyone_is_told_that_a_request_lapses_when_the_game_goes_on(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    guest = asked(guests)
    await guest.move()
    await guest.say(type="undo", position=guest.position["number"])
    other, third = asked(guests), next(found for found in guests if found not in (guest, asked(guests)))
    late = Guest(guest.live, room.watch, "de")
    late.lock = ""
    await other.move()
    assert guest.position["undo"] is None
    assert guest.events[-1]["text"] == ("Your request to take a move back has lapsed: the game went on before everyone had agreed.")
    name, seat = f"Guest {guests.index(guest)}", guests.index(guest)
    for page in (other, third):
        assert page.events[-1]["text"] == f"{name}'s request to take a move back has lapsed: the game went on before everyone had agreed."
        assert page.events[-1]["what"]["undo_lapsed"] == seat
    await guest.live.join(late, 0)
    told = [event for event in late.messages[0]["events"] if "undo_lapsed" in event["what"]]
    assert [event["text"] for event in told] == [
        f"Die Bitte von {name}, eine Entscheidung zurückzunehmen, ist verfallen: Die Partie ging weiter, bevor alle zugestimmt hatten."
    ], "whoever comes later reads it too"
    await asked(guests).move()
    assert "undo_lapsed" not in guest.events[-1]["what"], "it is said once"


@in_room
async def test_everyone_is_told_that_a_request_lapses_when_a_window_closes(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=3, start=False)
    await room.do(guests[0].live, Started(engine=VERSION, seed="an evening", nonce="", options={}, cards=""))
    await settle(room.hall)
    table = guests[0].live.table
    while not table.in_window():
        await asked(guests).move()
    mover = table.game()[1].moves[-1][0]
    await guests[mover].say(type="undo", position=guests[mover].position["number"])
    assert guests[mover].kinds[-1] == "undo_asked"
    await room.pass_time(3)
    why = "request to take a move back has lapsed: the window closed before everyone had agreed."
    for seat, guest in enumerate(guests):
        said = [event["text"] for event in guest.events if event["what"]["kind"] == "window_closed"][-1]
        assert said == (f"Your {why}" if seat == mover else f"Guest {mover}'s {why}")


@in_room
async def test_a_request_lapses_with_whoever_resigns_or_the_end_of_the_game(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    guest = asked(guests)
    await guest.move()
    await guest.say(type="undo", position=guest.position["number"])
    await guest.say(type="resign")
    assert guest.events[-1]["text"] == "You resign. A bot plays on. The request to take a move back has lapsed with that."
    other = asked(guests)
    await other.move()
    await other.say(type="undo", position=other.position["number"])
    await room.do(guest.live, Abandoned())
    assert other.events[-1]["text"] == "The game is abandoned. Your request to take a move back has lapsed: the game is over."
