"""How well a position stands."""

from __future__ import annotations

import pytest

from tests.skirmish.war import battle, rest, war


def test_life_army_and_hand_count() -> None:
    even = war(hands=[["3c"], ["4c"]]).state
    assert even.evaluate(0) == even.evaluate(1) == 0.5
    life = war(life=[30, 20]).state
    assert life.evaluate(0) == pytest.approx(0.6)
    assert life.evaluate(1) == pytest.approx(0.4)
    army = war(front=[["7c+8c"], ["3d"]]).state
    assert army.evaluate(0) > 0.5 > army.evaluate(1)
    hand = war(3, hands=[["3c", "4c"], ["5c"], []]).state
    assert hand.evaluate(0) > 0.5 > hand.evaluate(1) > hand.evaluate(2)


def test_what_will_go_counts_nothing() -> None:
    assert war(front=[["7c"], []], poisoned=["7c"]).state.evaluate(0) == 0.5
    assert war(rear=[["ac"], []], leaving=["ac"]).state.evaluate(0) == 0.5


def test_the_end_is_the_share_of_the_victory() -> None:
    over = war(3, life=[5, 5, 1], ending="sudden_death", deck=[], barrows=rest()).state
    assert [over.evaluate(seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert war(3, life=[5, 0, 1]).state.evaluate(1) == 0


def test_an_attack_promises_damage() -> None:
    table = battle(["7h"], ["9d"])
    before = table.state.evaluate(0)
    table.play("attack unit=7h target=seat_1")
    unanswered = table.state.evaluate(0)
    assert unanswered > before
    through = battle(["7h"], ["9d"], hands=[[], ["3c"]])
    through.play("attack unit=7h target=seat_1", "let_through attacker=7h")
    stopped = battle(["7h"], ["9d"], hands=[[], ["3c"]])
    stopped.play("attack unit=7h target=seat_1", "block attacker=7h with=9d")
    assert stopped.state.evaluate(0) < through.state.evaluate(0)


def test_attacks_on_units() -> None:
    felled = battle(["7h"], ["5h exhausted", "9h exhausted"], hands=[[], ["3c"]])
    felled.play("attack unit=7h target=5h")
    spared = battle(["7h"], ["5h exhausted", "9h exhausted"], hands=[[], ["3c"]])
    spared.play("attack unit=7h target=9h")
    assert felled.state.evaluate(0) > spared.state.evaluate(0)
    gone = battle(["7h"], ["5h exhausted"], hands=[[], ["js", "3c"]])
    gone.play("attack unit=7h target=5h", "seize card=js unit=5h")
    assert gone.state.evaluate(1) > 0.3


def test_blocks_weigh_who_falls() -> None:
    def stands(blocker: str, **position: object) -> float:
        table = battle(["7d"], [blocker, "10s exhausted"], hands=[[], ["3c"]], **position)
        table.play("attack unit=7d target=seat_1", f"block attacker=7d with={blocker.split('+')[0].split()[0]}")
        return table.state.evaluate(1)

    assert stands("5h") > stands("5c"), "a Shield saves"
    assert stands("5h", spent=["5h"]) == pytest.approx(stands("5c"))
    assert stands("5h", spent=["5h"], rear=[[], ["kh"]]) > stands("5c", rear=[[], ["kh"]])
    assert stands("5c+4c") > stands("8d exhausted"), "the bond fells the attacker, the recovering Diamond deals nothing"
    king: dict[str, object] = {"rear": [[], ["kd"]]}
    assert stands("8d exhausted", **king) == pytest.approx(stands("8d", **king)), "with its King it does"


def test_excess_and_two_blockers() -> None:
    club = battle(["9c"], ["3d"], hands=[[], ["5c"]])
    club.play("attack unit=9c target=seat_1", "block attacker=9c with=3d")
    diamond = battle(["9d"], ["3d"], hands=[[], ["5c"]])
    diamond.play("attack unit=9d target=seat_1", "block attacker=9d with=3d")
    assert club.state.evaluate(0) > diamond.state.evaluate(0)
    pair = battle(["5s"], ["3d", "4d"], hands=[[], ["js", "5c"]])
    pair.play("attack unit=5s target=seat_1", "block attacker=5s with=3d second=4d")
    before = pair.state.evaluate(0)
    pair.play("seize card=js unit=5s")
    assert pair.state.evaluate(0) != before


def test_nothing_left_on_either_side() -> None:
    table = battle(["5h"], [], life=[1, 5], hands=[[], ["3c"]])
    table.play("attack unit=5h target=seat_1")
    assert 0.5 < table.state.evaluate(0) <= 1
