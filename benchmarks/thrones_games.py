"""Very many random games of A Game of Thrones: The Card Game, and what a decision costs as more cards lie in play.

    python benchmarks/thrones_games.py --games 20000 --jobs 2 --write docs/studies/thrones-games.md

The games go round all player counts and variants, with the ready decks and with decks drawn from the whole pool, agendas too. Every card,
gold and power is counted in each game at its start and its end; a game that goes on for too long is an error.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any, Final, cast

from pages import publish
from rich.progress import Progress

import greathall
from greathall.bots.offers import first_offer
from greathall.bots.random import RandomBot
from greathall.bots.rollout import play_out
from greathall.games.thrones.cards import CardSet
from greathall.games.thrones.state import Thrones
from greathall.games.thrones.terms import PLAY
from greathall.kernel.bits import lowest
from greathall.kernel.cards import load
from greathall.kernel.chance import Chance, seeded, swift
from greathall.lab.bench import compiled

CHUNK: Final = 100
DRAWN_DECKS: Final = 60
MOST_MOVES: Final = 60_000
BUCKET: Final = 10
"""Cards in play are counted in tens."""
EVERY: Final = 151
"""After this many moves the next decisions are timed."""
SAMPLED: Final = 24
"""How many decisions are timed from a position on."""


def tables() -> list[tuple[int, dict[str, str]]]:
    """Every player count with every variant and reading of the titles."""
    found = []
    game = greathall.game("thrones")
    for seats in range(game.fewest, game.most + 1):
        options = {option.name: option.choices(seats) for option in game.options if not option.free}
        found += [(seats, dict(zip(options, values, strict=True))) for values in product(*options.values())]
    return found


def all_decks() -> CardSet:
    """The set of our cards, with decks drawn from the whole pool beside the ready ones."""
    game = greathall.game("thrones")
    data: dict[str, Any] = load(game.cards)
    chance = random.Random("decks")
    houses = [house["name"] for house in data["houses"]]
    drawn = []
    for number in range(DRAWN_DECKS):
        house = houses[number % len(houses)]
        pool = [card for card in data["cards"] if card.get("only", house) == house]
        names: list[str] = []
        cards: Counter[str] = Counter()
        while sum(cards.values()) < 60:
            card = chance.choice(pool)
            if card["type"] not in ("Plot", "Agenda") and names.count(card["name"]) < 3:
                names.append(card["name"])
                cards[card["id"]] += 1
        plots = chance.sample([card["id"] for card in pool if card["type"] == "Plot"], 7)
        agenda = chance.choice([card["id"] for card in pool if card["type"] == "Agenda"])
        drawn.append({"id": f"drawn_{number}", "house": house, "plots": plots, "cards": dict(cards)})
        if number % 2:
            drawn[-1]["agenda"] = agenda
    return cast(CardSet, game.deck({**data, "decks": [*data["decks"], *drawn]}, ""))


@dataclass
class Sums:
    """What came of some games."""

    games: Counter[str] = field(default_factory=Counter)
    decisions: Counter[str] = field(default_factory=Counter)
    rounds: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    taken: Counter[int] = field(default_factory=Counter)
    """By cards in play, how many decisions were timed."""
    seconds: Counter[int] = field(default_factory=Counter)

    def add(self, other: Sums) -> None:
        for name, value in vars(other).items():
            getattr(self, name).update(value)


def play_some(work: tuple[int, int]) -> Sums:
    start, end = work
    sums = Sums()
    game = greathall.game("thrones")
    card_set = all_decks()
    settings = tables()
    for number in range(start, end):
        seats, given = settings[number % len(settings)]
        chance = swift(f"{number}")
        ready = len(card_set.decks) - DRAWN_DECKS
        names = [card_set.decks[chance.below(ready) if chance.below(2) else ready + chance.below(DRAWN_DECKS)].name for _ in range(seats)]
        options = game.check_options(seats, {**given, "decks": " ".join(names)})
        state = cast(Thrones, game.deal(seats, seeded(number), card_set, options))
        counted = state.census()
        decisions = play(sums, number, state, chance)
        if state.census() != counted:
            raise RuntimeError(f"game {number} has lost or made cards, gold or power")
        kind = f"{seats} players, {options['variant'].replace('_', ' ')}"
        sums.games[kind] += 1
        sums.decisions[kind] += decisions
        sums.rounds[kind] += int(state.round)
        sums.endings[state.ending()] += 1
    return sums


def play(sums: Sums, number: int, state: Thrones, chance: Chance) -> int:
    """Play a game at random, with offers where deals are made; how many decisions it took."""
    state.events = None
    bot = RandomBot(chance)
    decisions = moves = 0
    while asked := state.deciders():
        seat = lowest(asked)
        offer = first_offer(bot, state, seat)
        if offer is not None:
            state.propose(seat, offer)
            continue
        legal = state.moves(seat)
        decisions += len(legal) > 1
        moves += 1
        if moves > MOST_MOVES:
            raise RuntimeError(f"game {number} has no end: {state.to_dict()}")
        if moves % EVERY == 0:
            sample(sums, state)
        state.apply(seat, legal[chance.below(len(legal))])
    return decisions


def sample(sums: Sums, state: Thrones) -> None:
    """Time some decisions from a position on."""
    lying = sum(len(state.pile(PLAY, seat)) for seat in range(state.seats)) // BUCKET
    copy = state.copy()
    began = time.process_time()
    taken = int(play_out(copy, swift("sample"), SAMPLED))
    spent = time.process_time() - began
    if taken == SAMPLED:
        sums.taken[lying] += taken
        sums.seconds[lying] += spent  # type: ignore[assignment]


def page(total: Sums) -> str:
    games = sum(total.games.values())
    lines = [
        "# Random games of A Game of Thrones: The Card Game",
        "",
        f"Measured by `benchmarks/thrones_games.py`: {games:,} games at random, half of the decks drawn from the "
        "whole pool. None ended in an error or had no end; in each all cards, gold and power were there at the end as at the start. "
        + ", ".join(f"{count / games:.1%} end by {ending}" for ending, count in total.endings.most_common())
        + ".",
        "",
        "| table | games | rounds a game | decisions a game |",
        "|---|---|---|---|",
    ]
    for kind, count in sorted(total.games.items()):
        lines.append(f"| {kind} | {count:,} | {total.rounds[kind] / count:.1f} | {total.decisions[kind] / count:.0f} |")
    lines += [
        "",
        "## What a decision costs",
        "",
        f"Listing the moves and playing one of them, {'compiled' if compiled() else 'interpreted'}, on average over {SAMPLED} decisions "
        "from positions with that number of cards in play. Where the last column doesn't rise, the cost grows no faster than the cards do.",
        "",
        "| cards in play | decisions timed | microseconds a decision | nanoseconds a decision and card |",
        "|---|---|---|---|",
    ]
    for bucket in sorted(total.taken):
        each = total.seconds[bucket] / total.taken[bucket]
        middle = BUCKET * bucket + BUCKET / 2
        cards = f"{BUCKET * bucket} to {BUCKET * bucket + BUCKET - 1}"
        lines.append(f"| {cards} | {total.taken[bucket]:,} | {1e6 * each:.1f} | {1e9 * each / middle:.0f} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", type=Path, help="write the tables to this page")
    arguments = parser.parse_args()
    work = [(start, min(start + CHUNK, arguments.games)) for start in range(0, arguments.games, CHUNK)]
    total = Sums()
    with Progress() as progress, multiprocessing.get_context("spawn").Pool(arguments.jobs) as pool:
        bar = progress.add_task("games", total=arguments.games)
        for part in pool.imap_unordered(play_some, work):
            total.add(part)
            progress.advance(bar, sum(part.games.values()))
    text = page(total)
    publish(text, arguments.write)


if __name__ == "__main__":
    main()
