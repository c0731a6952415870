"""Deck lists: ready ones in the card file, what makes a deck legal, and the decks that a table asks for."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from greathall.games.thrones.abilities import wrong
from greathall.games.thrones.decks import messages
from greathall.games.thrones.terms import AGENDA, NOBODY, PLOT
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import Chance
from greathall.kernel.errors import BadCards, UnknownGame
from greathall.kernel.faults import Faults, Field, TextField, nearest
from greathall.kernel.sentences.language import ENGLISH
from greathall.kernel.sentences.message import Saying
from greathall.kernel.sentences.speech import error_of

if TYPE_CHECKING:
    from greathall.games.thrones.cards import CardSet
    from greathall.kernel.shapes import Holds

LEAST_CARDS: Final = 60
MOST_CARDS: Final = 200
"""More than anyone would shuffle, and few enough for a move to name every card of a game."""
MOST_COPIES: Final = 3
PLOT_CARDS: Final = 7
SPACES: Final = " ,"
ANY: Final = "any"
"""Stands in the option `decks` for a seat that gets any ready deck."""


class DeckList:
    """A House, an agenda or none, a House deck and a plot deck, as numbers of a card set's cards."""

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


DECK: Final[dict[str, Field]] = {
    "id": TextField(True),
    "name": TextField(),
    "about": TextField(),
    "house": TextField(True),
    "agenda": TextField(),
    "plots": Field(),
    "cards": Field(),
}


def read_decks(data: dict[str, Any], card_set: CardSet, faults: Faults) -> list[DeckList]:
    """The ready decks of a card file, if it has any; each must be legal."""
    found = []
    entries = faults.entries("decks") if "decks" in data else []
    for path, entry in entries:
        right = faults.check(path, entry, DECK)
        try:
            if "house" in right:
                deck = read_deck(right, card_set, entry["id"])
                broken = breaches(deck, card_set)
                if broken:
                    faults.add(path, wrong.DECK_BREACHES.say(deck.name, "; ".join(broken)))
                found.append(deck)
        except BadCards as error:
            faults.note(path, error)
    return found


def read_deck(entry: dict[str, Any], card_set: CardSet, name: str) -> DeckList:
    """A deck list in the form of a card file: `cards` with their numbers, or a plain list."""
    where = f"deck {name or 'of this position'}"
    house = entry.get("house")
    if house not in card_set.houses:
        raise wrong.wrong(wrong.DECK_HOUSE.say(where, str(house), nearest(str(house), card_set.houses), card_set.houses))
    agenda = entry.get("agenda")
    told = entry.get("cards", {})
    cards: list[int] = []
    if isinstance(told, list):
        cards = [int(card_set.card(card, where).number) for card in told]
    elif isinstance(told, dict):
        for card, copies in told.items():
            if not isinstance(copies, int) or not 0 < copies <= LEAST_CARDS:
                raise wrong.wrong(wrong.DECK_COPIES.say(where, repr(copies)))
            cards += [int(card_set.card(card, where).number)] * copies
    else:
        raise wrong.wrong(wrong.DECK_CARDS.say(where))
    plots = entry.get("plots", [])
    if not isinstance(plots, list) or len(cards) > MOST_CARDS or len(plots) > MOST_CARDS:
        raise wrong.wrong(wrong.DECK_PLOTS.say(where, MOST_CARDS))
    return DeckList(
        name,
        str(entry.get("name", name)),
        str(entry.get("about", "")),
        card_set.houses.index(house),
        NOBODY if agenda is None else int(card_set.card(agenda, where).number),
        cards,
        [int(card_set.card(plot, where).number) for plot in plots],
    )


def breaches(deck: DeckList, card_set: CardSet, name: str = ENGLISH) -> list[str]:
    """Every rule of deck building that a deck breaks (A-2.1 to A-2.3), in a language."""
    return [messages.worded(broken, card_set, name) for broken in broken_rules(deck, card_set, name)]


def broken_rules(deck: DeckList, card_set: CardSet, name: str) -> list[Saying]:
    """The same in no language yet, but for names."""
    found: list[Saying] = []
    if len(deck.cards) < LEAST_CARDS:
        found.append(messages.FEW_CARDS.say(len(deck.cards), LEAST_CARDS))
    if len(deck.cards) > MOST_CARDS:
        found.append(messages.MANY_CARDS.say(len(deck.cards), MOST_CARDS))
    if len(deck.plots) != PLOT_CARDS:
        found.append(messages.PLOT_COUNT.say(len(deck.plots), PLOT_CARDS))
    for number, copies in by_name(deck.cards, card_set):
        if copies > MOST_COPIES:
            found.append(messages.MANY_COPIES.say(copies, card_set.cards[number].short(name), MOST_COPIES))
    for number, copies in by_name(deck.plots, card_set):
        if copies > 1:
            found.append(messages.PLOT_TWICE.say(card_set.cards[number].short(name), copies))
    for number in dict.fromkeys(deck.all_cards()):
        only = card_set.cards[number].only
        if only not in (NOBODY, deck.house) and deck.house != NOBODY:
            found.append(messages.OTHER_HOUSE.say(number, int(only)))
    found += [messages.NOT_IN_DECK.say(number) for number in dict.fromkeys(deck.cards) if card_set.cards[number].kind >= PLOT]
    found += [messages.NOT_A_PLOT.say(number) for number in dict.fromkeys(deck.plots) if card_set.cards[number].kind != PLOT]
    if deck.agenda != NOBODY and card_set.cards[deck.agenda].kind != AGENDA:
        found.append(messages.NOT_AN_AGENDA.say(deck.agenda))
    return found


def by_name(numbers: list[int], card_set: CardSet) -> list[tuple[int, int]]:
    """The first card of each name, and how many cards have that name: versions count together."""
    copies = Counter([card_set.cards[number].name for number in numbers])
    first: dict[str, int] = {}
    for number in numbers:
        first.setdefault(card_set.cards[number].name, number)
    return [(first[name], count) for name, count in copies.items()]


def to_data(deck: DeckList, card_set: CardSet) -> Any:
    """A ready deck by its name, another one as a table."""
    return deck.name or to_table(deck, card_set)


def to_table(deck: DeckList, card_set: CardSet) -> Holds:
    """What a deck holds, by ids."""
    return {
        "house": None if deck.house == NOBODY else card_set.houses[deck.house],
        "agenda": None if deck.agenda == NOBODY else card_set.cards[deck.agenda].id,
        "cards": [card_set.cards[number].id for number in deck.cards],
        "plots": [card_set.cards[number].id for number in deck.plots],
    }


def to_option(deck: DeckList, card_set: CardSet) -> str:
    """The same on one line, as the option `decks` takes it."""
    return str(deck.name or json.dumps(to_data(deck, card_set), ensure_ascii=False, separators=(",", ":")))


def chosen(card_set: CardSet, seats: int, named: str, chance: Chance) -> list[DeckList]:
    """The decks that the option names or lists, one for each seat; chance gives different ready ones to the seats that name none."""
    ready = {deck.name: deck for deck in card_set.decks}
    found: list[DeckList | None] = []
    for told in listed(named):
        if isinstance(told, dict):
            found.append(own_deck(told, card_set, len(found) + 1))
        elif told == ANY:
            found.append(None)
        elif told in ready:
            found.append(ready[told])
        else:
            raise unknown(messages.NO_READY_DECK.say(str(told), list(ready)))
    if len(found) > seats:
        raise unknown(messages.MANY_DECKS.say(len(found), seats))
    if not ready and (None in found or len(found) < seats):
        raise unknown(wrong.NO_DECKS.say())
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


def unknown(saying: Saying) -> UnknownGame:
    return error_of(UnknownGame, saying, find_game("thrones"))


def own_deck(told: dict[str, Any], card_set: CardSet, seat: int) -> DeckList:
    """The deck that a seat, counted from 1, brings itself; it must be legal."""
    deck = read_deck(told, card_set, "")
    broken = breaches(deck, card_set)
    if broken:
        raise messages.bad_deck(messages.DECK_OF_SEAT.say(seat), broken)
    return deck


def listed(named: str) -> list[Any]:
    """The parts of the option `decks`: names and tables in JSON, separated by spaces or commas."""
    found: list[Any] = []
    rest = named.strip(SPACES)
    while rest:
        if rest.startswith("{"):
            try:
                told, end = json.JSONDecoder().raw_decode(rest)
            except (ValueError, RecursionError) as error:
                raise unknown(messages.LIST_UNREADABLE.say(rest[:40], str(error))) from error
        else:
            told = rest.replace(",", " ").split()[0].partition("{")[0]
            end = len(told)
        found.append(told)
        rest = rest[end:].strip(SPACES)
    return found
