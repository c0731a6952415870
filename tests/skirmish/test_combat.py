"""Attacks, blocks and damage."""

from __future__ import annotations

from tests.scenario import rule
from tests.skirmish.war import battle, units, war


@rule("S-7.1", "S-7.4")
def test_ready_units_attack_slot_by_slot_and_are_exhausted() -> None:
    table = battle(["7c", "5h exhausted", None, "9d"], ["4d"], ["6d"], rear=[["kd"], [], []])
    assert table.state.prompt(0) == "Player 1, whom does 7♣ attack?"
    targets = ["seat_1", "4d", "seat_2", "6d"]
    assert table.moves() == ["hold unit=7c", *(f"attack unit=7c target={target}" for target in targets)]
    table.refuse("attack unit=9d target=seat_1", "S-7.1")
    table.play("attack unit=7c target=6d")
    assert table["front"][0][0] == "7c exhausted"
    table.play("attack unit=9d target=6d", "block attacker=7c with=6d", "forgo attacker=7c")
    assert table["barrows"] == ["6d"], "each attacker picks its opponent, and two may pick the same"
    assert table["front"][0] == ["7c exhausted", "5h exhausted", None, "9d exhausted"]


@rule("S-7.1")
def test_blocking_does_not_exhaust() -> None:
    table = battle(["3h"], [], ["9h"])
    table.play("attack unit=3h target=seat_2", "block attacker=3h with=9h")
    assert table["front"][2][0] == "9h"


@rule("S-7.2")
def test_soldiers_do_not_reach_the_rear() -> None:
    table = battle(["7c"], ["4d"], rear=[["ac"], ["kd", "ks"]])
    assert [move.split("=")[-1] for move in table.moves()[1:]] == ["seat_1", "4d"]
    table.refuse("attack unit=7c target=kd", "S-7.2")
    table.play("hold unit=7c")
    assert [move.split("=")[-1] for move in table.moves()[1:]] == ["seat_1", "4d", "kd", "ks"]
    table.play("attack unit=ac target=ks", "let_through attacker=ac")
    assert set(table["barrows"]) == {"ac", "ks"}


@rule("S-7.3", "S-8.9", "S-9.11")
def test_units_without_attack_and_guards_do_not_attack() -> None:
    table = battle([], ["4d"], rear=[["kd", "ah", "black_joker:necromancer", "red_joker:spirit"], []])
    assert table["turn"] == 1
    assert units(table, 0) == ["kd", "ah", "black_joker:necromancer", "red_joker:spirit"]


@rule("S-7.5", "S-7.7")
def test_any_ready_front_unit_blocks_one_attacker() -> None:
    table = battle(["7c", "5h"], ["4d", "3h", "6h exhausted"], rear=[[], ["kd"]])
    table.play("attack unit=7c target=6h", "attack unit=5h target=seat_1")
    assert table.moves() == ["let_through attacker=7c", "block attacker=7c with=4d", "block attacker=7c with=3h"]
    table.refuse("block attacker=7c with=6h", "S-6.9")
    table.play("block attacker=7c with=4d")
    assert table.moves() == ["let_through attacker=5h", "block attacker=5h with=3h"]
    table.play("let_through attacker=5h", "forgo attacker=7c")
    assert table["life"] == [40, 35]
    assert table["barrows"] == ["4d"]


@rule("S-7.5")
def test_a_ready_target_may_be_its_own_blocker() -> None:
    table = battle(["5h"], ["7h"])
    table.play("attack unit=5h target=7h", "block attacker=5h with=7h")
    assert table["barrows"] == ["5h"]


@rule("S-7.5")
def test_each_defender_answers_clockwise() -> None:
    table = battle(["3h", "4h", "5h"], ["6d"], ["7d"], turn=0)
    table.play("attack unit=3h target=seat_2", "attack unit=4h target=seat_1", "attack unit=5h target=7d")
    assert table.asked == 1
    table.play("let_through attacker=4h")
    assert table.asked == 2
    assert table.state.prompt(2) == "Player 3, 3♥ attacks: who blocks?"
    assert table.state.prompt(0) == "Player 3 must decide."
    table.play("block attacker=3h with=7d")
    assert table["life"] == [40, 36, 40]
    assert table["barrows"] == ["7d", "3h"], "3 and 5 together defeat the 7"


@rule("S-7.6", "S-7.8")
def test_damage_is_dealt_at_once_and_adds_up() -> None:
    table = battle(["5h", "3h"], ["8d", "5d"])
    table.play("attack unit=5h target=8d", "attack unit=3h target=8d", "block attacker=5h with=5d", "let_through attacker=3h")
    assert table["barrows"] == ["5d", "5h"]
    table = battle(["5h", "3h"], ["8h exhausted"])
    table.play("attack unit=5h target=8h", "attack unit=3h target=8h")
    assert table["barrows"] == ["8h"]
    table = battle(["5h"], ["8h exhausted"], damage={"8h": 3})
    table.play("attack unit=5h target=8h")
    assert table["barrows"] == ["8h"]
    table = battle(["5h"], ["8h exhausted"], damage={"8h": 2})
    table.play("attack unit=5h target=8h")
    assert (table["barrows"], table["damage"]) == ([], {})


@rule("S-7.7")
def test_a_target_that_does_not_block_deals_nothing() -> None:
    table = battle(["5h"], ["9h"])
    table.play("attack unit=5h target=9h", "let_through attacker=5h")
    assert table["barrows"] == []


@rule("S-7.9")
def test_a_target_that_is_gone() -> None:
    table = battle(["5h"], ["9h exhausted"], hands=[["3c"], ["js"]])
    table.play("attack unit=5h target=9h", "seize card=js unit=9h", "1: pass", "0: pass")
    assert (table["life"], table["turn"]) == ([40, 40], 1)
    assert "The target of 5♥ is gone." in table.told


@rule("S-7.9")
def test_a_blocker_or_attacker_that_is_gone() -> None:
    table = battle(["5s"], ["3h", "6d"], hands=[[], ["js"]])
    table.play("attack unit=5s target=seat_1", "block attacker=5s with=3h second=6d", "seize card=js unit=3h", "pass")
    assert set(table["barrows"]) == {"js", "5s"}, "it fights the other blocker"
    table = battle(["5s"], ["3h", "6d"], hands=[[], ["js"]])
    table.play("attack unit=5s target=seat_1", "block attacker=5s with=3h second=6d", "seize card=js unit=6d", "pass")
    assert set(table["barrows"]) == {"js"}
    assert table["spent"] == ["3h"]
    table = battle(["5h"], ["3h"], hands=[[], ["js"]])
    table.play("attack unit=5h target=seat_1", "block attacker=5h with=3h", "seize card=js unit=3h", "pass")
    assert table["life"] == [40, 40], "it stays blocked"
    table = battle(["5h"], ["3h"], hands=[[], ["js"]])
    table.play("attack unit=5h target=seat_1", "block attacker=5h with=3h", "seize card=js unit=5h", "pass")
    assert set(table["barrows"]) == {"js"}


@rule("S-3.11", "S-7.5")
def test_nobody_who_can_block_nobody_asked() -> None:
    table = battle(["5h"], ["3h exhausted"], rear=[[], ["kd"]])
    table.play("attack unit=5h target=seat_1")
    assert table["life"] == [40, 35]


@rule("S-7.4")
def test_a_player_who_is_out_is_not_a_target() -> None:
    table = war(3, phase="combat", front=[["7c"], [], []], life=[40, 0, 40])
    assert table.moves() == ["hold unit=7c", "attack unit=7c target=seat_2"]
