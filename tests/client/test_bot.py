"""Bots over the wire: by name, of someone's own, and as programs at the end of a pipe."""

from __future__ import annotations

import asyncio
import io
import json
import sys
from pathlib import Path
from typing import Any, ClassVar

import pytest
import websockets

from greathall.bots import Bot
from greathall.client.bot import BotPlayer, ProgramPlayer, sit
from greathall.client.connection import Link
from greathall.hall.errors import Refused
from greathall.hall.wire.protocol import PROTOCOL
from greathall.kernel.chance import Chance
from greathall.kernel.state import State
from greathall.terminal.command import app, guarded
from tests.hall.serving import PATIENCE, Server, sqlite


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


def test_bots_add_to_the_shuffle_and_find_their_numbers_in_it(server: Server, tmp_path: Path) -> None:
    laid = server.post("/api/tables", {"game": "treachery", "seats": 2})
    name, host = laid["table"], laid["host"]
    keys = [server.post(f"/api/tables/{name}/seats/{seat}", {"name": f"Guest {seat}"}, host)["key"] for seat in range(2)]
    said: list[list[str]] = [[], []]

    async def inside() -> None:
        playing = [
            asyncio.create_task(sit(Link(server.url, name, key), BotPlayer("random"), said[seat].append, kept=tmp_path / f"{seat}.json"))
            for seat, key in enumerate(keys)
        ]
        while not all(seat["here"] for seat in (await asyncio.to_thread(server.get, f"/api/tables/{name}"))["seats"]):
            await asyncio.sleep(0.05)
        await asyncio.to_thread(server.post, f"/api/tables/{name}/start", None, host)
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)

    asyncio.run(inside())
    assert all("The shuffle was fair: your number is in it, and the hall has kept to its commitment." in heard for heard in said)


def test_a_program_that_comes_back_takes_its_seat_from_the_bot_that_stood_in(server: Server) -> None:
    links = server.lay("treachery", 2, thinking=60)
    said: list[str] = []

    async def inside() -> None:
        async with websockets.connect(links[0].wire()) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "key": links[0].key}))
            await socket.send(json.dumps({"type": "hand_over", "bot": "random"}))
            while json.loads(await socket.recv()).get("what", {}).get("kind") != "handed_over":
                pass
        players = [sit(link, BotPlayer("random", "a"), said.append) for link in links]
        await asyncio.wait_for(asyncio.gather(*players), PATIENCE)

    asyncio.run(inside())  # a bot of the hall would think for a minute about every move
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
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
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


def test_a_bot_that_is_asked_to_wait_sends_its_move_again(tmp_path: Path) -> None:
    said: list[str] = []
    with sqlite(tmp_path, limits="messages=20,burst=1,requests=1000") as hasty:
        link = hasty.lay("treachery", 1, ("random",), thinking=0)[0]
        asyncio.run(asyncio.wait_for(sit(link, BotPlayer("random", "a"), said.append), PATIENCE))
    assert any("too fast" in text for text in said)
    assert any("The game is over" in text for text in said)
