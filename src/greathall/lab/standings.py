"""How the bots of a tournament stand: shares of the victories, who finished ahead of whom, and ratings by OpenSkill."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from greathall.lab.extras import extra
from greathall.lab.intervals import clustered_share, share

Z = 1.96
"""How many standard deviations a 95 % interval reaches to either side."""


@dataclass(frozen=True)
class Meeting:
    """A game of a tournament; the lists go by seats."""

    round_number: int
    deal: int
    bots: Sequence[int]
    rewards: Sequence[float]
    """Shares of the victory."""
    ranks: Sequence[float]
    """From 1 for the first to −1 for the last."""
    scores: Sequence[float]
    ending: str
    decisions: int


class Standings:
    """Grows game by game, in their order: what is worked out while other processes play costs no time at the end."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.meetings: list[Meeting] = []
        self.played: Counter[int] = Counter()
        self.won: Counter[int] = Counter()
        self.met: Counter[tuple[int, int]] = Counter()
        self.ahead: Counter[tuple[int, int]] = Counter()
        """How often one finished ahead of the other; half where they finished alike."""
        self.model = extra("openskill.models", "lab").PlackettLuce()
        self.rated = [self.model.rating() for _ in names]

    def add(self, meeting: Meeting) -> None:
        self.meetings.append(meeting)
        for seat, bot in enumerate(meeting.bots):
            self.played[bot] += 1
            self.won[bot] += meeting.rewards[seat]  # type: ignore[assignment]
            for other_seat, other in enumerate(meeting.bots):
                if other != bot:
                    mine, theirs = meeting.ranks[seat], meeting.ranks[other_seat]
                    self.met[bot, other] += 1
                    self.ahead[bot, other] += 0.5 if mine == theirs else float(mine > theirs)  # type: ignore[assignment]
        self.rate(meeting)

    def rate(self, meeting: Meeting) -> None:
        """Change the ratings of those who met. A bot that has several seats counts by their mean."""
        sitting = list(dict.fromkeys(meeting.bots))
        if len(sitting) < 2:
            return
        ranks = [
            -sum(rank for seat, rank in enumerate(meeting.ranks) if meeting.bots[seat] == bot) / meeting.bots.count(bot) for bot in sitting
        ]
        for bot, (rating,) in zip(sitting, self.model.rate([[self.rated[bot]] for bot in sitting], ranks=ranks), strict=True):
            self.rated[bot] = rating

    def order(self) -> list[int]:
        """The bots, best first: by their share of the victories, then as they were named."""
        return sorted(range(len(self.names)), key=lambda bot: (-self.won[bot] / max(1, self.played[bot]), bot))

    def share_of(self, bot: int) -> dict[str, float]:
        """A bot's share of the victories, with its 95 % interval. The games of a deal belong together, so what counts is how much whole
        deals differ."""
        deals: dict[tuple[Any, ...], list[float]] = {}
        for meeting in self.meetings:
            for seat, sitting in enumerate(meeting.bots):
                if sitting == bot:
                    deals.setdefault((meeting.round_number, tuple(sorted(meeting.bots)), meeting.deal), []).append(meeting.rewards[seat])
        return clustered_share(list(deals.values()))

    def ratings(self) -> list[dict[str, float]]:
        """Ratings by OpenSkill (Plackett and Luce), game after game, each with a 95 % interval; everyone begins at 25."""
        return [{"rating": each.mu, "low": each.mu - Z * each.sigma, "high": each.mu + Z * each.sigma} for each in self.rated]

    def to_dict(self) -> dict[str, Any]:
        """Everything a program may want of it, best first."""
        ratings = self.ratings()
        return {
            "standings": [
                {"bot": self.names[bot], "games": self.played[bot], "wins": self.share_of(bot), **ratings[bot]} for bot in self.order()
            ],
            "cross": {
                self.names[bot]: {
                    self.names[other]: share(self.ahead[bot, other], self.met[bot, other]) for other in self.order() if self.met[bot, other]
                }
                for bot in self.order()
            },
            "endings": dict(Counter(meeting.ending for meeting in self.meetings).most_common()),
            "decisions": sum(meeting.decisions for meeting in self.meetings),
        }

    def columns(self) -> dict[str, list[Any]]:
        """A row for each seat of each game, for notebooks."""
        rows = [(number, meeting, seat) for number, meeting in enumerate(self.meetings) for seat in range(len(meeting.bots))]
        return {
            "game": [number for number, _, _ in rows],
            "round": [meeting.round_number for _, meeting, _ in rows],
            "deal": [meeting.deal for _, meeting, _ in rows],
            "seat": [seat for _, _, seat in rows],
            "bot": [self.names[meeting.bots[seat]] for _, meeting, seat in rows],
            "reward": [meeting.rewards[seat] for _, meeting, seat in rows],
            "rank": [meeting.ranks[seat] for _, meeting, seat in rows],
            "score": [float(meeting.scores[seat]) for _, meeting, seat in rows],
            "ending": [meeting.ending for _, meeting, _ in rows],
            "decisions": [meeting.decisions for _, meeting, _ in rows],
        }
