"""Whether the networks judge better than each game's own evaluation, at equal time.

    python benchmarks/judgement.py --games 400 --jobs 2 --write docs/studies/judgement.md

First both kinds of search think about the same positions, and the processor time they take is compared: the one with the network then gets
as many fewer iterations. Then they play, every deal with the bots in all places. A network stays in the package if it wins 65 % of the
games of two, or 1.3 times its even share among more; the page says which do. What is played is kept, so that a study that was stopped goes
on.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pages import publish

import greathall  # noqa: F401  (fills the catalogue)
from greathall.bots import make
from greathall.bots.judgement import FOLDER, path_of
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import swift
from greathall.kernel.state import State
from greathall.lab.arena import Arena, play_arena
from greathall.lab.playing import play_game
from greathall.lab.standings import Standings
from greathall.lab.workers import Workers
from greathall.version import VERSION

TABLES: Final = {("treachery", 2): 1000, ("skirmish", 2): 100, ("duhr", 4): 100, ("thrones", 2): 40}
"""The tables that networks are trained for, and the iterations of the search without one."""
BESIDE: Final = "judgement"
"""The folder beside the page for how the networks were fitted."""
REMARKS: Final = """Each network was fitted on 2 shared cores within ten minutes, to games between `unlearned:20` (Thrones),
`unlearned:40` or `unlearned:100` (Treachery), and plays on as far as the game's own evaluation does. They predict
outcomes better, in Thrones and Skirmish by far, but much of that may be who has the better deck or army, which is the
same for all moves of a decision; in play none is better than weights by hand. Other settings were tried in single
runs. In Skirmish, at 100 iterations each, the network without any playing on won 10 of 50 games, with 4 decisions 19,
with the game's 12 decisions 23; one fitted to games with hardly any random moves won 12 of 60 without playing on (300
iterations) and 17 of 40 with it (150). With three fifths of the game's own leaning mixed in, at equal time, it won 51
of 100 games of Skirmish and 27 of 60 of Thrones. Not tried yet: many more positions, and judging each of two seats
with its own eyes. So no weights are in the package, and each game's own evaluation is in force."""
TIMED: Final = 60
"""On how many positions the times are compared."""
DEMANDED_OF_TWO: Final = 0.65
DEMANDED_OF_MORE: Final = 1.3


@dataclass
class Result:
    """What came of a table."""

    game: str
    seats: int
    slower: float
    """How many times as long an iteration takes with the network."""
    bots: tuple[str, str]
    standings: Standings

    def demanded(self) -> float:
        return DEMANDED_OF_TWO if self.seats == 2 else DEMANDED_OF_MORE / self.seats


def positions(game: str, seats: int) -> list[tuple[State, int]]:
    """Positions of a few games in which there is something to choose, as a seat knows them."""
    found: list[tuple[State, int]] = []
    chance = swift("timed")

    def watch(state: State, seat: int, move: int) -> None:
        if len(state.sensible(seat)) > 1:
            found.append((state.imagine(seat, chance), seat))

    for seed in range(3):
        play_game(find_game(game).new(seats, seed), [make("greedy", swift(f"{seed}")) for _ in range(seats)], swift(f"{seed}"), watch)
    return found[:: len(found) // TIMED + 1]


def seconds(name: str, asked: list[tuple[State, int]]) -> float:
    """The processor time that a bot takes over some positions."""
    bot = make(name, swift("timed"))
    bot.choose(*asked[0])
    start = time.process_time()
    for position, seat in asked:
        bot.choose(position, seat)
    return time.process_time() - start


def measure(game: str, seats: int, games: int, jobs: int, kept: Path, seed: int) -> Result:
    """Compare times, then play."""
    iterations = TABLES[game, seats]
    settled = kept / f"{game}-{seats}.json"
    if settled.exists():
        slower = float(json.loads(settled.read_text()))
    else:
        asked = positions(game, seats)
        without = min(seconds(f"unlearned:{iterations}/silent", asked) for _ in range(3))
        slower = min(seconds(f"search:{iterations}/silent", asked) for _ in range(3)) / without
        kept.mkdir(parents=True, exist_ok=True)
        settled.write_text(json.dumps(slower))
    bots = (f"search:{max(2, round(iterations / slower))}", f"unlearned:{iterations}")
    arena = Arena(game, seats, bots, games, seed=seed)
    return Result(game, seats, slower, bots, play_arena(arena, Workers(jobs), kept / f"{game}-{seats}-{games}-{seed}.partial"))


def row(result: Result) -> str:
    share = result.standings.share_of(0)
    study: dict[str, Any] = json.loads(path_of(result.game, result.seats).with_suffix(".json").read_text(encoding="utf-8"))
    losses = study["losses"]
    stays = "stays" if share["share"] >= result.demanded() else "**today's evaluation stays**"
    times = f" ({share['share'] * result.seats:.2f} ×)" if result.seats > 2 else ""
    return (
        f"| {find_game(result.game).title} | {result.seats} | {study['plan']['games']:,} | {study['positions']:,} "
        f"| {losses['own_evaluation_calibrated']:.4f} | {losses['network']:.4f} | {losses['network_rounded']:.4f} | {result.slower:.2f} "
        f"| `{result.bots[0]}` | `{result.bots[1]}` | {len(result.standings.meetings)} | {share['share']:.1%}{times} "
        f"| {share['low']:.1%} to {share['high']:.1%} | {stays} |"
    )


def page(results: list[Result], seed: int, jobs: int) -> str:
    """The study."""
    lines = [
        "# Learned judgement",
        "",
        f"Measured by `benchmarks/judgement.py` with Greathall {VERSION} on {time.strftime('%Y-%m-%d')}, seed {seed}, {jobs} games at once "
        f"on {os.cpu_count()} cores.",
        "",
        "A network sees what a seat knows, and how the game's own evaluation leans; it was trained by `python -m training` on games of "
        "searching bots against themselves. Losses are mean log-losses of the outcome on games that were kept back: of the game's own "
        "evaluation, stretched and moved as fits best, of the network as it was fitted, and of its rounded weights. *Slower* is how many "
        "times the processor time an iteration takes with the network; the search with it gets as many fewer iterations, so that both take "
        "equal time.",
        "",
        f"The network stays in the package where it wins {DEMANDED_OF_TWO:.0%} of the games of two, or {DEMANDED_OF_MORE} times its even "
        "share among more, where both hold half of the seats.",
        "",
        "| game | seats | games learned from | positions | own loss | network | rounded | slower "
        "| with it | without | games | wins | 95 % | |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|",
        *(row(result) for result in results),
        "",
        "How each was fitted, with seeds, versions and losses: "
        + ", ".join(f"[{result.game}]({BESIDE}/{path_of(result.game, result.seats).stem}.json)" for result in results)
        + ".",
        "",
        REMARKS,
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--only", default="", help="the games, with commas")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kept", type=Path, default=Path("build/judgement"), help="where what was played is kept")
    parser.add_argument("--write", type=Path, help="write the study to this page")
    given = parser.parse_args()
    wanted = [table for table in TABLES if path_of(*table, FOLDER).exists() and (not given.only or table[0] in given.only.split(","))]
    results = [measure(game, seats, given.games, given.jobs, given.kept, given.seed) for game, seats in wanted]
    publish(page(results, given.seed, given.jobs), given.write)
    if given.write:
        folder = given.write.parent / BESIDE
        folder.mkdir(exist_ok=True)
        for game, seats in wanted:
            shutil.copy(path_of(game, seats).with_suffix(".json"), folder)


if __name__ == "__main__":
    main()
