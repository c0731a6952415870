"""Readers for positions in readable names, with errors that say what is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from greathall.kernel.bits import bit_at
from greathall.kernel.chance import Chance
from greathall.kernel.errors import BadPosition
from greathall.kernel.event import OPEN

UNKNOWN: Final = -1
"""A card that is written as `?`."""


def number(data: Mapping[str, Any], key: str, default: int, least: int = 0, most: int = 1_000_000) -> int:
    """A whole number within bounds."""
    value = data.get(key, default)
    if not isinstance(value, int) or not least <= value <= most:
        raise BadPosition(f"{key} should be a number from {least} to {most}, not {value!r}")
    return value


def text(data: Mapping[str, Any], key: str, default: str) -> str:
    value = data.get(key, default)
    if not isinstance(value, str):
        raise BadPosition(f"{key} should be a text, not {value!r}")
    return value


def items(data: Mapping[str, Any], key: str, default: Sequence[Any]) -> list[Any]:
    value = data.get(key, default)
    if not isinstance(value, list):
        raise BadPosition(f"{key} should be a list, not {value!r}")
    return value


def seat_mask(names: Sequence[object], seats: int) -> int:
    """The mask of seats named by their numbers."""
    mask = 0
    for name in names:
        mask |= int(bit_at(index([str(seat) for seat in range(seats)], str(name), "seat")))
    return mask


def viewer_of(data: Mapping[str, Any], seats: int) -> int:
    """Whose view this is; a snapshot, or a position written by hand, is nobody's and lies open."""
    return number(data, "viewer", int(OPEN), least=int(OPEN), most=seats - 1)


def check_cards(data: Mapping[str, Any], source: str) -> None:
    """Whether a position was written with the cards that it is read with."""
    if data.get("cards", source) != source:
        raise BadPosition("this position was written with another card file; name that file too")


def index(names: Sequence[str], name: object, kind: str) -> int:
    """The number of a name."""
    if not isinstance(name, str) or name not in names:
        raise no_such(names, name, kind)
    return names.index(name)


def no_such(names: Sequence[str], name: object, kind: str) -> BadPosition:
    """Nothing has that name."""
    return BadPosition(f"there is no {kind} {name!r}; there are {', '.join(known for known in names if known)}")


class Loose:
    """The cards that have not been put anywhere yet. Named ones are taken first; then the others are shuffled, and drawn for every `?`."""

    def __init__(self, names: Sequence[str], cards: list[int]) -> None:
        self.names = names
        self.numbers = {name: card for card, name in enumerate(names)}
        self.left: dict[int, None] = dict.fromkeys(cards)
        """In their order; by keys, so that any of them is taken at once."""

    def take(self, name: object) -> int:
        """A card by its name; UNKNOWN for `?`."""
        return UNKNOWN if name == "?" else self.take_open(name)

    def take_open(self, name: object) -> int:
        """A card that lies where everyone sees it."""
        if name == "?":
            raise BadPosition("what lies open has a name")
        if not isinstance(name, str) or name not in self.numbers:
            raise no_such(self.names, name, "card")
        card = self.numbers[name]
        if card not in self.left:
            raise self.missing(name)
        del self.left[card]
        return card

    def missing(self, name: str) -> BadPosition:
        """A card of that name is not left."""
        return BadPosition(f"the card {name} lies in two places, or is not in this game")

    def take_mask(self, names: Sequence[object]) -> int:
        """The mask of cards that lie where everyone sees them."""
        return sum(int(bit_at(self.take_open(name))) for name in names)

    def shuffle(self, chance: Chance) -> None:
        cards = vec[i64](list(self.left))
        chance.shuffle(cards)
        self.left = dict.fromkeys([int(card) for card in cards])

    def draw(self) -> int:
        """A card for a `?`."""
        if not self.left:
            raise BadPosition("there are more unknown cards than cards left")
        return self.left.popitem()[0]

    def check_placed(self) -> None:
        """Whether every card was put somewhere."""
        if self.left:
            raise BadPosition(f"these cards lie nowhere: {', '.join(self.names[card] for card in sorted(self.left))}")
