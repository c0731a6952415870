"""A hall whose time a test moves: what takes minutes or days happens at once, in a server that is otherwise as people run it.

    python tests/hall/steered.py FILE serve --port 8344 …

does what `greathall serve --port 8344 …` does, but its clock jumps ahead by the seconds written in FILE, and the store keeps that time when
the server is killed and started again. Whoever writes another number there (into a new file that takes its place) waits until the
same number is in FILE.seen: then the hall has looked at every table at the new time. Time moves forwards only, and bots, pings and
connections keep to the real one.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from greathall.hall import server
from greathall.hall.hall import Hall
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


def written(file: Path) -> float:
    return float(file.read_text()) if file.exists() else 0.0


def seen(file: Path) -> Path:
    return file.with_name(f"{file.name}.seen")


if __name__ == "__main__":
    steer(Path(sys.argv.pop(1)))
    main()
