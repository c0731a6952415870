"""The trait of Spades: Dual Wielding, which asks for a second blocker."""

from __future__ import annotations

from tests.scenario import rule
from tests.skirmish.war import battle, units


@rule("S-6.9", "S-6.11")
def test_a_second_blocker_is_forced_only_if_one_is_free() -> None:
    table = battle(["9s", "3d"], ["4d", "5d"])
    table.play("attack unit=9s target=seat_1", "attack unit=3d target=seat_1")
    assert table.moves() == ["let_through attacker=3d", "block attacker=3d with=4d", "block attacker=3d with=5d"]
    table.play("block attacker=3d with=4d")
    assert table.moves() == ["let_through attacker=9s", "block attacker=9s with=5d"]
    table = battle(["9s"], ["4d", "5d", "6d"])
    table.play("attack unit=9s target=seat_1")
    pairs = [("4d", "5d"), ("4d", "6d"), ("5d", "6d")]
    assert table.moves() == ["let_through attacker=9s", *(f"block attacker=9s with={one} second={two}" for one, two in pairs)]
    table.refuse("block attacker=9s with=4d", "S-6.9")
    table.play("block attacker=9s with=4d second=5d")
    assert table["barrows"] == ["4d", "5d", "9s"], "9 to each, 4 + 5 back"


@rule("S-6.11")
def test_the_defender_chooses_the_order_of_normal_spades() -> None:
    table = battle(["9s", "8s"], ["4d", "5d", "6d"])
    table.play("attack unit=9s target=seat_1", "attack unit=8s target=seat_1")
    assert "block attacker=8s with=4d second=5d" in table.moves()
    table.play("block attacker=8s with=4d second=5d")
    assert table.moves() == ["let_through attacker=9s", "block attacker=9s with=6d"]
    table.play("let_through attacker=9s")
    table = battle(["9s", "8s"], ["4d", "5d"])
    table.play("attack unit=9s target=seat_1", "attack unit=8s target=seat_1", "let_through attacker=9s")
    assert table.moves()[0] == "let_through attacker=8s"


@rule("S-6.10", "S-6.11")
def test_enhanced_spades_come_first_and_the_attacker_picks() -> None:
    table = battle(["3d", "9s"], ["4d", "5d", "6d", "7h exhausted"], rear=[["ks"], []])
    table.play("attack unit=3d target=seat_1", "attack unit=9s target=seat_1")
    assert table.moves() == ["let_through attacker=9s", "face attacker=9s"]
    table.refuse("done", "S-7.5")
    table.play("face attacker=9s")
    assert table.asked == 0
    assert table.state.prompt(0) == "Player 1, 9♠ is blocked: by which two units?"
    pairs = [("4d", "5d"), ("4d", "6d"), ("5d", "6d")]
    assert table.moves() == [f"pick attacker=9s one={one} other={two}" for one, two in pairs]
    table.refuse("pick attacker=9s one=4d other=7h", "S-6.10")
    table.play("pick attacker=9s one=4d other=6d")
    assert table.moves() == ["let_through attacker=3d", "block attacker=3d with=5d"]


@rule("S-6.12", "S-6.10")
def test_exhausted_diamonds_face_an_enhanced_spade_only_if_wanted() -> None:
    table = battle(["9s"], ["4d exhausted", "5d exhausted", "6h"], rear=[["ks"], []])
    table.play("attack unit=9s target=seat_1")
    assert table.moves() == [
        "let_through attacker=9s",
        "block attacker=9s with=6h",
        "face attacker=9s one=4d",
        "face attacker=9s one=5d",
        "face attacker=9s one=4d two=5d",
    ]
    table.play("face attacker=9s one=4d two=5d")
    assert len(table.moves()) == 3
    table = battle(["9s"], ["4d exhausted", "5d exhausted"], rear=[["ks"], []])
    table.play("attack unit=9s target=seat_1")
    assert table.moves() == [
        "let_through attacker=9s",
        "block attacker=9s with=4d",
        "block attacker=9s with=5d",
        "face attacker=9s one=4d two=5d",
    ]


@rule("S-6.12")
def test_a_guard_and_dual_wielding() -> None:
    table = battle(["9s"], ["6h"], rear=[["ks"], ["ah"]])
    table.play("attack unit=9s target=seat_1")
    assert table.moves() == ["let_through attacker=9s", "block attacker=9s with=6h", "block attacker=9s with=ah"]
    table = battle(["9s"], ["6h", "7h"], rear=[["ks"], ["ah"]])
    table.play("attack unit=9s target=seat_1")
    assert table.moves() == ["let_through attacker=9s", "face attacker=9s"]
    table = battle(["9s"], [], rear=[["ks"], ["ah"]])
    table.play("attack unit=9s target=seat_1")
    assert table.moves() == ["let_through attacker=9s", "block attacker=9s with=ah"]


@rule("S-6.9", "S-6.12", "S-7.5")
def test_a_guard_is_never_a_second_blocker() -> None:
    table = battle(["9s"], ["6h"], rear=[[], ["ah"]])
    table.play("attack unit=9s target=seat_1")
    assert table.moves() == ["let_through attacker=9s", "block attacker=9s with=6h", "block attacker=9s with=ah"]
    table.refuse("block attacker=9s with=6h second=ah", "S-6.9")
    table.play("block attacker=9s with=6h")
    assert table["barrows"] == [], "6 damage on the 9, and a Shield for the 6"
    assert units(table, 1) == ["6h", "ah"]
    table = battle(["9s"], ["6h", "7h"], rear=[[], ["ah"]])
    table.play("attack unit=9s target=seat_1")
    assert table.moves() == ["let_through attacker=9s", "block attacker=9s with=6h second=7h"], "two of the Front Ranks"
    table = battle(["9s", "8s"], ["6h", "7h"], rear=[[], ["ah"]])
    table.play("attack unit=9s target=seat_1", "attack unit=8s target=seat_1", "block attacker=8s with=6h second=7h")
    assert table.moves() == ["let_through attacker=9s", "block attacker=9s with=ah"], "nobody else is free any more"
    table.play("block attacker=9s with=ah")
    assert {"9s", "ah"} <= set(table["barrows"]), "poison takes the one, damage the other"


@rule("S-6.12")
def test_a_guard_beside_exhausted_diamonds() -> None:
    table = battle(["9s"], ["6h", "4d exhausted"], rear=[[], ["ah"]])
    table.play("attack unit=9s target=seat_1")
    assert table.moves() == [
        "let_through attacker=9s",
        "block attacker=9s with=6h",
        "block attacker=9s with=6h second=4d",
        "block attacker=9s with=ah",
    ], "alone, the Diamond would be wanted and make two eligible"
    table = battle(["9s"], ["5d exhausted", "4d exhausted"], rear=[[], ["ah"]])
    table.play("attack unit=9s target=seat_1")
    assert table.moves() == [
        "let_through attacker=9s",
        "block attacker=9s with=5d",
        "block attacker=9s with=5d second=4d",
        "block attacker=9s with=4d",
        "block attacker=9s with=ah",
    ]


@rule("S-6.9")
def test_a_spade_that_lost_its_trait_strikes_only_one_of_two() -> None:
    table = battle(["black_joker:9s+3c"], ["4d", "5d", "9s exhausted"], hands=[["js"], []])
    table.play("attack unit=black_joker target=seat_1", "block attacker=black_joker with=4d second=5d", "seize card=js unit=9s", "pass")
    assert table["barrows"] == ["3c", "js", "black_joker"], "3 damage on one, 9 taken"
    table = battle(["black_joker:9s+3c"], ["2d", "3d", "9s exhausted"], rear=[["kc"], []], hands=[["js", "4d"], []])
    table.play("attack unit=black_joker target=seat_1", "block attacker=black_joker with=2d second=3d", "seize card=js unit=9s", "pass")
    table.play("forgo attacker=3c", "rage attacker=3c target=seat_1")
    assert "2d" in table["barrows"]
    assert "3d" not in table["barrows"]
