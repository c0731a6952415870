"""What SQLite and PostgreSQL have in common: the statements that both understand, and the thread that writes."""

from __future__ import annotations

import asyncio
import json
import logging
import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, TypeVar

from sqlalchemy import Connection, Engine, TextClause, text
from sqlalchemy.exc import SQLAlchemyError

from greathall.hall.clock import GRACE
from greathall.hall.errors import Closed, Refused
from greathall.hall.store.base import LATEST, PAUSING, Address, Finished, KeptTable, News, OpenTable, Row, Search, Summary
from greathall.hall.store.migrations import migrate
from greathall.hall.store.writer import Values, Writer, in_words
from greathall.kernel.errors import GreathallError

T = TypeVar("T")
log = logging.getLogger(__name__)

REMEMBERED: Final = 60.0
"""For how many seconds the store is not well after something could not be read: it may be damaged in places that few guests touch."""

KEPT_SNAPSHOTS: Final = 4
"""How many snapshots of a table are kept: the latest. Delayed watchers and guests who come back may need one that is a little older."""

SUMMARY: Final = text(
    """INSERT INTO tables (name, game, phase, listed, changed, summary, free, pace, language, pairing, laid, open_until)
    VALUES (:name, :game, :phase, :listed, :changed, :summary, :free, :pace, :language, :pairing, :changed, :open_until)
    ON CONFLICT (name) DO UPDATE SET phase = excluded.phase, changed = excluded.changed, summary = excluded.summary,
    free = excluded.free, open_until = excluded.open_until"""
)
ATTEND: Final = text(
    """UPDATE tables SET host_until = :host_until, open_until = CASE WHEN open_until < :open_until THEN :open_until ELSE open_until END
    WHERE name = :name"""
)
RECORD: Final = text(
    """INSERT INTO records (table_name, game, title, listed, finished, body) VALUES (:name, :number, :game, :listed, :finished, :body)
    ON CONFLICT DO NOTHING"""
)
SNAPSHOT: Final = text(
    "INSERT INTO snapshots (table_name, number, engine, body) VALUES (:name, :number, :engine, :body) ON CONFLICT DO NOTHING"
)
OLD_SNAPSHOTS: Final = text(
    f"""DELETE FROM snapshots WHERE table_name = :name AND number NOT IN (
        SELECT number FROM snapshots WHERE table_name = :name ORDER BY number DESC LIMIT {KEPT_SNAPSHOTS})"""
)
# Earlier versions wrote the time of day, and for how long the hall was closed altogether.
PULSE: Final = text(
    """INSERT INTO pulse (id, alive, asleep) VALUES (1, :now, 0)
    ON CONFLICT (id) DO UPDATE SET alive = excluded.alive, asleep = excluded.asleep"""
)
ALIVE: Final = text("INSERT INTO servers (name, alive) VALUES (:name, :now) ON CONFLICT (name) DO UPDATE SET alive = excluded.alive")

PUT_ADDRESS: Final = text(
    """INSERT INTO notices (id, table_name, seat_lock, kind, address, details, language, state, made)
    VALUES (:id, :table, :lock, :kind, :address, :details, :language, :state, :made)
    ON CONFLICT (id) DO UPDATE SET seat_lock = excluded.seat_lock, details = excluded.details, language = excluded.language,
    state = excluded.state"""
)
DROP_ADDRESS: Final = text("DELETE FROM notices WHERE id = :id AND seat_lock = :lock")
FORGETTABLE: Final = text(
    """SELECT (SELECT max(number) FROM entries WHERE table_name = :name) = :number
    AND NOT EXISTS (SELECT 1 FROM records WHERE table_name = :name)"""
)
FORGET: Final = [
    text(f"DELETE FROM {kept} WHERE {column} = :name")
    for kept, column in {"entries": "table_name", "snapshots": "table_name", "notices": "table_name", "tables": "name"}.items()
]
DELETE: Final = [
    *FORGET,
    text("DELETE FROM records WHERE table_name = :name"),
    text("DELETE FROM kept_values WHERE name LIKE 'told ' || :name || ' %' OR name LIKE 'chances ' || :name || ' %'"),
]
REWRITE: Final = text("UPDATE entries SET body = :body WHERE table_name = :name AND number = :number")
NO_SNAPSHOTS: Final = text("DELETE FROM snapshots WHERE table_name = :name")
NEW_VALUE: Final = text("INSERT INTO kept_values (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
CHANGED_VALUE: Final = text("UPDATE kept_values SET value = :value WHERE name = :name AND value = :before")
NO_VALUE: Final = text("DELETE FROM kept_values WHERE name = :name AND value = :before")


class SQLStore(ABC):
    """A store in a database that speaks SQL; `Store` says what its methods do."""

    last_pulse: ClassVar[TextClause] = text("SELECT alive - asleep FROM pulse WHERE id = 1")
    hint: ClassVar[str]
    """What to look at if it can't be opened."""

    def __init__(self, engine: Engine, server: str) -> None:
        self.engine = engine
        self.server = server
        self.unread = -math.inf
        """When something could last not be read, by `time.monotonic`."""
        self.doubtful = True
        """Whether it has yet to be looked whether the store is damaged: at the start, and after something could not be read."""
        self.damaged = False
        try:
            self.prepare()
        except GreathallError:
            self.let_go()
            raise
        self.writer = Writer(self.engine, self.put)

    def prepare(self) -> None:
        """Bring the store up to date."""
        try:
            with self.engine.begin() as connection:
                self.upgrade(connection)
        except SQLAlchemyError as error:
            raise Refused("no_store", f"the store can't be opened: {in_words(error)}; see that {self.hint}") from error

    def upgrade(self, connection: Connection) -> None:
        """Make the tables of an older store those of this version."""
        migrate(connection)

    def trouble(self) -> str:
        if self.writer.down:
            return "the store can't be written"
        if self.damaged:
            return "the store is damaged"
        return "the store can't be read" if time.monotonic() - self.unread < REMEMBERED else ""

    async def inspect(self) -> None:
        if self.doubtful:
            fault = await asyncio.to_thread(self.damage)
            if fault and not self.damaged:
                log.error("the store is damaged; restore a backup", extra={"error": fault})
            self.damaged = self.doubtful = bool(fault)

    @abstractmethod
    def damage(self) -> str:
        """What is wrong with what is stored; empty: nothing that the database finds."""

    async def tidy(self) -> None:
        return

    def close(self) -> None:
        self.writer.close()
        self.let_go()

    def let_go(self) -> None:
        self.engine.dispose()

    # Writing.

    async def append(self, table: str, row: Row, summary: Summary | None = None, record: tuple[int, str] | None = None) -> bool:
        def then(connection: Connection) -> None:
            if summary is not None:
                connection.execute(SUMMARY, {"name": table, **vars(summary)})
                if record is not None:
                    number, body = record
                    connection.execute(RECORD, {"name": table, "number": number, "finished": row.at, "body": body, **vars(summary)})

        return await self.writer.append(table, {"table": table, "number": row.number, "at": row.at, "body": row.body}, then)

    @abstractmethod
    def put(self, connection: Connection, rows: list[Values]) -> set[str]:
        """Put entries; the names of the tables that had none of that number yet."""

    async def snapshot(self, table: str, number: int, engine: str, body: str) -> None:
        def job(connection: Connection) -> None:
            connection.execute(SNAPSHOT, {"name": table, "number": number, "engine": engine, "body": body})
            connection.execute(OLD_SNAPSHOTS, {"name": table})

        await self.writer.write(table, job)

    async def forget(self, table: str, number: int) -> bool:
        def job(connection: Connection) -> bool:
            values = {"name": table, "number": number}
            if not connection.execute(FORGETTABLE, values).scalar_one():
                return False
            for statement in FORGET:
                connection.execute(statement, {"name": table})
            return True

        return await self.writer.write(table, job)

    async def delete(self, table: str) -> None:
        def job(connection: Connection) -> None:
            for statement in DELETE:
                connection.execute(statement, {"name": table})

        await self.writer.write(table, job)

    async def rewrite(self, table: str, bodies: Mapping[int, str]) -> None:
        def job(connection: Connection) -> None:
            for number, body in bodies.items():
                connection.execute(REWRITE, {"name": table, "number": number, "body": body})
            connection.execute(NO_SNAPSHOTS, {"name": table})

        await self.writer.write(table, job)

    async def set_value(self, name: str, value: str | None, before: str | None) -> bool:
        statement = NEW_VALUE if before is None else NO_VALUE if value is None else CHANGED_VALUE
        values = {key: given for key, given in (("name", name), ("value", value), ("before", before)) if given is not None}

        def job(connection: Connection) -> bool:
            return connection.execute(statement, values).rowcount == 1

        return value == before or await self.writer.write(name, job)

    async def attend(self, table: str, host_until: float, open_until: float) -> None:
        values = {"name": table, "host_until": host_until, "open_until": open_until}
        await self.writer.write(table, lambda connection: connection.execute(ATTEND, values))

    async def put_address(self, address: Address) -> None:
        await self.writer.write(address.table, lambda connection: connection.execute(PUT_ADDRESS, vars(address)))

    async def drop_addresses(self, addresses: Sequence[Address]) -> None:
        def job(connection: Connection) -> None:
            for each in addresses:
                connection.execute(DROP_ADDRESS, {"id": each.id, "lock": each.lock})

        if addresses:
            await self.writer.write("", job)

    async def pulse(self, now: float) -> tuple[float, list[str]]:
        def job(connection: Connection) -> tuple[float, list[str]]:
            latest: float | None = connection.execute(self.last_pulse).scalar()
            time = now if latest is None else max(now, latest)
            connection.execute(PULSE, {"now": time})
            connection.execute(ALIVE, {"name": self.server, "now": time})
            self.forget_gone(connection, time)
            return time, [row.name for row in connection.execute(text("SELECT name FROM servers ORDER BY name"))]

        return await self.writer.write("", job)

    def forget_gone(self, connection: Connection, now: float) -> None:
        """Forget the servers that no longer live."""
        connection.execute(text("DELETE FROM servers WHERE alive < :then"), {"then": now - GRACE})

    async def leave(self) -> None:
        await self.writer.write(
            "", lambda connection: connection.execute(text("DELETE FROM servers WHERE name = :name"), {"name": self.server})
        )

    async def tell(self, news: str) -> None:
        return

    def news(self, heard: Callable[[str], None], lost: Callable[[], None]) -> News | None:
        return None

    # Reading.

    async def time(self) -> float | None:
        return await self.read(lambda connection: connection.execute(SQLStore.last_pulse).scalar())

    async def read(self, job: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return job(connection)

        try:
            return await asyncio.to_thread(run)
        except SQLAlchemyError as error:
            if time.monotonic() - self.unread > REMEMBERED:
                log.error("the store can't be read", extra={"error": in_words(error)})
            self.unread, self.doubtful = time.monotonic(), True
            raise Closed from error

    async def entries(self, table: str, after: int, upto: int = LATEST) -> list[Row]:
        query = text(
            "SELECT number, at, body FROM entries WHERE table_name = :name AND number > :after AND number <= :upto ORDER BY number"
        )
        values = {"name": table, "after": after, "upto": upto}
        return await self.read(lambda connection: [Row(row.number, row.at, row.body) for row in connection.execute(query, values)])

    async def snapshot_before(self, table: str, engine: str, latest: int) -> tuple[int, str] | None:
        query = text(
            "SELECT number, body FROM snapshots WHERE table_name = :name AND engine = :engine AND number <= :latest "
            "ORDER BY number DESC LIMIT 1"
        )
        values = {"name": table, "engine": engine, "latest": latest}
        found = await self.read(lambda connection: connection.execute(query, values).first())
        return None if found is None else (found.number, found.body)

    async def untouched(self, since: float, after: str, most: int) -> list[str]:
        query = text(
            "SELECT name FROM tables WHERE phase IN ('gathering', 'playing') AND changed < :since AND open_until < :since "
            "AND name > :after AND NOT EXISTS (SELECT 1 FROM records WHERE table_name = tables.name) ORDER BY name LIMIT :most"
        )
        values = {"since": since, "after": after, "most": most}
        return await self.read(lambda connection: [row.name for row in connection.execute(query, values)])

    async def playing(self) -> list[str]:
        query = text("SELECT name FROM tables WHERE phase IN ('playing', :pausing)")
        return await self.read(lambda connection: [row.name for row in connection.execute(query, {"pausing": PAUSING})])

    async def kept_tables(self, phase: str, most: int) -> list[KeptTable]:
        only = "WHERE phase = :phase " if phase else ""
        query = text(f"SELECT name, phase, listed, changed, summary FROM tables {only}ORDER BY changed DESC, name LIMIT :most")
        rows = await self.read(
            lambda connection: connection.execute(query, {"phase": phase, "most": most} if phase else {"most": most}).all()
        )
        return [KeptTable(row.name, row.phase, bool(row.listed), row.changed, shown(row.summary) or {}) for row in rows]

    async def holding(self, lock: str) -> list[str]:
        query = text("SELECT DISTINCT table_name FROM entries WHERE body LIKE :like ORDER BY table_name")
        return await self.read(lambda connection: list(connection.execute(query, {"like": f"%{lock}%"}).scalars()))

    async def open_tables(self, search: Search) -> list[OpenTable]:
        wanted = {"game": search.game, "pace": search.pace, "language": search.language}
        asked = [f" AND {column} = :{column}" for column, value in wanted.items() if value]
        asked += [" AND host_until > :now"] * search.host + [" AND pairing = 1"] * search.pairing
        query = text(
            "SELECT summary, laid, host_until FROM tables "
            f"WHERE listed = 1 AND phase = 'gathering' AND free > 0 AND open_until > :now{''.join(asked)} "
            "ORDER BY CASE WHEN host_until > :now THEN 0 ELSE 1 END, laid DESC, name LIMIT :most"
        )
        rows = await self.read(lambda connection: connection.execute(query, vars(search)).all())
        return [OpenTable(table, row.laid, row.host_until) for row in rows if (table := shown(row.summary)) is not None]

    async def running_tables(self, most: int) -> list[dict[str, Any]]:
        query = text("SELECT summary FROM tables WHERE listed = 1 AND phase = 'playing' ORDER BY changed DESC LIMIT :most")
        summaries = await self.read(lambda connection: [row.summary for row in connection.execute(query, {"most": most})])
        return [table for summary in summaries if (table := shown(summary)) is not None]

    async def listed_table(self, table: str) -> dict[str, Any] | None:
        query = text("SELECT summary FROM tables WHERE name = :name AND listed = 1")
        found = await self.read(lambda connection: connection.execute(query, {"name": table}).scalar_one_or_none())
        return None if found is None else shown(found)

    async def record(self, table: str, game: int) -> Finished | None:
        query = text("SELECT body, listed FROM records WHERE table_name = :name AND game = :game")
        found = await self.read(lambda connection: connection.execute(query, {"name": table, "game": game}).first())
        return None if found is None else Finished(found.body, bool(found.listed))

    async def records(self, most: int) -> list[dict[str, Any]]:
        query = text("SELECT table_name, game, title, finished FROM records WHERE listed = 1 ORDER BY finished DESC LIMIT :most")
        return await self.read(
            lambda connection: [
                {"table": row.table_name, "game": row.game, "title": row.title, "finished": row.finished}
                for row in connection.execute(query, {"most": most})
            ]
        )

    async def value(self, name: str) -> str | None:
        query = text("SELECT value FROM kept_values WHERE name = :name")
        return await self.read(lambda connection: connection.execute(query, {"name": name}).scalar_one_or_none())

    async def address(self, number: str) -> Address | None:
        found = await self.find_addresses("id = :given", number)
        return found[0] if found else None

    async def addresses(self, table: str) -> list[Address]:
        return await self.find_addresses("table_name = :given", table)

    async def find_addresses(self, which: str, given: str) -> list[Address]:
        query = text(
            f"SELECT id, table_name, seat_lock, kind, address, details, language, state, made FROM notices WHERE {which} ORDER BY made, id"
        )
        return await self.read(lambda connection: [Address(*row) for row in connection.execute(query, {"given": given})])

    async def addressed(self) -> list[tuple[str, str]]:
        query = text("SELECT DISTINCT table_name, seat_lock FROM notices WHERE state = 'live'")
        return await self.read(lambda connection: [(row.table_name, row.seat_lock) for row in connection.execute(query)])

    async def addressed_since(self, time: float) -> list[str]:
        query = text("SELECT DISTINCT table_name FROM notices JOIN tables ON name = table_name WHERE state = 'live' AND changed > :time")
        return await self.read(lambda connection: [row.table_name for row in connection.execute(query, {"time": time})])


def shown(summary: str) -> dict[str, Any] | None:
    """A table as the lobby shows it; one that can't be read is left out."""
    try:
        table: dict[str, Any] = json.loads(summary)
    except ValueError:
        return None
    return table
