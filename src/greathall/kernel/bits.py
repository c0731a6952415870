"""The bits of masks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HIGHEST: Final[i64] = 0x4000000000000000


def bit_at(place: i64) -> i64:
    """The mask of one bit, 0 to 62.

    Shifted down from the highest bit: compiled, a literal 1 is only 32 bits wide, and `i64(1) << 40` comes to nothing.
    """
    return HIGHEST >> (62 - place)


def how_many(mask: i64) -> i64:
    """The number of bits in a mask that is not negative."""
    total: i64 = 0
    while mask:
        total += 1
        mask &= mask - 1
    return total
