"""A bot that picks any legal move, and whole games played that way."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.bots.bot import Bot
from greathall.kernel.chance import Chance
from greathall.kernel.deal import Dealing
from greathall.kernel.offer import CARD, Offer, Promise, goods
from greathall.kernel.state import State

MOST_STEPS: Final[i64] = 200
"""After so many moves whatever is being resolved should be."""


class RandomBot(Bot):
    """Every legal move is as likely as every other."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, position: State, seat: i64) -> i64:
        moves = position.moves(seat)
        return moves[self.chance.below(i64(len(moves)))]

    def offer(self, position: State, seat: i64) -> Offer | None:
        if not isinstance(position, Dealing) or self.chance.below(3):
            return None
        return any_offer(position, seat, self.chance)


def any_offer(state: Dealing, seat: i64, chance: Chance) -> Offer:
    """Some offer that can be put into words; whether it can be made is another matter."""
    to = i64(1) << (seat + 1 + chance.below(state.seats - 1)) % state.seats
    if chance.below(4) == 0:
        to = ((i64(1) << state.seats) - 1) & ~(i64(1) << seat)
    cards = i64(len(goods(state.names())))
    gives = vec[i64]()
    wants = vec[i64]()
    for kind in state.cards_to_give(seat):
        if chance.below(4) == 0:
            gives = append(gives, kind)
    if chance.below(2):
        wants = append(wants, chance.below(cards))
    promises: list[Promise] = []
    demands: list[Promise] = []
    until = state.turn_number() + 1 + chance.below(2 * state.seats)
    if chance.below(2):
        promises.append(Promise(chance.below(CARD), state.house_of(chance.below(state.seats)), until))
    if chance.below(2):
        demands.append(Promise(CARD, chance.below(cards), until))
    words = "as we said" if chance.below(4) == 0 else ""
    secrets = (i64(1) << i64(len(state.names()["secret"]))) - 1
    return Offer(to, gives, wants, chance.below(8) & secrets, chance.below(8) & secrets, promises, demands, -1, words)


def play_out(state: State, chance: Chance, most: i64 = 1_000_000) -> i64:
    """Play at random to the end, or until so many decisions were taken. A decision is a choice among at least two moves;
    forced moves are played but not counted. Returns the number of decisions."""
    decisions: i64 = 0
    while decisions < most:
        asked = state.deciders()
        if asked == 0:
            break
        seat = first_seat(asked)
        moves = state.moves(seat)
        count = i64(len(moves))
        if count == 1:
            state.apply(seat, moves[0])
        else:
            decisions += 1
            state.apply(seat, moves[chance.below(count)])
    return decisions


def play_on(state: State, chance: Chance, chapter: i64) -> None:
    """Play on as far as a search looks: at random to the game's horizon, or by habit to the end of the chapter."""
    left = state.game.horizon
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
    seat = first_seat(state.deciders())
    state.apply(seat, state.habit(seat, chance))


def first_seat(asked: i64) -> i64:
    """The lowest seat of a mask."""
    seat: i64 = 0
    while not asked >> seat & 1:
        seat += 1
    return seat


def count_moves(state: State, times: i64) -> i64:
    """List the legal moves so many times and count them all; what the benchmark measures."""
    seat = first_seat(state.deciders())
    listed: i64 = 0
    for _ in range(times):
        moves: vec[i64] = state.moves(seat)
        listed += i64(len(moves))
    return listed


def count_copies(state: State, times: i64) -> i64:
    """Copy a state so many times; what the benchmark measures."""
    copied: i64 = 0
    for _ in range(times):
        copied += state.copy().seats
    return copied
