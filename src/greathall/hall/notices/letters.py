"""What is written to people: which game, with whom, and what it is about. Nothing of what happens in the game is in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from greathall.hall import messages
from greathall.hall.notices.occasions import Kind, newcomers
from greathall.hall.speech import sentence
from greathall.hall.table.table import Table
from greathall.hall.table.votes import span
from greathall.hall.wire.sentences import name
from greathall.kernel.catalog import find_game


@dataclass(frozen=True)
class Letter:
    """A notice in words."""

    table: str
    kind: Kind
    title: str
    text: str

    def path(self) -> str:
        """Where a click leads. The key of the seat is where it was read, or nowhere."""
        return f"/table/{self.table}"

    def urgent(self) -> bool:
        return self.kind not in ("guests", "ended")


def write(table_name: str, table: Table, seat: int, kind: Kind, spoken: str, known: Sequence[str], now: float) -> Letter:
    """A notice for the owner of a seat, in their language; `known` are the guests of whom they know."""
    present = newcomers(table, known) if kind == "guests" else [each for each, chair in enumerate(table.chairs) if not chair.free()]
    others = [name(table, each, spoken) for each in present if each != seat]
    said = messages.NOTICES[kind]
    if kind == "reminder":
        ends = table.runs_out(seat)
        text = sentence(said.say(others, span(max(1.0, (ends or now) - now))), spoken)
    else:
        text = sentence(said.say(others), spoken)
    return Letter(table_name, kind, find_game(table.plan.game).title, text)
