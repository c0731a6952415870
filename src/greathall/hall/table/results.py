"""How a game ended. The rules know no resignation: whoever resigns has lost, and when only one seat is left the game is over."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from greathall.kernel.record import Record
from greathall.kernel.state import State


@dataclass(frozen=True)
class Result:
    """The ending in a word, each seat's points, and who has won."""

    ending: str
    scores: list[float]
    winners: list[int]

    def mask(self) -> int:
        """The winners, a bit for each seat."""
        return sum(1 << seat for seat in self.winners)


OTHER_RULES: Final = "other_rules"
"""The ending of a game that began under other rules or with other cards: only they could say how it came about."""


def result_of(state: State | None, record: Record, resigned: Collection[int]) -> Result:
    """How a game that is not going on has ended, with those who have resigned. There is no state of one that began under other rules."""
    remaining = [seat for seat in range(record.seats) if seat not in resigned]
    if record.finished():
        return Result(OTHER_RULES if state is None else state.ending(), record.scores, winners_among(remaining, record))
    if len(remaining) == 1:
        return Result("resigned", [float(score) for score in state.scores()] if state else [0.0] * record.seats, remaining)
    return Result("abandoned", [], [])


def winners_among(remaining: list[int], record: Record) -> list[int]:
    """The winners that the rules name, but for those who have resigned; if none is left, whoever has the most points of the others."""
    winners = [seat for seat in record.winners if seat in remaining]
    if winners or not remaining:
        return winners or record.winners
    best = max(record.scores[seat] for seat in remaining)
    return [seat for seat in remaining if record.scores[seat] == best]


def record_text(record: Record, result: Result, resigned: Collection[int]) -> str:
    """The record as it is kept. What the rules know nothing of stands in it as remarks, so that it can be played again and verified."""
    remarks = [f"# seat {seat} has resigned" for seat in sorted(resigned)]
    if remarks and result.winners:
        remarks.append(f"# winners: {' '.join(map(str, result.winners))}")
    return record.to_text() + "".join(f"{remark}\n" for remark in remarks)
