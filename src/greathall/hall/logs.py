"""What the server logs: one JSON object a line, and no more of the same than somebody can read."""

from __future__ import annotations

import json
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

MOST_ALIKE: Final = 20
WHILE: Final = 60.0
"""How many complaints in the same words are logged within how many seconds. Guests can provoke some of them as often as they like, and must
not fill the disk with them."""


class Seldom(logging.Filter):
    """Leaves out what was said too often lately; the next of its kind says how often. Anything but a complaint is logged in any case."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.since = clock()
        self.said: Counter[tuple[str, str]] = Counter()
        self.left_out: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        if self.clock() - self.since >= WHILE:
            self.since = self.clock()
            self.said.clear()
        kind = record.name, str(record.msg)
        self.said[kind] += 1
        if self.said[kind] > MOST_ALIKE:
            self.left_out[kind] += 1
            return False
        if left_out := self.left_out.pop(kind, 0):
            record.left_out = left_out
        return True


class Lines(logging.Formatter):
    """One JSON object a line. Only our own words and numbers are logged; keys, names and what is said never are."""

    def format(self, record: logging.LogRecord) -> str:
        known = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}
        extra: dict[str, Any] = {name: value for name, value in vars(record).items() if name not in known}
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
            **extra,
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def log_lines(requests: bool = False) -> None:
    """Log to standard error. Who is at which table is nobody's business, so requests are logged only if that is asked for."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    handler.addFilter(Seldom())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("greathall.requests").setLevel(logging.INFO if requests else logging.WARNING)
