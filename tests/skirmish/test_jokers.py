"""The four variants of the Jokers."""

from __future__ import annotations

import pytest

from tests.scenario import rule
from tests.skirmish.war import battle, rest, units, war


@rule("S-9.1", "S-9.11")
def test_the_variant_is_declared() -> None:
    table = war(hands=[["black_joker", "red_joker"], []], rear=[["kd", "kc", "kh"], []], front=[[], ["9h"]])
    ways = [move for move in table.moves() if move.startswith(("deploy", "imitate"))]
    assert ways == [
        "deploy card=black_joker slot=rear_4 as=necromancer",
        *(f"imitate card=black_joker model=9h slot=front_{slot}" for slot in (1, 2, 3, 4)),
        "deploy card=red_joker slot=rear_4 as=wizard",
        "deploy card=red_joker slot=rear_4 as=spirit",
    ]
    for wrong in ("deploy card=black_joker slot=rear_4 as=wizard", "deploy card=red_joker slot=rear_4"):
        table.refuse(wrong, "S-9.1")
    table.refuse("deploy card=black_joker slot=front_1 as=necromancer", "S-1.3")
    table.play("deploy card=red_joker slot=rear_4 as=spirit")
    assert table["rear"][0][3] == "red_joker:spirit exhausted"


@rule("S-9.1")
def test_a_seized_joker_is_declared_again() -> None:
    table = war(hands=[["js"], []], rear=[[], ["red_joker:wizard"]])
    table.play("seize card=js unit=red_joker")
    assert table["hands"][0] == ["red_joker seen"]
    assert "deploy card=red_joker slot=rear_1 as=spirit" in table.moves()


# Doppelganger.


@rule("S-9.2", "S-3.5")
def test_a_doppelganger_is_what_it_imitates() -> None:
    table = war(hands=[["black_joker"], []], front=[["5c"], ["9h+3c"]])
    assert "imitate card=black_joker model=3c slot=front_2" in table.moves(), "of a bond one of its cards"
    table.play("imitate card=black_joker model=9h slot=front_2")
    assert table["front"][0][1] == "black_joker:9h exhausted"
    assert table["last"] == "black_joker"
    table = battle(["black_joker:9h"], ["9h exhausted"])
    table.play("attack unit=black_joker target=seat_1")
    assert table["life"] == [40, 31]
    table = battle(["9c"], ["black_joker:9h", "3c"], ["9h"])
    table.play("attack unit=9c target=seat_1", "block attacker=9c with=black_joker")
    assert table["spent"] == ["black_joker"], "values and trait"
    table = war(front=[["black_joker:9h", "3h"], ["9h"]])
    assert "bond leader=black_joker second=3h" in table.moves()


@rule("S-9.2")
def test_a_doppelganger_needs_a_slot_and_no_second_king() -> None:
    table = war(hands=[["black_joker"], []], front=[["3c", "4c", "5c", "6c"], []])
    table.refuse("imitate card=black_joker model=3c slot=front_1", "S-9.2")
    table = war(hands=[["black_joker"], []], rear=[["kd"], ["kc"]])
    table.refuse("imitate card=black_joker model=kc slot=rear_2", "S-9.2")
    table = war(hands=[["black_joker"], []], rear=[[], ["kc"]], front=[["5c"], []])
    table.play("imitate card=black_joker model=kc slot=rear_1")
    assert table["rear"][0][0] == "black_joker:kc exhausted"
    table = war(hands=[["black_joker"], []], rear=[["red_joker:spirit"], []])
    table.refuse("imitate card=black_joker model=red_joker slot=rear_2", "S-9.2")
    table = war(hands=[["black_joker"], ["5d"]], front=[[], ["2d"]])
    assert not any(move.startswith("scout") for move in table.moves()), "a 2 as a soldier"


@rule("S-9.2", "S-8.4")
def test_a_doppelganger_uses_an_aces_ability() -> None:
    table = war(hands=[["black_joker"], ["3d", "4d"]], front=[[], ["9h"]], rear=[[], ["ac"]])
    table.play("imitate card=black_joker model=ac")
    assert table.state.prompt(0) == "Player 1, whom does the Doppelganger strike as A♣?"
    assert table.moves() == ["strike card=black_joker unit=9h", "strike card=black_joker unit=ac"]
    table.refuse("done", "S-8.4")
    table.play("strike card=black_joker unit=9h", "pass")
    assert table["poisoned"] == ["9h"]
    assert len(table["hands"][1]) == 1
    assert table["used"] == ["black_joker:ac"]
    assert table.asked == 1, "the window after the play"
    table.play("pass", "done", "pass")
    assert "black_joker" in table["barrows"]


@rule("S-9.2", "S-8.9")
def test_a_doppelganger_on_guard() -> None:
    table = war(hands=[["black_joker"], []], front=[[], ["9h"]], rear=[["kd"], ["ah"]])
    table.play("imitate card=black_joker model=ah", "strike card=black_joker unit=9h slot=rear_2")
    assert table["rear"][0][1] == "black_joker:ah"
    table = war(hands=[["black_joker"], []], rear=[["ah"], []])
    table.play("imitate card=black_joker model=ah slot=rear_2")
    assert table["rear"][0][1] == "black_joker:ah", "without a target it waits"


@rule("S-9.2", "S-9.4", "S-8.3")
def test_a_doppelganger_that_strikes_down_its_own_model() -> None:
    table = war(hands=[["black_joker"], []], rear=[[], ["ac"]])
    table.play("imitate card=black_joker model=ac", "strike card=black_joker unit=ac")
    assert table["barrows"] == ["ac", "black_joker"]
    table = war(hands=[["black_joker"], []], rear=[[], ["ah"]])
    table.play("imitate card=black_joker model=ah", "strike card=black_joker unit=ah slot=rear_1")
    assert table["barrows"] == ["ah", "black_joker"]


@rule("S-9.3", "S-5.7")
@pytest.mark.parametrize("queen", ["qd", "qc", "qh", "qs"])
def test_a_doppelganger_imitates_a_queen_played_earlier(queen: str) -> None:
    table = war(hands=[[queen, "black_joker"], []], front=[["3c", "4c", "5c"], ["6c"]], barrows=["3d", "4d"], top=["7d", "8d"])
    table.refuse(f"imitate card=black_joker model={queen}", "S-9.2")
    table.play(f"queen card={queen}")
    while "done" not in table.moves():
        table.play(table.moves()[0])
    table.play(f"imitate card=black_joker model={queen}")
    while "done" not in table.moves():
        table.play(table.moves()[0])
    assert table["used"] == [queen, f"black_joker:{queen}"]
    if queen == "qd":
        assert table["extra"] == 2
    elif queen == "qc":
        assert not any(units(table, seat) for seat in (0, 1))
    elif queen == "qh":
        assert table["marked"] == ["3d", "4d"]
    else:
        assert len(table["hands"][0]) == 2
    table.play("done")
    assert {queen, "black_joker"} <= set(table["barrows"]), "it leaves with her"


@rule("S-9.3", "S-4.9")
def test_a_doppelganger_leaves_with_the_queen_when_the_turn_is_interrupted() -> None:
    table = war(hands=[["qd", "black_joker"], ["jd"]], marked=["black_joker"])
    table.play("queen card=qd", "pass", "imitate card=black_joker model=qd", "interrupt card=jd")
    assert (table["burned"], set(table["barrows"])) == (["black_joker"], {"qd", "jd"})
    table = war(hands=[["qh", "black_joker"], []], barrows=["3d"])
    table.play("queen card=qh", "fetch card=3d")
    table.refuse("imitate card=black_joker model=qh", "S-9.2")


@rule("S-9.4")
def test_if_the_imitated_card_leaves_play_the_doppelganger_goes() -> None:
    table = war(front=[["black_joker:9h", "3c"], ["9h"]], hands=[["js"], []])
    table.play("seize card=js unit=9h")
    assert table["barrows"] == ["black_joker"]
    table = war(front=[["black_joker:9h"], ["9h"]], hands=[["qc"], []], poisoned=["9h"])
    table.play("done", "hold unit=black_joker")
    assert table["barrows"] == ["9h", "black_joker"]
    table = battle(["black_joker:9h"], ["9h"])
    table.play("attack unit=black_joker target=9h", "block attacker=black_joker with=9h")
    assert table["barrows"] == ["black_joker"], "the shield saves the other"
    table = battle(["black_joker:9d"], ["9d"])
    table.play("attack unit=black_joker target=9d", "block attacker=black_joker with=9d")
    assert table["barrows"] == ["9d", "black_joker"]


@rule("S-9.4", "S-4.14", "S-5.8")
def test_a_doppelganger_bonded_with_its_model() -> None:
    table = war(front=[["black_joker:9h+9h"], []], hands=[["js"], []])
    table.play("seize card=js unit=black_joker")
    assert (table["hands"][0], table["barrows"]) == (["9h seen"], ["black_joker"])
    table = war(front=[["9h+black_joker:9h"], []], hands=[["js"], []])
    table.play("seize card=js unit=9h")
    assert (table["hands"][0], table["barrows"]) == (["9h seen"], ["black_joker"]), "whichever of them leads"
    table = war(front=[["3h+black_joker:9h"], ["9h"]], hands=[["js"], []])
    table.play("seize card=js unit=3h")
    assert table["hands"][0] == ["3h seen", "black_joker seen"], "its model is still in play"
    table = war(front=[["black_joker:9h+9h"], []])
    table.play("separate unit=black_joker leader=front_2 second=hand")
    assert (units(table, 0), table["barrows"]) == ([], ["black_joker"])
    table = war(front=[["9h+black_joker:9h"], []], hands=[["qc"], []])
    table.play("queen card=qc", "destroy unit=9h")
    assert table["barrows"] == ["9h", "black_joker"]


@rule("S-9.4")
def test_a_queen_that_sends_away_a_model_and_its_double() -> None:
    table = war(front=[["9h"], ["black_joker:9h", "3c"]], hands=[["qc"], []])
    table.play("queen card=qc", "destroy unit=9h", "destroy unit=black_joker")
    assert table["barrows"] == ["9h", "black_joker"]
    assert units(table, 1) == ["3c"]


# Necromancer.


@rule("S-9.5")
def test_the_necromancer_summons_on_entry() -> None:
    table = war(hands=[["black_joker"], ["5d"]], front=[["3c"], []], barrows=["9h", "2d", "kd"])
    table.play("deploy card=black_joker slot=rear_1 as=necromancer")
    assert table.asked == 0, "before anyone can answer"
    assert table.state.prompt(0) == "Player 1, whom does the Necromancer summon?"
    assert set(table.moves()) == {"decline", *(f"summon card={card} slot=front_{slot}" for card in ("2d", "9h") for slot in (2, 3, 4))}
    table.refuse("summon card=kd slot=front_2", "S-9.5")
    table.play("summon card=9h slot=front_3", "pass")
    assert table["front"][0][2] == "9h", "ready"
    assert (table["summoned"], table["last"]) == (["9h"], "black_joker")
    table.refuse("summon card=2d slot=front_2", "S-9.5")
    table.play("done", "pass", "hold unit=3c", "attack unit=9h target=seat_1", "pass")
    assert table["life"] == [40, 31]


@rule("S-9.5")
def test_the_necromancer_may_wait_and_summons_once_each_phase() -> None:
    table = war(hands=[["black_joker"], []], barrows=["9h", "2d"])
    table.play("deploy card=black_joker slot=rear_1 as=necromancer", "decline", "summon card=2d slot=front_1")
    assert not any(move.startswith(("summon", "scout")) for move in table.moves())
    table = war(rear=[["black_joker:necromancer"], []], barrows=["9h", "2d"])
    table.play("summon card=9h slot=front_1")
    table.refuse("summon card=2d slot=front_2", "S-9.5")
    table = war(rear=[[], ["black_joker:necromancer"]], barrows=["9h", "2d"])
    table.refuse("summon card=9h slot=front_1", "S-9.5")
    table = war(hands=[["black_joker"], []], front=[["3c", "4c", "5c", "6c"], []], barrows=["9h"])
    table.play("deploy card=black_joker slot=rear_1 as=necromancer")
    assert table.moves()[0] == "done", "no slot, no summons"


@rule("S-9.6", "S-3.2")
def test_a_summoned_unit_burns_at_the_start_of_the_next_turn() -> None:
    table = war(front=[["9h"], []], summoned=["9h"], rear=[["black_joker:necromancer"], []])
    table.play("done", "hold unit=9h")
    assert units(table, 0) == ["9h", "black_joker:necromancer"], "not at the opponent's"
    table.play("done")
    assert (table["burned"], table["summoned"], table["marked"]) == (["9h"], [], [])
    table = war(front=[["9h"], []], summoned=["9h"], extra=1)
    table.play("done", "hold unit=9h")
    assert (table["turn"], table["burned"]) == (0, ["9h"]), "an extra turn is one, and he need not be there"
    table = war(front=[["3h+9h"], []], summoned=["9h"], extra=1)
    table.play("done", "hold unit=3h")
    assert units(table, 0) == ["3h"]


@rule("S-9.7")
def test_a_summoned_unit_burns_when_it_leaves_otherwise() -> None:
    table = war(front=[["9h"], []], summoned=["9h"])
    table.play("return unit=9h")
    assert (table["burned"], table["hands"][0]) == (["9h"], [])
    table = war(front=[["9h+3h"], []], summoned=["9h"])
    table.play("separate unit=9h leader=hand second=front_1")
    assert (table["burned"], units(table, 0)) == (["9h"], ["3h"])
    table = battle(["10h"], ["9h exhausted"], summoned=["9h"])
    table.play("attack unit=10h target=9h")
    assert table["burned"] == ["9h"]


@rule("S-9.7", "S-4.14")
def test_a_seized_summoned_unit_stays_marked_and_is_a_normal_unit() -> None:
    table = war(front=[[], ["9h"]], summoned=["9h"], hands=[["js", "qd", "qc"], []])
    table.play("seize card=js unit=9h")
    assert (table["marked"], table["summoned"]) == (["9h"], [])
    table.play("deploy card=9h slot=front_1")
    assert table["front"][0][0] == "9h exhausted"
    table.play("queen card=qc", "destroy unit=9h")
    assert table["burned"] == ["9h"]


# Insane Wizard and Binding Spirit.


@rule("S-9.8")
def test_the_wizard_silences_only_opponents() -> None:
    table = battle(["9s"], ["3d", "4d"], rear=[["ks", "red_joker:wizard"], []])
    table.play("attack unit=9s target=seat_1")
    assert "face attacker=9s" in table.moves()


@rule("S-9.9")
def test_the_wizard_separates_the_bonds_of_opponents_clockwise() -> None:
    table = war(
        4,
        turn=1,
        hands=[[], ["red_joker"], [], ["5h"]],
        front=[["3c+4c exhausted", "5c"], ["6c+7c"], ["8c"], ["3d+4d", "5d", "6d", "7d+8d"]],
    )
    table.play("deploy card=red_joker slot=rear_1 as=wizard")
    assert table.asked == 3
    assert table.state.prompt(3) == "Player 4, the Insane Wizard separates your Blood Bonds: where do the cards go?"
    table.refuse("separate unit=3d leader=front_1 second=hand", "S-9.9")
    assert table.moves() == [
        f"separate unit={unit} leader={leader} second={second}"
        for unit, own in (("3d", "front_1"), ("7d", "front_4"))
        for leader, second in ((own, "barrows"), ("barrows", own))
    ]
    table.play("separate unit=7d leader=barrows second=front_4", "separate unit=3d leader=front_1 second=barrows")
    assert table["front"][3] == ["3d", "5d", "6d", "8d"]
    assert table["barrows"] == ["4d", "7d"]
    assert table.asked == 0
    table.play("separate unit=3c leader=front_3 second=front_4")
    assert table["front"][0] == [None, "5c", "3c exhausted", "4c exhausted"], "ready or exhausted as they were"
    assert table["front"][1][0] == "6c+7c", "not his own"
    assert table.asked == 3, "the window after the play"


@rule("S-9.9")
def test_new_bonds_may_be_formed_under_the_wizard() -> None:
    table = war(front=[["3c", "4c"], []], rear=[[], ["red_joker:wizard"]])
    assert "bond leader=3c second=4c" in table.moves()


@rule("S-9.10", "S-10.1")
def test_the_binding_spirit_bonds_any_houses() -> None:
    table = war(front=[["3c", "4d"], []], hands=[["5h"], []], rear=[["red_joker:spirit"], []])
    table.play("bond leader=4d second=5h")
    assert table["front"][0][1] == "4d+5h exhausted"
    table = war(front=[["3c", "4d", "5h+6s"], []], rear=[[], ["red_joker:spirit"]])
    assert not any(move.startswith("bond") for move in table.moves())
    assert units(table, 0) == ["3c", "4d", "5h+6s"], "without it mixed bonds stay"


@rule("S-9.11")
def test_a_joker_stays_until_it_is_defeated() -> None:
    table = war(rear=[["black_joker:necromancer"], ["red_joker:wizard"]], deck=rest("black_joker", "red_joker"))
    table.play("done")
    assert units(table, 0) == ["black_joker:necromancer"]
    assert units(table, 1) == ["red_joker:wizard"]
