"""The names of everything that moves and events speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.skirmish.cards import EMPTY, CardSet
from greathall.games.skirmish.causes import BLOWS, FATES, GUARDS, TURNS
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


def of_cards(deck: CardSet) -> Names:
    """The names of everything that is on the cards, and of where they stand. A trait goes by its House."""
    return {"card": deck.ids, "house": deck.houses, "trait": deck.houses, "variant": VARIANTS, "slot": SLOTS, "spot": SPOTS}


def names(state: Skirmish) -> Names:
    """The names of everything that moves and events speak of."""
    players = [f"seat_{seat}" for seat in range(state.seats)]
    causes = {"blow": BLOWS, "fate": FATES, "guard": GUARDS, "turn": TURNS}
    return {**of_cards(state.deck), "player": players, "target": [*state.deck.ids, *players], "ending": ENDINGS, **causes}


def card_names(deck: CardSet) -> dict[str, list[str]]:
    """What the card file calls cards, Houses and their traits."""
    return {"card": deck.called, "house": deck.house_names, "trait": deck.traits}
