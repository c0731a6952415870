"""What guests may do, and how much of it. Whoever exceeds a limit is told how long to wait, or disconnected, never banned."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Final, Protocol

from greathall.hall import reasons
from greathall.hall.errors import Refused, TooMuch
from greathall.hall.reasons import Reason


def limit(default: float, about: str) -> float:
    """A number that whoever runs a server may change, and what it is about."""
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True)
class Limits:
    """How much is allowed. An address of IPv6 stands for its whole network of 64 bits, which one guest has to themselves; many have more,
    so the network of 48 bits around it is counted as well."""

    messages: float = limit(20, "messages per second on one connection")
    burst: float = limit(60, "messages at once on one connection")
    heard: float = limit(400, "messages per second from all guests of one address together; what is more is read later")
    waiting: float = limit(256, "messages that may wait for a guest who reads slowly")
    waiting_bytes: float = limit(1_000_000, "bytes that may wait for a guest who reads slowly")
    backlog: float = limit(8_000_000, "bytes that may wait for all guests from one address together, answers over HTTP among them")
    pongs: float = limit(16_000, "bytes of answers to a guest's pings that may wait")
    patience: float = limit(10, "seconds that the head of a request may take, its body again, and somebody who reads nothing of the answer")
    connections: float = limit(300, "connections from one address that have not become a guest's")
    guests: float = limit(200, "guests from one address")
    watchers: float = limit(20, "guests from one address who only watch")
    requests: float = limit(50, "requests per second from one address, but for the page itself")
    files: float = limit(200, "files of the page per second from one address")
    welcomes: float = limit(10, "guests who come per second from one address; each is told what has happened")
    previews: float = limit(10, "previews of moves, and wishes to take moves back, per second for one address")
    lists: float = limit(5, "deck lists read per second for one address")
    looks: float = limit(5, "lists of seats looked at per second from one address")
    tables: float = limit(60, "tables laid per hour from one address; lessons and games against bots alone don't count")
    listed: float = limit(12, "of them, tables that the lobby shows")
    practice: float = limit(600, "lessons and games against bots alone per hour from one address")
    seats: float = limit(4, "seats at listed tables taken per minute from one address")
    seatings: float = limit(60, "the same per hour")
    talk: float = limit(30_000, "characters said per minute from one address")
    moves: float = limit(60_000, "moves and offers per hour from one address")
    kept: float = limit(2_000_000, "characters of all else that is kept, such as talk, offers, seats, decks, per day from one address")
    mails: float = limit(6, "mails per hour that ask whether notices are wanted, for one address")
    attempts: float = limit(20, "wrong keys of the operator, and wrong passwords of the hall, per hour from one address")
    wider: float = limit(8, "times as much, for all addresses of IPv6 together that begin with the same 48 bits")


def changed(wanted: list[str]) -> Limits:
    """The limits, with some of them changed: `tables=100`."""
    known = {each.name for each in fields(Limits)}
    given: dict[str, float] = {}
    for each in wanted:
        name, _, number = each.partition("=")
        if name not in known:
            raise Refused("bad_limit", f"there is no limit called {name!r}; `greathall serve --limits` lists them")
        try:
            given[name] = float(number)
        except ValueError:
            given[name] = math.nan
        if not given[name] > 0:
            raise Refused("bad_limit", f"the limit {name} needs a number above 0, as in {name}=100")
    return Limits(**given)


@dataclass(frozen=True)
class Rate:
    """Over how many seconds a limit counts, how many times as much may come at once, and what is said to whoever exceeds it."""

    seconds: float
    at_once: float
    reason: Reason


RATES: Final = {
    "heard": Rate(1, 5, reasons.TOO_MANY_REQUESTS),
    "requests": Rate(1, 2, reasons.TOO_MANY_REQUESTS),
    "files": Rate(1, 10, reasons.TOO_MANY_REQUESTS),  # a browser asks for dozens as soon as it opens the page
    "welcomes": Rate(1, 4, reasons.TOO_MANY_REQUESTS),
    "previews": Rate(1, 2, reasons.TOO_MANY_REQUESTS),  # a move is played a dozen times, or the game once more
    "lists": Rate(1, 4, reasons.TOO_MANY_DECKS),
    "looks": Rate(1, 4, reasons.TOO_MANY_REQUESTS),
    "tables": Rate(3600, 1, reasons.TOO_MANY_TABLES),
    "listed": Rate(3600, 1, reasons.TOO_MANY_TABLES),
    "practice": Rate(3600, 1, reasons.TOO_MANY_TABLES),
    "seats": Rate(60, 1, reasons.TOO_MANY_SEATS),
    "seatings": Rate(3600, 1, reasons.TOO_MANY_SEATS),
    "talk": Rate(60, 1, reasons.TOO_MUCH_TALK),
    "moves": Rate(3600, 1, reasons.TOO_MANY_MOVES),
    "kept": Rate(86_400, 1, reasons.TOO_MUCH_KEPT),
    "mails": Rate(3600, 1, reasons.TOO_MANY_MAILS),
    "attempts": Rate(3600, 1, reasons.TOO_MANY_ATTEMPTS),
}
"""By the name of the limit."""


class Bucket:
    """Lets through `rate` per second on average, and `burst` at once."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.at = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Take out of it, if there is enough."""
        if self.wait(cost) > 0:
            return False
        self.level -= cost
        return True

    def owe(self, cost: float = 1.0) -> bool:
        """Take what is not there yet, and has to be waited for; False if more would be owed than there can be at once."""
        owed = self.level - cost >= -self.burst
        self.level -= cost if owed else 0.0
        return owed

    def put_back(self, cost: float = 1.0) -> None:
        """What was taken is not to count."""
        self.level = min(self.burst, self.level + cost)

    def wait(self, cost: float = 1.0) -> float:
        """In how many seconds there will be enough."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        return max(0.0, min(cost, self.burst) - self.level) / self.rate

    def full(self) -> bool:
        """Whether nothing was taken lately."""
        return self.level + (self.clock() - self.at) * self.rate >= self.burst


@dataclass(frozen=True)
class Place:
    """What an address may have several of at once, and what is said to whoever would have one more: nobody knows when one becomes free, so
    after how many seconds it is worth another try."""

    reason: Reason
    again: int


PLACES: Final = {
    "connections": Place(reasons.TOO_MANY_REQUESTS, 10),
    "guests": Place(reasons.TOO_MANY_GUESTS, 30),
    "watchers": Place(reasons.TOO_MANY_WATCHERS, 60),
}
"""By the name of the limit."""

ENTRY_COST: Final = 100
"""How many characters are kept of something that is done at a table, beside what guests write themselves."""


class Reader(Protocol):
    """A guest for whom messages wait."""

    waiting: int
    """How many bytes."""
    since: float
    """When something began to wait."""

    def disconnect(self, why: str) -> None:
        """Close the connection."""


class Networks:
    """Some networks, as whoever runs the server has written them; `*` stands for all."""

    def __init__(self, written: Iterable[str]) -> None:
        self.written = tuple(written)
        self.known = [network_in(each) for each in self.written if each != "*"]

    def __contains__(self, address: str) -> bool:
        if "*" in self.written:
            return True
        found = parsed(address) if self.known else None
        return found is not None and any(found in network for network in self.known)

    def __str__(self) -> str:
        return "*" if "*" in self.written else ",".join(map(str, self.known))


MOST_ADDRESSES: Final = 10_000
"""How many buckets are kept before it is looked which of them are full again."""
LOOK_AGAIN: Final = 10.0
"""After how many seconds at the earliest that is looked again: with many guests few of them may be."""


class Quotas:
    """What each address has used."""

    def __init__(self, limits: Limits | None = None, trusted: Iterable[str] = (), clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits or Limits()
        self.trusted = Networks(trusted)
        """For whose guests nothing is counted."""
        self.clock = clock
        self.connected: dict[str, Counter[str]] = {kind: Counter() for kind in PLACES}
        """By limit, how many connections each address has."""
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.looked = -math.inf
        """When it was last looked which of them are full again."""
        self.readers: dict[str, dict[Reader, str]] = {}
        """By network, the guests for whom something may wait, and the narrowest network of each."""
        self.waiting: Counter[str] = Counter()
        """By network, how many bytes wait for all of them."""

    def take(self, kind: str, address: str, cost: float = 1.0) -> None:
        """Count something that an address does; `TooMuch` if it has to wait."""
        if self.trusts(address):
            return
        buckets = self.buckets_of(kind, address)
        wait = max(bucket.wait(cost) for bucket in buckets)
        if wait > 0:
            raise TooMuch(RATES[kind].reason, math.ceil(wait))
        for bucket in buckets:
            bucket.take(cost)

    def owe(self, kind: str, address: str) -> float:
        """Count something that an address has done and that is not refused; after how many seconds it is to be heeded."""
        if self.trusts(address):
            return 0.0
        buckets = self.buckets_of(kind, address)
        for bucket in buckets:
            bucket.level -= 1.0
        return max(bucket.wait(0.0) for bucket in buckets)

    def put_back(self, kind: str, address: str) -> None:
        """What an address did turns out not to count."""
        for bucket in self.buckets_of(kind, address):
            bucket.put_back()

    def buckets_of(self, kind: str, address: str) -> list[Bucket]:
        if len(self.buckets) > MOST_ADDRESSES and self.clock() - self.looked > LOOK_AGAIN:
            self.looked = self.clock()
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full()}
        rate = RATES[kind]
        found: list[Bucket] = []
        for network in around(network_of(address)):
            most = self.most(kind, network)
            found.append(self.buckets.setdefault((kind, network), Bucket(most / rate.seconds, most * rate.at_once, self.clock)))
        return found

    def most(self, kind: str, network: str) -> float:
        """How much a network may do, by the name of the limit."""
        allowed = float(getattr(self.limits, kind))
        return allowed * self.limits.wider if network.endswith(WIDER) else allowed

    def come(self, kind: str, address: str) -> None:
        """Count a connection of an address; `TooMuch` if it may not have one more."""
        known, networks = self.connected[kind], around(network_of(address))
        if not self.trusts(address) and any(known[network] >= self.most(kind, network) for network in networks):
            raise TooMuch(PLACES[kind].reason, PLACES[kind].again)
        known.update(networks)

    def go(self, kind: str, address: str) -> None:
        """A connection that was counted has ended."""
        known = self.connected[kind]
        for network in around(network_of(address)):
            known[network] -= 1
            if known[network] <= 0:
                del known[network]

    def let_wait(self, reader: Reader, address: str, size: int) -> None:
        """More bytes wait for a guest from a network, or fewer: `size` of them. Where too much waits for all its guests, whoever lets
        most wait for longest has to go, and not those who read."""
        now = self.clock()
        reader.since = reader.since if reader.waiting else now
        reader.waiting += size
        for network in around(address):
            self.readers.setdefault(network, {})[reader] = address
            self.waiting[network] += size
        for network in around(address):
            while self.waiting[network] > self.most("backlog", network):
                readers = self.readers[network]
                slowest = max(readers, key=lambda each: (each.waiting * (now - each.since), each.waiting))
                whence = readers[slowest]
                slowest.disconnect("too_slow")
                self.wait_no_more(slowest, whence)

    def wait_no_more(self, reader: Reader, address: str) -> None:
        """Nothing waits for a guest from a network any more."""
        for network in around(address):
            readers = self.readers.get(network, {})
            readers.pop(reader, None)
            self.waiting[network] -= reader.waiting
            if not readers:
                self.readers.pop(network, None)
                del self.waiting[network]
        reader.waiting = 0

    def counted_as(self, address: str) -> str:
        """By what an address is known; empty if nothing is counted for it."""
        return "" if self.trusts(address) else network_of(address)

    def trusts(self, address: str) -> bool:
        """Whether nothing is counted for an address."""
        return address in self.trusted


def network_in(written: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """A network that whoever runs the server has written."""
    try:
        return ipaddress.ip_network(written, strict=False)
    except ValueError as error:
        raise Refused("bad_network", f"{written!r} is not a network; write it like 192.168.1.0/24") from error


def parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address of the network; one of IPv4 that is written as one of IPv6 is the same guest's."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return None
    mapped = known.ipv4_mapped if isinstance(known, ipaddress.IPv6Address) else None
    return mapped or known


def network_of(address: str) -> str:
    """By what quotas know an address: in IPv6 whoever has one has 2⁶⁴ of them."""
    known = parsed(address)
    if isinstance(known, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((known, 64), strict=False))
    return str(known or address)


WIDER: Final = "/48"


@lru_cache(MOST_ADDRESSES)
def around(network: str) -> tuple[str, ...]:
    """A network of one guest, and in IPv6 the wider one in which it lies: providers give whole blocks of networks to whoever asks."""
    if not network.endswith("/64"):
        return (network,)
    return network, str(ipaddress.IPv6Network(network).supernet(new_prefix=48))
