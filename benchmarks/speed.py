"""Writes the figures of `greathall bench --json FILE` as a page of the documentation.

greathall bench --json build/bench.json
python benchmarks/speed.py build/bench.json docs/studies/speed.md
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from greathall.lab.bench import BOTH_WAYS, OWN_LOOP, SENTENCES

PAGE = """\
# Speed

How many a second, on one core. Each figure is the median of three runs. A decision is a choice among at least two moves; forced moves
are played but not counted.

Measured with {versions}, on one core of a machine with {cores}.

`make bench` prints such figures for your machine. This page was written from them by `benchmarks/speed.py`.

## Compiled and interpreted

The same rules, bots and loops, once compiled and once not. Games are dealt for the fewest seats.

{own}

## Sentences

What the games say, with the marks in it: the legal moves of a seat, and what happened by a move, told to every seat and to the gallery.
The aims are 1,000,000 a second compiled and 200,000 interpreted; a decision at a table of five viewers needs about 50.

Moves of Treachery lie below both: such a sentence is put together from 2.2 messages on average, one for the action and one for what it
does to each Character. Filling their fields takes about a third of the time, writing them two fifths, and no step of either stands out;
50 of them take less than half a millisecond even interpreted. Moves of Thrones lie below the aim interpreted, since the moves are listed
within the time that is measured: by the table above that is almost half of it.

{said}

## Beside OpenSpiel

The games are different ones, so the figures don't say which engine would be faster at the same game; they say how long each takes over
its own. Ours are compiled here. Games are played at random from dealt positions, in three ways:

- **Stepped from Python.** A loop in Python asks for the legal moves, chooses one and plays it. The loop is the same for both, and in both
  nobody checks that the move is legal.
- **One call a step.** The loop in Python has a `greathall.Walk`, and chooses by number: one call plays a move, passes over forced ones and
  says how many there are next. OpenSpiel has no such call; its games are stepped with three.
- **Own loop.** The whole game is played in compiled code. Ours is `greathall.bots.rollout.play_out`. pyspiel has no function that just
  plays at random; the random rollouts of its C++ `MCTSBot` come closest and are measured instead. Rollouts don't count decisions, so each
  is taken to have as many as games stepped from the same positions have on average. `python_kuhn_poker` is written in Python and has no
  such loop.

Copies are asked for one by one from Python, in both. Its searches are its information-set searches on `oh_hell`, in C++ and in Python;
ours is the compiled `SearchBot`.

{both}
"""


def page(report: dict[str, Any]) -> str:
    """The page for the figures of a report."""
    both = head(BOTH_WAYS)
    both += [row(game, figures, BOTH_WAYS) for game, figures in report["compiled"].items()]
    both += [row(f"OpenSpiel {game}", figures, BOTH_WAYS) for game, figures in report["openspiel"].items()]
    versions = f"Greathall {report['version']}, Python {report['python']} and OpenSpiel {report['openspiel_version']}"
    own, said = compared(report, OWN_LOOP), compared(report, SENTENCES)
    return PAGE.format(versions=versions, cores=report["cores"], own="\n".join(own), said="\n".join(said), both="\n".join(both))


def compared(report: dict[str, Any], columns: Mapping[str, str]) -> list[str]:
    """The same figures compiled and interpreted, and how many times faster the compiled ones are."""
    found = head(columns)
    for kind in ("compiled", "interpreted"):
        found += [row(f"{game}, {kind}", figures, columns) for game, figures in report[kind].items()]
    for game, figures in report["compiled"].items():
        times = {name: figures[name] / report["interpreted"][game][name] for name in columns}
        found.append(row(f"{game}, times faster", times, columns, "{:,.1f}"))
    return found


def head(columns: Mapping[str, str]) -> list[str]:
    return ["| | " + " | ".join(columns.values()) + " |", "|---" * (len(columns) + 1) + "|"]


def row(title: str, figures: Mapping[str, float], columns: Mapping[str, str], form: str = "{:,.0f}") -> str:
    """A line of a table; a cell stays empty where there is no figure."""
    return f"| {title} | " + " | ".join(form.format(figures[name]) if name in figures else "" for name in columns) + " |"


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    Path(sys.argv[2]).write_text(page(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))), encoding="utf-8")
