"""A store in PostgreSQL, for a hall of one or more servers that wake each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from sqlalchemy import Connection, TextClause, create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from greathall.hall.store.news import CHANNEL, LIVING, PostgreSQLNews
from greathall.hall.store.sql import SQLStore
from greathall.hall.store.writer import Values

MIGRATING: Final = 0x6A11
"""Which advisory lock keeps two servers from migrating at once."""

APPEND: Final = text(
    f"""WITH put AS (
        INSERT INTO entries (table_name, number, at, body)
        SELECT * FROM unnest(CAST(:tables AS text[]), CAST(:numbers AS integer[]), CAST(:times AS float8[]), CAST(:bodies AS text[]))
        ON CONFLICT DO NOTHING RETURNING table_name)
    SELECT table_name, pg_notify('{CHANNEL}', 'entry ' || table_name || ' ' || :server) FROM put"""
)
FORGET_GONE: Final = text(
    """DELETE FROM servers WHERE name <> :name AND NOT EXISTS (
        SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database AND datname = current_database()
        WHERE locktype = 'advisory' AND classid = :living AND objid = CAST(hashtext(name) & 2147483647 AS oid))"""
)


FAILED_CHECKSUMS: Final = text("SELECT checksum_failures FROM pg_stat_database WHERE datname = current_database()")


class PostgreSQLStore(SQLStore):
    """Shared by all servers that have opened it."""

    hint: ClassVar[str] = "PostgreSQL runs, and that --database is right"
    last_pulse: ClassVar[TextClause] = text("SELECT alive - asleep FROM pulse WHERE id = 1 FOR UPDATE")

    def __init__(self, url: str, server: str) -> None:
        self.url = url
        super().__init__(create_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args={"connect_timeout": 5}), server)

    def upgrade(self, connection: Connection) -> None:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
        super().upgrade(connection)

    def put(self, connection: Connection, rows: list[Values]) -> set[str]:
        columns = {"tables": "table", "numbers": "number", "times": "at", "bodies": "body"}
        values: Values = {name: [row[column] for row in rows] for name, column in columns.items()}
        return {found.table_name for found in connection.execute(APPEND, {**values, "server": self.server})}

    def damage(self) -> str:
        """PostgreSQL finds damaged pages itself, where it was set up with checksums."""
        try:
            with self.engine.connect() as connection:
                found = connection.execute(FAILED_CHECKSUMS).scalar()
        except SQLAlchemyError:
            return ""  # it can't be reached, which is another matter
        return f"{found} pages with wrong checksums" if found else ""

    def forget_gone(self, connection: Connection, now: float) -> None:
        super().forget_gone(connection, now)
        connection.execute(FORGET_GONE, {"name": self.server, "living": LIVING})

    def news(self, heard: Callable[[str], None], lost: Callable[[], None]) -> PostgreSQLNews:
        return PostgreSQLNews(self.url, self.server, heard, lost)

    async def tell(self, news: str) -> None:
        values = {"channel": CHANNEL, "news": news}
        await self.writer.write("", lambda connection: connection.execute(text("SELECT pg_notify(:channel, :news)"), values))
