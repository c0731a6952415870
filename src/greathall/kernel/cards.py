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


def file_fault(error: OSError) -> Saying:
    """Why a file can't be read or written."""
    return FILE_FAULT.say(FAULTS.get(error.errno or 0, "other"), str(error.strerror))


def digest(data: dict[str, Any]) -> str:
    """A short fingerprint of a card file: the same data, the same digest, in whatever order it is written."""
    return hashlib.sha256(as_json(data, sort=True).encode()).hexdigest()[:16]


def as_json(data: dict[str, Any], sort: bool = False) -> str:
    """A card file's data on one line; the dates that TOML may hold become texts."""
    return json.dumps(data, sort_keys=sort, ensure_ascii=False, default=str)


def text_of(entry: dict[str, Any], key: str, where: str) -> str:
    """A text that an entry of a card file must have."""
    value = entry.get(key)
    if not isinstance(value, str) or not value:
        raise BadCards(f"{where} needs a text {key!r}")
    return value


def entries(data: dict[str, Any], key: str, count: int | None = None) -> list[dict[str, Any]]:
    """A list of tables that a card file must have, `count` of them if that is said; ids are different."""
    value = data.get(key)
    if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
        raise BadCards(f"the card file needs a list [[{key}]]")
    if count is not None and len(value) != count:
        raise BadCards(f"the card file has {len(value)} [[{key}]], the game needs {count}")
    seen: set[str] = set()
    for place, entry in enumerate(value, 1):
        name = text_of(entry, "id", f"[[{key}]] number {place}")
        if name in seen:
            raise BadCards(f"two [[{key}]] share the id {name!r}")
        if not name.replace("_", "").isalnum():
            raise BadCards(f"the id {name!r} should be made of letters, digits and _")
        seen.add(name)
    return value
