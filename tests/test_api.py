"""What a Python program meets first: `import greathall`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import greathall
from tests.toy.game import AUCTION

REFERENCE = Path(__file__).parents[1] / "docs/programs/reference.md"


@pytest.mark.parametrize("game", [game.name for game in greathall.all_games()])
def test_a_game_is_played_by_seats_and_texts(game: str) -> None:
    seats = greathall.game(game).fewest
    state, twin = greathall.new(game, seats, 3), greathall.new(game, seats, 3)
    for _ in range(60):
        asked = state.asked()
        assert sum(1 << seat for seat in asked) == state.deciders()
        if not asked:
            break
        move = state.moves(asked[0])[-1]
        twin.play(asked[0], state.text(move))
        state.play(asked[0], move)
    assert twin.to_dict() == state.to_dict()


def test_an_offer_is_played_by_its_text() -> None:
    state = greathall.new("duhr", 4, 1, agendas="white")
    taker = state.names()["seat"][1]
    state.play(0, f"offer to={taker} gives=scandal")
    assert state.asked() == [1]
    with pytest.raises(greathall.BadMove, match="an offer"):
        state.play(0, "offer of=peace")
    with pytest.raises(greathall.BadMove, match="there is no move 'offr'"):
        state.play(0, "offr to=all")


def test_a_text_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    state = AUCTION.new(2, 1)
    before = state.to_dict()
    hidden = next(coin for coin in state.names()["coin"] if coin not in before["hands"][0])
    with pytest.raises(greathall.IllegalMove, match="one of the coins in your hand"):
        state.play(0, f"bid coin={hidden}")
    assert state.to_dict() == before


@pytest.mark.parametrize("game", [game.name for game in greathall.all_games()])
def test_a_state_prints_as_the_call_that_makes_it_again(game: str) -> None:
    state = greathall.new(game, greathall.game(game).fewest, 5)
    state.play(state.asked()[0], state.moves(state.asked()[0])[0])
    again = eval(repr(state), {"greathall": greathall})
    assert again.to_dict() == state.to_dict()
    assert repr(again) == repr(state)


@pytest.mark.parametrize("seat", [-3, 2, 64])
def test_nobody_sees_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(greathall.IllegalMove, match=f"there is no seat {seat} at this table"):
        greathall.new("treachery", 2, 1).view(seat)


def test_a_record_prints_as_the_call_that_makes_it_again() -> None:
    record = greathall.Record("treachery", 2, seed=7)
    state = record.deal()
    while asked := state.asked():
        record.add(state, asked[0], state.moves(asked[0])[0])
    again = eval(repr(record), {"greathall": greathall})
    assert again.to_text() == record.to_text()
    assert again.verify().scores() == state.scores()


def test_everything_exported_is_in_the_reference() -> None:
    listed = re.findall(r"^::: greathall\.(\w+)$", REFERENCE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(name for name in greathall.__all__ if callable(getattr(greathall, name)))
