"""The ladder of levels (`benchmarks/ladder.py`), in a short form, and the bots that play by the lesson's advice alone."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from greathall.bots import make
from greathall.bots.levels import iterations_of
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import swift
from greathall.lab.playing import play_game
from greathall.lab.workers import Workers

BENCHMARKS = Path(__file__).parent.parent.parent / "benchmarks"


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    return importlib.import_module("ladder")


@pytest.mark.parametrize("game", ["treachery", "skirmish", "duhr", "thrones"])
def test_the_advice_of_a_lesson_is_enough_to_play_a_game(game: str, ladder: Any) -> None:
    state = find_game(game).new(find_game(game).fewest, 1)
    bots = [make(ladder.ADVICE[game], swift("1")), *(make("random", swift(f"{seat}")) for seat in range(1, int(state.seats)))]
    play_game(state, bots, swift("views"))
    assert state.over()


def test_every_level_meets_the_one_below_and_the_lowest_the_advice(ladder: Any) -> None:
    rungs = ladder.rungs(["treachery"], True)
    of_two = [(rung.upper, rung.lower) for rung in rungs if rung.seats == 2]
    assert of_two[:-1] == [(ladder.ADVICE["treachery"], "easy"), ("middling", "easy"), ("hard", "middling"), ("expert", "hard")]
    assert of_two[-1][1] == "expert"
    assert of_two[-1][0] == f"search:{10 * iterations_of('expert', 'treachery', 2)}"
    assert {rung.seats for rung in rungs} == set(ladder.TABLES["treachery"])


def test_a_ladder_that_was_stopped_goes_on_where_it_was(ladder: Any, tmp_path: Path) -> None:
    rung, path = ladder.Rung("treachery", 2, "greedy", "random"), tmp_path / "ladder.partial"
    first = ladder.play([rung], 4, 0, Workers(), path, 1000.0)[rung]
    assert [len(deal["won"]) for deal in first] == [2, 2]
    written = path.read_text()
    assert ladder.play([rung], 8, 0, Workers(), path, 0.0)[rung] == first, "what is there is taken, and nothing more is played"
    assert path.read_text() == written
    assert ladder.play_deal((rung, 9, 0, 0.0)) is None, "the time is up"
    whole = ladder.play([rung], 8, 0, Workers(), path, 1000.0)[rung]
    assert (whole[:2], len(whole)) == (first, 4)


def test_one_of_the_upper_level_sits_among_those_of_the_lower(ladder: Any, tmp_path: Path) -> None:
    rung = ladder.Rung("treachery", 3, "middling", "easy")
    assert rung.bots() == (f"search:{iterations_of('middling', 'treachery', 3)}", f"search:{iterations_of('easy', 'treachery', 3)}")
    (deal,) = ladder.play([rung], 3, 0, Workers(), tmp_path / "ladder.partial", 1000.0)[rung]
    assert len(deal["won"]) == 3
    assert 0 < sum(count for _, count in deal["times"]) < deal["decisions"]


@pytest.mark.parametrize(
    ("won", "seats", "verdict"), [(50, 2, "too small"), (72, 2, "as it should be"), (90, 2, "too great"), (20, 4, "too small")]
)
def test_the_page_says_whether_a_step_is_as_it_should_be(won: int, seats: int, verdict: str, ladder: Any) -> None:
    step = 12 * ladder.STEPS
    deals = [
        {"won": [float(game < won)] * seats, "times": [[step, 10]], "decisions": 10, "day": "2026-01-01", "cores": 2} for game in range(100)
    ]
    page = ladder.page({ladder.Rung("treachery", seats, "middling", "easy"): deals}, 0)
    assert f"| {verdict}" in page
    assert "0.041 s" in page
    assert "too slow" not in page
    assert "Not played yet: " in page
    slow = [{**deal, "times": [[step + 4 * ladder.STEPS, 10]]} for deal in deals]
    assert "too slow" in ladder.page({ladder.Rung("treachery", seats, "middling", "easy"): slow}, 0)
