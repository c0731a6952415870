"""Taking a move back: at once if it showed nobody anything, otherwise when all agree who have a voice."""

from __future__ import annotations

from greathall.hall.errors import Refused
from greathall.hall.table import entries
from greathall.hall.table.entries import NOBODY, Entry
from greathall.hall.table.table import Table
from greathall.kernel.chance import fresh_seed, swift
from greathall.kernel.deals.offer import is_offer
from greathall.kernel.state import State
from greathall.kernel.undo import shows_nothing


def ask(table: Table, seat: int) -> Entry:
    """A seat wants to take its last move back."""
    if table.undo_by != NOBODY:
        raise Refused("undo_pending", "the others are being asked already")
    kept = last_move(table, seat)
    return entries.Undone(seat=seat, moves=kept) if shown_nobody(table, kept) else entries.UndoAsked(seat=seat)


def answer(table: Table, seat: int, agreed: bool) -> Entry:
    """One of the others agrees, or doesn't."""
    if table.undo_by in (NOBODY, seat) or seat in table.undo_agreed:
        raise Refused("not_awaited", "nobody waits for that answer")
    return entries.UndoAnswered(seat=seat, agreed=agreed)


def granted(table: Table, voters: list[int]) -> Entry | None:
    """The move is taken back once all who have a voice agree."""
    if table.undo_by == NOBODY or not voters or not table.undo_agreed | {table.undo_by} >= set(voters):
        return None
    return entries.Undone(seat=table.undo_by, moves=last_move(table, table.undo_by))


def last_move(table: Table, seat: int) -> int:
    """How many moves there were before the last one that this seat chose itself."""
    _, record = table.game()
    for number in range(len(record.moves) - 1, -1, -1):
        if record.moves[number][0] == seat and number not in table.unasked:
            return number
    raise Refused("nothing_to_undo", "you have made no move that could be taken back")


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
