"""What is printed on the cards, as people read it in a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from greathall.games.treachery import messages, names
from greathall.kernel.sentences.labels import Labels

if TYPE_CHECKING:
    from greathall.games.treachery.cards import CardSet
    from greathall.kernel.catalog import Game


def shown(game: Game, data: dict[str, Any], deck: CardSet, language: str) -> dict[str, Any]:
    """The card file with its names in a language and what each Character's ability does; `names` are those of Houses and actions."""
    labels = Labels(game, language, names.of_cards(deck), names.card_names(deck))
    for number, entry in enumerate(data["characters"]):
        name = labels.name("character", number)
        short = labels.form("character", number, "short", name.split(" ")[-1])
        entry |= {"name": name, "short": short, "text": labels.text(messages.ABILITIES[entry["ability"]].say())}
    for number, entry in enumerate(data["actions"]):
        entry |= {"name": labels.name("card", number)}
    houses = {**labels.all("house"), "neutral": labels.text(messages.NO_HOUSE.say())}
    return {**data, "names": {"house": houses, "side": labels.all("side")}}
