"""How strong the search of A Game of Thrones: The Card Game is, against bots that look one move ahead and against random ones.

    python benchmarks/thrones_bots.py --games 100 --jobs 2 --write docs/studies/thrones-bots.md

Two players, any ready decks, the bots in each seat equally often. The search has a time for each decision, so on a machine that is busy
with more jobs than it has cores it thinks less and wins less.
"""

from __future__ import annotations

import argparse
import os
from functools import partial
from pathlib import Path
from typing import Final

from pages import publish
from rich.progress import Progress

from greathall.lab.intervals import share
from greathall.lab.simulate import Experiment, Tally, simulate

DEMANDED: Final = {"greedy": 0.60, "random": 0.95}
"""The share of the games that the search should win."""


def row(experiment: Experiment, tally: Tally) -> str:
    rival = experiment.bots[1]
    won = share(tally.won_by_bot[experiment.bots[0]], tally.games)
    reached = "" if won["share"] >= DEMANDED[rival] else ", **not reached**"
    return (
        f"| `{rival}` | {tally.games} | {won['share']:.1%} | {won['low']:.1%} to {won['high']:.1%} | {DEMANDED[rival]:.0%}{reached} "
        f"| {tally.decisions / tally.games:.0f} |"
    )


def page(results: list[tuple[Experiment, Tally]], jobs: int) -> str:
    """The table for the documentation."""
    lines = [
        "# The search of A Game of Thrones: The Card Game",
        "",
        f"Measured by `benchmarks/thrones_bots.py`: `{results[0][0].bots[0]}` against other bots, two players, any ready decks, each "
        f"bot in each seat equally often; games played at once: {jobs}, on {os.cpu_count()} cores.",
        "",
        "| against | games | the search wins | 95 % | demanded | decisions a game |",
        "|---|---|---|---|---|---|",
    ]
    return "\n".join([*lines, *(row(experiment, tally) for experiment, tally in results)]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="against each bot")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--bot", default="search:0.2s", help="the search and its budget for a decision")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--write", type=Path, help="write the table to this page")
    arguments = parser.parse_args()
    results = []
    with Progress() as progress:
        for rival in DEMANDED:
            experiment = Experiment("thrones", 2, (arguments.bot, rival), arguments.games, arguments.seed)
            bar = progress.add_task(f"against {rival}", total=experiment.games)
            results.append((experiment, simulate(experiment, arguments.jobs, partial(progress.advance, bar))))
    text = page(results, arguments.jobs)
    publish(text, arguments.write)


if __name__ == "__main__":
    main()
