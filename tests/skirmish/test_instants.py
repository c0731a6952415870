"""Windows and Jacks."""

from __future__ import annotations

import pytest

from tests.scenario import rule
from tests.skirmish.war import again, battle, units, war


@rule("S-4.1", "S-4.6", "S-4.7")
def test_response_asks_every_opponent_with_a_card_clockwise() -> None:
    table = war(4, turn=2, hands=[["3c"], ["4c"], ["5c"], []])
    table.play("done")
    assert table.asked == 0
    assert table.moves() == ["pass"]
    table.refuse("done", "S-4.1")
    table.play("pass")
    assert table.asked == 1
    table.play("pass")
    assert table["turn"] == 3


@rule("S-4.2", "S-4.7")
@pytest.mark.parametrize(
    "play",
    [
        "deploy card=3c slot=front_3",
        "scout card=2c player=seat_1",
        "queen card=qd",
        "move unit=7c slot=front_4",
        "return unit=7c",
        "summon card=4c slot=front_3",
        "bond leader=7c second=3c",
    ],
)
def test_a_window_opens_after_each_play(play: str) -> None:
    table = war(
        hands=[["3c", "2c", "qd", "jc", "js"], ["5d", "6d"]],
        front=[["7c", "8c"], []],
        rear=[["black_joker:necromancer"], []],
        barrows=["4c"],
    )
    table.play(play)
    assert table.asked == 1
    assert table.state.prompt(1) == "Player 2, will you play an instant after this play?"
    table.play("pass")
    assert table.asked == 0
    table.play("double card=jc unit=8c")
    assert table.asked == 0, "an instant is not a play"


@rule("S-4.1")
def test_passing_lets_a_window_go() -> None:
    table = war(hands=[["4c"], ["jd"]])
    assert table.state.declining(0) == -1, "a turn is not a window"
    table.play("deploy card=4c slot=front_1")
    assert table.state.text(table.state.declining(1)) == "pass"
    assert (table.state.occasion(0), table.state.occasion(1)) == ("", "instants")
    assert table.state.declining(0) == -1, "the other seat is not asked"


@rule("S-4.7")
def test_windows_do_not_depend_on_what_a_hand_holds() -> None:
    for card in ("3c", "jd"):
        table = war(hands=[["4c"], [card]])
        table.play("deploy card=4c slot=front_1")
        assert table.asked == 1
    table = war(hands=[["4c"], []])
    table.play("deploy card=4c slot=front_1")
    assert table.asked == 0


@rule("S-4.3")
def test_before_damage_opponents_then_the_active_player_are_asked() -> None:
    table = battle(["7c"], ["5h"], [], hands=[["3c"], ["4c"], ["5c"]])
    table.play("attack unit=7c target=seat_1", "let_through attacker=7c")
    assert table.state.prompt(1) == "Player 2, will you play an instant before damage is dealt?"
    order = []
    while table["turn"] == 0:
        order.append(table.asked)
        table.play("pass")
    assert order == [1, 2, 0]
    table = battle(["7c"], ["5h"], hands=[["3c"], ["4c"]])
    table.play("hold unit=7c")
    assert table["turn"] == 1, "no attack, no window"


@rule("S-4.4", "S-8.7")
def test_announcing_an_ace_asks_everyone_the_one_who_announced_too() -> None:
    table = war(3, hands=[["ac", "3c"], ["4c"], ["ad", "5c"]], front=[["7c"], ["8c"], []])
    table.play("strike card=ac unit=8c")
    assert table.state.prompt(1) == "Player 2, will you play an instant before the damage takes effect?"
    assert table["poisoned"] == []
    table.play("1: pass")
    table.play("2: strike card=ad unit=7c")
    assert table.asked == 1
    table.play("1: pass")
    assert table.asked == 2, "who announced it"
    table.play("2: pass")
    assert table.asked == 0, "the active player may answer the Ace of Diamonds"
    table.play("0: pass")
    assert table["poisoned"] == ["7c"]
    assert table.asked == 2, "still in the first window"
    table.play("2: pass")
    assert (table.asked, table["poisoned"]) == (0, ["7c"])
    table.play("0: pass")
    assert table["poisoned"] == ["7c", "8c"]


@rule("S-4.5", "S-4.2")
def test_the_active_player_plays_instants_in_their_own_deploy() -> None:
    table = war(hands=[["jc", "js", "ad", "jd", "jh"], ["3c"]], front=[["7c"], ["8c", "9c"]])
    table.refuse("interrupt card=jd", "S-4.9")
    table.refuse("ward card=jh", "S-4.13")
    table.refuse("double card=jc unit=8c", "S-4.11")
    table.refuse("seize card=js unit=10c", "S-4.14")
    table.play("seize card=js unit=8c")
    assert table.asked == 0
    table.play("strike card=ad unit=9c")
    assert table.asked == 1
    table.play("1: pass", "0: pass")
    assert (table.asked, table["phase"]) == (0, "deploy"), "no window after an instant but its own"
    assert table["poisoned"] == ["9c"]
    table.play("double card=jc unit=7c", "done", "pass")
    table.play("attack unit=7c target=seat_1")
    assert table["phase"] == "combat"


@rule("S-4.6")
def test_one_after_the_other_resolves_fully_and_a_seat_may_play_several() -> None:
    table = war(3, hands=[["3c"], ["js", "jc"], ["ad"]], front=[["7c"], ["8c"], ["9c"]])
    table.play("done", "1: seize card=js unit=7c")
    assert table["front"][0][0] is None
    assert table.asked == 1
    table.play("1: double card=jc unit=8c")
    assert table["doubled"] == ["8c"]
    assert table.asked == 1, "the card seized is still in hand"
    table.play("1: pass")
    assert table.moves() == ["pass", "strike card=ad unit=8c"]
    table.play("2: pass")
    assert table["turn"] == 1


@rule("S-4.8")
def test_a_jack_goes_to_the_barrows_at_the_end_of_the_phase() -> None:
    table = war(hands=[["3c", "4c"], ["jc", "js"]], front=[["7c"], ["8c"]])
    table.play("deploy card=3c slot=front_2", "double card=jc unit=8c", "pass")
    assert table["used"] == ["jc"]
    table.play("done")
    assert table["barrows"] == ["jc"]
    table.play("seize card=js unit=3c")
    assert table["used"] == ["js"]
    table.play("pass")
    assert (table["phase"], table["barrows"]) == ("combat", ["jc", "js"])
    table = battle(["7c"], ["8c"], hands=[[], ["jh"]])
    table.play("attack unit=7c target=8c", "block attacker=7c with=8c", "ward card=jh")
    assert table["barrows"] == ["7c", "jh"]


@rule("S-4.9", "S-4.10")
def test_the_jack_of_diamonds_buries_the_last_unit_and_ends_the_turn() -> None:
    table = war(hands=[["3c", "4c", "qd"], ["jd"]], front=[["7c"], []])
    table.play("queen card=qd", "pass", "deploy card=3c slot=front_2", "pass", "deploy card=4c slot=front_3")
    table.play("interrupt card=jd")
    assert table["barrows"] == ["jd", "qd", "4c"] or set(table["barrows"]) == {"jd", "qd", "4c"}
    assert table["front"][0] == ["7c", "3c", None, None]
    assert table["turn"] == 0, "the extra turn already earned stands"
    assert table["extra"] == 0
    assert table.asked == 0


@rule("S-4.9", "S-4.10")
def test_interrupting_without_a_last_unit_only_ends_the_turn() -> None:
    table = war(hands=[["3c"], ["jd"]], front=[["7c"], []], poisoned=["7c"])
    table.play("done", "interrupt card=jd")
    assert set(table["barrows"]) == {"7c", "jd"}, "END TURN still happens"
    assert table["turn"] == 1
    table = war(3, hands=[["3c"], ["js"], ["jd"]], front=[["7c"], [], []])
    table.play("deploy card=3c slot=front_2", "1: seize card=js unit=3c", "1: pass", "2: interrupt card=jd")
    assert set(table["barrows"]) == {"js", "jd"}
    assert table["front"][0] == ["7c", None, None, None]
    assert table["turn"] == 1


@rule("S-4.10", "S-10.3")
def test_of_a_bond_the_card_from_hand_goes_and_the_other_stays_exhausted() -> None:
    for bond in ("bond leader=7c second=3c", "bond leader=3c second=7c"):
        table = war(hands=[["3c"], ["jd"]], front=[["7c"], []])
        table.play(bond, "interrupt card=jd")
        assert set(table["barrows"]) == {"3c", "jd"}
        assert table["front"][0][0] == "7c exhausted"


@rule("S-4.10", "S-9.5")
def test_a_last_unit_that_is_gone_stays_gone_even_if_it_is_summoned() -> None:
    table = war(hands=[["3c", "qc"], ["jd"]], front=[["7c"], []], rear=[["black_joker:necromancer"], []])
    table.play("deploy card=3c slot=front_2", "pass", "queen card=qc", "destroy unit=3c", "destroy unit=7c", "pass")
    assert table["last"] is None
    table.play("summon card=3c slot=front_1", "interrupt card=jd")
    assert units(table, 0) == ["3c", "black_joker:necromancer"]
    assert table["turn"] == 1


@rule("S-4.6", "S-4.9", "S-8.7")
def test_an_ace_of_diamonds_announced_before_strikes_and_then_the_turn_ends() -> None:
    table = war(3, hands=[["3c"], ["ad"], ["jd"]], front=[["7c"], ["8c"], []])
    table.play("deploy card=3c slot=front_2", "1: strike card=ad unit=7c", "2: interrupt card=jd")
    told = [
        "Player 3 plays J♦.",
        "7♣ is poisoned by A♦.",
        "7♣ takes 1 damage from A♦.",
        "Player 3 ends Player 1's turn with J♦.",
        "3♣ goes to the Barrows.",
    ]
    assert [line for line in table.told if line in told] == told, "in the order played"
    assert set(table["barrows"]) == {"3c", "7c", "ad", "jd"}, "the last unit goes, and END TURN takes the poisoned one"
    assert (table["turn"], table["poisoned"], table["damage"], table["used"]) == (1, [], {}, [])
    assert table.asked == 1, "all windows of that turn are closed"
    table = war(hands=[["ad", "3c"], ["jd"]], front=[["7c"], ["8c", "9c"]])
    table.play("strike card=ad unit=8c", "1: interrupt card=jd", "0: pass")
    assert (units(table, 0), units(table, 1)) == (["7c"], ["9c"]), "also that of the active player"
    assert (table["turn"], table.asked) == (1, 1)


@rule("S-4.4", "S-4.6", "S-4.9")
def test_the_jack_of_diamonds_takes_no_answer_to_the_ace_of_diamonds_away() -> None:
    table = war(4, hands=[["3c", "ac"], ["ad"], ["jd", "4c"], ["jh", "js"]], front=[["7c"], ["8c"], [], ["9c"]])
    table.play("strike card=ac unit=8c", "1: strike card=ad unit=9c", "2: interrupt card=jd")
    assert table["used"] == ["ad", "jd", "ac"]
    again(table)
    assert table.asked == 2, "who played it may play another"
    table.play("2: pass", "3: ward card=jh", "3: pass")
    assert table.state.prompt(0) == "Player 1, will you play an instant before the damage takes effect?"
    table.play("0: pass")
    assert "9♣ takes no damage because J♥ protects it." in table.told
    assert (table["turn"], table.asked) == (1, 1)
    assert [units(table, seat) for seat in range(4)] == [["7c"], ["8c"], [], ["9c"]]
    assert set(table["barrows"]) == {"ac", "ad", "jd", "jh"}


@rule("S-4.4", "S-4.9")
def test_who_announced_the_ace_of_diamonds_may_end_the_turn_with_it() -> None:
    table = war(hands=[["3c"], ["ad", "jd"]], front=[["7c"], []])
    table.play("deploy card=3c slot=front_2", "strike card=ad unit=7c", "interrupt card=jd")
    assert set(table["barrows"]) == {"3c", "7c", "ad", "jd"}
    assert table["turn"] == 1


@rule("S-4.9", "S-4.10", "S-8.3")
def test_a_last_unit_that_the_ace_of_diamonds_defeats_first_is_gone() -> None:
    table = war(3, hands=[["3c", "ac"], ["ad"], ["jd"]])
    table.play("deploy card=3c slot=front_1", "1: pass", "2: pass", "deploy card=ac slot=rear_1")
    assert table["last"] == "ac"
    table.play("1: strike card=ad unit=ac", "2: interrupt card=jd")
    assert "A♣ takes 1 damage from A♦." in table.told
    assert set(table["barrows"]) == {"ac", "ad", "jd"}
    assert units(table, 0) == ["3c exhausted"]


@rule("S-4.9", "S-8.7")
def test_an_ace_of_diamonds_in_the_window_of_another_ace_strikes_the_other_is_lost() -> None:
    table = war(3, hands=[["ac"], ["ad", "4c"], ["jd"]], front=[["7c"], ["8c"], []])
    table.play("strike card=ac unit=8c", "1: strike card=ad unit=7c", "1: pass", "2: interrupt card=jd")
    assert set(table["barrows"]) == {"7c", "ac", "ad", "jd"}
    assert units(table, 1) == ["8c"]
    assert "4c" in table["hands"][1], "nor does the Ace of Clubs cost a card"


@rule("S-4.9", "S-4.12", "S-8.6")
def test_what_was_played_against_the_ace_of_diamonds_before_still_holds() -> None:
    table = war(hands=[["ad"], ["jh", "jd"]], front=[[], ["8c"]])
    table.play("strike card=ad unit=8c", "ward card=jh", "interrupt card=jd")
    assert "8♣ takes no damage because J♥ protects it." in table.told
    assert units(table, 1) == ["8c"]
    table = war(hands=[["ad"], ["js", "jd"]], front=[[], ["8c"]])
    table.play("strike card=ad unit=8c", "seize card=js unit=8c", "interrupt card=jd", "pass")
    assert "The target of A♦ is gone." in table.told
    assert "8c seen" in table["hands"][1]


@rule("S-4.9", "S-9.2")
def test_the_double_of_the_ace_of_diamonds_strikes_before_the_turn_ends_too() -> None:
    table = war(hands=[["black_joker"], ["jd"]], front=[[], ["8c"]], rear=[["ad"], []])
    table.play("imitate card=black_joker model=ad", "strike card=black_joker unit=8c", "interrupt card=jd")
    assert set(table["barrows"]) == {"8c", "black_joker", "jd"}


@rule("S-4.9")
def test_what_another_ace_announced_is_lost_and_not_after_response() -> None:
    table = war(hands=[["ac", "3c"], ["jd"]], front=[[], ["8c"]])
    table.play("strike card=ac unit=8c", "interrupt card=jd")
    assert table["turn"] == 1
    assert set(table["barrows"]) == {"ac", "jd"}
    assert (table["poisoned"], len(table["hands"][1])) == ([], 1)
    for strike in ("strike card=ah unit=8c", "strike card=as unit=8c also=9c"):
        ace = strike.split()[1].removeprefix("card=")
        table = war(hands=[[ace, "3c"], ["jd"]], front=[[], ["8c", "9c"]])
        table.play(strike, "interrupt card=jd")
        assert table["turn"] == 1
        assert set(table["barrows"]) == {ace, "jd"}
        assert (units(table, 1), table["poisoned"]) == (["8c", "9c"], [])
    table = battle(["7c"], [], hands=[[], ["jd"]])
    table.play("attack unit=7c target=seat_1")
    table.refuse("interrupt card=jd", "S-4.9")


@rule("S-4.11")
def test_the_jack_of_clubs_doubles_all_a_unit_deals() -> None:
    table = war(hands=[["jc"], []], front=[["3c+4c", "5c"], ["9h"]])
    table.play("double card=jc unit=3c", "done", "attack unit=3c target=9h", "hold unit=5c", "block attacker=3c with=9h")
    table.play("spill attacker=3c target=seat_1")
    assert table["life"] == [40, 35], "14 damage on a defense of 9"
    table = battle(["5d"], ["3h"], hands=[[], ["jc"]])
    table.play("attack unit=5d target=3h", "block attacker=5d with=3h", "double card=jc unit=3h")
    assert units(table, 0) == [], "a blocker too"
    table = battle(["5d"], ["3h"], hands=[["jc"], []])
    table.play("attack unit=5d target=seat_1", "let_through attacker=5d", "double card=jc unit=5d")
    assert table["life"] == [40, 30]


@rule("S-4.12", "S-4.13")
def test_the_jack_of_hearts_negates_damage_to_units_not_to_life() -> None:
    table = battle(["9c", "8c", "6d"], ["3d", "4d"], hands=[[], ["jh"]], poisoned=["4d"])
    table.play("attack unit=9c target=3d", "attack unit=8c target=4d", "attack unit=6d target=seat_1")
    table.play("block attacker=9c with=3d", "let_through attacker=8c", "let_through attacker=6d", "ward card=jh")
    assert table["life"] == [40, 34]
    assert units(table, 1) == ["3d"], "old poison is not stopped"
    assert units(table, 0) == ["9c exhausted", "8c exhausted", "6d exhausted"]


@rule("S-4.12", "S-4.13", "S-8.8")
def test_the_jack_of_hearts_stops_a_damage_effect_and_its_poison() -> None:
    table = war(hands=[["ac", "3c"], ["jh", "5c"]], front=[[], ["8c"]])
    table.play("strike card=ac unit=8c", "ward card=jh")
    assert table["poisoned"] == []
    assert table["warded"] == [1]
    assert table["damage"] == {}


@rule("S-4.13")
def test_the_jack_of_hearts_has_its_time() -> None:
    table = war(hands=[["3c"], ["jh"]], front=[["9d"], ["8c"]])
    table.play("deploy card=3c slot=front_2")
    table.refuse("ward card=jh", "S-4.13")
    table.play("pass", "done")
    table.refuse("ward card=jh", "S-4.13")
    table = battle(["9c"], [], hands=[["jh"], []])
    table.play("attack unit=9c target=seat_1")
    assert table.moves() == ["pass"], "not in one's own combat"


@rule("S-4.14", "S-1.9")
def test_the_jack_of_spades_takes_any_unit_into_hand() -> None:
    table = war(3, hands=[["3c"], ["js"], []], front=[["7c"], ["8c"], ["9h+10h"]], rear=[["kd"], [], []], marked=["9h"])
    table.play("done")
    assert table.moves() == ["pass", *(f"seize card=js unit={unit}" for unit in ("7c", "kd", "8c", "9h"))]
    table.play("seize card=js unit=9h")
    assert table["front"][2] == [None] * 4
    assert {"9h seen", "10h seen"} <= set(table["hands"][1])
    assert table["marked"] == ["9h"]
    assert table.state.view(2)["hands"][1] == ["9h seen", "10h seen"]


@rule("S-4.1")
def test_other_cards_are_not_instants() -> None:
    table = war(hands=[["3c"], ["ac"]], front=[["7c"], []])
    table.play("done")
    table.refuse("strike card=ac unit=7c", "S-8.4")
    table.refuse("strike card=ad unit=7c", "S-8.1")
