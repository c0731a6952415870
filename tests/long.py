"""How much a test does: as much as every change must pass, or with LONG=1 in the environment, as in `make test-long`, much more."""

from __future__ import annotations

import os
from typing import Final

LONG: Final = os.environ.get("LONG") == "1"


def much(short: int, long: int) -> int:
    """How often something is done; whoever asks is marked `long`."""
    return long if LONG else short
