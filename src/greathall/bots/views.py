"""From the view of a seat to the move of a bot, for every bot that runs apart from the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from greathall.bots.bot import Bot
from greathall.bots.offers import first_offer
from greathall.kernel.catalog import Source, find_game
from greathall.kernel.chance import Chance
from greathall.kernel.errors import BadPosition
from greathall.kernel.position import number, text
from greathall.kernel.state import State


def read_view(view: Mapping[str, Any], chance: Chance, cards: Source = None) -> tuple[State, int]:
    """The position of a view, with what it leaves open drawn by chance, and the seat that must decide there."""
    position = find_game(text(view, "game", "")).from_dict(view, chance, cards)
    seat = number(view, "viewer", -1, most=int(position.seats) - 1)
    if seat not in position.asked():
        raise BadPosition(f"seat {seat} has nothing to decide here")
    return position, seat


def answer(bot: Bot, position: State, seat: i64, offers: bool = False) -> str:
    """The move that a bot chooses, as text; where offers are wanted, perhaps an offer that it makes first."""
    offer = first_offer(bot, position, seat) if offers else None
    return position.text(bot.choose(position, seat)) if offer is None else offer.text(position.names())
