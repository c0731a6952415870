"""House traits: normal, enhanced by the King, and silenced by the Insane Wizard; every pair that can meet, and the Hearts' Shield."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.scenario import rule
from tests.skirmish.war import battle, units

LEVELS = ("normal", "enhanced", "silenced")
SIDES = [side for side in product("dchs", LEVELS, "dchs", LEVELS) if (side[1], side[3]) != ("silenced", "silenced")]
"""There is one Wizard, so the traits of both sides are never silenced together."""


def rears(mine: str, my_level: str, other: str, other_level: str) -> list[list[str]]:
    """Kings and the Wizard; if both sides need the same King, the attacker has his double."""
    same = (my_level, other_level) == ("enhanced", "enhanced") and mine == other
    rear: list[list[str]] = [[], []]
    if my_level == "enhanced":
        rear[0].append(f"black_joker:k{mine}" if same else f"k{mine}")
    if other_level == "enhanced":
        rear[1].append(f"k{other}")
    if my_level == "silenced":
        rear[1].append("red_joker:wizard")
    if other_level == "silenced":
        rear[0].append("red_joker:wizard")
    return rear


@rule("S-6.1", "S-6.2", "S-6.3", "S-6.4", "S-6.6", "S-6.7", "S-6.8", "S-6.9", "S-6.10", "S-9.8", "S-7.6")
@pytest.mark.parametrize(("attack", "block"), [(7, 5), (5, 7)])
@pytest.mark.parametrize(("mine", "my_level", "other", "other_level"), SIDES)
def test_every_pair_of_traits(mine: str, my_level: str, other: str, other_level: str, attack: int, block: int) -> None:
    attacker, blocker, mate = f"{attack}{mine}", f"{block}{other}", "4c" if other != "c" else "4d"
    mine = mine if my_level != "silenced" else ""
    tired = other == "d"
    other = other if other_level != "silenced" else ""
    table = battle(
        [attacker], [f"{blocker} exhausted" if tired else blocker, mate], rear=rears(attacker[-1], my_level, blocker[-1], other_level)
    )
    table.play(f"attack unit={attacker} target=seat_1")
    moves = table.moves()
    if tired and not other:
        assert not any(f"with={blocker}" in move for move in moves), "Quick Recovery is silenced"
        return

    # What the rules say must follow.
    dual = mine == "s"
    taken = (0 if tired and other_level != "enhanced" else block) + (4 if dual else 0)
    untouched = other == "h" and other_level == "enhanced"
    blocker_falls = attack >= block and other != "h"
    attacker_falls = taken >= attack
    excess = 0 if mine != "c" or untouched else max(0, attack - block)
    again = attack if mine == "c" and my_level == "enhanced" and attacker_falls else 0

    if dual and my_level == "enhanced":
        offer = f" one={blocker}" if tired else ""
        table.play(f"face attacker={attacker}{offer}")
        assert table.asked == 0
        assert table.moves() == [f"pick attacker={attacker} one={blocker} other={mate}"]
        table.play(*table.moves())
    elif dual:
        assert (f"block attacker={attacker} with={mate}" in moves) == tired, "forced, unless the second is an unwilling Diamond"
        table.play(f"block attacker={attacker} with={blocker} second={mate}")
    else:
        table.play(f"block attacker={attacker} with={blocker}")
    if excess:
        table.play(f"spill attacker={attacker} target=seat_1")
    if again:
        table.play(f"rage attacker={attacker} target=seat_1")
    assert table["turn"] == 1
    assert table["life"] == [40, 40 - excess - again]
    fallen = {blocker: blocker_falls, attacker: attacker_falls, mate: dual}
    assert {card: card in table["barrows"] for card in fallen} == fallen
    assert (blocker in table["spent"]) == (other == "h" and not untouched and attack >= block)


@rule("S-6.7")
def test_the_shield_works_once_and_drops_that_combats_damage() -> None:
    table = battle(["9c"], ["4h"], spent=["4h"])
    table.play("attack unit=9c target=seat_1", "block attacker=9c with=4h", "forgo attacker=9c")
    assert table["barrows"] == ["4h"]
    table = battle(["3c", "9d"], ["4h"], [])
    table.play("attack unit=3c target=seat_1", "attack unit=9d target=4h", "block attacker=3c with=4h")
    assert (table["spent"], table["damage"]) == (["4h"], {})
    assert "4h" in units(table, 1), "all damage while it blocks"
    table = battle(["9d"], ["4h exhausted"])
    table.play("attack unit=9d target=4h")
    assert table["barrows"] == ["4h"], "not while it does not block"
    table = battle(["3d"], ["4h"])
    table.play("attack unit=3d target=4h", "block attacker=3d with=4h")
    assert table["spent"] == [], "not while it would not fall"
    table = battle(["9c"], ["4h"], rear=[["kc"], []], hands=[[], ["jc"]])
    table.play("attack unit=9c target=seat_1", "block attacker=9c with=4h", "pass", "forgo attacker=9c")
    assert table["spent"] == ["4h"]


@rule("S-6.7")
def test_a_new_deployment_has_a_new_shield() -> None:
    table = battle(["9c"], ["4h"], spent=["4h"], hands=[["js"], []])
    table.play("attack unit=9c target=seat_1", "let_through attacker=9c", "seize card=js unit=4h", "pass")
    assert table["spent"] == []


@rule("S-6.1", "S-6.3")
def test_levels_are_read_when_damage_is_dealt() -> None:
    position: dict[str, Any] = {"rear": [[], ["kd"]], "hands": [["js"], []]}
    table = battle(["5h"], ["8d exhausted"], **position)
    table.play("attack unit=5h target=seat_1", "block attacker=5h with=8d", "seize card=js unit=kd", "pass")
    assert "5h" not in table["barrows"], "the King has gone, so the blow too"
    table = battle(["5h"], ["8d exhausted"], **position)
    table.play("attack unit=5h target=seat_1", "block attacker=5h with=8d", "pass")
    assert "5h" in table["barrows"]


@rule("S-6.7", "S-6.6")
def test_a_shield_against_a_second_blow_drops_all_damage_of_the_combat() -> None:
    table = battle(["5c", "4c", "6d"], ["7d", "8d", "9h"], rear=[["kc"], []])
    table.play("attack unit=5c target=seat_1", "attack unit=4c target=seat_1", "attack unit=6d target=seat_1")
    table.play("block attacker=5c with=7d", "block attacker=4c with=8d", "block attacker=6d with=9h")
    assert table["damage"]["9h"] == 6
    table.play("rage attacker=5c target=9h")
    assert (table["spent"], "9h" in table["damage"]) == (["9h"], False)
    table.play("rage attacker=4c target=9h")
    assert "9h" in units(table, 1), "only the later 4 count"
