"""The cards, the table and the advantage draw."""

from __future__ import annotations

from typing import Any

import pytest

import greathall
from greathall.games.skirmish.game import draw_for_advantage
from greathall.kernel.chance import swift
from greathall.kernel.event import OPEN
from tests.scenario import Scenario, rule
from tests.skirmish.war import DECK, SOLDIERS, battle, dealt, rest, units, war


@rule("S-1.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_deck_has_52_cards_and_may_have_two_jokers(seats: int) -> None:
    assert dealt(seats, jokers="without").census() == sorted(DECK)
    assert dealt(seats, jokers="with").census() == sorted([*DECK, "black_joker", "red_joker"])
    with pytest.raises(greathall.UnknownGame):
        dealt(7)


@rule("S-1.2", "S-2.5", "S-1.6")
def test_the_barrows_are_public_and_shared() -> None:
    state = dealt(3, seed=4)
    buried = state.to_dict()["barrows"]
    assert len(buried) >= 3
    for viewer in (-1, 0, 1, 2):
        assert state.view(viewer)["barrows"] == buried
    table = war(burned=["7c"], hands=[["qh"], []], barrows=["8c"])
    assert table.state.view(1)["burned"] == ["7c"]
    table.play("queen card=qh")
    assert table.moves() == ["fetch card=8c"]


@rule("S-1.3", "S-1.4", "S-3.4")
@pytest.mark.parametrize("card", SOLDIERS)
def test_soldiers_stand_in_front(card: str) -> None:
    front: Any = [["3d" if card != "3d" else "4d"], []]
    table = war(hands=[[card], []], front=front)
    slots = [f"deploy card={card} slot=front_{slot}" for slot in (2, 3, 4)]
    assert [move for move in table.moves() if move.startswith("deploy")] == slots
    table.play(slots[1])
    assert table["front"][0][2] == f"{card} exhausted"
    table = war(hands=[[card], []], front=[[*(other for other in SOLDIERS if other != card)][:4], []])
    table.refuse(f"deploy card={card} slot=front_1", "S-3.4")
    table.refuse(f"deploy card={card} slot=rear_1", "S-1.3")


@rule("S-1.3", "S-1.4", "S-3.4")
@pytest.mark.parametrize("card", ["ad", "ac", "ah", "as", "kd", "kc", "kh", "ks"])
def test_kings_and_aces_stand_in_the_rear(card: str) -> None:
    table = war(hands=[[card], []])
    table.refuse(f"deploy card={card} slot=front_1", "S-1.3")
    table.refuse(f"deploy card={card} slot=rear_4", "S-1.4")
    table.play(f"deploy card={card} slot=rear_1")
    assert table["rear"][0][0] == (card if card == "ah" else f"{card} exhausted")


@rule("S-1.3")
def test_a_bond_takes_one_slot() -> None:
    table = war(front=[["2c+3c", "4c", "5c", "6c"], []], hands=[["7c"], []])
    assert not any(move.startswith("deploy") for move in table.moves())
    table = war(front=[["2c+3c", "4c", "5c"], []], hands=[["7c"], []])
    assert "deploy card=7c slot=front_4" in table.moves()


@rule("S-1.5")
@pytest.mark.parametrize("card", SOLDIERS)
def test_a_soldier_strikes_and_stands_with_its_number(card: str) -> None:
    value = int(card[:-1])
    table = battle([card], [])
    table.play(f"attack unit={card} target=seat_1")
    assert table["life"] == [40, 40 - value]
    others = [other for other in SOLDIERS if other != card and other[-1] in "dh"]
    exact = next(other for other in others if int(other[:-1]) == (value if value > 2 else 3))
    table = battle([exact], [f"{card} exhausted"], damage={card: max(0, value - int(exact[:-1]))})
    table.play(f"attack unit={exact} target={card}")
    if card[-1] == "d":
        table.play(f"let_through attacker={exact}")
    assert units(table, 1) == []


@rule("S-1.5")
@pytest.mark.parametrize(
    ("card", "defense"),
    [("kd", 13), ("kc", 13), ("kh", 13), ("ks", 13), ("black_joker:necromancer", 14), ("red_joker:spirit", 14)],
)
def test_kings_and_jokers_stand_with_13_and_14(card: str, defense: int) -> None:
    name = card.partition(":")[0]
    for amount in (defense - 1, defense):
        blow = {"step": "rage", "card": "7c", "amount": amount, "seat": 1, "hit": []}
        table = war(rear=[[], [card]], phase="combat", stack=[{"step": "end_turn"}, blow])
        table.play(f"rage attacker=7c target={name}")
        assert (name in table["barrows"]) == (amount == defense)


@rule("S-1.7")
def test_life_is_40_or_what_is_agreed() -> None:
    assert dealt().to_dict()["life"] == [40, 40]
    assert dealt(3, life="20").to_dict()["life"] == [20, 20, 20]


@rule("S-2.1", "S-2.2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everyone_is_dealt_five_cards(seats: int) -> None:
    state = dealt(seats, seed=seats)
    assert [len(hand) for hand in state.to_dict()["hands"]] == [5] * seats
    told = [state.telling(event, OPEN) for event in state.events]
    dealings = [line for line in told if "is dealt" in line]
    order = [line[:8] for line in dealings]
    assert order == order[:seats] * 5
    assert len(set(order)) == seats
    draws = [line for line in told if "advantage" in line]
    assert [line[:8] for line in draws[:seats]] == order[:seats]


def advantage(seats: int, *drawn: str) -> tuple[Any, int]:
    """The cards drawn for the advantage, first to last, out of a deck that has no more."""
    others = rest(*drawn)
    table = Scenario(
        "skirmish", {"seats": seats, "hands": [[] for _ in range(seats)], "deck": list(drawn)[::-1], "barrows": others, "stack": []}
    )
    return table, draw_for_advantage(table.state, list(range(seats)))  # type: ignore[arg-type]


@rule("S-2.2")
@pytest.mark.parametrize(
    ("low", "high"),
    [("black_joker", "ac"), ("ac", "2d"), ("2d", "3h"), ("9s", "10d"), ("10s", "jd"), ("js", "qd"), ("qs", "kd")],
)
def test_values_of_the_advantage_draw(low: str, high: str) -> None:
    assert advantage(2, low, high)[1] == 1
    assert advantage(2, high, low)[1] == 0


@rule("S-2.3", "S-2.5")
def test_only_the_tied_draw_again() -> None:
    table, seat = advantage(3, "kd", "3c", "kh", "2c", "4d")
    assert seat == 2
    assert {"kd", "kh", "2c", "4d", "3c"} <= set(table["barrows"])
    told = [table.state.telling(event, OPEN) for event in table.state.events]
    assert sum("Player 2 draws" in line for line in told) == 1


@rule("S-2.3")
def test_chance_decides_if_the_deck_cannot_serve_the_tied() -> None:
    assert advantage(3, "2c", "kd", "kh", "3c")[1] in (1, 2)
    winners = set()
    for word in range(1, 9):
        table = Scenario(
            "skirmish",
            {
                "seats": 2,
                "hands": [[], []],
                "deck": ["kh", "kd"],
                "barrows": rest("kh", "kd"),
                "stack": [],
                "chance": swift(f"{word}").to_text(),
            },
        )
        winners.add(draw_for_advantage(table.state, [0, 1]))  # type: ignore[arg-type]
        assert "chance gives" in table.state.telling(table.state.events[-1], OPEN)  # type: ignore[index]
    assert winners == {0, 1}


@rule("S-2.4", "S-2.6", "S-3.3")
def test_the_winner_starts_or_defers_and_the_first_turn_has_no_draw() -> None:
    for move, first in (("start", 2), ("defer", 0)):
        table = war(3, hands=[["3d"], ["4d"], ["5d"]], turns=0, stack=[{"step": "advantage", "seat": 2}])
        table.refuse("done", "S-2.4")
        assert table.moves() == ["start", "defer"]
        table.play(move)
        assert table["turn"] == first
        assert table.asked == first
        assert [len(hand) for hand in table["hands"]] == [1, 1, 1]
        table.play("done", "pass", "pass")
        assert table["turn"] == (first + 1) % 3
        assert len(table["hands"][(first + 1) % 3]) == 2


@rule("S-1.8", "S-1.10")
def test_the_actor_chooses_one_opponent() -> None:
    table = war(4, hands=[["2d"], ["3d"], [], ["5d", "6d"]])
    scouts = [move for move in table.moves() if move.startswith("scout")]
    assert scouts == ["scout card=2d player=seat_1", "scout card=2d player=seat_3"]


@rule("S-1.10")
def test_a_random_card_may_be_any_of_the_hand() -> None:
    taken = set()
    for word in range(1, 30):
        table = war(hands=[["2s"], ["3d", "kc", "9h"]], chance=swift(f"{word}").to_text())
        table.play("scout card=2s player=seat_1")
        taken |= {card for card in ("3d", "kc", "9h") if f"{card} seen" in table["hands"][0]}
    assert taken == {"3d", "kc", "9h"}
