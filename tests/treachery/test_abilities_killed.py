"""Abilities that are set off when their Character is Killed: Asher, Brutol, Elaine, Lucius, the Envoy."""

from __future__ import annotations

from tests.scenario import rule
from tests.treachery.table import NAMES, Table, trial


@rule("T-6.2")
def test_the_killed_stay_in_their_row() -> None:
    table = Table("filia wounded, brutol", "asher", action="w!").play(trial("filia"))
    assert table.rows[0] == "filia killed, brutol"
    table = Table("filia killed", "elaine wounded", action="w!").play(trial("elaine"))
    assert "lower target=filia" not in table.moves()


@rule("T-6.2")
def test_the_killed_are_not_healed_moved_or_attacked_by_abilities() -> None:
    table = Table("filia killed, lucius wounded, brutol wounded", action="w!").play(trial("lucius"))
    assert table.moves() == ["heal target=brutol"]
    table.play("heal target=brutol")
    assert "attack target=filia" not in table.moves()
    assert "attack target=lucius" not in table.moves()


@rule("T-6.3")
def test_the_active_player_chooses_for_the_killed() -> None:
    for seat in (0, 1):
        table = Table("asher wounded, filia", hands=["duel", "poison"], turn=seat)
        table.play("act card=exile side=top first=asher")
        assert table.asked == seat


@rule("T-6.3", "T-6.1")
def test_a_wound_sets_off_nothing() -> None:
    for name in ("asher", "brutol", "elaine", "lucius", "envoy"):
        table = Table(f"{name}, filia", action="w!").play(trial(name))
        assert table.asked == 1


@rule("T-6.3", "T-6.12", "T-6.13")
def test_what_an_ability_does_says_whose_death_set_it_off() -> None:
    done = {
        "asher": ("raise target=filia", "Lady Filia moves up because Duke Asher died."),
        "brutol": ("attack target=filia", "Lady Filia is Wounded because Lord Brutol died."),
        "elaine": ("lower target=filia", "Lady Filia moves down because Lady Elaine died."),
    }
    for name, (move, told) in done.items():
        assert Table(f"{name} wounded, filia", action="w!").play(trial(name), move).told[2] == told
    table = Table("lucius wounded, isolde wounded, filia", action="w!").play(trial("lucius"), "heal target=isolde", "attack target=filia")
    assert table.told[2:5] == [
        "Dame Isolde is healed because Master Lucius died.",
        "Healing moves Dame Isolde up as well.",
        "Lady Filia is Wounded because Master Lucius died.",
    ]


@rule("T-6.7")
def test_asher_lifts_another_living_character_of_his_row() -> None:
    table = Table("envoy", "asher wounded, filia, brutol killed, lucius wounded", action="w!").play(trial("asher"))
    assert table.moves() == ["raise target=filia", "raise target=lucius"]
    table.refuse("raise target=asher", "T-6.7")
    table.refuse("raise target=envoy", "T-6.7")
    table.play("raise target=filia")
    assert table.rows[:2] == ["filia, envoy", "asher killed, brutol killed, lucius wounded"]


@rule("T-6.7", "T-6.4")
def test_alone_in_his_row_asher_lifts_nobody() -> None:
    table = Table("envoy", "asher wounded", action="w!").play(trial("asher"))
    assert table.told[1:3] == ["Duke Asher is Killed.", "The ability of Duke Asher has no effect, since nobody can be chosen."]
    assert table.asked == 1
    assert table.rows[:2] == ["envoy", "asher killed"]


@rule("T-6.7", "T-5.9")
def test_asher_lifts_from_the_row_where_he_died() -> None:
    table = Table("asher wounded, envoy", "filia", action="wv!").play(trial("asher"))
    assert table.moves() == ["raise target=filia"]


@rule("T-6.8")
def test_brutol_strikes_another_living_character_of_his_row() -> None:
    table = Table("envoy", "brutol wounded, filia, asher killed, gerrard", action="w!").play(trial("brutol"))
    assert table.moves() == ["attack target=filia", "attack target=gerrard"]
    table.refuse("attack target=envoy", "T-6.8")
    table.play("attack target=filia")
    assert table.rows[1] == "filia wounded, asher killed, brutol killed, gerrard"


@rule("T-6.8", "T-6.4")
def test_alone_in_his_row_brutol_strikes_nobody() -> None:
    assert Table("brutol wounded", action="w!").play(trial("brutol")).asked == 1


@rule("T-6.8", "T-6.3", "T-6.12")
def test_one_death_sets_off_another() -> None:
    table = Table("brutol wounded, lucius wounded, asher wounded", "filia wounded", action="w!")
    table.play(trial("brutol"), "attack target=lucius")
    assert table.moves() == ["heal target=filia", "heal target=asher"]
    table.play("heal target=filia", "attack target=filia")
    assert table.rows[:2] == ["asher wounded, brutol killed, lucius killed", "filia wounded"]


@rule("T-6.11")
def test_elaine_drags_any_living_character_down() -> None:
    table = Table("filia, asher killed", "elaine wounded", "brutol wounded", action="w!").play(trial("elaine"))
    assert table.moves() == [f"lower target={name}" for name in NAMES if name not in ("asher", "elaine")]
    table.refuse("lower target=elaine", "T-6.11")
    table.refuse("raise target=filia", "T-6.11")
    table.play("lower target=filia")
    assert table.rows[:2] == ["asher killed", "filia, elaine killed"]


@rule("T-6.11", "T-5.3")
def test_elaine_may_drag_somebody_to_a_new_row() -> None:
    table = Table("elaine wounded", action="w!").play(trial("elaine"), "lower target=envoy")
    assert table.rows[-1] == "envoy"


@rule("T-6.12")
def test_lucius_heals_a_wounded_then_attacks_an_unwounded() -> None:
    table = Table("lucius wounded, filia wounded, asher wounded", action="w!").play(trial("lucius"))
    assert table.moves() == ["heal target=filia", "heal target=asher"]
    table.refuse("heal target=brutol", "T-6.12")
    table.play("heal target=asher")
    assert "attack target=filia" not in table.moves(), "Filia is Wounded"
    table.refuse("attack target=filia", "T-6.12")
    table.play("attack target=brutol")
    assert table.rows == ["filia wounded, asher, lucius killed", "brutol wounded, gerrard, diane, elaine, isolde, physician, envoy"]


@rule("T-6.12")
def test_lucius_may_attack_the_one_he_healed() -> None:
    table = Table("lucius wounded, filia wounded", action="w!").play(trial("lucius"), "heal target=filia", "attack target=filia")
    assert table.rows[0] == "filia wounded, lucius killed"


@rule("T-6.12", "T-6.4")
def test_with_nobody_wounded_lucius_only_attacks() -> None:
    table = Table("lucius wounded", action="w!").play(trial("lucius"))
    assert table.moves() == [f"attack target={name}" for name in NAMES if name != "lucius"]


@rule("T-6.12", "T-6.4")
def test_with_nobody_unwounded_lucius_can_attack_the_healed_one_only() -> None:
    everyone = ", ".join(f"{name} wounded" for name in NAMES)
    table = Table(everyone, action="w!").play(trial("lucius"), "heal target=envoy")
    assert table.moves() == ["attack target=envoy"]


@rule("T-6.12", "T-6.4", "T-6.9")
def test_an_attack_of_lucius_that_can_not_be_applied_is_lost() -> None:
    dead = ", ".join(f"{name} killed" for name in NAMES if name not in ("lucius", "gerrard", "brutol"))
    table = Table(f"{dead}, lucius wounded, gerrard wounded, brutol wounded", action="w!").play(trial("lucius"))
    assert table.moves() == ["heal target=brutol", "heal target=gerrard"]
    table.play("heal target=brutol")
    assert table.over, "Gerrard guards Brutol, so nobody is left to attack"
    assert "brutol," in table.rows[0]


@rule("T-6.12", "T-6.4")
def test_where_nobody_else_lives_lucius_does_nothing() -> None:
    dead = ", ".join(f"{name} killed" for name in NAMES if name != "lucius")
    assert Table(f"{dead}, lucius wounded", action="w!").play(trial("lucius")).over


@rule("T-6.15")
def test_the_envoy_exchanges_two_of_different_rows() -> None:
    table = Table("filia, asher killed", "envoy wounded, brutol", "gerrard", action="w!").play(trial("envoy"))
    assert "exchange one=filia other=brutol" in table.moves()
    assert "exchange one=brutol other=gerrard" in table.moves()
    table.refuse("exchange one=asher other=brutol", "T-6.15")
    table.refuse("exchange one=lucius other=elaine", "T-6.15")
    table.play("exchange one=filia other=gerrard")
    assert table.rows[:3] == ["asher killed, gerrard", "brutol, envoy killed", "filia"]


@rule("T-6.15", "T-6.6")
def test_filia_may_go_down_by_an_exchange() -> None:
    table = Table("filia wounded", "envoy wounded", action="w!").play(trial("envoy"), "exchange one=filia other=brutol")
    assert table.rows[0] == "brutol"
    assert "filia wounded" in table.rows[2]


@rule("T-6.15")
def test_each_two_are_offered_once() -> None:
    table = Table("filia, asher", "envoy wounded, brutol", "gerrard, diane, elaine, lucius, isolde, physician", action="w!")
    table.play(trial("envoy"))
    assert len(table.moves()) == 2 * 1 + 2 * 6 + 1 * 6


@rule("T-6.15", "T-6.4")
def test_where_all_living_stand_in_one_row_the_envoy_exchanges_nobody() -> None:
    table = Table("filia killed", "asher, brutol, gerrard, diane, elaine, lucius, isolde, physician, envoy wounded", action="w!")
    table.play(trial("envoy"))
    assert table.over
    assert not any("exchange" in told for told in table.told)


@rule("T-6.4", "T-6.3")
def test_abilities_set_off_by_an_ability_are_finished_first() -> None:
    table = Table("brutol wounded, asher wounded, filia", "envoy", action="w!").play(trial("brutol"), "attack target=asher")
    assert table.moves() == ["raise target=filia"]
    table.play("raise target=filia")
    assert table.rows[0] == "filia"
    assert table.over
