"""A recorded game judged move by move: what each decision was worth to the seat that took it, from what that seat could know.

A search chooses the best move. It and the move that was played are then played on from the same draws of what the seat could not know, so
that the difference between them has little to do with luck.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from greathall.bots.rollout import play_on, worth
from greathall.bots.search import SearchBot
from greathall.kernel.chance import Chance, swift
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import is_offer
from greathall.kernel.record import Record
from greathall.kernel.state import State
from greathall.lab.kept import Kept, Progress
from greathall.lab.workers import Workers
from greathall.version import VERSION

PART: Final = 4
"""How many decisions are handed to a process at once."""
SLIP: Final = 0.03
MISTAKE: Final = 0.10
"""How much of a victory a move must cost at least to be called that."""

Part = tuple[str, tuple[int, ...], int, int]
"""The text of a record, the numbers of some of its moves, the iterations for each, and the seed."""


@dataclass(frozen=True)
class Judged:
    """A decision, and what is said of it."""

    number: int
    """Of the move, counted from 1."""
    seat: int
    played: str
    best: str
    """Both as texts of moves."""
    chance: float
    """What the position was worth to the seat with the best move, from 0 to 1."""
    loss: float
    """How much less the played move is worth."""
    noise: float
    """By how much the loss may be wrong (95 %)."""
    choices: int

    def word(self) -> str:
        """best, good, slip or mistake. What may be luck of the draws is good."""
        if self.played == self.best:
            return "best"
        if self.loss < SLIP or self.loss <= self.noise:
            return "good"
        return "slip" if self.loss < MISTAKE else "mistake"


def about(record: Record, iterations: int, seed: int) -> dict[str, Any]:
    """What a review must say to be made again."""
    return {
        "study": "review",
        "version": VERSION,
        "engine": record.engine,
        "game": record.game,
        "seats": record.seats,
        "commitment": record.commitment,
        "moves": len(record.moves),
        "iterations": iterations,
        "seed": seed,
    }


def decisions(record: Record) -> Iterator[tuple[int, State, int, int]]:
    """The decisions of a record: the number of the move, the position before it, the seat and the move. Forced moves, offers and answers to
    them are none."""
    state = record.deal()
    for number, (seat, text) in enumerate(record.moves, 1):
        if not is_offer(text) and not (isinstance(state, Dealing) and state.asking() is not None):
            move = state.read(text)
            if move in state.moves(seat) and len(state.moves(seat)) > 1:
                yield number, state, seat, move
        record.step(state, number)


def judge(state: State, number: int, seat: int, move: int, iterations: int, chance: Chance) -> Judged:
    """Judge one decision from what the seat knew."""
    position = state.imagine(seat, chance)
    bot = SearchBot(chance, iterations=iterations)
    best = bot.favourite(bot.think(position, seat).children)
    differences: list[float] = []
    if best.move != move:
        for _ in range(max(2, iterations // 2)):
            drawn = position.imagine(seat, chance)
            differences.append(after(drawn, seat, best.move, chance) - after(drawn, seat, move, chance))
    mean = sum(differences) / max(1, len(differences))
    spread = sum((each - mean) ** 2 for each in differences) / max(1, len(differences) - 1)
    noise = 1.96 * math.sqrt(spread / max(1, len(differences)))
    choices = len(state.moves(seat))
    return Judged(number, seat, state.text(move), state.text(best.move), best.value(), max(0.0, mean), noise, choices)


def after(drawn: State, seat: int, move: int, chance: Chance) -> float:
    """What a position is worth to a seat when it has made a move and play has gone on."""
    trial = drawn.copy()
    chapter = trial.chapter()
    trial.apply(seat, move)
    play_on(trial, chance, chapter)
    return worth(trial, seat)


def judge_some(part: Part) -> list[dict[str, Any]]:
    """Judge some decisions of a record."""
    text, numbers, iterations, seed = part
    record = Record.from_text(text)
    return [
        vars(judge(state.copy(), number, seat, move, iterations, swift(f"{seed} {number}")))
        for number, state, seat, move in decisions(record)
        if number in numbers
    ]


def review(
    record: Record,
    iterations: int = 1000,
    seed: int = 0,
    workers: Workers | None = None,
    kept: Path | None = None,
    progress: Progress = lambda decided: None,
) -> list[Judged]:
    """Judge all decisions of a record. With a file, what is judged is kept there, and a review that was stopped goes on."""
    numbers = [number for number, *_ in decisions(record)]
    store = Kept(kept, about(record, iterations, seed))
    some = [tuple(numbers[at : at + PART]) for at in range(0, len(numbers), PART)]
    work = {str(few[0]): (record.to_text(), few, iterations, seed) for few in some}
    found = store.finish(work, judge_some, workers or Workers(), lambda part: len(part[1]), progress)
    return [Judged(**each) for part in found for each in part]


def summary(record: Record, judged: list[Judged]) -> list[dict[str, Any]]:
    """How each seat has played: its decisions, how they were called, and what they cost on average."""
    found = []
    for seat in range(record.seats):
        mine = [each for each in judged if each.seat == seat]
        words: Mapping[str, int] = {word: sum(each.word() == word for each in mine) for word in ("best", "good", "slip", "mistake")}
        lost = sum(each.loss for each in mine if each.word() in ("slip", "mistake"))
        found.append({"seat": seat, "player": record.players[seat], "decisions": len(mine), **words, "lost": lost})
    return found
