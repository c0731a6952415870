"""Where commands print, and what they say when something on the command line can't be used."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from greathall.kernel.errors import GreathallError

WIDEST: Final = 10_000


class Output(Console):
    """Standard output; `guarded` hears when its reader has gone. Tables that no terminal shows are as wide as they are."""

    def print(self, *objects: Any, **how: Any) -> None:
        if self.is_terminal or "COLUMNS" in os.environ or not any(isinstance(each, Table) for each in objects):
            super().print(*objects, **how)
            return
        self.width = WIDEST
        try:
            super().print(*objects, **how)
        finally:
            self._width = None

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


console = Output(highlight=False)
errors = Console(stderr=True, highlight=False)


def beside(json_file: Path | None) -> Console:
    """Where to say in words what also goes to a file of JSON: to standard output, unless the JSON itself goes there."""
    return errors if str(json_file) == "-" else console


class Unusable(GreathallError):
    """Something on the command line that can't be used."""
