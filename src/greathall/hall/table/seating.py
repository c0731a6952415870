"""Who may sit down at a table: nobody under a name that could be taken for another's or a bot's, and nobody whom the host has removed
and not invited again."""

from __future__ import annotations

import re
from typing import Final

from greathall.hall import reasons
from greathall.hall.errors import NotYours, Refused
from greathall.hall.forms import BOTS, likeness
from greathall.hall.keys import opens
from greathall.hall.table.nobles import NOBLES
from greathall.hall.table.table import Table

LIKE_A_BOT: Final = re.compile(r"(bot)+[\W\d_]*(\(.*)?|" + "|".join([*BOTS, *map(likeness, NOBLES)]))
"""The likeness of names of bots: the nobles', what bots are called, and such as "Bot 2 (easy)", which older tables have."""


def may_be_called(table: Table, name: str, besides: int | None = None) -> None:
    """Refuse a name that could be taken for that of someone at the table, other than at one seat, or for a bot's."""
    like = likeness(name)
    if LIKE_A_BOT.fullmatch(like):
        raise Refused.because(reasons.NAME_OF_BOT, name)
    for seat, chair in enumerate(table.chairs):
        if seat != besides and not chair.free() and likeness(chair.name) == like:
            raise Refused.because(reasons.NAME_TAKEN, chair.name)


def may_be_program(table: Table, program: bool) -> None:
    """Refuse a program where people want to be among themselves."""
    if program and not table.plan.programs:
        raise Refused.because(reasons.NO_PROGRAMS)


def may_come(table: Table, browser: str, invited: int = 0) -> None:
    """Refuse a browser from which the host has removed someone, unless they come by an invitation that was made since: this is its number,
    counted from 1."""
    if browser in table.barred and invited <= table.barred[browser]:
        raise NotYours.because(reasons.REMOVED)


def has_sat(table: Table, key: str) -> bool:
    """Whether it is the key of someone who has lost their seat to others, or by their absence, and not by the host's word."""
    fitting = [lock for lock, _ in table.former if opens(key, lock)]  # all are compared, whichever fits
    return bool(fitting)


def not_lost(table: Table, key: str) -> None:
    """Tell whoever has lost their seat, or has a link that led there, what became of it."""
    for lock, name in (*table.former, *table.worn_links):
        if opens(key, lock):
            raise Refused.because(reasons.SEAT_SUBSTITUTED, name) if name else Refused.because(reasons.SEAT_LEFT)
