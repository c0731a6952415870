"""A finished game goes on from any of its moments, at a table of its own, against bots."""

from __future__ import annotations

import pytest

from greathall.hall.errors import NotThere, NotYours, Refused, TooMuch
from greathall.hall.http import playing_on
from greathall.hall.http.dependencies import Visitor
from greathall.hall.http.playing_on import PlayingOn, play_on
from greathall.hall.keys import fresh_key
from greathall.hall.limits import Limits, Quotas
from greathall.hall.store.base import Finished
from greathall.hall.table import replays
from greathall.hall.table.nobles import NOBLES
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import seeded
from greathall.kernel.record import Record
from tests.hall.room import Guest, Room, in_room, play_out, settle

GAMES = ["treachery", "skirmish", "duhr", "thrones"]


def wanted(at: int, seat: int = 0, key: str = "") -> PlayingOn:
    return PlayingOn(at=at, seat=seat, bot="easy", name="Ada", key=key or fresh_key())


def finished(game: str) -> Record:
    """A game that was played to its end, with a seed as the hall draws them."""
    record = Record(game, find_game(game).fewest, "an evening", "n")
    state, chance = record.deal(), seeded(1)
    while not state.over():
        seat = state.asked()[0]
        moves = state.sensible(seat)
        record.add(state, seat, moves[chance.below(len(moves))])
    return record


@pytest.mark.parametrize("game", GAMES)
@in_room
async def test_a_game_goes_on_as_it_stood_against_bots(room: Room, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    record = finished(game)

    async def opened(*_: object) -> Finished:
        return Finished(record.to_text(), listed=True)

    monkeypatch.setattr(playing_on, "opened", opened)
    at, key = len(record.moves) // 2, fresh_key()
    seat = record.replay(at).asked()[0]
    laid = await play_on(room.hall, Visitor(Quotas(), ""), "table", 1, "", wanted(at, seat, key))
    live = await room.hall.table(laid.table)
    state, resumed = live.table.game()
    assert resumed.moves[:at] == record.moves[:at]
    assert resumed.replay(at).view(-2) == record.replay(at).view(-2)
    assert state.seats == record.seats
    assert [chair.bot for chair in live.table.chairs] == ["" if at == seat else "easy" for at in range(record.seats)]
    assert {chair.name for chair in live.table.chairs}.issubset({"Ada", *NOBLES})
    guest = Guest(live, key)
    await live.join(guest, 0)
    if guest.position["question"] is not None:
        await guest.move()
    # A server that loads it again has it as it stood.
    room.hall.tables.pop(laid.table)
    live.close()
    again = await room.hall.table(laid.table)
    assert again.table.written().moves[:at] == record.moves[:at]
    await settle(room.hall)


@in_room
async def test_what_was_played_before_is_told_in_one_sentence(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    await play_out(guests)
    key = fresh_key()
    laid = await play_on(room.hall, Visitor(Quotas(), ""), guests[0].live.name, 1, room.keys[0], wanted(3, 1, key))
    live = await room.hall.table(laid.table)
    guest = Guest(live, key)
    await live.join(guest, 0)
    events = guest.messages[0]["events"]
    assert [event["text"] for event in events][-1] == "The game goes on after 3 moves."
    assert events[-1]["what"]["goes_on"] == 3
    assert not any(event["told"] for event in events)


@in_room
async def test_only_who_may_see_a_game_plays_on_from_a_moment_that_it_has(room: Room) -> None:
    guests = await room.lay("treachery", 2, listed=False)
    await play_out(guests)
    name, visitor = guests[0].live.name, Visitor(Quotas(), "")
    record = replays.finished(await room.store.record(name, 1))
    tables = len(room.hall.tables)
    with pytest.raises(NotYours):
        await play_on(room.hall, visitor, name, 1, "", wanted(0))
    with pytest.raises(Refused, match="over there"):
        await play_on(room.hall, visitor, name, 1, room.keys[0], wanted(len(record.moves)))
    with pytest.raises(NotThere):
        await play_on(room.hall, visitor, name, 1, room.keys[0], wanted(len(record.moves) + 1))
    with pytest.raises(NotThere):
        await play_on(room.hall, visitor, name, 1, room.keys[0], wanted(0, 2))
    assert len(room.hall.tables) == tables


@in_room
async def test_what_is_kept_of_it_counts(room: Room) -> None:
    """Its moves are kept once more."""
    guests = await room.lay("treachery", 2)
    await play_out(guests)
    name, key = guests[0].live.name, room.keys[0]
    long = len(replays.finished(await room.store.record(name, 1)).moves) - 1
    visitor, tables = Visitor(Quotas(Limits(kept=10)), "192.0.2.1"), len(room.hall.tables)
    for _ in range(2):  # at the beginning there is nothing to keep
        await play_on(room.hall, visitor, name, 1, key, wanted(0))
    await play_on(room.hall, visitor, name, 1, key, wanted(long))
    with pytest.raises(TooMuch):
        await play_on(room.hall, visitor, name, 1, key, wanted(long))
    assert len(room.hall.tables) == tables + 3
