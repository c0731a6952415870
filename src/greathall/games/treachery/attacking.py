"""In which order the attacks of an action can fall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from greathall.games.treachery.cards import NOTHING

if TYPE_CHECKING:
    from greathall.games.treachery.state import Treachery


def next_attacks(state: Treachery, left: i64) -> i64:
    """The attacks that may come next: those after which all can still be applied; if an ability has spoilt that, those possible now."""
    if not left & (left - 1):
        return 0 if left & state.killed or state.protected(lowest(left)) else left
    possible = left & state.attackable()
    good: i64 = 0
    for who in range(i64(10)):
        bit = i64(1) << who
        if possible & bit:
            trial = state.copy()
            trial.events = None
            trial.stack = []
            trial.attack(0, who)
            if finishes(trial, left & ~bit):
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
    if left == 0:
        return True
    possible = left & state.attackable()
    for who in range(i64(10)):
        if possible >> who & 1:
            trial = state.copy()
            trial.attack(0, who)
            if finishes(trial, left & ~(i64(1) << who)):
                return True
    return False


def order_matters(state: Treachery, left: i64) -> bool:
    """Whether attacking in another order can lead elsewhere: only if somebody dies whose ability asks something."""
    dying = left & state.wounded
    for who in range(i64(10)):
        if dying >> who & 1 and state.deck.when_killed[who] != NOTHING:
            return True
    return False


def lowest(mask: i64) -> i64:
    who: i64 = 0
    while not mask >> who & 1:
        who += 1
    return who
