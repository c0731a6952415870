"""Why a side of a card or a Character that somebody points at can't be used now."""

from __future__ import annotations

from tests.scenario import rule
from tests.treachery.table import Table, trial


@rule("T-5.1")
def test_nobody_is_wounded() -> None:
    table = Table("filia, asher", action="w+^")
    assert table.why("action", "trial", "top") == "Trial, top: it heals, and nobody is Wounded (T-5.1)"


@rule("T-4.1")
def test_the_rows_hold_too_few() -> None:
    table = Table("filia", "asher", "brutol, gerrard, diane, elaine, lucius, isolde, physician, envoy", action="w w^ / w", killed=[])
    assert table.why("action", "trial", "top") == ("Trial, top: no neighbouring rows hold enough living Characters for its symbols (T-4.1)")


@rule("T-4.9")
def test_nobody_in_the_right_row_can_bear_it() -> None:
    table = Table("filia wounded", "asher", action="w / w+")
    assert table.why("action", "trial", "top") == "Trial, top: nobody who could bear its effects is in the right row (T-4.9)"


@rule("T-4.4", "T-4.5")
def test_houses_that_do_not_fit() -> None:
    rows = ("filia, brutol, diane, lucius", "asher, gerrard, elaine, isolde", "physician, envoy")
    assert Table(*rows, action="y^ y").why("action", "trial", "top") == (
        "Trial, top: no two Characters of one House are in the rows of its yellow symbols (T-4.4)"
    )
    alike = ("filia, asher", "brutol", "gerrard", "diane", "elaine", "lucius", "isolde", "physician", "envoy")
    assert Table(*alike, action="y^ w").why("action", "trial", "top") == (
        "Trial, top: no Characters of different Houses are in the rows of its white and yellow symbols (T-4.5)"
    )


@rule("T-6.5")
def test_abilities_protect_all_who_could_be_attacked() -> None:
    dead = ", ".join(f"{name} killed" for name in ("filia", "asher", "diane", "elaine", "lucius", "isolde", "physician", "envoy"))
    assert (
        Table("gerrard wounded", "brutol", dead, action="w / w^!").why("action", "trial", "top")
        == "Trial, top: abilities protect everyone whom it could attack (T-6.5)"
    )


@rule("T-3.2")
def test_a_card_of_somebody_else_and_an_action_that_can_be_used() -> None:
    table = Table("filia", action="w^")
    assert table.why("action", "riot", "top") == "Riot, top: you may use only the card in your hand or the revealed one (T-3.2)"
    assert table.why("action", "trial", "top") == "Trial, top: first choose an action (T-3.2)"
    assert table.why("character", "filia") == "Lady Filia: first choose an action (T-3.2)"
    assert table.why("character", "filia", seat=1) == "it is not your turn to decide (T-3.1)"


@rule("T-4.9", "T-4.11")
def test_characters_whom_no_action_reaches() -> None:
    table = Table("filia killed", "asher wounded", action="w+", changes={"exile": {"top": "w+", "bottom": "w+"}})
    assert table.why("character", "filia") == "Lady Filia is Killed (T-4.11)"
    assert table.why("character", "brutol") == "no action that you can choose affects Lord Brutol (T-4.9)"


@rule("T-4.2", "T-5.1", "T-6.5")
def test_characters_who_do_not_fit_the_next_symbol() -> None:
    table = Table("filia wounded, asher", "brutol", action="w+ w!")
    assert table.why("character", "asher", move=trial("asher", "filia")) == "Duke Asher is not Wounded and can't be healed (T-5.1)"
    assert table.why("character", "brutol", move=trial("filia", "brutol")) == (
        "Lord Brutol: these Characters are not in the rows that the action shows (T-4.2)"
    )
    lonely = Table("filia wounded", "asher, brutol", action="w! w")
    assert lonely.why("character", "filia", move=trial("filia")) == "Lady Filia: nobody can fill the other symbols of the action (T-4.1)"
    guarded = Table("gerrard wounded, brutol, filia", action="w!")
    assert guarded.why("character", "brutol", move=trial("brutol")) == "an ability protects Lord Brutol (T-6.5)"


@rule("T-5.6", "T-5.9")
def test_while_attacks_are_ordered() -> None:
    table = Table("asher wounded, filia, brutol", "envoy", action="w! w!").play(trial("filia", "asher"))
    assert table["stack"][-1]["step"] == "attacks"
    assert table.why("action", "exile", "top") == "Exile, top: first answer what the action still asks (T-5.6)"
    assert table.why("character", "brutol") == "this action does not attack Lord Brutol (T-5.9)"
    assert table.why("character", "asher").endswith("(T-5.7)")
    dead = Table("asher wounded, filia, brutol killed", "envoy", action="w! w!").play(trial("filia", "asher"))
    assert dead.why("character", "brutol") == "Lord Brutol is Killed (T-4.11)"


@rule("T-6.7", "T-6.8", "T-6.11", "T-6.12", "T-6.5", "T-4.11", "T-6.6", "T-5.1")
def test_while_the_dying_ask() -> None:
    lift = Table("asher wounded, brutol", "filia", action="w!").play(trial("asher"))
    assert lift.why("action", "exile", "top") == "Exile, top: first answer what the action still asks (T-6.7)"
    assert lift.why("character", "asher") == "Duke Asher is Killed (T-4.11)"
    assert lift.why("character", "filia") == "Lady Filia is not in the row of Duke Asher (T-6.7)"
    assert lift.why("character", "brutol").endswith("(T-6.7)")
    drag = Table("elaine wounded", "filia wounded", action="w!").play(trial("elaine"))
    assert drag.why("character", "filia") == "Lady Filia is Wounded and can't be moved down (T-6.6)"
    mend = Table("lucius wounded", "asher wounded", "filia", action="w!").play(trial("lucius"))
    assert mend.why("character", "filia") == "Lady Filia is not Wounded and can't be healed (T-5.1)"
    avenge = Table("lucius wounded", "asher wounded, elaine wounded", "filia", action="w!").play(trial("lucius"), "heal target=asher")
    assert avenge.why("character", "elaine") == "Lady Elaine is Wounded already; an Unwounded Character is to be attacked (T-6.12)"
    guarded = Table("lucius wounded", "gerrard wounded, brutol", "elaine wounded", action="w!").play(trial("lucius"), "heal target=elaine")
    assert guarded.why("character", "brutol") == "an ability protects Lord Brutol (T-6.5)"
