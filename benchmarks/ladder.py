"""The ladder of levels: each against the one below, and the lowest against whoever plays by the lesson's advice alone.

    python benchmarks/ladder.py --games 400 --jobs 2 --write docs/studies/ladder.md

Every deal is played with the bots in all places. What is played is kept in a folder, part by part, so that a ladder that was stopped goes
on where it was; `--minutes` stops it, and the page says how many games each rung has so far. `--only treachery,skirmish` leaves the others
out.
With `--ceiling`, expert also meets a search with ten times its iterations: how much is left to gain by thinking.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Final

from pages import publish
from rich.progress import Progress

from greathall.bots import LEVELS
from greathall.kernel.catalog import find_game
from greathall.lab.arena import Arena, play_arena
from greathall.lab.kept import Kept
from greathall.lab.standings import Meeting, Standings
from greathall.lab.workers import Workers
from greathall.version import VERSION

TABLES: Final = {"treachery": (2, 3), "skirmish": (2, 3), "duhr": (4,), "thrones": (2, 4)}
"""The games, each with the fewest and the usual number of seats."""
ADVICE: Final = {game: f"advice:{game.capitalize()}Advice" for game in TABLES}
TWO: Final = (0.65, 0.80)
"""The share of the games that a level should win of two, and below that in the 95 % interval it must not lie."""
SURE: Final = 0.58
MORE: Final = (1.3, 1.8)
"""The multiple of its even share that it should win among more."""
ADVISED: Final = 0.60
"""The share that the advice should win against the lowest level, of two."""


@dataclass(frozen=True)
class Rung:
    """One level against another, at a table."""

    game: str
    seats: int
    upper: str
    lower: str

    def arena(self, games: int, seed: int) -> Arena:
        return Arena(self.game, self.seats, (bot_of(self.upper), bot_of(self.lower)), games, seed=seed)

    def key(self) -> str:
        return f"{self.game}-{self.seats}-{bot_of(self.upper)}-{bot_of(self.lower)}".replace(":", "_").replace("/", "_")

    def demanded(self) -> tuple[float, float]:
        """Between which shares of the victories the upper one should come to lie."""
        if self.upper.startswith("advice"):
            return (ADVISED, 1.0) if self.seats == 2 else (MORE[0] / self.seats, 1.0)
        return TWO if self.seats == 2 else (MORE[0] / self.seats, MORE[1] / self.seats)


def bot_of(level: str) -> str:
    """The bot of a level as it is now: a ladder that goes on doesn't mix two settings of a level."""
    return LEVELS.get(level, level)


def name_of(level: str) -> str:
    """What the page calls it."""
    return "advice" if level.startswith("advice") else level


def rungs(games: list[str], ceiling: bool) -> list[Rung]:
    """What is to be played."""
    levels = list(LEVELS)
    found = []
    for game in games:
        for seats in TABLES[game]:
            found.append(Rung(game, seats, ADVICE[game], levels[0]))
            found += [Rung(game, seats, upper, lower) for lower, upper in pairwise(levels)]
            if ceiling:
                iterations = int(LEVELS[levels[-1]].partition(":")[2])
                found.append(Rung(game, seats, f"search:{10 * iterations}", levels[-1]))
    return found


def row(rung: Rung, standings: Standings) -> str:
    """A line of the table."""
    share = standings.share_of(0)
    low, high = rung.demanded()
    decisions = sum(meeting.decisions for meeting in standings.meetings) / max(1, len(standings.meetings))
    if share["share"] < low or (rung.seats == 2 and share["low"] < min(SURE, low)):
        verdict = "too small a step"
    else:
        verdict = "too great a step" if share["share"] > high else "as it should be"
    times = f" ({share['share'] * rung.seats:.2f} ×)" if rung.seats > 2 else ""
    return (
        f"| {rung.seats} | {name_of(rung.upper)} | {rung.lower} | {len(standings.meetings)} | {share['share']:.1%}{times} "
        f"| {share['low']:.1%} to {share['high']:.1%} | {verdict} | {decisions:.0f} |"
    )


def page(played: dict[Rung, Standings], seed: int, jobs: int) -> str:
    """The study."""
    lines = [
        "# The ladder of levels",
        "",
        f"Measured by `benchmarks/ladder.py` with Greathall {VERSION} on {time.strftime('%Y-%m-%d')}, seed {seed}, "
        f"{jobs} games at once on {os.cpu_count()} cores. The levels are numbers of iterations a decision, so the games come out the same "
        "again: " + ", ".join(f"{level} `{bot}`" for level, bot in LEVELS.items()) + ".",
        "",
        f"Of two, a level should win {TWO[0]:.0%} to {TWO[1]:.0%} against the one below; among more, where both hold half of the seats, "
        f"{MORE[0]} to {MORE[1]} times its even share. *advice* plays by the lesson's advice alone (`benchmarks/advice.py`) and should "
        f"beat easy in at least {ADVISED:.0%}. Intervals are 95 %, with the games of a deal taken together.",
    ]
    for game in dict.fromkeys(rung.game for rung in played):
        lines += ["", f"## {find_game(game).title}", ""]
        lines += ["| seats | level | against | games | wins | 95 % | | decisions a game |", "|---|---|---|---|---|---|---|---|"]
        lines += [row(rung, standings) for rung, standings in played.items() if rung.game == game and standings.meetings]
    done = {rung for rung, standings in played.items() if standings.meetings}
    left = [
        f"{find_game(rung.game).title} with {rung.seats}, {name_of(rung.upper)} against {rung.lower}"
        for rung in rungs(list(TABLES), False)
        if rung not in done
    ]
    if left:
        lines += ["", f"Not played yet: {'; '.join(left)}."]
    return "\n".join(lines) + "\n"


def play(rung: Rung, games: int, seed: int, jobs: int, kept: Path, end: float) -> Standings:
    """Play a rung, in portions so that it can stop in time; what was played before is taken from the folder."""
    standings = Standings(["upper", "lower"])
    portion = 10 * rung.seats
    for number in range(0, games, portion):
        path = kept / f"{rung.key()}-{seed}-{number}.partial"
        arena = rung.arena(min(portion, games - number), seed + number)
        if time.monotonic() < end:
            play_arena(arena, Workers(jobs), path)
        elif not path.exists():
            break
        for _, rows in sorted(Kept(path, arena.about()).parts.items()):
            for row in rows:
                meeting = Meeting(*row)
                standings.add(replace(meeting, deal=number + meeting.deal))
    return standings


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="on each rung")
    parser.add_argument("--only", default=",".join(TABLES), help="the games, with commas")
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after this time; the same command goes on")
    parser.add_argument("--ceiling", action="store_true", help="expert meets ten times its iterations, too")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kept", type=Path, default=Path("build/ladder"), help="where what was played is kept")
    parser.add_argument("--write", type=Path, help="write the study to this page")
    given = parser.parse_args()
    end = time.monotonic() + 60 * given.minutes if given.minutes else float("inf")
    played: dict[Rung, Standings] = {}
    with Progress() as progress:
        wanted = rungs(given.only.split(","), given.ceiling)
        bar = progress.add_task("rungs", total=len(wanted))
        for rung in wanted:
            played[rung] = play(rung, given.games, given.seed, given.jobs, given.kept, end)
            progress.advance(bar)
    publish(page(played, given.seed, given.jobs), given.write)


if __name__ == "__main__":
    main()
