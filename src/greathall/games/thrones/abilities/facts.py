"""More that can be counted: what was paid and played, what lies in piles, and what is so in the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones import notes, values
from greathall.games.thrones.abilities import costs
from greathall.games.thrones.abilities.expressions import ASKS_STRENGTH, Amount, Predicate
from greathall.games.thrones.abilities.messages import (
    AMOUNT_CLAIM,
    AMOUNT_COUNT,
    AMOUNT_MARGIN,
    AMOUNT_PLAYED,
    AMOUNT_PLAYERS,
    AMOUNT_WON,
    AMOUNT_X,
    EACH,
    FOR_EACH,
    IN_YOUR_PILE,
    MANY,
)
from greathall.games.thrones.abilities.nouns import noun_of
from greathall.games.thrones.steps import resolving
from greathall.games.thrones.terms import ATTACKING, DEFENDING, NOBODY, ZONES
from greathall.kernel.move import field, verb_of
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


class Paid(Amount):
    """`x`: as much as was paid where a cost is X, or could be paid before that."""

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        paid = notes.noted(state, notes.PAID, source)
        return paid - 1 if paid else costs.influence_at_hand(state, seat, NOBODY)

    def part(self) -> int | Saying:
        return AMOUNT_X.say()


class PileCount(Amount):
    """`pile(dead, where)`: cards in one of your piles."""

    def __init__(self, zone: i64, where: Predicate) -> None:
        self.zone = zone
        self.where = where

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        total: i64 = 0
        for other in state.pile(self.zone, seat):
            if self.where.holds(state, other, seat, source):
                total += 1
        return total

    def asks(self) -> i64:
        return self.where.asks()

    def part(self) -> int | Saying:
        return AMOUNT_COUNT.say(MANY.say(noun_of(self.where, [IN_YOUR_PILE.say(ZONES[self.zone])])))

    def number(self) -> int | str:
        return 1

    def spelt(self, said: Saying) -> Saying:
        return FOR_EACH.say(said, EACH.say(noun_of(self.where, [IN_YOUR_PILE.say(ZONES[self.zone])])))


class Played(Amount):
    """`played(where)`: cards that you have played from hand this round."""

    def __init__(self, where: Predicate) -> None:
        self.where = where

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        total: i64 = 0
        for word in state.notes:
            if verb_of(word) == notes.PLAYED and field(word, 1) == seat + 1 and self.where.holds(state, field(word, 0), seat, source):
                total += 1
        return total

    def part(self) -> int | Saying:
        return AMOUNT_PLAYED.say(MANY.say(noun_of(self.where)))


MARGIN: Final = 0
PLAYERS: Final = 1
CLAIM: Final = 2
WON: Final = 3
FACTS: Final = ("margin", "players", "claim", "won")


class Fact(Amount):
    """`margin`, `players`, `claim`, `won`: what is so in the game."""

    def __init__(self, which: i64) -> None:
        self.which = which

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        if self.which == MARGIN:
            attack, defence = resolving.side_strength(state, ATTACKING), resolving.side_strength(state, DEFENDING)
            return max(attack - defence, defence - attack)
        if self.which == PLAYERS:
            return state.seats
        if self.which == CLAIM:
            return values.claim(state, seat)
        return notes.noted(state, notes.WON, state.plot(seat))

    def asks(self) -> i64:
        return ASKS_STRENGTH if self.which == MARGIN else 0

    def part(self) -> int | Saying:
        return (AMOUNT_MARGIN, AMOUNT_PLAYERS, AMOUNT_CLAIM, AMOUNT_WON)[self.which].say()
