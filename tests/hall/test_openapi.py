"""The protocol is documented as it is: the pages are made from the code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from greathall.hall.http.openapi import described, written_pages
from greathall.hall.wire import messages

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", sorted(written_pages()))
def test_the_pages_are_up_to_date(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == written_pages()[name], "make schemas writes them again"


def test_every_message_is_described() -> None:
    page = (DOCS / "programs" / "hall.md").read_text(encoding="utf-8")
    for kind in messages.schemas().values():
        for form in kind["discriminator"]["mapping"]:
            assert f"`{form}`" in page, f"{form} is not described"


def test_the_description_of_the_lobby_is_json() -> None:
    assert json.loads(written_pages()["programs/openapi.json"])["paths"] == described()["paths"]
