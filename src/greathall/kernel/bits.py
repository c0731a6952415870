"""The bits of masks, and rows of numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

MOST_BITS: Final = 62
"""The most seats, or other things, of which `bit_at(n) - 1` is the whole mask."""


def bit_at(place: i64) -> i64:
    """The mask of one bit, 0 to 62.

    A variable is shifted: compiled, a literal 1 is only 32 bits wide, and `i64(1) << 40` comes to nothing.
    """
    mask: i64 = 1
    mask <<= place
    return mask


def _places() -> vec[i64]:
    """The place of every bit, by its mask modulo 67, in which all powers of 2 below 2⁶³ differ. To look it up takes the same short time
    wherever the bit is."""
    row = vec[i64]([-1] * 67)
    for place in range(i64(MOST_BITS) + 1):
        row[bit_at(place) % 67] = place
    return row


_PLACES: Final[vec[i64]] = _places()


def how_many(mask: i64) -> i64:
    """The number of bits in a mask that is not negative."""
    total: i64 = 0
    while mask:
        total += 1
        mask &= mask - 1
    return total


def lowest(mask: i64) -> i64:
    """The lowest bit's place in a mask that is not empty: the first of several seats."""
    return _PLACES[(mask & -mask) % 67]


def seats_of(mask: i64) -> list[int]:
    """The places of all bits, in order: the seats of a mask."""
    if mask < 0:
        raise ValueError(f"{mask} is not a mask of seats")
    found: list[int] = []
    place: i64 = 0
    while mask >> place:
        if mask >> place & 1:
            found.append(int(place))
        place += 1
    return found


def highest(row: vec[i64], among: i64 = -1) -> i64:
    """The mask of the highest numbers of a row, of those in a mask of places: whoever leads, by what they score."""
    found: i64 = 0
    best: i64 = 0
    for place in range(len(row)):
        if among >> place & 1:
            if not found or row[place] > best:
                best = row[place]
                found = 0
            if row[place] == best:
                found |= bit_at(place)
    return found


def filled(length: i64, value: i64) -> vec[i64]:
    """A row of one number, repeated."""
    row = vec[i64](capacity=length)
    for _each in range(length):
        row = append(row, value)
    return row
