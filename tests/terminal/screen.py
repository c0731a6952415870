"""A console for tests: what a person would read, and their answers from a list."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console

import greathall
from greathall.kernel.record import Record
from greathall.kernel.state import State
from greathall.terminal.seating import seat
from greathall.terminal.table import Left, Table


class Screen(Console):
    """Answers each question with the next of its lines; when there are none left, the input has ended."""

    def __init__(self, *answers: str) -> None:
        super().__init__(file=io.StringIO(), width=140, highlight=False)
        self.answers = list(answers)

    def input(self, prompt: object = "", **_: object) -> str:
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)

    @property
    def text(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


def sit(folder: Path, kinds: list[str], *answers: str, position: dict[str, object] | None = None) -> tuple[Table, Screen]:
    """A table of Treachery, dealt from a fixed seed or set up by hand."""
    screen = Screen(*answers)
    record = Record("treachery", len(kinds), 7, "nonce")
    record.options = {"first": "0"}
    state: State = record.deal()
    if position is not None:
        state = greathall.from_dict({"game": "treachery", "seats": len(kinds), **position})
    return Table(screen, record, state, seat(kinds, "Ada", 7), folder / "game.record"), screen


def play(table: Table) -> bool:
    """Play until the end (True) or until the answers are used up (False)."""
    try:
        table.play()
    except Left:
        return False
    return True
