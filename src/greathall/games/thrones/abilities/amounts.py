"""What can be counted, and the comparisons of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones import goals, values
from greathall.games.thrones.abilities.expressions import ASKS_KEYWORDS, ASKS_STRENGTH, Amount, Number, Predicate, a, phrase, plural
from greathall.games.thrones.terms import HAND, PLAY

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

    def words(self) -> str:
        return f"the number of {plural(self.where)}"

    def told(self) -> tuple[str, str]:
        return "1", f" for each {phrase(self.where)}"

    def clause(self, bound: str, number: str) -> str:
        """A bound on it as a condition: `you control another Soldier character`."""
        some = a(phrase(self.where)) if (bound, number) == ("at least", "1") else ""
        counted = some or f"{bound} {number} {phrase(self.where) if number == '1' else plural(self.where)}"
        if self.where.after().startswith("you control"):
            return f"you control {counted.replace(' you control', '', 1)}"
        return f"there {'is' if number == '1' else 'are'} {counted}"


PRINTED_COST: Final = 0
STRENGTH: Final = 1
POWER_ON: Final = 2
TRAITS: Final = ("cost", "STR", "power")


class Trait(Amount):
    """`cost`, `str` or `power` of the card that is looked at."""

    def __init__(self, which: i64) -> None:
        self.which = which

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        if self.which == PRINTED_COST:
            return state.roster.faces[card].cost
        return values.strength(state, card) if self.which == STRENGTH else state.power[card]

    def asks(self) -> i64:
        return ASKS_STRENGTH if self.which == STRENGTH else 0

    def words(self) -> str:
        return TRAITS[self.which]


GOLD: Final = 0
CARDS_IN_HAND: Final = 1
TOTAL_POWER: Final = 2
HOUSE_POWER: Final = 3
USED_PLOTS: Final = 4
HOLDINGS: Final = ("gold", "cards in hand", "power", "power on your House", "used plots")
ONE_OF_THEM: Final = ("gold", "card in hand", "power", "power on your House", "used plot")


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

    def words(self) -> str:
        return f"{'the most' if self.opponent else 'your'} {HOLDINGS[self.which]}{' of an opponent' if self.opponent else ''}"

    def clause(self, how: i64, bound: str) -> str:
        """A bound on it as a condition: `you have at least 2 gold`."""
        held = (ONE_OF_THEM if bound.endswith(" 1") else HOLDINGS)[self.which]
        if not self.opponent:
            return f"you have {bound} {held}"
        who = "each opponent has" if how == MOST else "an opponent has"
        return f"{who} {bound} {held}".replace("your", "their")

    def pairs(self, other: Holding) -> bool:
        """Whether one is yours and the other the most of an opponent, of the same thing."""
        return self.which == other.which and self.opponent != other.opponent

    def against(self, how: i64) -> str:
        """A comparison of yours with the most of an opponent, or of that with yours, as a condition."""
        held = HOLDINGS[self.which].replace("your", "the")
        as_much = f"as {'many' if self.which in (CARDS_IN_HAND, USED_PLOTS) else 'much'} {held} as"
        if how == EXACTLY:
            return f"you have {as_much} the opponent with the most"
        ahead = self.opponent == (how == MOST)
        return f"you have at least {as_much} each opponent" if ahead else f"an opponent has at least {as_much} you"


class Round(Amount):
    """`round`: which round of the game it is."""

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        return state.round

    def words(self) -> str:
        return "the number of the round"


LEAST: Final = 0
MOST: Final = 1
EXACTLY: Final = 2
COMPARISONS: Final = (">=", "<=", "=")


class Compare(Predicate):
    """`amount >= amount`, `<=` or `=`"""

    def __init__(self, left: Amount, how: i64, right: Amount) -> None:
        self.left = left
        self.how = how
        self.right = right

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        left = self.left.value(state, card, seat, source)
        right = self.right.value(state, card, seat, source)
        if self.how == LEAST:
            return left >= right
        return left <= right if self.how == MOST else left == right

    def asks(self) -> i64:
        return self.left.asks() | self.right.asks()

    def after(self) -> str:
        bound = ("or more", "or less", "")[self.how]
        return f"with {self.left.words()} {self.right.words()} {bound}".rstrip()

    def clause(self) -> str:
        bound = ("at least", "at most", "exactly")[self.how]
        if isinstance(self.left, Count):
            return self.left.clause(bound, self.right.words())
        if isinstance(self.left, Holding) and isinstance(self.right, Number):
            return self.left.clause(self.how, f"{bound} {self.right.words()}")
        if isinstance(self.left, Holding) and isinstance(self.right, Holding) and self.left.pairs(self.right):
            return self.left.against(self.how)
        return f"{self.left.words()} is {bound} {self.right.words()}"
