"""The work of a study on a Ray cluster: one that is started here for the study alone, or one that runs already."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from greathall.kernel.errors import GreathallError
from greathall.lab.extras import extra

Work = TypeVar("Work")
Result = TypeVar("Result")

RAY: Final = "ray"
AT: Final = "ray://"
RETRIES: Final = 20
"""How often a part is given to another worker when one is gone. The same part gives the same result wherever it is played."""


class NoCluster(GreathallError):
    """A cluster that can't be reached, or is gone."""


def check(on: str) -> None:
    """Whether a name is that of a cluster, and Ray is installed; the error says what is wrong."""
    if on != RAY and not (on.startswith(AT) and len(on) > len(AT)):
        raise NoCluster(f"--on takes ray, or ray://HOST:PORT of a cluster that runs, not {on!r}")
    # Before Ray is read, or it has told already.
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    extra("ray", "cluster")


def spread(on: str, jobs: int, function: Callable[[Work], Result], work: Sequence[Work]) -> Iterator[tuple[int, Result]]:
    """Do all the work on a cluster; results come in any order, each with the place of its work in the list."""
    check(on)
    ray = extra("ray", "cluster")
    try:
        if on == RAY:
            ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, configure_logging=False)
        else:
            ray.init(address=on, log_to_driver=False, configure_logging=False)
    except Exception as error:  # Ray says with a bare Exception that it could not start
        raise NoCluster(f"there is no cluster at {on}, or it can't be used: {in_short(error)}") from error
    try:
        with told(ray, on):
            remote = ray.remote(function).options(max_retries=RETRIES)
            waiting = {remote.remote(one): place for place, one in enumerate(work)}
        while waiting:
            with told(ray, on):
                (done, *_), _ = ray.wait(list(waiting), num_returns=1)
                result = ray.get(done)
            yield waiting.pop(done), result
    finally:
        ray.shutdown()


@contextmanager
def told(ray: Any, on: str) -> Iterator[None]:
    """Around what is asked of a cluster: what the work itself raised is raised as it would be here, all else in one sentence."""
    try:
        yield
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except (ray.exceptions.RayError, ConnectionError) as error:
        raise NoCluster(
            f"the cluster at {on} was lost: {in_short(error)}; what was finished is kept, and the same command goes on from there"
        ) from error


def in_short(error: Exception) -> str:
    """What Ray says last, behind all the lines that it quotes."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1].rstrip(".") if lines else type(error).__name__
