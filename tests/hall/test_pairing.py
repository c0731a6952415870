"""Being paired with anyone: two who ask meet at one table, nobody sits with a ghost, and the game begins by itself."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from greathall.hall.errors import Refused
from greathall.hall.http import hosts, lobby, pairing, tables
from greathall.hall.http.hosts import NewHost
from greathall.hall.http.pairing import Pairing
from greathall.hall.http.tables import BotSeat, Laying, Sitting, Swap
from greathall.hall.table import entries
from greathall.hall.table.listing import PAIRING_FOR
from greathall.hall.table.nobles import NOBLES
from greathall.hall.table.pairing import ANSWERS_WITHIN, AWAY, plan_for
from greathall.hall.table.plan import Plan, RealTime
from greathall.hall.table.snapshot import from_dict, to_dict
from greathall.kernel.catalog import all_games
from tests.hall.pairs import ANYONE, ask, meet, playing, ready, refused, seated, sit
from tests.hall.room import Room, in_room, play_out, settle


@in_room
async def test_two_who_ask_meet_and_their_game_begins_when_both_have_said_that_they_are_there(room: Room) -> None:
    ada = await ask(room, "Ada")
    bea = await ask(room, "Bea")
    live = ada.live
    assert bea.live is live
    assert seated(live) == ["Ada", "Bea"]
    assert not playing(live)
    await ready(ada)
    assert not playing(live)
    await ready(bea)
    assert playing(live)
    assert ada.events[-1]["text"] == "The game begins. It was shuffled with numbers from you and from Bea."
    await play_out([ada, bea])


@in_room
async def test_a_third_waits_at_another_table_and_is_paired_with_a_fourth(room: Room) -> None:
    ada, bea = await ask(room, "Ada"), await ask(room, "Bea")
    cid = await ask(room, "Cid")
    assert cid.live is not ada.live
    await ready(ada, bea)
    dov = await ask(room, "Dov")
    assert dov.live is cid.live


@in_room
async def test_games_are_paired_apart(room: Room) -> None:
    ada, bea = await ask(room, "Ada"), await ask(room, "Bea", "skirmish")
    assert ada.live is not bea.live


@in_room
async def test_whoever_would_rather_not_sit_at_a_table_is_led_to_another_and_the_next_to_the_oldest(room: Room) -> None:
    ada = await ask(room, "Ada")
    await room.pass_time(1)
    bea = await ask(room, "Bea", besides=[ada.live.name])
    assert bea.live is not ada.live
    cid = await ask(room, "Cid")
    assert cid.live is ada.live, "who has waited longest"


@in_room
async def test_a_game_for_four_waits_until_four_are_there(room: Room) -> None:
    guests = [await ask(room, name, "duhr") for name in ("Ada", "Bea", "Cid")]
    await ready(*guests)
    assert not playing(guests[0].live)
    guests.append(await ask(room, "Dov", "duhr"))
    assert len({guest.live for guest in guests}) == 1
    assert [chair.ready for chair in guests[0].live.table.chairs] == [False] * 4, "whoever was ready was so for other company"
    await ready(*guests)
    assert playing(guests[0].live)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_game_is_laid_with_as_few_seats_as_it_needs_a_clock_and_a_bot_for_the_absent(game: Any) -> None:
    plan = plan_for(game, "de")
    assert (plan.seats, plan.language, plan.listed, plan.window) == (game.fewest, "de", True, game.window)
    assert isinstance(plan.pace, RealTime)
    assert plan.handover > 0
    game.new(plan.seats, 0, options=plan.options)


# Nobody sits with a ghost.


@in_room
async def test_whoever_leaves_while_waiting_is_not_paired(room: Room) -> None:
    ada = await ask(room, "Ada")
    ada.live.leave(ada)
    await room.pass_time(AWAY - 1)
    assert seated(ada.live) == ["Ada", ""], "perhaps the page is only loaded again"
    await room.pass_time(1)
    assert seated(ada.live) == ["", ""]
    assert ada.live.table.chairs[0].lock == ""
    bea = await ask(room, "Bea")
    await ready(bea)
    assert not playing(bea.live)


@in_room
async def test_whoever_comes_back_soon_keeps_the_place(room: Room) -> None:
    ada = await ask(room, "Ada")
    ada.live.leave(ada)
    await room.pass_time(AWAY - 1)
    await ada.live.join(ada, None)
    await room.pass_time(10 * AWAY)
    assert seated(ada.live) == ["Ada", ""]


@in_room
async def test_the_game_does_not_begin_while_somebody_is_away(room: Room) -> None:
    ada, bea = await ask(room, "Ada"), await ask(room, "Bea")
    live = ada.live
    live.leave(ada)
    await ready(ada, bea)  # what Ada said was still on its way
    assert not playing(live)
    await live.join(ada, None)
    await settle(room.hall)
    assert playing(live)


@in_room
async def test_a_page_that_has_frozen_does_not_answer_and_the_other_waits_on(room: Room) -> None:
    ada = await ask(room, "Ada")
    await room.pass_time(ANSWERS_WITHIN + 1)
    bea = await ask(room, "Bea")
    live = ada.live
    await ready(bea)
    await room.pass_time(ANSWERS_WITHIN - 1)
    assert seated(live) == ["Ada", "Bea"]
    await bea.say(type="say", text="hello?")  # talk gives nobody more time
    await room.pass_time(1)
    assert seated(live) == ["", "Bea"]
    assert bea.events[-1]["text"] == "Ada leaves seat 1."
    assert ada.out == "seat_freed"
    assert not playing(live)
    cid = await ask(room, "Cid")
    assert cid.live is live
    await ready(cid)
    assert not playing(live), "Bea has not met Cid yet"
    await ready(bea)
    assert playing(live)


@in_room
async def test_a_seat_to_which_nobody_ever_came_is_freed(room: Room) -> None:
    await room.hall.beat()
    live = await meet(room.hall)
    await sit(room.hall, live, "Ada")
    await settle(room.hall)
    await room.pass_time(AWAY)
    assert seated(live) == ["", ""]


@in_room
async def test_a_table_that_a_dead_server_left_with_a_ghost_frees_the_seat(room: Room) -> None:
    ada = await ask(room, "Ada")
    ada.live.leave(ada)
    del room.hall.tables[ada.live.name]
    ada.live.close()
    bea = await ask(room, "Bea")
    assert bea.live.name == ada.live.name, "it could still be that Ada comes back"
    await ready(bea)
    assert not playing(bea.live)
    await room.pass_time(ANSWERS_WITHIN)
    assert seated(bea.live) == ["", "Bea"]


@in_room
async def test_whoever_stops_waiting_leaves_the_seat_free_for_the_next(room: Room) -> None:
    ada, bea = await ask(room, "Ada", "duhr"), await ask(room, "Bea", "duhr")
    await tables.leave_seat(room.hall, ada.live.name, 0, ada.key)
    assert seated(ada.live) == ["", "Bea", "", ""]
    cid = await ask(room, "Cid", "duhr")
    assert seated(bea.live) == ["Cid", "Bea", "", ""]
    assert cid.live is bea.live


@in_room
async def test_after_a_game_whoever_stays_waits_for_somebody_new(room: Room) -> None:
    ada, bea = await ask(room, "Ada"), await ask(room, "Bea")
    live = ada.live
    await ready(ada, bea)
    await play_out([ada, bea])
    live.leave(bea)
    await room.pass_time(60)
    await ada.say(type="vote", matter="again")
    assert (live.table.phase, seated(live)) == ("gathering", ["Ada", ""])
    cid = await ask(room, "Cid")
    assert cid.live is live
    await ready(ada, cid)
    assert playing(live)


# One seat for everyone.


@in_room
async def test_whoever_lost_the_answer_asks_again_with_the_same_key_and_sits_once(room: Room) -> None:
    ada = await ask(room, "Ada")
    live = ada.live
    again = await pairing.join(room.hall, ANYONE, live.name, Pairing(name="Ada", key=ada.key))
    assert again.seat == 0
    assert seated(live) == ["Ada", ""]
    bea = await ask(room, "Bea")
    await ready(ada, bea)
    assert (await pairing.join(room.hall, ANYONE, live.name, Pairing(name="Ada", key=ada.key))).seat == 0, "even after the game has begun"
    assert await refused(sit(room.hall, live, "Cid")) == "begun"


@in_room
async def test_one_browser_waits_at_a_table_once(room: Room) -> None:
    await room.hall.beat()
    live = await meet(room.hall)
    await sit(room.hall, live, "Ada", browser="b")
    assert await refused(sit(room.hall, live, "Ada too", browser="b")) == "waiting_already"
    await sit(room.hall, live, "Bea", browser="c")
    assert seated(live) == ["Ada", "Bea"]


@in_room
async def test_names_are_told_apart_and_keys_are_used_once(room: Room) -> None:
    await room.hall.beat()
    live = await meet(room.hall, "duhr")
    key = await sit(room.hall, live, "Ada")
    assert await refused(sit(room.hall, live, "ADA")) == "name_taken"
    assert await refused(sit(room.hall, live, "Bot 2")) == "name_of_bot"
    await sit(room.hall, live, "Bea")
    assert (await pairing.join(room.hall, ANYONE, live.name, Pairing(name="Cid", key=key))).seat == 0, "it is Ada's"
    assert seated(live) == ["Ada", "Bea", "", ""]


@in_room
async def test_a_seat_is_taken_once_however_many_ask_at_the_same_time(room: Room) -> None:
    await room.hall.beat()
    live = await meet(room.hall)
    asked = [sit(room.hall, live, name) for name in ("Ada", "Bea", "Cid", "Dov")]
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert [one.code for one in done if isinstance(one, Refused)] == ["taken", "taken"]


# Who decides there.


@in_room
async def test_nobody_hosts_a_table_at_which_people_are_paired(room: Room) -> None:
    ada, bea = await ask(room, "Ada", "duhr"), await ask(room, "Bea", "duhr")
    name = ada.live.name
    assert ada.live.table.hosting() == entries.NOBODY
    for key in (ada.key, bea.key, ""):
        assert await refused(tables.start(room.hall, room.visitor, name, key)) == "not_yours"
        assert await refused(tables.seat_bot(room.hall, name, 2, BotSeat(bot="easy"), key)) == "not_yours"
        assert await refused(tables.swap(room.hall, name, Swap(one=0, other=1), key)) == "not_yours"
        assert await refused(hosts.hand_on(room.hall, name, NewHost(seat=1), key)) == "not_yours"
    assert await refused(tables.leave_seat(room.hall, name, 0, bea.key)) == "not_yours"


@in_room
async def test_bots_take_the_free_seats_when_all_who_wait_agree(room: Room) -> None:
    guests = [await ask(room, name, "duhr") for name in ("Ada", "Bea")]
    live = guests[0].live
    await guests[0].say(type="vote", matter="bots")
    assert guests[1].events[-1]["text"] == "Ada wants bots to take the free seats."
    assert live.table.chairs[2].free()
    guests.append(await ask(room, "Cid", "duhr"))
    assert live.table.votes == set(), "with somebody new they are asked again"
    for guest in guests[:2]:
        await guest.say(type="vote", matter="bots")
    assert live.table.chairs[3].free(), "Cid has a voice, too"
    await guests[2].say(type="vote", matter="bots")
    *people, noble = seated(live)
    assert people == ["Ada", "Bea", "Cid"]
    assert noble in NOBLES
    assert not playing(live)
    await ready(*guests)
    assert playing(live)


@in_room
async def test_all_free_seats_are_filled_and_one_who_waits_alone_decides_alone(room: Room) -> None:
    ada = await ask(room, "Ada", "duhr")
    await ada.say(type="vote", matter="bots")
    assert [chair.bot for chair in ada.live.table.chairs] == ["", "middling", "middling", "middling"]
    await ready(ada)
    assert playing(ada.live)


@in_room
async def test_whoever_would_rather_wait_says_so(room: Room) -> None:
    ada, bea = await ask(room, "Ada", "duhr"), await ask(room, "Bea", "duhr")
    await ada.say(type="vote", matter="bots")
    await bea.say(type="vote", matter="bots", wanted=False)
    assert ada.events[-1]["text"] == "Bea would rather wait: no bots take the free seats."
    assert ada.live.table.votes == set()
    assert await bea.refused(type="vote", matter="bots", wanted=False) == "nothing_to_do"


@in_room
async def test_bots_are_voted_on_where_people_are_paired_and_before_the_game_only(room: Room) -> None:
    guests = await room.lay("treachery", 2, start=False, seats=3)
    assert await guests[0].refused(type="vote", matter="bots") == "not_yours"
    ada, bea = await ask(room, "Ada"), await ask(room, "Bea")
    await ready(ada, bea)
    assert await ada.refused(type="vote", matter="bots") == "begun"


@in_room
async def test_other_tables_do_not_begin_by_themselves_and_keep_their_people(room: Room) -> None:
    guests = await room.lay("treachery", 2, start=False)
    await ready(*guests)
    assert not playing(guests[0].live)
    guests[0].live.leave(guests[0])
    await room.pass_time(10 * AWAY)
    assert seated(guests[0].live) == ["Guest 0", "Guest 1"]
    assert await refused(sit(room.hall, guests[0].live, "Cid")) == "not_paired"


@in_room
async def test_what_a_table_remembers_of_its_people_is_in_its_snapshot(room: Room) -> None:
    ada, bea = await ask(room, "Ada", "duhr"), await ask(room, "Bea", "duhr")
    await ready(ada)
    await bea.say(type="vote", matter="bots")
    kept = to_dict(ada.live.table)
    assert to_dict(from_dict(json.loads(json.dumps(kept)))) == kept
    assert to_dict(await room.hall.load(ada.live.name)) == kept


# The lobby.


@in_room
async def test_the_lobby_shows_whoever_waits_and_no_empty_table(room: Room) -> None:
    await room.hall.beat()
    live = await meet(room.hall)
    assert await lobby.tables(room.hall) == []
    ada = await ask(room, "Ada")
    assert ada.live is live
    (shown,) = await lobby.tables(room.hall, pairing=True)
    plan: Any = shown["plan"]
    assert (shown["table"], shown["host_here"], plan["pairing"]) == (live.name, True, True)
    await tables.leave_seat(room.hall, live.name, 0, ada.key)
    assert await lobby.tables(room.hall) == []


@in_room
async def test_an_old_table_is_not_used_again_once_everyone_has_left(room: Room) -> None:
    ada = await ask(room, "Ada")
    await tables.leave_seat(room.hall, ada.live.name, 0, ada.key)
    bea = await ask(room, "Bea")
    assert bea.live is ada.live, "it was laid a moment ago"
    await tables.leave_seat(room.hall, ada.live.name, 0, bea.key)
    await room.pass_time(PAIRING_FOR)
    assert (await ask(room, "Cid")).live is not ada.live


def test_plans_and_tables_from_before_pair_nobody() -> None:
    plan = Plan.model_validate({"game": "treachery", "seats": 2})
    assert (plan.pairing, plan.language) == (False, "")
    assert Laying.model_validate({"game": "treachery", "seats": 2, "language": "de", "name": "Ada"}).plan().language == "de"
    assert Sitting(name="Ada").browser == ""
