"""Settings for all tests, and the toy auction, which joins the catalogue while a test asks for it."""

from __future__ import annotations

import random
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator

import pytest
from hypothesis import is_hypothesis_test, settings

from greathall.kernel import catalog
from greathall.kernel.catalog import Game
from tests.long import much
from tests.toy.game import AUCTION

# Speed is kept by benchmarks, never by tests: a busy machine must not fail one. Nor must luck: every run tries the same examples.
settings.register_profile("steady", deadline=None, derandomize=True, max_examples=much(100, 5000))
settings.load_profile("steady")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, or one worker is still at it when all others are done."""
    items.sort(key=lambda item: item.path.name != "test_contract.py")
    for item in items:
        if is_hypothesis_test(getattr(item, "obj", None)):
            item.add_marker("long")


@pytest.fixture(autouse=True)
def _steady_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds, keys and names that are drawn from the system differ from test to test, and are the same in every run of a test."""
    chance = random.Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: chance.randbytes(size).hex())
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size=32: urlsafe_b64encode(chance.randbytes(size)).rstrip(b"=").decode())
    monkeypatch.setattr(secrets, "randbelow", chance.randrange)
    monkeypatch.setattr(secrets, "choice", chance.choice)


@pytest.fixture(autouse=True)
def _same_games(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test leaves the catalogue as it found it: whichever runs next in the same process lists the games."""
    found = catalog.all_games()
    yield
    assert catalog.all_games() == found, f"{request.node.nodeid} left other games in the catalogue"


@pytest.fixture
def auction(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The toy auction, known by its name."""
    monkeypatch.setitem(catalog._games, AUCTION.name, AUCTION)
    return AUCTION
