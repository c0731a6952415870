"""What people are told while they are away: when, in which words, and that nothing hidden is in it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from greathall.hall.keys import fresh_key, lock_of
from greathall.hall.notices.limits import HOUR
from greathall.hall.notices.messenger import AWAY
from greathall.hall.notices.occasions import Standing, Told, news
from greathall.hall.table import entries
from greathall.hall.table.due import next_game
from greathall.hall.table.plan import DAY
from greathall.hall.wire.views import position_for
from greathall.kernel.catalog import find_game
from tests.hall.away import Away, come_and_move, rival, while_away
from tests.hall.room import Guest, asked, leave, play_out
from tests.hall.test_table import dealing

HOURS = {"kind": "days", "days": 0.5}
DAYS = {"kind": "days", "days": 3}


@while_away
async def test_whoever_is_away_is_told_that_it_is_their_turn(room: Away) -> None:
    mover, other = rival(await room.lay())
    await room.subscribe(other)
    leave(other)
    assert await room.later() == [], "it is not"
    await mover.move()
    name = mover.live.table.chairs[mover.live.table.seat_of(mover.lock)].name
    assert await room.look() == [f"It is your turn. You play with {name}."]
    (message,) = room.service.heard
    assert message["said"] == {
        "title": find_game("treachery").title,
        "text": f"It is your turn. You play with {name}.",
        "path": f"/table/{other.live.name}",
        "table": other.live.name,
    }
    assert message["key"] == (await room.hall.messenger.own()).vapid.public
    assert message["urgency"] == "high"
    assert await room.later(100) == [], "told once"


@while_away
async def test_nobody_is_told_anything_who_has_not_asked_for_it(room: Away) -> None:
    mover, other = rival(await room.lay())
    leave(other)
    await room.pass_time(AWAY)
    await mover.move()
    assert await room.later() == []
    assert room.service.requests == []


@while_away
async def test_nobody_is_told_anything_while_they_are_connected(room: Away) -> None:
    mover, other = rival(await room.lay())
    await room.subscribe(other)
    await mover.move()
    assert await room.later() == []
    leave(other)
    assert await room.later() == [], "they have seen it"
    await other.live.join(other, None)
    await other.move()
    assert await room.later() == []


@while_away
async def test_whoever_loads_the_page_again_is_not_told_meanwhile(room: Away) -> None:
    mover, other = rival(await room.lay())
    await room.subscribe(other)
    leave(other)
    await mover.move()
    assert await room.later(AWAY - 1) == []
    assert len(await room.later(1)) == 1


@while_away
async def test_the_sentence_is_in_the_language_of_the_seat(room: Away) -> None:
    mover, other = rival(await room.lay())
    await room.subscribe(other, language="de")
    leave(other)
    await mover.move()
    name = mover.live.table.chairs[mover.live.table.seat_of(mover.lock)].name
    assert await room.later() == [f"Du bist gefragt. Du spielst mit {name}."]


@while_away
async def test_a_guest_who_waits_is_told_that_guests_came_and_that_the_game_begins(room: Away) -> None:
    ada, *_ = await room.lay(people=2, start=False, seats=4)
    await room.subscribe(ada)
    leave(ada)
    assert await room.later() == []
    for seat, name in ((2, "Cid"), (3, "Dov")):
        await room.do(ada.live, entries.Seated(seat=seat, name=name, lock=lock_of(fresh_key())))
    assert await room.later() == ["New at your table: Cid and Dov."]
    await room.do(ada.live, entries.Freed(seat=3))
    assert await room.later() == []
    await room.do(ada.live, entries.Seated(seat=3, name="Bot", bot="random"))
    assert await room.later() == [], "bots are not guests"
    await ada.live.act(lambda table, now: next_game(table).model_copy(update={"options": {"first": "1"}}))
    assert await room.later() == ["The game begins. You play with Guest 1, Cid and Bot."]


@while_away
async def test_whoever_begins_is_told_both_at_once(room: Away) -> None:
    ada, _ = await room.lay(start=False)
    await room.subscribe(ada)
    leave(ada)
    await ada.live.act(lambda table, now: next_game(table).model_copy(update={"options": {"first": "0"}}))
    assert await room.later() == ["The game begins, and it is your turn. You play with Guest 1."]
    assert await room.later() == []


@while_away
async def test_whoever_is_away_is_told_that_the_game_is_over_and_that_another_begins(room: Away) -> None:
    guests = await room.lay()
    await room.subscribe(guests[0])
    await play_out(guests)
    assert await room.later() == [], "who is there has seen it"
    leave(guests[0])
    assert await room.later() == []
    for guest in guests:
        await guest.say(type="vote", matter="again")
    (told,) = await room.later()
    assert told.startswith("The game begins")
    await room.do(guests[0].live, entries.Abandoned())
    assert await room.later() == ["The game with Guest 1 is over."]


@while_away
async def test_an_offer_that_waits_is_told_to_whom_it_is_made(room: Away) -> None:
    guests, mover = await dealing(room)
    for number, guest in enumerate(guests):
        await room.subscribe(guest, f"/push/{number}")
    state, _ = mover.live.table.game()
    target = (guests.index(mover) + 1) % 4
    leave(*[guest for guest in guests if guest is not mover])
    assert await room.later() == []
    await mover.say(type="offer", position=mover.position["number"], offer={"to": [state.names()["seat"][target]], "words": "Peace"})
    (told,) = await room.later()
    assert told.startswith("An offer is waiting for your answer.")
    assert "Peace" not in told
    (request, _) = room.service.requests[-1]
    assert request.target == f"/push/{target}".encode()


@while_away
async def test_a_day_before_the_end_of_their_time_whoever_must_decide_is_reminded(room: Away) -> None:
    guests = await room.lay(pace=DAYS)
    mover, _ = rival(guests)
    await room.subscribe(mover)
    leave(*guests)
    assert await room.later() == []
    assert await room.later(2 * DAY - 2 * AWAY) == []
    (told,) = await room.later(AWAY)
    assert told.startswith("You have 24 h left to decide.")
    assert await room.later(DAY / 2) == [], "once"


@while_away
async def test_where_less_than_two_days_are_given_the_reminder_comes_when_half_is_left(room: Away) -> None:
    guests = await room.lay(pace=HOURS)
    mover, _ = rival(guests)
    await room.subscribe(mover)
    leave(*guests)
    assert await room.later(DAY / 4 - 1) == []
    (told,) = await room.later(1)
    assert told.startswith("You have 6 h left to decide.")


@while_away
async def test_whoever_was_there_when_the_reminder_was_due_is_not_reminded_on_leaving(room: Away) -> None:
    guests = await room.lay(pace=HOURS)
    mover, _ = rival(guests)
    await room.subscribe(mover)
    assert await room.later(DAY / 2 * 0.8) == []
    leave(*guests)
    assert await room.later() == []


@while_away
async def test_each_missed_deadline_is_told_and_so_is_the_bot_that_plays_on(room: Away) -> None:
    guests = await room.lay(pace=HOURS)
    mover, other = rival(guests)
    await room.subscribe(mover)
    leave(*guests)

    async def miss() -> list[str]:
        """Nobody moves in time, and then the other one does: what is said of it."""
        told = await room.later(DAY / 2)
        if other.live.table.asked() == [other.live.table.seat_of(other.lock)]:
            await come_and_move(other)
        return told

    (told,) = await miss()
    assert told.startswith("Your time ran out, so a bot has made a move for you. You play")
    await come_and_move(mover)
    await room.later()
    await come_and_move(other)
    (told,) = await miss()
    assert told.startswith("Your time ran out"), "she has moved since, so it is news"
    (told,) = await miss()
    assert told.startswith("You have missed two deadlines in a row. A bot plays on for you until you take your seat back.")
    assert await room.later(DAY) == []


def test_whoever_is_asked_again_after_a_missed_deadline_is_told_both_at_once() -> None:
    now_so = Standing(1, False, (1, 5), None, None, (), missed=1)
    assert news(Told(game=1, turn=(1, 4)), now_so, 0.0) == "missed_turn"
    assert news(Told(game=1, turn=(1, 4)).knowing(now_so, 0.0), now_so, 0.0) is None
    assert news(Told(game=1, turn=(1, 4), missed=1), now_so, 0.0) == "turn"


@while_away
async def test_a_window_that_closes_within_seconds_calls_nobody(room: Away) -> None:
    guests = await room.lay("skirmish", 2, window=5.0)
    for number, guest in enumerate(guests):
        await room.subscribe(guest, f"/push/{number}")
    while not guests[0].live.table.in_window():
        await asked(guests).move()
    await room.look()
    leave(*guests)
    live = guests[0].live
    room.hall.clock.set(room.hall.clock.now() + AWAY)
    assert live.table.in_window(), "it has not been looked at yet"
    assert await room.look() == []


@pytest.mark.parametrize("game", ["treachery", "skirmish", "duhr", "thrones"])
def test_nothing_hidden_is_in_a_notice(game: str, tmp_path: Path) -> None:
    """Whatever is played, a notice says one of a few sentences, with nothing in them but the names of those at the table."""

    @while_away
    async def inside(room: Away) -> None:
        people = find_game(game).fewest
        guests = await room.lay(game, people, window=0.0, handover=0.0)
        others = {guest.lock: [f"Guest {seat}" for seat in range(people) if seat != at] for at, guest in enumerate(guests)}
        for number, guest in enumerate(guests):
            await room.subscribe(guest, f"/push/{number}")
        leave(*guests)
        said: set[str] = set()
        for _ in range(12):
            mover = asked(guests)
            await mover.move()
            for guest in guests:  # they hear nothing of it, being away
                guest.heard.append((0.0, json.dumps({"type": "event", "position": position(guest)}).encode()))
            said.update(await room.later(HOUR))
        names = [" and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names) for names in others.values()]
        allowed = {
            f"{start} You play with {each}." for each in names for start in ("It is your turn.", "An offer is waiting for your answer.")
        }
        assert said
        assert said <= allowed | {f"The game with {each} is over." for each in names}

    inside(tmp_path)


def position(guest: Guest) -> dict[str, Any]:
    table = guest.live.table
    return dict(position_for(table, table.seat_of(guest.lock), "en"))
