"""Decks in files: OCTGN's where the name ends in .o8d, JSON where it ends in .json, plain text everywhere else."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from greathall.games.thrones.decks import jsonlist, messages, octgn, textlist
from greathall.games.thrones.decks.decklist import DeckList, to_option, to_table
from greathall.games.thrones.decks.draft import Draft
from greathall.kernel.cards import file_fault
from greathall.kernel.decks import DeckSheet
from greathall.kernel.sentences.language import ENGLISH
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.cards import CardSet

OCTGN: Final = ".o8d"
JSON: Final = ".json"
TEXT: Final = ".txt"
LONGEST: Final = 100_000
"""More characters than any deck list needs."""
MOST_LINES: Final = 1000


def read(text: str, ending: str, card_set: CardSet, title: str, language: str = ENGLISH) -> tuple[DeckList, list[str]]:
    """The deck that a text holds, whatever its language, and everything that is wrong with it, in the reader's."""
    draft = Draft(card_set, language)
    if len(text) > LONGEST or text.count("\n") > MOST_LINES:
        draft.give_up(messages.TOO_LONG.say(LONGEST // 1000, MOST_LINES // 1000))
    elif ending.lower() == OCTGN:
        octgn.read(text, draft)
    elif ending.lower() == JSON:
        jsonlist.read(text, draft)
    else:
        textlist.read(text, draft)
    return draft.deck(title)


def ending_of(text: str) -> str:
    """The ending that a file with this text should have."""
    return {"<": OCTGN, "{": JSON}.get(text.lstrip()[:1], TEXT)


def write(deck: DeckList, ending: str, card_set: CardSet, tags: bool = False, language: str = ENGLISH) -> str:
    """A deck in the form that a file's ending asks for. Only plain text has a language; the other forms are for programs."""
    if ending.lower() == OCTGN:
        return octgn.write(deck, card_set, tags)
    return jsonlist.write(deck, card_set) if ending.lower() == JSON else textlist.write(deck, card_set, language)


def load(path: Path, card_set: CardSet, language: str = ENGLISH) -> tuple[DeckList, list[str]]:
    """The deck of a file, and everything that is wrong with it; BadDeck if the file can't be read at all."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise unreadable(path, messages.UNREADABLE.say(file_fault(error)), card_set, language) from error
    except UnicodeDecodeError as error:
        raise unreadable(path, messages.NOT_TEXT.say(), card_set, language) from error
    return read(text, path.suffix, card_set, path.stem, language)


def unreadable(path: Path, why: Saying, card_set: CardSet, language: str) -> messages.BadDeck:
    return messages.bad_deck(messages.NAMED_DECK.say(str(path)), [messages.worded(why, card_set, language)])


def sheet(deck: DeckList, faults: list[str], card_set: CardSet) -> DeckSheet:
    """A deck laid out with what is wrong with it, and in all forms of files."""
    files = {"text": write(deck, TEXT, card_set), "o8d": write(deck, OCTGN, card_set), "o8d_tags": write(deck, OCTGN, card_set, True)}
    option = "" if faults else to_option(deck, card_set)
    return DeckSheet(deck.name, deck.title, deck.about, to_table(deck, card_set), option, faults, files)
