"""Tables with the cards of our set, and the plain cards of the other tests to play against them."""

from __future__ import annotations

from typing import Any

from greathall.games.thrones.game import GAME
from greathall.kernel.cards import load
from tests.thrones.realm import CARDS, SET, Realm, realm

PRINTED = load(GAME.cards)
OURS: dict[str, Any] = {**SET, "cards": PRINTED["cards"] + CARDS}


def ours(seats: int = 2, house: str = "Thornmere", **position: Any) -> Realm:
    """A position of `realm` in which our cards may lie too."""
    return realm(seats, house, cards=OURS, **position)
