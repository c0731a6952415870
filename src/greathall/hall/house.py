"""All tables that this server has in use, and its part in keeping them going together with other servers."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import time
from typing import Any, Final

from pydantic_core import to_json

from greathall.hall import entries, metrics, telling
from greathall.hall import table as tables
from greathall.hall.clock import PULSE, Clock
from greathall.hall.entries import Entry
from greathall.hall.errors import Closed, NotThere, Refused
from greathall.hall.keys import fresh_name
from greathall.hall.live import LiveTable
from greathall.hall.news import News
from greathall.hall.store import Store
from greathall.hall.table import Table
from greathall.hall.telling import WATCHER
from greathall.hall.thinkers import Thinkers
from greathall.kernel.errors import GreathallError
from greathall.version import VERSION

log = logging.getLogger(__name__)

IDLE: Final = 120.0
"""After how many seconds a table that nobody uses leaves the memory."""

BELIEVED: Final = 25.0
"""For how long another server's word that a seat is taken is believed."""

TELL_PRESENCE: Final = 10.0


class House:
    """The tables in use, by name."""

    def __init__(self, store: Store, thinkers: Thinkers, clock: Clock | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.clock = clock or Clock()
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.servers = [store.server]
        self.healthy = False
        self.tasks: set[asyncio.Task[Any]] = set()

    # Opening and closing.

    async def open(self) -> None:
        """Begin to keep tables going."""
        await self.beat()
        self.run(self.pulse())
        self.run(self.sweep())
        if self.store.shared:
            self.run(News(self.store.url, self.store.server, self.heard, self.catch_up_all).listen())
        self.run(self.take_over())

    async def close(self) -> None:
        """Stop, with nothing half done: what was begun is written."""
        for task in list(self.tasks):
            task.cancel()
        for live in list(self.tables.values()):
            async with live.lock:
                live.close()
        await self.thinkers.close()
        try:
            await self.store.leave()
        except Closed:
            log.warning("the store is not there to say goodbye to")
        self.store.close()

    def run(self, work: Any) -> None:
        """Let something run beside everything else."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Tables.

    async def lay(self, opened: entries.Opened) -> LiveTable:
        """A new table."""
        name = fresh_name()
        live = LiveTable(self, name, Table(opened))
        await live.act(lambda table, now: opened)
        self.tables[name] = live
        return live

    async def table(self, name: str) -> LiveTable:
        """A table by its name, loaded if it is not in use."""
        live = self.tables.get(name)
        if live is None:
            lock = self.opening.setdefault(name, asyncio.Lock())
            try:
                async with lock:
                    live = self.tables.get(name) or await self.bring_in(name)
            finally:
                self.opening.pop(name, None)
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
            if delayed:
                await live.take_in()
        self.tables[name] = live
        metrics.TABLES.set(len(self.tables))
        live.stir()
        return live

    async def load(self, name: str, upto: int = 2**31 - 1, until: float = math.inf) -> Table:
        """A table as it stood after that many entries, or at that time."""
        table: Table | None = None
        latest = upto
        while (found := await self.store.snapshot_before(name, VERSION, latest)) is not None:
            if found["at"] <= until:
                table = tables.from_dict(found)
                break
            latest = found["number"] - 1
        for row in await self.store.entries(name, table.number if table else 0, upto):
            entry = entries.read(row.body)
            if table is None:
                assert isinstance(entry, entries.Opened)
                table = Table(entry)
            if row.at > until and table.number > 0:
                break
            apply(table, row.at, entry)
        if table is None:
            raise NotThere(f"there is no table {name!r}")
        return table

    async def history(self, name: str, lock: str, since: int, latest: int) -> list[bytes]:
        """The events after a number, as the viewer with that lock was or would have been told them."""
        table: Table | None = None
        before = 2**31 - 1
        while (found := await self.store.snapshot_before(name, VERSION, before)) is not None:
            table = tables.from_dict(found)
            if telling.number_for(table, viewer_of(table, lock)) <= since:
                break
            before, table = found["number"] - 1, None
        events: list[bytes] = []
        for row in await self.store.entries(name, table.number if table else 0):
            entry = entries.read(row.body)
            if table is None:
                assert isinstance(entry, entries.Opened)
                table = Table(entry)
            happened = apply(table, row.at, entry)
            viewer = viewer_of(table, lock)
            number = telling.number_for(table, viewer)
            if telling.may_know(entry, viewer) and since < number <= latest:
                events.append(to_json(telling.event_for(table, entry, happened, viewer)))
            if number >= latest:
                break
        return events

    def keep_snapshot(self, name: str, table: Table) -> None:
        """Keep how a table stands now; if that fails, it is only loaded more slowly."""
        body = to_json(table.to_dict()).decode()
        number = table.number

        async def write() -> None:
            try:
                await self.store.snapshot(name, number, VERSION, body)
            except Closed:
                log.warning("a snapshot was not written", extra={"table": name})

        self.run(write())

    # Together with other servers.

    def keeps(self, name: str) -> bool:
        """Whether it is this server that closes the table's windows and lets its bots think. All servers come to the same answer, and if
        for a moment they don't, the number of the entry lets only one of them write."""

        def weight(server: str) -> bytes:
            return hashlib.sha256(f"{server} {name}".encode()).digest()

        return len(self.servers) == 1 or max(self.servers, key=weight) == self.store.server

    async def beat(self) -> None:
        """Tell the store that this server is alive, and learn who else is."""
        now = self.clock.wall()
        try:
            asleep, servers = await self.store.pulse(now)
        except Closed:
            self.healthy = False
            return
        recovered = not self.healthy and bool(self.tables)
        self.clock.beat(now, asleep)
        self.healthy = True
        if servers != self.servers or recovered:
            self.servers = servers
            self.catch_up_all()
            self.run(self.take_over())

    async def pulse(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            await self.beat()
            if self.healthy:
                await self.store.tidy()

    async def take_over(self) -> None:
        """Load the tables at which games are under way and which this server keeps going."""
        try:
            for name in await self.store.playing():
                if self.keeps(name) and name not in self.tables:
                    await self.bring_in_quietly(name)
        except Closed:
            log.warning("the tables under way can't be read")

    async def bring_in_quietly(self, name: str) -> None:
        try:
            await self.table(name)
        except GreathallError as error:
            log.error("a table can't be loaded", extra={"table": name, "error": str(error)})

    def catch_up_all(self) -> None:
        """Something may have been written of which this server has not heard."""
        for live in self.tables.values():
            self.run(self.catch_up(live))

    async def catch_up(self, live: LiveTable) -> None:
        try:
            await live.catch_up()
        except Closed:
            live.stale = True

    async def sweep(self) -> None:
        """Let tables leave the memory that nobody uses and at which nothing is going to happen."""
        while True:
            await asyncio.sleep(TELL_PRESENCE)
            for name, live in list(self.tables.items()):
                here = live.audience.guests or live.lock.locked() or live.timer or live.thinking
                if not here and time.monotonic() - live.used > IDLE:
                    del self.tables[name]
                    live.close()
                elif live.audience.guests:
                    live.notice()
                    self.tell_presence(live)
            metrics.TABLES.set(len(self.tables))

    def tell_presence(self, live: LiveTable) -> None:
        """Tell the other servers which seats of a table have guests here."""
        if self.store.shared and len(self.servers) > 1:
            seats = [seat for seat in live.audience.viewers(live.table) if seat != WATCHER]
            self.run(self.tell(f"here {live.name} {self.store.server} {','.join(map(str, seats))}"))

    async def tell(self, news: str) -> None:
        try:
            await self.store.tell(news)
        except Closed:
            log.warning("the other servers can't be told")

    def heard(self, news: str) -> None:
        """Another server has written to a table, or says who is there."""
        kind, name, server, *rest = news.split(" ")
        if server == self.store.server:
            return
        live = self.tables.get(name)
        if live is not None and kind == "entry":
            self.run(self.catch_up(live))
        elif live is not None and kind == "here":
            live.audience.elsewhere[server] = self.clock.now() + BELIEVED, {int(seat) for seat in rest[0].split(",") if seat}
            live.notice()
        elif kind == "entry" and self.keeps(name):
            self.run(self.bring_in_quietly(name))


def viewer_of(table: Table, lock: str) -> int:
    """The seat with a lock; before its owner sat down they saw what everyone sees."""
    return table.seat_of(lock) if lock else WATCHER


def apply(table: Table, at: float, entry: Entry) -> list[Any]:
    """Take in a stored entry; a table that an older version began may need that version."""
    try:
        return list(table.apply(at, entry))
    except GreathallError as error:
        engine = table.record.engine if table.record else VERSION
        raise Refused("other_engine", f"this table was played with engine {engine} and can't go on with {VERSION}: {error}") from error
