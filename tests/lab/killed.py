"""Work that kills the process that does it."""

from __future__ import annotations

import os
import signal


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number
