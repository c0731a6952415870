"""What goes on beside the requests of guests for as long as the server runs: when it fails, that is logged once, and it is tried again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from greathall.kernel.errors import GreathallError

log = logging.getLogger(__name__)

RETRY: Final = 1.0
"""After how many seconds something that failed for the first time is tried again."""

DOUBLED: Final = 3
"""How often that wait is doubled at most while it goes on failing."""


def back_off(wait: float, failures: int) -> float:
    """How long to wait after that many failures in a row."""
    return wait * float(2 ** min(failures - 1, DOUBLED))


def cause(error: BaseException) -> dict[str, Any]:
    """What the log says of an error. Our own refusals need no traceback; of their cause, which may show what guests have written, only
    the first line is logged."""
    if isinstance(error, GreathallError):
        origin = getattr(error.__cause__, "orig", None) or error.__cause__
        told = f"{type(origin).__name__}: {f'{origin}'.partition(chr(10))[0]}" if origin else str(error)
        return {"extra": {"error": told}}
    return {"extra": {"error": type(error).__name__}, "exc_info": error}


class Upkeep:
    """Everything that runs beside the requests of guests."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()
        self.retry = RETRY
        self.failing: dict[str, int] = {}
        """What failed when it was last tried, and how often in a row."""

    def run(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something once."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something that was begun has failed", **cause(error))

    def keep(self, name: str, work: Callable[[], Awaitable[None]], pause: float = 0.0) -> None:
        """Do something again and again, with a pause in between."""
        self.run(self.again(name, work, pause))

    async def again(self, name: str, work: Callable[[], Awaitable[None]], pause: float) -> None:
        while True:
            try:
                await work()
            except Exception as error:
                failures = self.failing[name] = self.failing.get(name, 0) + 1
                if failures == 1:
                    log.error("%s has failed and is tried again", name, **cause(error))
                await asyncio.sleep(back_off(self.retry, failures))
            else:
                if self.failing.pop(name, 0):
                    log.info("%s goes on", name)
                await asyncio.sleep(pause)

    async def stop(self) -> None:
        """Cancel everything, and wait until it has stopped."""
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
