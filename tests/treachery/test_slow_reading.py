"""A second, slow and literal reading of the rules lists the same actions as ours, in positions drawn at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations, product

import pytest

from tests.scenario import rule
from tests.treachery.table import NAMES, OURS, Table

HOUSE = {entry["id"]: entry["house"] for entry in OURS["characters"]}
Symbol = tuple[int, str, str]


class Hall:
    """Who stands how low, and who is hurt how badly; rows are mere numbers, so new ones need not be made."""

    def __init__(self, level: dict[str, int], harm: dict[str, int]) -> None:
        self.level, self.harm = level, harm

    def with_level(self, who: str, level: int) -> Hall:
        return Hall({**self.level, who: level}, self.harm)

    def with_harm(self, who: str, harm: int) -> Hall:
        return Hall(self.level, {**self.harm, who: harm})

    def wounded(self, who: str) -> bool:
        return self.harm[who] == 1

    def living(self) -> list[str]:
        return [who for who in NAMES if self.harm[who] < 2]

    def beside(self, who: str) -> list[str]:
        return [other for other in self.living() if other != who and self.level[other] == self.level[who]]

    def heal(self, who: str) -> Hall:
        healed = self.with_harm(who, 0)
        return healed.with_level(who, self.level[who] - 1) if who == "isolde" else healed

    def may_be_attacked(self, who: str) -> bool:
        if self.harm[who] == 2 or (who == "brutol" and self.wounded("gerrard") and "gerrard" in self.beside(who)):
            return False
        return not (who == "physician" and self.wounded(who) and any(self.wounded(other) for other in self.beside(who)))

    def attack(self, who: str) -> Iterator[Hall]:
        """All that an attack can lead to, with everything it sets off."""
        hurt = self.with_harm(who, self.harm[who] + 1)
        if hurt.harm[who] < 2:
            yield hurt
            return
        yield from hurt.last_wish(who)

    def last_wish(self, who: str) -> Iterator[Hall]:
        ways: list[Iterator[Hall]] = []
        if who == "asher":
            ways = [iter([self.with_level(other, self.level[other] - 1)]) for other in self.beside(who)]
        elif who == "brutol":
            ways = [self.attack(other) for other in self.beside(who) if self.may_be_attacked(other)]
        elif who == "elaine":
            movable = [other for other in self.living() if not (other == "filia" and self.wounded(other))]
            ways = [iter([self.with_level(other, self.level[other] + 1)]) for other in movable]
        elif who == "lucius":
            ways = [healed.avenge() for healed in [self.heal(other) for other in self.living() if self.wounded(other)] or [self]]
        elif who == "envoy":
            ways = [
                iter([self.with_level(one, self.level[other]).with_level(other, self.level[one])])
                for one, other in permutations(self.living(), 2)
                if self.level[one] < self.level[other]
            ]
        for way in ways:
            yield from way
        if not ways:
            yield self

    def avenge(self) -> Iterator[Hall]:
        targets = [other for other in self.living() if not self.wounded(other) and self.may_be_attacked(other)]
        yield from (self.with_harm(other, 1) for other in targets)
        if not targets:
            yield self

    def can_suffer(self, attacks: frozenset[str]) -> bool:
        """Whether some order of these attacks, with some choices, applies them all."""
        return not attacks or any(
            after.can_suffer(attacks - {who}) for who in sorted(attacks) if self.may_be_attacked(who) for after in self.attack(who)
        )


def symbols_of(notation: str) -> list[Symbol]:
    rows = [row.split() for row in notation.split("/")]
    return [(at, mark[0], "".join(sorted(mark[1:]))) for at, row in enumerate(rows) for mark in row if mark != "."]


def colours_fit(hall: Hall, symbols: list[Symbol], chosen: tuple[str, ...]) -> bool:
    """Whether the colours are right with Diane, if Wounded, posing as of some House."""
    for pose in ("green", "red", "purple", "blue") if hall.wounded("diane") else ("purple",):
        houses = [pose if who == "diane" else HOUSE[who] for who in chosen]
        yellow = [house for house, symbol in zip(houses, symbols, strict=True) if symbol[1] == "y"]
        white = [house for house, symbol in zip(houses, symbols, strict=True) if symbol[1] == "w"]
        alike = len(yellow) < 2 or (yellow[0] == yellow[1] != "neutral")
        if alike and not any(house in yellow and house != "neutral" for house in white):
            return True
    return False


def applies(hall: Hall, symbols: list[Symbol], chosen: tuple[str, ...]) -> bool:
    """Whether all effects can be applied: heals, then moves, then attacks."""
    pairs = list(zip(symbols, chosen, strict=True))
    for (_, _, effects), who in pairs:
        if "+" in effects:
            if not hall.wounded(who):
                return False
            hall = hall.heal(who)
    for (_, _, effects), who in pairs:
        if "v" in effects and who == "filia" and hall.wounded(who):
            return False
        hall = hall.with_level(who, hall.level[who] + ("v" in effects) - ("^" in effects))
    return hall.can_suffer(frozenset(who for (_, _, effects), who in pairs if "!" in effects))


def slow_ways(hall: Hall, rows: int, notation: str) -> set[frozenset[tuple[Symbol, str]]]:
    """Every way to use an action: which Characters bear which effects."""
    symbols = symbols_of(notation)
    found = set()
    for top in range(rows - max(symbol[0] for symbol in symbols)):
        for chosen in product(*([who for who in hall.living() if hall.level[who] == top + symbol[0]] for symbol in symbols)):
            way = frozenset((symbol, who) for symbol, who in zip(symbols, chosen, strict=True) if symbol[2])
            if (
                way not in found
                and len(set(chosen)) == len(chosen)
                and colours_fit(hall, symbols, chosen)
                and applies(hall, symbols, chosen)
            ):
                found.add(way)
    return found


def our_ways(table: Table, notation: str) -> list[frozenset[tuple[Symbol, str]]]:
    bearing = [symbol for symbol in symbols_of(notation) if symbol[2]]
    uses = [move.split()[3:] for move in table.moves() if move.startswith("act card=trial side=top")]
    return [frozenset(zip(bearing, (part.partition("=")[2] for part in use), strict=True)) for use in uses]


NOTATIONS = [
    *[entry[side] for entry in OURS["actions"] for side in ("top", "bottom")],
    *("w! w!", "w! / w!", "w! w! w!", "w! / w! w!", "w! w! / w!", "wv! w!", "w^! / w!", "w+! w!", "w+ w! w!", "y! y! w!", "w! / . / w!"),
    *("w^ y! w^", "y^ / w / yv", "y w+ y", "y+ y w", "w w^ y", "w+ w+ w^", "w+^! / w", "y+v! y! w", "w+ / w! w!", "wv! / w^!"),
]


@pytest.mark.parametrize("notation", sorted(set(NOTATIONS)))
@rule("T-4.9", "T-5.7", "T-6.5")
def test_both_readings_list_the_same_uses(notation: str) -> None:
    dice = random.Random(notation)
    for _ in range(12):
        depth = dice.randint(2, 5)
        level = {who: at if at < depth else dice.randrange(depth) for at, who in enumerate(dice.sample(NAMES, 10))}
        harm = {who: dice.choices((0, 1, 2), (10, 9, 1))[0] for who in NAMES}
        rows = [
            ", ".join(f"{who} {('', 'wounded', 'killed')[harm[who]]}".strip() for who in NAMES if level[who] == at) for at in range(depth)
        ]
        # The revealed card can always be used, so that the game goes on.
        table = Table(*rows, action=notation, changes={"exile": {"top": "w^"}})
        ours = our_ways(table, notation)
        assert len(set(ours)) == len(ours), rows
        assert set(ours) == slow_ways(Hall(level, harm), depth, notation), rows
