"""Bots: in worker processes of the hall, over the wire by name, and as programs at the end of a pipe."""

from __future__ import annotations

import asyncio
import io
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

import greathall
from greathall.bots import Bot
from greathall.hall import thinker
from greathall.hall.errors import Refused
from greathall.hall.sitting import BotMind, SpokenMind, sit
from greathall.hall.thinkers import Thinkers
from greathall.kernel.chance import Chance
from greathall.kernel.deal import Dealing
from greathall.kernel.offer import from_text, is_offer
from greathall.kernel.state import State
from greathall.terminal.command import app, guarded
from tests.hall.room import Room, in_room
from tests.hall.serving import PATIENCE, Server, sqlite

SLEEPER = (sys.executable, "-c", "import time\nwhile True: time.sleep(1)")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with sqlite(tmp_path_factory.mktemp("hall")) as running:
        yield running


class LastMove(Bot):
    """A bot of someone's own."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, position: State, seat: int) -> int:
        return int(position.moves(seat)[-1])


def view(seat: int = 0) -> dict[str, Any]:
    return greathall.new("treachery", 2, 1, first="0").view(seat)


def test_a_worker_thinks_from_a_view_alone() -> None:
    async def inside() -> None:
        thinkers = Thinkers(1, PATIENCE)
        state = greathall.new("treachery", 2, 1, first="0")
        moves = [state.text(move) for move in state.moves(0)]
        assert await thinkers.think("greedy", view()) in moves
        assert await thinkers.think("random", view()) in moves
        assert await thinkers.think("random", {"game": "chess"}) is None, "what it can't read it says so"
        assert await thinkers.think("random", view()) in moves
        await thinkers.close()

    asyncio.run(inside())


def test_the_worker_answers_line_by_line() -> None:
    state = greathall.new("treachery", 2, 1, first="0")
    answer = thinker.answer(json.dumps({"ask": "move", "offers": False, "bot": "easy", "view": view()}))
    assert state.read(answer["move"]) in list(state.moves(0))
    assert "error" in thinker.answer(json.dumps({"ask": "move", "offers": False, "bot": "nobody", "view": view()}))


def test_the_worker_answers_within_the_time_it_is_given() -> None:
    state = greathall.new("treachery", 2, 1, first="0")
    asked = {"ask": "move", "offers": False, "bot": "search:999999999", "view": view(), "within": 0.05}
    assert state.read(thinker.answer(json.dumps(asked))["move"]) in list(state.moves(0))


def test_with_the_same_seed_bots_always_play_the_same() -> None:
    def answers(seed: str, **more: str) -> set[str]:
        asked = {"ask": "move", "offers": True, "bot": "random", "view": {**view(), **more}, "seed": seed}
        return {thinker.answer(json.dumps(asked))["move"] for _ in range(20)}

    assert len(answers("first") | answers("first", another_field="")) == 1
    assert len(answers("")) > 1, "in earnest they don't"


@in_room
async def test_in_a_lesson_the_seed_follows_from_how_far_the_game_has_come(room: Room) -> None:
    [guest] = await room.lay("treachery", 1, ("easy",), thinking=0, lesson="first_steps", listed=False, options={"first": "0"})
    await guest.move(guest.position["moves"][0]["text"])
    assert room.thinkers.seeds[0] == "first_steps 1 1"
    [guest] = await room.lay("treachery", 1, ("easy",), thinking=0, options={"first": "1"})
    assert room.thinkers.seeds[-1] == "", "in earnest there is none"


def test_a_bot_that_takes_too_long_is_stopped_and_delays_nobody_else() -> None:
    async def inside() -> None:
        thinkers = Thinkers(1, 0.2, SLEEPER)
        assert await thinkers.think("expert", view()) is None, "it would sleep for ever"
        thinkers.workers[0].command = (sys.executable, "-m", "greathall.hall.thinker")
        thinkers.budget = PATIENCE
        assert await thinkers.think("random", view()) is not None, "the next one gets a fresh worker"
        slow = Thinkers(1, PATIENCE, SLEEPER)
        thinking = asyncio.ensure_future(slow.think("expert", view()))
        while slow.workers[0].process is None:
            await asyncio.sleep(0.01)
        process = slow.workers[0].process
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        assert process.returncode is not None, "it is stopped when nobody wants to know any more"
        await thinkers.close()

    asyncio.run(asyncio.wait_for(inside(), 4 * PATIENCE))


def test_a_slow_bot_delays_no_other_table(tmp_path: Path) -> None:
    for_ever = f"from greathall.hall.thinkers import Thinkers; Thinkers.__init__.__defaults__ = ({SLEEPER!r},)"
    with sqlite(tmp_path, budget=10 * PATIENCE, workers=1, before=for_ever) as server:
        (slow,) = server.lay("treachery", 1, ("expert",), thinking=0, options={"first": "1"})
        links = server.lay("treachery", 2)

        async def inside() -> None:
            await asyncio.gather(*(sit(link, BotMind("random"), lambda text: None) for link in links))

        asyncio.run(asyncio.wait_for(inside(), PATIENCE))
        assert server.get(f"/api/replays/{slow.table}/1?viewer=0", slow.key)["moves"] == 0, "it thinks to this moment"


def test_bots_play_over_the_wire(server: Server) -> None:
    links = server.lay("treachery", 3)
    said: list[str] = []

    async def inside() -> None:
        minds = [BotMind("greedy", "a"), BotMind("random"), BotMind("tests.hall.test_bots:LastMove")]
        results = await asyncio.wait_for(
            asyncio.gather(*(sit(link, mind, said.append) for link, mind in zip(links, minds, strict=True))), PATIENCE
        )  # fmt: skip
        assert results[0] == results[1] == results[2]

    asyncio.run(inside())
    assert any("The game is over" in text for text in said)


def test_a_program_plays_over_a_pipe(server: Server) -> None:
    link = server.lay("treachery", 1, ("random",), thinking=0)[0]

    class Program(io.StringIO):
        """Reads positions and answers each with its first move."""

        answers: ClassVar[list[str]] = []

        def write(self, text: str) -> int:
            if text.strip():
                self.answers.append(json.dumps({"move": json.loads(text)["moves"][0]["text"]}) + "\n")
            return len(text)

        def readline(self, *given: Any) -> str:  # type: ignore[override]
            return self.answers.pop(0)

    program = Program()
    result = asyncio.run(asyncio.wait_for(sit(link, SpokenMind(program, program), lambda text: None), PATIENCE))
    assert result["scores"]


@pytest.mark.parametrize("line", ["", "nonsense\n", "{}\n", "[]\n"])
def test_a_program_that_does_not_answer_properly(line: str) -> None:
    with pytest.raises(Refused):
        SpokenMind(io.StringIO(), io.StringIO(line)).choose({"moves": []})


def test_the_commands(server: Server, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    link = server.lay("treachery", 1, ("random",), thinking=0)[0]
    monkeypatch.setattr(sys, "argv", ["greathall", "bot", "--url", str(link), "--bot", "random"])
    assert guarded(lambda: app(standalone_mode=False)) == 0
    assert "The game is over" in capfd.readouterr().err
    for arguments, words in (
        (["bot", "--url", "nowhere"], "link reads"),
        (["serve", "--port", "0", "--database", "mysql://x"], "should be sqlite"),
    ):
        monkeypatch.setattr(sys, "argv", ["greathall", *arguments])
        assert guarded(lambda: app(standalone_mode=False)) == 2
        assert words in capfd.readouterr().err


def test_serve_opens_a_hall_in_the_data_folder(tmp_path: Path) -> None:
    running = Server("")
    command = [sys.executable, "-m", "greathall", "serve", "--port", str(running.port), "--data", str(tmp_path / "new" / "folder")]
    running.process = subprocess.Popen(command, stderr=subprocess.PIPE)
    lines: list[bytes] = []
    assert running.process.stderr is not None
    reading = threading.Thread(target=lambda: lines.extend(running.process.stderr))  # type: ignore[union-attr,arg-type]
    reading.start()
    running.wait()
    links = running.lay("treachery", 2)
    running.stop()
    reading.join()
    running.process.stderr.close()
    assert (tmp_path / "new" / "folder" / "hall.db").exists()
    logged = [json.loads(line) for line in lines]
    assert logged[0]["level"] == "info"
    assert not any(link.key.encode() in line for link in links for line in lines), "no key is ever logged"


def test_a_worker_makes_an_offer_once_a_turn_where_it_may() -> None:
    state = greathall.new("duhr", 4, 1, first="0", agendas="white")
    assert isinstance(state, Dealing)
    said = {thinker.answer(json.dumps({"ask": "move", "bot": "random", "view": state.view(0), "offers": True}))["move"] for _ in range(60)}
    offers = [text for text in said if is_offer(text)]
    assert offers
    assert any(not is_offer(text) for text in said)
    for text in offers:
        assert state.offer_fault(0, from_text(text, state.names())) is None
    asked = json.dumps({"ask": "move", "bot": "random", "view": state.view(0), "offers": False})
    assert not any(is_offer(thinker.answer(asked)["move"]) for _ in range(30)), "not in the name of someone who is only late"
    state.propose(0, from_text(offers[0], state.names()))
    while not state.quiet():
        seat = next(seat for seat in range(4) if state.deciders() >> seat & 1)
        state.play(seat, next(move for move in state.moves(seat) if state.text(move).startswith("decline")))
    asked = json.dumps({"ask": "move", "bot": "random", "view": state.view(0), "offers": True})
    assert not any(is_offer(thinker.answer(asked)["move"]) for _ in range(30))


def test_a_hint_answers_an_offer_too() -> None:
    state = greathall.new("duhr", 4, 1, first="0", agendas="white")
    state.propose(0, from_text('to=all words="peace"', state.names()))
    hint = thinker.answer(json.dumps({"ask": "hint", "view": state.view(1)}))
    assert state.read(hint["move"]) in list(state.moves(1))
    assert 0 <= hint["chance"] <= 1
