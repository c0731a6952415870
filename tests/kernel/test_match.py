"""Matches: first to a number of victories, or a campaign by the sum of scores."""

from __future__ import annotations

import json
from typing import Any

import pytest

from greathall.kernel.errors import BadPosition
from greathall.kernel.match import Contest, Match
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import text_of
from greathall.kernel.state import State
from tests.toy.game import AUCTION


def ended(*takers: int, seats: int = 2) -> State:
    """A finished auction: who took the Ring (1), the Horse (2) and the Castle (4); −1 is nobody."""
    return AUCTION.from_dict({"seats": seats, "takers": list(takers)})


def match(contest: Contest, *games: State, seats: int = 2, first: int = 0) -> Match:
    made = Match(contest, seats, first)
    for game in games:
        made.add(game)
    return made


FIRST, SECOND, DRAWN = ended(0, 0, 0), ended(1, 1, 1), ended(-1, -1, -1)


def test_first_to_two() -> None:
    contest = Contest(victories=2)
    assert str(contest) == "first to 2"
    assert text_of(contest.saying(), language("de")) == "wer zuerst 2 Siege hat"
    played = match(contest, FIRST, SECOND)
    assert (played.standings(), played.over(), played.winners()) == ([1, 1], False, 0b11)
    played.add(SECOND)
    assert (played.standings(), played.over(), played.winners()) == ([1, 2], True, 0b10)


def test_a_shared_win_is_a_win_for_all_who_share_it() -> None:
    played = match(Contest(victories=2), FIRST, DRAWN)
    assert (played.standings(), played.over(), played.winners()) == ([2, 1], True, 0b01)
    played = match(Contest(victories=2), DRAWN, DRAWN)
    assert (played.standings(), played.over(), played.winners()) == ([2, 2], True, 0b11)


def test_a_campaign_of_three_goes_by_the_sum() -> None:
    contest = Contest(games=3)
    assert str(contest) == "campaign of 3"
    assert text_of(contest.saying(), language("de")) == "Feldzug über 3 Partien"
    # The second seat wins two games, the first seat more points.
    played = match(contest, ended(0, 0, 0), ended(0, 0, 1))
    assert (played.standings(), played.over()) == ([10, 4], False)
    played.add(ended(0, 0, 1))
    assert (played.standings(), played.over(), played.winners()) == ([13, 8], True, 0b01)


def test_a_campaign_can_be_tied() -> None:
    played = match(Contest(games=2), ended(0, 0, 1, seats=3), ended(1, 1, 0, seats=3), seats=3)
    assert (played.standings(), played.over(), played.winners()) == ([7, 7, 0], True, 0b011)


def test_the_next_seat_begins_the_next_game() -> None:
    played = match(Contest(games=4), seats=3, first=2)
    beginners = []
    for _ in range(4):
        beginners.append(played.beginner())
        played.add(ended(0, 0, 0, seats=3))
    assert beginners == [2, 0, 1, 2]


def test_only_finished_games_are_entered() -> None:
    with pytest.raises(ValueError, match="the game is not over yet"):
        match(Contest(victories=1), AUCTION.new(2, 1))


def test_nothing_is_entered_after_the_end() -> None:
    with pytest.raises(ValueError, match="the match is over"):
        match(Contest(victories=1), FIRST, SECOND)


@pytest.mark.parametrize(("victories", "games"), [(0, 0), (2, 3), (-1, 0), (0, -1)])
def test_a_contest_has_one_aim(victories: int, games: int) -> None:
    with pytest.raises(ValueError, match="a number of victories or over a number of games"):
        Contest(victories, games)


def test_a_match_reads_back() -> None:
    played = match(Contest(victories=2), FIRST, DRAWN, first=1)
    written = json.loads(json.dumps(played.to_dict()))
    again = Match.from_dict(written)
    assert again.to_dict() == written == played.to_dict()
    assert (again.beginner(), again.standings(), again.over()) == (1, [2, 1], True)


GOOD = match(Contest(victories=2), FIRST).to_dict()


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ([], "has no attribute 'get'"),
        ({}, "seats should be a number from 1"),
        ({**GOOD, "seats": "two"}, "seats should be a number from 1"),
        ({**GOOD, "seats": 63}, "seats should be a number from 1 to 62, not 63"),
        ({**GOOD, "first": 2}, "first should be a number from 0 to 1"),
        ({**GOOD, "games": 3}, "a contest goes to a number of victories or over a number of games"),
        ({**GOOD, "results": 1}, "results should be a list"),
        ({**GOOD, "results": [3]}, "has no attribute 'get'"),
        ({**GOOD, "results": [{"winners": 1, "scores": [1]}]}, "not every seat has a score"),
        ({**GOOD, "results": [{"winners": 1, "scores": ["x", 1]}]}, "could not convert"),
        ({**GOOD, "results": [{"winners": 1, "scores": [None, 1]}]}, "this is not a match"),
        ({**GOOD, "results": [{"winners": 4, "scores": [1, 2]}]}, "winners should be a number from 1 to 3, not 4"),
    ],
)
def test_what_is_not_a_match_gets_a_sentence(data: Any, reason: str) -> None:
    with pytest.raises(BadPosition, match="this is not a match: ") as refusal:
        Match.from_dict(data)
    assert reason in str(refusal.value)
