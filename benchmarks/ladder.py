"""The ladder of levels: each against the one below, and the lowest against whoever plays by the lesson's advice alone.

    python benchmarks/ladder.py --games 400 --jobs 2 --write docs/studies/ladder.md

Among more than two, one seat is of the upper level and all others of the lower one. Every deal is played with the upper one in all places.
What is played is kept in a file, deal by deal, so that a ladder that was stopped goes on where it was; all rungs grow together. `--minutes`
stops it (0: play nothing, only write the page), and the page says how many games each rung has so far. `--only treachery,skirmish` leaves
the others out. With `--ceiling`, expert also meets a search with ten times its iterations: how much is left to gain by thinking.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from pages import publish
from rich.progress import Progress

from greathall.bots import LEVELS, Bot, make
from greathall.bots.levels import iterations_of
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import Chance, swift
from greathall.kernel.deals.offer import Offer
from greathall.kernel.state import State
from greathall.lab.intervals import clustered_share
from greathall.lab.kept import Kept
from greathall.lab.playing import play_game
from greathall.lab.seeds import seed_from
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
SECONDS: Final = {"easy": 0.1, "middling": 0.2, "hard": 1.0, "expert": 3.0}
"""How long a decision may take in 99 of 100 cases."""
STEPS: Final = 4
"""How finely durations are sorted: this many steps until they double."""
SHORTEST: Final = 1e-5


@dataclass(frozen=True)
class Rung:
    """One level against another, at a table."""

    game: str
    seats: int
    upper: str
    lower: str

    def bots(self) -> tuple[str, str]:
        """Both as they are now: a ladder that goes on doesn't mix two settings of a level."""
        upper, lower = (bot_of(level, self.game, self.seats) for level in (self.upper, self.lower))
        return upper, lower

    def key(self, deal: int, seed: int) -> str:
        """Under which a deal is kept."""
        return " ".join([self.game, str(self.seats), *self.bots(), str(seed), str(deal)])

    def demanded(self) -> tuple[float, float]:
        """Between which shares of the victories the upper one should come to lie."""
        if self.upper.startswith("advice"):
            return (ADVISED, 1.0) if self.seats == 2 else (MORE[0] / self.seats, 1.0)
        return TWO if self.seats == 2 else (MORE[0] / self.seats, MORE[1] / self.seats)


Played = dict[str, Any]
"""A deal with the upper one in all places: `won`, its shares of the victory; `times`, how many of its decisions took how long, by steps of
`STEPS`; `decisions` of everyone; the `day` and the number of `cores` of the machine."""


class Timed(Bot):
    """Notes how long another bot takes for its decisions."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times: Counter[int] = Counter()

    def choose(self, position: State, seat: Any) -> Any:
        start = time.perf_counter()
        move = self.bot.choose(position, seat)
        self.times[math.ceil(STEPS * math.log2(max(1.0, (time.perf_counter() - start) / SHORTEST)))] += 1
        return move

    def offer(self, position: State, seat: Any) -> Offer | None:
        return self.bot.offer(position, seat)


def bot_of(level: str, game: str, seats: int) -> str:
    """The bot that a level is at a table."""
    return f"search:{iterations_of(level, game, seats)}" if level in LEVELS else level


def name_of(level: str) -> str:
    """What the page calls it."""
    return "advice" if level.startswith("advice") else level


def rungs(games: Iterable[str], ceiling: bool) -> list[Rung]:
    """What is to be played."""
    found = []
    for game in games:
        for seats in TABLES[game]:
            found.append(Rung(game, seats, ADVICE[game], LEVELS[0]))
            found += [Rung(game, seats, upper, lower) for lower, upper in pairwise(LEVELS)]
            if ceiling:
                found.append(Rung(game, seats, f"search:{10 * iterations_of(LEVELS[-1], game, seats)}", LEVELS[-1]))
    return found


def play_deal(work: tuple[Rung, int, int, float]) -> Played | None:
    """Play a deal with the upper one in each place in turn; None if the time was up before."""
    rung, deal, seed, end = work
    if time.time() >= end:
        return None
    upper, lower = rung.bots()
    dealt = seed_from(seed, 0, deal)
    won, decisions, times = [], 0, Counter[int]()
    for place in range(rung.seats):
        state = find_game(rung.game).new(rung.seats, dealt)
        timed = Timed(make(upper, chance_of(dealt, place, place)))
        bots = [timed if seat == place else make(lower, chance_of(dealt, place, seat)) for seat in range(rung.seats)]
        decisions += play_game(state, bots, swift(f"{dealt} {place} views")).decisions
        won.append(state.reward(place))
        times.update(timed.times)
    return {
        "won": won,
        "times": sorted(times.items()),
        "decisions": decisions,
        "day": time.strftime("%Y-%m-%d"),
        "cores": os.cpu_count(),
    }


def chance_of(dealt: int, place: int, seat: int) -> Chance:
    """The chance of a bot."""
    return swift(f"{dealt} {place} {seat}")


def play(wanted: list[Rung], games: int, seed: int, workers: Workers, path: Path, seconds: float) -> dict[Rung, list[Played]]:
    """Play what is missing of the rungs, all of them together; what was played before is taken from the file."""
    kept = Kept(path, {"study": "ladder", "version": VERSION})
    end = time.time() + seconds
    deals = {rung: max(1, games // rung.seats) for rung in wanted}
    missing = [(rung, deal, seed, end) for rung in wanted for deal in range(deals[rung]) if rung.key(deal, seed) not in kept.parts]
    missing.sort(key=lambda work: work[1] / deals[work[0]])
    with Progress() as progress:
        bar = progress.add_task("deals", total=len(missing))
        for place, played in workers.spread(play_deal, missing if seconds > 0 else []):
            progress.advance(bar)
            if played is not None:
                kept.add(missing[place][0].key(missing[place][1], seed), played)
    keys = {rung: [rung.key(deal, seed) for deal in range(deals[rung])] for rung in wanted}
    return {rung: [kept.parts[key] for key in keys[rung] if key in kept.parts] for rung in wanted}


def usual_longest(played: list[Played]) -> float:
    """What 99 of 100 decisions of the upper one took at most, in seconds."""
    times: Counter[int] = Counter()
    for deal in played:
        times.update(dict(deal["times"]))
    passed = 0
    for step in sorted(times):
        passed += times[step]
        if passed >= 0.99 * times.total():
            return float(SHORTEST * 2 ** (step / STEPS))
    return 0.0


def row(rung: Rung, played: list[Played]) -> str:
    """A line of the table."""
    share = clustered_share([deal["won"] for deal in played])
    games = rung.seats * len(played)
    low, high = rung.demanded()
    longest = usual_longest(played)
    if share["share"] < low or (rung.seats == 2 and share["low"] < min(SURE, low)):
        verdict = "too small a step"
    else:
        verdict = "too great a step" if share["share"] > high else "as it should be"
    if rung.upper not in LEVELS and not rung.upper.startswith("advice"):
        verdict = "the ceiling"
    if longest > SECONDS.get(rung.upper, math.inf):
        verdict += ", too slow"
    times = f" ({share['share'] * rung.seats:.2f} ×)" if rung.seats > 2 else ""
    upper, lower = (
        name_of(level) if level not in LEVELS else f"{level} `{bot}`"
        for level, bot in zip((rung.upper, rung.lower), rung.bots(), strict=True)
    )
    return (
        f"| {rung.seats} | {upper} | {lower} | {games} | {share['share']:.1%}{times} | {share['low']:.1%} to {share['high']:.1%} "
        f"| {verdict} | {longest:.2g} s | {sum(deal['decisions'] for deal in played) / games:.0f} |"
    )


def page(found: dict[Rung, list[Played]], seed: int) -> str:
    """The study."""
    played = {rung: deals for rung, deals in found.items() if deals}
    days = sorted({deal["day"] for deals in played.values() for deal in deals})
    cores = sorted({deal["cores"] for deals in played.values() for deal in deals})
    lines = [
        "# The ladder of levels",
        "",
        f"Measured by `benchmarks/ladder.py` with Greathall {VERSION}, played from {days[0]} to {days[-1]} on machines with "
        f"{' and '.join(map(str, cores))} cores, as many games at once, seed {seed}. The levels are numbers of iterations a decision, "
        "which depend on the game and the number of players (`bots/levels.py`), so the games come out the same again.",
        "",
        f"Of two, a level should win {TWO[0]:.0%} to {TWO[1]:.0%} against the one below, and its 95 % interval lie above {SURE:.0%}; among "
        f"more, where one seat is of the upper level and all others of the lower one, it should win {MORE[0]} to {MORE[1]} times its even "
        f"share. *advice* plays by the lesson's advice alone (`benchmarks/advice.py`) and should beat easy in at least {ADVISED:.0%}. "
        "Intervals are 95 %, with the games of a deal taken together. The time is what 99 of 100 decisions of the upper one took at most; "
        + ", ".join(f"{level} {seconds:g} s" for level, seconds in SECONDS.items())
        + " are allowed.",
    ]
    for game in dict.fromkeys(rung.game for rung in played):
        lines += ["", f"## {find_game(game).title}", ""]
        lines += ["| seats | level | against | games | wins | 95 % | | time | decisions a game |", "|---|---|---|---|---|---|---|---|---|"]
        lines += [row(rung, deals) for rung, deals in played.items() if rung.game == game]
    left = [
        f"{find_game(rung.game).title} with {rung.seats}, {name_of(rung.upper)} against {rung.lower}"
        for rung in rungs(TABLES, False)
        if rung not in played
    ]
    if left:
        lines += ["", f"Not played yet: {'; '.join(left)}."]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="on each rung")
    parser.add_argument("--only", default=",".join(TABLES), help="the games, with commas")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after this time; the same command goes on")
    parser.add_argument("--ceiling", action="store_true", help="expert meets ten times its iterations, too")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kept", type=Path, default=Path("build/ladder.partial"), help="where what was played is kept")
    parser.add_argument("--write", type=Path, help="write the study to this page")
    given = parser.parse_args()
    wanted = rungs(given.only.split(","), given.ceiling)
    found = play(wanted, given.games, given.seed, Workers(given.jobs), given.kept, 60 * given.minutes)
    publish(page(found, given.seed), given.write)


if __name__ == "__main__":
    main()
