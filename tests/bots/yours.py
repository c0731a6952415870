"""A bot from outside the house."""

from __future__ import annotations

from mypy_extensions import i64

from greathall.bots import Bot
from greathall.kernel.chance import Chance
from greathall.kernel.state import State


class LastBot(Bot):
    """Always the last move of the list."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, position: State, seat: i64) -> i64:
        return position.moves(seat)[-1]


class NeedsMore(Bot):
    """Can't be made with a Chance alone."""

    def __init__(self, chance: Chance, opinion: str) -> None:
        self.opinion = opinion


class NoBot:
    """Something else."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
