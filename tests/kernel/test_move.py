"""Moves pack into integers and read back from text and JSON; whatever else is written gets a sentence."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greathall.kernel.errors import BadMove
from greathall.kernel.move import BITS, FIELDS, NONE, Verb, Verbs, field, pack, verb_of, with_field

NAMES = {"house": ["usari", "silgaro"], "card": ["coup", "riot", "exile"]}
VERBS = Verbs(
    Verb("pass"),
    Verb("accuse", "target:house", "X-1"),
    Verb("trade", "give:card take:card? gold:number?*"),
    Verb("fill", "a:number b:number c:number d:number e:number"),
)

fields = st.integers(0, int(NONE))


@given(st.integers(0, 255), st.lists(fields, min_size=FIELDS, max_size=FIELDS))
def test_a_word_holds_its_verb_and_fields(verb: int, values: list[int]) -> None:
    word = pack(verb, *values)
    assert verb_of(word) == verb
    assert [field(word, place) for place in range(FIELDS)] == values
    assert 0 <= word < 1 << BITS


@given(st.integers(0, 255), st.lists(fields, min_size=FIELDS, max_size=FIELDS), st.integers(0, FIELDS - 1), fields)
def test_one_field_of_a_word_can_be_another(verb: int, values: list[int], place: int, value: int) -> None:
    word = with_field(pack(verb, *values), place, value)
    values[place] = value
    assert word == pack(verb, *values)


def test_fields_left_out_are_none() -> None:
    assert [field(pack(3, 7), place) for place in range(FIELDS)] == [7, NONE, NONE, NONE, NONE]


def test_a_verb_says_its_fields() -> None:
    verb = VERBS.of(pack(2, 0))
    assert verb.name == "trade"
    assert verb.fields == ["give", "take", "gold"]
    assert verb.kinds == ["card", "card", "number"]
    assert verb.optional == [False, True, True]
    assert verb.secret == [False, False, True]
    assert VERBS.of(pack(1, 0)).line == "X-1"


def test_a_verb_has_at_most_five_fields() -> None:
    with pytest.raises(ValueError, match="long has more than 5 fields"):
        Verb("long", "a b c d e f")


@pytest.mark.parametrize(
    ("word", "text", "json"),
    [
        (pack(0), "pass", {"verb": "pass"}),
        (pack(1, 1), "accuse target=silgaro", {"verb": "accuse", "target": "silgaro"}),
        (pack(2, 0), "trade give=coup", {"verb": "trade", "give": "coup"}),
        (pack(2, 0, 2), "trade give=coup take=exile", {"verb": "trade", "give": "coup", "take": "exile"}),
        (pack(2, 0, NONE, 12), "trade give=coup gold=12", {"verb": "trade", "give": "coup", "gold": "12"}),
    ],
)
def test_text_and_json_read_back(word: int, text: str, json: dict[str, str]) -> None:
    assert VERBS.text(word, NAMES) == text
    assert VERBS.from_text(text, NAMES) == word
    assert VERBS.from_text(f"  {text.replace(' ', '   ')} ", NAMES) == word
    assert VERBS.json(word, NAMES) == json
    assert VERBS.from_json(json, NAMES) == word


@given(st.lists(st.integers(0, int(NONE) - 1), min_size=FIELDS, max_size=FIELDS))
def test_numbers_read_back(values: list[int]) -> None:
    word = pack(3, *values)
    assert VERBS.from_text(VERBS.text(word, NAMES), NAMES) == word
    assert VERBS.from_json(VERBS.json(word, NAMES), NAMES) == word


def test_secret_fields_can_be_hidden() -> None:
    word = pack(2, 0, 1, 40)
    assert VERBS.text(word, NAMES, hidden=True) == "trade give=coup take=riot gold=?"
    assert VERBS.json(word, NAMES, hidden=True) == {"verb": "trade", "give": "coup", "take": "riot", "gold": "?"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "there is no move ''; the moves are pass, accuse, trade, fill"),
        ("dance", "there is no move 'dance'; the moves are pass, accuse, trade, fill"),
        ("accuse", "accuse needs target=…"),
        ("accuse usari", "'usari' should read field=name, each field once"),
        ("accuse target=usari target=usari", "'target=usari' should read field=name, each field once"),
        ("accuse target=nobody", "there is no house 'nobody'; there are usari, silgaro"),
        ("accuse target=usari why=so", "accuse takes no 'why'"),
        ("trade give=coup gold=much", "'much' is not a number below 1023"),
        ("trade give=coup gold=1023", "'1023' is not a number below 1023"),
        ("trade give=coup gold=-1", "'-1' is not a number below 1023"),
        ("pass now=1", "pass takes no 'now'"),
    ],
)
def test_a_bad_text_gets_a_sentence(text: str, reason: str) -> None:
    with pytest.raises(BadMove) as refusal:
        VERBS.from_text(text, NAMES)
    assert str(refusal.value) == reason


def test_a_number_of_thousands_of_digits_gets_a_sentence() -> None:
    with pytest.raises(BadMove, match="is not a number below 1023"):
        VERBS.from_text(f"trade give=coup gold={'9' * 5000}", NAMES)


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ({}, "there is no move ''"),
        ({"verb": 3}, "the value of 'verb' should be a text"),
        ({"verb": "accuse", "target": None}, "the value of 'target' should be a text"),
        ({"verb": "accuse", "house": "usari"}, "accuse needs target="),
    ],
)
def test_bad_json_gets_a_sentence(value: dict[str, object], reason: str) -> None:
    with pytest.raises(BadMove, match=reason):
        VERBS.from_json(value, NAMES)


@given(st.text())
def test_any_text_is_a_move_or_gets_a_sentence(text: str) -> None:
    with suppress(BadMove):
        word = VERBS.from_text(text, NAMES)
        assert VERBS.from_text(VERBS.text(word, NAMES), NAMES) == word
