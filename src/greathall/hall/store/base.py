"""What a store is: all that a hall needs of the place where it keeps its tables.

`SQLiteStore` and `PostgreSQLStore` are such places. Whoever wants another writes a class with these methods; no base class is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

LATEST: Final = 2**31 - 1
"""A number that no entry reaches."""

PAUSING: Final = "pausing"
"""The phase, in summaries, of a table between two games of a match: the next one begins by itself."""


@dataclass(frozen=True)
class Row:
    """An entry as it is stored."""

    number: int
    at: float
    body: str


@dataclass(frozen=True)
class Finished:
    """The record of a finished game, and whether the lobby lists its table: then it is for everyone."""

    body: str
    listed: bool


@dataclass(frozen=True)
class Summary:
    """What the lobby shows of a table without loading it, and by what it is found."""

    game: str
    phase: str
    listed: int
    changed: float
    summary: str
    free: int = 0
    """How many seats anyone may take."""
    pace: str = ""
    language: str = ""
    pairing: int = 0
    """Whether people are paired at it."""
    open_until: float = 0.0
    """Until when the lobby shows it, if nobody is there and nothing happens."""


@dataclass(frozen=True)
class Search:
    """Which tables with free seats are wanted; what is empty is left open."""

    now: float
    game: str = ""
    pace: str = ""
    language: str = ""
    host: bool = False
    """Only those whose host is there."""
    pairing: bool = False
    """Only those at which people are paired."""
    most: int = 50


@dataclass(frozen=True)
class OpenTable:
    """A table with free seats, as the lobby shows it."""

    shown: dict[str, Any]
    laid: float
    """When it was laid, in the time of the hall."""
    host_until: float
    """Until when its host is taken to be there."""


@dataclass(frozen=True)
class KeptTable:
    """A table, as whoever runs the hall finds it without loading it."""

    name: str
    phase: str
    listed: bool
    changed: float
    """When the lobby last heard something of it, in the time of the hall."""
    shown: dict[str, Any]
    """As the lobby would show it; empty if that can't be read."""


@dataclass(frozen=True)
class Address:
    """Where the owner of a seat is told of things while they are away."""

    id: str
    table: str
    lock: str
    """Whose it is: the lock of the seat."""
    kind: str
    """`push`, `webhook` or `mail`."""
    address: str
    details: str
    """What else is needed to write there, as JSON."""
    language: str
    state: str
    """`live`, or `waiting` until its owner has confirmed it."""
    made: float


class News(Protocol):
    """News from the other servers of a hall."""

    alive: float
    """When it was last certain that news would come, by `time.monotonic`."""

    async def listen(self) -> None:
        """Listen for about a second; called again and again. `Closed` if the store can't be reached."""

    async def close(self) -> None:
        """Stop listening."""


class Store(Protocol):
    """Opened once by each server. What can't be written or read raises `Closed`, and then nothing has changed."""

    server: str
    """The name of the server that has opened it."""

    # Entries, snapshots and records.

    async def append(self, table: str, row: Row, summary: Summary | None = None, record: tuple[int, str] | None = None) -> bool:
        """Add the next entry of a table; False, and nothing changed, if the table has an entry of that number already. Together with the
        entry the summary replaces the one before, and the record of a finished game is kept under its number. All of it is safe when this
        returns."""

    async def entries(self, table: str, after: int, upto: int = LATEST) -> list[Row]:
        """The entries of a table after that number, in their order."""

    async def snapshot(self, table: str, number: int, engine: str, body: str) -> None:
        """Keep how a table stood after an entry, to shorten the next loading."""

    async def snapshot_before(self, table: str, engine: str, latest: int) -> tuple[int, str] | None:
        """The last snapshot that this engine wrote of a table up to that number, and its number."""

    async def untouched(self, since: float, after: str, most: int) -> list[str]:
        """The names of tables that gather or play and have no finished game, about which the lobby has heard nothing since then: those that
        follow a name, in their order."""

    async def forget(self, table: str, number: int) -> bool:
        """Delete a table with all that is kept of it, if that is still its latest entry and it has no finished game; False, and nothing
        changed, if not."""

    async def playing(self) -> list[str]:
        """The tables at which a game is under way, or another one of a match follows by itself (`PAUSING`)."""

    async def open_tables(self, search: Search) -> list[OpenTable]:
        """The listed tables that gather and have a free seat: those whose host is there first, then the newest. Those at which nobody has
        been for a while are left out, and so are those that can't be read."""

    async def running_tables(self, most: int) -> list[dict[str, Any]]:
        """The summaries of the listed tables at which a game is under way, the newest first; those that can't be read are left out."""

    async def listed_table(self, table: str) -> dict[str, Any] | None:
        """The summary of a table, if it is listed; nothing tells a private one from one that is not there."""

    async def attend(self, table: str, host_until: float, open_until: float) -> None:
        """Note until when the host of a table is taken to be there, and that the lobby shows it at least until then."""

    async def record(self, table: str, game: int) -> Finished | None:
        """The record of a finished game."""

    async def records(self, most: int) -> list[dict[str, Any]]:
        """The finished games of listed tables, the latest first: `table`, `game`, `title` and `finished` of each."""

    # For whoever runs the hall.

    async def kept_tables(self, phase: str, most: int) -> list[KeptTable]:
        """All tables in a phase, or in any if it is empty, those of which the lobby heard last first."""

    async def holding(self, lock: str) -> list[str]:
        """The names of the tables in whose logs a lock stands, in their order."""

    async def rewrite(self, table: str, bodies: Mapping[int, str]) -> None:
        """Write these entries of a table again, by their numbers. Its snapshots go, since they hold what stood there."""

    async def delete(self, table: str) -> None:
        """Delete a table with everything that is kept of it, its records too."""

    # What is told to those who are away.

    async def value(self, name: str) -> str | None:
        """A value that all servers share."""

    async def set_value(self, name: str, value: str | None, before: str | None) -> bool:
        """Set such a value, if it is still what it was before; None: there is none. False, and nothing changed, if it is another."""

    async def put_address(self, address: Address) -> None:
        """Keep an address, in place of the one with the same id."""

    async def address(self, number: str) -> Address | None:
        """An address by its id."""

    async def addresses(self, table: str) -> list[Address]:
        """All addresses of a table, in the order in which they were made."""

    async def addressed(self) -> list[tuple[str, str]]:
        """The tables and locks of all seats that have an address which is live."""

    async def addressed_since(self, time: float) -> list[str]:
        """The tables of which the lobby has learned something since that time of the hall, and which have such a seat."""

    async def drop_addresses(self, addresses: Sequence[Address]) -> None:
        """Forget these addresses, but for those that belong to another seat by now."""

    # Servers that share it.

    async def time(self) -> float | None:
        """What time it was at the hall at the latest pulse of any server; None: there was none."""

    async def pulse(self, now: float) -> tuple[float, list[str]]:
        """Note that this server is alive at this time of the hall. Returns the time of the hall, which is later where another server was
        ahead, and which servers are alive."""

    async def leave(self) -> None:
        """This server closes; the others need not wait until they notice."""

    def news(self, heard: Callable[[str], None], lost: Callable[[], None]) -> News | None:
        """News from the other servers: `heard` is called with each, `lost` when some may have been missed. None: there are no others."""

    async def tell(self, news: str) -> None:
        """Tell the other servers something that need not be kept."""

    # Care.

    def trouble(self) -> str:
        """What is wrong with it, in a few words; empty: nothing that is known."""

    async def inspect(self) -> None:
        """Look whether something is wrong with it, or soon will be; called every few seconds."""

    async def tidy(self) -> None:
        """What has to be done from time to time, without keeping anyone from writing meanwhile."""

    def close(self) -> None:
        """Write what still waits, and let go of everything."""
