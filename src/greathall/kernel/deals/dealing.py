"""Offers between seats: cards and showings change hands at once, promises bind nobody.

A game whose states are `Dealing` says what can be given and shown; all else is here. Whenever nothing is being resolved (the step on
top of the stack is `quiet`) any seat may `propose` an offer. Those it is made to are asked at once, each of them once: they accept,
decline, leave it lying or propose another in return. What is left lying can be taken up, declined or withdrawn at every quiet moment of
the same turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.kernel import messages
from greathall.kernel.bits import bit_at
from greathall.kernel.chance import Chance
from greathall.kernel.deals import words
from greathall.kernel.deals.answers import (
    ACCEPT,
    ACCEPTED,
    DECLINE,
    DECLINED,
    OFFERED,
    VOIDED,
    WITHDRAW,
    WITHDRAWN,
    Asking,
    ask,
)
from greathall.kernel.deals.book import LAPSED, MOST_OFFERS, Book
from greathall.kernel.deals.offer import CARD, EVERYBODY, Offer, Promise, goods
from greathall.kernel.deals.promises import Promising
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import EVERYONE, OPEN, Event
from greathall.kernel.move import field, pack, verb_of
from greathall.kernel.sentences.message import Part, Reason, Saying
from greathall.kernel.state import State

if TYPE_CHECKING:
    from greathall.kernel.catalog import Game

# What is wrong with an offer or an answer: each game names the line of its rules.
NOT_QUIET: Final[i64] = 0
DEALS_OFF: Final[i64] = 1
WHOM: Final[i64] = 2
CARDS: Final[i64] = 3
NO_CARDS: Final[i64] = 4
TOO_MANY: Final[i64] = 5
COUNTERING: Final[i64] = 6
TURN: Final[i64] = 7

MOST_CARDS: Final = 30
MOST_PROMISES: Final = 6
"""Nobody could read more of them, and an offer stays small on the wire."""
LAST_NUMBER: Final[i64] = 1000
"""Offers are numbered up to this, then from 0 again: their numbers stand in moves."""


def may_deal(state: State, seat: i64) -> bool:
    """Whether a seat could make an offer or answer one: that is a choice, even where it has only one move."""
    return isinstance(state, Dealing) and (state.asking() is not None or state.may_propose(seat) or len(state.calls(seat)) > 0)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Dealing(Promising):
    """A position of a game in which seats make deals."""

    def __init__(self, game: Game, seats: i64, chance: Chance, options: Mapping[str, str]) -> None:
        super().__init__(game, seats, chance, options)
        self.deals: bool = True
        """Whether deals are made at this table."""

    def take_deals(self, other: Dealing) -> None:
        """Take over what another position says of deals."""
        self.book = other.book
        self.deals = other.deals
        self.judges = other.judges

    # What each game says for itself.

    def turn_number(self) -> i64:
        """The number of the current turn."""
        raise NotImplementedError

    def holds(self, seat: i64, kinds: vec[i64]) -> bool:
        """Whether a seat can give these cards now."""
        raise NotImplementedError

    def hand_over(self, giver: i64, taker: i64, kinds: vec[i64]) -> None:
        """Cards pass from hand to hand; only these two know which."""
        raise NotImplementedError

    def show(self, owner: i64, viewer: i64, secrets: i64) -> None:
        """One seat lets another look at secrets of its own."""
        raise NotImplementedError

    def takes_cards(self, seat: i64) -> bool:
        """Whether a seat may give and take cards at all."""
        raise NotImplementedError

    def deal_fault(self, seat: i64, offer: Offer) -> IllegalMove | None:
        """Why the game itself refuses an offer; None if it does not."""
        raise NotImplementedError

    def deal_line(self, topic: i64) -> str:
        """The line of the rules that a refusal names."""
        raise NotImplementedError

    def not_now(self) -> IllegalMove:
        """Why no deals are made just now."""
        return self.refuse_offer(NOT_QUIET, messages.NOT_QUIET)

    def house_of(self, seat: i64) -> i64:
        """The House that a seat plays."""
        raise NotImplementedError

    def hurt(self, house: i64) -> None:
        """Change the position as if a House were harmed once; for valuing promises."""
        raise NotImplementedError

    def mend(self, house: i64) -> None:
        """Change the position as if a House were helped once; for valuing promises."""
        raise NotImplementedError

    def cards_to_give(self, seat: i64) -> vec[i64]:
        """The kinds of cards that a seat can give now."""
        raise NotImplementedError

    def able_to(self, seat: i64, promise: Promise) -> bool:
        """Whether a seat could keep a promise with the cards that it holds."""
        return True

    def goods_sayings(self, kinds: vec[i64], hidden: bool) -> list[Saying]:
        """What is said of the cards on one side of an offer, one by one; if it is `hidden`, to those who don't see them."""
        if hidden:
            return [messages.HIDDEN_CARDS.say(len(kinds))]
        return [messages.GOODS.say(int(kind)) for kind in kinds]

    def see_offer(self, offer: Offer) -> None:
        """Those an offer is made to see that its maker has the cards."""
        raise NotImplementedError

    def any_cards(self, seat: i64, count: i64, chance: Chance) -> vec[i64]:
        """A number of cards, by chance, that a seat could give or could have given before: what others may think it offers."""
        raise NotImplementedError

    # Making offers and answering them.

    def quiet(self) -> bool:
        """Whether nothing is being resolved."""
        return len(self.stack) > 0 and self.stack[-1].quiet()

    def asking(self) -> Asking | None:
        """The offer that is being answered just now."""
        top = self.stack[-1] if self.stack else None
        return top if isinstance(top, Asking) else None

    def offers_left(self, seat: i64) -> i64:
        """How many offers a seat may still make in this turn."""
        return MOST_OFFERS - self.book.made[seat] if self.deals else i64(0)

    def may_propose(self, seat: i64) -> bool:
        return self.offers_left(seat) > 0 and self.quiet()

    def calls(self, seat: i64) -> vec[i64]:
        found = vec[i64]()
        asking = self.asking()
        if asking is not None:
            if asking.offer.maker == seat:
                found = append(found, pack(WITHDRAW, asking.offer.number))
        elif self.book.offers and self.quiet():
            for offer in self.book.offers:
                if offer.maker == seat:
                    found = append(found, pack(WITHDRAW, offer.number))
                elif offer.to >> seat & 1:
                    if self.can_accept(seat, offer):
                        found = append(found, pack(ACCEPT, offer.number))
                    found = append(found, pack(DECLINE, offer.number))
        return found

    def able(self, seat: i64, gives: vec[i64], takes: vec[i64]) -> bool:
        """Whether a seat can give these cards and take those; whether the maker of an offer still can is checked on acceptance."""
        return self.holds(seat, gives) and (len(takes) == 0 or self.takes_cards(seat))

    def can_accept(self, seat: i64, offer: Offer) -> bool:
        return self.able(seat, offer.wants, offer.gives)

    def apply(self, seat: i64, move: i64) -> None:
        if verb_of(move) <= WITHDRAW and (self.asking() is None or verb_of(move) == WITHDRAW):
            self.answer_call(seat, move)
        else:
            super().apply(seat, move)

    def answer_call(self, seat: i64, move: i64) -> None:
        """Take up, decline or withdraw an offer that lies open."""
        verb, number = verb_of(move), field(move, 0)
        offer = self.book.find(number)
        assert offer is not None
        if verb == ACCEPT:
            self.close_deal(offer, seat)
        elif verb == DECLINE:
            self.decline(offer, seat)
            self.leave_to(offer, offer.to & ~bit_at(seat))
        else:
            self.tell_offer(pack(WITHDRAWN, seat, number), offer)
            self.book = self.book.without(number)
            if self.asking() is not None:
                self.stack.pop()
        self.settle()

    def tell_offer(self, word: i64, offer: Offer) -> None:
        """Note what happened to an offer."""
        if self.events is not None:
            self.events.append(Event(word, EVERYONE, offer))

    def decline(self, offer: Offer, seat: i64) -> None:
        """A seat wants nothing of an offer."""
        self.tell_offer(pack(DECLINED, seat, offer.number), offer)
        self.book = self.book.refused(offer, seat)

    def leave_to(self, offer: Offer, to: i64) -> None:
        """The offer stays open for these, if there are any."""
        self.book = self.book.left_to(offer.number, to) if to else self.book.without(offer.number)

    def event_saying(self, event: Event, viewer: i64) -> Saying | None:
        return words.event_saying(self, event, viewer)

    def refuse_offer(self, topic: i64, reason: Reason, *parts: Part) -> IllegalMove:
        return reason.refuse(self, *parts, line=self.deal_line(topic))

    def offer_fault(self, seat: i64, offer: Offer) -> IllegalMove | None:
        """Why an offer can't be made; None if it can."""
        if not 0 <= seat < self.seats:
            return messages.NO_SEAT.refuse(self, str(seat))
        if not self.deals:
            return self.refuse_offer(DEALS_OFF, messages.DEALS_OFF)
        if self.over():
            return messages.GAME_OVER.refuse(self)
        asking = self.asking()
        if offer.counters >= 0:
            countered = self.book.find(offer.counters)
            if countered is None or not countered.to >> seat & 1 or offer.to != bit_at(countered.maker):
                return self.refuse_offer(COUNTERING, messages.COUNTER_WHOM)
            if asking is not None and (asking.offer.number != offer.counters or not self.deciders() >> seat & 1):
                return self.refuse_offer(COUNTERING, messages.OTHER_OFFER)
        if not (self.quiet() or (asking is not None and offer.counters >= 0)):
            return self.not_now()
        if self.book.made[seat] >= MOST_OFFERS:
            return self.refuse_offer(TOO_MANY, messages.TOO_MANY_OFFERS, MOST_OFFERS)
        to = self.addressees(seat, offer)
        several = offer.to & (offer.to - 1) != 0
        to_all = offer.to == EVERYBODY or offer.to | bit_at(seat) == bit_at(self.seats) - 1
        if to == 0 or (several and not to_all):
            return self.refuse_offer(WHOM, messages.OFFER_WHOM)
        if not (len(offer.gives) or len(offer.wants) or offer.shows or offer.sees or offer.promises or offer.demands or offer.words):
            return self.refuse_offer(WHOM, messages.OFFER_EMPTY)
        if max(len(offer.gives), len(offer.wants)) > MOST_CARDS or max(len(offer.promises), len(offer.demands)) > MOST_PROMISES:
            return self.refuse_offer(WHOM, messages.OFFER_LONG, MOST_CARDS, MOST_PROMISES)
        if not self.holds(seat, offer.gives):
            return self.refuse_offer(CARDS, messages.CANNOT_GIVE)
        if not self.judges and (offer.promises or offer.demands):
            return self.refuse_offer(TURN, messages.WORDS_ALONE)
        for promise in offer.promises + offer.demands:
            if promise.until <= self.turn_number():
                return self.refuse_offer(TURN, messages.TURN_PAST)
        return self.deal_fault(seat, offer)

    def addressees(self, seat: i64, offer: Offer) -> i64:
        """The seats that an offer asks: an offer of cards to all passes over those who take and give none."""
        to = offer.to & (bit_at(self.seats) - 1) & ~bit_at(seat)
        if to & (to - 1) and (len(offer.gives) or len(offer.wants)):
            for other in range(self.seats):
                if not self.takes_cards(other):
                    to &= ~bit_at(other)
        return to

    def propose(self, seat: i64, offer: Offer) -> None:
        """Make an offer; `IllegalMove`, and nothing changed, if it can't be made."""
        fault = self.offer_fault(seat, offer)
        if fault is not None:
            raise fault
        if self.events is not None:
            self.events = []
        asking = self.asking()
        if asking is not None:
            # Until all have answered, nobody learns that this is the answer.
            self.stack[-1] = asking.countered(seat, offer.signed(seat, -1, offer.to))
            self.settle()
            return
        countered = self.book.find(offer.counters)
        if countered is not None:
            self.decline(countered, seat)
            self.leave_to(countered, countered.to & ~bit_at(seat))
        self.lay(offer, seat)

    def lay(self, offer: Offer, maker: i64) -> None:
        """An offer is on the table, and those it is made to are asked."""
        made = offer.signed(maker, self.book.count % LAST_NUMBER, self.addressees(maker, offer))
        self.book = self.book.opened(made)
        self.tell_offer(pack(OFFERED, maker, made.number), made)
        self.see_offer(made)
        self.stack.append(ask(made, self.seats))

    def close_deal(self, offer: Offer, taker: i64) -> None:
        """Everything changes hands at once, or nothing does."""
        maker = offer.maker
        self.book = self.book.without(offer.number)
        if not self.able(maker, offer.gives, offer.wants) or not self.able(taker, offer.wants, offer.gives):
            self.tell_offer(pack(VOIDED, maker, offer.number), offer)
            return
        self.tell_offer(pack(ACCEPTED, taker, offer.number), offer)
        self.book = self.book.agreed(maker, taker)
        if len(offer.gives):
            self.hand_over(maker, taker, offer.gives)
        if len(offer.wants):
            self.hand_over(taker, maker, offer.wants)
        for kind in offer.gives:
            self.deed(maker, CARD, kind, taker)
        for kind in offer.wants:
            self.deed(taker, CARD, kind, maker)
        if offer.shows:
            self.show(maker, taker, offer.shows)
        if offer.sees:
            self.show(taker, maker, offer.sees)
        self.pledge(maker, taker, offer.promises)
        self.pledge(taker, maker, offer.demands)

    # The turns.

    def deal_turn(self, turn: i64) -> None:
        """A turn begins: promises that run until it are judged, offers left lying are closed."""
        self.close_offers()
        self.judge_due(turn)

    def deal_end(self) -> None:
        """The game ends: promises that still run lapse, and nothing lies open."""
        self.close_offers()
        self.judge_rest()

    def close_offers(self) -> None:
        """Whatever was left lying lapses, and everyone may make offers again."""
        for offer in self.book.offers:
            self.tell_offer(pack(VOIDED, offer.maker, offer.number, LAPSED), offer)
        self.book = self.book.fresh_turn()

    # What others think of offers that they have no part in.

    def imagined_offer(self, offer: Offer, viewer: i64, chance: Chance) -> Offer:
        """An offer as the viewer knows it; one that they have no part in has its cards drawn again."""
        if offer.party(viewer) or viewer == OPEN:
            return offer
        gives = self.any_cards(offer.maker, i64(len(offer.gives)), chance)
        wants = vec[i64]()
        for _ in offer.wants:
            wants = append(wants, chance.below(i64(len(goods(self.names())))))
        return offer.remade(offer.to, gives, wants, "?" if offer.words else "", offer.maker, offer.number, offer.seen)

    def imagine_offers(self, viewer: i64, chance: Chance) -> None:
        """In the open offers, draw again the cards that the viewer can't know."""
        if self.book.offers:
            book = self.book
            offers = [self.imagined_offer(offer, viewer, chance) for offer in book.offers]
            self.book = Book(offers, book.pledges, book.made, book.count, book.pending, book.refusals)
