"""Matches: how they stand, the pause before the next game, and another one with whoever is left."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from greathall.hall.errors import Refused
from greathall.hall.http import tables
from greathall.hall.http.games import game_form
from greathall.hall.http.seats import MySeat, seat_form
from greathall.hall.http.tables import BotSeat, Sitting
from greathall.hall.store.base import Search
from greathall.hall.table.matches import PAUSE
from greathall.hall.table.snapshot import from_dict, to_dict
from greathall.hall.table.votes import GRACE
from greathall.kernel.catalog import find_game
from tests.hall.room import Guest, Room, in_room, play_out, room, settle

DAY = 86_400


def pause(wanted: bool = True) -> dict[str, Any]:
    return {"type": "vote", "matter": "pause", "wanted": wanted}


def match(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.position["match"]
    return found


def stands(guest: Guest) -> MySeat:
    return seat_form(guest.live.name, guest.live.table, 0, "en", guest.live.hall.clock)


async def to_the_first_end(room: Room, people: int = 2, **plan: Any) -> list[Guest]:
    """A match of Treachery after its first game."""
    guests = await room.lay("treachery", people, match=True, **plan)
    await play_out(guests)
    assert not match(guests[0])["over"]
    return guests


@pytest.mark.parametrize(("game", "has_one"), [("treachery", True), ("duhr", True), ("skirmish", False), ("thrones", False)])
def test_only_some_games_have_matches(game: str, has_one: bool) -> None:
    assert bool(game_form(find_game(game), "en").match) == has_one


@in_room
async def test_how_it_stands_and_who_has_won_is_told(room: Room) -> None:
    guests = await room.lay("treachery", 2, match=True)
    assert (match(guests[0])["standings"], match(guests[0])["winners"], match(guests[0])["next"]) == ([0, 0], [], None)
    while True:
        await play_out(guests)
        if match(guests[0])["over"]:
            break
        assert match(guests[0])["winners"] == [], "nobody has won yet"
        assert match(guests[0])["next"] == room.time + PAUSE
        assert stands(guests[0]).goes_on, "so that the list of one's games does not lose it"
        await room.pass_time(PAUSE)
        assert match(guests[0])["next"] is None
    assert not stands(guests[0]).goes_on
    best = max(match(guests[0])["standings"])
    assert match(guests[0])["winners"] == [seat for seat, points in enumerate(match(guests[0])["standings"]) if points == best]
    assert match(guests[0])["next"] is None


@in_room
async def test_what_is_said_does_not_put_off_the_next_game(room: Room) -> None:
    guests = await to_the_first_end(room)
    await room.pass_time(PAUSE - 1)
    await guests[0].say(type="say", text="Well played!")
    await room.pass_time(1)
    assert guests[0].position["phase"] == "playing"


@in_room
async def test_anyone_can_have_the_next_game_wait(room: Room) -> None:
    guests = await to_the_first_end(room)
    await room.pass_time(PAUSE - 1)
    await guests[0].say(**pause())
    assert guests[1].events[-1]["text"] == "Guest 0 wants a pause before the next game."
    assert match(guests[1])["next"] is None
    await guests[1].say(**pause())
    await room.pass_time(1000)
    assert guests[0].position["phase"] == "over"
    await guests[0].say(**pause(wanted=False))
    await room.pass_time(1000)
    assert guests[0].position["phase"] == "over", "the other one wants it, too"
    await guests[1].say(**pause(wanted=False))
    assert match(guests[1])["next"] == room.time + PAUSE, "it is counted from the start again"
    assert to_dict(from_dict(to_dict(guests[0].live.table))) == to_dict(guests[0].live.table)
    await room.pass_time(PAUSE - 1)
    assert guests[0].position["phase"] == "over"
    await room.pass_time(1)
    assert guests[0].position["phase"] == "playing"
    assert guests[0].position["votes"] == []


@in_room
async def test_a_pause_ends_when_all_want_to_go_on(room: Room) -> None:
    guests = await to_the_first_end(room)
    await guests[0].say(**pause())
    for guest in guests:
        await guest.say(type="vote", matter="again")
    assert guests[0].position["phase"] == "playing"


@in_room
async def test_a_pause_ends_when_whoever_wanted_it_has_left(room: Room) -> None:
    guests = await to_the_first_end(room)
    await guests[0].say(**pause())
    guests[0].live.leave(guests[0])
    await room.pass_time(GRACE)
    assert match(guests[1])["next"] == room.time + PAUSE, "nobody waits for someone who is gone"
    await room.pass_time(PAUSE)
    assert guests[1].position["phase"] == "playing"


@in_room
async def test_there_is_nothing_to_pause_otherwise(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    assert await guests[0].refused(**pause()) == "nothing_follows"
    await play_out(guests)
    assert await guests[0].refused(**pause()) == "nothing_follows"


@in_room
async def test_over_days_the_next_game_begins_after_a_day(room: Room) -> None:
    guests = await to_the_first_end(room, pace={"kind": "days", "days": 2})
    assert match(guests[0])["next"] == room.time + DAY
    await room.pass_time(DAY - 1)
    assert guests[0].position["phase"] == "over"
    await room.pass_time(1)
    assert guests[0].position["phase"] == "playing"


@pytest.mark.parametrize("server", ["one", "two"])
def test_the_next_game_begins_after_a_restart_though_nobody_comes(tmp_path: Path, server: str) -> None:
    """By itself, whether the same server keeps the table or another one takes it over."""

    async def evening() -> None:
        async with room(tmp_path) as before:
            guests = await to_the_first_end(before)
            name, time = guests[0].live.name, before.time
            await before.pass_time(1)
        after = Room(tmp_path, server)
        try:
            after.time = time
            await after.hall.beat()
            after.hall.takes_over.set()
            await after.hall.take_over()
            assert after.hall.tables[name].table.phase == "over"
            await after.pass_time(PAUSE - 1)
            assert after.hall.tables[name].table.phase == "over", "its time is not over yet"
            await after.pass_time(1)
            assert (after.hall.tables[name].table.phase, after.hall.tables[name].table.games) == ("playing", 2)
        finally:
            await after.close()

    asyncio.run(evening())


@in_room
async def test_a_match_that_is_over_is_not_taken_over(room: Room) -> None:
    guests = await room.lay("treachery", 2, match=True)
    while not (match(guests[0]) and match(guests[0])["over"]):
        await play_out(guests)
        await room.pass_time(PAUSE)
    assert await room.store.playing() == []


# With whoever is left.


@in_room
async def test_again_with_whoever_is_left_and_a_free_seat_for_one_more(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    await play_out(guests)
    live = guests[0].live
    live.leave(guests[2])
    for guest in guests[:2]:
        await guest.say(type="vote", matter="again")
    assert guests[0].position["phase"] == "over", "they may be back in a moment"
    await room.pass_time(GRACE)
    event = guests[0].events[-1]
    assert event["what"] == {"kind": "gathered", "freed": [2]}
    assert [seat["kind"] for seat in event["table"]["seats"]] == ["person", "person", "free"]
    assert (event["position"]["phase"], event["position"]["result"], event["position"]["view"]) == ("gathering", None, None)
    assert [seat["name"] for seat in event["table"]["seats"][:2]] == ["Guest 0", "Guest 1"], "who is left keeps seat and key"
    again = await room.hall.load(live.name)
    assert to_dict(again) == to_dict(live.table) == to_dict(from_dict(to_dict(live.table)))
    assert await room.store.open_tables(Search(room.time)), "others find it in the lobby"
    sat = await tables.sit(room.hall, room.visitor, live.name, 2, Sitting(name="Cid"), "")
    newcomer = Guest(live, sat.key)
    await live.join(newcomer, 0)
    await tables.start(room.hall, room.visitor, live.name, room.host)
    await settle(room.hall)
    assert live.table.games == 2
    assert [chair.name for chair in live.table.chairs] == ["Guest 0", "Guest 1", "Cid"], "they sit as they have gathered"
    await play_out([*guests[:2], newcomer])
    assert await room.store.record(live.name, 1)
    assert await room.store.record(live.name, 2)


@in_room
async def test_whoever_has_said_that_they_want_another_game_keeps_the_seat(room: Room) -> None:
    guests = await room.lay("treachery", 3)
    await play_out(guests)
    await guests[2].say(type="vote", matter="again")
    guests[0].live.leave(guests[2])
    await room.pass_time(GRACE)
    for guest in guests[:2]:
        await guest.say(type="vote", matter="again")
    assert guests[0].position["phase"] == "playing"
    assert "Guest 2" in [chair.name for chair in guests[0].live.table.chairs]


@in_room
async def test_whoever_has_left_finds_the_seat_given_away(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    await play_out(guests)
    live = guests[0].live
    live.leave(guests[1])
    await guests[0].say(type="vote", matter="again")
    await room.pass_time(GRACE)
    assert guests[0].position["phase"] == "gathering"
    with pytest.raises(Refused, match="this link does not open that"):
        await live.join(guests[1], None)
    await tables.seat_bot(room.hall, live.name, 1, BotSeat(bot="easy"), room.host)
    await tables.start(room.hall, room.visitor, live.name, room.host)
    await settle(room.hall)
    assert guests[0].position["phase"] == "playing"


@in_room
async def test_a_match_that_goes_on_keeps_the_seats_of_the_absent(room: Room) -> None:
    guests = await to_the_first_end(room, 3)
    guests[0].live.leave(guests[2])
    await room.pass_time(1)
    for guest in guests[:2]:
        await guest.say(type="vote", matter="again")
    await room.pass_time(PAUSE)
    assert guests[0].position["phase"] == "playing"
    assert guests[0].live.table.chairs[2].lock


@in_room
async def test_the_next_game_after_one_that_was_ended_together_keeps_seats_and_standing(room: Room) -> None:
    guests = await to_the_first_end(room, 3)
    ada, bea, cid = guests
    live, standings = ada.live, match(ada)["standings"]
    assert sum(standings) == 1
    for guest in guests:
        await guest.say(type="vote", matter="again")
    live.leave(cid)
    await room.pass_time(GRACE)
    for guest in (ada, bea):
        await guest.say(type="vote", matter="abandon")
    assert ada.position["phase"] == "abandoned"
    assert stands(ada).goes_on, "so that nobody's list of games loses it"
    await room.pass_time(10 * PAUSE)
    assert ada.position["phase"] == "abandoned", "whoever has ended a game is not drawn into the next one"
    assert await ada.refused(**pause()) == "nothing_follows"
    for guest in (ada, bea):
        await guest.say(type="vote", matter="again")
    assert (ada.position["phase"], live.table.games) == ("playing", 3)
    assert match(ada)["standings"] == standings
    back = Guest(live, cid.key)
    await live.join(back, None)
    assert back.messages[0]["viewer"] == 2, "the seat is theirs on return"
