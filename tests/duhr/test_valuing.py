"""What positions and promises are worth to programs."""

from __future__ import annotations

from collections import Counter

import pytest

import greathall
from greathall.bots import make
from greathall.games.duhr.board import ONE_FAVORED
from greathall.games.duhr.scoring import fulfilled, likely
from greathall.games.duhr.state import Duhr
from greathall.kernel.chance import swift
from greathall.kernel.deals.offer import promise_from
from tests.duhr.court import BLACK, FIVE, WHITE, Court, fallen, vile


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


# How likely an agenda is fulfilled, with four Houses, of which all are favored, or Usari has fallen, or is vile.
AGENDAS = {
    "loyal_patron": (0.2425, 0.3233, 0.3233),
    "alone_on_the_hill": (0.515, 0.3533, 0.3533),
    "empty_throne": (0.2725, 0.03, 0.03),
    "good_names": (0.236, 0.3104, 0.0),
    "reign_of_villains": (0.3536, 0.2665, 0.612),
    "mud_for_everyone": (0.6141, 0.6141, 0.6141),
    "fall_of_many": (0.2475, 0.3019, 0.0669),
}


@pytest.mark.parametrize("agenda", AGENDAS)
def test_how_likely_an_agenda_is_fulfilled(agenda: str) -> None:
    others = [name for name in (*WHITE, *BLACK) if name != agenda][:3]
    for board, expected in zip(([], fallen(), vile()), AGENDAS[agenda], strict=True):
        state = Court(board, agendas=[agenda, *others], conspiracies={0: "kardosa up"}).state
        assert isinstance(state, Duhr)
        assert likely(state, 0) == pytest.approx(expected, abs=0.0001)


def test_in_the_end_an_agenda_is_fulfilled_or_not() -> None:
    state = Court(fallen(), fallen(), fallen(), agendas=["fall_of_many", "good_names", "empty_throne", "loyal_patron"]).state
    assert isinstance(state, Duhr)
    state.ended = ONE_FAVORED
    assert [likely(state, seat) for seat in range(4)] == [float(fulfilled(state, seat)) for seat in range(4)]
    assert likely(state, 0) == likely(state, 1) == 1.0
    assert likely(state, 2) == 0.0


def test_bots_keep_the_agenda_that_is_likely_to_bring_more() -> None:
    kept = Counter(
        (state.text(make("search:40", swift(f"{seed} {seat}")).choose(state, seat)).partition("=")[2])
        for seed in range(12)
        for state in [greathall.new("duhr", 4, seed)]
        for seat in range(4)
    )
    assert 2 * kept["reign_of_villains"] < kept["mud_for_everyone"], "it brings as much and is fulfilled less often"
    assert sum(kept[agenda] for agenda in WHITE) > 0


@pytest.mark.parametrize(
    ("promise", "able"),
    [
        ("spare:lycosia:9", True),
        ("card:silgaro:9", True),
        ("card:lycosia:9", False),
        ("aid:lycosia:9", True),
        ("strike:silgaro:9", True),
        ("strike:lycosia:9", False),
    ],
)
def test_a_seat_knows_what_it_could_do(promise: str, able: bool) -> None:
    table = Court(hands={0: ["usari", "silgaro"]})
    assert table.state.able_to(0, promise_from(promise, table.state.names())) is able  # type: ignore[attr-defined]
    armed = Court(hands={0: ["scandal"]})
    assert armed.state.able_to(0, promise_from("strike:lycosia:9", armed.state.names()))  # type: ignore[attr-defined]
    assert not armed.state.able_to(0, promise_from("aid:usari:9", armed.state.names()))  # type: ignore[attr-defined]
