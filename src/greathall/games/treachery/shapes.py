"""The shape of a view of Treachery, from which its schema is made."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from greathall.kernel.shapes import Head, Hidden


class Turn(TypedDict):
    """A seat chooses an action."""

    step: Literal["turn"]
    seat: int
    """Who chooses."""


class EndTurn(TypedDict):
    """What ends a turn, below what is still to be done in it."""

    step: Literal["end_turn"]
    seat: int
    """Whose turn it is."""


class Attacks(TypedDict):
    """The attacks of an action that are still to come; the seat orders them where it matters."""

    step: Literal["attacks"]
    seat: int
    """Who orders them."""
    left: list[str]
    """The Characters that are still to be attacked."""


class LastWish(TypedDict):
    """A part of what a Killed Character's ability asks of the active player."""

    step: Literal["lift", "strike", "drag", "mend", "avenge", "swap"]
    seat: int
    """Who chooses."""
    of: str
    """The Character that was Killed."""


Step = Turn | EndTurn | Attacks | LastWish


class Figures(TypedDict):
    """What follows from the position by the rules."""

    rise: list[int]
    """What a Noble of the House that should rise scores in each row, from the top: the rows below it (T-7.5)."""
    fall: list[int]
    """What a Noble of the House that should fall scores in each row, from the top: the rows above it (T-7.6)."""
    points: list[int | Hidden]
    """What each seat would score if the game ended as the rows stand (T-7.5 to T-7.7). `?` where the viewer doesn't know its Agenda."""


class View(Head):
    """A position of Treachery in a Pocket, as a viewer may know it. `?` stands for what is hidden."""

    game: Literal["treachery"]
    """Which game it is."""
    rows: list[list[str]]
    """The Characters of each row, from the top, and their wounds: `filia`, `filia wounded` or `filia killed`. While a turn is played a row
    may be empty. Everyone sees them."""
    hands: list[str | Hidden | None]
    """The Action card in each seat's hand. Its owner sees it, others `?`, unless it was shown; null while it is in use."""
    revealed: str | None
    """The revealed Action card, which everyone sees; null while it is in use."""
    used: str | None
    """The Action card in use this turn, which everyone sees; null between turns."""
    deck: list[str | Hidden]
    """The Action deck; the last card is drawn next. Nobody sees what lies in it, everyone how many there are."""
    discard: list[str]
    """The discards, which everyone sees."""
    reshuffled: list[str]
    """The Action cards that were shuffled into the new deck; everyone saw them."""
    held: list[int]
    """The seats that hold a card since before the deck was reshuffled: everyone knows that it is none of those."""
    shown: list[int]
    """The seats whose hand everyone has seen."""
    agendas: list[str | Hidden]
    """Each seat's Agenda: `green over red`. Its owner sees it, others `?` until the game is over."""
    first: int
    """The seat that began."""
    turns: int
    """How many turns were played."""
    run_out: int
    """How often the deck has run out."""
    ending: Literal["", "deaths", "deck", "no_action"]
    """Why the game ended; empty while it runs."""
    figures: Figures
    """What follows from all that by the rules."""
    stack: list[Step]
    """What is being done, the step that decides last. Everyone sees it."""
