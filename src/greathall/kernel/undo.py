"""Whether a move may be taken back: only if it showed nobody anything hidden or random."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from greathall.kernel.chance import Chance
from greathall.kernel.event import GALLERY
from greathall.kernel.state import State

DRAWS: Final = 16
"""How many positions that a viewer can't tell apart are looked at."""


def shows_nothing(before: State, seat: i64, move: i64, chance: Chance) -> bool:
    """A move shows nothing if every viewer could have foretold what they see after it: it leads to the same view from every position that
    they could not tell apart before."""
    after = before.copy()
    after.apply(seat, move)
    for viewer in range(int(GALLERY), int(before.seats)):
        seen = after.view(viewer)
        for _ in range(DRAWS):
            twin = before.imagine(viewer, chance)
            if move not in twin.moves(seat):
                return False
            twin.apply(seat, move)
            if twin.view(viewer) != seen:
                return False
    return True
