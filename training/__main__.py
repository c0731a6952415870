"""Trains the network by which bots judge the positions of a game, from nothing to the file in the package.

    python -m training treachery --seats 2 --games 20000 --jobs 16

Searching bots play against themselves on all cores; a network learns what came of their positions, on an accelerator where there is one;
its weights are rounded and written, and beside them a file that says how they were made, with the seeds, the versions and the losses.
"""

from __future__ import annotations

import argparse
import os
import platform
import time
from pathlib import Path
from typing import Any

import numpy as np

from greathall import features
from greathall.bots.judgement import FOLDER, Judgement
from greathall.lab.workers import Workers
from greathall.version import VERSION
from training.selfplay import Plan, Positions, play
from training.weights import judged, loss, quantised, write

CHECKED = 20_000
"""On how many positions the rounded weights are compared with those that were fitted."""


def train(plan: Plan, workers: Workers, seconds: float, epochs: int, horizon: int, folder: Path) -> dict[str, Any]:
    """Play, fit, round and write; returns the study that is kept beside the weights."""
    import torch

    from training.fitting import Fit, calibrated, device, fit, kept_back

    start = time.monotonic()
    plan, positions = play(plan, workers, seconds)
    played = time.monotonic() - start
    print(f"{plan.games:,} games, {len(positions):,} positions in {played:.0f} s", flush=True)
    how = Fit(epochs=epochs, seed=plan.seed)
    weights, curve = fit(positions, how, lambda losses: print(losses, flush=True))
    fitted = time.monotonic() - start - played
    encoding = features.of(plan.game, plan.seats, options=dict(plan.options))
    head, rows = quantised(weights, encoding, horizon)
    back = np.nonzero(kept_back(positions))[0]
    study = {
        "plan": vars(plan),
        "fit": vars(how),
        "horizon": horizon,
        "versions": {
            "greathall": VERSION,
            "python": platform.python_version(),
            "numpy": np.__version__,
            "torch": torch.__version__,
            "device": torch.cuda.get_device_name() if device() == "cuda" else "cpu",
            "cores": os.cpu_count(),
        },
        "date": time.strftime("%Y-%m-%d"),
        "positions": len(positions),
        "features_a_position": round(float(positions.counts.mean()), 1),
        "seconds": {"played": round(played), "fitted": round(fitted)},
        "curve": curve,
        "losses": {
            "own_evaluation_calibrated": round(calibrated(positions), 5),
            "network": min(one["kept_back"] for one in curve),
            "network_rounded": round(rounded(Judgement(encoding, head, rows), positions, back[:: len(back) // CHECKED + 1]), 5),
        },
    }
    print(study["losses"], flush=True)
    write(folder, plan.game, plan.seats, head, rows, study)
    return study


def rounded(judgement: Judgement, positions: Positions, chosen: Any) -> float:
    """The loss of the rounded weights on some positions."""
    return loss(judged(judgement, positions, chosen), positions.results[chosen])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default="unlearned:60/silent", help="who plays; several, with commas, take turns")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seconds", type=float, default=0.0, help="stop playing after this time, with fewer games")
    parser.add_argument("--kept", type=float, default=0.3, help="the share of decisions that are learned from")
    parser.add_argument("--epochs", type=int, default=15)
    parser.add_argument("--horizon", type=int, default=-1, help="how many decisions a search plays on; −1: as the game says")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to write the weights")
    given = parser.parse_args()
    plan = Plan(given.game, given.seats, tuple(given.bots.split(",")), given.games, given.seed, kept=given.kept)
    train(plan, Workers(given.jobs), given.seconds, given.epochs, given.horizon, given.folder)


if __name__ == "__main__":
    main()
