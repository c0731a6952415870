"""Whole games at random."""

from __future__ import annotations

import pytest

import greathall
from greathall.bots.rollout import play_out
from greathall.kernel.chance import swift


@pytest.mark.parametrize("jokers", ["with", "without"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_end_and_lose_no_card(seats: int, jokers: str) -> None:
    for seed in range(15):
        state = greathall.new("skirmish", seats, seed, jokers=jokers)
        state.events = None
        census = state.census()
        assert play_out(state, swift(f"{seed}"), 20_000) < 20_000
        assert state.over()
        assert state.census() == census
        assert state.ending() in ("last_standing", "sudden_death")


def test_both_endings_occur() -> None:
    endings = set()
    for seed in range(60):
        state = greathall.new("skirmish", 3, seed)
        state.events = None
        play_out(state, swift(f"{seed}"))
        endings.add(state.ending())
    assert endings == {"last_standing", "sudden_death"}
