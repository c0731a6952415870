"""HTTP: seats kept for guests. An invitation is exchanged for a key that the guest's browser has made, so the host never has it."""

from __future__ import annotations

from fastapi import APIRouter

from greathall.hall import reasons
from greathall.hall.errors import NotYours, Refused
from greathall.hall.forms import Browser, FaceLine, Form, Name
from greathall.hall.http.dependencies import Key, SeatNumber, TableName, TheHall
from greathall.hall.http.hosts import host_only
from greathall.hall.http.own_keys import OfferedKey, unused
from greathall.hall.http.refusals import REFUSALS
from greathall.hall.http.tables import free_seat
from greathall.hall.keys import browser_at, fresh_key, lock_of, opens
from greathall.hall.table import entries
from greathall.hall.table.gathering import gathering
from greathall.hall.table.seating import may_be_called, may_come, not_lost
from greathall.hall.table.table import Table

router = APIRouter(prefix="/api", responses=REFUSALS)


class Expected(Form):
    """Whom a seat is kept for."""

    name: Name


class InvitationMade(Form):
    """An invitation: its number at the table, and the token that its link carries."""

    seat: int
    number: int
    token: str


class InvitationShown(Form):
    """What an invitation is for: the game, the seat, who is expected there, and what the host is called, if they sit at the table."""

    game: str
    seat: int
    name: str
    host: str


class Accepting(OfferedKey):
    """The key by which the guest's seat shall be known, and the browser they come with."""

    browser: Browser = ""
    face: FaceLine = ""


class SeatTaken(Form):
    """The seat that is now the guest's."""

    seat: int


def invited(table: Table, token: str) -> int:
    """The seat that a token invites to, whether or not somebody has come; one sentence for each kind of link that leads nowhere."""
    fitting = [seat for seat, chair in enumerate(table.chairs) if opens(token, chair.invitation)]  # all are compared, whichever fits
    if fitting:
        return fitting[0]
    if lock_of(token) in table.withdrawn:
        raise Refused.because(reasons.INVITATION_WITHDRAWN)
    not_lost(table, token)
    raise NotYours.because(reasons.NO_INVITATION)


def must_be_unused(table: Table, seat: int) -> None:
    """Refuse an invitation by which somebody has come. During a game the host can't make another one."""
    if not table.chairs[seat].kept():
        raise Refused.because(reasons.INVITATION_USED if table.phase == "gathering" else reasons.INVITATION_USED_IN_GAME)


@router.post("/tables/{name}/seats/{seat}/invitation", status_code=201)
async def invite(hall: TheHall, name: TableName, seat: SeatNumber, who: Expected, key: Key) -> InvitationMade:
    """Keep a free seat for a guest; for the host. Whoever has the token may take the seat, once, until it is freed."""
    token, number = fresh_key(), 0

    def decide(table: Table, now: float) -> entries.Entry:
        nonlocal number
        host_only(table, key)
        gathering(table)
        free_seat(table, seat)
        may_be_called(table, who.name)
        number = table.invitations + 1
        return entries.Invited(seat=seat, name=who.name, lock=lock_of(token))

    await (await hall.table(name)).act(decide)
    return InvitationMade(seat=seat, number=number, token=token)


@router.get("/tables/{name}/invitation")
async def invitation(hall: TheHall, name: TableName, key: Key) -> InvitationShown:
    """What the token that is given as key invites to. Nothing is exchanged: whatever previews links may look."""

    def shown(table: Table) -> InvitationShown:
        seat = invited(table, key)
        must_be_unused(table, seat)
        host = table.hosting()
        called = "" if host == entries.NOBODY else table.chairs[host].name
        return InvitationShown(game=table.plan.game, seat=seat, name=table.chairs[seat].name, host=called)

    return await (await hall.table(name)).look(shown)


@router.post("/tables/{name}/invitation")
async def accept(hall: TheHall, name: TableName, offered: Accepting, key: Key) -> SeatTaken:
    """Exchange the token that is given as key for the seat. Whoever lost the answer asks again, with the same key for the seat."""

    seat, browser = entries.NOBODY, browser_at(name, offered.browser)

    def decide(table: Table, now: float) -> entries.Entry | None:
        nonlocal seat
        seat = invited(table, key)
        chair = table.chairs[seat]
        if opens(offered.key, chair.lock):
            return None
        must_be_unused(table, seat)
        may_come(table, browser, chair.invited)
        unused(table, offered.key)
        return entries.Seated(seat=seat, name=chair.name, face=offered.face, lock=lock_of(offered.key), browser=browser)

    await (await hall.table(name)).act(decide)
    return SeatTaken(seat=seat)
