"""What each seat gets when a game is over: the values of all seats add up to 0."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.kernel.bits import how_many
from greathall.kernel.state import State

BY_WIN: Final = "win"
BY_RANK: Final = "rank"
REWARDS: Final = (BY_WIN, BY_RANK)


def by_win(state: State) -> vec[float]:
    """The winners share 1, the others share −1; nobody gets anything where everyone wins."""
    won = state.winners()
    winners = how_many(won)
    found = vec[float]()
    for seat in range(state.seats):
        if winners == state.seats:
            found = append(found, 0.0)
        elif won >> seat & 1:
            found = append(found, 1.0 / float(winners))
        else:
            found = append(found, -1.0 / float(state.seats - winners))
    return found


def by_rank(state: State) -> vec[float]:
    """From 1 for the first to −1 for the last in even steps; winners come first, then the higher score, and those alike share."""
    scores = state.scores()
    won = state.winners()
    found = vec[float]()
    for seat in range(state.seats):
        ahead: i64 = 0
        behind: i64 = 0
        for other in range(state.seats):
            if won >> other & 1 != won >> seat & 1:
                ahead += won >> other & 1
                behind += won >> seat & 1
            elif scores[other] != scores[seat] and not won >> seat & 1:
                if scores[other] > scores[seat]:
                    ahead += 1
                else:
                    behind += 1
        found = append(found, float(behind - ahead) / float(state.seats - 1))
    return found
