"""Whether a hall loses anything: its servers are killed with SIGKILL at odd moments while people and bots play all games.

    python benchmarks/hall_kills.py --kills 500 --write docs/studies/hall-kills.md

Half of the kills are of one server on SQLite, half of one of two servers on PostgreSQL. Several halls are killed at the same time, each of
them twenty times. What every guest was told is then compared with what the hall tells. Any difference ends the program, and the page is not
written. What was seen of each hall is kept (`--keep`): stopped, and started again with the same words, it goes on from there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from pages import publish
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parents[1]))

from greathall.kernel.catalog import all_games
from tests.hall.kills import Outcome, torment_postgresql, torment_sqlite
from tests.hall.serving import PostgreSQL, postgresql

STORES = {"sqlite": ("one server, SQLite", "restart"), "postgresql": ("one of two servers, PostgreSQL", "kill")}
"""What is killed, and since when it is measured until every table plays on."""


def taken(outcome: Outcome) -> dict[str, Any]:
    return {**asdict(outcome), "games": dict(outcome.games)}


def together(kept: list[dict[str, Any]]) -> Outcome:
    """What was seen of several halls."""
    games: Counter[str] = Counter()
    for each in kept:
        games.update(each["games"])
    kills, events, connections = (sum(each[name] for each in kept) for name in ("kills", "events", "connections"))
    return Outcome(kills, events, connections, max(each["slowest"] for each in kept), games)


def row(store: str, outcome: Outcome) -> str:
    name, after = STORES[store]
    games = " | ".join(f"{outcome.games[game.name]:,}" for game in all_games())
    return f"| {name} | {outcome.kills} | {outcome.events:,} | {games} | {outcome.connections:,} | {outcome.slowest:.1f} s of the {after} |"


def page(kept: dict[str, list[dict[str, Any]]], halls: int) -> str:
    """The page for the documentation."""
    outcomes = {store: together(each) for store, each in kept.items() if each}
    kills = sum(outcome.kills for outcome in outcomes.values())
    titles = " | ".join(game.title for game in all_games())
    lines = [
        "# Killing the hall",
        "",
        f"Measured by `benchmarks/hall_kills.py`: {kills} kills with SIGKILL, at odd moments, while people and bots play at seven tables "
        f"of all games, at {halls} halls at a time on {os.cpu_count()} cores. People lose their connections besides, again and again.",
        "",
        "**No event that was told was missing afterwards, told twice or told differently**, and after each kill every table played on.",
        "",
        f"| | Kills | Events compared | {titles} | Connections | Every table played on within |",
        "|---|---|---|" + "---|" * len(all_games()) + "---|---|",
    ]
    return "\n".join([*lines, *(row(store, outcome) for store, outcome in outcomes.items())]) + "\n"


class Study:
    """Kills of both stores, and what is left to do."""

    def __init__(self, kills: int, each: int, keep: Path) -> None:
        self.each = each
        self.keep = keep
        self.wanted = {"sqlite": kills // 2, "postgresql": kills - kills // 2}
        self.kept: dict[str, list[dict[str, Any]]] = {store: [] for store in STORES}
        if keep.exists():
            self.kept = json.loads(keep.read_text())

    def done(self, store: str) -> int:
        return sum(each["kills"] for each in self.kept[store])

    def halls(self) -> list[tuple[str, int, int]]:
        """The halls that are still to be killed: the store, how often, and a number of their own."""
        found = []
        for store, wanted in self.wanted.items():
            left = wanted - self.done(store)
            sizes = [min(self.each, left - begun) for begun in range(0, left, self.each)]
            found += [(store, size, len(self.kept[store]) + number) for number, size in enumerate(sizes)]
        return found

    async def kill(self, store: str, kills: int, number: int, database: PostgreSQL, progress: Callable[[], None]) -> None:
        if store == "postgresql":
            outcome = await torment_postgresql(await asyncio.to_thread(database.fresh), kills, progress, number)
        else:
            with tempfile.TemporaryDirectory() as folder:
                outcome = await torment_sqlite(Path(folder), kills, progress, number)
        self.kept[store].append(taken(outcome))
        self.keep.parent.mkdir(parents=True, exist_ok=True)
        self.keep.write_text(json.dumps(self.kept, indent=2) + "\n")

    async def run(self, at_once: int, database: PostgreSQL, progress: Callable[[str], None]) -> None:
        """A hall that loses something ends all of them."""
        gate = asyncio.Semaphore(at_once)

        async def next_hall(store: str, kills: int, number: int) -> None:
            async with gate:
                await self.kill(store, kills, number, database, lambda: progress(store))

        async with asyncio.TaskGroup() as group:
            for store, kills, number in self.halls():
                group.create_task(next_hall(store, kills, number))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=500, help="over both stores together")
    parser.add_argument("--each", type=int, default=20, help="how often each hall is killed")
    parser.add_argument("--halls", type=int, default=3, help="how many are killed at the same time")
    parser.add_argument("--keep", type=Path, default=Path("build/hall-kills.json"), help="what was seen so far; delete it to begin again")
    parser.add_argument("--write", type=Path, help="write the table to this page")
    given = parser.parse_args()
    study = Study(given.kills, given.each, given.keep)
    with Progress() as progress, postgresql() as database:
        bars = {
            store: progress.add_task(name, total=study.wanted[store], completed=study.done(store)) for store, (name, _) in STORES.items()
        }
        asyncio.run(study.run(given.halls, database, lambda store: progress.advance(bars[store])))
    publish(page(study.kept, given.halls), given.write)


if __name__ == "__main__":
    main()
