"""The figures that the view sums up, and the texts of the cards."""

from __future__ import annotations

from greathall.kernel import catalog
from tests.thrones.realm import realm


def test_characters_stand_with_all_that_changes_them() -> None:
    table = realm(2, play=[["knight", "hero kneeling", "tower"], ["page"]], gold=[3, 0])
    figures = table.state.view(0)["figures"]
    assert figures["characters"]["0.knight"] == {"strength": 3, "icons": "MIP", "keywords": []}
    assert figures["characters"]["0.hero"]["keywords"] == ["Renown"]
    assert "0.tower" not in figures["characters"]
    assert figures["seats"][0]["initiative"] == figures["seats"][1]["initiative"] + 3, "the tower gives 3"
    assert figures["seats"][0]["goal"] == 15
    assert figures["seats"][0]["house"] == "Thornmere"


def test_power_is_summed_up_and_a_challenge_has_two_totals() -> None:
    table = realm(2, play=[["knight power=2"], ["squire", "page"]], power=[3, 1])
    assert [seat["power"] for seat in table.state.view(1)["figures"]["seats"]] == [5, 1]
    assert table.state.view(1)["figures"]["sides"] is None
    table.challenge("military", "0.knight").quiet().play("defend card=1.squire", "done")
    assert table.state.view(-1)["figures"]["sides"] == [3, 1]


def test_costs_are_told_of_known_cards_only() -> None:
    table = realm(2, hand=[["knight"], ["squire", "rival seen"]])
    assert set(table.state.view(0)["figures"]["costs"]) == {"0.knight", "1.rival"}
    assert set(table.state.view(-1)["figures"]["costs"]) == {"1.rival"}
    assert table.state.view(1)["figures"]["costs"]["1.squire"] == 1


def test_cards_are_shown_with_their_texts() -> None:
    cards = {card["id"]: card for card in catalog.game("thrones").shown()["cards"]}
    regent, heir = cards["osanne_reed_regent"], cards["corvin_of_the_weir"]
    assert regent["text"][0] == "Renown. Vigilant."
    assert heir["text"][-1] == heir["does"][1]
    assert len(heir["does"]) == 2
