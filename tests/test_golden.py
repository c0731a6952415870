"""The golden games are replayed move by move and end as they did; `tests/golden` says how to write them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.kernel.record import from_text
from tests.golden import FOLDER, games

RECORDS = sorted(FOLDER.glob("*.record"))


def test_every_golden_game_is_there() -> None:
    assert {path.stem for path in RECORDS} == {name for name, _ in games()}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_is_still_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = from_text(text)
    assert record.finished()
    state = record.verify()
    assert state.over()
    assert record.to_text() == text
