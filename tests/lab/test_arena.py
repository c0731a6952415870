"""Tournaments: everyone sits everywhere on the same deals, and what comes out doesn't depend on who plays or how often it was stopped."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from greathall.kernel.errors import GreathallError
from greathall.lab.arena import Arena, play_arena, swiss_tables
from greathall.lab.arena_report import results_of, write_arena
from greathall.lab.extras import Missing
from greathall.lab.intervals import clustered_share
from greathall.lab.kept import BadStudy
from greathall.lab.standings import Meeting, Standings
from greathall.lab.workers import NoWorkers, Workers
from tests.lab.killed import die
from tests.terminal.test_command import refused, run

SMALL = Arena("treachery", 2, ("greedy", "random", "random"), 24, seed=3)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Standings, str]:
    """A small tournament, and what was kept of it."""
    kept = tmp_path_factory.mktemp("arena") / "arena.partial"
    return play_arena(SMALL, kept=kept), kept.read_text()


def test_every_deal_is_played_with_the_bots_in_all_places() -> None:
    arena = Arena("treachery", 3, ("random", "random", "random", "random"), 24)
    meetings = play_arena(arena).meetings
    assert arena.all_games() == len(meetings) == 24
    places = Counter((meeting.deal, seat, bot) for meeting in meetings for seat, bot in enumerate(meeting.bots))
    assert set(places.values()) == {3}, "each of the four is left out once, and sits in each place at the three other tables"
    assert len(places) == 2 * 3 * 4


def test_with_fewer_bots_than_seats_some_sit_twice() -> None:
    meetings = play_arena(Arena("duhr", 4, ("random", "random"), 4, options={"deals": "off"})).meetings
    assert [list(meeting.bots) for meeting in meetings] == [[0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 0, 1], [1, 0, 1, 0]]


def test_two_processes_and_a_stop_in_the_middle_change_nothing(played: tuple[Standings, str], tmp_path: Path) -> None:
    whole, lines = played[0], played[1].splitlines(keepends=True)
    stopped = tmp_path / "stopped.partial"
    stopped.write_text("".join(lines[:3]) + lines[3][:20])
    heard: list[int] = []
    assert play_arena(SMALL, Workers(2), stopped, heard.append).meetings == whole.meetings
    assert sum(heard) == SMALL.all_games()
    first, second = (write_arena(tmp_path / name, SMALL, whole) for name in ("first", "second"))
    assert [one.read_bytes() for one in first] == [other.read_bytes() for other in second]


def test_partial_results_that_are_damaged_or_of_another_study_are_refused(played: tuple[Standings, str], tmp_path: Path) -> None:
    kept = tmp_path / "arena.partial"
    kept.write_text(played[1])
    with pytest.raises(BadStudy, match=r"holds partial results of another study \(seed 3 instead of 4\); choose another folder"):
        play_arena(Arena("treachery", 2, SMALL.bots, 24, seed=4), kept=kept)
    kept.write_text(kept.read_text() + "{half\n")
    with pytest.raises(BadStudy, match=r"can't be read: line \d+ is damaged; delete the file to begin again"):
        play_arena(SMALL, kept=kept)


def test_a_process_that_is_killed_is_told_in_one_sentence() -> None:
    with pytest.raises(NoWorkers, match="the same command goes on from there"):
        list(Workers(2).spread(die, [1, 2]))


def test_swiss_rounds_bring_together_those_that_stand_alike_and_have_not_met() -> None:
    arena = Arena("treachery", 2, ("random",) * 5, 1, rounds=3)
    standings = Standings(arena.names())
    assert swiss_tables(arena, standings) == [(0, 1), (2, 3)], "the last one sits out"
    for bots in ((0, 1), (2, 3)):
        standings.add(Meeting(0, 0, bots, (1.0, 0.0), (1.0, -1.0), (2.0, 1.0), "deck", 9))
    second = swiss_tables(arena, standings)
    assert second == [(0, 2), (1, 4)], "the two winners meet; of those who played, the lowest sits out"
    assert len(play_arena(arena).meetings) == arena.all_games() == 12


def test_the_better_bot_is_rated_higher_and_the_verdict_says_so(played: tuple[Standings, str]) -> None:
    results = results_of(SMALL, played[0])
    first, *others = results["standings"]
    assert first["bot"] == "greedy"
    assert {row["bot"] for row in others} == {"random", "random (2)"}
    assert first["rating"] > max(row["rating"] for row in others)
    assert all(row["low"] < row["rating"] < row["high"] for row in results["standings"])
    assert results["verdict"].startswith("greedy is the best")
    cross = results["cross"]
    assert cross["greedy"]["random"]["share"] + cross["random"]["greedy"]["share"] == pytest.approx(1)
    assert {"version", "seed", "cards", "bots", "options"} <= set(results["about"])


def test_games_of_a_deal_count_together() -> None:
    apart = clustered_share([[value] for value in [0.0, 1.0] * 50])
    alike = clustered_share([[value] * 2 for value in [0.0, 1.0] * 25])
    opposite = clustered_share([[0.0, 1.0]] * 50)
    assert apart["share"] == alike["share"] == opposite["share"] == 0.5
    assert opposite["low"] > apart["low"] > alike["low"]
    assert clustered_share([]) == {"share": 0.0, "low": 0.0, "high": 1.0}


def test_a_report_stands_alone(played: tuple[Standings, str], tmp_path: Path) -> None:
    files = write_arena(tmp_path, SMALL, played[0])
    assert [file.name for file in files] == ["arena.html", "arena.json", "arena.parquet"]
    page = files[0].read_text(encoding="utf-8")
    assert page.count("<svg") == 4
    assert not re.search(r'(src|href)="(?!#|data:)', page), "nothing is fetched from anywhere"
    assert not re.search(r"<script|@import", page)
    parquet = pytest.importorskip("pyarrow.parquet").read_table(files[2])
    assert parquet.num_rows == 2 * SMALL.all_games()
    assert json.loads(parquet.schema.metadata[b"greathall"]) == SMALL.about()


def test_what_can_t_be_played_is_refused() -> None:
    for arena, why in (
        (Arena("treachery", 2, ("greedy",), 2), "at least two bots"),
        (Arena("treachery", 3, ("greedy", "random"), 2, rounds=2), "as many bots as seats, 3"),
        (Arena("treachery", 7, ("greedy", "random"), 2), "not 7"),
    ):
        with pytest.raises(GreathallError, match=why):
            play_arena(arena)


def test_without_the_extra_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(Missing, match=r"install it with: pip install 'greathall\[lab\]'"):
        play_arena(SMALL)


def test_the_command_prints_standings_and_writes_a_report(tmp_path: Path) -> None:
    answer = run("arena", "treachery", "random", "random", "--games", "8", "--jobs", "1", "--out", str(tmp_path / "out"))
    assert answer.returncode == 0, answer.stderr
    assert "victories (95 %)" in answer.stdout
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["arena.html", "arena.json", "arena.parquet", "arena.partial"]
    assert "there is no bot 'nobody'" in refused("arena", "treachery", "greedy", "nobody")
