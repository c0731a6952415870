"""Training, in a short form: games are played, a network is rounded, written, read and judges as it was fitted."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from greathall import features
from greathall.bots.judgement import INNER, UNITS, Judgement, judgement_of
from greathall.kernel.catalog import find_game
from greathall.lab.workers import Workers
from training.selfplay import IN_A_PART, Plan, Positions, play
from training.weights import Weights, by_chance, judged, loss, quantised, write

PLAN = Plan("treachery", 2, ("search:2", "random"), 3, seed=5)


@pytest.fixture(scope="module")
def played() -> Positions:
    return play(PLAN, Workers(), 0.0)[1]


def judged_in_real_numbers(weights: Weights, positions: Positions) -> NDArray[np.float64]:
    """What a network says before it is rounded."""
    found = []
    end = 0
    for count, leans in zip(positions.counts, positions.leans, strict=True):
        end += count
        units = (weights.rows[positions.places[end - count : end]].sum(0) + weights.first + leans * weights.leaning).clip(0, 1)
        inner = (weights.second @ units + weights.second_bias).clip(0)
        found.append(1 / (1 + np.exp(-(weights.third @ inner + weights.bias + weights.kept * leans))))
    return np.array(found)


def test_positions_are_what_seats_know_and_what_came_of_them(played: Positions) -> None:
    assert len(played) == len(played.leans) == len(played.results) == len(played.games) > 20
    assert len(played.places) == played.counts.sum()
    assert played.places.max() < played.size == features.of("treachery", 2).size
    assert set(played.results) <= {0.0, 0.5, 1.0}
    assert played.leans.std() > 0


def test_the_same_plan_brings_the_same_positions(played: Positions) -> None:
    again = play(PLAN, Workers(), 0.0)[1]
    assert (again.places == played.places).all()
    assert (again.leans == played.leans).all()


def test_when_the_time_is_up_whole_parts_are_kept_and_the_plan_says_how_many() -> None:
    plan, positions = play(Plan("treachery", 2, ("random",), 3 * IN_A_PART), Workers(), 1e-9)
    assert plan.games == IN_A_PART
    assert len(np.unique(positions.games)) <= IN_A_PART


@pytest.mark.parametrize(("game", "seats"), [("treachery", 2), ("duhr", 4)])
def test_a_rounded_network_judges_as_it_was_fitted(game: str, seats: int, tmp_path: Path) -> None:
    encoding = features.of(game, seats)
    weights = by_chance(int(encoding.size), 3)
    head, rows = quantised(weights, encoding, 4)
    path = write(tmp_path, game, seats, head, rows, {"seed": 3})
    assert json.loads(path.with_suffix(".json").read_text()) == {"seed": 3}
    judgement = judgement_of(find_game(game).new(seats, 1), tmp_path)
    assert judgement is not None
    assert judgement.horizon == 4
    positions = play(Plan(game, seats, ("random",), 2), Workers(), 0.0)[1]
    exact = judged_in_real_numbers(weights, positions)
    assert exact.std() > 0.01
    rough = judged(judgement, positions, np.arange(len(positions)))
    assert np.abs(exact - rough).max() < 0.03
    assert loss(rough, positions.results) == pytest.approx(loss(exact, positions.results), abs=0.02)


def test_sums_of_many_bytes_with_signs_do_not_run_into_each_other() -> None:
    encoding = features.of("treachery", 2)
    weights = by_chance(int(encoding.size), 1)
    weights.rows[:] = np.where(np.arange(int(UNITS)) % 2, 1.0, -1.0) * 127 / 256
    head, rows = quantised(weights, encoding, -1)
    judgement = Judgement(encoding, head, rows)
    sums = judgement.sums(vec[i64](range(400)))
    assert list(sums) == [127 * 400 if unit % 2 else -127 * 400 for unit in range(int(UNITS))]
    assert len(judgement.second_bias) == INNER


def test_training_from_nothing_to_the_file(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is only there where networks are trained")
    from training.__main__ import train

    study = train(Plan("treachery", 2, ("random",), 40), Workers(), 0.0, 2, -1, tmp_path)
    assert len(study["curve"]) == 2
    assert 0 < study["losses"]["network_rounded"] < 1
    assert judgement_of(find_game("treachery").new(2, 1), tmp_path) is not None
