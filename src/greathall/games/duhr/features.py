"""Positions of Dûhr as features: see `kernel/encoding.py`. Its moves are in `choices.py`."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.duhr import board, view
from greathall.games.duhr.abilities import Dropping
from greathall.games.duhr.cards import EVENTS, FIRST_EVENT, HOUSES, KINDS, SCANDALS, CardSet, count, heap_of, size
from greathall.games.duhr.choices import SPOTS, Choices
from greathall.games.duhr.event_cards import Giving, Taking
from greathall.games.duhr.favor import Consequence
from greathall.games.duhr.negation import Declared, Negation, Window
from greathall.games.duhr.scoring import standing_score
from greathall.games.duhr.state import Duhr
from greathall.games.duhr.steps import Acquire, Act, Action, Choosing
from greathall.games.duhr.verbs import BETRAYAL
from greathall.kernel.deals.answers import Asking
from greathall.kernel.deals.book import MOST_OFFERS
from greathall.kernel.deals.encoding import offer_read
from greathall.kernel.encoding import add_bits, add_number, turned
from greathall.kernel.event import OPEN, sees
from greathall.kernel.move import NONE, field, verb_of
from greathall.kernel.state import State

STEPS: Final = ("over", "agendas", "action", "acquire", "act", "consequence", "dropping", "window", "giving", "taking", "asking")
MOST_ALIKE: Final[i64] = 6
"""More cards of a kind in a heap count as this many."""
HEAP: Final[i64] = FIRST_EVENT * MOST_ALIKE + EVENTS
"""What a heap takes: for each suspicion and the scandal how many, from 1; then the events."""
OF_HEAP: Final = "6 suspicions and the scandal, from 1 to 6 of each, then the 6 events"
CARD: Final[i64] = 15
"""What a card on a House takes: seven kinds revealed, seven concealed, one that is not known."""
UNKNOWN: Final[i64] = 14
MOST_HELD: Final[i64] = 15
MOST_IN_WEB: Final[i64] = 66
MOST_TURNS: Final[i64] = 60
MOST_POINTS: Final[i64] = 10
DECLARABLE: Final[i64] = 10


class DuhrEncoding(Choices):
    """Where everything stands in the rows of a table's features and actions."""

    def __init__(self, seats: i64, deck: CardSet, whole: bool, offers: bool) -> None:
        super().__init__(seats, deck, whole, offers)
        add = self.feature
        agendas = i64(len(deck.agendas))
        self.kinds: i64 = agendas
        self.asked: i64 = add("asked", seats, "who owes a decision")
        self.step: i64 = add("step", len(STEPS), f"what is asked: {', '.join(STEPS)}")
        self.taken: i64 = add("taken", 3, "how many actions the active seat has taken")
        self.rival: i64 = add("rival", seats, "the other party of the question: who declared, gets cards, is looked at, or makes the offer")
        self.verb: i64 = add("declared", DECLARABLE, "what is declared and may be negated: six events, an ability, three masterstrokes")
        self.by: i64 = add("by", seats, "who declared it")
        self.aim: i64 = add("aim", 2 * HOUSES, "the first and the second House that it names: 6 each")
        self.spot: i64 = add("spot", SPOTS, "the card on a House that it names: 7 kinds revealed, 5 places concealed")
        self.to: i64 = add("to", HOUSES, "the House that it moves to, or whose second card it names")
        self.denied: i64 = add("denied", 4, "how many negations lie on it, 3 for more")
        self.house: i64 = add("house", seats * HOUSES, "the House of each seat: 6 each")
        self.status: i64 = add("status", seats * 3, "how each House stands: favored, disfavored, vilified")
        self.falling: i64 = add("falling", seats, "the seats that have lost favor and are not yet judged")
        self.boards: i64 = add(
            "boards", seats * board.FULL * CARD, "the cards on each House by place: 7 kinds revealed, 7 concealed, one not known"
        )
        self.hands: i64 = add("hands", seats * HEAP, f"what is known of each hand: {OF_HEAP}")
        self.held: i64 = add("held", seats * (MOST_HELD + 1), f"how many cards each hand holds, from 0 to {MOST_HELD}")
        self.public: i64 = add("public", HEAP, f"what everyone knows of one's own hand: {OF_HEAP}")
        self.aside: i64 = add("aside", HEAP, f"what oneself has set aside: {OF_HEAP}")
        self.asides: i64 = add("asides", MOST_HELD + 1, "how many cards the active seat has set aside")
        self.limited: i64 = add("limited", 1, "whether the turn began disfavored")
        self.discard: i64 = add("discard", HEAP, f"the discards: {OF_HEAP}")
        self.scandals: i64 = add("scandals", SCANDALS + 1, "how many cards the Web of Scandal holds")
        self.web: i64 = add("web", MOST_IN_WEB + 1, "how many cards the Web of Suspicion holds")
        self.event: i64 = add("event", EVENTS, "the event that is being carried out")
        self.plots: i64 = add("conspiracies", seats * HOUSES, "the House on each seat's conspiracy, if it is known: 6 each")
        self.plots_up: i64 = add("revealed", seats, "the seats whose conspiracy is revealed")
        self.plots_seen: i64 = add("conspiracies_seen", seats * seats, "for each seat who knows its conspiracy")
        self.agendas: i64 = add("agendas", seats * agendas, f"the agenda that each seat keeps, if it is known: {agendas} each")
        self.agendas_seen: i64 = add("agendas_seen", seats * seats, "for each seat who knows its agenda")
        self.dropped: i64 = add("dropped", agendas, "the agenda that oneself did not keep, or may keep instead")
        self.points: i64 = add("points", seats * (MOST_POINTS + 1), "what each House scores as it stands, without the agenda, from 0 to 10")
        self.active: i64 = add("active", seats, "whose turn it is")
        self.turn: i64 = add("turn", MOST_TURNS + 1, f"the number of the turn; {MOST_TURNS} stands for more")
        self.offers_left: i64 = add("offers_left", seats * (MOST_OFFERS + 1), "how many offers each seat may still make, from 0 to 2")
        self.gives: i64 = add("gives", HEAP, f"what the offer that is answered gives, if one may read it: {OF_HEAP}")
        self.wants: i64 = add("wants", HEAP, f"what it wants: {OF_HEAP}")
        self.looks: i64 = add(
            "looks", 6, "what it shows (conspiracy, agenda), what it asks to see, and whether it promises or demands promises"
        )
        self.ending: i64 = add("ending", 3, "how the game ended: not yet, with one favored, with none")
        self.order: i64 = (
            add("order", MOST_IN_WEB * KINDS, "the cards of the Web of Suspicion, the next one first: 13 each") if whole else i64(0)
        )

    def features(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Duhr)
        seats = self.seats
        found = add_bits(vec[i64](capacity=160), self.asked, turned(state.deciders(), seat, seats))
        found = self.add_step(state, seat, found)
        found = self.add_declared(state, seat, found)
        for other in range(seats):
            found = append(found, self.house + other * HOUSES + state.houses[(seat + other) % seats])
        for other in range(seats):
            found = append(found, self.status + other * 3 + state.status[(seat + other) % seats])
        found = add_bits(found, self.falling, turned(state.falling, seat, seats))
        found = self.add_boards(state, seat, found)
        found = self.add_hands(state, seat, found)
        found = add_heap(found, self.discard, state.discard)
        found = append(found, self.scandals + state.scandals)
        found = add_number(found, self.web, state.pile.left, MOST_IN_WEB)
        if state.event != NONE:
            found = append(found, self.event + state.event - FIRST_EVENT)
        found = self.add_secrets(state, seat, found)
        for other in range(seats):
            found = add_number(found, self.points + other * (MOST_POINTS + 1), standing_score(state, (seat + other) % seats), MOST_POINTS)
        found = append(found, self.active + (state.active + seats - seat) % seats)
        found = add_number(found, self.turn, state.turn, MOST_TURNS)
        found = self.add_offer(state, seat, found)
        found = append(found, self.ending + state.ended)
        if self.whole:
            for place in range(min(state.pile.left, MOST_IN_WEB)):
                found = append(found, self.order + place * KINDS + state.pile.cards[state.pile.left - 1 - place])
        return found

    def add_step(self, state: Duhr, seat: i64, found: vec[i64]) -> vec[i64]:
        """What is asked, and who else has a part in it."""
        if not state.stack:
            return append(found, self.step)
        step = state.stack[-1]
        rival: i64 = -1
        if isinstance(step, Action):
            return append(append(found, self.step + 2), self.taken + step.taken)
        if isinstance(step, Window):
            kind: i64 = 7
            rival = step.actor
        elif isinstance(step, Asking):
            kind = 10
            rival = step.offer.maker
        elif isinstance(step, Giving):
            kind = 8
            rival = step.taker
        elif isinstance(step, Taking):
            kind = 9
            rival = step.rival
        elif isinstance(step, Acquire):
            kind = 3
        elif isinstance(step, Act):
            kind = 4
        elif isinstance(step, Consequence):
            kind = 5
        elif isinstance(step, Dropping):
            kind = 6
        else:
            assert isinstance(step, Choosing)
            kind = 1
        found = append(found, self.step + kind)
        return append(found, self.rival + (rival + self.seats - seat) % self.seats) if rival >= 0 else found

    def add_declared(self, state: Duhr, seat: i64, found: vec[i64]) -> vec[i64]:
        """What waits for objections, and how many it has met."""
        denied: i64 = 0
        for at in range(i64(len(state.stack)) - 1, i64(-1), i64(-1)):
            step = state.stack[at]
            if isinstance(step, Negation):
                denied += 1
            elif isinstance(step, Declared):
                found = append(found, self.verb + verb_of(step.move) - BETRAYAL)
                found = append(found, self.by + (step.seat + self.seats - seat) % self.seats)
                found = self.add_aims(step.move, found)
                return add_number(found, self.denied, denied, 3)
        return found

    def add_aims(self, move: i64, found: vec[i64]) -> vec[i64]:
        """What a declared move names. Informants and masterstrokes have their card at other places than abilities."""
        a = field(move, 0)
        b = field(move, 1)
        c = field(move, 2)
        if a != NONE:
            found = append(found, self.aim + a)
        if b != NONE:
            if b < HOUSES:
                found = append(found, self.aim + HOUSES + b)
            else:
                found = append(found, self.spot + b)
                return append(found, self.to + c) if c != NONE else found
        if c != NONE:
            found = append(found, self.spot + c)
        to = field(move, 3)
        return append(found, self.to + to) if to < HOUSES else found

    def add_boards(self, state: Duhr, seat: i64, found: vec[i64]) -> vec[i64]:
        """The cards on the Houses; where memory is true, concealed ones are not known."""
        hidden = state.forgetful and not self.whole
        for other in range(self.seats):
            lying = state.boards[(seat + other) % self.seats]
            at = self.boards + other * board.FULL * CARD
            for place in range(board.laid(lying)):
                card = board.at(lying, place)
                if card & board.DOWN:
                    card = UNKNOWN if hidden else (card & ~board.DOWN) + 7
                found = append(found, at + place * CARD + card)
        return found

    def add_hands(self, state: Duhr, seat: i64, found: vec[i64]) -> vec[i64]:
        """What is known of the hands, and what is set aside."""
        viewer = self.viewer(seat)
        seats = self.seats
        for other in range(seats):
            found = add_heap(found, self.hands + other * HEAP, view.knows(state, viewer, (seat + other) % seats))
        for other in range(seats):
            found = add_number(found, self.held + other * (MOST_HELD + 1), size(state.hands[(seat + other) % seats]), MOST_HELD)
        found = add_heap(found, self.public, state.known[seats * seats + seat])
        if viewer == state.active or viewer == OPEN:
            found = add_heap(found, self.aside, state.aside)
        found = add_number(found, self.asides, size(state.aside), MOST_HELD)
        return append(found, self.limited) if state.limited else found

    def add_secrets(self, state: Duhr, seat: i64, found: vec[i64]) -> vec[i64]:
        """Conspiracies and agendas, and who knows them."""
        viewer = self.viewer(seat)
        seats = self.seats
        for other in range(seats):
            owner = (seat + other) % seats
            if sees(state.plots_seen[owner], viewer):
                found = append(found, self.plots + other * HOUSES + state.plots[owner])
        found = add_bits(found, self.plots_up, turned(state.plots_up, seat, seats))
        for other in range(seats):
            found = add_bits(found, self.plots_seen + other * seats, turned(state.plots_seen[(seat + other) % seats], seat, seats))
        for other in range(seats):
            owner = (seat + other) % seats
            if sees(state.agendas_seen[owner], viewer):
                found = append(found, self.agendas + other * self.kinds + state.agendas[owner])
        for other in range(seats):
            found = add_bits(found, self.agendas_seen + other * seats, turned(state.agendas_seen[(seat + other) % seats], seat, seats))
        return append(found, self.dropped + state.dropped[seat]) if state.dropped[seat] >= 0 else found

    def add_offer(self, state: Duhr, seat: i64, found: vec[i64]) -> vec[i64]:
        """How many offers are left to make, and the one that is being answered."""
        for other in range(self.seats):
            found = append(found, self.offers_left + other * (MOST_OFFERS + 1) + state.offers_left((seat + other) % self.seats))
        offer = offer_read(state, self.viewer(seat))
        if offer is None:
            return found
        found = add_heap(found, self.gives, heap_of(offer.gives))
        found = add_heap(found, self.wants, heap_of(offer.wants))
        promised = (16 if offer.promises else 0) | (32 if offer.demands else 0)
        return add_bits(found, self.looks, offer.shows | offer.sees << 2 | promised)


def add_heap(found: vec[i64], offset: i64, heap: i64) -> vec[i64]:
    """Add what a heap holds."""
    if heap == 0:
        return found
    for kind in range(KINDS):
        cards = count(heap, kind)
        if cards:
            at = kind * MOST_ALIKE if kind < FIRST_EVENT else FIRST_EVENT * MOST_ALIKE + kind - FIRST_EVENT
            found = append(found, offset + at + min(cards, MOST_ALIKE) - 1)
    return found
