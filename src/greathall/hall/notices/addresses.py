"""Addresses that strangers have given, and which of them the hall writes to.

Whoever gives the hall an address makes it connect there, from inside the network of whoever runs it. So an address is https, a name and
not a number, at the usual port; every address that the name stands for must be a public one; and the connection is made to the very
address that was looked at, so that the name can't stand for another one by then.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Final

LONGEST_ADDRESS: Final = 2000
HTTPS: Final = 443

URL: Final = re.compile(
    r"https://(?P<host>[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*)(?::(?P<port>[1-9][0-9]{0,4}))?(?P<path>/[A-Za-z0-9._~!$&'()*+,;=:@%/?-]*)?",
    re.ASCII,
)
"""Stricter than what browsers understand: no user, no brackets, no backslash, no dot at the end of the host, nothing but ASCII."""

NUMBER: Final = re.compile(r"[0-9]+|0x[0-9a-f]*", re.ASCII)
"""A host whose last part looks like this is an address in one of many spellings: 127.1, 2130706433, 0x7f.1."""

GLOBAL_UNICAST: Final = ipaddress.IPv6Network("2000::/3")
TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""IPv4 addresses as networks without IPv4 see them."""
WRAPPED: Final = (ipaddress.IPv6Network("2001::/32"), ipaddress.IPv6Network("2002::/16"))
"""Teredo and 6to4: tunnels to IPv4 addresses."""

Resolve = Callable[[str, int], Awaitable[list[str]]]
"""The numbers that a host and its port stand for."""


class Unreachable(Exception):
    """The hall does not write to this address, now or ever."""


@dataclass(frozen=True)
class Target:
    """Where to write to."""

    host: str
    port: int
    path: str

    def origin(self) -> str:
        return f"https://{self.authority()}"

    def authority(self) -> str:
        return self.host if self.port == HTTPS else f"{self.host}:{self.port}"


LOOKING_UP: Final = ThreadPoolExecutor(8, "names")
"""Threads of their own: a name that a stranger gave can take as long as its owner likes, and nothing else of the hall may wait for it."""
KNOWN_NAMES: Final = ThreadPoolExecutor(8, "known-names")
"""Those for names that have answered before: their guests don't wait for others whose names never do."""
MOST_KNOWN: Final = 1000

answering: Final[dict[str, None]] = {}
"""The names that answered when they were last looked up, the latest last."""


async def system(host: str, port: int) -> list[str]:
    """What the system's resolver says."""
    look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
    try:
        found = await asyncio.get_running_loop().run_in_executor(KNOWN_NAMES if host in answering else LOOKING_UP, look_up)
    finally:
        answering.pop(host, None)
    answering[host] = None
    for oldest in list(answering)[:-MOST_KNOWN]:
        del answering[oldest]
    return [str(address[0]) for _, _, _, _, address in found]


def public(number: str) -> bool:
    """Whether an address can be reached from everywhere, and so belongs to nobody's own network."""
    try:
        found = ipaddress.ip_address(number)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped
        if inner is None and found in TRANSLATED:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return public(str(inner))
        if found.scope_id or found not in GLOBAL_UNICAST or any(found in network for network in WRAPPED):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


class Guard:
    """Says where the hall may write to. `private` are the hosts in its own network that whoever runs it has named, each with its port."""

    def __init__(self, private: tuple[str, ...] = (), resolve: Resolve = system) -> None:
        self.private = frozenset(host if ":" in host else f"{host}:{HTTPS}" for host in private)
        self.resolve = resolve

    def read(self, url: str) -> Target:
        """What an address says, if it is one that the hall might write to."""
        found = URL.fullmatch(url) if len(url) <= LONGEST_ADDRESS else None
        if found is None:
            raise Unreachable("it is not an https address")
        target = Target(found["host"], int(found["port"] or HTTPS), found["path"] or "/")
        if not self.named(target):
            if target.port != HTTPS:
                raise Unreachable("it names a port")
            if "." not in target.host or NUMBER.fullmatch(target.host.rpartition(".")[2]):
                raise Unreachable("its host is not a name that everyone knows")
        return target

    def named(self, target: Target) -> bool:
        return f"{target.host}:{target.port}" in self.private

    async def number(self, target: Target) -> str:
        """The address to connect to. If the name stands for a single one that is not public, it is not written to at all."""
        try:
            numbers = await self.resolve(target.host, target.port)
        except (OSError, UnicodeError) as error:
            raise Unreachable("its host is not known") from error
        if not numbers or not (self.named(target) or all(public(number) for number in numbers)):
            raise Unreachable("its host is not a public one")
        return numbers[0]
