"""What every bot is: it chooses a move from what a seat may know, and nothing else."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from greathall.kernel.deals.offer import Offer
from greathall.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """`position` holds what the seat knows; all else in it was drawn by chance (`State.imagine`, or `from_dict` of a view), so that
    looking at it gives nothing away. A bot that wants to see other draws calls `position.imagine` again."""

    def choose(self, position: State, seat: i64) -> i64:
        """One of `position.moves(seat)`."""
        raise NotImplementedError

    def offer(self, position: State, seat: i64) -> Offer | None:
        """An offer to other seats, in games where deals are made; most bots make none."""
        return None
