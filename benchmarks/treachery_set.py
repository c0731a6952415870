"""The study by which the actions of Treachery in a Pocket were accepted.

    python benchmarks/treachery_set.py --games 20000 --jobs 2 --write docs/studies/treachery-set.md

Plays games between equal, middling bots at each player count and measures: how games end, how far any seat's, any House pair's
and any goal's share of the wins lies from even, and how often each action is chosen when it can be.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections import Counter
from pathlib import Path
from typing import Any

from pages import publish
from rich.progress import Progress

import greathall
from greathall.bots import make
from greathall.games.treachery.state import Treachery
from greathall.games.treachery.verbs import ACT
from greathall.kernel.cards import load
from greathall.kernel.chance import swift
from greathall.kernel.move import field, verb_of
from greathall.kernel.state import State
from greathall.lab.playing import play_game

CHUNK = 50
NO_ACTION = 0.02
DEATHS = (0.35, 0.75)
FROM_EVEN = 0.04
CHOSEN = 0.02


PLACES = """Seats are even because the first player is drawn again each game. Places in the order of play are less so: when the deck runs
out a second time, the last turn falls to the second place at every player count, and with more players having the last word matters more.
A match, in which the first player goes round, evens that out."""


class Study:
    """Sums over the games of one player count."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.moves = 0
        self.endings: Counter[str] = Counter()
        self.seat_wins: Counter[int] = Counter()
        self.place_wins: Counter[int] = Counter()
        self.goal_played: Counter[str] = Counter()
        self.goal_wins: Counter[str] = Counter()
        self.possible: Counter[str] = Counter()
        self.chosen: Counter[str] = Counter()

    def watch(self, state: State, seat: int, move: int) -> None:
        if verb_of(move) != ACT:
            return
        self.possible.update({action_name(state, legal) for legal in state.moves(seat)})
        self.chosen[action_name(state, move)] += 1

    def finish(self, state: State, moves: int) -> None:
        assert isinstance(state, Treachery)
        self.games += 1
        self.moves += moves
        self.endings[state.ending()] += 1
        for seat, goal in enumerate(state.to_dict()["agendas"]):
            self.goal_played[goal] += 1
            reward = state.reward(seat)
            self.goal_wins[goal] += reward  # type: ignore[assignment]
            self.seat_wins[seat] += reward  # type: ignore[assignment]
            self.place_wins[(seat - int(state.first)) % self.seats] += reward  # type: ignore[assignment]

    def add(self, other: Study) -> None:
        self.games += other.games
        self.moves += other.moves
        for name in ("endings", "seat_wins", "place_wins", "goal_played", "goal_wins", "possible", "chosen"):
            getattr(self, name).update(getattr(other, name))

    def pair_shares(self) -> dict[str, float]:
        """The win share of each Agenda card, whichever way it lay."""
        played: Counter[str] = Counter()
        won: Counter[str] = Counter()
        for goal, count in self.goal_played.items():
            pair = " and ".join(sorted(goal.split(" over ")))
            played[pair] += count
            won[pair] += self.goal_wins[goal]
        return {pair: won[pair] / played[pair] for pair in sorted(played)}

    def goal_shares(self) -> dict[str, float]:
        return {goal: self.goal_wins[goal] / played for goal, played in sorted(self.goal_played.items())}

    def seat_shares(self) -> dict[str, float]:
        return {f"seat {seat + 1}": self.seat_wins[seat] / self.games for seat in range(self.seats)}

    def place_shares(self) -> dict[str, float]:
        """By place in the order of play: the first is the one who begins."""
        return {f"place {place + 1}": self.place_wins[place] / self.games for place in range(self.seats)}

    def chosen_shares(self) -> dict[str, float]:
        return {action: self.chosen[action] / count for action, count in sorted(self.possible.items())}

    def breaches(self) -> list[str]:
        """What the set would be refused for."""
        found = []
        no_action = self.endings["no_action"] / self.games
        deaths = self.endings["deaths"] / self.games
        if no_action >= NO_ACTION:
            found.append(f"no-action endings {no_action:.1%}")
        if not DEATHS[0] <= deaths <= DEATHS[1]:
            found.append(f"endings by two deaths {deaths:.1%}")
        for shares in (self.seat_shares(), self.pair_shares()):
            found += [f"{name} wins {share:.1%}" for name, share in shares.items() if abs(share - 1 / self.seats) > FROM_EVEN]
        found += [f"{action} is chosen in {share:.1%}" for action, share in self.chosen_shares().items() if share < CHOSEN]
        return found


def action_name(state: State, move: int) -> str:
    assert isinstance(state, Treachery)
    return f"{state.deck.actions[field(move, 0)]} {('top', 'bottom')[field(move, 1)]}"


def play_some(work: tuple[int, int, int, str, dict[str, Any]]) -> Study:
    seats, start, end, bot, cards = work
    study = Study(seats)
    for number in range(start, end):
        state = greathall.game("treachery").new(seats, number, cards)
        bots = [make(bot, swift(f"{number} {seat}")) for seat in range(seats)]
        played = play_game(state, bots, swift(f"{number} views"), study.watch)
        study.finish(state, played.moves)
    return study


def run(seats: int, games: int, bot: str, cards: dict[str, Any], jobs: int, progress: Progress) -> Study:
    work = [(seats, start, min(start + CHUNK, games), bot, cards) for start in range(0, games, CHUNK)]
    total = Study(seats)
    bar = progress.add_task(f"{seats} players", total=games)
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for part in pool.imap_unordered(play_some, work):
            total.add(part)
            progress.advance(bar, part.games)
    return total


def page(studies: list[Study], bot: str, cards: dict[str, Any], seconds: float) -> str:
    """The tables for the documentation."""
    players = " | ".join(f"{study.seats} players" for study in studies)
    rule = "|---" * (len(studies) + 1) + "|"
    lines = [
        "# The action set of Treachery in a Pocket",
        "",
        f"Measured by `benchmarks/treachery_set.py`: {studies[0].games:,} games at each player count between equal bots (`{bot}`), "
        f"the first player drawn at random, in {seconds / 60:.0f} minutes. A set is accepted when no-action endings stay under 2 %, "
        "endings by two deaths lie between 35 % and 75 %, every seat's and every House pair's share of the wins is within 4 points of "
        "even, and every action is chosen in at least 2 % of the turns in which it can be.",
        "",
        "Breaches: "
        + ("; ".join(f"{study.seats} players: {', '.join(study.breaches())}" for study in studies if study.breaches()) or "none."),
        "",
        "## Endings and places",
        "",
        f"| | {players} |",
        rule,
    ]
    for ending, name in (("deaths", "two deaths"), ("deck", "deck run out twice"), ("no_action", "no action")):
        lines.append(f"| {name} | " + " | ".join(f"{study.endings[ending] / study.games:.1%}" for study in studies) + " |")
    lines.append("| moves a game | " + " | ".join(f"{study.moves / study.games:.1f}" for study in studies) + " |")
    for kind, shares_of in (("seat", Study.seat_shares), ("place", Study.place_shares)):
        tables = [shares_of(study) for study in studies]
        for number in range(max(study.seats for study in studies)):
            name = f"{kind} {number + 1}"
            lines.append(f"| wins of {name} | " + " | ".join(f"{table[name]:.1%}" if name in table else "" for table in tables) + " |")
    lines.append("| even | " + " | ".join(f"{1 / study.seats:.1%}" for study in studies) + " |")
    lines += ["", PLACES]
    for title, shares_of in (("House pairs", Study.pair_shares), ("Goals", Study.goal_shares)):
        lines += ["", f"## {title}: share of the wins", "", f"| | {players} |", rule]
        tables = [shares_of(study) for study in studies]
        lines += [f"| {name} | " + " | ".join(f"{table[name]:.1%}" for table in tables) + " |" for name in tables[0]]
    lines += ["", "## Actions: chosen, when they can be", "", f"| action | notation | {players} |", "|---" + rule]
    notations = {f"{card['id']} {side}": card[side] for card in cards["actions"] for side in ("top", "bottom")}
    tables = [study.chosen_shares() for study in studies]
    lines += [f"| {name} | `{notations[name]}` | " + " | ".join(f"{table[name]:.1%}" for table in tables) + " |" for name in tables[0]]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bot", default="middling", help="the bot in every seat")
    parser.add_argument("--cards", type=Path, help="another card file")
    parser.add_argument("--write", type=Path, help="write the tables to this page")
    arguments = parser.parse_args()
    cards = load(arguments.cards or greathall.game("treachery").cards)
    began = time.perf_counter()
    with Progress() as progress:
        studies = [run(seats, arguments.games, arguments.bot, cards, arguments.jobs, progress) for seats in (2, 3, 4)]
    text = page(studies, arguments.bot, cards, time.perf_counter() - began)
    publish(text, arguments.write)


if __name__ == "__main__":
    main()
