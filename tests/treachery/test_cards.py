"""Every action of our cards, top and bottom, used once."""

from __future__ import annotations

import pytest

from tests.scenario import rule
from tests.treachery.table import ACTIONS, OURS, Table

# Filia and Asher above Brutol and Gerrard, above Diane and Isolde, both Wounded; the others below.
ROWS = ("filia, asher", "brutol, gerrard", "diane wounded, isolde wounded", "elaine, lucius, physician, envoy")

USED = [
    # card, side, the Characters named, and the rows that follow
    ("coup", "top", "diane", ["filia, asher", "brutol, gerrard, diane", "isolde wounded", ROWS[3]]),
    ("coup", "bottom", "filia brutol", ["filia wounded, asher, brutol", "gerrard", *ROWS[2:]]),
    ("exile", "top", "filia", ["asher", "filia wounded, brutol, gerrard", *ROWS[2:]]),
    ("exile", "bottom", "diane", [*ROWS[:2], "isolde wounded", "diane, elaine, lucius, physician, envoy"]),
    ("dynasty", "top", "brutol gerrard", ["filia, asher, brutol, gerrard", *ROWS[2:]]),
    ("dynasty", "bottom", "filia", ["asher", "filia, brutol, gerrard", *ROWS[2:]]),
    ("disgrace", "top", "asher", ["asher", "filia", *ROWS[1:]]),
    ("disgrace", "bottom", "filia asher", ["filia, asher, brutol, gerrard", *ROWS[2:]]),
    ("procession", "top", "filia asher", [*ROWS]),
    ("procession", "bottom", "diane", [*ROWS[:2], "isolde wounded", "diane wounded, elaine, lucius, physician, envoy"]),
    ("retreat", "top", "gerrard", ["filia, asher, gerrard", "brutol", *ROWS[2:]]),
    ("retreat", "bottom", "physician envoy", [*ROWS[:3], "elaine, lucius", "physician, envoy"]),
    ("duel", "top", "elaine", [*ROWS[:2], "diane wounded, elaine wounded, isolde wounded", "lucius, physician, envoy"]),
    ("duel", "bottom", "gerrard", ["filia, asher", "brutol, gerrard wounded", *ROWS[2:]]),
    ("poison", "top", "isolde", [*ROWS[:2], "diane wounded, isolde killed", ROWS[3]]),
    ("poison", "bottom", "filia brutol", ["asher", "filia, brutol wounded, gerrard", *ROWS[2:]]),
    ("betrayal", "top", "brutol gerrard", ["filia, asher, gerrard", "brutol wounded", *ROWS[2:]]),
    ("betrayal", "bottom", "filia asher", ["filia wounded", "asher, brutol, gerrard", *ROWS[2:]]),
    ("ambush", "top", "elaine envoy", [*ROWS[:2], "diane wounded, isolde wounded, envoy", "elaine wounded, lucius, physician"]),
    ("ambush", "bottom", "asher filia", ["asher wounded", "filia, brutol, gerrard", *ROWS[2:]]),
    ("riot", "top", "isolde lucius", ["filia, asher", "brutol, gerrard, isolde", "diane wounded, lucius", "elaine, physician, envoy"]),
    ("riot", "bottom", "filia asher", ["filia wounded, asher wounded", *ROWS[1:]]),
    ("purge", "top", "elaine envoy", [*ROWS[:3], "elaine wounded, lucius, physician, envoy wounded"]),
    ("purge", "bottom", "brutol diane", ["filia, asher", "gerrard", "brutol, diane, isolde wounded", ROWS[3]]),
    ("ransom", "top", "filia gerrard", ["filia", "asher", "brutol, gerrard wounded", *ROWS[2:]]),
    ("ransom", "bottom", "gerrard diane", ["filia, asher", "brutol, gerrard wounded", "diane, isolde wounded", ROWS[3]]),
    ("tribute", "top", "diane physician", [*ROWS[:2], "diane, isolde wounded", "elaine, lucius, physician wounded, envoy"]),
    ("tribute", "bottom", "asher brutol", ["filia, asher wounded", "gerrard", "brutol, diane wounded, isolde wounded", ROWS[3]]),
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
    assert actions["coup"]["bottom"] == "w! / y^ y"
    assert actions["exile"]["top"] == "wv!"


def test_what_is_ours_says_so() -> None:
    assert all("ours" in entry["source"] for entry in [*OURS["characters"], *OURS["actions"]])
