"""Influence, which is paid by kneeling cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import notes
from greathall.games.thrones.abilities import costs
from greathall.games.thrones.messages import ASK_INFLUENCE, ASK_INFLUENCE_X
from greathall.games.thrones.steps.step import SeatStep, ThronesStep, Written
from greathall.games.thrones.verbs import DONE, PAY, PAY_TITLE
from greathall.kernel.move import field, pack, verb_of
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


FREE: Final[i64] = 500
"""What is owed where as much is paid as the player wants: this number, and what was paid so far."""


class Influence(SeatStep):
    """Influence is paid for a card (A-1.10)."""

    name = "influence"

    def __init__(self, seat: i64, card: i64, owed: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.owed: i64 = owed
        """How much is still to be paid."""

    def written(self) -> Written:
        return Written(self.name, self.seat, self.card, self.owed)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Influence(told.seat, told.card, told.number)

    def card_paid_for(self) -> i64:
        return self.card

    def free(self) -> bool:
        """Whether the player pays as much as wanted; what was paid is counted then."""
        return self.owed >= FREE

    def go(self, state: Thrones) -> bool:
        if self.owed > 0:
            return True
        state.stack.pop()
        return False

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in costs.sources(state, seat):
            found = append(found, pack(PAY, card))
        if costs.has_hand(state, seat):
            found = append(found, pack(PAY_TITLE))
        return append(found, pack(DONE)) if self.free() else found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        if verb_of(move) == DONE:
            notes.note(state, notes.PAID, self.card, self.owed - FREE + 1)
            state.stack.pop()
            return
        if verb_of(move) == PAY_TITLE:
            state.hand_used = True
            given: i64 = 2
        else:
            state.kneel(field(move, 0))
            given = state.roster.faces[field(move, 0)].influence
        state.stack[-1] = Influence(seat, self.card, self.owed + given if self.free() else self.owed - given)

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        if self.free():
            return ASK_INFLUENCE_X.say(seat, self.card)
        return ASK_INFLUENCE.say(seat, self.owed, self.card)
