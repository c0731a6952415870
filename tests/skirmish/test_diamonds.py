"""The trait of Diamonds: Quick Recovery."""

from __future__ import annotations

from tests.scenario import rule
from tests.skirmish.war import again, battle, units


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
    assert table.told[-2:] == ["8♦ recovers to block.", "8♦ blocks 5♥."]
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
    assert table["front"][2][:2] == ["4d exhausted", "10d exhausted"], "an offer is not a block yet"
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
