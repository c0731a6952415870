"""Greathall: four card games of feuding Houses, for people and programs.

import greathall

state = greathall.new("treachery", seats=2, seed=1)
while asked := state.asked():
    seat = asked[0]
    state.play(seat, state.moves(seat)[0])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import greathall.games as _games  # noqa: F401  (fills the catalogue)
from greathall.bots import Bot, UnknownBot
from greathall.bots import make as make_bot
from greathall.kernel.bits import seats_of
from greathall.kernel.cards import load as load_cards
from greathall.kernel.catalog import Game, Source, all_games
from greathall.kernel.catalog import find_game as game
from greathall.kernel.chance import Chance, swift
from greathall.kernel.deals.offer import Offer
from greathall.kernel.errors import BadCards, BadMove, BadPosition, BadRecord, GreathallError, IllegalMove, UnknownGame
from greathall.kernel.event import GALLERY, Event
from greathall.kernel.match import Contest, Match
from greathall.kernel.record import Record
from greathall.kernel.state import State
from greathall.kernel.walk import Walk
from greathall.lab.playing import Played, play_game, play_match
from greathall.lab.simulate import Experiment, simulate
from greathall.version import VERSION

__version__ = VERSION

__all__ = [
    "GALLERY",
    "BadCards",
    "BadMove",
    "BadPosition",
    "BadRecord",
    "Bot",
    "Chance",
    "Contest",
    "Event",
    "Experiment",
    "Game",
    "GreathallError",
    "IllegalMove",
    "Match",
    "Offer",
    "Played",
    "Record",
    "State",
    "UnknownBot",
    "UnknownGame",
    "Walk",
    "__version__",
    "all_games",
    "from_dict",
    "game",
    "load_cards",
    "make_bot",
    "new",
    "play_game",
    "play_match",
    "seats_of",
    "simulate",
    "swift",
]


def new(game_name: str, seats: int, seed: int | str, cards: Source = None, **options: str) -> State:
    """Deal a new game.

    A whole number as `seed` is for simulation, a text for live games: it feeds a cryptographic stream. `cards` is a card file in place of
    ours, or its data. Further keywords are the game's options, as texts; `greathall.game(name).options` lists them.
    """
    return game(game_name).new(seats, seed, cards, options)


def from_dict(position: Mapping[str, Any], chance: Chance | None = None, cards: Source = None) -> State:
    """Read a position: a snapshot of `to_dict`, a view, or one written by hand.

    What it leaves out, or writes as `?`, is drawn from `chance`. A position of other cards than ours needs those `cards` too. `BadPosition`
    says what is wrong with one that can't be read.
    """
    name = position.get("game")
    if not isinstance(name, str):
        raise BadPosition("the position doesn't say its game")
    return game(name).from_dict(position, chance, cards)
