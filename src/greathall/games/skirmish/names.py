"""The names of everything that moves and events speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.skirmish.cards import EMPTY
from greathall.games.skirmish.phases import ENDINGS
from greathall.kernel.move import Names

if TYPE_CHECKING:
    from greathall.games.skirmish.state import Skirmish

SLOTS: Final = ("front_1", "front_2", "front_3", "front_4", "rear_1", "rear_2", "rear_3", "rear_4")
SPOTS: Final = (*SLOTS, "hand", "barrows")
VARIANTS: Final = ("necromancer", "wizard", "spirit")
MIXED_KINDS: Final = {"player": ("seat",), "target": ("card", "seat")}
"""What is a seat, or something else, by another word."""
PLACES: Final = [f"{seat}.{slot}" for seat in range(6) for slot in SLOTS]


def place_name(place: i64) -> str | None:
    """`1.front_2`; None for no place."""
    return None if place == EMPTY else PLACES[place]


def names(state: Skirmish) -> Names:
    """The names of everything that moves and events speak of."""
    players = [f"seat_{seat}" for seat in range(state.seats)]
    ids = state.deck.ids
    return {
        "card": ids,
        "slot": SLOTS,
        "spot": SPOTS,
        "variant": VARIANTS,
        "player": players,
        "target": [*ids, *players],
        "ending": ENDINGS,
    }
