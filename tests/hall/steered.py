"""A hall whose time a test moves: what takes minutes or days happens at once, in a server that is otherwise as people run it.

    python tests/hall/steered.py FILE serve --port 8344 …

does what `greathall serve --port 8344 …` does, but its clock jumps ahead by the seconds written in FILE, and the store keeps that time when
the server is killed and started again. Whoever writes another number there (into a new file that takes its place) waits until the
same number is in FILE.seen: then the hall has looked at every table at the new time. Time moves forwards only, and bots, pings and
connections keep to the real one.

Nothing depends on luck: the hall adds the same to every shuffle, and a bot's chance follows from how far the game has come. Browsers add
the same numbers as well (`settled` in web/tests/hall.ts), so a table with the same seats and options has the same deal in every run.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from greathall.hall import server
from greathall.hall.hall import Hall
from greathall.hall.live import table as live_table
from greathall.hall.table import shuffling
from greathall.hall.table.due import seed_for
from greathall.hall.table.table import Table
from greathall.terminal.command import main

LOOKS_EVERY: Final = 0.02
"""How often the file is read, in seconds."""


def steer(file: Path) -> None:
    """Let the server that this process is going to run go by the time in that file."""

    class SteeredHall(Hall):
        async def open(self) -> None:
            await super().open()
            self.upkeep.keep("the steered clock", self.look, LOOKS_EVERY)

        async def look(self) -> None:
            ahead, before = written(file), written(seen(file))
            if ahead == before and seen(file).exists():
                return
            self.clock.set(self.clock.now() + ahead - before)
            await self.beat()  # from now on it is that time, even if the server is killed at once
            for live in list(self.tables.values()):
                live.wake()
            seen(file).write_text(f"{ahead}")

    vars(server)["Hall"] = SteeredHall


def settle() -> None:
    """Let the server that this process is going to run leave nothing to luck."""

    def settled(table: Table, seat: int) -> str:
        _, record = table.game()
        return seed_for(table, seat) or f"settled {len(record.moves)} {seat}"

    vars(shuffling)["fresh_seed"] = lambda: "5e" * 32
    vars(live_table)["seed_for"] = settled


def written(file: Path) -> float:
    return float(file.read_text()) if file.exists() else 0.0


def seen(file: Path) -> Path:
    return file.with_name(f"{file.name}.seen")


if __name__ == "__main__":
    steer(Path(sys.argv.pop(1)))
    settle()
    main()
