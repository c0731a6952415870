"""Positions that can't be read or that no game could reach, and what is said of them."""

from __future__ import annotations

from typing import Any

import pytest

import greathall
from greathall.kernel.chance import seeded
from greathall.kernel.errors import BadPosition
from tests.treachery.table import ACTIONS, NAMES, cards_with

IN_USE = "while a card is in use its place, a hand or the revealed one, should be empty; at other times no place"
STEPS = "the steps should be a turn alone, or an end_turn with what that seat does before it on top"
NEEDS = "a game that is not over needs a step and a card in the deck"
END = {"step": "end_turn", "seat": 0}
CARDS = ", ".join(ACTIONS)
PEOPLE = ", ".join(NAMES)
HOUSES = "green, red, purple, blue"

BAD: list[tuple[dict[str, Any], str]] = [
    # Rows.
    ({"rows": "filia"}, "rows should be a list, not 'filia'"),
    ({"rows": ["filia"]}, "a row should be a list of Characters, not 'filia'"),
    ({"rows": [["bob"]]}, f"there is no character 'bob'; there are {PEOPLE}"),
    ({"rows": [["filia tired"]]}, "there is no state of health 'tired'; there are wounded, killed"),
    ({"rows": [["filia"], ["filia"]]}, "filia stands in the rows twice"),
    ({"rows": [NAMES[:8]]}, "the rows lack physician, envoy"),
    # Cards.
    ({"hands": ["duel"]}, "there are 1 hands for 2 seats"),
    ({"hands": ["duel", "duel"]}, "the card duel lies in two places, or is not in this game"),
    ({"revealed": "ace"}, f"there is no card 'ace'; there are {CARDS}"),
    ({"discard": ["?"]}, "what lies open has a name"),
    ({"used": "?"}, "what lies open has a name"),
    ({"deck": ["?"] * 12}, "there are more unknown cards than cards left"),
    ({"hands": ACTIONS[:2], "revealed": ACTIONS[2], "deck": ACTIONS[3:12]}, "these cards lie nowhere: ransom, tribute"),
    ({"hands": ACTIONS[:2], "revealed": ACTIONS[2], "deck": [], "discard": ACTIONS[3:]}, NEEDS),
    ({"hands": [None, "duel"]}, IN_USE),
    ({"hands": ["duel", None]}, IN_USE),
    ({"revealed": None}, IN_USE),
    ({"used": "duel"}, IN_USE),
    ({"used": "duel", "ending": "deck"}, IN_USE),
    ({"stack": [END]}, IN_USE),
    ({"stack": [END], "used": "duel"}, IN_USE),
    ({"stack": [END], "used": "duel", "hands": ["coup", None]}, IN_USE),
    ({"stack": [END], "used": "duel", "hands": [None, "coup"], "revealed": None}, IN_USE),
    # Agendas.
    ({"agendas": ["green over red"]}, "there are 1 agendas for 2 seats"),
    ({"agendas": ["green", "?"]}, f"there is no House ''; there are {HOUSES}"),
    ({"agendas": ["gold over red", "?"]}, f"there is no House 'gold'; there are {HOUSES}"),
    ({"agendas": ["green over green", "?"]}, "each Agenda names two Houses, and no two Agendas the same two"),
    ({"agendas": ["green over red", "red over green"]}, "each Agenda names two Houses, and no two Agendas the same two"),
    # Numbers and words.
    ({"turns": -1}, "turns should be a number from 0 to 1000000, not -1"),
    ({"run_out": 2}, "run_out should be a number from 0 to 1, not 2"),
    ({"run_out": 3, "ending": "deck"}, "run_out should be a number from 0 to 2, not 3"),
    ({"ending": "boredom"}, "there is no ending 'boredom'; there are deaths, deck, no_action"),
    ({"turn": 2}, "turn should be a number from 0 to 1, not 2"),
    ({"first": "0"}, "first should be a number from 0 to 1, not '0'"),
    ({"viewer": 2}, "viewer should be a number from -2 to 1, not 2"),
    ({"cards": "abc"}, "this position was written with another card file; name that file too"),
    # Steps.
    ({"stack": []}, NEEDS),
    ({"stack": ["turn"]}, "a step should be a table of names and values"),
    ({"stack": [{"step": "dance"}]}, "there is no step 'dance'; there are lift, strike, drag, mend, avenge, swap"),
    ({"stack": [{"step": "turn", "seat": 5}]}, "seat should be a number from 0 to 1, not 5"),
    ({"stack": [{"step": "attacks", "left": ["bob"]}]}, f"there is no character 'bob'; there are {PEOPLE}"),
    ({"stack": [{"step": "lift", "of": "bob"}]}, f"there is no character 'bob'; there are {PEOPLE}"),
    ({"stack": [{"step": "lift", "of": "asher"}]}, "asher is not Killed and asks nothing"),
    ({"stack": [{"step": "attacks", "left": ["filia"]}]}, STEPS),
    ({"stack": [{"step": "turn"}, {"step": "turn"}]}, STEPS),
    ({"stack": [END, {"step": "turn"}]}, STEPS),
    ({"stack": [END, {"step": "attacks", "seat": 1, "left": ["filia"]}]}, STEPS),
]


@pytest.mark.parametrize(("position", "words"), BAD, ids=[str(position)[:60] for position, _ in BAD])
def test_a_position_that_can_not_be_read(position: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        greathall.from_dict({"game": "treachery", **position})
    assert str(refusal.value) == words


def test_a_view_in_which_the_seat_to_move_can_not_move_is_refused() -> None:
    heals = cards_with(**{card: {"top": "w+", "bottom": "w+"} for card in ACTIONS})
    position = {"game": "treachery", "viewer": 1, "turn": 0}
    with pytest.raises(BadPosition) as refusal:
        greathall.from_dict(position, cards=heals)
    assert str(refusal.value) == "Player 1 is to move, but no card that may be in their hand allows an action"


def test_what_is_left_out_is_drawn() -> None:
    one = greathall.from_dict({"game": "treachery"}, seeded(1)).to_dict()
    other = greathall.from_dict({"game": "treachery"}, seeded(2)).to_dict()
    assert len(one["deck"]) == 11
    assert [one[key] != other[key] for key in ("rows", "hands", "deck", "agendas")] == [True] * 4


def test_a_card_in_use_leaves_its_place_empty() -> None:
    for empty in ({"hands": [None, "riot"]}, {"revealed": None}):
        state = greathall.from_dict({"game": "treachery", "stack": [END], "used": "duel", **empty})
        assert state.deciders() == 0b10
        assert state.to_dict()["discard"] == ["duel"]
