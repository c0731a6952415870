"""Decks as OCTGN keeps them, in files that end in .o8d. There are two dialects:

<deck game="…"><section name="Characters"><card qty="2" id="…">Name</card></section></deck>
<deck game="…"><Characters><card qty="2" id="…">Name</card></Characters></deck>

Both are read and written. Cards are found by name, in any language; ids and the game are not looked at. Files are written in English, since
OCTGN knows its sections by their names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from uuid import NAMESPACE_URL, uuid5
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

from greathall.games.thrones.decks import messages
from greathall.games.thrones.decks.decklist import DeckList
from greathall.games.thrones.decks.draft import Draft
from greathall.games.thrones.decks.listed_names import folded, singular
from greathall.games.thrones.decks.sections import SECTIONS, sections_of
from greathall.games.thrones.terms import NOBODY
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.cards import CardSet

BESIDES: Final = ("notes", "sleeve")
"""What OCTGN may write into a deck besides sections."""
DECK_DEPTH: Final = 1
SECTION_DEPTH: Final = 2
CARD_DEPTH: Final = 3


class Unsafe(Exception):
    """The file declares entities, which no deck needs and which can be made to fill the memory."""


class Reader:
    """Follows the elements of a deck and puts its cards into a draft."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self.begin
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.text
        self.parser.StartDoctypeDeclHandler = self.refuse
        self.depth = 0
        self.section = ""
        self.number = ""
        self.name = ""

    def refuse(self, _name: str, _system: str | None, _public: str | None, _internal: int) -> None:
        raise Unsafe

    def where(self) -> Saying:
        return messages.LINE.say(self.parser.CurrentLineNumber)

    def begin(self, tag: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        if self.depth == DECK_DEPTH and tag.lower() != "deck":
            self.draft.give_up(messages.NO_DECK.say(tag), self.where())
        elif self.depth == SECTION_DEPTH:
            self.section = self.section_of(tag, attributes)
        elif self.depth == CARD_DEPTH:
            self.number = attributes.get("qty", "1").strip()
            self.name = ""

    def section_of(self, tag: str, attributes: dict[str, str]) -> str:
        """The section that an element is, in either dialect; empty if it is none."""
        called = attributes.get("name", "") if tag.lower() == "section" else tag
        found = self.draft.listed.sections.get(singular(folded(called)), "")
        if not found and tag.lower() not in BESIDES:
            known = [messages.HEADINGS[section].say() for section in SECTIONS]
            self.draft.fault(messages.NO_SECTION.say(called, known), self.where())
        return found

    def text(self, text: str) -> None:
        if self.depth == CARD_DEPTH:
            self.name += text

    def end(self, _tag: str) -> None:
        if self.depth == CARD_DEPTH and self.section:
            self.card(self.name.strip())
        self.depth -= 1

    def card(self, name: str) -> None:
        """A card of a section has been read."""
        if self.section == "House":
            self.draft.set_house(name, self.where())
        elif self.section == "Agenda":
            self.draft.set_agenda(name, self.where())
        elif self.number.isdecimal() and len(self.number) < 10:
            self.draft.add([(int(self.number), name)], self.where())
        else:
            self.draft.fault(messages.COPIES.say(repr(self.number), name), self.where())


def read(text: str, draft: Draft) -> None:
    """Read a deck of either dialect into a draft."""
    reader = Reader(draft)
    try:
        reader.parser.Parse(text.lstrip(), True)
    except Unsafe:
        draft.give_up(messages.DOCTYPE.say(), reader.where())
    except expat.ExpatError as error:
        draft.give_up(messages.NOT_XML.say(expat.ErrorString(error.code)), messages.LINE.say(error.lineno))


def write(deck: DeckList, card_set: CardSet, tags: bool) -> str:
    """A deck in the dialect of sections, or with `tags` in that of tags."""
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{code("game")}">']
    if deck.house != NOBODY:
        lines += section("House", [card(1, f"house {card_set.house_ids[deck.house]}", f"House {card_set.houses[deck.house]}")], tags)
    for held in sections_of(deck, card_set):
        lines += section(held.name, [card(number, face.id, face.title()) for face, number in held.cards], tags)
    return "\n".join([*lines, "</deck>"]) + "\n"


def section(name: str, cards: list[str], tags: bool) -> list[str]:
    """The lines of a section."""
    opening, closing = (name, name) if tags else (f"section name={quoteattr(name)}", "section")
    return [f"  <{opening}>", *cards, f"  </{closing}>"]


def card(number: int, ident: str, title: str) -> str:
    """The line of a card."""
    return f'    <card qty="{number}" id="{code(ident)}">{escape(title)}</card>'


def code(ident: str) -> str:
    """The id by which OCTGN would know a card of ours: always the same."""
    return str(uuid5(NAMESPACE_URL, f"greathall/thrones/{ident}"))
