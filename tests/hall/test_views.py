"""What a viewer is told of an entry is a list of what may be known of its kind: what is not listed stays in the hall."""

from __future__ import annotations

from typing import get_args

import pytest
from pydantic import create_model

from greathall.hall.table import entries
from greathall.hall.table.due import next_game
from greathall.hall.table.entries import Entry
from greathall.hall.table.plan import Form, Plan
from greathall.hall.table.table import Table
from greathall.hall.wire import views

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
    entries.Unasked(moves=[(0, "pass", "draw")]),
    entries.Ordered(seat=0, passing=["draw"]),
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


def test_there_is_a_sample_of_each_kind() -> None:
    assert [type(entry) for entry in SAMPLES] == KINDS


@each_kind
@pytest.mark.parametrize("viewer", [0, 1, views.WATCHER])
def test_a_field_that_is_not_listed_is_told_nobody(entry: Entry, viewer: int) -> None:
    richer = create_model("Richer", __base__=type(entry), secret=(str, "the plot"))
    kept = richer(**entry.model_dump())
    playing = table()
    told = views.what(playing, kept, viewer)  # type: ignore[arg-type]
    assert told["kind"] == entry.kind
    assert told == views.what(playing, entry, viewer)


class Whispered(Form):
    """A kind that nobody has thought of in the views."""

    kind: str = "whispered"
    seat: int = 0
    text: str = "the plot"


def test_a_kind_that_is_not_listed_is_told_nobody() -> None:
    for tell in (views.what, views.sentence):
        with pytest.raises(AssertionError, match="Whispered"):
            tell(table(), Whispered(), 0)  # type: ignore[arg-type]
