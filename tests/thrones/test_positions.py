"""Positions in readable names: what is refused, and what is drawn by chance."""

from __future__ import annotations

from typing import Any

import pytest

import greathall
from greathall.kernel.errors import BadPosition
from tests.thrones.realm import SET, Realm, realm

DECKS = [{"cards": ["page", "knight", "lord", "lord", "sword"], "plots": ["plain", "slow"]} for _ in range(2)]


def read(**position: Any) -> Realm:
    return Realm("thrones", {"decks": DECKS, **position}, cards=SET)


WRONG = [
    ({"decks": ["nobody", "ready"]}, "there is no deck 'nobody'"),
    ({"decks": ["ready"]}, "decks should be 2"),
    ({"cards": "other"}, "another card file"),
    ({"stack": []}, "has a step on its stack"),
    ({"gold": [1]}, "gold should be 2 numbers"),
    ({"titles": [None]}, "titles should be 2"),
    ({"challenge": 3}, "challenge should be a table"),
    ({"answered": [["0.page", 0, 0]]}, "has not happened"),
    ({"lasting": [3]}, "a lasting effect should be a list of 6"),
    ({"play": [["page", "page"], []]}, "lies in two places"),
    ({"play": 3}, "play should be"),
    ({"play": [["page"]]}, "play should be 2 lists"),
    ({"play": [["sword on=0.sword"], []]}, "can't lie on"),
    ({"play": [["sword on=0.page"], []]}, "can't lie on"),
    ({"play": [["sword on=ghost"], []]}, "no card 'ghost' in play"),
    ({"under": [["lord"], []]}, "lies under no card"),
    ({"hand": [["?"] * 9, []]}, "more unknown cards"),
    ({"hand": [["page seen 7"], []]}, "there is no seat '7'"),
    ({"deck": [[], []]}, "lie nowhere"),
    ({"stack": [3]}, "a step should be a table"),
    ({"stack": [{"step": "dance"}]}, "there is no step 'dance'"),
    ({"stack": [{"step": "paying", "seat": 0, "number": 900}]}, "no such ability"),
    ({"stack": [{"step": "picking", "seat": 0, "number": 900}]}, "no such effect"),
    ({"stack": [{"step": "action"}]}, "needs a seat"),
    ({"stack": [{"step": "round"}]}, "goes on with a phase"),
    ({"stack": [{"step": "plots", "answers": [None]}]}, "should be a list of 2"),
    ({"stack": [{"step": "plots", "answers": ["0.page", None]}]}, "is not in its deck"),
]


@pytest.mark.parametrize(("position", "why"), WRONG, ids=range(len(WRONG)))
def test_wrong_positions_are_refused_with_a_sentence(position: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        read(**position)


def test_what_is_left_out_lies_in_the_deck_and_is_drawn_by_chance() -> None:
    table = read(hand=[["?", "page seen"], ["?"]], phase="challenges", revealed=[["plain"], ["plain"]])
    assert table["hand"][0][-1] == "0.page seen"
    assert [len(pile) for pile in table["deck"]] == [3, 4]
    assert table["plots"] == [["0.slow"], ["1.slow"]]
    ready = greathall.from_dict({"game": "thrones", "decks": ["ready", "ready"], "phase": "draw"}, cards=SET)
    assert len(ready.to_dict()["deck"][0]) == 58, "two were drawn"


def test_face_down_cards_of_setup_are_drawn_so_that_they_could_lie_there() -> None:
    state = greathall.new("thrones", 2, 3, cards=SET)
    first = 0 if state.deciders() & 1 else 1
    while state.deciders() >> first & 1:
        # Cards as long as some may be placed, and then `done`, which comes first.
        state.play(first, state.moves(first)[-1])
    other = 1 - first
    again = greathall.from_dict(state.view(other), cards=SET)
    assert again.view(other) == state.view(other)
    assert any(card == "?" for card in again.view(other)["placed"][first])


def test_a_challenge_is_read_with_all_that_goes_on_in_it() -> None:
    table = realm(3, play=[["knight"], ["page"], ["squire"]], titles=[None, None, "lord_commander"])
    table.challenge("military", "0.knight").quiet().play("done", "step_in", "defend card=2.squire", "done")
    again = greathall.from_dict(table.state.to_dict(), cards=SET)
    assert again.to_dict() == table.state.to_dict()
    assert again.to_dict()["challenge"]["stepped"]


def test_a_save_or_cancel_of_what_does_not_wait_does_nothing() -> None:
    for event, word in (("refuse", ["used", "1.strike", 1, None, 0]), ("rescue", ["saved", "0.knight", 1, None, 0])):
        table = realm(play=[["knight"], []], hand=[[event], ["strike"]])
        number = next(made.number for made in table.thrones.table.faces[table.thrones.table.names.index(f"0.{event}")].abilities)
        told = table.state.to_dict()
        told["stack"].append({"step": "effects", "seat": 0, "card": f"0.{event}", "number": int(number), "word": word})
        again = greathall.from_dict(told, cards=SET)
        assert again.to_dict()["play"] == [["0.knight"], []]
        assert again.to_dict()["stack"][-1]["step"] == "action"


def test_refusals_name_the_rule() -> None:
    table = realm(phase="marshalling", play=[["knight", "shrine"], ["knight"]], hand=[["page", "strike", "lord", "raider"], ["page"]])
    for move, line in (
        ("marshal card=1.page", "A-7.2"),
        ("marshal card=0.strike", "A-7.2"),
        ("marshal card=0.lord", "A-7.2"),
        ("duplicate card=0.lord", "A-7.7"),
        ("ambush card=0.raider", "A-9.9"),
        ("use card=1.knight", "A-4.2"),
        ("use card=0.shrine", "A-4.2"),
        ("step_in", "A-4.3"),
    ):
        table.refuse(move, line)
    table.play("pass").refuse("marshal card=1.page", "A-7.2")
    challenges = realm(play=[["knight"], []])
    challenges.refuse("challenge challenge=power player=seat_1", "A-8.2")
    challenges.quiet().refuse("pass", "A-8.1")
    plots = realm(phase="plot", revealed=[], plots=[["plain", "slow"], ["plain"]])
    with pytest.raises(greathall.IllegalMove, match="plot deck"):
        plots.play("0: plot card=1.plain")
