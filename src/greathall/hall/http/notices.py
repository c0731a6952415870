"""HTTP: where the owner of a seat wants to be told of things while they are away."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Annotated, Literal

from fastapi import APIRouter, Body
from fastapi import Path as InPath
from pydantic import Field

from greathall.hall import reasons
from greathall.hall.errors import NotThere, NotYours, Refused
from greathall.hall.forms import Form
from greathall.hall.hall import Hall
from greathall.hall.http.dependencies import Key, Language, TableName, TheHall, TheVisitor
from greathall.hall.http.own_keys import seat_opened
from greathall.hall.http.refusals import REFUSALS
from greathall.hall.notices import mail
from greathall.hall.notices.addresses import LONGEST_ADDRESS, Unreachable
from greathall.hall.notices.carriers import Carriers
from greathall.hall.notices.mail import LONGEST_MAIL, is_mail
from greathall.hall.notices.messenger import ADDRESS_ID, address_id
from greathall.hall.notices.occasions import Standing, standing
from greathall.hall.notices.push import BadKeys, browser_keys
from greathall.hall.notices.webhook import Service
from greathall.hall.store.base import Address
from greathall.hall.table.entries import NOBODY
from greathall.hall.table.table import Table
from greathall.kernel.catalog import find_game

router = APIRouter(prefix="/api", responses=REFUSALS)

AddressId = Annotated[str, InPath(pattern=ADDRESS_ID)]
BrowserKey = Annotated[str, Field(max_length=200, pattern="^[A-Za-z0-9_-]+={0,2}$")]


class WaysForm(Form):
    """How people can be told things while they are away."""

    push: str = Field(description="The public key of the hall, with which browsers subscribe to Web Push.")
    webhooks: list[str] = Field(description="The hosts whose webhooks may be given; none where whoever runs the hall has listed none.")
    mail: bool = Field(description="Whether the hall sends mail.")


class Push(Form):
    """A browser, by its subscription to a push service."""

    kind: Literal["push"]
    endpoint: str = Field(max_length=LONGEST_ADDRESS)
    p256dh: BrowserKey
    auth: BrowserKey


class Webhook(Form):
    """A webhook of a service that shows what it is told to people."""

    kind: Literal["webhook"]
    service: Service
    address: str = Field(max_length=LONGEST_ADDRESS)


class Mail(Form):
    """A mail address. Nothing is sent there until its owner has confirmed it."""

    kind: Literal["mail"]
    address: str = Field(max_length=LONGEST_MAIL)


NewAddress = Annotated[Push | Webhook | Mail, Body(discriminator="kind")]


class AddressForm(Form):
    """An address of a seat. Of the address itself only the host is shown."""

    id: str
    kind: Literal["push", "webhook", "mail"]
    where: str
    digest: str = Field(description="The SHA-256 of the address, by which whoever gave it recognises it.")
    state: Literal["live", "waiting"]


def owned(table: Table, key: str) -> int:
    """The seat that the key opens."""
    seat = seat_opened(table, key)
    if seat == NOBODY:
        raise NotYours.because(reasons.OWNERS_ONLY)
    return seat


async def seat_with(hall: Hall, name: str, key: str) -> tuple[str, str, Standing]:
    """The lock of the seat that the key opens, what the game is called, and how the table stands for it."""
    live = await hall.table(name)

    def see(table: Table) -> tuple[str, str, Standing]:
        seat = owned(table, key)
        return table.chairs[seat].lock, find_game(table.plan.game).title, standing(table, seat)

    return await live.look(see)


def shown_part(address: Address) -> str:
    """As much of an address as its owner needs to recognise it."""
    if address.kind == "mail":
        mailbox, _, host = address.address.partition("@")
        return f"{mailbox[0]}…@{host}"
    return address.address.split("/")[2]


def form(address: Address) -> AddressForm:
    shown = {
        "id": address.id,
        "kind": address.kind,
        "where": shown_part(address),
        "digest": sha256(address.address.encode()).hexdigest(),
        "state": address.state,
    }
    return AddressForm.model_validate(shown)


@router.get("/notices")
async def ways(hall: TheHall) -> WaysForm:
    """How people can be told things while they are away."""
    own = await hall.messenger.own()
    return WaysForm(push=own.vapid.public, webhooks=list(hall.reach.webhooks), mail=hall.reach.mail is not None)


@router.get("/tables/{name}/notices")
async def addresses(hall: TheHall, name: TableName, key: Key) -> list[AddressForm]:
    """Where the owner of the key's seat is told things."""
    lock, _, _ = await seat_with(hall, name, key)
    return [form(address) for address in await hall.messenger.given(name, lock)]


def checked_mail(carriers: Carriers, address: str) -> str:
    if carriers.reach.mail is None:
        raise Refused.because(reasons.NO_MAIL)
    if not is_mail(address):
        raise Refused.because(reasons.BAD_MAIL)
    return address


def checked(carriers: Carriers, wanted: Push | Webhook | Mail) -> tuple[str, dict[str, str]]:
    """The address, if the hall writes there, and what else is needed for it."""
    try:
        if isinstance(wanted, Push):
            carriers.poster.guard.read(wanted.endpoint)
            browser_keys(wanted.p256dh, wanted.auth)
            return wanted.endpoint, {"p256dh": wanted.p256dh, "auth": wanted.auth}
        if isinstance(wanted, Mail):
            return checked_mail(carriers, wanted.address), {}
        if not carriers.reach.webhooks:
            raise Refused.because(reasons.NO_WEBHOOKS)
        carriers.hook(wanted.address, wanted.service)
        return wanted.address, {"service": wanted.service}
    except Unreachable as error:
        hosts = list(carriers.reach.webhooks)
        raise Refused.because(reasons.BAD_ADDRESS) if isinstance(wanted, Push) else Refused.because(reasons.BAD_WEBHOOK, hosts) from error
    except BadKeys as error:
        raise Refused.because(reasons.BAD_KEYS) from error


@router.post("/tables/{name}/notices", status_code=201)
async def add_address(hall: TheHall, visitor: TheVisitor, name: TableName, wanted: NewAddress, key: Key, spoken: Language) -> AddressForm:
    """Tell the owner of the key's seat things at this address, in the language of this request. The same address again changes the
    language."""
    lock, title, stands = await seat_with(hall, name, key)
    where, details = checked(hall.messenger.carriers, wanted)
    now = hall.clock.now()
    known = await hall.messenger.same(name, lock, wanted.kind, where)
    number = known.id if known else address_id(name, lock, wanted.kind, where)
    waits = wanted.kind == "mail" and (known is None or known.state == "waiting")
    state = "waiting" if waits else "live"
    kept = json.dumps({**details, **(mail.asked(hall.clock) if waits else {})})
    address = Address(number, name, lock, wanted.kind, where, kept, spoken, state, now)
    await hall.messenger.room_for(address)
    if waits:
        visitor.take("mails")
        await hall.messenger.may_ask_by_mail(address, now)
    await hall.messenger.add(address, stands, now)
    if waits:
        await hall.messenger.ask_by_mail(address, title)
    return form(address)


@router.delete("/tables/{name}/notices/{number}", status_code=204)
async def drop_address(hall: TheHall, name: TableName, number: AddressId, key: Key) -> None:
    """Tell the owner of the key's seat nothing more at this address."""
    lock, _, _ = await seat_with(hall, name, key)
    found = [address for address in await hall.messenger.given(name, lock) if address.id == number]
    if not found:
        raise NotThere.because(reasons.NO_ADDRESS)
    await hall.messenger.drop(found)
