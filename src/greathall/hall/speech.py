"""The hall's own sentences, in the language of who reads them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from greathall.hall.messages import HALL
from greathall.hall.reasons import REASONS
from greathall.kernel.catalog import all_games
from greathall.kernel.event import GALLERY
from greathall.kernel.sentences.language import ENGLISH, Lacking, Vocabulary, language, languages
from greathall.kernel.sentences.message import Saying
from greathall.kernel.sentences.names import NameLists

WORDS: Final = Path(__file__).parent / "words"


def words(spoken: str) -> Vocabulary:
    """All that the hall says in a language."""
    return language(spoken).among(WORDS, HALL, REASONS)


def best_language(accepted: str) -> str:
    """The language for whoever accepts these, the best first, as in `Accept-Language`: the first of which there are words, or English."""
    known = languages()
    names = (tag.partition(";")[0].partition("-")[0].strip().lower() for tag in accepted.split(","))
    return next((name for name in names if name in known), ENGLISH)


def read_all() -> None:
    """Read all that the hall and its games say, in every language. What changes on the disk is heard of at the next start: guests who are
    here, and delayed watchers, are told everything by the same words."""
    for spoken in languages():
        words(spoken)
        for game in all_games():
            language(spoken).of(game)


def sentence(saying: Saying, spoken: str, viewer: int = int(GALLERY), seats: Sequence[str] = ()) -> str:
    """A whole sentence for a viewer, with what the seats are called; in English if the language lacks a part of it."""
    return said(saying, spoken, viewer, seats, True)


def phrase(saying: Saying, spoken: str) -> str:
    """What may stand within a sentence, and so begins as it does there."""
    return said(saying, spoken, int(GALLERY), (), False)


def said(saying: Saying, spoken: str, viewer: int, seats: Sequence[str], whole: bool) -> str:
    try:
        known = words(spoken)
        names = NameLists(known, {}, {}, {}, True)
        names.call_seats(seats)
        pattern, values = known.entry(saying.message.key).pattern, names.parts(saying, viewer)
        return pattern.sentence(values, None) if whole else pattern.write(values)
    except Lacking:
        if spoken == ENGLISH:
            raise
        return said(saying, ENGLISH, viewer, seats, whole)
