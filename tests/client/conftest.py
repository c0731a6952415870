"""A hall for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.hall.serving import Server, sqlite


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with sqlite(tmp_path_factory.mktemp("hall")) as running:
        yield running
