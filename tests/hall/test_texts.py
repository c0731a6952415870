"""What people write survives in every script, and nothing invisible hides in it; lengths are what people count."""

from __future__ import annotations

import pytest

from greathall.hall.forms import LONGEST_NAME, LONGEST_SAYING, person_name, saying
from greathall.hall.texts import length, tidy

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"

WHOLE = [
    (FAMILY, 1),
    (SCOTLAND, 1),
    ("\U0001f1e9\U0001f1ea\U0001f1eb\U0001f1f7", 2),  # two flags
    ("\U0001f44d\U0001f3fd", 1),  # a thumb in a skin tone
    ("1\ufe0f\u20e3#\ufe0f\u20e3", 2),  # keycaps
    ("\u2764\ufe0f\u200d\U0001f525", 1),  # a heart on fire
    ("\U0001f3f3\ufe0f\u200d\U0001f308", 1),  # the rainbow flag
    ("\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f48b\u200d\U0001f468\U0001f3ff", 1),  # a kiss
    ("\U0001faef", 1),  # an emoji that this Python may not know yet
    ("می\u200cخواهم", 7),  # Persian
    ("श्री", 1),  # Hindi
    ("ශ්\u200dරී", 1),  # Sinhala
    ("ന്\u200d", 1),  # Malayalam, at the end of a word
    ("किम्\u200c", 2),  # Sanskrit
    ("m² … ½ ™", 8),
    ("Dvořák", 6),
]


@pytest.mark.parametrize(("text", "counted"), WHOLE)
def test_joined_emoji_and_the_joiners_of_scripts_survive(text: str, counted: int) -> None:
    assert tidy(text) == text
    assert saying(text) == text
    assert length(text) == counted


@pytest.mark.parametrize(("text", "counted"), [pair for pair in WHOLE if "²" not in pair[0]])
def test_they_survive_in_names(text: str, counted: int) -> None:
    assert person_name(f"Ada {text}") == f"Ada {text}"
    assert length(f"Ada {text}") == 4 + counted


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("a\u202eb\u2066c\u2069d\u200ee\u061c", "abcde"),  # what turns text around
        ("a\x00b\x07c\x1bd\x7f", "abcd"),
        ("A\u200dd\u200ca\ufeff\u200b\u00ad", "Ada"),  # two names that look alike would be two names
        ("علی\u200c", "علی"),
        ("می\u200c\u200c\u200dخواهم", "می\u200cخواهم"),
        ("\u200d\U0001f468\u200d", "\U0001f468"),
        ("A\ufe0f", "A"),
        ("\U0001f3f4\U000e0068\U000e0069", "\U0001f3f4"),  # tags that are not a flag
        ("hid\U000e0068\U000e0069den", "hidden"),
        ("\u3164\u115fAda", "Ada"),
        ("a" + "\u0301\u0302" * 50, "\u00e1" + "\u0302\u0301" * 3),
        (" good\t\n evening\u2003", "good evening"),
        ("\ud800x", "x"),
    ],
)
def test_what_is_not_seen_or_turns_text_around_does_not_get_through(text: str, left: str) -> None:
    assert tidy(text) == left
    assert tidy(left) == left


def test_marks_cannot_be_piled_up_by_what_is_dropped() -> None:
    assert length(tidy("a" + ("\u0301" * 6 + "\u200c") * 20)) == 1
    assert len(tidy("a" + ("\u0301" * 6 + "\u200c") * 20)) < 10


def test_lengths_are_what_people_count() -> None:
    assert saying(FAMILY * LONGEST_SAYING)
    with pytest.raises(ValueError, match="not_well_formed-saying"):
        saying(FAMILY * LONGEST_SAYING + "!")
    assert person_name("A" + FAMILY * (LONGEST_NAME - 1))
    with pytest.raises(ValueError, match="not_well_formed-name"):
        person_name("A" + FAMILY * LONGEST_NAME)
