"""Decks as plain text.

House: Thornmere
Agenda: The Open Road

Plots (7)
1x Steady Harvest

Characters (24)
2x Osanne Thornmere, the Reed Regent

A line is `3x Name`, `3 Name`, `Name x3` or `Name`, with the set behind it or not: `3x Name (Core)`. Names and headings may be
in any language. Headings may be left out; a line that begins with # or // is a remark.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from greathall.games.thrones.decks import messages
from greathall.games.thrones.decks.decklist import DeckList
from greathall.games.thrones.decks.draft import Draft, Reading
from greathall.games.thrones.decks.listed_names import folded
from greathall.games.thrones.decks.sections import heading, sections_of
from greathall.games.thrones.terms import NOBODY
from greathall.games.thrones.texts import things_of
from greathall.kernel.event import GALLERY
from greathall.kernel.sentences.language import ENGLISH, language

if TYPE_CHECKING:
    from greathall.games.thrones.cards import CardSet

LABEL: Final = re.compile(r"([^:]*):(.*)")
HEADING: Final = re.compile(r"([^:(]*)(\([0-9]+\))?\s*:?")
FIRST: Final = (re.compile(r"([0-9]{1,9})\s*[xX×]\s+(.+)"), re.compile(r"([0-9]{1,9})\s+(.+)"))
LAST: Final = re.compile(r"(.+?)\s+[xX×]\s*([0-9]{1,9})")
SET: Final = re.compile(r"(.*\S)\s*\([^()]*\)")


def read(text: str, draft: Draft) -> None:
    """Read a deck into a draft."""
    headings = draft.listed.headings
    for number, written in enumerate(text.splitlines(), 1):
        line = " ".join(written.split())  # looking through a long gap for a number of copies would take long
        where = messages.LINE.say(number)
        label, above = LABEL.fullmatch(line), HEADING.fullmatch(line)
        labelled = headings.get(folded(label[1]), "") if label else ""
        if line.startswith(("#", "//")) or not folded(line):
            continue
        if label and labelled == "House":
            draft.set_house(label[2].strip(), where)
        elif label and labelled == "Agenda":
            if label[2].strip():
                draft.set_agenda(label[2].strip(), where)
        elif above is None or folded(above[1]) not in headings:
            draft.add(readings(line), where)


def readings(line: str) -> list[Reading]:
    """What a line may mean, the likeliest first."""
    found: list[Reading] = []
    for whole in (without_set(line), line):
        for pattern in FIRST:
            first = pattern.fullmatch(whole)
            if first:
                found.append((int(first[1]), first[2]))
        last = LAST.fullmatch(whole)
        if last:
            found += [(int(last[2]), without_set(last[1])), (int(last[2]), last[1])]
        found.append((1, whole))
    return found


def without_set(name: str) -> str:
    """A name without the set in brackets behind it."""
    found = SET.fullmatch(name)
    return found[1] if found else name


def write(deck: DeckList, card_set: CardSet, name: str = ENGLISH) -> str:
    """A deck as text in a language."""
    lines = []
    if deck.house != NOBODY:
        house = things_of(card_set, language(name)).value("house", deck.house, GALLERY).text("")
        lines.append(f"{heading('House', card_set, name)}: {house}")
    if deck.agenda != NOBODY:
        lines.append(f"{heading('Agenda', card_set, name)}: {card_set.cards[deck.agenda].title(name)}")
    for section in sections_of(deck, card_set):
        if section.name not in ("House", "Agenda"):
            cards = [f"{number}x {card.title(name)}" for card, number in section.cards]
            lines += ["", f"{heading(section.name, card_set, name)} ({section.size()})", *cards]
    return "\n".join(lines) + "\n"
