"""Predicates as nouns: `kneeling` · `Knight` · `character` · `an opponent controls` become one, and part of a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from greathall.games.thrones.abilities.messages import ANOTHER, MANY, SOME, THE, THING
from greathall.kernel.sentences.message import Noun, Part, Saying

if TYPE_CHECKING:
    from greathall.games.thrones.abilities.expressions import Predicate

CARD: Final = "card"
THIS: Final = "this"
"""The card of the ability."""
OTHER: Final = "other"
ATTACHED: Final = "attached"


class Description:
    """What predicates say of a card, gathered part by part."""

    def __init__(self) -> None:
        self.nouns: list[str] = []
        """More than one if any of them may be meant."""
        self.adjectives: list[str] = []
        self.compounds: list[Saying] = []
        """The outermost first."""
        self.after: list[Saying] = []

    def name(self, nouns: list[str]) -> None:
        """Take these nouns, if there is none yet."""
        if not self.nouns:
            self.nouns = nouns

    def adjective(self, name: str, negated: bool) -> None:
        self.adjectives.append(f"{name}-not" if negated else name)

    def only_nouns(self) -> bool:
        return len(self.nouns) > 0 and not self.adjectives and not self.compounds and not self.after

    def only_compound(self) -> bool:
        return len(self.compounds) == 1 and not self.nouns and not self.adjectives and not self.after

    def noun(self) -> Noun:
        nouns = self.nouns or [CARD]
        return Noun(nouns[0], self.adjectives, self.compounds[::-1], self.after, nouns[1:])


def noun_of(where: Predicate, after: Sequence[Saying] = ()) -> Noun:
    """A predicate as a noun with all that belongs to it, and with what comes after that."""
    found = Description()
    where.describe(found, False)
    found.after += after
    return found.noun()


def some(noun: Noun) -> Saying:
    """A noun with its article: `a character`, `another character`, `the attached card`, `this card`."""
    if noun.name == THIS:
        return THING.say(noun)
    if noun.adjectives[:1] == [ATTACHED]:
        return THE.say(noun)
    if noun.adjectives[:1] == [OTHER]:
        return ANOTHER.say(Noun(noun.name, noun.adjectives[1:], noun.compounds, noun.after, noun.others), noun)
    return SOME.say(noun)


def several(nouns: list[Noun]) -> list[Saying]:
    """Nouns with their articles, one like another before it as `another character`."""
    found: list[Saying] = []
    for place, noun in enumerate(nouns):
        again = any(alike(noun, before) for before in nouns[:place])
        found.append(some(Noun(noun.name, [OTHER, *noun.adjectives], noun.compounds, noun.after, noun.others) if again else noun))
    return found


def is_single(noun: Noun) -> bool:
    """Whether a static ability that names these cards is about one card, by its words."""
    return noun.name == THIS or (noun.adjectives == [ATTACHED] and not noun.compounds)


def all_of(noun: Noun) -> Saying:
    """The cards of a static ability: `other characters you control`, `the attached card`."""
    return some(noun) if is_single(noun) else MANY.say(noun)


def alike(one: Part, two: Part) -> bool:
    """Whether two parts of texts say the same."""
    if isinstance(one, Saying) and isinstance(two, Saying):
        return one.message is two.message and all_alike(one.parts, two.parts)
    if isinstance(one, Noun) and isinstance(two, Noun):
        return (
            [one.name, *one.others, "", *one.adjectives] == [two.name, *two.others, "", *two.adjectives]
            and all_alike(one.compounds, two.compounds)
            and all_alike(one.after, two.after)
        )
    return one == two


def all_alike(ones: Sequence[Part], twos: Sequence[Part]) -> bool:
    return len(ones) == len(twos) and all(alike(one, two) for one, two in zip(ones, twos, strict=True))
