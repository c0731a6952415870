"""HTTP: the decks that players bring to games which have them. The game says what a deck is, and what is wrong with one."""

from __future__ import annotations

import re
from typing import Final

from fastapi import APIRouter
from pydantic import Field

from greathall.hall import reasons
from greathall.hall.errors import NotThere
from greathall.hall.forms import Form
from greathall.hall.http.dependencies import Language, TheVisitor
from greathall.hall.http.games import GameName, known_game
from greathall.hall.http.refusals import REFUSALS
from greathall.kernel.shapes import Holds

LONGEST_LIST: Final = 40_000
"""More characters than any deck list needs."""
NAMED: Final = re.compile(r"(.*) \(([A-Z]+-\d+\.\d+)\)", re.DOTALL)
"""A sentence with the line of the rules behind it."""

router = APIRouter(prefix="/api", responses=REFUSALS)


class ReadyDeck(Form):
    """A ready-made deck: the name by which a table takes it, a title, a sentence on how it plays, and what it holds."""

    name: str
    title: str
    about: str
    deck: Holds


class WrittenDeck(Form):
    """A deck list in any form that the game knows."""

    written: str = Field(max_length=LONGEST_LIST)


class Breach(Form):
    """Something that is wrong with a deck, and the line of the rules that it breaks, if any."""

    reason: str
    line: str = ""


class ReadDeck(Form):
    """What a list holds, everything that is wrong with it, and how it is written down."""

    deck: Holds
    breaches: list[Breach]
    option: str = Field(description="How the option `decks` of a table takes it; empty if the deck can't be played.")
    files: dict[str, str] = Field(description="The deck as a text in each file format, by the name of the format.")


@router.get("/games/{game}/decks")
async def ready_decks(game: GameName, language: Language) -> list[ReadyDeck]:
    """The ready-made decks of a game, with title and sentence in the reader's language; none if players don't bring decks to it."""
    decks = known_game(game).ready_decks(language)
    return [ReadyDeck(name=deck.name, title=deck.title, about=deck.about, deck=deck.holds) for deck in decks]


@router.post("/games/{game}/decks/read")
def read_deck(game: GameName, visitor: TheVisitor, deck: WrittenDeck, language: Language) -> ReadDeck:
    """Read and check a deck list, in whatever language it is; nothing is kept."""
    # Not async: a long list takes a while, and others should not wait for it.
    visitor.take("lists")
    found = known_game(game).read_deck(deck.written, language)
    if found is None:
        raise NotThere.because(reasons.NO_DECKS, known_game(game).title)
    return ReadDeck(deck=found.holds, breaches=[breach(fault) for fault in found.faults], option=found.option, files=found.files)


def breach(fault: str) -> Breach:
    """A fault, separated from the line of the rules."""
    named = NAMED.fullmatch(fault)
    return Breach(reason=named[1], line=named[2]) if named else Breach(reason=fault)
