"""The ladder of levels (`benchmarks/ladder.py`), in a short form, and the bots that play by the lesson's advice alone."""

from __future__ import annotations

import importlib
import time
from pathlib import Path
from typing import Any

import pytest

from greathall.bots import LEVELS, make
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import swift
from greathall.lab.playing import play_game
from greathall.lab.standings import Meeting, Standings

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
    assert int(of_two[-1][0].removeprefix("search:")) == 10 * int(LEVELS["expert"].removeprefix("search:"))
    assert {rung.seats for rung in rungs} == set(ladder.TABLES["treachery"])


def test_a_ladder_that_was_stopped_goes_on_where_it_was(ladder: Any, tmp_path: Path) -> None:
    rung = ladder.Rung("treachery", 2, "greedy", "random")
    first = ladder.play(rung, 20, 0, 1, tmp_path, time.monotonic() + 1000)
    assert len(first.meetings) == 20
    files = sorted(tmp_path.iterdir())
    again = ladder.play(rung, 40, 0, 1, tmp_path, time.monotonic() - 1)
    assert again.meetings == first.meetings, "what is there is taken, and nothing more is played when the time is up"
    assert sorted(tmp_path.iterdir()) == files
    whole = ladder.play(rung, 40, 0, 1, tmp_path, time.monotonic() + 1000)
    assert len(whole.meetings) == 40
    assert len({meeting.deal for meeting in whole.meetings}) == 20


@pytest.mark.parametrize(
    ("won", "seats", "verdict"), [(50, 2, "too small"), (72, 2, "as it should be"), (90, 2, "too great"), (30, 4, "too small")]
)
def test_the_page_says_whether_a_step_is_as_it_should_be(ladder: Any, won: int, seats: int, verdict: str) -> None:
    standings = Standings(["upper", "lower"])
    for game in range(100):
        rewards = [float(game < won), float(game >= won)] + [0.0] * (seats - 2)
        standings.add(Meeting(0, game, [0, 1] * (seats // 2), rewards, [1.0, -1.0] * (seats // 2), [0.0] * seats, "end", 10))
    rung = ladder.Rung("treachery", seats, "hard", "middling")
    assert verdict in ladder.page({rung: standings}, 0, 1)
