"""Card files: ours lie beside the rules; an owner of the printed game can put another in their place."""

from __future__ import annotations

import errno
import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any, Final

from greathall.kernel.errors import BadCards
from greathall.kernel.messages import CARDS_DAMAGED, CARDS_NO_TABLE, CARDS_UNREADABLE, FILE_FAULT
from greathall.kernel.sentences.message import Saying
from greathall.kernel.sentences.speech import error_of

ADDS: Final = "adds_to_ours"
"""A card file that says this in the beginning is laid upon ours, list by list; any other takes its place."""

FAULTS: Final = {errno.ENOENT: "missing", errno.EISDIR: "folder", errno.EACCES: "forbidden"}
"""What may be wrong with a file, by the number that the operating system has for it."""


def load(source: Path | str | dict[str, Any]) -> dict[str, Any]:
    """The data of a card file: a path to TOML or JSON, or the data itself."""
    if isinstance(source, dict):
        return source
    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8")
        data = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except OSError as error:
        raise error_of(BadCards, CARDS_UNREADABLE.say(str(path), file_fault(error))) from error
    except ValueError as error:
        raise error_of(BadCards, CARDS_DAMAGED.say(str(path), str(error))) from error
    if not isinstance(data, dict):
        raise error_of(BadCards, CARDS_NO_TABLE.say(str(path)))
    return data


def together(ours: dict[str, Any], data: dict[str, Any]) -> dict[str, Any]:
    """The data of a card file, with ours before it if it adds to that."""
    if data.get(ADDS) is not True:
        return {key: value for key, value in data.items() if key != ADDS}
    found = dict(ours)
    for key, value in data.items():
        if key != ADDS:
            found[key] = [*found[key], *value] if isinstance(value, list) and key in found else value
    return found


def file_fault(error: OSError) -> Saying:
    """Why a file can't be read or written."""
    return FILE_FAULT.say(FAULTS.get(error.errno or 0, "other"), str(error.strerror))


def digest(data: dict[str, Any]) -> str:
    """A short fingerprint of a card file: the same data, the same digest, in whatever order it is written."""
    return hashlib.sha256(as_json(data, sort=True).encode()).hexdigest()[:16]


def as_json(data: dict[str, Any], sort: bool = False) -> str:
    """A card file's data on one line; the dates that TOML may hold become texts."""
    return json.dumps(data, sort_keys=sort, ensure_ascii=False, default=str)
