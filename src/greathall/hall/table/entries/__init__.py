"""The log of a table: everything that ever happened at it, one numbered entry after another, and who may see each.

A table is what its entries make of it. An entry is written before anyone is told of it, and never changed.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter
from pydantic_core import from_json, to_json

from greathall.hall.table.entries.play import (
    Called,
    Holiday,
    NumbersClosed,
    NumberSealed,
    NumberShown,
    Offered,
    Ordered,
    Played,
    Resigned,
    Sealed,
    ShuffleBegun,
    Started,
    Unasked,
    UndoAnswered,
    UndoAsked,
    Undone,
    WindowClosed,
)
from greathall.hall.table.entries.seats import (
    Brought,
    Fetched,
    Freed,
    HandedOver,
    Invited,
    Lent,
    Ready,
    Rekeyed,
    Seated,
    SeatOpened,
    Substituted,
    SubstituteInvited,
    SwapAsked,
    SwapEnded,
    Swapped,
    TakenBack,
)
from greathall.hall.table.entries.table import NOBODY, Abandoned, Gathered, Hosted, Opened, Said, Shared, Voted
from greathall.hall.table.upcasting import FORM, upcast

__all__ = [
    "ABOUT_SEATS",
    "ENTRY",
    "GAME",
    "NOBODY",
    "POSITION",
    "RESEATING",
    "SEATS",
    "SINGLE",
    "TALK",
    "Abandoned",
    "Brought",
    "Called",
    "Entry",
    "Fetched",
    "Freed",
    "Gathered",
    "HandedOver",
    "Holiday",
    "Hosted",
    "Invited",
    "Lent",
    "NumberSealed",
    "NumberShown",
    "NumbersClosed",
    "Offered",
    "Opened",
    "Ordered",
    "Played",
    "Ready",
    "Rekeyed",
    "Resigned",
    "Said",
    "Sealed",
    "SeatOpened",
    "Seated",
    "Shared",
    "ShuffleBegun",
    "Started",
    "SubstituteInvited",
    "Substituted",
    "SwapAsked",
    "SwapEnded",
    "Swapped",
    "TakenBack",
    "Unasked",
    "UndoAnswered",
    "UndoAsked",
    "Undone",
    "Voted",
    "WindowClosed",
    "read",
    "seer",
    "seer_in_game",
    "write",
]

Entry = Annotated[
    Opened
    | Seated
    | Invited
    | Freed
    | Swapped
    | SwapAsked
    | SwapEnded
    | Ready
    | Brought
    | ShuffleBegun
    | NumberSealed
    | NumbersClosed
    | NumberShown
    | Started
    | Played
    | Called
    | Offered
    | Sealed
    | WindowClosed
    | Unasked
    | Ordered
    | Said
    | UndoAsked
    | UndoAnswered
    | Undone
    | Voted
    | HandedOver
    | TakenBack
    | Holiday
    | Gathered
    | SeatOpened
    | SubstituteInvited
    | Substituted
    | Resigned
    | Shared
    | Lent
    | Fetched
    | Rekeyed
    | Hosted
    | Abandoned,
    Field(discriminator="kind"),
]

ABOUT_SEATS: Final[tuple[Literal["hand_over", "substitute"], ...]] = ("hand_over", "substitute")
"""The matters of votes that are about an absent seat."""

GAME: Final = (Started, Played, Called, Offered, WindowClosed, Unasked, Undone, Resigned, Gathered, Abandoned)
"""The entries that change the game, and may end it; then its record is kept."""

SEATS: Final = (
    *(Opened, Seated, Invited, Freed, Swapped, SwapAsked, SwapEnded, Ready),
    *(HandedOver, TakenBack, SeatOpened, Substituted, Hosted),
)
"""The entries that change what the lobby shows of a table."""

RESEATING: Final = (Started, Resigned, *SEATS)
"""The entries after which someone else may play a seat."""

POSITION: Final = (
    *(Brought, ShuffleBegun, NumberSealed, NumbersClosed, NumberShown),
    *(Sealed, Ordered, UndoAsked, UndoAnswered, Voted, Holiday),
)
"""The entries that change what a viewer is shown of the game, but not the game."""

TALK: Final = (Said, SubstituteInvited, Shared, Lent, Fetched, Rekeyed)
"""The entries that change nothing of what is shown."""

SINGLE: Final = (Played, Called, Offered)
"""The entries that are a single move or offer; one that the rules don't allow changes nothing."""

ENTRY: Final[TypeAdapter[Any]] = TypeAdapter(Entry)


def write(entry: Entry) -> str:
    return to_json({"form": FORM, **entry.model_dump(mode="json")}).decode()


def read(text: str) -> Entry:
    entry: Entry = ENTRY.validate_python(upcast(from_json(text)))
    return entry


def seer(entry: Entry) -> int | None:
    """The only seat that may know of an entry; None: it is for all."""
    return entry.seat if isinstance(entry, Brought | Sealed | Ordered | Lent | Fetched | Rekeyed) else None


def seer_in_game(entry: Entry) -> int:
    """The same for what somebody does in the game and others must not notice, or `NOBODY`."""
    return entry.seat if isinstance(entry, Sealed | Ordered) else NOBODY
