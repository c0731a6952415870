"""Games and matches between bots that see only what their seats may know."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from greathall.bots import Bot, RandomBot, make
from greathall.games.duhr.state import Duhr
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import seeded, swift
from greathall.kernel.deals.offer import Offer
from greathall.kernel.errors import IllegalMove, UnknownGame
from greathall.kernel.state import State
from greathall.lab.playing import play_game, play_match
from tests.toy.game import AUCTION


class Spy(Bot):
    """Notes what it is shown, and takes the first move."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, position: State, seat: i64) -> i64:
        self.shown.append(position)
        return position.moves(seat)[0]


def test_a_bot_sees_what_its_seat_may_know_and_nothing_else() -> None:
    state = AUCTION.new(2, 1)
    spies = [Spy(), Spy()]
    true_hands, views = [], []

    def watch(before: State, seat: int, move: int) -> None:
        if len(before.moves(seat)) > 1:
            true_hands.append((seat, before.to_dict()["hands"][1 - seat]))
            views.append((seat, before.view(seat)))

    play_game(state, spies, swift("draws"), watch)
    shown = {seat: iter(spy.shown) for seat, spy in enumerate(spies)}
    seen_hands = []
    for seat, view in views:
        position = next(shown[seat])
        assert position.view(seat) == view
        seen_hands.append((seat, position.to_dict()["hands"][1 - seat]))
    assert seen_hands != true_hands


class Cheat(Bot):
    """Plays a card that it doesn't hold."""

    def choose(self, position: State, seat: i64) -> i64:
        mine = list(position.moves(seat))
        return next(move for move in range(1_000_000) if move not in mine)


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    with pytest.raises(IllegalMove, match="the bot of seat 0, Cheat, chose 0, which is not one of its legal moves"):
        play_game(AUCTION.new(2, 1), [Cheat(), Spy()], swift("draws"))


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(UnknownGame, match="3 seats need as many bots, not 2"):
        play_game(AUCTION.new(3, 1), [Spy(), Spy()], swift("draws"))


def test_forced_moves_are_played_and_not_counted() -> None:
    spies = [Spy(), Spy()]
    played = play_game(AUCTION.new(2, 1), spies, swift("draws"))
    assert played.state.over()
    assert played.decisions == sum(len(spy.shown) for spy in spies) < played.moves
    assert all(len(position.moves(seat)) > 1 for seat, spy in enumerate(spies) for position in spy.shown)


def test_a_campaign_has_all_its_games() -> None:
    match, games = play_match(AUCTION, 3, 1, [RandomBot(seeded(seat)) for seat in range(3)], {"losers": "keep"})
    assert match.over()
    assert len(games) == len(match.results) == 3
    assert all(played.state.options == {"losers": "keep"} for played in games)
    assert match.standings() == [sum(played.state.scores()[seat] for played in games) for seat in range(3)]


def test_the_beginner_goes_round_and_the_match_ends_with_two_victories() -> None:
    match, games = play_match(find_game("treachery"), 3, 5, [RandomBot(seeded(seat)) for seat in range(3)], {})
    beginners = [int(played.state.options["first"]) for played in games]
    assert beginners == [(match.first + number) % 3 for number in range(len(games))]
    assert max(match.standings()) == 2


def test_a_bot_makes_its_offer_before_a_decision_of_its_own_and_once_a_turn() -> None:
    state = find_game("duhr").new(4, 4, options={"deals": "on"})
    assert isinstance(state, Duhr)
    made: list[tuple[int, int]] = []

    def listen(before: State, seat: int, offer: Offer) -> None:
        assert seat == min(before.asked())
        assert len(before.moves(seat)) > 1, "a forced move is played without asking"
        made.append((int(state.turn), seat))

    bots = [make(f"search:{4 + seat}", swift(f"bot {seat}")) for seat in range(4)]
    play_game(state, bots, swift("draws"), listener=listen)
    assert made
    assert len(set(made)) == len(made)
