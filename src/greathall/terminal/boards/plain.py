"""The table of a game that has no drawing of its own: everything its view shows, field by field.

hands
  1  crown, penny
  2  ?, ?, ?
spent   groat
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from greathall.terminal.messages import PLAIN_NO, PLAIN_NONE, PLAIN_YES
from greathall.terminal.voice import TableVoice, Voice

SAID: Final = ("viewer", "game", "seats", "options", "cards")
"""Fields that don't change while people play."""
INDENT: Final = 2


def board(voice: TableVoice, view: Mapping[str, Any]) -> Text:
    """The whole table as the view's owner sees it. What its fields are called is for the game to say, and is in no language."""
    return fields(voice, {name.replace("_", " "): value for name, value in view.items() if name not in SAID}, 1)


def fields(voice: Voice, values: Mapping[str, Any], indent: int) -> Text:
    """A line for each value that fits on one, in a column of their own; below their names those that need more."""
    text = Text()
    width = max((len(name) for name, value in values.items() if not nested(value)), default=0)
    for name, value in values.items():
        text.append(" " * indent)
        if nested(value):
            text.append(f"{name}\n", style="bold")
            text.append_text(fields(voice, parts(value), indent + INDENT))
        else:
            text.append(f"{name:<{width}}", style="bold").append(f"  {line(voice, value)}\n")
    return text


def nested(value: Any) -> bool:
    """Whether a value needs several lines."""
    return bool(value) and (isinstance(value, dict) or (isinstance(value, list) and any(isinstance(part, dict | list) for part in value)))


def parts(value: Any) -> dict[str, Any]:
    """What a nested value is made of; the parts of a list are counted from 1, as players are."""
    return value if isinstance(value, dict) else {str(number): part for number, part in enumerate(value, 1)}


def line(voice: Voice, value: Any) -> str:
    """A value that fits on one line."""
    if isinstance(value, bool):
        return voice.say(PLAIN_YES if value else PLAIN_NO)
    if isinstance(value, list) and value:
        return ", ".join(line(voice, part) for part in value)
    return voice.say(PLAIN_NONE) if value in (None, "", [], {}) else str(value)
