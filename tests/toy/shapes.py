"""The shape of a view of Auction."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from greathall.kernel.shapes import Hidden


class Bidding(TypedDict):
    """All bid at once."""

    step: Literal["bidding"]
    bids: list[str | Hidden | None]
    """The coin that each seat bids; null while it has not. Each seat sees its own, and `?` for those of others."""


class Showing(TypedDict):
    """Whoever took the lot shows a coin to a rival."""

    step: Literal["showing"]
    seat: int
    """Who shows one."""


class View(TypedDict):
    """A position of Auction, as a viewer may know it."""

    viewer: NotRequired[int]
    """The seat that sees this; −1 watches. Absent where everything lies open."""
    game: Literal["auction"]
    """Which game it is."""
    seats: int
    """How many play."""
    options: dict[str, str]
    """The settings that the game was begun with."""
    cards: str
    """The digest of the card file; empty for ours."""
    hands: list[list[str]]
    """The coins of each hand: `crown`, or `crown shown=5` with the mask of all who know it. Others see `?` in the place of its name."""
    spent: list[str]
    """The coins that were spent, which everyone sees."""
    takers: list[int]
    """Who took each lot that was sold; −1: nobody."""
    stack: list[Bidding | Showing]
    """What is being decided."""
