"""The cards as numbers: a House's cards lie 13 apart, Ace to King; the Jokers come last. Masks of cards are bits of these numbers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.kernel.cards import entries, text_of
from greathall.kernel.errors import BadCards

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


class CardSet:
    """What the card file says: names, and the values that the rules read."""

    def __init__(self, data: dict[str, Any], source: str) -> None:
        self.source = source
        houses = _ordered(data, "houses", HOUSE_IDS)
        ranks = _ordered(data, "ranks", RANK_IDS)
        jokers = _ordered(data, "jokers", JOKER_IDS)
        self.houses = [entry["id"] for entry in houses]
        self.house_names = [text_of(entry, "name", f"House {entry['id']}") for entry in houses]
        self.traits = [text_of(entry, "trait", f"House {entry['id']}") for entry in houses]
        self.ids: list[str] = []
        self.called: list[str] = []
        self.attack: vec[i64] = vec[i64]()
        self.defense: vec[i64] = vec[i64]()
        for house in houses:
            letter = text_of(house, "letter", f"House {house['id']}")
            sign = text_of(house, "sign", f"House {house['id']}")
            for rank in ranks:
                self._add(f"{rank['id']}{letter}", text_of(rank, "name", f"rank {rank['id']}") + sign, rank)
        for joker in jokers:
            self._add(joker["id"], text_of(joker, "name", f"joker {joker['id']}"), joker)
        if len(set(self.ids)) < CARDS:
            raise BadCards("two cards share an id: the letters of the Houses must differ")

    def _add(self, name: str, called: str, entry: dict[str, Any]) -> None:
        self.ids.append(name)
        self.called.append(called)
        self.attack = append(self.attack, i64(_value(entry, "attack", name)))
        self.defense = append(self.defense, i64(_value(entry, "defense", name)))


def _ordered(data: dict[str, Any], key: str, ids: tuple[str, ...]) -> list[dict[str, Any]]:
    """The entries in the order in which the rules know them, however the file has them."""
    found = {entry["id"]: entry for entry in entries(data, key, len(ids))}
    if set(found) != set(ids):
        raise BadCards(f"the [[{key}]] of the card file should be {', '.join(ids)}")
    return [found[name] for name in ids]


def _value(entry: dict[str, Any], key: str, name: str) -> int:
    """A number that a card must have."""
    value = entry.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 99:
        raise BadCards(f"card {name} needs a number {key!r} from 0 to 99")
    return value
