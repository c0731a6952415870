"""In which order several attacks fall, and what becomes of those that can't."""

from __future__ import annotations

from typing import Any

import greathall
from greathall.kernel.chance import seeded
from greathall.lab.contract import check_game, check_position, check_twin_plays
from tests.scenario import rule
from tests.treachery.table import Table, cards_with, trial


def two(*rows: str, **more: Any) -> Table:
    return Table(*rows, action="w! w!", **more)


@rule("T-5.6")
def test_where_the_order_makes_no_difference_nobody_is_asked() -> None:
    table = two("filia, asher").play(trial("filia", "asher"))
    assert table.rows[0] == "filia wounded, asher wounded"
    assert table.asked == 1
    table = two("filia wounded, diane wounded").play(trial("filia", "diane"))
    assert table.rows[0] == "filia killed, diane killed"


@rule("T-5.6")
def test_where_somebody_dies_who_asks_something_the_player_orders_the_attacks() -> None:
    table = two("asher wounded, filia", "envoy").play(trial("filia", "asher"))
    assert table.asked == 0
    assert table.moves() == ["attack target=filia", "attack target=asher"]
    table.play("attack target=asher", "raise target=filia")
    assert table.rows[:2] == ["filia wounded", "asher killed"]


@rule("T-5.6")
def test_each_attack_is_finished_with_all_it_sets_off_before_the_next() -> None:
    table = two("brutol wounded, lucius wounded, filia wounded").play(trial("brutol", "lucius"), "attack target=brutol")
    assert table["stack"] == [
        {"step": "end_turn", "seat": 0},
        {"step": "attacks", "seat": 0, "left": ["lucius"]},
        {"step": "strike", "seat": 0, "of": "brutol"},
    ]
    table.play("attack target=filia")
    assert table.told[:2] == ["Lady Filia is Killed because Lord Brutol died.", "Master Lucius is Killed."]


@rule("T-5.7", "T-6.9")
def test_gerrard_is_attacked_after_the_one_he_would_guard() -> None:
    table = two("brutol, gerrard").play(trial("brutol", "gerrard"))
    assert table.rows[0] == "brutol wounded, gerrard wounded"
    assert table.told[1:3] == ["Lord Brutol is Wounded.", "Commander Gerrard is Wounded."]


@rule("T-5.7", "T-6.9")
def test_gerrard_is_killed_before_the_one_he_guards() -> None:
    table = two("brutol, gerrard wounded").play(trial("brutol", "gerrard"))
    assert table.told[1:3] == ["Commander Gerrard is Killed.", "Lord Brutol is Wounded."]


@rule("T-5.7")
def test_only_orders_that_apply_every_attack_are_offered() -> None:
    table = two("brutol wounded, gerrard", "envoy").play(trial("brutol", "gerrard"))
    assert table.told[1] == "Lord Brutol is Killed.", "Gerrard, once Wounded, would guard him"
    table.play("attack target=gerrard")
    assert table.rows[0] == "brutol killed, gerrard killed"


@rule("T-5.7")
def test_an_order_that_spoils_an_attack_is_refused() -> None:
    table = Table("brutol wounded, gerrard, filia", "envoy", action="w! w! w!").play(trial("filia", "brutol", "gerrard"))
    assert table.moves() == ["attack target=filia", "attack target=brutol"]
    table.refuse("attack target=gerrard", "T-5.7")
    table.refuse("attack target=envoy", "T-5.7")


@rule("T-5.7", "T-6.14")
def test_the_physician_is_attacked_before_the_one_who_would_hide_him() -> None:
    table = two("physician wounded, filia").play(trial("filia", "physician"))
    assert table.told[1:3] == ["The Physician is Killed.", "Lady Filia is Wounded."]


@rule("T-5.7", "T-6.14")
def test_one_who_hides_the_physician_is_killed_first() -> None:
    table = two("physician wounded, filia wounded").play(trial("filia", "physician"))
    assert table.told[1:3] == ["Lady Filia is Killed.", "The Physician is Killed."]


@rule("T-5.7", "T-6.5")
def test_where_no_order_applies_every_attack_the_action_can_not_be_chosen() -> None:
    table = two("brutol, gerrard wounded, filia")
    table.refuse(trial("filia", "brutol"), "T-6.5")
    table = two("physician wounded, filia, diane wounded")
    table.refuse(trial("filia", "physician"), "T-6.5")


@rule("T-5.7", "T-6.5")
def test_two_guards_of_one_house_can_not_both_be_attacked() -> None:
    table = two("brutol, gerrard", changes={"brutol": {"ability": "guards"}})
    table.refuse(trial("brutol", "gerrard"), "T-6.5")


@rule("T-5.7", "T-6.4")
def test_an_action_can_be_chosen_if_some_choice_on_the_way_applies_all() -> None:
    # The Physician hides behind Filia until Lucius's death heals her.
    table = Table("physician wounded, filia wounded, lucius wounded, elaine wounded", action="w! w! w!")
    table.play(trial("elaine", "lucius", "physician"))
    assert "attack target=physician" not in table.moves()
    table.play("attack target=lucius", "heal target=filia", "attack target=brutol", "lower target=filia")
    assert "The Physician is Killed." in table.told


@rule("T-5.7")
def test_an_attack_spoilt_on_the_way_is_lost() -> None:
    table = two("brutol wounded, elaine wounded, filia").play(trial("brutol", "elaine"), "attack target=brutol", "attack target=elaine")
    assert table.told[1:] == ["Lord Brutol is Killed.", "Lady Elaine is Killed because Lord Brutol died."]
    assert table.moves()[0] == "lower target=filia"
    table.play("lower target=filia")
    assert "The attack on Lady Elaine is lost because its target is already Killed." in table.told


@rule("T-5.7", "T-6.8")
def test_who_could_only_strike_the_other_target_is_attacked_last() -> None:
    table = two("brutol wounded, elaine wounded", "envoy").play(trial("brutol", "elaine"))
    assert table.told[1] == "Lady Elaine is Killed."
    table.play("lower target=envoy")
    assert table.told[1] == "Lord Brutol is Killed."


@rule("T-5.7", "T-6.9")
def test_an_attack_on_one_who_came_under_guard_is_lost() -> None:
    table = two("lucius wounded, brutol, gerrard", "envoy").play(trial("brutol", "lucius"), "attack target=lucius", "attack target=gerrard")
    assert "The attack on Lord Brutol is lost because an ability protects its target." in table.told
    assert table.rows[0] == "brutol, gerrard wounded, lucius killed"


@rule("T-5.7", "T-5.6")
def test_where_an_attack_will_be_lost_the_player_says_which() -> None:
    # Both guard their House in this card file, so one can't be attacked beside the other once Wounded.
    table = Table("brutol", "gerrard, asher wounded, filia", action="w! / w! w!", changes={"brutol": {"ability": "guards"}})
    table.play(trial("brutol", "asher", "gerrard"), "attack target=asher", "raise target=gerrard")
    assert table.moves() == ["attack target=brutol", "attack target=gerrard"]
    table.play("attack target=gerrard")
    assert table.rows[0] == "brutol, gerrard wounded"
    assert table.told[:2] == [
        "Commander Gerrard is Wounded.",
        "The attack on Lord Brutol is lost because an ability protects its target.",
    ]


@rule("T-5.7")
def test_attacks_that_are_not_spoilt_still_fall() -> None:
    table = Table("brutol wounded, filia wounded, isolde", action="w! w! w!").play(trial("filia", "brutol", "isolde"))
    table.play("attack target=brutol", "attack target=filia")
    assert table.told[1:4] == [
        "Lady Filia is Killed because Lord Brutol died.",
        "Dame Isolde is Wounded.",
        "The attack on Lady Filia is lost because its target is already Killed.",
    ]


@rule("T-5.7", "T-6.9")
def test_two_who_ask_something_and_a_guard_find_their_order() -> None:
    table = Table("brutol wounded, gerrard wounded, asher wounded", action="w! w! w!").play(trial("asher", "brutol", "gerrard"))
    assert table.moves() == ["attack target=asher", "attack target=gerrard"]
    table.play("attack target=asher")
    assert table.moves() == ["raise target=brutol", "raise target=gerrard"]


@rule("T-5.6")
def test_the_contract_is_kept_where_an_order_is_asked() -> None:
    # No action of our cards attacks twice, so games with them never come to this question.
    changes = {
        "riot": {"bottom": "w! w! / w"},
        "ambush": {"bottom": "w / w! w!"},
        "coup": {"top": "w! w!"},
        "poison": {"bottom": "w! / w!"},
    }
    cards = cards_with(**changes)
    table = Table("asher wounded, lucius wounded", "gerrard", hands=["riot", "duel"], changes=changes)
    table.play("act card=riot side=bottom first=asher second=lucius")
    assert table.moves() == ["attack target=asher", "attack target=lucius"]
    check_position(table.state, seeded(1), cards)
    for move in table.state.moves(0):
        check_twin_plays(table.state, 0, move)
    for seed in (1, 2):
        assert check_game(greathall.game("treachery"), 2, seed, cards=cards) > 0
