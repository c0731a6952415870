"""Who knows a hidden card, as positions write it."""

from __future__ import annotations

import pytest

from greathall.kernel.errors import BadPosition
from greathall.kernel.event import EVERYONE, GALLERY, OPEN
from greathall.kernel.knowledge import held, known, read_known

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


def test_a_hand_shows_what_the_viewer_knows_and_then_what_is_hidden() -> None:
    names, knows = ["2c", "7c", "9c"], [OWNER, EVERYONE, 0b110]
    assert held(names, knows, 1, OWNER) == ["2c", "7c seen", "9c seen 1 2"]
    assert held(names, knows, 2, OWNER) == ["7c seen", "9c seen 1 2", "?"]
    assert held(names, knows, 0, OWNER) == ["7c seen", "?", "?"], "who else knows the others is not said"
