"""How bots play: what they weigh, what they need not think about, and what a sensible player does at a glance."""

from __future__ import annotations

from collections import Counter

import pytest

import greathall
from greathall.bots import make
from greathall.bots.rollout import calm_down, play_on
from greathall.kernel.bits import lowest
from greathall.kernel.chance import swift
from tests.thrones.realm import Realm, realm

RICH = ["plain", "rich", "harsh"]


def sensible(table: Realm) -> list[str]:
    return [table.state.text(move) for move in table.state.sensible(table.asked)]


def habits(table: Realm, times: int = 120) -> Counter[str]:
    """What the seat that is asked does at a glance, how often."""
    seat = table.asked
    chance = swift("habits")
    return Counter(table.state.text(table.state.habit(seat, chance)) for _ in range(times))


def mostly(table: Realm) -> str:
    return habits(table).most_common(1)[0][0]


def chosen(table: Realm, bot: str) -> str:
    return table.state.text(make(bot, swift("1")).choose(table.state, table.asked))


# What is weighed.


def test_power_cards_and_gold_are_worth_something() -> None:
    even = realm(play=[["knight"], ["knight"]]).state.evaluate(0)
    assert even == pytest.approx(0.5)
    for better in (
        realm(play=[["knight", "squire"], ["knight"]]),
        realm(play=[["knight"], ["knight"]], power=[1, 0]),
        realm(play=[["knight"], ["knight"]], hand=[["page"], []]),
        realm(play=[["knight"], ["knight"]], gold=[1, 0]),
        realm(play=[["knight"], ["knight kneeling"]]),
        realm(play=[["knight", "field"], ["knight"]]),
        realm(play=[["hero"], ["spy"]]),
        realm(play=[["assassin"], ["soldier"]]),
        realm(play=[["giant"], ["knight"]]),
        realm(play=[["lord"], ["lord"]], under=[["lord_again on=0.lord"], []]),
    ):
        assert better.state.evaluate(0) > 0.5 > better.state.evaluate(1)


def test_a_lead_counts_more_near_the_end() -> None:
    early = realm(play=[["knight"], ["knight"]], power=[2, 0])
    late = realm(play=[["knight"], ["knight"]], power=[14, 12])
    assert late.state.evaluate(0) > early.state.evaluate(0)


def test_what_is_placed_in_setup_counts() -> None:
    table = realm(phase="setup", revealed=[[], []], hand=[["knight", "squire"], []], stack=[{"step": "placing", "seat": 0}])
    before = table.state.evaluate(0)
    assert table.play("place card=0.knight").state.evaluate(0) > before


def test_partners_are_weighed_together() -> None:
    table = realm(4, options={"variant": "two_on_two"}, play=[["giant"], [], [], []])
    assert table.state.evaluate(0) == table.state.evaluate(2) > 0.5 > table.state.evaluate(1) == table.state.evaluate(3)


# What needs no thought.


def test_attackers_are_named_in_one_order() -> None:
    table = realm(play=[["knight", "squire", "giant"], []]).quiet().play("challenge challenge=power player=seat_1")
    table.play("attack card=0.squire")
    assert table.moves() == ["done", "attack card=0.knight", "attack card=0.giant"]
    assert sensible(table) == ["done", "attack card=0.giant"]


def test_of_two_copies_in_hand_one_is_looked_at() -> None:
    table = realm(phase="marshalling", gold=[5, 0], hand=[["knight", "knight", "squire"], []])
    assert len(table.moves()) == 4
    assert sensible(table) == ["pass", "marshal card=0.knight", "marshal card=0.squire"]


def test_stealth_and_vigilance_are_always_used() -> None:
    table = realm(play=[["shadow"], ["knight"]]).challenge("power", "0.shadow").quiet()
    assert sensible(table) == ["bypass card=1.knight"]
    table = realm(play=[["sentry", "knight"], []]).challenge("power", "0.sentry").quiet().play("done").quiet()
    assert table.step == "rising"
    assert sensible(table) == ["stand card=0.sentry"]


# Habits.


def test_an_open_door_is_walked_through() -> None:
    table = realm(play=[["knight"], []], power=[0, 3]).quiet()
    assert mostly(table) == "challenge challenge=power player=seat_1"
    strong = realm(play=[["page"], ["giant"]]).quiet()
    assert mostly(strong) == "done"


def test_enough_attack_and_enough_defend() -> None:
    table = realm(play=[["knight", "giant"], ["squire"]]).quiet().play("challenge challenge=military player=seat_1", "attack card=0.knight")
    assert mostly(table) == "done"
    weak = realm(play=[["squire", "page"], ["giant"]]).quiet().play("challenge challenge=military player=seat_1", "attack card=0.squire")
    assert habits(weak).keys() == {"done", "attack card=0.page"}
    defence = realm(play=[["squire"], ["knight"]]).challenge("power", "0.squire").quiet()
    assert mostly(defence) == "defend card=1.knight"
    defence.play("defend card=1.knight")
    hopeless = realm(play=[["giant"], ["knight", "squire"]]).challenge("power", "0.giant").quiet()
    assert habits(hopeless).most_common(2)[1][1] > 30
    assert habits(hopeless)["defend card=1.knight"] < 10, "the weakest stands in the way, if anyone"


def test_the_least_is_given_up() -> None:
    table = realm(play=[["giant"], ["knight", "page", "lord"]]).challenge("military", "0.giant").quiet().play("done").quiet()
    assert mostly(table) == "kill card=1.page"
    spare = realm(play=[["giant"], ["knight", "lord"]], under=[[], ["lord_again on=1.lord"]])
    assert mostly(spare.challenge("military", "0.giant").quiet().play("done").quiet()) == "kill card=1.lord"


def test_gold_is_spent_on_dear_cards_and_duplicates_come_first() -> None:
    table = realm(phase="marshalling", gold=[6, 0], hand=[["squire", "giant"], []])
    assert mostly(table) == "marshal card=0.giant"
    twice = realm(phase="marshalling", gold=[6, 0], play=[["lord"], []], hand=[["lord_again", "giant"], []])
    assert mostly(twice) == "duplicate card=0.lord_again"


def test_targets_are_chosen_by_what_comes_of_it() -> None:
    table = realm(play=[["knight"], ["giant"]], hand=[["exile"], []]).play("use card=0.exile")
    assert mostly(table) == "choose card=1.giant"


def test_ones_own_are_saved() -> None:
    table = realm(play=[["giant"], ["knight", "guard"]]).challenge("military", "0.giant").quiet().play("done").quiet()
    table.play("kill card=1.knight")
    while table.asked == 0:
        table.play("pass")
    assert mostly(table) == "respond card=1.guard to=1.knight"


def test_who_wins_initiative_begins() -> None:
    table = realm(phase="plot", revealed=[], plots=[["swift"], ["slow"]]).play("0: plot card=0.swift", "1: plot card=1.slow")
    assert mostly(table) == "first player=seat_0"


# Playing on.


def test_a_position_calms_down_when_the_challenge_is_over() -> None:
    table = realm(play=[["knight"], ["squire"]])
    assert table.state.calm()
    table.quiet().play("challenge challenge=military player=seat_1")
    assert not table.state.calm()
    calm_down(table.state, swift("1"))
    assert table.state.calm()
    assert table["stack"][-1]["step"] in ("action", "challenging")


def test_a_search_plays_on_to_the_end_of_the_round() -> None:
    table = realm(play=[["knight"], ["knight"]], plots=[RICH, RICH], deck=[["page"] * 9, ["page"] * 9])
    chapter = table.state.chapter()
    play_on(table.state, swift("1"), chapter)
    assert table.state.chapter() == chapter + 1


@pytest.mark.parametrize("bot", ["greedy", "search:40"])
def test_bots_take_the_victory_that_lies_open(bot: str) -> None:
    table = realm(play=[["knight"], []], power=[13, 3]).quiet()
    assert chosen(table, bot) == "challenge challenge=power player=seat_1"


@pytest.mark.parametrize("bot", ["greedy", "search:40"])
def test_bots_use_what_helps_and_pass_what_hurts(bot: str) -> None:
    table = realm(play=[["knight"], ["giant"]], hand=[["strike"], []])
    assert chosen(table, bot) == "use card=0.strike"
    own = realm(play=[["giant"], []], hand=[["recall"], []], phase="dominance")
    assert chosen(own, bot) == "pass"


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (2, 3), (3, 4), (3, 8), (3, 10), (4, 5)])
def test_whole_games_are_played_by_habit(seats: int, seed: int) -> None:
    state = greathall.new("thrones", seats, seed, variant="two_on_two" if seats == 4 else "standard")
    chance = swift(f"habits {seed}")
    decisions = 0
    while asked := state.deciders():
        seat = int(lowest(asked))
        assert set(state.sensible(seat)) <= set(state.moves(seat))
        move = state.habit(seat, chance)
        if decisions % 7 == 0:
            assert 0 <= state.evaluate(seat) <= 1
        state.play(seat, move)
        decisions += 1
    assert state.ending() == "victory"
