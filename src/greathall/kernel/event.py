"""What happened, and who may see which part of it.

An event is a packed word like a move, and the seats that may see its secret fields. Everyone learns that it happened and its
open fields: whether there is an event, and in which order, never depends on what a seat can't know. What happens to an offer carries the
offer, so that its terms can still be told when it is over; `deals/words.py` says who may know them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from greathall.kernel.deals.offer import Offer
from greathall.kernel.move import Names, Verbs

EVERYONE: Final[i64] = 0xFFFF
"""All seats and the gallery. The gallery has the highest bit, which no other mask holds: nobody tells it a secret."""

GALLERY: Final[i64] = -1
"""The viewer who only watches."""

OPEN: Final[i64] = -2
"""The viewer who sees everything: snapshots, tests, and the table after the end."""


def sees(mask: i64, viewer: i64) -> bool:
    """Whether what these seats may see is for this viewer."""
    if viewer == OPEN:
        return True
    return mask >> (i64(15) if viewer == GALLERY else viewer) & 1 == 1


class Event:
    """One thing that happened."""

    def __init__(self, word: i64, seen: i64 = EVERYONE, offer: Offer | None = None) -> None:
        self.word: i64 = word
        self.seen: i64 = seen
        self.offer: Offer | None = offer

    def text(self, verbs: Verbs, names: Names, viewer: i64) -> str:
        return verbs.text(self.word, names, not sees(self.seen, viewer))

    def json(self, verbs: Verbs, names: Names, viewer: i64) -> dict[str, str]:
        return verbs.json(self.word, names, not sees(self.seen, viewer))
