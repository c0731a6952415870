"""A deck's cards sorted as deck lists print them: by type, each with its number of copies."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from greathall.games.thrones.terms import NOBODY, PLOT

if TYPE_CHECKING:
    from greathall.games.thrones.cards import Book, Card
    from greathall.games.thrones.decks.decklist import DeckList

SECTIONS: Final = ("House", "Agenda", "Plots", "Characters", "Locations", "Attachments", "Events")


class Shelf:
    """The cards of one section."""

    def __init__(self, section: str, cards: list[tuple[Card, int]]) -> None:
        self.section = section
        self.cards = cards

    def size(self) -> int:
        """How many cards stand on it."""
        return sum(number for _, number in self.cards)


def shelves(deck: DeckList, book: Book) -> list[Shelf]:
    """The sections that have cards. The House card is no card of the book and stands on none."""
    agenda = [] if deck.agenda == NOBODY else [deck.agenda]
    found = [Shelf("Agenda", counted(agenda, book)), Shelf("Plots", counted(deck.plots, book))]
    for kind in range(int(PLOT)):
        found.append(Shelf(SECTIONS[3 + kind], counted([number for number in deck.cards if book.cards[number].kind == kind], book)))
    return [shelf for shelf in found if shelf.cards]


def counted(numbers: list[int], book: Book) -> list[tuple[Card, int]]:
    """Each card once, with the number of its copies."""
    return [(book.cards[number], copies) for number, copies in Counter(numbers).items()]
