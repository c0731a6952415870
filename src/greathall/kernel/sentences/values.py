"""What can stand in a field, and how it is worded there."""

from __future__ import annotations

from typing import Final

from greathall.kernel.messages import LIST_COMMA, LIST_NONE
from greathall.kernel.sentences.language import JOINTS, Lacking, Vocabulary
from greathall.kernel.sentences.pattern import Entry, Mark, Value
from greathall.kernel.sentences.plurals import Plurals

NO: Final = "none"
"""What a choice sees of a field that is left out, of an empty list, and of a form that a word doesn't have."""


class Nothing(Value):
    """A field that is left out or hidden."""

    def text(self, form: str) -> str:
        return ""

    def key(self, form: str) -> str:
        return NO


class Plain(Value):
    """Words as they are: a name out of a card file, the number of a rule."""

    def __init__(self, words: str) -> None:
        self.words = words

    def text(self, form: str) -> str:
        return self.words

    def key(self, form: str) -> str:
        return NO if form else self.words


class Number(Value):
    """How many: a choice sees its plural category."""

    def __init__(self, number: int, plurals: Plurals) -> None:
        self.written: str = str(number).replace("-", "−")
        self.category: str = plurals.category(number)

    def text(self, form: str) -> str:
        return self.written

    def key(self, form: str) -> str:
        return self.category


class Seat(Value):
    """Somebody at the table: a choice sees `you` if it is who reads, and `other` if not."""

    def __init__(self, seat: int, name: str, you: bool) -> None:
        self.seat: str = str(seat)
        self.name = name
        self.who: str = "you" if you else "other"

    def text(self, form: str) -> str:
        return self.name

    def key(self, form: str) -> str:
        return self.who

    def mark(self, form: str, at: int, marks: list[Mark]) -> str:
        marks.append(Mark(at, at + len(self.name), "seat", self.seat))
        return self.name

    def keeps(self) -> bool:
        return True


class Said(Value):
    """A message within a sentence, or a term: a choice sees its key, or what it has in a form, such as its gender."""

    def __init__(self, entry: Entry, values: list[Value]) -> None:
        self.entry = entry
        self.values = values

    def text(self, form: str) -> str:
        return self.entry.form(form).write(self.values)

    def key(self, form: str) -> str:
        if not form:
            return self.entry.key
        found = self.entry.attributes.get(form)
        return NO if found is None else found.write(self.values)

    def mark(self, form: str, at: int, marks: list[Mark]) -> str:
        return self.entry.form(form).write(self.values, at, marks)

    def keeps(self) -> bool:
        first = self.entry.pattern.opener(self.values)
        return first is not None and first.keeps()


class Unnamed(Value):
    """Something for which a language has no words: a choice can see what it is, but it can't be named."""

    def __init__(self, key: str) -> None:
        self.missing = key

    def text(self, form: str) -> str:
        raise Lacking(self.missing)

    def key(self, form: str) -> str:
        return NO


class Thing(Value):
    """A thing of the game, by its kind and its name in moves: a choice sees that name."""

    def __init__(self, kind: str, name: str, called: Value) -> None:
        self.kind = kind
        self.name = name
        self.called = called
        self.forms: dict[str, str] = {}
        """In words, for each form that was asked for."""

    def text(self, form: str) -> str:
        found = self.forms.get(form)
        if found is None:
            found = self.called.text(form)
            self.forms[form] = found
        return found

    def key(self, form: str) -> str:
        return self.called.key(form) if form else self.name

    def mark(self, form: str, at: int, marks: list[Mark]) -> str:
        words = self.text(form)
        marks.append(Mark(at, at + len(words), self.kind, self.name))
        return words


class Listed(Value):
    """Several things: `A, B and C`. A form may begin with `or` or `comma`. A choice sees how many they are."""

    def __init__(self, things: list[Value], words: Vocabulary) -> None:
        self.things = things
        self.words = words

    def text(self, form: str) -> str:
        return self.mark(form, 0, [])

    def mark(self, form: str, at: int, marks: list[Mark]) -> str:
        if not self.things:
            return self.words.entry(LIST_NONE.key).pattern.write([])
        joint = "and"
        first, _, rest = form.partition(" ")
        if first in JOINTS:
            joint = first
            form = rest
        written: Value = Formed(self.things[0], form)
        for place in range(1, len(self.things)):
            key = f"list-{joint}" if place == len(self.things) - 1 else LIST_COMMA.key
            written = Said(self.words.entry(key), [written, Formed(self.things[place], form), self.things[place - 1]])
        return written.mark("", at, marks)

    def key(self, form: str) -> str:
        return self.words.plurals.category(len(self.things)) if self.things else NO

    def keeps(self) -> bool:
        return len(self.things) > 0 and self.things[0].keeps()


class Formed(Value):
    """A value in one form, whatever it is asked for."""

    def __init__(self, value: Value, form: str) -> None:
        self.value = value
        self.form = form

    def text(self, form: str) -> str:
        return self.value.text(self.form)

    def key(self, form: str) -> str:
        return self.value.key(self.form)

    def mark(self, form: str, at: int, marks: list[Mark]) -> str:
        return self.value.mark(self.form, at, marks)
