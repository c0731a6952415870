"""One more card for the set of the tests, called `new`, with the ability that a test is about."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from greathall.games.thrones.cards import CardSet
from tests.thrones.realm import SET, Realm, card


def book_with(**entry: Any) -> dict[str, Any]:
    """The set of the tests with one more card, `new`."""
    data = deepcopy(SET)
    kind = entry.pop("kind", "Location")
    free = {} if kind in ("Event", "Plot", "Agenda") else {"cost": 0}
    data["cards"].append(card("new", kind, **{**free, **entry}))
    return data


def printed(**entry: Any) -> list[str]:
    return CardSet(book_with(**entry), "").cards[-1].printed()


def ability(kind: str = "", **told: Any) -> str:
    """The text of an ability, on a card of a type that can have it unless one is named."""
    if not kind:
        kind = "Plot" if "revealed" in told else "Attachment" if "host" in str(told) else "Location"
    return printed(kind=kind, abilities=[{key.rstrip("_"): value for key, value in told.items()}])[-1]


def table(told: dict[str, Any], kind: str = "Location", on: str = "", **position: Any) -> Realm:
    """A challenges phase in which the first seat has the card `new` in play, or in hand if it is an event."""
    data = book_with(kind=kind, abilities=[told])
    zones: dict[str, Any] = {
        "hand": [[], []],
        "play": [[], []],
        "deck": [[], []],
        "discard": [[], []],
        "dead": [[], []],
        "revealed": [["plain"], ["plain"]],
    }
    zones = deepcopy({**zones, **{key: value for key, value in position.items() if key in zones}})
    zones["hand" if kind == "Event" else "play"][0].append("new")
    others = {key: value for key, value in position.items() if key not in zones}
    kinds = {entry["id"]: entry["type"] for entry in data["cards"]}
    decks = []
    for seat in (0, 1):
        own = [written.split(" ")[0] for cards in zones.values() for written in cards[seat]]
        decks.append({"cards": [name for name in own if kinds[name] != "Plot"], "plots": [name for name in own if kinds[name] == "Plot"]})
    return Realm("thrones", {"phase": "challenges", "decks": decks, **zones, **others}, cards=data)


def action(do: Any, *moves: str, **position: Any) -> Realm:
    """The first seat uses an action of `new` that does this."""
    told = {"action": "any", "once": True, "do": do, **position.pop("told", {})}
    found = table(told, **position)
    found.play("use card=0.new", *moves)
    while not found.over and found.step in ("window", "saving", "cancelling"):
        found.play("pass")
    return found
