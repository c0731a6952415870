"""The shape of the cards of Treachery as people read them, from which its schema is made."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from greathall.kernel.shapes import Printed


class Character(Printed):
    """A Character of the court."""

    house: Literal["green", "red", "purple", "blue", "neutral"]
    """The House of a Noble; `neutral` for anyone else."""
    ability: str
    """What the rules call its ability."""
    short: str
    """One word for the name."""
    text: str
    """What its ability does."""


class Action(Printed):
    """A card with two actions. Each is written in rows of symbols, separated by `/`: `w` may be anybody, `y` are of one House; `+` heals,
    `^` moves up, `v` moves down, `!` attacks."""

    top: str
    """The upper action."""
    bottom: str
    """The lower one."""


class Names(TypedDict):
    """What people call the words of cards and views."""

    house: dict[str, str]
    """The Houses."""
    side: dict[str, str]
    """The two actions of a card."""


class Cards(TypedDict):
    """The cards of Treachery in a Pocket."""

    houses: list[str]
    """The Houses of the Nobles."""
    characters: list[Character]
    """All Characters."""
    actions: list[Action]
    """All action cards."""
    names: Names
    """What words are called."""
