"""The toy auction joins the catalogue while a test asks for it."""

from __future__ import annotations

import pytest

from greathall.kernel import catalog
from greathall.kernel.catalog import Game
from tests.toy.game import AUCTION


@pytest.fixture
def auction(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The toy auction, known by its name."""
    monkeypatch.setitem(catalog._games, AUCTION.name, AUCTION)
    return AUCTION
