"""Settings for all tests, and the toy auction, which joins the catalogue while a test asks for it."""

from __future__ import annotations

import pytest
from hypothesis import settings

from greathall.kernel import catalog
from greathall.kernel.catalog import Game
from tests.toy.game import AUCTION

# Speed is kept by benchmarks, never by tests: a busy machine must not fail one.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


@pytest.fixture
def auction(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The toy auction, known by its name."""
    monkeypatch.setitem(catalog._games, AUCTION.name, AUCTION)
    return AUCTION
