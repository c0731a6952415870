"""Decks in files: OCTGN's where the name ends in .o8d, plain text everywhere else."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from greathall.games.thrones import octgn, textlist
from greathall.games.thrones.decks import BadDeck, DeckList
from greathall.games.thrones.draft import Draft

if TYPE_CHECKING:
    from greathall.games.thrones.cards import Book

OCTGN: Final = ".o8d"
LONGEST: Final = 100_000
"""More signs than any deck list needs."""
MOST_LINES: Final = 1000


def read(text: str, ending: str, book: Book, title: str) -> tuple[DeckList, list[str]]:
    """The deck that a text holds, and everything that is wrong with it."""
    draft = Draft(book)
    if len(text) > LONGEST or text.count("\n") > MOST_LINES:
        draft.give_up(f"the file is too long for a deck list: {LONGEST:,} signs on {MOST_LINES:,} lines are enough")
    elif ending.lower() == OCTGN:
        octgn.read(text, draft)
    else:
        textlist.read(text, draft)
    return draft.deck(title)


def write(deck: DeckList, ending: str, book: Book, tags: bool = False) -> str:
    """A deck in the form that a file's ending asks for."""
    return octgn.write(deck, book, tags) if ending.lower() == OCTGN else textlist.write(deck, book)


def load(path: Path, book: Book) -> tuple[DeckList, list[str]]:
    """The deck of a file, and everything that is wrong with it; BadDeck if the file can't be read at all."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadDeck(str(path), [f"the file can't be read: {error.strerror}"]) from error
    except UnicodeDecodeError as error:
        raise BadDeck(str(path), ["it is no text in UTF-8"]) from error
    return read(text, path.suffix, book, path.stem)
