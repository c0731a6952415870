"""Mechanics that are common in the printed first edition, each with the card that says it, or with what the card language lacks for it.

`python -m tests.thrones.mechanics` writes the page of the documentation that tells them.
"""

from __future__ import annotations

import re
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from greathall.games.thrones.cards import CardSet
from greathall.kernel.cards import load
from tests.thrones.realm import SET, Realm, card

HERE: Final = Path(__file__).parent
PAGE: Final = HERE.parent.parent / "docs/programs/thrones-mechanics.md"
MECHANICS: Final[list[dict[str, Any]]] = load(HERE / "mechanics.toml")["mechanics"]
WRITTEN: Final = {int(told["number"]): told["card"] for told in MECHANICS if "card" in told}
TRAITS: Final = ["Ally", "Army", "Beast", "City", "Clansman", "Knight", "Lord", "Raider", "War", "Weapon"]


def book() -> dict[str, Any]:
    """The set of the tests with a card for each mechanic: `m2`, `m3`, …"""
    data = deepcopy(SET)
    data["cards"].append(card("anyone", traits=TRAITS))
    data["cards"].append(card("urban", "Plot", traits=["City"], income=3, initiative=3, claim=1))
    data["cards"].append(card("warlike", "Plot", traits=["War"], income=3, initiative=3, claim=1))
    for number, told in WRITTEN.items():
        data["cards"].append({"id": f"m{number}", "name": f"Mechanic {number}", "source": "ours", **told})
    return data


def played() -> set[int]:
    """The mechanics that a scenario plays, by the names of the tests."""
    names: list[str] = []
    for path in HERE.glob("test_mechanics*.py"):
        names += re.findall(r"^def test_mechanics?_([\d_]+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {int(number) for name in names for number in name.strip("_").split("_")}


def table(number: int, **position: Any) -> Realm:
    """A challenges phase in which the first seat has the card of a mechanic, unless the position says where it is."""
    kind = WRITTEN[number]["type"]
    zones: dict[str, Any] = {name: [[], []] for name in ("hand", "play", "deck", "discard", "dead", "used", "plots")}
    zones["revealed"] = [["plain"], ["plain"]]
    zones = deepcopy({**zones, **{key: value for key, value in position.items() if key in zones}})
    if kind == "Plot" and f"'m{number}'" not in str(zones):
        zones["revealed"][0] = [f"m{number}"]
    elif kind != "Plot" and f"m{number}" not in str(zones):
        zones["hand" if kind == "Event" else "play"][0].append(f"m{number}")
    data = book()
    kinds = {entry["id"]: entry["type"] for entry in data["cards"]}
    decks = []
    for seat in (0, 1):
        own = [written.split(" ")[0] for cards in zones.values() for written in cards[seat]]
        decks.append({"cards": [name for name in own if kinds[name] != "Plot"], "plots": [name for name in own if kinds[name] == "Plot"]})
    others = {key: value for key, value in position.items() if key not in zones}
    return Realm("thrones", {"phase": "challenges", "decks": decks, **zones, **others}, cards=data)


def page() -> str:
    """The page of the documentation."""
    card_set = CardSet(book(), "")
    known = played()
    lines = [
        "# What the card language can say",
        "",
        "<!-- Made from tests/thrones/mechanics.toml by `python -m tests.thrones.mechanics`. -->",
        "",
        f"These are {len(MECHANICS)} mechanics that are common in the printed first edition, in our own words.",
        f"{len(WRITTEN)} of them can be [written](thrones-cards.md) exactly as a card;",
        f"{len(known)} of these cards are played in a scenario of the tests.",
        "The others can't be said exactly yet, and what is missing is named. What a card says is made from its abilities.",
    ]
    for told in MECHANICS:
        number = told["number"]
        verdict = f"Not yet: {told['lacks']}." if "lacks" in told else "Played." if number in known else "Written, not played in a test."
        lines += ["", f"## {number}", "", told["says"], "", f"**{verdict}**"]
        if number in WRITTEN:
            lines += ["", *(f"> {line}" for line in card_set.cards[card_set.numbers[f"m{number}"]].printed())]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
