"""Before the game: what those who sit at a table may ask for."""

from __future__ import annotations

from greathall.hall import reasons
from greathall.hall.errors import NotThere, Refused
from greathall.hall.table import entries
from greathall.hall.table.decks import may_bring
from greathall.hall.table.entries import Entry
from greathall.hall.table.table import Table


def gathering(table: Table) -> None:
    """Refuse what can only be done before the game."""
    if table.phase != "gathering":
        raise Refused.because(reasons.BEGUN)
    if table.shuffle is not None:
        raise Refused.because(reasons.SHUFFLING)


def get_ready(table: Table, seat: int, ready: bool) -> Entry:
    """Someone is ready, or no longer."""
    gathering(table)
    if table.chairs[seat].ready == ready:
        raise Refused.because(reasons.READY_ALREADY)
    return entries.Ready(seat=seat, ready=ready)


def change_seat(table: Table, seat: int, other: int, wanted: bool) -> Entry:
    """Someone wants another seat, or no longer; or answers who wants theirs."""
    gathering(table)
    if other >= table.plan.seats:
        raise NotThere.because(reasons.NO_SEAT, table.plan.seats)
    if other == seat:
        raise Refused.because(reasons.YOUR_SEAT)
    asked, is_asked = table.swaps.get(seat) == other, table.swaps.get(other) == seat
    if not wanted and (asked or is_asked):
        return entries.SwapEnded(seat=seat, asker=seat if asked else other)
    if asked or not wanted:
        raise Refused.because(reasons.SWAP_ASKED_ALREADY)
    agreed = is_asked or not table.chairs[other].lock
    return entries.Swapped(one=seat, other=other) if agreed else entries.SwapAsked(seat=seat, other=other)


def bring(table: Table, seat: int, deck: str) -> Entry:
    """Someone brings a deck, for this game or, after it, for the next."""
    if table.phase == "playing":
        raise Refused.because(reasons.DECKS_DEALT)
    if table.shuffle is not None:
        raise Refused.because(reasons.SHUFFLING)
    may_bring(table, seat, deck)
    if table.chairs[seat].deck == deck:
        raise Refused.because(reasons.BROUGHT_ALREADY)
    return entries.Brought(seat=seat, deck=deck)
