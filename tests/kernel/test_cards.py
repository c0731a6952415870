"""Card files are read from TOML, JSON or data, and every damage gets one clear sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.kernel.cards import ADDS, as_json, digest, load, together
from greathall.kernel.catalog import behind
from greathall.kernel.errors import BadCards


def test_toml_json_and_data_are_the_same_cards(tmp_path: Path) -> None:
    data = {"houses": ["usari"], "actions": [{"id": "coup", "name": "Coup d’État"}]}
    toml = tmp_path / "cards.toml"
    toml.write_text('houses = ["usari"]\n[[actions]]\nid = "coup"\nname = "Coup d’État"\n', encoding="utf-8")
    json = tmp_path / "cards.json"
    json.write_text(as_json(data), encoding="utf-8")
    assert load(data) == load(toml) == load(str(json)) == data


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("cards.toml", b"houses = [", "is damaged: "),
        ("cards.toml", b"\xff\xfe", "is damaged: "),
        ("cards.json", b"{", "is damaged: "),
        ("cards.json", b"[1, 2]", "holds no table of cards"),
    ],
)
def test_a_damaged_file_gets_a_sentence(tmp_path: Path, name: str, content: bytes, reason: str) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(BadCards) as refusal:
        load(path)
    assert str(refusal.value).startswith(f"the card file {path} {reason}")


def test_a_missing_file_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match=r"none\.toml can't be read: there is no such file"):
        load(tmp_path / "none.toml")


def test_a_digest_depends_on_the_data_alone() -> None:
    assert digest({"a": 1, "b": [2]}) == digest({"b": [2], "a": 1})
    assert digest({"a": 1, "b": [2]}) != digest({"a": 1, "b": [3]})
    assert len(digest({})) == 16


def test_a_date_is_as_good_as_its_text(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text("printed = 2021-05-01\n", encoding="utf-8")
    assert as_json(load(path)) == '{"printed": "2021-05-01"}'
    assert digest(load(path)) == digest({"printed": "2021-05-01"})


def test_a_file_that_adds_is_laid_upon_ours_list_by_list() -> None:
    ours = {"cards": ["coup"], "decks": ["first"], "name": "ours"}
    added = {ADDS: True, "cards": ["feud"], "name": "mine", "titles": ["cook"]}
    assert together(ours, added) == {"cards": ["coup", "feud"], "decks": ["first"], "name": "mine", "titles": ["cook"]}
    assert together(ours, {ADDS: False, "cards": ["feud"]}) == {"cards": ["feud"]}
    assert ours["cards"] == ["coup"]


def test_an_entry_that_is_added_comes_to_lie_behind_ours() -> None:
    ours = {"cards": ["coup", "plot"], "name": "ours"}
    assert behind(("cards", "1", "cost"), ours) == ("cards", "3", "cost")
    assert behind(("cards",), ours) == ("cards",)
    assert behind(("name", "0"), ours) == ("name", "0")
    assert behind(("titles", "0"), ours) == ("titles", "0")
