"""Power for a House: it may be put on a card with Infamy instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import values
from greathall.games.thrones.steps.step import SeatStep, ThronesStep, Written
from greathall.games.thrones.terms import INFAMY, PLAY
from greathall.games.thrones.verbs import BESTOW
from greathall.kernel.move import NONE, field, pack

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


def infamous(state: Thrones, seat: i64) -> vec[i64]:
    """The cards with Infamy that a seat controls."""
    found = vec[i64]()
    for card in state.pile(PLAY, seat):
        if values.has(state, card, INFAMY) and not state.leaving[card]:
            found = append(found, card)
    return found


def bestow(state: Thrones, seat: i64, amount: i64) -> None:
    """Power goes to the House, or its owner is asked where each of it goes (A-9.10)."""
    if len(infamous(state, seat)):
        state.stack.append(Bestow(seat, amount))
    else:
        state.give_house(seat, amount)


def owed(state: Thrones, seat: i64) -> i64:
    """The power that a seat has claimed and is still to say where it goes."""
    found: i64 = 0
    # Nothing else is asked before.
    if isinstance(state.stack[-1], Bestow):
        for step in state.stack:
            if isinstance(step, Bestow) and step.seat == seat:
                found += step.amount
    return found


def lay_down(state: Thrones) -> None:
    """The game is decided: power that was still to be laid somewhere lies on the Houses."""
    for step in state.stack:
        if isinstance(step, Bestow):
            state.give_house(step.seat, step.amount)


class Bestow(SeatStep):
    """A seat says where the next of its power goes."""

    name = "bestow"

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount

    def written(self) -> Written:
        return Written(self.name, self.seat, number=self.amount)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Bestow(told.seat, told.number)

    def go(self, state: Thrones) -> bool:
        if self.amount > 0:
            return True
        state.stack.pop()
        return False

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]([pack(BESTOW)])
        for card in infamous(state, seat):
            found = append(found, pack(BESTOW, card))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        state.stack[-1] = Bestow(seat, self.amount - 1)
        card = field(move, 0)
        if card == NONE:
            state.give_house(seat, 1)
        else:
            state.give_power(card, 1)

    def prompt(self, state: Thrones, seat: i64) -> str:
        return f"{state.called(seat)}, put the power on your House or on a card with Infamy."
