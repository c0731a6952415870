"""What happens says why: who deals damage, what protects, and what brings a card to the Barrows."""

from __future__ import annotations

from tests.scenario import Scenario, rule
from tests.skirmish.war import battle, rest, war


def heard(table: Scenario, viewer: int) -> list[str]:
    """What the last move made happen, as that viewer is told."""
    return [table.state.telling(event, viewer) for event in table.state.events or []]


@rule("S-7.6", "S-6.9")
def test_two_who_deal_damage_are_both_named() -> None:
    table = battle(["9s"], ["3d", "4d"])
    table.play("attack unit=9s target=seat_1", "block attacker=9s with=3d second=4d")
    assert "9♠ takes 7 damage from 3♦ and 4♦." in table.told
    assert {"3♦ takes 9 damage from 9♠.", "4♦ takes 9 damage from 9♠."} <= set(table.told)


@rule("S-7.4")
def test_more_than_two_are_several_units() -> None:
    table = battle(["3h", "4h", "5h", "6h"], ["10d exhausted"])
    table.play(*(f"attack unit={unit} target=10d" for unit in ("3h", "4h", "5h")), "attack unit=6h target=seat_1")
    table.play(*(f"let_through attacker={unit}" for unit in ("3h", "4h", "5h", "6h")))
    assert "10♦ takes 12 damage from several units." in table.told
    assert "You lose 6 life to 6♥." in heard(table, 1)
    table = battle(["3h", "4h", "5h", "6h"], [])
    table.play(*(f"attack unit={unit} target=seat_1" for unit in ("3h", "4h", "5h", "6h")))
    assert "You lose 18 life to several units." in heard(table, 1)
    table = battle(["3h", "4h"], [])
    table.play(*(f"attack unit={unit} target=seat_1" for unit in ("3h", "4h")))
    assert "Player 2 loses 7 life to 3♥ and 4♥." in heard(table, 0)


@rule("S-6.4", "S-6.6")
def test_excess_and_a_second_blow_are_named() -> None:
    table = battle(["9c"], ["3d", "4d"])
    table.play("attack unit=9c target=seat_1", "block attacker=9c with=3d", "spill attacker=9c target=4d")
    assert "4♦ takes 6 excess damage from 9♣." in table.told
    table = battle(["9c"], ["3d"])
    table.play("attack unit=9c target=seat_1", "block attacker=9c with=3d", "spill attacker=9c target=seat_1")
    assert "You lose 6 life to 9♣'s excess damage." in heard(table, 1)
    table = battle(["5c"], ["3d", "9d"], rear=[["kc"], []])
    table.play("attack unit=5c target=9d", "block attacker=5c with=9d", "rage attacker=5c target=3d")
    assert "5♣ strikes again as it falls: 3♦ takes 5 damage." in table.told
    table = battle(["5c"], ["3d", "9d"], rear=[["kc"], []])
    table.play("attack unit=5c target=9d", "block attacker=5c with=9d", "rage attacker=5c target=seat_1")
    assert "5♣ strikes again as it falls: you lose 5 life." in heard(table, 1)


@rule("S-8.1", "S-8.5", "S-3.10")
def test_poison_and_what_it_does_name_the_ace() -> None:
    table = battle([], ["9d"], rear=[["ac"], []])
    table.play("attack unit=ac target=9d", "let_through attacker=ac")
    assert table.told[2:6] == [
        "9♦ takes 1 damage from A♣.",
        "9♦ is poisoned by A♣.",
        "9♦ dies of poison and goes to the Barrows.",
        "A♣ has fought and goes to the Barrows.",
    ]


@rule("S-8.1", "S-7.4")
def test_among_several_units_the_ace_is_not_named_twice() -> None:
    table = battle(["5h"], ["10d exhausted"], rear=[["ac"], []])
    table.play("attack unit=5h target=10d", "attack unit=ac target=10d", "let_through attacker=5h", "let_through attacker=ac")
    assert {"10♦ takes 6 damage from 5♥ and A♣.", "10♦ is poisoned by A♣."} <= set(table.told)
    table = battle(["3h", "4h"], ["10d exhausted"], rear=[["ac"], []])
    table.play(*(f"attack unit={unit} target=10d" for unit in ("3h", "4h", "ac")))
    table.play(*(f"let_through attacker={unit}" for unit in ("3h", "4h", "ac")))
    assert {"10♦ takes 8 damage from several units.", "10♦ is poisoned."} <= set(table.told)


@rule("S-4.12", "S-6.8")
def test_what_keeps_damage_off_is_named() -> None:
    table = battle(["9c"], ["4h"], rear=[[], ["kh"]])
    table.play("attack unit=9c target=seat_1", "block attacker=9c with=4h")
    assert "4♥ takes no damage because its King protects it." in table.told
    table = battle(["9c"], ["4h"], hands=[[], ["jh"]])
    table.play("attack unit=9c target=4h", "let_through attacker=9c", "ward card=jh")
    assert "4♥ takes no damage because J♥ protects it." in table.told


@rule("S-8.8", "S-5.3")
def test_a_discard_names_who_discards() -> None:
    table = war(hands=[["ac"], ["4d"]], front=[[], ["9h"]])
    table.play("strike card=ac unit=9h", "pass")
    assert "You discard 4♦ because of A♣, and it goes to the Barrows." in heard(table, 1)
    assert "Player 2 discards 4♦ because of A♣, and it goes to the Barrows." in heard(table, 0)
    table = war(hands=[["2c"], ["4d"]])
    table.play("scout card=2c player=seat_1")
    assert heard(table, 1)[-2:] == ["You discard 4♦, which goes to the Barrows.", "2♣ has been used and goes to the Barrows."]
    assert heard(table, 0)[:2] == ["You send 2♣ to scout Player 2's hand.", "Player 2 shows 4♦."]
    assert heard(table, 1)[:2] == ["Player 1 sends 2♣ to scout your hand.", "You show 4♦."]


@rule("S-5.5", "S-4.14")
def test_what_is_taken_names_from_whom() -> None:
    table = war(3, hands=[["2s"], ["4d"], []])
    table.play("scout card=2s player=seat_1")
    told = [heard(table, viewer)[2] for viewer in range(3)]
    assert told == ["You take 4♦ from Player 2.", "Player 1 takes 4♦ from you.", "Player 1 takes 4♦ from Player 2."]
    table = war(3, hands=[["js"], [], []], front=[["3c"], ["4d"], []])
    table.play("seize card=js unit=4d")
    assert [heard(table, viewer)[1] for viewer in range(3)] == [
        "You take 4♦ from Player 2 into your hand.",
        "Player 1 takes 4♦ from you into their hand.",
        "Player 1 takes 4♦ from Player 2 into their hand.",
    ]
    table = war(hands=[["js"], []], front=[["3c"], []])
    table.play("seize card=js unit=3c")
    assert heard(table, 0)[1] == "You take 3♣ back into your hand."


@rule("S-5.8", "S-5.9")
def test_who_destroys_a_unit_is_named() -> None:
    table = war(hands=[["qc"], []], front=[["3c"], ["4d"]], marked=["4d"])
    table.play("queen card=qc", "destroy unit=3c", "destroy unit=4d")
    assert heard(table, 0) == ["You destroy 3♣, which goes to the Barrows.", "You destroy 4♦, which is Soul Burned."]
    assert heard(table, 1)[0] == "Player 1 destroys 3♣, which goes to the Barrows."


@rule("S-9.4")
def test_a_double_goes_because_its_model_does() -> None:
    table = war(hands=[["black_joker"], []], rear=[[], ["ac"]])
    table.play("imitate card=black_joker model=ac", "strike card=black_joker unit=ac")
    assert "The black Joker goes to the Barrows because the card it imitated has left play." in table.told
    assert "You aim the black Joker at Player 2's A♣." in heard(table, 0)


@rule("S-9.6")
def test_a_summons_ends() -> None:
    table = war(front=[["3c"], []], summoned=["3c"], marked=["3c"], turn=1)
    table.play("done")
    assert "3♣ was summoned for one turn and is Soul Burned." in table.told


@rule("S-9.9", "S-10.6")
def test_who_separates_a_bond_is_named() -> None:
    table = war(front=[["3c+4c"], []])
    table.play("separate unit=3c leader=front_1 second=front_2")
    assert [heard(table, viewer)[0] for viewer in (0, 1)] == [
        "You separate the bond of 3♣ and 4♣.",
        "Player 1 separates the bond of 3♣ and 4♣.",
    ]
    table = war(3, hands=[["red_joker"], [], []], front=[[], ["3c+4c"], []])
    table.play("deploy card=red_joker slot=rear_1 as=wizard", "separate unit=3c leader=front_1 second=front_2")
    assert [heard(table, viewer)[0] for viewer in range(3)] == [
        "Your Insane Wizard separates Player 2's bond of 3♣ and 4♣.",
        "Player 1's Insane Wizard separates your bond of 3♣ and 4♣.",
        "Player 1's Insane Wizard separates Player 2's bond of 3♣ and 4♣.",
    ]


@rule("S-5.7", "S-11.3")
def test_extra_and_last_turns_are_called_so() -> None:
    table = war(hands=[["qd"], []])
    table.play("queen card=qd", "done")
    assert "Your extra turn begins." in heard(table, 0)
    table.play("done")
    assert "Your turn begins." in heard(table, 1)
    table = war(barrows=rest())
    table.play("done")
    assert "Player 2's last turn begins." in heard(table, 0)


@rule("S-4.9")
def test_who_ends_whose_turn_is_named() -> None:
    table = war(hands=[["3c"], ["jd"]])
    table.play("deploy card=3c slot=front_1", "interrupt card=jd")
    assert "Player 2 ends your turn with J♦." in heard(table, 0)
    assert "You end Player 1's turn with J♦." in heard(table, 1)
