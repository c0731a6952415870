"""Whom the steps of a game ask: the active seat, or another by its distance from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from greathall.kernel.bits import bit_at
from greathall.kernel.step import Step

if TYPE_CHECKING:
    from greathall.games.skirmish.state import Skirmish


class ActiveStep(Step["Skirmish"]):
    """A decision of the active seat."""

    def deciders(self, state: Skirmish) -> i64:
        return bit_at(state.active)


class RoundStep(Step["Skirmish"]):
    """A decision of the seats one after another, from the active one on."""

    def __init__(self, at: i64) -> None:
        self.at: i64 = at
        """How far from the active seat the one that decides is."""

    def deciders(self, state: Skirmish) -> i64:
        return bit_at((state.active + self.at) % state.seats)
