"""A deck's cards sorted as deck lists print them: by type, each with its number of copies."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from greathall.games.thrones.decks.messages import HEADINGS, worded
from greathall.games.thrones.terms import NOBODY, PLOT

if TYPE_CHECKING:
    from greathall.games.thrones.cards import Card, CardSet
    from greathall.games.thrones.decks.decklist import DeckList

SECTIONS: Final = tuple(HEADINGS)


class Section:
    """The cards of one section."""

    def __init__(self, name: str, cards: list[tuple[Card, int]]) -> None:
        self.name = name
        self.cards = cards

    def size(self) -> int:
        """How many cards are in it."""
        return sum(number for _, number in self.cards)


def sections_of(deck: DeckList, card_set: CardSet) -> list[Section]:
    """The sections that have cards. The House card is not a card of the set and is in none."""
    agenda = [] if deck.agenda == NOBODY else [deck.agenda]
    found = [Section("Agenda", counted(agenda, card_set)), Section("Plots", counted(deck.plots, card_set))]
    for kind in range(int(PLOT)):
        found.append(
            Section(SECTIONS[3 + kind], counted([number for number in deck.cards if card_set.cards[number].kind == kind], card_set))
        )
    return [section for section in found if section.cards]


def counted(numbers: list[int], card_set: CardSet) -> list[tuple[Card, int]]:
    """Each card once, with the number of its copies."""
    return [(card_set.cards[number], copies) for number, copies in Counter(numbers).items()]


def heading(section: str, card_set: CardSet, name: str) -> str:
    """What a language calls a section."""
    return worded(HEADINGS[section].say(), card_set, name)
