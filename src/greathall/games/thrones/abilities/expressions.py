"""Which cards are meant, and when: what a predicate is and how predicates are joined with `&`, `|` and `~`; what an amount is.

A predicate looks at one card through the eyes of an ability: `seat` is the player who has the ability, `source` its card. Conditions are
predicates that look at the source itself, or at no card at all. In texts a predicate describes a noun, or is a condition; each of them can
be negated.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones.abilities.messages import AFTER_EITHER, AFTER_IF, CLAUSE_AND, CLAUSE_IS, CLAUSE_OR, COMPOUND_OR, WHERE_X
from greathall.games.thrones.abilities.nouns import OTHER, THIS, Description, some
from greathall.kernel.bits import bit_at
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

# What a predicate or an amount may ask for that static abilities change (`cycles`).
ASKS_STRENGTH: Final[i64] = 1
ASKS_ICONS: Final[i64] = 2
ASKS_KEYWORDS: Final[i64] = 4
ASKS_TRAITS: Final[i64] = 8
ASKS_CRESTS: Final[i64] = 16
ASKS_HOUSES: Final[i64] = 32

ANY_TYPE: Final[i64] = 63
"""The mask of all types of cards."""


class Predicate:
    """A predicate."""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        raise NotImplementedError

    def asks(self) -> i64:
        """The mask of the values that it asks for."""
        return 0

    def alone(self) -> bool:
        """Whether nothing but the card of the ability itself can be meant."""
        return False

    def types(self, own: i64) -> i64:
        """The mask of the types of cards that can be meant, by an ability of a card of the type `own`."""
        return ANY_TYPE

    def other_types(self, own: i64) -> i64:
        """The same of its negation."""
        return ANY_TYPE

    def describe(self, found: Description, negated: bool) -> None:
        """Add what it says of a card to a noun."""
        found.after.append(AFTER_IF.say(self.clause(negated)))

    def clause(self, negated: bool) -> Saying:
        """It as a condition, after `if` or `while`."""
        found = Description()
        self.describe(found, False)
        return CLAUSE_IS[negated].say(some(found.noun()))


def describe_either(one: Predicate, two: Predicate, found: Description, negated: bool) -> None:
    """Add what one or the other says of a card to a noun."""
    left, right = Description(), Description()
    one.describe(left, negated)
    two.describe(right, negated)
    if left.only_nouns() and right.only_nouns():
        found.name([*left.nouns, *right.nouns])
    elif left.only_compound() and right.only_compound():
        found.compounds.append(COMPOUND_OR.say(left.compounds[0], right.compounds[0]))
    else:
        found.after.append(AFTER_EITHER.say(some(left.noun()), some(right.noun())))


class Both(Predicate):
    """`a & b`"""

    def __init__(self, one: Predicate, two: Predicate) -> None:
        self.one = one
        self.two = two

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return self.one.holds(state, card, seat, source) and self.two.holds(state, card, seat, source)

    def asks(self) -> i64:
        return self.one.asks() | self.two.asks()

    def alone(self) -> bool:
        return self.one.alone() or self.two.alone()

    def types(self, own: i64) -> i64:
        return self.one.types(own) & self.two.types(own)

    def other_types(self, own: i64) -> i64:
        return self.one.other_types(own) | self.two.other_types(own)

    def describe(self, found: Description, negated: bool) -> None:
        if negated:
            describe_either(self.one, self.two, found, True)
            return
        self.one.describe(found, False)
        self.two.describe(found, False)

    def clause(self, negated: bool) -> Saying:
        return (CLAUSE_OR if negated else CLAUSE_AND).say(self.one.clause(negated), self.two.clause(negated))


class Either(Predicate):
    """`a | b`"""

    def __init__(self, one: Predicate, two: Predicate) -> None:
        self.one = one
        self.two = two

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return self.one.holds(state, card, seat, source) or self.two.holds(state, card, seat, source)

    def asks(self) -> i64:
        return self.one.asks() | self.two.asks()

    def types(self, own: i64) -> i64:
        return self.one.types(own) | self.two.types(own)

    def other_types(self, own: i64) -> i64:
        return self.one.other_types(own) & self.two.other_types(own)

    def describe(self, found: Description, negated: bool) -> None:
        if not negated:
            describe_either(self.one, self.two, found, False)
            return
        self.one.describe(found, True)
        self.two.describe(found, True)

    def clause(self, negated: bool) -> Saying:
        return (CLAUSE_AND if negated else CLAUSE_OR).say(self.one.clause(negated), self.two.clause(negated))


class Not(Predicate):
    """`~a`"""

    def __init__(self, one: Predicate) -> None:
        self.one = one

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return not self.one.holds(state, card, seat, source)

    def asks(self) -> i64:
        return self.one.asks()

    def types(self, own: i64) -> i64:
        return self.one.other_types(own)

    def other_types(self, own: i64) -> i64:
        return self.one.types(own)

    def describe(self, found: Description, negated: bool) -> None:
        self.one.describe(found, not negated)

    def clause(self, negated: bool) -> Saying:
        return self.one.clause(not negated)


class Anything(Predicate):
    """Every card."""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return True

    def describe(self, found: Description, negated: bool) -> None:
        """It says nothing of it."""


class Itself(Predicate):
    """`self`: the card of the ability."""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return card == source

    def alone(self) -> bool:
        return True

    def types(self, own: i64) -> i64:
        return bit_at(own)

    def describe(self, found: Description, negated: bool) -> None:
        if negated:
            found.adjectives.insert(0, OTHER)
        else:
            found.name([THIS])


class Amount:
    """A number, or something to be counted."""

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        raise NotImplementedError

    def asks(self) -> i64:
        """The mask of the values that it asks for."""
        return 0

    def part(self) -> int | Saying:
        """The number, or what it is."""
        raise NotImplementedError

    def number(self) -> int | str:
        """What stands for it where it is told (`spelt`)."""
        return "X"

    def spelt(self, said: Saying) -> Saying:
        """What was said with its number, and what that is: `gain 1 gold`, `gain 1 gold for each location you control`."""
        return WHERE_X.say(said, self.part())


class Number(Amount):
    """`3`"""

    def __init__(self, amount: i64) -> None:
        self.amount = amount

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        return self.amount

    def part(self) -> int | Saying:
        return self.amount

    def number(self) -> int | str:
        return self.amount

    def spelt(self, said: Saying) -> Saying:
        return said
