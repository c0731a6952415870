"""The stack of steps: the top one says who decides, what is legal and what follows.

Steps never change, so copies of a state share them. Where a step would change, another takes its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.kernel.bits import bit_at
from greathall.kernel.chance import Chance
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import OPEN

if TYPE_CHECKING:
    from greathall.kernel.sentences.message import Saying
    from greathall.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing to be done or decided in a game whose states are `S`."""

    def go(self, state: S) -> bool:
        """Do what needs no decision. True: now a decision is awaited; False: the stack has changed, look at its top again."""
        return True

    def deciders(self, state: S) -> i64:
        """The mask of the seats whose decision is awaited."""
        raise NotImplementedError

    def moves(self, state: S, seat: i64) -> vec[i64]:
        """Every legal move of a seat that decides."""
        raise NotImplementedError

    def play(self, state: S, seat: i64, move: i64) -> None:
        """Do a legal move; leaves this step's successors on the stack."""
        raise NotImplementedError

    def declining(self, state: S, seat: i64) -> i64:
        """In a response window, the move that passes; −1 for every other decision."""
        return -1

    def occasion(self, state: S) -> str:
        """On which of the game's occasions a window opens; only what all can see may decide it."""
        raise NotImplementedError

    def quiet(self) -> bool:
        """Whether nothing is being resolved here, so that seats may make deals."""
        return False

    def imagined(self, state: S, seat: i64, chance: Chance) -> Step[S]:
        """This step with everything that `seat` can't know drawn again; most steps hide nothing."""
        return self

    def prompt(self, state: S, seat: i64) -> Saying | str:
        """What a seat that decides is asked; in English where the game's sentences are not in files."""
        raise NotImplementedError

    def why_not(self, state: S, seat: i64, move: i64) -> IllegalMove:
        """Why a decider's move is not legal: the reason in a player's words and the line of the rules."""
        raise NotImplementedError

    def why_thing(self, state: S, seat: i64, thing: i64, move: i64) -> IllegalMove:
        """Why a decider can't use a thing on the table, or do this with it; `NO_MOVE` where nothing else was said. Only what the seat can
        see may decide it."""
        return self.why_not(state, seat, move)

    def to_dict(self, state: S, viewer: i64) -> Mapping[str, Any]:
        """The step in readable names, as that viewer may know it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A decision of one seat, known when the step is laid down."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def deciders(self, state: S) -> i64:
        return bit_at(self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """A decision of several seats at once: nobody sees an answer before all are given, and who answers first makes no difference."""

    def __init__(self, asked: i64, answers: vec[i64]) -> None:
        self.asked: i64 = asked
        self.answers: vec[i64] = answers
        """By seat; −1 where none is given yet."""

    def choices(self, state: S, seat: i64) -> vec[i64]:
        """What a seat may answer; never depends on the other answers."""
        raise NotImplementedError

    def answered(self, answers: vec[i64]) -> Step[S]:
        """This step with these answers."""
        raise NotImplementedError

    def resolve(self, state: S) -> None:
        """All have answered: do what follows and replace this step."""
        raise NotImplementedError

    def deciders(self, state: S) -> i64:
        waiting = self.asked
        answers = self.answers
        for seat in range(i64(len(answers))):
            if answers[seat] >= 0:
                waiting &= ~bit_at(seat)
        return waiting

    def moves(self, state: S, seat: i64) -> vec[i64]:
        return self.choices(state, seat)

    def play(self, state: S, seat: i64, move: i64) -> None:
        answers = self.answers[:]
        answers[seat] = move
        state.stack[-1] = self.answered(answers)

    def go(self, state: S) -> bool:
        if self.deciders(state):
            return True
        self.resolve(state)
        return False

    def imagined(self, state: S, seat: i64, chance: Chance) -> Step[S]:
        answers = vec[i64](capacity=i64(len(self.answers)))
        for other in range(i64(len(self.answers))):
            answer = self.answers[other]
            if answer >= 0 and other != seat and seat != OPEN:
                choices = self.choices(state, other)
                answer = choices[chance.below(i64(len(choices)))]
            answers = append(answers, answer)
        return self.answered(answers)
