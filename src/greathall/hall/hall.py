"""All tables that this server has in use, and its part in keeping them going together with other servers."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import re
import time
from contextlib import suppress
from typing import Final

from pydantic_core import to_json

from greathall.hall import metrics, reasons
from greathall.hall.bots.estimates import Estimates
from greathall.hall.bots.pool import Pool
from greathall.hall.bots.turns import OneByOne
from greathall.hall.clock import GRACE, PULSE, Clock
from greathall.hall.errors import Closed, NotThere, Unreadable
from greathall.hall.keys import fresh_name
from greathall.hall.live import loading
from greathall.hall.live.table import LiveTable
from greathall.hall.live.turns import EVENLY
from greathall.hall.notices.addresses import Guard
from greathall.hall.notices.carriers import Carriers, Reach
from greathall.hall.notices.messenger import Messenger
from greathall.hall.notices.posting import Poster
from greathall.hall.store.base import LATEST, Store
from greathall.hall.table import entries
from greathall.hall.table.snapshot import to_dict
from greathall.hall.table.table import Table
from greathall.hall.table.unplayed import UNPLAYED_FOR, unplayed
from greathall.hall.upkeep import Upkeep, cause
from greathall.hall.warden import READ_EVERY, Warden
from greathall.version import VERSION

log = logging.getLogger(__name__)

IDLE: Final = 120.0
"""After how many seconds an unused table leaves the memory."""

BELIEVED: Final = 25.0
"""For how many seconds another server is believed when it says that a seat is taken."""

MOST_DEVICES: Final = 400
"""How many devices at a table another server is told of at most."""

TELL_PRESENCE: Final = 10.0

FORGET_EVERY: Final = 86_400.0
"""How often tables are looked for that nobody will ever play, in seconds, and how many of them at once."""
FORGET_AT_ONCE: Final = 50

INSPECT: Final = 10.0
"""How often it is looked whether the store is well, in seconds."""

TELL_AWAY: Final = 1.0
"""How often the tables are looked at for what people who are away are to be told, in seconds."""

MANY_ASIDE: Final = 3
SHARE_ASIDE: Final = 0.1
"""The server is not well if it has set aside this many tables, and this share of those that it has opened. One may be ill alone."""

TELL_WITHIN: Final = 7200.0
"""Within how many seconds after something has happened at a table whoever is away is told, however much they are told besides."""

NEWS: Final = re.compile(
    r"(?:entry|(?P<here>here)|(?P<open>open)|(?P<told>told)) (?P<name>[a-z0-9]{1,40}) (?P<server>\S{1,300})"
    r"(?(here) (?P<seats>[0-9,]{0,60}))(?(open) (?P<devices>(?:[0-9]{1,2}:[0-9a-f]{8},){0,400}))(?(told) (?P<position>[0-9]{1,16}))"
)
"""What servers tell each other: that a table has a new entry, which of its seats have guests there, on which devices seats are open, or
up to which position a guest has been told everything."""


class Hall:
    """The tables in use, by name."""

    def __init__(self, store: Store, pool: Pool, clock: Clock | None = None, reach: Reach | None = None) -> None:
        self.store = store
        self.pool = pool
        self.estimates = Estimates(store, pool)
        self.reading = OneByOne()
        """Whose turn it is to have a long log or a whole game read."""
        self.clock = clock or Clock()
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}
        """The tables that are being loaded; everyone who wants one waits for the same loading."""
        self.aside: dict[str, str] = {}
        """The tables that can't be read, and why."""
        self.servers = [store.server]
        self.upkeep = Upkeep()
        self.evenly = EVENLY
        self.reach = reach or Reach()
        self.messenger = Messenger(store, Carriers(self.reach, Poster(Guard(self.reach.private))), self.upkeep.run)
        self.warden = Warden(store, self.clock, self.tables)
        self.pause = PULSE
        """How long to wait after a pulse before the next."""
        self.beaten = -math.inf
        """When the latest pulse was noted, by `time.monotonic`."""
        self.missed = False
        """Whether the store could not note the latest pulse."""
        self.takes_over = asyncio.Event()
        """Whether there may be tables to take over."""
        self.news = store.news(self.heard, self.catch_up_all)
        self.odd_news = False
        """Whether there has been news that makes no sense."""

    # Opening and closing.

    async def open(self) -> None:
        """Begin to keep tables going."""
        await self.beat()
        await self.warden.opened()
        self.takes_over.set()
        self.upkeep.keep("heeding whoever runs the hall", self.warden.refresh, READ_EVERY)
        self.upkeep.keep("the pulse", self.beat, self.pause)
        self.upkeep.keep("tidying the store", self.store.tidy, self.pause)
        self.upkeep.keep("forgetting tables", self.forget_unplayed, FORGET_EVERY)
        self.upkeep.keep("looking at the store", self.store.inspect, INSPECT)
        self.upkeep.keep("taking over tables", self.take_over)
        self.upkeep.keep("looking after the tables", self.sweep, TELL_PRESENCE)
        self.upkeep.keep("telling those who are away", self.tell_away, TELL_AWAY)
        if self.news is not None:
            self.upkeep.keep("news from the other servers", self.news.listen)

    async def identity(self) -> str:
        """What tells this hall from all others, wherever guests find it."""
        return await self.messenger.shared("hall", fresh_name(24))

    async def close(self) -> None:
        """Stop, with nothing half done: what was begun is written."""
        await self.upkeep.stop()
        if self.news is not None:
            await self.news.close()
        for live in list(self.tables.values()):
            async with live.turns.alone():
                live.close()
        await self.pool.close()
        try:
            await self.store.leave()
        except Closed:
            log.warning("the store can't be reached, so the other servers are not told that this one closes")
        self.store.close()

    def trouble(self) -> str:
        """Why the server is not well, in a few words; empty if it is."""
        now = time.monotonic()
        if found := self.store.trouble():
            return found
        if now - self.beaten > GRACE:
            return "the pulse is late"
        if self.news is not None and now - self.news.alive > 2 * GRACE:
            return "there is no news from the other servers"
        if (aside := len(self.aside)) >= MANY_ASIDE and aside >= SHARE_ASIDE * (aside + len(self.tables)):
            return "many tables can't be read"
        return "".join(f"{name} has failed and is tried again" for name in list(self.upkeep.failing)[:1])

    # Tables.

    async def lay(self, opened: entries.Opened) -> LiveTable:
        """A new table."""
        self.warden.may_lay()
        name = fresh_name()
        live = LiveTable(self, name, Table(opened))
        await live.act(lambda table, now: opened)
        self.tables[name] = live
        return live

    async def table(self, name: str) -> LiveTable:
        """A table by its name, loaded if it is not in use."""
        self.warden.may_open(name)
        live = self.tables.get(name)
        if live is None:
            if name not in self.opening:
                self.opening[name] = asyncio.ensure_future(self.bring_in(name))
                self.opening[name].add_done_callback(lambda _: self.opening.pop(name))
            live = await asyncio.shield(self.opening[name])
        live.used = time.monotonic()
        return live

    async def bring_in(self, name: str) -> LiveTable:
        """Load a table to use it."""
        with metrics.LOADING.time():
            table = await self.load(name)
            delayed = table.plan.watchers == "delayed"
            if delayed:
                table = await self.load(name, until=self.clock.now() - table.plan.delay)
            live = LiveTable(self, name, table)
            live.left = -math.inf  # nobody has come yet
            if delayed:
                await live.take_in()
        self.tables[name] = live
        self.aside.pop(name, None)
        self.count()
        live.wake()
        return live

    async def load(self, name: str, upto: int = LATEST, until: float = math.inf) -> Table:
        """A table as it stood after that many entries, or at that time."""
        try:
            return await loading.load(self.store, name, upto, until)
        except Unreadable as error:
            self.set_aside(name, error)
            raise

    async def forget_unplayed(self) -> None:
        """Delete the tables that nobody will ever play."""
        since, after, forgotten = self.clock.now() - UNPLAYED_FOR, "", 0
        while names := await self.store.untouched(since, after, FORGET_AT_ONCE):
            for name in names:
                with suppress(Unreadable, NotThere):  # it is set aside, or gone by now
                    forgotten += self.keeps(name) and await self.forget(name, since)
            after = names[-1]
        if forgotten:
            log.info("tables that nobody has played are forgotten", extra={"tables": forgotten})

    async def forget(self, name: str, since: float) -> bool:
        """Delete a table, if nobody is there, nothing has happened since then, and nobody has played at it."""
        live = await self.table(name)
        async with live.turns.alone():
            await live.refresh()
            table = live.table
            if live.audience.watched(self.clock.now()) or table.at >= since:
                return False
            log = [entries.read(row.body) for row in await self.store.entries(name, 0)]
            if not unplayed(table, log) or not await self.store.forget(name, table.number):
                return False
            live.stale = True  # whoever still has it in hand finds that it is gone
            live.close()
        self.tables.pop(name, None)
        return True

    def set_aside(self, name: str, error: Unreadable) -> None:
        """A table can't be read: nobody is kept waiting at it, and all others go on. Whoever asks for it makes the hall try again."""
        if self.aside.get(name) != error.reason:
            self.aside[name] = error.reason
            log.error("a table can't be read and is set aside", extra={"table": name, "why": error.reason, "details": error.details})
        if (live := self.tables.pop(name, None)) is not None:
            live.put_aside(error.code)
        self.count()

    def count(self) -> None:
        metrics.TABLES.set(len(self.tables))
        metrics.ASIDE.set(len(self.aside))

    def keep_snapshot(self, name: str, table: Table) -> None:
        """Keep how a table stands now; if that fails, it is only loaded more slowly."""
        body, number = to_json(to_dict(table)).decode(), table.number

        async def write() -> None:
            try:
                await self.store.snapshot(name, number, VERSION, body)
            except Closed:
                log.warning("a snapshot was not written", extra={"table": name})

        self.upkeep.run(write())

    def attend(self, name: str, host_until: float, open_until: float) -> None:
        """Note in the store who is at a table that the lobby shows; if that fails, it is noted the next time."""

        async def write() -> None:
            with suppress(Closed):
                await self.store.attend(name, host_until, open_until)

        self.upkeep.run(write())

    async def tell_away(self) -> None:
        """Tell people who are away what they want to know of the tables that this server keeps going; if the store is down, later."""
        with suppress(Closed):
            await self.messenger.refresh()
            for name in [name for name in self.messenger.seats if name in self.tables and self.keeps(name)]:
                live = self.tables.get(name)
                if live is not None and not live.stale:
                    await self.messenger.look(name, live.table, live.gone_since(), self.clock.now())

    # Together with other servers.

    def keeps(self, name: str) -> bool:
        """Whether it is this server that closes the table's windows and lets its bots think. All servers come to the same answer; if
        for a moment they don't, the number of the entry lets only one of them write."""

        def weight(server: str) -> bytes:
            return hashlib.sha256(f"{server} {name}".encode()).digest()

        alone = len(self.servers) == 1
        return name not in self.warden.closed and (alone or max(self.servers, key=weight) == self.store.server)

    async def beat(self) -> None:
        """Tell the store that this server is alive, and learn who else is, and what time it is at the hall."""
        try:
            if self.beaten == -math.inf and (left_off := await self.store.time()) is not None:
                self.clock.set(left_off)
            time_there, servers = await self.store.pulse(self.clock.now())
        except Closed as error:
            if not self.missed:
                log.error("the pulse can't be noted and is tried again", **cause(error))
            self.missed = True
            return
        if math.inf > (late := time.monotonic() - self.beaten) > GRACE and not self.missed:
            log.warning("the pulse was late, as this server was busy or asleep", extra={"seconds": round(late, 1)})
        self.clock.set(max(time_there, self.clock.now()))  # writing takes time, too
        self.beaten = time.monotonic()
        if servers != self.servers or self.missed:
            self.servers, self.missed = servers, False
            self.catch_up_all()
            self.takes_over.set()

    async def take_over(self) -> None:
        """When there may be some, load the tables at which games are under way or about to begin, and which this server keeps going; and
        for a while those of which somebody who is away may still have to be told."""
        await self.takes_over.wait()
        self.takes_over.clear()
        try:
            told_of = await self.store.addressed_since(self.clock.now() - TELL_WITHIN)
            for name, used in (*((name, -math.inf) for name in await self.store.playing()), *((name, math.inf) for name in told_of)):
                if name not in self.tables and name not in self.aside and self.keeps(name):
                    await self.bring_in_alone(name, min(used, time.monotonic()))
        except Exception:
            self.takes_over.set()  # they are still to be taken over
            raise

    async def bring_in_alone(self, name: str, used: float) -> None:
        """Load a table that nobody has asked for, as if it was last used then; if it can't be read, the others are loaded all the same."""
        try:
            live = await self.table(name)
            live.used = used
        except Unreadable:
            pass  # it is set aside
        except NotThere:
            self.set_aside(name, Unreadable.because(reasons.ENTRY_MISSING, 1))

    def catch_up_all(self) -> None:
        """Something may have been written that this server has not heard of."""
        for live in self.tables.values():
            self.upkeep.run(self.catch_up(live))

    async def catch_up(self, live: LiveTable) -> None:
        try:
            await live.catch_up()
        except Closed:
            live.stale = True
        except Unreadable:
            pass  # it is set aside

    async def sweep(self) -> None:
        """Let tables leave the memory that nobody uses and at which nothing is going to happen; tell of those who are at the others."""
        for name, live in list(self.tables.items()):
            await asyncio.sleep(0)  # looking at a thousand tables in one go would be felt at each of them
            if self.tables.get(name) is not live:
                continue
            live.tell_lobby(again=True)
            here = live.audience.guests or live.turns.acting.locked() or live.timer or live.thinking or self.messenger.awaits(name)
            if not here and time.monotonic() - live.used > IDLE:
                del self.tables[name]
                live.close()
            elif live.audience.guests:
                live.notice()
                self.tell_presence(live)
        self.count()

    def tell_presence(self, live: LiveTable) -> None:
        """Tell the other servers which seats of a table have guests here."""
        if len(self.servers) == 1:
            return
        seats = ",".join(map(str, sorted(live.audience.taken_here(live.table))))
        devices = [f"{seat}:{mark}," for seat, mark in live.audience.open_here(live.table, self.clock.now())]
        self.tell_servers(f"here {live.name} {self.store.server} {seats}")
        self.tell_servers(f"open {live.name} {self.store.server} {''.join(devices[:MOST_DEVICES])}")

    def tell_servers(self, news: str) -> None:
        """Tell the other servers, if there are any."""
        if len(self.servers) > 1:
            self.upkeep.run(self.tell(news))

    async def tell(self, news: str) -> None:
        try:
            await self.store.tell(news)
        except Closed:
            log.warning("the other servers can't be told")

    def heard(self, news: str) -> None:
        """Another server has written to a table, or says who is there. Whoever may use the database can say anything here."""
        told = NEWS.fullmatch(news)
        if told is None:
            if not self.odd_news:
                self.odd_news = True
                log.warning("news that makes no sense is ignored")
            return
        name, server, seats = told["name"], told["server"], told["seats"]
        if server == self.store.server:
            return
        live = self.tables.get(name)
        if told["open"]:
            if live is not None:
                devices = (device.split(":") for device in told["devices"].split(",")[:-1])
                live.audience.open_elsewhere[server] = self.clock.now() + BELIEVED, frozenset((int(seat), mark) for seat, mark in devices)
                live.notice()
        elif told["told"]:
            if live is not None:
                live.audience.told_elsewhere[server] = self.clock.now() + BELIEVED, int(told["position"])
                live.wake()
        elif live is not None and seats is not None:
            live.audience.elsewhere[server] = self.clock.now() + BELIEVED, {int(seat) for seat in seats.split(",") if seat}
            live.used = time.monotonic()
            live.notice()
        elif live is not None:
            self.upkeep.run(self.catch_up(live))
        elif seats != "" and self.keeps(name):
            self.upkeep.run(self.bring_in_told(name))

    async def bring_in_told(self, name: str) -> None:
        """Load a table to which another server has written, or at which it has guests, since this one keeps it going."""
        try:
            await self.table(name)
        except Closed:
            self.takes_over.set()
        except (Unreadable, NotThere):
            pass
