"""What the hall refuses, each with a code for programs and a reason for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from greathall.hall.messages import waiting
from greathall.hall.reasons import STORE_DOWN, Reason
from greathall.hall.speech import phrase
from greathall.kernel.errors import GreathallError, IllegalMove
from greathall.kernel.sentences.language import ENGLISH
from greathall.kernel.sentences.message import Part, Saying


class Refused(GreathallError):
    """Something that can't be done now; nothing has changed."""

    def __init__(self, code: str, why: str | Saying | Callable[[str], Saying], line: str = "", details: str = "") -> None:
        self.code = code
        """What programs know it by; on the wire it is called `word`."""
        self.why = why
        """The reason: to be said in the reader's language, found for that language, or in English words already."""
        self.line = line
        """The line of the game's rules, if it is they that refuse."""
        self.details = details
        """In English, for whoever wrote the program or runs the hall: what exactly is wrong."""
        self.reason = self.said(ENGLISH)
        super().__init__(self.reason)

    @classmethod
    def because(cls, reason: Reason, *parts: Part, details: str = "") -> Self:
        """Refused for one of the reasons of the hall, with what stands in its fields."""
        return cls(reason.code, reason.say(*parts), details=details)

    def said(self, spoken: str) -> str:
        """The reason in a language."""
        if isinstance(self.why, str):
            return self.why
        return phrase(self.why if isinstance(self.why, Saying) else self.why(spoken), spoken)


class TooMuch(Refused):
    """More than an address may do; the reason says how long to wait."""

    def __init__(self, reason: Reason, seconds: int) -> None:
        self.seconds = max(1, seconds)
        super().__init__(reason.code, reason.say(waiting(self.seconds)))


class NotThere(Refused):
    """A table, seat or record that the hall doesn't have."""


class NotYours(Refused):
    """A link that doesn't open this."""


class Illegal(Refused):
    """What the rules of the game don't allow; the game says why."""

    def __init__(self, move: IllegalMove) -> None:
        super().__init__("illegal", move.reason, move.line)
        self.move = move


class Closed(Refused):
    """The hall can't write to its store, and so promises nothing until it can."""

    def __init__(self) -> None:
        super().__init__(STORE_DOWN.code, STORE_DOWN.say())


class Unreadable(Refused):
    """A table whose log this server can't read; it is set aside, and the others go on."""
