"""What guests say to the hall. The forms here are the protocol, from which the documentation is made."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter
from pydantic_core import from_json

from greathall.hall.forms import MOST_HOLIDAYS, BotLevel, Form, Saying

LONGEST_MESSAGE: Final = 16_384
"""In bytes; a guest who sends more at once is disconnected."""
LONGEST_DECK: Final = 12_000
"""More characters than any deck needs."""
GREATEST_ID: Final = 2**53

Key = Annotated[str, Field(max_length=100)]
Seat = Annotated[int, Field(ge=0, le=14)]
Answering = Annotated[int, Field(ge=0, le=2**53, description="The number of the question that this answers, from `position.question`.")]

Seen = Annotated[int, Field(ge=0, le=2**53, description="The number of the position that the guest sees, from `position.number`.")]


class Request(Form):
    """What every message of a guest may carry: an id of the guest's choice, which a refusal names."""

    id: int | None = Field(None, ge=0, le=GREATEST_ID)


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
    device: str = Field(
        "",
        max_length=100,
        description="A name of the guest's choice for the browser or program, the same for all its connections. Whoever has a seat is told "
        "when it is open on another device. Empty: each connection counts as another.",
    )
    watch: bool = Field(
        False,
        description="With the key of a seat that was lost to somebody else, or in one's absence: whether to watch by it, where that "
        "is allowed. Otherwise the hall says what became of the seat.",
    )
    tells: bool = Field(
        False,
        description="Whether the guest will say `told` after every position. At a table with one person, bots then wait for it with their "
        "next move, 10 seconds at most.",
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
    """Why something is not possible now; nothing is played. Of a move: whether it is legal, and why not. Of a thing on the table: why it
    can't be used, or, with both, why this can't be done with it."""

    type: Literal["why"]
    move: (
        Annotated[str, Field(max_length=300)] | dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=60)]] | None
    ) = None
    thing: list[Annotated[str, Field(max_length=60)]] = Field(
        default_factory=list, description='Its kind, then its names: `["action", "exile", "bottom"]`.'
    )


class Foresee(Request):
    """What would follow from moves of one's own, as far as one can know; nothing is played. Several are made one after the other, such as
    all attackers."""

    type: Literal["foresee"]
    question: Answering
    moves: list[Annotated[str, Field(max_length=300)]] = Field(min_length=1, max_length=20, description="In their text form.")


class Say(Request):
    """Something said to everyone at the table."""

    type: Literal["say"]
    text: Saying
    once: str = Field(
        "",
        max_length=40,
        description="A mark of the guest's choice, another one each time. What comes again with the same mark, after a lost connection, "
        "is not said again; the event has the mark, for its speaker alone.",
    )


class Ready(Request):
    """Before the game: that you are ready for it to begin, or no longer."""

    type: Literal["ready"]
    ready: bool = True


class ChangeSeat(Request):
    """Before the game: move to another seat, at once if it is free or a bot's. Someone who sits there is asked, or answered if they have
    asked you; with `wanted` false what was asked is withdrawn or declined."""

    type: Literal["change_seat"]
    seat: Seat
    wanted: bool = True


class Bring(Request):
    """The deck that you bring, as the option `decks` takes it; empty: none. Others see it when the game begins."""

    type: Literal["bring"]
    deck: str = Field("", max_length=LONGEST_DECK)


Digest = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
NextGame = Annotated[int, Field(ge=1, le=2**31, description="The number of the game that is to be dealt, from `position.shuffle`.")]


class SealNumber(Request):
    """Before a game is dealt: that you add a number to its seed, and by what it is to be recognised."""

    type: Literal["seal_number"]
    game: NextGame
    seal: Digest = Field(description="The SHA-256 of the number as it will be shown, in hexadecimal digits.")


class ShowNumber(Request):
    """The number that you have sealed, when `position.shuffle` says that it may be shown."""

    type: Literal["show_number"]
    game: NextGame
    number: Digest = Field(description="256 bits that nobody can guess, in hexadecimal digits.")


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
    """Agree, or not, that whoever asked may take their last move back; with `agreed: false` whoever asked withdraws it."""

    type: Literal["undo_answer"]
    agreed: bool


class Vote(Request):
    """Propose or agree that a bot or somebody else takes an absent seat, that the game is abandoned, that another one begins, or, where
    people are paired, that bots take the free seats; it is done when everyone agrees who is there. The next game of a match waits as long
    as anyone votes for a pause."""

    type: Literal["vote"]
    matter: Literal["hand_over", "substitute", "abandon", "again", "pause", "bots"]
    target: Seat | None = Field(None, description="The absent seat that a bot or somebody else should take.")
    wanted: bool = Field(True, description="False withdraws one's own vote, or refuses what others have proposed, which ends it.")


class HandOver(Request):
    """Let a bot play your own seat."""

    type: Literal["hand_over"]
    bot: BotLevel


class Holiday(Request):
    """Take some days off in a game over days, from now on: your time stands still. Nobody is told more than until when."""

    type: Literal["holiday"]
    days: int = Field(ge=0, le=MOST_HOLIDAYS, description="How many; 0: you are back.")


class TakeBack(Request):
    """Play your own seat again."""

    type: Literal["take_back"]


class Resign(Request):
    """Give the game up as lost. If only one seat is left that has not resigned, the game is over; otherwise a bot plays on."""

    type: Literal["resign"]


class Told(Request):
    """That the guest has been told all that led to a position: bots that wait for it may go on. Programs needn't send it."""

    type: Literal["told"]
    position: Seen


class Neighbours(Request):
    """Who else plays at the guest's device, which is passed on from turn to turn: while the guest is connected, they count as there."""

    type: Literal["neighbours"]
    keys: list[Key] = Field(max_length=14, description="The keys of their seats; those of the message before no longer count.")


class Ping(Request):
    """Asks for a pong, with the hall's time."""

    type: Literal["ping"]


Incoming = Annotated[
    Hello
    | Move
    | Offer
    | Call
    | Why
    | Foresee
    | Say
    | Ready
    | ChangeSeat
    | Bring
    | SealNumber
    | ShowNumber
    | Order
    | Undo
    | UndoAnswer
    | Vote
    | HandOver
    | Holiday
    | TakeBack
    | Resign
    | Told
    | Neighbours
    | Ping,
    Field(discriminator="type"),
]

INCOMING: Final[TypeAdapter[Any]] = TypeAdapter(Incoming)


def id_in(written: str | bytes) -> int | None:
    """The id of a message that can't be read otherwise, or is not to be: whoever sent it wants to know which one it was."""
    try:
        message = from_json(written)
    except ValueError:
        return None
    number = message.get("id") if isinstance(message, dict) else None
    return number if type(number) is int and 0 <= number <= GREATEST_ID else None
