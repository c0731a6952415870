"""Tournaments between bots: everyone meets everyone, or Swiss rounds.

Every deal is played as often as there are seats, with the same cards, and the bots move one seat on each time: luck of the deal and of the
seat falls on all of them alike. The same deals are played at all tables.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, cycle, islice
from pathlib import Path
from typing import Any

from greathall.bots import make
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import swift
from greathall.kernel.rewards import by_rank
from greathall.lab.kept import BadStudy, Kept, Progress
from greathall.lab.playing import play_game
from greathall.lab.seeds import seed_from
from greathall.lab.standings import Meeting, Standings
from greathall.lab.workers import Workers
from greathall.version import VERSION

MOST_DEALS = 20
"""The most deals that are handed to a process at once."""
TURNS = 8
"""How many parts a round should have at least: slow games then keep all processes busy, and little is lost when it is stopped."""

Table = tuple[int, ...]
"""Who sits together, by their numbers in the list of bots."""
Part = tuple["Arena", int, Table, int, int]
"""The deals of a round at a table, from one number up to another."""


@dataclass(frozen=True)
class Arena:
    """What is to be played."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    """How many games in all; as many more as it takes to give every table the same number of whole deals."""
    rounds: int = 0
    """How many Swiss rounds; 0: everyone meets everyone."""
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    cards: str | None = None

    def check(self) -> None:
        """Make sure that all that it names is there; the error says what is not."""
        game = find_game(self.game)
        game.check_seats(self.seats)
        game.check_options(self.seats, self.options)
        game.read_cards(self.cards)
        if len(self.bots) < 2:
            raise BadStudy("a tournament needs at least two bots")
        if self.rounds and len(self.bots) < self.seats:
            raise BadStudy(f"Swiss rounds need at least as many bots as seats, {self.seats}; without them bots may sit at a table twice")
        for bot in self.bots:
            make(bot, swift("probe"))

    def names(self) -> list[str]:
        """The bots by name; those that come again have a number."""
        return [
            bot if bot not in self.bots[:place] else f"{bot} ({self.bots[: place + 1].count(bot)})" for place, bot in enumerate(self.bots)
        ]

    def tables(self) -> list[Table]:
        """Where everyone meets everyone: all tables there are. With fewer bots than seats, some sit there more than once."""
        met = combinations(range(len(self.bots)), min(self.seats, len(self.bots)))
        return [tuple(islice(cycle(table), self.seats)) for table in met]

    def deals(self) -> int:
        """How many deals each table plays, in each round."""
        tables = self.rounds * (len(self.bots) // self.seats) if self.rounds else len(self.tables())
        return max(1, math.ceil(self.games / (tables * self.seats)))

    def all_games(self) -> int:
        """How many games there will be."""
        tables = self.rounds * (len(self.bots) // self.seats) if self.rounds else len(self.tables())
        return tables * self.deals() * self.seats

    def about(self) -> dict[str, Any]:
        """What a study must say to be made again."""
        return {
            "study": "arena",
            "version": VERSION,
            "game": self.game,
            "cards": find_game(self.game).fingerprint(self.cards),
            "seats": self.seats,
            "bots": list(self.bots),
            "games": self.all_games(),
            "rounds": self.rounds,
            "seed": self.seed,
            "options": dict(self.options),
        }


def play_deals(part: Part) -> list[list[Any]]:
    """Play some deals of a table, each with the bots in all places; the rows of `Meeting`."""
    arena, round_number, table, start, end = part
    game = find_game(arena.game)
    rows: list[list[Any]] = []
    for deal in range(start, end):
        seed = seed_from(arena.seed, round_number, deal)
        for turned in range(arena.seats):
            sitting = [table[(seat + turned) % arena.seats] for seat in range(arena.seats)]
            state = game.new(arena.seats, seed, arena.cards, arena.options)
            bots = [make(arena.bots[bot], swift(f"{seed} {turned} {seat} {bot}")) for seat, bot in enumerate(sitting)]
            played = play_game(state, bots, swift(f"{seed} {turned} views"))
            rewards = [state.reward(seat) for seat in range(arena.seats)]
            rows.append([round_number, deal, sitting, rewards, list(by_rank(state)), state.scores(), state.ending(), played.decisions])
    return rows


def play_arena(
    arena: Arena, workers: Workers | None = None, kept: Path | None = None, progress: Progress = lambda games: None
) -> Standings:
    """Play a tournament. With a file, what is played is kept there, and a tournament that was stopped goes on."""
    arena.check()
    store = Kept(kept, arena.about())
    standings = Standings(arena.names())
    for round_number in range(max(1, arena.rounds)):
        tables = swiss_tables(arena, standings) if arena.rounds else arena.tables()
        work = {f"{one[1]} {'-'.join(map(str, one[2]))} {one[3]}": one for one in parts(arena, round_number, tables)}
        for rows in store.finish(work, play_deals, workers or Workers(), lambda part: (part[4] - part[3]) * arena.seats, progress):
            for row in rows:
                standings.add(Meeting(*row))
    return standings


def parts(arena: Arena, round_number: int, tables: list[Table]) -> Iterator[Part]:
    """The work of a round; how it is divided doesn't depend on who does it."""
    deals = arena.deals()
    size = max(1, min(MOST_DEALS, deals * len(tables) // TURNS))
    for table in tables:
        for start in range(0, deals, size):
            yield arena, round_number, table, start, min(start + size, deals)


def swiss_tables(arena: Arena, standings: Standings) -> list[Table]:
    """Bots that stand alike sit together, if possible with others than before. When the tables don't come out even, those who have played
    most sit out."""
    left = standings.order()
    out = len(left) % arena.seats
    resting = sorted(left, key=lambda bot: (-standings.played[bot], -left.index(bot)))[:out]
    left = [bot for bot in left if bot not in resting]
    tables: list[Table] = []
    while left:
        table = [left.pop(0)]
        while len(table) < arena.seats:
            nearest = min(left, key=lambda bot: (sum(standings.met[bot, other] for other in table), left.index(bot)))
            left.remove(nearest)
            table.append(nearest)
        tables.append(tuple(table))
    return tables
