"""At which addresses other devices find a hall that listens to the network, and by which names guests may call it."""

from __future__ import annotations

import contextlib
import ipaddress
import logging
import re
import socket
import threading
from collections.abc import Iterable
from typing import Final

log = logging.getLogger(__name__)

TOWARDS: Final = ("198.51.100.1", "192.168.0.1", "10.0.0.1", "172.16.0.1")
"""Where a way out of this machine may lead: the first to anywhere, the others into networks of homes and houses."""
RESOLVED_WITHIN: Final = 1.0
"""How many seconds the machine's own name may take to be looked up; a network without names may take long."""


def everywhere(host: str) -> bool:
    """Whether a server at this address listens to all networks of the machine."""
    return host in ("", "0.0.0.0", "::")


def loopback(host: str) -> bool:
    """Whether an address leads from this machine to itself alone."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def written(host: str, port: int) -> str:
    """The address of a hall, as browsers take it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def here(host: str, port: int) -> str:
    """Where a browser on this machine finds the hall."""
    return written({"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)


def reachable(host: str, port: int) -> list[str]:
    """Where other devices may find a hall that listens at a host, the likeliest first; none if it listens to this machine alone."""
    if loopback(host):
        return []
    return [written(address, port) for address in addresses()] if everywhere(host) else [written(host, port)]


def addresses() -> list[str]:
    """The IPv4 addresses from which this machine would speak to others."""
    found: list[str] = []
    for target in TOWARDS:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            try:
                way.connect((target, 9))  # chooses a way and sends nothing
            except OSError:
                continue  # there is none
            address = way.getsockname()[0]
        if address not in found and not unusable(address):
            found.append(address)
    return found


def unusable(address: str) -> bool:
    """Whether others can't use an address of ours: it leads here alone, or stands for none."""
    known = ipaddress.ip_address(address)
    return known.is_loopback or known.is_unspecified or known.is_link_local


def local_name(known: list[str]) -> str:
    """The name by which the network may know this machine, if it leads to one of these addresses; otherwise empty."""
    name = f"{socket.gethostname().partition('.')[0]}.local"
    found: list[str] = []

    def look_up() -> None:
        with contextlib.suppress(OSError, UnicodeError):  # nobody knows it
            found.extend(str(address[0]) for *_, address in socket.getaddrinfo(name, None, socket.AF_INET, socket.SOCK_STREAM))

    looking = threading.Thread(target=look_up, daemon=True)
    looking.start()
    looking.join(RESOLVED_WITHIN)
    return name if set(found) & set(known) else ""


def names(host: str, port: int) -> list[str]:
    """Where other devices may find the hall by the name of this machine."""
    name = local_name(addresses()) if everywhere(host) else ""
    return [written(name, port)] if name else []


HOST: Final = re.compile(r"(?:\[(?P<address>[0-9a-f:.%\w]+)\]|(?P<name>[^\s\[\]:/?#@\\]+))(?::[0-9]{0,5})?", re.ASCII | re.IGNORECASE)
MOST_STRANGE: Final = 20
"""How many unknown names are logged at most."""


class Names:
    """The names by which guests may call a hall. A page of another site can have its own name lead to this machine and then ask the hall
    for anything as if it were the hall's page; so the hall answers only to names that are its own."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        here = socket.gethostname().lower()
        self.own = {"localhost", here, f"{here.partition('.')[0]}.local", *(name.lower() for name in named if name)}
        self.strange: set[str] = set()
        """Other names by which the hall was called."""

    def know(self, host: str) -> bool:
        """Whether a request for this host, perhaps with a port, is meant for the hall. An address needs no name, and programs may say
        nothing."""
        name = name_in(host)
        if not host or is_address(name) or name in self.own or name.endswith(".localhost"):
            return True
        name = name or host
        if name not in self.strange and len(self.strange) < MOST_STRANGE:
            self.strange.add(name)
            log.warning("requests for %s are refused; if that is this hall's name, say so with --url or --name", name[:100])
        return False


def name_in(host: str) -> str:
    """The name or address of a host that is perhaps written with a port; empty if it names none."""
    found = HOST.fullmatch(host)
    return (found["address"] or found["name"]).lower() if found else ""


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True
