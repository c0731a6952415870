"""How fast the environments step, written as a page of the documentation.

python benchmarks/envs.py --write docs/studies/envs.md
"""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from pages import publish

import greathall
from greathall import envs
from greathall.kernel.catalog import all_games
from greathall.lab.bench import compiled

PAGE = """\
# Environments

How many steps a second the [environments](../programs/envs.md) make, with observations and masks, random legal actions and the fewest
seats. A step is one choice of one seat. Each figure is the median of {runs} runs of {seconds:g} s.

Measured with Greathall {version}, {rules}, Python {python} and NumPy {numpy} on a machine with {cores} cores, under a load of {load}.
*Processor* is what one core gives when nobody else uses it: steps a second of the time that the process was given. *Clock* is what came out
on that machine in that hour.

| | one process, processor | one process, clock | two processes, clock | PettingZoo, processor | Gymnasium, processor |
|---|--:|--:|--:|--:|--:|
{rows}

The first three columns are `envs.vector` with {count} games at once, the others one game stepped from Python; Gymnasium's plays against
random bots, whose moves are not counted. This page was written by `benchmarks/envs.py`.
"""
RUNS = 3
COUNT = 256


def rate(step: Callable[[], int], seconds: float, clock: Callable[[], float]) -> float:
    """Steps a second, by that clock."""
    rates = []
    for _ in range(RUNS):
        steps = 0
        began, until = clock(), time.perf_counter() + seconds
        while time.perf_counter() < until:
            steps += step()
        rates.append(steps / (clock() - began))
    return statistics.median(rates)


def many(name: str, processes: int, seconds: float, clock: Callable[[], float]) -> float:
    env = envs.vector(name, COUNT, processes=processes)
    env.reset(1)

    def step() -> int:
        env.step(env.sample())
        return COUNT

    try:
        return rate(step, seconds, clock)
    finally:
        env.close()


def seats(name: str, seconds: float) -> float:
    env = envs.aec(name)
    env.reset(seed=1)
    rng = np.random.default_rng(1)

    def step() -> int:
        if all(env.terminations.values()):
            env.reset()
        observation = env.observe(env.agent_selection)
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        return 1

    return rate(step, seconds, time.process_time)


def single(name: str, seconds: float) -> float:
    env = envs.gym(name, bots="random")
    mask = env.reset(seed=1)[1]["action_mask"]
    rng = np.random.default_rng(1)

    def step() -> int:
        nonlocal mask
        _, _, ended, _, info = env.step(int(rng.choice(np.flatnonzero(mask))))
        mask = env.reset()[1]["action_mask"] if ended else info["action_mask"]
        return 1

    return rate(step, seconds, time.process_time)


def row(name: str, seconds: float) -> str:
    figures = [
        many(name, 1, seconds, time.process_time),
        many(name, 1, seconds, time.perf_counter),
        many(name, 2, seconds, time.perf_counter),
        seats(name, seconds),
        single(name, seconds),
    ]
    return f"| {name} | {' | '.join(f'{figure:,.0f}' for figure in figures)} |"


def main(write: Annotated[Path | None, typer.Option()] = None, seconds: float = 2.0) -> None:
    load = f"{os.getloadavg()[0]:.1f}"
    rows = [row(game.name, seconds) for game in all_games()]
    page = PAGE.format(
        runs=RUNS,
        seconds=seconds,
        version=greathall.__version__,
        rules="compiled" if compiled() else "interpreted",
        python=platform.python_version(),
        numpy=np.__version__,
        cores=os.cpu_count(),
        load=load,
        count=COUNT,
        rows="\n".join(rows),
    )
    publish(page, write)


if __name__ == "__main__":
    typer.run(main)
