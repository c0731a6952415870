"""Heal, move, attack, and their order."""

from __future__ import annotations

from tests.scenario import rule
from tests.treachery.table import Table, trial

CROWD = "asher, brutol, gerrard, diane, elaine, lucius, isolde, physician, envoy"


@rule("T-5.1")
def test_a_wounded_character_is_healed() -> None:
    table = Table("filia wounded", action="w+").play(trial("filia"))
    assert table.rows == ["filia", CROWD]


@rule("T-5.1")
def test_only_the_wounded_can_be_healed() -> None:
    Table("filia", "brutol wounded", action="w+").refuse(trial("filia"), "T-5.1")


@rule("T-5.2")
def test_a_character_moves_one_row() -> None:
    assert Table("filia", "asher", "brutol", action="wv").play(trial("filia")).rows[:2] == ["filia, asher", "brutol"]
    assert Table("filia", "asher", "brutol", action="w^").play(trial("brutol")).rows[:2] == ["filia", "asher, brutol"]


@rule("T-5.3")
def test_up_from_the_highest_row_is_a_new_row() -> None:
    table = Table("filia, asher", "brutol", action="w^").play(trial("asher"))
    assert table.rows[:3] == ["asher", "filia", "brutol"]


@rule("T-5.3")
def test_down_from_the_lowest_row_is_a_new_row() -> None:
    table = Table(action="wv").play(trial("filia"))
    assert table.rows == [CROWD, "filia"]


@rule("T-5.3")
def test_two_who_leave_the_highest_row_share_the_new_one() -> None:
    table = Table("filia, asher, brutol", action="w^ w^").play(trial("filia", "asher"))
    assert table.rows[:2] == ["filia, asher", "brutol"]


@rule("T-5.3")
def test_there_may_be_as_many_rows_as_characters() -> None:
    rows = ("asher", "brutol", "gerrard", "diane", "elaine", "lucius", "isolde", "physician", "filia, envoy")
    table = Table(*rows, action="wv").play(trial("filia"))
    assert table.rows == ["asher", "brutol", "gerrard", "diane", "elaine", "lucius", "isolde", "physician", "envoy", "filia"]


@rule("T-5.4")
def test_an_attack_wounds_then_kills() -> None:
    assert Table("filia", action="w!").play(trial("filia")).rows[0] == "filia wounded"
    assert Table("filia wounded", action="w!").play(trial("filia")).rows[0] == "filia killed"


@rule("T-5.5")
def test_heals_come_before_moves_and_moves_before_attacks() -> None:
    table = Table("filia wounded", "brutol", action="w+v!").play(trial("filia"))
    assert table.told[1:4] == ["Lady Filia is healed.", "Lady Filia moves down.", "Lady Filia is Wounded."]
    assert table.rows[0] == "filia wounded, brutol"


@rule("T-5.5")
def test_each_kind_is_finished_before_the_next_whatever_the_card_shows_first() -> None:
    table = Table("filia", "asher", "brutol wounded", action="w! / w^ / w+").play(trial("filia", "asher", "brutol"))
    assert table.told[1:4] == ["Lord Brutol is healed.", "Duke Asher moves up.", "Lady Filia is Wounded."]


@rule("T-5.6")
def test_moves_lead_to_the_same_rows_in_any_order() -> None:
    apart = Table("brutol", "filia", "asher", "gerrard", action="w^ / wv").play(trial("filia", "asher"))
    assert apart.rows[:2] == ["filia, brutol", "asher, gerrard"]
    crossing = Table("brutol", "filia", "asher", "gerrard", action="wv / w^").play(trial("filia", "asher"))
    assert crossing.rows[:4] == ["brutol", "asher", "filia", "gerrard"]


@rule("T-5.8")
def test_the_same_character_may_be_healed_and_attacked() -> None:
    table = Table("filia wounded", "brutol", action="w+!").play(trial("filia"))
    assert table.rows[0] == "filia wounded"
    assert table.told[1:3] == ["Lady Filia is healed.", "Lady Filia is Wounded."]


@rule("T-5.9")
def test_effects_stay_with_the_characters_chosen() -> None:
    table = Table("filia", "asher", action="wv! / w^").play(trial("filia", "asher"))
    assert table.rows[:2] == ["asher", "filia wounded"]
    table = Table("filia, asher", "isolde wounded", action="w+^!").play(trial("isolde"))
    assert table.rows[:2] == ["isolde wounded", "filia, asher"]


@rule("T-5.10")
def test_alone_in_the_highest_row_one_may_move_up_to_no_avail() -> None:
    table = Table("filia", "asher", action="w^").play(trial("filia"))
    assert table.rows[:2] == ["filia", "asher"]
    assert "Lady Filia moves up." in table.told


@rule("T-5.10")
def test_alone_in_the_lowest_row_one_may_move_down_to_no_avail() -> None:
    rows = ("asher, brutol, gerrard, diane, elaine, lucius, isolde, physician, envoy", "filia")
    assert Table(*rows, action="wv").play(trial("filia")).rows == list(rows)
