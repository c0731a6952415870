"""A walk through a game asks what the state asks, and plays what it is told."""

from __future__ import annotations

import pytest

import greathall
from greathall import Walk
from greathall.kernel.bits import lowest

GAMES = [game.name for game in greathall.all_games()]


@pytest.mark.parametrize("skip_forced", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_walk_plays_the_same_game_as_a_state(game: str, skip_forced: bool) -> None:
    state = greathall.new(game, greathall.game(game).fewest, 1)
    walk = Walk(state.copy(), skip_forced)
    chance = greathall.swift(game)
    while mask := state.deciders():
        seat, moves = lowest(mask), state.moves(lowest(mask))
        index = chance.below(len(moves))
        state.apply(seat, moves[index])
        if len(moves) > 1 or not skip_forced:
            assert walk.asked() == (seat, len(moves))
            assert list(walk.moves) == list(moves)
            assert walk.step(index) == walk.asked()
    assert walk.asked() == (-1, 0)
    assert walk.state.over()
    assert walk.state.to_dict() == state.to_dict()


def test_a_walk_gathers_no_events() -> None:
    state = greathall.new("treachery", 2, 1)
    state.listen()
    Walk(state).step(0)
    assert state.events is None


def test_a_move_that_is_not_there_is_not_played() -> None:
    walk = Walk(greathall.new("treachery", 2, 1))
    before = walk.state.to_dict()
    with pytest.raises(IndexError):
        walk.step(walk.asked()[1])
    assert walk.state.to_dict() == before
    while walk.asked()[1]:
        walk.step(0)
    with pytest.raises(IndexError):
        walk.step(0)
