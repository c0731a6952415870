"""Taking a move back: at once if it showed nobody anything, otherwise when all agree who have a voice."""

from __future__ import annotations

from typing import Final

from greathall.hall import reasons
from greathall.hall.errors import Refused
from greathall.hall.table import entries, game
from greathall.hall.table.entries import NOBODY, Entry
from greathall.hall.table.table import Table
from greathall.kernel.chance import fresh_seed, swift
from greathall.kernel.deals.offer import is_offer
from greathall.kernel.state import State
from greathall.kernel.undo import shows_nothing

MOST_REQUESTS: Final = 2
"""After how many requests to take a move back that the others have refused a seat must wait, in each game."""

PAUSE: Final = 10
"""For how many moves."""


def ask(table: Table, seat: int) -> Entry:
    """A seat wants to take its last move back."""
    if table.undo_by != NOBODY:
        raise Refused.because(reasons.UNDO_PENDING)
    if table.chairs[seat].resigned:
        raise Refused.because(reasons.RESIGNED)
    kept = last_move(table, seat)
    # In an open window the answer would tell whether someone has answered already.
    if not table.responding() and shown_nobody(table, kept):
        return entries.Undone(seat=seat, moves=kept)
    _, record = table.game()
    wait = table.undo_from[seat] - len(record.moves)
    if wait > 0:
        raise Refused.because(reasons.UNDO_TOO_OFTEN, wait)
    return entries.UndoAsked(seat=seat)


def answer(table: Table, seat: int, agreed: bool) -> Entry:
    """One of the others agrees, or doesn't; or whoever asked no longer wants it."""
    own = table.undo_by == seat
    if table.undo_by == NOBODY or (own and agreed) or (seat in table.undo_agreed and agreed) or table.chairs[seat].resigned:
        raise Refused.because(reasons.NOT_AWAITED)
    return entries.UndoAnswered(seat=seat, agreed=agreed, withdrawn=own)


def granted(table: Table, voters: list[int]) -> Entry | None:
    """The move is taken back once all who have a voice agree."""
    if table.undo_by == NOBODY or table.phase != "playing" or not voters or not table.undo_agreed | {table.undo_by} >= set(voters):
        return None
    return entries.Undone(seat=table.undo_by, moves=last_move(table, table.undo_by))


def deny(table: Table) -> None:
    """The others refuse to have a move taken back. Those who ask too often must wait."""
    table.undo_denied[table.undo_by] += 1
    if table.undo_denied[table.undo_by] >= MOST_REQUESTS:
        table.undo_from[table.undo_by] = len(table.written().moves) + PAUSE
    table.undo_by = NOBODY


def go_back(table: Table, at: float, moves: int) -> None:
    """Go back to where the game stood after that many moves. Standing orders stay, but for the windows that are open again: whoever takes
    a move back there wants to be asked."""
    record = table.written()
    record.moves = record.moves[:moves]
    table.unasked = {number for number in table.unasked if number < moves}
    table.substituted = [
        (number, seat, min(after, moves) if number == table.games else after, name) for number, seat, after, name in table.substituted
    ]
    table.sealed.clear()
    table.held = {}
    table.undo_by = NOBODY
    if table.phase != "outdated":
        table.state = record.replay()
        table.state.players = record.players
        table.passing = [orders - {table.state.occasion(seat)} for seat, orders in enumerate(table.passing)]
        game.ask(table, at, set())


def last_move(table: Table, seat: int) -> int:
    """How many moves there were before the last one that this seat chose itself."""
    _, record = table.game()
    for number in range(len(record.moves) - 1, -1, -1):
        if record.moves[number][0] == seat and number not in table.unasked:
            return number
    raise Refused.because(reasons.NOTHING_TO_UNDO)


def shown_nobody(table: Table, kept: int) -> bool:
    """Whether nobody has acted or learnt anything since there were that many moves."""
    _, record = table.game()
    nobody_acted = table.unasked.issuperset(range(kept + 1, len(record.moves)))
    if not nobody_acted or table.sealed or is_offer(record.moves[kept][1]):
        return False
    before = record.replay(kept)
    return shows_nothing(before, read_moves(before, record.moves[kept:]), swift(fresh_seed()))


def read_moves(state: State, written: list[tuple[int, str]]) -> list[tuple[int, int]]:
    """Moves that follow one another from a position."""
    after = state.copy()
    played: list[tuple[int, int]] = []
    for seat, text in written:
        played.append((seat, after.read(text)))
        after.apply(*played[-1])
    return played
