"""Whether a move may be taken back: only if it showed nobody anything hidden or random."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from greathall.kernel.chance import Chance
from greathall.kernel.event import GALLERY
from greathall.kernel.state import State

DRAWS: Final = 16
"""How many positions that a viewer can't tell apart are looked at."""


def shows_nothing(before: State, played: list[tuple[i64, i64]], chance: Chance) -> bool:
    """Moves, each with its seat, show nothing if every viewer could have predicted what they see after them: they lead to the same view
    from every position that they could not tell apart before."""
    after = before.copy()
    for seat, move in played:
        after.apply(seat, move)
    for viewer in range(int(GALLERY), int(before.seats)):
        seen = after.view(viewer)
        for _each in range(DRAWS):
            twin = before.imagine(viewer, chance)
            for seat, move in played:
                if move not in twin.moves(seat):
                    return False
                twin.apply(seat, move)
            if twin.view(viewer) != seen:
                return False
    return True
