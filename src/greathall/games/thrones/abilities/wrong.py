"""What is wrong with an ability of a card file, in no language yet: words that there are not, and what could never be or do anything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from greathall.games.thrones.messages import MESSAGES
from greathall.kernel.catalog import find_game
from greathall.kernel.errors import BadCards
from greathall.kernel.faults import listed, nearest
from greathall.kernel.sentences.message import Message, Saying
from greathall.kernel.sentences.speech import error_of

# The notation.
IN_TEXT: Final[Message] = MESSAGES.message("wrong-in-text", "text why")
UNREADABLE: Final[Message] = MESSAGES.message("wrong-unreadable", "rest")
MISPLACED: Final[Message] = MESSAGES.message("wrong-misplaced", "token")
SOMETHING_MISSING: Final[Message] = MESSAGES.message("wrong-missing")
TOKEN_MISSING: Final[Message] = MESSAGES.message("wrong-token-missing", "token")

# Words.
NO_SUCH: Final[Message] = MESSAGES.message("wrong-no-such", "kind:word name near known")
BAD_NUMBER: Final[Message] = MESSAGES.message("wrong-number", "name most:number")
ARGUMENTS: Final[Message] = MESSAGES.message("wrong-arguments", "name least:number most:number given:number")
TOO_MANY: Final[Message] = MESSAGES.message("wrong-too-many", "name")
TOO_FEW: Final[Message] = MESSAGES.message("wrong-too-few", "name")
BAD_MARGIN: Final[Message] = MESSAGES.message("wrong-margin", "most:number")
GIVE_OR_ALLOW: Final[Message] = MESSAGES.message("wrong-give-or-allow")

BAD_PART: Final[Message] = MESSAGES.message("wrong-part")
NOT_THEIRS: Final[Message] = MESSAGES.message("wrong-not-theirs", "word")
NOT_LATER: Final[Message] = MESSAGES.message("wrong-not-later", "word")
LAST_TARGET: Final[Message] = MESSAGES.message("wrong-last-target")

# What an ability is made of.
ONE_OF: Final[Message] = MESSAGES.message("wrong-one-of", "known")
NO_KEY: Final[Message] = MESSAGES.message("wrong-no-key", "field near known")
NOT_WITH: Final[Message] = MESSAGES.message("wrong-not-with", "field kind instead")
WITHOUT_LIMIT: Final[Message] = MESSAGES.message("wrong-without-limit")
TEXT_OR_TEXTS: Final[Message] = MESSAGES.message("wrong-texts", "field")
A_TEXT: Final[Message] = MESSAGES.message("wrong-text", "field")
A_FLAG: Final[Message] = MESSAGES.message("wrong-flag", "field")
TARGET_COUNT: Final[Message] = MESSAGES.message("wrong-target-count", "targets:number")
COST_TWICE: Final[Message] = MESSAGES.message("wrong-cost-twice")
COSTS_JOINED: Final[Message] = MESSAGES.message("wrong-costs-joined")
DOES_NOTHING: Final[Message] = MESSAGES.message("wrong-does-nothing")
FOR_EVER: Final[Message] = MESSAGES.message("wrong-for-ever")
PAYS_ITSELF: Final[Message] = MESSAGES.message("wrong-pays-itself", "cost effect")
SETS_ITSELF_OFF: Final[Message] = MESSAGES.message("wrong-sets-itself-off")
CIRCLE: Final[Message] = MESSAGES.message("wrong-circle", "values")

# What could never be.
NEVER_HAPPENS: Final[Message] = MESSAGES.message("wrong-never-happens", "moment instead")
NOT_OF_MOMENT: Final[Message] = MESSAGES.message("wrong-not-of-moment", "moment word known")
NEVER_MEANT: Final[Message] = MESSAGES.message("wrong-never-meant", "text")
NO_TARGET: Final[Message] = MESSAGES.message("wrong-no-target", "word")
TARGET_UNUSED: Final[Message] = MESSAGES.message("wrong-target-unused", "word")
NO_TRIGGER: Final[Message] = MESSAGES.message("wrong-no-trigger", "word")
NO_HOST: Final[Message] = MESSAGES.message("wrong-no-host", "word kind")
NOT_ON: Final[Message] = MESSAGES.message("wrong-not-on", "word kind")
NOT_ITSELF: Final[Message] = MESSAGES.message("wrong-not-itself", "word kind")

# The file as a whole.
MANY_TRAITS: Final[Message] = MESSAGES.message("wrong-many-traits", "most:number")
MANY_THINGS: Final[Message] = MESSAGES.message("wrong-many-things", "most:number")
NO_CARD: Final[Message] = MESSAGES.message("wrong-card", "where name near")
DECK_HOUSE: Final[Message] = MESSAGES.message("wrong-deck-house", "where name near known")
DECK_COPIES: Final[Message] = MESSAGES.message("wrong-deck-copies", "where copies")
DECK_CARDS: Final[Message] = MESSAGES.message("wrong-deck-cards", "where")
DECK_PLOTS: Final[Message] = MESSAGES.message("wrong-deck-plots", "where most:number")
DECK_BREACHES: Final[Message] = MESSAGES.message("wrong-deck-breaches", "deck faults")
NO_DECKS: Final[Message] = MESSAGES.message("wrong-no-decks")


def wrong(saying: Saying) -> BadCards:
    """Something that can't be read or can't be meant."""
    return error_of(BadCards, saying, find_game("thrones"))


def no_such(kind: str, name: str, known: Iterable[str]) -> BadCards:
    """An unknown word, with those there are of its kind."""
    known = list(known)
    return wrong(NO_SUCH.say(kind, name, nearest(name, known), listed(known)))
