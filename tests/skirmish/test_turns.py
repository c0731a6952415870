"""The phases of a turn, exhaustion and the one Redeploy."""

from __future__ import annotations

import pytest

from tests.scenario import rule
from tests.skirmish.war import battle, units, war


@rule("S-3.1", "S-3.3", "S-3.11", "S-4.1")
def test_the_phases_in_order() -> None:
    table = war(3, hands=[["9c"], ["4d"], ["5d"]], front=[["7c"], ["6h"], []], top=["3s"])
    table.play("deploy card=9c slot=front_2")
    assert table["phase"] == "deploy"
    table.play("1: pass", "2: pass")
    assert table.moves()[0] == "done"
    table.play("done")
    assert (table["phase"], table.asked) == ("response", 1)
    table.play("1: pass", "2: pass")
    assert (table["phase"], table.asked) == ("combat", 0)
    table.refuse("done", "S-7.1")
    table.play("attack unit=7c target=seat_1")
    assert table.moves() == ["let_through attacker=7c", "block attacker=7c with=6h"]
    table.play("block attacker=7c with=6h", "1: pass", "2: pass")
    assert table.moves() == ["forgo attacker=7c", "spill attacker=7c target=seat_1"]
    table.play("spill attacker=7c target=seat_1")
    assert table["life"] == [40, 39, 40]
    assert (table["turn"], table["phase"], table["turns"]) == (1, "deploy", 2)
    assert "3s" in table["hands"][1]
    assert table["front"] == [["7c exhausted", "9c exhausted", None, None], ["6h", None, None, None], [None] * 4]


@rule("S-3.2", "S-3.5")
def test_ready_straightens_only_the_active_players_units() -> None:
    table = war(hands=[["5c"], []], front=[["7c exhausted"], ["6h exhausted", "8h+9h exhausted"]], rear=[[], ["kd exhausted"]])
    table.play("deploy card=5c slot=front_2", "done")
    assert table["turn"] == 1
    assert table["front"][1] == ["6h", "8h+9h", None, None]
    assert table["rear"][1][0] == "kd"
    assert table["front"][0][:2] == ["7c exhausted", "5c exhausted"]
    table.play("done", "hold unit=6h", "hold unit=8h")
    assert table["front"][0][:2] == ["7c", "5c"]


@rule("S-3.5", "S-3.11", "S-7.1")
def test_a_new_unit_cannot_attack_or_block() -> None:
    table = war(hands=[["9c"], []], front=[["7c"], ["6h exhausted"]])
    table.play("deploy card=9c slot=front_2", "done")
    assert table.moves()[:2] == ["hold unit=7c", "attack unit=7c target=seat_1"]
    table.play("attack unit=7c target=6h")
    assert table["turn"] == 1
    assert units(table, 1) == []


@rule("S-3.5")
def test_a_king_enhances_while_exhausted() -> None:
    table = battle(["5s"], ["3d", "4d", "6d"], rear=[["ks exhausted"], []])
    table.play("attack unit=5s target=seat_1", "face attacker=5s")
    assert table.asked == 0


@rule("S-3.4")
def test_any_number_of_plays_in_any_order() -> None:
    table = war(hands=[["3c", "4c", "qd", "kd", "5c"], []])
    table.play("deploy card=3c slot=front_1", "queen card=qd", "deploy card=kd slot=rear_1", "move unit=3c slot=front_4")
    table.play("deploy card=4c slot=front_1", "deploy card=5c slot=front_2", "done")
    assert table["front"][0] == ["4c", "5c", None, "3c"]
    table.refuse("attack unit=3c target=seat_1", "S-3.4")
    table.refuse("deploy card=9h slot=front_3", "S-3.4")


@rule("S-3.6", "S-3.7")
def test_one_redeploy_a_turn() -> None:
    table = war(front=[["7c exhausted", "8c"], []], rear=[["kd", "kc"], []])
    moves = [move for move in table.moves() if move.startswith("move")]
    assert moves == [
        *(f"move unit=7c slot=front_{slot}" for slot in (3, 4)),
        *(f"move unit=8c slot=front_{slot}" for slot in (3, 4)),
        *(f"move unit=kd slot=rear_{slot}" for slot in (3, 4)),
        *(f"move unit=kc slot=rear_{slot}" for slot in (3, 4)),
    ]
    table.refuse("move unit=7c slot=rear_3", "S-3.7")
    table.play("move unit=7c slot=front_4")
    assert table["front"][0] == [None, "8c", None, "7c exhausted"]
    assert table.moves() == ["done"]
    table.refuse("move unit=8c slot=front_1", "S-3.6")
    table.refuse("return unit=8c", "S-3.6")
    table = war(front=[["8c"], []])
    table.play("move unit=8c slot=front_3", "done", "attack unit=8c target=seat_1")
    assert table["life"] == [40, 32]


@rule("S-3.8", "S-1.9")
def test_a_returned_card_is_not_deployed_again_that_turn() -> None:
    table = war(front=[["7c exhausted", "9c"], []], hands=[["8c"], []])
    table.play("return unit=7c")
    assert sorted(table["hands"][0]) == ["7c seen", "8c"]
    assert table.state.view(1)["hands"][0] == ["7c seen", "?"]
    table.refuse("deploy card=7c slot=front_1", "S-3.8")
    assert "deploy card=8c slot=front_1" in table.moves()
    table.play("done", "hold unit=9c", "done", "pass")
    assert "deploy card=7c slot=front_1" in table.moves()


@rule("S-3.8")
def test_both_cards_of_a_bond_return_and_a_scout_may_still_be_used() -> None:
    table = war(front=[["2h+2d", None, "2c"], []], hands=[[], ["5d", "6d"]], rear=[["red_joker:spirit"], []])
    table.play("return unit=2h", "pass")
    assert table["hands"][0] == ["2d seen", "2h seen"]
    assert table["front"][0] == [None, None, "2c", None]
    scouts = [move for move in table.moves() if move.startswith(("scout", "deploy", "bond"))]
    assert scouts == ["scout card=2d player=seat_1"]


@rule("S-3.9")
@pytest.mark.parametrize("rear", ["kd", "ac", "black_joker:necromancer", "red_joker:wizard", "ah"])
def test_kings_jokers_and_aces_are_never_returned(rear: str) -> None:
    table = war(rear=[[rear], []])
    table.refuse(f"return unit={rear.partition(':')[0]}", "S-3.9")


@rule("S-3.9")
def test_a_joker_that_imitates_a_soldier_is_never_returned() -> None:
    table = war(front=[["black_joker:9h", "8h"], ["9h"]])
    table.refuse("return unit=black_joker", "S-3.9")
    assert "return unit=8h" in table.moves()
    table = war(front=[["black_joker:9h+8h"], ["9h"]])
    table.refuse("return unit=black_joker", "S-3.9")
    assert "separate unit=black_joker leader=front_1 second=hand" in table.moves()
    table.refuse("separate unit=black_joker leader=hand second=front_1", "S-10.6")
    table = war(front=[["8h+black_joker:9h"], ["9h"]])
    assert "separate unit=8h leader=hand second=front_1" in table.moves()
    table.refuse("separate unit=8h leader=front_1 second=hand", "S-10.6")


@rule("S-3.10")
def test_what_lasts_this_turn_ends_with_it() -> None:
    table = war(
        front=[["7c"], ["9h", "10h"]],
        used=["ac", "jc"],
        poisoned=["7c", "10h"],
        doubled=["9h"],
        damage={"9h": 5},
        warded=[1],
        spent=["9h"],
        last="7c",
        returned=["3c"],
        hands=[["3c"], []],
        redeployed=True,
    )
    table.play("done", "hold unit=7c")
    assert table["barrows"] == ["ac", "7c", "jc", "10h"]
    assert table["front"] == [[None] * 4, ["9h", None, None, None]]
    for key in ("used", "poisoned", "doubled", "damage", "warded", "returned"):
        assert not table[key], key
    assert table["spent"] == ["9h"]
    assert table["last"] is None
    assert table["redeployed"] is False
