"""The time of the hall: it stands still while no server runs or none can reach the store, so that nobody loses time to a fault of ours."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

PULSE: Final = 1.0
"""How often a server notes that it is alive, in seconds."""

GRACE: Final = 3.0
"""A server that has not been heard of for this many seconds is considered dead."""


class Clock:
    """Seconds since the epoch, less all the time in which the hall was closed.

    The time of day is asked once, when a hall opens for the first time. From then on time grows from pulse to pulse by the machine's steady
    clock, so no table stands still or loses time when the time of day is put right.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.steady = steady
        self.wall = wall
        """The time of day. It goes on while the hall is closed: what must not be good for longer than was promised ends by it, too."""
        self.set(wall())

    def set(self, now: float) -> None:
        """This is the time now: so the store says, which has noted the pulse."""
        self.time, self.pulse = now, self.steady()

    def now(self) -> float:
        """The time of the hall; it stops when the last pulse is too long ago."""
        return self.time + min(self.steady() - self.pulse, GRACE)
