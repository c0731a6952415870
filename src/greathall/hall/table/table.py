"""What a table is, made of its entries and nothing else: no clock, no network, no store."""

from __future__ import annotations

from typing import Any, Literal, assert_never

from greathall.hall.table import entries
from greathall.hall.table.entries import NOBODY, Entry
from greathall.hall.table.plan import Plan
from greathall.kernel.catalog import find_game
from greathall.kernel.event import Event
from greathall.kernel.match import Match
from greathall.kernel.record import Record
from greathall.kernel.state import State

Phase = Literal["gathering", "playing", "over", "abandoned"]
NOT_ASKED = -1
"""Stands in place of the number of a question."""


class Chair:
    """Who sits at a seat. When seats rotate, everyone takes their chair along."""

    def __init__(
        self, name: str = "", lock: str = "", bot: str = "", stand_in: str = "", returns: bool = False, late: bool = False, told: int = 0
    ) -> None:
        self.name = name
        self.lock = lock
        """What the owner's key is recognised by; empty for a bot and a free chair."""
        self.bot = bot
        self.stand_in = stand_in
        """The bot that plays for the owner."""
        self.returns = returns
        """Whether the owner plays again as soon as they are back: those who let a bot play decide for themselves when."""
        self.late = late
        """Whether the owner's time had run out when they last had to decide."""
        self.told = told
        """How many entries its owner may know of."""

    def free(self) -> bool:
        return not self.lock and not self.bot

    def player(self) -> str:
        """The bot that decides for this chair now; empty: its owner does."""
        return self.bot or self.stand_in

    def to_dict(self) -> dict[str, Any]:
        return dict(vars(self))


class Table:
    """A table as it stands after its latest entry."""

    def __init__(self, opened: entries.Opened) -> None:
        self.plan: Plan = opened.plan
        self.host = opened.host
        self.watch = opened.watch
        self.chairs = [Chair() for _ in range(opened.plan.seats)]
        self.phase: Phase = "gathering"
        self.number = 0
        """How many entries there are."""
        self.at = 0.0
        """When the latest entry was written, in the time of the hall."""
        self.public = 0
        """How many entries everyone may know of; what watchers count by."""
        self.games = 0
        self.record: Record | None = None
        self.state: State | None = None
        self.match: Match | None = None
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
        self.votes: set[tuple[str, int, int]] = set()
        """What is wanted, of whom, by whom."""

    # Who is there, and who is asked.

    def seat_of(self, lock: str) -> int:
        """The seat with this lock, or `NOBODY`."""
        return next((seat for seat, chair in enumerate(self.chairs) if lock and chair.lock == lock), NOBODY)

    def owners(self) -> list[int]:
        """The seats that people or programs own, whoever plays them now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.lock]

    def people(self) -> list[int]:
        """The seats that people or programs play themselves; where a bot plays for the owner, it is the bot's."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.lock and not chair.stand_in]

    def asked(self) -> list[int]:
        """The seats that owe a decision."""
        return [seat for seat, question in enumerate(self.questions) if question != NOT_ASKED]

    def alone(self, seat: int) -> bool:
        """Whether all other seats are bots', so that nobody learns anything from how soon this one answers, or from a hint."""
        return all(chair.bot for other, chair in enumerate(self.chairs) if other != seat)

    def in_window(self) -> bool:
        """Whether the open question is a response window with a closing time."""
        return self.plan.window > 0 and any(self.state is not None and self.state.declining(seat) >= 0 for seat in self.asked())

    def waits_for(self, seat: int) -> bool:
        """Whether windows wait for the answer of this seat, which someone plays: everywhere where they have no closing time, and otherwise
        where nobody else plays who could learn something from how soon it comes."""
        return not self.plan.window or self.people() == [seat]

    def closes(self) -> float:
        """When the open window closes at the latest."""
        return min(self.since[seat] for seat in self.asked()) + self.plan.window

    def runs_out(self, seat: int) -> float | None:
        """When the time of an asked seat is over; None: never."""
        time = self.plan.decision_time()
        return None if time is None or self.in_window() else self.since[seat] + time + self.reserves[seat]

    # What happens.

    def apply(self, at: float, entry: Entry) -> list[Event]:
        """Take in the next entry; what it made happen in the game. `IllegalMove`, and nothing changed, if it is a move or an offer that the
        rules don't allow."""
        happened = self.change(at, entry)
        self.number += 1
        self.at = at
        self.count(entry)
        return happened

    def change(self, at: float, entry: Entry) -> list[Event]:
        """Change what the entry says."""
        happened: list[Event] = []
        match entry:
            case entries.Opened():
                pass
            case entries.Seated():
                chair = self.chairs[entry.seat]
                chair.name, chair.lock, chair.bot = entry.name, entry.lock, entry.bot
            case entries.Freed():
                self.chairs[entry.seat] = Chair(told=self.public)
            case entries.Swapped():
                one, other = entry.one, entry.other
                self.chairs[one], self.chairs[other] = self.chairs[other], self.chairs[one]
            case entries.Started():
                happened = self.start(at, entry)
            case entries.Played():
                happened = self.play(at, [(entry.seat, entry.move)])
                if entry.by == "owner":
                    self.votes.discard(("abandon", NOBODY, entry.seat))  # whoever plays on no longer wants to end the game
                if entry.by != "bot":
                    self.chairs[entry.seat].late = entry.by == "clock"
            case entries.Called():
                happened = self.speak(at, entry.seat, entry.move)
            case entries.Offered():
                happened = self.speak(at, entry.seat, entry.offer)
            case entries.Sealed():
                self.sealed[entry.seat] = entry.move
                self.chairs[entry.seat].late = False
            case entries.WindowClosed():
                happened = self.play(at, entry.answers)
            case entries.Unasked():
                _, record = self.game()
                self.unasked.update(range(len(record.moves), len(record.moves) + len(entry.moves)))
                happened = self.play(at, [(seat, move) for seat, move, _ in entry.moves])
            case entries.Ordered():
                self.passing[entry.seat] = frozenset(entry.passing)
                self.forced[entry.seat] = entry.forced
            case entries.Said():
                pass
            case entries.UndoAsked():
                self.undo_by, self.undo_agreed = entry.seat, set()
            case entries.UndoAnswered():
                if entry.agreed:
                    self.undo_agreed.add(entry.seat)
                else:
                    self.undo_by = NOBODY
            case entries.Undone():
                self.undo(at, entry.moves)
            case entries.Voted():
                (self.votes.add if entry.wanted else self.votes.discard)((entry.matter, entry.target, entry.seat))
            case entries.HandedOver():
                chair = self.chairs[entry.seat]
                chair.stand_in, chair.returns = entry.bot, entry.why != "owner"
                self.votes = {vote for vote in self.votes if vote[:2] != ("hand_over", entry.seat)}
            case entries.TakenBack():
                chair = self.chairs[entry.seat]
                chair.stand_in, chair.returns, chair.late = "", False, False
            case entries.Abandoned():
                self.position += 1
                self.clear_game(at)
                self.phase = "abandoned"
            case _:
                assert_never(entry)
        return happened

    def count(self, entry: Entry) -> None:
        """Count the entry for all who may know of it. Each counts for itself, so that nobody can see what others alone were told."""
        seer = entries.seer(entry)
        if seer is None:
            self.public += 1
        for seat, chair in enumerate(self.chairs):
            if seer in (None, seat):
                chair.told += 1

    def start(self, at: float, entry: entries.Started) -> list[Event]:
        """Deal a game."""
        if entry.rotated:
            self.chairs = [self.chairs[-1], *self.chairs[:-1]]
        game = find_game(self.plan.game)
        self.record = Record(game.name, self.plan.seats, entry.seed, entry.nonce)
        self.record.engine = entry.engine
        self.record.options = dict(entry.options)
        self.record.players = [chair.name for chair in self.chairs]
        self.state = self.record.deal()
        self.state.players = self.record.players
        if self.plan.match and (self.match is None or self.match.over()):
            self.match = Match(game.contest, self.plan.seats, int(entry.options.get("first", "0")))
        self.games += 1
        self.phase = "playing"
        self.clear_game(at)
        self.ask(at, set())
        return list(self.state.events or [])

    def play(self, at: float, answers: list[tuple[int, str]]) -> list[Event]:
        """Play the moves of these seats, one after the other."""
        state, record = self.game()
        timed = not self.in_window()
        waiting = set(self.asked())
        owing = waiting.copy()
        happened: list[Event] = []
        for seat, text in answers:
            record.play(state, seat, text)
            happened += state.events or []
            if timed and seat in owing:
                self.charge(at, seat)
                owing.discard(seat)  # what follows at once takes no time
        self.sealed.clear()
        self.undo_by = NOBODY
        self.ask(at, waiting - {seat for seat, _ in answers})
        if state.over():
            self.finish(at)
        return happened

    def speak(self, at: float, seat: int, text: str) -> list[Event]:
        """A seat makes an offer, or answers one that lies open. Everyone is asked again, since what they were asked may have changed."""
        state, record = self.game()
        record.play(state, seat, text)
        happened = list(state.events or [])
        self.undo_by = NOBODY
        self.ask(at, set())
        return happened

    def charge(self, at: float, seat: int) -> None:
        """Take what a seat used beyond the time of its decision out of its reserve."""
        time = self.plan.decision_time()
        if time is not None:
            self.reserves[seat] = max(0.0, self.reserves[seat] - max(0.0, at - self.since[seat] - time))

    def ask(self, at: float, waiting: set[int]) -> None:
        """Note who is asked now. Seats that were asked together with those who answered, and still are, keep their question."""
        state, _ = self.game()
        self.position += 1
        deciders = int(state.deciders())
        now = {seat for seat in range(self.plan.seats) if deciders >> seat & 1}
        for seat in range(self.plan.seats):
            if seat not in now:
                self.questions[seat] = NOT_ASKED
            elif now != waiting:
                self.questions[seat], self.since[seat] = self.position, at

    def undo(self, at: float, moves: int) -> None:
        """Go back to where the game stood after that many moves; orders given since may rest on what has been taken back."""
        _, record = self.game()
        record.moves = record.moves[:moves]
        self.state = record.replay()
        self.state.players = record.players
        self.unasked = {number for number in self.unasked if number < moves}
        self.passing = [frozenset()] * self.plan.seats
        self.sealed.clear()
        self.undo_by = NOBODY
        self.ask(at, set())

    def finish(self, at: float) -> None:
        """The game is over; what was kept secret may be known."""
        state, _ = self.game()
        reserves = self.reserves
        self.clear_game(at)
        self.reserves = reserves
        self.phase = "over"
        if self.match is not None:
            self.match.add(state)

    def game(self) -> tuple[State, Record]:
        """The game that was dealt last."""
        assert self.state is not None
        assert self.record is not None
        return self.state, self.record

    # On paper.

    def to_dict(self) -> dict[str, Any]:
        """Everything, with all that is secret; `from_dict` reads it back."""
        return {
            "plan": self.plan.model_dump(mode="json"),
            "host": self.host,
            "watch": self.watch,
            "chairs": [chair.to_dict() for chair in self.chairs],
            "phase": self.phase,
            "number": self.number,
            "at": self.at,
            "told": self.public,
            "games": self.games,
            "record": None if self.record is None else self.record.to_text(),
            "state": None if self.state is None else self.state.to_dict(),
            "match": None if self.match is None else self.match.to_dict(),
            "position": self.position,
            "questions": self.questions,
            "since": self.since,
            "reserves": self.reserves,
            "sealed": list(self.sealed.items()),
            "passing": [sorted(occasions) for occasions in self.passing],
            "forced": self.forced,
            "unasked": sorted(self.unasked),
            "undo_by": self.undo_by,
            "undo_agreed": sorted(self.undo_agreed),
            "votes": sorted(self.votes),
        }


def from_dict(data: dict[str, Any]) -> Table:
    """Read back what `Table.to_dict` wrote."""
    plan = Plan.model_validate(data["plan"])
    table = Table(entries.Opened(plan=plan, host=data["host"], watch=data["watch"]))
    table.chairs = [Chair(**chair) for chair in data["chairs"]]
    for name in ("phase", "number", "at", "games", "position", "questions", "since", "reserves", "forced", "undo_by"):
        setattr(table, name, data[name])
    table.public = data["told"]
    table.sealed = dict(data["sealed"])
    table.passing = [frozenset(occasions) for occasions in data["passing"]]
    table.unasked = set(data["unasked"])
    table.undo_agreed = set(data["undo_agreed"])
    table.votes = {(matter, target, seat) for matter, target, seat in data["votes"]}
    if data["match"] is not None:
        table.match = Match.from_dict(data["match"])
    if data["record"] is not None:
        table.record = Record.from_text(data["record"])
        table.state = find_game(plan.game).from_dict(data["state"])
        table.state.players = table.record.players
        table.state.listen()
    return table
