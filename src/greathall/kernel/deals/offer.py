"""An offer from one seat to others: cards for cards, showings for showings, and promises that bind nobody.

offer to=usari gives=lycosia,scandal wants=betrayal shows=agenda promises=spare:usari:12 words="until we meet again"

The text form reads back, and so does the JSON form: {"to": ["usari"], "gives": ["lycosia", "scandal"], …}.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.kernel.bits import bit_at
from greathall.kernel.errors import BadMove
from greathall.kernel.move import Names

SPARE: Final[i64] = 0
AID: Final[i64] = 1
STRIKE: Final[i64] = 2
CARD: Final[i64] = 3
PROMISES: Final = ("spare", "aid", "strike", "card")
"""No harm to a House, a helpful deed for one, a deed against one, a card of a kind: each until a turn begins."""

EVERYBODY: Final[i64] = 0xFFFF
"""`to=all`"""
MOST_WORDS: Final = 200
FARTHEST_TURN: Final = 1022
"""What fits into a move's field."""
PARTS: Final = ("to", "gives", "wants", "shows", "sees", "promises", "demands", "counters", "words")


SHAPES: Final = ("gives", "wants", "shows", "sees", *(f"promises {one}" for one in PROMISES), *(f"demands {one}" for one in PROMISES))
"""What an offer can be made of, in short."""


def goods(names: Names) -> Sequence[str]:
    """What changes hands in deals: the cards, unless the game names other goods."""
    return names["goods"] if "goods" in names else names["card"]


class Promise:
    """What somebody says they will do or leave undone."""

    def __init__(self, kind: i64, thing: i64, until: i64) -> None:
        self.kind: i64 = kind
        self.thing: i64 = thing
        """The House it is about, or the kind of card."""
        self.until: i64 = until
        """The number of the turn at whose beginning it is judged."""

    def text(self, names: Names) -> str:
        """`spare:usari:12`"""
        return f"{PROMISES[self.kind]}:{(goods(names) if self.kind == CARD else names['house'])[self.thing]}:{self.until}"


class Offer:
    """What one seat offers; never changed once it is made."""

    def __init__(
        self,
        to: i64,
        gives: vec[i64],
        wants: vec[i64],
        shows: i64,
        sees: i64,
        promises: list[Promise],
        demands: list[Promise],
        counters: i64 = -1,
        words: str = "",
        maker: i64 = -1,
        number: i64 = -1,
        seen: i64 = 0,
    ) -> None:
        self.to: i64 = to
        """The mask of the seats that it is made to and that have not declined it."""
        self.gives: vec[i64] = gives
        """The kinds of the hand cards given."""
        self.wants: vec[i64] = wants
        self.shows: i64 = shows
        """The mask of the secrets shown."""
        self.sees: i64 = sees
        """The mask of the secrets that must be shown in return."""
        self.promises: list[Promise] = promises
        self.demands: list[Promise] = demands
        """What must be promised in return."""
        self.counters: i64 = counters
        """The number of the offer that this one answers."""
        self.words: str = words
        """A promise in free words, which nobody judges."""
        self.maker: i64 = maker
        self.number: i64 = number
        self.seen: i64 = seen
        """The mask of the seats that it was made to: they know all of it."""

    def remade(self, to: i64, gives: vec[i64], wants: vec[i64], words: str, maker: i64, number: i64, seen: i64) -> Offer:
        """This offer with some of its parts changed."""
        return Offer(to, gives, wants, self.shows, self.sees, self.promises, self.demands, self.counters, words, maker, number, seen)

    def signed(self, maker: i64, number: i64, to: i64) -> Offer:
        """This offer, numbered, as a seat makes it to others."""
        return self.remade(to, self.gives, self.wants, self.words, maker, number, to)

    def left_to(self, to: i64) -> Offer:
        """This offer, for those of its seats that are still thinking about it."""
        return self.remade(to, self.gives, self.wants, self.words, self.maker, self.number, self.seen)

    def shape(self) -> i64:
        """The mask of what it is made of, by `SHAPES`."""
        mask: i64 = 0
        for place, there in enumerate((len(self.gives) > 0, len(self.wants) > 0, self.shows != 0, self.sees != 0)):
            if there:
                mask |= bit_at(place)
        for promise in self.promises:
            mask |= bit_at(4 + promise.kind)
        for promise in self.demands:
            mask |= bit_at(4 + i64(len(PROMISES)) + promise.kind)
        return mask

    def party(self, viewer: i64) -> bool:
        """Whether the viewer makes the offer or was asked."""
        return viewer >= 0 and (viewer == self.maker or self.seen >> viewer & 1 == 1)

    def json(self, names: Names, hidden: bool = False) -> dict[str, Any]:
        """The parts that are there; with `hidden`, cards and words as `?`."""
        cards = goods(names)
        parts: dict[str, Any] = {"to": ["all"] if self.to == EVERYBODY else _listed(self.to, names["seat"])}
        for label, kinds in (("gives", self.gives), ("wants", self.wants)):
            if len(kinds):
                parts[label] = ["?" if hidden else cards[kind] for kind in kinds]
        for label, mask in (("shows", self.shows), ("sees", self.sees)):
            if mask:
                parts[label] = _listed(mask, names["secret"])
        for label, promises in (("promises", self.promises), ("demands", self.demands)):
            if promises:
                parts[label] = [promise.text(names) for promise in promises]
        if self.counters >= 0:
            parts["counters"] = int(self.counters)
        if self.words:
            parts["words"] = "?" if hidden else self.words
        return parts

    def text(self, names: Names) -> str:
        """`offer to=… gives=…`"""
        written = ["offer"]
        for label, value in self.json(names).items():
            if label == "words":
                value = json.dumps(value, ensure_ascii=False)
            elif isinstance(value, list):
                value = ",".join(value)
            written.append(f"{label}={value}")
        return " ".join(written)

    @classmethod
    def from_text(cls, text: str, names: Names) -> Offer:
        """Read `text` back; `BadMove` says what is wrong with it."""
        parts: dict[str, Any] = {}
        rest = text.strip().removeprefix("offer").strip()
        while rest:
            label, equals, after = rest.partition("=")
            if not equals or label in parts or label not in PARTS:
                raise BadMove(f"{rest.split()[0]!r} should read part=value, each part once; the parts of an offer are {', '.join(PARTS)}")
            if label == "words":
                try:
                    parts[label] = json.loads(after) if after.startswith('"') else after
                except ValueError as error:
                    raise BadMove("the words of an offer stand last, in quotation marks") from error
                break
            value, _, rest = after.partition(" ")
            parts[label] = value if label == "counters" else [name for name in value.split(",") if name]
            rest = rest.strip()
        return cls.from_json(parts, names)

    @classmethod
    def from_json(cls, value: Mapping[str, Any], names: Names) -> Offer:
        """Read `json` back; `BadMove` says what is wrong with it."""
        for label in value:
            if label not in PARTS:
                raise BadMove(f"an offer has no {label!r}; its parts are {', '.join(PARTS)}")
        words = value.get("words", "")
        if not isinstance(words, str) or len(words) > MOST_WORDS or not words.isprintable():
            raise BadMove(f"the words of an offer are one line of at most {MOST_WORDS} characters")
        return cls(
            EVERYBODY if value.get("to") == ["all"] else _mask(value, "to", "seat", names),
            _kinds(value, "gives", names),
            _kinds(value, "wants", names),
            _mask(value, "shows", "secret", names),
            _mask(value, "sees", "secret", names),
            [promise_from(text, names) for text in _texts(value, "promises")],
            [promise_from(text, names) for text in _texts(value, "demands")],
            i64(_number(value["counters"])) if "counters" in value else i64(-1),
            words,
        )


def _listed(mask: i64, names: Sequence[str]) -> list[str]:
    return [name for at, name in enumerate(names) if mask >> at & 1]


def is_offer(text: str) -> bool:
    """Whether a line of a record is an offer, not a move."""
    return text.split(maxsplit=1)[:1] == ["offer"]


def _texts(value: Mapping[str, Any], label: str) -> list[str]:
    texts = value.get(label, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadMove(f"{label} should be a list of names")
    return texts


def _place(name: str, kind: str, known: Sequence[str]) -> i64:
    if name not in known:
        raise BadMove(f"there is no {kind} {name!r}; there are {', '.join(known)}")
    return i64(known.index(name))


def _mask(value: Mapping[str, Any], label: str, kind: str, names: Names) -> i64:
    mask: i64 = 0
    for name in _texts(value, label):
        mask |= bit_at(_place(name, kind, names[kind]))
    return mask


def _kinds(value: Mapping[str, Any], label: str, names: Names) -> vec[i64]:
    """Card kinds in their order: however they were named, the same cards are the same offer."""
    kinds = vec[i64]()
    for kind in sorted(_place(name, "card", goods(names)) for name in _texts(value, label)):
        kinds = append(kinds, kind)
    return kinds


def _number(written: object) -> int:
    text = str(written)
    if not text.isdecimal() or len(text) > 4 or int(text) > FARTHEST_TURN:
        raise BadMove(f"{text!r} is not a number from 0 to {FARTHEST_TURN}")
    return int(text)


def promise_from(text: str, names: Names) -> Promise:
    """Read `Promise.text` back."""
    kind, _, rest = text.partition(":")
    thing, _, until = rest.partition(":")
    if kind not in PROMISES:
        raise BadMove(f"{text!r} should read promise:name:turn, the promise one of {', '.join(PROMISES)}")
    number = i64(PROMISES.index(kind))
    about = _place(thing, "card", goods(names)) if number == CARD else _place(thing, "house", names["house"])
    return Promise(number, about, i64(_number(until)))
