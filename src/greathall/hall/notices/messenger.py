"""Tells people who are away what they want to know: looks at the tables whose guests gave addresses, and carries notices to them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final

from greathall.hall import metrics, reasons
from greathall.hall.clock import Clock
from greathall.hall.errors import Refused
from greathall.hall.keys import fresh_key
from greathall.hall.notices import letters, mail, occasions
from greathall.hall.notices.addresses import answering
from greathall.hall.notices.carriers import Carriers, Own
from greathall.hall.notices.letters import Letter
from greathall.hall.notices.limits import ADDRESSES, HOUR, Written, lately, may_tell
from greathall.hall.notices.occasions import Again, Standing, Told
from greathall.hall.notices.vapid import Vapid, fresh_secret
from greathall.hall.store.base import Address, Store
from greathall.hall.table.entries import NOBODY
from greathall.hall.table.table import Table

log = logging.getLogger(__name__)

AWAY: Final = 5.0
"""After how many seconds without a connection somebody is told: whoever loads the page again is not."""

LOOK_AGAIN: Final = 5.0
"""How often the store is asked who has given an address; other servers are given some, too."""

TRY_AGAIN: Final = (30.0, 120.0, 600.0)
"""After how many seconds a notice that did not arrive is tried again."""

AT_ONCE: Final = 16
"""How many notices are carried at the same time, to hosts that have answered before and to all others."""

ADDRESS_ID: Final = "^[0-9a-f]{32}$"
"""How the ids of addresses are written."""

Seat = tuple[str, str]
"""The name of a table, and the lock of one of its seats."""


@dataclass
class Known:
    """What this server knows of a seat whose owner is told things."""

    told: Told
    kept: str | None
    """What the store has of it."""
    number: int = -1
    """The number of the entry after which it last looked."""
    standing: Standing | None = None


class Messenger:
    """Everything that this server knows of people who are to be told things. `run` begins what goes on in the background."""

    def __init__(self, store: Store, carriers: Carriers, run: Callable[[Coroutine[Any, Any, Any]], None]) -> None:
        self.store = store
        self.carriers = carriers
        self.run = run
        self.seats: dict[str, set[str]] = {}
        """By table, the locks of the seats that have addresses."""
        self.asked = 0.0
        self.known: dict[Seat, Known] = {}
        self.pending: set[Seat] = set()
        """The seats whose owners are still to be told something."""
        self.on_the_way = {answered: asyncio.Semaphore(AT_ONCE) for answered in (True, False)}
        """By whether its host has answered before: notices to those that never do wait for each other."""
        self.written = Written()
        self.kept_own: Own | None = None

    async def own(self) -> Own:
        """What only the hall has; it is made once, and shared by all servers."""
        if self.kept_own is None:
            self.kept_own = Own(Vapid(await self.shared("vapid", fresh_secret())), await self.shared("secret", fresh_key()))
        return self.kept_own

    async def shared(self, name: str, fresh: str) -> str:
        """A value that was made when it was first needed."""
        await self.store.set_value(name, fresh, None)
        found = await self.store.value(name)
        assert found is not None
        return found

    # Addresses.

    async def room_for(self, address: Address) -> None:
        """Refuse more addresses than a seat may have."""
        given = await self.given(address.table, address.lock)
        if len(given) >= ADDRESSES and all(each.id != address.id for each in given):
            raise Refused.because(reasons.TOO_MANY_ADDRESSES, ADDRESSES)

    async def add(self, address: Address, standing: Standing, now: float) -> None:
        """Tell the owner of a seat things at this address from now on. They know how the table stands now."""
        await self.room_for(address)
        await self.store.put_address(address)
        seat = address.table, address.lock
        known = await self.recall(seat, standing, now)
        known.told = known.told.knowing(standing, now)
        await self.keep(seat, known)
        self.asked = 0.0

    async def may_ask_by_mail(self, address: Address, now: float) -> None:
        """Refuse to ask whoever owns a mail address more than once an hour, whoever wants it, at whichever server."""
        name = asked_name(address.address)
        before = await self.store.value(name)
        if (before is not None and float(before) > now - HOUR) or not await self.store.set_value(name, repr(now), before):
            raise Refused.because(reasons.MAIL_ASKED)

    async def ask_by_mail(self, address: Address, title: str) -> None:
        """Ask whoever owns a mail address whether they want notices there."""
        server, url = self.carriers.reach.mail, self.carriers.reach.url
        if server is None:
            raise Refused.because(reasons.NO_MAIL)
        self.run(mail.post(server, mail.confirming(server, url, (await self.own()).secret, address, title)))

    async def by_link(self, deed: mail.Deed, number: str, token: str, clock: Clock) -> Address | None:
        """The address to which a link was sent; None if the link is not ours, or no longer good."""
        address = await self.store.address(number)
        if address is None or not mail.right((await self.own()).secret, deed, number, token):
            return None
        stale = deed == "confirm" and address.state != "live" and mail.too_late(address, clock)
        return None if stale else address

    async def confirm(self, address: Address) -> None:
        """Whoever owns the address wants notices there."""
        await self.store.put_address(replace(address, state="live"))
        self.asked = 0.0

    async def same(self, table: str, lock: str, kind: str, where: str) -> Address | None:
        """This address of a seat, if it has it already."""
        return next((each for each in await self.given(table, lock) if (each.kind, each.address) == (kind, where)), None)

    async def given(self, table: str, lock: str) -> list[Address]:
        """The addresses of a seat."""
        return [each for each in await self.store.addresses(table) if each.lock == lock]

    async def drop(self, addresses: Sequence[Address]) -> None:
        """Write to these no more."""
        await self.store.drop_addresses(addresses)
        self.asked = 0.0

    async def follow(self, seat: Seat, lock: str, kept: Sequence[str]) -> None:
        """The seat has another lock: these of its addresses go on there, with what was told before, and all others go."""
        going_on = [each for each in await self.given(*seat) if each.id in kept]
        if going_on:
            await self.store.set_value(told_name((seat[0], lock)), await self.store.value(told_name(seat)), None)
        for address in going_on:
            await self.store.put_address(replace(address, lock=lock))
        await self.forget(seat)

    async def forget(self, seat: Seat) -> None:
        """The seat is somebody else's, or nobody's: all that its owner gave goes with it."""
        table, lock = seat
        await self.drop(await self.given(table, lock))
        await self.store.set_value(told_name(seat), None, await self.store.value(told_name(seat)))
        self.known.pop(seat, None)
        self.pending.discard(seat)
        self.seats.get(table, set()).discard(lock)

    async def refresh(self) -> None:
        """Learn which seats have addresses."""
        if time.monotonic() - self.asked < LOOK_AGAIN:
            return
        self.asked = time.monotonic()
        seats: dict[str, set[str]] = {}
        for table, lock in await self.store.addressed():
            seats.setdefault(table, set()).add(lock)
        self.seats = seats
        self.known = {seat: known for seat, known in self.known.items() if seat[1] in seats.get(seat[0], ())}
        self.pending.intersection_update(self.known)

    # What is told.

    async def recall(self, seat: Seat, standing: Standing, now: float) -> Known:
        """What a seat was told; one of which nothing is known has seen everything."""
        if seat not in self.known:
            kept = await self.store.value(told_name(seat))
            told = Told().knowing(standing, now) if kept is None else Told.model_validate_json(kept)
            self.known[seat] = Known(told, kept)
        return self.known[seat]

    async def keep(self, seat: Seat, known: Known) -> bool:
        """Write down what a seat was told; False if another server has done so meanwhile, and then nothing is told here."""
        text = known.told.model_dump_json()
        if text == known.kept:
            return True
        if not await self.store.set_value(told_name(seat), text, known.kept):
            self.known.pop(seat, None)
            return False
        known.kept = text
        return True

    async def look(self, name: str, table: Table, gone: Sequence[float | None], now: float) -> None:
        """Look whether there is something to tell to those at a table who are away, since these times; None: they are there."""
        for lock in sorted(self.seats.get(name, ())):
            seat = table.seat_of(lock)
            now_has = [chair for chair in table.chairs if lock in chair.former]
            if now_has:
                await self.follow((name, lock), now_has[0].lock, now_has[0].addresses)
            elif seat == NOBODY:
                await self.forget((name, lock))
            else:
                await self.look_for(name, table, seat, gone[seat], now)

    def awaits(self, name: str) -> bool:
        """Whether somebody at a table is still to be told something: then it must be looked at again, though nothing happens there."""
        return any((name, lock) in self.pending for lock in self.seats.get(name, ()))

    async def look_for(self, name: str, table: Table, seat: int, left: float | None, now: float) -> None:
        key = name, table.chairs[seat].lock
        before = self.known.get(key)
        same = before is not None and before.number == table.number and before.standing is not None
        standing = before.standing if same and before is not None and before.standing else occasions.standing(table, seat)
        known = await self.recall(key, standing, now)
        known.number, known.standing = table.number, standing
        if left is None:
            self.pending.discard(key)
            before_that, known.told = known.told, known.told.knowing(standing, now)
            if before_that.lasting() != known.told.lasting():
                await self.keep(key, known)
            return
        told = known.told.forgiven(standing)
        kind = occasions.news(told, standing, now)
        self.pending.discard(key)
        if kind is not None or told.again:
            self.pending.add(key)
        if now < left + AWAY:
            return
        known.told = told
        if kind is None:
            await self.send_again(key, known, now)
            return
        if not may_tell(known.told.sent, now):
            return  # if it is still so later, it is told then
        heard_of = known.told.guests
        known.told = known.told.knowing(standing, now).model_copy(update={"sent": (*lately(known.told.sent, now), now)})
        if not await self.keep(key, known):
            return
        for address in await self.given(*key):
            if address.state == "live" and self.written.take(address.address, now):
                letter = letters.write(name, table, seat, kind, address.language, heard_of, now)
                self.run(self.deliver(letter, address, standing, 0, now))

    # On the way.

    async def send_again(self, key: Seat, known: Known, now: float) -> None:
        """Send what could not be carried before, if it is still so."""
        assert known.standing is not None
        so = [each for each in known.told.again if each.so == known.standing.mark()]
        due = [each for each in so if each.due <= now]
        known.told = known.told.model_copy(update={"again": tuple(each for each in so if each.due > now)})
        if not await self.keep(key, known) or not due:
            return
        live = {address.id: address for address in await self.given(*key) if address.state == "live"}
        for each in due:
            if (address := live.get(each.address)) is not None:
                letter = Letter(key[0], each.kind, each.title, each.text)
                self.run(self.deliver(letter, address, known.standing, each.tries, now))

    async def deliver(self, letter: Letter, address: Address, standing: Standing, tries: int, now: float) -> None:
        """Carry a notice; in the background, since it may take a while. What does not arrive is tried again."""
        async with self.on_the_way[address.kind == "mail" or address.address.split("/")[2] in answering]:
            how = await self.carriers.carry(letter, address, await self.own(), time.time())
        metrics.NOTICES.labels(address.kind, how).inc()
        if how == "gone":
            await self.drop([address])
        known = self.known.get((address.table, address.lock))
        if how == "again" and tries < len(TRY_AGAIN) and known is not None:
            later = Again(
                address=address.id,
                kind=letter.kind,
                title=letter.title,
                text=letter.text,
                tries=tries + 1,
                due=now + TRY_AGAIN[tries],
                so=standing.mark(),
            )
            known.told = known.told.model_copy(update={"again": (*known.told.again, later)})


def told_name(seat: Seat) -> str:
    """Under which name the store has what a seat was told."""
    return f"told {seat[0]} {seat[1]}"


def asked_name(address: str) -> str:
    """Under which name the store has when whoever owns a mail address was last asked."""
    return f"asked {sha256(address.lower().encode()).hexdigest()}"


def address_id(table: str, lock: str, kind: str, address: str) -> str:
    """The id of a new address of a seat. It keeps it when the seat has another lock, so that links in mails go on working."""
    return sha256("\n".join((table, lock, kind, address)).encode()).hexdigest()[:32]
