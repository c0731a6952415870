"""How each game's table is drawn in text, from a view alone, and what else is said of its cards.

There is a module for each game, and `plain` for games that have none; they are listed here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.text import Text

from greathall.kernel.sentences.language import ENGLISH
from greathall.kernel.sentences.message import Message
from greathall.kernel.state import State
from greathall.terminal.boards import duhr, plain, skirmish, thrones, treachery
from greathall.terminal.messages import THRONES_HELP, THRONES_HINT
from greathall.terminal.voice import TableVoice

Board = Callable[[TableVoice, Mapping[str, Any]], Text]
"""Draws what a view shows; of the state only names are taken, which hold no secrets, and what follows from open cards."""
Reader = Callable[[TableVoice, Mapping[str, Any], str, int], Text | None]
"""Answers a question for the texts of cards, on lines of some width; None if that is not what it asks for."""
Note = Callable[[TableVoice, int, int], str]
"""Says more of a seat's move than its sentence does."""
Part = Callable[[Mapping[str, Any]], str]
"""Names the part of the game in which a view stands; within it, what was passed once may be passed again."""

BOARDS: Final[Mapping[str, Board]] = {
    "treachery": treachery.board,
    "skirmish": skirmish.board,
    "duhr": duhr.board,
    "thrones": thrones.board,
}
READERS: Final[Mapping[str, Reader]] = {"thrones": thrones.read}
NOTES: Final[Mapping[str, Note]] = {"thrones": thrones.note}
PARTS: Final[Mapping[str, Part]] = {"thrones": thrones.part}
FOLDED: Final = ("thrones",)
"""Games in whose long lists of moves those with one verb and one card are folded together."""
HELPS: Final[Mapping[str, Mapping[str, Message]]] = {"thrones": THRONES_HELP}
HINTS: Final[Mapping[str, Message]] = {"thrones": THRONES_HINT}


def draw(state: State, viewer: int, language: str = ENGLISH) -> Text:
    """The table as a viewer sees it; plainly where the game has no drawing of its own."""
    return BOARDS.get(state.game.name, plain.board)(TableVoice(language, state, viewer), state.view(viewer))


def read(state: State, viewer: int, question: str, width: int, language: str = ENGLISH) -> Text | None:
    """The texts of cards that a person asks for; None if that is not what it asks for, or the game's cards have no texts."""
    reader = READERS.get(state.game.name)
    return None if reader is None else reader(TableVoice(language, state, viewer), state.view(viewer), question, width)


def note(state: State, seat: int, move: int, language: str = ENGLISH) -> str:
    """What should be known of a move besides its sentence."""
    said = NOTES.get(state.game.name)
    return "" if said is None else said(TableVoice(language, state, seat), seat, move)


def part(state: State, viewer: int) -> str | None:
    """The part of the game in which a person may be passed over; None if the game has none."""
    named = PARTS.get(state.game.name)
    return None if named is None else named(state.view(viewer))


def help_for(state: State) -> Mapping[str, Message]:
    """What a person may type at this game's table alone, and what it does."""
    return HELPS.get(state.game.name, {})


def hint(state: State, viewer: int, language: str = ENGLISH) -> str:
    """What whoever is asked at this game's table should know that they may type; empty where there is nothing."""
    message = HINTS.get(state.game.name)
    return "" if message is None else f" {TableVoice(language, state, viewer).say(message)}\n"
