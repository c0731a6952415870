"""What the hall refuses, each with a code for programs and a sentence for people."""

from __future__ import annotations

from greathall.kernel.errors import GreathallError, IllegalMove


class Refused(GreathallError):
    """Something that can't be done now; nothing has changed."""

    def __init__(self, code: str, reason: str, line: str = "") -> None:
        super().__init__(reason)
        self.code = code
        """What programs know it by; on the wire it is called `word`."""
        self.reason = reason
        self.line = line
        """The line of the game's rules, if it is they that refuse."""


class NotThere(Refused):
    """A table, seat or record that the hall doesn't have."""

    def __init__(self, reason: str) -> None:
        super().__init__("not_there", reason)


class NotYours(Refused):
    """A link that doesn't open this."""

    def __init__(self, reason: str = "this link does not open that") -> None:
        super().__init__("not_yours", reason)


class Illegal(Refused):
    """What the rules of the game don't allow."""

    def __init__(self, why: IllegalMove) -> None:
        super().__init__("illegal", why.reason, why.line)
        self.why = why


class Closed(Refused):
    """The hall can't write to its store, and so promises nothing until it can."""

    def __init__(self) -> None:
        super().__init__("store_down", "the hall can't reach its store now, and nothing was changed; try again in a moment")


class Unreadable(Refused):
    """A table whose log this server can't read; it is set aside, and the others go on."""

    @classmethod
    def entry(cls, number: int, fault: str) -> Unreadable:
        return cls("unreadable", f"this table can't be read: entry {number} of its log {fault}; ask whoever runs the hall")
