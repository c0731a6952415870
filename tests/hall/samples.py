"""An entry of each kind, and a table at which a game is under way."""

from __future__ import annotations

from typing import get_args

import pytest

from greathall.hall.forms import Form
from greathall.hall.table import entries
from greathall.hall.table.due import next_game
from greathall.hall.table.entries import Entry
from greathall.hall.table.plan import Plan
from greathall.hall.table.table import Table

KINDS: list[type[Form]] = list(get_args(get_args(Entry)[0]))

OPENED = entries.Opened(plan=Plan.model_validate({"game": "skirmish", "seats": 2}), host="h", watch="w")

SAMPLES: list[Entry] = [
    OPENED,
    entries.Seated(seat=0, name="Ada", lock="a"),
    entries.Freed(seat=0),
    entries.Swapped(one=0, other=1),
    entries.Started(engine="1", seed="s", nonce="n", options={}),
    entries.Played(seat=0, move="pass", by="clock"),
    entries.Called(seat=0, move="take"),
    entries.Offered(seat=0, offer="peace"),
    entries.Sealed(seat=0, move="pass"),
    entries.WindowClosed(answers=[(0, "pass")]),
    entries.Unasked(moves=[(0, "pass", "instants")]),
    entries.Ordered(seat=0, passing=["instants"]),
    entries.Said(seat=0, text="hello"),
    entries.UndoAsked(seat=0),
    entries.UndoAnswered(seat=0, agreed=True),
    entries.Undone(seat=0, moves=0),
    entries.Voted(seat=0, matter="hand_over", target=1),
    entries.HandedOver(seat=0, bot="easy", why="vote"),
    entries.TakenBack(seat=0),
    entries.Abandoned(),
]
"""An entry of each kind."""

each_kind = pytest.mark.parametrize("entry", SAMPLES, ids=lambda entry: str(entry.kind))


def table() -> Table:
    """A table of two at which a game is under way."""
    made = Table(OPENED)
    for seat, name in enumerate(("Ada", "Bea")):
        made.apply(0.0, entries.Seated(seat=seat, name=name, lock=name))
    made.apply(0.0, next_game(made))
    return made


class Whispered(Form):
    """A kind of entry that no module knows."""

    kind: str = "whispered"
    seat: int = 0
    text: str = "the plot"
