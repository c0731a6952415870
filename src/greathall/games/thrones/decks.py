"""Deck lists: ready ones in the card file, and what makes a deck legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from greathall.games.thrones.terms import AGENDA, NOBODY, PLOT
from greathall.kernel.cards import entries, text_of
from greathall.kernel.errors import BadCards

if TYPE_CHECKING:
    from greathall.games.thrones.cards import Book

LEAST_CARDS: Final = 60
MOST_CARDS: Final = 200
"""More than anyone would shuffle; so all cards of a table can be named in a move."""
MOST_COPIES: Final = 3
PLOT_CARDS: Final = 7


class DeckList:
    """A House, an agenda or none, a House deck and a plot deck, as numbers of a book's cards."""

    def __init__(self, name: str, title: str, house: int, agenda: int, cards: list[int], plots: list[int]) -> None:
        self.name = name
        self.title = title
        self.house = house
        self.agenda = agenda
        self.cards = cards
        self.plots = plots

    def all_cards(self) -> list[int]:
        """House deck, plots and agenda."""
        return [*self.cards, *self.plots, *([] if self.agenda == NOBODY else [self.agenda])]


def read_decks(data: dict[str, Any], book: Book) -> list[DeckList]:
    """The ready decks of a card file; each must be legal."""
    found = []
    for entry in entries(data, "decks"):
        deck = read_deck(entry, book, entry["id"])
        wrong = breaches(deck, book)
        if wrong:
            raise BadCards(f"the deck {deck.name} is not legal: {'; '.join(wrong)}")
        found.append(deck)
    if not found:
        raise BadCards("the card file has no deck")
    return found


def read_deck(entry: dict[str, Any], book: Book, name: str) -> DeckList:
    """A deck list in the form of a card file: `cards` with their numbers, or a plain list."""
    where = f"deck {name or 'of this position'}"
    house = text_of(entry, "house", where)
    if house not in book.houses:
        raise BadCards(f"{where}: there is no House {house!r}; there are {', '.join(book.houses)}")
    agenda = entry.get("agenda")
    told = entry.get("cards", {})
    cards: list[int] = []
    if isinstance(told, list):
        cards = [int(book.card(card, where).number) for card in told]
    elif isinstance(told, dict):
        for card, copies in told.items():
            if not isinstance(copies, int) or not 0 < copies <= LEAST_CARDS:
                raise BadCards(f"{where}: {copies!r} is no number of copies")
            cards += [int(book.card(card, where).number)] * copies
    else:
        raise BadCards(f"{where}: cards should be a table or a list")
    plots = entry.get("plots", [])
    if not isinstance(plots, list) or len(cards) > MOST_CARDS or len(plots) > MOST_CARDS:
        raise BadCards(f"{where}: plots should be a list, and no deck has more than {MOST_CARDS} cards")
    return DeckList(
        name,
        str(entry.get("name", name)),
        book.houses.index(house),
        NOBODY if agenda is None else int(book.card(agenda, where).number),
        cards,
        [int(book.card(plot, where).number) for plot in plots],
    )


def breaches(deck: DeckList, book: Book) -> list[str]:
    """Every rule of deck building that a deck breaks (A-2.1 to A-2.3)."""
    found = []
    if len(deck.cards) < LEAST_CARDS:
        found.append(f"the House deck has {len(deck.cards)} cards, it needs at least {LEAST_CARDS} (A-2.2)")
    if len(deck.plots) != PLOT_CARDS:
        found.append(f"the plot deck has {len(deck.plots)} cards, it needs exactly {PLOT_CARDS} (A-2.1)")
    titles = [book.cards[number].name for number in deck.cards]
    found += [
        f"there are {titles.count(title)} copies of {title}, at most {MOST_COPIES} are allowed (A-2.2)"
        for title in dict.fromkeys(titles)
        if titles.count(title) > MOST_COPIES
    ]
    plots = [book.cards[number].name for number in deck.plots]
    found += [f"the plot {title} is there {plots.count(title)} times (A-2.1)" for title in dict.fromkeys(plots) if plots.count(title) > 1]
    for number in dict.fromkeys(deck.all_cards()):
        card = book.cards[number]
        if card.only not in (NOBODY, deck.house):
            found.append(f"{card.title()} is for House {book.houses[card.only]} only (A-2.3)")
    found += [
        f"{book.cards[number].title()} belongs into no House deck (A-1.1)" for number in deck.cards if book.cards[number].kind >= PLOT
    ]
    found += [f"{book.cards[number].title()} is no plot (A-2.1)" for number in deck.plots if book.cards[number].kind != PLOT]
    if deck.agenda != NOBODY and book.cards[deck.agenda].kind != AGENDA:
        found.append(f"{book.cards[deck.agenda].title()} is no agenda (A-1.1)")
    return found


def to_data(deck: DeckList, book: Book) -> Any:
    """A ready deck by its name, another one as a table."""
    if deck.name:
        return deck.name
    return {
        "house": book.houses[deck.house],
        "agenda": None if deck.agenda == NOBODY else book.cards[deck.agenda].id,
        "cards": [book.cards[number].id for number in deck.cards],
        "plots": [book.cards[number].id for number in deck.plots],
    }
