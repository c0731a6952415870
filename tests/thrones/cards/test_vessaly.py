"""The cards of House Vessaly: the moth, lantern merchants, Infamy."""

from __future__ import annotations

from typing import Any

from tests.thrones.cards.ours import ours, ready_deck
from tests.thrones.realm import Realm


def plotting(plot: str, other: str = "slow", **position: Any) -> Realm:
    """The first seat reveals a plot, wins initiative and is the first player."""
    table = ours(phase="plot", revealed=[], plots=[[plot], [other]], **position)
    return table.play(f"0: plot card=0.{plot}", f"1: plot card=1.{other}", "first player=seat_0")


def test_the_ready_deck() -> None:
    assert ready_deck("Vessaly") == (48, 60, 2, 7)


def test_iselle_the_lantern_queen_leads_while_there_is_gold() -> None:
    play = [["iselle_lantern_queen", "moth_levy", "knight"], ["moth_levy"]]
    table = ours(play=play, gold=[2, 0])
    assert [table.strength(name) for name in ("0.moth_levy", "0.iselle_lantern_queen", "0.knight", "1.moth_levy")] == [3, 5, 3, 2]
    assert ours(play=play, gold=[1, 9]).strength("0.moth_levy") == 2


def test_iselle_the_lantern_queen_is_immune_to_attachments() -> None:
    table = ours(phase="marshalling", play=[["iselle_lantern_queen", "knight"], []], hand=[["sword"]])
    assert table.moves() == ["pass", "marshal card=0.sword on=0.knight"]


def test_iselle_the_lantern_queen_takes_power_by_infamy() -> None:
    table = ours(play=[["iselle_lantern_queen"], []]).unopposed("power", "0.iselle_lantern_queen")
    table.play("bestow card=0.iselle_lantern_queen").quiet()
    assert table.of("0.iselle_lantern_queen") == "0.iselle_lantern_queen kneeling power=2", "unopposed, and Renown"
    assert table["power"] == [0, 0]


def test_lucan_claims_power_for_gold_after_a_won_intrigue_attack() -> None:
    table = ours(play=[["lucan_of_the_quays"], []], gold=[1, 0]).unopposed("intrigue", "0.lucan_of_the_quays")
    table.play("respond card=0.lucan_of_the_quays")
    assert table.of("0.lucan_of_the_quays") == "0.lucan_of_the_quays kneeling power=2 attacking", "Renown, and this"
    assert table["gold"] == [0, 0]
    poor = ours(play=[["lucan_of_the_quays"], []]).unopposed("intrigue", "0.lucan_of_the_quays")
    assert poor.moves() == ["pass"]
    home = ours(play=[["lucan_of_the_quays", "spy"], []], gold=[1, 0]).unopposed("intrigue", "0.spy")
    assert home.moves() == ["pass"]
    power = ours(play=[["lucan_of_the_quays"], []], gold=[1, 0]).unopposed("power", "0.lucan_of_the_quays")
    assert power.moves() == ["pass"], "in intrigue challenges"


def test_lucan_draws_a_card_when_he_comes() -> None:
    position: dict[str, Any] = {"phase": "marshalling", "house": "Vessaly", "hand": [["lucan_of_the_quays", "moth_levy"]], "gold": [4, 0]}
    table = ours(deck=[["page", "page"]], **position).play(
        "marshal card=0.lucan_of_the_quays", "pass", "respond card=0.lucan_of_the_quays ability=2 to=0.lucan_of_the_quays"
    )
    assert table["hand"][0] == ["0.moth_levy", "0.page.2"]
    empty = ours(**position).play("marshal card=0.lucan_of_the_quays", "pass")
    assert empty.moves() == ["pass"], "no card to draw"
    other = ours(play=[["lucan_of_the_quays"]], deck=[["page"]], **{**position, "hand": [["moth_levy"]]})
    assert other.play("marshal card=0.moth_levy", "pass").moves() == ["pass"], "when he comes himself"


def test_aurel_cancels_an_opponents_character_for_gold() -> None:
    table = ours(play=[["ser_garrow_ironhoof", "shrine"], ["aurel_inkmoth", "squire"]], gold=[0, 1])
    table.play("use card=0.ser_garrow_ironhoof", "choose card=1.squire", "respond card=1.aurel_inkmoth to=0.ser_garrow_ironhoof").quiet()
    assert table["play"][1] == ["1.aurel_inkmoth kneeling", "1.squire"]
    assert table["gold"] == [0, 0]
    poor = ours(play=[["ser_garrow_ironhoof"], ["aurel_inkmoth", "squire"]]).play("use card=0.ser_garrow_ironhoof", "choose card=1.squire")
    assert poor.moves() == ["pass"]
    place = ours(play=[["shrine"], ["aurel_inkmoth"]], deck=[["page"]], gold=[0, 1]).play("use card=0.shrine")
    assert place.moves() == ["pass"], "not of locations"
    own = ours(play=[["ser_garrow_ironhoof", "aurel_inkmoth"], ["squire"]], gold=[1, 0])
    assert own.play("use card=0.ser_garrow_ironhoof", "choose card=1.squire", "pass").moves() == ["pass"], "an opponent's"


def test_ser_odo_earns_gold_for_each_attacker() -> None:
    table = ours(play=[["ser_odo_wick", "knight", "soldier"], ["knight"]]).challenge("military", "0.ser_odo_wick", "0.knight")
    table.play("use card=0.ser_odo_wick")
    assert table["gold"] == [2, 0]
    assert table.play("pass").moves() == ["pass"], "once a round"
    home = ours(play=[["ser_odo_wick", "knight"], []]).challenge("military", "0.knight")
    assert home.moves() == ["pass"]


def test_little_mirabel_finds_a_location_or_attachment() -> None:
    deck = ["chapel", *["page"] * 6, "sword", "field"]
    table = ours(play=[["little_mirabel"], []], deck=[deck]).unopposed("power", "0.little_mirabel").play("respond card=0.little_mirabel")
    assert table.moves() == ["choose card=0.sword", "choose card=0.field", "done"], "the chapel lies too deep"
    table.play("choose card=0.sword").quiet()
    assert table["hand"][0] == ["0.sword seen"]
    assert table.state.view(0)["deck"][0] == ["?"] * 8, "shuffled"
    home = ours(play=[["little_mirabel", "spy"], []], deck=[deck]).unopposed("intrigue", "0.spy")
    assert home.moves() == ["pass"]
    assert ours(play=[["little_mirabel"], []]).unopposed("power", "0.little_mirabel").moves() == ["pass"], "no card to look at"
    opposed = ours(play=[["little_mirabel"], ["page", "squire"]], deck=[deck]).challenge("power", "0.little_mirabel").quiet()
    assert opposed.play("bypass card=1.page").resolve("1.squire").step == "challenging"


def test_sister_tallow_saves_another_for_a_card() -> None:
    for event in ("strike", "banish"):
        table = ours(play=[[], ["sister_tallow", "knight"]], hand=[[event], ["page"]])
        table.play(f"use card=0.{event}", "choose card=1.knight", "respond card=1.sister_tallow to=1.knight", "pay card=1.page").quiet()
        assert table["play"][1] == ["1.sister_tallow", "1.knight"]
        assert table["discard"][1] == ["1.page"]
    empty = ours(play=[[], ["sister_tallow", "knight"]], hand=[["strike"]]).play("use card=0.strike", "choose card=1.knight")
    assert empty.moves() == ["pass"]
    herself = ours(play=[[], ["sister_tallow"]], hand=[["strike"], ["page"]]).play("use card=0.strike", "choose card=1.sister_tallow")
    assert herself.moves() == ["pass"]
    foreign = ours(play=[["sister_tallow"], ["knight"]], hand=[["strike", "page"]])
    assert foreign.play("use card=0.strike", "choose card=1.knight", "pass").moves() == ["pass"]
    place = ours(revealed=[["foreclosure"], ["plain"]], play=[["spy"], ["sister_tallow", "field"]], hand=[[], ["page", "page"]])
    place.unopposed("intrigue", "0.spy").play("choose card=1.field")
    assert place.step == "saving"
    assert place.asked == 1
    assert place.moves() == ["pass"], "characters alone"


def test_iselle_the_moth_has_stealth_while_there_is_gold() -> None:
    table = ours(play=[["iselle_moth_in_the_lamp"], ["knight"]], gold=[1, 0]).challenge("power", "0.iselle_moth_in_the_lamp").quiet()
    assert table.moves() == ["pass", "bypass card=1.knight"]
    poor = ours(play=[["iselle_moth_in_the_lamp"], ["knight"]]).challenge("power", "0.iselle_moth_in_the_lamp").quiet()
    assert poor.moves() == ["done", "defend card=1.knight"]


def test_both_iselles_are_one_unique_card() -> None:
    table = ours(phase="marshalling", play=[["iselle_moth_in_the_lamp"], []], hand=[["iselle_lantern_queen"]])
    assert table.moves() == ["pass", "duplicate card=0.iselle_lantern_queen"]


def test_lantern_steward_and_counting_house_give_income() -> None:
    assert ours(phase="marshalling", play=[["lantern_steward"], []])["gold"] == [4, 0]
    assert ours(phase="marshalling", play=[["counting_house"], []])["gold"] == [4, 0]


def test_counting_house_and_wharf_fief_are_limited() -> None:
    table = ours(phase="marshalling", house="Vessaly", hand=[["counting_house", "wharf_fief"]]).play("marshal card=0.wharf_fief", "pass")
    table.refuse("marshal card=0.counting_house", "A-9.4")


def test_moth_levy_holds_power_by_infamy() -> None:
    table = ours(play=[["moth_levy"], []]).unopposed("military", "0.moth_levy")
    assert table.moves() == ["bestow", "bestow card=0.moth_levy"]


def test_wickfinder_brings_gold_in_the_plot_phase() -> None:
    table = plotting("plain", play=[["wickfinder"], []]).play("use card=0.wickfinder")
    assert table["gold"] == [1, 0]
    assert table.of("0.wickfinder") == "0.wickfinder kneeling"
    assert plotting("plain", play=[["wickfinder kneeling"], []]).moves() == ["pass"]
    assert ours(play=[["wickfinder"], []]).moves() == ["pass"], "in the plot phase"


def test_lamp_guard_gives_its_life_for_the_infamous() -> None:
    table = ours(play=[[], ["lamp_guard", "rogue"]], hand=[["strike"]])
    table.play("use card=0.strike", "choose card=1.rogue", "respond card=1.lamp_guard to=1.rogue").quiet()
    assert table["play"][1] == ["1.rogue"]
    assert table["discard"][1] == ["1.lamp_guard"]
    common = ours(play=[[], ["lamp_guard", "knight"]], hand=[["strike"]]).play("use card=0.strike", "choose card=1.knight")
    assert common.moves() == ["pass"]
    foreign = ours(play=[["lamp_guard"], ["rogue"]], hand=[["strike"]]).play("use card=0.strike", "choose card=1.rogue", "pass")
    assert foreign.moves() == ["pass"]
    thrown = ours(play=[[], ["lamp_guard", "rogue"]], hand=[["banish"]]).play("use card=0.banish", "choose card=1.rogue")
    assert thrown.moves() == ["pass"]


def test_silk_riders_grow_with_every_other_soldier() -> None:
    assert ours(play=[["silk_riders", "moth_levy", "moth_levy", "knight"], ["moth_levy"]]).strength("0.silk_riders") == 5
    assert ours(play=[["silk_riders"], []]).strength("0.silk_riders") == 3


def test_ledger_envoy_hides_power_on_an_infamous_card() -> None:
    table = ours(phase="standing", play=[["ledger_envoy", "den", "rogue", "knight"], ["den"]], power=[2, 0]).play("use card=0.ledger_envoy")
    assert table.moves() == ["choose card=0.den", "choose card=0.rogue"]
    table.play("choose card=0.den")
    assert table.of("0.den") == "0.den power=1"
    assert table["power"] == [1, 0]
    assert table.of("0.ledger_envoy") == "0.ledger_envoy kneeling"
    assert ours(phase="standing", play=[["ledger_envoy", "den"], []], power=[0, 2]).moves() == ["pass"], "no power to move"
    assert ours(phase="standing", play=[["ledger_envoy", "knight"], []], power=[2, 0]).moves() == ["pass"], "nowhere to put it"


def test_ledger_envoy_and_tallow_shrine_give_influence() -> None:
    table = ours(play=[["ledger_envoy", "tallow_shrine", "mint"], []]).play("use card=0.mint")
    table.play("pay card=0.ledger_envoy", "pay card=0.tallow_shrine")
    assert table["gold"] == [3, 0]


def test_candle_snuffer_is_paid_for_a_killed_defender() -> None:
    table = ours(play=[["candle_snuffer"], ["giant"]]).fight("military", ["0.candle_snuffer"], ["1.giant"])
    table.play("kill card=1.giant").quiet()
    assert table["gold"] == [1, 0], "Deadly, though the attack was lost"
    home = ours(play=[["candle_snuffer"], ["knight"]], hand=[["strike"]]).use("0.strike", "choose card=1.knight")
    assert home["gold"] == [0, 0], "it did not defend"
    own = ours(play=[["assassin"], ["candle_snuffer", "knight"]]).fight("power", ["0.assassin"], ["1.knight"])
    assert own.play("kill card=1.knight").quiet()["gold"] == [0, 0], "an opponent's"


def test_the_gilded_company_does_not_kneel_while_it_is_paid() -> None:
    table = ours(play=[["the_gilded_company"], []], gold=[2, 0]).challenge("power", "0.the_gilded_company")
    assert table.of("0.the_gilded_company") == "0.the_gilded_company attacking"
    poor = ours(play=[["the_gilded_company"], []], gold=[1, 0]).challenge("power", "0.the_gilded_company")
    assert poor.of("0.the_gilded_company") == "0.the_gilded_company kneeling attacking"


def test_the_gilded_company_bears_no_attachments_and_ignores_locations() -> None:
    assert ours(phase="marshalling", play=[["the_gilded_company"], []], hand=[["sword"]]).moves() == ["pass"]
    table = ours(play=[["gallows"], ["the_gilded_company", "knight"]]).play("use card=0.gallows")
    assert table.moves() == ["choose card=1.knight"]


def test_moth_exchange_takes_power_in_and_pays_gold() -> None:
    table = ours(play=[["moth_exchange"], []], power=[2, 0]).play("use card=0.moth_exchange")
    assert table.of("0.moth_exchange") == "0.moth_exchange kneeling power=1"
    assert table["power"] == [1, 0]
    assert table["gold"] == [1, 0]
    assert ours(play=[["moth_exchange kneeling"], []], power=[2, 0]).moves() == ["pass"]


def test_moth_exchange_sells_power_for_cards() -> None:
    table = ours(play=[["moth_exchange kneeling power=2"], []], deck=[["page"] * 3]).play("use card=0.moth_exchange ability=2")
    assert len(table["hand"][0]) == 2
    assert table.of("0.moth_exchange") == "0.moth_exchange kneeling power=1"
    assert table.play("pass").moves() == ["pass"], "once a round"
    assert ours(play=[["moth_exchange kneeling"], []], deck=[["page"]]).moves() == ["pass"], "no power on it"
    assert ours(play=[["moth_exchange kneeling power=2"], []]).moves() == ["pass"], "no card to draw"


def test_wharf_fief_makes_the_next_vessaly_character_cheaper() -> None:
    table = ours(
        phase="marshalling", house="Vessaly", play=[["wharf_fief"], []], hand=[["counting_house", "silk_riders", "squire"]], gold=[1, 0]
    )
    table.play("use card=0.wharf_fief", "pass", "marshal card=0.counting_house", "pass", "marshal card=0.squire")
    assert table["gold"] == [2, 0], "no character of the House yet"
    table.play("pass", "marshal card=0.silk_riders")
    assert table["gold"] == [0, 0], "2 for the riders"
    assert ours(phase="marshalling", play=[["wharf_fief kneeling"], []]).moves() == ["pass"]


def test_tallow_shrine_changes_a_card_for_another() -> None:
    table = ours(phase="draw", play=[["tallow_shrine"], []], deck=[["squire", "knight", "page", "page"]]).play(
        "use card=0.tallow_shrine", "pay card=0.page"
    )
    assert table["hand"][0] == ["0.page.2", "0.knight"]
    assert table["discard"][0] == ["0.page"]
    assert table.of("0.tallow_shrine") == "0.tallow_shrine kneeling"
    assert ours(phase="draw", play=[["tallow_shrine"], []], deck=[["page", "page"]]).moves() == ["pass"], "no card to draw"


def test_the_everburning_lamp_turns_gold_into_strength() -> None:
    table = ours(play=[["knight", "the_everburning_lamp on=0.knight"], []], gold=[2, 0])
    table.use("0.the_everburning_lamp").use("0.the_everburning_lamp")
    assert table.strength("0.knight") == 5
    assert table["gold"] == [0, 0]
    assert table.play("pass").step == "action"
    while table["phase"] == "challenges":
        table.play("done" if table.step == "challenging" else "pass")
    assert table.strength("0.knight") == 3
    assert ours(play=[["knight", "the_everburning_lamp on=0.knight"], []]).moves() == ["pass"], "no gold"
    hand = ours(phase="marshalling", house="Vessaly", play=[["knight"], ["knight"]], hand=[["the_everburning_lamp"]])
    assert hand.moves() == ["pass", "marshal card=0.the_everburning_lamp on=0.knight"]


def test_factors_licence_makes_its_bearer_infamous() -> None:
    table = ours(play=[["knight", "factors_licence on=0.knight"], []]).unopposed("power", "0.knight")
    assert table.moves() == ["bestow", "bestow card=0.knight"]
    hand = ours(phase="marshalling", house="Vessaly", play=[["knight"], ["knight"]], hand=[["factors_licence"]])
    assert hand.moves() == ["pass", "marshal card=0.factors_licence on=0.knight"]


def test_moth_eaten_name_takes_renown_and_the_power_icon() -> None:
    table = ours(play=[["hero"], ["moth_eaten_name on=0.hero"]]).quiet()
    assert "challenge challenge=power player=seat_1" not in table.moves()
    table.fight("intrigue", ["0.hero"], [])
    assert table.of("0.hero") == "0.hero kneeling", "no power by Renown"
    hand = ours(phase="marshalling", house="Vessaly", play=[["knight"], ["knight"]], hand=[["moth_eaten_name"]])
    assert hand.moves() == ["pass", "marshal card=0.moth_eaten_name on=1.knight"]


def test_short_weights_costs_an_opponent_a_card_and_gold() -> None:
    table = ours(phase="marshalling", play=[["chapel"], []], hand=[["short_weights"], ["squire", "squire", "squire"]])
    table.play("use card=0.short_weights", "pay card=0.chapel", "choose_player player=seat_1")
    assert len(table["hand"][1]) == 2
    while table["active"] != 1:
        table.play("pass")
    squires = sorted(name.split(" ")[0] for name in table["hand"][1])
    table.play("pass", f"marshal card={squires[0]}")
    assert table["gold"] == [3, 1], "the first squire costs 2"
    table.play("pass", f"marshal card={squires[1]}")
    assert table["gold"] == [3, 0], "the second 1 again"
    assert ours(phase="marshalling", hand=[["short_weights"], ["squire"]]).moves() == ["pass"], "no influence"


def test_a_price_was_agreed_saves_for_gold() -> None:
    for event in ("strike", "banish"):
        table = ours(play=[[], ["knight"]], hand=[[event], ["a_price_was_agreed"]], gold=[0, 1])
        table.play(f"use card=0.{event}", "choose card=1.knight", "respond card=1.a_price_was_agreed to=1.knight").quiet()
        assert table["play"][1] == ["1.knight"]
        assert table["gold"] == [0, 0]
    poor = ours(play=[[], ["knight"]], hand=[["strike"], ["a_price_was_agreed"]]).play("use card=0.strike", "choose card=1.knight")
    assert poor.moves() == ["pass"]
    foreign = ours(3, play=[[], ["knight"], []], hand=[["strike"], [], ["a_price_was_agreed"]], gold=[0, 0, 1])
    foreign.play("use card=0.strike", "choose card=1.knight", "pass")
    assert foreign.moves() == ["pass"], "a character you control"
    place = ours(revealed=[["foreclosure"], ["plain"]], play=[["spy"], ["field"]], hand=[[], ["a_price_was_agreed"] * 2], gold=[0, 1])
    place.unopposed("intrigue", "0.spy").play("choose card=1.field")
    assert place.asked == 1
    assert place.moves() == ["pass"], "characters alone"


def test_war_chests_opened_gives_gold() -> None:
    assert plotting("war_chests_opened")["gold"] == [2, 0]


def test_foreclosure_takes_a_common_location_after_a_won_intrigue_attack() -> None:
    position: dict[str, Any] = {
        "revealed": [["foreclosure"], ["plain"]],
        "play": [["spy", "envoy"], ["field", "chapel", "heronfall", "knight kneeling"]],
    }
    table = ours(**position).unopposed("intrigue", "0.spy")
    assert table.asked == 1, "the loser chooses"
    assert table.moves() == ["choose card=1.field", "choose card=1.chapel"], "a location, and not a unique one"
    table.play("choose card=1.chapel").quiet()
    assert table["discard"][1] == ["1.chapel"]
    assert ours(**position).unopposed("power", "0.envoy").step == "challenging", "in intrigue challenges"
    defence = ours(revealed=[["plain"], ["foreclosure"]], play=[["spy", "field"], ["giant"]]).challenge("intrigue", "0.spy").quiet()
    assert defence.resolve("1.giant").step == "challenging", "as the attacker"
    unique = ours(revealed=[["foreclosure"], ["plain"]], play=[["spy"], ["heronfall"]]).unopposed("intrigue", "0.spy").quiet()
    assert unique.names("play", 1) == ["heronfall"]
