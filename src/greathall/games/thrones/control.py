"""Cards that change sides, for a time or for good (A-7.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones.steps import causes, leaving
from greathall.games.thrones.terms import DISCARDING, HERE, NOBODY, PLAY
from greathall.games.thrones.verbs import TOLD_CONTROLLED
from greathall.kernel.move import NONE, field, pack, verb_of

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


def take(state: Thrones, seat: i64, card: i64, duration: i64, source: i64) -> None:
    """A player takes control of a card."""
    state.borrowed = append(state.borrowed, pack(duration, card, state.holder[card], source if duration == HERE else NONE))
    change_sides(state, card, seat)


def end_loans(state: Thrones, duration: i64, source: i64 = NONE) -> None:
    """Cards go back to who had them before. Whoever took one after that goes on having it, and gives it back to the same player."""
    loans = state.borrowed[:]
    state.borrowed = vec[i64]()
    for place in range(i64(len(loans))):
        word = loans[place]
        card = field(word, 0)
        if verb_of(word) != duration or field(word, 2) != source:
            state.borrowed = append(state.borrowed, word)
            continue
        later = place + 1
        while later < i64(len(loans)) and field(loans[later], 0) != card:
            later += 1
        if later < i64(len(loans)):
            loans[later] = pack(verb_of(loans[later]), card, field(word, 1), field(loans[later], 2))
            continue
        change_sides(state, card, field(word, 1), causes.ENDED)
        if not state.may_enter(field(word, 1), card):
            leaving.mark(state, card, DISCARDING, NOBODY, causes.SECOND_COPY)


def change_sides(state: Thrones, card: i64, seat: i64, rule: i64 = NONE) -> None:
    """A card goes over to a player, by a card or by that rule, and takes no further part in a challenge."""
    state.place(card, PLAY, seat)
    state.roles[card] = 0
    state.refresh()
    causes.tell(state, pack(TOLD_CONTROLLED, seat, card), 2, rule)
