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
    """Seconds since the epoch, less all the time in which the hall was closed."""

    def __init__(self, wall: Callable[[], float] = time.time) -> None:
        self.wall = wall
        self.asleep = 0.0
        self.pulse = wall()

    def now(self) -> float:
        """The time of the hall; it stops when the last pulse is too long ago."""
        return min(self.wall(), self.pulse + GRACE) - self.asleep

    def beat(self, alive: float, asleep: float) -> None:
        """The store has noted the pulse of this moment, and how long the hall was closed altogether."""
        self.pulse, self.asleep = alive, asleep


def slept(last: float, now: float) -> float:
    """For how long the hall was closed between two pulses."""
    return now - last if now - last > GRACE else 0.0
