"""The log of a table: everything that ever happened at it, one numbered entry after another, and who may see each.

A table is what its entries make of it. An entry is written before anyone is told of it, and never changed.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter

from greathall.hall.forms import Form
from greathall.hall.table.plan import Plan

NOBODY: Final = -1
"""No seat: nobody asks for a move back, a vote is about none in particular, a lock belongs to none."""


class Opened(Form):
    """The table is laid. Whoever holds the host's key arranges the seats; the watcher's key opens a private table to watch."""

    kind: Literal["opened"] = "opened"
    plan: Plan
    host: str
    watch: str


class Seated(Form):
    """Someone sits down: a person with a key, or a bot."""

    kind: Literal["seated"] = "seated"
    seat: int
    name: str
    lock: str = ""
    bot: str = ""


class Freed(Form):
    """A seat is free again."""

    kind: Literal["freed"] = "freed"
    seat: int


class Swapped(Form):
    """Two seats change places."""

    kind: Literal["swapped"] = "swapped"
    one: int
    other: int


class Started(Form):
    """A game is dealt. The seed stays in the log until the end of the game."""

    kind: Literal["started"] = "started"
    engine: str
    seed: str
    nonce: str
    options: dict[str, str]
    rotated: bool = False
    """Whether everyone has moved on by one seat since the last game."""


class Played(Form):
    """A seat has made its move. `by` says who made it, if not the seat's owner."""

    kind: Literal["played"] = "played"
    seat: int
    move: str
    by: Literal["owner", "bot", "clock"] = "owner"


class Called(Form):
    """A seat has done something that it was not asked for: taken up, declined or withdrawn an offer that lies open."""

    kind: Literal["called"] = "called"
    seat: int
    move: str


class Offered(Form):
    """A seat has made others an offer."""

    kind: Literal["offered"] = "offered"
    seat: int
    offer: str


class Sealed(Form):
    """A seat's answer in a window that has not closed yet; nobody else learns that there is one."""

    kind: Literal["sealed"] = "sealed"
    seat: int
    move: str


class WindowClosed(Form):
    """The time of a response window is over: these are the answers of all who were asked."""

    kind: Literal["window_closed"] = "window_closed"
    answers: list[tuple[int, str]]


class Unasked(Form):
    """Moves that were made for seats without asking them: each with its seat, and the occasion on which a standing order passes windows;
    empty where there was no choice."""

    kind: Literal["unasked"] = "unasked"
    moves: list[tuple[int, str, str]]


class Ordered(Form):
    """A seat's standing orders: on which occasions windows pass without asking it, and whether it is asked where it has no choice.
    Nobody else learns of it."""

    kind: Literal["ordered"] = "ordered"
    seat: int
    passing: list[str]
    forced: bool = True


class Said(Form):
    """Someone said something to all."""

    kind: Literal["said"] = "said"
    seat: int
    text: str


class UndoAsked(Form):
    """A seat asks the others whether it may take its last move back."""

    kind: Literal["undo_asked"] = "undo_asked"
    seat: int


class UndoAnswered(Form):
    """One of the others agrees, or doesn't."""

    kind: Literal["undo_answered"] = "undo_answered"
    seat: int
    agreed: bool


class Undone(Form):
    """The game goes back to where it stood after that many moves."""

    kind: Literal["undone"] = "undone"
    seat: int
    moves: int


class Voted(Form):
    """A seat wants a bot to take an absent seat, the game to be abandoned, or another one to begin; or no longer."""

    kind: Literal["voted"] = "voted"
    seat: int
    matter: Literal["hand_over", "abandon", "again"]
    target: int = NOBODY
    wanted: bool = True


class HandedOver(Form):
    """A bot plays for a seat until its owner takes it back."""

    kind: Literal["handed_over"] = "handed_over"
    seat: int
    bot: str
    why: Literal["absence", "vote", "host", "owner"]


class TakenBack(Form):
    """The owner plays again."""

    kind: Literal["taken_back"] = "taken_back"
    seat: int


class Abandoned(Form):
    """All agreed to end the game without a result."""

    kind: Literal["abandoned"] = "abandoned"


Entry = Annotated[
    Opened
    | Seated
    | Freed
    | Swapped
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
    | Abandoned,
    Field(discriminator="kind"),
]

GAME: Final = (Started, Played, Called, Offered, WindowClosed, Unasked, Undone, Abandoned)
"""The entries that change the game, and may end it; then its record is kept."""

SEATS: Final = (Opened, Seated, Freed, Swapped, HandedOver, TakenBack)
"""The entries that change what the lobby shows of a table."""

POSITION: Final = (Sealed, Ordered, UndoAsked, UndoAnswered, Voted)
"""The entries that change what a viewer is shown of the game, but not the game."""

TALK: Final = (Said,)
"""The entries that change nothing."""

SINGLE: Final = (Played, Called, Offered)
"""The entries that are a single move or offer; one that the rules don't allow changes nothing."""

ENTRY: Final[TypeAdapter[Any]] = TypeAdapter(Entry)


def write(entry: Entry) -> str:
    return entry.model_dump_json(exclude_defaults=False)


def read(text: str) -> Entry:
    entry: Entry = ENTRY.validate_json(text)
    return entry


def seer(entry: Entry) -> int | None:
    """The only seat that may know of an entry; None: it is for all."""
    return entry.seat if isinstance(entry, Sealed | Ordered) else None
