"""Nothing lost: the server is killed at random moments under load, and everything it ever told is there afterwards, once.

A long run is a study: docs/studies/hall-kills.md.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from greathall.kernel.catalog import all_games
from tests.hall.kills import torment_postgresql, torment_sqlite
from tests.hall.serving import needs_postgresql, postgresql
from tests.long import much

KILLS = much(10, 100)
"""Of each store."""

pytestmark = pytest.mark.long


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    outcome = asyncio.run(torment_sqlite(tmp_path, KILLS))
    assert set(outcome.games) == {game.name for game in all_games()}


@needs_postgresql
def test_nothing_is_lost_when_one_of_two_servers_is_killed() -> None:
    with postgresql() as database:
        outcome = asyncio.run(torment_postgresql(database.url, KILLS))
    assert outcome.kills == KILLS
