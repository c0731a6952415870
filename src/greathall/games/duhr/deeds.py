"""What deals are about, for whoever values them: a House harmed or helped once, and what a seat could do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from greathall.games.duhr import board
from greathall.games.duhr.board import DISFAVORED, FAVORED
from greathall.games.duhr.cards import SCANDAL, count
from greathall.kernel.deals.offer import AID, SPARE, STRIKE, Promise

if TYPE_CHECKING:
    from greathall.games.duhr.state import Duhr


def hurt(state: Duhr, who: i64) -> None:
    """Change the position as if a seat's House were harmed once."""
    if state.status[who] == FAVORED:
        state.boards[who] = board.add(state.boards[who], SCANDAL)
        if board.laid(state.boards[who]) == board.FULL:
            state.status[who] = DISFAVORED


def mend(state: Duhr, who: i64) -> None:
    """Change the position as if a seat's House were helped once."""
    for spot in range(board.laid(state.boards[who])):
        if board.at(state.boards[who], spot) & board.DOWN == 0:
            state.boards[who] = board.drop(state.boards[who], spot)
            state.status[who] = FAVORED
            return


def able_to(state: Duhr, seat: i64, promise: Promise) -> bool:
    """Whether a seat holds what it takes to keep a promise: the card, one against the House, the one for its own ability."""
    usable = state.usable(seat)
    if promise.kind == AID:
        return count(usable, state.houses[seat]) > 0
    return promise.kind == SPARE or count(usable, promise.thing) > 0 or (promise.kind == STRIKE and count(usable, SCANDAL) > 0)
