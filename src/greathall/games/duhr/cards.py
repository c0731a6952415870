"""The cards, made into what the rules look at. Kinds of cards are numbers: a suspicion has its House's, then come scandal and events."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.kernel.bits import bit_at, how_many
from greathall.kernel.catalog import find_game
from greathall.kernel.faults import Faults, Field, NumberField, TextField, WordField

HOUSES: Final[i64] = 6
MOST_SEATS: Final[i64] = HOUSES
"""Each seat has a House of its own."""
EVENTS: Final[i64] = 6
SCANDAL: Final[i64] = HOUSES
FIRST_EVENT: Final[i64] = SCANDAL + 1
KINDS: Final[i64] = FIRST_EVENT + EVENTS
CONCEALED: Final[i64] = SCANDAL + 1
"""How a move names a card on a House: a revealed one by its kind, a concealed one by this number and its place."""
SUSPICIONS: Final[i64] = 10
"""How many suspicions match each House."""
SCANDALS: Final[i64] = 24

# What a House can do.
MOVE_SUSPICION: Final[i64] = 0
MOVE_SCANDAL: Final[i64] = 1
CONCEAL_SUSPICION: Final[i64] = 2
CONCEAL_SCANDAL: Final[i64] = 3
TAKE_SUSPICION: Final[i64] = 4
CONVERT: Final[i64] = 5
ABILITIES: Final = ("move_suspicion", "move_scandal", "conceal_suspicion", "conceal_scandal", "take_suspicion", "convert")

# What an event does.
REVEAL_CONSPIRACY: Final[i64] = 0
DEMAND_CARDS: Final[i64] = 1
BORROW_ABILITY: Final[i64] = 2
SPY: Final[i64] = 3
REVEAL_CARDS: Final[i64] = 4
EXCHANGE_CONSPIRACIES: Final[i64] = 5
EFFECTS: Final = ("reveal_conspiracy", "demand_cards", "borrow_ability", "spy", "reveal_cards", "exchange_conspiracies")

# Whose Houses an agenda counts, and which of them.
WHO: Final = ("ally", "left", "right", "neighbours", "rivals", "all")
ARE: Final = ("favored", "disfavored", "vilified", "scandalized", "unscandalized")
AGENDAS: Final = 6
"""Of each colour."""

# A hand, or any heap of cards in no order, is one number: five bits count each kind, one bit each event.

EVENTS_AT: Final[i64] = 5 * FIRST_EVENT
COUNTS: Final[i64] = 2**EVENTS_AT - 1
"""The mask of all bits that count."""


def one(kind: i64) -> i64:
    """A heap of one card."""
    return bit_at(5 * kind) if kind < FIRST_EVENT else bit_at(EVENTS_AT + kind - FIRST_EVENT)


def count(heap: i64, kind: i64) -> i64:
    """How many cards of a kind a heap holds."""
    if kind < FIRST_EVENT:
        return heap >> (5 * kind) & 31
    return heap >> (EVENTS_AT + kind - FIRST_EVENT) & 1


def size(heap: i64) -> i64:
    """How many cards a heap holds."""
    total: i64 = 0
    counts = heap & COUNTS
    while counts:
        total += counts & 31
        counts >>= 5
    return total + how_many(heap >> EVENTS_AT)


def heap_of(kinds: vec[i64]) -> i64:
    """The heap of these cards."""
    heap: i64 = 0
    for kind in kinds:
        heap += one(kind)
    return heap


def kinds_of(heap: i64) -> vec[i64]:
    """Every card of a heap by its kind, in their order."""
    kinds = vec[i64](capacity=size(heap))
    for kind in range(KINDS):
        for _each in range(count(heap, kind)):
            kinds = append(kinds, kind)
    return kinds


def fewer(heap: i64, by: i64) -> i64:
    """What surely is left of a heap when `by` unknown cards are taken away."""
    rest: i64 = 0
    for kind in range(KINDS):
        rest += max(count(heap, kind) - by, i64(0)) * one(kind)
    return rest


def joint(heap: i64, other: i64) -> i64:
    """Of each kind as many as the greater of two heaps holds."""
    both: i64 = 0
    for kind in range(KINDS):
        both += max(count(heap, kind), count(other, kind)) * one(kind)
    return both


AGENDA: Final[dict[str, Field]] = {
    "id": TextField(True),
    "name": TextField(True),
    "text": TextField(True),
    "colour": WordField(("white", "black"), True),
    "who": WordField(WHO, True),
    "are": WordField(ARE, True),
    "least": NumberField(0, 99),
    "most": NumberField(0, 99),
    "points": NumberField(0, 99, True),
    "source": TextField(),
}
HOUSE: Final[dict[str, Field]] = {
    "id": TextField(True),
    "name": TextField(True),
    "title": TextField(True),
    "kind": TextField(),
    "ability": WordField(ABILITIES, True),
    "source": TextField(),
}
EVENT: Final[dict[str, Field]] = {
    "id": TextField(True),
    "name": TextField(True),
    "text": TextField(True),
    "effect": WordField(EFFECTS, True),
    "source": TextField(),
}


class Agenda:
    """How many Houses of which sort must stand how."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.who: i64 = i64(WHO.index(entry["who"]))
        self.are: i64 = i64(ARE.index(entry["are"]))
        self.least: i64 = i64(entry.get("least", 0))
        self.most: i64 = i64(entry.get("most", int(HOUSES)))
        self.points: i64 = i64(entry["points"])
        self.black: bool = entry["colour"] == "black"


class CardSet:
    """All cards of a game. Houses, events and agendas are numbers; these are their names."""

    def __init__(self, data: dict[str, Any], source: str) -> None:
        from greathall.games.duhr.messages import AGENDA_COLOURS, DIFFERENT_IDS

        faults = Faults(data, find_game("duhr"))
        faults.tables(("houses", "events", "agendas"))
        self.source = source
        houses = faults.checked("houses", HOUSE, int(HOUSES))
        events = faults.checked("events", EVENT, len(EFFECTS))
        agendas = faults.checked("agendas", AGENDA, 2 * AGENDAS)
        _one_each(faults, "houses", houses, "ability", ABILITIES)
        _one_each(faults, "events", events, "effect", EFFECTS)
        if len(agendas) == 2 * AGENDAS and sum(entry.get("colour") == "black" for entry in agendas) != AGENDAS:
            faults.add(("agendas",), AGENDA_COLOURS.say(AGENDAS))
        self.houses = [entry["id"] for entry in houses]
        self.events = [entry["id"] for entry in events]
        self.cards = [*self.houses, "scandal", *self.events]
        if len(set(self.cards)) < len(self.cards):
            faults.add(("events",), DIFFERENT_IDS.say())
        faults.refuse()
        self.called = [entry["name"] for entry in houses]
        self.titles = [entry["title"] for entry in houses]
        self.ability: vec[i64] = _numbers(houses, "ability", ABILITIES)
        self.event_called = [entry["name"] for entry in events]
        self.event_texts = [entry["text"] for entry in events]
        self.effect: vec[i64] = _numbers(events, "effect", EFFECTS)
        self.event_with: vec[i64] = vec[i64]([0] * len(EFFECTS))
        """The kind of the card that has an effect."""
        for place in range(i64(len(EFFECTS))):
            self.event_with[self.effect[place]] = FIRST_EVENT + place
        self.agendas = [entry["id"] for entry in agendas]
        self.agenda_called = [entry["name"] for entry in agendas]
        self.agenda_texts = [entry["text"] for entry in agendas]
        self.conditions = [Agenda(entry) for entry in agendas]


def _one_each(faults: Faults, table: str, entries: list[dict[str, Any]], key: str, parts: tuple[str, ...]) -> None:
    """Every part is that of one entry; what is missing or wrong is said already."""
    from greathall.games.duhr.messages import ONE_EACH

    held = [entry[key] for entry in entries if key in entry]
    if len(held) == len(parts) and len(set(held)) < len(parts):
        faults.add((table,), ONE_EACH.say(list(parts), key))


def _numbers(entries: list[dict[str, Any]], key: str, parts: tuple[str, ...]) -> vec[i64]:
    """The number of each entry's part."""
    return vec[i64]([i64(parts.index(entry[key])) for entry in entries])
