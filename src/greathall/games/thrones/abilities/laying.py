"""Counters and gold that effects lay on cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones import notes
from greathall.games.thrones.abilities.effects import Effect
from greathall.games.thrones.abilities.messages import LAY
from greathall.games.thrones.abilities.targets import Called, Ref
from greathall.games.thrones.steps.step import EffectStep
from greathall.games.thrones.terms import PLAY
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

MARK: Final[i64] = 0
STORE: Final[i64] = 1
HOARD: Final[i64] = 2
"""Gold of the player's own."""
WORDS: Final = ("mark", "store", "hoard")


class Lay(Effect):
    """`mark(self, 1)`, `store(self, -1)`, `hoard(self, 2)`"""

    def __init__(self, kind: i64, ref: Ref, amount: i64) -> None:
        super().__init__(ref)
        self.kind = kind
        self.amount = amount

    def affects(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        if state.zone[card] != PLAY or state.leaving[card]:
            return False
        if self.kind == HOARD:
            return state.gold[seat] >= self.amount
        return self.amount > 0 or notes.noted(state, self.note(), card) > 0

    def note(self) -> i64:
        """What is laid on the card."""
        return notes.COUNTERS if self.kind == MARK else notes.GOLD

    def do(self, state: Thrones, play: EffectStep) -> None:
        for card in self.cards(state, play):
            if self.affects(state, card, play.player, play.card):
                more = max(self.amount, -notes.noted(state, self.note(), card))
                if self.kind == HOARD:
                    state.gold[play.player] -= more
                elif self.kind == STORE:
                    state.treasury -= more
                notes.lay(state, self.note(), card, more)

    def saying(self, called: Called) -> Saying:
        return LAY[self.kind].say(self.ref.called(called), "less" if self.amount < 0 else "more", abs(int(self.amount)))
