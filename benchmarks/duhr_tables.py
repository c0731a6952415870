"""The study of Dûhr: how long games last, how they end, and how the wins fall on Houses, seats and agendas.

    python benchmarks/duhr_tables.py --random 50000 --games 3000 --duels 400 --jobs 2 --write docs/studies/duhr-tables.md

Random games, deals included, show that every game ends and no card is lost; games between equal searching bots show who has the edge;
at the end, bots that deal meet the same bots that never do, and a search meets greedy bots.
"""

from __future__ import annotations

import argparse
import multiprocessing
import pickle
from collections import Counter
from pathlib import Path

from pages import publish
from rich.progress import Progress

import greathall
from greathall.bots import make
from greathall.games.duhr.scoring import fulfilled
from greathall.games.duhr.state import Duhr
from greathall.kernel.chance import swift
from greathall.lab.intervals import share
from greathall.lab.playing import play_game

HOUSES = """Houses are dealt at random and their abilities are the rulebook's, so a difference that is left between them is the game's own.
Lycosia does best among few players: it takes scandals, which cost two points and vilify, from its own House and lays them on a rival, both
with one card. Kardosa does least: it hides a suspicion, which costs one. The more rivals there are, the more often either is undone."""

CHUNK = 25
SEATS = (4, 5, 6)
FROM_EVEN = 0.05


class Study:
    """Sums over the games of one player count between the same kinds of bots."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.turns = 0
        self.decisions = 0
        self.offers = 0
        self.fates: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.seat_wins: Counter[int] = Counter()
        self.place_wins: Counter[int] = Counter()
        self.house_played: Counter[str] = Counter()
        self.house_wins: Counter[str] = Counter()
        self.agenda_played: Counter[str] = Counter()
        self.agenda_met: Counter[str] = Counter()
        self.bot_played: Counter[str] = Counter()
        self.bot_wins: Counter[str] = Counter()
        self.status_wins: Counter[str] = Counter()

    def finish(self, state: Duhr, decisions: int, bots: list[str], census: list[str]) -> None:
        if state.census() != census:
            raise AssertionError("a card was lost or doubled")
        written = state.to_dict()
        self.games += 1
        self.turns += int(state.turn)
        self.decisions += decisions
        self.offers += int(state.book.count)
        self.fates.update(pledge["fate"] for pledge in written["deals"]["pledges"])
        self.endings[state.ending()] += 1
        for seat in range(self.seats):
            reward = state.reward(seat)
            house, agenda = written["houses"][seat], written["agendas"][seat]
            self.house_played[house] += 1
            self.agenda_played[agenda] += 1
            self.agenda_met[agenda] += int(fulfilled(state, seat))
            self.bot_played[bots[seat]] += 1
            for counter, key in (
                (self.house_wins, house),
                (self.bot_wins, bots[seat]),
                (self.status_wins, written["status"][seat]),
            ):
                counter[key] += reward  # type: ignore[assignment]
            self.seat_wins[seat] += reward  # type: ignore[assignment]
            self.place_wins[(seat - int(state.first)) % self.seats] += reward  # type: ignore[assignment]

    def add(self, other: Study) -> None:
        for name, value in vars(other).items():
            if isinstance(value, Counter):
                getattr(self, name).update(value)
            elif name != "seats":
                setattr(self, name, getattr(self, name) + value)

    def breaches(self) -> list[str]:
        """Seats and Houses further from even than they should be."""
        even = 1 / self.seats
        shares = {f"seat {seat + 1}": self.seat_wins[seat] / self.games for seat in range(self.seats)}
        shares |= {house.capitalize(): self.house_wins[house] / played for house, played in sorted(self.house_played.items())}
        return [f"{name} wins {value:.1%}" for name, value in shares.items() if abs(value - even) > FROM_EVEN]


def play_some(work: tuple[int, int, int, tuple[str, ...]]) -> Study:
    seats, start, end, kinds = work
    study = Study(seats)
    for number in range(start, end):
        state = greathall.game("duhr").new(seats, number)
        assert isinstance(state, Duhr)
        census = state.census()
        sitting = [kinds[(seat + number) % len(kinds)] for seat in range(seats)]
        bots = [make(kind, swift(f"{number} {seat}")) for seat, kind in enumerate(sitting)]
        played = play_game(state, bots, swift(f"{number} views"))
        study.finish(state, played.decisions, sitting, census)
    return study


class Desk:
    """Runs the parts of the study and keeps each when it is done, so that an interrupted study goes on where it was."""

    def __init__(self, folder: Path, jobs: int, progress: Progress) -> None:
        self.folder = folder
        self.jobs = jobs
        self.progress = progress
        folder.mkdir(parents=True, exist_ok=True)

    def run(self, title: str, seats: int, games: int, *kinds: str) -> Study:
        kept = self.folder / f"{title}-{seats}-{games}-{'-'.join(kinds)}.pickle".replace("/", "_")
        if kept.exists():
            study = pickle.loads(kept.read_bytes())
            assert isinstance(study, Study)
            return study
        work = [(seats, start, min(start + CHUNK, games), kinds) for start in range(0, games, CHUNK)]
        total = Study(seats)
        bar = self.progress.add_task(f"{title}, {seats} players", total=games)
        with multiprocessing.get_context("spawn").Pool(self.jobs) as pool:
            for part in pool.imap_unordered(play_some, work):
                total.add(part)
                self.progress.advance(bar, part.games)
        kept.write_bytes(pickle.dumps(total))
        return total


def table(studies: list[Study]) -> list[str]:
    """Lengths, endings and shares, one column a player count."""

    def row(name: str, values: list[str]) -> str:
        return f"| {name} | {' | '.join(values)} |"

    lines = [row("", [f"{study.seats} players" for study in studies]), "|---" * (len(studies) + 1) + "|"]
    lines.append(row("games", [f"{study.games:,}" for study in studies]))
    lines.append(row("turns a game", [f"{study.turns / study.games:.1f}" for study in studies]))
    lines.append(row("decisions a game", [f"{study.decisions / study.games:.1f}" for study in studies]))
    lines.append(row("offers a game", [f"{study.offers / study.games:.1f}" for study in studies]))
    for fate in ("kept", "broken", "lapsed"):
        lines.append(row(f"promises {fate} a game", [f"{study.fates[fate] / study.games:.2f}" for study in studies]))
    for ending, name in (("one_favored", "one House favored at the end"), ("none_favored", "none")):
        lines.append(row(name, [f"{study.endings[ending] / study.games:.1%}" for study in studies]))
    for status in ("favored", "disfavored", "vilified"):
        lines.append(row(f"won by a {status} House", [f"{study.status_wins[status] / study.games:.1%}" for study in studies]))
    lines.append(row("even share", [f"{1 / study.seats:.1%}" for study in studies]))
    for seat in range(max(SEATS)):
        lines.append(row(f"seat {seat + 1}", [f"{s.seat_wins[seat] / s.games:.1%}" if seat < s.seats else "" for s in studies]))
    for place in range(max(SEATS)):
        shares = [f"{s.place_wins[place] / s.games:.1%}" if place < s.seats else "" for s in studies]
        lines.append(row(f"place {place + 1} in the order of play", shares))
    for house in sorted(studies[0].house_played):
        lines.append(row(f"House {house.capitalize()}", [f"{s.house_wins[house] / s.house_played[house]:.1%}" for s in studies]))
    for agenda in sorted(studies[0].agenda_played):
        met = [f"{s.agenda_met[agenda] / max(1, s.agenda_played[agenda]):.0%}" for s in studies]
        lines.append(row(f"agenda {agenda.replace('_', ' ')}, fulfilled", met))
    return lines


def duel(study: Study) -> list[str]:
    """How each kind of bot did, with the 95 % interval."""
    lines = ["| bot | seats played | share of the wins | even |", "|---|---|---|---|"]
    for kind, played in study.bot_played.items():
        won = share(study.bot_wins[kind], played)
        lines.append(f"| `{kind}` | {played:,} | {won['share']:.1%} ({won['low']:.1%}–{won['high']:.1%}) | {1 / study.seats:.1%} |")
    return lines


def page(random: list[Study], equal: list[Study], bot: str, dealing: Study, against: Study) -> str:
    """The page for the documentation."""
    breaches = "; ".join(f"{study.seats} players: {', '.join(study.breaches())}" for study in equal if study.breaches())
    return "\n".join(
        [
            "# The tables of Dûhr",
            "",
            "Measured by `benchmarks/duhr_tables.py`, deals on, every game from its deal to its end, cards counted before and after.",
            "",
            f"## Equal bots (`{bot}`)",
            "",
            f"Seats and Houses further than 5 points from even: {breaches or 'none'}.",
            "",
            *table(equal),
            "",
            HOUSES,
            "",
            "## Random play",
            "",
            *table(random),
            "",
            "## Deals against no deals",
            "",
            "Two seats deal and two never do, otherwise the same bot with the same budget; they change places every game.",
            "",
            *duel(dealing),
            "",
            "## A search against greedy bots",
            "",
            "One seat searches, three look one move ahead.",
            "",
            *duel(against),
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--random", type=int, default=50_000, help="random games at each player count")
    parser.add_argument("--games", type=int, default=3_000, help="games between equal bots at each player count")
    parser.add_argument("--duels", type=int, default=400, help="games of unequal bots")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bot", default="search:100", help="the equal bots")
    parser.add_argument("--keep", type=Path, default=Path("build/duhr_tables"), help="where finished parts are kept")
    parser.add_argument("--write", type=Path, help="write the tables to this page")
    arguments = parser.parse_args()
    with Progress() as progress:
        desk = Desk(arguments.keep, arguments.jobs, progress)
        dealing = desk.run("deals", 4, arguments.duels, "search:300", "search:300/silent")
        against = desk.run("search", 4, arguments.duels, "search:300", "greedy", "greedy", "greedy")
        random = [desk.run("random", seats, arguments.random, "random") for seats in SEATS]
        equal = [desk.run("equal", seats, arguments.games, arguments.bot) for seats in SEATS]
    text = page(random, equal, arguments.bot, dealing, against)
    publish(text, arguments.write)


if __name__ == "__main__":
    main()
