"""Who wins, and how well a position stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.skirmish.cards import EMPTY
from greathall.kernel.bits import bit_at

if TYPE_CHECKING:
    from greathall.games.skirmish.state import Skirmish

# What things are worth, in points of life.
ATTACK_WORTH: Final = 1.1
DEFENSE_WORTH: Final = 0.5
CARD_WORTH: Final = 3.0


def winners(state: Skirmish) -> i64:
    """Of those alive, the ones with the most life (S-11.2, S-11.4)."""
    best: i64 = 0
    leaders: i64 = 0
    for seat in range(state.seats):
        if state.alive >> seat & 1:
            if state.life[seat] > best:
                best = state.life[seat]
                leaders = 0
            if state.life[seat] == best:
                leaders |= bit_at(seat)
    return leaders


def worth(state: Skirmish, seat: i64) -> float:
    """A seat's life, army and hand in points of life; poisoned units count nothing."""
    total = float(state.life[seat])
    for place in range(seat * 8, seat * 8 + 8):
        for card in (state.top[place], state.under[place]):
            if card != EMPTY and not (state.poisoned | state.leaving) >> card & 1:
                face = state.face(card)
                total += ATTACK_WORTH * float(state.deck.attack[face]) + DEFENSE_WORTH * float(state.deck.defense[face])
    hand = state.hands[seat]
    while hand:
        hand &= hand - 1
        total += CARD_WORTH
    return total


def evaluate(state: Skirmish, seat: i64) -> float:
    """The seat's share of its own and its strongest rival's worth; 0 for those out, the share of the victory at the end."""
    if state.ended:
        return state.reward(seat)
    if not state.alive >> seat & 1:
        return 0.0
    rival = 0.0
    for other in range(state.seats):
        if other != seat and state.alive >> other & 1:
            rival = max(rival, worth(state, other))
    own = worth(state, seat)
    return own / (own + rival)
