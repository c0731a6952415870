"""Offers answered and countered."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.kernel.chance import seeded
from greathall.kernel.deals.answers import read_asking
from greathall.kernel.errors import BadPosition
from tests.kernel.deals.bazaar import bazaar, refused


def test_the_first_clockwise_who_accepts_makes_the_deal() -> None:
    table = bazaar().offer(2, "to=all gives=tin").do("1: accept offer=0", "0: accept offer=0", "3: consider offer=0")
    assert [table.goods(seat) for seat in (0, 1, 3)] == ["figs figs salt tin", "silk", ""]
    assert table.can(3) == []
    assert "Bo declines offer 1 from Ada" not in " ".join(table.told())


def test_who_declined_is_out_and_the_others_think_on() -> None:
    table = bazaar().offer(2, "to=all gives=tin").do("1: decline offer=0", "0: consider offer=0", "3: consider offer=0")
    assert [table.can(seat) != [] for seat in range(4)] == [True, False, True, True]
    table.do("0: decline offer=0")
    assert table.can(3) != []
    table.do("3: decline offer=0")
    assert table.describe(-2)["deals"]["offers"] == []


# Counters.


def test_a_counter_answers_an_offer_being_asked() -> None:
    table = bazaar().offer(0, "to=bo gives=figs")
    assert refused(table, 1, "to=cy gives=silk counters=0") == "B-16"
    assert refused(table, 2, "to=ada gives=tin counters=0") == "B-16"
    assert refused(table, 1, "to=ada gives=silk") == "B-10"
    table.offer(1, "to=ada gives=silk wants=figs,figs counters=0")
    assert table.told()[0] == "Bo declines offer 1 from Ada: figs for nothing."
    assert table.asked() == [0]
    table.do("0: accept offer=1")
    assert table.goods(1) == "figs figs"


def test_a_counter_answers_an_offer_that_lies() -> None:
    table = bazaar().offer(0, "to=bo gives=figs").do("1: consider offer=0").offer(1, "to=ada wants=salt counters=0")
    assert table.told()[0] == "Bo declines offer 1 from Ada: figs for nothing."
    assert table.told()[1] == "Bo offers Ada, in answer to offer 1: nothing for salt (offer 2)."
    assert table.asked() == [0]


def test_a_lying_offer_waits_while_another_is_being_answered() -> None:
    table = bazaar().offer(0, "to=bo gives=figs").do("1: consider offer=0").offer(2, "to=dee gives=tin")
    assert refused(table, 1, "to=ada wants=salt counters=0") == "B-16"
    assert table.can(1) == table.can(0) == []


def test_counters_to_an_offer_to_all_are_secret_until_all_have_answered() -> None:
    table = bazaar().offer(0, "to=all gives=figs")
    table.offer(2, "to=ada gives=tin wants=salt counters=0")
    assert table.asked() == [1, 3]
    assert refused(table, 2, "to=ada gives=tin counters=0") == "B-16"
    assert table.events == []
    for viewer, seen in ((-2, 1), (2, 1), (0, 0), (1, 0), (-1, 0)):
        assert len(table.describe(viewer)["stack"][-1]["counters"]) == seen
    table.offer(1, "to=ada gives=silk wants=salt counters=0").do("3: decline offer=0")
    assert [offer["number"] for offer in table.describe(-2)["deals"]["offers"]] == [1, 2]
    assert table.asked() == [0]
    table.do("0: decline offer=2", "0: decline offer=1")
    assert table.describe(-2)["deals"]["offers"] == []


def test_answers_of_others_are_imagined() -> None:
    table = bazaar().offer(0, "to=all gives=figs").do("1: accept offer=0")
    table.offer(2, "to=ada gives=tin counters=0")
    for viewer, first, second in ((1, 1, 2), (2, 2, 1), (-2, 1, 1), (-1, 2, 2)):
        steps = [table.imagine(viewer, seeded(seed)).describe(-2)["stack"][-1] for seed in range(40)]
        assert min(len({step["answers"][1] for step in steps}), 2) == first
        assert min(len({step["answers"][2] for step in steps}), 2) == second
        assert {len(step["counters"]) for step in steps} == {1 if viewer in (2, -2) else 0}
    assert table.imagine(0, seeded(1)).deciders() == table.deciders() == 0b1000


def test_answers_read_back() -> None:
    table = bazaar().offer(0, "to=all gives=figs").do("1: accept offer=0").offer(2, "to=ada gives=tin counters=0")
    for viewer in (-2, 0, 1, 2):
        written = table.describe(viewer)["stack"][-1]
        again = read_asking(table, written)
        if viewer == -2:
            assert again.to_dict(table, viewer) == written
        assert again.deciders(table) == table.deciders()


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"offer": 7}, "not among the open ones"),
        ({"answers": [None]}, "one entry a seat"),
        ({"answers": [None, "perhaps", None, None]}, "there is no answer 'perhaps'"),
        ({"counters": [3]}, "can't be read"),
        ({"counters": [{"maker": "zed"}]}, "there is no seat 'zed'"),
        ({"counters": [{"maker": "bo", "gives": ["gold"]}]}, "can't be read"),
    ],
)
def test_answers_that_cannot_be_read(changes: dict[str, Any], reason: str) -> None:
    table = bazaar().offer(0, "to=all gives=figs")
    with pytest.raises(BadPosition, match=reason):
        read_asking(table, {**table.describe(-2)["stack"][-1], **changes})
