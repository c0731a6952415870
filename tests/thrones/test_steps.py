"""Steps in positions: their own fields are written under the keys that positions have always had, and read from them again."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games.thrones.position.reading_steps import KINDS, read_step
from greathall.games.thrones.steps.keywords import Deadly
from greathall.games.thrones.steps.losses import Losses
from greathall.kernel.event import OPEN
from tests.thrones.realm import Realm, realm

KILLED = ["killed", "0.knight", 0, 1, None]
STEPS: list[dict[str, Any]] = [
    {"step": "paying", "seat": 1, "card": "0.knight", "number": 2, "at": 1, "word": KILLED},
    {"step": "influence", "seat": 1, "card": "0.knight", "number": 2},
    {"step": "choosing", "seat": 1, "card": "0.knight", "number": 2, "at": 1, "word": KILLED, "chosen": ["seat_1"]},
    {"step": "cancelling", "seat": 1, "card": "0.knight", "number": 2, "at": 1, "word": KILLED, "chosen": ["seat_1", "1.page"]},
    {"step": "effects", "seat": 1, "card": "0.knight", "number": 2, "at": 99, "word": KILLED, "chosen": ["1.page"]},
    {"step": "picking", "seat": 0, "card": "0.knight", "number": 3, "at": 1, "word": KILLED, "chosen": ["seat_1", "1.page"]},
    {"step": "placing", "seat": 1, "at": 1},
    {"step": "bestow", "seat": 1, "number": 2},
    {"step": "challenging", "seat": 1, "at": 1},
    {"step": "attackers", "seat": 1, "chosen": ["1.page"]},
    {"step": "challenge", "number": 3, "at": 5},
    {"step": "redirect", "seat": 1},
    {"step": "aiming", "seat": 1},
    {"step": "stealth", "seat": 1, "chosen": ["1.page"]},
    {"step": "defenders", "seat": 1, "number": 3, "chosen": ["1.page"]},
    {"step": "stepping_in", "seat": 1},
    {"step": "saving", "seat": 1, "number": 1 | 2 << 4, "at": 1, "chosen": ["0.knight", "1.page"]},
    {"step": "entering", "seat": 1, "card": "0.knight", "chosen": ["1.page"]},
    {"step": "naming", "seat": 1},
    {"step": "unveiling", "number": 2},
    {"step": "titles", "at": 2},
    {"step": "losses", "seat": 1, "number": 2, "at": 1, "chosen": ["1.page"]},
    {"step": "rising", "seat": 1, "number": 12},
    {"step": "round", "number": 1, "at": 4},
    {"step": "turns", "seat": 1, "number": 4, "at": 2},
    {"step": "crown", "seat": 1, "number": 3},
    {"step": "action", "seat": 1, "at": 1},
    {"step": "window", "seat": 1, "at": 1},
    {"step": "ordering", "seat": 1},
]


@pytest.fixture(scope="module")
def table() -> Realm:
    return realm(play=[["knight"], ["page"]])


@pytest.mark.parametrize("told", STEPS, ids=[told["step"] for told in STEPS])
def test_a_step_keeps_its_keys_and_values(told: dict[str, Any], table: Realm) -> None:
    assert read_step(table.thrones, told).to_dict(table.thrones, OPEN) == told


@pytest.mark.parametrize("told", STEPS, ids=[told["step"] for told in STEPS])
def test_a_step_without_anything_to_say_leaves_its_keys_out(told: dict[str, Any], table: Realm) -> None:
    least = {key: value for key, value in told.items() if key in ("step", "seat", "card")}
    if told["step"] == "round":
        least["at"] = 1
    assert read_step(table.thrones, least).to_dict(table.thrones, OPEN) == least


def test_every_kind_of_step_is_shown_here() -> None:
    assert [told["step"] for told in STEPS] == list(KINDS)


def test_deadly_and_the_losses_of_a_claim_share_a_name(table: Realm) -> None:
    claim = read_step(table.thrones, {"step": "losses", "seat": 1, "number": 2})
    deadly = read_step(table.thrones, {"step": "losses", "seat": 1, "number": 2, "at": 1})
    assert (type(claim), type(deadly)) == (Losses, Deadly)
