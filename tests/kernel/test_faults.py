"""All that is wrong with a card file is said at once, with its card, its line, and what may have been meant."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from greathall.kernel.catalog import find_game
from greathall.kernel.errors import BadCards
from greathall.kernel.faults import Faults, Field, FlagField, ListField, NumberField, TablesField, TextField, WordField, listed, nearest
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import text_of
from greathall.kernel.toml_lines import toml_lines

FIELDS: dict[str, Field] = {
    "id": TextField(True),
    "name": TextField(True),
    "cost": NumberField(0, 9),
    "unique": FlagField(),
    "kind": WordField(("Lord", "Lady")),
    "traits": ListField(),
    "crests": ListField(("Noble", "War")),
    "abilities": TablesField(),
    "note": Field(),
}


def wrong(entry: dict[str, Any], **more: Any) -> list[str]:
    """What is said of an entry."""
    data = {"cards": [{"id": "one", "name": "One", **entry}]}
    faults = Faults(data)
    faults.check(("cards", "0"), data["cards"][0], FIELDS, **more)
    return said(faults)


def said(faults: Faults) -> list[str]:
    try:
        faults.refuse()
    except BadCards as refusal:
        return str(refusal).splitlines()
    return []


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({"coost": 3}, "there is no field 'coost', do you mean 'cost'? The fields are id, name, cost, unique, kind"),
        ({"zzz": 3}, "there is no field 'zzz'. The fields are id, name"),
        ({"name": ""}, "the field 'name' is missing"),
        ({"name": 3}, "name should be a text"),
        ({"cost": 10}, "cost should be a number from 0 to 9"),
        ({"cost": True}, "cost should be a number from 0 to 9"),
        ({"cost": "3"}, "cost should be a number from 0 to 9"),
        ({"unique": "yes"}, "unique should be true or false"),
        ({"kind": "lrod"}, "'lrod' is not possible as kind, do you mean 'Lord'? There are Lord, Lady"),
        ({"kind": 3}, "kind should be a text"),
        ({"traits": "Lord"}, "traits should be a list of texts"),
        ({"crests": ["Silver"]}, "'Silver' is not possible as crests. There are Noble, War"),
        ({"crests": [1]}, "crests should be a list of texts"),
        ({"abilities": ["sing"]}, "abilities should be a list of tables"),
    ],
)
def test_a_field_that_is_wrong_gets_a_sentence(entry: dict[str, Any], why: str) -> None:
    (found,) = wrong(entry)
    assert found.startswith(f"card one: {why}")


def test_what_is_right_is_kept() -> None:
    right = {"cost": 9, "unique": False, "kind": "Lady", "traits": ["any"], "crests": ["War"], "abilities": [{}], "note": {}}
    assert wrong(right) == []


def test_a_field_of_another_type_is_told_apart_from_a_misspelt_one() -> None:
    (found,) = wrong({"claim": 1}, kind="Event", others={"claim": NumberField(0, 9)})
    assert found.startswith("card one: a card of the type Event has no 'claim'; it has id, name")


def test_everything_is_said_at_once() -> None:
    data: dict[str, Any] = {
        "cards": [{"id": "one", "cost": 99}, {"id": "one", "name": "Two"}, {"name": "Three"}, {"id": "a b", "name": "Four"}],
        "deck": [],
    }
    faults = Faults(data)
    faults.tables(("cards", "decks"))
    faults.checked("cards", FIELDS, 5)
    faults.checked("decks", FIELDS)
    assert said(faults) == [
        "a card file of this game has no 'deck', do you mean 'decks'? It has cards, decks",
        "the card file has 4 [[cards]], the game needs 5",
        "card one: two [[cards]] share the id 'one'",
        "card 3: the field 'id' is missing",
        "card a b: the id 'a b' should be made of letters, digits and _",
        "card one: cost should be a number from 0 to 9",
        "card one: the field 'name' is missing",
        "the card file needs a list [[decks]]",
    ]


def test_long_lists_of_words_are_cut() -> None:
    many = [f"word_{number}" for number in range(60)]
    assert listed(many) == [*many[:40], "…"]
    assert nearest("word_59", many) == "word_59"
    assert nearest("quite something else", many) is None


TEXT = '''# Cards.
name = "a file"

[[cards]]
id = "one"          # [not a list]
traits = [
    "Lord",         # cost = 4
    "id = 5",
]
about = """
cost = 7
[[cards]]
""" # ends here

[[cards.abilities]]
action = "any"

[[cards.abilities]]
"do" = "draw(you, 1)"

[[cards]]
id = 'it"s two'
inner.value = 3

[table]
x = { y = [1,
  2], z = 3 }
last = 1
'''


def test_the_lines_of_a_file() -> None:
    assert toml_lines(TEXT) == {
        ("name",): 2,
        ("cards", "0"): 4,
        ("cards",): 4,
        ("cards", "0", "id"): 5,
        ("cards", "0", "traits"): 6,
        ("cards", "0", "about"): 10,
        ("cards", "0", "abilities", "0"): 15,
        ("cards", "0", "abilities", "0", "action"): 16,
        ("cards", "0", "abilities", "1"): 18,
        ("cards", "0", "abilities", "1", "do"): 19,
        ("cards", "1"): 21,
        ("cards", "1", "id"): 22,
        ("cards", "1", "inner", "value"): 23,
        ("table",): 25,
        ("table", "x"): 26,
        ("table", "last"): 28,
    }


def test_a_file_is_refused_with_its_lines_in_the_language_of_the_reader(tmp_path: Path) -> None:
    ours = find_game("skirmish").cards.read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(ours.replace("trait =", "triat =", 1), encoding="utf-8")
    line = path.read_text(encoding="utf-8")[: path.read_text(encoding="utf-8").index("triat")].count("\n") + 1
    with pytest.raises(BadCards) as refusal:
        find_game("skirmish").read_cards(path)
    one, two = sorted(str(refusal.value).splitlines(), key=len)
    assert two.startswith(f"line {line}, House diamonds: there is no field 'triat', do you mean 'trait'?")
    assert one.endswith("House diamonds: the field 'trait' is missing")
    assert text_of(refusal.value.sayings[-1], language("de"), refusal.value.game).startswith(
        f"Zeile {line}, Haus diamonds: es gibt kein Feld"
    )
    as_json = tmp_path / "mine.json"
    as_json.write_text('{"houses": []}', encoding="utf-8")
    with pytest.raises(BadCards, match=r"^the card file has 0 \[\[houses\]\], the game needs 4\n"):
        find_game("skirmish").read_cards(as_json)
