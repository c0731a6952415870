"""Where the work of a study is done: in this process, in several, or on a cluster. Results come with their places, as they are there."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TypeVar

from greathall.kernel.errors import GreathallError
from greathall.lab import cluster

Work = TypeVar("Work")
Result = TypeVar("Result")


class NoWorkers(GreathallError):
    """The processes that should do the work are not there, or are gone."""


@dataclass(frozen=True)
class Workers:
    """Who does the work."""

    jobs: int = 1
    """How many processes on this machine."""
    on: str = ""
    """A cluster that does it instead: `ray`, started here with as many processes, or `ray://HOST:PORT`."""

    def spread(self, function: Callable[[Work], Result], work: Sequence[Work]) -> Iterator[tuple[int, Result]]:
        """Do all the work; results come in any order, each with the place of its work in the list."""
        if self.on:
            yield from cluster.spread(self.on, self.jobs, function, work)
            return
        if self.jobs <= 1 or len(work) <= 1:
            yield from ((place, function(one)) for place, one in enumerate(work))
            return
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(min(self.jobs, len(work)), mp_context=context, initializer=leave_stopping_to_the_parent)
        try:
            places = {pool.submit(function, one): place for place, one in enumerate(work)}
            for done in as_completed(places):
                yield places[done], done.result()
        except BrokenProcessPool as error:
            raise NoWorkers(
                "a process of the study was killed; what was finished is kept, and the same command goes on from there"
            ) from error
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def leave_stopping_to_the_parent() -> None:
    """A key that stops the command reaches all its processes; one of them says so, that is enough."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
