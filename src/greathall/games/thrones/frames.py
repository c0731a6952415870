"""The steps of this game: all have the same few fields, so that one reader and one writer serve them all."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.thrones.terms import NOBODY
from greathall.kernel.bits import bit_at
from greathall.kernel.errors import IllegalMove
from greathall.kernel.step import Step

if TYPE_CHECKING:
    from greathall.games.thrones.shapes import Doing
    from greathall.games.thrones.state import Thrones

NO_CARDS: Final[vec[i64]] = vec[i64]()
PLAYER: Final[i64] = 1000
"""A player among the chosen is this number and the seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Step["Thrones"]):
    """A step. What `number`, `at` and `chosen` mean, each kind of step says."""

    name: ClassVar[str] = ""

    def __init__(
        self, seat: i64 = NOBODY, card: i64 = NOBODY, number: i64 = 0, at: i64 = 0, word: i64 = 0, chosen: vec[i64] = NO_CARDS
    ) -> None:
        self.seat: i64 = seat
        """Who is asked, or whose effect this is."""
        self.card: i64 = card
        """The card that it is about."""
        self.number: i64 = number
        self.at: i64 = at
        self.word: i64 = word
        """What set it off, as a packed word."""
        self.chosen: vec[i64] = chosen
        """Cards, and players as `PLAYER` + seat. Never written to."""

    def deciders(self, state: Thrones) -> i64:
        return bit_at(self.seat)

    def why_not(self, state: Thrones, seat: i64, move: i64) -> IllegalMove:
        from greathall.games.thrones import reasons

        return reasons.refused(state, self, seat, move)

    def to_dict(self, state: Thrones, viewer: i64) -> Doing:
        from greathall.games.thrones import view

        return view.frame(state, self)
