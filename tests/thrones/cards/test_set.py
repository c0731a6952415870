"""The plan of the set: every slot has one card, with the values and the mechanics that the plan asks for."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from greathall.games.thrones.abilities import card_effects, choices, effects, player_effects
from greathall.games.thrones.abilities.ability import PASSIVE
from greathall.games.thrones.cards import Card
from greathall.games.thrones.terms import CRESTS, ICON_LETTERS, KEYWORDS, NOBODY, TYPES
from tests.thrones.cards.court import our_cards

PLAN: Final[list[dict[str, Any]]] = json.loads(Path(__file__).with_name("plan.json").read_text("utf-8"))
HOUSES: Final = ("Thornmere", "Calder", "Vessaly", "Oruun", "Gravelund", "Marisk")


SLOTS: Final = [slot for slot in PLAN if slot["type"] not in ("House", "Title")]
"""House cards and titles are part of the rules."""

# What a mechanic looks like in the text of a card, which is made from what the card does.
TEXTS: Final = {
    "any-phase": "Any Phase: ",
    "any-phase-event": "Any Phase: ",
    "blank/negative": r"is blank|−\d STR|loses the|can't (attack|defend|be saved)",
    "cancel": "cancel that effect",
    "cannot-be-canceled": "can't be cancelled",
    "cannot-be-saved": "can't be saved",
    "challenges-action": "Challenges: ",
    "challenges-event": "Challenges: ",
    "claim-modifier": r"\+1 claim",
    "claim-power-char": "claims 1 power",
    "claim-power-house": "claim 1 power for your House",
    "cost-reducer": r"costs −\d gold",
    "dead-pile-recursion": r"in your dead pile: (put it on top|return it|shuffle it)",
    "discard-from-hand": r"random cards? from hand|in their hand and discards",
    "discard-location": r"location.*(: discard|and discards) (it|all others)|discard the attached card",
    "dominance-action": "Dominance: ",
    "dominance-event": "Dominance: ",
    "draw-action": "Draw: ",
    "draw-effect": r"[Dd]raw \d card",
    "draw-event": "Draw: ",
    "duplicate-interaction": "duplicate",
    "extra-challenge": "one more",
    "gain-gold": r"[Gg]ain \d gold",
    "icon-grant": r"attached card gains an? \w+ icon",
    "income-bonus": r"\+1 income",
    "income-penalty": "−1 income",
    "influence-cost": r"[Kk]neel \d influence",
    "influence-provider": r"\+1 influence",
    "initiative-bonus": r"\+1 initiative",
    "join-challenge": "joins the challenge",
    "keyword-grant": r"attached card gains [A-Z]",
    "kill": "kill (it|the first|the second)",
    "kneel": "kneels? it",
    "lasting": "until the end of|for as long as|of this round",
    "limited-response": "Limited Response: ",
    "marshalling-action": "Marshalling: ",
    "marshalling-event": "Marshalling: ",
    "move-power": r"move \d power",
    "on-opponent": "Attach to .* an opponent controls",
    "plot-action": "Plot: ",
    "plot-event": "Plot: ",
    "plot-response": "Response: ",
    "put-into-play": "into play",
    "remove-from-challenge": "remove it from the challenge",
    "remove-from-game": "from the game",
    "response": "Response: ",
    "response-event": "Response: ",
    "return-to-hand": r"returns? (it|the first) to its owner's hand",
    "reveal": "reveal",
    "sacrifice": "acrifice this card",
    "save": "save it",
    "search": "[Ss]earch ",
    "shuffle": "shuffle",
    "stand": r"stand (it|this card|each)",
    "standing-action": "Standing: ",
    "standing-event": "Standing: ",
    "static-bonus": r"gets? \+\d",
    "take-control": "take control",
    "taxation-action": "Taxation: ",
    "taxation-event": "Taxation: ",
    "title-reference": "hold a title",
    "trait-synergy": "Soldier|Scout|Outlaw",
    "when-revealed": "When revealed: ",
}


def houses_of(card: Card) -> list[str]:
    """The Houses of a card as the plan writes them."""
    names = our_cards().houses
    if card.only != NOBODY:
        return [names[card.only]]
    return [name for at, name in enumerate(names) if card.houses >> at & 1] or ["Neutral"]


def card_for(slot: dict[str, Any]) -> Card:
    """The one card of a slot."""
    found = [card for card in our_cards().cards if card.slot == slot["slot"] and sorted(houses_of(card)) == sorted(slot["house"])]
    assert len(found) == 1, f"{slot['house']} {slot['slot']} is filled by {[card.id for card in found]}"
    return found[0]


def words(names: tuple[str, ...] | list[str], mask: int) -> list[str]:
    return [name for at, name in enumerate(names) if mask >> at & 1]


@pytest.mark.parametrize("slot", SLOTS, ids=lambda slot: f"{' '.join(slot['house'])} {slot['slot']}")
def test_a_slot_has_its_card(slot: dict[str, Any]) -> None:
    card = card_for(slot)
    assert card.source == "ours"
    assert TYPES[card.kind] == slot["type"]
    assert card.unique == slot["unique"]
    assert card.cost == (slot["cost"] or 0)
    assert card.strength == (slot["str"] or 0)
    assert words(list(ICON_LETTERS), card.icons) == list(slot["icons"])
    assert words(CRESTS, card.crests) == ([slot["crest"]] if slot["crest"] else [])
    assert sorted(words(KEYWORDS, card.keywords) + (["Immunity"] if card.immune else [])) == sorted(slot["kw"])
    traits = words(our_cards().traits, card.traits)
    assert "/".join(traits) in str(slot["trait"] or "")
    assert bool(traits) == bool(slot["trait"])


@pytest.mark.parametrize("slot", SLOTS, ids=lambda slot: f"{' '.join(slot['house'])} {slot['slot']}")
def test_a_slot_has_its_mechanics(slot: dict[str, Any]) -> None:
    card = card_for(slot)
    text = "\n".join(card.printed())
    for tag, times in Counter(slot["tags"]).items():
        if tag in TEXTS:
            assert len(re.findall(TEXTS[tag], text)) >= times, f"{card.id} has no {tag}: {text}"
        elif tag in ("passive", "plot-passive"):
            assert card.statics or any(made.kind == PASSIVE for made in card.abilities), card.id
        elif tag == "vanilla":
            assert not card.statics, card.id
            assert not card.abilities, card.id
        elif tag == "house-only":
            assert card.only != NOBODY, card.id
        elif tag in ("unique-attachment", "unique-location"):
            assert card.unique, card.id
        elif tag == "version-pair":
            assert [other.name for other in our_cards().cards].count(card.name) == 2, card.id
        else:
            assert tag in ("agenda", "multi-house"), f"{tag} is not looked at"


def test_there_is_no_card_beyond_the_plan() -> None:
    assert len(our_cards().cards) == len(SLOTS)


@pytest.mark.parametrize("house", HOUSES)
def test_the_ready_deck_is_built_as_planned(house: str) -> None:
    card_set = our_cards()
    deck = next(deck for deck in card_set.decks if card_set.houses[deck.house] == house and deck.name == house.lower())
    cards = [card_set.cards[number] for number in deck.cards]
    plots = [card_set.cards[number] for number in deck.plots]
    for slot in SLOTS:
        if slot["house"] == [house]:
            assert (plots if slot["type"] == "Plot" else cards).count(card_for(slot)) == slot["copies"], slot["slot"]
    others = Counter("ally" if len(houses_of(card)) == 2 else TYPES[card.kind] for card in cards if houses_of(card) != [house])
    assert others == {"ally": 2, "Character": 2, "Location": 5, "Event": 3}
    assert len(cards) == 60
    assert Counter(houses_of(plot)[0] for plot in plots) == {house: 2, "Neutral": 5}


def test_at_most_one_card_in_twenty_has_an_effect_written_by_hand() -> None:
    closed = {
        kind for module in (effects, card_effects, player_effects, choices) for kind in vars(module).values() if isinstance(kind, type)
    }
    by_hand = [
        card.id for card in our_cards().cards if any(type(effect) not in closed for made in card.abilities for effect in made.effects)
    ]
    assert len(by_hand) * 20 <= len(our_cards().cards)


def test_the_plots_spread_over_income_and_claim_as_planned() -> None:
    plots = [card for card in our_cards().cards if TYPES[card.kind] == "Plot"]
    assert Counter(int(plot.income) for plot in plots) == {5: 4, 4: 10, 3: 11, 2: 4, 0: 1}
    assert Counter(int(plot.claim) for plot in plots) == {1: 23, 2: 6, 0: 1}
    assert all(plot.income <= 3 for plot in plots if plot.claim == 2)
    assert all(0 <= plot.initiative <= 7 for plot in plots)


@pytest.mark.parametrize("house", HOUSES)
def test_the_ready_deck_has_an_agenda(house: str) -> None:
    (deck,) = [deck for deck in our_cards().decks if deck.name == house.lower()]
    assert deck.agenda != NOBODY
