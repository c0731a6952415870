"""Characters that their player chooses to be killed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import values, verbs
from greathall.games.thrones.abilities import changes
from greathall.games.thrones.messages import ASK_LOSS
from greathall.games.thrones.steps import leaving
from greathall.games.thrones.steps.step import Selection, ThronesStep, Written
from greathall.games.thrones.terms import KILLING, NOBODY, PLAY
from greathall.kernel.move import field, pack
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


class Losses(Selection):
    """A seat chooses characters to be killed for a claim (A-8.6)."""

    name = "losses"

    def __init__(self, seat: i64, count: i64, chosen: vec[i64]) -> None:
        super().__init__(seat, chosen)
        self.count: i64 = count
        """How many are killed."""

    def written(self) -> Written:
        return Written(self.name, self.seat, number=self.count, chosen=self.chosen)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Losses(told.seat, told.number, told.chosen)

    def may_choose(self, state: Thrones, card: i64) -> bool:
        """Whether a card of the seat may be chosen next."""
        return (
            card not in self.chosen
            and leaving.can_leave(state, card, KILLING)
            and not (self.killer(state) == NOBODY and values.marked(state, card, changes.NO_LOSS))
        )

    def killer(self, state: Thrones) -> i64:
        """The seat that causes it; nobody, since a claim is the rules' own."""
        return NOBODY

    def with_chosen(self, chosen: vec[i64]) -> Losses:
        """The same step with these characters chosen."""
        return Losses(self.seat, self.count, chosen)

    def candidates(self, state: Thrones) -> vec[i64]:
        """Who may be chosen next."""
        found = vec[i64]()
        for card in state.pile(PLAY, self.seat):
            if self.may_choose(state, card):
                found = append(found, card)
        return found

    def go(self, state: Thrones) -> bool:
        if self.paid(state) < self.count and len(self.candidates(state)):
            return True
        state.stack.pop()
        leaving.make_leave(state, self.chosen, KILLING, self.killer(state), False)
        return False

    def paid(self, state: Thrones) -> i64:
        """How many have been chosen; some count twice for a claim."""
        found = i64(len(self.chosen))
        if self.killer(state) == NOBODY and (state.lasting_kinds | state.static_kinds) >> changes.TWICE & 1:
            for card in self.chosen:
                found += i64(values.marked(state, card, changes.TWICE))
        return found

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in self.candidates(state):
            found = append(found, pack(verbs.KILL, card))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        state.stack[-1] = self.with_chosen(append(self.chosen[:], field(move, 0)))

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_LOSS.say(seat, self.count - self.paid(state))
