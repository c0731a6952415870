"""What follows from the position by the rules, so that nobody who shows the table has to work it out: points, agendas, and what
may be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from greathall.games.duhr import board, scoring, view
from greathall.games.duhr.cards import size
from greathall.kernel.event import OPEN, sees

if TYPE_CHECKING:
    from greathall.games.duhr.shapes import Figures
    from greathall.games.duhr.state import Duhr
    from greathall.kernel.shapes import Hidden


def describe(state: Duhr, viewer: i64) -> Figures:
    """The figures of every seat, made only of what the viewer may know."""
    seats = range(state.seats)
    return {
        "points": [int(scoring.standing_score(state, seat)) for seat in seats],
        "fulfilled": [fulfilled(state, seat, viewer) for seat in seats],
        "usable": [usable(state, seat, viewer) for seat in seats],
        "room": [int(board.FULL - board.laid(state.boards[seat])) for seat in seats],
        "offers_left": [int(state.offers_left(seat)) for seat in seats],
    }


def fulfilled(state: Duhr, seat: i64, viewer: i64) -> bool | Hidden:
    """Whether a seat's agenda is fulfilled; an agenda about the conspiracy tells of it, so the viewer must know both."""
    about_plot = state.deck.conditions[state.agendas[seat]].who == scoring.ALLY
    if not sees(state.agendas_seen[seat], viewer) or (about_plot and not sees(state.plots_seen[seat], viewer)):
        return "?"
    return scoring.fulfilled(state, seat)


def usable(state: Duhr, seat: i64, viewer: i64) -> list[str]:
    """The cards that a seat may use; what another has set aside may be any of those known."""
    if seat != state.active or state.aside == 0:
        return view.hand(state, seat, viewer)
    if viewer in (seat, OPEN):
        return view.heap(state, state.usable(seat))
    return ["?"] * int(size(state.usable(seat)))
