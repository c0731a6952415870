"""Records on disk: written after every move, so that nothing is lost when a game is interrupted."""

from __future__ import annotations

import os
import time
from pathlib import Path

from greathall.kernel.errors import BadRecord
from greathall.kernel.record import Record


def folder() -> Path:
    """Where records are kept unless a file is named."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "greathall" / "records"


def fresh_path(game: str) -> Path:
    """A file name that is not taken."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    path = folder() / f"{game}-{stamp}.record"
    number = 2
    while path.exists():
        path = folder() / f"{game}-{stamp}-{number}.record"
        number += 1
    return path


def save(record: Record, path: Path) -> None:
    """Write the record; a half-written file never takes the place of a whole one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".new")
        draft.write_text(record.to_text(), encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise BadRecord(f"the record {path} can't be written: {error.strerror}") from error


def load(path: Path) -> Record:
    """Read a record from a file."""
    try:
        return Record.from_text(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"the record {path} can't be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadRecord(f"the record {path} is not a text file") from error
