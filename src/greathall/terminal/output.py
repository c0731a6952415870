"""Where commands print, and what they say when something on the command line can't be used."""

from __future__ import annotations

from rich.console import Console

from greathall.kernel.errors import GreathallError


class Output(Console):
    """Standard output; `guarded` hears when its reader has gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


console = Output(highlight=False)
errors = Console(stderr=True, highlight=False)


class Unusable(GreathallError):
    """Something on the command line that can't be used."""
