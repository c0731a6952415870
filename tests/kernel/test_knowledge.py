"""Who knows a hidden card, as positions write it."""

from __future__ import annotations

import pytest

from greathall.kernel.errors import BadPosition
from greathall.kernel.event import EVERYONE, GALLERY, OPEN
from greathall.kernel.knowledge import known, read_known

OWNER = 0b010


@pytest.mark.parametrize(
    ("mask", "viewer", "written"),
    [
        (OWNER, 1, "7c"),
        (OWNER, 0, "?"),
        (OWNER, GALLERY, "?"),
        (OWNER, OPEN, "7c"),
        (EVERYONE, 0, "7c seen"),
        (EVERYONE, GALLERY, "7c seen"),
        (0b110, 2, "7c seen 1 2"),
        (0b110, 0, "? seen 1 2"),
    ],
)
def test_a_card_says_who_knows_it_where_that_is_not_the_usual(mask: int, viewer: int, written: str) -> None:
    assert known("7c", mask, viewer, OWNER) == written
    assert read_known(written, OWNER, 3) == (written.split()[0], mask)


def test_a_seat_that_is_not_there_knows_nothing() -> None:
    with pytest.raises(BadPosition, match="there is no seat '3'"):
        read_known("7c seen 0 3", OWNER, 3)
