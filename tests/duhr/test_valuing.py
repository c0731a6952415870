"""What positions and promises are worth to programs."""

from __future__ import annotations

import pytest

from tests.duhr.court import FIVE, Court, fallen, vile


def test_a_position_is_worth_more_the_better_the_house_stands() -> None:
    agendas = ["loyal_patron", "good_names", "clean_hands", "empty_throne", "fair_weather"]
    worth = []
    for board in ([], ["usari"], ["scandal"], ["scandal", "usari"], fallen()):
        table = Court(board, houses=FIVE, hands={0: ["kardosa"]}, agendas=agendas, conspiracies={0: "kardosa up"})
        worth.append(table.state.evaluate(0))
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == len(worth)
    assert all(0 < value < 1 for value in worth)


def test_the_worth_of_all_seats_adds_up() -> None:
    table = Court(["scandal"], fallen(), vile(), houses=FIVE, hands={0: ["usari", "usari", "betrayal"], 3: ["lycosia", "scandal"]})
    assert sum(table.state.evaluate(seat) for seat in range(5)) == pytest.approx(1)


def test_cards_in_hand_are_worth_something() -> None:
    agendas = ["loyal_patron", "good_names", "clean_hands", "empty_throne"]
    for hand in (["usari"], ["kardosa"], ["kardosa", "kardosa"], ["scandal"], ["betrayal"]):
        some = Court(hands={0: hand, 1: ["silgaro"]}, agendas=agendas, active=1).state
        none = Court(hands={1: ["silgaro"]}, agendas=agendas, active=1).state
        assert some.evaluate(0) > none.evaluate(0)


def test_a_house_harmed_or_helped_once() -> None:
    table = Court(["lycosia"] * 4, fallen(), ["kardosa down"], houses=FIVE, hands={0: ["usari", "scandal"]})
    state = table.state.copy()
    house = state.names()["house"].index
    state.hurt(house("usari"))  # type: ignore[attr-defined]
    state.hurt(house("lycosia"))  # type: ignore[attr-defined]
    state.hurt(house("silgaro"))  # type: ignore[attr-defined]
    position = state.to_dict()
    assert position["boards"][:4] == [["lycosia"] * 4 + ["scandal"], ["lycosia"] * 5, ["kardosa down"], ["scandal"]]
    assert position["status"][:2] == ["disfavored", "disfavored"]
    state.mend(house("lycosia"))  # type: ignore[attr-defined]
    state.mend(house("kardosa"))  # type: ignore[attr-defined]
    position = state.to_dict()
    assert position["boards"][1:3] == [["lycosia"] * 4, ["kardosa down"]]
    assert position["status"][1] == "favored"


def test_what_a_seat_can_give() -> None:
    table = Court(fallen(), vile(), houses=FIVE, hands={0: ["usari", "usari"]}, aside=["scandal"], limited=True)
    cards = table.state.names()["card"]
    assert [cards[kind] for kind in table.state.cards_to_give(0)] == ["usari"]  # type: ignore[attr-defined]
    assert list(table.state.cards_to_give(1)) == []  # type: ignore[attr-defined]
    assert [table.state.house_of(seat) for seat in range(5)] == [cards.index(house) for house in FIVE]  # type: ignore[attr-defined]
