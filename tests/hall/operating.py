"""What tests of faults share: waiting until something is so, the log of the hall, and its health."""

from __future__ import annotations

import asyncio
import json
import logging
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

from greathall.hall.hall import Hall
from tests.hall.serving import PATIENCE, Server


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def until_so(true: Callable[[], bool]) -> None:
    """The same, for tests of a server that runs by itself."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def health(server: Server) -> tuple[int, dict[str, Any]]:
    """What /healthz answers."""
    try:
        with urllib.request.urlopen(f"{server.url}/healthz", timeout=PATIENCE) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def quickly(hall: Hall) -> None:
    """Let everything that is done again and again be done often."""
    hall.pause = hall.upkeep.retry = 0.01


class Heard(logging.Handler):
    """What is logged by the hall."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())
        self.records.append(record)

    def __enter__(self) -> Heard:
        logger = logging.getLogger("greathall")
        self.level_before = logger.level
        logger.setLevel(logging.INFO)
        logger.addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logger = logging.getLogger("greathall")
        logger.setLevel(self.level_before)
        logger.removeHandler(self)
