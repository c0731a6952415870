"""Whole games with the ready decks: at random, and between greedy bots."""

from __future__ import annotations

import pytest

import greathall
from greathall.bots import make
from greathall.bots.rollout import play_out
from greathall.games.thrones.state import Thrones
from greathall.games.thrones.steps import victory
from greathall.kernel.chance import swift
from greathall.kernel.errors import UnknownGame
from greathall.kernel.state import State
from greathall.lab.playing import play_game
from tests.scenario import rule

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


GREEDY = [
    *((2, "standard", seed) for seed in (4, 8, 9, 17, 18, 29, 32, 36)),
    *((3, "standard", 7), (3, "littlefinger", 10), (4, "standard", 2), (4, "two_on_two", 9)),
]


def look(before: State, seat: int, move: int) -> None:
    """Whoever is asked something in play, nobody has won yet."""
    assert isinstance(before, Thrones)
    assert isinstance(before.stack[-1], victory.Crown) or not victory.there(before), before.view(seat)["stack"]


@rule("A-12.1")
@pytest.mark.once
@pytest.mark.parametrize(("seats", "variant", "seed"), GREEDY)
def test_nothing_is_asked_once_someone_has_won(seats: int, variant: str, seed: int) -> None:
    state = greathall.new("thrones", seats, seed, variant=variant)
    bots = [make("greedy", swift(f"{seed} {seat}")) for seat in range(seats)]
    assert play_game(state, bots, swift(f"v{seed}"), look).state.over()


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
