"""Who may sit down at a table: nobody under a name that could be taken for another's or a bot's, and nobody whom the host has removed."""

from __future__ import annotations

import re
from typing import Final

from greathall.hall import reasons
from greathall.hall.errors import NotYours, Refused
from greathall.hall.forms import BOTS, likeness
from greathall.hall.table.table import Table

LIKE_A_BOT: Final = re.compile(r"(bot)+[\W\d_]*(\(.*)?|" + "|".join(BOTS))
"""The likeness of names that the hall gives to bots, such as "Bot 2 (easy)", and of what the bots are called."""


def bot_name(table: Table, seat: int, bot: str) -> str:
    """What the hall calls a bot that it seats: by the number of the seat, unless a bot that has changed places is called so."""
    names = {chair.name for chair in table.chairs}
    numbers = [seat, *range(table.plan.seats, 2 * table.plan.seats)]
    return next(name for number in numbers if (name := f"Bot {number + 1} ({bot})") not in names)


def may_be_called(table: Table, name: str, besides: int | None = None) -> None:
    """Refuse a name that could be taken for that of someone at the table, other than at one seat, or for a bot's."""
    like = likeness(name)
    if LIKE_A_BOT.fullmatch(like):
        raise Refused.because(reasons.NAME_OF_BOT, name)
    for seat, chair in enumerate(table.chairs):
        if seat != besides and not chair.free() and likeness(chair.name) == like:
            raise Refused.because(reasons.NAME_TAKEN, chair.name)


def may_come(table: Table, browser: str) -> None:
    """Refuse a browser from which the host has removed someone."""
    if browser in table.barred:
        raise NotYours.because(reasons.REMOVED)
