"""Aces and poison."""

from __future__ import annotations

import pytest

from tests.scenario import rule
from tests.skirmish.war import again, battle, units, war


@rule("S-8.1", "S-8.4", "S-8.6")
@pytest.mark.parametrize("ace", ["ad", "ac", "ah", "as"])
def test_an_ace_poisons_and_the_poison_falls_at_the_end_of_the_turn(ace: str) -> None:
    table = war(hands=[[ace], []], front=[[], ["9h"]])
    assert f"strike card={ace} unit=9h" in table.moves()
    table.play(f"strike card={ace} unit=9h")
    assert (table["poisoned"], table["damage"]) == (["9h"], {"9h": 1})
    assert table["used"] == [ace]
    assert units(table, 0) == []
    assert table["last"] is None
    table.play("done")
    assert set(table["barrows"]) == {ace, "9h"}
    assert table["life"] == [40, 40]


@rule("S-8.1")
def test_a_player_is_not_poisoned_and_a_target_is_an_enemy_unit() -> None:
    table = war(hands=[["ac"], []], front=[["7c"], ["9h"]])
    table.refuse("strike card=ac unit=7c", "S-8.4")
    table.refuse("deploy card=ac slot=rear_1", "S-8.4")
    table = battle([], [], rear=[["ac"], []])
    table.play("attack unit=ac target=seat_1")
    assert table["life"] == [40, 39]
    assert table["poisoned"] == []


@rule("S-8.2", "S-10.4")
def test_poison_takes_a_whole_bond_even_separated() -> None:
    table = war(hands=[["ac"], []], front=[[], ["9h+3h"]])
    table.play("strike card=ac unit=9h")
    assert table["poisoned"] == ["3h", "9h"]
    table.play("done")
    assert {"9h", "3h"} <= set(table["barrows"])
    table = war(front=[["9h+3h"], []], poisoned=["9h", "3h"])
    table.play("separate unit=9h leader=front_1 second=front_2", "done", "hold unit=9h", "hold unit=3h")
    assert {"9h", "3h"} <= set(table["barrows"])
    table = war(front=[["9h", "3h"], []], poisoned=["9h"])
    table.play("bond leader=3h second=9h")
    assert table["poisoned"] == ["3h", "9h"]


@rule("S-8.2")
def test_leaving_the_field_cures_and_a_poisoned_attacker_still_fights() -> None:
    table = war(front=[["9h"], []], poisoned=["9h"])
    table.play("return unit=9h", "done")
    assert "9h seen" in table["hands"][0]
    assert table["poisoned"] == []
    table = battle(["9h"], [], poisoned=["9h"])
    table.play("attack unit=9h target=seat_1")
    assert table["life"] == [40, 31]
    assert table["barrows"] == ["9h"]


@rule("S-8.3")
def test_an_ace_is_defeated_by_any_damage() -> None:
    table = war(hands=[["ac"], []], rear=[[], ["ah"]])
    table.play("strike card=ac unit=ah")
    assert table["barrows"] == ["ah"]
    table = battle(["2d"], [], rear=[[], ["ah"]])
    table.play("attack unit=2d target=seat_1", "block attacker=2d with=ah")
    assert set(table["barrows"]) == {"2d", "ah"}


@rule("S-8.4", "S-8.5")
@pytest.mark.parametrize("ace", ["ad", "ac", "as"])
def test_an_ace_without_a_target_waits_and_attacks_later(ace: str) -> None:
    table = war(hands=[[ace], []])
    assert not any(move.startswith("strike") for move in table.moves())
    table.play(f"deploy card={ace} slot=rear_1", "done")
    assert table["rear"][0][0] == f"{ace} exhausted"
    table = battle([], ["9h exhausted"], rear=[[ace], []])
    table.play(f"attack unit={ace} target=9h")
    assert set(table["barrows"]) == {ace, "9h"}
    table = battle([], [], rear=[[ace], []])
    table.play(f"hold unit={ace}")
    assert units(table, 0) == [ace], "it goes only when it attacked"


@rule("S-8.5", "S-4.12")
def test_an_ace_that_attacked_goes_even_if_its_damage_is_negated() -> None:
    table = battle([], ["9h exhausted"], rear=[["as"], []], hands=[[], ["jh"]])
    table.play("attack unit=as target=9h", "ward card=jh")
    assert set(table["barrows"]) == {"as", "jh"}


@rule("S-8.4")
def test_the_ace_of_spades_needs_a_soldier() -> None:
    table = war(hands=[["as", "ac"], []], rear=[[], ["kd"]])
    table.refuse("strike card=as unit=kd", "S-8.4")
    assert "deploy card=as slot=rear_1" in table.moves()
    assert "strike card=ac unit=kd" in table.moves()


@rule("S-8.6", "S-8.8")
def test_if_the_target_is_gone_the_ability_is_lost() -> None:
    table = war(hands=[["ac"], ["js"]], front=[[], ["9h", "3h"]])
    table.play("strike card=ac unit=9h", "seize card=js unit=9h", "pass")
    assert "The target of A♣ is gone." in table.told
    assert (table["poisoned"], table["hands"][1]) == ([], ["9h seen"])


@rule("S-8.7", "S-4.4")
def test_the_ace_of_diamonds_on_any_turn_at_any_rank() -> None:
    table = war(3, hands=[["3c"], ["ad"], []], front=[["7c"], ["8c"], ["9c"]], rear=[["kd"], [], []])
    table.play("done")
    assert table.moves() == ["pass", *(f"strike card=ad unit={unit}" for unit in ("7c", "kd", "9c"))]
    table.play("strike card=ad unit=kd", "0: pass")
    assert table["poisoned"] == ["kd"]
    assert table["used"] == ["ad"]
    table.play("hold unit=7c")
    assert {"ad", "kd"} <= set(table["barrows"])


@rule("S-8.7", "S-8.2")
def test_the_ace_of_diamonds_before_damage() -> None:
    table = battle(["7c"], [], hands=[[], ["ad"]])
    table.play("attack unit=7c target=seat_1", "strike card=ad unit=7c")
    assert table["life"] == [40, 33], "it can't be blocked, and the attacker still fights"
    assert set(table["barrows"]) == {"7c", "ad"}


@rule("S-8.8")
def test_the_ace_of_clubs_costs_a_card() -> None:
    table = war(hands=[["ac"], ["3d"]], front=[[], ["9h"]])
    table.play("strike card=ac unit=9h", "pass")
    assert (table["hands"][1], table["barrows"]) == ([], ["3d"])
    table = war(hands=[["ac"], []], front=[[], ["9h"]])
    table.play("strike card=ac unit=9h")
    assert table["poisoned"] == ["9h"]
    table = war(hands=[["ac"], ["jh", "3d"]], front=[[], ["9h"]])
    table.play("strike card=ac unit=9h", "ward card=jh", "pass")
    assert (table["hands"][1], table["poisoned"]) == ([], []), "also if the damage is negated"


@rule("S-8.9")
def test_the_ace_of_hearts_may_stay_as_a_guard() -> None:
    table = war(hands=[["ah"], []], front=[[], ["9h"]], rear=[["kd", "ac", "as"], []])
    assert [move for move in table.moves() if move.startswith("strike")] == ["strike card=ah unit=9h", "strike card=ah unit=9h slot=rear_4"]
    table.play("strike card=ah unit=9h slot=rear_4")
    assert table["rear"][0][3] == "ah", "it enters ready"
    assert table["last"] == "ah"
    table.play("done", "hold unit=ac", "hold unit=as")
    assert "ah" in units(table, 0), "the poison of its arrival does not remove it"
    table = war(hands=[["ah"], []], front=[[], ["9h"]], rear=[["kd", "ac", "as", "red_joker:spirit"], []])
    assert [move for move in table.moves() if move.startswith("strike")] == ["strike card=ah unit=9h"]


@rule("S-8.9", "S-8.10")
def test_the_guard_blocks_from_the_rear_and_poisons() -> None:
    table = battle(["7d"], [], rear=[[], ["ah"]])
    table.play("attack unit=7d target=seat_1")
    assert table.moves() == ["let_through attacker=7d", "block attacker=7d with=ah"]
    table.play("block attacker=7d with=ah")
    assert set(table["barrows"]) == {"7d", "ah"}
    table = battle(["7d"], [], rear=[[], ["ah"]], hands=[[], ["jh"]])
    table.play("attack unit=7d target=seat_1", "block attacker=7d with=ah", "ward card=jh")
    assert set(table["barrows"]) == {"7d", "ah", "jh"}, "not defeated, but it poisoned"


@rule("S-8.10", "S-4.12")
def test_a_guard_whose_poison_was_stopped_stays() -> None:
    table = battle(["7d"], [], rear=[[], ["ah"]], hands=[["3c"], ["jh", "js"]], warded=[0, 1])
    table.play("attack unit=7d target=seat_1", "block attacker=7d with=ah", "1: pass", "0: pass")
    assert table["barrows"] == []
    assert units(table, 1) == ["ah"]


@rule("S-8.11", "S-1.4")
def test_the_ace_of_spades_may_take_a_neighbour_too() -> None:
    table = war(hands=[["as"], []], front=[[], ["3c", "4c", None, "5c"]])
    strikes = [move for move in table.moves() if move.startswith("strike")]
    assert strikes == [
        "strike card=as unit=3c",
        "strike card=as unit=3c also=4c",
        "strike card=as unit=4c",
        "strike card=as unit=4c also=3c",
        "strike card=as unit=5c",
    ]
    table.play("strike card=as unit=4c also=3c")
    assert table.told[:2] == ["Player 1 aims A♠ at Player 2's 4♣.", "Player 1 aims A♠ at Player 2's 3♣."], "both are announced"
    assert table["poisoned"] == ["3c", "4c"]
    table = war(3, hands=[["as"], [], ["js"]], front=[[], ["3c", "4c"], []])
    table.play("strike card=as unit=4c also=3c", "seize card=js unit=3c", "2: pass")
    assert table["poisoned"] == ["4c"]


@rule("S-6.8", "S-8.1")
def test_a_shield_and_poison() -> None:
    table = battle([], ["9h"], rear=[["ac"], ["kh"]])
    table.play("attack unit=ac target=9h", "block attacker=ac with=9h")
    assert "9h" not in table["barrows"], "enhanced: not damaged, so not poisoned"
    table = battle([], ["2h"], rear=[["ac"], []], damage={"2h": 1})
    table.play("attack unit=ac target=2h", "block attacker=ac with=2h")
    assert set(table["barrows"]) == {"ac", "2h"}, "normal: saved, but damaged and so poisoned"


@rule("S-4.11", "S-4.4", "S-8.4")
@pytest.mark.parametrize("ace", ["ad", "ac", "ah", "as"])
def test_the_jack_of_clubs_doubles_the_ability_of_an_ace(ace: str) -> None:
    table = war(hands=[[ace, "jc"], []], front=[["7c"], ["2d", "9h"]])
    table.play(f"strike card={ace} unit=9h")
    assert table.moves() == ["pass", "double card=jc unit=7c", f"double card=jc unit={ace}"], "before it takes effect"
    table.play(f"double card=jc unit={ace}")
    assert (table["damage"], table["poisoned"]) == ({"9h": 2}, ["9h"])
    table = war(hands=[[ace, "jc"], []], front=[["7c"], ["2d", "9h"]])
    table.play(f"strike card={ace} unit=2d", f"double card=jc unit={ace}")
    assert table["barrows"] == ["2d"], "defeated at once"
    table = war(hands=[[ace, "jc"], []], front=[["7c"], ["2d", "9h"]])
    table.play(f"strike card={ace} unit=2d", "double card=jc unit=7c")
    assert table["damage"] == {"2d": 1}, "another unit was doubled"


@rule("S-4.11", "S-8.9", "S-8.11")
def test_doubled_are_a_guard_that_enters_and_both_blows_of_the_ace_of_spades() -> None:
    table = war(hands=[["ah", "jc"], []], front=[[], ["9h"]])
    table.play("strike card=ah unit=9h slot=rear_1")
    assert table.moves() == ["pass", "double card=jc unit=ah"]
    table.play("double card=jc unit=ah")
    assert (table["damage"], units(table, 0)) == ({"9h": 2}, ["ah"])
    table = war(hands=[["as", "jc"], []], front=[[], ["9h", "8h"]])
    table.play("strike card=as unit=9h also=8h", "double card=jc unit=as")
    assert table["damage"] == {"8h": 2, "9h": 2}


@rule("S-4.11", "S-8.7")
def test_an_opponent_doubles_their_ace_of_diamonds() -> None:
    table = war(hands=[["3c"], ["ad", "jc"]], front=[["2s", "7c"], []])
    table.play("done", "strike card=ad unit=2s")
    assert table.asked == 1, "who announced it is asked too"
    table.play("double card=jc unit=ad", "0: pass")
    assert (table["phase"], table["barrows"]) == ("combat", ["jc", "2s"])


@rule("S-4.11", "S-4.6")
def test_an_announced_ace_is_doubled_in_the_window_of_the_answer_too() -> None:
    table = war(3, hands=[["ac", "jc", "3c"], ["ad", "4c"], ["js"]], front=[["7c"], ["2d"], []])
    table.play("strike card=ac unit=2d", "1: strike card=ad unit=7c")
    assert "double card=jc unit=ad" not in table.moves()
    table.play("1: pass", "2: pass")
    assert table.moves() == ["pass", "double card=jc unit=7c", "double card=jc unit=ac"], "their own, not the other's"
    table.play("0: double card=jc unit=ac")
    again(table)
    table.play("0: pass", "1: pass", "2: pass", "0: pass")
    assert "2♦ takes 2 damage from A♣." in table.told
    assert table["damage"] == {"7c": 1}


@rule("S-4.11", "S-8.6")
def test_a_used_ace_that_took_effect_is_no_longer_a_unit() -> None:
    table = war(hands=[["ac", "jc"], []], front=[["7c"], ["9h"]])
    table.play("strike card=ac unit=9h", "pass")
    assert "double card=jc unit=7c" in table.moves()
    table.refuse("double card=jc unit=ac", "S-4.11")
    table = war(hands=[["ac"], ["jc"]], front=[[], ["9h"]])
    table.play("strike card=ac unit=9h")
    assert table.moves() == ["pass", "double card=jc unit=9h"], "nor is it the opponent's to double"


@rule("S-4.11", "S-9.2", "S-9.4")
def test_a_doubled_doppelganger_that_leaves_forgets_it() -> None:
    table = war(
        hands=[["black_joker", "jc", "qc", "qh"], []],
        front=[["7c"], ["2d", "9h"]],
        rear=[[], ["ac"]],
    )
    table.play("imitate card=black_joker model=ac", "strike card=black_joker unit=2d", "double card=jc unit=black_joker", "pass")
    assert (table["barrows"], table["doubled"]) == (["2d"], ["black_joker"])
    table.play("queen card=qc", "destroy unit=ac", "destroy unit=7c")
    assert table["doubled"] == []
    table.play("queen card=qh", "fetch card=black_joker", "imitate card=black_joker model=9h slot=front_1")
    assert table["doubled"] == []


@rule("S-4.13", "S-4.4")
def test_the_jack_of_hearts_is_not_played_against_ones_own_effect() -> None:
    table = war(hands=[["ac", "jh"], ["ad"]], front=[["7c"], ["9h"]])
    table.play("strike card=ac unit=9h", "1: strike card=ad unit=7c")
    table.play("0: ward card=jh")
    assert table["warded"] == [0], "but against the other's answer"
    table = war(hands=[["ac", "jh"], []], front=[["7c"], ["9h"]])
    table.play("strike card=ac unit=9h")
    table.refuse("ward card=jh", "S-4.13")
