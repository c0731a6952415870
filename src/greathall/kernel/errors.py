"""What can go wrong at a table, each with a sentence that a player understands."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from greathall.kernel.catalog import Game
    from greathall.kernel.faults import Fault
    from greathall.kernel.sentences.message import Saying


class GreathallError(Exception):
    """Something a user can put right; its text says how."""

    def __init__(self, text: str, saying: Saying | None = None) -> None:
        super().__init__(text)
        self.saying = saying
        """The same in no language yet, where readers of other languages meet it."""


class IllegalMove(GreathallError):
    """A move that the rules don't allow now, with the reason and the line of the rules."""

    def __init__(self, reason: str, line: str = "", saying: Saying | None = None) -> None:
        super().__init__(f"{reason} ({line})" if line else reason, saying)
        self.reason = reason
        """In English; `saying` is the reason without the line, for `Speech` to say in another language."""
        self.line = line


class BadMove(GreathallError):
    """A text or JSON value that names no move of this game."""

    def __init__(self, text: str, fault: str = "", name: str = "", kind: str = "", known: Sequence[str] = ()) -> None:
        super().__init__(text)
        self.fault = fault
        """What is wrong with a text, in a word to choose a sentence by; empty where no person has typed it."""
        self.name = name
        """What was written there."""
        self.kind = kind
        self.known = known
        """The names that things of that kind have."""


class BadPosition(GreathallError):
    """A position that can't be read, or that no game could reach."""


class BadCards(GreathallError):
    """A card file that breaks the form of its game; everything that is wrong with it, a line each."""

    def __init__(
        self,
        text: str,
        saying: Saying | None = None,
        faults: Sequence[Fault] = (),
        sayings: Sequence[Saying] = (),
        game: Game | None = None,
    ) -> None:
        super().__init__(text, saying)
        self.faults = faults
        """What is wrong, with where in the data."""
        self.sayings = sayings
        """The same in no language yet, with their lines in the file where it has some; in the words of `game`."""
        self.game = game


class BadRecord(GreathallError):
    """A record that can't be read or that its game contradicts."""


class UnknownGame(GreathallError):
    """A game, seat count or option that the catalogue doesn't have."""


class BadSentence(GreathallError):
    """A file of sentences that can't be used; says where."""
