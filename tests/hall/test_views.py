"""What a viewer is told of an entry is a list of what may be known of its kind: what is not listed stays in the hall."""

from __future__ import annotations

import pytest
from pydantic import create_model

from greathall.hall.table.entries import Entry
from greathall.hall.wire import sentences, views
from tests.hall.samples import Whispered, each_kind, table


@each_kind
@pytest.mark.parametrize("viewer", [0, 1, views.WATCHER])
def test_a_field_that_is_not_listed_is_told_nobody(entry: Entry, viewer: int) -> None:
    richer = create_model("Richer", __base__=type(entry), secret=(str, "the plot"))
    kept = richer(**entry.model_dump())
    playing = table()
    told = views.what(playing, kept, viewer, "en")  # type: ignore[arg-type]
    assert told["kind"] == entry.kind
    assert told == views.what(playing, entry, viewer, "en")


def test_a_kind_that_is_not_listed_is_told_nobody() -> None:
    for tell in (views.what, sentences.sentence):
        with pytest.raises(AssertionError, match="Whispered"):
            tell(table(), Whispered(), 0, "en")  # type: ignore[arg-type]
