"""Partial results that can't be kept end a study in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from greathall.lab.kept import BadStudy, Kept
from greathall.lab.workers import Workers

FULL = Path("/dev/full")
"""Takes nothing, as a full disk does; in Linux alone."""


def test_a_folder_that_can_t_be_written_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("a file where the folder should be")
    with pytest.raises(BadStudy, match=r"out/arena\.partial can't be written: "):
        Kept(tmp_path / "out" / "arena.partial", {"seed": 1})


@pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full on this system")
def test_a_disk_that_is_full_in_mid_study_is_told_in_one_sentence(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "arena.partial", {"seed": 1})
    kept.add("0", [1])
    kept.path = FULL
    with pytest.raises(BadStudy, match=r"^/dev/full can't be written: No space left on device$"):
        kept.add("1", [2])
    assert Kept(tmp_path / "arena.partial", {"seed": 1}).parts == {"0": [1]}, "what was kept before is still there"


def test_parts_come_in_the_order_of_the_work_as_soon_as_they_can(monkeypatch: pytest.MonkeyPatch) -> None:
    """The third is there already, and the first is the last to be done."""
    done: list[int] = []

    def backwards(function: object, work: list[int]) -> Iterator[tuple[int, int]]:
        for place in (2, 1, 0, 3):
            done.append(work[place])
            yield place, 10 * work[place]

    workers = Workers()
    monkeypatch.setattr(Workers, "spread", lambda self, function, work: backwards(function, work))
    kept = Kept(None, {"seed": 1})
    kept.add("c", 30)
    found = kept.finish({"a": 1, "b": 2, "c": 3, "d": 4, "e": 5}, int, workers, lambda one: 1, lambda games: None)
    assert [(part, len(done)) for part in found] == [(10, 3), (20, 3), (30, 3), (40, 3), (50, 4)]
