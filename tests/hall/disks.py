"""Disks that are full while a test wants it: a small file system of their own for root, SQLite's limit of pages for everyone."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from greathall.hall.store.sqlite import SQLiteStore


class Disk:
    """A folder on a small file system."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ballast = folder / "ballast"

    def fill(self) -> None:
        """Leave no byte free."""
        with self.ballast.open("ab", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))

    def clear(self) -> None:
        self.ballast.unlink()


@contextmanager
def small_disk(folder: Path, size: str = "2m", options: str = "rw") -> Iterator[Disk]:
    """A small file system at a folder, gone at the end whatever happens."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root can mount a small disk, to fill it")
    folder.mkdir(exist_ok=True)
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size},{options}", "tmpfs", folder], capture_output=True, check=False)
    if mounted.returncode:
        pytest.skip("this system lets nobody mount a small disk, to fill it")
    try:
        yield Disk(folder)
    finally:
        # Lazily, so that not even a process that still has files there keeps it.
        subprocess.run(["umount", "--lazy", folder], check=True)


class Pages:
    """A store that may not grow: to SQLite that is the same as a full disk."""

    def __init__(self, store: SQLiteStore) -> None:
        self.most = 2**31 - 2
        event.listen(store.engine, "checkout", self.limit)

    def limit(self, connection: Any, *_: object) -> None:
        """The limit is a connection's own, so every connection gets it whenever it is used."""
        connection.execute(f"PRAGMA max_page_count = {self.most}").close()

    def fill(self) -> None:
        self.most = 1

    def clear(self) -> None:
        self.most = 2**31 - 2
