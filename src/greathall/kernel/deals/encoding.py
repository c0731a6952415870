"""What seats know of deals, as features, and the answers to offers as places of a table: see `kernel/encoding.py`."""

from __future__ import annotations

from mypy_extensions import i64

from greathall.kernel.deals.answers import Asking
from greathall.kernel.deals.book import MOST_OFFERS
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import Offer
from greathall.kernel.event import OPEN
from greathall.kernel.move import field, verb_of


def offer_read(state: Dealing, viewer: i64) -> Offer | None:
    """The offer that is being answered, if the viewer may read it."""
    if not state.stack:
        return None
    step = state.stack[-1]
    if isinstance(step, Asking) and (viewer == OPEN or step.offer.party(viewer)):
        return step.offer
    return None


def answers_size(seats: i64) -> i64:
    """How many places the answers to offers take: four verbs for each offer that can be open."""
    return 4 * MOST_OFFERS * seats


def answer_place(state: Dealing, seat: i64, move: i64) -> i64:
    """The place of an answer: the verb, then how far to the left its maker sits, then which of the maker's open offers it is."""
    offer = state.book.find(field(move, 0))
    assert offer is not None
    before: i64 = 0
    at: i64 = 0
    while state.book.offers[at].number != offer.number:
        if state.book.offers[at].maker == offer.maker:
            before += 1
        at += 1
    return (verb_of(move) * state.seats + (offer.maker + state.seats - seat) % state.seats) * MOST_OFFERS + before
