"""Whole games at random, with the ready decks."""

from __future__ import annotations

import pytest

import greathall
from greathall.bots.random import play_out
from greathall.kernel.chance import swift
from greathall.kernel.errors import UnknownGame

TABLES = [(2, "standard"), (3, "standard"), (3, "littlefinger"), (4, "standard"), (4, "littlefinger"), (4, "two_on_two")]


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_random_games_end_and_lose_no_card_gold_or_power(seats: int, variant: str) -> None:
    for seed in range(6):
        state = greathall.new("thrones", seats, seed, variant=variant)
        state.events = None
        census = state.census()
        assert play_out(state, swift(f"{seed}"), 20_000) < 20_000
        assert state.over()
        assert state.census() == census
        assert state.ending() == "victory"


def test_decks_are_chosen_by_name() -> None:
    state = greathall.new("thrones", 2, 1, decks="marisk calder")
    assert state.to_dict()["decks"] == ["marisk", "calder"]
    some = greathall.new("thrones", 4, 1, decks="oruun").to_dict()["decks"]
    assert some[0] == "oruun"
    assert len(set(some)) == 4
    with pytest.raises(UnknownGame, match="there is no deck 'nobody'"):
        greathall.new("thrones", 2, 1, decks="nobody")
    with pytest.raises(UnknownGame, match="3 decks are named for 2 seats"):
        greathall.new("thrones", 2, 1, decks="oruun oruun oruun")
