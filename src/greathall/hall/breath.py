"""Taken while something long is read, such as the log of a table or a whole game: no table has to wait for the end of it."""

from __future__ import annotations

import asyncio
import time
from typing import Final

MOMENT: Final = 0.002
"""For how many seconds something long is read before everyone else has their turn."""


class Breath:
    """Lets everyone else have their turn again and again."""

    def __init__(self) -> None:
        self.until = time.perf_counter() + MOMENT

    async def take(self) -> None:
        """Let them, if it is time for it."""
        if time.perf_counter() >= self.until:
            await asyncio.sleep(0)
            self.until = time.perf_counter() + MOMENT
