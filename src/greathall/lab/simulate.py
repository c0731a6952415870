"""Very many games between bots, on all cores, and what came of them. The same seed gives the same games, whatever the number of jobs."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from greathall.bots import UnknownBot, make
from greathall.kernel.bits import seats_of
from greathall.kernel.catalog import Game, find_game
from greathall.kernel.chance import swift
from greathall.kernel.errors import UnknownGame
from greathall.lab.contract import check_game
from greathall.lab.intervals import share
from greathall.lab.playing import Played, play_game, play_match
from greathall.lab.seeds import seed_from
from greathall.lab.workers import Workers

MOST_AT_ONCE = 20
"""The most games handed to a process at once."""
TURNS = 8
"""How often each process should come for more: slow games then keep all of them busy, and progress shows."""


@dataclass(frozen=True)
class Experiment:
    """What is to be simulated."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    matches: bool = False
    """Play matches instead of single games."""
    checked: int = 0
    """How many of the games are also played through the checks of the contract."""
    options: Mapping[str, str] = field(default_factory=dict)
    cards: str | None = None

    def check(self) -> None:
        """Make sure that all that the experiment names is there; the error says what is not."""
        game = find_game(self.game)
        game.check_seats(self.seats)
        game.check_options(self.seats, self.options)
        game.read_cards(self.cards)
        if not self.bots:
            raise UnknownBot("name at least one bot")
        if self.matches and self.checked:
            raise UnknownGame("the contract's checks run on single games, not on matches")
        for bot in self.bots:
            make(bot, swift("probe"))

    def bot_at(self, game: int, seat: int) -> int:
        """Which of the bots sits there: they move one seat on each game, so that all sit everywhere equally often."""
        return (seat + game) % len(self.bots)


@dataclass
class Tally:
    """Sums over games; tallies of parts add up to that of the whole."""

    games: int = 0
    moves: int = 0
    decisions: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    played_by_bot: Counter[str] = field(default_factory=Counter)
    won_by_bot: Counter[str] = field(default_factory=Counter)
    won_by_seat: Counter[int] = field(default_factory=Counter)
    seconds: float = 0.0
    """Processor time, all jobs together."""

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.moves += other.moves
        self.decisions += other.decisions
        self.seconds += other.seconds
        for mine, theirs in (
            (self.lengths, other.lengths),
            (self.endings, other.endings),
            (self.played_by_bot, other.played_by_bot),
            (self.won_by_bot, other.won_by_bot),
            (self.won_by_seat, other.won_by_seat),
        ):
            mine.update(theirs)  # type: ignore[arg-type]

    def count(self, experiment: Experiment, number: int, won: int, games: Sequence[Played]) -> None:
        """Enter game or match `number`; a shared victory is divided."""
        self.games += 1
        winners = seats_of(won)
        for seat in range(experiment.seats):
            bot = experiment.bots[experiment.bot_at(number, seat)]
            self.played_by_bot[bot] += 1
            if seat in winners:
                self.won_by_bot[bot] += 1 / len(winners)  # type: ignore[assignment]
                self.won_by_seat[seat] += 1 / len(winners)  # type: ignore[assignment]
        for played in games:
            self.moves += played.moves
            self.decisions += played.decisions
            self.lengths[played.decisions] += 1
            self.endings[played.state.ending()] += 1

    def to_dict(self, experiment: Experiment) -> dict[str, Any]:
        """Everything a program may want of it."""
        return {
            "game": experiment.game,
            "seats": experiment.seats,
            "bots": list(experiment.bots),
            "seed": experiment.seed,
            "matches" if experiment.matches else "games": self.games,
            "wins_by_bot": {bot: share(self.won_by_bot[bot], played) for bot, played in self.played_by_bot.items()},
            "wins_by_seat": {str(seat): share(self.won_by_seat[seat], self.games) for seat in range(experiment.seats)},
            "endings": {ending: count / sum(self.endings.values()) for ending, count in self.endings.most_common()},
            "decisions_a_game": self.decisions / max(1, sum(self.lengths.values())),
            "length_quartiles": quartiles(self.lengths),
            "decisions_a_second_a_core": self.decisions / max(self.seconds, 1e-9),
        }


def quartiles(lengths: Counter[int]) -> list[int]:
    """The lengths that a quarter, half and three quarters of the games don't exceed."""
    ordered = sorted(lengths.elements())
    return [ordered[(len(ordered) * quarter + 3) // 4 - 1] for quarter in (1, 2, 3)] if ordered else []


def seed_of(experiment: Experiment, number: int) -> int:
    """The seed of a game: all of them differ, whatever the seed of the experiment."""
    return seed_from(experiment.seed, number)


def play_some(work: tuple[Experiment, int, int]) -> Tally:
    """Play the games from one number up to another."""
    experiment, start, end = work
    game: Game = find_game(experiment.game)
    tally = Tally()
    began = time.process_time()
    for number in range(start, end):
        seed = seed_of(experiment, number)
        sitting = [experiment.bot_at(number, seat) for seat in range(experiment.seats)]
        bots = [make(experiment.bots[bot], swift(f"{seed} seat {seat}")) for seat, bot in enumerate(sitting)]
        if experiment.matches:
            match, games = play_match(game, experiment.seats, seed, bots, experiment.options, experiment.cards)
            tally.count(experiment, number, int(match.winners()), games)
            continue
        if number < experiment.checked:
            check_game(game, experiment.seats, seed, experiment.options, experiment.cards)
        state = game.new(experiment.seats, seed, experiment.cards, experiment.options)
        played = play_game(state, bots, swift(f"{seed} views"))
        tally.count(experiment, number, int(state.winners()), [played])
    tally.seconds = time.process_time() - began
    return tally


def part_size(games: int, jobs: int) -> int:
    """How many games are handed to a process at once."""
    return max(1, min(MOST_AT_ONCE, games // (TURNS * max(1, jobs))))


def simulate(experiment: Experiment, jobs: int = 1, progress: Callable[[int], None] = lambda played: None) -> Tally:
    """Play all games of an experiment; `progress` hears how many more were played."""
    experiment.check()
    size = part_size(experiment.games, jobs)
    work = [(experiment, start, min(start + size, experiment.games)) for start in range(0, experiment.games, size)]
    parts: dict[int, Tally] = {}
    for place, part in Workers(jobs).spread(play_some, work):
        parts[place] = part
        progress(part.games)
    # In their order, so that sums of fractions come out the same whatever the number of jobs.
    total = Tally()
    for place in range(len(work)):
        total.add(parts[place])
    return total
