"""Decisions of one seat and of several at once."""

from __future__ import annotations

import pytest

from greathall.kernel.chance import seeded
from greathall.kernel.event import GALLERY, OPEN
from greathall.kernel.state import State
from greathall.kernel.step import Step, Together
from tests.toy.game import AUCTION

HANDS = [["farthing", "crown"], ["penny", "angel"], ["groat", "noble"]]


def at_sale(hands: list[list[str]] = HANDS) -> State:
    """Everyone holds known coins, the Ring is for sale."""
    return AUCTION.from_dict({"seats": len(hands), "hands": hands, "takers": [2]})


def bids(state: State, viewer: int = OPEN) -> list[str | None]:
    written: list[str | None] = state.describe(viewer)["stack"][0]["bids"]
    return written


def bid(state: State, seat: int, coin: str) -> None:
    state.play(seat, state.read(f"bid coin={coin}"))


def test_a_step_waits_and_hides_nothing_unless_it_says_so() -> None:
    state = at_sale()
    step: Step[State] = Step()
    assert step.go(state)
    assert step.imagined(state, 0, seeded(1)) is step


def test_a_decision_is_not_a_window_unless_it_says_so() -> None:
    state = at_sale()
    assert (state.declining(0), state.occasion(0)) == (-1, "")
    bid(state, 0, "crown")
    assert (state.declining(0), state.occasion(0)) == (-1, "")


def test_all_are_asked_at_once() -> None:
    state = at_sale()
    assert state.deciders() == 0b111
    assert [[state.text(move) for move in state.moves(seat)] for seat in range(3)] == [
        ["bid coin=farthing", "bid coin=crown"],
        ["bid coin=penny", "bid coin=angel"],
        ["bid coin=groat", "bid coin=noble"],
    ]


def test_who_has_answered_is_asked_no_more_and_nothing_happens_before_all_have() -> None:
    state = at_sale()
    bid(state, 1, "angel")
    assert state.deciders() == 0b101
    assert len(state.moves(1)) == 0
    bid(state, 0, "crown")
    assert state.deciders() == 0b100
    assert state.scores() == [0, 0, 1]
    bid(state, 2, "groat")
    assert state.scores() == [0, 2, 1]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_who_answers_first_makes_no_difference(order: tuple[int, ...]) -> None:
    coins = ("farthing", "angel", "noble")
    one, other = at_sale(), at_sale()
    for seat in range(3):
        bid(one, seat, coins[seat])
    for seat in order:
        bid(other, seat, coins[seat])
    assert one.to_dict() == other.to_dict()


def test_a_step_never_changes_so_copies_share_it() -> None:
    state = at_sale()
    step = state.stack[-1]
    twin = state.copy()
    bid(state, 0, "crown")
    assert twin.stack[-1] is step
    assert isinstance(step, Together)
    assert list(step.answers) == [-1, -1, -1]
    assert twin.deciders() == 0b111


def test_an_answer_is_seen_by_its_seat_alone() -> None:
    state = at_sale()
    bid(state, 1, "angel")
    assert bids(state) == bids(state, 1) == [None, "angel", None]
    assert bids(state, 0) == bids(state, 2) == bids(state, GALLERY) == [None, "?", None]


def test_an_imagined_answer_is_any_that_the_seat_may_have_given() -> None:
    state = at_sale()
    bid(state, 0, "crown")
    bid(state, 1, "angel")
    seen = set()
    for seed in range(60):
        twin = state.imagine(0, seeded(seed))
        mine, theirs, open_still = bids(twin)
        assert (mine, open_still) == ("crown", None)
        assert theirs in twin.to_dict()["hands"][1]
        seen.add(theirs)
    assert len(seen) > 4


def test_whoever_sees_everything_imagines_nothing() -> None:
    state = at_sale()
    bid(state, 0, "crown")
    for seed in range(8):
        assert bids(state.imagine(OPEN, seeded(seed))) == ["crown", None, None]


def test_the_gallery_imagines_every_answer() -> None:
    state = at_sale()
    bid(state, 0, "crown")
    assert len({str(bids(state.imagine(GALLERY, seeded(seed)))) for seed in range(30)}) > 4
