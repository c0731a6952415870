"""Which cards are meant, and when: what a predicate is and how predicates are joined with `&`, `|` and `~`; what an amount is.

A predicate looks at one card through the eyes of an ability: `seat` is the player who has the ability, `source` its card. Conditions are
predicates that look at the source itself, or at no card at all. Every predicate words itself in three parts, which a sentence puts around
the noun: `kneeling` · `character` · `an opponent controls`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

# What a predicate or an amount may ask for that static abilities change (`cycles`).
ASKS_STRENGTH: Final[i64] = 1
ASKS_ICONS: Final[i64] = 2
ASKS_KEYWORDS: Final[i64] = 4


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

    def before(self) -> str:
        """Its words before the noun."""
        return ""

    def noun(self) -> str:
        """Its noun, if it has one."""
        return ""

    def after(self) -> str:
        """Its words after the noun."""
        return ""

    def clause(self) -> str:
        """Its words as a condition, after `if` or `while`."""
        return f"this card is {a(phrase(self))}"


def phrase(where: Predicate) -> str:
    """A predicate as a noun with all that belongs to it."""
    return " ".join(part for part in (where.before(), where.noun() or "card", where.after()) if part)


def a(words: str) -> str:
    """Words with their article."""
    if words.startswith("this"):
        return words
    if words.startswith("attached "):
        return f"the {words}"
    if words.startswith("other "):
        return f"an{words}"
    vowel = words[0].lower() in "aeiou" and not words.startswith("uni")
    return f"{'an' if vowel else 'a'} {words}"


def plural(where: Predicate) -> str:
    """A predicate as a noun in the plural."""
    return " ".join(part for part in (where.before(), f"{where.noun() or 'card'}s", where.after()) if part)


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

    def before(self) -> str:
        one, two = self.one.before(), self.two.before()
        if two == "other" or two.startswith("other "):
            one, two = two, one
        return " ".join(part for part in (one, two) if part)

    def noun(self) -> str:
        return self.one.noun() or self.two.noun()

    def after(self) -> str:
        return " ".join(part for part in (self.one.after(), self.two.after()) if part)

    def clause(self) -> str:
        return f"{self.one.clause()} and {self.two.clause()}"


class Either(Predicate):
    """`a | b`"""

    def __init__(self, one: Predicate, two: Predicate) -> None:
        self.one = one
        self.two = two

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return self.one.holds(state, card, seat, source) or self.two.holds(state, card, seat, source)

    def asks(self) -> i64:
        return self.one.asks() | self.two.asks()

    def before(self) -> str:
        return " or ".join(part for part in (self.one.before(), self.two.before()) if part)

    def noun(self) -> str:
        nouns = [self.one.noun(), self.two.noun()]
        return " or ".join(noun for noun in nouns if noun)

    def after(self) -> str:
        return " or ".join(part for part in (self.one.after(), self.two.after()) if part)

    def clause(self) -> str:
        return f"{self.one.clause()} or {self.two.clause()}"


class Not(Predicate):
    """`~a`"""

    def __init__(self, one: Predicate) -> None:
        self.one = one

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return not self.one.holds(state, card, seat, source)

    def asks(self) -> i64:
        return self.one.asks()

    def before(self) -> str:
        if isinstance(self.one, Itself):
            return "other"
        return f"non-{self.one.before()}" if self.one.before() else ""

    def noun(self) -> str:
        return f"non-{self.one.noun()}" if self.one.noun() and not isinstance(self.one, Itself) else ""

    def after(self) -> str:
        after = self.one.after()
        if after.startswith("with "):
            return f"without {after[5:]}"
        return f"not {after}" if after else ""

    def clause(self) -> str:
        clause = self.one.clause()
        for verb in (" is ", " are "):
            if verb in clause:
                return clause.replace(verb, f"{verb}not ", 1)
        return f"it is not so that {clause}"


class Anything(Predicate):
    """Every card."""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return True


class Itself(Predicate):
    """`self`: the card of the ability."""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return card == source

    def alone(self) -> bool:
        return True

    def noun(self) -> str:
        return "this card"


class Amount:
    """A number, or something to be counted."""

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        raise NotImplementedError

    def asks(self) -> i64:
        """The mask of the values that it asks for."""
        return 0

    def words(self) -> str:
        raise NotImplementedError

    def told(self) -> tuple[str, str]:
        """Its words in two parts, which stand around what it is of: `1` gold ` for each location you control`."""
        return "X", f" (X is {self.words()})"


class Number(Amount):
    """`3`"""

    def __init__(self, number: i64) -> None:
        self.number = number

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        return self.number

    def words(self) -> str:
        return str(self.number)

    def told(self) -> tuple[str, str]:
        return self.words(), ""
