"""What whoever runs the hall has settled: who may not come or speak, which tables are closed, and what is announced to all of them.

It is one value of the store that all servers share. Each reads it again every few seconds; the one that was asked heeds it at once."""

from __future__ import annotations

import math
from collections.abc import Callable, MutableMapping
from typing import TYPE_CHECKING, Annotated, Final

from pydantic import AfterValidator, Field
from pydantic_core import to_json

from greathall.hall import messages, reasons
from greathall.hall.clock import Clock
from greathall.hall.errors import Refused
from greathall.hall.forms import Form, saying
from greathall.hall.limits import Networks
from greathall.hall.speech import phrase
from greathall.hall.store.base import Store
from greathall.hall.wire.audience import Guest
from greathall.hall.wire.outgoing import Announced

if TYPE_CHECKING:
    from greathall.hall.live.table import LiveTable

NAME: Final = "ledger"
"""Under which name the store has it."""
READ_EVERY: Final = 2.0
"""How often the ledger is read again, in seconds."""


class Announcement(Form):
    """What everyone at a table is told, and whoever comes."""

    text: Annotated[str, Field(max_length=3500), AfterValidator(lambda text: saying(text) if text else "")] = ""
    """In the words of whoever runs the hall; empty: that the hall is about to restart, in the language of who reads."""
    ends: float | None = None
    """When the hall restarts, in its time; None: it does not."""


class Ledger(Form):
    """Everything that is settled. Guests are known by networks, or by the locks of their keys."""

    announcement: Announcement | None = None
    banned: tuple[str, ...] = ()
    muted: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    """The tables at which nothing happens any more."""


class Warden:
    """Heeds the ledger on this server."""

    def __init__(self, store: Store, clock: Clock, tables: MutableMapping[str, LiveTable]) -> None:
        self.store = store
        self.clock = clock
        self.tables = tables
        self.ledger = Ledger()
        self.closed: frozenset[str] = frozenset()
        self.written: str | None = None
        """The ledger as the store had it when it was last read."""
        self.told: dict[Guest, str] = {}
        """What each guest was last told of an announcement."""

    # The ledger.

    async def refresh(self) -> None:
        """Heed what was settled at another server, and say how much time there still is."""
        written = await self.store.value(NAME)
        if written != self.written:
            self.take(written)
        self.tell_all()

    async def change(self, edit: Callable[[Ledger], Ledger]) -> Ledger:
        """Settle something, whatever other servers settle meanwhile."""
        while True:
            before = await self.store.value(NAME)
            after = edit(read(before)).model_dump_json()
            if await self.store.set_value(NAME, after, before):
                self.take(after)
                self.tell_all()
                return self.ledger

    async def opened(self) -> None:
        """The hall has opened: whoever was told that it would restart need not be told so any more."""
        await self.refresh()
        if self.restarts() is not None:
            await self.change(lambda ledger: ledger.model_copy(update={"announcement": None}))

    def take(self, written: str | None) -> None:
        self.written, self.ledger = written, read(written)
        self.closed = frozenset(self.ledger.closed)
        for name in self.closed & set(self.tables):
            self.tables.pop(name).put_aside(reasons.TABLE_CLOSED.code)
        for live in self.tables.values():
            for guest in list(live.audience.guests):
                if self.listed(self.ledger.banned, guest.lock, guest.address):
                    guest.disconnect(reasons.BANNED.code)

    # Who may do what.

    def listed(self, guests: tuple[str, ...], lock: str, address: str) -> bool:
        """Whether a guest is among these, by their lock or the network of their address."""
        if not guests:
            return False
        return lock in guests or address in Networks(each for each in guests if not is_lock(each))

    def admit(self, lock: str, address: str) -> None:
        """Refuse whoever may not come."""
        if self.listed(self.ledger.banned, lock, address):
            raise Refused.because(reasons.BANNED)

    def may_speak(self, lock: str, address: str) -> None:
        """Refuse whoever may not speak."""
        if self.listed(self.ledger.muted, lock, address):
            raise Refused.because(reasons.MUTED)

    def may_open(self, table: str) -> None:
        """Refuse a table that is closed."""
        if table in self.closed:
            raise Refused.because(reasons.TABLE_CLOSED)

    def may_lay(self) -> None:
        """Refuse new tables while the hall is about to restart."""
        if (seconds := self.restarts()) is not None:
            raise Refused.because(reasons.RESTARTING, messages.waiting(max(1, seconds)))

    # What is announced.

    def restarts(self) -> int | None:
        """In how many seconds the hall restarts, as people count: in minutes where there are many. None: it does not."""
        announced = self.ledger.announcement
        if announced is None or announced.ends is None:
            return None
        left = max(0.0, announced.ends - self.clock.now())
        return math.ceil(left / 60) * 60 if left > 60 else math.ceil(left / 10) * 10

    def announced(self, spoken: str) -> str:
        """What is announced, in a language; empty: nothing."""
        announced, seconds = self.ledger.announcement, self.restarts()
        if announced is None or announced.text:
            return announced.text if announced else ""
        return phrase(messages.RESTARTS.say(messages.waiting(seconds)) if seconds else messages.RESTARTS_NOW.say(), spoken)

    def tell_all(self) -> None:
        """Tell everyone at this server what is announced, if it is another sentence than before."""
        guests = [guest for live in self.tables.values() for guest in live.audience.guests]
        self.told = {guest: self.told[guest] for guest in guests if guest in self.told}
        for guest in guests:
            self.tell(guest)

    def tell(self, guest: Guest) -> None:
        text = self.announced(guest.language)
        if text != self.told.get(guest, ""):
            self.told[guest] = text
            message: Announced = {"type": "announced", "text": text}
            guest.send(to_json(message))


def read(written: str | None) -> Ledger:
    return Ledger() if written is None else Ledger.model_validate_json(written)


def is_lock(guest: str) -> bool:
    return len(guest) == 64 and "." not in guest and ":" not in guest
