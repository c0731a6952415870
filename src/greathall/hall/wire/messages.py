"""The wire: what guests say to the hall and what the hall says to them, one JSON object a message.

The forms here are the protocol. `schemas` makes the JSON Schemas of the documentation from them.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired

from pydantic import Field, TypeAdapter
from typing_extensions import TypedDict

from greathall.hall.forms import BotLevel, Form, Saying

PROTOCOL: Final = 1
LONGEST_MESSAGE: Final = 16_384
"""In bytes; a guest who sends more at once is disconnected."""

Key = Annotated[str, Field(max_length=100)]
Seat = Annotated[int, Field(ge=0, le=14)]
Answering = Annotated[int, Field(ge=0, le=2**53, description="The number of the question that this answers, from `position.question`.")]

Seen = Annotated[int, Field(ge=0, le=2**53, description="The number of the position that the guest sees, from `position.number`.")]


class Request(Form):
    """What every message of a guest may carry: an id of the guest's choice, which a refusal names."""

    id: int | None = Field(None, ge=0, le=2**53)


class Hello(Request):
    """The first message: who you are, and what you have seen."""

    type: Literal["hello"]
    protocol: int = Field(description="The version of the protocol that the guest speaks.")
    key: Key = Field("", description="The key of a seat, or of a watcher; empty to watch a listed table.")
    since: int | None = Field(
        None, ge=0, le=2**53, description="The number of the last event that was seen; null: past events are not wanted."
    )
    language: str = Field(
        "en", max_length=40, description="The language of all sentences, as `de` or `de-AT`; English where the hall has no words of it."
    )


class Move(Request):
    """A move, in its text form or its JSON form."""

    type: Literal["move"]
    question: Answering
    move: Annotated[str, Field(max_length=300)] | dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=60)]]


class Offer(Request):
    """An offer to other seats, in its text form or its JSON form, in games with deals."""

    type: Literal["offer"]
    position: Seen
    offer: Annotated[str, Field(max_length=1000)] | dict[Annotated[str, Field(max_length=40)], Any]


class Call(Request):
    """One of `position.calls`: what a seat may do without being asked, such as taking up an open offer."""

    type: Literal["call"]
    position: Seen
    move: Annotated[str, Field(max_length=300)] | dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=60)]]


class Why(Request):
    """Whether a move is legal now, and why not; nothing is played."""

    type: Literal["why"]
    move: Annotated[str, Field(max_length=300)] | dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=60)]]


class Say(Request):
    """Something said to everyone at the table."""

    type: Literal["say"]
    text: Saying


class Order(Request):
    """Standing orders: what the hall answers for the seat until it orders otherwise."""

    type: Literal["order"]
    passing: list[Annotated[str, Field(max_length=40)]] | None = Field(
        None,
        max_length=40,
        description="The occasions of the game on which the hall passes for the seat: at the closing time of the window, or at once where "
        "windows wait for the answer. Null: as before.",
    )
    forced: bool | None = Field(
        None,
        description="Whether the only legal move is made at once; only if all other seats are bots. Null: as before.",
    )


class Undo(Request):
    """Take the last move back; at once if it showed nobody anything, otherwise if everyone agrees."""

    type: Literal["undo"]
    position: Seen


class UndoAnswer(Request):
    """Agree, or not, that whoever asked may take their last move back."""

    type: Literal["undo_answer"]
    agreed: bool


class Vote(Request):
    """Vote for a bot to take an absent seat, for abandoning the game, or for another game; it is done when everyone agrees."""

    type: Literal["vote"]
    matter: Literal["hand_over", "abandon", "again"]
    target: Seat | None = Field(None, description="The absent seat that a bot should take.")
    wanted: bool = True


class HandOver(Request):
    """Let a bot play your own seat."""

    type: Literal["hand_over"]
    bot: BotLevel


class TakeBack(Request):
    """Play your own seat again."""

    type: Literal["take_back"]


class Ping(Request):
    """Asks for a pong, with the hall's time."""

    type: Literal["ping"]


Incoming = Annotated[
    Hello | Move | Offer | Call | Why | Say | Order | Undo | UndoAnswer | Vote | HandOver | TakeBack | Ping,
    Field(discriminator="type"),
]

INCOMING: Final[TypeAdapter[Any]] = TypeAdapter(Incoming)


# What the hall says.


class SeatForm(TypedDict):
    """A seat, as everyone sees it."""

    name: str
    kind: Literal["free", "person", "bot"]
    bot: str
    """The bot that plays it now, if one does."""
    here: bool


class TableForm(TypedDict):
    """A table, as everyone sees it."""

    table: str
    plan: dict[str, Any]
    phase: Literal["gathering", "playing", "over", "abandoned"]
    games: int
    seats: list[SeatForm]


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


class ClockForm(TypedDict):
    """The time of a seat: how much of the reserve is left, and when the time for its decision is over."""

    reserve: float
    runs_out: float | None


class ResultForm(TypedDict):
    """How a game ended. Whoever wants to verify the shuffle finds the seed and its nonce here."""

    ending: str
    scores: list[float]
    accounts: list[list[str]]
    """How each seat's points came about, line by line."""
    winners: list[int]
    seed: str
    nonce: str


class PositionForm(TypedDict):
    """The game as the viewer may know it."""

    number: int
    game: int
    phase: Literal["gathering", "playing", "over", "abandoned"]
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
    votes: list[tuple[str, int, int]]
    """What is wanted, of which seat (−1: of none), by which seat."""
    match: dict[str, Any] | None
    result: ResultForm | None


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
    here: list[bool]


class RefusedForm(TypedDict):
    """Something was refused, and nothing has changed."""

    type: Literal["refused"]
    id: int | None
    word: str
    reason: str
    line: str
    """The line of the rules that refuses a move; empty if it is not the rules that do."""


class WhyForm(TypedDict):
    """The answer to why."""

    type: Literal["why"]
    id: int | None
    legal: bool
    reason: str
    line: str


class Pong(TypedDict):
    """The answer to ping."""

    type: Literal["pong"]
    id: int | None
    at: float


Outgoing = Annotated[Event | Welcome | Presence | RefusedForm | WhyForm | Pong, Field(discriminator="type")]
OUTGOING: Final[TypeAdapter[Any]] = TypeAdapter(Outgoing)


def schemas() -> dict[str, dict[str, Any]]:
    """The JSON Schemas of what guests say and of what they hear."""
    return {"incoming": INCOMING.json_schema(), "outgoing": OUTGOING.json_schema()}
