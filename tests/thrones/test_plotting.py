"""The plot phase, the draw phase, and titles coming and going."""

from __future__ import annotations

from typing import Any

from greathall.kernel.chance import swift
from tests.scenario import rule
from tests.thrones.realm import Realm, card, realm, with_cards


def plotting(*plots: list[str], seats: int = 2, **position: Any) -> Realm:
    return realm(seats, phase="plot", revealed=[], plots=list(plots), **position)


@rule("A-5.1", "A-5.3", "A-5.5")
def test_plots_are_chosen_in_secret_and_the_highest_initiative_names_the_first_player() -> None:
    table = plotting(["plain", "slow"], ["slow", "plain"], play=[[], ["tower kneeling"]])
    assert table.all_asked == [0, 1]
    table.play("0: plot card=0.plain")
    assert table.state.view(1)["stack"][-1]["answers"] == ["?", None]
    table.play("1: plot card=1.plain")
    assert table["revealed"] == [["0.plain"], ["1.plain"]]
    assert table.step == "naming"
    assert table.asked == 1, "3 and the tower's 3, though it kneels"
    table.play("first player=seat_0")
    assert table["first"] == 0


@rule("A-5.4")
def test_a_tie_goes_to_the_least_power_and_then_to_chance() -> None:
    table = plotting(["plain"], ["plain"], play=[["den power=1"], []])
    table.play("0: plot card=0.plain", "1: plot card=1.plain")
    assert table.asked == 1, "power on an Infamy card counts"
    winners = set()
    for seed in range(10):
        even = plotting(["plain"], ["plain"], chance=swift(f"{seed}").to_text())
        even.play("0: plot card=0.plain", "1: plot card=1.plain")
        winners.add(even.asked)
    assert winners == {0, 1}


@rule("A-5.6")
def test_plots_take_effect_after_initiative_in_the_first_players_order() -> None:
    table = plotting(["unveil"], ["unveil"])
    table.play("0: plot card=0.unveil", "1: plot card=1.unveil")
    assert table["gold"] == [0, 0]
    table.play(f"first player=seat_{1 - table.asked}")
    first = table["first"]
    assert table.asked == first
    assert table.moves() == ["order card=0.unveil", "order card=1.unveil"]
    table.play("order card=1.unveil")
    assert table["gold"] == [1, 1]


@rule("A-5.6")
def test_a_blank_plot_does_nothing_when_revealed() -> None:
    cards = with_cards(card("hush", "Location", abilities=[{"static": "blank(plot & opponents)"}]))
    table = plotting(["unveil"], ["unveil_first"], play=[[], ["hush"]], deck=[[], ["page"]], cards=cards)
    table.play("0: plot card=0.unveil", "1: plot card=1.unveil_first", "first player=seat_0")
    assert table.step == "action", "there is no order to choose"
    assert table["gold"] == [0, 0]
    assert len(table["hand"][1]) == 1, "the other plot has its text"


@rule("A-5.2")
def test_used_plots_come_back_after_the_last_one() -> None:
    table = realm(phase="plot", revealed=[["plain"], ["plain"]], plots=[["slow"], ["slow", "rich"]], used=[["rich"], []])
    table.play("0: plot card=0.slow", "1: plot card=1.slow").play(f"first player=seat_{table.asked}")
    assert table["plots"] == [["0.rich", "0.plain"], ["1.rich"]]
    assert table["revealed"][0] == ["0.slow"]
    assert table["used"] == [[], ["1.plain"]]


@rule("A-5.7", "A-12.4")
def test_three_players_take_titles_and_the_pool_comes_back_when_it_is_empty() -> None:
    table = plotting(["plain", "slow"], ["plain", "slow"], ["swift", "rich"], seats=3, power=[1, 1, 1])
    table.play("0: plot card=0.plain", "1: plot card=1.plain", "2: plot card=2.swift", "first player=seat_2")
    assert table.asked == 2, "titles are taken from the first player clockwise"
    table.play("title title=crown_regent", "title title=master_of_coin")
    table.refuse("title title=master_of_coin", "A-5.7")
    table.play("title title=master_of_laws")
    assert table["titles"] == ["master_of_coin", "master_of_laws", "crown_regent"]
    first = ["hand_of_the_king", "lord_commander", "master_of_whispers"]
    while table["round"] == 2 or table["phase"] != "plot":
        table.play("done" if table.step == "challenging" else "pass")
    assert table["titles"] == [None, None, None]
    assert table["pool"] == first, "the titles of the last round stay away"


@rule("A-12.5")
def test_two_players_take_no_titles() -> None:
    table = plotting(["plain"], ["slow"]).play("0: plot card=0.plain", "1: plot card=1.slow", "first player=seat_0")
    assert table.step == "action"


@rule("A-10.3")
def test_with_four_players_all_titles_go_back() -> None:
    table = realm(4, phase="taxation", titles=["crown_regent", "master_of_coin", None, None], pool=["master_of_laws"], plots=[["slow"]] * 4)
    table.play("pass", "pass", "pass", "pass")
    assert table["titles"] == [None] * 4
    assert len(table["pool"]) == 6


@rule("A-6.1", "A-11.7")
def test_everyone_draws_two_and_the_master_of_laws_three() -> None:
    table = realm(3, phase="draw", titles=["master_of_laws", None, None], deck=[["page"] * 5, ["page"] * 5, ["page"]])
    assert [len(hand) for hand in table["hand"]] == [3, 2, 1]
    assert table["drawn"] == [0, 0, 0], "this is outside the cap"
