"""A bot that looks one move ahead: it takes what stands best by the game's own evaluation."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.bots.bot import Bot
from greathall.bots.rollout import calm_down, worth
from greathall.kernel.chance import Chance
from greathall.kernel.state import State

DRAWS: Final[i64] = 4
"""How many draws of the unknown a move is averaged over."""


class GreedyBot(Bot):
    """The best next calm position, on average over what it can't know; ties are broken by chance."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, position: State, seat: i64) -> i64:
        moves = position.sensible(seat)
        totals = vec[float]()
        for _ in moves:
            totals = append(totals, 0.0)
        for _each in range(DRAWS):
            drawn = position.imagine(seat, self.chance)
            for at in range(i64(len(moves))):
                trial = drawn.copy()
                trial.apply(seat, moves[at])
                calm_down(trial, self.chance)
                totals[at] += worth(trial, seat)
        best: i64 = 0
        tied: i64 = 1
        for at in range(i64(1), i64(len(moves))):
            if totals[at] > totals[best]:
                best = at
                tied = 1
            elif totals[at] == totals[best]:
                tied += 1
                if self.chance.below(tied) == 0:
                    best = at
        return moves[best]
