"""Parts of a position are read, or it is said what is wrong with them."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.kernel.chance import swift
from greathall.kernel.errors import BadPosition
from greathall.kernel.position import UNKNOWN, Loose, index, items, number, text


def test_what_is_there_is_read_and_what_is_not_has_a_default() -> None:
    data = {"turns": 3, "ending": "deck", "rows": [1]}
    assert (number(data, "turns", 0), number(data, "first", 7)) == (3, 7)
    assert (text(data, "ending", ""), text(data, "winner", "nobody")) == ("deck", "nobody")
    assert (items(data, "rows", []), items(data, "hands", ["?"])) == ([1], ["?"])
    assert index(["", "deaths", "deck"], "deck", "ending") == 2


@pytest.mark.parametrize("value", ["3", 1.0, None, -1, 5])
def test_a_number_has_bounds(value: Any) -> None:
    with pytest.raises(BadPosition, match=f"turns should be a number from 0 to 4, not {value!r}"):
        number({"turns": value}, "turns", 0, most=4)


def test_a_number_may_be_as_large_as_a_game_is_long() -> None:
    assert number({"turns": 1_000_000}, "turns", 0) == 1_000_000
    with pytest.raises(BadPosition, match="to 1000000"):
        number({"turns": 1_000_001}, "turns", 0)
    with pytest.raises(BadPosition, match="from 2"):
        number({"turns": 1}, "turns", 0, least=2)


def test_a_text_is_a_text() -> None:
    with pytest.raises(BadPosition, match="ending should be a text, not 3"):
        text({"ending": 3}, "ending", "")


def test_a_list_is_a_list() -> None:
    with pytest.raises(BadPosition, match="rows should be a list, not 'filia'"):
        items({"rows": "filia"}, "rows", [])


@pytest.mark.parametrize("name", ["luck", 3, None, ["deck"]])
def test_an_unknown_name_is_answered_with_those_there_are(name: object) -> None:
    with pytest.raises(BadPosition) as refusal:
        index(["", "deaths", "deck"], name, "ending")
    assert str(refusal.value) == f"there is no ending {name!r}; there are deaths, deck"


def test_cards_are_taken_once_and_the_others_are_drawn() -> None:
    loose = Loose(["2c", "7c", "9c", "kc"], [0, 1, 2])
    assert loose.take("7c") == 1
    assert loose.take("?") == UNKNOWN
    for name in ("7c", "kc"):
        with pytest.raises(BadPosition, match=f"the card {name} lies in two places, or is not in this game"):
            loose.take(name)
    assert {loose.draw(), loose.draw()} == {0, 2}
    with pytest.raises(BadPosition, match="there are more unknown cards than cards left"):
        loose.draw()


def test_what_lies_open_has_a_name() -> None:
    loose = Loose(["2c", "7c", "9c"], [0, 1, 2])
    with pytest.raises(BadPosition, match="what lies open has a name"):
        loose.take_mask(["2c", "?"])
    assert loose.take_mask(["9c"]) == 0b100
    with pytest.raises(BadPosition, match="these cards lie nowhere: 7c"):
        loose.check_placed()


def test_loose_cards_come_in_any_order() -> None:
    orders = set()
    for seed in range(100):
        loose = Loose(["2c", "7c", "9c"], [0, 1, 2])
        loose.shuffle(swift(str(seed)))
        orders.add((loose.draw(), loose.draw(), loose.draw()))
        loose.check_placed()
    assert len(orders) == 6
