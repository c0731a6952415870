"""The shuffle before a game: the hall's part of the seed, and the numbers that players add to it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Shuffle:
    """What is known of a seed that is being made."""

    part: str
    nonce: str
    begun: float
    """When numbers began to be sealed."""
    closed: float | None = None
    """Since when no more numbers are taken, and those that were sealed are shown; None: they still are."""
    seals: dict[int, str] = field(default_factory=dict)
    """What each number is recognised by, by seat."""
    numbers: dict[int, str] = field(default_factory=dict)
