"""The tables of the store, and how an older store becomes a newer one. A migration that was released is never changed; new ones follow."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, text

from greathall.hall.errors import Refused

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE tables (
            name TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, listed INTEGER NOT NULL,
            changed DOUBLE PRECISION NOT NULL, summary TEXT NOT NULL)""",
        "CREATE INDEX tables_by_phase ON tables (phase, changed)",
        """CREATE TABLE entries (
            table_name TEXT NOT NULL, number INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_name, number))""",
        """CREATE TABLE snapshots (
            table_name TEXT NOT NULL, number INTEGER NOT NULL, engine TEXT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_name, number))""",
        """CREATE TABLE records (
            table_name TEXT NOT NULL, game INTEGER NOT NULL, title TEXT NOT NULL, listed INTEGER NOT NULL,
            finished DOUBLE PRECISION NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_name, game))""",
        "CREATE INDEX records_by_time ON records (listed, finished)",
        "CREATE TABLE servers (name TEXT PRIMARY KEY, alive DOUBLE PRECISION NOT NULL)",
        "CREATE TABLE pulse (id INTEGER PRIMARY KEY, alive DOUBLE PRECISION NOT NULL, asleep DOUBLE PRECISION NOT NULL)",
    ),
    (
        "CREATE TABLE kept_values (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
        """CREATE TABLE notices (
            id TEXT PRIMARY KEY, table_name TEXT NOT NULL, seat_lock TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL,
            details TEXT NOT NULL, language TEXT NOT NULL, state TEXT NOT NULL, made DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX notices_by_table ON notices (table_name, seat_lock)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN free INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN language TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN pairing INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN laid DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN host_until DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN open_until DOUBLE PRECISION NOT NULL DEFAULT 0",
        # Of tables that were laid before, their summaries say as much as is needed until something happens at them.
        """UPDATE tables SET free = 1 WHERE summary LIKE '%"kind":"free"%'""",
        *(f"""UPDATE tables SET pace = '{pace}' WHERE summary LIKE '%"kind":"{pace}"%'""" for pace in ("untimed", "real_time", "days")),
        "UPDATE tables SET laid = coalesce((SELECT at FROM entries WHERE table_name = tables.name AND number = 1), changed)",
        "CREATE INDEX tables_by_opening ON tables (open_until)",
    ),
    (
        # Earlier versions kept every snapshot. Those of tables at which nothing happens any more would never be pruned.
        """DELETE FROM snapshots WHERE number <= (
            SELECT later.number FROM snapshots AS later WHERE later.table_name = snapshots.table_name
            ORDER BY later.number DESC LIMIT 1 OFFSET 4)""",
    ),
)


def migrate(connection: Connection, migrations: tuple[tuple[str, ...], ...] = MIGRATIONS) -> int:
    """Bring the store up to date within the connection's transaction; the version it has now."""
    connection.execute(text("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"))
    version = int(connection.execute(text("SELECT coalesce(max(version), 0) FROM schema_version")).scalar_one())
    if version > len(migrations):
        raise Refused(
            "newer_store", f"the store has version {version}, but this greathall knows only {len(migrations)}; install a newer one"
        )
    for number in range(version, len(migrations)):
        for statement in migrations[number]:
            connection.execute(text(statement))
        connection.execute(text("INSERT INTO schema_version VALUES (:version)"), {"version": number + 1})
    return len(migrations)
