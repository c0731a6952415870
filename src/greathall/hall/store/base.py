"""Where tables are kept: their entries, snapshots of long ones, and the records of finished games. SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from greathall.hall.clock import GRACE, slept
from greathall.hall.errors import Closed, Refused
from greathall.hall.store.migrations import migrate
from greathall.hall.store.writer import Values, Writer, in_words
from greathall.kernel.errors import GreathallError

T = TypeVar("T")
CHANNEL: Final = "greathall"
"""The channel of PostgreSQL on which servers wake each other."""

LIVING: Final = 0x6A12
"""The class of PostgreSQL's advisory locks that servers hold while they live: whose process is killed has let go of it at once."""

APPEND_SQLITE: Final = text(
    "INSERT INTO entries (table_name, number, at, body) VALUES (:table, :number, :at, :body) ON CONFLICT DO NOTHING RETURNING number"
)
APPEND_POSTGRESQL: Final = text(
    f"""WITH put AS (
        INSERT INTO entries (table_name, number, at, body)
        SELECT * FROM unnest(CAST(:tables AS text[]), CAST(:numbers AS integer[]), CAST(:times AS float8[]), CAST(:bodies AS text[]))
        ON CONFLICT DO NOTHING RETURNING table_name)
    SELECT table_name, pg_notify('{CHANNEL}', 'entry ' || table_name || ' ' || :server) FROM put"""
)
SUMMARY: Final = text(
    """INSERT INTO tables (name, game, phase, listed, changed, summary) VALUES (:name, :game, :phase, :listed, :changed, :summary)
    ON CONFLICT (name) DO UPDATE SET phase = excluded.phase, changed = excluded.changed, summary = excluded.summary"""
)
RECORD: Final = text(
    """INSERT INTO records (table_name, game, title, listed, finished, body) VALUES (:name, :number, :game, :listed, :finished, :body)
    ON CONFLICT DO NOTHING"""
)
FORGET_GONE: Final = text(
    """DELETE FROM servers WHERE name <> :name AND NOT EXISTS (
        SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database AND datname = current_database()
        WHERE locktype = 'advisory' AND classid = :living AND objid = CAST(hashtext(name) & 2147483647 AS oid))"""
)
SNAPSHOT: Final = text(
    "INSERT INTO snapshots (table_name, number, engine, body) VALUES (:name, :number, :engine, :body) ON CONFLICT DO NOTHING"
)


@dataclass(frozen=True)
class Row:
    """An entry as it is stored."""

    number: int
    at: float
    body: str


@dataclass(frozen=True)
class Summary:
    """What the lobby shows of a table without loading it."""

    game: str
    phase: str
    listed: int
    changed: float
    summary: str


class Store:
    """Opened once by each server."""

    def __init__(self, url: str, server: str) -> None:
        self.url = normal(url)
        self.server = server
        self.engine = open_engine(self.url)
        self.shared = self.engine.dialect.name == "postgresql"
        self.lock = None if self.shared else only_server(Path(self.engine.url.database or ""))
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
                migrate(connection)
                if not self.shared:
                    connection.execute(text("DELETE FROM servers"))
        except SQLAlchemyError as error:
            hint = "PostgreSQL runs, and that --database is right" if self.shared else "the file is a hall's, and that its disk has room"
            raise Refused("no_store", f"the store can't be opened: {in_words(error)}; see that {hint}") from error

    def close(self) -> None:
        self.writer.close()
        self.let_go()

    def let_go(self) -> None:
        self.engine.dispose()
        if self.lock is not None:
            os.close(self.lock)

    # Writing.

    async def append(self, table: str, row: Row, summary: Summary | None = None, record: tuple[int, str] | None = None) -> bool:
        """Add the next entry of a table; False, and nothing changed, if the table has an entry of that number already."""

        def then(connection: Connection) -> None:
            if summary is not None:
                connection.execute(SUMMARY, {"name": table, **vars(summary)})
                if record is not None:
                    number, body = record
                    connection.execute(RECORD, {"name": table, "number": number, "finished": row.at, "body": body, **vars(summary)})

        return await self.writer.append(table, {"table": table, "number": row.number, "at": row.at, "body": row.body}, then)

    def put(self, connection: Connection, rows: list[Values]) -> set[str]:
        """Put entries; the names of the tables that had none of that number yet."""
        if not self.shared:
            return {row["table"] for row in rows if connection.execute(APPEND_SQLITE, row).first() is not None}
        columns = {"tables": "table", "numbers": "number", "times": "at", "bodies": "body"}
        values: Values = {name: [row[column] for row in rows] for name, column in columns.items()}
        return {found.table_name for found in connection.execute(APPEND_POSTGRESQL, {**values, "server": self.server})}

    async def snapshot(self, table: str, number: int, engine: str, body: str) -> None:
        """Keep how a table stood after an entry, to shorten the next loading."""
        values = {"name": table, "number": number, "engine": engine, "body": body}
        await self.writer.write(table, lambda connection: connection.execute(SNAPSHOT, values))

    async def pulse(self, now: float) -> tuple[float, list[str]]:
        """Note that this server is alive. Returns for how long the hall was closed altogether, and which servers are alive."""

        def job(connection: Connection) -> tuple[float, list[str]]:
            lock = " FOR UPDATE" if self.shared else ""
            found = connection.execute(text(f"SELECT alive, asleep FROM pulse WHERE id = 1{lock}")).first()
            asleep = 0.0 if found is None else found.asleep + slept(found.alive, now)
            connection.execute(
                text(
                    "INSERT INTO pulse (id, alive, asleep) VALUES (1, :now, :asleep) "
                    "ON CONFLICT (id) DO UPDATE SET alive = excluded.alive, asleep = excluded.asleep"
                ),
                {"now": now, "asleep": asleep},
            )
            connection.execute(
                text("INSERT INTO servers (name, alive) VALUES (:name, :now) ON CONFLICT (name) DO UPDATE SET alive = excluded.alive"),
                {"name": self.server, "now": now},
            )
            connection.execute(text("DELETE FROM servers WHERE alive < :then"), {"then": now - GRACE})
            if self.shared:
                connection.execute(FORGET_GONE, {"name": self.server, "living": LIVING})
            return asleep, [row.name for row in connection.execute(text("SELECT name FROM servers ORDER BY name"))]

        return await self.writer.write("", job)

    async def leave(self) -> None:
        """This server closes; the others need not wait until they notice."""
        await self.writer.write(
            "", lambda connection: connection.execute(text("DELETE FROM servers WHERE name = :name"), {"name": self.server})
        )

    async def tell(self, news: str) -> None:
        """Wake the other servers with some news that need not be kept."""
        if self.shared:
            await self.writer.write(
                "", lambda connection: connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news})
            )

    async def tidy(self) -> None:
        """Take SQLite's write-ahead log into its file, without keeping anyone from writing meanwhile."""
        if not self.shared:
            try:
                await asyncio.to_thread(checkpoint, self.engine)
            except sqlite3.Error as error:
                raise Closed from error

    # Reading.

    async def read(self, job: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return job(connection)

        try:
            return await asyncio.to_thread(run)
        except SQLAlchemyError as error:
            raise Closed from error

    async def entries(self, table: str, after: int, upto: int = 2**31 - 1) -> list[Row]:
        """The entries of a table after that number."""
        query = text(
            "SELECT number, at, body FROM entries WHERE table_name = :name AND number > :after AND number <= :upto ORDER BY number"
        )
        values = {"name": table, "after": after, "upto": upto}
        return await self.read(lambda connection: [Row(row.number, row.at, row.body) for row in connection.execute(query, values)])

    async def snapshot_before(self, table: str, engine: str, latest: int) -> tuple[int, str] | None:
        """The last snapshot that this engine wrote of a table up to that number, and its number."""
        query = text(
            "SELECT number, body FROM snapshots WHERE table_name = :name AND engine = :engine AND number <= :latest "
            "ORDER BY number DESC LIMIT 1"
        )
        values = {"name": table, "engine": engine, "latest": latest}
        found = await self.read(lambda connection: connection.execute(query, values).first())
        return None if found is None else (found.number, found.body)

    async def playing(self) -> list[str]:
        """The tables at which a game is under way."""
        return await self.read(
            lambda connection: [row.name for row in connection.execute(text("SELECT name FROM tables WHERE phase = 'playing'"))]
        )

    async def lobby(self, phase: str, most: int) -> list[dict[str, Any]]:
        """The listed tables of a phase, the newest first."""
        query = text("SELECT summary FROM tables WHERE listed = 1 AND phase = :phase ORDER BY changed DESC LIMIT :most")
        values = {"phase": phase, "most": most}
        summaries = await self.read(lambda connection: [row.summary for row in connection.execute(query, values)])
        return [table for summary in summaries if (table := shown(summary)) is not None]

    async def record(self, table: str, game: int) -> str | None:
        """The record of a finished game."""
        query = text("SELECT body FROM records WHERE table_name = :name AND game = :game")
        return await self.read(lambda connection: connection.execute(query, {"name": table, "game": game}).scalar_one_or_none())

    async def records(self, most: int) -> list[dict[str, Any]]:
        """The finished games of listed tables, the latest first."""
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


def normal(url: str) -> str:
    """The URL with the driver that we use. What is wrong with it is told without repeating it: it may hold a password."""
    for prefix in ("postgresql://", "postgres://"):
        if url.startswith(prefix):
            url = "postgresql+psycopg://" + url.removeprefix(prefix)
    try:
        parts = make_url(url)
    except (SQLAlchemyError, ValueError):
        parts = URL.create("unknown")
    if parts.drivername not in ("sqlite", "postgresql+psycopg") or (parts.drivername == "sqlite" and parts.host):
        raise Refused("no_store", "--database should be sqlite:///FILE or postgresql://USER@HOST/NAME")
    if parts.drivername == "sqlite":
        if parts.database in (None, "", ":memory:"):
            raise Refused("no_store", "--database names no file; write it as sqlite:///FILE")
        if os.path.isdir(str(parts.database)):
            raise Refused("no_store", "--database names a folder, not a file; write it as sqlite:///FILE")
    return url


def unwritable(folder: Path, error: OSError) -> Refused:
    return Refused("no_store", f"nothing can be written in {folder}: {error.strerror}; allow it, or name another folder with --data")


def open_engine(url: str) -> Engine:
    if url.startswith("postgresql"):
        return create_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args={"connect_timeout": 5})
    engine = create_engine(url, hide_parameters=True, connect_args={"timeout": 5, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        # FULL: a commit is on the disk when it returns, whatever happens to the machine.
        # The log is taken into the file by a thread of its own (`Store.tidy`), so that no entry waits for it.
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "wal_autocheckpoint = 0"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def checkpoint(engine: Engine) -> None:
    """Outside of any transaction, as SQLite wants it."""
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
        cursor.close()
    finally:
        connection.close()


def only_server(file: Path) -> int | None:
    """Make sure that no other server has this file, by whatever link: SQLite has no way to wake the other. The system lets go of it when
    the server ends."""
    if os.name != "posix":
        return None
    import fcntl

    try:
        held = os.open(f"{os.path.realpath(file)}.lock", os.O_CREAT | os.O_RDWR, 0o600)
        if not file.exists():
            # The seeds of running games are in it: nobody else on the machine may read it.
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except (FileNotFoundError, NotADirectoryError) as error:
        raise Refused("no_store", f"there is no folder {file.parent}; make it, or name another file with --database") from error
    except OSError as error:
        raise unwritable(file.parent, error) from error
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(held)
        raise Refused("store_taken", f"another server has {file} open; several servers need PostgreSQL") from error
    return held
