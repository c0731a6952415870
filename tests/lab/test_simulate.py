"""Simulations: the same games whatever the number of jobs, and honest statistics."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from greathall.bots import UnknownBot
from greathall.kernel.cards import as_json, load
from greathall.kernel.catalog import find_game
from greathall.kernel.errors import BadCards, GreathallError, UnknownGame
from greathall.lab import simulate as module
from greathall.lab.contract import Breach
from greathall.lab.intervals import share
from greathall.lab.simulate import Experiment, Tally, part_size, quartiles, seed_of, simulate

PLAN = Experiment("treachery", 2, ("random", "greedy"), games=9, seed=3)


def counted(tally: Tally) -> dict[str, Any]:
    """A tally without the time it took."""
    return {name: value for name, value in vars(tally).items() if name != "seconds"}


# The same games.


def test_one_job_and_two_play_the_same_games() -> None:
    one, two = simulate(PLAN), simulate(PLAN, jobs=2)
    assert counted(one) == counted(two)
    assert one.games == 9
    assert one.seconds > 0


def test_the_seed_makes_the_games() -> None:
    assert counted(simulate(Experiment("treachery", 3, ("random",), 6, seed=1))) == counted(
        simulate(Experiment("treachery", 3, ("random",), 6, seed=1))
    )
    assert counted(simulate(Experiment("treachery", 3, ("random",), 6, seed=1))) != counted(
        simulate(Experiment("treachery", 3, ("random",), 6, seed=2))
    )


def test_every_game_has_a_seed_of_its_own() -> None:
    plans = [Experiment("treachery", 2, ("random",), 1, seed=seed) for seed in range(20)]
    assert len({seed_of(experiment, number) for experiment in plans for number in range(50)}) == 1000


def test_progress_is_heard_as_games_are_played() -> None:
    heard: list[int] = []
    simulate(replace(PLAN, games=40), progress=heard.append)
    assert heard == [5] * 8
    heard.clear()
    simulate(replace(PLAN, games=17), progress=heard.append)
    assert heard == [2] * 8 + [1], "the rest at the end"


@pytest.mark.parametrize(("games", "jobs", "size"), [(9, 2, 1), (100, 1, 12), (100, 2, 6), (319, 2, 19), (320, 2, 20), (20_000, 2, 20)])
def test_few_games_are_handed_out_in_small_parts(games: int, jobs: int, size: int) -> None:
    assert part_size(games, jobs) == size


# Who sits where.


def test_bots_sit_everywhere_equally_often() -> None:
    experiment = Experiment("treachery", 3, ("a", "b", "c"), 6)
    sitting = Counter((experiment.bot_at(number, seat), seat) for number in range(6) for seat in range(3))
    assert set(sitting.values()) == {2}
    assert len(sitting) == 9


def test_the_better_bot_wins_more() -> None:
    report = simulate(Experiment("treachery", 2, ("random", "greedy"), games=40, seed=1)).to_dict(PLAN)
    random, greedy = report["wins_by_bot"]["random"], report["wins_by_bot"]["greedy"]
    assert greedy["low"] > random["high"]
    assert random["share"] + greedy["share"] == pytest.approx(1)


# What is told of them.


def test_a_report_says_everything() -> None:
    tally = simulate(PLAN)
    report = tally.to_dict(PLAN)
    assert (report["game"], report["seats"], report["bots"]) == ("treachery", 2, ["random", "greedy"])
    assert (report["seed"], report["games"]) == (3, 9)
    assert sum(wins["share"] for wins in report["wins_by_seat"].values()) == pytest.approx(1)
    assert sum(report["endings"].values()) == pytest.approx(1)
    assert report["decisions_a_game"] == tally.decisions / 9
    assert tally.decisions <= tally.moves
    assert report["length_quartiles"] == sorted(report["length_quartiles"])
    assert report["decisions_a_second_a_core"] > 0


def test_a_report_of_nothing_is_empty() -> None:
    report = simulate(Experiment("treachery", 2, ("random",), 0)).to_dict(PLAN)
    assert (report["games"], report["length_quartiles"], report["wins_by_bot"]) == (0, [], {})
    assert report["wins_by_seat"]["0"] == {"share": 0.0, "low": 0.0, "high": 1.0}


def test_a_shared_victory_is_divided() -> None:
    tally = Tally()
    tally.count(Experiment("treachery", 3, ("random", "greedy", "search"), 1), 0, 0b101, [])
    assert tally.won_by_seat == {0: 0.5, 2: 0.5}
    assert tally.won_by_bot == {"random": 0.5, "search": 0.5}
    assert tally.played_by_bot == {"random": 1, "greedy": 1, "search": 1}


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    # Newcombe (1998), table I, has 81 of 263, 15 of 148, 0 of 20 and 1 of 29.
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_intervals(won: int, played: int, low: float, high: float) -> None:
    found = share(won, played)
    assert (found["low"], found["high"]) == pytest.approx((low, high), abs=1e-4)
    assert found["low"] <= found["share"] <= found["high"]


@pytest.mark.parametrize(
    ("lengths", "expected"),
    [
        ([], []),
        ([7], [7, 7, 7]),
        ([1, 2, 3, 4], [1, 2, 3]),
        ([4, 1, 3, 2, 5], [2, 3, 4]),
        ([1, 1, 1, 9], [1, 1, 1]),
        (range(1, 101), [25, 50, 75]),
    ],
)
def test_quartiles(lengths: list[int], expected: list[int]) -> None:
    assert quartiles(Counter(lengths)) == expected


# Matches, options, cards, checks.


def test_matches_are_played_to_their_end() -> None:
    experiment = Experiment("treachery", 2, ("random", "greedy"), games=5, matches=True)
    tally = simulate(experiment)
    assert tally.to_dict(experiment)["matches"] == tally.games == 5
    assert "games" not in tally.to_dict(experiment)
    assert 10 <= sum(tally.lengths.values()) <= 15
    assert counted(simulate(experiment, jobs=2)) == counted(tally)


def test_options_and_cards_are_those_of_the_plan(tmp_path: Path) -> None:
    cards = load(find_game("treachery").cards)
    cards["actions"] = cards["actions"][:6]
    path = tmp_path / "cards.json"
    path.write_text(as_json(cards), encoding="utf-8")
    ours = Experiment("treachery", 2, ("random",), 10, options={"first": "1"})
    theirs = Experiment("treachery", 2, ("random",), 10, options={"first": "1"}, cards=str(path))
    assert counted(simulate(ours)) != counted(simulate(theirs))
    assert counted(simulate(ours)) != counted(simulate(Experiment("treachery", 2, ("random",), 10, options={"first": "0"})))


def test_some_games_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[int] = []
    monkeypatch.setattr(module, "check_game", lambda *given: checked.append(given[2]))
    simulate(Experiment("treachery", 2, ("random",), 30, checked=3))
    assert len(set(checked)) == 3


def test_a_broken_game_stops_the_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: object) -> None:
        raise Breach("a card was lost or doubled")

    monkeypatch.setattr(module, "check_game", broken)
    with pytest.raises(Breach):
        simulate(Experiment("treachery", 2, ("random",), 30, checked=1))


@pytest.mark.parametrize(
    ("experiment", "error", "reason"),
    [
        (Experiment("chess", 2, ("random",), 1), UnknownGame, "there is no game 'chess'"),
        (Experiment("treachery", 9, ("random",), 1), UnknownGame, "is for 2 to 4 players, not 9"),
        (Experiment("treachery", 2, ("random",), 1, options={"joker": "wild"}), UnknownGame, "has no option 'joker'"),
        (Experiment("treachery", 2, ("random",), 1, options={"first": "5"}), UnknownGame, "option first is one of random, 0, 1, not '5'"),
        (Experiment("treachery", 2, ("random",), 1, cards="none.toml"), BadCards, r"none\.toml can't be read"),
        (Experiment("treachery", 2, ("random", "genius"), 1), UnknownBot, "there is no bot 'genius'"),
        (Experiment("treachery", 2, (), 1), UnknownBot, "name at least one bot"),
    ],
)
def test_a_plan_that_cannot_be_played_gets_a_sentence(experiment: Experiment, error: type[GreathallError], reason: str) -> None:
    with pytest.raises(error, match=reason):
        simulate(experiment, jobs=2)


def test_the_contracts_checks_are_for_single_games() -> None:
    with pytest.raises(GreathallError, match="not on matches"):
        simulate(Experiment(game="treachery", seats=2, bots=("random",), games=1, matches=True, checked=1))
