"""Which cards are meant, and when: predicates joined with `&`, `|` and `~`, and the amounts they compare.

A predicate looks at one card through the eyes of an ability: `seat` is the player who has the ability, `source` its card. Conditions are
predicates that look at the source itself, or at no card at all. Every predicate words itself in three parts, which a sentence puts around
the noun: `kneeling` · `character` · `an opponent controls`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones import values
from greathall.games.thrones.terms import (
    ATTACHMENT,
    ATTACKING,
    CHALLENGES,
    CHARACTER,
    CRESTS,
    DEFENDING,
    HAND,
    KEYWORDS,
    LOCATION,
    NOBODY,
    PHASES,
    PLAY,
    TITLE_NAMES,
)

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


class Where:
    """A predicate."""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        raise NotImplementedError

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


def phrase(where: Where) -> str:
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


def plural(where: Where) -> str:
    """A predicate as a noun in the plural."""
    return " ".join(part for part in (where.before(), f"{where.noun() or 'card'}s", where.after()) if part)


class Both(Where):
    """`a & b`"""

    def __init__(self, one: Where, two: Where) -> None:
        self.one = one
        self.two = two

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return self.one.holds(state, card, seat, source) and self.two.holds(state, card, seat, source)

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


class Either(Where):
    """`a | b`"""

    def __init__(self, one: Where, two: Where) -> None:
        self.one = one
        self.two = two

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return self.one.holds(state, card, seat, source) or self.two.holds(state, card, seat, source)

    def before(self) -> str:
        return " or ".join(part for part in (self.one.before(), self.two.before()) if part)

    def noun(self) -> str:
        nouns = [self.one.noun(), self.two.noun()]
        return " or ".join(noun for noun in nouns if noun)

    def after(self) -> str:
        return " or ".join(part for part in (self.one.after(), self.two.after()) if part)

    def clause(self) -> str:
        return f"{self.one.clause()} or {self.two.clause()}"


class Not(Where):
    """`~a`"""

    def __init__(self, one: Where) -> None:
        self.one = one

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return not self.one.holds(state, card, seat, source)

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


class Anything(Where):
    """Every card."""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return True


class OfType(Where):
    """`character`, `location`, `attachment`, `event`"""

    def __init__(self, kind: i64, called: str) -> None:
        self.kind = kind
        self.called = called

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.table.kinds[card] == self.kind

    def noun(self) -> str:
        return self.called


class Whose(Where):
    """`yours` or `opponents`"""

    def __init__(self, opponents: bool) -> None:
        self.opponents = opponents

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        if self.opponents:
            return state.foes(seat, state.holder[card])
        return state.holder[card] == seat

    def after(self) -> str:
        return "an opponent controls" if self.opponents else "you control"


class Itself(Where):
    """`self`: the card of the ability."""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return card == source

    def noun(self) -> str:
        return "this card"

    def clause(self) -> str:
        return "it is this card"


class Host(Where):
    """`host`: the card that the ability's card is attached to."""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.host[source] == card

    def before(self) -> str:
        return "attached"


class Posture(Where):
    """`kneeling` or `standing`"""

    def __init__(self, kneeling: bool) -> None:
        self.kneeling = kneeling

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return (state.kneels[card] == 1) == self.kneeling

    def before(self) -> str:
        return "kneeling" if self.kneeling else "standing"

    def clause(self) -> str:
        return f"this card is {self.before()}"


ROLE_WORDS: Final = ("participating", "attacking", "defending")


class Role(Where):
    """`attacking`, `defending` or `participating`"""

    def __init__(self, role: i64) -> None:
        self.role = role

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        role = state.roles[card]
        return role == self.role if self.role else role in (ATTACKING, DEFENDING)

    def before(self) -> str:
        return ROLE_WORDS[self.role]

    def clause(self) -> str:
        return f"this card is {ROLE_WORDS[self.role]}"


class Unique(Where):
    """`unique`"""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.table.faces[card].unique

    def before(self) -> str:
        return "unique"


class OfHouse(Where):
    """`house(Calder)`; `neutral` for none; `own_house` for the House you play."""

    def __init__(self, house: i64, called: str) -> None:
        self.house = house
        self.called = called

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        houses = state.table.faces[card].houses
        if self.house == OWN_HOUSE:
            return houses >> state.table.houses[seat] & 1 == 1
        return houses == 0 if self.house == NOBODY else houses >> self.house & 1 == 1

    def before(self) -> str:
        return self.called


OWN_HOUSE: Final[i64] = -2


class OfTrait(Where):
    """`trait(Knight)`"""

    def __init__(self, trait: i64, called: str) -> None:
        self.trait = trait
        self.called = called

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.table.faces[card].traits >> self.trait & 1 == 1

    def before(self) -> str:
        return self.called


class OfCrest(Where):
    """`crest(War)`"""

    def __init__(self, crest: i64) -> None:
        self.crest = crest

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.table.faces[card].crests >> self.crest & 1 == 1

    def after(self) -> str:
        return f"with a {CRESTS[self.crest]} crest"


class WithKeyword(Where):
    """`keyword(Renown)`"""

    def __init__(self, keyword: i64) -> None:
        self.keyword = keyword

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return values.has(state, card, self.keyword)

    def after(self) -> str:
        return f"with {KEYWORDS[self.keyword]}"


class WithIcon(Where):
    """`icon(military)`"""

    def __init__(self, icon: i64) -> None:
        self.icon = icon

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return values.icons(state, card) >> self.icon & 1 == 1

    def after(self) -> str:
        return f"with {a(CHALLENGES[self.icon])} icon"


class Named(Where):
    """`named(Osanne Thornmere)`"""

    def __init__(self, called: str) -> None:
        self.called = called

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.table.faces[card].name == self.called

    def noun(self) -> str:
        return self.called


class Laden(Where):
    """`attached(where)`: has such an attachment; `duplicated`: has a duplicate."""

    def __init__(self, kind: Where | None) -> None:
        self.kind = kind

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        if self.kind is None:
            return state.duplicate_of(card) != NOBODY
        for owner in range(state.seats):
            for other in state.pile(PLAY, owner):
                if state.host[other] == card and self.kind.holds(state, other, seat, source):
                    return True
        return False

    def after(self) -> str:
        return f"with {self.burden()}"

    def burden(self) -> str:
        """What lies on the card or under it."""
        return "a duplicate" if self.kind is None else a(phrase(Both(self.kind, OfType(ATTACHMENT, "attachment"))))

    def clause(self) -> str:
        return f"this card has {self.burden()}"


# Conditions of the player and the game.


class FirstPlayer(Where):
    """`first_player`"""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.first == seat

    def clause(self) -> str:
        return "you are the first player"


class Titled(Where):
    """`title(master_of_coin)`: you hold that title; `title(any)`."""

    def __init__(self, title: i64) -> None:
        self.title = title

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        title = state.titles[seat]
        return title != NOBODY and self.title in (title, NOBODY)

    def clause(self) -> str:
        return "you hold a title" if self.title == NOBODY else f"you are {TITLE_NAMES[self.title]}"


class InChallenge(Where):
    """`challenge(military)`, `challenge(any)`: one is going on."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.contest != NOBODY and self.kind in (state.contest, NOBODY)

    def clause(self) -> str:
        return f"{a('challenge') if self.kind == NOBODY else a(CHALLENGES[self.kind] + ' challenge')} is being fought"


class YourPart(Where):
    """`you_attack`, `you_defend`"""

    def __init__(self, role: i64) -> None:
        self.role = role

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        if state.contest == NOBODY:
            return False
        return seat == (state.attacker if self.role == ATTACKING else state.defender)

    def clause(self) -> str:
        return f"you are {'attacking' if self.role == ATTACKING else 'defending'}"


class InPhase(Where):
    """`phase(challenges)`"""

    def __init__(self, phase: i64) -> None:
        self.phase = phase

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.phase == self.phase

    def clause(self) -> str:
        return f"it is the {PHASES[self.phase]} phase"


# Amounts.


class Amount:
    """A number, or something to be counted."""

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        raise NotImplementedError

    def words(self) -> str:
        raise NotImplementedError


class Number(Amount):
    """`3`"""

    def __init__(self, number: i64) -> None:
        self.number = number

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        return self.number

    def words(self) -> str:
        return str(self.number)


class Count(Amount):
    """`count(where)`: cards in play, or with `hand(…)`, in your hand."""

    def __init__(self, where: Where) -> None:
        self.where = where

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        total: i64 = 0
        for owner in range(state.seats):
            for other in state.pile(PLAY, owner):
                if self.where.holds(state, other, seat, source):
                    total += 1
        return total

    def words(self) -> str:
        return f"the number of {plural(self.where)}"

    def clause(self, bound: str, number: str) -> str:
        """A bound on it as a condition: `you control another Soldier character`."""
        some = a(phrase(self.where)) if (bound, number) == ("at least", "1") else ""
        counted = some or f"{bound} {number} {phrase(self.where) if number == '1' else plural(self.where)}"
        if self.where.after().startswith("you control"):
            return f"you control {counted.replace(' you control', '', 1)}"
        return f"there {'is' if number == '1' else 'are'} {counted}"


def told(amount: Amount) -> tuple[str, str]:
    """An amount in two parts, which stand around what it is of: `1` gold ` for each location you control`."""
    if isinstance(amount, Number):
        return amount.words(), ""
    if isinstance(amount, Count):
        return "1", f" for each {phrase(amount.where)}"
    return "X", f" (X is {amount.words()})"


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
            return state.table.faces[card].cost
        return values.strength(state, card) if self.which == STRENGTH else state.power[card]

    def words(self) -> str:
        return TRAITS[self.which]


GOLD: Final = 0
CARDS_IN_HAND: Final = 1
TOTAL_POWER: Final = 2
HOUSE_POWER: Final = 3
USED_PLOTS: Final = 4
HOLDINGS: Final = ("gold", "cards in hand", "power", "power on your House", "used plots")


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
        return values.total_power(state, seat)

    def words(self) -> str:
        return f"{'the most' if self.opponent else 'your'} {HOLDINGS[self.which]}{' of an opponent' if self.opponent else ''}"

    def clause(self, how: i64, bound: str) -> str:
        """A bound on it as a condition: `you have at least 2 gold`."""
        if not self.opponent:
            return f"you have {bound} {HOLDINGS[self.which]}"
        who = "each opponent has" if how == MOST else "an opponent has"
        return f"{who} {bound} {HOLDINGS[self.which]}".replace("your", "their")

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


LEAST: Final = 0
MOST: Final = 1
EXACTLY: Final = 2
COMPARISONS: Final = (">=", "<=", "=")


class Compare(Where):
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


IS_CHARACTER: Final[Where] = OfType(CHARACTER, "character")
IS_LOCATION: Final[Where] = OfType(LOCATION, "location")
