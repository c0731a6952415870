"""How much sooner a tournament is over with two processes than with one, written as a page of the documentation.

python benchmarks/arena.py --write docs/studies/arena.md
"""

from __future__ import annotations

import os
import platform
import resource
import time
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from pages import publish

import greathall
from greathall.lab.arena import Arena, play_arena
from greathall.lab.arena_report import results_of
from greathall.lab.bench import compiled
from greathall.lab.workers import Workers

PAGE = """\
# A tournament on two cores

How long `greathall arena {game} {bots} --games {games}` takes with one process and with two, from the first deal to the standings and
ratings. Both find the same figures. (A report, with `--out`, takes another second to draw, with any number of processes.)

Measured with Greathall {version}, {rules}, and Python {python} on a machine with {cores} cores, under a load of {load}.

| processes | seconds by the clock | games a second | times | processor seconds, alone | shared | least seconds |
|--:|--:|--:|--:|--:|--:|--:|
{rows}

The last columns hold on a busy machine too. *Alone* is what one process does while the others have nothing to do, before the first
games are there and after the last ones; all else is shared. So on free cores it takes at least what is alone and the share of one process:
{times:.2f} times as fast with two. This page was written by `benchmarks/arena.py`.
"""


class Spent(NamedTuple):
    """Seconds."""

    clock: float
    alone: float
    """Of the processor, while no other process has anything to do."""
    shared: float
    """Of the processor, all else."""

    def least(self, jobs: int) -> float:
        """How long it takes where nothing else runs."""
        return self.alone + self.shared / jobs


def play(arena: Arena, jobs: int) -> tuple[dict[str, Any], Spent]:
    """The figures of a tournament, and what it took."""
    clock, began, others = time.perf_counter(), time.process_time(), of_others()
    came: list[float] = []
    standings = play_arena(arena, Workers(jobs), progress=lambda games: came.append(time.process_time()) if games else None)
    results = results_of(arena, standings)
    ended = time.process_time()
    alone = came[0] - began + ended - came[-1] if jobs > 1 else 0.0
    return results, Spent(time.perf_counter() - clock, alone, ended - began - alone + of_others() - others)


def of_others() -> float:
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def main(
    write: Annotated[Path | None, typer.Option()] = None, game: str = "treachery", bots: str = "greedy greedy", games: int = 10_000
) -> None:
    arena = Arena(game, greathall.game(game).fewest, tuple(bots.split()), games, seed=1)
    load = f"{os.getloadavg()[0]:.1f}"
    play(Arena(game, arena.seats, arena.bots, 10), 1)  # loads what is loaded once
    played = {jobs: play(arena, jobs) for jobs in (1, 2)}
    assert played[1][0] == played[2][0], "the same games with any number of processes"
    spent = {jobs: each for jobs, (_, each) in played.items()}
    rows = [
        f"| {jobs} | {each.clock:.1f} | {games / each.clock:,.0f} | {spent[1].clock / each.clock:.2f} "
        f"| {each.alone:.2f} | {each.shared:.2f} | {each.least(jobs):.2f} |"
        for jobs, each in spent.items()
    ]
    page = PAGE.format(
        game=game,
        bots=bots,
        games=games,
        version=greathall.__version__,
        rules="compiled" if compiled() else "interpreted",
        python=platform.python_version(),
        cores=os.cpu_count(),
        load=load,
        rows="\n".join(rows),
        times=spent[1].least(1) / spent[2].least(2),
    )
    publish(page, write)


if __name__ == "__main__":
    typer.run(main)
