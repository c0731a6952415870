"""Plots for reports, as SVG that stands in a page: the same figures give the same bytes."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any, Final

from greathall.lab.extras import extra

INK: Final = "#2b2b33"
MARK: Final = "#7a1f2b"
PALE: Final = "#c9b9a6"
GRID: Final = "#dddddd"
WIDTH: Final = 7.2
"""Inches; a page scales it to its own width."""

Bar = tuple[str, float, float, float]
"""What it is of, the value, and the ends of its interval."""


def figure(height: float) -> tuple[Any, Any]:
    """A figure and its axes."""
    made = extra("matplotlib.figure", "lab").Figure(figsize=(WIDTH, height), layout="constrained")
    axes = made.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    axes.set_axisbelow(True)
    return made, axes


def drawn(made: Any, title: str) -> str:
    """The figure as an element of a page, with a title for those who can't see it."""
    text = io.StringIO()
    # Names within the drawing come from this salt instead of chance, and letters stay letters.
    with extra("matplotlib", "lab").rc_context({"svg.hashsalt": title, "svg.fonttype": "none", "font.family": "sans-serif"}):
        made.savefig(text, format="svg", metadata={"Date": None, "Creator": None, "Title": title})
    return text.getvalue().partition("-->")[2] if "-->" in text.getvalue() else text.getvalue()[text.getvalue().index("<svg") :]


def intervals(title: str, bars: Sequence[Bar], label: str, even: float | None = None, percent: bool = True) -> str:
    """A point with its interval for each thing, the first at the top, and a line at what would be even."""
    made, axes = figure(0.9 + 0.27 * len(bars))
    for place, (_, value, low, high) in enumerate(bars):
        axes.plot([low, high], [place, place], color=INK, linewidth=1.6)
        axes.plot([value], [place], "o", color=MARK, markersize=5)
    if even is not None:
        axes.axvline(even, color=PALE, linewidth=1.6, linestyle="--")
    axes.set_yticks(range(len(bars)), [name for name, *_ in bars])
    axes.set_ylim(len(bars) - 0.4, -0.6)
    axes.grid(axis="x", color=GRID)
    if percent:
        axes.xaxis.set_major_formatter(extra("matplotlib.ticker", "lab").PercentFormatter(1.0, decimals=None))
    axes.set_xlabel(label)
    return drawn(made, title)


def histogram(title: str, counts: Mapping[int, int], label: str, most: int = 40) -> str:
    """How often each number came; where there are very many, neighbours share a bar."""
    low, high = min(counts), max(counts)
    width = max(1, -(-(high - low + 1) // most))
    bars = [sum(counts.get(number, 0) for number in range(start, start + width)) for start in range(low, high + 1, width)]
    made, axes = figure(2.4)
    axes.bar([low + width * place + (width - 1) / 2 for place in range(len(bars))], bars, width=0.9 * width, color=MARK)
    axes.grid(axis="y", color=GRID)
    axes.xaxis.set_major_locator(extra("matplotlib.ticker", "lab").MaxNLocator(integer=True))
    axes.set_xlabel(label)
    axes.set_ylabel("games")
    return drawn(made, title)


def lines(title: str, series: Mapping[str, Sequence[float]], label: str, value: str) -> str:
    """Values that change, a line each, between 0 and 1."""
    made, axes = figure(3.2)
    for name, values in series.items():
        axes.plot(range(len(values)), values, linewidth=1.6, label=name)
    axes.set_ylim(-0.02, 1.02)
    axes.grid(color=GRID)
    axes.set_xlabel(label)
    axes.set_ylabel(value)
    axes.yaxis.set_major_formatter(extra("matplotlib.ticker", "lab").PercentFormatter(1.0))
    made.legend(loc="outside upper center", ncols=min(4, len(series)), frameon=False)
    return drawn(made, title)


def squares(title: str, names: Sequence[str], shares: Sequence[Sequence[float | None]]) -> str:
    """A cross table: how often each row finished ahead of each column."""
    made, axes = figure(1.0 + 0.5 * len(names))
    filled = [[float("nan") if value is None else value for value in row] for row in shares]
    axes.imshow(filled, cmap="PuOr", vmin=0.0, vmax=1.0, aspect="auto")
    for row, values in enumerate(shares):
        for column, value in enumerate(values):
            if value is not None:
                axes.text(column, row, f"{value:.0%}", ha="center", va="center", color="white" if abs(value - 0.5) > 0.35 else INK)
    axes.set_xticks(range(len(names)), names, rotation=20 if max(map(len, names)) > 10 else 0)
    axes.set_yticks(range(len(names)), names)
    return drawn(made, title)
