"""What follows from the position by the rules stands in its views, and tells nobody what is hidden."""

from __future__ import annotations

from typing import Any

import greathall
from tests.duhr.court import Court, fallen, vile
from tests.scenario import rule

AGENDAS = ["loyal_patron", "sinister_hand", "clean_hands", "empty_throne"]
OPEN = -2


def figures(table: Court, viewer: int = OPEN) -> dict[str, Any]:
    found: dict[str, Any] = table.state.describe(viewer)["figures"]
    return found


@rule("D-13.3", "D-13.4", "D-13.5", "D-13.6", "D-13.7")
def test_the_points_of_houses_as_they_stand() -> None:
    table = Court(["scandal", "usari", "lycosia down"], fallen(), vile(), agendas=AGENDAS)
    assert figures(table, -1)["points"] == [10 - 2 - 1, 9 - 5, 2 + 1, 10]


@rule("D-12.1")
def test_whether_agendas_are_fulfilled_as_things_stand() -> None:
    table = Court([], fallen(), conspiracies={0: "lycosia down"}, agendas=AGENDAS)
    assert figures(table)["fulfilled"][0] is False
    table = Court([], [], conspiracies={0: "lycosia down"}, agendas=AGENDAS)
    assert figures(table)["fulfilled"][0] is True


def test_an_agenda_that_one_does_not_know_tells_nothing() -> None:
    table = Court(agendas=AGENDAS)
    for viewer in (0, 1, 2, 3):
        told = figures(table, viewer)["fulfilled"]
        assert [seat for seat, one in enumerate(told) if one != "?"] == [viewer]
    assert figures(table, -1)["fulfilled"] == ["?"] * 4


@rule("D-12.1")
def test_an_agenda_about_a_conspiracy_tells_only_those_who_know_both() -> None:
    seen: dict[str, Any] = {"agendas": AGENDAS, "agendas_seen": [[0, 1], [1], [2], [3]], "conspiracies": {0: "lycosia down"}}
    assert figures(Court(**seen), 1)["fulfilled"][0] == "?"
    both = Court(**seen, conspiracies_seen=[[0, 1], [1], [2], [3]])
    assert figures(both, 1)["fulfilled"][0] is True


@rule("D-3.10", "D-3.13")
def test_what_is_set_aside_is_not_usable() -> None:
    table = Court(fallen(), hands={0: ["usari", "scandal"], 1: ["kardosa"]}, aside=["betrayal"], limited=True)
    assert sorted(figures(table, 0)["usable"][0]) == ["scandal", "usari"]
    assert figures(table, 0)["usable"][1] == ["?"]
    assert figures(table, 1)["usable"][:2] == [["?", "?"], ["kardosa"]]


@rule("D-6.1")
def test_how_many_cards_still_fit_on_a_house() -> None:
    assert figures(Court(["scandal", "usari down"], fallen()), -1)["room"] == [3, 0, 5, 5]


@rule("D-11.7")
def test_how_many_offers_may_still_be_made() -> None:
    table = Court(hands={0: ["usari"]})
    assert figures(table, -1)["offers_left"] == [2, 2, 2, 2]
    table.offer(0, "to=lycosia gives=usari")
    assert figures(table, -1)["offers_left"] == [1, 2, 2, 2]
    assert figures(Court(options={"deals": "off"}), -1)["offers_left"] == [0, 0, 0, 0]


def test_figures_in_a_position_that_is_read_are_worked_out_again() -> None:
    view = Court(["scandal"], fallen(), agendas=AGENDAS).state.view(0)
    assert greathall.from_dict({**view, "figures": {"points": "any"}}).view(0) == view
