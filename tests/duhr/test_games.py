"""Whole games at random, with deals."""

from __future__ import annotations

from typing import Any

import pytest

import greathall
from greathall.kernel.chance import Chance, swift
from greathall.kernel.deals.offer import Offer
from greathall.kernel.errors import IllegalMove
from greathall.lab.contract import check_events, check_position

STATUSES = ("favored", "disfavored", "vilified")


def some_offer(state: Any, seat: int, chance: Chance) -> None:
    """A seat makes a random offer, if it may."""
    position = state.to_dict()
    houses = position["houses"]
    others = [house for other, house in enumerate(houses) if other != seat]
    cards = state.names()["card"]
    parts: dict[str, Any] = {"to": others if chance.below(4) == 0 else [others[chance.below(len(others))]]}
    hand = [card.split()[0] for card in position["hands"][seat]]
    if hand and chance.below(2):
        parts["gives"] = [hand[chance.below(len(hand))]]
    if chance.below(2):
        parts["wants"] = [cards[chance.below(7)]]
    if chance.below(3) == 0:
        parts["shows"] = ["agenda", "conspiracy"][: 1 + chance.below(2)]
    if chance.below(3) == 0:
        parts["sees"] = ["conspiracy"]
    if chance.below(2):
        kind = ("spare", "aid", "strike", "card")[chance.below(4)]
        parts["promises"] = [f"{kind}:{houses[chance.below(len(houses))]}:{position['turn'] + 1 + chance.below(6)}"]
    if chance.below(5) == 0:
        parts["words"] = "on my honour"
    lying = [offer["number"] for offer in position["deals"]["offers"]]
    if lying and chance.below(2):
        parts["counters"] = lying[chance.below(len(lying))]
    before = state.to_dict()
    try:
        state.propose(seat, Offer.from_json(parts, state.names()))
    except IllegalMove:
        assert state.to_dict() == before


def sound(state: Any) -> None:
    """What holds in every position."""
    position = state.to_dict()
    for seat, cards in enumerate(position["boards"]):
        revealed = sum(card == "scandal" for card in cards)
        status = STATUSES[0 if len(cards) < 5 else 2 if revealed >= 3 else 1]
        if seat not in position["falling"] and state.stack and state.stack[-1].quiet():
            assert position["status"][seat] == status
        if position["status"][seat] == "vilified":
            assert position["hands"][seat] == []
    assert 0 <= position["scandals"] <= 24
    assert sorted(text.split()[0] for text in position["conspiracies"]) == sorted(position["houses"])


@pytest.mark.once
@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("memory", ["open", "true"])
def test_random_games_with_deals_end_and_lose_no_card(seats: int, memory: str) -> None:
    dealt = kept = 0
    for seed in range(2):
        state = greathall.new("duhr", seats, seed, memory=memory)
        chance = swift(f"{seed}")
        census: list[str] = []
        for number in range(5000):
            if state.over():
                break
            if chance.below(5) == 0:
                some_offer(state, chance.below(seats), chance)
            seat = chance.below(seats)
            moves = [*state.moves(seat), *state.calls(seat)]
            if moves:
                state.play(seat, moves[chance.below(len(moves))])
                check_events(state, chance)
            census = census or state.census()
            assert state.census() == census
            sound(state)
            if number % 40 == seed:
                check_position(state, chance)
        assert state.over()
        deals = state.to_dict()["deals"]
        dealt += deals["count"]
        kept += sum(pledge["fate"] in ("kept", "broken") for pledge in deals["pledges"])
        assert deals["offers"] == []
        assert all(pledge["fate"] != "open" for pledge in deals["pledges"])
    assert dealt > 20
    assert kept > 1


def test_both_endings_occur() -> None:
    endings = set()
    for seed in range(60):
        state = greathall.new("duhr", 4, seed, deals="off")
        chance = swift(f"{seed}")
        while not state.over():
            seat = next(seat for seat in range(4) if state.deciders() >> seat & 1)
            moves = state.moves(seat)
            state.play(seat, moves[chance.below(len(moves))])
        endings.add(state.ending())
        favored = state.to_dict()["status"].count("favored")
        assert favored <= 1
        assert (state.ending() == "one_favored") == (favored == 1)
    assert endings == {"one_favored", "none_favored"}
