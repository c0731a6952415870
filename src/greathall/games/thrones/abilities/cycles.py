"""Static abilities that would depend on themselves, such as +1 STR for characters with STR 4 or more: such a card file is refused.

Values are added up when they are read, so a cycle would never end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones.abilities import changes
from greathall.games.thrones.abilities.expressions import ASKS_CRESTS, ASKS_HOUSES, ASKS_ICONS, ASKS_KEYWORDS, ASKS_STRENGTH, ASKS_TRAITS

if TYPE_CHECKING:
    from greathall.games.thrones.abilities.ability import Static

STRENGTH: Final = 0
ICONS: Final = 1
KEYWORDS: Final = 2
IMMUNITY: Final = 3
TEXT: Final = 4
TRAITS: Final = 5
CRESTS: Final = 6
HOUSES: Final = 7
EACH_TRAIT: Final = 100
"""Traits are told apart: one may depend on another."""
VALUES: Final = ("STR", "icons", "keywords", "immunity", "text", "traits", "crests", "Houses")
ASKING: Final = (
    (ASKS_STRENGTH, STRENGTH),
    (ASKS_ICONS, ICONS),
    (ASKS_KEYWORDS, KEYWORDS),
    (ASKS_TRAITS, TRAITS),
    (ASKS_CRESTS, CRESTS),
    (ASKS_HOUSES, HOUSES),
)


def changed(kind: i64) -> int:
    """Which of the values a kind of change touches; −1 for those that nothing asks for."""
    if kind == changes.STR:
        return STRENGTH
    if kind in (changes.ICON, changes.NO_ICON):
        return ICONS
    if kind in (changes.KEYWORD, changes.NO_KEYWORD):
        return KEYWORDS
    if kind == changes.HOUSE:
        return HOUSES
    if kind in (changes.IMMUNE, changes.WARDED):
        return IMMUNITY
    if kind in (changes.TRAIT, changes.CREST):
        return TRAITS if kind == changes.TRAIT else CRESTS
    return TEXT if kind == changes.BLANK else -1


class Cycles:
    """Which values the cards read so far make depend on which others."""

    def __init__(self) -> None:
        # Whether a change touches a card depends on that card's immunity and on the text of the changing one. Traits and crests depend on
        # nothing as long as no card changes them.
        self.asked: dict[int, set[int]] = {
            STRENGTH: {IMMUNITY, TEXT},
            ICONS: {IMMUNITY, TEXT},
            KEYWORDS: {IMMUNITY, TEXT},
            IMMUNITY: {TEXT},
        }

    def add(self, static: Static) -> list[str]:
        """One more ability: the values that would depend on each other in a circle with it, if any would."""
        value = changed(static.change.kind)
        if value < 0:
            return []
        needed = [other for mask, other in ASKING if static.asks() & mask and other != TRAITS]
        needed += [EACH_TRAIT + trait for trait in static.asked_traits]
        if value in (TRAITS, CRESTS, HOUSES):
            needed += [IMMUNITY, TEXT]
        if value == TRAITS:
            value = EACH_TRAIT + int(static.change.value)
        for other in needed:
            self.asked.setdefault(value, set()).add(other)
            way = self.way(other, value)
            if way:
                return [VALUES[at] if at < EACH_TRAIT else VALUES[TRAITS] for at in [value, *way]]
        return []

    def way(self, start: int, goal: int) -> list[int]:
        """The values on the way from one that is asked for to another, both included; empty if there is no way."""
        ways = [[start]]
        for way in ways:
            if way[-1] == goal:
                return way
            ways += [[*way, other] for other in sorted(self.asked.get(way[-1], set())) if other not in way]
        return []
