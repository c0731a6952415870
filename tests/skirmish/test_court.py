"""Scouts, Queens and Kings."""

from __future__ import annotations

import pytest

from greathall.kernel.chance import swift
from tests.scenario import rule
from tests.skirmish.war import battle, rest, units, war


@rule("S-5.1", "S-5.2", "S-1.9")
def test_the_two_of_diamonds_reveals_two_cards() -> None:
    table = war(hands=[["2d"], ["3c", "4c", "5c"]])
    table.play("scout card=2d player=seat_1")
    seen = [card for card in table["hands"][1] if card.endswith(" seen")]
    assert len(seen) == 2
    assert len(table["hands"][1]) == 3
    assert table.state.view(-1)["hands"][1] == [*seen, "?"]
    assert table["barrows"] == ["2d"]
    table = war(hands=[["2d"], ["3c"]])
    table.play("scout card=2d player=seat_1")
    assert table["hands"][1] == ["3c seen"], "all there are"


@rule("S-5.2")
def test_two_cards_are_revealed_in_their_own_order() -> None:
    """Not in that in which chance picked them: nothing else may come of what nobody can know."""
    for seed in range(8):
        table = war(hands=[["2d"], ["3c", "4c"]])
        table.state.chance = swift(f"{seed}")
        table.play("scout card=2d player=seat_1")
        told = " ".join(table.told)
        assert 0 < told.index("3♣") < told.index("4♣")


@rule("S-5.1")
def test_a_scout_needs_a_hand_to_look_at() -> None:
    for card in ("2d", "2c", "2h", "2s"):
        table = war(hands=[[card], []])
        assert not any(move.startswith("scout") for move in table.moves())
        table.refuse(f"scout card={card} player=seat_1", "S-5.1")
        table.play(f"deploy card={card} slot=front_1")
        assert table["front"][0][0] == f"{card} exhausted"


@rule("S-5.3")
def test_the_two_of_clubs_discards_a_card() -> None:
    table = war(hands=[["2c"], ["3d"]])
    table.play("scout card=2c player=seat_1")
    assert table["barrows"] == ["3d", "2c"]
    assert table["hands"] == [[], []]
    table = war(hands=[["2c"], ["3d"]], marked=["3d"])
    table.play("scout card=2c player=seat_1")
    assert table["burned"] == ["3d"]


@rule("S-5.4")
def test_the_two_of_hearts_reveals_a_card_and_is_deployed() -> None:
    table = war(hands=[["2h"], ["3d"]], front=[["4c", "5c", "6c"], []])
    scouts = [move for move in table.moves() if move.startswith("scout")]
    assert scouts == ["scout card=2h player=seat_1 slot=front_4"]
    table.play(*scouts)
    assert table["front"][0][3] == "2h exhausted"
    assert table["hands"] == [[], ["3d seen"]]
    assert table["last"] == "2h"
    table = war(hands=[["2h"], ["3d"]], front=[["4c", "5c", "6c", "7c"], []])
    table.refuse("scout card=2h player=seat_1 slot=front_4", "S-5.1")


@rule("S-5.5", "S-1.9")
def test_the_two_of_spades_takes_a_card() -> None:
    table = war(3, hands=[["2s"], ["3d"], ["4d"]])
    table.play("scout card=2s player=seat_1")
    assert table["hands"] == [["3d seen"], [], ["4d"]]
    assert table.state.view(2)["hands"][0] == ["3d seen"]
    assert table["barrows"] == ["2s"]


@rule("S-5.6")
@pytest.mark.parametrize("queen", ["qd", "qc", "qh", "qs"])
def test_a_queen_goes_at_the_end_of_the_phase_and_takes_no_slot(queen: str) -> None:
    table = war(hands=[[queen], []], front=[["7c"], []], barrows=["3d"])
    table.refuse(f"deploy card={queen} slot=rear_1", "S-5.6")
    table.play(f"queen card={queen}")
    while "done" not in table.moves():
        table.play(table.moves()[0])
    assert table["used"] == [queen]
    table.play("done")
    assert queen in table["barrows"]
    assert table["used"] == []
    table = war(hands=[["jc"], []])
    table.refuse("deploy card=jc slot=rear_1", "S-5.6")


@rule("S-5.6")
def test_a_queen_needs_something_to_choose_from() -> None:
    table = war(hands=[["qc", "qh"], []])
    table.refuse("queen card=qc", "S-5.6")
    table.refuse("queen card=qh", "S-5.6")
    table.refuse("queen card=qd", "S-5.6")
    table = war(hands=[["qs"], []], deck=[], barrows=rest("qs"), finale=[0, 1])
    table.refuse("queen card=qs", "S-5.6")


@rule("S-5.7")
def test_the_queen_of_diamonds_brings_a_whole_turn() -> None:
    table = war(hands=[["qd"], []], front=[["7c"], []], top=["9d", "10d"])
    table.play("queen card=qd", "done", "attack unit=7c target=seat_1")
    assert table["turn"] == 0
    assert table["hands"][0] == ["9d"]
    assert table["front"][0][0] == "7c"
    table.play("done", "attack unit=7c target=seat_1", "pass")
    assert table["turn"] == 1
    assert table["life"] == [40, 26]


@rule("S-5.8")
def test_the_queen_of_clubs_sends_two_units_to_the_barrows() -> None:
    table = war(hands=[["qc"], []], front=[["7c"], ["8c+9c", "3d"]], rear=[[], ["kd"]])
    table.play("queen card=qc")
    assert table.moves() == [f"destroy unit={unit}" for unit in ("7c", "8c", "3d", "kd")]
    table.refuse("done", "S-5.8")
    table.play("destroy unit=8c")
    assert "destroy unit=8c" not in table.moves()
    assert table.state.prompt(0) == "Player 1, which other unit goes to the Barrows?"
    table.play("destroy unit=7c")
    assert table["barrows"] == ["7c", "8c", "9c"]
    table = war(hands=[["qc"], []], front=[["7c"], []])
    table.play("queen card=qc", "destroy unit=7c")
    assert table["barrows"] == ["7c"]
    assert table.moves()[0] == "done"


@rule("S-5.9", "S-1.9", "S-1.6")
def test_the_queen_of_hearts_fetches_a_card_that_is_burned_next_time() -> None:
    table = war(hands=[["qh"], ["5d"]], barrows=["7c", "kd"], burned=["9c"])
    table.play("queen card=qh")
    table.refuse("fetch card=qh", "S-5.9")
    table.refuse("fetch card=9c", "S-5.9")
    assert table.moves() == ["fetch card=kd", "fetch card=7c"]
    table.play("fetch card=7c", "pass")
    assert table["hands"][0] == ["7c seen"]
    assert table["marked"] == ["7c"]
    table = war(hands=[["qc"], []], front=[["7c"], []], marked=["7c"])
    table.play("queen card=qc", "destroy unit=7c")
    assert table["burned"] == ["7c"]
    assert table["marked"] == []
    table = war(hands=[["qd"], []], marked=["qd"])
    table.play("queen card=qd", "done")
    assert table["burned"] == ["qd"]


@rule("S-5.10", "S-1.9")
def test_the_queen_of_spades_keeps_one_of_four() -> None:
    table = war(3, hands=[["qs"], [], []], top=["3c", "4c", "5c", "6c", "7c"])
    table.play("queen card=qs")
    assert len(table.moves()) == 24
    assert table.state.view(0)["deck"][-4:] == ["6c seen 0", "5c seen 0", "4c seen 0", "3c seen 0"]
    assert table.state.view(1)["deck"][-5:] == ["?", "? seen 0", "? seen 0", "? seen 0", "? seen 0"]
    table.refuse("keep card=5c first=6c second=3c", "S-5.10")
    table.play("keep card=5c first=6c second=3c third=4c")
    assert table["hands"][0] == ["5c"]
    assert table["deck"][-3:] == ["4c seen 0", "3c seen 0", "6c seen 0"]
    table.play("done")
    assert table["hands"][1] == ["6c seen 0 1"], "the looker knows what is drawn"
    assert table.state.view(0)["hands"][1] == ["6c seen 0 1"]
    assert table.state.view(2)["hands"][1] == ["?"]


@rule("S-5.10")
def test_the_queen_of_spades_looks_at_fewer() -> None:
    for deck in (["3c"], ["3c", "4c"], ["3c", "4c", "5c"]):
        table = war(hands=[["qs"], []], deck=deck, barrows=rest("qs", *deck))
        table.play("queen card=qs")
        assert len(table.moves()) == {1: 1, 2: 2, 3: 6}[len(deck)]
        table.play(table.moves()[0])
        assert len(table["deck"]) == len(deck) - 1
        assert len(table["hands"][0]) == 1


@rule("S-5.10", "S-1.9")
def test_what_another_knew_of_the_deck_is_over_when_it_is_ordered_again() -> None:
    table = war(hands=[["qs"], []], top=["3c seen 1", "4c", "5c", "6c"])
    table.play("queen card=qs", "keep card=3c first=4c second=5c third=6c")
    assert table.state.view(1)["hands"][0] == ["?"]


@rule("S-5.11")
def test_a_king_enhances_only_his_own_house_and_side() -> None:
    for rear, asked in ((["ks"], True), (["kd"], False), ([], False)):
        table = battle(["5s"], ["3d", "4d"], rear=[rear, []])
        table.play("attack unit=5s target=seat_1")
        assert any(move.startswith("face") for move in table.moves()) == asked
    table = battle(["5s"], ["3d", "4d"], rear=[[], ["ks"]])
    table.play("attack unit=5s target=seat_1")
    assert not any(move.startswith("face") for move in table.moves())


@rule("S-5.12")
def test_a_second_king_stays_in_hand() -> None:
    table = war(hands=[["kc"], []], rear=[["kd"], []])
    table.refuse("deploy card=kc slot=rear_2", "S-5.12")
    table = war(hands=[["kc"], []], rear=[["black_joker:kd"], ["kd"]])
    table.refuse("deploy card=kc slot=rear_2", "S-5.12")
    assert units(table, 0) == ["black_joker:kd"]
