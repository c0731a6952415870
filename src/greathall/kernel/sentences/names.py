"""The names of a game's things in one language: in which list a number is looked up, by its kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.kernel.event import GALLERY
from greathall.kernel.messages import YOU
from greathall.kernel.move import NUMBER, OFFER, Names
from greathall.kernel.sentences.language import Lacking, Language, Vocabulary
from greathall.kernel.sentences.message import Noun, Saying
from greathall.kernel.sentences.pattern import Value
from greathall.kernel.sentences.phrases import Phrase
from greathall.kernel.sentences.values import Listed, Nothing, Number, Plain, Said, Seat, Thing, Unnamed

if TYPE_CHECKING:
    from greathall.kernel.state import State

SEAT: Final = "seat"
"""The kind of those who sit at the table; what a game calls otherwise is made of it (`State.mixed_kinds`)."""
NOTHING: Final = Nothing()


def called(words: Vocabulary, player: str) -> str:
    """What a player is called in a language: as they have written it, but for bots of a hall whose bynames are words of the language."""
    term = words.find(f"-player-{''.join(letter if letter.isalnum() else '_' for letter in player.lower())}")
    return player if term is None else term.pattern.write([])


class NameLists:
    """What the things of a table are called, filled as they are named; and sayings that speak of them, as values."""

    def __init__(
        self,
        words: Vocabulary,
        ids: Names,
        mixed: Mapping[str, Sequence[str]],
        card_names: Mapping[str, Sequence[str | Saying]],
        ours: bool,
    ) -> None:
        self.words = words
        self.ids = ids
        self.mixed = mixed
        self.card_names = card_names
        self.ours = ours
        """Whether the cards are ours, so that the words have names for them."""
        self.players: list[str] | None = None
        """As the state had them when the seats were last named."""
        self.others: list[Value] = []
        self.yourselves: list[Value] = []
        self.things: dict[str, list[Value | None]] = {kind: [None] * len(names) for kind, names in ids.items()}
        self.numbers: dict[int, Value] = {}

    def seat_names(self, state: State) -> None:
        """Take over what the players are called."""
        self.players = state.players
        self.call_seats([self.seat_name(state, seat) for seat in range(state.seats)])

    def call_seats(self, called: Sequence[str]) -> None:
        """From now on the seats have these names."""
        self.others = [Seat(seat, name, False) for seat, name in enumerate(called)]
        self.yourselves = [Seat(seat, name, True) for seat, name in enumerate(called)]

    def seat_name(self, state: State, seat: i64) -> str:
        """What a seat is called; by its English name if the language lacks a part of it, since names may be in any language."""
        saying = state.seat_saying(seat)
        if isinstance(saying, str):
            return called(self.words, saying)
        parts = [called(self.words, part) if isinstance(part, str) else part for part in saying.parts]
        try:
            return self.said(Saying(saying.message, parts), GALLERY).text("")
        except Lacking:
            return state.called(seat)

    def value(self, kind: str, number: i64, viewer: i64) -> Value:
        """The thing of a kind with that number, for a reader."""
        if kind == NUMBER:
            return self.number(number)
        if kind == OFFER:
            return self.number(number + 1)
        if kind == SEAT:
            return self.yourselves[number] if number == viewer else self.others[number]
        for part in self.mixed.get(kind, ()):
            count = i64(len(self.others if part == SEAT else self.ids[part]))
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
        for part, kind in zip(saying.parts, saying.message.kinds, strict=True):
            if part is None:
                values.append(NOTHING)
            elif isinstance(part, (int, str, Saying, Noun)):
                values.append(self.part(part, kind, viewer))
            else:
                values.append(Listed(self.several(part, kind, viewer), self.words))
        return values

    def several(self, parts: Sequence[int | str | Saying | Noun], kind: str, viewer: i64) -> list[Value]:
        """The things of a list; among seats, whoever reads is `you` and comes first."""
        if kind != SEAT or viewer not in parts:
            return [self.part(each, kind, viewer) for each in parts]
        return [self.said(YOU.say(), viewer), *[self.part(each, kind, viewer) for each in parts if each != viewer]]

    def part(self, part: int | str | Saying | Noun, kind: str, viewer: i64) -> Value:
        if isinstance(part, int):
            return self.value(kind, part, viewer)
        if isinstance(part, str):
            return Plain(part)
        if isinstance(part, Saying):
            return self.said(part, viewer)
        compounds = [self.said(each, viewer) for each in part.compounds]
        after = [self.said(each, viewer) for each in part.after]
        return Phrase(self.words, part.name, part.adjectives, compounds, after, part.others)


def names_of(spoken: Language, state: State) -> NameLists:
    """The names of a state's things in a language; kept with the state, which they don't hold in turn."""
    if state.name_lists is None:
        state.name_lists = {}
    words = spoken.of(state.game)
    found = state.name_lists.get(spoken.name)
    if found is None or found.words is not words:
        found = NameLists(words, state.names(), state.mixed_kinds(), state.card_names(), state.our_cards())
        state.name_lists[spoken.name] = found
    elif found.players is state.players:
        return found
    found.seat_names(state)
    return found
