"""Positions read and written, and what is wrong with those that can't be read."""

from __future__ import annotations

import json
from typing import Any

import pytest

import greathall
from greathall.games.skirmish.cards import CardSet
from greathall.kernel.cards import load
from tests.scenario import rule
from tests.skirmish.war import again, battle, war

GAME = greathall.game("skirmish")


def test_every_step_reads_back() -> None:
    table = war(hands=[["ac", "3c"], ["5d", "ad"]], front=[["7c"], ["9h", "8h"]])
    table.play("strike card=ac unit=9h")
    again(table)
    table.play("strike card=ad unit=7c")
    again(table)
    table = war(3, hands=[["as"], ["5d"], []], front=[[], ["9h", "8h"], []])
    table.play("strike card=as unit=9h also=8h")
    again(table)
    table = war(
        hands=[["qc", "qh", "qs", "black_joker", "red_joker"], []], front=[["7c"], ["9h", "3d+4d"]], rear=[[], ["ac"]], barrows=["3c"]
    )
    again(table)
    for move in ("queen card=qc", "destroy unit=7c"):
        table.play(move)
        again(table)
    table.play("destroy unit=9h", "queen card=qh")
    again(table)
    table.play("fetch card=3c", "queen card=qs")
    again(table)
    table.play(table.moves()[5], "imitate card=black_joker model=ac")
    again(table)
    table.play("strike card=black_joker unit=3d", "pass", "deploy card=red_joker slot=rear_1 as=wizard")
    again(table)
    table = war(hands=[["black_joker"], []], barrows=["3c"])
    table.play("deploy card=black_joker slot=rear_1 as=necromancer")
    again(table)
    table.play("summon card=3c slot=front_1")
    again(table)


def test_combat_reads_back() -> None:
    table = battle(["9s", "5c", "3d"], ["3h", "4d exhausted", "6h"], rear=[["ks", "kc"], ["ad"]], hands=[[], ["6d"]], damage={"6h": 3})
    again(table)
    table.play("attack unit=9s target=3h", "attack unit=5c target=seat_1", "hold unit=3d")
    again(table)
    table.play("face attacker=9s one=4d")
    again(table)
    table.play("pick attacker=9s one=3h other=4d")
    again(table)
    table.play("block attacker=5c with=6h")
    again(table)
    table.play("pass")
    assert table["attacks"][0]["blockers"] == ["1.front_1", "1.front_2"]
    again(table)
    table.play("spill attacker=5c target=3h")
    again(table)
    table.play("rage attacker=5c target=seat_1")
    again(table)
    table = battle(["5c", "6c"], ["3h", "2d", "4d"])
    table.play("attack unit=5c target=3h", "attack unit=6c target=2d", "block attacker=5c with=3h", "block attacker=6c with=2d")
    table.play("spill attacker=5c target=seat_1")
    again(table)
    assert table["attacks"][0]["excess"] == "seat_1"
    table.play("spill attacker=6c target=4d")
    table = battle(["5c"], ["3h"], hands=[[], ["7d"]])
    table.play("attack unit=5c target=3h", "let_through attacker=5c")
    assert table["attacks"][0]["blockers"] == []
    again(table)


def test_what_is_left_out_is_drawn() -> None:
    state = greathall.from_dict({"game": "skirmish", "seats": 3})
    assert [len(hand) for hand in state.to_dict()["hands"]] == [5, 5, 5]
    assert len(state.to_dict()["deck"]) == 39
    table = war(phase="response", hands=[["3c"], ["4c"]])
    assert table.asked == 1
    table = war(hands=[["?", "3c"], ["? seen"]], options={"jokers": "without"})
    assert len(table["hands"][0]) == 2
    assert "3c" in table["hands"][0]
    assert table["hands"][1][0].endswith(" seen")
    ended = greathall.from_dict({"game": "skirmish", "ending": "sudden_death"})
    assert ended.over()


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"cards": "other"}, "another card file"),
        ({"life": [40]}, "life should be a number"),
        ({"hands": [["3c"]]}, "hands should be 2 lists"),
        ({"hands": [["3c"], ["3c"]]}, "lies in two places"),
        ({"hands": [["black_joker"], []], "options": {"jokers": "without"}}, "not in this game"),
        ({"hands": [["1c"], []]}, "there is no card '1c'"),
        ({"hands": [["3c seen 4"], []]}, "there is no seat '4'"),
        ({"hands": [["?"] * 40, ["?"] * 40]}, "more unknown cards"),
        ({"hands": [[], []], "deck": ["3c"]}, "lie nowhere"),
        ({"front": [["3c"]]}, "front should be 2 lists"),
        ({"front": [["3c"] * 5, []]}, "at most four"),
        ({"front": [["kc"], []]}, "can't stand at 0.front_1"),
        ({"rear": [["3c"], []]}, "can't stand at 0.rear_1"),
        ({"front": [["3c+4c+5c"], []]}, "can't stand"),
        ({"front": [["3c tired"], []]}, "exhausted, recovered or neither"),
        ({"front": [["?"], []]}, "has a name"),
        ({"front": [["black_joker:red_joker"], []]}, "no card to imitate"),
        ({"rear": [["red_joker"], []]}, "no variant"),
        ({"barrows": ["?"]}, "has a name"),
        ({"damage": 3}, "damage should be a table"),
        ({"attacks": [3]}, "an attack should be a table"),
        ({"attacks": [{"slot": "front_1", "target": "seat_7"}]}, "no place 'seat_7'"),
        ({"attacks": [{"slot": "front_1", "target": "seat_1", "blockers": 3}]}, "blockers should be a list"),
        ({"stack": [{"step": "picking", "slot": "front_1", "seat": 1, "offered": ["front_1"]}]}, "only units can be offered"),
        ({"stack": [3]}, "a step should be a table"),
        ({"stack": [{"step": "dance"}]}, "no step 'dance'"),
    ],
)
def test_positions_that_cannot_be_read(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(greathall.BadPosition, match=reason):
        greathall.from_dict({"game": "skirmish", "seats": 2, **position})


@rule("S-1.1", "S-1.5")
def test_card_files() -> None:
    def changed(key: str, place: int, **values: object) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(json.dumps(load(GAME.cards)))
        data[key][place].update(values)
        return data

    assert CardSet(load(GAME.cards), "").called[20] == "8♣"
    with pytest.raises(greathall.BadCards, match="should be black_joker, red_joker"):
        CardSet(changed("jokers", 0, id="joker"), "")
    with pytest.raises(greathall.BadCards, match="letters of the Houses"):
        CardSet(changed("houses", 0, letter="c"), "")
    with pytest.raises(greathall.BadCards, match="attack should be a number from 0 to 99"):
        CardSet(changed("ranks", 3, attack="four"), "")
    with pytest.raises(greathall.BadCards, match="defense should be a number from 0 to 99"):
        CardSet(changed("jokers", 1, defense=100), "")
    strong = greathall.from_dict(
        {"game": "skirmish", "hands": [[], []], "front": [["7c"], []], "phase": "combat"}, cards=changed("ranks", 6, attack=9)
    )
    strong.play(0, strong.read("attack unit=7c target=seat_1"))
    assert strong.to_dict()["life"] == [40, 31]
