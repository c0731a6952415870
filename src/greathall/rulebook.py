"""The numbered rules of each game, as the documentation has them, in English and in the languages they were translated into."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from greathall.kernel.catalog import find_game
from greathall.kernel.errors import GreathallError
from greathall.kernel.messages import NO_LINE, NO_RULES
from greathall.kernel.sentences.language import ENGLISH
from greathall.kernel.sentences.speech import error_of

BOLD: Final = re.compile(r"\*\*([^*]+)\*\*")
MARK: Final = re.compile(r"\*([^*]+)\*")
LINE: Final = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\* (.*)$")

_HERE: Final = Path(__file__).parent
FOLDERS: Final = (_HERE / "rules", _HERE.parents[1] / "docs" / "rules")
"""Where an installed package has its rules, and where the source tree has them; a translation lies in a folder named for its language."""


class NoSuchLine(GreathallError):
    """A line that the rules don't have."""


def page(game: str, language: str = ENGLISH) -> str:
    """The rules of a game, whole, in Markdown; in English if they are not there in that language."""
    own = find_game(game).rules
    pages = [own] if own else [folder / f"{game}.md" for folder in FOLDERS]
    translated = [path.parent / language / path.name for path in pages] if language.isalpha() else []
    for path in translated + pages:
        if path.exists():
            return path.read_text(encoding="utf-8")
    raise error_of(NoSuchLine, NO_RULES.say(game))


def plain(text: str) -> str:
    """A text of the rules where there is no Markdown: the mark of a ruling, and whatever else is in italics, stands in brackets."""
    return MARK.sub(r"[\1]", BOLD.sub(r"\1", text)).replace("`", "")


def lines(game: str, language: str = ENGLISH) -> dict[str, str]:
    """Every line by its number."""
    found = (LINE.match(line) for line in page(game, language).splitlines())
    return {line[1]: line[2] for line in found if line}


def holding(game: str, words: str, language: str = ENGLISH) -> dict[str, str]:
    """The lines in which some words stand, by their numbers; none where the rules are not here."""
    try:
        return {number: text for number, text in lines(game, language).items() if words.casefold() in text.casefold()}
    except NoSuchLine:
        return {}


def line(game: str, number: str, language: str = ENGLISH) -> str:
    """One line."""
    known = lines(game, language)
    wanted = number.upper()
    if wanted not in known:
        near = [name for name in known if name.startswith(wanted.split(".")[0] + ".")]
        raise error_of(NoSuchLine, NO_LINE.say(game, number, near, next(iter(known)), list(known)[-1]))
    return known[wanted]
