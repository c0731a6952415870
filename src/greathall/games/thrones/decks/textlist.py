"""Decks as plain text.

House: Thornmere
Agenda: The Open Road

Plots (7)
1x Steady Harvest

Characters (24)
2x Osanne Thornmere, the Reed Regent

A line is `3x Name`, `3 Name`, `Name x3` or `Name`, with the set behind it or not: `3x Name (Core)`. Headings may be left out; a line that
begins with # or // is a remark.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from greathall.games.thrones.decks.decklist import DeckList
from greathall.games.thrones.decks.draft import Draft, Reading, folded
from greathall.games.thrones.decks.sections import SECTIONS, sections_of
from greathall.games.thrones.terms import NOBODY

if TYPE_CHECKING:
    from greathall.games.thrones.cards import CardSet

LABEL: Final = re.compile(r"(house|agenda)\s*:(.*)", re.IGNORECASE)
HEADING: Final = re.compile(rf"({'|'.join(SECTIONS)}|plot deck|house deck)\s*(\([0-9]+\))?\s*:?", re.IGNORECASE)
FIRST: Final = (re.compile(r"([0-9]{1,9})\s*[xX×]\s+(.+)"), re.compile(r"([0-9]{1,9})\s+(.+)"))
LAST: Final = re.compile(r"(.+?)\s+[xX×]\s*([0-9]{1,9})")
SET: Final = re.compile(r"(.*\S)\s*\([^()]*\)")


def read(text: str, draft: Draft) -> None:
    """Read a deck into a draft."""
    for number, written in enumerate(text.splitlines(), 1):
        line = " ".join(written.split())  # looking through a long gap for a number of copies would take long
        where = f"line {number}"
        label = LABEL.fullmatch(line)
        if line.startswith(("#", "//")) or not folded(line):
            continue
        if label:
            said = label[2].strip()
            if label[1].lower() == "house":
                draft.set_house(said, where)
            elif said:
                draft.set_agenda(said, where)
        elif not HEADING.fullmatch(line):
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


def write(deck: DeckList, card_set: CardSet) -> str:
    """A deck as text."""
    lines = [] if deck.house == NOBODY else [f"House: {card_set.houses[deck.house]}"]
    if deck.agenda != NOBODY:
        lines.append(f"Agenda: {card_set.cards[deck.agenda].title()}")
    for section in sections_of(deck, card_set):
        if section.name not in ("House", "Agenda"):
            lines += ["", f"{section.name} ({section.size()})", *[f"{number}x {card.title()}" for card, number in section.cards]]
    return "\n".join(lines) + "\n"
