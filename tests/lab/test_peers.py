"""The comparison with other libraries: how each is stepped, what its page says, and that it goes on where it was stopped."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    return import_module("peer_games")


@pytest.fixture
def peers(games: Any) -> Any:
    return import_module("peers")


@pytest.mark.parametrize(
    ("library", "game", "way", "steps"),
    [
        ("greathall", "treachery", "one", 1),
        ("greathall", "treachery", "many", 1024),
        ("openspiel", "leduc_poker", "one", 1),
        ("openspiel", "leduc_poker", "many", 64),
    ],
)
def test_a_step_is_a_choice_in_each_game(games: Any, library: str, game: str, way: str, steps: int) -> None:
    step = games.LIBRARIES[library][0](game, way)
    counts = [step() for _ in range(40)]
    assert max(counts) == steps
    assert sum(counts) > 30 * steps


def test_bare_games_are_played_to_their_ends(games: Any) -> None:
    assert 20 * 3 <= games.steps_of_openspiel("leduc_poker", "bare")() <= 20 * 8
    assert games.steps_of_greathall("treachery", "bare")() > 20 * 5


def test_games_of_rlcard_begin_again(games: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    class Game:
        """Over after three steps."""

        left = games_begun = 0

        def reset(self) -> tuple[dict[str, Any], int]:
            self.left, self.games_begun = 3, self.games_begun + 1
            return {"legal_actions": {4: None, 7: None}}, 0

        def step(self, action: int) -> tuple[dict[str, Any], int]:
            assert action in (4, 7)
            assert self.left
            self.left -= 1
            return {"legal_actions": {4: None}}, 1

        def is_over(self) -> bool:
            return self.left == 0

    made = Game()
    monkeypatch.setitem(sys.modules, "rlcard", SimpleNamespace(make=lambda name: made))
    step = games.steps_of_rlcard("uno", "one")
    assert [step() for _ in range(10)] == [1] * 10
    assert made.games_begun == 4


def test_a_line_comes_from_a_process_of_its_own_and_says_why_it_did_not_run(peers: Any) -> None:
    found = peers.measured((peers.Line("greathall", "treachery", "bare"), sys.executable, 0.01))
    assert min(found["rates"]) > 0
    assert set(found["versions"]) == {"greathall", "numpy"}
    assert (
        "No module named 'pettingzoo.classic.whist'"
        in peers.measured((peers.Line("pettingzoo", "whist", "one"), sys.executable, 0.01))["failed"]
    )


def test_the_page_says_which_is_ahead_and_how_many_times(peers: Any) -> None:
    rates = {"greathall": 3000.0, "pettingzoo": 100.0, "rlcard": 2000.0, "openspiel": 4000.0, "pgx": 6000.0}
    found = {line: {"rates": [1.0, rates[line.library], 9e9], "versions": {line.library: "1.2"}} for line in peers.LINES}
    found[peers.Line("pgx", "kuhn_poker", "one")] = {"failed": "it has no dice"}
    page = peers.page(found, 2.0)
    assert "| PettingZoo rps_v2 | 100 | ours 30 × (ours 30 ×) |" in page
    assert "| OpenSpiel hearts | 4,000 | theirs 1.3 × |" in page
    assert "| OpenSpiel bridge(use_double_dummy_result=false) | 4,000 | theirs 1.3 × (theirs 1.3 ×) |" in page
    assert "| Greathall duhr | 3,000 | | | | |" in page
    assert "did not run here: pgx kuhn_poker (it has no dice)." in page
    assert "greathall 1.2, openspiel 1.2, pettingzoo 1.2, pgx 1.2 and rlcard 1.2" in page


def test_what_was_stopped_goes_on_with_the_lines_that_are_missing(peers: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[str] = []

    def measured(work: Any) -> dict[str, Any]:
        asked.append(work[0].key())
        if len(asked) == 20:
            raise KeyboardInterrupt
        return {"rates": [1.0], "versions": {}}

    monkeypatch.setattr(peers, "python", lambda: Path("python"))
    monkeypatch.setattr(peers, "measured", measured)
    monkeypatch.setattr(peers, "page", lambda found, seconds: f"{len(found)} lines")
    with pytest.raises(KeyboardInterrupt):
        peers.main(tmp_path / "page.md", 1.0, tmp_path / "kept")
    peers.main(tmp_path / "page.md", 1.0, tmp_path / "kept")
    assert (tmp_path / "page.md").read_text(encoding="utf-8") == f"{len(peers.LINES)} lines"
    assert len(asked) == len(peers.LINES) + 1, "only the line that was being measured is measured twice"
