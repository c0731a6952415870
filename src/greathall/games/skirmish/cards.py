"""The cards as numbers: a House's cards lie 13 apart, Ace to King; the Jokers come last. Masks of cards are bits of these numbers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.kernel.catalog import find_game
from greathall.kernel.faults import Faults, Field, NumberField, TextField

CARDS: Final = 54
MOST_SEATS: Final = 6
HOUSE_IDS: Final = ("diamonds", "clubs", "hearts", "spades")
RANK_IDS: Final = ("a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k")
JOKER_IDS: Final = ("black_joker", "red_joker")
EMPTY: Final[i64] = -1
"""No card: an empty slot."""

DIAMONDS: Final[i64] = 0
CLUBS: Final[i64] = 1
HEARTS: Final[i64] = 2
SPADES: Final[i64] = 3
NO_HOUSE: Final[i64] = 4

BLACK: Final[i64] = 52
RED: Final[i64] = 53

# The cards that the rules know by name.
ACE_OF_DIAMONDS: Final[i64] = 0
TWO_OF_DIAMONDS: Final[i64] = 1
JACK_OF_DIAMONDS: Final[i64] = 10
QUEEN_OF_DIAMONDS: Final[i64] = 11
ACE_OF_CLUBS: Final[i64] = 13
TWO_OF_CLUBS: Final[i64] = 14
JACK_OF_CLUBS: Final[i64] = 23
QUEEN_OF_CLUBS: Final[i64] = 24
ACE_OF_HEARTS: Final[i64] = 26
TWO_OF_HEARTS: Final[i64] = 27
JACK_OF_HEARTS: Final[i64] = 36
QUEEN_OF_HEARTS: Final[i64] = 37
ACE_OF_SPADES: Final[i64] = 39
TWO_OF_SPADES: Final[i64] = 40
JACK_OF_SPADES: Final[i64] = 49
QUEEN_OF_SPADES: Final[i64] = 50

# One rank of every House, as masks: bits 0, 1 to 9, 1, 10, 11 and 12 of each thirteen.
ACES: Final[i64] = 0x8004002001
SOLDIERS: Final[i64] = 0x1FF0FF87FC3FE
TWOS: Final[i64] = 0x10008004002
JACKS: Final[i64] = 0x2001000800400
QUEENS: Final[i64] = 0x4002001000800
KINGS: Final[i64] = 0x8004002001000
BLACK_BIT: Final[i64] = 0x10000000000000


def house_of(card: i64) -> i64:
    """0 to 3; a Joker has none (4)."""
    return card // 13


def rank_of(card: i64) -> i64:
    """What a card counts in the advantage draw: a Joker 0, an Ace 1, a King 13 (S-2.2)."""
    return 0 if card >= BLACK else card % 13 + 1


HOUSE: Final[dict[str, Field]] = {
    "id": TextField(True),
    "name": TextField(True),
    "letter": TextField(True),
    "sign": TextField(True),
    "trait": TextField(True),
    "source": TextField(),
}
UNIT: Final[dict[str, Field]] = {
    "id": TextField(True),
    "name": TextField(True),
    "attack": NumberField(0, 99, True),
    "defense": NumberField(0, 99, True),
    "source": TextField(),
}


class CardSet:
    """What the card file says: names, and the values that the rules read."""

    def __init__(self, data: dict[str, Any], source: str) -> None:
        from greathall.games.skirmish.messages import DIFFERENT_LETTERS

        faults = Faults(data, find_game("skirmish"))
        faults.tables(("houses", "ranks", "jokers"))
        self.source = source
        houses = _ordered(faults, "houses", HOUSE, HOUSE_IDS)
        ranks = _ordered(faults, "ranks", UNIT, RANK_IDS)
        jokers = _ordered(faults, "jokers", UNIT, JOKER_IDS)
        if len({entry.get("letter", number) for number, entry in enumerate(houses)}) < len(houses):
            faults.add(("houses",), DIFFERENT_LETTERS.say())
        faults.refuse()
        self.houses = [entry["id"] for entry in houses]
        self.house_names = [entry["name"] for entry in houses]
        self.traits = [entry["trait"] for entry in houses]
        self.ids: list[str] = []
        self.called: list[str] = []
        self.attack: vec[i64] = vec[i64]()
        self.defense: vec[i64] = vec[i64]()
        for house in houses:
            for rank in ranks:
                self._add(f"{rank['id']}{house['letter']}", f"{rank['name']}{house['sign']}", rank)
        for joker in jokers:
            self._add(joker["id"], joker["name"], joker)

    def _add(self, name: str, called: str, entry: dict[str, Any]) -> None:
        self.ids.append(name)
        self.called.append(called)
        self.attack = append(self.attack, i64(entry["attack"]))
        self.defense = append(self.defense, i64(entry["defense"]))


def _ordered(faults: Faults, key: str, fields: dict[str, Field], ids: tuple[str, ...]) -> list[dict[str, Any]]:
    """The entries in the order in which the rules know them, however the file has them."""
    from greathall.games.skirmish.messages import THESE_IDS

    found = {entry["id"]: entry for entry in faults.checked(key, fields, len(ids))}
    if len(found) == len(ids) and set(found) != set(ids):
        faults.add((key,), THESE_IDS.say(key, list(ids)))
    return [found[name] for name in ids if name in found]
