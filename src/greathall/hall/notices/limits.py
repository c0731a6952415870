"""How much is told: five notices an hour to a seat, whatever happens at its table, and thirty to an address, for whichever seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

HOUR: Final = 3600.0
EACH_SEAT: Final = 5
EACH_ADDRESS: Final = 30
ADDRESSES: Final = 6
"""The most addresses of a seat."""

MOST_REMEMBERED: Final = 10_000


def lately(times: Sequence[float], now: float) -> list[float]:
    """Those within the last hour."""
    return [time for time in times if time > now - HOUR]


def may_tell(times: Sequence[float], now: float, most: int = EACH_SEAT) -> bool:
    """Whether one more may be told, after those that were told at these times."""
    return len(lately(times, now)) < most


class Written:
    """When each address was last written to."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = {}

    def take(self, address: str, now: float, most: int = EACH_ADDRESS) -> bool:
        """Whether an address may be written to now; if so, that counts."""
        if len(self.times) > MOST_REMEMBERED:
            self.times = {each: times for each, times in self.times.items() if lately(times, now)}
        times = lately(self.times.get(address, ()), now)
        self.times[address] = times
        if len(times) >= most:
            return False
        times.append(now)
        return True
