"""The shape of the cards of Dûhr as people read them, from which its schema is made."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from greathall.kernel.shapes import Printed


class House(Printed):
    """A House, whose card is a suspicion."""

    kind: str
    """What its people do."""
    ability: str
    """What the rules call its ability."""
    title: str
    """What people call it."""
    text: str
    """What it does."""


class Event(Printed):
    """An event card."""

    effect: str
    """What the rules call its effect."""
    text: str
    """What it does."""


class Agenda(Printed):
    """An agenda. It counts Houses of which something is so."""

    colour: Literal["white", "black"]
    """With which of the two sets of agendas it is dealt."""
    points: int
    """What it scores when it is fulfilled."""
    who: Literal["ally", "left", "right", "neighbours", "rivals", "all"]
    """Which Houses are counted; the ally is that of the player's conspiracy."""
    are: Literal["favored", "disfavored", "vilified", "scandalized", "unscandalized"]
    """What must be so of a House that is counted; with a revealed scandal it is scandalized."""
    least: NotRequired[int]
    """The fewest that fulfil it; none if absent."""
    most: NotRequired[int]
    """The most that fulfil it; any number if absent."""
    text: str
    """The same, in words."""


class Costs(TypedDict):
    """How many points a card takes while it lies revealed."""

    suspicion: int
    """A suspicion."""
    scandal: int
    """A scandal."""


class Names(TypedDict):
    """What people call the words of views."""

    card: dict[str, str]
    """All cards that a hand can hold, by their whole names."""
    status: dict[str, str]
    """What a House can be."""
    secret: dict[str, str]
    """What can be shown in a deal."""


class Cards(TypedDict):
    """The cards of Dûhr: The Lesser Houses."""

    houses: list[House]
    """The six Houses."""
    events: list[Event]
    """The six events."""
    agendas: list[Agenda]
    """All agendas."""
    costs: Costs
    """What revealed cards cost."""
    names: Names
    """What words are called."""
