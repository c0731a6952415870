"""Guests who want to keep the bots from everyone else: the attack with what it achieves now."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
import websockets

from greathall.client.connection import Link
from greathall.hall.store.base import Row, Summary
from greathall.hall.store.sqlite import SQLiteStore
from greathall.kernel.chance import swift
from greathall.kernel.record import Record
from tests.hall.attacking import UNHURRIED
from tests.hall.serving import PATIENCE, Server, sqlite
from tests.long import much

pytestmark = pytest.mark.long

GAMES = much(6, 20)

NOTING = """
from pathlib import Path
import sys
from greathall.hall.bots.pool import Pool
take, notes = Pool.take, Path({notes!r}).open("a", buffering=1)
async def noted(pool, kind, table, whose=""):
    print("wants", kind, table, file=notes)
    worker = await take(pool, kind, table, whose)
    print("gets", kind, table, file=notes)
    return worker
Pool.take = noted
hasty = "from greathall.hall.bots import worker; worker.MOMENT = 0.0; worker.main()"
Pool.__init__.__defaults__ = ((sys.executable, "-c", hasty),)
"""
"""Has the server note who wants a worker and who gets one, and every worker stop after one position of a finished game."""


def long_game() -> str:
    """A finished game whose chances are worked out in hundreds of parts."""
    record = Record("thrones", 4, 1)
    state, chance = record.deal(), swift("a long game")
    while not state.over():
        seat = state.asked()[0]
        record.add(state, seat, state.habit(seat, chance))
    return record.to_text()


async def keep_games(folder: Path) -> None:
    """A hall in which games were played that everyone may look at."""
    store, text = SQLiteStore(f"sqlite:///{folder / 'hall.db'}", "earlier"), long_game()
    for number in range(GAMES):
        over = Summary("thrones", "over", 1, 1.0, "{}")
        await store.append(f"game{number}", Row(1, 1.0, "{}"), over, (1, text))
    store.close()


async def ask_for_chances(server: Server, game: int) -> None:
    """Ask, and don't wait for the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(f"GET /api/replays/game{game}/1/chances HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        await writer.drain()
        await reader.read(1)
    finally:
        writer.close()


async def play(link: Link, moves: int) -> None:
    """Play at a table until the bot there has answered that many moves."""
    answered, asked = 0, False
    async with asyncio.timeout(2 * PATIENCE), websockets.connect(link.wire(), max_size=None) as guest:
        await guest.send(json.dumps({"type": "hello", "protocol": 1, "key": link.key}))
        while answered < moves:
            heard = json.loads(await guest.recv())
            if asked and heard["type"] == "event" and heard["what"].get("by") == "bot":
                answered += 1
                asked = False
            position = heard.get("position") or {}
            if position.get("question") is not None:
                asked = True
                move = position["moves"][0]["text"]
                await guest.send(json.dumps({"type": "move", "question": position["question"], "move": move}))
            elif position.get("result"):
                await guest.send(json.dumps({"type": "vote", "matter": "again"}))


def noted(notes: Path) -> list[list[str]]:
    """Who wanted a worker and who got one so far, in this order."""
    return [line.split() for line in notes.read_text().splitlines()] if notes.exists() else []


def parts_before_moves(lines: list[list[str]]) -> list[int]:
    """For every move that a bot wanted, how many parts of finished games were begun before it got its worker."""
    found: list[int] = []
    waited: int | None = None
    for what, kind, _ in lines:
        if (what, kind) == ("wants", "move"):
            waited = 0
        elif waited is not None and (what, kind) == ("gets", "chances"):
            waited += 1
        elif waited is not None and (what, kind) == ("gets", "move"):
            found.append(waited)
            waited = None
    return found


def test_the_chances_of_many_games_keep_no_bot_waiting(tmp_path: Path) -> None:
    """Another table's bot moved after 89 seconds before: when all games had been studied. A worker stops after each position here, so that
    parts are counted; that none is longer than its moment, `test_turns.py` shows."""
    asyncio.run(keep_games(tmp_path))
    notes = tmp_path / "notes"
    with sqlite(tmp_path, limits=UNHURRIED, workers=1, before=NOTING.format(notes=str(notes))) as server:
        (link,) = server.lay("treachery", 1, ("greedy",), thinking=0)

        async def inside() -> None:
            attack = [asyncio.ensure_future(ask_for_chances(server, number % GAMES)) for number in range(100)]
            async with asyncio.timeout(PATIENCE):
                while sum(line[:2] == ["gets", "chances"] for line in noted(notes)) < 2:
                    await asyncio.sleep(0.05)
            await play(link, 5)
            for task in attack:
                task.cancel()
            await asyncio.gather(*attack, return_exceptions=True)

        asyncio.run(inside())
    lines = noted(notes)
    first, second = [table for what, kind, table in lines if (what, kind) == ("gets", "chances")][:2]
    assert first == second, "a game is studied part by part"
    waits = parts_before_moves(lines)
    assert len(waits) >= 5
    assert max(waits) <= 1, "a bot waits for the part that is being studied, and for one more at most"
