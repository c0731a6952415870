"""Balance: what a seat had is put beside how often it won, and only what chance doesn't explain is called uneven."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from greathall.kernel.catalog import find_game
from greathall.kernel.chance import swift
from greathall.lab.balance import Balance, Sums, compared, play_balance, play_some, results_of, uneven, verdict
from greathall.lab.intervals import chance_of, corrected
from tests.terminal.test_command import refused, run


def study(game: str, games: int = 3) -> Balance:
    return Balance(game, find_game(game).fewest, games, bot="random", seed=2)


def tossed(games: int, favour: float) -> Sums:
    """Two seats of which the one with the red card wins this share of the games."""
    sums, chance = Sums(), swift("toss")
    for number in range(games):
        red = number % 2
        won = red if int(chance.below(1000)) < 1000 * favour else 1 - red
        rewards = [float(seat == won) for seat in range(2)]
        had = {("seat", f"seat {seat + 1}", seat) for seat in range(2)}
        cards = {("card drawn", "red", red), ("card drawn", "blue", 1 - red), ("card drawn", "all", 0), ("card drawn", "all", 1)}
        sums.add_game(had | cards, rewards, "deck", 5)
    return sums


@pytest.mark.parametrize(
    ("game", "kinds", "card"),
    [
        ("treachery", {"seat", "place in the order of play", "agenda", "card drawn", "card played"}, "coup"),
        ("skirmish", {"seat", "card drawn", "card played"}, "7d"),
        ("duhr", {"seat", "place in the order of play", "House", "agenda", "card drawn", "card played"}, "blackmail"),
        ("thrones", {"seat", "House", "deck", "agenda", "card drawn", "card played"}, "crossroads_inn"),
    ],
)
def test_every_game_says_what_its_seats_had(game: str, kinds: set[str], card: str) -> None:
    sums = Sums(play_some((study(game), 0, 3)))
    assert set(sums.things) == kinds
    assert card in sums.things["card drawn"]
    for kind in kinds - {"card drawn", "card played"}:
        assert sum(each[1] for each in sums.things[kind].values()) == 3 * find_game(game).fewest, f"each seat has one {kind}"
        assert sum(each[2] for each in sums.things[kind].values()) == pytest.approx(3)


def test_titles_are_noted_where_they_are_taken() -> None:
    sums = Sums(play_some((Balance("thrones", 3, 1, bot="random"), 0, 1)))
    assert "hand_of_the_king" in sums.things["title"]


def test_a_favoured_card_is_found_and_even_things_are_not() -> None:
    found = [row["name"] for row in uneven(compared(tossed(400, 0.7)))]
    assert sorted(found) == ["blue", "red"]
    even = compared(tossed(400, 0.5))
    assert uneven(even) == []
    assert verdict(even).startswith("Nothing is uneven beyond chance.")
    assert "red wins" in verdict(compared(tossed(400, 0.7)))
    assert "too few games" in verdict(compared(tossed(10, 0.7)))


def test_chances_are_corrected_for_their_number() -> None:
    assert chance_of(1.96) == pytest.approx(0.05, abs=0.001)
    assert corrected([0.04, 0.01, 0.03]) == pytest.approx([0.06, 0.03, 0.06])
    assert corrected([0.9, 0.8]) == [1.0, 1.0]
    assert corrected([]) == []


def test_a_study_that_was_stopped_goes_on_with_the_same_result(tmp_path: Path) -> None:
    asked = study("treachery", 50)
    whole = results_of(asked, play_balance(asked, kept=tmp_path / "whole"))
    stopped = tmp_path / "stopped"
    stopped.write_text("".join((tmp_path / "whole").read_text().splitlines(keepends=True)[:2]))
    assert results_of(asked, play_balance(asked, kept=stopped)) == whole


def test_the_command_prints_a_verdict_and_writes_a_report(tmp_path: Path) -> None:
    answer = run("balance", "treachery", "--games", "40", "--bot", "random", "--jobs", "1", "--out", str(tmp_path))
    assert answer.returncode == 0, answer.stderr
    assert "place 1" in answer.stdout
    assert "uneven beyond chance" in answer.stdout.lower()
    page = (tmp_path / "balance.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 6, "five kinds of things, and lengths"
    written = json.loads((tmp_path / "balance.json").read_text(encoding="utf-8"))
    assert pytest.importorskip("pyarrow.parquet").read_table(tmp_path / "balance.parquet").num_rows == len(written["shares"])
    assert "there is no bot 'nobody'" in refused("balance", "treachery", "--bot", "nobody")
