"""Points, the winner and how well a position stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.treachery.messages import GOAL_SCORED, ROWS_ABOVE, ROWS_BELOW, TOGETHER
from greathall.kernel.bits import bit_at, filled, highest, lowest
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.treachery.state import Treachery

MARGIN: Final = 12.0
"""A lead of this many points counts as all but won."""


def points(state: Treachery, seat: i64, who: i64, row: i64) -> i64:
    """What a Character of the seat's two Houses brings it in that row: rows below or above it, less its wound (T-7.5 to T-7.7). Rows must
    be closed up."""
    rises = state.deck.house[who] == state.goals[seat] >> 2
    scored = i64(len(state.rows)) - 1 - row if rises else row
    return scored - ((state.wounded | state.killed) >> who & 1)


def total(state: Treachery, seat: i64) -> i64:
    """All points of a seat."""
    deck = state.deck
    goal = state.goals[seat]
    both = deck.house_mask[goal >> 2] | deck.house_mask[goal & 3]
    scored: i64 = 0
    for row in range(i64(len(state.rows))):
        mask = state.rows[row] & both
        while mask:
            scored += points(state, seat, lowest(mask), row)
            mask &= mask - 1
    return scored


def best_noble(state: Treachery, seat: i64) -> i64:
    """The most points out of a single Noble (T-7.10)."""
    goal = state.goals[seat]
    both = state.deck.house_mask[goal >> 2] | state.deck.house_mask[goal & 3]
    best: i64 = -1
    for row in range(i64(len(state.rows))):
        for who in range(i64(10)):
            if state.rows[row] & both & bit_at(who):
                best = max(best, points(state, seat, who, row))
    return best


def winners(state: Treachery) -> i64:
    """The highest total; of those tied, the best single Noble; then shared (T-7.9 to T-7.11)."""
    scored = filled(state.seats, 0)
    for seat in range(state.seats):
        scored[seat] = total(state, seat)
    leaders = highest(scored)
    if not leaders & (leaders - 1):
        return leaders
    for seat in range(state.seats):
        scored[seat] = best_noble(state, seat)
    return highest(scored, leaders)


def reckoning(state: Treachery, seat: i64) -> list[Saying]:
    """How a seat's points came about: what it wanted, then every Noble of its two Houses (T-7.5 to T-7.7)."""
    goal, last = state.goals[seat], i64(len(state.rows)) - 1
    lines = [GOAL_SCORED.say(goal >> 2, goal & 3)]
    for row in range(last + 1):
        for who in range(i64(10)):
            house = state.deck.house[who]
            if state.rows[row] >> who & 1 and house in (goal >> 2, goal & 3):
                health = "killed" if state.killed >> who & 1 else "wounded" if state.wounded >> who & 1 else "unwounded"
                scored = points(state, seat, who, row)
                if house == goal >> 2:
                    lines.append(ROWS_BELOW.say(who, last - row, health, scored))
                else:
                    lines.append(ROWS_ABOVE.say(who, row, health, scored))
    return [*lines, TOGETHER.say(total(state, seat))]


def evaluate(state: Treachery, seat: i64) -> float:
    """The lead over the best rival, from 0 to 1."""
    own = total(state, seat)
    rival: i64 = -1000
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, total(state, other))
    return max(0.0, min(1.0, 0.5 + float(own - rival) / (2.0 * MARGIN)))
