"""Offers between seats: cards and showings change hands at once, promises bind nobody.

A game whose states are `Dealing` says what can be given and shown; all else is here. Whenever nothing is being resolved (the step on
top of the stack is `quiet`) any seat may `propose` an offer. Those it is made to are asked at once, each of them once: they accept,
decline, leave it lying or propose another in return. What is left lying can be taken up, declined or withdrawn at every quiet moment of
the same turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.kernel.book import BROKEN, KEPT, LAPSED, MOST_OFFERS, PENDING, Book, Pledge, empty_book
from greathall.kernel.chance import Chance
from greathall.kernel.errors import BadMove, BadPosition, IllegalMove
from greathall.kernel.event import EVERYONE, OPEN
from greathall.kernel.move import Verb, field, pack, verb_of
from greathall.kernel.offer import AID, CARD, SPARE, STRIKE, Offer, Promise, from_json
from greathall.kernel.position import index, items, number
from greathall.kernel.state import State
from greathall.kernel.step import Step, Together

if TYPE_CHECKING:
    from greathall.kernel.catalog import Game

# A game that deals begins its tables of moves and tellings with these.
ACCEPT: Final[i64] = 0
DECLINE: Final[i64] = 1
CONSIDER: Final[i64] = 2
WITHDRAW: Final[i64] = 3
MOVES: Final = ("accept", "decline", "consider", "withdraw")

OFFERED: Final[i64] = 0
ACCEPTED: Final[i64] = 1
DECLINED: Final[i64] = 2
CONSIDERED: Final[i64] = 3
WITHDRAWN: Final[i64] = 4
VOIDED: Final[i64] = 5
HANDED: Final[i64] = 6
PROMISED: Final[i64] = 7
JUDGED: Final[i64] = 8
TELLINGS: Final = ("offered", "accepted", "declined", "considered", "withdrawn", "voided", "handed", "promised", "judged")
TELLING_FIELDS: Final = (
    "seat offer:number",
    "seat offer:number",
    "seat offer:number",
    "seat offer:number",
    "seat offer:number",
    "seat offer:number",
    "seat to:seat card*",
    "seat to:seat kind:promise thing:number until:number",
    "seat to:seat kind:promise thing:number fate",
)

LAST_NUMBER: Final[i64] = 1000
"""Offers are numbered up to this, then from 0 again: their numbers stand in moves."""


def move_verbs(line: str) -> list[Verb]:
    """The answers to an offer, resting on that line of the rules."""
    return [Verb(name, "offer:number", line) for name in MOVES]


def telling_verbs(line: str) -> list[Verb]:
    """What happens around offers."""
    return [Verb(name, fields, line) for name, fields in zip(TELLINGS, TELLING_FIELDS, strict=True)]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Dealing(State):
    """A position of a game in which seats make deals."""

    def __init__(self, game: Game, seats: i64, chance: Chance, options: Mapping[str, str]) -> None:
        super().__init__(game, seats, chance, options)
        self.book: Book = empty_book(seats)
        self.deals: bool = True
        """Whether deals are made at this table."""
        self.deal_line: str = ""
        """The line of the rules that refusals of offers name."""

    def take_deals(self, other: Dealing) -> None:
        """Stand as another position does, as far as deals go."""
        self.book = other.book
        self.deals = other.deals
        self.deal_line = other.deal_line

    # What each game says for itself.

    def turn_number(self) -> i64:
        """The number of the turn that is played."""
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

    def deal_fault(self, seat: i64, offer: Offer) -> str:
        """What the game itself has against an offer, in a player's words; empty if nothing."""
        raise NotImplementedError

    def card_called(self, kind: i64) -> str:
        """What sentences call a card."""
        raise NotImplementedError

    def house_called(self, house: i64) -> str:
        """What sentences call a House."""
        raise NotImplementedError

    def see_offer(self, offer: Offer) -> None:
        """Those an offer is made to see that its maker has the cards."""
        raise NotImplementedError

    def any_cards(self, seat: i64, count: i64, chance: Chance) -> vec[i64]:
        """So many cards that a seat could give, by chance: what others may take an offer for."""
        raise NotImplementedError

    # Making offers and answering them.

    def quiet(self) -> bool:
        """Whether nothing is being resolved."""
        return len(self.stack) > 0 and self.stack[-1].quiet()

    def asking(self) -> Asking | None:
        """The offer that is being answered just now."""
        top = self.stack[-1] if self.stack else None
        return top if isinstance(top, Asking) else None

    def may_propose(self, seat: i64) -> bool:
        return self.deals and self.book.made[seat] < MOST_OFFERS and self.quiet()

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

    def can_accept(self, seat: i64, offer: Offer) -> bool:
        """Whether the seat has what is wanted of it; what the maker still has is found out on acceptance."""
        return self.holds(seat, offer.wants)

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
            self.tell(pack(DECLINED, seat, number), EVERYONE)
            self.leave_to(offer, offer.to & ~(i64(1) << seat))
        else:
            self.tell(pack(WITHDRAWN, seat, number), EVERYONE)
            self.book = self.book.without(number)
            if self.asking() is not None:
                self.stack.pop()

    def leave_to(self, offer: Offer, to: i64) -> None:
        """The offer stays open for these, if there are any."""
        self.book = self.book.left_to(offer.number, to) if to else self.book.without(offer.number)

    def offer_fault(self, seat: i64, offer: Offer) -> str:
        """Why an offer can't be made; empty if it can."""
        if not 0 <= seat < self.seats:
            return f"there is no seat {seat} at this table"
        if not self.deals:
            return "no deals are made at this table"
        if self.over():
            return "the game is over"
        asking = self.asking()
        if offer.counters >= 0:
            countered = self.book.find(offer.counters)
            if countered is None or not countered.to >> seat & 1 or offer.to != i64(1) << countered.maker:
                return "only an open offer made to you can be countered, with an offer to its maker alone"
            if asking is not None and (asking.offer.number != offer.counters or not self.deciders() >> seat & 1):
                return "another offer is being answered"
        if not (self.quiet() or (asking is not None and offer.counters >= 0)):
            return "offers are made when nothing is being resolved"
        if self.book.made[seat] >= MOST_OFFERS:
            return f"each player makes at most {MOST_OFFERS} offers a turn"
        everyone = (i64(1) << self.seats) - 1
        if offer.to == 0 or offer.to & ~everyone or offer.to >> seat & 1:
            return "an offer is made to one or more other players"
        if not (len(offer.gives) or len(offer.wants) or offer.shows or offer.sees or offer.promises or offer.demands or offer.words):
            return "an offer holds at least one card, showing or promise"
        if not self.holds(seat, offer.gives):
            return "you can't give these cards now"
        for promise in offer.promises + offer.demands:
            if promise.until <= self.turn_number():
                return "a promise names a turn that is still to come"
        return self.deal_fault(seat, offer)

    def propose(self, seat: i64, offer: Offer) -> None:
        """Make an offer; `IllegalMove`, and nothing changed, if it can't be made."""
        fault = self.offer_fault(seat, offer)
        if fault:
            raise IllegalMove(fault, self.deal_line)
        if self.events is not None:
            self.events = []
        asking = self.asking()
        if asking is not None:
            # Until all have answered, nobody learns that this is the answer.
            self.stack[-1] = asking.countered(seat, offer.signed(seat, -1))
            self.settle()
            return
        countered = self.book.find(offer.counters)
        if countered is not None:
            self.tell(pack(DECLINED, seat, countered.number), EVERYONE)
            self.leave_to(countered, countered.to & ~(i64(1) << seat))
        self.lay(offer, seat)

    def lay(self, offer: Offer, maker: i64) -> None:
        """An offer is on the table, and those it is made to are asked."""
        made = offer.signed(maker, self.book.count % LAST_NUMBER)
        self.book = self.book.opened(made)
        self.tell(pack(OFFERED, maker, made.number), EVERYONE)
        self.see_offer(made)
        self.stack.append(ask(made, self.seats))

    def close_deal(self, offer: Offer, taker: i64) -> None:
        """Everything changes hands at once, or nothing does."""
        maker = offer.maker
        self.book = self.book.without(offer.number)
        if not self.holds(maker, offer.gives) or not self.holds(taker, offer.wants):
            self.tell(pack(VOIDED, maker, offer.number), EVERYONE)
            return
        self.tell(pack(ACCEPTED, taker, offer.number), EVERYONE)
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

    # Promises.

    def pledge(self, by: i64, to: i64, promises: list[Promise]) -> None:
        if promises:
            self.book = self.book.pledged([Pledge(by, to, promise) for promise in promises])
            for promise in promises:
                self.tell(pack(PROMISED, by, to, promise.kind, promise.thing, promise.until), EVERYONE)

    def harmed(self, by: i64, house: i64) -> None:
        """A seat has done something against a House."""
        if self.book.pending:
            self.deed(by, SPARE, house, -1)
            self.deed(by, STRIKE, house, -1)

    def aided(self, by: i64, house: i64) -> None:
        """A seat has done something for a House."""
        if self.book.pending:
            self.deed(by, AID, house, -1)

    def deed(self, by: i64, kind: i64, thing: i64, to: i64) -> None:
        """A seat has done what a promise is about: that breaks a promise to spare and keeps any other. A card keeps one promise only."""
        for place in range(i64(len(self.book.pledges))):
            pledge = self.book.pledges[place]
            if pledge.fate == PENDING and pledge.by == by and pledge.promise.kind == kind and pledge.promise.thing == thing:
                if kind != CARD:
                    self.judge(place, BROKEN if kind == SPARE else KEPT)
                elif pledge.to == to:
                    self.judge(place, KEPT)
                    return

    def judge(self, place: i64, fate: i64) -> None:
        pledge = self.book.pledges[place]
        self.book = self.book.judged(place, fate)
        self.tell(pack(JUDGED, pledge.by, pledge.to, pledge.promise.kind, pledge.promise.thing, fate), EVERYONE)

    def deal_turn(self, turn: i64) -> None:
        """A turn begins: promises that run until it are judged, offers left lying are closed."""
        self.book = self.book.fresh_turn()
        if self.book.pending:
            for place in range(i64(len(self.book.pledges))):
                pledge = self.book.pledges[place]
                if pledge.fate == PENDING and pledge.promise.until <= turn:
                    self.judge(place, KEPT if pledge.promise.kind == SPARE else BROKEN)

    def deal_end(self) -> None:
        """The game ends: promises that still run lapse, and nothing lies open."""
        self.book = self.book.fresh_turn()
        if self.book.pending:
            for place in range(i64(len(self.book.pledges))):
                if self.book.pledges[place].fate == PENDING:
                    self.judge(place, LAPSED)

    # What others take offers for.

    def imagined_offer(self, offer: Offer, viewer: i64, chance: Chance) -> Offer:
        """An offer as the viewer knows it, its cards drawn anew if it is none of theirs."""
        if offer.party(viewer) or viewer == OPEN:
            return offer
        gives = self.any_cards(offer.maker, i64(len(offer.gives)), chance)
        wants = vec[i64]()
        for _ in offer.wants:
            wants = append(wants, chance.below(i64(len(self.names()["card"]))))
        return offer.remade(offer.to, gives, wants, "?" if offer.words else "", offer.maker, offer.number)

    def imagine_offers(self, viewer: i64, chance: Chance) -> None:
        """Draw the cards anew that the viewer can't know in the offers that lie open."""
        if self.book.offers:
            book = self.book
            offers = [self.imagined_offer(offer, viewer, chance) for offer in book.offers]
            self.book = Book(offers, book.pledges, book.made, book.count, book.pending)


def ask(offer: Offer, seats: i64) -> Asking:
    """All it is made to are asked together."""
    answers = vec[i64]()
    for _ in range(seats):
        answers = append(answers, i64(-1))
    return Asking(offer, answers, [])


class Asking(Together[Dealing]):
    """An offer is answered by all it was made to. The first clockwise from its maker who accepts makes the deal."""

    def __init__(self, offer: Offer, answers: vec[i64], counters: list[Offer]) -> None:
        super().__init__(offer.to, answers)
        self.offer: Offer = offer
        self.counters: list[Offer] = counters
        """Offers made in return, which are asked next."""

    def choices(self, state: Dealing, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if state.can_accept(seat, self.offer):
            found = append(found, pack(ACCEPT, self.offer.number))
        found = append(found, pack(DECLINE, self.offer.number))
        return append(found, pack(CONSIDER, self.offer.number))

    def answered(self, answers: vec[i64]) -> Step[Dealing]:
        return Asking(self.offer, answers, self.counters)

    def countered(self, seat: i64, counter: Offer) -> Asking:
        """A seat answers with an offer of its own."""
        answers = self.answers[:]
        answers[seat] = pack(DECLINE, self.offer.number)
        return Asking(self.offer, answers, [*self.counters, counter])

    def resolve(self, state: Dealing) -> None:
        state.stack.pop()
        number = self.offer.number
        thinking: i64 = 0
        accepted = False
        for distance in range(i64(1), state.seats):
            seat = (self.offer.maker + distance) % state.seats
            answer = verb_of(self.answers[seat])
            if not self.asked >> seat & 1:
                continue
            if answer == ACCEPT and not accepted:
                accepted = True
                state.close_deal(self.offer, seat)
            elif answer == CONSIDER:
                thinking |= i64(1) << seat
                state.tell(pack(CONSIDERED, seat, number), EVERYONE)
            else:
                state.tell(pack(DECLINED, seat, number), EVERYONE)
        if not accepted:
            state.leave_to(self.offer, thinking)
        for distance in range(state.seats - 1, i64(0), -1):
            for counter in self.counters:
                if counter.maker == (self.offer.maker + distance) % state.seats:
                    state.lay(counter, counter.maker)

    def imagined(self, state: Dealing, seat: i64, chance: Chance) -> Step[Dealing]:
        if seat == OPEN:
            return self
        offer = state.book.find(self.offer.number)
        assert offer is not None
        twin = Asking(offer, self.answers, [counter for counter in self.counters if counter.maker == seat])
        answers = vec[i64]()
        for other in range(state.seats):
            answer = self.answers[other]
            if answer >= 0 and other != seat:
                choices = twin.choices(state, other)
                answer = choices[chance.below(i64(len(choices)))]
            answers = append(answers, answer)
        return Asking(offer, answers, twin.counters)

    def prompt(self, state: Dealing, seat: i64) -> str:
        return f"{state.called(seat)}, {state.called(self.offer.maker)} makes you an offer: accept it, decline it or let it lie?"

    def why_not(self, state: Dealing, seat: i64, move: i64) -> IllegalMove:
        if verb_of(move) == ACCEPT and field(move, 0) == self.offer.number:
            return IllegalMove("you can't give what is wanted of you", state.deal_line)
        return IllegalMove("answer the offer first", state.deal_line)

    def to_dict(self, state: Dealing, viewer: i64) -> dict[str, Any]:
        answers: list[str | None] = []
        for seat in range(state.seats):
            answer = self.answers[seat]
            answers.append(None if answer < 0 else MOVES[verb_of(answer)] if viewer in (seat, OPEN) else "?")
        names = state.names()
        counters = [{"maker": names["seat"][offer.maker], **offer.json(names)} for offer in self.counters if viewer in (offer.maker, OPEN)]
        return {"step": "asking", "offer": int(self.offer.number), "answers": answers, "counters": counters}


def read_asking(state: Dealing, data: Mapping[str, Any]) -> Asking:
    """Read `Asking.to_dict` back; what a view hides is any answer, drawn by `imagined`."""
    offer = state.book.find(number(data, "offer", 0))
    if offer is None:
        raise BadPosition("the offer that is being answered is not among the open ones")
    answers = vec[i64]()
    for answer in items(data, "answers", [None] * int(state.seats)):
        verb = -1 if answer is None else int(DECLINE) if answer == "?" else index(MOVES, answer, "answer")
        answers = append(answers, pack(verb, offer.number) if verb >= 0 else i64(-1))
    if len(answers) != state.seats:
        raise BadPosition("answers should have one entry a seat")
    names = state.names()
    counters: list[Offer] = []
    try:
        for entry in items(data, "counters", []):
            maker = index(names["seat"], entry.get("maker"), "seat")
            counters.append(from_json({label: part for label, part in entry.items() if label != "maker"}, names).signed(maker, -1))
    except (BadMove, AttributeError) as error:
        raise BadPosition(f"a counter-offer can't be read: {error}") from error
    return Asking(offer, answers, counters)
