"""Decks as JSON, with numbers of copies:

{"house": "Thornmere", "agenda": null, "cards": {"reed_levy": 2, …}, "plots": {"steady_harvest": 1, …}}

Cards are called by their ids or names; instead of a table they may be a list, as in the option `decks`: ["reed_levy", "reed_levy", …].
"""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

from greathall.games.thrones.decks import messages
from greathall.games.thrones.decks.decklist import DeckList, to_table
from greathall.games.thrones.decks.messages import NAMED

if TYPE_CHECKING:
    from greathall.games.thrones.cards import CardSet
    from greathall.games.thrones.decks.draft import Draft


def read(text: str, draft: Draft) -> None:
    """Read a deck into a draft."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        draft.give_up(messages.NOT_JSON.say(str(error)))
        return
    if not isinstance(told, dict):
        draft.give_up(messages.JSON_FORM.say())
        return
    if told.get("house") is not None:
        draft.set_house(str(told["house"]), NAMED.say("house"))
    if told.get("agenda") is not None:
        draft.set_agenda(str(told["agenda"]), NAMED.say("agenda"))
    for part in ("cards", "plots"):
        held = told.get(part, [])
        if isinstance(held, dict):
            for name, number in held.items():
                add(number, name, draft, part)
        elif isinstance(held, list):
            for name in held:
                add(1, name, draft, part)
        else:
            draft.fault(messages.JSON_PART.say(part))


def add(number: Any, name: Any, draft: Draft, part: str) -> None:
    """Add copies of a card, first of all of the one with that id."""
    if not isinstance(name, str) or not isinstance(number, int):
        draft.fault(messages.JSON_ENTRY.say(repr(number), repr(name)), NAMED.say(part))
    elif name in draft.card_set.numbers:
        draft.put_card(number, draft.card_set.card(name, part), NAMED.say(part))
    else:
        draft.add([(number, name)], NAMED.say(part))


def write(deck: DeckList, card_set: CardSet) -> str:
    """A deck as JSON."""
    told = to_table(deck, card_set)
    return json.dumps({**told, "cards": Counter(told["cards"]), "plots": Counter(told["plots"])}, ensure_ascii=False, indent=1) + "\n"
