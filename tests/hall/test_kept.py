"""A store that an earlier version left in the middle of a game is opened, shown the same, and played on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.hall import kept
from tests.hall.room import Guest, Room

ENTRIES = 150
"""How far a game is played on: well beyond the moment in which it was left."""

NAMES = sorted(path.name.removesuffix(kept.ENDING) for path in kept.FOLDER.glob(f"*{kept.ENDING}"))


def test_every_moment_is_kept() -> None:
    assert set(NAMES) >= {moment.name for moment in kept.MOMENTS}


def without_figures(seen: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What everyone saw, without the numbers that are worked out from it: these grow with the page."""
    for one in seen:
        (one["position"]["view"] or {}).pop("figures", None)
    return seen


@pytest.mark.parametrize("name", NAMES)
def test_a_kept_store_opens_as_it_was_and_its_game_goes_on(name: str, tmp_path: Path) -> None:
    store = kept.read(name)
    kept.restore(store["sql"], tmp_path / "hall.db")

    async def inside() -> None:
        room = Room(tmp_path)
        room.time = store["time"]
        try:
            await room.hall.beat()
            seen = await kept.everyone(room, store["table"], store["keys"])
            assert without_figures(seen) == without_figures(store["seen"])
            live = await room.hall.table(store["table"])
            guests = [Guest(live, key) for key in store["keys"]]
            for guest in guests:
                await live.join(guest, 0)
            chance = random.Random(name)
            before = live.table.number
            while live.table.phase == "playing" and live.table.number < before + ENTRIES:
                await kept.something(room, guests, chance)
            assert live.table.phase == "over" or live.table.number >= before + ENTRIES
        finally:
            await room.close()

    asyncio.run(inside())
