"""Between the games of a match: when the next one begins, and who wants it to wait."""

from __future__ import annotations

from typing import Final

from greathall.hall.table import entries
from greathall.hall.table.entries import NOBODY
from greathall.hall.table.plan import DAY, Days
from greathall.hall.table.table import Table
from greathall.hall.table.votes import Gone, absent
from greathall.kernel.catalog import Game

PAUSE: Final = 20.0
"""How many seconds after a game of a match the next one begins, if not everyone has asked for it before; over days it is a day."""


def has_match(game: Game) -> bool:
    """Whether a game knows matches of several games."""
    return game.contest.victories > 1 or game.contest.games > 1


def goes_on(table: Table) -> bool:
    """Whether another game of a match is to follow the one that is over, or that the players have ended."""
    return table.phase in ("over", "abandoned") and table.match is not None and not table.match.over()


def follows(table: Table) -> bool:
    """Whether it follows by itself: whoever has ended a game together says when they want to play on."""
    return table.phase == "over" and goes_on(table)


def moves_on(table: Table) -> bool:
    """Whether everyone moves on by a seat before the next game: after each one, except within a match."""
    return table.phase != "gathering" and (table.match is None or table.match.over())


def next_at(table: Table) -> float | None:
    """When the next game of the match begins by itself; None: it doesn't, or not while someone wants it to wait."""
    if not follows(table) or waiting(table):
        return None
    return table.counted_from + (DAY if isinstance(table.plan.pace, Days) else PAUSE)


def waiting(table: Table) -> list[int]:
    """The seats that want the next game to wait."""
    return sorted(seat for matter, _, seat in table.votes if matter == "pause")


def given_up(table: Table, now: float, gone: Gone) -> entries.Voted | None:
    """Nobody waits for someone who wanted a pause and has left."""
    for seat in waiting(table):
        if absent(table, seat, now, gone):
            return entries.Voted(seat=seat, matter="pause", target=NOBODY, wanted=False)
    return None
