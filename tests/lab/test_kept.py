"""Partial results that can't be kept end a study in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.lab.kept import BadStudy, Kept

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
