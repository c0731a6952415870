"""Which Characters can fill the symbols of an action."""

from __future__ import annotations

from tests.scenario import rule
from tests.treachery.table import Table, trial


def ways(table: Table) -> set[str]:
    """Whom the action on trial can be used on: `filia asher`."""
    uses = [move.split()[3:] for move in table.moves() if move.startswith("act card=trial side=top")]
    return {" ".join(part.partition("=")[2] for part in use) for use in uses}


@rule("T-4.1")
def test_a_row_needs_as_many_characters_as_symbols() -> None:
    table = Table("filia, brutol", "lucius", action="w^ w")
    assert {"filia", "brutol"} <= ways(table)
    assert "lucius" not in ways(table)
    table.refuse(trial("lucius"), "T-4.1")


@rule("T-4.1")
def test_more_characters_than_symbols_do_no_harm() -> None:
    assert ways(Table("filia, brutol, lucius", "envoy", action="w! / w")) >= {"filia", "brutol", "lucius"}


@rule("T-4.1")
def test_symbols_without_effects_need_characters_too() -> None:
    table = Table("filia", "brutol, lucius", "envoy", action="w! / w w")
    assert ways(table) == {"filia", "envoy"}
    table.refuse(trial("brutol"), "T-4.1")


@rule("T-4.2")
def test_each_symbol_is_another_character() -> None:
    table = Table("filia, brutol", action="w^ w!")
    assert {"filia brutol", "brutol filia"} <= ways(table)
    assert "filia filia" not in ways(table)
    table.refuse(trial("filia", "filia"), "T-4.2")


@rule("T-4.2")
def test_one_character_can_not_be_two_of_three_symbols() -> None:
    assert "filia" not in ways(Table("filia", "brutol", "lucius", action="w! / w w"))
    assert "filia" not in ways(Table("filia", "brutol, lucius", "envoy", action="w! / y y"))
    assert "filia" in ways(Table("filia", "brutol, gerrard", "envoy", action="w! / y y"))


@rule("T-4.2")
def test_rows_of_an_action_are_neighbours() -> None:
    table = Table("filia", "brutol", "lucius", action="w^ / wv")
    assert {"filia brutol", "brutol lucius"} <= ways(table)
    table.refuse(trial("filia", "lucius"), "T-4.2")
    table.refuse(trial("brutol", "filia"), "T-4.2")


@rule("T-4.2")
def test_rows_of_an_action_exist() -> None:
    table = Table("filia", "asher, brutol, gerrard, diane, elaine, lucius, isolde, physician, envoy", action="w / wv")
    assert "filia" not in ways(table)
    table.refuse(trial("filia"), "T-4.2")
    table = Table("filia", action="w^ / w / w")
    assert ways(table) == set()
    table.refuse(trial("filia"), "T-4.2")


@rule("T-4.3")
def test_a_row_shown_empty_may_be_full_or_hold_only_the_killed() -> None:
    assert "filia" in ways(Table("filia", "brutol", "lucius", action="w! / . / w"))
    assert "filia" in ways(Table("filia", "brutol killed", "lucius", action="w! / . / w"))


@rule("T-4.3")
def test_a_row_shown_empty_between_symbols_must_exist() -> None:
    table = Table("filia", action="w! / . / w")
    assert "filia" not in ways(table)
    table.refuse(trial("filia"), "T-4.2")


@rule("T-4.3")
def test_a_row_shown_empty_at_an_edge_need_not_exist() -> None:
    table = Table("filia, brutol", "asher, gerrard, diane, elaine, lucius, isolde, physician, envoy", action=". / w^ / .")
    assert {"filia", "envoy"} <= ways(table)


@rule("T-4.4")
def test_two_yellow_symbols_are_of_one_house() -> None:
    table = Table("filia, asher, brutol", action="y^ y!")
    assert {"filia asher", "asher filia"} <= ways(table)
    assert "filia brutol" not in ways(table)
    table.refuse(trial("filia", "brutol"), "T-4.4")


@rule("T-4.4")
def test_a_yellow_symbol_without_an_effect_is_of_the_same_house_too() -> None:
    table = Table("filia, brutol", "asher", "gerrard", action="y^ / y")
    assert ways(table) >= {"filia"}
    table.refuse(trial("brutol"), "T-4.1")


@rule("T-4.5")
def test_white_is_of_another_house_than_yellow() -> None:
    table = Table("filia", "asher, brutol", action="y! / w^")
    assert "filia brutol" in ways(table)
    table.refuse(trial("filia", "asher"), "T-4.5")


@rule("T-4.5")
def test_white_differs_from_both_yellow_ones() -> None:
    table = Table("filia, brutol", "gerrard, diane, elaine", action="w! / y^ y")
    assert {"filia diane", "filia elaine", "brutol diane"} <= ways(table)
    table = Table("asher, brutol", "filia, diane wounded", action="w! / y^ y^")
    assert "brutol filia diane" in ways(table)
    table.refuse(trial("asher", "filia", "diane"), "T-4.5")


@rule("T-4.5")
def test_white_without_an_effect_differs_too() -> None:
    table = Table("filia", "asher", "brutol", action="y! / w")
    assert "filia" not in ways(table)
    assert "asher" in ways(table)
    table.refuse(trial("filia"), "T-4.1")


@rule("T-4.6")
def test_white_symbols_may_be_of_any_house() -> None:
    assert {"filia asher", "filia brutol"} <= ways(Table("filia, asher, brutol", action="w^ w!"))


@rule("T-4.7")
def test_a_neutral_is_never_of_the_same_house_as_anyone() -> None:
    table = Table("physician, envoy", "filia", action="y^ y!")
    assert "physician envoy" not in ways(table)
    table.refuse(trial("physician", "envoy"), "T-4.4")
    assert "physician" not in ways(Table("physician, envoy", "filia", action="y^ y"))
    assert "filia" not in ways(Table("filia, envoy", "asher", action="y^ y"))


@rule("T-4.7")
def test_a_neutral_is_of_another_house_than_everyone() -> None:
    table = Table("filia", "physician", "envoy", action="y! / w^")
    assert {"filia physician", "physician envoy"} <= ways(table)
    assert "physician" in ways(Table("physician", "filia, asher", action="w! / y y"))


@rule("T-4.7")
def test_a_single_yellow_symbol_takes_a_neutral() -> None:
    assert {"physician filia", "filia physician"} <= ways(Table("physician, filia", action="y! w^"))
    assert "envoy" in ways(Table("envoy", action="y^"))


@rule("T-4.8")
def test_either_of_two_characters_may_get_the_effect() -> None:
    assert {"filia", "asher"} <= ways(Table("filia, asher", action="y yv"))
    assert {"filia", "asher"} <= ways(Table("asher, filia", action="yv y"))


@rule("T-4.8")
def test_two_equal_symbols_are_one_choice_not_two() -> None:
    table = Table("filia, brutol", action="w^ w^")
    assert "filia brutol" in ways(table)
    table.refuse(trial("brutol", "filia"), "T-4.8")


@rule("T-4.8")
def test_equal_symbols_on_either_side_of_another_are_one_choice_too() -> None:
    table = Table("filia, asher, brutol", "lucius", action="w^ y! w^")
    assert "filia brutol asher" in ways(table)
    table.refuse(trial("asher", "brutol", "filia"), "T-4.8")


@rule("T-4.8")
def test_three_equal_symbols_are_one_choice() -> None:
    table = Table("filia, asher, brutol", "lucius", action="w^ w^ w^")
    assert [way for way in ways(table) if "filia" in way] == ["filia asher brutol"]


@rule("T-4.9")
def test_an_action_with_one_effect_that_can_not_be_applied_can_not_be_chosen() -> None:
    table = Table("filia", "brutol", action="w+ / w!")
    assert ways(table) == set()
    table.refuse(trial("filia", "brutol"), "T-5.1")
    table.refuse(trial("filia"), "T-4.9")


@rule("T-4.9")
def test_all_three_symbols_may_have_effects() -> None:
    table = Table("filia wounded", "brutol, gerrard", "envoy", action="w+ / yv y^").play(trial("filia", "brutol", "gerrard"))
    assert table.rows[:2] == ["filia, gerrard", "brutol, envoy"]


@rule("T-4.10")
def test_requirements_are_checked_before_the_first_effect() -> None:
    # Brutol is above Filia only before the moves; and Isolde leaves the row by being healed.
    table = Table("brutol", "filia", action="wv! / w^").play(trial("brutol", "filia"))
    assert table.rows[:2] == ["filia", "brutol wounded"]
    table = Table("envoy", "isolde wounded, filia", "brutol", action="w+ w!").play(trial("isolde", "filia"))
    assert table.rows[:2] == ["isolde, envoy", "filia wounded"]


@rule("T-4.10")
def test_requirements_are_not_met_by_what_the_action_would_do() -> None:
    table = Table("brutol", "filia", "envoy", action="w^ w!")
    table.refuse(trial("filia", "brutol"), "T-4.2")


@rule("T-4.11")
def test_the_killed_fill_no_symbol() -> None:
    assert ways(Table("filia, asher killed", "brutol", action="w^ w")) == ways(Table("filia", "asher killed, brutol", action="w^ w"))
    table = Table("filia killed, brutol", action="w^")
    assert "filia" not in ways(table)
    table.refuse(trial("filia"), "T-4.11")


@rule("T-4.11")
def test_the_killed_are_not_targets() -> None:
    Table("filia killed", action="w!").refuse(trial("filia"), "T-4.11")
    Table("filia killed", action="w+").refuse(trial("filia"), "T-4.11")
