"""Which store a URL names."""

from __future__ import annotations

import os

from sqlalchemy import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from greathall.hall.errors import Refused
from greathall.hall.store.base import Store
from greathall.hall.store.sqlite import SQLiteStore


def open_store(url: str, server: str, room: float = 0.0) -> Store:
    """Open the store at a URL, for the server of that name; with less room on its disk than this, it is not well."""
    url = normal(url)
    if url.startswith("sqlite"):
        return SQLiteStore(url, server, room)
    try:
        from greathall.hall.store.postgresql import PostgreSQLStore
    except ModuleNotFoundError as error:
        raise Refused("no_store", f"PostgreSQL needs {error.name}; install it with: pip install 'greathall[postgres]'") from error
    return PostgreSQLStore(url, server)


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
