"""What cards do as they are played: Scouts, Queens and Jokers, and the choices they ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.skirmish import messages, names
from greathall.games.skirmish.bonds import Sundering
from greathall.games.skirmish.cards import (
    ACE_OF_HEARTS,
    ACES,
    BLACK,
    EMPTY,
    KINGS,
    NO_HOUSE,
    QUEEN_OF_CLUBS,
    QUEEN_OF_DIAMONDS,
    QUEEN_OF_HEARTS,
    QUEENS,
    SOLDIERS,
    TWO_OF_CLUBS,
    TWO_OF_DIAMONDS,
    TWO_OF_HEARTS,
    TWO_OF_SPADES,
)
from greathall.games.skirmish.causes import USED, destroyed, discarded
from greathall.games.skirmish.deciding import ActiveStep
from greathall.games.skirmish.instants import announce, has_target, strikes
from greathall.games.skirmish.verbs import (
    DECLARED,
    DECLINE,
    DEPLOYED,
    DESTROY,
    FETCH,
    FETCHED,
    IMITATE,
    IMITATED,
    KEEP,
    KEPT,
    REVEALED,
    SCOUTED,
    SUMMON,
    SUMMONED,
    TAKEN,
)
from greathall.kernel.bits import bit_at
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, field, pack, verb_of, with_field
from greathall.kernel.pile import pile_of
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.skirmish import shapes
    from greathall.games.skirmish.state import Skirmish

# Variants of Jokers that are deployed as themselves.
NECROMANCER: Final[i64] = 0
WIZARD: Final[i64] = 1
SPIRIT: Final[i64] = 2

LOOKED_AT: Final[i64] = 4
"""How many cards the Queen of Spades looks at."""


def place_unit(state: Skirmish, seat: i64, card: i64, slot: i64) -> None:
    """A card is deployed from the hand, exhausted; a guard alone is ready (S-3.5, S-8.9)."""
    bit = bit_at(card)
    state.hands[seat] &= ~bit
    state.enter(card, seat * 8 + slot)
    if state.face(card) == ACE_OF_HEARTS:
        state.exhausted &= ~bit
    state.last = card
    state.tell(pack(DEPLOYED, seat, card, slot), EVERYONE)


# Scouts.


def scout(state: Skirmish, seat: i64, card: i64, other: i64, slot: i64) -> None:
    """Use a 2 on an opponent's hand (S-5.2 to S-5.5)."""
    state.tell(pack(SCOUTED, seat, card, other), EVERYONE)
    seen = state.pick(other)
    rest = state.hands[other] & ~bit_at(seen)
    if card == TWO_OF_DIAMONDS and rest:
        held = state.hands[other]
        state.hands[other] = rest
        second = state.pick(other)
        state.hands[other] = held
        # In the order of the cards: that in which they were picked says something of what chance will bring.
        reveal(state, other, seen if seen < second else second)
        reveal(state, other, second if seen < second else seen)
    else:
        reveal(state, other, seen)
    if card == TWO_OF_CLUBS:
        state.discard(other, seen, discarded(other))
    elif card == TWO_OF_SPADES:
        state.hands[other] &= ~bit_at(seen)
        state.hands[seat] |= bit_at(seen)
        state.tell(pack(TAKEN, seat, seen, other), EVERYONE)
    if card == TWO_OF_HEARTS:
        place_unit(state, seat, card, slot)
    else:
        state.discard(seat, card, USED)


def reveal(state: Skirmish, owner: i64, card: i64) -> None:
    """A hand card is shown to all (S-1.9)."""
    state.knows[card] = EVERYONE
    state.tell(pack(REVEALED, owner, card), EVERYONE)


# Queens.


def queen_works(state: Skirmish, queen: i64) -> bool:
    """Whether a Queen has something to choose from (S-5.6)."""
    if queen == QUEEN_OF_CLUBS:
        return count_units(state) > 0
    if queen == QUEEN_OF_HEARTS:
        return state.barrows != 0
    return queen == QUEEN_OF_DIAMONDS or state.pile.left > 0


def queen_acts(state: Skirmish, seat: i64, queen: i64) -> None:
    """A Queen's ability, or that of a Doppelganger who imitates her."""
    if queen == QUEEN_OF_DIAMONDS:
        if not state.sudden:
            state.extra += 1
    elif queen == QUEEN_OF_CLUBS:
        state.stack.append(Destroying(EMPTY))
    elif queen == QUEEN_OF_HEARTS:
        state.stack.append(Fetching())
    else:
        pile = state.pile
        for at in range(pile.left - min(LOOKED_AT, pile.left), pile.left):
            # The looker is about to move them unseen, so what others knew of them is over.
            state.knows[pile.cards[at]] = bit_at(seat)
        state.stack.append(Looking())


def count_units(state: Skirmish) -> i64:
    """How many units are in play."""
    count: i64 = 0
    for card in state.top:
        if card != EMPTY:
            count += 1
    return count


class Destroying(ActiveStep):
    """The Queen of Clubs chooses two units, or the only one (S-5.8)."""

    def __init__(self, first: i64) -> None:
        self.first: i64 = first
        """The place already chosen."""

    def moves(self, state: Skirmish, seat: i64) -> vec[i64]:
        moves = vec[i64]()
        for place in range(i64(len(state.top))):
            if state.top[place] != EMPTY and place != self.first:
                moves = append(moves, pack(DESTROY, state.top[place]))
        return moves

    def play(self, state: Skirmish, seat: i64, move: i64) -> None:
        place = state.place_of(field(move, 0))
        if self.first == EMPTY and count_units(state) > 1:
            state.stack[-1] = Destroying(place)
            return
        state.stack.pop()
        if self.first != EMPTY:
            state.destroy(self.first, destroyed(seat))
        state.destroy(place, destroyed(seat))

    def prompt(self, state: Skirmish, seat: i64) -> Saying:
        return (messages.ASK_DESTROY if self.first == EMPTY else messages.ASK_DESTROY_OTHER).say(seat)

    def why_not(self, state: Skirmish, seat: i64, move: i64) -> IllegalMove:
        return messages.WRONG_DESTROY.refuse(state)

    def to_dict(self, state: Skirmish, viewer: i64) -> shapes.Destroying:
        return {"step": "destroying", "first": names.place_name(self.first)}


class Fetching(ActiveStep):
    """The Queen of Hearts takes a face-up card out of the Barrows and marks it (S-5.9)."""

    def moves(self, state: Skirmish, seat: i64) -> vec[i64]:
        moves = vec[i64]()
        for card in range(i64(54)):
            if state.barrows >> card & 1:
                moves = append(moves, pack(FETCH, card))
        return moves

    def play(self, state: Skirmish, seat: i64, move: i64) -> None:
        state.stack.pop()
        card = field(move, 0)
        bit = bit_at(card)
        state.barrows &= ~bit
        state.marked |= bit
        state.hands[seat] |= bit
        state.tell(pack(FETCHED, seat, card), EVERYONE)

    def prompt(self, state: Skirmish, seat: i64) -> Saying:
        return messages.ASK_FETCH.say(seat)

    def why_not(self, state: Skirmish, seat: i64, move: i64) -> IllegalMove:
        return messages.WRONG_FETCH.refuse(state)

    def to_dict(self, state: Skirmish, viewer: i64) -> shapes.Plain:
        return {"step": "fetching"}


class Looking(ActiveStep):
    """The Queen of Spades keeps one of the top cards of the deck and orders the others (S-5.10)."""

    def moves(self, state: Skirmish, seat: i64) -> vec[i64]:
        count = min(LOOKED_AT, state.pile.left)
        low = state.pile.left - count
        moves = vec[i64]()
        for kept in range(count):
            order = pack(KEEP, state.pile.cards[low + kept])
            moves = self.orders(state, low, count, bit_at(kept), order, 1, moves)
        return moves

    def orders(self, state: Skirmish, low: i64, count: i64, taken: i64, word: i64, at: i64, moves: vec[i64]) -> vec[i64]:
        """Add the move so far with every order of the cards that are not in it yet."""
        if at == count:
            return append(moves, word)
        for next_card in range(count):
            if not taken >> next_card & 1:
                more = with_field(word, at, state.pile.cards[low + next_card])
                moves = self.orders(state, low, count, taken | bit_at(next_card), more, at + 1, moves)
        return moves

    def play(self, state: Skirmish, seat: i64, move: i64) -> None:
        state.stack.pop()
        count = min(LOOKED_AT, state.pile.left)
        card = field(move, 0)
        left = state.pile.left - 1
        cards = state.pile.cards[:left]
        for at in range(1, count):
            cards[left - at] = field(move, at)
        state.pile = pile_of(cards)
        state.hands[seat] |= bit_at(card)
        state.tell(pack(KEPT, seat, card), bit_at(seat))

    def prompt(self, state: Skirmish, seat: i64) -> Saying:
        return messages.ASK_KEEP.say(seat)

    def why_not(self, state: Skirmish, seat: i64, move: i64) -> IllegalMove:
        return messages.WRONG_KEEP.refuse(state)

    def to_dict(self, state: Skirmish, viewer: i64) -> shapes.Plain:
        return {"step": "looking"}


# Jokers.


def joker_enters(state: Skirmish, seat: i64, card: i64, slot: i64, variant: i64) -> None:
    """A Joker is deployed as itself."""
    state.tell(pack(DECLARED, seat, card, variant), EVERYONE)
    place_unit(state, seat, card, slot)
    if variant == NECROMANCER:
        state.necromancer = seat
        state.stack.append(Summoning())
    elif variant == WIZARD:
        state.wizard = seat
        state.stack.append(Sundering(1))
    else:
        state.spirit = seat


def summons(state: Skirmish, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Add every soldier of the Barrows with every free Front slot, if the Necromancer was not used yet (S-9.5)."""
    dead = state.barrows & SOLDIERS
    if dead == 0 or state.necromancer != seat or state.raised:
        return moves
    free = state.free(seat, 0)
    for slot in range(i64(4)):
        if free >> slot & 1:
            for card in range(i64(52)):
                if dead >> card & 1:
                    moves = append(moves, pack(SUMMON, card, slot))
    return moves


def summon(state: Skirmish, seat: i64, card: i64, slot: i64) -> None:
    """A soldier rises, ready, marked to be Soul Burned."""
    bit = bit_at(card)
    state.raised = 1
    state.barrows &= ~bit
    state.enter(card, seat * 8 + slot)
    state.exhausted &= ~bit
    state.summoned |= bit
    state.marked |= bit
    state.tell(pack(SUMMONED, seat, card, slot), EVERYONE)


class Summoning(ActiveStep):
    """The Necromancer's summons on entry, where one is possible."""

    def go(self, state: Skirmish) -> bool:
        if len(summons(state, state.active, vec[i64]())):
            return True
        state.stack.pop()
        return False

    def moves(self, state: Skirmish, seat: i64) -> vec[i64]:
        return summons(state, seat, vec[i64]([pack(DECLINE)]))

    def play(self, state: Skirmish, seat: i64, move: i64) -> None:
        state.stack.pop()
        if verb_of(move) == SUMMON:
            summon(state, seat, field(move, 0), field(move, 1))

    def prompt(self, state: Skirmish, seat: i64) -> Saying:
        return messages.ASK_SUMMON.say(seat)

    def why_not(self, state: Skirmish, seat: i64, move: i64) -> IllegalMove:
        return messages.SUMMON_NOW.refuse(state)

    def to_dict(self, state: Skirmish, viewer: i64) -> shapes.Plain:
        return {"step": "summoning"}


def imitations(state: Skirmish, seat: i64, front: i64, rear: i64, moves: vec[i64]) -> vec[i64]:
    """Add everything that the Doppelganger can imitate, with every slot for it (S-9.2, S-9.3)."""
    for place in range(i64(len(state.top))):
        moves = imitations_of(state, seat, state.top[place], front, rear, moves)
        moves = imitations_of(state, seat, state.under[place], front, rear, moves)
    queens = state.used & QUEENS
    for queen in range(i64(52)):
        if queens >> queen & 1 and queen_works(state, queen):
            moves = append(moves, pack(IMITATE, BLACK, queen))
    return moves


def imitations_of(state: Skirmish, seat: i64, model: i64, front: i64, rear: i64, moves: vec[i64]) -> vec[i64]:
    """Add the slots for the double of one card, or for an Ace with a target the strike that comes first."""
    if model == EMPTY or model >= BLACK or (KINGS >> model & 1 and state.has_king(seat, NO_HOUSE)):
        return moves
    slots = front if SOLDIERS >> model & 1 else rear
    if slots and ACES >> model & 1 and has_target(state, seat, model):
        return append(moves, pack(IMITATE, BLACK, model))
    for slot in range(i64(8)):
        if slots >> slot & 1:
            moves = append(moves, pack(IMITATE, BLACK, model, slot))
    return moves


def imitate(state: Skirmish, seat: i64, model: i64, slot: i64) -> None:
    """The black Joker becomes the double of a card."""
    state.tell(pack(IMITATED, seat, BLACK, model), EVERYONE)
    state.model = model
    if slot != NONE:
        place_unit(state, seat, BLACK, slot)
        return
    state.expend(seat, BLACK)
    if QUEENS >> model & 1:
        queen_acts(state, seat, model)
    else:
        state.stack.append(Aiming())


class Aiming(ActiveStep):
    """A Doppelganger that imitates an Ace uses the Ace's ability on entry."""

    def moves(self, state: Skirmish, seat: i64) -> vec[i64]:
        return strikes(state, seat, BLACK, state.model, vec[i64]())

    def play(self, state: Skirmish, seat: i64, move: i64) -> None:
        state.stack.pop()
        announce(state, seat, move)

    def prompt(self, state: Skirmish, seat: i64) -> Saying:
        return messages.ASK_AIM.say(seat, state.model)

    def why_not(self, state: Skirmish, seat: i64, move: i64) -> IllegalMove:
        return messages.WRONG_AIM.refuse(state)

    def to_dict(self, state: Skirmish, viewer: i64) -> shapes.Plain:
        return {"step": "aiming"}
