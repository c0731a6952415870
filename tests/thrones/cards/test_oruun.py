"""House Oruun: what each of its cards does."""

from __future__ import annotations

from typing import Any

from tests.thrones.cards.court import CHAPEL, PAY, PAY_2, Court, court, plotting


def oruun(*play: list[str], **position: Any) -> Court:
    return court("Oruun", play=list(play), **position)


def test_ashira_strengthens_those_who_come_by_ambush() -> None:
    table = oruun(["ashira_ember_kite", "kite_levy", "ember_steward"], ["kite_levy"])
    assert [table.strength(name) for name in ("0.ashira_ember_kite", "0.kite_levy", "0.ember_steward", "1.kite_levy")] == [5, 2, 1, 1]


def test_davan_claims_power_as_a_winning_attacker() -> None:
    table = oruun(["davan_heir_to_the_grass"]).clash("power", ["0.davan_heir_to_the_grass"], [])
    table.answer("0.davan_heir_to_the_grass")
    assert table.of("0.davan_heir_to_the_grass") == "0.davan_heir_to_the_grass kneeling power=1"
    assert table["limited_responses"] == [0], "one Limited Response a round"
    away = oruun(["davan_heir_to_the_grass", "hired_blade"]).clash("military", ["0.hired_blade"], [])
    assert not away.offers("0.davan_heir_to_the_grass"), "he did not attack"


def test_davan_spurs_on_those_who_come_by_ambush() -> None:
    table = oruun(["davan_heir_to_the_grass", CHAPEL], hand=[["kite_levy", "ember_steward"]], phase="marshalling")
    table.play("ambush card=0.kite_levy", PAY).answer("0.davan_heir_to_the_grass")
    assert table.strength("0.kite_levy") == 2
    table.finish()
    assert table.strength("0.kite_levy") == 1
    other = oruun(["davan_heir_to_the_grass"], hand=[["ember_steward"]], phase="marshalling")
    other.play("marshal card=0.ember_steward", "pass")
    assert not other.offers("0.davan_heir_to_the_grass"), "no Ambush"
    theirs = oruun(["davan_heir_to_the_grass"], [CHAPEL], hand=[[], ["kite_levy"]], first=1)
    theirs.play("ambush card=1.kite_levy", "pay card=1.pilgrims_chapel").turn(0)
    assert not theirs.offers("0.davan_heir_to_the_grass"), "not yours"


def test_hesk_gives_stealth() -> None:
    own = ["hesk_smoke_reader", "hired_blade", "kite_levy", "kite_outrider", "grass_fief", CHAPEL, CHAPEL]
    table = oruun(own, ["kite_levy"]).play("use card=0.hesk_smoke_reader", PAY)
    assert table.moves() == ["choose card=0.hesk_smoke_reader", "choose card=0.kite_levy"], "of the House, without Stealth"
    table.play("choose card=0.kite_levy")
    assert "Stealth" in table.keywords("0.kite_levy")
    assert not table.turn(0).offers("0.hesk_smoke_reader"), "once a round"
    assert "Stealth" not in table.finish().keywords("0.kite_levy")
    assert not oruun(["hesk_smoke_reader"]).offers("0.hesk_smoke_reader"), "no influence"


def test_ordan_stands_once_a_round() -> None:
    table = oruun(["ordan_cinderlance kneeling", CHAPEL, CHAPEL]).use("0.ordan_cinderlance", PAY)
    assert table.of("0.ordan_cinderlance") == "0.ordan_cinderlance"
    assert not oruun(["ordan_cinderlance", CHAPEL]).offers("0.ordan_cinderlance"), "he stands"
    assert not oruun(["ordan_cinderlance kneeling"]).offers("0.ordan_cinderlance"), "no influence"
    table.attack("military", ["0.ordan_cinderlance"]).play("done").turn(0)
    assert not table.offers("0.ordan_cinderlance"), "once a round"


def test_iveth_sends_a_card_back_into_the_deck() -> None:
    table = oruun(["iveth_low_in_the_grass"], hand=[[], ["kite_levy", "hired_blade", "ash_knife"]], deck=[[], ["windmast"]])
    table.clash("military", ["0.iveth_low_in_the_grass"], []).answer("0.iveth_low_in_the_grass")
    assert table.asked == 1
    assert table.state.view(0)["hand"][1] == ["1.kite_levy seen", "1.hired_blade seen", "1.ash_knife seen"]
    table.play("choose card=1.ash_knife")
    assert table.names("hand", 1) == ["kite_levy", "hired_blade"]
    assert sorted(table.names("deck", 1)) == ["ash_knife", "windmast"]
    away = oruun(["iveth_low_in_the_grass", "hired_blade"], hand=[[], ["kite_levy", "ash_knife"]])
    assert not away.clash("military", ["0.hired_blade"], []).offers("0.iveth_low_in_the_grass")
    empty = oruun(["iveth_low_in_the_grass"]).clash("military", ["0.iveth_low_in_the_grass"], [])
    assert not empty.offers("0.iveth_low_in_the_grass")


def test_father_tinder_saves_and_stands_his_own() -> None:
    table = oruun(["father_tinder", "kite_levy kneeling"], ["hired_blade"], first=1)
    table.clash("military", ["1.hired_blade"], [], "kill card=0.kite_levy", seat=1).answer("0.father_tinder")
    assert table["play"][0] == ["0.father_tinder kneeling", "0.kite_levy"]
    other = oruun(["father_tinder", "hired_blade"], ["hired_blade"], first=1)
    other.clash("military", ["1.hired_blade"], [], "kill card=0.hired_blade", seat=1).turn(0)
    assert not other.offers("0.father_tinder"), "not of the House"


def test_davan_the_outrider_draws_once_a_round() -> None:
    table = oruun(["davan_outrider", CHAPEL, CHAPEL], hand=[["kite_levy", "kite_levy"]], deck=[["ash_knife", "windmast"]])
    table.play("ambush card=0.kite_levy", PAY)
    assert table.names("hand") == ["kite_levy.2", "windmast"]
    table.play("pass", "ambush card=0.kite_levy.2", "pay card=0.pilgrims_chapel.2")
    assert table.names("hand") == ["windmast"]
    own = oruun(hand=[["davan_outrider"]], deck=[["windmast"]], phase="marshalling").play("marshal card=0.davan_outrider")
    assert own["hand"][0] == []
    theirs = oruun(["davan_outrider"], [CHAPEL], hand=[[], ["kite_levy"]], deck=[["windmast"]], first=1)
    assert theirs.play("ambush card=1.kite_levy", "pay card=1.pilgrims_chapel")["hand"][0] == []


def test_davan_the_outrider_takes_up_his_other_name() -> None:
    names = ["davan_heir_to_the_grass", "ashira_ember_kite"]
    table = oruun(hand=[["davan_outrider"]], discard=[names], phase="marshalling").play("marshal card=0.davan_outrider")
    assert table.moves() == ["choose card=0.davan_heir_to_the_grass"]
    table.play("choose card=0.davan_heir_to_the_grass")
    assert table["under"][0] == ["0.davan_heir_to_the_grass under=0.davan_outrider"]
    alone = oruun(hand=[["davan_outrider"]], discard=[["ashira_ember_kite"]], phase="marshalling").play("marshal card=0.davan_outrider")
    assert alone.step == "action"


def test_the_versions_of_davan_are_one_man() -> None:
    table = oruun(["davan_outrider"], hand=[["davan_heir_to_the_grass"]], phase="marshalling")
    assert "duplicate card=0.davan_heir_to_the_grass" in table.moves()
    assert "marshal card=0.davan_heir_to_the_grass" not in table.moves()


def test_an_ember_steward_brings_income() -> None:
    assert oruun(["ember_steward"], phase="marshalling")["gold"] == [6, 0]


def test_a_kite_levy_comes_by_ambush() -> None:
    table = oruun([CHAPEL], hand=[["kite_levy"]]).play("ambush card=0.kite_levy", PAY)
    assert table.names("play") == [CHAPEL, "kite_levy"]


def test_a_kite_outrider_drives_someone_off() -> None:
    table = oruun([CHAPEL, CHAPEL, "kite_levy"], ["hired_blade", "ordan_cinderlance"], hand=[["kite_outrider"]])
    table.attack("military", ["0.kite_levy"]).play("defend card=1.hired_blade", "defend card=1.ordan_cinderlance", "done")
    table.play("ambush card=0.kite_outrider", *PAY_2)
    table.turn(0).play("respond card=0.kite_outrider to=0.kite_outrider")
    assert table.moves() == ["choose card=1.hired_blade"], "the other is too strong"
    table.play("choose card=1.hired_blade")
    assert table.of("1.hired_blade") == "1.hired_blade kneeling"
    calm = oruun([CHAPEL, CHAPEL], ["hired_blade"], hand=[["kite_outrider"]]).play("ambush card=0.kite_outrider", *PAY_2, "pass")
    assert not calm.offers("0.kite_outrider"), "nobody participates"


def test_a_saddle_shield_dies_for_the_noble() -> None:
    table = oruun(["saddle_shield", "davan_outrider"], ["hired_blade"], first=1)
    table.clash("military", ["1.hired_blade"], [], "kill card=0.davan_outrider", seat=1).answer("0.saddle_shield")
    assert table["play"][0] == ["0.davan_outrider"]
    assert table["discard"][0] == ["0.saddle_shield"]
    common = oruun(["saddle_shield", "kite_levy"], ["hired_blade"], first=1)
    common.clash("military", ["1.hired_blade"], [], "kill card=0.kite_levy", seat=1).turn(0)
    assert not common.offers("0.saddle_shield")


def test_steppe_riders_follow_a_scout_in_stealth() -> None:
    alone = oruun(["steppe_riders"], ["kite_outrider"])
    assert (alone.strength("0.steppe_riders"), alone.keywords("0.steppe_riders")) == (3, ["Ambush"])
    led = oruun(["steppe_riders", "kite_outrider"])
    assert (led.strength("0.steppe_riders"), led.keywords("0.steppe_riders")) == (4, ["Stealth", "Ambush"])


def test_a_kite_speaker_gives_influence_and_buys_news() -> None:
    table = oruun(["kite_speaker"], deck=[["windmast"]], gold=[1, 0], phase="dominance").use("0.kite_speaker")
    assert table["hand"][0] == ["0.windmast"]
    assert table["gold"] == [0, 0]
    assert table.of("0.kite_speaker") == "0.kite_speaker kneeling"
    assert not oruun(["kite_speaker"], deck=[["windmast"]], phase="dominance").offers("0.kite_speaker"), "no gold"
    assert not oruun(["kite_speaker"], gold=[1, 0], phase="dominance").offers("0.kite_speaker"), "no card"
    paid = oruun(["kite_speaker"], hand=[["kite_levy"]]).play("ambush card=0.kite_levy", "pay card=0.kite_speaker")
    assert paid.names("play") == ["kite_speaker", "kite_levy"]


def test_an_ash_knife_is_sharper_for_the_first_player() -> None:
    assert oruun(["ash_knife"]).strength("0.ash_knife") == 3
    assert oruun(["ash_knife"], first=1).strength("0.ash_knife") == 2


def test_the_thousand_hooves_shake_defenders() -> None:
    table = oruun(["thousand_hooves", "kite_levy"], ["hired_blade", "toll_sergeant"])
    table.attack("military", ["0.thousand_hooves"]).play("defend card=1.hired_blade", "done")
    assert [table.strength(name) for name in ("1.hired_blade", "1.toll_sergeant")] == [1, 2]
    assert table.strength("0.kite_levy") == 1
    other = oruun(["thousand_hooves", "kite_levy"], ["hired_blade"]).attack("military", ["0.kite_levy"])
    assert other.play("defend card=1.hired_blade", "done").strength("1.hired_blade") == 2, "they do not attack"


def test_the_windmast_calls_riders_into_a_challenge() -> None:
    table = oruun(["windmast", CHAPEL, "ember_steward", "kite_levy", "steppe_riders kneeling", "ash_knife"])
    assert not table.offers("0.windmast"), "there is no challenge"
    table.attack("intrigue", ["0.ember_steward"]).play("done")
    table.play("use card=0.windmast", PAY)
    assert table.moves() == ["choose card=0.kite_levy"], "standing, with Ambush"
    table.play("choose card=0.kite_levy")
    assert table.of("0.kite_levy") == "0.kite_levy attacking"
    assert table.of("0.windmast") == "0.windmast kneeling"


def test_the_windmast_helps_initiative() -> None:
    table = court("Oruun", phase="plot", revealed=[], plots=[["open_granaries"], ["open_granaries"]], play=[["windmast"]], power=[1, 0])
    table.play("0: plot card=0.open_granaries", "1: plot card=1.open_granaries")
    assert table.asked == 0, "1 more, though the tie would go to the other"


def test_a_grass_fief_makes_the_next_character_cheaper() -> None:
    table = oruun(["grass_fief"], hand=[["kite_levy", "ash_knife", "hired_blade"]], phase="marshalling").use("0.grass_fief")
    table.turn(0).play("marshal card=0.hired_blade").turn(0).play("marshal card=0.ash_knife").turn(0).play("marshal card=0.kite_levy")
    assert table.of("0.grass_fief") == "0.grass_fief kneeling"
    assert table["gold"] == [5 - 2 - 1 - 1, 0], "the mercenary is of no House, the second of the House pays in full"


def test_a_kiln_holding_brings_income() -> None:
    assert oruun(["kiln_holding"], phase="marshalling")["gold"] == [6, 0]


def test_a_smoke_shrine_calls_someone_back() -> None:
    table = oruun(["smoke_shrine"], discard=[["kite_levy", "ash_knife"]], deck=[["windmast"]], phase="taxation")
    table.play("use card=0.smoke_shrine")
    assert table.moves() == ["choose card=0.kite_levy"]
    table.play("choose card=0.kite_levy")
    assert table.names("deck") == ["windmast", "kite_levy"]
    assert table.of("0.smoke_shrine") == "0.smoke_shrine kneeling"
    assert not oruun(["smoke_shrine"], discard=[["ash_knife"]], phase="taxation").offers("0.smoke_shrine")
    paid = oruun(["smoke_shrine"], hand=[["kite_levy"]]).play("ambush card=0.kite_levy", "pay card=0.smoke_shrine")
    assert paid.names("play") == ["smoke_shrine", "kite_levy"]


def test_the_first_kite_brings_the_fallen_back() -> None:
    fallen = ["kite_levy", "steppe_riders", "hired_blade", "kiln_holding"]
    table = oruun(["ash_knife", "first_kite on=0.ash_knife", CHAPEL, CHAPEL], discard=[fallen])
    table.play("use card=0.first_kite", *PAY_2)
    assert table.moves() == ["choose card=0.kite_levy"], "a character of the House, of cost 2 or less"
    table.play("choose card=0.kite_levy")
    assert table.of("0.first_kite") == "0.first_kite kneeling on=0.ash_knife"
    assert "kite_levy" in table.names("play")
    assert not oruun(["ash_knife", "first_kite on=0.ash_knife", CHAPEL, CHAPEL]).offers("0.first_kite")


def test_a_warden_of_fires_has_an_intrigue_icon() -> None:
    table = oruun(["kite_levy", "warden_of_fires on=0.kite_levy"])
    assert table.icons("0.kite_levy") == ["military", "intrigue"]
    assert table.strength("0.kite_levy") == 2


def test_a_cinder_cough_costs_income() -> None:
    table = oruun(["cinder_cough on=1.hired_blade"], ["hired_blade"], phase="marshalling", first=1)
    assert table["gold"] == [0, 4]
    held = oruun(["hired_blade"], ["hired_blade"], hand=[["cinder_cough"]], phase="marshalling")
    assert [move for move in held.moves() if "cinder_cough" in move] == ["marshal card=0.cinder_cough on=1.hired_blade"]


def test_set_the_grass_alight_kills_and_emboldens() -> None:
    table = oruun(
        ["kite_levy", "hired_blade kneeling", "grass_fief", CHAPEL, CHAPEL],
        ["hired_blade kneeling", "hired_blade", "steppe_riders kneeling", "kite_levy"],
        hand=[["set_the_grass_alight"]],
    )
    table.play("use card=0.set_the_grass_alight", *PAY_2)
    assert table.moves() == ["choose card=1.hired_blade"], "kneeling, of cost 2 or less"
    table.play("choose card=1.hired_blade")
    assert table.moves() == ["choose card=0.kite_levy"], "of the House"
    table.play("choose card=0.kite_levy")
    assert table["dead"][1] == ["1.hired_blade"]
    assert table.strength("0.kite_levy") == 3
    idle = oruun(["kite_levy", CHAPEL, CHAPEL], ["hired_blade"], hand=[["set_the_grass_alight"]])
    assert not idle.offers("0.set_the_grass_alight")


def test_smoke_on_the_wind_hides_from_a_character() -> None:
    table = oruun(
        [CHAPEL], ["kite_speaker"], hand=[["smoke_on_the_wind"]], deck=[[], ["windmast"]], gold=[0, 1], phase="dominance", first=1
    )
    table.play("use card=1.kite_speaker", "respond card=0.smoke_on_the_wind to=1.kite_speaker", PAY).quiet()
    assert table["hand"][1] == []
    assert table["discard"][0] == ["0.smoke_on_the_wind"]
    other = oruun([CHAPEL], [], hand=[["smoke_on_the_wind"], ["sudden_resolve"]], first=1)
    assert other.moves() == ["pass"]


def test_smoke_on_the_wind_makes_the_character_kneel() -> None:
    table = oruun([CHAPEL, "kite_levy"], ["hesk_smoke_reader", "kite_levy", CHAPEL], hand=[["smoke_on_the_wind"]], first=1)
    table.play("use card=1.hesk_smoke_reader", "pay card=1.pilgrims_chapel", "choose card=1.kite_levy")
    table.play("respond card=0.smoke_on_the_wind to=1.hesk_smoke_reader", PAY).quiet()
    assert table.of("1.hesk_smoke_reader") == "1.hesk_smoke_reader kneeling"
    assert table.keywords("1.kite_levy") == ["Ambush"]
    event = oruun([CHAPEL, "kite_levy"], ["kite_levy"], hand=[["smoke_on_the_wind"], ["sudden_resolve"]], first=1)
    event.play("use card=1.sudden_resolve", "choose card=1.kite_levy")
    assert event.step == "cancelling"
    assert not event.offers("0.smoke_on_the_wind"), "an event is not a character"


def test_a_grassfire_raid_makes_opponents_kneel() -> None:
    table = plotting("Oruun", "grassfire_raid", "steady_harvest", play=[["kite_levy"], ["kite_levy", "ash_knife", "hired_blade kneeling"]])
    assert table.asked == 1
    assert table.moves() == ["choose card=1.kite_levy", "choose card=1.ash_knife"]
    table.play("choose card=1.ash_knife")
    assert table["play"] == [["0.kite_levy"], ["1.kite_levy", "1.ash_knife kneeling", "1.hired_blade kneeling"]]


def test_the_wind_decides_and_nothing_is_cancelled() -> None:
    hands = [["sudden_resolve"], ["the_seal_is_broken"]]
    table = oruun(["kite_levy"], hand=hands, revealed=[["the_wind_decides"], ["market_tithes"]])
    table.play("use card=0.sudden_resolve", "choose card=0.kite_levy")
    assert table.step == "action"
    assert table.strength("0.kite_levy") == 3
    plain = oruun(["kite_levy"], hand=hands).play("use card=0.sudden_resolve", "choose card=0.kite_levy")
    assert plain.step == "cancelling"
    seen = oruun(["kite_levy"], ["hired_blade"], phase="dominance", revealed=[["the_wind_decides"], ["market_tithes"]])
    assert seen["power"] == [1, 0], "1 and 2 against 2"
