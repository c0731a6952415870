"""Reads the part of Fluent that our files are written in, and refuses the rest, with file, line and message.

That part is: messages, terms, attributes, comments; text on one line; `{ $field }`, `{ "text" }`, `{ FORM($field, "form") }`,
`{ CAP($field) }`; and choices by a field or by a form of it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from greathall.kernel.errors import BadSentence
from greathall.kernel.sentences.pattern import Choice, Entry, Field, Literal, Node, Pattern

HEAD: Final = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *= *")
ATTRIBUTE: Final = re.compile(r"(?: *\n)+ +\.([a-zA-Z][a-zA-Z0-9_-]*) *= *")
BETWEEN: Final = re.compile(r"#{1,3}(?: [^\n]*)?(?:\n|$)| *\n| +$")
"""A comment or an empty line."""
TEXT: Final = re.compile(r"[^{}\n]+")
NEXT_LINE: Final = re.compile(r"(?: *\n)+( *)")
QUOTED: Final = re.compile(r'"([^"\\\n]*)"')
NAME: Final = re.compile(r"\$([a-zA-Z][a-zA-Z0-9_-]*)")
CALL: Final = re.compile(r'([A-Z][A-Z0-9_-]*)\(\s*\$([a-zA-Z][a-zA-Z0-9_-]*)\s*(?:,\s*"([^"\\\n]*)"\s*)?\)')
CASE: Final = re.compile(r"([ \n]*)(\*?)\[ *([a-zA-Z][a-zA-Z0-9_-]*) *\] *")
BLANK: Final = re.compile(r"[ \n]*")


def read(text: str, where: str, declared: Mapping[str, Sequence[str]]) -> dict[str, Entry]:
    """The entries of a file. `declared` has the fields of every message in the order in which the code gives them; a term that is not in
    it has none."""
    reader = Reader(text.replace("\r\n", "\n"), where, declared)
    reader.file()
    return reader.entries


class Reader:
    """Goes through the text of a file once."""

    def __init__(self, text: str, where: str, declared: Mapping[str, Sequence[str]]) -> None:
        self.text = text
        self.where = where
        self.declared = declared
        self.entries: dict[str, Entry] = {}
        self.at: int = 0
        # Of the entry that is being read.
        self.place: str = where
        self.fields: Sequence[str] = ()
        self.forms: set[str] = set()

    def refuse(self, what: str) -> BadSentence:
        return BadSentence(f"{self.place}: {what}")

    def here(self) -> str:
        """The file and the line."""
        return f"{self.where}:{self.text.count(chr(10), 0, self.at) + 1}"

    def starts(self, sign: str) -> bool:
        return self.text.startswith(sign, self.at)

    def file(self) -> None:
        tab = self.text.find("\t")
        if tab >= 0:
            self.at = tab
            raise BadSentence(f"{self.here()}: Fluent takes spaces, not tabs")
        while self.at < len(self.text):
            between = BETWEEN.match(self.text, self.at)
            if between is not None:
                self.at = between.end()
            else:
                self.entry()

    def entry(self) -> None:
        self.place = self.here()
        head = HEAD.match(self.text, self.at)
        if head is None:
            line = self.text[self.at :].partition("\n")[0]
            raise self.refuse(f"{line!r} is neither a message nor a comment")
        key = head.group(1)
        self.place = f"{self.place}: {key}"
        self.begin(key)
        self.at = head.end()
        pattern = self.pattern(False)
        attributes: dict[str, Pattern] = {}
        while True:
            attribute = ATTRIBUTE.match(self.text, self.at)
            if attribute is None:
                break
            name = attribute.group(1)
            if name in attributes:
                raise self.refuse(f"it has .{name} twice")
            self.at = attribute.end()
            attributes[name] = self.pattern(False)
        self.entries[key] = Entry(key, self.place, pattern, attributes, self.forms)

    def begin(self, key: str) -> None:
        if key in self.entries:
            raise self.refuse("it is there twice")
        if key not in self.declared and not key.startswith("-"):
            raise self.refuse("nothing says this")
        self.fields = self.declared.get(key, ())
        self.forms = set()

    def pattern(self, inside: bool) -> Pattern:
        """Up to the end of the text; inside a choice, up to the next case or the closing brace."""
        nodes: list[Node] = []
        begun = NEXT_LINE.match(self.text, self.at)
        if begun is not None and begun.group(1) and self.text[begun.end() : begun.end() + 1] not in (".", "[", "*", "}", ""):
            # It may begin on the line below, as translators' tools write it where there is a choice in it.
            self.at = begun.end()
        while self.at < len(self.text):
            words = TEXT.match(self.text, self.at)
            if words is not None:
                nodes.append(Literal(words.group()))
                self.at = words.end()
            elif self.starts("{"):
                self.at += 1
                nodes.append(self.placeable())
            elif self.starts("}"):
                raise self.refuse("a brace closes that was not opened; that of a choice stands on a line of its own")
            elif self.goes_on(inside):
                raise self.refuse("a text should be on one line")
            else:
                break
        return self.trimmed(nodes)

    def goes_on(self, inside: bool) -> bool:
        """Whether the text goes on after the end of this line."""
        found = NEXT_LINE.match(self.text, self.at)
        assert found is not None
        sign = self.text[found.end() : found.end() + 1]
        if inside:
            return sign not in ("[", "*", "}", "")
        return len(found.group(1)) > 0 and sign not in (".", "")

    def trimmed(self, nodes: list[Node]) -> Pattern:
        """Without the spaces at the end of the text, as Fluent has it."""
        if nodes:
            last = nodes[-1]
            if isinstance(last, Literal) and self.text[self.at - 1] != "}":
                nodes[-1] = Literal(last.words.rstrip(" "))
        if not nodes or (len(nodes) == 1 and isinstance(nodes[0], Literal) and not nodes[0].words and self.text[self.at - 1] != "}"):
            raise self.refuse('a text is empty; { "" } says nothing on purpose')
        return Pattern(nodes)

    def placeable(self) -> Node:
        """What stands in braces."""
        self.blank()
        quoted = QUOTED.match(self.text, self.at)
        if quoted is not None:
            self.at = quoted.end()
            self.close()
            return Literal(quoted.group(1))
        place, form, function = self.reference()
        self.blank()
        if self.starts("->"):
            self.at += 2
            if function == "CAP":
                raise self.refuse("a choice is made by a field or by FORM, not by CAP")
            return self.choice(place, form)
        self.close()
        return Field(place, form, function == "CAP")

    def reference(self) -> tuple[int, str, str]:
        """A field's place, the form it is asked for, and the function that asks."""
        plain = NAME.match(self.text, self.at)
        if plain is not None:
            self.at = plain.end()
            return self.field(plain.group(1)), "", ""
        call = CALL.match(self.text, self.at)
        if call is None:
            raise self.refuse(
                f"{self.text[self.at : self.at + 30]!r} can't be read: in braces stand a field, FORM, CAP, a choice or a text"
            )
        self.at = call.end()
        function, name, form = call.group(1), call.group(2), call.group(3)
        if function not in ("FORM", "CAP"):
            raise self.refuse(f"there is no function {function}")
        if (function == "FORM") != (form is not None):
            raise self.refuse("FORM takes a field and a form, CAP a field alone")
        if form is not None:
            self.forms.add(form)
        return self.field(name), form or "", function

    def field(self, name: str) -> int:
        if name not in self.fields:
            has = f"it has {', '.join(f'${field}' for field in self.fields)}" if self.fields else "it has no fields"
            raise self.refuse(f"there is no ${name} here; {has}")
        return self.fields.index(name)

    def choice(self, place: int, form: str) -> Node:
        cases: dict[str, Pattern] = {}
        otherwise: Pattern | None = None
        while True:
            case = CASE.match(self.text, self.at)
            if case is None:
                break
            if "\n" not in case.group(1):
                raise self.refuse("each case of a choice has a line of its own")
            self.at = case.end()
            key = case.group(3)
            if key in cases:
                raise self.refuse(f"a choice has [{key}] twice")
            cases[key] = self.pattern(True)
            if case.group(2):
                if otherwise is not None:
                    raise self.refuse("a choice has two cases with *")
                otherwise = cases[key]
        self.close()
        if otherwise is None:
            raise self.refuse("a choice needs a case with *, for all that the others don't name")
        return Choice(place, form, cases, otherwise)

    def blank(self) -> None:
        found = BLANK.match(self.text, self.at)
        assert found is not None
        self.at = found.end()

    def close(self) -> None:
        self.blank()
        if not self.starts("}"):
            raise self.refuse("a brace is not closed")
        self.at += 1
