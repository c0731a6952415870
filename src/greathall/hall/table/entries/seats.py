"""Who sits where."""

from __future__ import annotations

from typing import Literal

from greathall.hall.forms import Form


class Seated(Form):
    """Someone sits down: a person with a key, or a bot."""

    kind: Literal["seated"] = "seated"
    seat: int
    name: str
    lock: str = ""
    bot: str = ""
    browser: str = ""
    """What this table recognises the person's browser by."""
    host: bool = False
    """Whether it is the host who sits down."""
    face: str = ""
    """What the person's face is put together from."""
    program: bool = False
    """Whether it is a program, and has said so."""


class Invited(Form):
    """A seat is kept for a guest. Whoever has the token that belongs to the lock may take it, once."""

    kind: Literal["invited"] = "invited"
    seat: int
    name: str
    lock: str


class Freed(Form):
    """A seat is free again: whoever sat there has left, or was removed by the host, whose table their browser is kept from; or the
    invitation to it is withdrawn."""

    kind: Literal["freed"] = "freed"
    seat: int
    name: str = ""
    removed: bool = False


class Swapped(Form):
    """Two seats change places."""

    kind: Literal["swapped"] = "swapped"
    one: int
    other: int


class SwapAsked(Form):
    """Before the game, someone asks another whether they change places with them."""

    kind: Literal["swap_asked"] = "swap_asked"
    seat: int
    other: int


class SwapEnded(Form):
    """They don't: the other declines, or whoever asked no longer wants to."""

    kind: Literal["swap_ended"] = "swap_ended"
    seat: int
    asker: int


class Ready(Form):
    """Someone is ready for the game to begin, or no longer."""

    kind: Literal["ready"] = "ready"
    seat: int
    ready: bool = True


class Brought(Form):
    """A seat brings a deck of its own to games in which the plan leaves that open, in the form that the option `decks` has; empty: none.
    Nobody else learns of it before the game is dealt."""

    kind: Literal["brought"] = "brought"
    seat: int
    deck: str = ""


class HandedOver(Form):
    """A bot plays for a seat until its owner takes it back."""

    kind: Literal["handed_over"] = "handed_over"
    seat: int
    bot: str
    why: Literal["absence", "vote", "host", "owner", "deadlines"]


class TakenBack(Form):
    """The owner plays again."""

    kind: Literal["taken_back"] = "taken_back"
    seat: int
    moves: int = 0
    """How many moves a bot has made for them."""


class SeatOpened(Form):
    """Those present let someone else take the seat of an absent player, until its owner is back."""

    kind: Literal["seat_opened"] = "seat_opened"
    seat: int


class SubstituteInvited(Form):
    """One of those present has made a link to an open seat, which is good until somebody has taken it."""

    kind: Literal["substitute_invited"] = "substitute_invited"
    seat: int
    by: int
    lock: str


class Substituted(Form):
    """Someone else has taken an open seat, with a key of their own, and plays on. The former owner's key opens nothing any more."""

    kind: Literal["substituted"] = "substituted"
    seat: int
    name: str
    lock: str
    before: str
    """What the former owner is called."""
    browser: str = ""
    """What this table recognises the person's browser by."""
    face: str = ""
    """What the person's face is put together from."""
    program: bool = False
    """Whether it is a program, and has said so."""


class Lent(Form):
    """The owner of a seat has made a link that brings its key to another device. The key is sealed with the link's token, of which only the
    lock is here; nobody else learns of it."""

    kind: Literal["lent"] = "lent"
    seat: int
    lock: str
    sealed: str
    ends: float
    """Until when the link is good, in the time of the hall."""
    day: float | None = None
    """The same by the time of day, which goes on while the hall is closed; earlier versions noted none."""


class Fetched(Form):
    """That link was used, and is good no longer, but for whoever used it and has lost the answer. Nobody but the owner learns of it."""

    kind: Literal["fetched"] = "fetched"
    seat: int
    by: str = ""
    """What they are recognised by; empty: they have to make do with one answer."""


class Rekeyed(Form):
    """The owner of a seat has given it another key; whoever else has the one before is shown out. Nobody but the owner learns of it."""

    kind: Literal["rekeyed"] = "rekeyed"
    seat: int
    lock: str
    keep: tuple[str, ...] = ()
    """The ids of the addresses for notices that go on."""
