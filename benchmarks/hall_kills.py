"""Whether a hall loses anything: its servers are killed with SIGKILL at odd moments while people and bots play all games.

    python benchmarks/hall_kills.py --kills 500 --write docs/studies/hall-kills.md

Half of the kills are of one server on SQLite, half of one of two servers on PostgreSQL. What every guest was told is compared with what
the hall tells afterwards. Any difference ends the program, and nothing is written.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from functools import partial
from pathlib import Path

from pages import publish
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parents[1]))

from greathall.kernel.catalog import all_games
from tests.hall.kills import Outcome, torment_postgresql, torment_sqlite
from tests.hall.serving import postgresql


def row(name: str, after: str, outcome: Outcome) -> str:
    games = " | ".join(f"{outcome.games[game.name]:,}" for game in all_games())
    return f"| {name} | {outcome.kills} | {outcome.events:,} | {games} | {outcome.connections:,} | {outcome.slowest:.1f} s of the {after} |"


def page(outcomes: dict[str, tuple[str, Outcome]]) -> str:
    """The page for the documentation."""
    kills = sum(outcome.kills for _, outcome in outcomes.values())
    titles = " | ".join(game.title for game in all_games())
    lines = [
        "# Killing the hall",
        "",
        f"Measured by `benchmarks/hall_kills.py`: {kills} kills with SIGKILL, at odd moments, while people and bots play at seven tables "
        f"of all games, on {os.cpu_count()} cores. People lose their connections besides, again and again.",
        "",
        "**No event that was told was missing afterwards, told twice or told differently**, and after each kill every table played on.",
        "",
        f"| | Kills | Events compared | {titles} | Connections | Every table played on within |",
        "|---|---|---|" + "---|" * len(all_games()) + "---|---|",
    ]
    return "\n".join([*lines, *(row(name, after, outcome) for name, (after, outcome) in outcomes.items())]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=500, help="over both stores together")
    parser.add_argument("--write", type=Path, help="write the table to this page")
    given = parser.parse_args()
    half = given.kills // 2
    with Progress() as progress, tempfile.TemporaryDirectory() as folder, postgresql() as database:
        first = progress.add_task("SQLite", total=half)
        second = progress.add_task("PostgreSQL", total=given.kills - half)
        outcomes = {
            "one server, SQLite": ("restart", asyncio.run(torment_sqlite(Path(folder), half, partial(progress.advance, first)))),
            "one of two servers, PostgreSQL": (
                "kill",
                asyncio.run(torment_postgresql(database.url, given.kills - half, partial(progress.advance, second))),
            ),
        }
    publish(page(outcomes), given.write)


if __name__ == "__main__":
    main()
