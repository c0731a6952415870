"""Several games as one contest: to a number of victories, or a campaign over a number of games by the sum of scores."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from greathall.kernel.bits import MOST_BITS, bit_at
from greathall.kernel.errors import BadPosition
from greathall.kernel.messages import MATCH_GAMES, MATCH_VICTORIES
from greathall.kernel.position import items, number
from greathall.kernel.sentences.language import ENGLISH, language
from greathall.kernel.sentences.message import Saying
from greathall.kernel.sentences.speech import text_of
from greathall.kernel.state import State


class Contest:
    """What a match is played for: `victories` to reach, or `games` to play and sum up. One of them is 0."""

    def __init__(self, victories: int = 0, games: int = 0) -> None:
        if (victories > 0) == (games > 0):
            raise ValueError("a contest goes to a number of victories or over a number of games")
        self.victories = victories
        self.games = games

    def saying(self) -> Saying:
        """What it is, in no language yet."""
        return MATCH_VICTORIES.say(self.victories) if self.victories else MATCH_GAMES.say(self.games)

    def __str__(self) -> str:
        return text_of(self.saying(), language(ENGLISH))


class Match:
    """Games already finished, and so who leads, who begins the next one and who has won."""

    def __init__(self, contest: Contest, seats: int, first: int) -> None:
        self.contest = contest
        self.seats = seats
        self.first = first
        """The seat that began the first game; the next seat begins each game after it."""
        self.results: list[tuple[int, list[float]]] = []
        """Of each finished game: the mask of its winners, and the scores."""

    def beginner(self) -> int:
        """The seat that begins the next game."""
        return (self.first + len(self.results)) % self.seats

    def standings(self) -> list[float]:
        """Each seat's victories, or in a campaign the sum of its scores."""
        totals = [0.0] * self.seats
        for winners, scores in self.results:
            for seat in range(self.seats):
                totals[seat] += float(winners >> seat & 1) if self.contest.victories else scores[seat]
        return totals

    def add(self, state: State) -> None:
        """Enter a finished game."""
        if not state.over():
            raise ValueError("the game is not over yet")
        if self.over():
            raise ValueError("the match is over")
        self.results.append((int(state.winners()), state.scores()))

    def over(self) -> bool:
        if self.contest.victories:
            return max(self.standings()) >= self.contest.victories
        return len(self.results) >= self.contest.games

    def winners(self) -> i64:
        """The mask of the seats that lead; when the match is over, that win it. Ties are shared."""
        totals = self.standings()
        best = max(totals)
        mask: i64 = 0
        for seat in range(self.seats):
            if totals[seat] == best:
                mask |= bit_at(i64(seat))
        return mask

    def to_dict(self) -> dict[str, Any]:
        return {
            "victories": self.contest.victories,
            "games": self.contest.games,
            "seats": self.seats,
            "first": self.first,
            "results": [{"winners": winners, "scores": scores} for winners, scores in self.results],
        }

    @classmethod
    def from_dict(cls, data: Any) -> Match:
        """Read back what `to_dict` wrote."""
        try:
            seats = number(data, "seats", 0, least=1, most=MOST_BITS)
            match = cls(Contest(number(data, "victories", 0), number(data, "games", 0)), seats, number(data, "first", 0, most=seats - 1))
            for result in items(data, "results", []):
                scores = [float(score) for score in items(result, "scores", [])]
                if len(scores) != seats:
                    raise ValueError("not every seat has a score")
                match.results.append((number(result, "winners", 0, least=1, most=bit_at(seats) - 1), scores))
        except (BadPosition, AttributeError, TypeError, ValueError) as error:
            raise BadPosition(f"this is not a match: {error}") from error
        return match
