"""What the hall answers for seats without asking them: windows that their standing orders pass, and moves that leave no choice.

Orders are answered whatever a seat holds: how soon an answer comes tells that there is an order, and nothing of the hand. A move without a
choice is made at once only where nobody sits who could learn something from that.
"""

from __future__ import annotations

from typing import Final

from greathall.hall.table import entries
from greathall.hall.table.table import Table
from greathall.kernel.deals.dealing import may_deal
from greathall.kernel.state import State

MOST_TOGETHER: Final = 60
"""The most moves in one entry; then other tables have their turn."""


def answer_for(table: Table, state: State, seat: int) -> tuple[int, str] | None:
    """The move that is made for an asked seat at once, and the occasion that it passes (empty: there is no choice); None: it is
    asked. Where windows wait for their closing time, so do orders (`due`)."""
    if table.chairs[seat].player() or seat in table.sealed:
        return None
    if table.passing[seat] and table.waits_for(seat):
        occasion = state.occasion(seat)
        if occasion in table.passing[seat]:
            return int(state.declining(seat)), occasion
    if table.forced[seat] and table.alone(seat) and not may_deal(state, seat):
        moves = state.moves(seat)
        if len(moves) == 1:
            return int(moves[0]), ""
    return None


def unasked(table: Table) -> entries.Unasked | None:
    """All that follows now without anyone being asked; None: nothing does."""
    state, _ = table.game()
    made: list[tuple[int, str, str]] = []
    while len(made) < MOST_TOGETHER and (found := first_answer(table, state)) is not None:
        seat, move, occasion = found
        if not made:
            state = state.copy()
            state.events = None
        made.append((seat, state.text(move), occasion))
        state.apply(seat, move)
    return entries.Unasked(moves=made) if made else None


def first_answer(table: Table, state: State) -> tuple[int, int, str] | None:
    """The first seat that need not be asked, its move, and the occasion."""
    asked = int(state.deciders())
    for seat in range(table.plan.seats):
        if asked >> seat & 1:
            answer = answer_for(table, state, seat)
            if answer is not None:
                return seat, *answer
    return None
