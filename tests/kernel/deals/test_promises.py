"""Promises made, kept, broken and lapsed."""

from __future__ import annotations

from greathall.kernel.deals.book import Pledge
from greathall.kernel.deals.offer import promise_from
from tests.kernel.deals.bazaar import Bazaar, bazaar


def pledged(*promises: str) -> Bazaar:
    table = bazaar()
    table.pledge(0, 1, [promise_from(promise, table.names()) for promise in promises])
    return table


def test_promises_are_made_by_either_side() -> None:
    table = bazaar().offer(0, "to=bo promises=spare:bo:4 demands=aid:ada:5,card:silk:6").do("1: accept offer=0")
    assert [(pledge["by"], pledge["promise"]) for pledge in table.describe(-1)["deals"]["pledges"]] == [
        ("ada", "spare:bo:4"),
        ("bo", "aid:ada:5"),
        ("bo", "card:silk:6"),
    ]
    assert table.told()[1:] == [
        "Ada promises Bo to spare House Bo until turn 4.",
        "Bo promises Ada to help House Ada before turn 5.",
        "Bo promises Ada silk before turn 6.",
    ]


def test_where_a_game_says_nothing_a_seat_could_keep_any_promise() -> None:
    table = bazaar()
    assert table.able_to(0, promise_from("aid:bo:5", table.names()))


def test_deeds_keep_and_break_promises() -> None:
    table = pledged("spare:cy:9", "strike:cy:9", "aid:cy:9", "spare:dee:9")
    table.harmed(1, 2)
    assert table.fates() == ["open"] * 4, "somebody else did it"
    table.harmed(0, 2)
    assert table.fates() == ["broken", "kept", "open", "open"]
    table.aided(0, 2)
    table.aided(0, 2)
    assert table.fates() == ["broken", "kept", "kept", "open"]
    assert table.told()[-1] == "Ada has kept their promise to Bo: to help House Cy."
    none = bazaar()
    none.harmed(0, 2)
    none.aided(0, 2)
    assert none.events == []


def test_a_card_keeps_one_promise_to_the_same_player() -> None:
    table = pledged("card:figs:9", "card:figs:9", "card:salt:9")
    table.offer(0, "to=cy gives=figs").do("2: accept offer=0")
    assert table.fates() == ["open"] * 3
    table.offer(1, "to=ada wants=figs").do("0: accept offer=1")
    assert table.fates() == ["kept", "open", "open"]
    assert table.told()[-1] == "Ada has kept their promise to Bo: to give figs."


def test_promises_are_judged_when_their_turn_begins() -> None:
    table = pledged("spare:cy:2", "aid:cy:2", "strike:cy:3", "spare:dee:3")
    table.do("0: pass")
    assert table.fates() == ["kept", "broken", "open", "open"]
    table.do("1: pass")
    assert table.fates() == ["kept", "broken", "broken", "kept"]
    table.do("2: pass")
    assert table.events == []


def test_promises_that_still_run_at_the_end_lapse() -> None:
    table = pledged("spare:cy:9", "aid:cy:9", "strike:cy:9")
    table.harmed(0, 2)
    table.deal_end()
    assert table.fates() == ["broken", "lapsed", "kept"]
    table.deal_end()
    assert table.fates() == ["broken", "lapsed", "kept"]


def test_a_pledge_is_judged_on_a_copy() -> None:
    table = bazaar()
    one = Pledge(0, 1, promise_from("aid:bo:3", table.names()))
    assert (one.judged(1).fate, one.fate) == (1, 0)
