"""The lines of the rules behind a move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from greathall.games.skirmish import verbs
from greathall.games.skirmish.cards import (
    ACE_OF_CLUBS,
    ACE_OF_DIAMONDS,
    ACE_OF_HEARTS,
    ACE_OF_SPADES,
    QUEEN_OF_CLUBS,
    QUEEN_OF_DIAMONDS,
    QUEEN_OF_HEARTS,
    QUEEN_OF_SPADES,
    TWO_OF_CLUBS,
    TWO_OF_DIAMONDS,
    TWO_OF_HEARTS,
    TWO_OF_SPADES,
)
from greathall.games.skirmish.verbs import MOVES
from greathall.kernel.move import NONE, field, verb_of

# The lines that cards and variants have of their own.
CARD_LINES: Final = {
    TWO_OF_DIAMONDS: "S-5.2",
    TWO_OF_CLUBS: "S-5.3",
    TWO_OF_HEARTS: "S-5.4",
    TWO_OF_SPADES: "S-5.5",
    QUEEN_OF_DIAMONDS: "S-5.7",
    QUEEN_OF_CLUBS: "S-5.8",
    QUEEN_OF_HEARTS: "S-5.9",
    QUEEN_OF_SPADES: "S-5.10",
    ACE_OF_DIAMONDS: "S-8.7",
    ACE_OF_CLUBS: "S-8.8",
    ACE_OF_HEARTS: "S-8.9",
    ACE_OF_SPADES: "S-8.11",
}
VARIANT_LINES: Final = ("S-9.5", "S-9.8", "S-9.10")
OF_CARDS: Final = frozenset({verbs.SCOUT, verbs.STRIKE, verbs.QUEEN})


def lines(move: i64) -> list[str]:
    """The rules behind a move: those of its verb, and of the card or variant it uses."""
    found = [MOVES.of(move).line]
    verb = verb_of(move)
    card = field(move, 0)
    if verb in OF_CARDS and card in CARD_LINES:
        found.append(CARD_LINES[card])
    if verb == verbs.DEPLOY and field(move, 2) != NONE:
        found += ["S-9.1", VARIANT_LINES[field(move, 2)]]
    return found
