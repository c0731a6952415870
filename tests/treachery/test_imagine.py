"""What a seat can't know is drawn again, each possibility as often as another; what it knows stays."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import greathall
from greathall.kernel.chance import seeded
from tests.scenario import rule
from tests.treachery.table import ACTIONS, Table, cards_with, trial

DRAWS = 2000


def drawn(table: Table, seat: int, draws: int = DRAWS) -> list[dict[str, Any]]:
    chance = seeded(7)
    return [table.state.imagine(seat, chance).to_dict() for _ in range(draws)]


def about_even(times: Counter[Any], kinds: int) -> None:
    """All kinds occur, none more than five standard deviations from its share."""
    total = sum(times.values())
    share = total / kinds
    assert len(times) == kinds
    assert all(abs(count - share) < 5 * (share * (1 - 1 / kinds)) ** 0.5 for count in times.values()), times


@rule("T-2.6", "T-2.7")
def test_each_unknown_card_is_as_often_in_a_rivals_hand_or_anywhere_in_the_deck() -> None:
    games = drawn(Table("filia", hand="duel"), seat=0)
    unknown = set(ACTIONS) - {"duel", "exile"}
    hands = Counter(game["hands"][1] for game in games)
    assert set(hands) == unknown
    about_even(hands, 12)
    about_even(Counter(game["deck"][0] for game in games), 12)
    about_even(Counter(game["deck"][-1] for game in games), 12)


@rule("T-2.3", "T-2.4")
def test_each_agenda_that_a_rival_may_have_is_as_likely() -> None:
    games = drawn(Table("filia", agendas=["green over red", "blue over purple"]), seat=0)
    agendas = Counter(game["agendas"][1] for game in games)
    assert "green over red" not in agendas
    assert "red over green" not in agendas
    about_even(agendas, 10)


@rule("T-2.4", "T-2.6")
def test_what_is_known_stays() -> None:
    table = Table("filia wounded", hand="duel", discard=["coup", "poison"], agendas=["green over red", "blue over purple"])
    view = table.state.view(0)
    for game in drawn(table, seat=0, draws=50):
        assert game["hands"][0] == "duel"
        assert game["agendas"][0] == "green over red"
        for key in ("rows", "revealed", "discard", "stack", "turns"):
            assert game[key] == view[key]
        assert sorted([*game["hands"], game["revealed"], *game["deck"], *game["discard"]]) == sorted(ACTIONS)


def test_the_gallery_knows_no_hand_and_no_agenda() -> None:
    games = drawn(Table("filia", hand="duel"), seat=-1)
    about_even(Counter(game["hands"][0] for game in games), 13)
    about_even(Counter(game["agendas"][0] for game in games), 12)


def test_two_unknown_hands_and_a_last_card_are_dealt_in_every_way() -> None:
    lying: dict[str, Any] = {
        "hands": ["duel", "riot", "coup"],
        "deck": ["abdication"],
        "discard": [c for c in ACTIONS if c not in ("duel", "riot", "coup", "abdication", "exile")],
    }
    games = drawn(Table("filia wounded", seats=3, **lying), seat=0)
    ways = Counter((game["hands"][1], game["hands"][2], game["deck"][0]) for game in games)
    assert set(ways) == set(permutations(("riot", "coup", "abdication")))
    about_even(ways, 6)


@rule("T-7.3")
def test_a_rival_who_is_to_move_gets_a_hand_that_can_move() -> None:
    # Nobody is Wounded, so cards that only heal can't be used, and the revealed one is such a card.
    heals = {card: {"top": "w+", "bottom": "w+^"} for card in ACTIONS if card not in ("duel", "riot", "poison")}
    table = Table("filia", hand="duel", changes=heals)
    games = drawn(table, seat=1)
    hands = Counter(game["hands"][0] for game in games)
    assert set(hands) == {"duel", "poison"}
    about_even(hands, 2)
    about_even(Counter(game["deck"][0] for game in games if game["hands"][0] == "duel"), 11)


@rule("T-7.3")
def test_the_hand_that_can_move_may_be_taken_from_another_hand() -> None:
    heals = {card: {"top": "w+", "bottom": "w+^"} for card in ACTIONS if card != "duel"}
    table = Table("filia", seats=3, hands=["duel", "riot", "abdication"], changes=heals)
    games = drawn(table, seat=1)
    assert {game["hands"][0] for game in games} == {"duel"}
    about_even(Counter(game["hands"][2] for game in games), 11)
    for game in games[:20]:
        assert game["hands"][1] == "riot"
        assert sorted([*game["hands"], game["revealed"], *game["deck"]]) == sorted(ACTIONS)


def test_a_view_is_filled_in_the_same_way() -> None:
    heals = {card: {"top": "w+", "bottom": "w+^"} for card in ACTIONS if card not in ("duel", "riot", "poison")}
    view = Table("filia", hand="duel", changes=heals).state.view(1)
    chance = seeded(7)
    hands = Counter(greathall.from_dict(view, chance, cards_with(**heals)).to_dict()["hands"][0] for _ in range(200))
    assert set(hands) == {"duel", "poison"}
    about_even(hands, 2)


def test_a_twin_looks_the_same_to_the_seat_and_plays_on() -> None:
    table = Table("filia, asher", hand="duel")
    chance = seeded(3)
    for seat in (-1, 0, 1):
        twin = table.state.imagine(seat, chance)
        assert twin.view(seat) == table.state.view(seat)
        assert len(twin.moves(0)) > 0
    twin = table.state.imagine(0, chance)
    assert list(twin.moves(0)) == list(table.state.moves(0))


@rule("T-7.4")
def test_what_was_revealed_at_the_end_is_not_drawn_again() -> None:
    table = Table("filia wounded", "asher killed", hand="duel", agendas=["green over red", "blue over purple"])
    table.play("act card=duel side=top first=filia")
    games = drawn(table, seat=1, draws=40)
    assert {tuple(game["agendas"]) for game in games} == {("green over red", "blue over purple")}
    assert len({game["hands"][0] for game in games}) > 5


@rule("T-7.3")
def test_a_hand_that_was_shown_is_not_drawn_again() -> None:
    heals = {card: {"top": "w+", "bottom": "w+^"} for card in ("riot", "exile")}
    table = Table(action="w^", changes=heals).play(trial("filia"))
    assert {game["hands"][1] for game in drawn(table, seat=0, draws=40)} == {"riot"}


def test_whoever_sees_everything_has_nothing_to_imagine() -> None:
    table = Table("filia", hand="duel", agendas=["green over red", "blue over purple"])
    assert {tuple(game["hands"] + game["deck"]) for game in drawn(table, seat=-2, draws=5)} == {tuple(table["hands"] + table["deck"])}


def test_in_the_middle_of_a_turn_the_empty_place_stays_empty() -> None:
    table = Table("asher wounded, filia", "envoy", hand="coup").play("act card=coup side=top first=asher")
    for game in drawn(table, seat=1, draws=20):
        assert game["hands"] == [None, "riot"]
        assert game["used"] == "coup"


OLD: dict[str, Any] = {"hands": ["duel", "poison", "coup"], "revealed": "exile", "seats": 3}
"""Seat 1 begins the turn that takes the deck's last card."""


def reshuffled() -> Table:
    """Three seats; the deck has just run out and all but hands and the revealed card were shuffled into a new one."""
    discards = [card for card in ACTIONS if card not in ("duel", "poison", "coup", "exile", "tribute")]
    return Table("filia, diane", "asher", hand="duel", **{**OLD, "deck": ["tribute"], "discard": discards}).play(
        "act card=exile side=top first=filia"
    )


@rule("T-3.6")
def test_everyone_knows_which_cards_were_reshuffled_and_who_held_theirs() -> None:
    table = reshuffled()
    assert table["revealed"] == "tribute"
    assert set(table["reshuffled"]) == set(table["deck"]) == set(ACTIONS) - {"duel", "poison", "coup", "tribute"}
    for viewer in (-1, 0, 1, 2):
        assert table.state.view(viewer)["held"] == [0, 1, 2]
        assert table.state.view(viewer)["reshuffled"] == table["reshuffled"]


@rule("T-3.6")
def test_a_hand_held_since_before_the_reshuffle_is_none_of_the_new_deck() -> None:
    games = drawn(reshuffled(), seat=0)
    about_even(Counter(game["hands"][1] for game in games), 2)
    assert {game["hands"][1] for game in games} == {"poison", "coup"}
    assert all(set(game["deck"]) == set(game["reshuffled"]) for game in games)
    assert greathall.from_dict(reshuffled().state.view(0)).to_dict()["hands"][1] in ("poison", "coup")


@rule("T-3.6")
def test_a_hand_drawn_since_the_reshuffle_is_one_of_the_new_deck() -> None:
    table = reshuffled()
    own = next(move for move in table.moves() if "card=poison" in move)
    table.play(own)
    assert table["held"] == [0, 2]
    games = drawn(table, seat=0)
    assert {game["hands"][1] for game in games} == set(table["reshuffled"])
    assert {game["hands"][2] for game in games} == {"coup"}, "the only card that it can be"
