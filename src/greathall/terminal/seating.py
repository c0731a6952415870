"""Who sits where: people and bots, by the names given on the command line."""

from __future__ import annotations

from typing import Final

from greathall.bots import Bot, make
from greathall.kernel.chance import swift

YOU: Final = "you"


class Sitter:
    """A person (no bot) or a bot in a seat."""

    def __init__(self, name: str, kind: str, seed: str) -> None:
        self.name = name
        self.kind = kind
        self.bot: Bot | None = None if kind == YOU else make(kind, swift(seed))

    def written(self) -> str:
        """As the record has it: `Guest (you)`."""
        return f"{self.name} ({self.kind})"


def seat(kinds: list[str], name: str, seed: int | str | None) -> list[Sitter]:
    """Sitters with different names: the person's own, and what their bots are called. The same seed gives the same bots."""
    sitters: list[Sitter] = []
    for number, kind in enumerate(kinds, 1):
        called = name if kind == YOU else kind.partition(":")[0].rpartition(".")[2].capitalize()
        if kinds.count(kind) > 1 or any(sitter.name == called for sitter in sitters):
            called = f"{called} {number}"
        sitters.append(Sitter(called, kind, f"{seed} seat {number}"))
    return sitters


def read(written: list[str], seed: int | str | None) -> list[Sitter]:
    """Read back what a record says of its seats."""
    sitters: list[Sitter] = []
    for number, player in enumerate(written, 1):
        name, _, kind = player.rpartition(" (")
        sitters.append(Sitter(name or player or f"Guest {number}", kind.removesuffix(")") if name else YOU, f"{seed} seat {number}"))
    return sitters
