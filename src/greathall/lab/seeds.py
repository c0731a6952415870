"""The seeds of the games of a study, and whether its bots are the same each time."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable


def seed_from(*numbers: int) -> int:
    """A seed from the seed of a study and the numbers of a game in it: all of them differ."""
    return int.from_bytes(hashlib.sha256(" ".join(map(str, numbers)).encode()).digest()[:8], "big")


def timed(bots: Iterable[str]) -> list[str]:
    """The bots that think for a time instead of a number of iterations: their games don't come out the same again."""
    return [bot for bot in bots if bot.partition("/")[0].startswith("search:") and bot.partition("/")[0].endswith("s")]
