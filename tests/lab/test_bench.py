"""The benchmark measures both ways of playing, ours and OpenSpiel's alike, and its page says so."""

from __future__ import annotations

import re
import runpy
import shutil
import subprocess
import sys
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.kernel.bits import lowest
from greathall.kernel.chance import swift
from greathall.kernel.sentences.language import language
from greathall.lab import bench, openspiel
from greathall.terminal.reports import print_bench
from tests.terminal.screen import Screen
from tests.toy.game import AUCTION

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "studies" / "speed.md"
page = runpy.run_path(str(ROOT / "benchmarks" / "speed.py"))["page"]
OURS = {
    "stepped": 50,
    "walked": 80,
    "decisions": 1000,
    "moves_listed": 3000,
    "copies": 4000,
    "copies_stepped": 60,
    "search_iterations": 70,
    "moves_en": 500,
    "moves_de": 400,
    "events_en": 300,
    "events_de": 200,
}
PLAIN = {"decisions": 40, "moves_listed": 30, "copies": 20, "search_iterations": 10}
PLAIN |= {"moves_en": 50, "moves_de": 20, "events_en": 10, "events_de": 4}
REPORT: dict[str, Any] = {
    "version": "1.2.3",
    "python": "3.99.1",
    "cores": 2,
    "compiled": {"treachery": OURS},
    "interpreted": {"treachery": PLAIN},
    "openspiel_version": "9.8.7",
    "openspiel": {
        "hearts": {"stepped": 111, "decisions": 222, "copies_stepped": 333},
        "python_kuhn_poker": {"stepped": 11, "copies_stepped": 33},
        "oh_hell, C++ search": {"search_iterations": 444},
    },
}


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "RUNS", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.001)


@pytest.mark.usefixtures("hasty")
def test_our_games_are_measured_both_ways() -> None:
    told: list[str] = []
    figures = bench.figures_of(AUCTION, told.append)
    assert set(figures) == set(OURS)
    assert all(figure > 0 for figure in figures.values())
    assert len(told) == len(OURS)
    assert f"Auction: decisions, stepped from Python: {figures['stepped']:,.0f} a second" in told, "as soon as it is known"


def test_what_is_measured_in_a_process_of_its_own_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    program = "import json, sys; print('Auction: 5 a second', file=sys.stderr); print(json.dumps({'figures': {'auction': {'stepped': 5}}}))"
    begin = subprocess.Popen
    monkeypatch.setattr(subprocess, "Popen", lambda command, **how: begin([sys.executable, "-c", program], **how))
    monkeypatch.setattr(shutil, "copytree", lambda *_, **__: None)
    told: list[str] = []
    assert bench.plain_figures(told.append) == {"auction": {"stepped": 5}}
    assert told == ["The same rules, interpreted:", "Auction: 5 a second"]
    program = "import sys; sys.exit('no card file')"
    with pytest.raises(subprocess.CalledProcessError, match="exit status 1") as failed:
        bench.plain_figures(told.append)
    assert "no card file" in failed.value.stderr


def test_sentences_are_counted_as_they_are_said() -> None:
    state = greathall.new("treachery", 2, 1)
    assert bench.word_moves(state, language("de")) == len(state.moves(state.asked()[0]))
    after = bench.played_on(state, swift("bench"))
    assert after.events
    assert bench.word_events(after, language("de")) == len(after.events) * 3, "two seats and the gallery"


@pytest.mark.parametrize("game", ["treachery", "duhr"])
def test_a_game_stepped_from_python_counts_choices_and_plays_forced_moves(game: str) -> None:
    state = greathall.new(game, greathall.game(game).fewest, 1)
    units = cycle([0.0, 0.999, 0.5])
    twin, count = state.copy(), 0
    while asked := twin.deciders():
        moves = twin.moves(lowest(asked))
        choices: int = len(moves)
        count += choices > 1
        twin.apply(lowest(asked), moves[int(next(units) * choices)])
    units = cycle([0.0, 0.999, 0.5])
    assert bench.step_out(state, lambda: next(units)) == count
    assert state.over()
    assert state.to_dict() == twin.to_dict()


def test_a_game_walked_from_python_counts_the_same_choices() -> None:
    # A walk asks for no number where there is no choice, so only numbers that are all alike play the same game both ways.
    state = greathall.new("treachery", 2, 1)
    walked = state.copy()
    assert bench.walk_out(walked, lambda: 0.5) == bench.step_out(state, lambda: 0.5)
    assert walked.to_dict() == state.to_dict()


@pytest.mark.usefixtures("hasty")
def test_openspiel_is_measured_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel")
    monkeypatch.setattr(openspiel, "GAMES", ("crazy_eights", "python_kuhn_poker"))
    figures = openspiel.figures(bench.rate, lambda what: None)
    assert set(figures["crazy_eights"]) == {"stepped", "decisions", "copies_stepped"}
    assert set(figures["python_kuhn_poker"]) == {"stepped", "copies_stepped"}, "a game in Python has no loop in C++"
    assert all(figure > 0 for measured in figures.values() for figure in measured.values())
    assert re.fullmatch(r"\d+(\.\d+)+", openspiel.version())


def test_both_ways_are_printed() -> None:
    screen = Screen()
    print_bench(screen, REPORT)
    lines = [line.split() for line in screen.text.splitlines()]
    assert ["treachery,", "compiled", "1,000", "3,000", "4,000", "70"] in lines
    assert ["treachery,", "times", "faster", "25.0", "100.0", "200.0", "7.0"] in lines
    assert ["treachery,", "compiled", "500", "400", "300", "200"] in lines
    assert ["treachery,", "times", "faster", "10.0", "20.0", "30.0", "50.0"] in lines
    assert ["treachery", "50", "80", "1,000", "60", "70"] in lines
    assert ["OpenSpiel", "hearts", "111", "222", "333"] in lines
    assert "OpenSpiel 9.8.7" in screen.text
    assert "rollouts of its C++ search" in screen.text
    assert "uncompiled" not in screen.text


def test_what_is_missing_is_said() -> None:
    screen = Screen()
    print_bench(screen, {**REPORT, "compiled": {}, "openspiel": {}, "openspiel_version": ""})
    assert "The rules run uncompiled here" in screen.text
    assert "OpenSpiel is not installed." in screen.text


def test_the_page_says_what_is_compared_and_with_which_versions() -> None:
    text = page(REPORT)
    assert "Greathall 1.2.3, Python 3.99.1 and OpenSpiel 9.8.7" in text
    assert "on one core of a machine with 2" in text
    assert "| treachery, compiled | 1,000 | 3,000 | 4,000 | 70 |" in text
    assert "| treachery, interpreted | 40 | 30 | 20 | 10 |" in text
    assert "| | moves in English | moves in German | events in English | events in German |" in text
    assert "| treachery, compiled | 500 | 400 | 300 | 200 |" in text
    assert "| treachery, times faster | 10.0 | 20.0 | 30.0 | 50.0 |" in text
    assert "| treachery | 50 | 80 | 1,000 | 60 | 70 |" in text
    assert "| OpenSpiel hearts | 111 |  | 222 | 333 |  |" in text
    assert "| OpenSpiel python_kuhn_poker | 11 |  |  | 33 |  |" in text


def test_the_page_in_the_documentation_is_the_one_that_is_written() -> None:
    def words(text: str) -> list[str]:
        return [line for line in text.splitlines() if not line.startswith(("|", "Measured with"))]

    assert words(PAGE.read_text(encoding="utf-8")) == words(page(REPORT)), "write it again with benchmarks/speed.py"
