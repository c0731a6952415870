"""Plural categories by the rules of CLDR."""

from __future__ import annotations

import pytest
from babel import Locale

from greathall.kernel.sentences.plurals import Plurals

# As unicode.org has them, without the samples.
RULES = {
    "en": {"one": "i = 1 and v = 0"},
    "de": {"one": "i = 1 and v = 0"},
    "fr": {"one": "i = 0,1", "many": "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5"},
    "pl": {
        "one": "i = 1 and v = 0",
        "few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
        "many": "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14",
    },
    "ar": {"zero": "n = 0", "one": "n = 1", "two": "n = 2", "few": "n % 100 = 3..10", "many": "n % 100 = 11..99"},
}


@pytest.mark.parametrize("language", RULES)
def test_numbers_have_the_categories_that_babel_gives_them(language: str) -> None:
    plurals, judge = Plurals(RULES[language]), Locale(language).plural_form
    for number in [*range(1200), 1_000_000, 2_000_000]:
        assert plurals.category(number) == judge(number), number


def test_some_numbers_by_hand() -> None:
    polish, french = Plurals(RULES["pl"]), Plurals(RULES["fr"])
    assert [polish.category(number) for number in (0, 1, 2, 5, 12, 22)] == ["many", "one", "few", "many", "many", "few"]
    assert [french.category(number) for number in (0, 1, 2)] == ["one", "one", "other"]


def test_what_is_lacking_counts_as_its_amount() -> None:
    assert [Plurals(RULES["en"]).category(number) for number in (-1, -2)] == ["one", "other"]


def test_without_rules_all_numbers_are_alike() -> None:
    assert Plurals({}).category(1) == "other"


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        ({"singular": "n = 1"}, "there is no plural category 'singular'; there are zero, one, two, few, many, other"),
        ({"one": "n is 1"}, "'n is 1' is not a relation of plurals, such as n % 10 = 2..4"),
        ({"one": "n = 1 and x = 2"}, "'x = 2' is not a relation of plurals, such as n % 10 = 2..4"),
    ],
)
def test_other_rules_are_refused(rules: dict[str, str], why: str) -> None:
    with pytest.raises(ValueError, match="plural") as refusal:
        Plurals(rules)
    assert str(refusal.value) == why
