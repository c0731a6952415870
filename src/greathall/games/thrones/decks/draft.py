"""A deck as somebody wrote it down: cards by their names in any language, and everything that is wrong with it.

A name that is only similar gives a suggestion, not a card.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from greathall.games.thrones.decks import messages
from greathall.games.thrones.decks.decklist import LEAST_CARDS, DeckList, breaches
from greathall.games.thrones.decks.listed_names import ListedNames, Named, folded, names_of, own_name
from greathall.games.thrones.decks.messages import NAMED, worded
from greathall.games.thrones.terms import AGENDA, NOBODY, PLOT
from greathall.kernel.sentences.language import ENGLISH
from greathall.kernel.sentences.message import Part, Saying

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


class Draft:
    """What has been read of a deck so far. What is wrong with it is said in a language."""

    def __init__(self, card_set: CardSet, language: str = ENGLISH) -> None:
        self.card_set = card_set
        self.language = language
        self.listed: ListedNames = names_of(card_set)
        self.house: int = int(NOBODY)
        self.agenda: int = int(NOBODY)
        self.cards: list[int] = []
        self.plots: list[int] = []
        self.faults: list[str] = []
        self.broken = False
        """Whether the file is such that nothing can be said of the deck in it."""
        self.unknown = 0
        """How many cards were not found."""

    def fault(self, what: Saying, where: Saying | None = None) -> None:
        """Something is wrong, in a place of the file or altogether."""
        said = worded(what, self.card_set, self.language)
        if where is not None:
            said = worded(messages.AT.say(where, said), self.card_set, self.language)
        self.faults.append(said)

    def give_up(self, what: Saying, where: Saying | None = None) -> None:
        """The file can't be read as a deck at all."""
        self.broken = True
        self.fault(what, where)

    def find(self, name: str) -> list[Named]:
        """The cards of a name: of the whole title, or else those with that name or id."""
        key = folded(name)
        return self.listed.titles.get(key) or self.listed.names.get(key, [])

    def near(self, name: str) -> Part:
        """The titles that come near to a name, of each card the nearest."""
        key = folded(name)
        if len(key) > LONGEST_NAME or len(self.faults) > MOST_HINTS:
            return []
        found: dict[Card, str] = {}
        for match in get_close_matches(key, [*self.listed.titles, *self.listed.names], MOST_NEAR, NEAR):
            for named in self.listed.titles.get(match) or self.listed.names[match]:
                found.setdefault(named.card, named.title)
        return listed(list(found.values()))

    def add(self, readings: list[Reading], where: Saying) -> None:
        """Add cards: the first reading that names a card counts, and if none does, the first one is reported."""
        for number, name in readings:
            found = self.find(name)
            if found:
                self.put(number, name, found, where)
                return
        number, name = readings[0]
        house = self.listed.full_houses.get(folded(name))
        if house is not None:
            self.put_house(house, where)
            return
        self.unknown += max(0, min(number, LEAST_CARDS))
        self.fault(messages.NO_CARD.say(name, self.near(name)), where)

    def put(self, number: int, name: str, found: list[Named], where: Saying) -> None:
        """Add copies of the one card that was found."""
        if len(found) > 1:
            self.unknown += max(0, min(number, LEAST_CARDS))
            self.fault(self.which(name, found), where)
        else:
            self.put_card(number, found[0].card, where)

    def which(self, name: str, found: list[Named]) -> Saying:
        """A name is that of several cards: of versions, or of cards in different languages."""
        if len({named.spoken for named in found}) == 1:
            return messages.VERSIONS.say(name, listed([named.card.title(self.language) for named in found]))
        spoken = listed([own_name(named.spoken) for named in found])
        other = [named.card.title(each.spoken) for named in found for each in found if each.spoken != named.spoken]
        return messages.LANGUAGES.say(name, spoken, listed(other))

    def put_card(self, number: int, card: Card, where: Saying) -> None:
        if not 0 < number <= LEAST_CARDS:
            self.fault(messages.COPIES.say(str(number), card.title(self.language)), where)
        elif card.kind == AGENDA:
            self.put_agenda(card, number, where)
        elif card.kind == PLOT:
            self.plots += [int(card.number)] * number
        else:
            self.cards += [int(card.number)] * number

    def put_agenda(self, card: Card, number: int, where: Saying) -> None:
        if number > 1 or self.agenda != NOBODY:
            self.fault(messages.TWO_AGENDAS.say(int(card.number)), where)
        else:
            self.agenda = int(card.number)

    def set_house(self, name: str, where: Saying) -> None:
        """Say whose deck it is, with or without the word House."""
        key = folded(name)
        house = self.listed.houses.get(key, self.listed.full_houses.get(key))
        if house is None:
            self.fault(messages.NO_HOUSE.say(name, self.all_houses()), where)
        else:
            self.put_house(house, where)

    def put_house(self, house: int, where: Saying) -> None:
        if self.house not in (NOBODY, house):
            self.fault(messages.TWO_HOUSES.say(self.house, house), where)
        else:
            self.house = house

    def all_houses(self) -> list[int]:
        return list(range(len(self.card_set.houses)))

    def set_agenda(self, name: str, where: Saying) -> None:
        """Say which agenda it has."""
        found = self.find(name)
        if len(found) == 1 and found[0].card.kind == AGENDA:
            self.put_agenda(found[0].card, 1, where)
        else:
            self.fault(messages.NO_AGENDA.say(name, self.near(name)), where)

    def deck(self, title: str) -> tuple[DeckList, list[str]]:
        """The deck with its cards in the card set's order, and everything that is wrong with it."""
        deck = DeckList("", title, "", self.house, self.agenda, sorted(self.cards), sorted(self.plots))
        if self.broken:
            return deck, self.faults
        if self.house == NOBODY:
            self.fault(messages.HOUSELESS.say(self.all_houses()))
        wrong = breaches(deck, self.card_set, self.language)
        if self.unknown and wrong:
            self.fault(messages.NOT_COUNTED.say(self.unknown))
        return deck, self.faults + wrong


def listed(names: list[str]) -> list[Saying]:
    """Names as somebody writes them, each once, as the items of a list."""
    return [NAMED.say(name) for name in dict.fromkeys(names)]
