"""The seeds of the games of a study, and whether its bots are the same each time."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from greathall.bots import SEARCHES


def seed_from(*numbers: int) -> int:
    """A seed from the seed of a study and the numbers of a game in it: all of them differ."""
    return int.from_bytes(hashlib.sha256(" ".join(map(str, numbers)).encode()).digest()[:8], "big")


def timed(bots: Iterable[str]) -> list[str]:
    """The bots that think for a time instead of a number of iterations: their games don't come out the same again."""
    levels = [(bot, bot.partition("/")[0]) for bot in bots]
    return [bot for bot, level in levels if level.startswith(tuple(f"{kind}:" for kind in SEARCHES)) and level.endswith("s")]
