"""The frame of a game: the advantage, the turns, and how one follows the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.skirmish import messages
from greathall.games.skirmish.cards import EMPTY
from greathall.games.skirmish.causes import EXTRA, FOUGHT, LAST, POISONED, SUMMONED
from greathall.games.skirmish.combat import ATTACKS
from greathall.games.skirmish.deploying import Deploy
from greathall.games.skirmish.instants import RESPONSE, window
from greathall.games.skirmish.phases import DEPLOYING, SUDDEN_DEATH
from greathall.games.skirmish.resolving import NO_FIGHT, NO_HARM
from greathall.games.skirmish.verbs import DEFER, START, SUDDEN, TURN
from greathall.games.skirmish.wounds import bury_all
from greathall.kernel.bits import bit_at
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, pack, verb_of
from greathall.kernel.sentences.message import Saying
from greathall.kernel.step import SeatStep, Step

if TYPE_CHECKING:
    from greathall.games.skirmish import shapes
    from greathall.games.skirmish.state import Skirmish


class Advantage(SeatStep["Skirmish"]):
    """The winner of the advantage draw starts or defers (S-2.4)."""

    def moves(self, state: Skirmish, seat: i64) -> vec[i64]:
        return vec[i64]([pack(START), pack(DEFER)])

    def play(self, state: Skirmish, seat: i64, move: i64) -> None:
        first = seat if verb_of(move) == START else (seat + 1) % state.seats
        if state.pile.left == 0:
            begin_sudden_death(state)
        state.stack[-1] = Turn(first, False)

    def prompt(self, state: Skirmish, seat: i64) -> Saying:
        return messages.ASK_ADVANTAGE.say(seat)

    def why_not(self, state: Skirmish, seat: i64, move: i64) -> IllegalMove:
        return messages.START_OR_DEFER.refuse(state)

    def to_dict(self, state: Skirmish, viewer: i64) -> shapes.Asked:
        return {"step": "advantage", "seat": int(self.seat)}


@mypyc_attr(free_list_len=1)
class Turn(Step["Skirmish"]):
    """READY and DRAW; the other phases are laid on the stack (S-3.1). Nobody decides here, so no position rests on this step."""

    def __init__(self, seat: i64, extra: bool) -> None:
        self.seat: i64 = seat
        self.extra: bool = extra

    def go(self, state: Skirmish) -> bool:
        seat = self.seat
        state.active = seat
        state.phase = DEPLOYING
        state.tell(pack(TURN, seat, LAST if state.sudden else EXTRA if self.extra else NONE), EVERYONE)
        own: i64 = 0
        for place in range(seat * 8, seat * 8 + 8):
            own |= state.cards_at(place)
        bury_all(state, state.summoned & own, SUMMONED)
        state.exhausted &= ~own
        if state.turns and state.pile.left:
            state.draw(seat)
        state.stack.clear()
        lay_phases(state)
        return False


def lay_phases(state: Skirmish) -> None:
    """The decisions of a turn, the first on top; the turn's end lies lowest."""
    state.stack.append(END_TURN)
    state.stack.append(ATTACKS[0])
    state.stack.append(window(RESPONSE, 1, EMPTY))
    state.stack.append(DEPLOY)


class EndTurn(Step["Skirmish"]):
    """Poison falls, used cards go, damage is cleared, and the next turn begins (S-3.10)."""

    def go(self, state: Skirmish) -> bool:
        bury_all(state, state.poisoned, POISONED)
        bury_all(state, state.leaving, FOUGHT)
        state.clear_used(state.used)
        state.harm = NO_HARM
        state.fight = NO_FIGHT
        state.recovered = 0
        state.doubled = 0
        state.warded = 0
        state.returned = 0
        state.redeployed = 0
        state.raised = 0
        state.last = EMPTY
        state.turns += 1
        next_turn(state)
        return False

    def to_dict(self, state: Skirmish, viewer: i64) -> shapes.Plain:
        return {"step": "end_turn"}


def next_turn(state: Skirmish) -> None:
    """Whose turn it is now: an extra one, the next seat's, or in sudden death the next of those that have one left."""
    seat = state.active
    extra = False
    if state.sudden:
        state.finale &= ~bit_at(seat)
        if state.finale == 0:
            state.end(SUDDEN_DEATH)
            return
        seat = state.after(seat, state.finale)
    elif state.pile.left == 0:
        begin_sudden_death(state)
        seat = state.after(seat, state.alive)
    elif state.extra:
        state.extra -= 1
        extra = True
    else:
        seat = state.after(seat, state.alive)
    state.stack[-1] = Turn(seat, extra)


def begin_sudden_death(state: Skirmish) -> None:
    """One more turn for everyone; extra turns are lost (S-11.3, S-11.5)."""
    state.sudden = 1
    state.finale = state.alive
    state.extra = 0
    state.tell(pack(SUDDEN), EVERYONE)


DEPLOY: Final[Deploy] = Deploy()
END_TURN: Final[EndTurn] = EndTurn()
