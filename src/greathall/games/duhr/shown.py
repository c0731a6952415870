"""What is printed on the cards, as people read it in a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from greathall.games.duhr import messages, names
from greathall.games.duhr.board import SCANDAL_COST, SUSPICION_COST
from greathall.games.duhr.cards import FIRST_EVENT
from greathall.kernel.sentences.labels import Labels

if TYPE_CHECKING:
    from greathall.games.duhr.cards import CardSet
    from greathall.kernel.catalog import Game


def shown(game: Game, data: dict[str, Any], deck: CardSet, language: str) -> dict[str, Any]:
    """The card file with its names and texts in a language and what the abilities do; `costs` are the points that a revealed card takes,
    `names` are those of all cards by their whole names, of what a House can be, and of what can be shown in a deal."""
    labels = Labels(game, language, names.of_cards(deck), names.card_names(deck))
    for number, entry in enumerate(data["houses"]):
        # The title of a House is that of its ability.
        entry |= {
            "name": labels.name("house", number, ""),
            "kind": labels.form("house", number, "kind", entry["kind"]),
            "title": labels.name("house", number),
            "text": labels.text(messages.ABILITY_TEXTS[deck.ability[number]].say()),
        }
    for kind, first in (("events", int(FIRST_EVENT)), ("agendas", 0)):
        for number, entry in enumerate(data[kind]):
            which = ("card" if first else "agenda", first + number)
            entry |= {"name": labels.name(*which), "text": labels.name(*which, "text")}
    costs = {"suspicion": int(SUSPICION_COST), "scandal": int(SCANDAL_COST)}
    secrets = {secret: labels.name("secret", number, "") for number, secret in enumerate(names.SECRETS)}
    return {**data, "costs": costs, "names": {"card": labels.all("card"), "status": labels.all("status"), "secret": secrets}}
