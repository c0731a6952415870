"""Every action of our cards, top and bottom, used once."""

from __future__ import annotations

import pytest

from tests.scenario import rule
from tests.treachery.table import ACTIONS, OURS, Table

# Filia and Asher above Brutol and Gerrard, above Diane and Isolde, both Wounded; the others below.
ROWS = ("filia, asher", "brutol, gerrard", "diane wounded, isolde wounded", "elaine, lucius, physician, envoy")

USED = [
    # card, side, the Characters named, and the rows that follow
    ("coup", "top", "isolde", [*ROWS[:2], "diane wounded, isolde killed", ROWS[3]]),
    ("coup", "bottom", "envoy", [*ROWS[:3], "elaine, lucius, physician, envoy wounded"]),
    ("exile", "top", "filia", ["asher", "filia wounded, brutol, gerrard", *ROWS[2:]]),
    ("exile", "bottom", "brutol diane", ["filia, asher", "gerrard", "brutol, diane, isolde wounded", ROWS[3]]),
    ("dynasty", "top", "isolde", ["filia, asher", "brutol, gerrard, isolde wounded", "diane wounded", ROWS[3]]),
    ("dynasty", "bottom", "filia", ["asher", "filia, brutol, gerrard", *ROWS[2:]]),
    ("disgrace", "top", "brutol", ["filia, asher", "gerrard", "brutol, diane wounded, isolde wounded", ROWS[3]]),
    ("disgrace", "bottom", "asher", ["filia", "asher, brutol, gerrard", *ROWS[2:]]),
    ("procession", "top", "filia gerrard", ["asher", "filia, brutol", "gerrard, diane wounded, isolde wounded", ROWS[3]]),
    ("procession", "bottom", "diane", [*ROWS[:2], "isolde wounded", "diane wounded, elaine, lucius, physician, envoy"]),
    ("retreat", "top", "asher", ["asher", "filia", *ROWS[1:]]),
    ("retreat", "bottom", "gerrard", ["filia, asher", "brutol", "gerrard, diane wounded, isolde wounded", ROWS[3]]),
    ("duel", "top", "elaine", [*ROWS[:2], "diane wounded, elaine wounded, isolde wounded", "lucius, physician, envoy"]),
    ("duel", "bottom", "filia brutol", ["filia wounded, asher, brutol", "gerrard", *ROWS[2:]]),
    ("poison", "top", "envoy", [*ROWS[:2], "diane wounded, isolde wounded, envoy", "elaine, lucius, physician"]),
    ("poison", "bottom", "gerrard", ["filia, asher", "brutol, gerrard wounded", *ROWS[2:]]),
    ("betrayal", "top", "brutol", ["filia, asher", "brutol wounded, gerrard", *ROWS[2:]]),
    ("betrayal", "bottom", "filia brutol", ["asher", "filia, brutol wounded, gerrard", *ROWS[2:]]),
    ("ambush", "top", "filia brutol", ["filia", "asher, brutol", "gerrard", *ROWS[2:]]),
    ("ambush", "bottom", "elaine", [*ROWS[:3], "elaine wounded, lucius, physician, envoy"]),
    ("riot", "top", "gerrard", ["filia, asher, gerrard", "brutol", *ROWS[2:]]),
    ("riot", "bottom", "filia", ["filia wounded, asher", *ROWS[1:]]),
    ("abdication", "top", "diane", [*ROWS[:2], "isolde wounded", "diane wounded, elaine, lucius, physician, envoy"]),
    ("abdication", "bottom", "envoy", [*ROWS[:3], "elaine, lucius, physician", "envoy"]),
    ("ransom", "top", "filia", ["filia", "asher", *ROWS[1:]]),
    ("ransom", "bottom", "isolde lucius", ["filia, asher", "brutol, gerrard, isolde", "diane wounded, lucius", "elaine, physician, envoy"]),
    ("tribute", "top", "isolde", ["filia, asher", "brutol, gerrard, isolde wounded", "diane wounded", ROWS[3]]),
    ("tribute", "bottom", "diane", ["filia, asher", "brutol, gerrard, diane wounded", "isolde wounded", ROWS[3]]),
]


@pytest.mark.parametrize(("card", "side", "who", "after"), USED, ids=[f"{card}-{side}" for card, side, _, _ in USED])
@rule("T-1.2", "T-3.2")
def test_an_action_of_ours(card: str, side: str, who: str, after: list[str]) -> None:
    table = Table(*ROWS, hand=card, hands=[card, "riot" if card != "riot" else "duel"], revealed="exile" if card != "exile" else "coup")
    named = " ".join(f"{place}={name}" for place, name in zip(("first", "second"), who.split(), strict=False))
    table.play(f"act card={card} side={side} {named}")
    assert table.rows == after
    assert table["discard"] == [card]


def test_every_action_of_ours_is_used() -> None:
    assert [(card, side) for card, side, _, _ in USED] == [(card, side) for card in ACTIONS for side in ("top", "bottom")]


def test_the_actions_of_the_rulebook_are_there() -> None:
    actions = {entry["id"]: entry for entry in OURS["actions"]}
    assert actions["duel"]["bottom"] == "w! / y^ y"
    assert actions["exile"]["top"] == "wv!"


def test_what_is_ours_says_so() -> None:
    assert all("ours" in entry["source"] for entry in [*OURS["characters"], *OURS["actions"]])


def shown(notation: str) -> list[list[str]]:
    """What an action shows, row by row from the top; the order within a row says nothing, so it is that of the alphabet."""
    return [sorted(row.split()) for row in notation.split("/")]


def mirrored(action: list[list[str]]) -> list[list[str]]:
    """The same upside down: its lowest row on top, and up for down."""
    turned = str.maketrans("^v", "v^")
    return [sorted(symbol.translate(turned) for symbol in row) for row in reversed(action)]


def test_the_set_keeps_its_plan() -> None:
    actions = [shown(entry[side]) for entry in OURS["actions"] for side in ("top", "bottom")]
    assert sorted(map(mirrored, actions)) == sorted(actions), "whatever can be done upwards can be done downwards"
    assert all(1 <= sum(map(len, action)) <= 3 for action in actions)
    assert {sign for action in actions for row in action for symbol in row for sign in symbol} == set("wy+^v!")
    mixed = [entry["id"] for entry in OURS["actions"] if ("!" in entry["top"]) != ("!" in entry["bottom"])]
    assert len(mixed) == 4, "cards that show an attack beside an action without one"
