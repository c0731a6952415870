"""Bots choose legal moves, the same for the same seed; the greedy see the next move, the searching a plan."""

from __future__ import annotations

import time

import pytest

from greathall.bots import SearchBot, make
from greathall.bots.random import RandomBot
from greathall.bots.rollout import count_copies, count_moves, play_out
from greathall.kernel.catalog import Game, all_games, find_game
from greathall.kernel.chance import seeded, swift
from greathall.kernel.state import State
from greathall.lab.bench import compiled
from greathall.lab.playing import play_game
from tests.toy.game import AUCTION

GAMES = [*all_games(), AUCTION]
BOTS = ["random", "greedy", "search:12", "tests.bots.yours:LastBot"]
LONG = ("thrones",)
"""Games of hundreds of decisions, which a search plays to the end only if the rules are compiled."""


def written(game: Game, seats: int, name: str, seed: int) -> list[str]:
    """A whole game of one kind of bot, as it would be recorded; every move is checked."""
    if game.name in LONG and name.startswith("search") and not compiled():
        pytest.skip("a search through a game this long is for compiled rules")
    state = game.new(seats, seed)
    moves: list[str] = []

    def watch(before: State, seat: int, move: int) -> None:
        assert before.deciders() >> seat & 1
        assert move in before.moves(seat)
        moves.append(f"{seat} {before.text(move)}")

    play_game(state, [make(name, swift(f"{seed} {seat}")) for seat in range(seats)], swift(f"{seed}"), watch)
    assert state.over()
    return moves


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_bot_plays_legal_moves_in_every_game(game: Game, name: str) -> None:
    for seats in (game.fewest, game.most):
        assert written(game, seats, name, 1)


@pytest.mark.parametrize("name", ["random", "greedy", "search:12"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_seed_makes_the_same_choices(game: Game, name: str) -> None:
    assert written(game, game.fewest, name, 3) == written(game, game.fewest, name, 3)


@pytest.mark.parametrize("name", ["random", "greedy", "search:40"])
def test_who_is_asked_together_with_others_answers_for_itself(name: str) -> None:
    state = find_game("duhr").new(4, 1)  # all choose between agendas of their own at once
    for seat in range(4):
        for seed in range(5):
            chance = swift(f"{seat} {seed}")
            assert make(name, chance).choose(state.imagine(seat, chance), seat) in state.moves(seat)


def test_other_seeds_make_other_choices() -> None:
    state = AUCTION.new(2, 1)
    assert len({RandomBot(swift(f"{seed}")).choose(state, 0) for seed in range(30)}) == 3


def test_a_bot_leaves_the_position_as_it_is() -> None:
    state = AUCTION.new(3, 1)
    before = state.to_dict()
    for name in BOTS:
        make(name, swift("1")).choose(state, 1)
    assert state.to_dict() == before


@pytest.mark.parametrize("seconds", [0.05, 0.3])
def test_a_time_budget_is_kept(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    looks: list[float] = []

    def clock() -> float:
        looks.append(0.01 * len(looks))
        return looks[-1]

    monkeypatch.setattr(time, "perf_counter", clock)
    SearchBot(swift("clock"), seconds=seconds).choose(AUCTION.new(3, 1), 0)
    assert looks[-2] < seconds <= looks[-1], "it stops when it first sees that its time is over"


def test_a_search_stops_in_time_however_many_iterations_are_left() -> None:
    state = AUCTION.new(3, 1)
    bot = SearchBot(swift("hurried"), iterations=10**9)
    bot.within = 0.05
    assert bot.choose(state, 0) in list(state.moves(0))


def test_a_forced_move_needs_no_thought() -> None:
    state = AUCTION.from_dict({"hands": [["crown"], ["penny"]], "takers": [0, 0]})
    bot = SearchBot(swift("1"), seconds=1000.0)
    assert state.text(bot.choose(state, 0)) == "bid coin=crown"


def two_lots_left() -> State:
    """The first seat has bid. The second holds the best coin and the worst; the Horse (2) is for sale, the Castle (4) comes after it."""
    return AUCTION.from_dict(
        {
            "hands": [["noble", "angel"], ["farthing", "sovereign"]],
            "takers": [-1],
            "stack": [{"step": "bidding", "bids": ["noble", None]}],
        }
    )


def test_the_greedy_take_what_they_can_get() -> None:
    for seed in range(10):
        state = two_lots_left()
        assert state.text(make("greedy", swift(f"{seed}")).choose(state, 1)) == "bid coin=sovereign"


def test_a_search_finds_a_plan_of_two_moves() -> None:
    """The Sovereign wins one lot only: it should be kept for the better one."""
    for seed in range(10):
        state = two_lots_left()
        assert state.text(make("search:200", swift(f"{seed}")).choose(state, 1)) == "bid coin=farthing"


def test_a_search_looks_at_every_move_and_prefers_the_better() -> None:
    state = two_lots_left()
    root = SearchBot(swift("1"), iterations=300).think(state, 1)
    values = {state.text(node.move): node.value() for node in root.children}
    assert root.visits == sum(node.visits for node in root.children) == 300
    assert values["bid coin=farthing"] > values["bid coin=sovereign"]


def test_a_branch_belongs_to_one_seat() -> None:
    root = SearchBot(swift("1"), iterations=50).think(AUCTION.new(2, 1), 0)
    node = root.children[0]
    twin = node.add(1, 77)
    assert node.children[node.child(1, 77)] is twin
    assert node.child(0, 77) == -1


# Random play.


def test_random_play_goes_to_the_end_and_counts_choices() -> None:
    state = AUCTION.new(2, 1)
    decisions = play_out(state, seeded(1))
    assert state.over()
    assert 4 <= decisions <= 6


def test_random_play_stops_after_a_number_of_choices() -> None:
    state = AUCTION.new(3, 1)
    assert play_out(state, seeded(1), 2) == 2
    assert not state.over()
    assert play_out(state, seeded(1), 0) == 0


def test_what_the_benchmark_measures() -> None:
    state = AUCTION.new(3, 1)
    assert count_moves(state, 5) == 15
    assert count_copies(state, 5) == 15
