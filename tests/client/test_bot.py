"""Bots over the wire: by name, of someone's own, and as programs at the end of a pipe."""

from __future__ import annotations

import asyncio
import io
import json
import sys
from pathlib import Path
from typing import Any, ClassVar

import pytest

from greathall.bots import Bot
from greathall.client.bot import BotPlayer, ProgramPlayer, sit
from greathall.hall.errors import Refused
from greathall.kernel.chance import Chance
from greathall.kernel.state import State
from greathall.terminal.command import app, guarded
from tests.hall.serving import PATIENCE, Server


class LastMove(Bot):
    """A bot of someone's own."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, position: State, seat: int) -> int:
        return int(position.moves(seat)[-1])


def test_bots_play_over_the_wire(server: Server) -> None:
    links = server.lay("treachery", 3)
    said: list[str] = []

    async def inside() -> None:
        players = [BotPlayer("greedy", "a"), BotPlayer("random"), BotPlayer("tests.client.test_bot:LastMove")]
        results = await asyncio.wait_for(
            asyncio.gather(*(sit(link, player, said.append) for link, player in zip(links, players, strict=True))), PATIENCE
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
    result = asyncio.run(asyncio.wait_for(sit(link, ProgramPlayer(program, program), lambda text: None), PATIENCE))
    assert result["scores"]


@pytest.mark.parametrize("line", ["", "nonsense\n", "{}\n", "[]\n"])
def test_a_program_that_does_not_answer_properly(line: str) -> None:
    with pytest.raises(Refused):
        ProgramPlayer(io.StringIO(), io.StringIO(line)).choose({"moves": []})


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
