"""Decks: what makes them legal, the ready ones, those chosen for a table, and decks laid out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import greathall
from greathall.games.thrones.decks import deckfile
from greathall.games.thrones.decks.decklist import DeckList, breaches, read_deck, read_decks, to_option
from greathall.games.thrones.decks.messages import BadDeck
from greathall.kernel.cards import load
from greathall.kernel.faults import Faults
from tests.scenario import rule
from tests.thrones.ready_decks import CARD_SET, FORMS, READY, text


def changed(**parts: Any) -> list[str]:
    """What is wrong with a ready deck when some of its parts are others."""
    deck = READY["thornmere"]
    table = {
        "house": "Thornmere",
        "cards": [CARD_SET.cards[at].id for at in deck.cards],
        "plots": [CARD_SET.cards[at].id for at in deck.plots],
    }
    return breaches(read_deck({**table, **parts}, CARD_SET, "changed"), CARD_SET)


# The ready decks.


def test_every_house_has_two_ready_decks_with_a_name_and_a_sentence() -> None:
    assert Counter(deck.house for deck in CARD_SET.decks) == dict.fromkeys(range(len(CARD_SET.houses)), 2)
    assert len({deck.title for deck in CARD_SET.decks}) == len(CARD_SET.decks)
    assert all(deck.about.endswith(".") for deck in CARD_SET.decks)


@rule("A-2.1", "A-2.2", "A-2.3")
@pytest.mark.parametrize("name", READY)
def test_a_ready_deck_is_legal(name: str) -> None:
    assert breaches(READY[name], CARD_SET) == []
    assert len(READY[name].cards) == 60


@pytest.mark.parametrize("house", range(6))
def test_the_two_decks_of_a_house_differ_by_many_cards(house: int) -> None:
    first, second = (Counter(deck.cards) for deck in CARD_SET.decks if deck.house == house)
    assert (first - second).total() >= 15


# What makes a deck legal.


@rule("A-2.1", "A-2.2", "A-2.3", "A-1.1")
def test_every_breach_is_named_at_once() -> None:
    wrong = changed(
        agenda="heron_levy",
        plots=["steady_harvest", "steady_harvest", "thunder_on_the_passes", "heron_levy", "heron_levy"],
        cards={"heron_levy": 4, "osanne_exile": 2, "osanne_reed_regent": 2, "hammer_the_gate": 1, "market_tithes": 2},
    )
    assert wrong == [
        "the House deck has 11 cards but needs at least 60 (A-2.2)",
        "the plot deck has 5 cards but needs exactly 7 (A-2.1)",
        "there are 4 copies of Heron Levy, but at most 3 are allowed (A-2.2)",
        "there are 4 copies of Osanne Thornmere, but at most 3 are allowed (A-2.2)",
        "the plot Steady Harvest is there 2 times (A-2.1)",
        "the plot Heron Levy is there 2 times (A-2.1)",
        "Hammer the Gate is for House Calder only (A-2.3)",
        "Thunder on the Passes is for House Calder only (A-2.3)",
        "Market Tithes does not belong in a House deck (A-1.1)",
        "Heron Levy is not a plot (A-2.1)",
        "Heron Levy is not an agenda (A-1.1)",
    ]


# Decks chosen for a table.


def test_a_deck_of_ones_own_is_played_and_its_position_read_back() -> None:
    own, _ = deckfile.read(text(name="calder_siege"), ".txt", CARD_SET, "mine")
    state = greathall.new("thrones", 2, 1, decks=f"{to_option(own, CARD_SET)}, oruun")
    told = state.to_dict()["decks"]
    assert told[0]["house"] == "Calder"
    assert len(told[0]["cards"]) == 60
    assert told[1] == "oruun"
    again = greathall.from_dict(state.to_dict())
    assert again.to_dict() == state.to_dict()


def test_names_are_separated_by_commas_or_spaces() -> None:
    for named in ("marisk calder_siege", "marisk,calder_siege", " marisk , calder_siege ,"):
        assert greathall.new("thrones", 2, 1, decks=named).to_dict()["decks"] == ["marisk", "calder_siege"]


def test_a_table_refuses_decks_that_are_unknown_damaged_or_not_legal() -> None:
    with pytest.raises(greathall.UnknownGame, match="there is no deck 'nobody'; there are thornmere, calder"):
        greathall.new("thrones", 2, 1, decks="nobody")
    with pytest.raises(greathall.UnknownGame, match="option decks should be one line of text"):
        greathall.new("thrones", 2, 1, decks="marisk\ncalder")
    with pytest.raises(greathall.UnknownGame, match="can't be read"):
        greathall.new("thrones", 2, 1, decks='marisk{"house": ')
    with pytest.raises(greathall.UnknownGame, match="can't be read"):
        greathall.new("thrones", 2, 1, decks='{"a":' * 100_000)
    with pytest.raises(BadDeck, match=r"the deck of seat 2 can't be played: the House deck has 0 cards.*; the plot deck has 0 cards"):
        greathall.new("thrones", 2, 1, decks='marisk {"house": "Calder"}')
    with pytest.raises(greathall.BadCards, match="names an unknown card, 'nothing'"):
        greathall.new("thrones", 2, 1, decks='{"house": "Calder", "plots": ["nothing"]}')


def test_a_seat_may_leave_its_deck_to_chance_before_one_that_does_not() -> None:
    for seed in range(6):
        decks = greathall.new("thrones", 3, seed, decks="any calder any").to_dict()["decks"]
        assert decks[1] == "calder"
        assert len(set(decks)) == 3


# Sheets: decks laid out.


def test_the_ready_decks_are_laid_out() -> None:
    sheets = greathall.game("thrones").ready_decks()
    assert [sheet.option for sheet in sheets] == [sheet.name for sheet in sheets] == list(READY)
    assert all(sheet.title and sheet.about and sheet.holds["cards"] for sheet in sheets)


@pytest.mark.parametrize(("ending", "tags"), FORMS)
def test_a_list_in_any_form_is_known_by_its_text_and_laid_out_in_all(ending: str, tags: bool) -> None:
    sheet = greathall.game("thrones").read_deck(text(ending, tags))
    assert sheet is not None
    assert sheet.faults == []
    for written in sheet.files.values():
        again = greathall.game("thrones").read_deck(written)
        assert again is not None
        assert (again.holds, again.files) == (sheet.holds, sheet.files)
    assert greathall.new("thrones", 2, 1, decks=sheet.option).to_dict()["decks"][0] == sheet.holds


def test_a_deck_without_a_house_is_laid_out_and_can_not_be_played() -> None:
    sheet = greathall.game("thrones").read_deck("2x Heron Levy")
    assert sheet is not None
    assert sheet.option == ""
    assert sheet.holds == {"house": None, "agenda": None, "cards": ["heron_levy"] * 2, "plots": []}
    for written in sheet.files.values():
        again = greathall.game("thrones").read_deck(written)
        assert again is not None
        assert (again.holds, again.faults) == (sheet.holds, sheet.faults)


@pytest.mark.parametrize(
    ("deck", "wrong"),
    [
        ({"house": "Stag"}, "there is no House 'Stag'; there are Thornmere"),
        ({"house": "Calder", "cards": {"ram_levy": 0}}, "0 is not a number of copies"),
        ({"house": "Calder", "cards": {"ram_levy": "2"}}, "'2' is not a number of copies"),
        ({"house": "Calder", "cards": "ram_levy"}, "cards should be a table or a list"),
        ({"house": "Calder", "plots": "market_tithes"}, "plots should be a list"),
        ({"house": "Calder", "cards": ["ram_levy"] * 201}, "no deck has more than 200 cards"),
    ],
)
def test_a_table_of_a_deck_that_is_damaged(deck: dict[str, Any], wrong: str) -> None:
    with pytest.raises(greathall.BadCards, match=wrong):
        read_deck(deck, CARD_SET, "mine")


def test_a_card_file_without_decks_is_played_with_those_that_players_bring() -> None:
    data = {key: value for key, value in load(greathall.game("thrones").cards).items() if key != "decks"}
    brought = to_option(DeckList("", "", "", 0, -1, CARD_SET.decks[0].cards, CARD_SET.decks[0].plots), CARD_SET)
    assert greathall.new("thrones", 2, 1, cards=data, decks=f"{brought} {brought}").to_dict()["decks"]
    with pytest.raises(greathall.UnknownGame, match="the card file has no deck, so everyone brings one"):
        greathall.new("thrones", 2, 1, cards=data, decks=brought)
    with pytest.raises(greathall.UnknownGame, match="the card file has no deck"):
        greathall.new("thrones", 2, 1, cards=data, decks=f"{brought} any")


def test_a_card_file_has_decks_that_are_legal() -> None:
    def refused(decks: list[dict[str, Any]], match: str) -> None:
        data = {"decks": decks}
        faults = Faults(data, greathall.game("thrones"))
        read_decks(data, CARD_SET, faults)
        with pytest.raises(greathall.BadCards, match=match):
            faults.refuse()

    refused([{"id": "mine", "house": "Calder"}], r"the deck mine is not legal: the House deck has 0 cards.*; the plot deck has 0 cards")
    refused(
        [{"id": "mine", "house": "Calder", "plots": ["steady_harvset"]}], "unknown card, 'steady_harvset', do you mean 'steady_harvest'"
    )
    refused([{"id": "mine"}], "deck mine: the field 'house' is missing")
