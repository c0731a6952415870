"""Where things stand in a sentence, counted as pages count: in UTF-16 units, of which some characters take two."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from greathall.kernel.sentences.speech import Sentence

MarkForm = Annotated[
    tuple[int, int, str, str],
    Field(description="Where a thing begins in the text and where it ends, in UTF-16 units; of which kind it is, and its name."),
]


def units(text: str) -> int:
    """How long a text is in UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def marks_of(said: Sentence) -> list[MarkForm]:
    """The things that a sentence names, in the order in which they stand there."""
    text = said.text
    if text.isascii() or units(text) == len(text):
        return [(mark.start, mark.end, mark.kind, mark.name) for mark in said.marks]
    return [(units(text[: mark.start]), units(text[: mark.end]), mark.kind, mark.name) for mark in said.marks]
