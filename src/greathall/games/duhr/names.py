"""The names of everything that moves and events speak of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from greathall.games.duhr import board, messages, verbs
from greathall.games.duhr.board import ENDINGS, STATUSES
from greathall.games.duhr.cards import HOUSES, CardSet
from greathall.kernel.deals.book import FATES
from greathall.kernel.deals.offer import PROMISES
from greathall.kernel.move import Names
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.duhr.state import Duhr

SORTS: Final = ("suspicion", "scandal")
SECRETS: Final = ("conspiracy", "agenda")
MIXED_KINDS: Final = {"cause": ("effect", "motive")}
"""What brings something about."""
CONCEALED_CARDS: Final = tuple(f"concealed{place + 1}" for place in range(int(board.FULL)))


def of_cards(deck: CardSet) -> Names:
    """The names of everything that is on the cards."""
    return {"house": deck.houses, "card": deck.cards, "agenda": deck.agendas, "status": STATUSES, "secret": SECRETS}


def names(state: Duhr) -> Names:
    """The names of everything that moves and events speak of. A seat goes by the name of its House."""
    deck = state.deck
    effects = (*verbs.EFFECTS, "negation", *deck.houses)
    return {
        **of_cards(deck),
        "seat": [deck.houses[house] for house in state.houses],
        "lying": (*deck.houses, "scandal", *CONCEALED_CARDS),
        "sort": SORTS,
        "promise": PROMISES,
        "fate": FATES,
        "effect": effects,
        "motive": verbs.MOTIVES,
        "cause": (*effects, *verbs.MOTIVES),
        "status": STATUSES,
        "ending": ENDINGS,
    }


def card_names(deck: CardSet) -> Mapping[str, Sequence[Saying]]:
    """What sentences call the cards, by the names in the card file."""
    suspicions = [messages.SUSPICION.say(house) for house in range(int(HOUSES))]
    scandal = messages.SCANDAL.say()
    events = [messages.EVENT.say(name, text) for name, text in zip(deck.event_called, deck.event_texts, strict=True)]
    strokes = len(verbs.EFFECTS) - len(deck.events)
    return {
        "house": [messages.HOUSE.say(name, title) for name, title in zip(deck.called, deck.titles, strict=True)],
        "card": [*suspicions, scandal, *events],
        "lying": [*suspicions, scandal, *(concealed.say() for concealed in messages.CONCEALED)],
        "agenda": [messages.AGENDA.say(name, text) for name, text in zip(deck.agenda_called, deck.agenda_texts, strict=True)],
        "effect": [
            *(messages.EFFECT_OF_EVENT.say(int(card)) for card in deck.event_with),
            *[messages.MASTERSTROKE.say()] * strokes,
            messages.NEGATION.say(),
            *(messages.EFFECT_OF_ABILITY.say(house) for house in range(int(HOUSES))),
        ],
    }
