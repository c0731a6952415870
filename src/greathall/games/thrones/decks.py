"""Deck lists: ready ones in the card file, what makes a deck legal, and the decks that a table asks for."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from greathall.games.thrones.terms import AGENDA, NOBODY, PLOT
from greathall.kernel.cards import entries, text_of
from greathall.kernel.chance import Chance
from greathall.kernel.errors import BadCards, GreathallError, UnknownGame

if TYPE_CHECKING:
    from greathall.games.thrones.cards import Book
    from greathall.kernel.shapes import Holds

LEAST_CARDS: Final = 60
MOST_CARDS: Final = 200
"""More than anyone would shuffle; so all cards of a table can be named in a move."""
MOST_COPIES: Final = 3
PLOT_CARDS: Final = 7
SPACES: Final = " ,"
ANY: Final = "any"
"""Stands in the option `decks` for a seat that gets any ready deck."""


class BadDeck(GreathallError):
    """A deck that can't be played, with everything that is wrong with it."""

    def __init__(self, name: str, faults: list[str]) -> None:
        super().__init__(f"the deck {name} can't be played: {'; '.join(faults)}")
        self.faults = faults


class DeckList:
    """A House, an agenda or none, a House deck and a plot deck, as numbers of a book's cards."""

    def __init__(self, name: str, title: str, about: str, house: int, agenda: int, cards: list[int], plots: list[int]) -> None:
        self.name = name
        """Of a ready deck its id; others have none."""
        self.title = title
        self.about = about
        """A sentence on how it plays."""
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
        str(entry.get("about", "")),
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
    if len(deck.cards) > MOST_CARDS:
        found.append(f"the House deck has {len(deck.cards)} cards, at a table here it has at most {MOST_CARDS}")
    if len(deck.plots) != PLOT_CARDS:
        found.append(f"the plot deck has {len(deck.plots)} cards, it needs exactly {PLOT_CARDS} (A-2.1)")
    titles = Counter([book.cards[number].name for number in deck.cards])
    found += [
        f"there are {copies} copies of {title}, at most {MOST_COPIES} are allowed (A-2.2)"
        for title, copies in titles.items()
        if copies > MOST_COPIES
    ]
    plots = Counter([book.cards[number].name for number in deck.plots])
    found += [f"the plot {title} is there {copies} times (A-2.1)" for title, copies in plots.items() if copies > 1]
    for number in dict.fromkeys(deck.all_cards()):
        card = book.cards[number]
        if card.only not in (NOBODY, deck.house) and deck.house != NOBODY:
            found.append(f"{card.title()} is for House {book.houses[card.only]} only (A-2.3)")
    for number in dict.fromkeys(deck.cards):
        if book.cards[number].kind >= PLOT:
            found.append(f"{book.cards[number].title()} belongs into no House deck (A-1.1)")
    for number in dict.fromkeys(deck.plots):
        if book.cards[number].kind != PLOT:
            found.append(f"{book.cards[number].title()} is no plot (A-2.1)")
    if deck.agenda != NOBODY and book.cards[deck.agenda].kind != AGENDA:
        found.append(f"{book.cards[deck.agenda].title()} is no agenda (A-1.1)")
    return found


def to_data(deck: DeckList, book: Book) -> Any:
    """A ready deck by its name, another one as a table."""
    return deck.name or to_table(deck, book)


def to_table(deck: DeckList, book: Book) -> Holds:
    """What a deck holds, by ids."""
    return {
        "house": None if deck.house == NOBODY else book.houses[deck.house],
        "agenda": None if deck.agenda == NOBODY else book.cards[deck.agenda].id,
        "cards": [book.cards[number].id for number in deck.cards],
        "plots": [book.cards[number].id for number in deck.plots],
    }


def to_option(deck: DeckList, book: Book) -> str:
    """The same on one line, as the option `decks` takes it."""
    return str(deck.name or json.dumps(to_data(deck, book), ensure_ascii=False, separators=(",", ":")))


def chosen(book: Book, seats: int, named: str, chance: Chance) -> list[DeckList]:
    """The decks that the option names or lists, one for each seat; chance gives different ready ones to the seats that name none."""
    ready = {deck.name: deck for deck in book.decks}
    found: list[DeckList | None] = []
    for told in listed(named):
        if isinstance(told, dict):
            found.append(own_deck(told, book, f"of seat {len(found) + 1}"))
        elif told == ANY:
            found.append(None)
        elif told in ready:
            found.append(ready[told])
        else:
            raise UnknownGame(f"there is no deck {told!r}; there are {', '.join(ready)}")
    if len(found) > seats:
        raise UnknownGame(f"{len(found)} decks are named for {seats} seats")
    left = [name for name in ready if ready[name] not in found]
    seated: list[DeckList] = []
    for seat in range(seats):
        deck = found[seat] if seat < len(found) else None
        if deck is None:
            pool = left or list(ready)
            name = pool[chance.below(len(pool))]
            left = [other for other in pool if other != name]
            deck = ready[name]
        seated.append(deck)
    return seated


def own_deck(told: dict[str, Any], book: Book, name: str) -> DeckList:
    """A deck that is not among the ready ones; it must be legal."""
    deck = read_deck(told, book, "")
    wrong = breaches(deck, book)
    if wrong:
        raise BadDeck(name, wrong)
    return deck


def listed(named: str) -> list[Any]:
    """The parts of the option `decks`: names and tables in JSON, parted by spaces or commas."""
    found: list[Any] = []
    rest = named.strip(SPACES)
    while rest:
        if rest.startswith("{"):
            try:
                told, end = json.JSONDecoder().raw_decode(rest)
            except (ValueError, RecursionError) as error:
                raise UnknownGame(f"the deck list {rest[:40]!r} can't be read: {error}") from error
        else:
            told = rest.replace(",", " ").split()[0].partition("{")[0]
            end = len(told)
        found.append(told)
        rest = rest[end:].strip(SPACES)
    return found
