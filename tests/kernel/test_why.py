"""Why a thing on the table can't be used, where it is not the game's rules that are in the way."""

from __future__ import annotations

import pytest

import greathall
from greathall.kernel.errors import BadMove
from greathall.kernel.messages import GAME_OVER
from greathall.kernel.move import NO_MOVE
from greathall.lab.pointing import all_things
from tests.toy.game import AUCTION


def test_who_is_not_asked_and_whoever_comes_after_the_end_is_told_so() -> None:
    state = greathall.new("treachery", 2, seed=1)
    thing = next(iter(all_things(state)))
    other = 1 - state.asked()[0]
    assert state.why_unusable(other, thing, NO_MOVE).line
    while not state.over():
        seat = state.asked()[0]
        state.play(seat, state.moves(seat)[0])
    assert state.why_unusable(other, thing, NO_MOVE).reason == GAME_OVER.refuse(state).reason


@pytest.mark.parametrize("written", [[], ["nonsense"]])
def test_a_thing_that_is_none_is_refused(written: list[str]) -> None:
    state = greathall.new("treachery", 2, seed=1)
    with pytest.raises(BadMove, match="there is no such thing"):
        state.game.things.read(written, state.names())


def test_a_refusal_without_words_in_files_is_told_as_it_is() -> None:
    state = AUCTION.new(2, 1)
    [seat, *_] = state.asked()
    move = next(move for move in range(10_000) if move not in list(state.moves(seat)))
    refusal = state.refusal(seat, move)
    assert refusal.saying is None
    assert state.why_unusable(seat, 0, move).reason == refusal.reason
