"""A card that was announced comes into play when it is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from greathall.games.thrones.steps.step import NO_CARDS, SeatStep, ThronesStep, Written
from greathall.games.thrones.terms import AMBUSHED, NOBODY

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


class Entering(SeatStep):
    """The card is paid and comes into play; an attachment on its host."""

    name = "entering"

    def __init__(self, seat: i64, card: i64, host: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.host: i64 = host
        """What an attachment goes on, or nobody."""

    def written(self) -> Written:
        return Written(self.name, self.seat, self.card, chosen=NO_CARDS if self.host == NOBODY else vec[i64]([self.host]))

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Entering(told.seat, told.card, told.chosen[0] if len(told.chosen) else NOBODY)

    def go(self, state: Thrones) -> bool:
        state.stack.pop()
        state.enter_on(self.seat, self.card, self.host, AMBUSHED)
        return False
