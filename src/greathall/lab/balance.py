"""Whether a game is fair to its seats, Houses, decks, agendas, titles and cards: who wins how often, between equal bots."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from greathall.bots import make
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import swift
from greathall.lab.factors import Watched
from greathall.lab.intervals import chance_of, corrected, spread_share
from greathall.lab.kept import Kept, Progress
from greathall.lab.naming import Naming
from greathall.lab.playing import play_game
from greathall.lab.seeds import seed_from
from greathall.lab.workers import Workers
from greathall.version import VERSION

PART: Final = 20
"""How many games are handed to a process at once."""
ENOUGH: Final = 30
"""In how many games something must have been seen before anything is said of it."""
SURE: Final = 0.05
"""How likely chance may bring a difference at most that is called one."""
KINDS: Final = ("seat", "place in the order of play", "House", "deck", "agenda", "title", "card drawn", "card played")
ORDERED: Final = KINDS[:2]

Part = tuple["Balance", int, int]
"""The games of a study from one number up to another."""


@dataclass(frozen=True)
class Balance:
    """What is to be studied."""

    game: str
    seats: int
    games: int
    bot: str = "middling"
    """The bot in every seat."""
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    cards: str | None = None

    def check(self) -> None:
        """Make sure that all that it names is there; the error says what is not."""
        game = find_game(self.game)
        game.check_seats(self.seats)
        game.check_options(self.seats, self.options)
        game.read_cards(self.cards)
        make(self.bot, swift("probe"))

    def about(self) -> dict[str, Any]:
        """What a study must say to be made again."""
        return {
            "study": "balance",
            "version": VERSION,
            "game": self.game,
            "cards": find_game(self.game).fingerprint(self.cards),
            "seats": self.seats,
            "bot": self.bot,
            "games": self.games,
            "seed": self.seed,
            "options": dict(self.options),
        }


class Sums:
    """Sums over games, of which those of a thing say how its seats fared. They can be written as JSON, and add up."""

    def __init__(self, written: Mapping[str, Any] | None = None) -> None:
        said = written or {"games": 0, "endings": {}, "lengths": {}, "things": {}}
        self.games: int = said["games"]
        self.endings: Counter[str] = Counter(said["endings"])
        self.lengths: Counter[int] = Counter({int(length): count for length, count in said["lengths"].items()})
        self.things: dict[str, dict[str, list[float]]] = said["things"]
        """By kind and name: games, seats, victories, and the sums of victories², victories × seats and seats² over games."""

    def add_game(self, had: set[tuple[str, str, int]], rewards: list[float], ending: str, decisions: int) -> None:
        self.games += 1
        self.endings[ending] += 1
        self.lengths[decisions] += 1
        seats: dict[tuple[str, str], list[int]] = {}
        for kind, name, seat in sorted(had):
            seats.setdefault((kind, name), []).append(seat)
        for (kind, name), held in seats.items():
            count, won = float(len(held)), sum(rewards[seat] for seat in held)
            self.add_thing(kind, name, [1, count, won, won * won, won * count, count * count])

    def add_thing(self, kind: str, name: str, more: list[float]) -> None:
        sums = self.things.setdefault(kind, {}).setdefault(name, [0.0] * 6)
        for place, value in enumerate(more):
            sums[place] += value

    def add(self, other: Sums) -> None:
        self.games += other.games
        self.endings.update(other.endings)
        self.lengths.update(other.lengths)
        for kind, names in other.things.items():
            for name, sums in names.items():
                self.add_thing(kind, name, sums)

    def to_dict(self) -> dict[str, Any]:
        return {"games": self.games, "endings": self.endings, "lengths": self.lengths, "things": self.things}


def play_some(part: Part) -> dict[str, Any]:
    """Play the games from one number up to another."""
    study, start, end = part
    game = find_game(study.game)
    sums = Sums()
    for number in range(start, end):
        seed = seed_from(study.seed, number)
        state = game.new(study.seats, seed, study.cards, study.options)
        watched = Watched(state)
        bots = [make(study.bot, swift(f"{seed} seat {seat}")) for seat in range(study.seats)]
        played = play_game(state, bots, swift(f"{seed} views"), watched.watch)
        sums.add_game(watched.all(state), [state.reward(seat) for seat in range(study.seats)], state.ending(), played.decisions)
    return sums.to_dict()


def play_balance(study: Balance, workers: Workers | None = None, kept: Path | None = None, progress: Progress = lambda games: None) -> Sums:
    """Play the games of a study. With a file, what is played is kept there, and a study that was stopped goes on."""
    study.check()
    store = Kept(kept, study.about())
    work = {str(start): (study, start, min(start + PART, study.games)) for start in range(0, study.games, PART)}
    total = Sums()
    for part in store.finish(work, play_some, workers or Workers(), lambda part: part[2] - part[1], progress):
        total.add(Sums(part))
    return total


def shares(sums: Sums, naming: Naming) -> Iterator[dict[str, Any]]:
    """For each thing: how often a seat that had it won, beside what is even for things of its kind, and how likely that is chance.

    Whoever draws or plays much may win more often whatever it is, so what is even is the mean of the kind, not one over the number of
    seats."""
    for kind, names in sums.things.items():
        even = sum(each[2] for each in names.values()) / sum(each[1] for each in names.values())
        for name, (games, seats, won, won_won, won_seats, seats_seats) in names.items():
            mean = won / seats
            spread = max(0.0, won_won - 2 * mean * won_seats + mean * mean * seats_seats) / seats**2
            by_chance = (won_won - 2 * even * won_seats + even * even * seats_seats) / seats**2
            # What nearly every seat has in every game varies next to nothing; a seat is taken for no more than two.
            by_chance = max(by_chance, even * (1 - even) / (2 * seats))
            z = (mean - even) / math.sqrt(by_chance) if by_chance > 0 else 0.0
            share = spread_share(mean, spread, games, 2 * seats)
            about = {"kind": kind, "name": name, "called": naming.called(kind, name)}
            yield {**about, "games": int(games), **share, "even": even, "chance": chance_of(z)}


def compared(sums: Sums, naming: Naming) -> list[dict[str, Any]]:
    """All shares, with chances that hold for all comparisons together; None where too few games say anything. The most victories come
    first, but for seats and places, which have an order of their own."""
    rows = list(shares(sums, naming))
    enough = [row for row in rows if row["games"] >= ENOUGH and len(sums.things[row["kind"]]) > 1]
    for row in rows:
        row["corrected"] = None
    for row, value in zip(enough, corrected([row["chance"] for row in enough]), strict=True):
        row["corrected"] = value
    return sorted(
        rows, key=lambda row: (KINDS.index(row["kind"]), row["name"] if row["kind"] in ORDERED else "", -row["share"], row["name"])
    )


def uneven(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The things of which chance alone doesn't explain how often they win, the furthest from even first."""
    found = [row for row in rows if row["corrected"] is not None and row["corrected"] < SURE]
    return sorted(found, key=lambda row: -abs(row["share"] - row["even"]))


def with_kind(row: Mapping[str, Any]) -> str:
    """A thing with its kind, unless its name says that."""
    return str(row["called"]) if row["kind"] in ORDERED else f"{row['kind']} {row['called']}"


def verdict(rows: list[dict[str, Any]]) -> str:
    """What the study says, in plain words."""
    found = uneven(rows)
    compared_rows = [row for row in rows if row["corrected"] is not None]
    if not compared_rows:
        return f"There are too few games to say anything: each thing must have been there in at least {ENOUGH}."
    if not found:
        widest = max((row["high"] - row["low"]) / 2 for row in compared_rows)
        return f"Nothing is uneven beyond chance. The widest of the {len(compared_rows)} intervals reaches {widest:.1%} to either side."
    named = "; ".join(f"{with_kind(row)} wins {row['share']:.1%} where {row['even']:.1%} is even" for row in found[:8])
    more = f"; and {len(found) - 8} more" if len(found) > 8 else ""
    return f"Uneven beyond chance, of {len(compared_rows)} things compared: {named}{more}."


def results_of(study: Balance, sums: Sums) -> dict[str, Any]:
    """All figures of a study, and what it takes to make them again."""
    rows = compared(sums, Naming(find_game(study.game), study.cards))
    return {
        "about": study.about(),
        "verdict": verdict(rows),
        "shares": rows,
        "endings": dict(sums.endings.most_common()),
        "lengths": {str(length): sums.lengths[length] for length in sorted(sums.lengths)},
    }
