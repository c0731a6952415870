"""What abilities cost, and what pays for them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenario import rule
from tests.thrones.new_card import action, table
from tests.thrones.realm import Realm


def test_costs() -> None:
    def paid(cost: Any, *moves: str, **position: Any) -> Realm:
        return action("gold(you, 9)", *moves, told={"cost": cost}, **position)

    assert paid("kneel").of("0.new") == "0.new kneeling"
    assert paid("sacrifice")["discard"][0] == ["0.new"]
    assert paid("remove")["out"][0] == ["0.new"]
    assert paid("return")["hand"][0] == ["0.new seen"]
    assert paid("kneel_house")["kneeling_houses"] == [0]
    assert paid("gold(2)", gold=[2, 0])["gold"] == [9, 0]
    assert paid("kneel_card(character)", "pay card=0.page", play=[["page"], []]).of("0.page") == "0.page kneeling"
    assert paid("sacrifice_card(character)", "pay card=0.page", play=[["page"], []])["discard"][0] == ["0.page"]
    assert paid("drop", "pay card=0.page", hand=[["page"], []])["discard"][0] == ["0.page"]


@rule("A-4.2")
@pytest.mark.parametrize(
    ("cost", "after"),
    [("kneel_card(character{})", "0.new kneeling"), ("sacrifice_card(character{})", "0.new leaving=sacrifice")],
)
def test_a_card_may_pay_for_its_own_ability(cost: str, after: str) -> None:
    def used(which: str) -> Realm:
        told = {"action": "any", "once": True, "cost": cost.format(which), "do": ["gold(you, 1)", "choose(you, 1, character, kneel)"]}
        return table(told, kind="Character", play=[["page", "knight"], []]).play("use card=0.new")

    found = used("")
    assert found.moves() == ["pay card=0.page", "pay card=0.knight", "pay card=0.new"]
    found.play("pay card=0.new")
    assert found.of("0.new") == after
    assert found["gold"] == [1, 0]
    assert used(" & ~self").moves() == ["pay card=0.page", "pay card=0.knight"], "unless the cost says otherwise"


@rule("A-4.2")
@pytest.mark.parametrize(
    ("costs", "way"),
    [
        (["kneel_card(character)", "kneel"], "kneeling"),
        (["sacrifice_card(character)", "sacrifice"], "leaving=sacrifice"),
        (["sacrifice_card(character)", "return"], "leaving=return"),
    ],
)
def test_a_card_does_not_pay_two_costs_in_one_way(costs: list[str], way: str) -> None:
    told = {"action": "any", "cost": costs, "do": "gold(you, 1)"}
    assert table(told, kind="Character").moves() == ["pass"], "there is no other character"
    found = table(told, kind="Character", play=[["page", "knight"], []]).play("use card=0.new")
    assert found.of("0.new") == f"0.new {way}"
    assert found.moves() == ["pay card=0.page", "pay card=0.knight"]


@rule("A-4.2")
def test_what_was_paid_may_take_the_second_target_away() -> None:
    told: dict[str, Any] = {"action": "any", "cost": "sacrifice_card(character)", "choose": ["character & opponents", "character & yours"]}
    lost = table({**told, "do": ["kneel(target)", "stand(second)"]}, play=[["page kneeling"], ["knight"]])
    lost.play("use card=0.new", "pay card=0.page").quiet()
    assert lost["play"][1] == ["1.knight"], "nothing is done"
    hidden = table(
        {"action": "any", "cost": "drop", "choose": ["character & opponents", "hand: character"], "do": ["kneel(target)", "put(second)"]},
        play=[[], ["knight"]],
        hand=[["page", "strike"], []],
    )
    hidden.play("use card=0.new", "pay card=0.page")
    assert hidden.moves() == ["choose card=1.knight"], "what is left in the hand does not show in what is asked"
    assert hidden.play("choose card=1.knight").moves() == ["done"]


def test_a_cost_may_take_away_what_the_ability_is_about() -> None:
    told = {"cost": "sacrifice_card(character)", "choose": "character & yours"}
    found = action("stand(target)", "pay card=0.page", play=[["page kneeling"], []], told=told)
    assert found["discard"][0] == ["0.page"]
    assert found.step == "action", "there is no target left, so nothing is done"
    hand = action("put(target)", "pay card=0.page", "done", hand=[["page"], []], told={"cost": "drop", "choose": "hand: character"})
    assert hand["discard"][0] == ["0.page"], "whoever is asked about a hand is asked, whatever it holds"
    shrunk = table({"action": "any", "cost": "drop(cards >= 2)", "do": "gold(you, 1)"}, kind="Event", hand=[["page"], []])
    shrunk.play("use card=0.new")
    assert shrunk.moves() == ["done"], "the event itself was the second card in hand"
    assert shrunk.play("done")["gold"] == [1, 0]


def test_an_event_is_removed_from_the_game_as_its_own_cost() -> None:
    found = table({"action": "any", "cost": "remove", "do": "gold(you, 1)"}, kind="Event").play("use card=0.new").quiet()
    assert found["out"][0] == ["0.new"]
    assert found["gold"] == [1, 0]
