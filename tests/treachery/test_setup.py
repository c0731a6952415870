"""What is on the table, and how a game begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import greathall
from tests.scenario import rule
from tests.treachery.table import ACTIONS, NAMES, OURS, Table, trial

HOUSES = {
    "green": {"filia", "asher"},
    "red": {"brutol", "gerrard"},
    "purple": {"diane", "elaine"},
    "blue": {"lucius", "isolde"},
    "neutral": {"physician", "envoy"},
}


def deal(seats: int = 2, seed: int = 1, **options: str) -> dict[str, Any]:
    return greathall.new("treachery", seats, seed, **options).to_dict()


def houses_of(row: list[str]) -> list[str]:
    return sorted(house for name in row for house, members in HOUSES.items() if name in members)


@rule("T-1.1", "T-1.6")
def test_eight_nobles_of_four_houses_and_two_neutrals() -> None:
    told = {(entry["name"], entry["house"]) for entry in OURS["characters"]}
    assert told == {
        ("Lady Filia", "green"),
        ("Duke Asher", "green"),
        ("Lord Brutol", "red"),
        ("Commander Gerrard", "red"),
        ("Countess Diane", "purple"),
        ("Lady Elaine", "purple"),
        ("Master Lucius", "blue"),
        ("Dame Isolde", "blue"),
        ("the Physician", "neutral"),
        ("the Envoy", "neutral"),
    }
    assert sorted(name for row in deal()["rows"] for name in row) == sorted(NAMES)


@rule("T-1.2")
def test_fourteen_action_cards_with_a_top_and_a_bottom() -> None:
    game = deal()
    assert sorted([*game["hands"], game["revealed"], *game["deck"]]) == sorted(ACTIONS)
    assert len(ACTIONS) == 14
    assert all(entry["top"] and entry["bottom"] for entry in OURS["actions"])


@rule("T-1.3", "T-2.3")
def test_every_pair_of_houses_is_dealt_either_way_round_but_once_a_game() -> None:
    seen: Counter[str] = Counter()
    for seed in range(300):
        agendas = deal(seats=4, seed=seed)["agendas"]
        assert len({frozenset(agenda.split(" over ")) for agenda in agendas}) == 4
        seen.update(agendas)
    assert len(seen) == 12
    assert all(60 < times < 140 for times in seen.values()), seen


@rule("T-1.3")
def test_a_card_turned_round_says_the_opposite() -> None:
    rows = ("filia, asher", "brutol, gerrard")
    assert Table(*rows, agendas=["green over red", "purple over blue"]).state.scores()[0] == 2 + 2 + 1 + 1
    assert Table(*rows, agendas=["red over green", "purple over blue"]).state.scores()[0] == 1 + 1


@rule("T-1.4", "T-5.4")
def test_a_character_is_unwounded_then_wounded_then_killed() -> None:
    for before, after in (("filia", "filia wounded"), ("filia wounded", "filia killed")):
        table = Table(before, action="w!").play(trial("filia"))
        assert table.rows[0] == after


@rule("T-1.5")
def test_the_higher_row_is_the_more_powerful() -> None:
    points = []
    for rows in (("filia", "brutol", "diane"), ("brutol", "filia", "diane"), ("brutol", "diane", "filia")):
        points.append(Table(*rows, agendas=["green over blue", "red over purple"]).state.scores()[0])
    assert points == sorted(points, reverse=True)
    assert len(set(points)) == 3


@rule("T-2.1")
def test_a_noble_of_each_house_above_and_below_with_the_neutrals_between() -> None:
    upper: Counter[str] = Counter()
    for seed in range(200):
        top, middle, bottom = deal(seed=seed)["rows"]
        assert houses_of(top) == houses_of(bottom) == ["blue", "green", "purple", "red"]
        assert set(middle) == HOUSES["neutral"]
        upper.update(top)
    assert len(upper) == 8
    assert all(65 < times < 135 for times in upper.values()), upper


@rule("T-2.2")
def test_all_begin_unwounded() -> None:
    assert all(name in NAMES for row in deal()["rows"] for name in row)


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("T-2.3", "T-2.6", "T-2.7")
def test_each_seat_gets_an_agenda_and_a_card_and_one_card_is_revealed(seats: int) -> None:
    game = deal(seats)
    assert len(game["agendas"]) == len(game["hands"]) == seats
    assert None not in game["hands"]
    assert game["revealed"] in ACTIONS
    assert len(game["deck"]) == 14 - seats - 1
    assert game["discard"] == []


@rule("T-2.4", "T-2.6")
def test_agendas_and_hands_are_seen_by_their_owners_alone() -> None:
    state = greathall.new("treachery", 3, seed=4)
    whole = state.to_dict()
    assert state.view(1)["agendas"] == ["?", whole["agendas"][1], "?"]
    assert state.view(1)["hands"] == ["?", whole["hands"][1], "?"]
    assert state.view(-1)["agendas"] == state.view(-1)["hands"] == ["?", "?", "?"]


@rule("T-2.4")
def test_no_move_turns_an_agenda_round() -> None:
    state = greathall.new("treachery", 2, seed=4)
    agendas = state.to_dict()["agendas"]
    assert {verb.name for verb in state.game.verbs.verbs} == {"act", "attack", "heal", "raise", "lower", "exchange"}
    for _ in range(5):
        seat = 0 if state.deciders() == 1 else 1
        state.play(seat, state.moves(seat)[0])
        assert state.to_dict()["agendas"] == agendas


@rule("T-2.5")
def test_agendas_that_nobody_got_appear_nowhere() -> None:
    state = greathall.new("treachery", 2, seed=4)
    assert len(state.to_dict()["agendas"]) == 2
    assert str(state.to_dict()).count(" over ") == 2


@rule("T-2.7")
def test_the_revealed_card_is_seen_by_all_and_the_deck_by_nobody() -> None:
    state = greathall.new("treachery", 2, seed=4)
    for viewer in (-1, 0, 1):
        assert state.view(viewer)["revealed"] == state.to_dict()["revealed"]
        assert state.view(viewer)["deck"] == ["?"] * 11


@rule("T-2.8")
def test_the_top_action_is_always_on_top() -> None:
    table = Table("filia", "asher", hand="exile", revealed="coup")
    table.refuse("act card=exile side=bottom first=filia", "T-5.1")
    table.play("act card=exile side=top first=filia")
    assert table.rows[0] == "filia wounded, asher"


@rule("T-2.9")
def test_the_first_player_is_drawn_unless_named() -> None:
    drawn = Counter(deal(seats=3, seed=seed)["first"] for seed in range(300))
    assert set(drawn) == {0, 1, 2}
    assert all(70 < times < 130 for times in drawn.values()), drawn
    state = greathall.new("treachery", 3, seed=1, first="2")
    assert state.deciders() == 0b100
    assert state.to_dict()["first"] == 2
