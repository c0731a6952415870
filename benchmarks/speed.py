"""Writes the figures of `greathall bench --json FILE` as a page of the documentation.

greathall bench --json build/bench.json
python benchmarks/speed.py build/bench.json docs/studies/speed.md
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

NAMES = {"decisions": "decisions", "moves_listed": "moves listed", "copies": "copies", "search_iterations": "search iterations"}


def page(report: dict[str, Any]) -> str:
    lines = [
        "# Speed",
        "",
        f"Measured by `greathall bench`, version {report['version']}, Python {report['python']}, on one core of a 2-core machine, "
        "medians of three: how many a second. A decision is a choice among at least two moves; forced moves are played but not "
        "counted. OpenSpiel's games are stepped from Python from dealt positions, as ours are; its searches are its own information-set "
        "searches on `oh_hell`.",
        "",
        "| | " + " | ".join(NAMES.values()) + " |",
        "|---" * (len(NAMES) + 1) + "|",
    ]

    def row(title: str, figures: dict[str, float], form: str = "{:,.0f}") -> None:
        cells = [form.format(figures[name]) if name in figures else "" for name in NAMES]
        lines.append(f"| {title} | " + " | ".join(cells) + " |")

    for game, figures in report["compiled"].items():
        row(f"{game}, compiled", figures)
    for game, figures in report["interpreted"].items():
        row(f"{game}, interpreted", figures)
    for game, figures in report["compiled"].items():
        row(f"{game}, times faster", {name: value / report["interpreted"][game][name] for name, value in figures.items()}, "{:,.1f}")
    for game, figures in report["openspiel"].items():
        row(f"OpenSpiel {game}", figures)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    Path(sys.argv[2]).write_text(page(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))), encoding="utf-8")
