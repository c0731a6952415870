"""How each game's table is drawn in text, from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.text import Text

from greathall.kernel.state import State
from greathall.terminal import duhr, skirmish, treachery

Board = Callable[[State, Mapping[str, Any]], Text]
"""Draws what a view shows; of the state only names are taken, which hold no secrets."""

BOARDS: Final[Mapping[str, Board]] = {"treachery": treachery.board, "skirmish": skirmish.board, "duhr": duhr.board}


def draw(state: State, viewer: int) -> Text:
    """The table as a viewer sees it."""
    return BOARDS[state.game.name](state, state.view(viewer))
