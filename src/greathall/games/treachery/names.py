"""The names of everything that moves and events speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.kernel.move import Names

if TYPE_CHECKING:
    from greathall.games.treachery.cards import CardSet
    from greathall.games.treachery.state import Treachery

SIDES: Final = ("top", "bottom")
ENDINGS: Final = ("", "deaths", "deck", "no_action")
LOSSES: Final = ("killed", "protected")
"""Why an attack is lost, as its target is."""


def of_cards(deck: CardSet) -> Names:
    """The names of everything that is on the cards."""
    return {"character": deck.characters, "card": deck.actions, "side": SIDES, "house": deck.houses}


def names(state: Treachery) -> Names:
    """The names of everything that moves and events speak of."""
    return {**of_cards(state.deck), "ending": ENDINGS, "loss": LOSSES, "seat": [str(seat) for seat in range(state.seats)]}


def card_names(deck: CardSet) -> dict[str, list[str]]:
    """What the card file calls Characters, Action cards and Houses."""
    return {"character": deck.called, "card": deck.titles, "house": [house.capitalize() for house in deck.houses]}


def listed(state: Treachery, mask: i64) -> list[str]:
    """The ids of the Characters of a mask."""
    return [name for who, name in enumerate(state.deck.characters) if mask >> who & 1]


def cards(state: Treachery, mask: i64) -> list[str]:
    """The ids of the Action cards of a mask."""
    return [name for card, name in enumerate(state.deck.actions) if mask >> card & 1]
