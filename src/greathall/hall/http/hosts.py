"""HTTP: who may act as the host of a table, and giving that to somebody else."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import Field

from greathall.hall import reasons
from greathall.hall.errors import NotYours, Refused
from greathall.hall.forms import Form
from greathall.hall.http.dependencies import Key, TableName, TheHall
from greathall.hall.http.refusals import REFUSALS
from greathall.hall.keys import opens
from greathall.hall.table import entries
from greathall.hall.table.entries import NOBODY
from greathall.hall.table.table import Table

router = APIRouter(prefix="/api", responses=REFUSALS)


class NewHost(Form):
    """The seat of whoever shall be the host."""

    seat: int = Field(ge=0, le=14)


def has_seat(table: Table, key: str, seat: int) -> bool:
    return seat != NOBODY and opens(key, table.chairs[seat].lock)


def host_only(table: Table, key: str) -> None:
    """The host's rights belong to whoever laid the table, by the host's key, and to the seat that hosts now, by its own. A host who has got
    up has left them to others, until they sit down again."""
    got_up = table.host_seat() == NOBODY != table.hosting()
    if (got_up or not opens(key, table.host)) and not has_seat(table, key, table.hosting()):
        raise NotYours.because(reasons.HOST_ONLY)


@router.post("/tables/{name}/host", status_code=204)
async def hand_on(hall: TheHall, name: TableName, to: NewHost, key: Key) -> None:
    """Give the host's rights to another player, for good; for the host, not for a deputy. The host's key then opens nothing."""

    def decide(table: Table, now: float) -> entries.Entry:
        host_only(table, key)
        host = table.host_seat()
        if host != NOBODY and not opens(key, table.host) and not has_seat(table, key, host):
            raise NotYours.because(reasons.ONLY_DEPUTY)
        if to.seat not in table.owners() or to.seat == host:
            raise Refused.because(reasons.NO_HOST)
        return entries.Hosted(seat=to.seat, why="given")

    await (await hall.table(name)).act(decide)
