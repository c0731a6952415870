"""What a table is after its latest entry, made of its entries (`changes`) and nothing else: no clock, no network, no store."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from greathall.hall.table import entries
from greathall.hall.table.chair import Chair
from greathall.hall.table.entries import NOBODY
from greathall.hall.table.holidays import pushed_back
from greathall.hall.table.plan import Plan
from greathall.hall.table.results import Result, result_of
from greathall.hall.table.shuffle import Shuffle
from greathall.kernel.match import Match
from greathall.kernel.record import Record
from greathall.kernel.state import State

Phase = Literal["gathering", "playing", "over", "abandoned", "outdated"]
NOT_ASKED = -1
"""Stands in place of the number of a question."""


class Table:
    """A table as it stands after its latest entry."""

    def __init__(self, opened: entries.Opened) -> None:
        self.plan: Plan = opened.plan
        self.host = opened.host
        """What the key of whoever laid the table is recognised by; empty once the host's rights were given away."""
        self.hosted = False
        """Whether the host has ever sat down: only of someone with a seat can be said that they are away."""
        self.watch = opened.watch
        self.chairs = [Chair() for _ in range(opened.plan.seats)]
        self.former: list[tuple[str, str]] = []
        """The locks of those who have lost their seats, and who plays on there; empty where those who were left gathered again."""
        self.worn_links: list[tuple[str, str]] = []
        """The locks of invitations and of links for other devices that led to seats which others have taken, and who that was."""
        self.substituted: list[tuple[int, int, int, str]] = []
        """Who was followed by a substitute: the game, the seat, after how many moves, and what they are called."""
        self.barred: dict[str, int] = {}
        """The browsers of those whom the host has removed, and how many invitations there had been by then."""
        self.swaps: dict[int, int] = {}
        """Before the game, who asks whom to change places."""
        self.phase: Phase = "gathering"
        self.number = 0
        """How many entries there are."""
        self.at = 0.0
        """When the latest entry was written, in the time of the hall."""
        self.public = 0
        """How many entries everyone may know of; what watchers count by."""
        self.invitations = 0
        """How many invitations there were."""
        self.withdrawn: set[str] = set()
        """The locks of invitations that open nothing any more."""
        self.games = 0
        self.shuffle: Shuffle | None = None
        """While the seed of the next game is being made."""
        self.record: Record | None = None
        self.state: State | None = None
        self.match: Match | None = None
        self.ended: Mapping[int, Record] = {}
        """The records of games that are over and began under other rules or with other cards, by their numbers."""
        self.shared: set[tuple[int, str]] = set()
        """What further keys of finished games are recognised by, each with its game: of links that players have shared, and of players who
        have left since."""
        self.position = 0
        """Grows with every entry that changes the game."""
        self.clear_game(0.0)

    def clear_game(self, at: float) -> None:
        """Nobody is asked, nothing is sealed, ordered or voted on."""
        seats = self.plan.seats
        self.questions = [NOT_ASKED] * seats
        """For each seat, the position at which its open question arose."""
        self.since = [at] * seats
        """For each seat, when its open question arose; after a game, when that ended."""
        self.held: dict[int, float] = {}
        """The seats whose decision waits until an offer is answered, and how much time they had taken for it."""
        self.counted_from = at
        """Since when the time to the next game of a match runs; where people are paired, since when they sit as they do."""
        self.reserves = [self.plan.reserve()] * seats
        self.sealed: dict[int, str] = {}
        self.passing: list[frozenset[str]] = [frozenset()] * seats
        """For each seat, the occasions on which its standing order passes windows."""
        self.forced = [not self.plan.lesson] * seats
        """For each seat, whether it is spared the moves that leave it no choice, where nobody could learn anything from that. In a lesson
        every move is the guest's own."""
        self.unasked: set[int] = set()
        """Which moves of the record were made without asking, by number from 0."""
        self.undo_by = NOBODY
        self.undo_agreed: set[int] = set()
        self.undo_denied = [0] * seats
        """For each seat, how many of its requests to take a move back the others have refused."""
        self.undo_from = [0] * seats
        """For each seat, at how many moves of the game it may ask the others again."""
        self.undo_lapsed = NOBODY
        """Whose wish to take a move back came to nothing by the latest entry, though nobody had answered it or withdrawn it."""
        self.votes: set[tuple[str, int, int]] = set()
        """What is wanted, of whom, by whom."""

    # Who is there, and who is asked.

    def seat_of(self, lock: str) -> int:
        """The seat with this lock, or `NOBODY`."""
        for seat, chair in enumerate(self.chairs if lock else ()):
            if chair.lock == lock:
                return seat
        return NOBODY

    def owners(self) -> list[int]:
        """The seats that people or programs own, whoever plays them now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.lock]

    def host_seat(self) -> int:
        """The seat of the host, or `NOBODY`."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.host), NOBODY)

    def hosting(self) -> int:
        """The seat that has the host's rights now, or `NOBODY`."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.deputy), self.host_seat())

    def people(self) -> list[int]:
        """The seats that people or programs play themselves; where a bot plays for the owner, it is the bot's."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.lock and not chair.stand_in]

    def resigned(self) -> list[int]:
        """The seats whose owners have resigned."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.resigned]

    def asked(self) -> list[int]:
        """The seats that owe a decision."""
        return [seat for seat, question in enumerate(self.questions) if question != NOT_ASKED]

    def alone(self, seat: int) -> bool:
        """Whether all other seats are bots', so that nobody learns anything from how soon this one answers, or from a hint."""
        return all(chair.bot for other, chair in enumerate(self.chairs) if other != seat)

    def responding(self) -> bool:
        """Whether the open question is a response window."""
        return self.state is not None and any(self.state.declining(seat) >= 0 for seat in self.asked())

    def in_window(self) -> bool:
        """Whether the open question is a response window with a closing time."""
        return self.plan.window_time() > 0 and self.responding()

    def waits_for(self, seat: int) -> bool:
        """Whether windows wait for the answer of this seat, which someone plays: everywhere where they have no closing time, and otherwise
        where nobody else plays who could learn something from how soon it comes."""
        return not self.plan.window_time() or self.people() == [seat]

    def closes(self) -> float:
        """When the open window closes at the latest."""
        return min(self.since[seat] for seat in self.asked()) + self.plan.window_time()

    def runs_out(self, seat: int) -> float | None:
        """When the time of an asked seat is over; None: never."""
        time, since = self.plan.decision_time(), self.since[seat]
        return None if time is None or self.in_window() else pushed_back(since, since + time + self.reserves[seat], self.chairs[seat].off)

    # The game.

    def result(self) -> Result:
        """How the game that was dealt last has ended."""
        return result_of(self.state, self.written(), self.resigned())

    def written(self) -> Record:
        """The game that was dealt last, on paper."""
        assert self.record is not None
        return self.record

    def game(self) -> tuple[State, Record]:
        """The game that was dealt last."""
        assert self.state is not None
        return self.state, self.written()
