"""Who defends, and who steps in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import bounds
from greathall.games.thrones.abilities import changes
from greathall.games.thrones.messages import ASK_DEFENDERS, ASK_STEP_IN
from greathall.games.thrones.steps.eligibility import declare, eligible, may_challenge, must_defend
from greathall.games.thrones.steps.step import NO_CARDS, SeatStep, Selection, ThronesStep, Written
from greathall.games.thrones.terms import (
    BY_TITLE,
    COMMANDER,
    DEFENDING,
    MILITARY,
    NOBODY,
    supported,
)
from greathall.games.thrones.verbs import DEFEND, DONE, PASS, STEP_IN, TOLD_STEPPED_IN, TOLD_UNDEFENDED
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import field, pack, verb_of
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


# As what a seat defends.
AS_TARGET: Final[i64] = 1
AS_SUPPORTER: Final[i64] = 2
AS_COMMANDER: Final[i64] = 3


class Defenders(Selection):
    """A seat names defenders, one by one: the target, a supporter, or the Lord Commander (A-8.4, A-11.2)."""

    name = "defenders"

    def __init__(self, seat: i64, part: i64, chosen: vec[i64]) -> None:
        super().__init__(seat, chosen)
        self.part: i64 = part
        """`AS_TARGET`, `AS_SUPPORTER` or `AS_COMMANDER`."""

    def written(self) -> Written:
        return Written(self.name, self.seat, number=self.part, chosen=self.chosen)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Defenders(told.seat, told.number, told.chosen)

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]()
        most = bounds.at_most(state, seat, changes.MOST_DEFENDERS)
        able = eligible(state, seat, changes.NO_DEFEND, self.chosen) if most < 0 or i64(len(self.chosen)) < most else NO_CARDS
        if (self.part != AS_SUPPORTER or len(self.chosen)) and not must_defend(state, able):
            found = append(found, pack(DONE))
        for card in able:
            found = append(found, pack(DEFEND, card))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        if verb_of(move) == DEFEND:
            state.stack[-1] = Defenders(seat, self.part, append(self.chosen[:], field(move, 0)))
            return
        state.stack.pop()
        declare(state, self.chosen, DEFENDING)
        if len(self.chosen) == 0:
            state.tell(pack(TOLD_UNDEFENDED, seat), EVERYONE)
        if len(self.chosen) == 0 and self.part == AS_TARGET:
            state.stack.append(SteppingIn(state.next_seat(state.target)))

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_DEFENDERS.say(seat, state.attacker, state.contest)


class SteppingIn(SeatStep):
    """Nobody was declared: supporters and the Lord Commander are asked, clockwise from the target's left (A-11.13)."""

    name = "stepping_in"

    def go(self, state: Thrones) -> bool:
        if self.seat == state.target:
            state.stack.pop()
            return False
        if may_step_in(state, self.seat):
            return True
        state.stack[-1] = SteppingIn(state.next_seat(self.seat))
        return False

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        return vec[i64]([pack(PASS), pack(STEP_IN)])

    def declining(self, state: Thrones, seat: i64) -> i64:
        return pack(PASS)

    def occasion(self, state: Thrones) -> str:
        return BY_TITLE

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        if verb_of(move) == PASS:
            state.stack[-1] = SteppingIn(state.next_seat(seat))
            return
        state.tell(pack(TOLD_STEPPED_IN, seat, state.target), EVERYONE)
        state.defender = seat
        if supports(state, seat):
            state.stack[-1] = Defenders(seat, AS_SUPPORTER, NO_CARDS)
        else:
            state.target = seat
            state.stepped = 1
            state.stack[-1] = Defenders(seat, AS_COMMANDER, NO_CARDS)

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_STEP_IN.say(seat, state.target)


def supports(state: Thrones, seat: i64) -> bool:
    """Whether a seat's title supports the target's."""
    title = state.titles[seat]
    return title != NOBODY and state.titles[state.target] != NOBODY and supported(title) == state.titles[state.target]


def may_step_in(state: Thrones, seat: i64) -> bool:
    """Whether a seat may defend for the target: as a supporter with someone to declare, or as Lord Commander (A-11.2, A-11.9)."""
    if seat == state.attacker:
        return False
    if supports(state, seat):
        return len(eligible(state, seat, changes.NO_DEFEND, vec[i64]())) > 0
    if state.titles[seat] != COMMANDER or not may_challenge(state, state.attacker, seat):
        return False
    return state.contest == MILITARY or state.roster.literal
