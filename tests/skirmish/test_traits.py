"""House traits: normal, enhanced by the King, and silenced by the Insane Wizard; every pair that can meet."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.scenario import rule
from tests.skirmish.war import again, battle, units

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


@rule("S-6.2")
def test_quick_recovery_is_a_choice() -> None:
    table = battle(["5h"], ["8d exhausted"])
    table.play("attack unit=5h target=seat_1")
    assert table.moves() == ["let_through attacker=5h", "block attacker=5h with=8d"]
    table.play("block attacker=5h with=8d")
    assert "5h" not in table["barrows"], "it deals no damage"
    assert "8d" not in table["barrows"]
    table = battle(["9h"], ["8d exhausted"])
    table.play("attack unit=9h target=8d", "block attacker=9h with=8d")
    assert table["barrows"] == ["8d"], "but takes it"
    table = battle(["5h", "6h"], ["8d exhausted", "3c"], [], poisoned=["3c"])
    table.play("attack unit=5h target=seat_1", "attack unit=6h target=seat_2", "block attacker=5h with=8d")
    assert table["turn"] == 1
    table = battle(["5h"], ["8d+9d exhausted"])
    table.play("attack unit=5h target=seat_1")
    assert "block attacker=5h with=8d" in table.moves(), "a bond led by a Diamond too"


@rule("S-6.2", "S-7.1")
def test_a_diamond_is_readied_as_it_blocks_and_stands_ready_afterwards() -> None:
    table = battle(["5h"], ["6h"], ["8d exhausted"], hands=[[], [], ["3c"]])
    table.play("attack unit=5h target=seat_2", "block attacker=5h with=8d")
    assert table.told[-2:] == ["8♦ is readied to block.", "8♦ blocks 5♥."]
    assert table["front"][2][0] == "8d recovered", "before damage"
    again(table)
    table.play("pass")
    assert units(table, 0) == ["5h exhausted"], "it dealt no damage"
    assert table["front"][2][0] == "8d"
    table.play("done", "2: pass", "attack unit=6h target=seat_2", "block attacker=6h with=8d", "2: pass", "1: pass")
    assert table["barrows"] == ["6h"], "ready, it blocks like any other"
    assert table["front"][2][0] == "8d"


@rule("S-6.2", "S-6.9", "S-6.12")
def test_a_diamond_that_recovered_is_eligible_like_any_other() -> None:
    table = battle(["5h"], ["9s"], ["8d exhausted", "4c"])
    table.play("attack unit=5h target=seat_2")
    assert table.moves() == ["let_through attacker=5h", "block attacker=5h with=8d", "block attacker=5h with=4c"]
    table.play("block attacker=5h with=8d", "done", "attack unit=9s target=seat_2")
    assert table.moves() == ["let_through attacker=9s", "block attacker=9s with=8d second=4c"]


@rule("S-6.2", "S-6.10", "S-6.12")
def test_an_offered_diamond_that_is_not_picked_stays_exhausted() -> None:
    table = battle(["9s"], [], ["4d exhausted", "10d exhausted", "6h"], rear=[["ks"], [], []])
    table.play("attack unit=9s target=seat_2", "face attacker=9s one=4d two=10d")
    assert table["front"][2][:2] == ["4d exhausted", "10d exhausted"], "an offer is no block yet"
    table.play("pick attacker=9s one=10d other=6h")
    assert table["front"][2] == ["4d exhausted", "10d", "6h", None]
    assert units(table, 0) == ["9s exhausted", "ks"], "of the two only 6 hit back"


@rule("S-6.2", "S-9.2")
def test_the_double_of_a_diamond_recovers() -> None:
    table = battle(["5h"], ["9d"], ["black_joker:9d exhausted"])
    table.play("attack unit=5h target=seat_2", "block attacker=5h with=black_joker")
    assert units(table, 0) == ["5h exhausted"]
    assert table["front"][2][0] == "black_joker:9d"


@rule("S-6.2", "S-10.2", "S-10.4")
def test_a_bond_led_by_a_diamond_recovers_whole() -> None:
    table = battle(["5h"], [], ["8d+9d exhausted"])
    table.play("attack unit=5h target=seat_2", "block attacker=5h with=8d")
    assert (units(table, 0), table["front"][2][0]) == (["5h exhausted"], "8d+9d")
    table = battle(["3h"], [], ["2d+9c exhausted"], hands=[["ad"], [], []], damage={"2d": 1})
    table.play("attack unit=3h target=seat_2", "block attacker=3h with=2d", "strike card=ad unit=2d")
    assert units(table, 0) == ["3h exhausted"], "nor does the card that is left deal damage in this combat"


@rule("S-6.2", "S-9.8")
def test_a_diamond_that_recovered_blocks_even_when_the_wizard_comes() -> None:
    table = battle(["5h"], ["6h"], ["8d exhausted"], hands=[[], ["red_joker"], []])
    table.play("attack unit=5h target=seat_2", "block attacker=5h with=8d", "1: pass")
    table.play("deploy card=red_joker slot=rear_1 as=wizard", "done")
    table.play("attack unit=6h target=seat_2", "block attacker=6h with=8d", "1: pass")
    assert table["barrows"] == ["6h"]


@rule("S-6.4", "S-6.5")
def test_excess_goes_to_one_target_of_the_defender() -> None:
    table = battle(["9c"], ["4d", "3d", None, "5h exhausted"], ["6h"], rear=[[], ["kd"], []])
    table.play("attack unit=9c target=seat_1", "block attacker=9c with=4d")
    assert table.moves() == ["forgo attacker=9c", *(f"spill attacker=9c target={target}" for target in ("seat_1", "3d", "5h"))]
    assert table.state.prompt(0) == "Player 1, 9♣ deals 5 damage too many to its blocker: who takes it?"
    table.refuse("spill attacker=9c target=kd", "S-6.4")
    table.play("spill attacker=9c target=5h")
    assert table["barrows"] == ["4d", "5h"]
    assert table["life"] == [40, 40, 40], "it does not spill again"
    table = battle(["9c"], ["4d", "3d"])
    table.play("attack unit=9c target=seat_1", "block attacker=9c with=4d", "forgo attacker=9c")
    assert table["life"] == [40, 40]


@rule("S-6.4")
def test_excess_counts_remaining_defense_and_the_whole_bond() -> None:
    table = battle(["9c"], ["4d+3d"], damage={"4d": 2})
    table.play("attack unit=9c target=seat_1", "block attacker=9c with=4d", "spill attacker=9c target=seat_1")
    assert table["life"] == [40, 36]
    table = battle(["9c"], ["10d"])
    table.play("attack unit=9c target=seat_1", "block attacker=9c with=10d")
    assert table["life"] == [40, 40]


@rule("S-6.5")
def test_no_excess_without_damage_but_over_a_shield_and_an_ace() -> None:
    table = battle(["9c"], ["4h"], rear=[[], ["kh"]])
    table.play("attack unit=9c target=seat_1", "block attacker=9c with=4h")
    assert (table["life"], table["turn"]) == ([40, 40], 1)
    table = battle(["9c"], ["4d"], hands=[[], ["jh"]])
    table.play("attack unit=9c target=seat_1", "block attacker=9c with=4d", "ward card=jh")
    assert (table["life"], table["turn"]) == ([40, 40], 1)
    table = battle(["9c"], ["4h"])
    table.play("attack unit=9c target=seat_1", "block attacker=9c with=4h", "spill attacker=9c target=seat_1")
    assert (table["life"], table["spent"]) == ([40, 35], ["4h"])
    table = battle(["9c"], [], rear=[[], ["ah"]])
    table.play("attack unit=9c target=seat_1", "block attacker=9c with=ah", "spill attacker=9c target=seat_1")
    assert table["life"] == [40, 31]


@rule("S-6.4", "S-7.9")
def test_a_blocker_that_is_gone_leaves_no_excess() -> None:
    table = battle(["9c"], ["4d"], hands=[[], ["js"]])
    table.play("attack unit=9c target=seat_1", "block attacker=9c with=4d", "seize card=js unit=4d", "pass")
    assert (table["life"], table["turn"]) == ([40, 40], 1)
    table = battle(["9c"], ["4d"], hands=[[], ["js"]])
    table.play("attack unit=9c target=seat_1", "block attacker=9c with=4d", "seize card=js unit=9c", "pass")
    assert (table["life"], table["turn"]) == ([40, 40], 1)


@rule("S-6.6")
def test_an_enhanced_club_strikes_again() -> None:
    table = battle(["5c"], ["3d", "9d"], rear=[["kc"], ["ks"]], life=[40, 5])
    table.play("attack unit=5c target=9d", "block attacker=5c with=9d")
    assert "5c" in table["barrows"], "after the defeated are removed"
    assert table.moves() == [f"rage attacker=5c target={target}" for target in ("seat_1", "3d", "ks")]
    assert table.state.prompt(0) == "Player 1, 5♣ falls raging and deals 5 again: to whom?"
    table.refuse("rage attacker=5c target=9d", "S-6.6")
    table.play("rage attacker=5c target=3d")
    assert "3d" in table["barrows"]
    table = battle(["5c"], ["3d", "9d"], rear=[["kc"], []], life=[40, 5])
    table.play("attack unit=5c target=9d", "block attacker=5c with=9d", "rage attacker=5c target=seat_1")
    assert table.over
    assert table.state.winners() == 1


@rule("S-6.6")
def test_the_second_blow_comes_on_top_of_the_excess() -> None:
    table = battle(["5c"], ["3d", "4d"], rear=[["kc"], []], hands=[[], ["jc"]])
    table.play("attack unit=5c target=seat_1", "block attacker=5c with=3d", "double card=jc unit=3d")
    table.play("spill attacker=5c target=seat_1", "rage attacker=5c target=seat_1")
    assert table["life"] == [40, 33]
    table = battle(["5c"], ["3d", "4d"], rear=[["kc"], []], hands=[[], ["jc"]])
    table.play("attack unit=5c target=seat_1", "block attacker=5c with=3d", "double card=jc unit=3d", "spill attacker=5c target=4d")
    assert table.moves() == ["rage attacker=5c target=seat_1"]


@rule("S-6.6", "S-6.7", "S-6.8")
def test_the_second_blow_is_combat_damage() -> None:
    table = battle(["5c", "3h"], ["9d", "4h"], rear=[["kc"], []])
    table.play("attack unit=5c target=seat_1", "attack unit=3h target=seat_1")
    table.play("block attacker=5c with=9d", "block attacker=3h with=4h", "rage attacker=5c target=4h")
    assert table["spent"] == ["4h"]
    table = battle(["5c", "3h"], ["9d", "4h"], rear=[["kc"], ["kh"]])
    table.play("attack unit=5c target=seat_1", "attack unit=3h target=seat_1")
    table.play("block attacker=5c with=9d", "block attacker=3h with=4h", "rage attacker=5c target=4h")
    assert (table["spent"], "4h" in table["barrows"]) == ([], False)


@rule("S-6.6", "S-11.1")
def test_no_second_blow_at_a_player_who_is_out() -> None:
    table = battle(["5c", "9h"], ["10d"], [], rear=[["kc"], [], []], life=[40, 3, 40])
    table.play("attack unit=5c target=seat_1", "attack unit=9h target=seat_1", "block attacker=5c with=10d")
    assert table["life"][1] == -6
    assert table["turn"] == 2


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


@rule("S-6.9", "S-6.11")
def test_a_second_blocker_is_forced_only_if_one_is_free() -> None:
    table = battle(["9s", "3d"], ["4d", "5d"])
    table.play("attack unit=9s target=seat_1", "attack unit=3d target=seat_1")
    assert table.moves() == ["let_through attacker=3d", "block attacker=3d with=4d", "block attacker=3d with=5d"]
    table.play("block attacker=3d with=4d")
    assert table.moves() == ["let_through attacker=9s", "block attacker=9s with=5d"]
    table = battle(["9s"], ["4d", "5d", "6d"])
    table.play("attack unit=9s target=seat_1")
    pairs = [("4d", "5d"), ("4d", "6d"), ("5d", "6d")]
    assert table.moves() == ["let_through attacker=9s", *(f"block attacker=9s with={one} second={two}" for one, two in pairs)]
    table.refuse("block attacker=9s with=4d", "S-6.9")
    table.play("block attacker=9s with=4d second=5d")
    assert table["barrows"] == ["4d", "5d", "9s"], "9 to each, 4 + 5 back"


@rule("S-6.11")
def test_the_defender_chooses_the_order_of_normal_spades() -> None:
    table = battle(["9s", "8s"], ["4d", "5d", "6d"])
    table.play("attack unit=9s target=seat_1", "attack unit=8s target=seat_1")
    assert "block attacker=8s with=4d second=5d" in table.moves()
    table.play("block attacker=8s with=4d second=5d")
    assert table.moves() == ["let_through attacker=9s", "block attacker=9s with=6d"]
    table.play("let_through attacker=9s")
    table = battle(["9s", "8s"], ["4d", "5d"])
    table.play("attack unit=9s target=seat_1", "attack unit=8s target=seat_1", "let_through attacker=9s")
    assert table.moves()[0] == "let_through attacker=8s"


@rule("S-6.10", "S-6.11")
def test_enhanced_spades_come_first_and_the_attacker_picks() -> None:
    table = battle(["3d", "9s"], ["4d", "5d", "6d", "7h exhausted"], rear=[["ks"], []])
    table.play("attack unit=3d target=seat_1", "attack unit=9s target=seat_1")
    assert table.moves() == ["let_through attacker=9s", "face attacker=9s"]
    table.refuse("done", "S-7.5")
    table.play("face attacker=9s")
    assert table.asked == 0
    assert table.state.prompt(0) == "Player 1, 9♠ is blocked: by which two units?"
    pairs = [("4d", "5d"), ("4d", "6d"), ("5d", "6d")]
    assert table.moves() == [f"pick attacker=9s one={one} other={two}" for one, two in pairs]
    table.refuse("pick attacker=9s one=4d other=7h", "S-6.10")
    table.play("pick attacker=9s one=4d other=6d")
    assert table.moves() == ["let_through attacker=3d", "block attacker=3d with=5d"]


@rule("S-6.12", "S-6.10")
def test_exhausted_diamonds_face_an_enhanced_spade_only_if_wanted() -> None:
    table = battle(["9s"], ["4d exhausted", "5d exhausted", "6h"], rear=[["ks"], []])
    table.play("attack unit=9s target=seat_1")
    assert table.moves() == [
        "let_through attacker=9s",
        "block attacker=9s with=6h",
        "face attacker=9s one=4d",
        "face attacker=9s one=5d",
        "face attacker=9s one=4d two=5d",
    ]
    table.play("face attacker=9s one=4d two=5d")
    assert len(table.moves()) == 3
    table = battle(["9s"], ["4d exhausted", "5d exhausted"], rear=[["ks"], []])
    table.play("attack unit=9s target=seat_1")
    assert table.moves() == [
        "let_through attacker=9s",
        "block attacker=9s with=4d",
        "block attacker=9s with=5d",
        "face attacker=9s one=4d two=5d",
    ]


@rule("S-6.12")
def test_a_guard_and_dual_wielding() -> None:
    table = battle(["9s"], ["6h"], rear=[["ks"], ["ah"]])
    table.play("attack unit=9s target=seat_1")
    assert table.moves() == ["let_through attacker=9s", "block attacker=9s with=6h", "block attacker=9s with=ah"]
    table = battle(["9s"], ["6h", "7h"], rear=[["ks"], ["ah"]])
    table.play("attack unit=9s target=seat_1")
    assert table.moves() == ["let_through attacker=9s", "face attacker=9s"]
    table = battle(["9s"], [], rear=[["ks"], ["ah"]])
    table.play("attack unit=9s target=seat_1")
    assert table.moves() == ["let_through attacker=9s", "block attacker=9s with=ah"]


@rule("S-6.9", "S-6.12", "S-7.5")
def test_a_guard_is_never_a_second_blocker() -> None:
    table = battle(["9s"], ["6h"], rear=[[], ["ah"]])
    table.play("attack unit=9s target=seat_1")
    assert table.moves() == ["let_through attacker=9s", "block attacker=9s with=6h", "block attacker=9s with=ah"]
    table.refuse("block attacker=9s with=6h second=ah", "S-6.9")
    table.play("block attacker=9s with=6h")
    assert table["barrows"] == [], "6 damage on the 9, and a Shield for the 6"
    assert units(table, 1) == ["6h", "ah"]
    table = battle(["9s"], ["6h", "7h"], rear=[[], ["ah"]])
    table.play("attack unit=9s target=seat_1")
    assert table.moves() == ["let_through attacker=9s", "block attacker=9s with=6h second=7h"], "two of the Front Ranks"
    table = battle(["9s", "8s"], ["6h", "7h"], rear=[[], ["ah"]])
    table.play("attack unit=9s target=seat_1", "attack unit=8s target=seat_1", "block attacker=8s with=6h second=7h")
    assert table.moves() == ["let_through attacker=9s", "block attacker=9s with=ah"], "nobody else is free any more"
    table.play("block attacker=9s with=ah")
    assert {"9s", "ah"} <= set(table["barrows"]), "poison takes the one, damage the other"


@rule("S-6.12")
def test_a_guard_beside_exhausted_diamonds() -> None:
    table = battle(["9s"], ["6h", "4d exhausted"], rear=[[], ["ah"]])
    table.play("attack unit=9s target=seat_1")
    assert table.moves() == [
        "let_through attacker=9s",
        "block attacker=9s with=6h",
        "block attacker=9s with=6h second=4d",
        "block attacker=9s with=ah",
    ], "alone, the Diamond would be wanted and make two eligible"
    table = battle(["9s"], ["5d exhausted", "4d exhausted"], rear=[[], ["ah"]])
    table.play("attack unit=9s target=seat_1")
    assert table.moves() == [
        "let_through attacker=9s",
        "block attacker=9s with=5d",
        "block attacker=9s with=5d second=4d",
        "block attacker=9s with=4d",
        "block attacker=9s with=ah",
    ]


@rule("S-6.1", "S-6.3")
def test_levels_are_read_when_damage_is_dealt() -> None:
    position: dict[str, Any] = {"rear": [[], ["kd"]], "hands": [["js"], []]}
    table = battle(["5h"], ["8d exhausted"], **position)
    table.play("attack unit=5h target=seat_1", "block attacker=5h with=8d", "seize card=js unit=kd", "pass")
    assert "5h" not in table["barrows"], "the King has gone, so the blow too"
    table = battle(["5h"], ["8d exhausted"], **position)
    table.play("attack unit=5h target=seat_1", "block attacker=5h with=8d", "pass")
    assert "5h" in table["barrows"]


@rule("S-6.9")
def test_a_spade_that_lost_its_trait_strikes_only_one_of_two() -> None:
    table = battle(["black_joker:9s+3c"], ["4d", "5d", "9s exhausted"], hands=[["js"], []])
    table.play("attack unit=black_joker target=seat_1", "block attacker=black_joker with=4d second=5d", "seize card=js unit=9s", "pass")
    assert table["barrows"] == ["3c", "js", "black_joker"], "3 damage on one, 9 taken"
    table = battle(["black_joker:9s+3c"], ["2d", "3d", "9s exhausted"], rear=[["kc"], []], hands=[["js", "4d"], []])
    table.play("attack unit=black_joker target=seat_1", "block attacker=black_joker with=2d second=3d", "seize card=js unit=9s", "pass")
    table.play("forgo attacker=3c", "rage attacker=3c target=seat_1")
    assert "2d" in table["barrows"]
    assert "3d" not in table["barrows"]


@rule("S-6.4", "S-6.9", "S-7.9")
def test_a_club_that_is_left_of_a_spades_bond_charges_at_the_blocker_that_remains() -> None:
    table = battle(
        ["black_joker:9s+10c"],
        ["3d", "4d", "6d exhausted"],
        ["9s"],
        rear=[["red_joker:spirit"], [], []],
        hands=[["ad"], [], ["js"]],
        damage={"3d": 2},
    )
    table.play("attack unit=black_joker target=seat_1", "block attacker=black_joker with=3d second=4d")
    table.play("2: seize card=js unit=9s", "2: pass", "0: strike card=ad unit=3d", "2: pass")
    assert table.state.prompt(0) == "Player 1, 10♣ deals 6 damage too many to its blocker: who takes it?"
    assert table.moves() == ["forgo attacker=10c", *(f"spill attacker=10c target={target}" for target in ("seat_1", "6d"))]
    table.play("spill attacker=10c target=6d")
    assert {"3d", "4d", "6d"} <= set(table["barrows"])


@rule("S-6.6", "S-6.9")
def test_the_second_blow_may_fall_on_a_blocker_that_was_not_hit() -> None:
    table = battle(["black_joker:9s+3c"], ["4d", "5d"], ["9s"], rear=[["red_joker:spirit", "kc"], [], []], hands=[[], [], ["js"]])
    table.play(
        "attack unit=black_joker target=seat_1", "block attacker=black_joker with=4d second=5d", "2: seize card=js unit=9s", "2: pass"
    )
    assert table.moves() == ["rage attacker=3c target=seat_1", "rage attacker=3c target=5d"]


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
