"""What is known of each moment that abilities listen for: which cards it can be about, and what else can be asked of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from greathall.games.thrones import terms
from greathall.games.thrones.abilities.ability import SAVE, Ability
from greathall.games.thrones.terms import ATTACHMENT, CHARACTER, EVENT, LOCATION, PLOT
from greathall.kernel.bits import bit_at

# What else than a card can be asked of a moment.
BY: Final = 1
SIDE: Final = 2
CHALLENGE: Final = 4
MARGIN: Final = 16
OTHER: Final = 8
"""Nothing that is written: whether it has another player."""

ANY_CARD: Final[i64] = 63
"""The mask of all types of cards."""
CHARACTERS: Final[i64] = bit_at(CHARACTER)
IN_PLAY: Final[i64] = bit_at(CHARACTER) | bit_at(LOCATION) | bit_at(ATTACHMENT)
IN_HAND: Final[i64] = IN_PLAY | bit_at(EVENT)

CARDS: Final[list[i64]] = [
    CHARACTERS,  # killed
    IN_PLAY,  # discarded
    IN_PLAY,  # returned
    IN_PLAY,  # left
    IN_PLAY,  # entered
    i64(0),  # won
    i64(0),  # lost
    IN_PLAY,  # claimed
    IN_PLAY,  # knelt
    IN_PLAY,  # stood
    i64(0),  # drew
    IN_HAND,  # dropped
    CHARACTERS,  # attacked
    CHARACTERS,  # defended
    i64(0),  # initiated
    i64(0),  # dominated
    bit_at(PLOT),  # revealed
    i64(0),  # began
    bit_at(EVENT),  # event
    IN_PLAY,  # saved
    CHARACTERS,  # evaded
    i64(0),  # unopposed
    i64(0),  # used
    IN_PLAY,  # sacrificed
    i64(0),  # starts
    i64(0),  # ends
    IN_HAND,  # buried
    IN_HAND,  # binned
    i64(0),  # claiming
    i64(0),  # fulfilling
    i64(0),  # plotted
]
"""By moment, the mask of the types of cards that it can be about; none for what is about players alone."""

ASPECTS: Final = (
    BY | OTHER,  # killed
    BY | OTHER,  # discarded
    BY | OTHER,  # returned
    BY | OTHER,  # left
    BY,  # entered
    BY | SIDE | CHALLENGE | MARGIN | OTHER,  # won
    BY | SIDE | CHALLENGE | MARGIN | OTHER,  # lost
    BY,  # claimed
    BY,  # knelt
    BY,  # stood
    BY,  # drew
    BY,  # dropped
    BY | CHALLENGE,  # attacked
    BY | CHALLENGE,  # defended
    BY | CHALLENGE | OTHER,  # initiated
    BY,  # dominated
    BY,  # revealed
    0,  # began
    BY,  # event
    BY,  # saved
    BY,  # evaded
    BY | CHALLENGE | MARGIN | OTHER,  # unopposed
    0,  # used
    BY | OTHER,  # sacrificed
    0,  # starts
    0,  # ends
    BY,  # buried
    BY,  # binned
    BY | CHALLENGE | OTHER,  # claiming
    BY | CHALLENGE | OTHER,  # fulfilling
    0,  # plotted
)


OF_PHASES: Final[list[i64]] = [terms.BEGAN, terms.STARTS, terms.ENDS]
"""Moments at which a phase may be named."""


def cards(made: Ability) -> i64:
    """The mask of the types of cards that its trigger can be about."""
    if made.moment >= 0:
        return CARDS[made.moment]
    # A save, or a cancel.
    if made.value == terms.KILLING:
        return CHARACTERS
    return IN_PLAY if made.kind == SAVE else ANY_CARD


def aspects(made: Ability) -> int:
    """What else can be asked of its trigger."""
    return ASPECTS[made.moment] if made.moment >= 0 else BY


def called(made: Ability) -> str:
    """The word for its trigger in card files."""
    if made.moment >= 0:
        return terms.MOMENTS[made.moment]
    return "save" if made.kind == SAVE else "cancel"


def words_of(made: Ability) -> list[str]:
    """All that may be written in its trigger."""
    found: list[str] = []
    allowed = aspects(made)
    if allowed & BY:
        found += ["you", "opponent"]
    if allowed & SIDE:
        found += ["attacker", "defender"]
    if allowed & CHALLENGE:
        found += terms.CHALLENGES
    if allowed & MARGIN:
        found.append("margin(…)")
    if made.moment == terms.ENTERED:
        found += terms.WAYS
    if made.moment in OF_PHASES:
        found += terms.PHASES[1:]
    if made.kind == SAVE:
        found += ["kill", "discard"]
    return found
