"""How fast the environments step, written as a page of the documentation.

python benchmarks/envs.py --write docs/studies/envs.md
"""

from __future__ import annotations

import multiprocessing
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
Seconds are those of the processor: of the time that a process was given, not of the clock, since others used the machine.

| | many games, one process | many games, two processes | times | PettingZoo | Gymnasium |
|---|--:|--:|--:|--:|--:|
{rows}

Many games are `envs.vector` with {count} at once. With two processes, the seconds are those of the busier one: it is the most that two free
cores can give, and the clock would show somewhat less, for the time in which one waits for the other. The other columns are one game
stepped from Python; Gymnasium's plays against random bots, whose moves are not counted. This page was written by `benchmarks/envs.py`.
"""
RUNS = 3
COUNT = 1024


def rate(step: Callable[[], int], seconds: float, spent: Callable[[], list[float]]) -> float:
    """Steps a second of the time that the busiest process spent."""
    rates = []
    for _ in range(RUNS):
        steps = 0
        began, until = spent(), time.perf_counter() + seconds
        while time.perf_counter() < until:
            steps += step()
        rates.append(steps / max(now - then for now, then in zip(spent(), began, strict=True)))
    return statistics.median(rates)


def own_time() -> list[float]:
    return [time.process_time()]


def time_of(process: int | None) -> float:
    """What another process has spent, in Linux."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def many(name: str, processes: int, seconds: float) -> float:
    env = envs.vector(name, COUNT, processes=processes)
    env.reset(1)
    known = {child.pid for child in multiprocessing.active_children()}

    def step() -> int:
        env.step(env.sample())
        return COUNT

    try:
        return rate(step, seconds, lambda: own_time() + [time_of(process) for process in sorted(filter(None, known))])
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

    return rate(step, seconds, own_time)


def single(name: str, seconds: float) -> float:
    env = envs.gym(name, bots="random")
    mask = env.reset(seed=1)[1]["action_mask"]
    rng = np.random.default_rng(1)

    def step() -> int:
        nonlocal mask
        _, _, ended, _, info = env.step(int(rng.choice(np.flatnonzero(mask))))
        mask = env.reset()[1]["action_mask"] if ended else info["action_mask"]
        return 1

    return rate(step, seconds, own_time)


def row(name: str, seconds: float) -> str:
    one, two = (many(name, processes, seconds) for processes in (1, 2))
    return f"| {name} | {one:,.0f} | {two:,.0f} | {two / one:.2f} | {seats(name, seconds):,.0f} | {single(name, seconds):,.0f} |"


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
