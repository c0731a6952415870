"""A move may be taken back if it showed nobody anything."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.kernel.chance import seeded
from greathall.kernel.undo import shows_nothing
from tests.toy.game import AUCTION

HANDS = [["farthing", "sovereign"], ["penny", "crown"]]


def shown(data: dict[str, Any], seat: int, text: str) -> bool:
    state = AUCTION.from_dict({"hands": HANDS, **data})
    before = state.to_dict()
    nothing = shows_nothing(state, [(seat, state.read(text))], seeded(1))
    assert state.to_dict() == before
    return not nothing


@pytest.mark.parametrize(
    ("hands", "bids", "text", "shows"),
    [
        # The first bid lies face down; but that coin is known to be in the hand to those alone who know the hand.
        ([["farthing shown=65535", "sovereign shown=65535"], HANDS[1]], [None, None], "bid coin=sovereign", False),
        # The last bid turns all of them up.
        ([["farthing shown=65535", "sovereign shown=65535"], HANDS[1]], [None, "?"], "bid coin=sovereign", True),
        # A coin that the gallery doesn't know to be there: not in every position it thinks possible can it be bid.
        (HANDS, [None, None], "bid coin=sovereign", True),
    ],
)
def test_what_a_bid_shows(hands: list[list[str]], bids: list[str | None], text: str, shows: bool) -> None:
    assert shown({"hands": hands, "stack": [{"step": "bidding", "bids": bids}]}, 0, text) is shows
