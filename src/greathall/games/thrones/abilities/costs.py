"""What abilities cost. A cost either is paid at once, or asks which card pays it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import bounds, notes
from greathall.games.thrones.abilities.expressions import Anything, Predicate
from greathall.games.thrones.abilities.messages import COSTS as MESSAGES
from greathall.games.thrones.abilities.messages import DROPS_COST
from greathall.games.thrones.abilities.nouns import noun_of, some
from greathall.games.thrones.steps import leaving
from greathall.games.thrones.terms import DISCARDING, HAND, KINGS_HAND, LOCATION, NOBODY, OUT, PLAY, REMOVAL, SACRIFICE, TO_HAND
from greathall.kernel.bits import bit_at
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

KNEEL_SELF: Final[i64] = 0
SACRIFICE_SELF: Final[i64] = 1
REMOVE_SELF: Final[i64] = 2
RETURN_SELF: Final[i64] = 3
DISCARD_SELF: Final[i64] = 4
KNEEL_HOUSE: Final[i64] = 5
GOLD: Final[i64] = 6
POWER: Final[i64] = 7
"""Power from the card back to the pool."""
INFLUENCE: Final[i64] = 8
COUNTER: Final[i64] = 9
STORED: Final[i64] = 10
"""Gold from the card."""
KNEEL_CARD: Final[i64] = 11
DROP: Final[i64] = 12
"""Discard a card from hand."""
SACRIFICE_CARD: Final[i64] = 13
COSTS: Final = (
    "kneel",
    "sacrifice",
    "remove",
    "return",
    "discard",
    "kneel_house",
    "gold",
    "power",
    "influence",
    "counter",
    "stored",
    "kneel_card",
    "drop",
    "sacrifice_card",
)


ANY_AMOUNT: Final[i64] = -1
"""X: as much as the player wants to pay."""


class Cost:
    """One cost."""

    def __init__(self, kind: i64, amount: i64, where: Predicate) -> None:
        self.kind = kind
        self.amount = amount
        self.where = where
        self.others = kind == DROP
        """Whether other cards than the ability's own must pay it: what is played is out of the hand, and nothing kneels or leaves twice."""

    def join(self, kinds: list[i64]) -> None:
        """It is paid together with these kinds of costs."""
        if self.kind in (INFLUENCE, KNEEL_CARD):
            self.others = KNEEL_SELF in kinds
        elif self.kind == SACRIFICE_CARD:
            self.others = SACRIFICE_SELF in kinds or REMOVE_SELF in kinds or RETURN_SELF in kinds or DISCARD_SELF in kinds

    def payable(self, state: Thrones, seat: i64, source: i64) -> bool:
        """Whether the player can pay it now."""
        if self.kind == KNEEL_SELF:
            return state.kneels[source] == 0
        if self.kind == KNEEL_HOUSE:
            return not state.houses_kneel >> seat & 1
        if self.kind == GOLD:
            return bounds.funds(state, seat) >= self.amount
        if self.kind == POWER:
            return state.power[source] >= self.amount
        if self.kind == COUNTER:
            return notes.noted(state, notes.COUNTERS, source) >= self.amount
        if self.kind == STORED:
            return notes.noted(state, notes.GOLD, source) >= self.amount
        if self.kind == INFLUENCE:
            return influence_at_hand(state, seat, source if self.others else NOBODY) >= self.amount
        if self.kind in (SACRIFICE_SELF, RETURN_SELF, DISCARD_SELF):
            return state.leaving[source] == 0
        return self.kind == REMOVE_SELF or i64(len(self.payers(state, seat, source))) >= self.amount

    def seems_payable(self, state: Thrones, seat: i64, source: i64) -> bool:
        """The same, as far as everyone can see it."""
        return i64(len(state.pile(HAND, seat))) >= self.amount if self.kind == DROP else self.payable(state, seat, source)

    def asks(self) -> bool:
        """Whether a card has to be named to pay it."""
        return self.kind >= KNEEL_CARD

    def payers(self, state: Thrones, seat: i64, source: i64) -> vec[i64]:
        """The cards that may pay a cost which asks for one."""
        found = vec[i64]()
        for card in state.pile(HAND if self.kind == DROP else PLAY, seat):
            if (
                not (self.others and card == source)
                and self.where.holds(state, card, seat, source)
                and (self.kind == DROP or (state.kneels[card] == 0 if self.kind == KNEEL_CARD else state.leaving[card] == 0))
            ):
                found = append(found, card)
        return found

    def pay(self, state: Thrones, seat: i64, card: i64) -> None:
        """Pay it; `card` is the source, or the one that was named."""
        if self.kind in (KNEEL_SELF, KNEEL_CARD):
            state.kneel(card)
        elif self.kind == KNEEL_HOUSE:
            state.houses_kneel |= bit_at(seat)
        elif self.kind == GOLD:
            bounds.pay(state, seat, self.amount)
        elif self.kind == POWER:
            state.give_power(card, -self.amount)
        elif self.kind == COUNTER:
            notes.lay(state, notes.COUNTERS, card, -self.amount)
        elif self.kind == STORED:
            notes.lay(state, notes.GOLD, card, -self.amount)
            state.treasury += self.amount
        elif self.kind == DROP:
            state.drop(card)
        elif self.kind == REMOVE_SELF and state.zone[card] != PLAY:
            state.put(card, OUT)
        else:
            manners = {REMOVE_SELF: REMOVAL, RETURN_SELF: TO_HAND, DISCARD_SELF: DISCARDING}
            leaving.mark(state, card, manners.get(self.kind, SACRIFICE), seat)

    def saying(self) -> Saying:
        """The cost as an order: `kneel this card`."""
        message = MESSAGES[COSTS[self.kind]]
        if self.kind == DROP and self.amount > 1:
            return DROPS_COST.say(self.amount, noun_of(self.where))
        if self.asks():
            return message.say(None if isinstance(self.where, Anything) else some(noun_of(self.where)))
        if self.kind in (GOLD, POWER, INFLUENCE, COUNTER, STORED):
            return message.say("X" if self.amount == ANY_AMOUNT else self.amount)
        return message.say()


def sources(state: Thrones, seat: i64) -> vec[i64]:
    """The standing characters and locations of a player that give influence."""
    found = vec[i64]()
    for card in state.pile(PLAY, seat):
        if state.roster.faces[card].influence > 0 and state.roster.kinds[card] <= LOCATION and state.kneels[card] == 0:
            found = append(found, card)
    return found


def influence_at_hand(state: Thrones, seat: i64, but: i64) -> i64:
    """How much influence a player could kneel, without that of one card (A-1.10), with the Hand's 2 (A-11.6)."""
    found: i64 = 2 if has_hand(state, seat) else 0
    for card in sources(state, seat):
        if card != but:
            found += state.roster.faces[card].influence
    return found


def has_hand(state: Thrones, seat: i64) -> bool:
    """Whether the Hand's influence is still to be used this round."""
    return state.titles[seat] == KINGS_HAND and not state.hand_used
