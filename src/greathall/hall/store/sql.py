"""What SQLite and PostgreSQL have in common: the statements that both understand, and the thread that writes."""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeVar

from sqlalchemy import Connection, Engine, TextClause, text
from sqlalchemy.exc import SQLAlchemyError

from greathall.hall.clock import GRACE, slept
from greathall.hall.errors import Closed, Refused
from greathall.hall.store.base import LATEST, News, Row, Summary
from greathall.hall.store.migrations import migrate
from greathall.hall.store.writer import Values, Writer, in_words
from greathall.kernel.errors import GreathallError

T = TypeVar("T")

SUMMARY: Final = text(
    """INSERT INTO tables (name, game, phase, listed, changed, summary) VALUES (:name, :game, :phase, :listed, :changed, :summary)
    ON CONFLICT (name) DO UPDATE SET phase = excluded.phase, changed = excluded.changed, summary = excluded.summary"""
)
RECORD: Final = text(
    """INSERT INTO records (table_name, game, title, listed, finished, body) VALUES (:name, :number, :game, :listed, :finished, :body)
    ON CONFLICT DO NOTHING"""
)
SNAPSHOT: Final = text(
    "INSERT INTO snapshots (table_name, number, engine, body) VALUES (:name, :number, :engine, :body) ON CONFLICT DO NOTHING"
)
PULSE: Final = text(
    """INSERT INTO pulse (id, alive, asleep) VALUES (1, :now, :asleep)
    ON CONFLICT (id) DO UPDATE SET alive = excluded.alive, asleep = excluded.asleep"""
)
ALIVE: Final = text("INSERT INTO servers (name, alive) VALUES (:name, :now) ON CONFLICT (name) DO UPDATE SET alive = excluded.alive")


class SQLStore(ABC):
    """A store in a database that speaks SQL; `Store` says what its methods do."""

    last_pulse: ClassVar[TextClause] = text("SELECT alive, asleep FROM pulse WHERE id = 1")
    hint: ClassVar[str]
    """What to look at if it can't be opened."""

    def __init__(self, engine: Engine, server: str) -> None:
        self.engine = engine
        self.server = server
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

    def down(self) -> bool:
        return self.writer.down

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
        values = {"name": table, "number": number, "engine": engine, "body": body}
        await self.writer.write(table, lambda connection: connection.execute(SNAPSHOT, values))

    async def pulse(self, now: float) -> tuple[float, list[str]]:
        def job(connection: Connection) -> tuple[float, list[str]]:
            found = connection.execute(self.last_pulse).first()
            asleep = 0.0 if found is None else found.asleep + slept(found.alive, now)
            connection.execute(PULSE, {"now": now, "asleep": asleep})
            connection.execute(ALIVE, {"name": self.server, "now": now})
            self.forget_gone(connection, now)
            return asleep, [row.name for row in connection.execute(text("SELECT name FROM servers ORDER BY name"))]

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

    async def read(self, job: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return job(connection)

        try:
            return await asyncio.to_thread(run)
        except SQLAlchemyError as error:
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

    async def playing(self) -> list[str]:
        return await self.read(
            lambda connection: [row.name for row in connection.execute(text("SELECT name FROM tables WHERE phase = 'playing'"))]
        )

    async def lobby(self, phase: str, most: int) -> list[dict[str, Any]]:
        query = text("SELECT summary FROM tables WHERE listed = 1 AND phase = :phase ORDER BY changed DESC LIMIT :most")
        values = {"phase": phase, "most": most}
        summaries = await self.read(lambda connection: [row.summary for row in connection.execute(query, values)])
        return [table for summary in summaries if (table := shown(summary)) is not None]

    async def record(self, table: str, game: int) -> str | None:
        query = text("SELECT body FROM records WHERE table_name = :name AND game = :game")
        return await self.read(lambda connection: connection.execute(query, {"name": table, "game": game}).scalar_one_or_none())

    async def records(self, most: int) -> list[dict[str, Any]]:
        query = text("SELECT table_name, game, title, finished FROM records WHERE listed = 1 ORDER BY finished DESC LIMIT :most")
        return await self.read(
            lambda connection: [
                {"table": row.table_name, "game": row.game, "title": row.title, "finished": row.finished}
                for row in connection.execute(query, {"most": most})
            ]
        )


def shown(summary: str) -> dict[str, Any] | None:
    """A table as the lobby shows it; one that can't be read is left out."""
    try:
        table: dict[str, Any] = json.loads(summary)
    except ValueError:
        return None
    return table
