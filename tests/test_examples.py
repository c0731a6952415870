"""The examples run."""

from __future__ import annotations

import json
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from greathall.lab.arena import Arena, play_arena
from greathall.lab.workers import Workers
from tests.hall.serving import PATIENCE, sqlite
from tests.long import LONG

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"


def test_the_bot_of_thirty_lines_beats_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.delitem(sys.modules, "bot", raising=False)
    standings = play_arena(Arena("treachery", 2, ("bot:Player", "random"), 6, seed=1))
    assert standings.names[standings.order()[0]] == "bot:Player"
    code = (EXAMPLES / "bot.py").read_text(encoding="utf-8").splitlines()
    assert len(code) <= 34, "thirty lines, and the docstring"


def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    cells = json.loads((EXAMPLES / "record.ipynb").read_text(encoding="utf-8"))["cells"]
    assert all(not cell["outputs"] for cell in cells if cell["cell_type"] == "code"), "it is kept without results"
    exec("\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"), {})
    told = capsys.readouterr().out
    assert "treachery 2 seats" in told
    assert "better:" in told


def test_the_study_on_a_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    study = runpy.run_path(str(EXAMPLES / "study_on_ray.py"))
    # Ray itself is tried in tests/lab/test_cluster.py; here processes of this machine take its place.
    monkeypatch.setitem(study["main"].__globals__, "Workers", lambda jobs, on: Workers(1))
    study["main"]("ray")
    assert "the same games" in capsys.readouterr().out


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node on this system")
def test_the_bot_in_another_language_plays_over_the_wire(tmp_path: Path) -> None:
    with sqlite(tmp_path) as server:
        link = server.lay("treachery", 1, ("random",), thinking=0)[0]
        program = ["node", str(EXAMPLES / "bot.mjs"), str(link)]
        played = subprocess.run(program, capture_output=True, text=True, timeout=PATIENCE, check=True)
        assert played.stdout.startswith("The game is over: ")
        assert server.get(f"/api/tables/{link.table}")["phase"] == "over"


def test_mccfr_goes_towards_an_equilibrium() -> None:
    found = runpy.run_path(str(EXAMPLES / "mccfr.py"))["solve"](rounds=2, iterations=400)
    assert found[0] > 0.3, "to play at random is not good enough"
    assert found[2] < found[1] < found[0] / 3
    assert found[2] >= 0, "nobody does better than by a best answer"


@pytest.mark.long
def test_a_policy_learns_to_play() -> None:
    """In ten seconds it learns to do better than chance, in five minutes than the bot that looks one move ahead."""
    learn = "trained(), 'greedy', 1000" if LONG else "trained(240, 2), 'random', 300"
    # In a process of its own: how many threads NumPy uses, of which the example wants one, is settled as it is loaded.
    program = [sys.executable, "-c", f"from train import *; print(*meeting({learn}))"]
    told = subprocess.run(program, cwd=EXAMPLES, capture_output=True, text=True, check=True).stdout
    mean, wrong = map(float, told.split())
    assert mean - wrong > 0
