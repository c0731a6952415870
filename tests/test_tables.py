"""Features, actions and the numbers of moves stay as they are within a version: programs that were trained with them still fit."""

from __future__ import annotations

import difflib

from tests.golden import FOLDER, records, tables


def test_the_tables_are_those_that_were_written_down() -> None:
    kept = (FOLDER / tables.FILE).read_text(encoding="utf-8").splitlines()
    changed = list(difflib.unified_diff(kept, list(tables.lines(records())), "kept", "now", lineterm="", n=0))
    assert not changed, (
        "programs that were trained before, and datasets, no longer fit. If that is meant, the first two numbers of the version change, "
        "and `python -m tests.golden tables` writes the tables again.\n" + "\n".join(changed[:20])
    )


def test_every_game_is_in_them() -> None:
    kept = (FOLDER / tables.FILE).read_text(encoding="utf-8")
    for line in ("treachery 2 action act coup top 0 ", "thrones move 0 accept offer:offer", "duhr 6 feature ", "skirmish-6 "):
        assert f"\n{line}" in f"\n{kept}"
