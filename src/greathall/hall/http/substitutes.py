"""HTTP: somebody else plays on in the seat of an absent player, once those present have agreed to it."""

from __future__ import annotations

from fastapi import APIRouter

from greathall.hall import reasons
from greathall.hall.errors import NotYours, Refused
from greathall.hall.forms import Form
from greathall.hall.http.dependencies import Key, SeatNumber, TableName, TheHall, TheVisitor
from greathall.hall.http.own_keys import seat_opened
from greathall.hall.http.refusals import REFUSALS
from greathall.hall.http.tables import Sat, Sitting, take_seat
from greathall.hall.keys import fresh_key, lock_of, opens
from greathall.hall.table import entries
from greathall.hall.table.chair import Chair
from greathall.hall.table.seating import may_be_called, may_be_program, may_come
from greathall.hall.table.table import Table
from greathall.hall.table.votes import left_at

router = APIRouter(prefix="/api", responses=REFUSALS)


class SubstituteLink(Form):
    """The token that the link of an open seat carries. At a listed table the link is good without it."""

    seat: int
    token: str


class OpenSeat(Form):
    """A seat that somebody else may take: the game, and whose it was."""

    game: str
    seat: int
    name: str


def open_chair(table: Table, seat: int) -> Chair:
    if seat >= table.plan.seats or not table.chairs[seat].vacant:
        raise Refused.because(reasons.SEAT_NOT_OPEN)
    return table.chairs[seat]


def may_take(table: Table, seat: int, token: str) -> Chair:
    """The open seat. At a private table whoever was not given the link may not take it."""
    chair = open_chair(table, seat)
    fitting = [lock for lock in chair.tokens if opens(token, lock)]  # all are compared, whichever fits
    if not table.plan.listed and not fitting:
        raise NotYours.because(reasons.OTHER_LINK)
    return chair


@router.post("/tables/{name}/seats/{seat}/substitute/link", status_code=201)
async def invite(hall: TheHall, name: TableName, seat: SeatNumber, key: Key) -> SubstituteLink:
    """Make a link to an open seat; for everyone who sits at the table."""
    token = fresh_key()

    def decide(table: Table, now: float) -> entries.Entry:
        open_chair(table, seat)
        by = seat_opened(table, key)
        if by == entries.NOBODY:
            raise NotYours.because(reasons.OTHER_LINK)
        return entries.SubstituteInvited(seat=seat, by=by, lock=lock_of(token))

    await (await hall.table(name)).act(decide)
    return SubstituteLink(seat=seat, token=token)


@router.get("/tables/{name}/seats/{seat}/substitute")
async def look(hall: TheHall, name: TableName, seat: SeatNumber, key: Key) -> OpenSeat:
    """What whoever has the link would play, with its token as key. Nothing is taken: whatever previews links may look."""
    return await (await hall.table(name)).look(
        lambda table: OpenSeat(game=table.plan.game, seat=seat, name=may_take(table, seat, key).name)
    )


@router.post("/tables/{name}/seats/{seat}/substitute", status_code=201)
async def take(hall: TheHall, visitor: TheVisitor, name: TableName, seat: SeatNumber, who: Sitting, key: Key) -> Sat:
    """Take an open seat and play on, with the token of its link as key. The answer has a key of one's own; the former owner's opens
    nothing any more. Whoever asks again with the key of a seat that is theirs already is told which one that is."""
    live = await hall.table(name)

    def decide(table: Table, lock: str, browser: str) -> entries.Entry:
        chair = may_take(table, seat, key)
        if left_at(live.gone_since(), seat) is None:
            raise Refused.because(reasons.STILL_HERE, chair.name)
        may_come(table, browser)
        may_be_program(table, who.program)
        may_be_called(table, who.name, seat)
        if not any(opens(key, lock) for lock in chair.tokens):  # a stranger, as at a free seat
            visitor.take("seatings")
            visitor.take("seats")
        return entries.Substituted(
            seat=seat, name=who.name, face=who.face, lock=lock, before=chair.name, browser=browser, program=who.program
        )

    return await take_seat(hall, name, seat, who, decide)
