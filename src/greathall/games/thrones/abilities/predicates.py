"""The predicates: the state of a card, of the player who looks at it, and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones import values
from greathall.games.thrones.abilities.expressions import ASKS_ICONS, ASKS_KEYWORDS, Both, Predicate, a, phrase
from greathall.games.thrones.terms import (
    ATTACHMENT,
    ATTACKING,
    CHALLENGES,
    CRESTS,
    DEFENDING,
    KEYWORDS,
    NOBODY,
    PHASES,
    PLAY,
    TITLE_NAMES,
)

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


class OfType(Predicate):
    """`character`, `location`, `attachment`, `event`"""

    def __init__(self, kind: i64, called: str) -> None:
        self.kind = kind
        self.called = called

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.roster.kinds[card] == self.kind

    def noun(self) -> str:
        return self.called


class Whose(Predicate):
    """`yours` or `opponents`"""

    def __init__(self, opponents: bool) -> None:
        self.opponents = opponents

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        if self.opponents:
            return state.foes(seat, state.holder[card])
        return state.holder[card] == seat

    def after(self) -> str:
        return "an opponent controls" if self.opponents else "you control"


class Host(Predicate):
    """`host`: the card that the ability's card is attached to."""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.host[source] == card

    def before(self) -> str:
        return "attached"


class Posture(Predicate):
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


class Role(Predicate):
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


class Unique(Predicate):
    """`unique`"""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.roster.faces[card].unique

    def before(self) -> str:
        return "unique"


class OfHouse(Predicate):
    """`house(Calder)`; `neutral` for none; `own_house` for the House you play."""

    def __init__(self, house: i64, called: str) -> None:
        self.house = house
        self.called = called

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        houses = state.roster.faces[card].houses
        if self.house == OWN_HOUSE:
            return houses >> state.roster.houses[seat] & 1 == 1
        return houses == 0 if self.house == NOBODY else houses >> self.house & 1 == 1

    def before(self) -> str:
        return self.called


OWN_HOUSE: Final[i64] = -2


class OfTrait(Predicate):
    """`trait(Knight)`"""

    def __init__(self, trait: i64, called: str) -> None:
        self.trait = trait
        self.called = called

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.roster.faces[card].traits >> self.trait & 1 == 1

    def before(self) -> str:
        return self.called


class OfCrest(Predicate):
    """`crest(War)`"""

    def __init__(self, crest: i64) -> None:
        self.crest = crest

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.roster.faces[card].crests >> self.crest & 1 == 1

    def after(self) -> str:
        return f"with a {CRESTS[self.crest]} crest"


class WithKeyword(Predicate):
    """`keyword(Renown)`"""

    def __init__(self, keyword: i64) -> None:
        self.keyword = keyword

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return values.has(state, card, self.keyword)

    def asks(self) -> i64:
        return ASKS_KEYWORDS

    def after(self) -> str:
        return f"with {KEYWORDS[self.keyword]}"


class WithIcon(Predicate):
    """`icon(military)`"""

    def __init__(self, icon: i64) -> None:
        self.icon = icon

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return values.icons(state, card) >> self.icon & 1 == 1

    def asks(self) -> i64:
        return ASKS_ICONS

    def after(self) -> str:
        return f"with {a(CHALLENGES[self.icon])} icon"


class Named(Predicate):
    """`named(Osanne Thornmere)`"""

    def __init__(self, called: str) -> None:
        self.called = called

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.roster.faces[card].name == self.called

    def noun(self) -> str:
        return self.called


class Laden(Predicate):
    """`attached(where)`: has such an attachment; `duplicated`: has a duplicate."""

    def __init__(self, kind: Predicate | None) -> None:
        self.kind = kind

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        if self.kind is None:
            return state.duplicate_of(card) != NOBODY
        for owner in range(state.seats):
            for other in state.pile(PLAY, owner):
                if state.host[other] == card and self.kind.holds(state, other, seat, source):
                    return True
        return False

    def asks(self) -> i64:
        return 0 if self.kind is None else self.kind.asks()

    def after(self) -> str:
        return f"with {self.burden()}"

    def burden(self) -> str:
        """What lies on the card or under it."""
        return "a duplicate" if self.kind is None else a(phrase(Both(self.kind, OfType(ATTACHMENT, "attachment"))))

    def clause(self) -> str:
        return f"this card has {self.burden()}"


# Conditions of the player and the game.


class FirstPlayer(Predicate):
    """`first_player`"""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.first == seat

    def clause(self) -> str:
        return "you are the first player"


class Titled(Predicate):
    """`title(master_of_coin)`: you hold that title; `title(any)`."""

    def __init__(self, title: i64) -> None:
        self.title = title

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        title = state.titles[seat]
        return title != NOBODY and self.title in (title, NOBODY)

    def clause(self) -> str:
        return "you hold a title" if self.title == NOBODY else f"you are {TITLE_NAMES[self.title]}"


class InChallenge(Predicate):
    """`challenge(military)`, `challenge(any)`: one is going on."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.contest != NOBODY and self.kind in (state.contest, NOBODY)

    def clause(self) -> str:
        return f"{a('challenge') if self.kind == NOBODY else a(CHALLENGES[self.kind] + ' challenge')} is being fought"


class YourPart(Predicate):
    """`you_attack`, `you_defend`"""

    def __init__(self, role: i64) -> None:
        self.role = role

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        if state.contest == NOBODY:
            return False
        return seat == (state.attacker if self.role == ATTACKING else state.defender)

    def clause(self) -> str:
        return f"you are {'attacking' if self.role == ATTACKING else 'defending'}"


class InPhase(Predicate):
    """`phase(challenges)`"""

    def __init__(self, phase: i64) -> None:
        self.phase = phase

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.phase == self.phase

    def clause(self) -> str:
        return f"it is the {PHASES[self.phase]} phase"
