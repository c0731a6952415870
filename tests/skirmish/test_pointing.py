"""Why a card, a slot or a player that somebody points at can't be used now."""

from __future__ import annotations

from tests.scenario import rule
from tests.skirmish.war import battle, war


@rule("S-4.9", "S-5.6", "S-5.12", "S-3.4")
def test_cards_of_the_hand_in_deploy() -> None:
    table = war(hands=[["jd", "qh", "kd", "3c", "9c"], ["2d"]], front=[["4d", "5d", "6d", "7d"], []], rear=[["ks"], []])
    assert table.why("card", "jd") == "J♦ is played in an opponent's turn (S-4.9)"
    assert table.why("card", "qh") == "Q♥: a Queen can be used only if there is something to choose from (S-5.6)"
    assert table.why("card", "kd") == "K♦: a player has at most one King (S-5.12)"
    assert table.why("card", "3c") == "3♣: your Front Ranks have no empty slot (S-3.4)"
    full = war(hands=[["as"], []], rear=[["ks", "ah", "ad", "ac"], []])
    assert full.why("card", "as") == "A♠: your Rear Ranks have no empty slot (S-3.4)"


@rule("S-3.8")
def test_a_card_that_was_returned_stays_in_the_hand() -> None:
    table = war(front=[["4d", "5d", "6d", "7d"], []]).play("return unit=4d")
    assert table.why("card", "4d") == "4♦: a card returned to your hand can't be deployed again this turn (S-3.8)"


@rule("S-3.6", "S-3.7", "S-10.6")
def test_units_that_can_not_be_redeployed() -> None:
    table = war(front=[["4d", "5c+6c"], ["9h"]])
    assert table.why("card", "4d") == "4♦: your units move to empty slots of their rank (S-3.7)"
    assert table.why("bond", "5c").startswith("the bond of 5♣: the cards of your bond stay")
    table.play("move unit=4d slot=front_4")
    assert table.why("card", "4d") == "4♦: you have already redeployed this turn (S-3.6)"


@rule("S-1.6", "S-7.1", "S-3.4")
def test_what_else_is_on_the_table_in_deploy() -> None:
    table = war(hands=[["9c"], ["8c"]], front=[["4d"], ["9h", "5c+6c"]], barrows=["2h"])
    assert table.why("bond", "5c").endswith("it belongs to another player, and none of your cards can act on it now (S-3.4)")
    assert table.why("bond", "7c").endswith("(S-3.4)")
    assert table.why("card", "9h") == "9♥: it belongs to another player, and none of your cards can act on it now (S-3.4)"
    assert table.why("card", "2h") == "2♥: it lies in the Barrows, and nothing fetches it now (S-1.6)"
    assert table.why("card", "8c") == "8♣ is not in your hand (S-3.4)"
    assert table.why("card", "7c") == "7♣ is not in your hand (S-3.4)"
    assert table.why("player", "seat_1") == "Player 2: players are attacked in COMBAT (S-7.1)"
    assert table.why("slot", "front_1") == "front slot 1: this slot is taken (S-3.4)"
    assert table.why("slot", "front_2") == "front slot 2: first choose a card or a unit for this slot (S-3.4)"
    assert table.why("slot", "rear_1", move="deploy card=9c slot=rear_1").endswith("(S-1.3)")
    assert table.why("spot", "hand").endswith("(S-3.4)")


@rule("S-4.1", "S-4.13")
def test_what_is_not_an_instant_in_a_window() -> None:
    table = war(hands=[["9c"], ["8c", "jh"]]).play("deploy card=9c slot=front_1")
    assert table.asked == 1
    assert table.why("card", "8c") == "8♣ is not an instant in your hand (S-4.1)"
    assert table.why("card", "jh").endswith("(S-4.13)")
    assert table.why("card", "9c") == "9♣: now you can only play an instant or pass (S-4.1)"


@rule("S-3.11", "S-7.2", "S-7.3", "S-8.9")
def test_units_that_can_not_attack_or_be_attacked() -> None:
    table = battle(["4d", "3c exhausted", "6h"], ["9h"], rear=[["ks", "ah"], ["kh"]])
    assert table.why("card", "3c") == "3♣ is exhausted (S-3.11)"
    assert table.why("card", "ks") == "K♠ has attack 0 (S-7.3)"
    assert table.why("card", "ah") == "A♥ is on guard and only defends (S-8.9)"
    assert table.why("card", "6h") == "6♥: first say whom 4♦ attacks, or hold it back (S-7.1)"
    assert table.why("card", "kh").endswith("(S-7.2)")
    assert table.why("player", "seat_0") == "Player 1: you attack other players and their units (S-7.2)"


@rule("S-3.11", "S-7.5", "S-6.9")
def test_units_that_can_not_block() -> None:
    table = battle(["4d", "5c"], ["9h", "8c exhausted", "7c"], rear=[[], ["kh"]])
    table.play("attack unit=4d target=seat_1", "attack unit=5c target=seat_1")
    assert table.why("card", "8c") == "8♣ is exhausted (S-3.11)"
    assert table.why("card", "kh").endswith("(S-6.9)")
    assert table.why("card", "4d") == "4♦: first block the attacker, or let it through (S-7.5)"
    table.play("block attacker=4d with=9h")
    assert table.why("card", "9h") == "9♥ blocks already (S-7.5)"
