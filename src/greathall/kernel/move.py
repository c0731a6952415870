"""A move is a verb and up to five small numbers, packed into one integer.

Bits 0–7 hold the verb, then come five fields of ten bits. A field that a move leaves out holds `NONE`. The same words say
what happened (`event.py`). `Verbs` names the verbs and their fields and turns words into text and JSON and back:

    create_scandal target=usari      {"verb": "create_scandal", "target": "usari"}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from greathall.kernel.errors import BadMove

NONE: Final[i64] = 1023
FIELDS: Final = 5
BITS: Final[i64] = 58
"""How many bits a word takes."""


def pack(verb: i64, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE, e: i64 = NONE) -> i64:
    """One integer out of a verb and its fields."""
    return verb | a << 8 | b << 18 | c << 28 | d << 38 | e << 48


NO_MOVE: Final[i64] = pack(255)
"""No move in particular: what is refused where somebody points at a thing and has said nothing else."""


def verb_of(word: i64) -> i64:
    return word & 255


def field(word: i64, place: i64) -> i64:
    """The field at that place, 0 to 4; `NONE` if it is left out."""
    return (word >> (8 + 10 * place)) & 1023


def with_field(word: i64, place: i64, value: i64) -> i64:
    """The same word with another value in the field at that place."""
    # A variable is shifted: a number that is written here would have 32 bits when compiled.
    change = value - field(word, place)
    return word + (change << (8 + 10 * place))


class Verb:
    """A verb's name, the fields it takes and the line of the rules it rests on.

    A field is written `name`, or `name:kind` where the kind of thing it names is called otherwise. A `?` at the end marks a
    field that may be left out, a `*` one that is secret: only the seats an event is shown to learn it.
    """

    def __init__(self, name: str, fields: str = "", line: str = "") -> None:
        self.name = name
        self.line = line
        self.fields: list[str] = []
        self.kinds: list[str] = []
        self.optional: list[bool] = []
        self.secret: list[bool] = []
        for written in fields.split():
            bare = written.rstrip("?*")
            label, _, kind = bare.partition(":")
            self.fields.append(label)
            self.kinds.append(kind or label)
            self.optional.append("?" in written)
            self.secret.append("*" in written)
        if len(self.fields) > FIELDS:
            raise ValueError(f"{name} has more than {FIELDS} fields")


Names = Mapping[str, Sequence[str]]
"""For each kind of thing, the names of its things in the order of their numbers. Kinds `number` and `offer` need no names."""

NUMBER: Final = "number"
OFFER: Final = "offer"
"""The number of an offer: from 0 in moves and records, from 1 where people read it."""
NUMBERS: Final = (NUMBER, OFFER)


class Verbs:
    """The verbs of a game, in the order of their numbers."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self.numbers: dict[str, int] = {verb.name: number for number, verb in enumerate(verbs)}

    def of(self, word: i64) -> Verb:
        return self.verbs[verb_of(word)]

    def parts(self, word: i64, names: Names, hidden: bool = False) -> dict[str, str]:
        """The fields that are there, by name; with `hidden`, secret ones as `?`."""
        verb = self.of(word)
        parts: dict[str, str] = {}
        for place, label in enumerate(verb.fields):
            value = int(field(word, place))
            if value == NONE:
                continue
            if hidden and verb.secret[place]:
                parts[label] = "?"
            elif verb.kinds[place] in NUMBERS:
                parts[label] = str(value)
            else:
                parts[label] = names[verb.kinds[place]][value]
        return parts

    def text(self, word: i64, names: Names, hidden: bool = False) -> str:
        """`verb field=name …`"""
        parts = self.parts(word, names, hidden)
        return " ".join([self.of(word).name, *(f"{label}={name}" for label, name in parts.items())])

    def json(self, word: i64, names: Names, hidden: bool = False) -> dict[str, str]:
        """`{"verb": …, field: name, …}`"""
        return {"verb": self.of(word).name, **self.parts(word, names, hidden)}

    def from_text(self, text: str, names: Names) -> int:
        """Read `text` back; `BadMove` says what is wrong with it."""
        name, *pairs = text.split() or [""]
        parts: dict[str, str] = {}
        for pair in pairs:
            label, equals, value = pair.partition("=")
            if not equals or label in parts:
                raise BadMove(f"{pair!r} should read field=name, each field once", "form", pair)
            parts[label] = value
        return self._word(name, parts, names)

    def from_json(self, value: Mapping[str, object], names: Names) -> int:
        """Read `json` back; `BadMove` says what is wrong with it."""
        parts: dict[str, str] = {}
        for label, part in value.items():
            if not isinstance(part, str):
                raise BadMove(f"the value of {label!r} should be a text")
            parts[label] = part
        return self._word(parts.pop("verb", ""), parts, names)

    def _word(self, name: str, parts: dict[str, str], names: Names) -> int:
        number = self.numbers.get(name)
        if number is None:
            raise BadMove(f"there is no move {name!r}; the moves are {', '.join(self.numbers)}")
        verb = self.verbs[number]
        word = pack(number)
        for place, label in enumerate(verb.fields):
            if label in parts:
                word = with_field(word, place, _number(parts.pop(label), verb.kinds[place], names))
            elif not verb.optional[place]:
                raise BadMove(f"{name} needs {label}=…", "missing", label)
        if parts:
            extra = next(iter(parts))
            raise BadMove(f"{name} takes no {extra!r}", "extra", extra)
        return word


def _number(name: str, kind: str, names: Names) -> int:
    if kind in NUMBERS:
        if name.isdecimal() and len(name) <= 4 and int(name) < NONE:
            return int(name)
        raise BadMove(f"{name!r} is not a number below {NONE}", "number", name)
    try:
        return names[kind].index(name)
    except ValueError:
        text = f"there is no {kind} {name!r}; there are {', '.join(names[kind])}"
        raise BadMove(text, "name", name, kind, names[kind]) from None
