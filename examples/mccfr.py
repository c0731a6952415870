"""MCCFR on a small position: the last two turns of a game of Treachery, in which neither player knows what the other holds and wants.

External sampling: all of one player's moves are tried; of the other's, and of chance, one is drawn. The average of what is played goes
towards an equilibrium. So its exploitability, what both could gain by best answers to it, goes towards 0, which it is in an equilibrium.

python examples/mccfr.py
"""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import greathall
from greathall import State
from greathall.kernel.chance import swift

DEALS = 8
"""Chance draws one of this number of deals, which all agree with what everyone knows."""


@dataclass
class Node:
    """A decision: whose it is, all that they have seen and chosen so far, and what follows from each move."""

    seat: int
    seen: str
    after: list[Node | float]
    """A number is the reward of seat 0; seat 1 has the opposite."""


Policy = Callable[[Node], list[float]]


def late_position(seed: int = 1, turns: int = 2) -> State:
    """A position this number of turns before the end of a game that is played at random."""
    chance, state, passed = random.Random(seed), greathall.new("treachery", seats=2, seed=seed), []
    while not state.over():
        passed.append(state.copy())
        seat = state.asked()[0]
        state.play(seat, chance.choice(list(state.moves(seat))))
    return passed[-turns]


def grow(state: State, seen: tuple[str, str] = ("", "")) -> Node | float:
    """The whole tree below a position; each seat remembers what it saw whenever it was asked, and what it chose."""
    if state.over():
        return float(state.reward(0))
    seat, after = int(state.asked()[0]), []
    sees = seen[seat] + json.dumps(state.view(seat))
    for move in state.moves(seat):
        following = state.copy()
        following.play(seat, move)
        own = f"{sees} {state.text(move)} "
        after.append(grow(following, (own, seen[1]) if seat == 0 else (seen[0], own)))
    return Node(seat, sees, after)


class Solver:
    """Regrets, and how often each move was played, by what a player has seen."""

    def __init__(self, roots: list[Node | float], chance: random.Random) -> None:
        self.roots = roots
        self.chance = chance
        self.regrets: dict[str, list[float]] = {}
        self.played: dict[str, list[float]] = {}

    def now(self, node: Node) -> list[float]:
        """By regret matching."""
        return shares([max(regret, 0.0) for regret in self.regrets.setdefault(node.seen, [0.0] * len(node.after))])

    def average(self, node: Node) -> list[float]:
        return shares(self.played.get(node.seen, [0.0] * len(node.after)))

    def iterate(self) -> None:
        for hero in (0, 1):
            self.walk(self.chance.choice(self.roots), hero)

    def walk(self, node: Node | float, hero: int) -> float:
        """The reward of the hero, whose regrets are noted on the way."""
        if isinstance(node, float):
            return node if hero == 0 else -node
        policy = self.now(node)
        if node.seat != hero:
            played = self.played.setdefault(node.seen, [0.0] * len(policy))
            self.played[node.seen] = [times + share for times, share in zip(played, policy, strict=True)]
            return self.walk(self.chance.choices(node.after, policy)[0], hero)
        rewards = [self.walk(after, hero) for after in node.after]
        expected = sum(share * reward for share, reward in zip(policy, rewards, strict=True))
        regrets = self.regrets[node.seen]
        self.regrets[node.seen] = [regret + reward - expected for regret, reward in zip(regrets, rewards, strict=True)]
        return expected


def shares(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights] if total else [1 / len(weights)] * len(weights)


def best_answer(roots: list[Node | float], policy: Policy, hero: int) -> float:
    """The most that a player can get against a policy, knowing it, but not the cards."""
    alike: defaultdict[str, list[tuple[Node, float]]] = defaultdict(list)
    chosen: dict[str, int] = {}

    def reached(node: Node | float, reach: float) -> Iterator[tuple[Node, float]]:
        """The hero's decisions, each with how likely the others and chance lead there."""
        if isinstance(node, Node):
            if node.seat == hero:
                yield node, reach
            for after, share in zip(node.after, [1.0] * len(node.after) if node.seat == hero else policy(node), strict=True):
                yield from reached(after, reach * share)

    def worth(node: Node | float) -> float:
        if isinstance(node, float):
            return node if hero == 0 else -node
        if node.seat == hero:
            return worth(node.after[best(node.seen)])
        return sum(share * worth(after) for after, share in zip(node.after, policy(node), strict=True) if share)

    def best(seen: str) -> int:
        """The same move wherever it looks the same."""
        if seen not in chosen:
            moves = range(len(alike[seen][0][0].after))
            chosen[seen] = max(moves, key=lambda move: sum(reach * worth(node.after[move]) for node, reach in alike[seen] if reach))
        return chosen[seen]

    for root in roots:
        for node, reach in reached(root, 1.0):
            alike[node.seen].append((node, reach))
    return sum(worth(root) for root in roots) / len(roots)


def exploitability(roots: list[Node | float], policy: Policy) -> float:
    """What both could gain together by best answers; 0 in an equilibrium, where one's best is what the other has to give."""
    return best_answer(roots, policy, 0) + best_answer(roots, policy, 1)


def solve(rounds: int = 6, iterations: int = 500) -> list[float]:
    """The exploitability at first, and after each round."""
    position = late_position()
    solver = Solver([grow(position.imagine(-1, swift(f"deal {deal}"))) for deal in range(DEALS)], random.Random(1))
    found = [exploitability(solver.roots, solver.average)]
    for _ in range(rounds):
        for _ in range(iterations):
            solver.iterate()
        found.append(exploitability(solver.roots, solver.average))
    return found


if __name__ == "__main__":
    for number, gain in enumerate(solve()):
        print(f"after {500 * number:5} iterations the exploitability is {gain:.4f}")
