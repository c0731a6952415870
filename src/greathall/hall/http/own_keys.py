"""Keys that guests make and store before they ask for a seat: nobody else ever has them, and a lost answer costs nobody the seat."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from greathall.hall import reasons
from greathall.hall.clock import Clock
from greathall.hall.errors import Refused
from greathall.hall.forms import Form
from greathall.hall.keys import KEY_FORM, lock_of, opens
from greathall.hall.table.chair import Chair
from greathall.hall.table.entries import NOBODY
from greathall.hall.table.table import Table

OwnKey = Annotated[str, Field(pattern=KEY_FORM, description="256 random bits in base64url, made and kept by whoever will use them.")]


class OfferedKey(Form):
    """The key by which a seat shall be known."""

    key: OwnKey


def seat_opened(table: Table, key: str) -> int:
    """The seat that a key opens, or `NOBODY`."""
    fitting = [seat for seat, chair in enumerate(table.chairs) if opens(key, chair.lock)]  # all are compared, whichever fits
    return fitting[0] if fitting else NOBODY


def device_link(chair: Chair, clock: Clock) -> Literal["", "good", "used", "late"]:
    """What has become of the latest link that brings a seat to another device; empty: there was none."""
    if not chair.lent:
        return ""
    if not chair.lent_key or chair.lent_by:
        return "used"
    return "late" if too_late(chair, clock) else "good"


def too_late(chair: Chair, clock: Clock) -> bool:
    """Whether the time of that link is over: at the hall, or by the time of day. It is good for no longer because the hall was closed."""
    return clock.now() >= chair.lent_until or (chair.lent_day is not None and clock.wall() >= chair.lent_day)


def unused(table: Table, key: str) -> None:
    """A key opens one thing only, and never again once it was given up."""
    given_up = [lock for lock, _ in table.former]
    if lock_of(key) in (table.host, table.watch, *given_up, *(lock for chair in table.chairs for lock in (chair.lock, *chair.former))):
        raise Refused.because(reasons.KEY_IN_USE)
