"""What is said of decks: the headings of their lists, and what is wrong with them. The words are in the game's `words/`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from greathall.games.thrones import texts
from greathall.games.thrones.messages import MESSAGES
from greathall.kernel.catalog import find_game
from greathall.kernel.errors import GreathallError
from greathall.kernel.messages import REFUSED
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.message import Message, Reason, Saying
from greathall.kernel.sentences.speech import error_of, text_of

if TYPE_CHECKING:
    from greathall.games.thrones.cards import CardSet


class BadDeck(GreathallError):
    """A deck that can't be played; says everything that is wrong with it."""


# The headings of lists, in the order in which they are printed.
HEADINGS: Final = {
    name: MESSAGES.message(f"section-{name.lower()}")
    for name in ("House", "Agenda", "Plots", "Characters", "Locations", "Attachments", "Events")
}
PLOT_DECK: Final[Message] = MESSAGES.message("section-plot-deck")
HOUSE_DECK: Final[Message] = MESSAGES.message("section-house-deck")
HOUSE: Final[Message] = MESSAGES.message("deck-house", "house")
"""`House Thornmere`"""
TYPE: Final[Message] = MESSAGES.message("deck-type", "kind:type")
"""A type of cards, by itself."""

# Where something is wrong, and names as somebody wrote them.
AT: Final[Message] = MESSAGES.message("fault-at", "where what")
LINE: Final[Message] = MESSAGES.message("fault-line", "line:number")
NAMED: Final[Message] = MESSAGES.message("fault-name", "name")

# Files that can't be read.
UNREADABLE: Final[Message] = MESSAGES.message("fault-unreadable", "why")
NOT_TEXT: Final[Message] = MESSAGES.message("fault-not-text")
TOO_LONG: Final[Message] = MESSAGES.message("fault-too-long", "thousands:number lines:number")
NOT_JSON: Final[Message] = MESSAGES.message("fault-not-json", "error")
JSON_FORM: Final[Message] = MESSAGES.message("fault-json-form")
JSON_PART: Final[Message] = MESSAGES.message("fault-json-part", "part")
JSON_ENTRY: Final[Message] = MESSAGES.message("fault-json-entry", "number name")
NOT_XML: Final[Message] = MESSAGES.message("fault-not-xml", "error")
DOCTYPE: Final[Message] = MESSAGES.message("fault-doctype")
NO_DECK: Final[Message] = MESSAGES.message("fault-no-deck", "tag")
NO_SECTION: Final[Message] = MESSAGES.message("fault-no-section", "name sections")

# Names that can't be read.
NO_CARD: Final[Message] = MESSAGES.message("fault-no-card", "name near")
NO_AGENDA: Final[Message] = MESSAGES.message("fault-no-agenda", "name near")
VERSIONS: Final[Message] = MESSAGES.message("fault-versions", "name cards")
LANGUAGES: Final[Message] = MESSAGES.message("fault-languages", "name languages instead")
COPIES: Final[Message] = MESSAGES.message("fault-copies", "copies card")
NO_HOUSE: Final[Message] = MESSAGES.message("fault-no-house", "name houses:house")
TWO_HOUSES: Final[Message] = MESSAGES.message("fault-two-houses", "house other:house")
HOUSELESS: Final[Message] = MESSAGES.message("fault-houseless", "houses:house")
NOT_COUNTED: Final[Message] = MESSAGES.message("fault-not-counted", "cards:number")

# Decks that can't be played, each called by its name or by who brings it, and those of which there are none.
NO_READY_DECK: Final[Message] = MESSAGES.message("deck-unknown", "deck known")
MANY_DECKS: Final[Message] = MESSAGES.message("deck-too-many", "decks:number seats:number")
LIST_UNREADABLE: Final[Message] = MESSAGES.message("deck-list-unreadable", "words error")
UNPLAYABLE: Final[Message] = MESSAGES.message("deck-unplayable", "deck faults")
NAMED_DECK: Final[Message] = MESSAGES.message("deck-named", "name")
DECK_OF_SEAT: Final[Message] = MESSAGES.message("deck-of-seat", "seat:number")

# Rules of deck building that are broken. A card is called by its name without the epithet where all its versions are meant.
TWO_AGENDAS: Final[Reason] = MESSAGES.reason("deck-two-agendas", "card:face", "A-1.1")
FEW_CARDS: Final[Reason] = MESSAGES.reason("deck-few-cards", "cards:number least:number", "A-2.2")
MANY_CARDS: Final[Reason] = MESSAGES.reason("deck-many-cards", "cards:number most:number")
PLOT_COUNT: Final[Reason] = MESSAGES.reason("deck-plot-count", "cards:number needed:number", "A-2.1")
MANY_COPIES: Final[Reason] = MESSAGES.reason("deck-many-copies", "copies:number card most:number", "A-2.2")
PLOT_TWICE: Final[Reason] = MESSAGES.reason("deck-plot-twice", "card copies:number", "A-2.1")
OTHER_HOUSE: Final[Reason] = MESSAGES.reason("deck-other-house", "card:face house", "A-2.3")
NOT_IN_DECK: Final[Reason] = MESSAGES.reason("deck-not-in-deck", "card:face", "A-1.1")
NOT_A_PLOT: Final[Reason] = MESSAGES.reason("deck-not-a-plot", "card:face", "A-2.1")
NOT_AN_AGENDA: Final[Reason] = MESSAGES.reason("deck-not-an-agenda", "card:face", "A-1.1")


def bad_deck(deck: Saying, faults: list[str]) -> BadDeck:
    """A deck that can't be played, for what is wrong with it, in whatever language that is."""
    return error_of(BadDeck, UNPLAYABLE.say(deck, "; ".join(faults)), find_game("thrones"))


def worded(saying: Saying, card_set: CardSet, name: str) -> str:
    """In a language; what breaks a rule, with its line."""
    said = saying
    if isinstance(saying.message, Reason) and saying.message.line:
        said = REFUSED.say(saying, saying.message.line)
    spoken = language(name)
    return text_of(said, spoken, find_game("thrones"), texts.things_of(card_set, spoken))
