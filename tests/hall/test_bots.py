"""Bots of the hall: workers think from views alone, and none of them delays another table."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.client.bot import BotPlayer, sit
from greathall.hall.bots import worker
from greathall.hall.bots.pool import Pool
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import Offer, is_offer
from tests.hall.room import Room, in_room
from tests.hall.serving import PATIENCE, sqlite

SLEEPER = (sys.executable, "-c", "import time\nwhile True: time.sleep(1)")


def view(seat: int = 0) -> dict[str, Any]:
    return greathall.new("treachery", 2, 1, first="0").view(seat)


def test_a_worker_thinks_from_a_view_alone() -> None:
    async def inside() -> None:
        pool = Pool(1, PATIENCE)
        state = greathall.new("treachery", 2, 1, first="0")
        moves = [state.text(move) for move in state.moves(0)]
        assert await pool.think("a table", "greedy", view()) in moves
        assert await pool.think("a table", "random", view()) in moves
        assert await pool.think("a table", "random", {"game": "chess"}) is None, "what it can't read it says so"
        assert await pool.think("a table", "random", view()) in moves
        await pool.close()

    asyncio.run(inside())


def test_the_worker_answers_line_by_line() -> None:
    state = greathall.new("treachery", 2, 1, first="0")
    answer = worker.answer(json.dumps({"ask": "move", "offers": False, "bot": "easy", "view": view()}))
    assert state.read(answer["move"]) in list(state.moves(0))
    assert "error" in worker.answer(json.dumps({"ask": "move", "offers": False, "bot": "nobody", "view": view()}))


def test_the_worker_answers_within_the_time_it_is_given() -> None:
    state = greathall.new("treachery", 2, 1, first="0")
    asked = {"ask": "move", "offers": False, "bot": "search:999999999", "view": view(), "within": 0.05}
    assert state.read(worker.answer(json.dumps(asked))["move"]) in list(state.moves(0))


def test_with_the_same_seed_bots_always_play_the_same() -> None:
    def answers(seed: str, **more: str) -> set[str]:
        asked = {"ask": "move", "offers": True, "bot": "random", "view": {**view(), **more}, "seed": seed}
        return {worker.answer(json.dumps(asked))["move"] for _ in range(20)}

    assert len(answers("first") | answers("first", another_field="")) == 1
    assert len(answers("")) > 1, "in earnest they don't"


@in_room
async def test_in_a_lesson_the_seed_follows_from_how_far_the_game_has_come(room: Room) -> None:
    [guest] = await room.lay("treachery", 1, ("easy",), thinking=0, lesson="first_steps", listed=False, options={"first": "0"})
    await guest.move(guest.position["moves"][0]["text"])
    assert room.pool.seeds[0] == "first_steps 1 1"
    [guest] = await room.lay("treachery", 1, ("easy",), thinking=0, options={"first": "1"})
    assert room.pool.seeds[-1] == "", "in earnest there is none"


def test_a_bot_that_takes_too_long_is_stopped_and_delays_nobody_else() -> None:
    async def inside() -> None:
        pool = Pool(1, 0.2, SLEEPER)
        assert await pool.think("a table", "expert", view()) is None, "it would sleep for ever"
        pool.workers[0].command = (sys.executable, "-m", "greathall.hall.bots.worker")
        pool.budget = PATIENCE
        assert await pool.think("a table", "random", view()) is not None, "the next one gets a fresh worker"
        slow = Pool(1, PATIENCE, SLEEPER)
        thinking = asyncio.ensure_future(slow.think("a table", "expert", view()))
        while slow.workers[0].process is None:
            await asyncio.sleep(0.01)
        process = slow.workers[0].process
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        assert process.returncode is not None, "it is stopped when nobody wants to know any more"
        await pool.close()

    asyncio.run(asyncio.wait_for(inside(), 4 * PATIENCE))


def test_a_slow_bot_delays_no_other_table(tmp_path: Path) -> None:
    for_ever = f"from greathall.hall.bots.pool import Pool; Pool.__init__.__defaults__ = ({SLEEPER!r},)"
    with sqlite(tmp_path, budget=10 * PATIENCE, workers=1, before=for_ever) as server:
        (slow,) = server.lay("treachery", 1, ("expert",), thinking=0, options={"first": "1"})
        links = server.lay("treachery", 2)

        async def inside() -> None:
            await asyncio.gather(*(sit(link, BotPlayer("random"), lambda text: None) for link in links))

        asyncio.run(asyncio.wait_for(inside(), PATIENCE))
        assert server.get(f"/api/replays/{slow.table}/1?viewer=0", slow.key)["moves"] == 0, "it thinks to this moment"


def test_a_worker_makes_an_offer_once_a_turn_where_it_may() -> None:
    state = greathall.new("duhr", 4, 1, first="0", agendas="white")
    assert isinstance(state, Dealing)
    said = {worker.answer(json.dumps({"ask": "move", "bot": "random", "view": state.view(0), "offers": True}))["move"] for _ in range(60)}
    offers = [text for text in said if is_offer(text)]
    assert offers
    assert any(not is_offer(text) for text in said)
    for text in offers:
        assert state.offer_fault(0, Offer.from_text(text, state.names())) is None
    asked = json.dumps({"ask": "move", "bot": "random", "view": state.view(0), "offers": False})
    assert not any(is_offer(worker.answer(asked)["move"]) for _ in range(30)), "not in the name of someone who is only late"
    state.propose(0, Offer.from_text(offers[0], state.names()))
    while not state.quiet():
        seat = next(seat for seat in range(4) if state.deciders() >> seat & 1)
        state.play(seat, next(move for move in state.moves(seat) if state.text(move).startswith("decline")))
    asked = json.dumps({"ask": "move", "bot": "random", "view": state.view(0), "offers": True})
    assert not any(is_offer(worker.answer(asked)["move"]) for _ in range(30))


def test_a_hint_answers_an_offer_too() -> None:
    state = greathall.new("duhr", 4, 1, first="0", agendas="white")
    state.propose(0, Offer.from_text('to=all words="peace"', state.names()))
    hint = worker.answer(json.dumps({"ask": "hint", "view": state.view(1)}))
    assert state.read(hint["move"]) in list(state.moves(1))
    assert 0 <= hint["chance"] <= 1
