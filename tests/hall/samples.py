"""An entry of each kind, and a table at which a game is under way."""

from __future__ import annotations

from typing import get_args

import pytest

from greathall.hall.forms import Form
from greathall.hall.table import entries
from greathall.hall.table.changes import apply
from greathall.hall.table.due import next_game
from greathall.hall.table.entries import Entry
from greathall.hall.table.plan import Plan
from greathall.hall.table.table import Table
from greathall.version import VERSION

KINDS: list[type[Form]] = list(get_args(get_args(Entry)[0]))

OPENED = entries.Opened(plan=Plan.model_validate({"game": "skirmish", "seats": 2}), host="h", watch="w")

SAMPLES: list[Entry] = [
    OPENED,
    entries.Seated(seat=0, name="Ada", lock="a", browser="b"),
    entries.Invited(seat=0, name="Ada", lock="i"),
    entries.Freed(seat=0, name="Ada"),
    entries.Swapped(one=0, other=1),
    entries.SwapAsked(seat=0, other=1),
    entries.SwapEnded(seat=0, asker=0),
    entries.Ready(seat=0),
    entries.Brought(seat=0, deck="thornmere"),
    entries.ShuffleBegun(part="p", nonce="n"),
    entries.NumberSealed(seat=0, seal="5ea1"),
    entries.NumbersClosed(),
    entries.NumberShown(seat=0, number="1"),
    entries.Started(engine=VERSION, seed="s", nonce="n", options={}, cards=""),
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
    entries.Holiday(seat=0, until=86_400.0),
    entries.Gathered(freed=[1]),
    entries.SeatOpened(seat=0),
    entries.SubstituteInvited(seat=0, by=1, lock="t"),
    entries.Substituted(seat=0, name="Cid", lock="c", before="Ada"),
    entries.Resigned(seat=0, bot="easy"),
    entries.Shared(seat=0, game=1, lock="s"),
    entries.Lent(seat=0, lock="l", sealed="s", ends=600.0),
    entries.Fetched(seat=0),
    entries.Rekeyed(seat=0, lock="n"),
    entries.Hosted(seat=0, why="absence"),
    entries.Abandoned(),
]
"""An entry of each kind."""

each_kind = pytest.mark.parametrize("entry", SAMPLES, ids=lambda entry: str(entry.kind))


def table() -> Table:
    """A table of two at which a game is under way."""
    made = Table(OPENED)
    for seat, name in enumerate(("Ada", "Bea")):
        apply(made, 0.0, entries.Seated(seat=seat, name=name, lock=name))
    apply(made, 0.0, next_game(made))
    return made


class Whispered(Form):
    """A kind of entry that no module knows."""

    kind: str = "whispered"
    seat: int = 0
    text: str = "the plot"
