"""Games played on quickly: at random, by habit, until nothing is being resolved; and what the position reached is worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greathall.kernel.bits import lowest
from greathall.kernel.chance import Chance
from greathall.kernel.state import State

MOST_STEPS: Final[i64] = 200
"""After this many moves everything should have been resolved."""


def play_out(state: State, chance: Chance, most: i64 = 1_000_000) -> i64:
    """Play at random to the end, or until `most` decisions were taken. A decision is a choice among at least two moves;
    forced moves are played but not counted. Returns the number of decisions."""
    decisions: i64 = 0
    while decisions < most and state.stack:
        step = state.stack[-1]
        seat = lowest(step.deciders(state))
        moves = step.moves(state, seat)
        count = i64(len(moves))
        if count == 1:
            state.apply(seat, moves[0])
        else:
            decisions += 1
            state.apply(seat, moves[chance.below(count)])
    return decisions


def play_on(state: State, chance: Chance, chapter: i64, horizon: i64 = -1) -> None:
    """Play on as far as a search looks: at random to the horizon, or by habit to the end of the chapter if that comes first. By default it
    is the game's horizon."""
    left = horizon if horizon >= 0 else state.game.horizon
    if not state.game.habits:
        play_out(state, chance, left)
        return
    while left and state.chapter() == chapter and not state.over():
        by_habit(state, chance)
        left -= 1


def calm_down(state: State, chance: Chance) -> None:
    """Play on by habit until nothing is being resolved."""
    left: i64 = MOST_STEPS
    while left and not state.calm() and not state.over():
        by_habit(state, chance)
        left -= 1


def by_habit(state: State, chance: Chance) -> None:
    """Play one move."""
    seat = lowest(state.deciders())
    state.apply(seat, state.habit(seat, chance))


def count_moves(state: State, times: i64) -> i64:
    """List the legal moves again and again and count them all; what the benchmark measures."""
    seat = lowest(state.deciders())
    listed: i64 = 0
    for _each in range(times):
        moves: vec[i64] = state.moves(seat)
        listed += i64(len(moves))
    return listed


def count_copies(state: State, times: i64) -> i64:
    """Copy a state again and again; what the benchmark measures."""
    copied: i64 = 0
    for _each in range(times):
        copied += state.copy().seats
    return copied


def worth(state: State, seat: i64) -> float:
    """What a position is worth to a seat, from 0 to 1: mostly the victory once the game is over, the evaluation before."""
    if state.over():
        return 0.8 * state.reward(seat) + 0.2 * state.evaluate(seat)
    return state.evaluate(seat)
