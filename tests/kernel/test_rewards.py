"""What seats get in the end."""

from __future__ import annotations

import pytest

from greathall.kernel.rewards import by_rank, by_win
from greathall.kernel.state import State
from tests.toy.auction import Auction
from tests.toy.game import AUCTION


class Ended(Auction):
    """A game that ended like this."""

    points: tuple[float, ...] = ()
    won = 0

    def scores(self) -> list[float]:
        return list(self.points)

    def winners(self) -> int:
        return self.won


def ended(points: tuple[float, ...], won: int) -> State:
    dealt = AUCTION.new(3, 1)
    assert isinstance(dealt, Auction)
    state = Ended(dealt.game, 3, dealt.chance, dealt.options, dealt.deck)
    state.points, state.won = points, won
    return state


@pytest.mark.parametrize(
    ("points", "won", "win", "rank"),
    [
        ((5, 3, 1), 0b001, [1, -0.5, -0.5], [1, 0, -1]),
        ((1, 3, 5), 0b100, [-0.5, -0.5, 1], [-1, 0, 1]),
        ((5, 5, 1), 0b011, [0.5, 0.5, -1], [0.5, 0.5, -1]),
        ((5, 5, 1), 0b010, [-0.5, 1, -0.5], [0, 1, -1]),
        ((5, 1, 1), 0b001, [1, -0.5, -0.5], [1, -0.5, -0.5]),
        ((2, 2, 2), 0b111, [0, 0, 0], [0, 0, 0]),
    ],
    ids=["one wins", "the last wins", "two share", "a tie that was broken", "two are last", "all win"],
)
def test_rewards_add_up_to_nothing(points: tuple[float, ...], won: int, win: list[float], rank: list[float]) -> None:
    state = ended(points, won)
    assert list(by_win(state)) == win
    assert list(by_rank(state)) == rank
    assert sum(win) == sum(rank) == 0
