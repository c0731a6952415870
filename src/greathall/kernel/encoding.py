"""Positions and moves as numbers for programs that learn: which of a fixed row of yes-or-no features hold, and which place of a fixed
table each legal move has.

Each game says for itself how it is encoded (`games/<game>/features.py`, `games/<game>/choices.py`). An encoding is made once for a table,
out of any position of it: the number of seats, the options and the card file decide how long its rows are. It is made only of what the
seat may know, except where `whole` is asked for: that is for training alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.kernel.bits import bit_at
from greathall.kernel.deals.offer import Offer
from greathall.kernel.event import OPEN

if TYPE_CHECKING:
    from greathall.kernel.state import State


class Field:
    """A stretch of features, or of actions, that belong together."""

    def __init__(self, name: str, offset: int, size: int, meaning: str) -> None:
        self.name = name
        self.offset = offset
        """The number of its first place."""
        self.size = size
        self.meaning = meaning
        """What its places mean, in a sentence."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How the positions of one table are encoded."""

    def __init__(self, seats: i64, whole: bool = False) -> None:
        self.seats: i64 = seats
        self.whole: bool = whole
        """Whether everything is shown, hidden or not."""
        self.fields: list[Field] = []
        """The features."""
        self.size: i64 = 0
        """How many features there are."""
        self.actions: list[Field] = []
        self.choices: i64 = 0
        """How many actions there are."""
        self.terms: list[Offer] = []
        """What one seat may offer another, where offers are actions; to nobody yet."""
        self.offers: i64 = 0
        """The place of the first offer."""

    # How a game makes one.

    def feature(self, name: str, size: i64, meaning: str) -> i64:
        """Add a field of features; returns its offset."""
        offset = self.size
        self.fields.append(Field(name, int(offset), int(size), meaning))
        self.size = offset + size
        return offset

    def action(self, name: str, size: i64, meaning: str) -> i64:
        """Add a field of actions; returns its offset."""
        offset = self.choices
        self.actions.append(Field(name, int(offset), int(size), meaning))
        self.choices = offset + size
        return offset

    def add_offers(self, terms: list[Offer], meaning: str) -> None:
        """Let seats make these offers to one other seat."""
        self.terms = terms
        self.offers = self.action("offer", (self.seats - 1) * i64(len(terms)), meaning)

    def offer(self, seat: i64, number: i64) -> Offer:
        """An offer by its number, as a seat makes it: first all those to the next seat, then to the one after it."""
        each = i64(len(self.terms))
        return self.terms[number % each].signed(-1, -1, bit_at((seat + 1 + number // each) % self.seats))

    def viewer(self, seat: i64) -> i64:
        """With whose eyes a position is read for a seat."""
        return OPEN if self.whole else seat

    # What each game says for itself.

    def features(self, state: State, seat: i64) -> vec[i64]:
        """The features that hold, as rising numbers. Seats are counted from this one."""
        raise NotImplementedError

    def places(self, state: State, seat: i64, moves: vec[i64], part: i64) -> vec[i64]:
        """For each of some legal moves of a seat its place in the table of actions.

        Where a place would name several moves, the seat chooses in parts: first the place, then, `part` by `part`, which of those moves it
        means. Two different moves differ in at least one part.
        """
        raise NotImplementedError

    def chosen(self, state: State, seat: i64, move: i64, part: i64) -> vec[i64]:
        """The features that say what the parts before this one have settled, as rising numbers above all of `features`; `move` is any of
        the moves that are left. Only where moves are chosen in parts."""
        raise NotImplementedError


def add_bits(found: vec[i64], offset: i64, mask: i64) -> vec[i64]:
    """Add a feature for each bit of a mask."""
    while mask:
        while mask & 255 == 0:
            mask >>= 8
            offset += 8
        if mask & 1:
            found = append(found, offset)
        mask >>= 1
        offset += 1
    return found


def add_number(found: vec[i64], offset: i64, number: i64, most: i64) -> vec[i64]:
    """Add the feature for a number from 0 to `most`; one beyond counts as the last, one below as the first."""
    return append(found, offset + max(min(number, most), i64(0)))


def turned(mask: i64, seat: i64, seats: i64) -> i64:
    """A mask of seats, counted from one of them."""
    mask &= bit_at(seats) - 1
    return (mask >> seat | mask << (seats - seat)) & (bit_at(seats) - 1)
