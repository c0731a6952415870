"""A deck as somebody wrote it down: cards by their names, and everything that is wrong with it.

Names are the same when their letters and digits are, whatever their case. A name that is only similar gives a suggestion, not a card.
"""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from greathall.games.thrones.decks.decklist import LEAST_CARDS, DeckList, breaches
from greathall.games.thrones.terms import AGENDA, NOBODY, PLOT

if TYPE_CHECKING:
    from greathall.games.thrones.cards import Card, CardSet

NEAR: Final = 0.7
MOST_NEAR: Final = 3
LONGEST_NAME: Final = 80
"""A longer name is not similar to any."""
MOST_HINTS: Final = 20
"""Where more than this is wrong, no more names are looked for."""

Reading = tuple[int, str]
"""A number of copies, and the name of a card."""


def folded(text: str) -> str:
    """The letters and digits of a name, without their case."""
    return "".join(sign for sign in unicodedata.normalize("NFC", text.casefold()) if sign.isalnum())


class Draft:
    """What has been read of a deck so far."""

    def __init__(self, card_set: CardSet) -> None:
        self.card_set = card_set
        self.house: int = int(NOBODY)
        self.agenda: int = int(NOBODY)
        self.cards: list[int] = []
        self.plots: list[int] = []
        self.faults: list[str] = []
        self.broken = False
        """Whether the file is such that nothing can be said of the deck in it."""
        self.unknown = 0
        """How many cards were not found."""
        self.titles: dict[str, list[Card]] = {}
        self.names: dict[str, list[Card]] = {}
        for card in card_set.cards:
            self.titles.setdefault(folded(card.title()), []).append(card)
            self.names.setdefault(folded(card.name), []).append(card)
            self.names.setdefault(folded(card.id), []).append(card)

    def give_up(self, fault: str) -> None:
        """The file can't be read as a deck at all."""
        self.broken = True
        self.faults.append(fault)

    def find(self, name: str) -> list[Card]:
        """The cards of a name: of the whole title, or else those with that name or id."""
        key = folded(name)
        return self.titles.get(key) or list(dict.fromkeys(self.names.get(key, [])))

    def near(self, name: str) -> str:
        """The titles that come near to a name, as a question."""
        key = folded(name)
        if len(key) > LONGEST_NAME or len(self.faults) > MOST_HINTS:
            return ""
        found: list[str] = []
        for match in get_close_matches(key, [*self.titles, *self.names], MOST_NEAR, NEAR):
            found += [card.title() for card in self.titles.get(match) or self.names[match]]
        return f"; did you mean {' or '.join(dict.fromkeys(found))}?" if found else ""

    def add(self, readings: list[Reading], where: str) -> None:
        """Add cards: the first reading that names a card counts, and if none does, the first one is reported."""
        for number, name in readings:
            found = self.find(name)
            if found:
                self.put(number, name, found, where)
                return
        number, name = readings[0]
        if self.house_of(name, "house") != NOBODY:
            self.set_house(name, where)
            return
        self.unknown += max(0, min(number, LEAST_CARDS))
        self.faults.append(f"{where}: there is no card {name!r}{self.near(name)}")

    def put(self, number: int, name: str, found: list[Card], where: str) -> None:
        """Add copies of the one card that was found."""
        if len(found) > 1:
            self.unknown += max(0, min(number, LEAST_CARDS))
            self.faults.append(f"{where}: {name!r} may be {' or '.join(card.title() for card in found)}; write the whole name")
            return
        card = found[0]
        if not 0 < number <= LEAST_CARDS:
            self.faults.append(f"{where}: {number} is no number of copies of {card.title()}")
        elif card.kind == AGENDA:
            self.put_agenda(card, number, where)
        elif card.kind == PLOT:
            self.plots += [int(card.number)] * number
        else:
            self.cards += [int(card.number)] * number

    def put_agenda(self, card: Card, number: int, where: str) -> None:
        if number > 1 or self.agenda != NOBODY:
            self.faults.append(f"{where}: a deck has one agenda at most, {card.title()} is one too many (A-1.1)")
        else:
            self.agenda = int(card.number)

    def set_house(self, name: str, where: str) -> None:
        """Say whose deck it is."""
        house = self.house_of(name, "")
        if house == NOBODY:
            self.faults.append(f"{where}: there is no House {name!r}; there are {', '.join(self.card_set.houses)}")
        elif self.house not in (NOBODY, house):
            self.faults.append(
                f"{where}: the deck is of House {self.card_set.houses[self.house]} already, not of House {self.card_set.houses[house]}"
            )
        else:
            self.house = house

    def house_of(self, name: str, before: str) -> int:
        """The number of a House, named with or without the word House; `before` is what the name must begin with."""
        key = folded(name)
        if key.startswith(before):
            for number, house in enumerate(self.card_set.houses):
                if key.removeprefix("house") == folded(house).removeprefix("house"):
                    return number
        return int(NOBODY)

    def set_agenda(self, name: str, where: str) -> None:
        """Say which agenda it has."""
        found = self.find(name)
        if len(found) == 1 and found[0].kind == AGENDA:
            self.put_agenda(found[0], 1, where)
        else:
            self.faults.append(f"{where}: there is no agenda {name!r}{self.near(name)}")

    def deck(self, title: str) -> tuple[DeckList, list[str]]:
        """The deck with its cards in the card set's order, and everything that is wrong with it."""
        faults = list(self.faults)
        deck = DeckList("", title, "", self.house, self.agenda, sorted(self.cards), sorted(self.plots))
        if self.broken:
            return deck, faults
        if self.house == NOBODY:
            faults.append(f"the deck names no House; there are {', '.join(self.card_set.houses)}")
        wrong = breaches(deck, self.card_set)
        if self.unknown and wrong:
            faults.append(f"cards that are not known ({self.unknown}) are not counted in what follows")
        return deck, faults + wrong
