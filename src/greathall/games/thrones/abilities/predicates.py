"""The predicates: the state of a card, of the player who looks at it, and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones import notes, values
from greathall.games.thrones.abilities.expressions import (
    ANY_TYPE,
    ASKS_CRESTS,
    ASKS_HOUSES,
    ASKS_ICONS,
    ASKS_KEYWORDS,
    ASKS_TRAITS,
    Both,
    Predicate,
)
from greathall.games.thrones.abilities.messages import (
    AFTER_ATTACKED,
    AFTER_CREST,
    AFTER_DUPLICATED,
    AFTER_ICON,
    AFTER_IN_PLAY,
    AFTER_KEYWORD,
    AFTER_LADEN,
    AFTER_NAMED,
    AFTER_OPPONENTS,
    AFTER_RIVALS,
    AFTER_YOURS,
    CLAUSE_AIMED,
    CLAUSE_ANY_TITLE,
    CLAUSE_ATTACKED,
    CLAUSE_CHALLENGE,
    CLAUSE_DUPLICATED,
    CLAUSE_FIRST_PLAYER,
    CLAUSE_IN_PLAY,
    CLAUSE_LADEN,
    CLAUSE_PHASE,
    CLAUSE_POSTURE,
    CLAUSE_TITLE,
    CLAUSE_YOU_ATTACK,
    CLAUSE_YOU_DEFEND,
    COMPOUND_HOUSE,
    COMPOUND_OWN_HOUSE,
    COMPOUND_TRAIT,
)
from greathall.games.thrones.abilities.nouns import ATTACHED, Description, noun_of, some
from greathall.games.thrones.steps.step import PLAYER
from greathall.games.thrones.terms import ATTACHMENT, ATTACKING, CHARACTER, DEFENDING, NOBODY, PLAY
from greathall.kernel.bits import bit_at
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


class OfType(Predicate):
    """`character`, `location`, `attachment`, `event`"""

    def __init__(self, kind: i64, called: str) -> None:
        self.kind = kind
        self.called = called

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.roster.kinds[card] == self.kind

    def types(self, own: i64) -> i64:
        return bit_at(self.kind)

    def other_types(self, own: i64) -> i64:
        return ANY_TYPE & ~bit_at(self.kind)

    def describe(self, found: Description, negated: bool) -> None:
        found.name([f"{self.called}-not" if negated else self.called])


class Whose(Predicate):
    """`yours` or `opponents`"""

    def __init__(self, opponents: bool) -> None:
        self.opponents = opponents

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        if self.opponents:
            return state.foes(seat, state.holder[card])
        return state.holder[card] == seat

    def describe(self, found: Description, negated: bool) -> None:
        found.after.append((AFTER_OPPONENTS if self.opponents else AFTER_YOURS)[negated].say())


class Rivals(Predicate):
    """`rivals`: controlled by the opponent whom you are in the challenge with."""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        if state.contest == NOBODY:
            return False
        if seat == state.attacker:
            return state.holder[card] == state.defender
        return seat in (state.defender, state.target) and state.holder[card] == state.attacker

    def describe(self, found: Description, negated: bool) -> None:
        found.after.append(AFTER_RIVALS[negated].say())


class InPlay(Predicate):
    """`in_play`"""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.zone[card] == PLAY

    def describe(self, found: Description, negated: bool) -> None:
        found.after.append(AFTER_IN_PLAY[negated].say())

    def clause(self, negated: bool) -> Saying:
        return CLAUSE_IN_PLAY[negated].say()


class HasAttacked(Predicate):
    """`has_attacked`: in this phase."""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return notes.noted(state, notes.ATTACKED, card) > 0

    def describe(self, found: Description, negated: bool) -> None:
        found.after.append(AFTER_ATTACKED[negated].say())

    def clause(self, negated: bool) -> Saying:
        return CLAUSE_ATTACKED[negated].say()


class Aimed(Predicate):
    """`aimed(where)`: the effect that may be cancelled has chosen such a card."""

    def __init__(self, where: Predicate) -> None:
        self.where = where

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        chosen = state.aims()
        return any(one < PLAYER and self.where.holds(state, one, seat, source) for one in chosen)

    def clause(self, negated: bool) -> Saying:
        return CLAUSE_AIMED[negated].say(some(noun_of(self.where)))


class Host(Predicate):
    """`host`: the card that the ability's card is attached to."""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.host[source] == card

    def describe(self, found: Description, negated: bool) -> None:
        found.adjective(ATTACHED, negated)


class Posture(Predicate):
    """`kneeling` or `standing`"""

    def __init__(self, kneeling: bool) -> None:
        self.kneeling = kneeling

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return (state.kneels[card] == 1) == self.kneeling

    def called(self) -> str:
        return "kneeling" if self.kneeling else "standing"

    def describe(self, found: Description, negated: bool) -> None:
        found.adjective(self.called(), negated)

    def clause(self, negated: bool) -> Saying:
        return CLAUSE_POSTURE[self.called()][negated].say()


ROLE_WORDS: Final = ("participating", "attacking", "defending")


class Role(Predicate):
    """`attacking`, `defending` or `participating`"""

    def __init__(self, role: i64) -> None:
        self.role = role

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        role = state.roles[card]
        return role == self.role if self.role else role in (ATTACKING, DEFENDING)

    def types(self, own: i64) -> i64:
        return bit_at(CHARACTER)

    def describe(self, found: Description, negated: bool) -> None:
        found.adjective(ROLE_WORDS[self.role], negated)

    def clause(self, negated: bool) -> Saying:
        return CLAUSE_POSTURE[ROLE_WORDS[self.role]][negated].say()


class Unique(Predicate):
    """`unique`"""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.roster.faces[card].unique

    def describe(self, found: Description, negated: bool) -> None:
        found.adjective("unique", negated)


class OfHouse(Predicate):
    """`house(Calder)`; `neutral` for none; `own_house` for the House you play."""

    def __init__(self, house: i64) -> None:
        self.house = house

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        houses = values.houses(state, card)
        if self.house == OWN_HOUSE:
            return houses >> state.roster.houses[seat] & 1 == 1
        return houses == 0 if self.house == NOBODY else houses >> self.house & 1 == 1

    def asks(self) -> i64:
        return ASKS_HOUSES

    def describe(self, found: Description, negated: bool) -> None:
        if self.house == NOBODY:
            found.adjective("neutral", negated)
        elif self.house == OWN_HOUSE:
            found.compounds.append(COMPOUND_OWN_HOUSE[negated].say())
        else:
            found.compounds.append(COMPOUND_HOUSE[negated].say(self.house))


OWN_HOUSE: Final[i64] = -2


class OfTrait(Predicate):
    """`trait(Knight)`"""

    def __init__(self, trait: i64) -> None:
        self.trait = trait

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return values.has_trait(state, card, self.trait)

    def asks(self) -> i64:
        return ASKS_TRAITS

    def describe(self, found: Description, negated: bool) -> None:
        found.compounds.append(COMPOUND_TRAIT[negated].say(self.trait))


class OfCrest(Predicate):
    """`crest(War)`"""

    def __init__(self, crest: i64) -> None:
        self.crest = crest

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return values.crests(state, card) >> self.crest & 1 == 1

    def asks(self) -> i64:
        return ASKS_CRESTS

    def describe(self, found: Description, negated: bool) -> None:
        found.after.append(AFTER_CREST[negated].say(self.crest))


class WithKeyword(Predicate):
    """`keyword(Renown)`"""

    def __init__(self, keyword: i64) -> None:
        self.keyword = keyword

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return values.has(state, card, self.keyword)

    def asks(self) -> i64:
        return ASKS_KEYWORDS

    def describe(self, found: Description, negated: bool) -> None:
        found.after.append(AFTER_KEYWORD[negated].say(self.keyword))


class WithIcon(Predicate):
    """`icon(military)`"""

    def __init__(self, icon: i64) -> None:
        self.icon = icon

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return values.icons(state, card) >> self.icon & 1 == 1

    def asks(self) -> i64:
        return ASKS_ICONS

    def describe(self, found: Description, negated: bool) -> None:
        found.after.append(AFTER_ICON[negated].say(self.icon))


class Named(Predicate):
    """`named(Osanne Thornmere)`"""

    def __init__(self, called: str) -> None:
        self.called = called

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.roster.faces[card].name == self.called

    def describe(self, found: Description, negated: bool) -> None:
        if not negated:
            found.name(["named"])
        found.after.insert(0, AFTER_NAMED[negated].say(self.called))


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

    def describe(self, found: Description, negated: bool) -> None:
        if self.kind is None:
            found.after.append(AFTER_DUPLICATED[negated].say())
        else:
            found.after.append(AFTER_LADEN[negated].say(burden(self.kind)))

    def clause(self, negated: bool) -> Saying:
        if self.kind is None:
            return CLAUSE_DUPLICATED[negated].say()
        return CLAUSE_LADEN[negated].say(burden(self.kind))


def burden(kind: Predicate) -> Saying:
    """What lies on the card."""
    return some(noun_of(Both(kind, OfType(ATTACHMENT, "attachment"))))


# Conditions of the player and the game.


class FirstPlayer(Predicate):
    """`first_player`"""

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.first == seat

    def clause(self, negated: bool) -> Saying:
        return CLAUSE_FIRST_PLAYER[negated].say()


class Titled(Predicate):
    """`title(master_of_coin)`: you hold that title; `title(any)`."""

    def __init__(self, title: i64) -> None:
        self.title = title

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        title = state.titles[seat]
        return title != NOBODY and self.title in (title, NOBODY)

    def clause(self, negated: bool) -> Saying:
        return CLAUSE_ANY_TITLE[negated].say() if self.title == NOBODY else CLAUSE_TITLE[negated].say(self.title)


class InChallenge(Predicate):
    """`challenge(military)`, `challenge(any)`: one is going on."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.contest != NOBODY and self.kind in (state.contest, NOBODY)

    def clause(self, negated: bool) -> Saying:
        return CLAUSE_CHALLENGE[negated].say(None if self.kind == NOBODY else self.kind)


class YourPart(Predicate):
    """`you_attack`, `you_defend`"""

    def __init__(self, role: i64) -> None:
        self.role = role

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        if state.contest == NOBODY:
            return False
        return seat == (state.attacker if self.role == ATTACKING else state.defender)

    def clause(self, negated: bool) -> Saying:
        return (CLAUSE_YOU_ATTACK if self.role == ATTACKING else CLAUSE_YOU_DEFEND)[negated].say()


class InPhase(Predicate):
    """`phase(challenges)`"""

    def __init__(self, phase: i64) -> None:
        self.phase = phase

    def holds(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.phase == self.phase

    def clause(self, negated: bool) -> Saying:
        return CLAUSE_PHASE[negated].say(self.phase)
