"""A match: several games, won by the first to have two victories."""

from __future__ import annotations

from typing import Any

import greathall
from greathall.kernel.match import Match
from tests.scenario import rule
from tests.treachery.table import Table

ROWS = ("filia, brutol, lucius, isolde", "gerrard, diane, elaine", "physician, envoy", "asher")
SHARED = ("filia wounded, lucius, isolde", "brutol, gerrard, diane, elaine", "physician, envoy", "asher")


def won_by(seat: int) -> Any:
    agendas = ["green over red", "purple over blue"]
    return Table(*ROWS, agendas=agendas if seat == 0 else agendas[::-1], ending="deck").state


def shared() -> Any:
    return Table(*SHARED, agendas=["green over red", "purple over blue"], ending="deck").state


def match() -> Match:
    return Match(greathall.game("treachery").contest, seats=2, first=1)


@rule("T-8.1")
def test_two_victories_win_a_match() -> None:
    series = match()
    series.add(won_by(0))
    series.add(won_by(1))
    assert not series.over()
    series.add(won_by(0))
    assert series.over()
    assert series.standings() == [2, 1]
    assert series.winners() == 0b01


@rule("T-8.1")
def test_each_game_is_begun_by_the_next_seat() -> None:
    series = match()
    beginners = [series.beginner()]
    for winner in (0, 1):
        series.add(won_by(winner))
        beginners.append(series.beginner())
    assert beginners == [1, 0, 1]
    assert greathall.new("treachery", 2, seed=1, first=str(series.beginner())).deciders() == 0b10


@rule("T-8.2")
def test_a_shared_victory_is_a_victory_for_each() -> None:
    series = match()
    series.add(shared())
    series.add(won_by(0))
    assert series.standings() == [2, 1]
    assert series.winners() == 0b01


@rule("T-8.2")
def test_two_may_win_a_match_together() -> None:
    series = match()
    series.add(shared())
    series.add(shared())
    assert series.over()
    assert series.winners() == 0b11
