"""Allies of two Houses, and neutral characters, locations and attachments: what each of them does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.thrones.cards.court import CHAPEL, PAY, PAY_2, Court, court, our_cards, plotting


def table_of(*play: list[str], **position: Any) -> Court:
    return court(position.pop("house", "Marisk"), play=list(play), **position)


def raid(victim: str, *play: str, **position: Any) -> Court:
    """The other seat wins a military challenge, and someone is chosen to be killed for it."""
    table = table_of([*play], ["hired_blade"], first=1, **position)
    return table.clash("military", ["1.hired_blade"], [], f"kill card=0.{victim}", seat=1)


# Allies.

ALLIES = ("brida_drowned_forge", "osric_goldhorn", "zaya_lantern_kite", "pyre_father_uld", "doctor_henbane", "lirra_sedgesting")


@pytest.mark.parametrize("ally", ALLIES)
def test_an_ally_costs_both_houses_the_same_and_others_more(ally: str) -> None:
    card_set = our_cards()
    own = [house for at, house in enumerate(card_set.houses) if card_set.card(ally, "test").houses >> at & 1]
    assert len(own) == 2
    for house in card_set.houses:
        table = table_of(hand=[[ally]], house=house, phase="marshalling").play(f"marshal card=0.{ally}")
        assert table["gold"] == [2 if house in own else 0, 0]


def test_brida_shuts_a_location() -> None:
    theirs = ["rope_holding", "canyon_fief kneeling", "nettle_levy"]
    table = table_of(["brida_drowned_forge", "canyon_fief"], theirs).clash("power", ["0.brida_drowned_forge"], [])
    table.play("respond card=0.brida_drowned_forge")
    assert table.moves() == ["choose card=1.rope_holding"]
    table.play("choose card=1.rope_holding")
    assert table.of("1.rope_holding") == "1.rope_holding kneeling"
    away = table_of(["brida_drowned_forge", "hired_blade"], ["rope_holding"]).clash("military", ["0.hired_blade"], [])
    assert not away.offers("0.brida_drowned_forge")


def test_osric_takes_gold() -> None:
    table = table_of(["osric_goldhorn"], gold=[0, 2]).clash("intrigue", ["0.osric_goldhorn"], []).answer("0.osric_goldhorn")
    assert table["gold"] == [1, 1]
    away = table_of(["osric_goldhorn", "hired_blade"], gold=[0, 2]).clash("military", ["0.hired_blade"], [])
    assert not away.offers("0.osric_goldhorn")


def test_zaya_dazzles_someone() -> None:
    table = table_of([CHAPEL] * 3, ["hired_blade", "canyon_fief"], hand=[["zaya_lantern_kite"]])
    table.play("ambush card=0.zaya_lantern_kite", *PAY_2, "pay card=0.pilgrims_chapel.3").answer(
        "0.zaya_lantern_kite", "choose card=1.hired_blade"
    )
    assert table.strength("1.hired_blade") == 0
    assert table.finish().strength("1.hired_blade") == 2
    alone = table_of([], ["canyon_fief"], hand=[["zaya_lantern_kite"]], house="Oruun", phase="marshalling").play(
        "marshal card=0.zaya_lantern_kite", "pass"
    )
    assert not alone.offers("0.zaya_lantern_kite")


def test_pyre_father_uld_calls_the_dead() -> None:
    table = table_of(hand=[["pyre_father_uld"]], dead=[["hired_blade"]], deck=[["canyon_fief"]], house="Oruun", phase="marshalling")
    table.play("marshal card=0.pyre_father_uld").answer("0.pyre_father_uld", "choose card=0.hired_blade")
    assert table["dead"][0] == []
    assert len(table["hand"][0]) == len(table["deck"][0]) == 1, "shuffled in, and a card drawn"
    nobody = table_of(hand=[["pyre_father_uld"]], house="Oruun", phase="marshalling").play("marshal card=0.pyre_father_uld", "pass")
    assert not nobody.offers("0.pyre_father_uld")


def test_doctor_henbane_mends_after_a_defeat() -> None:
    table = table_of(["doctor_henbane", CHAPEL], ["toll_sergeant"], discard=[["hired_blade", "canyon_fief"]], first=1)
    table.clash("power", ["1.toll_sergeant"], [], seat=1).turn(0).play("respond card=0.doctor_henbane", PAY)
    assert table.moves() == ["choose card=0.hired_blade"]
    table.play("choose card=0.hired_blade")
    assert table.names("hand") == ["hired_blade"]
    poor = table_of(["doctor_henbane"], ["toll_sergeant"], discard=[["hired_blade"]], first=1)
    assert not poor.clash("power", ["1.toll_sergeant"], [], seat=1).turn(0).offers("0.doctor_henbane")


def test_lirra_takes_power_from_a_beaten_attacker() -> None:
    table = table_of(["lirra_sedgesting"], ["toll_sergeant"], first=1, power=[0, 2])
    table.clash("power", ["1.toll_sergeant"], ["0.lirra_sedgesting"], seat=1).answer("0.lirra_sedgesting")
    assert table["power"] == [1, 1]
    away = table_of(["lirra_sedgesting", "road_captain"], ["toll_sergeant"], first=1, power=[0, 2])
    assert not away.clash("power", ["1.toll_sergeant"], ["0.road_captain"], seat=1).turn(0).offers("0.lirra_sedgesting")
    bare = table_of(["lirra_sedgesting"], ["toll_sergeant"], first=1)
    assert not bare.clash("power", ["1.toll_sergeant"], ["0.lirra_sedgesting"], seat=1).turn(0).offers("0.lirra_sedgesting")


# Characters.


def test_an_old_scholar_leaves_two_cards() -> None:
    table = table_of(["old_scholar"], deck=[["canyon_fief"] * 5], phase="draw").use("0.old_scholar")
    assert len(table["hand"][0]) == 2 + 2
    assert table["discard"][0] == ["0.old_scholar"]
    assert not table_of(["old_scholar"], phase="draw").offers("0.old_scholar"), "no card to draw"


def test_a_wayside_friar_buries_someone() -> None:
    dead = [["hired_blade"], ["nettle_duke", "paupers_grave"]]
    table = table_of(["wayside_friar"], dead=dead, deck=[["canyon_fief"]], phase="standing").play("use card=0.wayside_friar")
    assert table.moves() == ["choose card=0.hired_blade", "choose card=1.nettle_duke"], "in any dead pile"
    table.play("choose card=1.nettle_duke")
    assert table["out"][1] == ["1.nettle_duke"]
    assert table.names("hand") == ["canyon_fief"]
    assert table["discard"][0] == ["0.wayside_friar"]
    assert not table_of(["wayside_friar"], deck=[["canyon_fief"]], phase="standing").offers("0.wayside_friar"), "nobody is dead"


def test_a_hired_blade_is_deathbound() -> None:
    table = plotting("Marisk", "four_to_a_table", "steady_harvest", play=[["hired_blade"] + ["nettle_levy"] * 4])
    table.play("choose card=0.nettle_levy", *(f"choose card=0.nettle_levy.{copy}" for copy in (2, 3, 4)))
    assert table["dead"][0] == ["0.hired_blade"]


def test_a_toll_sergeant_holds_someone_up() -> None:
    theirs = ["hired_blade", "gully_riders", "canyon_fief"]
    table = table_of(["toll_sergeant", "nettle_levy"], theirs, phase="taxation")
    table.play("use card=0.toll_sergeant")
    assert table.moves() == ["choose card=1.hired_blade"], "an opponent's character, of cost 2 or less"
    table.play("choose card=1.hired_blade")
    assert [table.of(name) for name in ("0.toll_sergeant", "1.hired_blade")] == ["0.toll_sergeant kneeling", "1.hired_blade kneeling"]
    assert not table_of(["toll_sergeant kneeling"], ["hired_blade"], phase="taxation").offers("0.toll_sergeant")


def test_a_council_page_carries_power() -> None:
    table = table_of(["council_page", "brother_dock", "hired_blade", "stinghold"], ["nettle_duke"], power=[2, 0])
    table.play("use card=0.council_page")
    assert table.moves() == ["choose card=0.brother_dock"], "your unique character"
    table.play("choose card=0.brother_dock")
    assert table.of("0.council_page") == "0.council_page kneeling"
    assert table["power"] == [1, 0]
    assert table.of("0.brother_dock") == "0.brother_dock power=1"


def test_a_council_page_needs_standing_at_court() -> None:
    play = [["council_page", "brother_dock"]]
    assert not table_of(*play, power=[0, 1]).offers("0.council_page"), "no power to carry"
    assert not table_of(*play, power=[2, 0], first=1).turn(0).offers("0.council_page")
    titled = table_of(*play, seats=3, power=[2, 0, 0], first=1, titles=["master_of_coin", None, None])
    assert titled.turn(0).offers("0.council_page")


def test_a_whisper_broker_goes_with_someone() -> None:
    table = table_of(["whisper_broker", "nettle_levy"], ["hired_blade", "gully_riders", "canyon_fief"]).play("use card=0.whisper_broker")
    assert table.moves() == ["choose card=1.hired_blade"], "an opponent's character, of cost 2 or less"
    table.play("choose card=1.hired_blade")
    assert table["hand"] == [["0.whisper_broker seen"], ["1.hired_blade seen"]]
    assert not table_of(["whisper_broker"], ["hired_blade"], first=1).turn(0).offers("0.whisper_broker")
    titled = table_of(["whisper_broker"], ["hired_blade"], seats=3, first=1, titles=["master_of_laws", None, None])
    assert titled.turn(0).offers("0.whisper_broker")


def test_a_silver_tongue_turns_someone() -> None:
    table = table_of(["silver_tongue"], ["hired_blade", "gully_riders", "canyon_fief"]).clash("intrigue", ["0.silver_tongue"], [])
    table.play("respond card=0.silver_tongue")
    assert table.moves() == ["choose card=1.hired_blade"]
    table.play("choose card=1.hired_blade")
    assert "1.hired_blade" in table["play"][0]
    away = table_of(["silver_tongue", "old_scholar"], ["hired_blade"]).clash("intrigue", ["0.old_scholar"], [])
    assert not away.offers("0.silver_tongue")


def test_a_silver_tongue_is_believed_for_a_round() -> None:
    table = table_of(["silver_tongue"], ["hired_blade"], plots=[["steady_harvest"], ["steady_harvest"]])
    table.clash("intrigue", ["0.silver_tongue"], []).answer("0.silver_tongue", "choose card=1.hired_blade")
    while table["phase"] != "plot":
        assert "1.hired_blade" in table["play"][0]
        table.finish()
    assert table["play"][1] == ["1.hired_blade"]


def test_a_road_captain_defends_without_kneeling() -> None:
    table = table_of(["road_captain"], ["toll_sergeant"], first=1)
    table.attack("power", ["1.toll_sergeant"], seat=1).play("defend card=0.road_captain", "done")
    assert table.of("0.road_captain") == "0.road_captain defending"
    other = table_of(["road_captain"]).attack("power", ["0.road_captain"])
    assert other.of("0.road_captain") == "0.road_captain kneeling attacking"


def test_aldous_claims_power_for_a_won_defence() -> None:
    table = table_of(["aldous_wren"], ["toll_sergeant"], first=1)
    table.clash("power", ["1.toll_sergeant"], ["0.aldous_wren"], seat=1).answer("0.aldous_wren")
    assert table["power"] == [1, 0]
    away = table_of(["aldous_wren", "road_captain"], ["toll_sergeant"], first=1)
    assert not away.clash("power", ["1.toll_sergeant"], ["0.road_captain"], seat=1).turn(0).offers("0.aldous_wren")


def test_mother_ysolde_saves_people_and_places() -> None:
    table = raid("nettle_levy", "mother_ysolde", "nettle_levy").answer("0.mother_ysolde")
    assert table["play"][0] == ["0.mother_ysolde kneeling", "0.nettle_levy"]
    lands = ["peat_fief", "barrow_gate", "bone_shrine", "cairn_holding"]
    place = plotting("Gravelund", "steady_harvest", "salt_the_furrows", play=[["mother_ysolde", *lands]])
    place.play(*(f"choose card=0.{name}" for name in lands[1:]))
    place.answer("0.mother_ysolde")
    assert place.names("play") == ["mother_ysolde", *lands]
    own = raid("mother_ysolde", "mother_ysolde").turn(0)
    assert not own.offers("0.mother_ysolde")


def test_a_masked_guest_listens() -> None:
    table = plotting(
        "Marisk", "steady_harvest", "steady_harvest", play=[["masked_guest"]], hand=[[], ["nettle_levy"]], deck=[[], ["canyon_fief"] * 3]
    )
    table.play("use card=0.masked_guest", "choose_player player=seat_1")
    assert table.of("0.masked_guest") == "0.masked_guest kneeling"
    assert table.state.view(0)["hand"][1] == ["1.nettle_levy seen"]
    assert table.state.view(0)["deck"][1] == ["?", "1.canyon_fief.2 seen 0", "1.canyon_fief.3 seen 0"]
    nothing = plotting("Marisk", "steady_harvest", "steady_harvest", play=[["masked_guest"]])
    assert not nothing.offers("0.masked_guest")


def test_a_masked_guest_is_immune_to_characters() -> None:
    table = table_of(["whisper_broker"], ["masked_guest", "hired_blade"]).play("use card=0.whisper_broker")
    assert table.moves() == ["choose card=1.hired_blade"]


def test_the_iron_company_must_be_paid_and_plunders() -> None:
    assert table_of(["iron_company"], phase="marshalling")["gold"] == [4, 0]
    table = table_of(["iron_company"], gold=[1, 3]).clash("power", ["0.iron_company"], [])
    assert table["gold"] == [1, 1]
    other = table_of(["iron_company", "hired_blade"], gold=[0, 3]).clash("military", ["0.hired_blade"], [])
    assert other["gold"] == [0, 3]


# Locations.


def test_a_carters_yard_makes_the_next_location_or_attachment_cheaper() -> None:
    hand = ["hired_blade", "rope_holding", "borrowed_mask"]
    table = table_of(["carters_yard"], hand=[hand], phase="marshalling").use("0.carters_yard")
    table.turn(0).play("marshal card=0.hired_blade").turn(0).play("marshal card=0.borrowed_mask on=0.hired_blade")
    assert table.of("0.carters_yard") == "0.carters_yard kneeling"
    assert table["gold"] == [3, 0], "2 for the blade, 0 for the mask"
    table.turn(0).play("marshal card=0.rope_holding")
    assert table["gold"] == [2, 0]


def test_a_crossroads_inn_brings_income() -> None:
    assert table_of(["crossroads_inn"], phase="marshalling")["gold"] == [6, 0]


def test_a_pilgrims_chapel_and_a_bell_tower_give_influence() -> None:
    table = table_of([CHAPEL, "bell_tower"], ["hired_blade"], hand=[["closed_doors"]])
    table.use("0.closed_doors", PAY, "pay card=0.bell_tower", "choose card=1.hired_blade")
    assert table["play"][0] == ["0.pilgrims_chapel kneeling", "0.bell_tower kneeling"]


def test_a_bell_tower_helps_initiative() -> None:
    table = court("Marisk", phase="plot", revealed=[], plots=[["open_granaries"], ["open_granaries"]], play=[["bell_tower"]], power=[1, 0])
    table.play("0: plot card=0.open_granaries", "1: plot card=1.open_granaries")
    assert table.asked == 0


def test_the_lamplit_archive_rewards_intrigue() -> None:
    table = table_of(["lamplit_archive", "old_scholar"], deck=[["canyon_fief"]]).clash("intrigue", ["0.old_scholar"], [])
    table.answer("0.lamplit_archive")
    assert table.names("hand") == ["canyon_fief"]
    assert table.of("0.lamplit_archive") == "0.lamplit_archive kneeling"
    other = table_of(["lamplit_archive", "hired_blade"], deck=[["canyon_fief"]]).clash("military", ["0.hired_blade"], [])
    assert not other.offers("0.lamplit_archive")


def test_a_paupers_grave_gives_someone_back() -> None:
    table = table_of(["paupers_grave"], dead=[["hired_blade", "nettle_duke", "paupers_grave"]]).play("use card=0.paupers_grave")
    assert table.moves() == ["choose card=0.hired_blade"], "a character of cost 3 or less"
    table.play("choose card=0.hired_blade")
    assert table.names("deck") == ["hired_blade"]
    assert table["dead"][0] == ["0.nettle_duke", "0.paupers_grave.2", "0.paupers_grave"], "it is Deathbound itself"
    assert not table_of(["paupers_grave"], dead=[["nettle_duke"]]).offers("0.paupers_grave")


def test_the_hall_of_rolls_finds_lands_and_things() -> None:
    deck = ["rope_holding", "hired_blade", "worn_cloak", "old_scores"]
    table = table_of(["hall_of_rolls"], deck=[deck], phase="marshalling").play("use card=0.hall_of_rolls")
    assert table.moves() == ["choose card=0.rope_holding", "choose card=0.worn_cloak", "done"]
    table.play("choose card=0.worn_cloak")
    assert table.names("hand") == ["worn_cloak"]
    assert table.of("0.hall_of_rolls") == "0.hall_of_rolls kneeling"
    assert table["gold"] == [4, 0]
    assert not table_of(["hall_of_rolls"], phase="marshalling").offers("0.hall_of_rolls"), "no deck"


def test_a_tally_house_turns_gold_into_cards() -> None:
    table = table_of(["tally_house"], deck=[["canyon_fief"]], gold=[2, 0], phase="dominance").use("0.tally_house")
    assert table["gold"] == [0, 0]
    assert table.of("0.tally_house") == "0.tally_house kneeling"
    assert table.names("hand") == ["canyon_fief"]
    assert not table_of(["tally_house"], deck=[["canyon_fief"]], gold=[1, 0], phase="dominance").offers("0.tally_house")


# Attachments.


def test_a_worn_cloak_warms_the_common() -> None:
    assert table_of(["nettle_levy", "worn_cloak on=0.nettle_levy"]).strength("0.nettle_levy") == 2
    held = table_of(["nettle_levy", "brother_dock"], ["hired_blade"], hand=[["worn_cloak"]], phase="marshalling")
    assert [move for move in held.moves() if "cloak" in move] == ["marshal card=0.worn_cloak on=0.nettle_levy"]


def test_a_padded_jack_saves_its_bearer() -> None:
    table = raid("nettle_levy", "nettle_levy", "padded_jack on=0.nettle_levy").answer("0.padded_jack")
    assert table["play"][0] == ["0.nettle_levy"]
    assert table["discard"][0] == ["0.padded_jack"]
    other = raid("gorge_steward", "nettle_levy", "gorge_steward", "padded_jack on=0.nettle_levy").turn(0)
    assert not other.offers("0.padded_jack")


def test_a_writ_of_seizure_takes_a_location_for_a_round() -> None:
    table = table_of(["writ_of_seizure on=1.canyon_fief"], ["canyon_fief"], phase="marshalling").use("0.writ_of_seizure")
    assert table["play"] == [["1.canyon_fief"], []]
    assert table["discard"][0] == ["0.writ_of_seizure"]
    while table["phase"] != "taxation":
        table.finish()
    assert table["play"] == [["1.canyon_fief"], []]


def test_a_writ_of_seizure_pulls_a_location_down() -> None:
    table = table_of(["writ_of_seizure on=1.canyon_fief", CHAPEL, CHAPEL], ["canyon_fief"], phase="taxation")
    table.play("use card=0.writ_of_seizure ability=2", *PAY_2)
    assert table["discard"] == [["0.writ_of_seizure"], ["1.canyon_fief"]]
    poor = table_of(["writ_of_seizure on=1.canyon_fief"], ["canyon_fief"], phase="taxation")
    assert not poor.offers("0.writ_of_seizure")
    held = table_of(["canyon_fief"], ["canyon_fief", "hired_blade"], hand=[["writ_of_seizure"]], phase="marshalling")
    assert [move for move in held.moves() if "writ" in move] == ["marshal card=0.writ_of_seizure on=1.canyon_fief"]


def test_a_borrowed_mask_gives_stealth() -> None:
    worn = ["nettle_levy", "borrowed_mask on=0.nettle_levy"]
    assert table_of(worn).attack("military", ["0.nettle_levy"]).keywords("0.nettle_levy") == ["Stealth", "Vengeful"]
    table = table_of(worn, ["hired_blade"], first=1).attack("military", ["1.hired_blade"], seat=1)
    table.play("defend card=0.nettle_levy", "done")
    assert table["discard"][0] == ["0.borrowed_mask"], "a defender is seen"
    assert table.keywords("0.nettle_levy") == ["Vengeful"]


def test_a_hangmans_token_forbids_saving() -> None:
    table = table_of(["hangmans_token on=1.hired_blade", "nettle_levy"], ["hired_blade", CHAPEL], hand=[[], ["out_by_the_postern"]])
    assert table.strength("1.hired_blade") == 1
    table.clash("military", ["0.nettle_levy"], [], "kill card=1.hired_blade")
    assert table.step != "saving"
    assert table["dead"][1] == ["1.hired_blade"]
    free = table_of(["nettle_levy"], ["hired_blade", CHAPEL], hand=[[], ["out_by_the_postern"]])
    assert free.clash("military", ["0.nettle_levy"], [], "kill card=1.hired_blade").turn(1).offers("1.out_by_the_postern")
