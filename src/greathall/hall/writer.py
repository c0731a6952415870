"""One thread writes to the store. What waits while it writes is written together next, in one transaction: many tables share one flush of
the disk, and nobody hears of anything before it is safe."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from greathall.hall.errors import Closed

T = TypeVar("T")
log = logging.getLogger(__name__)

MOST_TOGETHER: Final = 256

Job = tuple[str, Callable[[Connection], Any], "Future[Any]"]


class Writer:
    """The thread and what waits for it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.waiting: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="hall-writer", daemon=True)
        self.thread.start()
        self.written = 0
        """How many transactions there were."""

    async def write(self, key: str, job: Callable[[Connection], T]) -> T:
        """Do this in a transaction, and return when it is on disk; `Closed` if it could not be. Jobs of one transaction run in the order
        of their keys: two servers that write to the same tables can't wait for each other in a circle."""
        future: Future[T] = Future()
        self.waiting.put((key, job, future))
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """Write what still waits, then stop."""
        self.waiting.put(None)
        self.thread.join()

    def run(self) -> None:
        going = True
        while going:
            jobs: list[Job] = []
            while not jobs or (len(jobs) < MOST_TOGETHER and not self.waiting.empty()):
                job = self.waiting.get()
                if job is None:
                    going = False
                    break
                if job[2].set_running_or_notify_cancel():  # nobody may still want it when its turn comes
                    jobs.append(job)
            if jobs:
                self.together(sorted(jobs, key=lambda job: job[0]))

    def together(self, jobs: list[Job]) -> None:
        """One transaction for all of them."""
        try:
            with self.engine.begin() as connection:
                results = [job(connection) for _, job, _ in jobs]
        except SQLAlchemyError as error:
            log.error("the store can't be written", extra={"error": type(error).__name__, "jobs": len(jobs)})
            for _, _, future in jobs:
                future.set_exception(Closed())
            return
        except Exception as error:  # a fault of ours: the jobs fail with it, the thread goes on
            for _, _, future in jobs:
                future.set_exception(error)
            return
        self.written += 1
        for (_, _, future), result in zip(jobs, results, strict=True):
            future.set_result(result)
