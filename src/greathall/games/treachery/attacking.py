"""In which order the attacks of an action can fall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from greathall.kernel.bits import bit_at, lowest
from greathall.kernel.move import NONE

if TYPE_CHECKING:
    from greathall.games.treachery.state import Treachery


def next_attacks(state: Treachery, left: i64) -> i64:
    """The attacks that may come next: those after which all can still be applied; if an ability has spoilt that, those possible now."""
    possible = state.attackable(left)
    if not left & (left - 1):
        return possible
    good: i64 = 0
    for who in range(i64(10)):
        bit = bit_at(who)
        if possible & bit and finishes(attacked(state, who), left & ~bit):
            good |= bit
    return good if good else possible


def finishes(state: Treachery, left: i64) -> bool:
    """Whether some order of attacks, with some choices on the way, applies all of them. The state is spent by asking."""
    if state.stack:
        step = state.stack[-1]
        if not step.go(state):
            return finishes(state, left)
        for move in step.moves(state, 0):
            trial = state.copy()
            trial.stack[-1].play(trial, 0, move)
            if finishes(trial, left):
                return True
        return False
    if not left & state.wounded & state.deck.asks:
        return not left & state.killed and falls(state, state.wounded, left)
    possible = state.attackable(left)
    for who in range(i64(10)):  # noqa: SIM110 (compiled, a loop is faster than a generator)
        if possible >> who & 1 and finishes(attacked(state, who), left & ~bit_at(who)):
            return True
    return False


def attacked(state: Treachery, who: i64) -> Treachery:
    """A copy in which a Character was attacked, with nothing on the stack but what the attack sets off."""
    trial = state.copy()
    trial.events = None
    trial.stack = []
    trial.attack(0, who, NONE)
    return trial


def falls(state: Treachery, wounded: i64, left: i64) -> bool:
    """The same where nobody who dies asks anything: then only who is Wounded changes on the way."""
    if left == 0:
        return True
    trying = left
    while trying:
        who = lowest(trying)
        trying &= trying - 1
        bit = bit_at(who)
        if not state.deck.protects(who, state.rows[state.row_of(who)], wounded) and falls(state, wounded ^ bit, left & ~bit):
            return True
    return False


def order_matters(state: Treachery, left: i64) -> bool:
    """Whether attacking in another order can lead elsewhere: somebody dies whose ability asks something, or an attack will be lost."""
    return left & state.wounded & state.deck.asks != 0 or not falls(state, state.wounded, left)
