"""Abilities that work while their Character is Wounded: Filia, Gerrard, Diane, Isolde, the Physician."""

from __future__ import annotations

from tests.scenario import rule
from tests.treachery.table import Table, trial


@rule("T-6.1", "T-6.6")
def test_filia_stays_up_only_while_wounded() -> None:
    Table("filia wounded", "asher", action="wv").refuse(trial("filia"), "T-6.6")
    assert trial("filia") in Table("filia", "asher", action="wv").moves()


@rule("T-6.6")
def test_filia_may_move_up_while_wounded() -> None:
    assert Table("asher", "filia wounded", "brutol", action="w^").play(trial("filia")).rows[0] == "filia wounded, asher"


@rule("T-6.1", "T-6.5", "T-6.6")
def test_filia_healed_by_the_same_action_may_move_down() -> None:
    assert Table("filia wounded", "asher", action="w+v").play(trial("filia")).rows[0] == "filia, asher"


@rule("T-6.6", "T-6.5")
def test_filia_wounded_by_the_same_action_has_moved_down_before() -> None:
    assert Table("filia", "asher", action="wv!").play(trial("filia")).rows[0] == "filia wounded, asher"
    Table("filia wounded", "asher", action="wv!").refuse(trial("filia"), "T-6.6")


@rule("T-6.6", "T-6.11")
def test_filia_is_not_dragged_down_by_elaine_while_wounded() -> None:
    table = Table("filia wounded", "elaine wounded", action="w!").play(trial("elaine"))
    assert "lower target=filia" not in table.moves()
    table = Table("filia", "elaine wounded", action="w!").play(trial("elaine"))
    assert "lower target=filia" in table.moves()


@rule("T-6.2", "T-6.6")
def test_filia_killed_does_not_move_at_all() -> None:
    Table("filia killed", "asher", action="wv").refuse(trial("filia"), "T-4.11")


@rule("T-6.9", "T-6.5")
def test_gerrard_guards_brutol_in_his_row_while_wounded() -> None:
    Table("brutol, gerrard wounded", action="w!").refuse(trial("brutol"), "T-6.5")
    assert trial("brutol") in Table("brutol, gerrard", action="w!").moves()
    assert trial("brutol") in Table("brutol", "gerrard wounded", action="w!").moves()


@rule("T-6.9")
def test_gerrard_guards_neither_himself_nor_other_houses() -> None:
    table = Table("brutol, gerrard wounded, filia, envoy", action="w!")
    assert {trial("gerrard"), trial("filia"), trial("envoy")} <= set(table.moves())


@rule("T-6.9", "T-6.2")
def test_gerrard_guards_nobody_once_killed() -> None:
    assert trial("brutol") in Table("brutol, gerrard killed", action="w!").moves()


@rule("T-6.5", "T-6.9")
def test_gerrards_guard_is_looked_at_after_the_moves() -> None:
    assert trial("brutol") in Table("brutol, gerrard wounded", action="w^!").moves(), "Brutol leaves him"
    Table("brutol", "gerrard wounded", action="wv!").refuse(trial("brutol"), "T-6.5")
    assert trial("gerrard", "brutol") in Table("brutol, gerrard wounded", action="w^ w!").moves(), "he leaves Brutol"
    Table("brutol", "gerrard wounded", action="w! / w^").refuse(trial("brutol", "gerrard"), "T-6.5")


@rule("T-6.5", "T-6.9")
def test_a_new_row_beyond_the_edge_holds_no_guard() -> None:
    assert trial("brutol") in Table("brutol, gerrard wounded", "filia", action="w^!").moves()
    lowest = ("filia, asher, diane, elaine, lucius, isolde, physician, envoy", "brutol, gerrard wounded")
    assert trial("brutol") in Table(*lowest, action="wv!").moves()


@rule("T-6.5", "T-6.9")
def test_gerrards_guard_is_looked_at_after_the_heals() -> None:
    assert trial("gerrard", "brutol") in Table("brutol, gerrard wounded", action="w+ w!").moves()
    Table("brutol, gerrard wounded, filia wounded", action="w+ w!").refuse(trial("filia", "brutol"), "T-6.5")


@rule("T-6.9")
def test_gerrard_guards_against_abilities_too() -> None:
    table = Table("brutol, gerrard wounded", "lucius wounded", "isolde wounded", action="w!")
    table.play(trial("lucius"), "heal target=isolde")
    assert "attack target=filia" in table.moves()
    assert "attack target=brutol" not in table.moves()


@rule("T-6.10", "T-6.1")
def test_diane_counts_as_any_house_while_wounded() -> None:
    assert trial("filia", "diane") in Table("filia, diane wounded", action="y^ y!").moves()
    assert trial("diane", "filia") in Table("filia, diane wounded", action="y^ y!").moves()
    Table("filia, diane", action="y^ y!").refuse(trial("filia", "diane"), "T-4.4")
    Table("filia, diane killed", action="y^ y!").refuse(trial("filia", "diane"), "T-4.11")


@rule("T-6.10")
def test_diane_fills_a_symbol_without_an_effect_as_any_house() -> None:
    assert trial("filia") in Table("filia, diane wounded", "asher", action="y^ y").moves()
    assert trial("filia") not in Table("filia, diane", "asher", action="y^ y").moves()


@rule("T-6.10")
def test_diane_may_be_of_another_house_than_elaine() -> None:
    assert trial("elaine", "diane") in Table("elaine", "diane wounded", action="y! / w^").moves()
    assert trial("diane", "elaine") in Table("diane wounded", "elaine", action="y! / w^").moves()
    Table("elaine", "diane", action="y! / w^").refuse(trial("elaine", "diane"), "T-4.5")


@rule("T-6.10")
def test_diane_may_still_be_purple() -> None:
    assert trial("diane", "elaine") in Table("elaine, diane wounded", action="y^ y!").moves()


@rule("T-6.10")
def test_diane_is_of_one_house_an_action() -> None:
    table = Table("asher", "filia, diane wounded", action="w! / y^ y!")
    table.refuse(trial("asher", "filia", "diane"), "T-4.5")
    assert trial("asher", "brutol", "diane") in Table("asher", "brutol, diane wounded", action="w! / y^ y!").moves()


@rule("T-6.10", "T-4.7")
def test_a_neutral_never_matches_diane() -> None:
    table = Table("envoy, diane wounded", action="y^ y!")
    table.refuse(trial("envoy", "diane"), "T-4.4")
    table.refuse(trial("diane", "envoy"), "T-4.4")
    assert trial("envoy", "diane") in Table("envoy, diane wounded", action="y^ w!").moves()


@rule("T-6.10", "T-4.10", "T-6.5")
def test_diane_healed_by_the_action_counted_before() -> None:
    table = Table("filia, diane wounded", "asher", action="y+ y^").play(trial("diane", "filia"))
    assert table.rows[:2] == ["filia", "diane"]


@rule("T-6.13")
def test_isolde_moves_up_when_healed() -> None:
    table = Table("filia", "isolde wounded, asher", "brutol", action="w+").play(trial("isolde"))
    assert table.rows[:2] == ["filia, isolde", "asher"]
    assert table.told[1:3] == ["Dame Isolde is healed.", "Healing moves Dame Isolde up as well."]


@rule("T-6.13")
def test_isolde_moves_up_before_the_moves_of_the_action() -> None:
    table = Table("filia", "asher", "isolde wounded, brutol", action="w+^").play(trial("isolde"))
    assert table.rows[:3] == ["filia, isolde", "asher", "brutol"]
    table = Table("filia", "isolde wounded, asher", action="w+v").play(trial("isolde"))
    assert table.rows[:2] == ["filia", "asher, isolde"]


@rule("T-6.13", "T-5.3")
def test_isolde_rises_to_a_new_row() -> None:
    assert Table("filia, isolde wounded", action="w+").play(trial("isolde")).rows[:2] == ["isolde", "filia"]


@rule("T-6.13", "T-6.1")
def test_isolde_rises_by_no_other_cause() -> None:
    assert Table("filia", "isolde", "asher", action="w!").play(trial("isolde")).rows[1] == "isolde wounded"
    killed = Table("filia", "isolde wounded", "asher", action="w!").play(trial("isolde"))
    assert killed.rows[:2] == ["filia", "isolde killed"]
    assert killed.asked == 1


@rule("T-6.13", "T-6.12")
def test_isolde_rises_when_lucius_heals_her() -> None:
    table = Table("filia", "isolde wounded, asher", "lucius wounded", action="w!").play(trial("lucius"), "heal target=isolde")
    assert table["rows"][:2] == [["filia", "isolde"], ["asher"]]


@rule("T-6.13", "T-6.5")
def test_isoldes_rise_counts_for_who_protects_whom() -> None:
    # She is attacked where she has risen to: beside nobody who could guard or hide anybody.
    changes = {"isolde": {"house": "red"}, "brutol": {"house": "blue"}}
    Table("gerrard wounded", "isolde wounded", action="w+!", changes=changes).refuse(trial("isolde"), "T-6.5")
    assert trial("isolde") in Table("filia", "isolde wounded, gerrard wounded", action="w+!", changes=changes).moves()


@rule("T-6.14", "T-6.5")
def test_the_physician_hides_behind_another_wounded_character_of_the_row() -> None:
    Table("physician wounded, filia wounded", action="w!").refuse(trial("physician"), "T-6.5")
    assert trial("physician") in Table("physician wounded, filia", action="w!").moves()
    assert trial("physician") in Table("physician wounded", "filia wounded", action="w!").moves()
    assert trial("physician") in Table("physician wounded, filia killed", action="w!").moves()


@rule("T-6.14", "T-6.1")
def test_the_physician_does_not_hide_unwounded() -> None:
    assert trial("physician") in Table("physician, filia wounded", action="w!").moves()


@rule("T-6.14")
def test_the_physician_hides_nobody_else() -> None:
    assert trial("filia") in Table("physician wounded, filia wounded", action="w!").moves()


@rule("T-6.14", "T-6.5")
def test_the_physicians_hiding_is_looked_at_after_heals_and_moves() -> None:
    assert trial("physician") in Table("physician wounded, filia wounded", action="w^!").moves()
    assert trial("physician") in Table("physician wounded, filia wounded", action="w+!").moves()
    assert trial("filia", "physician") in Table("physician wounded, filia wounded", action="w+ w!").moves()
    Table("filia wounded", "physician wounded", action="w^!").refuse(trial("physician"), "T-6.5")


@rule("T-6.14", "T-6.8")
def test_the_physician_hides_from_abilities_too() -> None:
    table = Table("brutol wounded, physician wounded, filia wounded, asher", action="w!").play(trial("brutol"))
    assert table.moves() == ["attack target=filia", "attack target=asher"]
