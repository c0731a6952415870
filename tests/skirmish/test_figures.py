"""The figures that the view works out: strengths, traits and damage of units, who is left, who is asked."""

from __future__ import annotations

from typing import Any

from greathall.games.skirmish.state import Skirmish
from tests.scenario import Scenario, rule
from tests.skirmish.war import again, battle, units, war


def figures(table: Scenario, viewer: int = -1) -> dict[str, Any]:
    """What a viewer is told; the position reads back with it."""
    again(table)
    told: dict[str, Any] = table.state.view(viewer)["figures"]
    return told


def traits(table: Scenario) -> dict[str, str]:
    return {place: unit["trait"] for place, unit in figures(table)["units"].items()}


@rule("S-10.2", "S-4.11")
def test_a_unit_deals_what_its_cards_deal_together_doubled_by_the_jack_of_clubs() -> None:
    table = battle(["7c+9c", "5d"], ["8h"], rear=[["kc", "as"], []], doubled=["5d"])
    strengths = {place: unit["strength"] for place, unit in figures(table)["units"].items()}
    assert strengths == {"0.front_1": 16, "0.front_2": 10, "0.rear_1": 0, "0.rear_2": 1, "1.front_1": 8}
    assert figures(battle(["7c+9c"], [], doubled=["7c", "9c"]))["units"]["0.front_1"]["strength"] == 32


@rule("S-9.2", "S-10.2")
def test_a_doppelganger_deals_what_its_model_does() -> None:
    table = battle(["black_joker:9s+3s"], ["9s"])
    assert figures(table)["units"]["0.front_1"] == {"strength": 12, "trait": "normal", "damage": 0}


@rule("S-5.11", "S-9.8")
def test_a_king_enhances_and_the_wizard_silences_the_leaders_trait() -> None:
    crowned = battle(["7c", "8d", "5s+4c"], ["9c"], rear=[["kc"], []])
    assert traits(crowned) == {
        "0.front_1": "enhanced",
        "0.front_2": "normal",
        "0.front_3": "normal",
        "0.rear_1": "",
        "1.front_1": "normal",
    }
    silenced = battle(["7c"], ["9c"], rear=[["kc"], ["red_joker:wizard"]])
    assert traits(silenced) == {"0.front_1": "silenced", "0.rear_1": "", "1.front_1": "normal", "1.rear_1": ""}
    assert traits(battle(["7c"], ["9c"], rear=[[], ["red_joker:spirit"]]))["0.front_1"] == "normal"


@rule("S-5.11", "S-9.2")
def test_the_double_of_a_king_enhances_too() -> None:
    assert traits(battle(["7c"], [], rear=[["black_joker:kc"], ["kc"]]))["0.front_1"] == "enhanced"


@rule("S-7.8")
def test_the_damage_of_a_unit_is_that_of_both_cards() -> None:
    table = battle(["7c+9c"], ["8h"], damage={"7c": 6, "9c": 2})
    assert [unit["damage"] for unit in figures(table)["units"].values()] == [8, 0]


@rule("S-11.1")
def test_those_without_life_are_out() -> None:
    assert figures(war(3, life=[40, -2, 1]))["alive"] == [0, 2]


@rule("S-7.1")
def test_the_unit_that_is_asked_whom_it_attacks_is_named() -> None:
    table = battle(["7c", None, "8c"], ["9d"], rear=[["as"], []])
    asked = [figures(table)["attacker"]]
    for move in ("hold unit=7c", "attack unit=8c target=seat_1", "hold unit=as"):
        table.play(move)
        asked.append(figures(table)["attacker"])
    assert asked == ["0.front_1", "0.front_3", "0.rear_1", None]


@rule("S-5.10")
def test_it_is_told_how_many_cards_the_queen_of_spades_looks_at() -> None:
    table = war(hands=[["qs"], []])
    assert figures(table)["looked_at"] == 0
    table.play("queen card=qs")
    assert figures(table, 1)["looked_at"] == 4, "everyone knows how many"


def test_whatever_can_be_seen_of_a_position_figures_are_the_same() -> None:
    table = battle(["7c+9c"], ["8h exhausted"], hands=[["jc", "4d"], ["jh"]])
    assert isinstance(table.state, Skirmish)
    assert figures(table, 0) == figures(table, 1) == figures(table, -1)
    assert len(units(table, 0)) == 1
