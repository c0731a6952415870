"""The notation of abilities: short texts become trees of calls.

Texts are calls joined with `&`, `|` and `~`: `character & opponents & ~kneeling`, `kneel(target)`, `give(target, str(2), phase)`.
"""

from __future__ import annotations

import re
from typing import Final

from greathall.games.thrones.abilities.wrong import IN_TEXT, MISPLACED, SOMETHING_MISSING, TOKEN_MISSING, UNREADABLE, wrong
from greathall.kernel.errors import BadCards
from greathall.kernel.sentences.message import Saying

TOKEN: Final = re.compile(r"\s*(>=|<=|[-+]?\d+|[^\W\d][\w’'-]*(?: +[^\W\d][\w’'-]*)*|[&|~(),=<>+-])")
COMPARING: Final = (">=", "<=", "=", ">", "<")


class Node:
    """A call with its arguments; `&`, `|`, `~` and comparisons are calls too, and so are numbers."""

    def __init__(self, name: str, args: list[Node]) -> None:
        self.name = name
        self.args = args

    def number(self) -> int | None:
        """The number, if it is one."""
        return int(self.name) if re.fullmatch(r"[-+]?\d+", self.name) else None

    def names(self) -> set[str]:
        """All words in it, but `target(…)`, which aims at a card and doesn't speak of it."""
        found = set() if self.name == "target" and self.args else {self.name}
        for arg in self.args:
            found |= arg.names()
        return found


class Reader:
    """Reads one text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens: list[str] = []
        at = 0
        while at < len(text.rstrip()):
            found = TOKEN.match(text, at)
            if found is None:
                raise self.wrong(UNREADABLE.say(text[at:]))
            self.tokens.append(found[1])
            at = found.end()
        self.at = 0

    def wrong(self, why: Saying) -> BadCards:
        return wrong(IN_TEXT.say(self.text, why))

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, *wanted: str) -> bool:
        """Go past one of these tokens, if it comes next."""
        if self.peek() in wanted and self.peek():
            self.at += 1
            return True
        return False

    def whole(self) -> Node:
        """The whole text as one node."""
        node = self.either()
        if self.peek():
            raise self.wrong(MISPLACED.say(self.peek()))
        return node

    def either(self) -> Node:
        node = self.both()
        while self.take("|"):
            node = Node("|", [node, self.both()])
        return node

    def both(self) -> Node:
        node = self.compared()
        while self.take("&"):
            node = Node("&", [node, self.compared()])
        return node

    def compared(self) -> Node:
        if self.take("~"):
            return Node("~", [self.compared()])
        node = self.sum()
        sign = self.peek()
        if self.take(*COMPARING):
            node = Node(sign, [node, self.sum()])
        return node

    def sum(self) -> Node:
        """An amount with what is added to it and taken away."""
        node = self.single()
        while True:
            sign = self.peek()
            if self.take("+", "-"):
                node = Node(sign, [node, self.single()])
            elif sign[:1] in ("+", "-") and sign:
                # Written together with its number: `cards -1`.
                self.at += 1
                node = Node(sign[0], [node, Node(sign[1:], [])])
            else:
                return node

    def single(self) -> Node:
        if self.take("("):
            node = self.either()
            self.expect(")")
            return node
        name = self.peek()
        if not name or name in "&|~),=<>+-":
            raise self.wrong(SOMETHING_MISSING.say())
        self.at += 1
        args: list[Node] = []
        if self.take("("):
            args.append(self.either())
            while self.take(","):
                args.append(self.either())
            self.expect(")")
        return Node(name, args)

    def expect(self, token: str) -> None:
        if not self.take(token):
            raise self.wrong(TOKEN_MISSING.say(token))
