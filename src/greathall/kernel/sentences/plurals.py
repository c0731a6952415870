"""How a language counts: the plural categories of CLDR, whose rules are data.

`n % 10 = 2..4 and n % 100 != 12..14` is such a rule, as unicode.org publishes them. We count whole things, so `n` and `i` are the number,
and what CLDR knows of decimals and exponents is 0.
"""

from __future__ import annotations

import re
from typing import Final

RELATION: Final = re.compile(r"\s*([nivwftce])\s*(?:%\s*(\d+)\s*)?(!?=)\s*(\d+(?:\.\.\d+)?(?:\s*,\s*\d+(?:\.\.\d+)?)*)\s*")
WHOLE: Final = "ni"
"""The operands that stand for a whole number itself."""
CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
OTHER: Final = "other"


class Relation:
    """`n % 100 != 12..14`"""

    def __init__(self, whole: bool, modulus: int, equal: bool, ranges: list[tuple[int, int]]) -> None:
        self.whole = whole
        self.modulus = modulus
        self.equal = equal
        self.ranges = ranges

    def holds(self, number: int) -> bool:
        value = number if self.whole else 0
        if self.modulus:
            value %= self.modulus
        for low, high in self.ranges:
            if low <= value <= high:
                return self.equal
        return not self.equal


class Plurals:
    """The rules of a language: for each category the ways to meet it, each a list of relations that must all hold."""

    def __init__(self, rules: dict[str, str]) -> None:
        """`ValueError` if a rule can't be read."""
        self.rules: list[tuple[str, list[list[Relation]]]] = []
        for category, rule in rules.items():
            if category not in CATEGORIES:
                raise ValueError(f"there is no plural category {category!r}; there are {', '.join(CATEGORIES)}")
            self.rules.append((category, [[relation(each) for each in way.split(" and ")] for way in rule.split(" or ")]))

    def category(self, number: int) -> str:
        number = abs(number)
        for category, ways in self.rules:
            for way in ways:
                if all(each.holds(number) for each in way):
                    return category
        return OTHER


def relation(text: str) -> Relation:
    found = RELATION.fullmatch(text)
    if found is None:
        raise ValueError(f"{text.strip()!r} is not a relation of plurals, such as n % 10 = 2..4")
    ranges: list[tuple[int, int]] = []
    for one in found.group(4).split(","):
        low, _, high = one.strip().partition("..")
        ranges.append((int(low), int(high or low)))
    return Relation(found.group(1) in WHOLE, int(found.group(2) or 0), found.group(3) == "=", ranges)
