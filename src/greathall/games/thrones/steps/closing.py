"""A window closes: cards that were leaving play go, and so do attachments that lie where they may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import piles
from greathall.games.thrones.steps import causes, keywords, leaving
from greathall.games.thrones.terms import (
    ATTACHMENT,
    DEAD,
    DECK,
    DISCARD,
    DISCARDING,
    HAND,
    KILLING,
    NOBODY,
    OUT,
    PLAY,
    REMOVAL,
    SHUFFLE_IN,
    TO_BOTTOM,
    TO_DECK,
    TO_HAND,
)

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


def close(state: Thrones) -> None:
    """The window closes: what is leaving leaves, all at once."""
    if state.leaving_count == 0:
        return
    state.leaving_count = 0
    going = vec[i64]()
    zones = vec[i64]()
    for seat in range(state.seats):
        for card in state.pile(PLAY, seat):
            if state.leaving[card]:
                going = append(going, card)
                zones = append(zones, zone_after(state, card, state.leaving[card] - 1))
    for place in range(i64(len(going))):
        leave(state, going[place], zones[place])
    state.refresh()


def zone_after(state: Thrones, card: i64, manner: i64) -> i64:
    """The zone to which a card goes that leaves in a manner; a keyword may send it elsewhere than usual (A-4.11)."""
    if manner == KILLING:
        usual = DEAD
    elif manner == TO_HAND:
        usual = HAND
    elif manner in (TO_DECK, SHUFFLE_IN, TO_BOTTOM):
        usual = DECK
    else:
        usual = OUT if manner == REMOVAL else DISCARD
    return keywords.destination(state, card, manner, usual)


def leave(state: Thrones, card: i64, zone: i64) -> None:
    """A card leaves play, and its duplicates are discarded (A-4.12)."""
    manner = state.leaving[card] - 1
    while True:
        spare = state.duplicate_of(card)
        if spare == NOBODY:
            break
        state.put(spare, DISCARD)
    state.forget(card)
    state.put(card, zone)
    if manner == SHUFFLE_IN:
        state.shuffle(state.roster.owners[card])
    elif manner == TO_BOTTOM and zone == DECK:
        piles.sink(state, card)


def drop_attachments(state: Thrones) -> bool:
    """Attachments that lie where they may not are discarded; whether there were any (A-1.3, A-9.5)."""
    found = False
    for seat in range(state.seats):
        for card in state.pile(PLAY, seat):
            if state.roster.kinds[card] == ATTACHMENT and not lies_well(state, card):
                leaving.mark(state, card, DISCARDING, NOBODY, causes.MISPLACED)
                found = True
    return found


def lies_well(state: Thrones, card: i64) -> bool:
    """Whether an attachment lies on a card that may have it."""
    host = state.host[card]
    if host == NOBODY or state.zone[host] != PLAY or keywords.refuses_attachments(state, host):
        return False
    return state.roster.faces[card].goes_on.holds(state, host, state.holder[card], card)
