"""The round: seven phases, each with what the rules do first and the actions that follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import bounds, notes, values, verbs
from greathall.games.thrones.abilities import changes
from greathall.games.thrones.abilities.ability import GAME_LIMIT
from greathall.games.thrones.steps import causes, delaying, plotting, victory
from greathall.games.thrones.steps.challenges import Challenging
from greathall.games.thrones.steps.step import SeatStep, ThronesStep, Written
from greathall.games.thrones.steps.windows import action, window
from greathall.games.thrones.terms import (
    ALL_TITLES,
    BEGAN,
    CHALLENGING,
    CHARACTER,
    DOMINANCE,
    DOMINATED,
    DRAWING,
    ENDS,
    LAWS,
    MARSHALLING,
    NOBODY,
    PHASE_LONG,
    PLAY,
    PLOTTING,
    ROUND_LONG,
    STANDING,
    STARTS,
    TAXATION,
)
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, pack, verb_of

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

LAST_ROUND: Final[i64] = 50
CARDS_DRAWN: Final[i64] = 2


# Where a phase ends and the next one begins.
ENDING: Final[i64] = 0
ENDED: Final[i64] = 1
"""All that lasted for the phase is over."""
STARTING: Final[i64] = 2
"""What is done before the rules' own part is done."""
OVER: Final[i64] = 3
"""What is done at the end of the phase is done."""


class Round(ThronesStep):
    """The phase that is to come, when the phase before it has been ended."""

    name = "round"

    def __init__(self, phase: i64, stage: i64 = ENDING) -> None:
        self.phase: i64 = phase
        self.stage: i64 = stage
        """How far the phase before has ended, and this one begun."""

    def written(self) -> Written:
        return Written(self.name, number=self.stage, at=self.phase)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Round(told.at, told.number)

    def go(self, state: Thrones) -> bool:
        phase = self.phase
        if self.stage == ENDING and state.phase and (state.hears(ENDS) or delaying.due(state, PHASE_LONG)):
            state.stack[-1] = Round(phase, OVER)
            state.stack.append(window(state.first))
            state.happen(ENDS, NONE, NONE, NONE, state.phase)
            delaying.do(state, PHASE_LONG)
            return False
        if self.stage in (ENDING, OVER):
            if state.phase == TAXATION:
                end_round(state)
            state.expire(PHASE_LONG)
            notes.drop(state, notes.ATTACKED, notes.WON)
            # What lasted for the phase is over: that may decide the game, or send cards away.
            state.stack[-1] = Round(phase, ENDED)
            state.stack.append(window(state.first))
            return False
        if self.stage == ENDED and phase == PLOTTING and state.round == LAST_ROUND:
            victory.exhaust(state)
            return False
        if self.stage == ENDED:
            state.phase = phase
            if phase == PLOTTING:
                state.round += 1
                state.tell(pack(verbs.TOLD_ROUND, state.round), EVERYONE)
            state.deal_turn(state.turn_number())
            state.tell(pack(verbs.TOLD_PHASE, phase), EVERYONE)
            if state.hears(STARTS):
                state.stack[-1] = Round(phase, STARTING)
                state.stack.append(window(state.first))
                state.happen(STARTS, NONE, NONE, NONE, phase)
                return False
        state.stack[-1] = Round(PLOTTING if phase == TAXATION else phase + 1)
        state.happen(BEGAN, NONE, NONE, NONE, phase)
        if phase == PLOTTING:
            plotting.begin(state)
        elif phase == MARSHALLING:
            state.stack.append(Turns(state.first, phase))
        elif phase == CHALLENGING:
            state.made = vec[i64]([0] * (3 * state.seats))
            state.stack.append(Turns(state.first, phase))
        else:
            state.stack.append(action(state.first))
            state.stack.append(window(state.first))
            framework(state, phase)
        return False


def framework(state: Thrones, phase: i64) -> None:
    """What the rules do at the start of a phase."""
    if phase == DRAWING:
        draw(state)
    elif phase == DOMINANCE:
        dominance(state)
    elif phase == STANDING:
        stand_all(state)
    else:
        for seat in range(state.seats):
            state.gain_gold(seat, -state.gold[seat], causes.TAXATION)


def draw(state: Thrones) -> None:
    """Everyone draws two cards (A-6.1), the Master of Laws one more (A-11.7)."""
    seat = state.first
    for _each in range(state.seats):
        more = values.of_seat(state, seat, changes.DRAW, NOBODY) + i64(state.titles[seat] == LAWS)
        for _card in range(0 if bounds.is_so(state, seat, changes.SKIP_DRAW) else CARDS_DRAWN + more):
            state.draw(seat)
        seat = state.next_seat(seat)


def dominance(state: Thrones) -> None:
    """The most STR of standing characters, and gold, claims 1 power (A-10.1)."""
    best: i64 = -1
    winner = NOBODY
    for seat in range(state.seats):
        total = state.gold[seat] + values.of_seat(state, seat, changes.DOMINION, NOBODY)
        for card in state.pile(PLAY, seat):
            if state.roster.kinds[card] == CHARACTER and (state.kneels[card] == 0 or values.marked(state, card, changes.DOMINATES)):
                total += values.strength(state, card)
        if total > best:
            best = total
            winner = seat
        elif total == best:
            winner = NOBODY
    if winner != NOBODY:
        state.tell(pack(verbs.TOLD_DOMINATED, winner), EVERYONE)
        state.claim_power(winner, 1, causes.DOMINANCE)
        state.happen(DOMINATED, NONE, winner, NONE, NONE)


def stand_all(state: Thrones) -> None:
    """All kneeling cards stand (A-10.2), House cards too (A-1.14)."""
    for seat in range(state.seats):
        for card in state.pile(PLAY, seat):
            if state.kneels[card] and not values.marked(state, card, changes.NO_STAND):
                state.stand(card)
    state.houses_kneel = 0


def end_round(state: Thrones) -> None:
    """What lasts a round is over, and titles go back; with three players only when the pool is empty (A-10.3, A-12.4)."""
    state.expire(ROUND_LONG)
    notes.drop(state, notes.PLAYED, notes.PLAYED)
    state.drawn = vec[i64]([0] * state.seats)
    state.titles = vec[i64]([-1] * state.seats)
    state.limited = 0
    state.limited_responses = 0
    state.rewarded = 0
    state.hand_used = False
    kept = vec[i64]()
    for word in state.spent:
        if verb_of(word) == GAME_LIMIT:
            kept = append(kept, word)
    state.spent = kept
    if state.seats != 3 or state.pool == 0:
        state.pool = ALL_TITLES


class Turns(SeatStep):
    """The players' turns in a phase, from the seat on (A-7.1, A-8.1)."""

    name = "turns"

    def __init__(self, seat: i64, phase: i64, turns_taken: i64 = 0) -> None:
        super().__init__(seat)
        self.phase: i64 = phase
        self.turns_taken: i64 = turns_taken

    def written(self) -> Written:
        return Written(self.name, self.seat, number=self.phase, at=self.turns_taken)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Turns(told.seat, told.number, told.at)

    def go(self, state: Thrones) -> bool:
        if self.turns_taken == state.seats:
            state.active = NOBODY
            state.stack.pop()
            return False
        state.stack[-1] = Turns(state.next_seat(self.seat), self.phase, self.turns_taken + 1)
        state.active = self.seat
        if self.phase == CHALLENGING:
            state.stack.append(Challenging(self.seat))
            if self.turns_taken == 0:
                state.stack.append(window(state.first))
        else:
            state.stack.append(action(state.first))
            state.stack.append(window(state.first))
            state.gain_gold(self.seat, values.income(state, self.seat), causes.INCOME)
        return False
