"""How bots deal: what an offer is worth to a seat, which offers to make, and whether a promise is kept.

Everything is valued in chances to win, by the game's own evaluation, on a few positions drawn from what the seat knows. A promise is worth
what it is about, times how far its maker can be trusted; a promise given costs what it forbids or asks for.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greathall.kernel.bits import bit_at, how_many, lowest
from greathall.kernel.chance import Chance
from greathall.kernel.deals.answers import ACCEPT, DECLINE
from greathall.kernel.deals.book import BROKEN, KEPT, PENDING
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import AID, SPARE, STRIKE, Offer, Promise
from greathall.kernel.move import pack

DRAWS: Final[i64] = 6
ROUNDS: Final[i64] = 2
"""How many rounds the promises that it offers last."""
NO_TARGET: Final = 1.0
MARGIN: Final = 0.004
"""The least that a deal must bring each side."""
SECRET: Final = 0.01
"""What a look at a secret is worth, or costs."""
LIKELY: Final = 0.7
UNLIKELY: Final = 0.15
"""How likely a rival strikes a House that is their best target, and one that is not."""
MOST_ANSWERS: Final[i64] = 40
TEMPTATION: Final = 0.05
"""The gain for which a bot that is not honest breaks its word."""


def trust(position: Dealing, seat: i64) -> float:
    """How far a seat can be trusted, going by how it has kept its word so far."""
    kept = float(position.book.tally(seat, KEPT))
    broken = float(position.book.tally(seat, BROKEN))
    return (kept + 1.5) / (kept + 2.0 * broken + 2.0)


def breaks_word(position: Dealing, seat: i64, move: i64) -> bool:
    """Whether a move would break a promise of the seat's own."""
    if position.book.pending == 0:
        return False
    trial = position.copy()
    assert isinstance(trial, Dealing)
    trial.apply(seat, move)
    # What is declared does its harm only once nobody objects: every window is let go, and what else must be chosen is chosen at hand.
    left: i64 = MOST_ANSWERS
    while left and not trial.quiet() and not trial.over():
        other = lowest(trial.deciders())
        passing = trial.declining(other)
        trial.apply(other, trial.moves(other)[0] if passing < 0 else passing)
        left -= 1
    return trial.book.tally(seat, BROKEN) > position.book.tally(seat, BROKEN)


def decline(position: Dealing) -> i64:
    """The move that declines the offer being asked."""
    asking = position.asking()
    assert asking is not None
    return pack(DECLINE, asking.offer.number)


class Haggler:
    """How a bot deals."""

    def __init__(self, chance: Chance, honest: bool) -> None:
        self.chance = chance
        self.honest: bool = honest

    def answer(self, position: Dealing, seat: i64) -> i64:
        """Accept the offer that is being asked if it pays, otherwise decline it."""
        asking = position.asking()
        assert asking is not None
        offer = asking.offer
        if position.can_accept(seat, offer) and self.gain(position, seat, offer) > MARGIN:
            return pack(ACCEPT, offer.number)
        return decline(position)

    def gain(self, position: Dealing, seat: i64, offer: Offer) -> float:
        """What accepting an offer brings a seat, on average over what it can't know."""
        total = 0.0
        for _each in range(DRAWS):
            drawn = self.draw(position, seat)
            total += exchanged(drawn, offer.maker, seat, offer.gives, offer.wants, seat)
            total += self.promised(drawn, seat, offer.maker, offer.promises)
            total -= self.owed(drawn, seat, offer.maker, offer.demands)
        return total / float(DRAWS) + SECRET * float(how_many(offer.shows) - how_many(offer.sees))

    def draw(self, position: Dealing, seat: i64) -> Dealing:
        drawn = position.imagine(seat, self.chance)
        assert isinstance(drawn, Dealing)
        return drawn

    # Promises.

    def promised(self, drawn: Dealing, seat: i64, by: i64, promises: list[Promise]) -> float:
        """What promises of another seat are worth."""
        total = 0.0
        for promise in promises:
            total += trust(drawn, by) * self.deed_worth(drawn, seat, by, promise)
        return total

    def deed_worth(self, drawn: Dealing, seat: i64, by: i64, promise: Promise) -> float:
        """What it is worth to a seat that another keeps a promise."""
        if promise.kind == SPARE:
            likely = LIKELY if best_target(drawn, by) == promise.thing else UNLIKELY
            return -likely * float(ROUNDS) * struck(drawn, seat, promise.thing)
        if promise.kind == STRIKE:
            return struck(drawn, seat, promise.thing)
        if promise.kind == AID:
            return mended(drawn, seat, promise.thing)
        return exchanged(drawn, by, seat, vec[i64]([promise.thing]), vec[i64](), seat)

    def owed(self, drawn: Dealing, seat: i64, to: i64, promises: list[Promise]) -> float:
        """What promises to another seat cost; half of it if the word need not be kept."""
        total = 0.0
        for promise in promises:
            best = max(0.0, best_besides(drawn, seat, -1))
            if promise.kind == SPARE:
                other = best_besides(drawn, seat, promise.thing)
                # Whoever spares everyone can do nothing any more.
                total += NO_TARGET if other < 0.0 else float(ROUNDS) * max(0.0, struck(drawn, seat, promise.thing) - other)
            elif promise.kind == STRIKE:
                total += max(0.0, best - struck(drawn, seat, promise.thing))
            elif promise.kind == AID:
                total += max(0.0, best - mended(drawn, seat, promise.thing))
            else:
                total -= exchanged(drawn, seat, to, vec[i64]([promise.thing]), vec[i64](), seat)
        return total if self.honest else 0.5 * total

    # Offers.

    def offer(self, position: Dealing, seat: i64) -> Offer | None:
        """The offer that brings the seat most among those that should please the other side too."""
        drawn: list[Dealing] = [self.draw(position, seat) for _ in range(DRAWS)]
        best: Offer | None = None
        most = MARGIN
        for other in range(position.seats):
            if other == seat:
                continue
            pact = self.pact(position, seat, other)
            if pact is not None:
                gain = self.pact_gain(drawn, seat, other, pact)
                if gain > most and self.pact_gain(drawn, other, seat, pact) > MARGIN:
                    most = gain
                    best = pact
            swap = self.best_swap(drawn, seat, other, most)
            if swap is not None:
                most = swap.gain
                best = swap.offer
        return best

    def pact(self, position: Dealing, seat: i64, other: i64) -> Offer | None:
        """Each side spares the other's House, unless they do so already."""
        own, theirs = position.house_of(seat), position.house_of(other)
        if spares(position, seat, theirs) or spares(position, other, own):
            return None
        until = position.turn_number() + ROUNDS * position.seats
        nothing = vec[i64]()
        return Offer(bit_at(other), nothing, nothing, 0, 0, [Promise(SPARE, theirs, until)], [Promise(SPARE, own, until)])

    def pact_gain(self, drawn: list[Dealing], seat: i64, other: i64, pact: Offer) -> float:
        """What a pact brings one of its sides: being spared, less sparing the other."""
        own = drawn[0].house_of(seat)
        total = 0.0
        for position in drawn:
            for promise in pact.promises + pact.demands:
                if promise.thing == own:
                    total += self.promised(position, seat, other, [promise])
                else:
                    total -= self.owed(position, seat, other, [promise])
        return total / float(len(drawn))

    def best_swap(self, drawn: list[Dealing], seat: i64, other: i64, least: float) -> Swap | None:
        """One card for one card: the best swap of those that the other side can make in at least half of the draws."""
        swaps: list[Swap] = []
        for position in drawn:
            for give in position.cards_to_give(seat):
                for want in position.cards_to_give(other):
                    if give != want:
                        tried = find_swap(swaps, give, want)
                        gives, wants = vec[i64]([give]), vec[i64]([want])
                        tried.gain += exchanged(position, seat, other, gives, wants, seat)
                        tried.theirs += exchanged(position, seat, other, gives, wants, other)
                        tried.draws += 1
        best: Swap | None = None
        for swap in swaps:
            swap.gain /= float(swap.draws)
            if 2 * swap.draws >= DRAWS and swap.theirs / float(swap.draws) > MARGIN and swap.gain > least:
                least = swap.gain
                best = swap
        if best is not None:
            best.offer = Offer(bit_at(other), vec[i64]([best.give]), vec[i64]([best.want]), 0, 0, [], [])
        return best


class Swap:
    """One card for another, and what it brings both sides, summed over the draws in which it can be made."""

    def __init__(self, give: i64, want: i64) -> None:
        self.give: i64 = give
        self.want: i64 = want
        self.gain: float = 0.0
        self.theirs: float = 0.0
        self.draws: i64 = 0
        self.offer: Offer | None = None


def find_swap(swaps: list[Swap], give: i64, want: i64) -> Swap:
    for swap in swaps:
        if swap.give == give and swap.want == want:
            return swap
    swaps.append(Swap(give, want))
    return swaps[-1]


def spares(position: Dealing, seat: i64, house: i64) -> bool:
    """Whether a seat has promised to spare a House."""
    for pledge in position.book.pledges:
        if pledge.fate == PENDING and pledge.by == seat and pledge.promise.kind == SPARE and pledge.promise.thing == house:
            return True
    return False


def exchanged(drawn: Dealing, giver: i64, taker: i64, gives: vec[i64], wants: vec[i64], seat: i64) -> float:
    """What a seat gains when these cards change hands; nothing if they can't."""
    if (len(gives) == 0 and len(wants) == 0) or not drawn.holds(giver, gives) or not drawn.holds(taker, wants):
        return 0.0
    trial = drawn.copy()
    assert isinstance(trial, Dealing)
    if len(gives):
        trial.hand_over(giver, taker, gives)
    if len(wants):
        trial.hand_over(taker, giver, wants)
    return trial.evaluate(seat) - drawn.evaluate(seat)


def struck(drawn: Dealing, seat: i64, house: i64) -> float:
    """What a seat gains when a House is harmed."""
    trial = drawn.copy()
    assert isinstance(trial, Dealing)
    trial.hurt(house)
    return trial.evaluate(seat) - drawn.evaluate(seat)


def mended(drawn: Dealing, seat: i64, house: i64) -> float:
    """What a seat gains when a House is helped."""
    trial = drawn.copy()
    assert isinstance(trial, Dealing)
    trial.mend(house)
    return trial.evaluate(seat) - drawn.evaluate(seat)


def best_target(drawn: Dealing, seat: i64) -> i64:
    """The House that a seat gains most by harming, of those it has not promised to spare; −1 if there is none."""
    best: i64 = -1
    most = -1.0
    for other in range(drawn.seats):
        house = drawn.house_of(other)
        if other != seat and not spares(drawn, seat, house):
            gain = struck(drawn, seat, house)
            if gain > most:
                most = gain
                best = house
    return best


def best_besides(drawn: Dealing, seat: i64, house: i64) -> float:
    """What a seat gains by harming the best of the other Houses that it may still harm; −1 if there is none."""
    most = -1.0
    for other in range(drawn.seats):
        target = drawn.house_of(other)
        if other != seat and target != house and not spares(drawn, seat, target):
            most = max(most, 0.0, struck(drawn, seat, target))
    return most
