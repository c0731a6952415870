"""Games side by side, as numbers; `tests/envs/test_many.py` has them in NumPy."""

from __future__ import annotations

from greathall.kernel.batch import Batch
from greathall.kernel.chance import swift
from tests.toy.game import AUCTION


def batch(count: int, ranked: bool = False) -> Batch:
    options = AUCTION.check_options(2, {})
    deck = AUCTION.read_cards(None)
    return Batch(AUCTION, 2, deck, options, AUCTION.encoding(AUCTION.new(2, 1)), count, ranked)


def chosen(places: list[int]) -> bytes:
    return b"".join(place.to_bytes(8, "little", signed=True) for place in places)


def told(games: Batch) -> tuple[list[int], ...]:
    return list(games.features), list(games.places), list(games.seat), list(games.done)


def test_games_end_pay_and_begin_again() -> None:
    for ranked in (False, True):
        games, chance = batch(4, ranked), swift("chosen")
        games.begin("x")
        ended = 0
        for _ in range(60):
            games.step(chosen(list(games.sample(chance))))
            for at in range(4):
                paid = [games.reward[2 * at + seat] for seat in range(2)]
                ended += games.done[at]
                assert sum(paid) == 0
                assert games.done[at] or paid == [0, 0]
        assert ended > 4


def test_the_deals_of_a_game_depend_on_its_number_and_the_seed_alone() -> None:
    both, second = batch(2), batch(1)
    both.begin("x")
    second.begin("x", 1)
    row = int(both.encoding.size)
    assert [feature - row for feature in both.features if feature >= row] == list(second.features)


def test_a_batch_can_be_begun_again() -> None:
    games = batch(3)
    games.begin("x")
    first = told(games)
    games.step(chosen([-1, -1, -1]))
    games.begin("x")
    assert told(games) == first
    assert list(games.reward) == [0.0] * 6


def test_what_is_illegal_ends_its_game_with_a_loss() -> None:
    games = batch(2)
    games.begin("x")
    legal = games.places[0]
    seat = games.seat[1]
    games.step(chosen([legal, int(games.encoding.choices)]))
    assert list(games.done) == [0, 1]
    assert [games.reward[2 + other] for other in range(2)] == [-1.0 if other == seat else 0.0 for other in range(2)]
