"""How bots deal: what an offer is worth to a seat, which offers to make, and whether a promise is kept.

Everything is valued in chances to win, by the game's own evaluation, on a few positions drawn from what the seat knows. A promise is worth
what it is about, times how far its maker can be trusted; a promise given costs what it forbids or asks for.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greathall.bots.bargains import ROUNDS, ideas, may_make_peace
from greathall.bots.valuing import best_besides, best_target, deceivers, exchanged, mended, struck, trust
from greathall.kernel.bits import bit_at, how_many, lowest
from greathall.kernel.chance import Chance
from greathall.kernel.deals.answers import ACCEPT, DECLINE
from greathall.kernel.deals.book import BROKEN, KEPT, PENDING
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import AID, SPARE, STRIKE, Offer, Promise
from greathall.kernel.move import pack

DRAWS: Final[i64] = 6
NO_TARGET: Final = 1.0
"""What a promise costs that can't be kept, or leaves nothing to do."""
MARGIN: Final = 0.004
"""The least that a deal must bring each side."""
SECRET: Final = 0.01
"""What a look at a secret is worth, or costs."""
LIKELY: Final = 0.7
UNLIKELY: Final = 0.15
"""How likely a rival strikes a House that is their best target, and one that is not."""
MOST_ANSWERS: Final[i64] = 40


class Character:
    """How a bot thinks of its own word and that of others."""

    def __init__(
        self, honest: bool, temptation: float, patience: float, forgiveness: float, peace: float = 1.5, deeds: float = 0.1
    ) -> None:
        self.honest: bool = honest
        """Whether it breaks its word only when every move does."""
        self.temptation: float = temptation
        """The gain for which it breaks its word otherwise."""
        self.patience: float = patience
        """What it lets a deed cost that it has promised."""
        self.forgiveness: float = forgiveness
        """How lightly it takes what others broke."""
        self.peace: float = peace
        """What credit everyone has with it for leaving something undone, in promises kept."""
        self.deeds: float = deeds
        """The same for doing something, and wherever it is to give a card at once for words."""


SHREWD: Final = Character(honest=False, temptation=0.05, patience=0.01, forgiveness=0.7)
HONEST: Final = Character(honest=True, temptation=0.0, patience=0.03, forgiveness=1.5)
FALSE: Final = Character(honest=False, temptation=0.0, patience=0.0, forgiveness=1.0)


def breaks_word(position: Dealing, seat: i64, move: i64) -> bool:
    """Whether a move would break a promise of the seat's own."""
    return position.book.pending != 0 and whom(position, resolved(position, seat, move), seat, BROKEN) != 0


def betrays(position: Dealing, seat: i64, move: i64) -> bool:
    """Whether it would break one to somebody who has not broken theirs to the seat."""
    return whom(position, resolved(position, seat, move), seat, BROKEN) & ~deceivers(position, seat) != 0


def keeps_word(position: Dealing, seat: i64, move: i64) -> bool:
    """Whether a move would do what the seat has promised to do."""
    after = resolved(position, seat, move)
    # What time alone brings is nobody's deed.
    return after.turn_number() == position.turn_number() and whom(position, after, seat, KEPT) != 0


def whom(position: Dealing, after: Dealing, seat: i64, fate: i64) -> i64:
    """The mask of those to whom a seat's promises have gone that way since."""
    found: i64 = 0
    for place in range(i64(len(position.book.pledges))):
        pledge = position.book.pledges[place]
        if pledge.by == seat and pledge.fate == PENDING and after.book.pledges[place].fate == fate:
            found |= bit_at(pledge.to)
    return found


def resolved(position: Dealing, seat: i64, move: i64) -> Dealing:
    """The position once a move has been resolved."""
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
    return trial


def owes_deed(position: Dealing, seat: i64) -> bool:
    """Whether a seat has promised to do something."""
    return any(pledge.fate == PENDING and pledge.by == seat and pledge.promise.kind != SPARE for pledge in position.book.pledges)


def decline(position: Dealing) -> i64:
    """The move that declines the offer being asked."""
    asking = position.asking()
    assert asking is not None
    return pack(DECLINE, asking.offer.number)


class Haggler:
    """How a bot deals."""

    def __init__(self, chance: Chance, character: Character) -> None:
        self.chance = chance
        self.character = character

    def answer(self, position: Dealing, seat: i64) -> i64:
        """Accept the offer that is being asked if it pays, otherwise decline it."""
        asking = position.asking()
        assert asking is not None
        offer = asking.offer
        if position.can_accept(seat, offer) and not self.idle_peace(position, seat, offer) and self.gain(position, seat, offer) > MARGIN:
            return pack(ACCEPT, offer.number)
        return decline(position)

    def idle_peace(self, position: Dealing, seat: i64, offer: Offer) -> bool:
        """Whether both sides would promise to spare each other although one of them keeps peace already: nobody wins by that."""
        for promise in offer.demands:
            if promise.kind == SPARE and promise.thing == position.house_of(offer.maker):
                return not may_make_peace(position, seat, offer.maker)
        return False

    def gain(self, position: Dealing, seat: i64, offer: Offer) -> float:
        """What accepting an offer brings a seat, on average over what it can't know."""
        drawn: list[Dealing] = [self.draw(position, seat) for _ in range(DRAWS)]
        return self.mean(drawn, offer, offer.maker, seat, seat)

    def draw(self, position: Dealing, seat: i64) -> Dealing:
        drawn = position.imagine(seat, self.chance)
        assert isinstance(drawn, Dealing)
        return drawn

    def mean(self, drawn: list[Dealing], offer: Offer, maker: i64, taker: i64, seat: i64) -> float:
        """What a deal brings one of its sides, on average over some positions."""
        mine, theirs = (offer.demands, offer.promises) if seat == taker else (offer.promises, offer.demands)
        other = maker if seat == taker else taker
        given, got = (offer.wants, offer.gives) if seat == taker else (offer.gives, offer.wants)
        early = len(given) > 0 and len(got) == 0
        total = 0.0
        for position in drawn:
            total += exchanged(position, maker, taker, offer.gives, offer.wants, seat)
            total += self.promised(position, seat, other, theirs, early) - self.owed(position, seat, other, mine)
        looks = how_many(offer.shows) - how_many(offer.sees)
        return total / float(len(drawn)) + SECRET * float(looks if seat == taker else -looks)

    # Promises.

    def promised(self, drawn: Dealing, seat: i64, by: i64, promises: list[Promise], early: bool) -> float:
        """What promises of another seat are worth; `early` if the seat gives a card for them at once."""
        total = 0.0
        for promise in promises:
            credit = self.character.peace if promise.kind == SPARE and not early else self.character.deeds
            total += trust(drawn, by, seat, credit, self.character.forgiveness) * self.deed_worth(drawn, seat, by, promise)
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
        """What promises to another seat cost; half of it if the word need not be kept. An honest bot looks at its hand first."""
        total = 0.0
        for promise in promises:
            if self.character.honest and not drawn.able_to(seat, promise):
                return NO_TARGET
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
        return total if self.character.honest else 0.5 * total

    # Offers.

    def offer(self, position: Dealing, seat: i64) -> Offer | None:
        """The offer that brings the seat most among those that should please the other side too."""
        drawn: list[Dealing] = [self.draw(position, seat) for _ in range(DRAWS)]
        best: Offer | None = None
        most = MARGIN
        for other in range(position.seats):
            if other == seat:
                continue
            for offer in ideas(position, drawn, seat, other):
                gain = self.mean(drawn, offer, seat, other, seat)
                if gain > most and self.mean(drawn, offer, seat, other, other) > MARGIN:
                    most = gain
                    best = offer
        return best
