"""The things on a game's table that people point at to ask why they can't be used now: cards, sides of cards, seats, places.

A thing is packed like a move: its kind is the verb, its fields say which one it is. It is written as a list, the kind first:

    ["action", "exile", "bottom"]
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from greathall.kernel.errors import BadMove
from greathall.kernel.move import Names, Verb, Verbs, field, verb_of
from greathall.kernel.sentences.message import Messages, Saying


class Things:
    """The kinds of things on a game's table, each with what it is called (`thing-…` in the files of words)."""

    def __init__(self, messages: Messages, *kinds: Verb) -> None:
        self.kinds = Verbs(*kinds)
        self.called = [
            messages.message(f"thing-{kind.name}", " ".join(f"{label}:{of}" for label, of in zip(kind.fields, kind.kinds, strict=True)))
            for kind in kinds
        ]

    def read(self, written: Sequence[str], names: Names) -> int:
        """The thing that a list names; `BadMove` says what is wrong with it."""
        number = self.kinds.numbers.get(written[0], -1) if written else -1
        if number < 0 or len(self.kinds.verbs[number].fields) != len(written) - 1:
            raise BadMove(f"there is no such thing; the kinds are {', '.join(self.kinds.numbers)}, each with its names")
        return self.kinds.from_json({"verb": written[0], **dict(zip(self.kinds.verbs[number].fields, written[1:], strict=True))}, names)

    def written(self, thing: i64, names: Names) -> list[str]:
        """`read` reads it back."""
        return list(self.kinds.json(thing, names).values())

    def say(self, thing: i64) -> Saying:
        """What it is called, in no language yet."""
        called = self.called[verb_of(thing)]
        return called.say(*(int(field(thing, place)) for place in range(len(called.fields))))
