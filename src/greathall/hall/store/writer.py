"""One thread writes to the store. What waits while it writes is written together next, in one transaction: many tables share one flush of
the disk, and nobody hears of anything before it is safe."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from greathall.hall.clock import GRACE
from greathall.hall.errors import Closed

T = TypeVar("T")
log = logging.getLogger(__name__)

MOST_TOGETHER: Final = 256

Values = dict[str, Any]
Put = Callable[[Connection, list[Values]], set[str]]
"""Puts entries into the store, at most one a table; the names of the tables for which that worked."""


@dataclass(frozen=True)
class Job:
    """Something to be written: perhaps an entry, then what belongs to it."""

    key: str
    entry: Values | None
    then: Callable[[Connection, bool], Any]
    """Called with whether the entry was put."""
    future: Future[Any]


class Writer:
    """The thread and what waits for it."""

    def __init__(self, engine: Engine, put: Put) -> None:
        self.engine = engine
        self.put = put
        self.waiting: SimpleQueue[Job | None] = SimpleQueue()
        self.written = 0
        """How many transactions there were."""
        self.down = False
        """Whether a transaction has failed lately. One that went well since is not enough: a small one may find room where others don't."""
        self.failed = 0.0
        self.thread = threading.Thread(target=self.run, name="hall-writer", daemon=True)
        self.thread.start()

    async def write(self, key: str, job: Callable[[Connection], T]) -> T:
        """Do this in a transaction, and return when it is on disk; `Closed` if it could not be. Jobs of one transaction run in the order
        of their keys: two servers that write to the same tables can't wait for each other in a circle."""
        future: Future[T] = Future()
        self.waiting.put(Job(key, None, lambda connection, _: job(connection), future))
        return await asyncio.wrap_future(future)

    async def append(self, table: str, entry: Values, then: Callable[[Connection], None]) -> bool:
        """Put an entry, and do what belongs to it if that worked. All entries of a transaction are put with one question to the store."""
        future: Future[bool] = Future()

        def after(connection: Connection, put: bool) -> bool:
            if put:
                then(connection)
            return put

        self.waiting.put(Job(table, entry, after, future))
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
                if job.future.set_running_or_notify_cancel():  # nobody may still want it when its turn comes
                    jobs.append(job)
            if jobs:
                self.together(sorted(jobs, key=lambda job: job.key))

    def together(self, jobs: list[Job]) -> None:
        """One transaction for all of them."""
        try:
            with self.engine.begin() as connection:
                rows = [job.entry for job in jobs if job.entry is not None]
                put = self.put(connection, rows) if rows else set()
                results = [job.then(connection, job.key in put) for job in jobs]
            self.succeed()
        except SQLAlchemyError as error:
            self.fail(error)
            for job in jobs:
                job.future.set_exception(Closed())
            return
        except Exception as error:  # a fault of ours: the jobs fail with it, the thread goes on
            for job in jobs:
                job.future.set_exception(error)
            return
        for job, result in zip(jobs, results, strict=True):
            job.future.set_result(result)

    def fail(self, error: SQLAlchemyError) -> None:
        self.failed = time.monotonic()
        if not self.down:
            self.down = True
            log.error("the store can't be written; until it can, everything that needs it is refused", extra={"error": in_words(error)})

    def succeed(self) -> None:
        self.written += 1
        if self.down and time.monotonic() - self.failed > GRACE:
            self.down = False
            log.info("the store can be written again")


def in_words(error: SQLAlchemyError) -> str:
    """What the database says is wrong, without the statement and what was in it."""
    said = str(error.orig if isinstance(error, DBAPIError) else error).splitlines()
    return said[0] if said else type(error).__name__
