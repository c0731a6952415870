"""Records on disk: written after every move, so that nothing is lost when a game is interrupted."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from greathall.kernel.cards import file_fault
from greathall.kernel.errors import BadRecord
from greathall.kernel.record import HEADING, Record
from greathall.kernel.sentences.language import ENGLISH
from greathall.terminal import messages
from greathall.terminal.output import Unusable
from greathall.terminal.voice import Voice


def data_folder() -> Path:
    """Where the commands keep what they keep."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "greathall"


def folder() -> Path:
    """Where records are kept unless a file is named."""
    return data_folder() / "records"


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
        why = messages.RECORD_UNWRITABLE.say(str(path), file_fault(error))
        raise BadRecord(Voice(ENGLISH).text(why), why) from error


def load(path: Path, voice: Voice) -> Record:
    """Read a record from a file; says in the reader's language why it can't be read."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise Unusable(voice.say(messages.RECORD_UNREADABLE, str(path), file_fault(error))) from error
    except UnicodeDecodeError as error:
        raise Unusable(voice.say(messages.RECORD_NO_TEXT, str(path))) from error
    if text.partition("\n")[0].strip() != HEADING:
        raise Unusable(voice.say(messages.RECORD_NONE, str(path), HEADING))
    with right(path, voice):
        return Record.from_text(text)


@contextmanager
def right(path: Path, voice: Voice) -> Iterator[None]:
    """Whatever is wrong with the record of a file is said with its name."""
    try:
        yield
    except BadRecord as error:
        raise Unusable(voice.say(messages.RECORD_WRONG, str(path), str(error))) from error
