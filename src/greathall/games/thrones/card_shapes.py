"""The shape of the cards of A Game of Thrones as people read them, from which its schema is made. docs/programs/thrones-cards.md says what
may stand in a card file."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict

from greathall.kernel.shapes import Called, Printed

Type = Literal["Character", "Location", "Attachment", "Event", "Plot", "Agenda"]

_Conditions = TypedDict(
    "_Conditions",
    {
        "while": Annotated[str, "A condition; only while it holds, a static change does."],
        "if": Annotated[str, "A condition; only if it holds, the ability may be used."],
    },
    total=False,
)


class Ability(_Conditions, total=False):
    """An ability in the notation of card files; exactly one of `action`, `response`, `passive`, `save`, `cancel`, `revealed` and `static`
    is there."""

    action: str | list[str]
    """In which phases it is an action."""
    response: str
    """The trigger of a Response."""
    passive: str
    """The trigger of what happens of itself."""
    save: str
    """The cards that a Response saves."""
    cancel: str
    """The cards whose effects a Response cancels."""
    revealed: bool
    """Whether it happens when the plot is revealed."""
    static: str | list[str]
    """What is changed while the card is in play."""
    cost: str | list[str]
    """What is paid for it."""
    choose: str | list[str]
    """What is chosen after that."""
    do: str | list[str]
    """Its effects."""
    once: bool
    """Whether it can be used once a round."""
    limited: bool
    """Whether it is a Limited Response."""
    firm: bool
    """Whether it can't be cancelled."""


class Card(Printed):
    """A card of the set."""

    epithet: NotRequired[str]
    """What tells versions of one name apart."""
    slot: str
    """Its place in the plan of the set."""
    type: Type
    """What kind of card it is."""
    houses: NotRequired[list[str]]
    """The Houses that it belongs to; neutral if absent."""
    only: NotRequired[str]
    """The House whose decks alone may hold it."""
    unique: NotRequired[bool]
    """Whether a player may have only one of its name in play."""
    cost: NotRequired[int]
    """The gold that it takes."""
    strength: NotRequired[int]
    """The STR of a character."""
    icons: NotRequired[str]
    """The initials of the challenges in which a character takes part."""
    crests: NotRequired[list[str]]
    """Its crests."""
    traits: NotRequired[list[str]]
    """Its traits."""
    keywords: NotRequired[list[str]]
    """Its keywords."""
    immune: NotRequired[list[Type]]
    """The types of cards whose effects it ignores."""
    income: NotRequired[int]
    """Gold a round; of a plot its value."""
    initiative: NotRequired[int]
    """Initiative; of a plot its value."""
    influence: NotRequired[int]
    """Influence."""
    claim: NotRequired[int]
    """The claim of a plot."""
    goes_on: NotRequired[str]
    """The cards to which an attachment may be attached; any character if absent."""
    abilities: NotRequired[list[Ability]]
    """Its abilities, as the card file has them."""
    text: list[str]
    """The text box, line by line."""
    does: list[str]
    """The abilities alone, by their numbers."""


class Deck(Called):
    """A deck that lies ready."""

    about: str
    """How it plays."""
    house: str
    """Its House."""
    agenda: NotRequired[str]
    """Its agenda."""
    plots: list[str]
    """Its plots."""
    cards: dict[str, int]
    """How many copies of each card it holds."""


class Title(Called):
    """A title of the council."""

    text: str
    """What it does."""


_While = TypedDict("_While", {"while": Annotated[dict[str, str], "The conditions under which cards change the goal, as views say them."]})


class Names(_While):
    """What people call the words of cards and views."""

    house: dict[str, str]
    """The Houses."""
    type: dict[str, str]
    """The types of cards."""
    types: dict[str, str]
    """The same, in the plural."""
    crest: dict[str, str]
    """The crests."""
    trait: dict[str, str]
    """The traits."""
    keyword: dict[str, str]
    """The keywords."""
    challenge: dict[str, str]
    """The kinds of challenges."""
    phase: dict[str, str]
    """The phases of a round."""


class Cards(TypedDict):
    """The cards of A Game of Thrones: The Card Game."""

    houses: list[Called]
    """The Houses."""
    cards: list[Card]
    """The whole set."""
    decks: list[Deck]
    """The decks that lie ready."""
    titles: list[Title]
    """The titles of the council."""
    names: Names
    """What words are called."""
