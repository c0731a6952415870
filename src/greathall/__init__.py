"""Greathall: four card games of feuding Houses, for people and programs.

import greathall

state = greathall.new("treachery", seats=2, seed=1)
while state.deciders():
    seat = ...
    state.play(seat, state.moves(seat)[0])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import greathall.games as _games  # noqa: F401  (fills the catalogue)
from greathall.kernel.catalog import Game, Source, all_games, game
from greathall.kernel.chance import Chance
from greathall.kernel.errors import BadCards, BadMove, BadPosition, BadRecord, GreathallError, IllegalMove, UnknownGame
from greathall.kernel.record import Record
from greathall.kernel.state import State
from greathall.version import VERSION

__version__ = VERSION

__all__ = [
    "BadCards",
    "BadMove",
    "BadPosition",
    "BadRecord",
    "Chance",
    "Game",
    "GreathallError",
    "IllegalMove",
    "Record",
    "State",
    "UnknownGame",
    "__version__",
    "all_games",
    "from_dict",
    "game",
    "new",
]


def new(game_name: str, seats: int, seed: int | str, cards: Source = None, **options: str) -> State:
    """Deal a new game."""
    return game(game_name).new(seats, seed, cards, options)


def from_dict(position: Mapping[str, Any], chance: Chance | None = None, cards: Source = None) -> State:
    """A snapshot, a position written by hand or a view; what it leaves open is drawn from `chance`."""
    name = position.get("game")
    if not isinstance(name, str):
        raise BadPosition("the position doesn't say its game")
    return game(name).from_dict(position, chance, cards)
