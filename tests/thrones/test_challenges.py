"""Challenges: attack, defence, resolution, claim."""

from __future__ import annotations

from tests.scenario import rule
from tests.thrones.realm import realm


@rule("A-8.1", "A-8.2", "A-8.3")
def test_one_challenge_of_each_kind_with_standing_characters_that_have_the_icon() -> None:
    table = realm(play=[["soldier", "spy kneeling", "envoy"], ["knight"]])
    assert table.step == "action"
    table.quiet()
    assert table.moves() == ["done", "challenge challenge=military player=seat_1", "challenge challenge=power player=seat_1"]
    table.play("challenge challenge=military player=seat_1")
    assert table.moves() == ["attack card=0.soldier"]
    table.refuse("done", "A-8.3")
    table.play("attack card=0.soldier", "done")
    assert table.of("0.soldier") == "0.soldier kneeling attacking"
    assert table.step == "action", "actions between attack and defence"
    table.quiet()
    assert table.step == "defenders"
    table.play("done")
    assert table.step == "action", "actions between defence and resolution"
    table.quiet().play("kill card=1.knight").quiet()
    assert table.moves() == ["done", "challenge challenge=power player=seat_1"]
    table.play("done")
    assert table.asked == 0
    assert table["active"] == 1


@rule("A-8.4")
def test_defenders_stand_and_have_the_icon() -> None:
    table = realm(play=[["knight"], ["soldier", "spy", "envoy kneeling"]]).challenge("military", "0.knight").quiet()
    assert table.moves() == ["done", "defend card=1.soldier"]
    table.refuse("defend card=1.spy", "A-8.4")
    table.play("defend card=1.soldier", "done")
    assert table.of("1.soldier") == "1.soldier kneeling defending"


@rule("A-8.5", "A-8.12")
def test_a_tie_goes_to_the_attacker_and_nothing_against_nothing_to_nobody() -> None:
    tie = realm(play=[["knight"], ["knight"]], power=[0, 2]).fight("power", ["0.knight"], ["1.knight"])
    assert tie["power"] == [1, 1], "the claim, but not unopposed"
    nobody = realm(play=[["page"], ["knight"]], power=[0, 2]).fight("power", ["0.page"], [])
    assert nobody["power"] == [0, 2]
    zero = realm(play=[["page", "squire"], ["page", "herald"]]).fight("power", ["0.page"], ["1.page"])
    assert zero["gold"] == [0, 1], "the defender wins with a participant"


@rule("A-8.10", "A-8.13")
def test_the_defender_wins_without_a_claim_and_the_attacker_with_all_rewards() -> None:
    lost = realm(play=[["squire"], ["hero"]], power=[3, 3]).fight("power", ["0.squire"], ["1.hero"])
    assert lost["power"] == [3, 3]
    assert lost.of("1.hero") == "1.hero kneeling power=1"
    won = realm(play=[["hero"], []], power=[3, 3]).fight("power", ["0.hero"], [])
    assert won["power"] == [5, 2]
    assert won.of("0.hero") == "0.hero kneeling power=1"


@rule("A-8.6", "A-8.9")
def test_military_claim_kills_different_characters_of_the_losers_choice_at_once() -> None:
    table = realm(play=[["knight"], ["knight", "squire", "page"]], revealed=[["harsh"], ["plain"]])
    table.fight("military", ["0.knight"], [])
    assert table.asked == 1
    assert table.moves() == ["kill card=1.knight", "kill card=1.squire", "kill card=1.page"]
    table.play("kill card=1.page")
    assert table.names("play", 1) == ["knight", "squire", "page"], "nobody dies before all are chosen"
    assert table.moves() == ["kill card=1.knight", "kill card=1.squire"]
    table.play("kill card=1.squire").quiet()
    assert table["dead"][1] == ["1.squire", "1.page"]
    few = realm(play=[["knight"], ["page"]], revealed=[["harsh"], ["plain"]]).fight("military", ["0.knight"], [])
    few.play("kill card=1.page").quiet()
    assert few["dead"][1] == ["1.page"]


@rule("A-8.9")
def test_a_saved_character_counts_as_paid() -> None:
    table = realm(play=[["knight"], ["lord", "page"]], under=[[], ["lord under=1.lord"]]).fight("military", ["0.knight"], [])
    table.play("kill card=1.lord", "0: pass", "1: respond card=1.lord.2 to=1.lord").quiet()
    assert table.names("play", 1) == ["lord", "page"]
    assert table["discard"][1] == ["1.lord.2"]


@rule("A-8.7")
def test_intrigue_claim_discards_at_random() -> None:
    table = realm(play=[["knight"], []], hand=[[], ["page", "squire", "giant"]], revealed=[["harsh"], ["plain"]])
    table.fight("intrigue", ["0.knight"], [])
    assert len(table["hand"][1]) == 1
    assert len(table["discard"][1]) == 2


@rule("A-8.8", "A-8.12")
def test_power_claim_moves_power_and_unopposed_adds_one() -> None:
    table = realm(play=[["knight"], ["squire"]], power=[0, 5], revealed=[["harsh"], ["plain"]])
    table.fight("power", ["0.knight"], [])
    assert table["power"] == [3, 3]
    poor = realm(play=[["knight"], []], power=[0, 1], revealed=[["harsh"], ["plain"]]).fight("power", ["0.knight"], [])
    assert poor["power"] == [2, 0]


@rule("A-8.11")
def test_a_character_out_of_the_challenge_takes_no_part() -> None:
    table = realm(play=[["giant"], ["squire"]], hand=[[], ["pull_back"]]).challenge("power", "0.giant").quiet()
    table.play("defend card=1.squire", "done").use("1.pull_back", "choose card=0.giant").quiet()
    assert table.of("0.giant") == "0.giant kneeling"
    assert table["power"] == [0, 0]


@rule("A-10.1", "A-10.2", "A-10.3")
def test_dominance_standing_and_taxation() -> None:
    table = realm(phase="dominance", play=[["knight", "giant kneeling"], ["squire", "sword kneeling on=1.squire"]], gold=[0, 1])
    assert table["power"] == [0, 1], "3 of the sworded squire and 1 gold against the standing knight's 3, before anyone acts"
    assert table.step == "action"
    table.play("pass", "pass")
    assert table["phase"] == "standing"
    assert table.of("0.giant") == "0.giant"
    assert table.of("1.sword") == "1.sword on=1.squire"
    table.play("pass", "pass")
    assert table["phase"] == "taxation"
    assert table["gold"] == [0, 0]


@rule("A-10.1")
def test_a_tie_for_dominance_is_nobodys() -> None:
    assert realm(phase="dominance", play=[["knight"], ["knight"]])["power"] == [0, 0]
    assert realm(3, phase="dominance", play=[["knight"], ["squire"], ["knight"]])["power"] == [0, 0, 0]
