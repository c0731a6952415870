"""Games of searching bots against themselves, as positions with what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np
from mypy_extensions import i64
from numpy.typing import NDArray

import greathall  # noqa: F401  (fills the catalogue)
from greathall import features
from greathall.bots import make
from greathall.bots.judgement import lean
from greathall.bots.offers import first_offer
from greathall.kernel.bits import lowest
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import Chance, swift
from greathall.kernel.encoding import Encoding
from greathall.kernel.state import State
from greathall.lab.seeds import seed_from
from greathall.lab.workers import Workers

IN_A_PART = 20
"""How many games are handed to a process at once."""


@dataclass(frozen=True)
class Plan:
    """Which games are played, and which of their positions are kept."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """Those of a game are all of one name; games take them in turn."""
    games: int
    seed: int = 0
    opening: int = 20
    """Half of the games begin with random moves, up to this many."""
    stray: tuple[float, ...] = (0.05, 0.2, 0.4)
    """How often a bot plays a random move later; games take these in turn. A search judges positions after mistakes, too, and whoever has
    learned from good play alone knows nothing of them."""
    kept: float = 0.3
    """How many of the decisions are kept."""
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass
class Positions:
    """Positions as seats saw them, one after another."""

    size: int
    """How many features there are."""
    places: NDArray[np.uint16]
    """The features that hold, of all positions."""
    counts: NDArray[np.int64]
    """How many of them each position has."""
    leans: NDArray[np.float32]
    """What the game's own evaluation says, in logits."""
    results: NDArray[np.float32]
    """The seat's share of the victory in the end."""
    games: NDArray[np.int64]
    """In which game it was."""

    def __len__(self) -> int:
        return len(self.counts)


def play_part(part: tuple[Plan, int]) -> Positions:
    """Play some games and keep positions of them."""
    plan, start = part
    encoding = features.of(plan.game, plan.seats, options=dict(plan.options))
    kept = [play_one(plan, number, encoding) for number in range(start, min(start + IN_A_PART, plan.games))]
    return joined(int(encoding.size), kept)


def joined(size: int, parts: list[Positions]) -> Positions:
    """All positions of several parts."""
    return Positions(
        size,
        np.concatenate([part.places for part in parts]),
        np.concatenate([part.counts for part in parts]),
        np.concatenate([part.leans for part in parts]),
        np.concatenate([part.results for part in parts]),
        np.concatenate([part.games for part in parts]),
    )


def play_one(plan: Plan, number: int, encoding: Encoding) -> Positions:
    """Play a game; the same number brings the same game."""
    seed = seed_from(plan.seed, number)
    chance = swift(f"{seed} training")
    state = find_game(plan.game).new(plan.seats, seed, None, plan.options)
    state.events = None
    name = plan.bots[number % len(plan.bots)]
    bots = [make(name, swift(f"{seed} {seat}")) for seat in range(plan.seats)]
    stray = plan.stray[number // len(plan.bots) % len(plan.stray)]
    opening = int(chance.below(plan.opening + 1)) if chance.below(2) else 0
    seen: list[tuple[int, NDArray[np.uint16], float]] = []
    decisions = 0
    while asked := state.deciders():
        seat = int(lowest(asked))
        moves = state.sensible(seat)
        if len(moves) == 1:
            state.apply(seat, moves[0])
            continue
        if chance.unit() < plan.kept:
            keep(state, seat, encoding, chance, seen)
        decisions += 1
        if decisions <= opening or chance.unit() < stray:
            state.apply(seat, moves[chance.below(i64(len(moves)))])
            continue
        position = state.imagine(seat, chance)
        offer = first_offer(bots[seat], position, seat)
        if offer is not None:
            state.propose(seat, offer)
        else:
            state.apply(seat, bots[seat].choose(position, seat))
    return Positions(
        int(encoding.size),
        np.concatenate([np.zeros(0, np.uint16), *(places for _, places, _ in seen)]),
        np.array([len(places) for _, places, _ in seen], np.int64),
        np.array([leans for _, _, leans in seen], np.float32),
        np.array([state.reward(seat) for seat, _, _ in seen], np.float32),
        np.full(len(seen), number, np.int64),
    )


def keep(state: State, decider: int, encoding: Encoding, chance: Chance, seen: list[tuple[int, NDArray[np.uint16], float]]) -> None:
    """Note a position with the eyes of who decides, and of one other."""
    other = (decider + 1 + int(chance.below(state.seats - 1))) % int(state.seats)
    for seat in (decider, other):
        drawn = state.imagine(seat, chance)
        places = features.numbers(encoding.features(drawn, seat)).astype(np.uint16)
        seen.append((seat, places, lean(drawn.evaluate(seat))))


def play(plan: Plan, workers: Workers, seconds: float, progress: Callable[[int], None] = lambda games: None) -> tuple[Plan, Positions]:
    """Play until the time is up, if there is one, and return the plan as it was carried out: only whole parts from the first on are
    taken, so that the same command without a time brings the same positions."""
    parts = [(plan, start) for start in range(0, plan.games, IN_A_PART)]
    found: dict[int, Positions] = {}
    end = time.monotonic() + seconds
    for place, part in workers.spread(play_part, parts):
        found[place] = part
        progress(len(np.unique(part.games)))
        if seconds and time.monotonic() >= end:
            break
    done = next((place for place in range(len(parts)) if place not in found), len(parts))
    played = Plan(**{**vars(plan), "games": min(plan.games, done * IN_A_PART)})
    return played, joined(found[0].size, [found[place] for place in range(done)])
