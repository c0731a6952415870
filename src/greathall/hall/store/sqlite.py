"""A store in a file of SQLite, for a hall of one server."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Any, ClassVar, Final

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from greathall.hall.errors import Closed, Refused
from greathall.hall.store.sql import SQLStore
from greathall.hall.store.writer import Values, in_words

log = logging.getLogger(__name__)

APPEND: Final = text(
    "INSERT INTO entries (table_name, number, at, body) VALUES (:table, :number, :at, :body) ON CONFLICT DO NOTHING RETURNING number"
)

LITTLE_ROOM: Final = 100_000_000
LITTLE_SHARE: Final = 0.1
"""A disk is almost full that has less room than this, in bytes and as a part of the whole, unless whoever runs the hall says otherwise."""

OWNERS: Final = 0o600
"""The mode of all files of a store. The seeds of running games are in it: nobody else on the machine may read it."""

CHECK_EVERY: Final = 86_400.0
"""How often the whole file is looked through for damage, in seconds."""


class SQLiteStore(SQLStore):
    """Held by one server at a time."""

    hint: ClassVar[str] = "the file is a hall's, and that its disk has room"

    def __init__(self, url: str, server: str, room: float = 0.0) -> None:
        engine = open_engine(url)
        self.room = room
        """How many bytes must be free; 0: as many as seem sensible for the disk."""
        self.file = Path(engine.url.database or "")
        self.lock = only_server(self.file)
        self.checked = time.monotonic()
        """When it last became time to look through the whole file, by `time.monotonic`."""
        self.full = False
        super().__init__(engine, server)

    def upgrade(self, connection: Connection) -> None:
        super().upgrade(connection)
        connection.execute(text("DELETE FROM servers"))  # whoever had the file before is gone

    def put(self, connection: Connection, rows: list[Values]) -> set[str]:
        """All with one statement, as long as every table is given its next entry. After each statement this thread has to wait until the
        one that serves the guests lets it go on: with a statement for each row, all rows wait so often."""
        try:
            with connection.begin_nested():
                values = ", ".join(["(?, ?, ?, ?)"] * len(rows))
                given = tuple(row[column] for row in rows for column in ("table", "number", "at", "body"))
                connection.exec_driver_sql(f"INSERT INTO entries (table_name, number, at, body) VALUES {values}", given)
            return {row["table"] for row in rows}
        except IntegrityError:  # an entry of that number is there
            return {row["table"] for row in rows if connection.execute(APPEND, row).first() is not None}

    async def tidy(self) -> None:
        """Look how much room there is, and take the write-ahead log into the file."""
        full, self.full = self.full, await asyncio.to_thread(almost_full, self.file.parent, self.room)
        if self.full and not full:
            log.error("the disk is almost full")
        try:
            await asyncio.to_thread(checkpoint, self.engine)
        except sqlite3.Error as error:
            raise Closed from error

    def trouble(self) -> str:
        return super().trouble() or ("the disk is almost full" if self.full else "")

    async def inspect(self) -> None:
        if time.monotonic() - self.checked > CHECK_EVERY:
            self.checked, self.doubtful = time.monotonic(), True
        await super().inspect()

    def damage(self) -> str:
        try:
            with self.engine.connect() as connection:
                found = str(connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar())
        except SQLAlchemyError as error:
            return in_words(error)
        return "" if found == "ok" else found.splitlines()[0]

    def let_go(self) -> None:
        super().let_go()
        if self.lock is not None:
            os.close(self.lock)


def open_engine(url: str) -> Engine:
    engine = create_engine(url, hide_parameters=True, connect_args={"timeout": 5, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        # FULL: a commit is on the disk when it returns, whatever happens to the machine.
        # The log is taken into the file by a thread of its own (`SQLiteStore.tidy`), so that no entry waits for it.
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


def almost_full(folder: Path, room: float = 0.0) -> bool:
    """Whether the disk has hardly any room left, or less than this."""
    disk = shutil.disk_usage(folder)
    return disk.free < (room or min(LITTLE_ROOM, disk.total * LITTLE_SHARE))


def unwritable(folder: Path, error: OSError) -> Refused:
    return Refused("no_store", f"nothing can be written in {folder}: {error.strerror}; allow it, or name another folder with --data")


def only_server(file: Path) -> int | None:
    """Make sure that no other server has this file, by whatever link: SQLite has no way to wake the other. The system lets go of it when
    the server ends."""
    if os.name != "posix":
        return None
    import fcntl

    try:
        held = os.open(f"{os.path.realpath(file)}.lock", os.O_CREAT | os.O_RDWR, OWNERS)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNERS))
    except (FileNotFoundError, NotADirectoryError) as error:
        raise Refused("no_store", f"there is no folder {file.parent}; make it, or name another file with --database") from error
    except OSError as error:
        raise unwritable(file.parent, error) from error
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(held)
        raise Refused("store_taken", f"another server has {file} open; several servers need PostgreSQL") from error
    close_to_others(file)
    return held


def close_to_others(file: Path) -> None:
    """Let nobody else on the machine read a store that an earlier version or a backup left open to them. What SQLite makes beside the file
    later has the file's mode."""
    for each in (file, *(Path(f"{os.path.realpath(file)}{ending}") for ending in ("-wal", "-shm"))):
        try:
            if each.exists() and each.stat().st_mode & 0o777 != OWNERS:
                each.chmod(OWNERS)
        except OSError as error:
            log.warning("others on this machine may read the store", extra={"error": error.strerror})
