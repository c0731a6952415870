"""Shares with their 95 % intervals, and which of many differences are more than chance."""

from __future__ import annotations

import math
from collections.abc import Sequence


def share(won: float, played: float) -> dict[str, float]:
    """A win share with its 95 % interval (Wilson)."""
    if played == 0:
        return {"share": 0.0, "low": 0.0, "high": 1.0}
    z = 1.96
    mean = won / played
    middle = (mean + z * z / (2 * played)) / (1 + z * z / played)
    half = z * math.sqrt(mean * (1 - mean) / played + z * z / (4 * played * played)) / (1 + z * z / played)
    return {"share": mean, "low": max(0.0, middle - half), "high": min(1.0, middle + half)}


def spread_share(mean: float, spread: float, least: float, most: float) -> dict[str, float]:
    """A share whose variance is known, as Wilson's interval of as many games as have that variance; at least and at most this many."""
    worth = mean * (1 - mean) / spread if spread > 0 else math.inf
    worth = min(max(worth, least), most)
    return share(mean * worth, worth)


def clustered_share(clusters: Sequence[Sequence[float]]) -> dict[str, float]:
    """A mean with its interval, where the values of a cluster depend on each other. A cluster is taken for no less than one value and no
    more than twice all of its own."""
    count = sum(map(len, clusters))
    if not count:
        return share(0, 0)
    mean = sum(map(sum, clusters)) / count
    spread = sum((sum(values) - mean * len(values)) ** 2 for values in clusters) / count**2
    return spread_share(mean, spread * len(clusters) / max(1, len(clusters) - 1), len(clusters), 2.0 * count)


def chance_of(z: float) -> float:
    """How likely chance alone brings a difference of at least this many standard deviations."""
    return math.erfc(abs(z) / math.sqrt(2))


def corrected(chances: Sequence[float]) -> list[float]:
    """The same for many comparisons at once (Holm): below 5 %, a difference is more than chance, however many were looked at."""
    found = [1.0] * len(chances)
    highest = 0.0
    for rank, place in enumerate(sorted(range(len(chances)), key=lambda place: chances[place])):
        highest = max(highest, min(1.0, chances[place] * (len(chances) - rank)))
        found[place] = highest
    return found
