"""What concerns the whole table."""

from __future__ import annotations

from typing import Final, Literal

from greathall.hall.forms import Form
from greathall.hall.table.plan import Plan

NOBODY: Final = -1
"""No seat: nobody asks for a move back, a vote is about none in particular, a lock belongs to none."""


class Opened(Form):
    """The table is laid. Whoever holds the host's key arranges the seats; the watcher's key opens a private table to watch."""

    kind: Literal["opened"] = "opened"
    plan: Plan
    host: str
    watch: str


class Hosted(Form):
    """A seat has the host's rights from now on: while the host is absent, since the host is back, or because the host gave them away."""

    kind: Literal["hosted"] = "hosted"
    seat: int
    why: Literal["absence", "return", "given"]


class Said(Form):
    """Someone said something to all. By `once` it is known again if it comes twice."""

    kind: Literal["said"] = "said"
    seat: int
    text: str
    once: str = ""


class Voted(Form):
    """A seat wants a bot to take an absent seat, someone else to take it, the game to be abandoned, another one to begin, the next one
    of a match to wait, or bots to take the free seats where people are paired; or no longer."""

    kind: Literal["voted"] = "voted"
    seat: int
    matter: Literal["hand_over", "substitute", "abandon", "again", "pause", "bots"]
    target: int = NOBODY
    wanted: bool = True
    refuses: bool = False
    """Whether it refuses what others have proposed, which ends the proposal. If it is about the seat itself, its owner is back."""


class Abandoned(Form):
    """The game ends without a result: all agreed to it, or one whom all the others have left."""

    kind: Literal["abandoned"] = "abandoned"
    seat: int = NOBODY
    """Whoever ended it alone."""


class Gathered(Form):
    """Those who are left gather for another game. The seats of the others, who are gone, are free."""

    kind: Literal["gathered"] = "gathered"
    freed: list[int]


class Shared(Form):
    """A player passes a link on that opens the replay of a finished game of a private table. Whoever has its key may see the game."""

    kind: Literal["shared"] = "shared"
    seat: int
    game: int
    lock: str
