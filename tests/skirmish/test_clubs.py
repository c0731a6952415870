"""The trait of Clubs: Raging Charge, and the second blow of those that are enhanced."""

from __future__ import annotations

from tests.scenario import rule
from tests.skirmish.war import battle


@rule("S-6.4", "S-6.5")
def test_excess_goes_to_one_target_of_the_defender() -> None:
    table = battle(["9c"], ["4d", "3d", None, "5h exhausted"], ["6h"], rear=[[], ["kd"], []])
    table.play("attack unit=9c target=seat_1", "block attacker=9c with=4d")
    assert table.moves() == ["forgo attacker=9c", *(f"spill attacker=9c target={target}" for target in ("seat_1", "3d", "5h"))]
    assert table.state.prompt(0) == "Player 1, 9♣ has 5 excess damage: who takes it?"
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
    assert table.state.prompt(0) == "Player 1, 5♣ strikes again as it falls: who takes 5 damage?"
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
    assert table.state.prompt(0) == "Player 1, 10♣ has 6 excess damage: who takes it?"
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
