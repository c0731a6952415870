"""Blood Bonds."""

from __future__ import annotations

from tests.scenario import rule
from tests.skirmish.war import battle, units, war


@rule("S-10.1", "S-10.2")
def test_two_soldiers_of_one_house_bond() -> None:
    table = war(front=[["3c", "4d", "5c", "7c+8c"], []], hands=[["9c", "10c", "6h"], []])
    bonds = {move for move in table.moves() if move.startswith("bond")}
    pairs = [("3c", "5c"), ("3c", "9c"), ("3c", "10c"), ("5c", "9c"), ("5c", "10c")]
    assert bonds == {f"bond leader={one} second={two}" for pair in pairs for one, two in (pair, pair[::-1])}
    table.refuse("bond leader=9c second=10c", "S-10.1")
    table.refuse("bond leader=7c second=9c", "S-10.1")
    table.refuse("bond leader=3c second=4d", "S-10.1")
    table.play("bond leader=5c second=3c")
    assert table["front"][0] == [None, "4d", "5c+3c", "7c+8c"], "it stands where its leader stood"
    table.play("done", "hold unit=4d", "attack unit=5c target=seat_1")
    assert table.moves()[0] == "hold unit=7c"
    table.play("hold unit=7c", "pass")
    assert table["life"] == [40, 32]


@rule("S-10.1", "S-10.3")
def test_a_card_from_hand_is_added_with_full_ranks_and_exhausts() -> None:
    table = war(front=[["3c", "4d", "5d", "6d"], []], hands=[["9c"], []])
    table.play("bond leader=9c second=3c")
    assert table["front"][0][0] == "9c+3c exhausted"
    assert table["last"] == "9c"
    table = war(front=[["3c", "4d", "5d", "6d"], []], hands=[["9c"], []])
    table.play("bond leader=3c second=9c")
    assert table["front"][0][0] == "3c+9c exhausted"
    assert table["hands"][0] == []


@rule("S-10.3")
def test_a_bond_is_ready_if_both_are() -> None:
    table = war(front=[["3c", "5c"], []])
    table.play("bond leader=3c second=5c")
    assert table["front"][0][0] == "3c+5c"
    table = war(front=[["3c", "5c exhausted"], []])
    table.play("bond leader=3c second=5c")
    assert table["front"][0][0] == "3c+5c exhausted"


@rule("S-10.2", "S-9.10")
def test_the_leaders_trait_is_the_units() -> None:
    for bond, dual in (("3s+4d", True), ("4d+3s", False)):
        table = battle([bond], ["5d", "6d"])
        table.play(f"attack unit={bond[:2]} target=seat_1")
        assert any("second=" in move for move in table.moves()) == dual


@rule("S-10.4")
def test_damage_falls_on_the_leader_first() -> None:
    table = battle(["6h"], ["4c+5c exhausted"])
    table.play("attack unit=6h target=4c")
    assert table["barrows"] == ["4c"]
    assert table["front"][1][0] == "5c", "ready again on its own turn"
    table = battle(["9h"], ["4c+5c exhausted"])
    table.play("attack unit=9h target=4c")
    assert table["barrows"] == ["4c", "5c"]
    table = battle(["3h"], ["4c+5c exhausted"], [])
    table.play("attack unit=3h target=4c")
    assert table["barrows"] == []
    table = battle(["6h"], [], ["4c+5c exhausted"])
    table.play("attack unit=6h target=4c")
    assert table["front"][2][0] == "5c exhausted", "the survivor keeps the ready state"


@rule("S-10.4")
def test_the_survivor_has_its_own_trait() -> None:
    table = war(hands=[["ac"], []], front=[["7h"], ["2c+5d exhausted"]], damage={"2c": 1})
    table.play("strike card=ac unit=2c")
    assert table["front"][1][0] == "5d exhausted"
    table.play("done", "attack unit=7h target=seat_1")
    assert table.moves() == ["let_through attacker=7h", "block attacker=7h with=5d"]


@rule("S-10.5")
def test_the_leaders_shield_saves_the_bond() -> None:
    table = battle(["9d"], ["4h+3h"])
    table.play("attack unit=9d target=seat_1", "block attacker=9d with=4h")
    assert table["spent"] == ["4h"]
    assert units(table, 1) == ["4h+3h"]
    table = battle(["9d"], ["4h+10h"])
    table.play("attack unit=9d target=seat_1", "block attacker=9d with=4h")
    assert (table["spent"], table["barrows"]) == (["4h"], ["9d"]), "when the leader would fall"
    table = battle(["3d"], ["4h+10h"])
    table.play("attack unit=3d target=seat_1", "block attacker=3d with=4h")
    assert table["spent"] == []
    table = battle(["9d"], ["4h+3h"], spent=["4h"])
    table.play("attack unit=9d target=seat_1", "block attacker=9d with=4h")
    assert table["barrows"] == ["3h", "4h"], "once, and the other's shield is not the unit's"


@rule("S-10.5", "S-6.6")
def test_both_clubs_must_fall_for_the_second_blow() -> None:
    table = battle(["3c+8c"], ["9h"], rear=[["kc"], []])
    table.play("attack unit=3c target=seat_1", "block attacker=3c with=9h", "forgo attacker=3c")
    assert table["barrows"] == ["3c"]
    assert table["turn"] == 1
    table = battle(["2c+3c"], ["9d"], rear=[["kc"], []])
    table.play("attack unit=2c target=seat_1", "block attacker=2c with=9d", "rage attacker=2c target=seat_1")
    assert table["life"] == [40, 35]


@rule("S-10.6")
def test_separation() -> None:
    table = war(front=[["3c+4c exhausted", "5d", "6d"], []])
    ways = [move for move in table.moves() if move.startswith("separate")]
    assert ways == [
        f"separate unit=3c leader={leader} second={second}"
        for leader, second in (
            ("front_1", "front_4"),
            ("front_1", "hand"),
            ("hand", "front_1"),
            ("front_4", "front_1"),
            ("front_4", "hand"),
            ("hand", "front_4"),
        )
    ]
    table.refuse("separate unit=3c leader=front_1 second=barrows", "S-10.6")
    table.play("separate unit=3c leader=front_4 second=front_1")
    assert table["front"][0] == ["4c exhausted", "5d", "6d", "3c exhausted"]
    table = war(front=[["3c+4c", "5d", "6d"], []])
    table.play("separate unit=3c leader=hand second=front_4")
    assert table["front"][0] == [None, "5d", "6d", "4c"]
    assert table["hands"][0] == ["3c seen"]
    table.refuse("deploy card=3c slot=front_1", "S-3.8")
    table = war(front=[["3c+4c", "5d", "6d"], []])
    table.play("separate unit=3c leader=front_1 second=hand")
    assert table["front"][0] == ["3c", "5d", "6d", None]


@rule("S-10.6")
def test_separation_in_full_ranks() -> None:
    table = war(front=[["3c+4c", "5d", "6d", "7d"], []])
    ways = [move for move in table.moves() if move.startswith("separate")]
    assert ways == [
        f"separate unit=3c leader={leader} second={second}"
        for leader, second in (("front_1", "hand"), ("hand", "front_1"), ("front_1", "barrows"), ("barrows", "front_1"))
    ]
    table.play("separate unit=3c leader=barrows second=front_1")
    assert (table["barrows"], table["front"][0][0]) == (["3c"], "4c")
    table = war(front=[["3c+4c", "5d", "6d", "7d"], []])
    table.play("separate unit=3c leader=front_1 second=barrows")
    assert (table["barrows"], table["front"][0][0]) == (["4c"], "3c")
