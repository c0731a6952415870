"""What the hall says to guests. The forms here are the protocol, from which the documentation is made."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired

from pydantic import Field, SkipValidation, TypeAdapter
from typing_extensions import TypedDict

from greathall.hall.marks import MarkForm
from greathall.hall.table.plan import Plan


class SeatForm(TypedDict):
    """A seat, as everyone sees it."""

    name: str
    kind: Literal["free", "invited", "person", "bot"]
    """Whose it is; `invited`: it is kept for a guest who has not come yet."""
    bot: str
    """The bot that plays it now, if one does."""
    here: bool
    absent: bool
    """Whether its owner is absent, so that the others may decide what becomes of the seat."""
    takes_over: float | None
    """When a bot takes the seat by itself if its owner stays away."""
    vacant: bool
    """Whether somebody else may take the seat."""
    resigned: bool
    """Whether its owner has given up the game."""
    handed_over: NotRequired[str]
    """While a bot plays for its owner, why: `absence`, `vote`, `host`, `deadlines`, or `owner` who wished it."""
    face: NotRequired[str]
    """What its owner's face is put together from, as the page draws it; without it, the page makes one from the name."""
    program: NotRequired[bool]
    """Whether its owner is a program, and has said so."""
    ready: NotRequired[bool]
    """Whether whoever sits there is ready for the game to begin."""
    swap: NotRequired[int]
    """The seat whose owner they ask to change places with them."""
    invitation: NotRequired[int]
    """The number of the invitation that waits for its guest."""


class TableForm(TypedDict):
    """A table, as everyone sees it."""

    table: str
    plan: SkipValidation[Plan]
    """As it was laid; another version may have written what is shown of it."""
    phase: Literal["gathering", "playing", "over", "abandoned", "outdated"]
    games: int
    seats: list[SeatForm]
    host: NotRequired[int]
    """The seat that has the host's rights now; −1, or not there: whoever laid the table and sits nowhere."""


class MoveForm(TypedDict):
    """A legal move: as text, as the things it names, in words, and the lines of the rules behind it."""

    text: str
    move: dict[str, str]
    sentence: str
    rules: list[str]


class ToldForm(TypedDict):
    """One thing that happened in the game: as the things it names, and in words. `?` stands for what this viewer may not know."""

    event: dict[str, str]
    text: str
    marks: list[MarkForm]
    """Where things stand in the text, in its order."""


class ClockForm(TypedDict):
    """The time of a seat: how much of the reserve is left, and when the time for its decision is over."""

    reserve: float
    runs_out: float | None
    """Null while the seat is asked nothing."""
    reminder: float | None
    """In games over days, from when on there is little time left."""
    holiday: float | None
    """Until when the owner is on holiday; that may be over."""
    days_off: float
    """How many days off they could still take when the position was sent."""


class MatchResult(TypedDict):
    """A finished game of a match: the mask of its winners, and the scores."""

    winners: int
    scores: list[float]


class MatchForm(TypedDict):
    """How a match stands: to a number of `victories`, or over a number of `games` by the sum of scores; the other one is 0."""

    victories: int
    games: int
    seats: int
    first: int
    """The seat that began the first game."""
    results: list[MatchResult]
    standings: list[float]
    """Each seat's victories, or the sum of its scores."""
    over: bool
    winners: list[int]
    """The seats that have won the match; none before it is over."""
    next: float | None
    """When the next game begins by itself; null during a game, and while someone wants it to wait."""


class ResultForm(TypedDict):
    """How a game ended. Whoever wants to verify the shuffle finds the seed and its nonce here. Whoever has resigned has lost, whatever
    the bot did that played on."""

    ending: str
    scores: list[float]
    accounts: list[list[str]]
    """How each seat's points came about, line by line."""
    winners: list[int]
    resigned: list[int]
    seed: str
    nonce: str
    part: str
    """The hall's part of the seed, to which it had committed; empty if nobody has added to the seed, and the hall had committed to it."""
    numbers: list[str | None]
    """For each seat, the number that its owner has added to the seed."""


class ShuffleForm(TypedDict):
    """The shuffle of a game that is about to be dealt. Its seed is made of the hall's part, which stays secret until the end of the game,
    and of the numbers that players add."""

    game: int
    """The number of the game."""
    commitment: str
    """The SHA-256 of the hall's nonce and part, as a JSON list."""
    seals: list[str | None]
    """For each seat, the SHA-256 of its number, once it has sealed one."""
    sealed: str | None
    """What the viewer's own seat has sealed, from whichever device."""
    closed: bool
    """Whether no more numbers are taken, and those that were sealed are to be shown."""
    rotated: bool
    """Whether everyone moves on by a seat before the cards are dealt; then their numbers count at those seats."""
    numbers: list[str | None]
    """For each seat, its number, once it has shown it."""
    asks: Literal["seal", "show"] | None
    """What is expected of the viewer now: to seal a number (`seal_number`), or to show it (`show_number`)."""
    ends: float
    """Until when the hall waits."""


class PositionForm(TypedDict):
    """The game as the viewer may know it."""

    number: int
    game: int
    phase: Literal["gathering", "playing", "over", "abandoned", "outdated"]
    prompt: str
    asked: list[int]
    question: int | None
    """What a move must name; null while the viewer is asked nothing."""
    moves: list[MoveForm]
    calls: list[MoveForm]
    """What the viewer may do besides, without being asked."""
    view: dict[str, Any] | None
    closes: float | None
    """When the open response window closes at the latest."""
    sealed: str | None
    """The viewer's own answer in it."""
    occasion: str | None
    """On which occasion of the game a response window is open."""
    passing: list[str]
    """The viewer's standing order: the occasions on which the hall passes for them."""
    forced: bool
    """Whether the only legal move is made for the viewer."""
    clocks: list[ClockForm] | None
    undo: int | None
    """The seat that asks to take a move back."""
    undo_agreed: list[int]
    """Who has agreed to that."""
    votes: list[tuple[str, int, int]]
    """What is wanted, of which seat (−1: of none), by which seat."""
    match: MatchForm | None
    result: ResultForm | None
    shuffle: NotRequired[ShuffleForm]
    """Before a game is dealt, while players add to its seed."""
    deck: NotRequired[str]
    """Before the game, the deck that the viewer brings."""


class Event(TypedDict):
    """An entry of the table's log, as this viewer may know it. `position` and `table` are there if it changed them."""

    type: Literal["event"]
    number: int
    at: float
    """In the time of the hall, in seconds; it stands still while no server runs."""
    what: dict[str, Any]
    """The entry: its `kind` and what belongs to it."""
    text: str
    told: list[ToldForm]
    position: NotRequired[PositionForm]
    table: NotRequired[TableForm]


class Welcome(TypedDict):
    """The answer to hello: the table, all events since the one that was named, and the position now."""

    type: Literal["welcome"]
    protocol: int
    version: str
    viewer: int
    """The seat; −1 for a watcher."""
    number: int
    """The number of the latest event."""
    at: float
    table: TableForm
    events: list[Event]
    position: PositionForm


class Presence(TypedDict):
    """Who is here has changed."""

    type: Literal["presence"]
    at: float
    here: list[bool]
    absent: list[bool]
    takes_over: list[float | None]


class Elsewhere(TypedDict):
    """On how many other devices the viewer's seat is open has changed."""

    type: Literal["elsewhere"]
    others: int


class Announced(TypedDict):
    """What whoever runs the hall has to say to everyone, such as that it is about to restart."""

    type: Literal["announced"]
    text: str
    """Empty: what was announced is no longer so."""


class RefusedForm(TypedDict):
    """Something was refused, and nothing has changed."""

    type: Literal["refused"]
    id: int | None
    word: str
    reason: str
    line: str
    """The line of the rules that refuses a move; empty if it is not the rules that do."""
    details: str
    """In English, for whoever wrote the program or runs the hall: what exactly is wrong; mostly empty."""
    wait: int
    """After how many seconds the same may be sent again, where it was too much; otherwise 0."""


class WhyForm(TypedDict):
    """The answer to why."""

    type: Literal["why"]
    id: int | None
    legal: bool
    reason: str
    line: str


class ForeseenForm(TypedDict):
    """The answer to foresee: what is certain to follow if nobody steps in."""

    type: Literal["foreseen"]
    id: int | None
    question: int
    told: list[ToldForm]
    """What would be told, up to where that depends on what is hidden, or on chance."""
    whole: bool
    """Whether all that would be told is certain."""
    unanswered: bool
    """Whether somebody could step in before, in a response window."""
    view: dict[str, Any]
    """What the viewer would see then, with `?` for what is uncertain; at the latest before something is drawn by lot."""
    figures: dict[str, Any]
    """The figures of the view as soon as these moves are made, before anybody answers: both totals of a fight, even if it is over then."""


class Pong(TypedDict):
    """The answer to ping."""

    type: Literal["pong"]
    id: int | None
    at: float


Outgoing = Annotated[
    Event | Welcome | Presence | Elsewhere | Announced | RefusedForm | WhyForm | ForeseenForm | Pong, Field(discriminator="type")
]
OUTGOING: Final[TypeAdapter[Any]] = TypeAdapter(Outgoing)
