"""The kinds of entries: what each changes is said in one place, and the table knows them all."""

from __future__ import annotations

from contextlib import suppress

import pytest

from greathall.hall.table import entries
from greathall.hall.table.changes import change
from greathall.hall.table.entries import Entry
from greathall.hall.table.shuffle import Shuffle
from greathall.kernel.errors import GreathallError
from tests.hall.samples import KINDS, SAMPLES, Whispered, each_kind, table


def test_there_is_a_sample_of_each_kind() -> None:
    assert [type(entry) for entry in SAMPLES] == KINDS


def test_every_kind_is_in_exactly_one_group() -> None:
    grouped = [*entries.GAME, *entries.SEATS, *entries.POSITION, *entries.TALK]
    assert sorted(kind.__name__ for kind in grouped) == sorted(kind.__name__ for kind in KINDS)


@each_kind
def test_the_table_knows_what_every_kind_changes(entry: Entry) -> None:
    made = table()
    made.shuffle = Shuffle(part="p", nonce="n", begun=0.0)
    with suppress(GreathallError):  # the rules may not allow the move
        change(made, 0.0, entry)


def test_a_kind_that_the_table_does_not_know_is_refused() -> None:
    with pytest.raises(AssertionError, match="Whispered"):
        change(table(), 0.0, Whispered())  # type: ignore[arg-type]
