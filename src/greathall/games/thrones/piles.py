"""Piles: cards that go under or on top of a deck, and what listens for cards in discard and dead piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones.terms import BINNED, BURIED, DECK, DISCARD, PLAY
from greathall.kernel.move import NONE

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


def sink(state: Thrones, card: i64) -> None:
    """A card on top of a deck goes to its bottom."""
    at = DECK * state.seats + state.holder[card]
    pile = vec[i64]([card])
    for other in state.piles[at]:
        if other != card:
            pile = append(pile, other)
    state.piles[at] = pile


def rise(state: Thrones, card: i64) -> None:
    """A card of a deck comes on top of it."""
    at = DECK * state.seats + state.holder[card]
    pile = vec[i64]()
    for other in state.piles[at]:
        if other != card:
            pile = append(pile, other)
    state.piles[at] = append(pile, card)


def heard(state: Thrones, card: i64, zone: i64, old: i64) -> None:
    """A card comes into a discard pile, or from play into a dead pile, and cards may listen for it."""
    if zone == DISCARD:
        state.happen(BINNED, card, state.roster.owners[card], NONE, NONE)
    elif old == PLAY:
        state.happen(BURIED, card, state.roster.owners[card], NONE, NONE)
