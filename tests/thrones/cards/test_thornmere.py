"""The cards of House Thornmere: the heron, marsh bailiffs, Vigilant."""

from __future__ import annotations

from tests.thrones.cards.ours import ours, ready_deck

CHAPELS = ["chapel", "chapel", "chapel"]


def test_the_ready_deck() -> None:
    assert ready_deck("Thornmere") == (48, 60, 2, 7)


def test_osanne_the_reed_regent_leads_attacking_thornmere_characters() -> None:
    table = ours(play=[["osanne_reed_regent", "heron_levy", "heron_levy", "knight"], ["heron_levy"]])
    table.challenge("military", "0.osanne_reed_regent", "0.heron_levy", "0.knight").quiet()
    assert table.strength("0.heron_levy") == 2
    assert table.strength("0.heron_levy.2") == 1, "it does not attack"
    assert table.strength("0.osanne_reed_regent") == 5, "others"
    assert table.strength("0.knight") == 3, "Thornmere"
    table.play("defend card=1.heron_levy", "done")
    assert table.strength("1.heron_levy") == 1, "attacking"
    against = ours(play=[["heron_levy"], ["osanne_reed_regent"]]).challenge("military", "0.heron_levy")
    assert against.strength("0.heron_levy") == 1, "you control"


def test_corvin_claims_power_for_influence_after_a_won_attack() -> None:
    table = ours(play=[["corvin_of_the_weir", "knight", "chapel"], []]).unopposed("power", "0.corvin_of_the_weir")
    table.play("respond card=0.corvin_of_the_weir", "pay card=0.chapel")
    assert table.of("0.corvin_of_the_weir") == "0.corvin_of_the_weir kneeling power=2 attacking", "Renown, and this"
    home = ours(play=[["corvin_of_the_weir", "knight", "chapel"], []]).unopposed("power", "0.knight")
    assert home.moves() == ["pass"], "he did not attack"
    poor = ours(play=[["corvin_of_the_weir", "chapel kneeling"], []]).unopposed("power", "0.corvin_of_the_weir")
    assert poor.moves() == ["pass"]


def test_corvin_stands_after_a_lost_defence() -> None:
    table = ours(play=[["giant"], ["corvin_of_the_weir"]]).challenge("power", "0.giant").quiet().resolve("1.corvin_of_the_weir")
    table.play("pass", "respond card=1.corvin_of_the_weir ability=2")
    assert table.of("1.corvin_of_the_weir") == "1.corvin_of_the_weir defending"
    standing = ours(play=[["giant"], ["corvin_of_the_weir"]]).unopposed("power", "0.giant").play("pass")
    assert standing.moves() == ["pass"], "he stands already"
    attack = ours(play=[["corvin_of_the_weir"], ["giant"]]).challenge("power", "0.corvin_of_the_weir").quiet().resolve("1.giant")
    assert attack.moves() == ["pass"], "as the defender"


def test_maelis_cancels_an_opponents_event_for_influence() -> None:
    table = ours(play=[[], ["maelis_inkwater", "knight", "chapel"]], hand=[["strike"]])
    table.play("use card=0.strike", "choose card=1.knight", "respond card=1.maelis_inkwater to=0.strike", "pay card=1.chapel").quiet()
    assert table["play"][1] == ["1.maelis_inkwater kneeling", "1.knight", "1.chapel kneeling"]
    own = ours(play=[["maelis_inkwater", "chapel"], ["knight"]], hand=[["strike"]])
    own.play("use card=0.strike", "choose card=1.knight", "pass")
    assert own.moves() == ["pass"], "an opponent's"
    poor = ours(play=[[], ["maelis_inkwater", "knight"]], hand=[["strike"]]).play("use card=0.strike", "choose card=1.knight")
    assert poor.moves() == ["pass"]


def test_ser_bram_keeps_a_defender_from_being_saved() -> None:
    table = ours(play=[["ser_bram_sedge", "assassin"], ["knight"]], hand=[[], ["rescue"]])
    table.challenge("military", "0.ser_bram_sedge", "0.assassin").quiet().play("defend card=1.knight", "done")
    table.use("0.ser_bram_sedge", "choose card=1.knight")
    assert table.strength("1.knight") == 2
    assert "use card=0.ser_bram_sedge" not in table.play("pass").moves(), "once a round"
    table.quiet().play("kill card=1.knight")
    assert table.of("1.knight") == "1.knight kneeling defending leaving=kill", "nobody was asked to save it"


def test_ser_bram_needs_to_attack_a_defender() -> None:
    home = ours(play=[["ser_bram_sedge", "knight"], ["knight"]]).challenge("military", "0.knight").quiet()
    home.play("defend card=1.knight", "done")
    assert home.moves() == ["pass"]
    alone = ours(play=[["ser_bram_sedge"], ["knight"]]).challenge("military", "0.ser_bram_sedge").quiet().play("done")
    assert alone.moves() == ["pass"]


def test_the_eel_finds_an_event_after_an_unopposed_intrigue_challenge() -> None:
    deck = ["feast", *["page"] * 7, "strike"]
    table = ours(play=[["the_eel"], []], deck=[deck]).unopposed("intrigue", "0.the_eel").play("respond card=0.the_eel")
    assert table.moves() == ["choose card=0.strike", "done"], "the feast lies too deep"
    table.play("choose card=0.strike").quiet()
    assert table["hand"][0] == ["0.strike seen"]
    assert table.state.view(0)["deck"][0] == ["?"] * 8, "shuffled"
    home = ours(play=[["the_eel", "spy"], []], deck=[deck]).unopposed("intrigue", "0.spy")
    assert home.moves() == ["pass"]
    other = ours(play=[["the_eel"], ["page", "spy"]], deck=[deck]).challenge("intrigue", "0.the_eel").quiet()
    assert other.play("bypass card=1.page").resolve("1.spy").step == "challenging", "2 against 2 is opposed"
    empty = ours(play=[["the_eel"], []]).unopposed("intrigue", "0.the_eel")
    assert empty.moves() == ["pass"], "no card to look at"


def test_mother_ashreed_saves_another_character_from_being_killed() -> None:
    table = ours(play=[[], ["mother_ashreed", "knight"]], hand=[["strike", "banish"]])
    table.play("use card=0.strike", "choose card=1.knight", "respond card=1.mother_ashreed to=1.knight").quiet()
    assert table["play"][1] == ["1.mother_ashreed kneeling", "1.knight"]
    discarded = ours(play=[[], ["mother_ashreed", "knight"]], hand=[["banish"]]).play("use card=0.banish", "choose card=1.knight")
    assert discarded.moves() == ["pass"], "from being killed alone"
    herself = ours(play=[[], ["mother_ashreed"]], hand=[["strike"]]).play("use card=0.strike", "choose card=1.mother_ashreed")
    assert herself.moves() == ["pass"], "another"
    kneeling = ours(play=[[], ["mother_ashreed kneeling", "knight"]], hand=[["strike"]])
    assert kneeling.play("use card=0.strike", "choose card=1.knight").moves() == ["pass"]


def test_saves_are_for_ones_own_characters() -> None:
    saviours = [["mother_ashreed", "reed_warden"], ["knight", "lord"]]
    for victim in ("1.knight", "1.lord"):
        table = ours(play=saviours, hand=[["strike"]]).play("use card=0.strike", f"choose card={victim}", "pass")
        assert table.moves() == ["pass"]
    levy = ours(play=[[], ["heron_levy"]], hand=[["strike", "into_the_reeds"]])
    assert levy.play("use card=0.strike", "choose card=1.heron_levy", "pass").moves() == ["pass"]


def test_osanne_in_exile_grows_with_an_opponents_power() -> None:
    table = ours(play=[["osanne_exile"], []], power=[0, 8]).quiet()
    assert table.strength("0.osanne_exile") == 5
    assert "challenge challenge=intrigue player=seat_1" in table.moves()
    weak = ours(play=[["osanne_exile"], []], power=[9, 7]).quiet()
    assert weak.strength("0.osanne_exile") == 3
    assert "challenge challenge=intrigue player=seat_1" not in weak.moves()


def test_both_osannes_are_one_unique_card() -> None:
    table = ours(phase="marshalling", play=[["osanne_exile"], []], hand=[["osanne_reed_regent"]])
    table.play("duplicate card=0.osanne_reed_regent")
    assert table["under"][0] == ["0.osanne_reed_regent under=0.osanne_exile"]


def test_weir_steward_and_toll_causeway_give_income() -> None:
    assert ours(phase="marshalling", play=[["weir_steward"], []])["gold"] == [4, 0]
    assert ours(phase="marshalling", play=[["toll_causeway"], []])["gold"] == [4, 0]


def test_toll_causeway_and_fowlers_fief_are_limited() -> None:
    table = ours(phase="marshalling", hand=[["toll_causeway", "fowlers_fief"]]).play("marshal card=0.toll_causeway", "pass")
    table.refuse("marshal card=0.fowlers_fief", "A-9.4")


def test_heron_levy_is_vigilant() -> None:
    table = ours(play=[["heron_levy"], []]).unopposed("military", "0.heron_levy")
    assert table.moves() == ["done", "stand card=0.heron_levy"]


def test_fenlight_scout_kneels_a_common_location() -> None:
    table = ours(
        phase="plot",
        revealed=[],
        plots=[["swift"], ["slow"]],
        play=[["fenlight_scout", "field"], ["field", "heronfall", "chapel kneeling", "knight"]],
    )
    table.play("0: plot card=0.swift", "1: plot card=1.slow", "first player=seat_0", "use card=0.fenlight_scout")
    assert table.moves() == ["choose card=1.field"]
    table.play("choose card=1.field")
    assert table.of("1.field") == "1.field kneeling"
    nothing = ours(phase="plot", revealed=[], plots=[["swift"], ["slow"]], play=[["fenlight_scout", "field"], ["heronfall"]])
    nothing.play("0: plot card=0.swift", "1: plot card=1.slow", "first player=seat_0")
    assert nothing.moves() == ["pass"]
    assert ours(play=[["fenlight_scout"], ["field"]]).moves() == ["pass"], "in the plot phase"


def test_reed_warden_gives_its_life_for_a_unique_character() -> None:
    table = ours(play=[[], ["reed_warden", "lord"]], hand=[["strike"]])
    table.play("use card=0.strike", "choose card=1.lord", "respond card=1.reed_warden to=1.lord").quiet()
    assert table["play"][1] == ["1.lord"]
    assert table["discard"][1] == ["1.reed_warden"]
    common = ours(play=[[], ["reed_warden", "knight"]], hand=[["strike"]]).play("use card=0.strike", "choose card=1.knight")
    assert common.moves() == ["pass"]
    thrown = ours(play=[[], ["reed_warden", "lord"]], hand=[["banish"]]).play("use card=0.banish", "choose card=1.lord")
    assert thrown.moves() == ["pass"]


def test_causeway_riders_are_stronger_beside_another_soldier() -> None:
    assert ours(play=[["causeway_riders", "heron_levy"], []]).strength("0.causeway_riders") == 4
    assert ours(play=[["causeway_riders", "knight"], ["heron_levy"]]).strength("0.causeway_riders") == 3


def test_distraint_bailiff_kneels_a_cheap_character_after_standing() -> None:
    table = ours(phase="standing", play=[["distraint_bailiff"], ["knight", "causeway_riders", "field"]]).play(
        "use card=0.distraint_bailiff"
    )
    assert table.moves() == ["choose card=1.knight"], "cost 2 or less"
    table.play("choose card=1.knight")
    assert table["play"] == [[], ["1.knight kneeling", "1.causeway_riders", "1.field"]]
    assert table["discard"][0] == ["0.distraint_bailiff"]
    assert ours(phase="standing", play=[["distraint_bailiff", "knight"], ["giant"]]).moves() == ["pass"]


def test_distraint_bailiff_and_reed_shrine_give_influence() -> None:
    table = ours(play=[["distraint_bailiff", "reed_shrine", "mint"], []]).play("use card=0.mint")
    table.play("pay card=0.distraint_bailiff", "pay card=0.reed_shrine")
    assert table["gold"] == [3, 0]


def test_sluice_cutthroat_earns_gold_by_a_won_attack() -> None:
    table = ours(play=[["sluice_cutthroat", "knight"], []]).unopposed("intrigue", "0.sluice_cutthroat")
    assert table["gold"] == [1, 0]
    assert ours(play=[["sluice_cutthroat", "knight"], []]).unopposed("intrigue", "0.knight")["gold"] == [0, 0]
    lost = ours(play=[["sluice_cutthroat"], ["giant"]]).fight("intrigue", ["0.sluice_cutthroat"], ["1.giant"])
    assert lost["gold"] == [0, 0]


def test_the_drowned_host_defends_standing_and_shuns_characters() -> None:
    table = ours(play=[["shadow"], ["the_drowned_host"]]).challenge("power", "0.shadow").quiet()
    assert table.moves() == ["done", "defend card=1.the_drowned_host"], "Stealth can't pass it by"
    table.play("defend card=1.the_drowned_host", "done")
    assert table.of("1.the_drowned_host") == "1.the_drowned_host defending"
    attack = ours(play=[["the_drowned_host"], []]).challenge("power", "0.the_drowned_host")
    assert attack.of("0.the_drowned_host") == "0.the_drowned_host kneeling attacking"
    bare = ours(phase="marshalling", play=[["the_drowned_host"], []], hand=[["sword"]])
    assert bare.moves() == ["pass"]


def test_heronfall_rewards_a_vigilant_attack() -> None:
    table = ours(play=[["heronfall", "heron_levy", "chapel", "chapel"], []], deck=[["page", "page"]]).challenge("military", "0.heron_levy")
    table.play("use card=0.heronfall", "pay card=0.chapel", "pay card=0.chapel.2")
    assert table["power"] == [1, 0]
    assert table["hand"][0] == ["0.page.2"]
    assert table.of("0.heronfall") == "0.heronfall kneeling"
    plain = ours(play=[["heronfall", "heron_levy", "soldier", *CHAPELS], []]).challenge("military", "0.soldier")
    assert plain.moves() == ["pass"], "no Vigilant attacker"
    against = ours(play=[["heron_levy"], ["heronfall", *CHAPELS]]).challenge("military", "0.heron_levy").play("pass")
    assert against.moves() == ["pass"], "you control"
    poor = ours(play=[["heronfall", "heron_levy", "chapel"], []]).challenge("military", "0.heron_levy")
    assert poor.moves() == ["pass"]


def test_fowlers_fief_makes_the_next_thornmere_character_cheaper() -> None:
    table = ours(
        phase="marshalling", play=[["fowlers_fief"], []], hand=[["toll_causeway", "heron_levy", "causeway_riders", "squire"]], gold=[1, 0]
    )
    table.play("use card=0.fowlers_fief", "pass", "marshal card=0.toll_causeway", "pass", "marshal card=0.squire")
    assert table["gold"] == [2, 0], "no character of the House yet"
    table.play("pass", "marshal card=0.causeway_riders")
    assert table["gold"] == [0, 0], "2 for the riders"
    assert ours(phase="marshalling", play=[["fowlers_fief kneeling"], []]).moves() == ["pass"]


def test_reed_shrine_draws_for_a_small_hand() -> None:
    table = ours(phase="draw", play=[["reed_shrine"], []], deck=[["page"] * 4], hand=[["page"]]).play("use card=0.reed_shrine")
    assert len(table["hand"][0]) == 4
    assert table.of("0.reed_shrine") == "0.reed_shrine kneeling"
    many = ours(phase="draw", play=[["reed_shrine"], []], deck=[["page"] * 4], hand=[["page", "page"]])
    assert many.moves() == ["pass"], "four cards already"
    assert ours(phase="draw", play=[["reed_shrine"], []]).moves() == ["pass"], "no card to draw"


def test_heronbill_strengthens_its_bearer_for_the_phase() -> None:
    table = ours(play=[["knight", "heronbill on=0.knight"], []]).use("0.heronbill")
    assert table.strength("0.knight") == 5
    while table["phase"] == "challenges":
        table.play("done" if table.step == "challenging" else "pass")
    assert table.strength("0.knight") == 3
    assert ours(play=[["knight", "heronbill kneeling on=0.knight"], []]).moves() == ["pass"]
    hand = ours(phase="marshalling", play=[["knight"], ["knight"]], hand=[["heronbill"]])
    assert hand.moves() == ["pass", "marshal card=0.heronbill on=0.knight"]


def test_seal_of_the_weir_makes_its_bearer_vigilant() -> None:
    table = ours(play=[["knight", "seal_of_the_weir on=0.knight"], []]).unopposed("power", "0.knight")
    assert table.moves() == ["done", "stand card=0.knight"]
    hand = ours(phase="marshalling", house="Thornmere", play=[["knight"], ["knight"]], hand=[["seal_of_the_weir"]])
    assert hand.moves() == ["pass", "marshal card=0.seal_of_the_weir on=0.knight"]


def test_marsh_fever_weakens_an_opponents_character() -> None:
    table = ours(play=[["soldier", "envoy"], ["marsh_fever on=0.soldier"]]).quiet()
    assert table.strength("0.soldier") == 1
    assert table.moves() == ["done", "challenge challenge=power player=seat_1"], "no military icon is left"
    hand = ours(phase="marshalling", play=[["knight"], ["knight"]], hand=[["marsh_fever"]])
    assert hand.moves() == ["pass", "marshal card=0.marsh_fever on=1.knight"]


def test_vigil_on_the_dyke_stands_a_character_and_strengthens_it_for_good() -> None:
    table = ours(
        phase="dominance",
        play=[["heron_levy kneeling", "heron_levy", "knight kneeling", "toll_causeway kneeling", "chapel"], ["heron_levy kneeling"]],
        hand=[["vigil_on_the_dyke"]],
    )
    table.play("use card=0.vigil_on_the_dyke", "pay card=0.chapel")
    assert table.moves() == ["choose card=0.heron_levy"]
    table.play("choose card=0.heron_levy")
    assert table.of("0.heron_levy") == "0.heron_levy"
    while table["phase"] != "taxation":
        table.play("pass")
    assert table.strength("0.heron_levy") == 2
    poor = ours(phase="dominance", play=[["heron_levy kneeling"], []], hand=[["vigil_on_the_dyke"]])
    assert poor.moves() == ["pass"]
    standing = ours(phase="dominance", play=[["heron_levy", "chapel"], []], hand=[["vigil_on_the_dyke"]])
    assert standing.moves() == ["pass"]


def test_into_the_reeds_saves_and_stands_a_thornmere_character() -> None:
    table = ours(play=[[], ["heron_levy kneeling", "knight"]], hand=[["strike", "strike"], ["into_the_reeds"]])
    table.play("use card=0.strike", "choose card=1.heron_levy", "respond card=1.into_the_reeds to=1.heron_levy").quiet()
    assert table["play"][1] == ["1.heron_levy", "1.knight"]
    other = ours(play=[[], ["knight"]], hand=[["strike"], ["into_the_reeds"]]).play("use card=0.strike", "choose card=1.knight")
    assert other.moves() == ["pass"]
    thrown = ours(play=[[], ["heron_levy"]], hand=[["banish"], ["into_the_reeds"]]).play("use card=0.banish", "choose card=1.heron_levy")
    assert thrown.moves() == ["pass"]


def test_drowning_season_kills_a_cheap_common_character() -> None:
    table = ours(
        phase="plot", revealed=[], plots=[["drowning_season"], ["slow"]], play=[["squire"], ["knight", "causeway_riders", "lord_again"]]
    )
    table.play("0: plot card=0.drowning_season", "1: plot card=1.slow", "first player=seat_0")
    assert table.moves() == ["choose card=1.knight"], "an opponent's, of cost 2 or less, not unique"
    table.play("choose card=1.knight").quiet()
    assert table["dead"][1] == ["1.knight"]
    none = ours(phase="plot", revealed=[], plots=[["drowning_season"], ["slow"]], play=[["squire"], ["giant"]])
    none.play("0: plot card=0.drowning_season", "1: plot card=1.slow", "first player=seat_0")
    assert none.step == "action"


def test_the_bailiffs_writ_raises_the_claim_of_power_challenges() -> None:
    table = ours(revealed=[["bailiffs_writ"], ["plain"]], play=[["knight"], []], power=[0, 5]).unopposed("power", "0.knight")
    assert table["power"] == [3, 3], "2 by claim and 1 unopposed"
    other = ours(revealed=[["bailiffs_writ"], ["plain"]], play=[["knight"], []], hand=[[], ["page"] * 3])
    assert len(other.unopposed("intrigue", "0.knight")["hand"][1]) == 2
    defence = ours(revealed=[["plain"], ["bailiffs_writ"]], play=[["knight"], []], power=[0, 5]).unopposed("power", "0.knight")
    assert defence["power"] == [2, 4], "your own challenges"
