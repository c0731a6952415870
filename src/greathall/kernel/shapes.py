"""The shapes of what games have in common in their views, and of the decks that players bring. Modules of this name are not compiled: their
types are read while programs run, and the schemas of the views are made from them."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Hidden = Literal["?"]
"""Something that the viewer may not know."""


Answer = Literal["accept", "decline", "consider", "withdraw"]
"""An answer to an offer."""


class Terms(TypedDict):
    """What is offered for what; parts that are left out are empty."""

    to: list[str]
    """The seats that it is made to and that have not declined it, by the names that moves give them; `["all"]` while a counter-offer to
    everyone waits."""
    gives: NotRequired[list[str | Hidden]]
    """The cards or goods that its maker gives. `?` for everyone but its maker and those it was made to."""
    wants: NotRequired[list[str | Hidden]]
    """The cards or goods that its maker wants for it. `?` as in `gives`."""
    shows: NotRequired[list[str]]
    """The secrets that its maker shows."""
    sees: NotRequired[list[str]]
    """The secrets that must be shown in return."""
    promises: NotRequired[list[str]]
    """What its maker promises: `spare:usari:12` is a promise, what it is about, and the turn at whose beginning it is judged."""
    demands: NotRequired[list[str]]
    """What must be promised in return, written in the same way."""
    counters: NotRequired[int]
    """The number of the offer that this one answers."""
    words: NotRequired[str]
    """A promise in free words, which nobody judges. `?` as in `gives`."""


class Offer(Terms):
    """An offer on the table. Everyone sees that it was made, and its secrets and promises; cards and words are for the parties."""

    number: int
    """The number by which it is answered."""
    maker: str
    """The seat that makes it, by the name that moves give it."""
    seen: list[str]
    """The seats that it was made to, whether or not they have declined it since: they know all of it."""


class Counter(Terms):
    """An offer in answer to the one that is asked, made when that one is answered. Only its maker sees it."""

    maker: str
    """The seat that makes it, by the name that moves give it."""


class Pledge(TypedDict):
    """A promise that was made. Everyone sees it."""

    by: str
    """The seat that promised."""
    to: str
    """The seat to which it promised."""
    promise: str
    """`spare:usari:12`: the promise, what it is about, and the turn at whose beginning it is judged."""
    fate: Literal["open", "kept", "broken", "lapsed"]
    """What became of it."""


class Refusal(TypedDict):
    """An offer that a seat declined since it last made a deal with its maker. Everyone sees that, and of what it was made."""

    maker: str
    """The seat that made the offer."""
    by: str
    """The seat that declined it."""
    shape: list[str]
    """What it was made of: `gives`, `wants`, `shows`, `sees`, and the kinds of promises, as `promises spare` or `demands aid`."""


class Deals(TypedDict):
    """The offers and promises of a table."""

    offers: list[Offer]
    """Those being answered and those left lying, in the order in which they were made."""
    pledges: list[Pledge]
    """Every promise of the game."""
    made: list[int]
    """How many offers each seat has made in this turn."""
    count: int
    """How many offers were made in the game."""
    refusals: list[Refusal]
    """What seats declined since they last made a deal with its maker, each kind of offer once."""


class Asking(TypedDict):
    """An offer is being answered, by all it was made to at once."""

    step: Literal["asking"]
    offer: int
    """Its number."""
    answers: list[Answer | Hidden | None]
    """The answer of each seat; null while there is none. Each seat sees its own, and `?` for those of others."""
    counters: list[Counter]
    """The counter-offer that the viewer has answered with."""


class Head(TypedDict):
    """What the views of all games begin with, beside the name of the game."""

    viewer: NotRequired[int]
    """The seat that sees this; −1 watches. Absent where everything lies open."""
    seats: int
    """How many play, clockwise."""
    options: dict[str, str]
    """The settings that the game was begun with."""
    cards: str
    """The digest of the card file; empty for ours."""


class Holds(TypedDict):
    """What a deck holds: cards by their ids, each once per copy."""

    house: str | None
    """The House it is for; null if that is not known."""
    agenda: str | None
    """Its agenda; null if it has none."""
    cards: list[str]
    """The cards that are drawn."""
    plots: list[str]
    """The plots."""


class Called(TypedDict):
    """Something that people call by a name."""

    id: str
    """What moves and views call it, in all languages."""
    name: str
    """What people call it."""


class Printed(Called):
    """An entry of a card file."""

    source: str
    """`ours`, or which facts come from the rulebook."""
