"""Damage and poison: how units take them, and what falls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from greathall.games.skirmish.cards import CARDS, EMPTY
from greathall.games.skirmish.causes import DEFEATED, NO_CAUSE, WARD, blow, discarded
from greathall.games.skirmish.phases import LAST_STANDING
from greathall.games.skirmish.verbs import DAMAGED, HURT, NEGATED, OUT, POISONED
from greathall.kernel.bits import bit_at, lowest
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import pack

if TYPE_CHECKING:
    from greathall.games.skirmish.state import Skirmish


def hurt(state: Skirmish, place: i64, amount: i64, cause: i64) -> None:
    """Damage fills the leader's defense first, the rest goes to the other card (S-10.4). Nothing is removed yet."""
    harm = state.harm[:]
    card = state.top[place]
    state.tell(pack(DAMAGED, card, amount) & cause, EVERYONE)
    second = state.under[place]
    if second != EMPTY:
        room = state.defense(card)
        harm[card] += min(amount, room)
        amount -= min(amount, room)
        card = second
    harm[card] += amount
    state.harm = harm


def fallen(state: Skirmish, place: i64) -> i64:
    """The mask of a unit's cards whose damage has reached their defense; any damage is enough for an Ace (S-8.3)."""
    mask: i64 = 0
    card = state.top[place]
    if card != EMPTY:
        if state.harm[card] and state.defense(card) <= 0:
            mask = bit_at(card)
        card = state.under[place]
        if card != EMPTY and state.harm[card] and state.defense(card) <= 0:
            mask |= bit_at(card)
    return mask


def poison(state: Skirmish, place: i64, by: i64) -> None:
    """A unit will go to the Barrows at END TURN, both cards of a bond (S-8.1, S-8.2)."""
    state.poisoned |= state.cards_at(place)
    state.tell(pack(POISONED, state.top[place], by), EVERYONE)


def strike(state: Skirmish, place: i64, amount: i64, by: i64) -> None:
    """The damage of an Ace's ability, and its poison; negated by the Jack of Hearts."""
    if state.warded >> (place >> 3) & 1:
        state.tell(pack(NEGATED, state.top[place], WARD), EVERYONE)
        return
    poison(state, place, by)
    hurt(state, place, amount, blow(by))
    bury_all(state, fallen(state, place), DEFEATED)


def bury_all(state: Skirmish, cards: i64, cause: i64) -> None:
    """These cards fall together; some may have gone with their model already."""
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if state.place_of(card) >= 0:
            state.fall(card, cause)


def wound(state: Skirmish, seat: i64, amount: i64, cause: i64) -> None:
    """A player loses life (S-7.7)."""
    state.life[seat] -= amount
    state.tell(pack(HURT, seat, amount) & cause, EVERYONE)


def eliminate(state: Skirmish) -> None:
    """All at 0 life or less are out; one left has won (S-11.1, S-11.2)."""
    gone: i64 = 0
    for seat in range(state.seats):
        if state.alive >> seat & 1 and state.life[seat] <= 0:
            gone |= bit_at(seat)
    if gone == 0:
        return
    state.alive &= ~gone
    state.finale &= ~gone
    for seat in range(state.seats):
        if gone >> seat & 1:
            state.tell(pack(OUT, seat), EVERYONE)
            for card in range(i64(CARDS)):
                if state.hands[seat] >> card & 1:
                    state.discard(seat, card, discarded(seat))
            for place in range(seat * 8, seat * 8 + 8):
                state.destroy(place, NO_CAUSE)
    if not state.alive & (state.alive - 1):
        state.end(LAST_STANDING)
