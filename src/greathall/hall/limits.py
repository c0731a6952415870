"""What guests may do, and how much of it. Whoever exceeds a limit is disconnected or told to wait, never banned."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Limits:
    """How much is allowed; whoever runs a server may change it."""

    messages: float = 20.0
    """The most messages per second on one connection."""
    burst: float = 60.0
    waiting: int = 256
    """The most messages that may wait for a guest who reads slowly."""
    guests: int = 200
    """The most connections from one address."""
    watchers: int = 20
    """The most connections from one address that only watch."""
    tables: float = 60.0
    """The most tables laid from one address per hour."""
    requests: float = 50.0
    """The most HTTP requests per second from one address."""
    lists: float = 5.0
    """The most deck lists read per second from one address."""


class Bucket:
    """Lets through `rate` per second on average, and `burst` at once."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.at = clock()

    def take(self, cost: float = 1.0) -> bool:
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def full(self) -> bool:
        """Whether nothing was taken lately."""
        return self.level + (self.clock() - self.at) * self.rate >= self.burst


MOST_ADDRESSES: Final = 10_000


class Quotas:
    """What each address has used."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self.guests: Counter[str] = Counter()
        self.watchers: Counter[str] = Counter()
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def may_lay(self, address: str) -> bool:
        return self.bucket("tables", address, self.limits.tables / 3600, self.limits.tables)

    def may_ask(self, address: str) -> bool:
        return self.bucket("requests", address, self.limits.requests, 2 * self.limits.requests)

    def may_read(self, address: str) -> bool:
        return self.bucket("lists", address, self.limits.lists, 4 * self.limits.lists)

    def bucket(self, kind: str, address: str, rate: float, burst: float) -> bool:
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full()}
        return self.buckets.setdefault((kind, address), Bucket(rate, burst, self.clock)).take()

    def come_in(self, address: str) -> bool:
        if self.guests[address] >= self.limits.guests:
            return False
        self.guests[address] += 1
        return True

    def watch(self, address: str) -> bool:
        if self.watchers[address] >= self.limits.watchers:
            return False
        self.watchers[address] += 1
        return True

    def go_out(self, address: str, watching: bool) -> None:
        self.guests[address] -= 1
        self.watchers[address] -= watching
        self.guests += Counter()  # forgets those that are at zero
        self.watchers += Counter()
