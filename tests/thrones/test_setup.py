"""Decks and setup."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import greathall
from greathall.games.thrones.cards import CardSet
from greathall.games.thrones.decks.decklist import breaches, read_deck
from greathall.games.thrones.terms import TYPES
from greathall.kernel.errors import BadCards
from tests.scenario import rule
from tests.thrones.realm import DECK, PLOTS, SET, Realm, realm

CARD_SET = CardSet(SET, "")


def breach(**changed: Any) -> list[str]:
    deck = {"house": "Thornmere", "plots": PLOTS, "cards": dict.fromkeys(DECK, 3), **changed}
    return breaches(read_deck(deck, CARD_SET, "tried"), CARD_SET)


@rule("A-2.1", "A-2.2", "A-2.3", "A-1.1", "A-1.5")
def test_every_breach_of_deck_building_is_named() -> None:
    assert breach() == []
    assert breach(plots=[*PLOTS[:5], "plain"]) == [
        "the plot deck has 6 cards but needs exactly 7 (A-2.1)",
        "the plot Plain is there 2 times (A-2.1)",
    ]
    few = dict.fromkeys(DECK, 2)
    assert breach(cards={**few, "lord": 2, "lord_again": 2}) == [
        "the House deck has 42 cards but needs at least 60 (A-2.2)",
        "there are 4 copies of Lord, but at most 3 are allowed (A-2.2)",
    ]
    full = dict.fromkeys(DECK, 3)
    assert breach(cards={**full, "house_event": 1}) == ["House Event is for House Calder only (A-2.3)"]
    assert breach(house="Calder", cards={**full, "house_event": 1}) == []
    assert breach(cards={**full, "plain": 1}) == ["Plain does not belong in a House deck (A-1.1)"]
    assert breach(plots=[*PLOTS[:6], "page"], agenda="page") == ["Page is not a plot (A-2.1)", "Page is not an agenda (A-1.1)"]
    event = CARD_SET.cards[CARD_SET.numbers["house_event"]]
    assert event.houses == 0, "a House-only event is neutral"


def test_a_card_file_with_an_illegal_deck_is_refused() -> None:
    data = deepcopy(SET)
    data["decks"][0]["plots"] = PLOTS[:3]
    with pytest.raises(BadCards, match=r"A-2\.1"):
        CardSet(data, "")


def test_there_are_the_types_of_the_rulebook() -> None:
    assert TYPES == ("Character", "Location", "Attachment", "Event", "Plot", "Agenda")


def setup(*hand: str, seats: int = 2, **position: Any) -> Realm:
    """The first seat is about to place cards."""
    stack = [{"step": "round", "at": 1}, {"step": "placing", "seat": 0}]
    return realm(seats, phase="setup", hand=[list(hand)], revealed=[], plots=[["plain"], ["slow"]], stack=stack, **position)


@rule("A-3.1", "A-3.2", "A-3.7")
def test_the_deal() -> None:
    firsts = set()
    for seed in range(12):
        state = greathall.new("thrones", 3, seed, cards=SET)
        firsts.add(state.to_dict()["first"])
        assert [len(hand) for hand in state.to_dict()["hand"]] == [7, 7, 7]
        assert state.to_dict()["decks"] == ["ready"] * 3, "all may play the same House"
    assert firsts == {0, 1, 2}
    table = setup("page", deck=[["knight"] * 8, ["page"] * 9])
    table.play("place card=0.page", "done", "done")
    assert [len(hand) for hand in table["hand"]] == [7, 7]


@rule("A-3.3", "A-3.5", "A-3.6")
def test_five_gold_are_placed_face_down_and_revealed_together() -> None:
    table = setup("knight", "rival", "giant", "rare", "rarer", "strike", "lord", "lord_again", "fief")
    placeable = ["knight", "rival", "rare", "rarer", "lord", "lord_again", "fief"]
    assert table.moves() == ["done", *(f"place card=0.{name}" for name in placeable)], "no event, and the giant is too dear"
    table.play("place card=0.rival")
    assert "place card=0.knight" not in table.moves(), "4 of 5 gold are spent on a card of another House"
    table.refuse("place card=0.knight", "A-3.3")
    table.play("place card=0.lord_again")
    assert table.state.view(1)["placed"] == [["?", "?"], []]
    assert "place card=0.lord" not in table.moves(), "no duplicate"
    table.play("place card=0.rare")
    assert "place card=0.rarer" not in table.moves(), "one Limited card"
    table.play("done")
    assert table["play"] == [[], []]
    table.play("done")
    assert table["play"] == [["0.rival", "0.lord_again", "0.rare"], []]
    assert table.step == "plots", "nobody acts in setup"


@rule("A-3.3", "A-3.4", "A-3.5")
def test_a_card_that_can_not_be_placed_says_what_of_it_is_against_that() -> None:
    table = setup("strike", "giant", "sword", "banner", "lord", "lord_again", "rare", "rarer", "hermit")

    def why(name: str) -> str:
        return str(table.state.refusal(0, table.state.read(f"place card=0.{name}")))

    assert "only characters, locations and attachments with Setup are placed (A-3.3)" in why("strike")
    assert "gold, and 5 of the 5 gold for setup is left (A-3.3)" in why("giant")
    assert "does not have the keyword Setup" in why("sword")
    assert "needs a card to lie on" in why("banner")
    table.play("place card=0.lord")
    assert "would be a duplicate" in why("lord_again")
    assert why("lord") == "place cards from your hand, or finish (A-3.3)"
    table.play("place card=0.rare")
    assert "you have placed a Limited card already (A-3.5)" in why("rarer")
    assert str(table.state.refusal(0, table.state.read("pass"))) == "place cards from your hand, or finish (A-3.3)"


@rule("A-3.4", "A-9.8")
def test_attachments_with_setup_need_a_card_and_gold() -> None:
    table = setup("banner", "sword", "squire", "hermit", "chapel")
    assert not [move for move in table.moves() if "banner" in move or "sword" in move]
    table.play("place card=0.hermit", "place card=0.chapel")
    assert not [move for move in table.moves() if "banner" in move], "nothing that may carry it"
    table.play("place card=0.squire", "place card=0.banner on=0.squire")
    assert table.moves() == ["done"], "the gold is spent"
    table.play("done", "done")
    assert table.of("0.banner") == "0.banner on=0.squire"


@rule("A-1.13")
def test_deck_lists_are_open_but_not_their_order() -> None:
    view = greathall.new("thrones", 2, 1, cards=SET).view(0)
    assert view["decks"] == ["ready", "ready"]
    assert set(view["deck"][0]) == {"?"}
    assert set(view["hand"][1]) == {"?"}
