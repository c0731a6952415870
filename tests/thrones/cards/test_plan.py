"""Every slot of the plan of the set is filled by one card, exactly as the plan says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.thrones.cards.ours import PRINTED

PLAN: list[dict[str, Any]] = json.loads((Path(__file__).parent / "plan.json").read_text(encoding="utf-8"))
HOUSES = ["Thornmere", "Calder", "Vessaly"]
OF_A_HOUSE = [slot for slot in PLAN if slot["house"][0] in HOUSES and len(slot["house"]) == 1 and slot["type"] != "House"]


def filling(slot: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards that fill a slot; House-only events and plots name their House in `only`."""
    return [card for card in PRINTED["cards"] if card["slot"] == slot["slot"] and card.get("houses", [card.get("only")]) == slot["house"]]


@pytest.mark.parametrize("slot", OF_A_HOUSE, ids=lambda slot: f"{slot['house'][0]} {slot['slot']}")
def test_a_slot_is_filled_as_planned(slot: dict[str, Any]) -> None:
    (card,) = filling(slot)
    immune = ["Immunity"] if card.get("immune") else []
    assert card["source"] == "ours"
    assert card["type"] == slot["type"]
    assert card.get("cost") == slot["cost"]
    assert card.get("strength") == slot["str"]
    assert card.get("icons", "") == slot["icons"]
    assert card.get("crests", []) == ([slot["crest"]] if slot["crest"] else [])
    assert card.get("keywords", []) + immune == slot["kw"]
    assert card.get("unique", False) == slot["unique"]
    assert set(card["traits"]) <= set(slot["trait"].split("/"))
    deck = next(entry for entry in PRINTED["decks"] if entry["id"] == slot["house"][0].lower())
    copies = deck["plots"].count(card["id"]) if slot["type"] == "Plot" else deck["cards"][card["id"]]
    assert copies == slot["copies"]


USES = {
    "passive": ("passive", "static"),
    "static-bonus": ("str(+",),
    "response": ("response", "save", "cancel"),
    "claim-power-char": ("power(self",),
    "cancel": ("cancel",),
    "challenges-action": ("'action': 'challenges'",),
    "cannot-be-saved": ("no_save",),
    "search": ("search(",),
    "shuffle": ("search(", "shuffle"),
    "save": ("save",),
    "income-bonus": ("'income': 1",),
    "plot-action": ("'action': 'plot'",),
    "sacrifice": ("sacrifice",),
    "trait-synergy": ("trait(",),
    "influence-provider": ("'influence': 1",),
    "standing-action": ("'action': 'standing'",),
    "dominance-action": ("'action': 'dominance'",),
    "taxation-action": ("'action': 'taxation'",),
    "draw-action": ("'action': 'draw'",),
    "marshalling-action": ("'action': 'marshalling'",),
    "draw-effect": ("draw(",),
    "claim-power-house": ("claim(you",),
    "cost-reducer": ("cost(-",),
    "any-phase": ("'action': 'any'",),
    "lasting": ("give(", "allow("),
    "keyword-grant": ("keyword(",),
    "icon-grant": ("icon(",),
    "on-opponent": ("opponents",),
    "blank/negative": ("blank", "no_icon"),
    "income-penalty": ("income(-",),
    "dominance-event": ("'action': 'dominance'",),
    "challenges-event": ("'action': 'challenges'",),
    "marshalling-event": ("'action': 'marshalling'",),
    "response-event": ("response", "save", "cancel"),
    "influence-cost": ("influence(",),
    "stand": ("stand(",),
    "kneel": ("kneel(",),
    "kill": ("kill(",),
    "when-revealed": ("revealed",),
    "plot-passive": ("passive", "static"),
    "claim-modifier": ("claim(",),
    "limited-response": ("limited",),
    "reveal": ("show(", "reveal("),
    "remove-from-challenge": ("withdraw(",),
    "initiative-bonus": ("'initiative': 1",),
    "extra-challenge": ("extra(",),
    "put-into-play": ("put(",),
    "cannot-be-canceled": ("firm",),
    "gain-gold": ("gold(you",),
    "move-power": ("move(",),
    "discard-from-hand": ("lose(", "hand, discard"),
    "discard-location": ("location & ~unique, discard",),
    "house-only": ("only",),
    "unique-location": ("unique",),
    "unique-attachment": ("unique",),
}
"""What a card's entry holds if it has a mechanic of the plan: one of these."""


@pytest.mark.parametrize("slot", OF_A_HOUSE, ids=lambda slot: f"{slot['house'][0]} {slot['slot']}")
def test_a_slot_has_its_mechanics(slot: dict[str, Any]) -> None:
    (card,) = filling(slot)
    for mechanic in slot["tags"]:
        if mechanic == "vanilla":
            assert "abilities" not in card
        elif mechanic == "version-pair":
            assert sum(1 for other in PRINTED["cards"] if other["name"] == card["name"]) == 2
        else:
            assert any(use in str(card) for use in USES[mechanic]), mechanic
