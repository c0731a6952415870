"""The bits of masks, and rows of numbers."""

from __future__ import annotations

import pytest

from greathall.kernel.bits import bit_at, filled, how_many, lowest, seats_of


@pytest.mark.parametrize("place", range(63))
def test_every_bit_is_where_it_should_be(place: int) -> None:
    assert bit_at(place) == 1 << place
    assert lowest(bit_at(place)) == place
    assert seats_of(bit_at(place)) == [place]


def test_a_mask_is_a_list_of_seats() -> None:
    assert seats_of(0) == []
    assert seats_of(0b10110) == [1, 2, 4]
    assert lowest(0b10100) == 2
    assert how_many(0b10110) == 3


def test_a_row_is_one_number_repeated() -> None:
    assert list(filled(3, -1)) == [-1, -1, -1]
    assert list(filled(0, 7)) == []
