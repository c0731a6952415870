"""What is to be said, in no language yet: which message, and what stands in its fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from mypy_extensions import mypyc_attr

from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import GALLERY
from greathall.kernel.move import Verb

if TYPE_CHECKING:
    from greathall.kernel.state import State

Part: TypeAlias = "int | str | Saying | Noun | Sequence[int | str | Saying | Noun] | None"
"""What stands in a field: a number of the field's kind, words as they are, another saying, a noun with what belongs to it, several of
these, or nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Message:
    """Something that code says, by its key in the files, with fields written like those of a verb: `attacker:card amount:number`."""

    def __init__(self, key: str, fields: str = "") -> None:
        shape = Verb(key, fields)
        self.key = key
        self.fields = shape.fields
        self.kinds = shape.kinds

    def say(self, *parts: Part) -> Saying:
        """With this in its fields."""
        if len(parts) != len(self.fields):
            raise ValueError(f"{self.key} has {len(self.fields)} fields, not {len(parts)}")
        return Saying(self, list(parts))


class Reason(Message):
    """Why a move is refused, with the line of the rules."""

    def __init__(self, key: str, fields: str = "", line: str = "") -> None:
        super().__init__(key, fields)
        self.line = line

    def refuse(self, state: State, *parts: Part, line: str = "") -> IllegalMove:
        """The refusal, by its own line of the rules or the one given."""
        said = self.say(*parts)
        return IllegalMove(state.speech().phrase(said, GALLERY).text, line or self.line, said)


class Saying:
    """A message with what stands in its fields."""

    def __init__(self, message: Message, parts: list[Part]) -> None:
        self.message = message
        self.parts = parts


class Noun:
    """A noun with what belongs to it, in no language yet: it is `-noun-…` in the files, its adjectives `-is-…`."""

    def __init__(self, name: str, adjectives: list[str], compounds: list[Saying], after: list[Saying], others: Sequence[str] = ()) -> None:
        self.name = name
        self.adjectives = adjectives
        self.compounds = compounds
        self.after = after
        self.others = others
        """Other nouns that may be meant just as well: `a location or attachment`."""


class Messages:
    """All that a game says besides its moves and events."""

    def __init__(self) -> None:
        self.all: list[Message] = []

    def message(self, key: str, fields: str = "") -> Message:
        """A part of a sentence, or a term (`-suspicion`) that has fields."""
        made = Message(key, fields)
        self.all.append(made)
        return made

    def prompt(self, name: str, fields: str = "") -> Message:
        """What a seat is asked."""
        return self.message(f"prompt-{name}", fields)

    def account(self, name: str, fields: str = "") -> Message:
        """How a seat's points came about."""
        return self.message(f"account-{name}", fields)

    def reason(self, name: str, fields: str = "", line: str = "") -> Reason:
        """Why a move is refused."""
        made = Reason(f"refusal-{name}", fields, line)
        self.all.append(made)
        return made
