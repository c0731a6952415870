"""Parts of a position are read, or it is said what is wrong with them."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.kernel.errors import BadPosition
from greathall.kernel.position import index, items, number, text


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
