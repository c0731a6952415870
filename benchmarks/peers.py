"""Our environments beside those of others: PettingZoo, RLCard, OpenSpiel and pgx, written as a page of the documentation.

python benchmarks/peers.py --write docs/studies/peers.md

The others are installed from PyPI into an environment of their own, `build/peers`, in the versions of `benchmarks/peers.txt`. What is
measured is kept, so the same command goes on where it was stopped. `peer_games.py` says how each library is stepped.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import typer
from pages import publish
from peer_games import MANY, MANY_IN_PYTHON, RUNS
from rich.console import Console

import greathall
from greathall.lab.bench import compiled
from greathall.lab.kept import Kept
from greathall.lab.workers import Workers

HERE = Path(__file__).parent
BUILD = HERE.parent / "build"
PACKAGES = HERE / "peers.txt"

OURS: Final = ("treachery", "skirmish", "duhr", "thrones")
PETTINGZOO: Final = (
    *("tictactoe_v3", "connect_four_v3", "rps_v2", "leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6"),
    *("hanabi_v5", "chess_v6", "go_v5"),
)
RLCARD: Final = (*("blackjack", "leduc-holdem", "limit-holdem", "no-limit-holdem", "uno", "gin-rummy", "bridge", "doudizhu", "mahjong"),)
OPENSPIEL: Final = ("leduc_poker", "crazy_eights", "dou_dizhu", "gin_rummy", "hearts", "bridge(use_double_dummy_result=false)")
"""Bridge is played out: by default it is solved as soon as it has been bid, which takes very long."""
PGX: Final = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong", "bridge_bidding", "tic_tac_toe", "connect_four")
TITLES: Final = {"greathall": "Greathall", "pettingzoo": "PettingZoo", "rlcard": "RLCard", "openspiel": "OpenSpiel", "pgx": "pgx"}


class Line(NamedTuple):
    """What is measured: a game of a library, stepped in one of three ways."""

    library: str
    game: str
    way: str
    """`bare`: one game without observations; `one`: one game with them; `many`: many games with them."""

    def key(self) -> str:
        return " ".join(self)


LINES: Final = (
    *(Line("greathall", game, way) for way in ("one", "many", "bare") for game in OURS),
    *(Line("pettingzoo", game, "one") for game in PETTINGZOO),
    *(Line("rlcard", game, "one") for game in RLCARD),
    *(Line("openspiel", game, way) for way in ("one", "many", "bare") for game in OPENSPIEL),
    *(Line("pgx", game, way) for way in ("one", "many") for game in PGX),
)

PAGE = """\
# Beside other libraries

How many steps a second programs in Python make with our environments, and with those of four libraries that people use. The games are
different ones; the figures say how long each library takes over its own. Actions are legal ones, drawn at random. A step is one choice
of one seat, a forced one included; what chance does is not counted. Each figure is the median of {runs} runs of {seconds:g} s on one core.

Measured in one run on a machine with {cores} cores ({processor}), with Python {python} and {versions}. {rules} Seconds are those of the
processor; the load of the machine was {load} at the end, and other work slows all of them down.

- **One game, with observations**: after each step the program has the observation of whoever is asked, and what is legal. Ours are the
  tables for PettingZoo (`envs.aec`), theirs are PettingZoo's own, RLCard's `env.step`, OpenSpiel's `rl_environment`, and pgx with a
  batch of 1.
- **Many games, with observations**: {many:,} games stepped by one call. Ours is `envs.vector`, pgx has a batch of {many:,}; OpenSpiel's
  `SyncVectorEnv` steps {some} games in a loop in Python, and more would not make it faster. PettingZoo classic and RLCard can't.
- **One game, without observations**: the bare game. Ours is a `greathall.Walk`, theirs OpenSpiel's `State`.

The last columns say which is ahead and how many times: first in the same way of stepping, then, where they step one game with observations,
in brackets beside our many games.

{table}

{failed}Run `make peers` to measure again. This page was written by `benchmarks/peers.py`.
"""
WAYS: Final = {"one": "One game, with observations", "many": "Many games, with observations", "bare": "One game, without observations"}


def python() -> Path:
    """The interpreter of the environment in which the others are installed, made where it is missing or has other versions."""
    folder, wanted = BUILD / "peers", PACKAGES.read_text(encoding="utf-8")
    stamp = folder / "installed.txt"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
        subprocess.run([folder / "bin" / "pip", "install", "--quiet", "--requirement", PACKAGES], check=True)
        stamp.write_text(wanted, encoding="utf-8")
    return folder / "bin" / "python"


def measured(work: tuple[Line, str, float]) -> dict[str, Any]:
    """The figures of a line, from a process of its own; where it fails, the last line of what it said."""
    line, interpreter, seconds = work
    command = [interpreter, "-W", "ignore", str(HERE / "peer_games.py"), *line, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        return {"failed": (done.stderr.strip().splitlines() or [f"it ended with {done.returncode}"])[-1]}
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


Found = Mapping[Line, Mapping[str, Any]]


def rate(found: Found, line: Line) -> float:
    return float(statistics.median(found[line]["rates"]))


def comparison(own: float, theirs: float) -> str:
    """Which is ahead, and how many times."""
    return f"ours {times(own / theirs)}" if own >= theirs else f"theirs {times(theirs / own)}"


def times(ratio: float) -> str:
    return f"{ratio:,.0f} ×" if ratio >= 10 else f"{ratio:.1f} ×"


def row(found: Found, line: Line) -> str:
    """A line of the table."""
    cells = [f"{TITLES[line.library]} {line.game}", f"{rate(found, line):,.0f}"]
    for own in OURS if line.library != "greathall" else ():
        cell = comparison(rate(found, Line("greathall", own, line.way)), rate(found, line))
        if line.way == "one":
            cell += f" ({comparison(rate(found, Line('greathall', own, 'many')), rate(found, line))})"
        cells.append(cell)
    return f"| {' | '.join(cells)} |" + " |" * (len(OURS) + 2 - len(cells))


def table(found: Found) -> list[str]:
    """All lines, by the way of stepping."""
    titles = [greathall.game(name).title for name in OURS]
    rows = [f"| | steps a second | beside {' | beside '.join(titles)} |", "|---|--:|" + "---|" * len(titles)]
    for way, title in WAYS.items():
        rows.append(f"| **{title}** |" + " |" * (len(titles) + 1))
        rows += [row(found, line) for line in LINES if line.way == way and "rates" in found[line]]
    return rows


def failures(found: Found) -> str:
    """A paragraph of what did not run."""
    failed = [f"{TITLES[line.library]} {line.game} ({found[line]['failed']})" for line in LINES if "failed" in found[line]]
    return f"Not measured, since they did not run here: {'; '.join(failed)}.\n\n" if failed else ""


def page(found: Found, seconds: float) -> str:
    versions: dict[str, str] = {}
    for line in LINES:
        versions |= found[line].get("versions", {})
    return PAGE.format(
        runs=RUNS,
        seconds=seconds,
        cores=os.cpu_count(),
        load=f"{os.getloadavg()[0]:.1f}",
        processor=processor(),
        python=platform.python_version(),
        versions=listed([f"{package} {version}" for package, version in sorted(versions.items())]),
        rules="Our rules are compiled." if compiled() else "Our rules are interpreted here, not compiled.",
        many=MANY,
        some=MANY_IN_PYTHON,
        table="\n".join(table(found)),
        failed=failures(found),
    )


def listed(things: Sequence[str]) -> str:
    return f"{', '.join(things[:-1])} and {things[-1]}"


def processor() -> str:
    """What Linux calls it."""
    path = Path("/proc/cpuinfo")
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def main(
    write: Annotated[Path | None, typer.Option(help="Write the page there.")] = None,
    seconds: Annotated[float, typer.Option(help="How long one of the three runs of a line takes.")] = 2.0,
    kept: Annotated[Path, typer.Option(help="Where what is measured is kept; delete it to measure again.")] = BUILD / "peers.partial",
) -> None:
    others = str(python())
    about = {"study": "peers", "seconds": seconds, "packages": PACKAGES.read_text(encoding="utf-8").split("\n")}
    about |= {"version": greathall.__version__, "compiled": compiled(), "python": sys.version}
    work = {line.key(): (line, sys.executable if line.library == "greathall" else others, seconds) for line in LINES}
    told = Console(stderr=True)
    parts = Kept(kept, about).finish(
        work, measured, Workers(), lambda one: 1, lambda lines: told.print(f"{lines} more of {len(LINES)} lines") if lines else None
    )
    publish(page(dict(zip(LINES, parts, strict=True)), seconds), write)


if __name__ == "__main__":
    typer.run(main)
