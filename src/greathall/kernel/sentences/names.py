"""The names of a game's things in one language: in which list a number is looked up, by its kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.kernel.event import GALLERY
from greathall.kernel.move import NUMBER
from greathall.kernel.sentences.language import Vocabulary
from greathall.kernel.sentences.message import Saying
from greathall.kernel.sentences.pattern import Value
from greathall.kernel.sentences.values import Listed, Nothing, Number, Plain, Said, Seat, Thing, Unnamed

if TYPE_CHECKING:
    from greathall.kernel.state import State

SEAT: Final = "seat"
"""The kind of those who sit at the table; what a game calls otherwise is made of it (`State.mixed_kinds`)."""
NOTHING: Final = Nothing()


class NameLists:
    """Made once for a state and a language, and filled as things are named. It doesn't hold the state, which holds it."""

    def __init__(self, words: Vocabulary, state: State) -> None:
        self.words = words
        self.ids = state.names()
        self.mixed = state.mixed_kinds()
        self.card_names = state.card_names()
        self.ours: bool = state.our_cards()
        self.seats: i64 = state.seats
        self.players: list[str] | None = state.players
        self.others: list[Value] = []
        self.yourselves: list[Value] = []
        self.seat_names(state)
        self.things: dict[str, list[Value | None]] = {kind: [None] * len(ids) for kind, ids in self.ids.items()}
        self.numbers: dict[int, Value] = {}

    def seat_names(self, state: State) -> None:
        """Take over what the players are called."""
        self.players = state.players
        called = [state.called(seat) for seat in range(self.seats)]
        self.others = [Seat(seat, name, False) for seat, name in enumerate(called)]
        self.yourselves = [Seat(seat, name, True) for seat, name in enumerate(called)]

    def value(self, kind: str, number: i64, viewer: i64) -> Value:
        """The thing of a kind with that number, for a reader."""
        if kind == NUMBER:
            return self.number(number)
        if kind == SEAT:
            return self.yourselves[number] if number == viewer else self.others[number]
        for part in self.mixed.get(kind, ()):
            count = self.seats if part == SEAT else i64(len(self.things[part]))
            if number < count:
                return self.value(part, number, viewer)
            number -= count
        things = self.things[kind]
        found = things[number]
        if found is None:
            found = self.thing(kind, number)
            things[number] = found
        return found

    def number(self, number: int) -> Value:
        found = self.numbers.get(number)
        if found is None:
            found = Number(number, self.words.plurals)
            self.numbers[number] = found
        return found

    def thing(self, kind: str, number: i64) -> Value:
        """By the language's own word for it if the card is ours, then by the name in the card file."""
        name = self.ids[kind][number]
        key = f"-{kind}-{name}"
        term = self.words.find(key)
        from_file = self.card_names.get(kind)
        called: Value = Unnamed(key)
        if term is not None and (self.ours or from_file is None):
            called = Said(term, [])
        elif from_file is not None:
            written = from_file[number]
            called = Plain(written) if isinstance(written, str) else self.said(written, GALLERY)
        return Thing(kind, name, called)

    def said(self, saying: Saying, viewer: i64) -> Value:
        return Said(self.words.entry(saying.message.key), self.parts(saying, viewer))

    def parts(self, saying: Saying, viewer: i64) -> list[Value]:
        """What stands in the fields of a message."""
        values: list[Value] = []
        for place, part in enumerate(saying.parts):
            if part is None:
                values.append(NOTHING)
            elif isinstance(part, str):
                values.append(Plain(part))
            elif isinstance(part, int):
                values.append(self.value(saying.message.kinds[place], part, viewer))
            elif isinstance(part, Saying):
                values.append(self.said(part, viewer))
            else:
                things: list[Value] = []
                for each in part:
                    if isinstance(each, int):
                        things.append(self.value(saying.message.kinds[place], each, viewer))
                    else:
                        things.append(self.said(each, viewer))
                values.append(Listed(things, self.words))
        return values
