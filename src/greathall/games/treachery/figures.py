"""What follows from the position by the rules, so that nobody who shows the table has to work it out: what rows and Agendas score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from greathall.games.treachery import scoring

if TYPE_CHECKING:
    from greathall.games.treachery.shapes import Figures
    from greathall.games.treachery.state import Treachery
    from greathall.kernel.shapes import Hidden


def describe(state: Treachery, viewer: i64) -> Figures:
    """What a Noble scores in each row, and the points of the Agendas that the viewer knows. Rows that were emptied don't count (T-7.8)."""
    rise: list[int] = []
    fall: list[int] = []
    standing = sum(1 for mask in state.rows if mask)
    above = 0
    for mask in state.rows:
        if mask:
            above += 1
        rise.append(standing - above)
        fall.append(above - 1 if mask else above)
    closed = state
    if standing < len(state.rows):
        closed = state.copy()
        closed.close_rows()
    points: list[int | Hidden] = []
    for seat in range(state.seats):
        if state.goal_known(seat, viewer):
            points.append(int(scoring.total(closed, seat)))
        else:
            points.append("?")
    return {"rise": rise, "fall": fall, "points": points}
