"""The golden games are replayed move by move, are shown as they were and end as they did; `tests/golden` says how to write them again."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.kernel.record import Record
from tests.golden import FOLDER, games, playthrough, records, words

RECORDS = records()


def test_every_golden_game_is_there() -> None:
    assert {path.stem for path in RECORDS} == {name for name, _ in games()}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_is_still_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.from_text(text)
    assert record.finished()
    state = record.verify()
    assert state.over()
    assert record.to_text() == text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_is_still_shown_the_same(path: Path) -> None:
    now = list(playthrough.playthrough(Record.from_text(path.read_text(encoding="utf-8"))))
    assert playthrough.differences(playthrough.read(path.with_suffix(playthrough.ENDING)), now) == []


def test_a_playthrough_says_where_it_differs() -> None:
    kept = ["## 0. treachery", "0 asks Choose.", "## 1. 0 pass", "0 told {} You pass.", "0 asks Wait."]
    now = [*kept[:3], "0 told {} You let it pass.", *kept[4:]]
    assert playthrough.differences(kept, kept) == []
    said = playthrough.differences(kept, now)
    assert said[0] == "the first difference is in '1. 0 pass'"
    assert said[-2:] == ["-0 told {} You pass.", "+0 told {} You let it pass."]
    assert playthrough.differences(kept, kept[:-1])


def test_cards_and_refusals_are_still_worded_the_same() -> None:
    for path, lines in words.files(FOLDER, RECORDS).items():
        assert path.read_text(encoding="utf-8").splitlines() == lines, "write them again with: python -m tests.golden words"
