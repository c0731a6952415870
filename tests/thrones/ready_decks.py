"""The ready decks and how they are written down, for tests of decks."""

from __future__ import annotations

from greathall.games.thrones.decks import deckfile
from tests.thrones.cards.court import our_cards

CARD_SET = our_cards()
FORMS = ((".txt", False), (".o8d", False), (".o8d", True), (".json", False))
READY = {deck.name: deck for deck in CARD_SET.decks}


def text(ending: str = ".txt", tags: bool = False, name: str = "gravelund_mourners") -> str:
    """A ready deck, written down."""
    return deckfile.write(READY[name], ending, CARD_SET, tags)
