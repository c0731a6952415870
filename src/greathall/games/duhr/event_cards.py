"""The six events: what each may be aimed at, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.duhr import board, messages
from greathall.games.duhr.abilities import borrowed_uses, discards, use
from greathall.games.duhr.board import VILIFIED
from greathall.games.duhr.cards import CONCEALED, KINDS, count, one, size
from greathall.games.duhr.favor import reveal_by_consequence
from greathall.games.duhr.verbs import (
    BETRAYAL,
    COLLABORATORS,
    ESPIONAGE,
    GAVE,
    GIVE,
    INFORMANTS,
    INTRIGUE,
    INTRIGUED,
    NOTHING,
    SAW_HAND,
    SEIZED,
    TAKE,
    effect_of,
)
from greathall.kernel.bits import bit_at
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, field, pack, verb_of
from greathall.kernel.sentences.message import Saying
from greathall.kernel.step import SeatStep, Step

if TYPE_CHECKING:
    from greathall.games.duhr import shapes
    from greathall.games.duhr.state import Duhr


def event_moves(state: Duhr, seat: i64, verb: i64) -> vec[i64]:
    """Every way to play an event; one without any possible aim is played bare (D-4.4)."""
    if verb == COLLABORATORS:
        found = borrowed_uses(state)
    elif verb == INFORMANTS:
        return informants(state)
    elif verb == INTRIGUE:
        return intrigues(state)
    else:
        found = vec[i64]()
        for rival in range(state.seats):
            if rival != seat and may_aim(state, verb, rival):
                found = append(found, pack(verb, state.houses[rival]))
    if len(found) == 0:
        found = append(found, pack(verb))
    return found


def may_aim(state: Duhr, verb: i64, rival: i64) -> bool:
    """Betrayal needs a concealed conspiracy, Blackmail a standing rival, Espionage any rival."""
    if verb == BETRAYAL:
        return not state.plots_up >> rival & 1
    return verb == ESPIONAGE or state.status[rival] != VILIFIED


def informants(state: Duhr) -> vec[i64]:
    """No concealed card, one, or two different ones, named in the order of seats and places."""
    houses, cards = vec[i64](), vec[i64]()
    for who in range(state.seats):
        hidden = board.concealed(state.boards[who])
        for place in range(board.FULL):
            if hidden >> place & 1:
                houses = append(houses, state.houses[who])
                cards = append(cards, CONCEALED + place)
    found = vec[i64]()
    found = append(found, pack(INFORMANTS))
    for one_card in range(i64(len(cards))):
        found = append(found, pack(INFORMANTS, houses[one_card], cards[one_card]))
        for other in range(one_card + 1, i64(len(cards))):
            found = append(found, pack(INFORMANTS, houses[one_card], cards[one_card], houses[other], cards[other]))
    return found


def intrigues(state: Duhr) -> vec[i64]:
    """Any two players, named in the order of seats."""
    found = vec[i64]()
    for who in range(state.seats):
        for other in range(who + 1, state.seats):
            found = append(found, pack(INTRIGUE, state.houses[who], state.houses[other]))
    return found


def resolve(state: Duhr, seat: i64, move: i64) -> None:
    """Carry out an event that nobody negates."""
    verb = verb_of(move)
    if verb == INFORMANTS:
        inform(state, seat, move)
    elif field(move, 0) == NONE:
        state.tell(pack(NOTHING, seat, effect_of(move)), EVERYONE)
    elif verb == COLLABORATORS:
        use(state, seat, move)
    elif verb == INTRIGUE:
        exchange(state, seat, state.seat_of[field(move, 0)], state.seat_of[field(move, 1)])
    else:
        rival = state.seat_of[field(move, 0)]
        if verb == BETRAYAL:
            reveal_by_consequence(state, rival, seat)
        elif verb == ESPIONAGE:
            spy(state, seat, rival)
        elif state.hands[rival] == 0:
            state.tell(pack(NOTHING, seat, effect_of(move)), EVERYONE)
        else:
            state.stack.append(Giving(rival, seat))


def spy(state: Duhr, seat: i64, rival: i64) -> None:
    """See a rival's hand and conspiracy, then take a card of the hand (D-10.5)."""
    state.show(rival, seat, 1)
    state.known[seat * state.seats + rival] = state.hands[rival]
    state.tell(pack(SAW_HAND, seat, rival), EVERYONE)
    if state.hands[rival]:
        state.stack.append(Taking(seat, rival))


def exchange(state: Duhr, by: i64, who: i64, other: i64) -> None:
    """Two players exchange conspiracy cards, which keep their facing; who held one before still knows it (D-10.7)."""
    plot, seen = state.plots[who], bit_at(who) | bit_at(other)
    state.plots[who] = state.plots[other]
    state.plots[other] = plot
    up, other_up = state.plots_up >> who & 1, state.plots_up >> other & 1
    state.plots_up = state.plots_up & ~seen | up << other | other_up << who
    state.plots_seen[who] = EVERYONE if other_up else seen
    state.plots_seen[other] = EVERYONE if up else seen
    state.tell(pack(INTRIGUED, by, who, other), EVERYONE)


def inform(state: Duhr, seat: i64, move: i64) -> None:
    """Reveal the cards clockwise, the active player's House first (D-6.6); who becomes a villain by the first loses the second (D-8.2)."""
    first, second = field(move, 0), field(move, 2)
    if first == NONE:
        state.tell(pack(NOTHING, seat, effect_of(move)), EVERYONE)
        return
    turned = vec[i64]([first << 10 | field(move, 1)])
    if second != NONE:
        turned = append(turned, second << 10 | field(move, 3))
        if (state.seat_of[second] - seat) % state.seats < (state.seat_of[first] - seat) % state.seats:
            turned = vec[i64]([turned[1], turned[0]])
    for named in turned:
        house = named >> 10
        if state.standing(seat):
            state.flip(seat, state.seat_of[house], (named & 1023) - CONCEALED, effect_of(move))
            state.harmed(seat, house)


class Giving(Step["Duhr"]):
    """A rival gives two cards of their choice, or the only one (D-10.2)."""

    def __init__(self, giver: i64, taker: i64) -> None:
        self.giver: i64 = giver
        self.taker: i64 = taker

    def deciders(self, state: Duhr) -> i64:
        return bit_at(self.giver)

    def moves(self, state: Duhr, seat: i64) -> vec[i64]:
        hand = state.hands[seat]
        if size(hand) == 1:
            return discards(GIVE, hand)
        found = vec[i64]()
        for kind in range(KINDS):
            if count(hand, kind) == 0:
                continue
            rest = hand - one(kind)
            for other in range(kind, KINDS):
                if count(rest, other):
                    found = append(found, pack(GIVE, kind, other))
        return found

    def play(self, state: Duhr, seat: i64, move: i64) -> None:
        state.stack.pop()
        first, second = field(move, 0), field(move, 1)
        heap = one(first)
        eyes = bit_at(seat) | bit_at(self.taker)
        state.tell(pack(GAVE, seat, self.taker, first), eyes)
        if second != NONE:
            heap += one(second)
            state.tell(pack(GAVE, seat, self.taker, second), eyes)
        state.pass_over(seat, self.taker, heap)

    def prompt(self, state: Duhr, seat: i64) -> Saying:
        return messages.ASK_GIVE.say(seat, self.taker)

    def why_not(self, state: Duhr, seat: i64, move: i64) -> IllegalMove:
        return messages.GIVE_TWO.refuse(state)

    def to_dict(self, state: Duhr, viewer: i64) -> shapes.Giving:
        return {"step": "giving", "seat": int(self.giver), "to": int(self.taker)}


class Taking(SeatStep["Duhr"]):
    """Who spied takes a card of the hand (D-10.5)."""

    def __init__(self, seat: i64, rival: i64) -> None:
        super().__init__(seat)
        self.rival: i64 = rival

    def moves(self, state: Duhr, seat: i64) -> vec[i64]:
        return discards(TAKE, state.hands[self.rival])

    def play(self, state: Duhr, seat: i64, move: i64) -> None:
        state.stack.pop()
        kind = field(move, 0)
        state.tell(pack(SEIZED, seat, self.rival, kind), bit_at(seat) | bit_at(self.rival))
        state.pass_over(self.rival, seat, one(kind))

    def prompt(self, state: Duhr, seat: i64) -> Saying:
        return messages.ASK_TAKE.say(seat, self.rival)

    def why_not(self, state: Duhr, seat: i64, move: i64) -> IllegalMove:
        return messages.TAKE_SEEN.refuse(state)

    def to_dict(self, state: Duhr, viewer: i64) -> shapes.Taking:
        return {"step": "taking", "seat": int(self.seat), "from": int(self.rival)}
