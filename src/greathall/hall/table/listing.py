"""For how long the lobby shows a table that waits for guests, and whose host is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from greathall.hall.table.plan import DAY, Days
from greathall.hall.table.table import Table

HOST_FOR: Final = 30.0
"""For how many seconds the host is taken to be there after the hall has last seen them."""

PAIRING_FOR: Final = 30.0
"""The same for those who wait to be paired: their table is nobody's without them."""

LIVE_FOR: Final = 600.0
"""For how many seconds the lobby shows a table at which nobody is; its link is good for longer."""

DAYS_FOR: Final = 3 * DAY
"""The same for a game over days, where nobody need stay."""


def open_until(table: Table, now: float) -> float:
    """Until when the lobby shows a table at which something happens, or someone is, now."""
    if table.plan.pairing:
        return now + PAIRING_FOR if table.owners() else 0.0
    return now + (DAYS_FOR if isinstance(table.plan.pace, Days) else LIVE_FOR)


def host_here(table: Table, here: Sequence[bool]) -> bool:
    """Whether whoever hosts is there; where people are paired, whether anyone is."""
    hosting = table.owners() if table.plan.pairing else [seat for seat in table.owners() if seat == table.hosting()]
    return any(here[seat] for seat in hosting)


def anyone_here(table: Table, here: Sequence[bool]) -> bool:
    return any(here[seat] for seat in table.owners())
