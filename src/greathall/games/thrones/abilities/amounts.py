"""What can be counted, and the comparisons of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones import goals, notes, values
from greathall.games.thrones.abilities.expressions import ASKS_KEYWORDS, ASKS_STRENGTH, Amount, Number, Predicate
from greathall.games.thrones.abilities.messages import (
    AFTER_COMPARED,
    AFTER_ONE_OPPONENT,
    AFTER_YOURS,
    AMOUNT_AT_LEAST_NONE,
    AMOUNT_COUNT,
    AMOUNT_DIFFERENCE,
    AMOUNT_EITHER,
    AMOUNT_GROUPED,
    AMOUNT_MOST,
    AMOUNT_MOST_COUNT,
    AMOUNT_OWN,
    AMOUNT_ROUND,
    AMOUNT_SUM,
    AMOUNT_TRAIT,
    AMOUNT_YOURS,
    CLAUSE_AHEAD,
    CLAUSE_BEHIND,
    CLAUSE_COMPARE,
    CLAUSE_CONTROL,
    CLAUSE_CONTROL_COUNT,
    CLAUSE_EVEN,
    CLAUSE_NOT,
    CLAUSE_OPPONENT_HAS,
    CLAUSE_THERE,
    CLAUSE_THERE_COUNT,
    CLAUSE_YOU_HAVE,
    EACH,
    FOR_EACH,
    MANY,
)
from greathall.games.thrones.abilities.nouns import Description, noun_of, some
from greathall.games.thrones.terms import HAND, PLAY
from greathall.kernel.sentences.message import Noun, Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


class Count(Amount):
    """`count(where)`: cards in play."""

    def __init__(self, where: Predicate) -> None:
        self.where = where

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        total: i64 = 0
        for owner in range(state.seats):
            for other in state.pile(PLAY, owner):
                if self.where.holds(state, other, seat, source):
                    total += 1
        return total

    def asks(self) -> i64:
        return self.where.asks()

    def part(self) -> int | Saying:
        return AMOUNT_COUNT.say(MANY.say(noun_of(self.where)))

    def number(self) -> int | str:
        return 1

    def spelt(self, said: Saying) -> Saying:
        return FOR_EACH.say(said, EACH.say(noun_of(self.where)))

    def clause(self, how: i64, bound: int | Saying) -> Saying:
        """A bound on it as a condition: `you control another Soldier character`."""
        noun = noun_of(self.where)
        yours = bool(noun.after) and noun.after[0].message is AFTER_YOURS[0]
        if yours:
            noun = Noun(noun.name, noun.adjectives, noun.compounds, noun.after[1:], noun.others)
        if how == LEAST and bound == 1:
            return (CLAUSE_CONTROL if yours else CLAUSE_THERE).say(some(noun))
        return (CLAUSE_CONTROL_COUNT if yours else CLAUSE_THERE_COUNT).say(BOUNDS[how], bound, noun)


PRINTED_COST: Final = 0
STRENGTH: Final = 1
POWER_ON: Final = 2
PRINTED_STRENGTH: Final = 3
COUNTERS_ON: Final = 4
GOLD_ON: Final = 5


class Trait(Amount):
    """`cost`, `str`, `power`, `printed_str`, `counters` or `stored` of the card that is looked at."""

    def __init__(self, which: i64) -> None:
        self.which = which

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        if self.which == PRINTED_COST:
            return state.roster.faces[card].cost
        if self.which == STRENGTH:
            return values.strength(state, card)
        if self.which == POWER_ON:
            return state.power[card]
        if self.which == PRINTED_STRENGTH:
            return state.roster.faces[card].strength
        return notes.noted(state, notes.COUNTERS if self.which == COUNTERS_ON else notes.GOLD, card)

    def asks(self) -> i64:
        return ASKS_STRENGTH if self.which == STRENGTH else 0

    def part(self) -> int | Saying:
        return AMOUNT_TRAIT[self.which].say()


GOLD: Final = 0
CARDS_IN_HAND: Final = 1
TOTAL_POWER: Final = 2
HOUSE_POWER: Final = 3
USED_PLOTS: Final = 4
HOLDINGS: Final = ("gold", "cards", "total_power", "house_power", "used_plots")


class Holding(Amount):
    """`gold`, `cards`, `total_power`, `house_power`, `used_plots` of a player: yours, or with `most_`, the most that an opponent has."""

    def __init__(self, which: i64, opponent: bool) -> None:
        self.which = which
        self.opponent = opponent

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        if not self.opponent:
            return self.of(state, seat)
        most: i64 = 0
        for other in range(state.seats):
            if state.foes(seat, other):
                most = max(most, self.of(state, other))
        return most

    def of(self, state: Thrones, seat: i64) -> i64:
        """What one seat has."""
        if self.which == GOLD:
            return state.gold[seat]
        if self.which == CARDS_IN_HAND:
            return i64(len(state.pile(HAND, seat)))
        if self.which == HOUSE_POWER:
            return state.house[seat]
        if self.which == USED_PLOTS:
            return state.used_plots(seat)
        return goals.total_power(state, seat)

    def asks(self) -> i64:
        # Power counts on cards with Infamy.
        return ASKS_KEYWORDS if self.which == TOTAL_POWER else 0

    def part(self) -> int | Saying:
        return (AMOUNT_MOST if self.opponent else AMOUNT_YOURS).say(HOLDINGS[self.which])

    def clause(self, how: i64, number: i64) -> Saying:
        """A bound on it as a condition: `you have at least 2 gold`."""
        return (CLAUSE_OPPONENT_HAS if self.opponent else CLAUSE_YOU_HAVE).say(BOUNDS[how], number, HOLDINGS[self.which])

    def pairs(self, other: Holding) -> bool:
        """Whether one is yours and the other the most of an opponent, of the same thing."""
        return self.which == other.which and self.opponent != other.opponent

    def against(self, how: i64) -> Saying:
        """A comparison of yours with the most of an opponent, or of that with yours, as a condition."""
        if how == EXACTLY:
            return CLAUSE_EVEN.say(HOLDINGS[self.which])
        return (CLAUSE_AHEAD if self.opponent == (how == MOST) else CLAUSE_BEHIND).say(HOLDINGS[self.which])


class Own(Amount):
    """`own(str)`: the cost, STR or power of the ability's own card."""

    def __init__(self, of: Trait) -> None:
        self.of = of

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        return self.of.value(state, source, seat, source)

    def asks(self) -> i64:
        return self.of.asks()

    def part(self) -> int | Saying:
        return AMOUNT_OWN.say(self.of.part())


class MostCount(Amount):
    """`most_count(where)`: the cards in play of that opponent who has the most of them."""

    def __init__(self, where: Predicate) -> None:
        self.where = where

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        most: i64 = 0
        for other in range(state.seats):
            if state.foes(seat, other):
                total: i64 = 0
                for held in state.pile(PLAY, other):
                    if self.where.holds(state, held, seat, source):
                        total += 1
                most = max(most, total)
        return most

    def asks(self) -> i64:
        return self.where.asks()

    def part(self) -> int | Saying:
        return AMOUNT_MOST_COUNT.say(MANY.say(noun_of(self.where, [AFTER_ONE_OPPONENT.say()])))


class Sum(Amount):
    """`2 + count(where)`, `most_cards - cards`"""

    def __init__(self, one: Amount, two: Amount, minus: bool) -> None:
        self.one = one
        self.two = two
        self.minus = minus

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        one = self.one.value(state, card, seat, source)
        two = self.two.value(state, card, seat, source)
        return one - two if self.minus else one + two

    def asks(self) -> i64:
        return self.one.asks() | self.two.asks()

    def part(self) -> int | Saying:
        two = self.two.part()
        if isinstance(two, Saying) and isinstance(self.two, (Sum, AtLeastNone)):
            two = AMOUNT_GROUPED.say(two)
        return (AMOUNT_DIFFERENCE if self.minus else AMOUNT_SUM).say(self.one.part(), two)


class AtLeastNone(Amount):
    """`none_or(most_cards - cards)`: an amount, or nothing if it would be less."""

    def __init__(self, of: Amount) -> None:
        self.of = of

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        return max(i64(0), self.of.value(state, card, seat, source))

    def asks(self) -> i64:
        return self.of.asks()

    def part(self) -> int | Saying:
        return AMOUNT_AT_LEAST_NONE.say(self.of.part())


class EitherAmount(Amount):
    """`either(trait(Knight), 3, 2)`: one amount for such cards, another for the rest."""

    def __init__(self, where: Predicate, one: Amount, two: Amount) -> None:
        self.where = where
        self.one = one
        self.two = two

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        chosen = self.one if self.where.holds(state, card, seat, source) else self.two
        return chosen.value(state, card, seat, source)

    def asks(self) -> i64:
        return self.where.asks() | self.one.asks() | self.two.asks()

    def part(self) -> int | Saying:
        return AMOUNT_EITHER.say(self.one.part(), some(noun_of(self.where)), self.two.part())


class Round(Amount):
    """`round`: which round of the game it is."""

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        return state.round

    def part(self) -> int | Saying:
        return AMOUNT_ROUND.say()


LEAST: Final = 0
MOST: Final = 1
EXACTLY: Final = 2
LESS: Final = 3
MORE: Final = 4
COMPARISONS: Final = (">=", "<=", "=", "<", ">")
BOUNDS: Final = ("least", "most", "exactly", "less", "more")


class Compare(Predicate):
    """`amount >= amount`, `<=`, `=`, `<` or `>`"""

    def __init__(self, left: Amount, how: i64, right: Amount) -> None:
        self.left = left
        self.how = how
        self.right = right

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        left = self.left.value(state, card, seat, source)
        right = self.right.value(state, card, seat, source)
        if self.how == LEAST:
            return left >= right
        if self.how == LESS:
            return left < right
        if self.how == MORE:
            return left > right
        return left <= right if self.how == MOST else left == right

    def asks(self) -> i64:
        return self.left.asks() | self.right.asks()

    def describe(self, found: Description, negated: bool) -> None:
        found.after.append(AFTER_COMPARED[self.how][negated].say(self.left.part(), self.right.part()))

    def clause(self, negated: bool) -> Saying:
        said = self.bounded()
        return CLAUSE_NOT.say(said) if negated else said

    def bounded(self) -> Saying:
        """It as a condition that is not negated."""
        if self.how in (LESS, MORE):
            return CLAUSE_COMPARE.say(self.left.part(), BOUNDS[self.how], self.right.part())
        if isinstance(self.left, Count):
            return self.left.clause(self.how, self.right.part())
        if isinstance(self.left, Holding) and isinstance(self.right, Number):
            return self.left.clause(self.how, self.right.amount)
        if isinstance(self.left, Holding) and isinstance(self.right, Holding) and self.left.pairs(self.right):
            return self.left.against(self.how)
        return CLAUSE_COMPARE.say(self.left.part(), BOUNDS[self.how], self.right.part())
