"""What people write, made tidy: nothing invisible hides in it, and every script and emoji can be written. Lengths are what people count."""

from __future__ import annotations

import re
import unicodedata
from typing import Final, Literal

ZWNJ, ZWJ = "\u200c", "\u200d"
"""The joiners: Persian keeps letters apart with the one, Indic scripts shape letters with both, and emoji are joined by the other."""

JOINERS: Final = re.compile("([\u200c\u200d])[\u200c\u200d]+")
"""Several joiners, of which the first is enough."""

STYLES: Final = "\ufe0e\ufe0f"
"""Whether the character before is drawn as text or as emoji."""

INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0")
"""Letters and marks that nobody can see."""

JOINING: Final = re.compile("[\u0600-\u0dff\u0f00-\u109f\u1780-\u18af\ua800-\uabff\U00010a00-\U00011fff]")
"""A character of a script that is written with joiners."""

EMOJI: Final = re.compile("[\u2190-\u2bff\U0001f000-\U0001faff]")
STYLED: Final = re.compile("[0-9#*\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]")
"""A character that may be drawn as emoji."""

FLAG: Final = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")
"""The flag of a part of a country, such as Scotland: the black flag, and its name in characters that are not seen elsewhere."""

TONES: Final = re.compile("[\U0001f3fb-\U0001f3ff]")
REGIONS: Final = re.compile("[\U0001f1e6-\U0001f1ff]")
"""Two of these are the flag of a country."""

MOST_MARKS: Final = 6
"""The most accents on one letter; more would run into the lines above and below."""

VIRAMA: Final = 9
"""The combining class of the signs by which Indic scripts join consonants."""


def tidy(text: str, form: Literal["NFC", "NFKC"] = "NFC") -> str:
    """The text in one normal form, with single spaces, and without characters that are not seen or turn others around."""
    plain = JOINERS.sub(r"\1", unicodedata.normalize(form, text))
    flags = {at for found in FLAG.finditer(plain) for at in range(*found.span())}
    kept: list[str] = []
    marks = 0
    for at, letter in enumerate(plain):
        before, after = kept[-1] if kept else "", plain[at + 1 : at + 2]
        mark = unicodedata.category(letter) in ("Mn", "Me")
        if letter.isspace():
            kept.append(" ")
        elif at in flags or (stays(before, letter, after) and not (mark and marks == MOST_MARKS)):
            kept.append(letter)
        else:
            continue
        marks = marks + 1 if mark else 0
    return " ".join("".join(kept).split())


def stays(before: str, letter: str, after: str) -> bool:
    """Whether a character may stay between these two."""
    if letter == ZWJ:
        emoji = (EMOJI.match(before) or before in STYLES) and EMOJI.match(after)
        return bool(before) and bool(emoji or JOINING.match(before))
    if letter == ZWNJ:
        return bool(JOINING.match(before)) and bool(JOINING.match(after) or unicodedata.combining(before) == VIRAMA)
    if letter in STYLES:
        return bool(STYLED.match(before))
    if unicodedata.category(letter)[0] != "C":
        return letter not in INVISIBLE
    # Emoji that are younger than Python's tables.
    return unicodedata.category(letter) == "Cn" and bool(EMOJI.match(letter))


def length(text: str) -> int:
    """How many characters people count in a tidy text: accents, joined emoji and flags are parts of one."""
    count = 0
    before = ""
    half_flag = False
    for letter in text:
        region = bool(REGIONS.match(letter))
        half_flag = region and not half_flag
        if not (region and not half_flag) and not goes_on(before, letter):
            count += 1
        before = letter
    return count


def goes_on(before: str, letter: str) -> bool:
    """Whether a character belongs to the one before it."""
    category = unicodedata.category(letter)
    return bool(before) and bool(
        category[0] == "M"
        or category == "Cf"
        or TONES.match(letter)
        or (before == ZWJ and EMOJI.match(letter))
        or (category == "Lo" and (unicodedata.combining(before) == VIRAMA or before == ZWJ))
        or "\u1160" <= letter <= "\u11ff"
    )
