"""What a sentence is made of: text, fields and choices, and the values that stand in the fields."""

from __future__ import annotations


class Mark:
    """Where a thing stands in a sentence: from one character up to another, counted in code points."""

    def __init__(self, start: int, end: int, kind: str, name: str) -> None:
        self.start = start
        self.end = end
        self.kind = kind
        self.name = name


class Value:
    """What a field holds: a number, a thing, somebody, a phrase."""

    def text(self, form: str) -> str:
        """In words, in a form that the language knows: `acc`, `or dat`."""
        raise NotImplementedError

    def key(self, form: str) -> str:
        """By what a sentence chooses its words: `you`, `one`, a gender."""
        raise NotImplementedError

    def mark(self, form: str, at: int, marks: list[Mark]) -> str:
        """In words, noting the things in them; the words will begin at that place."""
        return self.text(form)

    def keeps(self) -> bool:
        """Whether its first letter stays as it is where a sentence begins: people write their names as they like."""
        return False


class Node:
    """A piece of a sentence."""

    def write(self, values: list[Value], at: int, marks: list[Mark] | None) -> str:
        """In words; with `marks`, noting the things in them."""
        raise NotImplementedError

    def opener(self, values: list[Value]) -> Value | None:
        """The value that it begins with, if it begins with one."""
        return None

    def fields(self) -> set[int]:
        """The places of the fields it asks for, in whatever way."""
        return set()


class Literal(Node):
    """Words as the file has them."""

    def __init__(self, words: str) -> None:
        self.words = words

    def write(self, values: list[Value], at: int, marks: list[Mark] | None) -> str:
        return self.words


class Field(Node):
    """`{ $card }`, `{ FORM($card, "acc") }` or `{ CAP($card) }`."""

    def __init__(self, place: int, form: str, large: bool) -> None:
        self.place = place
        self.form = form
        self.large = large

    def write(self, values: list[Value], at: int, marks: list[Mark] | None) -> str:
        value = values[self.place]
        words = value.text(self.form) if marks is None else value.mark(self.form, at, marks)
        return capital(words) if self.large else words

    def opener(self, values: list[Value]) -> Value | None:
        return values[self.place]

    def fields(self) -> set[int]:
        return {self.place}


class Choice(Node):
    """`{ $card -> … }`: words that depend on a field."""

    def __init__(self, place: int, form: str, cases: dict[str, Pattern], otherwise: Pattern) -> None:
        self.place = place
        self.form = form
        self.cases = cases
        self.otherwise = otherwise

    def chosen(self, values: list[Value]) -> Pattern:
        found = self.cases.get(values[self.place].key(self.form))
        return self.otherwise if found is None else found

    def write(self, values: list[Value], at: int, marks: list[Mark] | None) -> str:
        return self.chosen(values).write(values, at, marks)

    def opener(self, values: list[Value]) -> Value | None:
        return self.chosen(values).opener(values)

    def fields(self) -> set[int]:
        found = {self.place}
        for case in self.cases.values():
            found |= case.fields()
        return found


class Pattern:
    """A sentence, or one case of a choice."""

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes = nodes

    def write(self, values: list[Value], at: int = 0, marks: list[Mark] | None = None) -> str:
        written = ""
        for node in self.nodes:
            written += node.write(values, at + len(written), marks)
        return written

    def opener(self, values: list[Value]) -> Value | None:
        return self.nodes[0].opener(values)

    def sentence(self, values: list[Value], marks: list[Mark] | None) -> str:
        """As a whole sentence: what begins with a thing begins with a large letter."""
        words = self.write(values, 0, marks)
        first = self.opener(values)
        return words if first is None or first.keeps() else capital(words)

    def fields(self) -> set[int]:
        found: set[int] = set()
        for node in self.nodes:
            found |= node.fields()
        return found


class Entry:
    """A message or a term of a file: what it says, and its attributes."""

    def __init__(self, key: str, where: str, pattern: Pattern, attributes: dict[str, Pattern], forms: set[str]) -> None:
        self.key = key
        self.where = where
        """Its file, line and key, for complaints."""
        self.pattern = pattern
        self.attributes = attributes
        self.forms = forms
        """The forms in which it asks for its fields."""

    def form(self, form: str) -> Pattern:
        """Its words in a form; the plain ones if it has no others for it."""
        return self.attributes.get(form, self.pattern) if form else self.pattern


def capital(words: str) -> str:
    """With a large first letter, where that is one letter too, so that marks stay right."""
    first = words[:1].upper()
    return first + words[1:] if len(first) == 1 else words
