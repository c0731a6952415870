"""Why a move is refused, in a player's words."""

from __future__ import annotations

import pytest

from greathall.kernel.errors import IllegalMove
from greathall.kernel.move import pack
from tests.scenario import rule
from tests.treachery.table import Table, trial


@rule("T-3.2")
def test_another_verb_or_card() -> None:
    table = Table("filia", "asher", action="w^")
    assert table.reason("attack target=filia") == "first choose an action (T-3.2)"
    assert table.reason("act card=riot side=top first=filia") == "you may use only the card in your hand or the revealed one (T-3.2)"


@rule("T-3.1")
def test_out_of_turn_and_after_the_end() -> None:
    table = Table("filia", action="w^")
    assert table.reason(trial("filia"), seat=1) == "it is not your turn to decide"
    assert Table("filia", hand="duel", ending="deck").reason("act card=duel side=top first=filia", seat=0) == "the game is over"


@rule("T-4.9")
def test_too_few_and_too_many_characters() -> None:
    table = Table("filia, asher", action="w^ w!")
    words = "this action affects 2 Characters: name exactly that many, in the order of its symbols (T-4.9)"
    assert table.reason(trial("filia")) == words
    assert table.reason(trial("filia", "asher", "brutol")) == words
    assert table.reason("act card=trial side=top first=filia third=asher") == words


@rule("T-4.2")
def test_one_character_twice_and_wrong_rows() -> None:
    table = Table("filia, asher", "brutol", action="w^ w!")
    assert table.reason(trial("filia", "filia")) == "each symbol needs a different Character (T-4.2)"
    assert table.reason(trial("filia", "brutol")) == "these Characters are not in the rows that the action shows (T-4.2)"


@rule("T-4.1")
def test_a_number_that_names_nobody() -> None:
    table = Table("filia", action="w^")
    with pytest.raises(IllegalMove, match=r"^there is no such Character \(T-4\.1\)$"):
        table.state.play(0, pack(0, 0, 0, 10))


@rule("T-4.11", "T-5.1", "T-6.6")
def test_characters_who_can_not_bear_the_effect() -> None:
    assert Table("filia killed", action="w^").reason(trial("filia")) == "Lady Filia is Killed (T-4.11)"
    assert Table("filia", action="w+").reason(trial("filia")) == "Lady Filia is not Wounded and can't be healed (T-5.1)"
    assert Table("filia wounded", action="wv").reason(trial("filia")) == "Lady Filia is Wounded and can't be moved down (T-6.6)"


@rule("T-6.6", "T-4.1")
def test_only_filias_wound_forbids_moving_down() -> None:
    table = Table("asher wounded", "filia", action="wv w")
    assert table.reason(trial("asher")) == "nobody can fill the other symbols of the action (T-4.1)"


@rule("T-4.4", "T-4.5")
def test_wrong_colours() -> None:
    yellow = Table("filia, brutol", action="y^ y!")
    assert yellow.reason(trial("filia", "brutol")) == "the Characters on yellow symbols must belong to the same House (T-4.4)"
    white = Table("filia, asher", action="y^ w!").reason(trial("filia", "asher"))
    assert white == "the Characters on white symbols must belong to a different House from those on yellow symbols (T-4.5)"


@rule("T-4.1", "T-4.8")
def test_the_symbols_that_are_not_named() -> None:
    assert Table("filia", "asher", action="w^ w").reason(trial("filia")) == "nobody can fill the other symbols of the action (T-4.1)"
    words = "nobody can fill the other symbols, or the Characters on equal symbols are named in the wrong order (T-4.8)"
    assert Table("filia, asher", action="w^ w^").reason(trial("asher", "filia")) == words


@rule("T-6.5")
def test_somebody_protected() -> None:
    table = Table("brutol, gerrard wounded, filia", action="w! w!")
    assert table.reason(trial("filia", "brutol")) == "an ability protects Lady Filia or Lord Brutol (T-6.5)"
    assert Table("brutol, gerrard wounded", action="w^ w!").reason(trial("envoy", "brutol")).endswith("(T-4.2)")
    moved = Table("brutol, gerrard wounded, filia", action="w^ w!").reason(trial("filia", "brutol"))
    assert moved == "an ability protects Lord Brutol (T-6.5)"


@rule("T-5.7")
def test_an_attack_out_of_order() -> None:
    table = Table("asher wounded, filia", action="w! w!").play(trial("filia", "asher"))
    words = "choose one of the Characters that this action attacks, in an order that lets every attack be carried out (T-5.7)"
    assert table.reason("attack target=brutol") == words


@pytest.mark.parametrize(
    ("who", "line"),
    [("asher", "T-6.7"), ("brutol", "T-6.8"), ("elaine", "T-6.11"), ("lucius", "T-6.12"), ("envoy", "T-6.15")],
)
@rule("T-6.3")
def test_a_wish_that_is_not_asked(who: str, line: str) -> None:
    table = Table(f"{who} wounded, filia", "gerrard", action="w!").play(trial(who))
    called = table.state.sentence(0, table.state.read(f"heal target={who}")).removesuffix(" is healed.")
    called = called.replace("The ", "the ")
    assert table.reason(f"heal target={who}") == f"the ability of {called} can't be used like this ({line})"
