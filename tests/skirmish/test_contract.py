"""The contract suite at every seat count, with and without Jokers, at every starting life."""

from __future__ import annotations

import pytest

import greathall
from greathall.bots.random import play_out
from greathall.kernel.chance import swift
from greathall.lab.contract import check_game

GAME = greathall.game("skirmish")


@pytest.mark.parametrize(("seats", "options"), list(GAME.variants()), ids=lambda value: str(value).replace("'", ""))
def test_contract(seats: int, options: dict[str, str]) -> None:
    assert check_game(GAME, seats, seed=7 * seats, options=options) > 20


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
