"""The offers that come to a bot's mind: those that people make.

Peace between two, a card for a card, aid for aid, a card for a deed, both against whoever is in the way of both. What was refused is not
offered again until the two have made another deal.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greathall.bots.valuing import exchanged, spares, struck
from greathall.kernel.bits import bit_at
from greathall.kernel.deals.book import PENDING
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import AID, SPARE, STRIKE, Offer, Promise

ROUNDS: Final[i64] = 2
"""How many rounds promises to spare last."""
MOST_PEACES: Final[i64] = 3
"""How often two seats may make peace: if they always did, nobody would win."""
SOON: Final[i64] = 1
"""How many rounds there are to do a deed."""


def ideas(position: Dealing, drawn: list[Dealing], seat: i64, other: i64) -> list[Offer]:
    """What a seat could offer another, of all kinds that the other has not refused."""
    found: list[Offer] = swaps(drawn, seat, other)
    if position.judges:
        found.extend(words_for_words(position, drawn, seat, other))
        found.extend(cards_for_deeds(position, drawn, seat, other))
    return [offer for offer in found if not position.book.has_refused(seat, other, offer.shape())]


def word_for_word(other: i64, promise: Promise, demand: Promise) -> Offer:
    """A promise for a promise."""
    nothing = vec[i64]()
    return Offer(bit_at(other), nothing, nothing, 0, 0, [promise], [demand])


def words_for_words(position: Dealing, drawn: list[Dealing], seat: i64, other: i64) -> list[Offer]:
    """Peace, aid for aid, and both against a third."""
    own, theirs = position.house_of(seat), position.house_of(other)
    soon = position.turn_number() + SOON * position.seats
    found: list[Offer] = []
    if may_make_peace(position, seat, other):
        until = position.turn_number() + ROUNDS * position.seats
        found.append(word_for_word(other, Promise(SPARE, theirs, until), Promise(SPARE, own, until)))
    found.append(word_for_word(other, Promise(AID, theirs, soon), Promise(AID, own, soon)))
    third = in_the_way(drawn, seat, other)
    if third >= 0:
        found.append(word_for_word(other, Promise(STRIKE, third, soon), Promise(STRIKE, third, soon)))
    return [offer for offer in found if not promised(position, seat, offer.promises[0]) and not promised(position, other, offer.demands[0])]


def cards_for_deeds(position: Dealing, drawn: list[Dealing], seat: i64, other: i64) -> list[Offer]:
    """A card given for aid, for peace, or for a blow against a third."""
    if not position.takes_cards(other):
        return []
    own = position.house_of(seat)
    soon = position.turn_number() + SOON * position.seats
    deeds: list[Promise] = [Promise(AID, own, soon)]
    third = in_the_way(drawn, seat, seat)
    if third >= 0 and third != position.house_of(other):
        deeds.append(Promise(STRIKE, third, soon))
    if may_make_peace(position, seat, other):
        deeds.append(Promise(SPARE, own, position.turn_number() + ROUNDS * position.seats))
    found: list[Offer] = []
    for deed in deeds:
        if not promised(position, other, deed):
            for card in position.cards_to_give(seat):
                found.append(Offer(bit_at(other), vec[i64]([card]), vec[i64](), 0, 0, [], [deed]))
    return found


def may_make_peace(position: Dealing, seat: i64, other: i64) -> bool:
    """Whether a seat would make peace with another: it keeps peace with one at a time, and with none for a whole game."""
    own = position.house_of(seat)
    times: i64 = 0
    for pledge in position.book.pledges:
        if pledge.promise.kind == SPARE:
            if pledge.fate == PENDING and pledge.by == seat:
                return False
            if pledge.by == other and pledge.promise.thing == own:
                times += 1
    return times < MOST_PEACES


def promised(position: Dealing, seat: i64, promise: Promise) -> bool:
    """Whether a seat has promised that already."""
    for pledge in position.book.pledges:
        about = pledge.promise
        if pledge.fate == PENDING and pledge.by == seat and about.kind == promise.kind and about.thing == promise.thing:
            return True
    return False


def in_the_way(drawn: list[Dealing], seat: i64, other: i64) -> i64:
    """The House of a third whose harm brings two seats most, if it brings both something; −1 if there is none."""
    best: i64 = -1
    most = 0.0
    for third in range(drawn[0].seats):
        house = drawn[0].house_of(third)
        if third in (seat, other) or spares(drawn[0], seat, house) or spares(drawn[0], other, house):
            continue
        mine, theirs = 0.0, 0.0
        for position in drawn:
            mine += struck(position, seat, house)
            theirs += struck(position, other, house)
        if min(mine, theirs) > most:
            most = min(mine, theirs)
            best = house
    return best


def swaps(drawn: list[Dealing], seat: i64, other: i64) -> list[Offer]:
    """One card for one card: the best swap for the seat that the other can make in at least half of the draws."""
    tried: list[Swap] = []
    for position in drawn:
        for give in position.cards_to_give(seat):
            for want in position.cards_to_give(other):
                if give != want:
                    swap = find_swap(tried, give, want)
                    gives, wants = vec[i64]([give]), vec[i64]([want])
                    swap.gain += exchanged(position, seat, other, gives, wants, seat)
                    swap.theirs += exchanged(position, seat, other, gives, wants, other)
                    swap.draws += 1
    best: Swap | None = None
    for swap in tried:
        if 2 * swap.draws < i64(len(drawn)) or swap.theirs <= 0.0 or swap.gain <= 0.0:
            continue
        if best is None or swap.gain * float(best.draws) > best.gain * float(swap.draws):
            best = swap
    return [] if best is None else [Offer(bit_at(other), vec[i64]([best.give]), vec[i64]([best.want]), 0, 0, [], [])]


class Swap:
    """One card for another, and what it brings both sides, summed over the draws in which it can be made."""

    def __init__(self, give: i64, want: i64) -> None:
        self.give: i64 = give
        self.want: i64 = want
        self.gain: float = 0.0
        self.theirs: float = 0.0
        self.draws: i64 = 0


def find_swap(swaps: list[Swap], give: i64, want: i64) -> Swap:
    for swap in swaps:
        if swap.give == give and swap.want == want:
            return swap
    swaps.append(Swap(give, want))
    return swaps[-1]
