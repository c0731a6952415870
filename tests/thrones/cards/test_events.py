"""Neutral events: what each of them does."""

from __future__ import annotations

from typing import Any

from tests.thrones.cards.court import CHAPEL, PAY, PAY_2, Court, court, plotting


def held(event: str, *play: list[str], hand: tuple[str, ...] = (), **position: Any) -> Court:
    """The first seat has an event in hand."""
    return court("Marisk", play=list(play), hand=[[event, *hand], position.pop("other_hand", [])], **position)


def revealed(event: str, *play: list[str], **position: Any) -> Court:
    """The first seat has an event in hand after plots were revealed that do nothing."""
    hands = [[event], position.pop("other_hand", [])]
    return plotting("Marisk", "steady_harvest", "steady_harvest", play=list(play), hand=hands, **position)


def test_sudden_resolve() -> None:
    table = held("sudden_resolve", ["hired_blade"]).use("0.sudden_resolve", "choose card=0.hired_blade")
    assert table.strength("0.hired_blade") == 4
    assert table.finish().strength("0.hired_blade") == 2
    assert not held("sudden_resolve", [CHAPEL]).offers("0.sudden_resolve"), "no character"


def test_closed_doors() -> None:
    table = held("closed_doors", [CHAPEL, CHAPEL], ["hired_blade", "nettle_duke", "nettle_levy kneeling"])
    table.play("use card=0.closed_doors", *PAY_2)
    assert table.moves() == ["choose card=1.hired_blade"], "standing, of cost 3 or less"
    table.play("choose card=1.hired_blade")
    assert table.of("1.hired_blade") == "1.hired_blade kneeling"
    assert not held("closed_doors", [CHAPEL, CHAPEL], ["nettle_levy kneeling"]).offers("0.closed_doors")
    assert not held("closed_doors", [CHAPEL], ["hired_blade"]).offers("0.closed_doors"), "it can't be paid"


def test_ride_round() -> None:
    table = held("ride_round", ["nettle_levy"], ["hired_blade", "nettle_duke"])
    assert not table.offers("0.ride_round"), "nobody participates"
    table.attack("military", ["0.nettle_levy"]).play("defend card=1.hired_blade", "defend card=1.nettle_duke", "done")
    table.play("use card=0.ride_round")
    assert table.moves() == ["choose card=0.nettle_levy", "choose card=1.hired_blade"], "of STR 3 or less"
    table.play("choose card=1.hired_blade")
    assert table.of("1.hired_blade") == "1.hired_blade kneeling"


def test_none_left_standing() -> None:
    table = held(
        "none_left_standing",
        ["nettle_levy", "gorge_steward", "hired_blade kneeling", CHAPEL],
        ["hired_blade", "nettle_duke", "nettle_levy", CHAPEL],
        other_hand=["out_by_the_postern"],
    )
    assert not table.offers("0.none_left_standing"), "there is no challenge"
    table.attack("military", ["0.nettle_levy"]).play("defend card=1.hired_blade", "defend card=1.nettle_duke", "done")
    table.play("use card=0.none_left_standing", PAY)
    assert table.moves() == ["choose card=0.gorge_steward"], "yours, standing"
    table.play("choose card=0.gorge_steward")
    assert table.moves() == ["choose card=1.hired_blade"], "participating, of STR 2 or less"
    table.play("choose card=1.hired_blade")
    assert table.of("0.gorge_steward") == "0.gorge_steward attacking"
    assert table["dead"][1] == ["1.hired_blade"], "it could not be saved"


def test_out_by_the_postern() -> None:
    play = [["nettle_levy", "brother_dock", CHAPEL], ["hired_blade"]]
    table = held("out_by_the_postern", *play, first=1).clash("military", ["1.hired_blade"], [], "kill card=0.nettle_levy", seat=1)
    table.answer("0.out_by_the_postern", PAY)
    assert "nettle_levy" in table.names("play")
    twofold = held("out_by_the_postern", *play, first=1, under=[["brother_dock under=0.brother_dock"]])
    twofold.clash("military", ["1.hired_blade"], [], "kill card=0.brother_dock", seat=1).turn(0)
    assert not twofold.offers("0.out_by_the_postern"), "he has a duplicate"
    poor = held("out_by_the_postern", ["nettle_levy"], ["hired_blade"], first=1)
    poor.clash("military", ["1.hired_blade"], [], "kill card=0.nettle_levy", seat=1).turn(0)
    assert not poor.offers("0.out_by_the_postern")


def test_the_seal_is_broken() -> None:
    table = held("the_seal_is_broken", [], ["hired_blade"], other_hand=["sudden_resolve"], first=1)
    table.play("use card=1.sudden_resolve", "choose card=1.hired_blade", "respond card=0.the_seal_is_broken to=1.sudden_resolve").quiet()
    assert table.strength("1.hired_blade") == 2
    ability = held("the_seal_is_broken", [], ["kite_speaker"], deck=[[], ["canyon_fief"]], first=1, phase="dominance", gold=[0, 1])
    assert ability.play("use card=1.kite_speaker").step == "cancelling"
    assert not ability.offers("0.the_seal_is_broken"), "a character is not an event"


def test_turncoats_price() -> None:
    table = held(
        "turncoats_price",
        ["hired_blade", CHAPEL, CHAPEL],
        ["gully_riders", "the_ropewalker", "iron_company", "host_of_the_gorges", "canyon_fief"],
    )
    table.clash("military", ["0.hired_blade"], [], "kill card=1.iron_company").play("respond card=0.turncoats_price", *PAY_2)
    assert table.moves() == ["choose card=1.gully_riders"], "not unique, of cost 3 or less"
    table.play("choose card=1.gully_riders")
    assert "1.gully_riders" in table["play"][0]
    assert table["limited_responses"] == [0]
    nobody = held("turncoats_price", ["toll_sergeant", CHAPEL, CHAPEL], ["the_ropewalker"]).clash("power", ["0.toll_sergeant"], [])
    assert not nobody.offers("0.turncoats_price")


def test_post_riders() -> None:
    table = revealed("post_riders", [CHAPEL], deck=[["canyon_fief"] * 3, ["rope_holding"] * 3]).use("0.post_riders", PAY)
    assert len(table["hand"][0]) == 2
    assert table.state.view(0)["deck"][1] == ["?", "1.rope_holding.2 seen 0", "1.rope_holding.3 seen 0"]
    assert not revealed("post_riders", [CHAPEL]).offers("0.post_riders"), "neither a card to draw nor one to see"


def test_the_lifted_veil() -> None:
    table = revealed("the_lifted_veil", other_hand=["nettle_levy"], deck=[["rope_holding"], ["canyon_fief"] * 3])
    table.use("0.the_lifted_veil", "choose_player player=seat_1")
    assert table.state.view(0)["hand"][1] == ["1.nettle_levy seen"]
    assert table.state.view(0)["deck"][1] == ["?", "1.canyon_fief.2 seen", "1.canyon_fief.3 seen"]
    assert table.names("hand") == ["rope_holding"]
    assert not revealed("the_lifted_veil").offers("0.the_lifted_veil"), "there is nothing to see"


def test_written_in_iron() -> None:
    table = revealed("written_in_iron", other_hand=["the_seal_is_broken"]).play("use card=0.written_in_iron")
    assert table.step == "action", "it can't be cancelled"
    assert table["gold"] == [1, 0]
    assert table["dead"][0] == ["0.written_in_iron"], "Deathbound"


def test_written_in_iron_guards_what_follows() -> None:
    position: dict[str, Any] = {"play": [["nettle_levy"]], "hand": [["written_in_iron", "sudden_resolve"], ["the_seal_is_broken"]]}
    table = plotting("Marisk", "steady_harvest", "steady_harvest", **position).play("use card=0.written_in_iron", "pass")
    table.play("use card=0.sudden_resolve", "choose card=0.nettle_levy")
    assert table.step == "action"
    unguarded = plotting("Marisk", "steady_harvest", "steady_harvest", **position)
    assert unguarded.play("use card=0.sudden_resolve", "choose card=0.nettle_levy").step == "cancelling"


def test_light_the_beacons() -> None:
    deck = ["nettle_levy", "hired_blade", "canyon_fief", "rope_holding", "rope_holding"]
    table = held("light_the_beacons", [CHAPEL], deck=[deck], phase="draw").play("use card=0.light_the_beacons", PAY)
    assert table.moves() == ["choose card=0.nettle_levy", "done"], "of your House"
    table.play("choose card=0.nettle_levy")
    assert "nettle_levy" in table.names("hand")
    assert not held("light_the_beacons", [CHAPEL], phase="draw").offers("0.light_the_beacons"), "no deck"


def test_open_ledgers() -> None:
    table = held("open_ledgers", other_hand=["nettle_levy", "hired_blade"], phase="draw")
    table.play("use card=0.open_ledgers", "choose_player player=seat_1")
    assert table.state.view(0)["hand"][1] == ["1.nettle_levy seen", "1.hired_blade seen"]
    assert table.asked == 1
    table.play("choose card=1.hired_blade")
    assert table["discard"][1] == ["1.hired_blade"]
    assert not held("open_ledgers", phase="draw").offers("0.open_ledgers"), "no card in hand"


def test_spare_the_name() -> None:
    table = held("spare_the_name", ["brother_dock"], discard=[["brother_dock", "nettle_duke", "nettle_levy"]], phase="draw")
    table.play("use card=0.spare_the_name")
    assert table.moves() == ["choose card=0.brother_dock.2"], "of a unique card in play"
    table.play("choose card=0.brother_dock.2")
    assert table["under"][0] == ["0.brother_dock.2 under=0.brother_dock"]
    assert not held("spare_the_name", ["brother_dock"], discard=[["nettle_duke"]], phase="draw").offers("0.spare_the_name")


def test_by_the_back_stair() -> None:
    table = held("by_the_back_stair", [CHAPEL], hand=("hired_blade", "gully_riders", "canyon_fief"), phase="marshalling")
    table.play("use card=0.by_the_back_stair", PAY)
    assert table.moves() == ["choose card=0.hired_blade"], "a character of cost 2 or less"
    table.play("choose card=0.hired_blade")
    assert table.names("play") == [CHAPEL, "hired_blade"]
    assert table["gold"] == [5, 0]
    assert not held("by_the_back_stair", [CHAPEL], hand=("gully_riders",), phase="marshalling").offers("0.by_the_back_stair")


def test_borrowed_coin() -> None:
    assert held("borrowed_coin", phase="marshalling").use("0.borrowed_coin")["gold"] == [7, 0]
    assert not held("borrowed_coin", phase="challenges").offers("0.borrowed_coin")


def test_victory_feast() -> None:
    table = held("victory_feast", ["brother_dock", "nettle_levy"], ["iron_company"], phase="dominance").play("use card=0.victory_feast")
    assert table.moves() == ["pay card=0.brother_dock"], "a unique character"
    table.play("pay card=0.brother_dock")
    assert table["power"] == [1, 1]
    assert table["dead"][0] == ["0.victory_feast"], "Deathbound"
    assert not held("victory_feast", ["brother_dock kneeling"], phase="dominance").offers("0.victory_feast")


def test_seal_of_office() -> None:
    deck = [["canyon_fief"] * 3]
    assert len(held("seal_of_office", deck=deck, phase="dominance").use("0.seal_of_office")["hand"][0]) == 2
    assert not held("seal_of_office", deck=deck, phase="dominance", first=1).turn(0).offers("0.seal_of_office")
    titled = held("seal_of_office", deck=deck, phase="dominance", first=1, seats=3, titles=["master_of_coin", None, None])
    assert titled.turn(0).offers("0.seal_of_office")


def test_the_long_vigil() -> None:
    table = held("long_vigil", [CHAPEL, "nettle_levy"], ["hired_blade", "nettle_duke", "canyon_fief"], phase="standing")
    table.play("use card=0.long_vigil", PAY)
    assert table.moves() == ["choose card=1.hired_blade"], "an opponent's character of cost 3 or less"
    table.play("choose card=1.hired_blade")
    assert table.of("1.hired_blade") == "1.hired_blade kneeling"
    assert not held("long_vigil", [CHAPEL], ["nettle_duke"], phase="standing").offers("0.long_vigil")


def test_strike_the_chains() -> None:
    table = held("strike_the_chains", ["nettle_levy"], ["hangmans_token on=0.nettle_levy", "toll_sergeant"], phase="standing")
    table.use("0.strike_the_chains", "choose card=1.hangmans_token")
    assert table["out"][1] == ["1.hangmans_token"]
    own = held("strike_the_chains", ["nettle_levy", "worn_cloak on=0.nettle_levy"], ["hired_blade"], phase="standing")
    assert not own.offers("0.strike_the_chains"), "an opponent's attachment"


def test_strike_the_chains_stands_those_who_kneel() -> None:
    table = held(
        "strike_the_chains", ["nettle_levy"], ["cinder_cough on=0.nettle_levy", CHAPEL], other_hand=["long_vigil"], phase="standing"
    )
    table.use("1.long_vigil", "pay card=1.pilgrims_chapel", "choose card=0.nettle_levy")
    assert table.of("0.nettle_levy") == "0.nettle_levy kneeling"
    table.use("0.strike_the_chains", "choose card=1.cinder_cough")
    assert table.of("0.nettle_levy") == "0.nettle_levy"


def test_burnt_letters() -> None:
    table = held("burnt_letters", deck=[["canyon_fief"] * 3], phase="taxation").use("0.burnt_letters")
    assert len(table["hand"][0]) == 2
    assert table["out"][0] == ["0.burnt_letters"]
    assert not held("burnt_letters", phase="taxation").offers("0.burnt_letters"), "no card to draw"


def test_names_in_stone() -> None:
    table = held("names_in_stone", dead=[["brother_dock", "hired_blade"]], phase="taxation").play("use card=0.names_in_stone")
    assert table.moves() == ["choose card=0.brother_dock"], "unique"
    table.play("choose card=0.brother_dock")
    assert table["out"][0] == ["0.brother_dock"]
    assert table["power"] == [1, 0]
    assert table["dead"][0] == ["0.hired_blade", "0.names_in_stone"], "Deathbound"
    assert not held("names_in_stone", dead=[["hired_blade"]], phase="taxation").offers("0.names_in_stone")


def test_a_name_returned() -> None:
    position: dict[str, Any] = {"dead": [["hired_blade"]], "phase": "taxation"}
    table = held("a_name_returned", ["brother_dock"], under=[["brother_dock under=0.brother_dock"]], **position)
    table.use("0.a_name_returned", "choose card=0.hired_blade")
    assert table.names("hand") == ["hired_blade"]
    assert not held("a_name_returned", ["brother_dock"], **position).offers("0.a_name_returned"), "no duplicate"
