"""Who sits where: people and bots, by the names given on the command line."""

from __future__ import annotations

from typing import Final

from greathall.bots import Bot, make
from greathall.kernel.chance import fresh_seed, swift

YOU: Final = "you"


class Sitter:
    """A person (no bot) or a bot in a seat."""

    def __init__(self, name: str, kind: str) -> None:
        self.name = name
        self.kind = kind
        self.bot: Bot | None = None if kind == YOU else make(kind, swift(fresh_seed()))

    def written(self) -> str:
        """As the record has it: `Guest (you)`."""
        return f"{self.name} ({self.kind})"


def seat(kinds: list[str], name: str) -> list[Sitter]:
    """Sitters with different names: the person's own, and what their bots are called."""
    sitters: list[Sitter] = []
    for number, kind in enumerate(kinds, 1):
        called = name if kind == YOU else kind.partition(":")[0].rpartition(".")[2].capitalize()
        if kinds.count(kind) > 1 or any(sitter.name == called for sitter in sitters):
            called = f"{called} {number}"
        sitters.append(Sitter(called, kind))
    return sitters


def read(written: str) -> Sitter:
    """Read back what a record says of a seat."""
    name, _, kind = written.rpartition(" (")
    return Sitter(name, kind.removesuffix(")")) if name else Sitter(written or "Guest", YOU)
