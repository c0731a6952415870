"""Trained networks as the file that the package reads, see `greathall.bots.judgement`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import append, vec
from mypy_extensions import i64
from numpy.typing import NDArray

from greathall.bots.judgement import FULL, INNER, ONE, UNITS, Judgement, path_of, print_of
from greathall.kernel.encoding import Encoding
from training.selfplay import Positions

HIGHEST = 127 / int(ONE)
"""No weight of a feature may be further from 0: it must fit into a byte."""


@dataclass
class Weights:
    """A network, in real numbers."""

    rows: NDArray[np.float64]
    """For each feature what it adds to each unit."""
    first: NDArray[np.float64]
    leaning: NDArray[np.float64]
    second: NDArray[np.float64]
    second_bias: NDArray[np.float64]
    third: NDArray[np.float64]
    bias: float
    kept: float


def by_chance(size: int, seed: int) -> Weights:
    """A network that has learned nothing."""
    draw = np.random.default_rng(seed)
    units, inner = int(UNITS), int(INNER)
    return Weights(
        draw.normal(0, 0.1, (size, units)).clip(-HIGHEST, HIGHEST),
        np.full(units, 0.25),
        draw.normal(0, 0.1, units),
        draw.normal(0, 0.2, (inner, units)),
        np.full(inner, 0.1),
        draw.normal(0, 0.2, inner),
        0.0,
        1.0,
    )


def whole(numbers: NDArray[np.float64], one: int) -> list[int]:
    """Numbers as whole ones, where `one` stands for 1."""
    return [int(number) for number in np.rint(numbers * one).ravel()]


def quantised(weights: Weights, encoding: Encoding, horizon: int) -> tuple[dict[str, Any], bytes]:
    """The head of the file, and its rows."""
    head = {
        "encoding": print_of(encoding),
        "horizon": horizon,
        "first": whole(weights.first, int(ONE)),
        "leaning": whole(weights.leaning, int(ONE)),
        "second": whole(weights.second, int(ONE)),
        "second_bias": whole(weights.second_bias, int(FULL)),
        "third": whole(weights.third, int(ONE)),
        "bias": round(weights.bias * int(FULL)),
        "kept": round(weights.kept, 6),
    }
    return head, np.rint(weights.rows * int(ONE)).clip(-127, 127).astype(np.int8).tobytes()


def write(folder: Path, game: str, seats: int, head: dict[str, Any], rows: bytes, study: dict[str, Any]) -> Path:
    """Write the weights, and beside them how they were made."""
    folder.mkdir(parents=True, exist_ok=True)
    path = path_of(game, seats, folder)
    path.write_bytes(json.dumps(head).encode() + b"\n" + rows)
    path.with_suffix(".json").write_text(json.dumps(study, indent=1) + "\n", encoding="utf-8")
    return path


def loss(chances: NDArray[np.float64], results: NDArray[np.float32]) -> float:
    """The mean log-loss of chances to win."""
    sure = chances.clip(1e-6, 1 - 1e-6)
    return float(-np.mean(results * np.log(sure) + (1 - results) * np.log(1 - sure)))


def judged(judgement: Judgement, positions: Positions, chosen: NDArray[np.int64]) -> NDArray[np.float64]:
    """What the network of a file says of some positions."""
    ends = np.cumsum(positions.counts)
    found = []
    for one in chosen:
        row = vec[i64]()
        for place in positions.places[ends[one] - positions.counts[one] : ends[one]]:
            row = append(row, i64(int(place)))
        found.append(judgement.weigh(row, float(positions.leans[one])))
    return np.array(found)
