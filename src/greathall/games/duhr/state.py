"""The position: Houses and what lies on them, hands, Webs, conspiracies and agendas; and what happens to single cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.duhr import board, deeds, names, reasons, sayings, scoring, view
from greathall.games.duhr.board import ENDINGS, FAVORED, VILIFIED
from greathall.games.duhr.cards import KINDS, SCANDAL, CardSet, count, fewer, heap_of, joint, kinds_of, one, size
from greathall.games.duhr.favor import changed
from greathall.games.duhr.messages import NAMED_SEAT, NOT_IN_PLAY, SEAT, TO_VILLAIN, VILLAINS_GIVE_NOTHING
from greathall.games.duhr.verbs import (
    DISCARDED,
    DREW,
    DREW_NOTHING,
    PLACED,
    REMOVED,
    RESHUFFLED,
    SAW_AGENDA,
    SAW_CONSPIRACY,
    TURNED_DOWN,
    TURNED_UP,
)
from greathall.kernel.bits import bit_at
from greathall.kernel.chance import Chance
from greathall.kernel.deals.answers import HANDED, WITHDRAW
from greathall.kernel.deals.dealing import NO_CARDS, Dealing
from greathall.kernel.deals.offer import CARD, Offer, Promise
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import EVERYONE, Event
from greathall.kernel.messages import NO_OFFER
from greathall.kernel.move import NONE, Names, pack, verb_of
from greathall.kernel.pile import EMPTY_PILE, Pile, shuffled
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.duhr.shapes import View
    from greathall.kernel.catalog import Game


# What can be shown in a deal.
SHOW_CONSPIRACY: Final[i64] = 1
SHOW_AGENDA: Final[i64] = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Duhr(Dealing):
    """Seats are clockwise; a House is a number of the deck's, and each seat in play has one."""

    def __init__(self, game: Game, seats: i64, chance: Chance, options: Mapping[str, str], deck: CardSet) -> None:
        super().__init__(game, seats, chance, options)
        self.deck = deck
        self.deals = options["deals"] == "on"
        self.forgetful: bool = options["memory"] == "true"
        """Whether concealed cards are hidden from everyone, as at a table (D-2.20)."""
        self.houses: vec[i64] = vec[i64]()
        """The House of each seat. Never written to."""
        self.seat_of: vec[i64] = vec[i64]()
        """The seat of each House, −1 if it is not in play. Never written to."""
        self.boards: vec[i64] = vec[i64]()
        self.status: vec[i64] = vec[i64]()
        self.falling: i64 = 0
        """The seats that have lost favor and are not yet judged disfavored or vilified (D-6.3)."""
        self.hands: vec[i64] = vec[i64]()
        self.aside: i64 = 0
        """What the active seat has set aside of its hand (D-3.10)."""
        self.limited: bool = False
        """Whether the turn began disfavored."""
        self.known: vec[i64] = vec[i64]()
        """What each seat, and last the gallery, surely knows of each hand: place observer × seats + holder. Cards of a kind are alike, so
        knowledge is a number of cards, not certain cards."""
        self.pile: Pile = EMPTY_PILE
        """The Web of Suspicion."""
        self.discard: i64 = 0
        self.scandals: i64 = 0
        """How many cards the Web of Scandal holds."""
        self.event: i64 = NONE
        """The event card that is being resolved."""
        self.plots: vec[i64] = vec[i64]()
        """The House on each seat's conspiracy card."""
        self.plots_up: i64 = 0
        self.plots_seen: vec[i64] = vec[i64]()
        """Who knows each seat's conspiracy card."""
        self.agendas: vec[i64] = vec[i64]()
        """The agenda that each seat keeps; until it has chosen, the white one dealt to it."""
        self.dropped: vec[i64] = vec[i64]()
        """The agenda that each seat did not keep, −1 if it got only one; until it has chosen, the black one dealt to it."""
        self.agendas_seen: vec[i64] = vec[i64]()
        self.first: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0
        self.ended: i64 = 0
        """Which ending it was; see `board.ENDINGS`."""

    def copy(self) -> Duhr:
        twin = Duhr(self.game, self.seats, self.chance.copy(), self.options, self.deck)
        twin.players = self.players
        twin.stack = self.stack.copy()
        twin.events = None if self.events is None else self.events.copy()
        twin.take_deals(self)
        twin.houses = self.houses
        twin.seat_of = self.seat_of
        twin.boards = self.boards[:]
        twin.status = self.status[:]
        twin.falling = self.falling
        twin.hands = self.hands[:]
        twin.aside = self.aside
        twin.limited = self.limited
        twin.known = self.known[:]
        twin.pile = self.pile
        twin.discard = self.discard
        twin.scandals = self.scandals
        twin.event = self.event
        twin.plots = self.plots[:]
        twin.plots_up = self.plots_up
        twin.plots_seen = self.plots_seen[:]
        twin.agendas = self.agendas[:]
        twin.dropped = self.dropped[:]
        twin.agendas_seen = self.agendas_seen[:]
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.ended = self.ended
        return twin

    # Hands.

    def usable(self, seat: i64) -> i64:
        """The cards that a seat may use now."""
        return self.hands[seat] - self.aside if seat == self.active else self.hands[seat]

    def gain(self, seat: i64, kind: i64, seen: i64) -> None:
        """A card comes into a hand; these see which."""
        self.hands[seat] += one(kind)
        for observer in range(self.seats + 1):
            if seen >> (i64(15) if observer == self.seats else observer) & 1:
                self.known[observer * self.seats + seat] += one(kind)

    def spend(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand for all to see."""
        card, known = one(kind), self.known
        self.hands[seat] -= card
        for observer in range(self.seats + 1):
            place = observer * self.seats + seat
            if count(known[place], kind):
                known[place] -= card

    def discard_card(self, seat: i64, kind: i64) -> None:
        """A card goes from a hand to its pile (D-2.12)."""
        self.spend(seat, kind)
        self.to_pile(kind)
        self.tell(pack(DISCARDED, seat, kind), EVERYONE)

    def to_pile(self, kind: i64) -> None:
        if kind == SCANDAL:
            self.scandals += 1
        else:
            self.discard += one(kind)

    def lose_hand(self, seat: i64) -> None:
        """The whole hand is discarded, what is set aside too (D-8.1)."""
        for kind in kinds_of(self.hands[seat]):
            self.discard_card(seat, kind)
        if seat == self.active:
            self.aside = 0

    def pass_over(self, giver: i64, taker: i64, heap: i64) -> None:
        """Cards go from hand to hand; only these two see which."""
        cards = size(heap)
        self.hands[giver] -= heap
        self.hands[taker] += heap
        for observer in range(self.seats + 1):
            place = observer * self.seats + giver
            if observer != taker and observer != giver:
                self.known[place] = fewer(self.known[place], cards)
        place = taker * self.seats + giver
        for kind in kinds_of(heap):
            if count(self.known[place], kind):
                self.known[place] -= one(kind)
        self.known[giver * self.seats + taker] += heap

    def draw(self, seat: i64) -> None:
        """Draw from the Web of Suspicion, which is made again from the discard pile if it is empty (D-3.16)."""
        kind = self.turn_card()
        if kind == NONE:
            self.tell(pack(DREW_NOTHING, seat), EVERYONE)
            return
        self.hands[seat] += one(kind)
        self.tell(pack(DREW, seat, kind), bit_at(seat))

    def turn_card(self) -> i64:
        """Take the top card of the Web of Suspicion; NONE if there is none anywhere."""
        if self.pile.left == 0:
            if self.discard == 0:
                return NONE
            self.pile = shuffled(kinds_of(self.discard), self.chance)
            self.discard = 0
            self.tell(pack(RESHUFFLED), EVERYONE)
        kind = self.pile.top()
        self.pile = self.pile.rest()
        return kind

    # Cards on Houses.

    def place(self, by: i64, who: i64, kind: i64, cause: i64 = NONE) -> None:
        """A seat lays a card on a House, face up; what follows from it is put on the stack."""
        self.tell(pack(PLACED, by, self.houses[who], kind, cause), EVERYONE)
        self.lay_card(who, kind)

    def lay_card(self, who: i64, card: i64) -> None:
        """A card, with its facing, is laid on a House."""
        self.boards[who] = board.add(self.boards[who], card)
        changed(self, who)

    def place_scandal(self, by: i64, who: i64, cause: i64 = NONE) -> None:
        """A seat lays a card of the Web of Scandal on a House."""
        self.scandals -= 1
        self.place(by, who, SCANDAL, cause)

    def remove(self, who: i64, spot: i64) -> i64:
        """Take a card from a House; the House's status follows. Returns the kind."""
        card = board.at(self.boards[who], spot)
        self.boards[who] = board.drop(self.boards[who], spot)
        changed(self, who)
        return card & ~board.DOWN

    def discard_from(self, by: i64, who: i64, spot: i64, cause: i64) -> None:
        """A seat takes a card from a House and discards it."""
        kind = board.at(self.boards[who], spot) & ~board.DOWN
        self.tell(pack(REMOVED, by, self.houses[who], kind, cause), EVERYONE)
        self.to_pile(kind)
        self.remove(who, spot)

    def flip(self, by: i64, who: i64, spot: i64, cause: i64) -> None:
        """A seat turns a card on a House over."""
        card = board.at(self.boards[who], spot) ^ board.DOWN
        self.boards[who] = board.put(self.boards[who], spot, card)
        house, kind = self.houses[who], card & ~board.DOWN
        self.tell(pack(TURNED_DOWN, by, house, kind) if card & board.DOWN else pack(TURNED_UP, by, house, kind, cause), EVERYONE)
        changed(self, who)

    def standing(self, who: i64) -> bool:
        return self.status[who] != VILIFIED

    def favored(self) -> i64:
        """The mask of the seats whose House is favored."""
        mask: i64 = 0
        for who in range(self.seats):
            if self.status[who] == FAVORED:
                mask |= bit_at(who)
        return mask

    def can_reveal(self, seat: i64) -> bool:
        """Whether a seat may reveal its conspiracy by choice (D-7.3)."""
        return self.status[seat] == FAVORED and not self.plots_up >> seat & 1 and self.scandals > 0

    # Deals.

    def turn_number(self) -> i64:
        return self.turn

    def holds(self, seat: i64, kinds: vec[i64]) -> bool:
        if len(kinds) == 0:
            return True
        usable = self.usable(seat)
        for kind in range(KINDS):
            if count_kind(kinds, kind) > count(usable, kind):
                return False
        return self.standing(seat)

    def takes_cards(self, seat: i64) -> bool:
        return self.standing(seat)

    def hand_over(self, giver: i64, taker: i64, kinds: vec[i64]) -> None:
        heap = heap_of(kinds)
        self.pass_over(giver, taker, heap)
        for kind in kinds:
            self.tell(pack(HANDED, giver, taker, kind), bit_at(giver) | bit_at(taker))
        if taker == self.active and self.limited:
            self.aside += heap

    def show(self, owner: i64, viewer: i64, secrets: i64) -> None:
        eyes = bit_at(viewer)
        seen = bit_at(owner) | eyes
        if secrets & SHOW_CONSPIRACY:
            self.plots_seen[owner] |= eyes
            self.tell(pack(SAW_CONSPIRACY, viewer, owner, self.plots[owner]), seen)
        if secrets & SHOW_AGENDA:
            self.agendas_seen[owner] |= eyes
            self.tell(pack(SAW_AGENDA, viewer, owner, self.agendas[owner]), seen)

    def deal_fault(self, seat: i64, offer: Offer) -> IllegalMove | None:
        cards = len(offer.gives) + len(offer.wants)
        if cards and not self.standing(seat):
            return self.refuse_offer(NO_CARDS, VILLAINS_GIVE_NOTHING)
        for other in range(self.seats):
            if cards and offer.to == bit_at(other) and not self.standing(other):
                return self.refuse_offer(NO_CARDS, TO_VILLAIN, other)
        for promise in offer.promises + offer.demands:
            if promise.kind != CARD and self.seat_of[promise.thing] < 0:
                return NOT_IN_PLAY.refuse(self, promise.thing)
        return None

    def deal_line(self, topic: i64) -> str:
        return reasons.DEAL_LINES[topic]

    def see_offer(self, offer: Offer) -> None:
        for seat in range(self.seats):
            if offer.to >> seat & 1:
                place = seat * self.seats + offer.maker
                self.known[place] = joint(self.known[place], heap_of(offer.gives))

    def any_cards(self, seat: i64, count: i64, chance: Chance) -> vec[i64]:
        held = kinds_of(self.usable(seat))
        drawn = chance.sample(held, min(count, i64(len(held))))
        while len(drawn) < count:
            # The maker no longer has all of them; any suspicion may have been among them.
            drawn = append(drawn, self.houses[chance.below(self.seats)])
        return drawn

    def house_of(self, seat: i64) -> i64:
        return self.houses[seat]

    def hurt(self, house: i64) -> None:
        deeds.hurt(self, self.seat_of[house])

    def mend(self, house: i64) -> None:
        deeds.mend(self, self.seat_of[house])

    def able_to(self, seat: i64, promise: Promise) -> bool:
        return deeds.able_to(self, seat, promise)

    def cards_to_give(self, seat: i64) -> vec[i64]:
        usable = self.usable(seat)
        kinds = vec[i64]()
        for kind in range(KINDS):
            if count(usable, kind) and self.standing(seat):
                kinds = append(kinds, kind)
        return kinds

    # Hidden things.

    def redraw(self, seat: i64, chance: Chance) -> None:
        view.redraw_cards(self, seat, chance)
        view.redraw_plots(self, seat, chance)
        view.redraw_agendas(self, seat, chance)
        self.imagine_offers(seat, chance)

    def census(self) -> list[str]:
        return view.census(self)

    def describe(self, viewer: i64) -> View:
        return view.describe(self, viewer)

    # Results.

    def scores(self) -> list[float]:
        return [float(scoring.total(self, seat)) for seat in range(self.seats)]

    def winners(self) -> i64:
        return scoring.winners(self)

    def reckoning(self, seat: i64) -> list[Saying]:
        return scoring.reckoning(self, seat)

    def ending(self) -> str:
        return ENDINGS[self.ended]

    def evaluate(self, seat: i64) -> float:
        return scoring.evaluate(self, seat)

    # Words.

    def names(self) -> Names:
        return names.names(self)

    def mixed_kinds(self) -> Mapping[str, Sequence[str]]:
        return names.MIXED_KINDS

    def card_names(self) -> Mapping[str, Sequence[Saying]]:
        return names.card_names(self.deck)

    def our_cards(self) -> bool:
        return not self.deck.source

    def seat_saying(self, seat: i64) -> Saying:
        house = self.houses[seat]
        return SEAT.say(house) if self.players is None else NAMED_SEAT.say(self.players[seat], house)

    def move_saying(self, seat: i64, move: i64) -> Saying | None:
        return sayings.move_saying(self, seat, move)

    def event_saying(self, event: Event, viewer: i64) -> Saying | None:
        return super().event_saying(event, viewer) or sayings.event_saying(self, event, viewer)

    def lines(self, move: i64) -> list[str]:
        return reasons.lines(self, move)

    def refusal(self, seat: i64, move: i64) -> IllegalMove:
        if 0 <= seat < self.seats and not self.over() and verb_of(move) <= WITHDRAW and self.asking() is None:
            return NO_OFFER.refuse(self, line="D-11.9")
        return super().refusal(seat, move)


def count_kind(kinds: vec[i64], kind: i64) -> i64:
    """How often a kind occurs."""
    found: i64 = 0
    for other in kinds:
        if other == kind:
            found += 1
    return found
