"""Victory, and the variants."""

from __future__ import annotations

from tests.scenario import rule
from tests.thrones.realm import realm


@rule("A-12.1", "A-12.3")
def test_fifteen_power_on_house_and_characters_wins_at_once() -> None:
    table = realm(play=[["knight power=4"], []], power=[10, 0], hand=[["feast"], []]).play("use card=0.feast")
    assert table.over
    assert table["winners"] == [0]
    assert table.state.ending() == "victory"
    killed = realm(play=[[], ["knight power=4"]], power=[0, 10], hand=[["strike"], []]).use("0.strike", "choose card=1.knight")
    assert killed.state.scores() == [0.0, 10.0], "its power is gone"
    claim = realm(play=[["knight"], []], power=[14, 1]).challenge("power", "0.knight").quiet().play("done").quiet()
    assert claim.over


@rule("A-12.2")
def test_the_first_player_chooses_among_several() -> None:
    table = realm(3, first=2, power=[14, 14, 3], hand=[[], [], ["gift"]]).play("use card=2.gift")
    assert table.asked == 2
    assert table.moves() == ["crown player=seat_0", "crown player=seat_1"]
    table.play("crown player=seat_1")
    assert table["winners"] == [1]


@rule("A-12.6")
def test_two_on_two() -> None:
    table = realm(4, options={"variant": "two_on_two"}, play=[["knight"], [], [], []], power=[14, 0, 15, 0], hand=[["feast"]])
    table.quiet()
    targets = [move[-6:] for move in table.moves() if "military" in move]
    assert targets == ["seat_1", "seat_3"], "not the partner"
    won = realm(4, options={"variant": "two_on_two"}, power=[14, 0, 15, 0], hand=[["feast"]]).play("use card=0.feast")
    assert won["winners"] == [0, 2]
    plots = realm(4, options={"variant": "two_on_two"}, phase="plot", revealed=[], plots=[["swift"], ["plain"], ["plain"], ["plain"]])
    plots.play("0: plot card=0.swift", *(f"{seat}: plot card={seat}.plain" for seat in (1, 2, 3)), "first player=seat_0")
    assert plots.step == "action", "no titles"


@rule("A-12.7")
def test_littlefinger_gives_gold_outside_marshalling() -> None:
    table = realm(3, options={"variant": "littlefinger"}, gold=[2, 0, 0])
    gifts = [f"give player=seat_{seat} gold={amount}" for seat in (1, 2) for amount in (1, 2)]
    assert table.moves() == ["pass", *gifts]
    table.play("give player=seat_2 gold=2")
    assert table["gold"] == [0, 0, 2]
    assert table.asked == 0, "it is no action"
    marshalling = realm(3, options={"variant": "littlefinger"}, phase="marshalling")
    assert marshalling.moves() == ["pass"]
    marshalling.refuse("give player=seat_1 gold=1", "A-12.7")


@rule("A-12.8")
def test_the_last_round_ends_the_game() -> None:
    table = realm(3, phase="taxation", round=50, power=[3, 5, 5], plots=[["slow"]] * 3)
    table.play("pass", "pass", "pass")
    assert table.over
    assert table.state.ending() == "exhaustion"
    assert table["winners"] == [1, 2]


@rule("A-1.9")
def test_initiative_bonuses_count_while_kneeling() -> None:
    table = realm(phase="plot", revealed=[], plots=[["plain"], ["plain"]], play=[["tower kneeling"], []])
    table.play("0: plot card=0.plain", "1: plot card=1.plain")
    assert table.asked == 0


@rule("A-1.7")
def test_cards_bear_crests() -> None:
    table = realm(play=[["lord"], []])
    assert table.thrones.table.faces[0].crests == 4, "Noble is the third of Holy, Learned, Noble and War"
