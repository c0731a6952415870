"""What a store is: all that a hall needs of the place where it keeps its tables.

`SQLiteStore` and `PostgreSQLStore` are such places. Whoever wants another writes a class with these methods; no base class is needed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

LATEST: Final = 2**31 - 1
"""A number that no entry reaches."""


@dataclass(frozen=True)
class Row:
    """An entry as it is stored."""

    number: int
    at: float
    body: str


@dataclass(frozen=True)
class Summary:
    """What the lobby shows of a table without loading it."""

    game: str
    phase: str
    listed: int
    changed: float
    summary: str


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

    async def playing(self) -> list[str]:
        """The tables at which a game is under way."""

    async def lobby(self, phase: str, most: int) -> list[dict[str, Any]]:
        """The summaries of the listed tables of a phase, the newest first; those that can't be read are left out."""

    async def record(self, table: str, game: int) -> str | None:
        """The record of a finished game."""

    async def records(self, most: int) -> list[dict[str, Any]]:
        """The finished games of listed tables, the latest first: `table`, `game`, `title` and `finished` of each."""

    # Servers that share it.

    async def pulse(self, now: float) -> tuple[float, list[str]]:
        """Note that this server is alive. Returns for how long the hall was closed altogether, and which servers are alive."""

    async def leave(self) -> None:
        """This server closes; the others need not wait until they notice."""

    def news(self, heard: Callable[[str], None], lost: Callable[[], None]) -> News | None:
        """News from the other servers: `heard` is called with each, `lost` when some may have been missed. None: there are no others."""

    async def tell(self, news: str) -> None:
        """Tell the other servers something that need not be kept."""

    # Care.

    def down(self) -> bool:
        """Whether something could not be written lately."""

    async def tidy(self) -> None:
        """What has to be done from time to time, without keeping anyone from writing meanwhile."""

    def close(self) -> None:
        """Write what still waits, and let go of everything."""
