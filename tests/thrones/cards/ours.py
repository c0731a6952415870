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


def ready_deck(house: str) -> tuple[int, int, int, int]:
    """Of the ready deck of a House: its own cards and all cards, its own plots and all plots."""
    cards = {entry["id"]: entry for entry in PRINTED["cards"]}
    deck = next(entry for entry in PRINTED["decks"] if entry["id"] == house.lower())

    def own(ident: str) -> bool:
        return bool(cards[ident].get("houses", [cards[ident].get("only")]) == [house])

    copies: dict[str, int] = deck["cards"]
    return (
        sum(count for ident, count in copies.items() if own(ident)),
        sum(copies.values()),
        sum(1 for ident in deck["plots"] if own(ident)),
        len(deck["plots"]),
    )
