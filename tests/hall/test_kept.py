"""A store that an earlier version left in the middle of a game is opened, shown the same, and played on."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import pytest

from greathall.kernel.catalog import Game
from greathall.version import same_rules
from tests.hall import kept
from tests.hall.room import Guest, Room

ENTRIES = 150
"""How far a game is played on: well beyond the moment in which it was left."""

NAMES = kept.names()

ADDED = {"new: position.undo_agreed", "new: position.view.deals.refusals", "new: events.what.numbers", "new: events.what.left_out"}
"""The fields that versions have added since the stores were written. Whoever adds one adds it here, or has written again what is seen."""


def released(changes: str) -> set[str]:
    """The versions that a changelog says were released, from the first on that leaves its stores."""
    found = re.findall(r"^## \[(\d+\.\d+\.\d+)\](?! - unreleased)", changes, re.MULTILINE)
    return {version for version in found if version != "0.1.0"}


def test_every_release_leaves_a_store_of_every_moment() -> None:
    """If this fails, see "A release" in CONTRIBUTING.md."""
    changes = (Path(__file__).parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
    moments = {moment.name for moment in kept.MOMENTS}
    for version in released(changes):
        assert moments <= {name.partition("/")[2] for name in NAMES if name.startswith(f"{version}/")}, version
    assert moments <= {name.partition("/")[2] for name in NAMES}


def test_a_release_is_one_with_a_date() -> None:
    changes = "## [0.3.1] - unreleased\n\n## [0.3.0] - 2027-01-01\n\n## [0.2.0] - 2026-12-01\n\n## [0.1.0]\n"
    assert released(changes) == {"0.2.0", "0.3.0"}


def differences(now: Any, before: Any, where: str = "") -> set[str]:
    """What is otherwise now than it was seen before: the fields that are new, gone or changed. All members of a list count as one."""
    if isinstance(now, dict) and isinstance(before, dict):
        fields = {name: f"{where}.{name}".strip(".") for name in (*now, *before)}
        new = {f"new: {path}" for name, path in fields.items() if name not in before}
        gone = {f"gone: {path}" for name, path in fields.items() if name not in now}
        return new.union(
            gone, *(differences(now[name], before[name], path) for name, path in fields.items() if name in now and name in before)
        )
    if isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        return set().union(*(differences(one, other, where) for one, other in zip(now, before, strict=True)))
    return set() if now == before else {f"changed: {where}"}


def test_every_difference_is_found() -> None:
    before = {"seats": [{"name": "Ada"}, {"name": "Bea"}], "number": 1}
    assert differences(before, before) == set()
    assert differences({"seats": [{"name": "Ada"}, {"name": "Bea", "age": 9}], "number": 1}, before) == {"new: seats.age"}
    assert differences({"seats": [{"name": "Ada"}, {}], "number": 1}, before) == {"gone: seats.name"}
    assert differences({"seats": [{"name": "Ada"}], "number": 2}, before) == {"changed: seats", "changed: number"}
    assert differences({"seats": [{"name": "Ada"}, {"name": "Bea"}], "number": 1.5}, before) == {"changed: number"}


async def ends(guests: list[Guest]) -> None:
    """The players end a game together that can't go on."""
    assert "can't go on" in guests[0].position["prompt"]
    for guest in guests:
        await guest.say(type="vote", matter="abandon")
    assert guests[0].live.table.phase == "gathering"


@pytest.mark.parametrize("name", NAMES)
def test_a_kept_store_opens_also_when_its_cards_are_no_longer_those_of_today(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Game, "fingerprint", lambda self, cards: f"other cards of {self.name}")
    store = kept.read(name)
    kept.restore(store["sql"], tmp_path / "hall.db")

    async def inside() -> None:
        room = Room(tmp_path)
        room.time = store["time"]
        try:
            await room.hall.beat()
            live = await room.hall.table(store["table"])
            guests = [Guest(live, key) for key in store["keys"]]
            for guest in guests:
                await live.join(guest, 0)
            seen = store["seen"][0]["position"]
            if seen["phase"] == "over":
                assert guests[0].position["result"]["scores"] == seen["result"]["scores"]
            else:
                await ends(guests)
        finally:
            await room.close()

    asyncio.run(inside())


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
            live = await room.hall.table(store["table"])
            guests = [Guest(live, key) for key in store["keys"]]
            for guest in guests:
                await live.join(guest, 0)
            if live.table.phase == "outdated":
                assert not same_rules(live.table.written().engine), "a version with the same rules must go on with it"
                await ends(guests)
                return
            assert differences(seen, store["seen"]) <= ADDED
            chance = random.Random(name.partition("/")[2])
            before = live.table.number
            while live.table.phase == "playing" and live.table.number < before + ENTRIES:
                await kept.something(room, guests, chance)
            assert live.table.phase == "over" or live.table.number >= before + ENTRIES
        finally:
            await room.close()

    asyncio.run(inside())
