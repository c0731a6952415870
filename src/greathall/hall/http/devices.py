"""HTTP: one's seat on another device, by a link that is good once and for ten minutes; and a new key, which ends it everywhere else."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter
from pydantic import Field

from greathall.hall import reasons
from greathall.hall.clock import Clock
from greathall.hall.errors import NotYours, Refused
from greathall.hall.forms import Form
from greathall.hall.http.dependencies import Key, TableName, TheHall
from greathall.hall.http.own_keys import OfferedKey, OwnKey, seat_opened, too_late, unused
from greathall.hall.http.refusals import REFUSALS
from greathall.hall.http.tables import Sat
from greathall.hall.keys import fresh_key, lock_of, opens, seal, unseal
from greathall.hall.notices.limits import ADDRESSES
from greathall.hall.notices.messenger import ADDRESS_ID
from greathall.hall.table import entries
from greathall.hall.table.entries import NOBODY
from greathall.hall.table.seating import not_lost
from greathall.hall.table.table import Table

router = APIRouter(prefix="/api", responses=REFUSALS)

GOOD_FOR: Final = 600.0
"""For how many seconds a link for another device is good."""


class DeviceLink(Form):
    """The token that the link carries, and for how many seconds it is good."""

    seat: int
    token: str
    seconds: float


class NewKey(OfferedKey):
    """Another key for a seat, and which of its addresses for notices go on."""

    keep: list[Annotated[str, Field(pattern=ADDRESS_ID)]] = Field(
        default=[], max_length=ADDRESSES, description="The ids of these addresses. All others of the seat are told nothing more."
    )


class Fetching(Form):
    """What the other device has made for itself, to be known by if it has to ask again."""

    by: OwnKey | None = Field(
        None,
        description="256 random bits in base64url. If the answer is lost, the device asks again with the same and gets the same answer, as "
        "long as the link is good. Without them, it is good for one answer.",
    )


class DeviceShown(Form):
    """What a link for another device opens: the game, the seat, and who sits there."""

    game: str
    seat: int
    name: str


ONCE: Final = Fetching(by=None)


def own_seat(table: Table, key: str) -> int:
    """The seat that a key opens."""
    seat = seat_opened(table, key)
    if seat == NOBODY:
        not_lost(table, key)
        raise NotYours.because(reasons.OTHER_LINK)
    return seat


def lent_seat(table: Table, token: str, clock: Clock, by: str = "") -> int:
    """The seat that a token opens on another device; one sentence for each kind of link that no longer does. Whoever has used it is known
    by what they have made for it."""
    fitting = [seat for seat, chair in enumerate(table.chairs) if opens(token, chair.lent)]
    if not fitting:
        not_lost(table, token)
        raise NotYours.because(reasons.NO_DEVICE_LINK)
    chair = table.chairs[fitting[0]]
    if not chair.lent_key or (chair.lent_by and not opens(by, chair.lent_by)):
        raise Refused.because(reasons.DEVICE_LINK_USED)
    if too_late(chair, clock):
        raise Refused.because(reasons.DEVICE_LINK_LATE)
    return fitting[0]


@router.post("/tables/{name}/device", status_code=201)
async def lend(hall: TheHall, name: TableName, key: Key) -> DeviceLink:
    """Make a link that opens the seat of the key on another device. It is good once, for ten minutes, and until the next one is made."""
    token, seat = fresh_key(), NOBODY

    def decide(table: Table, now: float) -> entries.Entry:
        nonlocal seat
        seat = own_seat(table, key)
        ends, day = now + GOOD_FOR, hall.clock.wall() + GOOD_FOR
        return entries.Lent(seat=seat, lock=lock_of(token), sealed=seal(key, token), ends=ends, day=day)

    await (await hall.table(name)).act(decide)
    return DeviceLink(seat=seat, token=token, seconds=GOOD_FOR)


@router.get("/tables/{name}/device")
async def lent(hall: TheHall, name: TableName, key: Key) -> DeviceShown:
    """What the token that is given as key opens. Nothing is exchanged: whatever previews links may look."""

    def shown(table: Table) -> DeviceShown:
        seat = lent_seat(table, key, hall.clock)
        return DeviceShown(game=table.plan.game, seat=seat, name=table.chairs[seat].name)

    return await (await hall.table(name)).look(shown)


@router.post("/tables/{name}/device/fetch")
async def fetch(hall: TheHall, name: TableName, key: Key, given: Fetching = ONCE) -> Sat:
    """Exchange the token that is given as key for the key of the seat. After that it is good for nothing, but for whoever lost the answer
    and asks again with the same `by`."""
    sealed, seat, by = "", NOBODY, given.by or ""

    def decide(table: Table, now: float) -> entries.Entry | None:
        nonlocal sealed, seat
        seat = lent_seat(table, key, hall.clock, by)
        chair = table.chairs[seat]
        sealed = chair.lent_key
        return None if chair.lent_by else entries.Fetched(seat=seat, by=lock_of(by) if by else "")

    await (await hall.table(name)).act(decide)
    return Sat(seat=seat, key=unseal(sealed, key))


@router.post("/tables/{name}/key", status_code=204)
async def change_key(hall: TheHall, name: TableName, offered: NewKey, key: Key) -> None:
    """Give one's seat another key, made by whoever asks; whoever is connected by the one before is shown out, and notices go only to the
    addresses that are kept. Who lost the answer asks again with the same keys."""

    def decide(table: Table, now: float) -> entries.Entry | None:
        changed = [chair for chair in table.chairs if lock_of(key) in chair.former and opens(offered.key, chair.lock)]
        if changed:
            return None
        seat = own_seat(table, key)
        unused(table, offered.key)
        return entries.Rekeyed(seat=seat, lock=lock_of(offered.key), keep=tuple(offered.keep))

    await (await hall.table(name)).act(decide)
    await hall.messenger.follow((name, lock_of(key)), lock_of(offered.key), offered.keep)
