"""The games of a table, from the shuffle to the last move."""

from __future__ import annotations

from typing import Literal

from greathall.hall.forms import Form


class ShuffleBegun(Form):
    """A game is about to be dealt. The hall has drawn its part of the seed, which stays in the log until the end of the game, and commits
    to it; whoever sits at the table may add a number."""

    kind: Literal["shuffle_begun"] = "shuffle_begun"
    part: str
    nonce: str


class NumberSealed(Form):
    """Someone has drawn a number, and commits to it before anyone shows theirs."""

    kind: Literal["number_sealed"] = "number_sealed"
    seat: int
    seal: str


class NumbersClosed(Form):
    """No more numbers are taken, and those that were sealed are to be shown."""

    kind: Literal["numbers_closed"] = "numbers_closed"


class NumberShown(Form):
    """Someone shows the number that they have sealed."""

    kind: Literal["number_shown"] = "number_shown"
    seat: int
    number: str


class Started(Form):
    """A game is dealt. The seed stays in the log until the end of the game."""

    kind: Literal["started"] = "started"
    engine: str
    seed: str
    nonce: str
    options: dict[str, str]
    cards: str
    """The fingerprint of the cards; empty where an earlier version has not noted it."""
    rotated: bool = False
    """Whether everyone has moved on by one seat since the last game."""
    part: str = ""
    """The hall's part of the seed, if players have added to it."""
    numbers: tuple[tuple[int, str], ...] = ()
    """What they have added, by the seats that they have in this game."""
    left_out: tuple[int, ...] = ()
    """Of those who were there, the seats that have added nothing in time."""
    moves: tuple[tuple[int, str], ...] = ()
    """What was played before in a finished game, which goes on here: each seat's moves and offers, in their order."""


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


class UndoAsked(Form):
    """A seat asks the others whether it may take its last move back."""

    kind: Literal["undo_asked"] = "undo_asked"
    seat: int


class UndoAnswered(Form):
    """One of the others agrees, or doesn't; or whoever asked withdraws it."""

    kind: Literal["undo_answered"] = "undo_answered"
    seat: int
    agreed: bool
    withdrawn: bool = False


class Undone(Form):
    """The game goes back to where it stood after that many moves."""

    kind: Literal["undone"] = "undone"
    seat: int
    moves: int


class Resigned(Form):
    """The owner of a seat has lost. If more than one seat is left, a bot plays theirs to the end; otherwise the game is over."""

    kind: Literal["resigned"] = "resigned"
    seat: int
    bot: str


class Holiday(Form):
    """The owner of a seat is on holiday until that time of the hall, and their time stands still; if it is now, they are back."""

    kind: Literal["holiday"] = "holiday"
    seat: int
    until: float
