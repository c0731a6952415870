"""Draws the picture of a game in the terminal: a few moves of a fixed game, as a person sees them.

python docs/pictures/draw.py
"""

from __future__ import annotations

import io
import re
import tempfile
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from greathall.kernel.record import Record
from greathall.terminal.seating import seat
from greathall.terminal.table import Left, Table

HERE = Path(__file__).parent
ANSWERS = ["1", "2", "quit"]
KEEP = 46
"""How many lines of the end are shown."""

CANDLELIGHT = TerminalTheme(
    (28, 23, 18),
    (232, 220, 200),
    [(28, 23, 18), (213, 94, 0), (0, 158, 115), (230, 159, 0), (86, 180, 233), (204, 121, 167), (86, 180, 233), (232, 220, 200)],
    [(110, 98, 84), (213, 94, 0), (0, 158, 115), (240, 228, 66), (86, 180, 233), (204, 121, 167), (86, 180, 233), (255, 250, 240)],
)


class Scripted(Console):
    """A console whose person answers from a list."""

    answers: list[str]

    def input(self, prompt: object = "", **_: object) -> str:
        answer = self.answers.pop(0)
        self.print(f"\n[bold]>[/bold] {answer}")
        return answer


def main() -> None:
    console = Scripted(record=True, width=104, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False)
    console.answers = list(ANSWERS)
    record = Record("treachery", 3, "a candlelit hall", "picture")
    record.options = {"first": "0"}
    with tempfile.TemporaryDirectory() as folder:
        table = Table(
            console, record, record.deal(), seat(["you", "greedy", "search:100"], "Ada", record.seed), Path(folder) / "picture.record"
        )
        with suppress(Left):
            table.play()
    text = console.export_text(clear=False, styles=True).splitlines()
    short = Console(record=True, width=104, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False)
    for line in text[-KEEP - 2 : -2]:
        short.print(Text.from_ansi(line))
    svg = short.export_svg(title="greathall play treachery", theme=CANDLELIGHT)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    (HERE / "terminal.svg").write_text(svg.replace("Fira Code", "monospace"), encoding="utf-8")


if __name__ == "__main__":
    main()
