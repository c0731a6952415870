"""A table of Skirmish set up by hand: hands are empty and slots free unless the position says otherwise."""

from __future__ import annotations

import json
from typing import Any

import greathall
from greathall.kernel.chance import swift
from greathall.lab.contract import check_round_trip
from tests.scenario import Scenario

DECK = [f"{rank}{house}" for house in "dchs" for rank in ("a", *map(str, range(2, 11)), "j", "q", "k")]
SOLDIERS = [card for card in DECK if card[:-1].isdecimal()]


def war(seats: int = 2, **position: Any) -> Scenario:
    """The first seat is in its DEPLOY phase unless told otherwise; all other cards are in the deck."""
    table = Scenario("skirmish", {"seats": seats, "hands": [[] for _ in range(seats)], **position})
    check_round_trip(table.state, None)
    return table


def battle(*armies: list[str | None], **position: Any) -> Scenario:
    """The first seat is about to attack; an army is the Front Ranks of a seat."""
    return war(len(armies), phase="combat", front=list(armies), **position)


def again(table: Scenario) -> None:
    """The position, and every seat's view of it, reads back."""
    check_round_trip(table.state, None)
    for viewer in range(-1, table.state.seats):
        view = json.loads(json.dumps(table.state.view(viewer)))
        assert greathall.from_dict(view, swift("again")).view(viewer) == view


def units(table: Scenario, seat: int) -> list[str]:
    """The units of a seat, front to rear, without the empty slots."""
    return [unit for unit in (*table["front"][seat], *table["rear"][seat]) if unit]


def rest(*used: str, jokers: bool = True) -> list[str]:
    """All cards but these."""
    return [card for card in (*DECK, *(["black_joker", "red_joker"] if jokers else [])) if card not in used]


def dealt(seats: int = 2, seed: int = 1, **options: str) -> Any:
    return greathall.new("skirmish", seats, seed, **options)
