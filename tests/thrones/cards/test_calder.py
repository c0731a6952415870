"""The cards of House Calder: the ram, mountain smith-lords, Intimidate."""

from __future__ import annotations

from typing import Any

from tests.thrones.cards.ours import ours, ready_deck
from tests.thrones.realm import Realm


def plotting(plot: str, other: str = "slow", **position: Any) -> Realm:
    """The first seat reveals a plot, wins initiative and is the first player."""
    table = ours(phase="plot", revealed=[], plots=[[plot], [other]], **position)
    return table.play(f"0: plot card=0.{plot}", f"1: plot card=1.{other}", "first player=seat_0")


def test_the_ready_deck() -> None:
    assert ready_deck("Calder") == (48, 60, 2, 7)


def test_hadrec_leads_other_calder_characters() -> None:
    table = ours(play=[["hadrec_anvil_lord", "ram_levy", "knight"], ["ram_levy"]])
    assert [table.strength(name) for name in ("0.ram_levy", "0.hadrec_anvil_lord", "0.knight", "1.ram_levy")] == [2, 5, 3, 1]


def test_hadrec_is_immune_to_events() -> None:
    table = ours(play=[[], ["hadrec_anvil_lord", "knight"]], hand=[["strike"]]).play("use card=0.strike")
    assert table.moves() == ["choose card=1.knight"]


def test_brenna_claims_power_by_a_military_challenge() -> None:
    table = ours(play=[["brenna_of_the_crag"], []]).unopposed("military", "0.brenna_of_the_crag").play("respond card=0.brenna_of_the_crag")
    assert table.of("0.brenna_of_the_crag") == "0.brenna_of_the_crag kneeling power=1 attacking"
    defence = ours(play=[["squire"], ["brenna_of_the_crag"]]).challenge("military", "0.squire").quiet().resolve("1.brenna_of_the_crag")
    defence.play("pass", "respond card=1.brenna_of_the_crag")
    assert defence.of("1.brenna_of_the_crag") == "1.brenna_of_the_crag kneeling power=1 defending"
    home = ours(play=[["brenna_of_the_crag", "soldier"], []]).unopposed("military", "0.soldier")
    assert home.moves() == ["pass"]
    other = ours(play=[["brenna_of_the_crag", "warden_of_the_scales on=0.brenna_of_the_crag"], []])
    assert other.unopposed("intrigue", "0.brenna_of_the_crag").moves() == ["pass"], "in military challenges"
    lost = ours(play=[["squire", "giant"], ["brenna_of_the_crag"]]).challenge("military", "0.giant").quiet().resolve("1.brenna_of_the_crag")
    lost.play("kill card=1.brenna_of_the_crag", "pass")
    assert lost.moves() == ["pass"], "you win"


def test_brenna_stands_after_an_opponents_character_is_killed() -> None:
    table = ours(play=[["brenna_of_the_crag kneeling"], ["knight", "squire"]], hand=[["strike", "strike"], []])
    table.play("use card=0.strike", "choose card=1.knight", "pass", "respond card=0.brenna_of_the_crag ability=2 to=1.knight").quiet()
    assert table["play"][0] == ["0.brenna_of_the_crag"]
    assert table["limited_responses"] == [0], "a Limited Response"
    own = ours(play=[["brenna_of_the_crag kneeling", "squire"], []], hand=[[], ["strike"]])
    own.play("pass", "use card=1.strike", "choose card=0.squire")
    assert own.moves() == ["pass"], "an opponent's"
    standing = ours(play=[["brenna_of_the_crag"], ["knight"]], hand=[["strike"], []]).play(
        "use card=0.strike", "choose card=1.knight", "pass"
    )
    assert standing.moves() == ["pass"]


def test_ostric_lends_intimidate_for_influence() -> None:
    table = ours(play=[["ostric_cinderbook", "ram_levy", "forge_steward", "quarry_fief", "knight", "chapel"], ["forge_steward"]])
    table.play("use card=0.ostric_cinderbook", "pay card=0.chapel")
    assert table.moves() == ["choose card=0.ostric_cinderbook", "choose card=0.forge_steward"], "Calder's, and without Intimidate"
    table.play("choose card=0.ostric_cinderbook").fight("power", ["0.ostric_cinderbook"], [])
    assert table["power"] == [1, 0]
    awed = ours(play=[["ostric_cinderbook", "chapel"], ["page", "squire"]])
    awed.play("use card=0.ostric_cinderbook", "pay card=0.chapel", "choose card=0.ostric_cinderbook")
    awed.fight("power", ["0.ostric_cinderbook"], ["1.page", "1.squire"])
    assert awed["power"] == [1, 0], "the squire's 1 does not count, so it is unopposed"
    assert ours(play=[["ostric_cinderbook", "ram_levy"], []]).moves() == ["pass"], "no influence"
    marshalling = ours(phase="marshalling", play=[["ostric_cinderbook", "chapel"], []])
    assert "use card=0.ostric_cinderbook" in marshalling.moves(), "in any phase"


def test_ser_garrow_kills_the_weak() -> None:
    table = ours(play=[["ser_garrow_ironhoof", "squire"], ["squire", "soldier"]]).play("use card=0.ser_garrow_ironhoof")
    assert table.moves() == ["choose card=1.squire"]
    table.play("choose card=1.squire")
    assert table["dead"][1] == ["1.squire"]
    assert table.of("0.ser_garrow_ironhoof") == "0.ser_garrow_ironhoof kneeling"
    assert ours(play=[["ser_garrow_ironhoof", "squire"], ["knight"]]).moves() == ["pass"]
    assert ours(play=[["ser_garrow_ironhoof kneeling"], ["squire"]]).moves() == ["pass"]


def test_sooty_wren_bares_a_hand_and_sends_a_card_back() -> None:
    table = ours(play=[["sooty_wren"], []], hand=[[], ["page", "knight", "giant"]], revealed=[["mild"], ["plain"]])
    table.unopposed("intrigue", "0.sooty_wren").play("respond card=0.sooty_wren")
    assert table.asked == 1, "the loser chooses"
    assert table.state.view(0)["hand"][1] == ["1.page seen", "1.knight seen", "1.giant seen"]
    table.play("choose card=1.page")
    assert table["hand"][1] == ["1.knight seen", "1.giant seen"]
    assert table["deck"][1] == ["1.page"], "shuffled, so nobody knows it"
    empty = ours(play=[["sooty_wren"], []]).unopposed("intrigue", "0.sooty_wren")
    assert empty.moves() == ["pass"]
    home = ours(play=[["sooty_wren", "spy"], []], hand=[[], ["page", "page"]]).unopposed("intrigue", "0.spy")
    assert home.moves() == ["pass"]


def test_father_hollin_saves_those_with_a_war_crest() -> None:
    table = ours(play=[[], ["father_hollin", "anvil_guard"]], hand=[["strike"]])
    table.play("use card=0.strike", "choose card=1.anvil_guard", "respond card=1.father_hollin to=1.anvil_guard").quiet()
    assert table["play"][1] == ["1.father_hollin kneeling", "1.anvil_guard"]
    tired = ours(play=[[], ["father_hollin kneeling", "anvil_guard"]], hand=[["strike"]])
    assert tired.play("use card=0.strike", "choose card=1.anvil_guard").moves() == ["pass"]
    other = ours(play=[[], ["father_hollin", "knight"]], hand=[["strike"]]).play("use card=0.strike", "choose card=1.knight")
    assert other.moves() == ["pass"]
    foreign = ours(play=[["father_hollin"], ["anvil_guard"]], hand=[["strike"]])
    assert foreign.play("use card=0.strike", "choose card=1.anvil_guard", "pass").moves() == ["pass"]
    thrown = ours(play=[[], ["father_hollin", "anvil_guard"]], hand=[["banish"]])
    assert thrown.play("use card=0.banish", "choose card=1.anvil_guard").moves() == ["pass"]


def test_hadrec_the_journeyman_has_renown_in_military_challenges() -> None:
    table = ours(play=[["hadrec_journeyman"], []]).unopposed("military", "0.hadrec_journeyman").quiet()
    assert table.of("0.hadrec_journeyman") == "0.hadrec_journeyman kneeling power=1"
    play = ["hadrec_journeyman", "warden_of_the_scales on=0.hadrec_journeyman"]
    other = ours(play=[play, []]).unopposed("intrigue", "0.hadrec_journeyman").quiet()
    assert other.of("0.hadrec_journeyman") == "0.hadrec_journeyman kneeling"


def test_both_hadrecs_are_one_unique_card() -> None:
    table = ours(phase="marshalling", house="Calder", play=[["hadrec_journeyman"], []], hand=[["hadrec_anvil_lord"]])
    assert table.moves() == ["pass", "duplicate card=0.hadrec_anvil_lord"]


def test_forge_steward_and_charcoal_rents_give_income() -> None:
    assert ours(phase="marshalling", play=[["forge_steward"], []])["gold"] == [4, 0]
    assert ours(phase="marshalling", play=[["charcoal_rents"], []])["gold"] == [4, 0]


def test_charcoal_rents_and_quarry_fief_are_limited() -> None:
    table = ours(phase="marshalling", house="Calder", hand=[["charcoal_rents", "quarry_fief"]]).play("marshal card=0.quarry_fief", "pass")
    table.refuse("marshal card=0.charcoal_rents", "A-9.4")


def test_ram_levy_intimidates() -> None:
    table = ours(play=[["ram_levy", "sword on=0.ram_levy"], ["squire"]]).fight("military", ["0.ram_levy"], ["1.squire"])
    table.play("kill card=1.squire").quiet()
    assert table["power"] == [1, 0], "the squire's 1 does not count, so it is unopposed"


def test_goat_path_scout_goes_home_and_takes_a_weak_participant_along() -> None:
    table = ours(play=[["giant", "squire", "goat_path_scout"], ["soldier", "knight"]]).challenge("military", "0.giant", "0.squire").quiet()
    table.play("defend card=1.soldier", "defend card=1.knight", "done", "use card=0.goat_path_scout")
    assert table.moves() == ["choose card=1.soldier"], "an opponent's, of STR 2 or less"
    table.play("choose card=1.soldier")
    assert table.of("1.soldier") == "1.soldier kneeling"
    assert table["hand"][0] == ["0.goat_path_scout seen"]
    strong = ours(play=[["giant", "goat_path_scout"], ["soldier", "knight"]]).challenge("military", "0.giant").quiet()
    assert strong.play("defend card=1.knight", "done").moves() == ["pass"]


def test_anvil_guard_gives_its_life_for_a_noble() -> None:
    table = ours(play=[[], ["anvil_guard", "lord"]], hand=[["strike"]])
    table.play("use card=0.strike", "choose card=1.lord", "respond card=1.anvil_guard to=1.lord").quiet()
    assert table["play"][1] == ["1.lord"]
    assert table["discard"][1] == ["1.anvil_guard"]
    common = ours(play=[[], ["anvil_guard", "knight"]], hand=[["strike"]]).play("use card=0.strike", "choose card=1.knight")
    assert common.moves() == ["pass"]
    foreign = ours(play=[["anvil_guard"], ["lord"]], hand=[["strike"]]).play("use card=0.strike", "choose card=1.lord", "pass")
    assert foreign.moves() == ["pass"]
    thrown = ours(play=[[], ["anvil_guard", "lord"]], hand=[["banish"]]).play("use card=0.banish", "choose card=1.lord")
    assert thrown.moves() == ["pass"]


def test_crag_riders_lead_other_soldiers_while_they_attack() -> None:
    table = ours(play=[["crag_riders", "ram_levy", "knight"], ["ram_levy"]])
    assert table.strength("0.ram_levy") == 1
    table.challenge("military", "0.crag_riders")
    assert [table.strength(name) for name in ("0.ram_levy", "0.crag_riders", "0.knight", "1.ram_levy")] == [2, 3, 3, 1]


def test_ore_tithe_envoy_keeps_a_kneeling_character_down() -> None:
    table = ours(
        phase="dominance", play=[["ore_tithe_envoy", "page kneeling"], ["knight kneeling", "squire", "lord kneeling", "field kneeling"]]
    )
    table.play("use card=0.ore_tithe_envoy")
    assert table.moves() == ["choose card=1.knight"], "a kneeling character of cost 3 or less"
    table.play("choose card=1.knight")
    assert table["discard"][0] == ["0.ore_tithe_envoy"]
    while table["phase"] != "standing":
        table.play("pass")
    assert table["play"][1] == ["1.knight kneeling", "1.squire", "1.lord", "1.field"]
    assert ours(phase="dominance", play=[["ore_tithe_envoy"], ["squire", "giant kneeling"]]).moves() == ["pass"]


def test_ore_tithe_envoy_and_bellows_shrine_give_influence() -> None:
    table = ours(play=[["ore_tithe_envoy", "bellows_shrine", "mint"], []]).play("use card=0.mint")
    table.play("pay card=0.ore_tithe_envoy", "pay card=0.bellows_shrine")
    assert table["gold"] == [3, 0]


def test_slagpit_cutthroat_keeps_defenders_from_being_saved() -> None:
    table = ours(play=[["slagpit_cutthroat"], ["knight", "squire"]], hand=[["strike"], ["rescue"]])
    table.challenge("intrigue", "0.slagpit_cutthroat").quiet().play(
        "defend card=1.knight", "done", "use card=0.strike", "choose card=1.knight"
    )
    assert table.step != "saving"
    assert table["dead"][1] == ["1.knight"]
    other = ours(play=[["slagpit_cutthroat"], ["knight", "squire"]], hand=[["strike"], ["rescue"]])
    other.challenge("intrigue", "0.slagpit_cutthroat").quiet().play(
        "defend card=1.knight", "done", "use card=0.strike", "choose card=1.squire"
    )
    assert other.step == "saving", "only defenders"
    home = ours(play=[["slagpit_cutthroat", "spy"], ["knight"]], hand=[["strike"], ["rescue"]])
    home.challenge("intrigue", "0.spy").quiet().play("defend card=1.knight", "done", "use card=0.strike", "choose card=1.knight")
    assert home.step == "saving", "only while it attacks"


def test_the_hammer_host_keeps_the_weak_from_defending() -> None:
    table = ours(play=[["the_hammer_host"], ["squire", "soldier"]]).challenge("military", "0.the_hammer_host").quiet()
    assert table.moves() == ["done", "defend card=1.soldier"]
    other = ours(play=[["the_hammer_host", "soldier"], ["squire", "knight"]]).challenge("military", "0.soldier").quiet()
    assert other.moves() == ["done", "defend card=1.squire", "defend card=1.knight"]


def test_the_hammer_host_bears_no_attachments_and_ignores_events() -> None:
    assert ours(phase="marshalling", play=[["the_hammer_host"], []], hand=[["sword"]]).moves() == ["pass"]
    assert ours(play=[[], ["the_hammer_host"]], hand=[["strike"]]).moves() == ["pass"]


def test_the_ramforge_gives_one_more_military_challenge() -> None:
    table = ours(play=[["the_ramforge", "chapel", "chapel", "soldier", "soldier"], []])
    table.play("use card=0.the_ramforge", "pay card=0.chapel")
    assert table["play"][0][:3] == ["0.the_ramforge kneeling", "0.chapel kneeling", "0.chapel.2"]
    table.fight("military", ["0.soldier"], [])
    assert table.moves() == ["done", "challenge challenge=military player=seat_1"]
    table.fight("military", ["0.soldier.2"], [])
    assert table["power"] == [2, 0]
    without = ours(play=[["the_ramforge", "soldier", "soldier"], []])
    assert without.moves() == ["pass"], "no influence"
    assert without.fight("military", ["0.soldier"], []).moves() == ["done"]


def test_the_ramforge_gives_initiative() -> None:
    table = ours(phase="plot", revealed=[], plots=[["plain"], ["plain"]], play=[[], ["the_ramforge"]], power=[0, 1])
    assert table.play("0: plot card=0.plain", "1: plot card=1.plain").asked == 1


def test_quarry_fief_makes_the_next_calder_character_cheaper() -> None:
    table = ours(
        phase="marshalling", house="Calder", play=[["quarry_fief"], []], hand=[["charcoal_rents", "crag_riders", "squire"]], gold=[1, 0]
    )
    table.play("use card=0.quarry_fief", "pass", "marshal card=0.charcoal_rents", "pass", "marshal card=0.squire")
    assert table["gold"] == [2, 0], "no character of the House yet"
    table.play("pass", "marshal card=0.crag_riders")
    assert table["gold"] == [0, 0], "2 for the riders"
    assert ours(phase="marshalling", play=[["quarry_fief kneeling"], []]).moves() == ["pass"]


def test_bellows_shrine_draws_for_a_small_hand() -> None:
    table = ours(phase="taxation", play=[["bellows_shrine"], []], deck=[["page", "page"]], hand=[["page", "page"]]).play(
        "use card=0.bellows_shrine"
    )
    assert len(table["hand"][0]) == 3
    assert table.of("0.bellows_shrine") == "0.bellows_shrine kneeling"
    assert ours(phase="taxation", play=[["bellows_shrine"], []], deck=[["page"]], hand=[["page"] * 3]).moves() == ["pass"]
    assert ours(phase="taxation", play=[["bellows_shrine"], []]).moves() == ["pass"], "no card to draw"


def test_forge_ram_banner_calls_a_calder_character_into_play() -> None:
    hand = ["crag_riders", "brenna_of_the_crag", "quarry_fief", "knight"]
    table = ours(play=[["knight", "forge_ram_banner on=0.knight", "chapel", "chapel"], []], hand=[hand])
    table.play("use card=0.forge_ram_banner", "pay card=0.chapel", "pay card=0.chapel.2")
    assert table.moves() == ["choose card=0.crag_riders"], "Calder's, of cost 3 or less"
    table.play("choose card=0.crag_riders")
    assert "0.crag_riders" in table["play"][0]
    assert table.of("0.forge_ram_banner") == "0.forge_ram_banner kneeling on=0.knight"
    nobody = ours(play=[["knight", "forge_ram_banner on=0.knight", "chapel", "chapel"], []], hand=[["the_hammer_host", "knight"]])
    assert nobody.moves() == ["pass"]
    poor = ours(play=[["knight", "forge_ram_banner on=0.knight", "chapel"], []], hand=[hand])
    assert poor.moves() == ["pass"]
    holder = ours(phase="marshalling", house="Calder", play=[["knight"], ["knight"]], hand=[["forge_ram_banner"]])
    assert holder.moves() == ["pass", "marshal card=0.forge_ram_banner on=0.knight"]


def test_warden_of_the_scales_brings_strength_and_an_intrigue_icon() -> None:
    table = ours(play=[["soldier", "warden_of_the_scales on=0.soldier"], []]).quiet()
    assert table.strength("0.soldier") == 3
    assert "challenge challenge=intrigue player=seat_1" in table.moves()
    hand = ours(phase="marshalling", house="Calder", play=[["knight"], ["knight"]], hand=[["warden_of_the_scales"]])
    assert hand.moves() == ["pass", "marshal card=0.warden_of_the_scales on=0.knight"]


def test_smelters_debt_costs_an_opponent_income() -> None:
    assert ours(phase="marshalling", play=[["knight"], ["smelters_debt on=0.knight"]])["gold"] == [2, 0]
    hand = ours(phase="marshalling", house="Calder", play=[["knight"], ["knight"]], hand=[["smelters_debt"]])
    assert hand.moves() == ["pass", "marshal card=0.smelters_debt on=1.knight"]


def test_hammer_the_gate_kneels_a_character_for_the_round() -> None:
    table = ours(play=[["chapel", "page"], ["knight", "lord", "squire kneeling", "field"]], hand=[["hammer_the_gate"]])
    table.play("use card=0.hammer_the_gate", "pay card=0.chapel")
    assert table.moves() == ["choose card=1.knight"], "a standing character of cost 3 or less"
    table.play("choose card=1.knight")
    while table["phase"] != "standing":
        table.play("done" if table.step == "challenging" else "pass")
    assert table["play"][1] == ["1.knight kneeling", "1.lord", "1.squire", "1.field"]
    assert ours(play=[["chapel"], ["giant", "squire kneeling"]], hand=[["hammer_the_gate"]]).moves() == ["pass"]
    assert ours(play=[[], ["knight"]], hand=[["hammer_the_gate"]]).moves() == ["pass"], "no influence"


def test_cold_iron_answer_cancels_characters_and_locations() -> None:
    table = ours(play=[["shrine"], ["ram_levy", "knight"]], deck=[["page"]], hand=[[], ["cold_iron_answer"]])
    table.play("use card=0.shrine", "respond card=1.cold_iron_answer to=0.shrine")
    assert table.moves() == ["pay card=1.ram_levy"]
    table.play("pay card=1.ram_levy").quiet()
    assert table["hand"][0] == []
    assert table["play"][1] == ["1.ram_levy kneeling", "1.knight"]
    mourner = ours(play=[["mourner", "knight"], ["ram_levy"]], hand=[[], ["strike", "cold_iron_answer"]])
    mourner.play("pass", "use card=1.strike", "choose card=0.knight", "pass", "pass", "respond card=0.mourner to=0.knight")
    assert mourner.moves() == ["pass", "respond card=1.cold_iron_answer to=0.mourner"]
    event = ours(play=[[], ["ram_levy"]], hand=[["feast"], ["cold_iron_answer"]]).play("use card=0.feast")
    assert event.moves() == ["pass"], "not of events"
    own = ours(play=[["shrine", "ram_levy"], []], deck=[["page"]], hand=[["cold_iron_answer"]]).play("use card=0.shrine", "pass")
    assert own.moves() == ["pass"], "an opponent's"
    nobody = ours(play=[["shrine"], ["ram_levy kneeling", "quarry_fief", "knight"]], deck=[["page"]], hand=[[], ["cold_iron_answer"]])
    assert nobody.play("use card=0.shrine").moves() == ["pass"], "nobody of Calder to kneel"


def test_thunder_on_the_passes_kneels_a_character_and_is_not_cancelled() -> None:
    table = plotting("thunder_on_the_passes", play=[["page"], ["knight", "squire"]], hand=[[], ["refuse"]])
    assert table.asked == 1, "the opponent chooses at once"
    assert table.moves() == ["choose card=1.knight", "choose card=1.squire"]
    table.play("choose card=1.squire")
    assert table["play"] == [["0.page"], ["1.knight", "1.squire kneeling"]]
    assert plotting("thunder_on_the_passes", play=[["page"], ["knight kneeling"]]).step == "action"


def test_twice_on_the_anvil_gives_a_second_military_challenge_beside_a_war_crest() -> None:
    table = ours(revealed=[["twice_on_the_anvil"], ["plain"]], play=[["anvil_guard", "knight", "knight"], []])
    table.fight("military", ["0.knight"], [])
    assert "challenge challenge=military player=seat_1" in table.moves()
    table.fight("military", ["0.knight.2"], [])
    assert table["power"] == [2, 0]
    assert "challenge challenge=military player=seat_1" not in table.moves()
    plain = ours(revealed=[["twice_on_the_anvil"], ["plain"]], play=[["knight", "knight"], ["anvil_guard kneeling", "page kneeling"]])
    plain.fight("military", ["0.knight"], []).play("kill card=1.page").quiet()
    assert "challenge challenge=military player=seat_1" not in plain.moves(), "a War crest you control"
