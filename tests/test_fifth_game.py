"""A game that another package brings, in the terminal and the hall of an installed greathall. `web/tests/toy.spec.ts` plays it on the page.

`tests/toy/installed` holds what pip would write for such a package: an entry point that names the game.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hall.guests import play_game
from tests.hall.serving import sqlite

ROOT = Path(__file__).parents[1]


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes started now find the package that brings the auction."""
    others = [Path(path).resolve() for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    paths = [ROOT / "tests/toy/installed", ROOT, *others]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, paths)))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def greathall(*arguments: str, answers: str = "", folder: Path = ROOT) -> str:
    command = [sys.executable, "-m", "greathall", *arguments]
    done = subprocess.run(command, input=answers, capture_output=True, text=True, cwd=folder, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.usefixtures("installed")
def test_the_terminal_lists_it_and_reads_its_rules() -> None:
    assert "Auction" in greathall("games")
    assert "losers" in greathall("games", "auction")
    assert "The highest bid takes the lot" in greathall("rules", "auction", "A-1.3")


@pytest.mark.usefixtures("installed")
def test_it_is_played_at_the_terminal_from_its_list_of_moves(tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    told = greathall("play", "auction", "--seed", "3", "--record", str(record), answers="1\n" * 20, folder=tmp_path)
    assert "Guest, bid a coin for" in told
    assert any(ending in told for ending in ("You win.", "wins.", "share the victory."))
    assert "scores:" in record.read_text(encoding="utf-8")


@pytest.mark.usefixtures("installed")
def test_it_is_simulated() -> None:
    assert "greedy" in greathall("simulate", "auction", "--games", "20", "--seats", "2", "--bots", "greedy,random", "--check", "2")


@pytest.mark.usefixtures("installed")
def test_it_is_played_in_the_hall(tmp_path: Path) -> None:
    with sqlite(tmp_path) as server:
        assert "auction" in [game["name"] for game in server.get("/api/games")]
        assert "A-1.5" in server.get("/api/games/auction/rules")["lines"]
        links = server.lay("auction", 2, ("greedy",), window=0, thinking=0)
        results = [guest.result for guest in asyncio.run(play_game(links))]
        assert results[0] is not None
        assert len(results[0]["scores"]) == 3
