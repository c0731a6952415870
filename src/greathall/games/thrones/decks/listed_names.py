"""What deck lists call cards, Houses and sections, in every language there is.

Names are the same when their letters and digits are, whatever their case.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from greathall.games.thrones.decks import messages
from greathall.games.thrones.names import TYPE_IDS
from greathall.games.thrones.texts import things_of
from greathall.kernel.event import GALLERY
from greathall.kernel.messages import LANGUAGE
from greathall.kernel.sentences.language import ENGLISH, language, languages

if TYPE_CHECKING:
    from greathall.games.thrones.cards import Card, CardSet

SECTION_OF_TYPE: Final = ("Characters", "Locations", "Attachments", "Events", "Plots", "Agenda")


def folded(text: str) -> str:
    """The letters and digits of a name, without their case."""
    return "".join(sign for sign in unicodedata.normalize("NFC", text.casefold()) if sign.isalnum())


class Named:
    """A card, as a language calls it."""

    def __init__(self, card: Card, title: str, spoken: str) -> None:
        self.card = card
        self.title = title
        self.spoken = spoken


class ListedNames:
    """By their letters and digits, all names that may stand in a list."""

    def __init__(self, card_set: CardSet) -> None:
        self.titles: dict[str, list[Named]] = {}
        """Cards by their whole names."""
        self.names: dict[str, list[Named]] = {}
        """Cards by their names without epithets, and by their ids."""
        self.headings: dict[str, str] = {}
        """What stands above a section of a list: the section, or nothing for the two decks."""
        self.sections: dict[str, str] = {}
        """What files call a section, which may be in the singular."""
        self.houses: dict[str, int] = {}
        """Houses by their names."""
        self.full_houses: dict[str, int] = {}
        """The same with the word House before them."""
        for spoken in [ENGLISH, *(name for name in languages() if name != ENGLISH)]:
            self.add(card_set, spoken)

    def add(self, card_set: CardSet, spoken: str) -> None:
        """All names of a language."""
        for card in card_set.cards:
            called = Named(card, card.title(spoken), spoken)
            note(self.titles, folded(called.title), called)
            note(self.names, folded(card.short(spoken)), called)
            note(self.names, folded(card.id), called)
        for section, heading in messages.HEADINGS.items():
            self.headings.setdefault(folded(messages.worded(heading.say(), card_set, spoken)), section)
        for key, section in self.headings.items():
            self.sections.setdefault(singular(key), section)
        for deck in (messages.PLOT_DECK, messages.HOUSE_DECK):
            self.headings.setdefault(folded(messages.worded(deck.say(), card_set, spoken)), "")
        things = things_of(card_set, language(spoken))
        for kind in range(len(TYPE_IDS)):
            named = folded(messages.worded(messages.TYPE.say(kind), card_set, spoken))
            self.sections.setdefault(singular(named), SECTION_OF_TYPE[kind])
        word = folded(messages.worded(messages.HEADINGS["House"].say(), card_set, spoken))
        for house in range(len(card_set.houses)):
            name = folded(things.value("house", house, GALLERY).text("")).removeprefix(word)
            self.houses.setdefault(name, house)
            self.full_houses.setdefault(f"{word}{name}", house)


def note(named: dict[str, list[Named]], key: str, card: Named) -> None:
    """Write a name down, once for each card."""
    found = named.setdefault(key, [])
    if all(other.card is not card.card for other in found):
        found.append(card)


def singular(key: str) -> str:
    return key.removesuffix("s")


def names_of(card_set: CardSet) -> ListedNames:
    """The names of a card set, made when a list is first read."""
    if card_set.listed is None:
        card_set.listed = ListedNames(card_set)
    return card_set.listed


def own_name(spoken: str) -> str:
    """What a language calls itself."""
    return language(spoken).words.entry(LANGUAGE.key).pattern.write([])
