"""The nobles of the hall: whom the hall seats where a bot plays. How well they play is told beside their names, not in them."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from greathall.hall.forms import likeness
from greathall.hall.table.table import Table

NOBLES: Final = (
    "Odo the Cellarer",
    "Old Marla",
    "Tamsin Reed",
    "Corvin Ash",
    "Halvard Ram",
    "Brother Bertran",
    "Mother Ysolt",
    "Piet Longhat",
    "Garrow One-Eye",
    "Agnes Moth",
    "Rook",
    "Queen Orla",
)
"""More than there are seats at any table. The page knows their faces and what they say; names of its own a face is made from."""


def noble(table: Table, seat: int) -> str:
    """Who sits down there: at each table others, in a lesson always the same, and nobody twice."""
    taken = {likeness(chair.name) for chair in table.chairs}
    first = crc32((table.plan.lesson or table.host or table.watch).encode()) + seat
    turns = (NOBLES[(first + at) % len(NOBLES)] for at in range(len(NOBLES)))
    return next(name for name in turns if likeness(name) not in taken)
