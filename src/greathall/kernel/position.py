"""Small readers for positions in readable names, with errors that say what is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from greathall.kernel.errors import BadPosition


def number(data: Mapping[str, Any], key: str, default: int, least: int = 0, most: int = 1_000_000) -> int:
    """A whole number within bounds."""
    value = data.get(key, default)
    if not isinstance(value, int) or not least <= value <= most:
        raise BadPosition(f"{key} should be a number from {least} to {most}, not {value!r}")
    return value


def text(data: Mapping[str, Any], key: str, default: str) -> str:
    value = data.get(key, default)
    if not isinstance(value, str):
        raise BadPosition(f"{key} should be a text, not {value!r}")
    return value


def items(data: Mapping[str, Any], key: str, default: Sequence[Any]) -> list[Any]:
    value = data.get(key, default)
    if not isinstance(value, list):
        raise BadPosition(f"{key} should be a list, not {value!r}")
    return value


def index(names: Sequence[str], name: object, kind: str) -> int:
    """The number of a name."""
    if not isinstance(name, str) or name not in names:
        raise BadPosition(f"there is no {kind} {name!r}; there are {', '.join(known for known in names if known)}")
    return names.index(name)
