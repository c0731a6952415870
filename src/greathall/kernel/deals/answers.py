"""The answers to an offer: everyone it is made to is asked together, and each of them once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.kernel import messages
from greathall.kernel.bits import bit_at, filled
from greathall.kernel.chance import Chance
from greathall.kernel.deals.offer import Offer
from greathall.kernel.errors import BadMove, BadPosition, IllegalMove
from greathall.kernel.event import OPEN
from greathall.kernel.move import Verb, field, pack, verb_of
from greathall.kernel.position import index, items, number
from greathall.kernel.sentences.message import Saying
from greathall.kernel.step import Step, Together

if TYPE_CHECKING:
    from greathall.kernel import shapes
    from greathall.kernel.deals.dealing import Dealing

# A game that deals begins its tables of moves and tellings with these.
ACCEPT: Final[i64] = 0
DECLINE: Final[i64] = 1
CONSIDER: Final[i64] = 2
WITHDRAW: Final[i64] = 3
# Why an answer is refused; more of these in `dealing.py`.
UNABLE: Final[i64] = 8
OWED: Final[i64] = 9
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
    "seat offer",
    "seat offer",
    "seat offer",
    "seat offer",
    "seat offer",
    "seat offer fate?",
    "seat to:seat card*",
    "seat to:seat kind:promise thing:number until:number",
    "seat to:seat kind:promise thing:number fate",
)


def move_verbs(line: str) -> list[Verb]:
    """The answers to an offer, resting on that line of the rules."""
    return [Verb(name, "offer", line) for name in MOVES]


def telling_verbs(line: str) -> list[Verb]:
    """What happens around offers."""
    return [Verb(name, fields, line) for name, fields in zip(TELLINGS, TELLING_FIELDS, strict=True)]


def ask(offer: Offer, seats: i64) -> Asking:
    """All it is made to are asked together."""
    return Asking(offer, filled(seats, -1), [])


class Asking(Together["Dealing"]):
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
                thinking |= bit_at(seat)
                state.tell_offer(pack(CONSIDERED, seat, number), self.offer)
            elif answer == DECLINE:
                state.decline(self.offer, seat)
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

    def prompt(self, state: Dealing, seat: i64) -> Saying:
        return messages.ASK_OFFER.say(seat, self.offer.maker)

    def why_not(self, state: Dealing, seat: i64, move: i64) -> IllegalMove:
        if verb_of(move) == ACCEPT and field(move, 0) == self.offer.number:
            return messages.UNABLE.refuse(state, line=state.deal_line(UNABLE))
        return messages.ANSWER_FIRST.refuse(state, line=state.deal_line(OWED))

    def to_dict(self, state: Dealing, viewer: i64) -> shapes.Asking:
        answers: list[shapes.Answer | shapes.Hidden | None] = []
        for seat in range(state.seats):
            answer = self.answers[seat]
            answers.append(None if answer < 0 else MOVES[verb_of(answer)] if viewer in (seat, OPEN) else "?")
        names = state.names()
        counters: list[shapes.Counter] = [
            {"maker": names["seat"][offer.maker], **cast("shapes.Terms", offer.json(names))}
            for offer in self.counters
            if viewer in (offer.maker, OPEN)
        ]
        return {"step": "asking", "offer": int(self.offer.number), "answers": answers, "counters": counters}


def read_asking(state: Dealing, data: Mapping[str, Any]) -> Asking:
    """Read `Asking.to_dict` back; an answer that a view hides may be anything: `imagined` draws it."""
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
            counter = Offer.from_json({label: part for label, part in entry.items() if label != "maker"}, names)
            counters.append(counter.signed(maker, -1, counter.to))
    except (BadMove, AttributeError) as error:
        raise BadPosition(f"a counter-offer can't be read: {error}") from error
    return Asking(offer, answers, counters)
