"""Single bits of masks."""

from __future__ import annotations

import pytest

from greathall.kernel.bits import bit_at


@pytest.mark.parametrize("place", range(63))
def test_every_bit_is_where_it_should_be(place: int) -> None:
    assert bit_at(place) == 1 << place
