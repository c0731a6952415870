"""House Gravelund: what each of its cards does."""

from __future__ import annotations

from typing import Any

from tests.thrones.cards.court import CHAPEL, PAY, PAY_2, Court, court, plotting


def gravelund(*play: list[str], **position: Any) -> Court:
    return court("Gravelund", play=list(play), **position)


def raid(victim: str, *play: str, **position: Any) -> Court:
    """The other seat wins a military challenge, and someone is chosen to be killed for it."""
    table = gravelund([*play], ["hired_blade"], first=1, **position)
    return table.clash("military", ["1.hired_blade"], [], f"kill card=0.{victim}", seat=1)


def test_morcant_strengthens_the_defence() -> None:
    table = gravelund(["morcant_barrow_lord", "barrow_levy", "barrow_levy", "hired_blade"], ["hired_blade"], first=1)
    table.attack("military", ["1.hired_blade"], seat=1)
    table.play(*(f"defend card=0.{name}" for name in ("morcant_barrow_lord", "barrow_levy", "hired_blade")), "done")
    strengths = [table.strength(f"0.{name}") for name in ("morcant_barrow_lord", "barrow_levy", "barrow_levy.2", "hired_blade")]
    assert strengths == [5, 3, 2, 2], "other defenders of the House"
    other = gravelund(["morcant_barrow_lord", "hired_blade"], ["barrow_levy"]).attack("military", ["0.hired_blade"])
    assert other.play("defend card=1.barrow_levy", "done").strength("1.barrow_levy") == 2, "not an opponent's"


def test_ysmer_claims_power_over_her_dead_once_a_round() -> None:
    table = raid("barrow_levy", "ysmer_heir_of_the_yew", "barrow_levy").answer("0.ysmer_heir_of_the_yew")
    assert table.of("0.ysmer_heir_of_the_yew") == "0.ysmer_heir_of_the_yew power=1"
    mourned = raid("hired_blade", "ysmer_heir_of_the_yew", "hired_blade", "grave_robber kneeling", spent=table["spent"]).turn(0)
    assert not mourned.offers("0.ysmer_heir_of_the_yew"), "once a round"
    own = raid("ysmer_heir_of_the_yew", "ysmer_heir_of_the_yew").turn(0)
    assert not own.offers("0.ysmer_heir_of_the_yew"), "she herself does not count"
    theirs = gravelund(["ysmer_heir_of_the_yew"], ["hired_blade"])
    theirs.clash("military", ["0.ysmer_heir_of_the_yew"], [], "kill card=1.hired_blade")
    assert not theirs.offers("0.ysmer_heir_of_the_yew"), "nor an opponent's dead"


def test_ysmer_calls_someone_back_when_she_comes() -> None:
    table = gravelund(hand=[["ysmer_heir_of_the_yew"]], dead=[["yew_steward", "moor_riders"]], phase="marshalling")
    table.play("marshal card=0.ysmer_heir_of_the_yew", "pass", "respond card=0.ysmer_heir_of_the_yew ability=2 to=0.ysmer_heir_of_the_yew")
    assert table.moves() == ["choose card=0.yew_steward"], "of cost 2 or less"
    table.play("choose card=0.yew_steward")
    assert table.names("hand") == ["yew_steward"]
    nobody = gravelund(hand=[["ysmer_heir_of_the_yew"]], phase="marshalling").play("marshal card=0.ysmer_heir_of_the_yew", "pass")
    assert not nobody.offers("0.ysmer_heir_of_the_yew")


def test_widow_corrow_gives_stalwart() -> None:
    table = gravelund(["widow_corrow", "hired_blade", "barrow_levy", CHAPEL, CHAPEL], ["hired_blade"]).play("use card=0.widow_corrow", PAY)
    assert table.moves() == ["choose card=0.widow_corrow", "choose card=0.hired_blade"], "yours, without Stalwart"
    table.play("choose card=0.hired_blade")
    assert table.keywords("0.hired_blade") == ["Deathbound", "Stalwart"]
    assert not table.turn(0).offers("0.widow_corrow"), "once a round"
    assert table.finish().keywords("0.hired_blade") == ["Deathbound"]
    assert not gravelund(["widow_corrow"]).offers("0.widow_corrow"), "no influence"


def test_tollen_raises_the_claim() -> None:
    table = gravelund(["tollen_cairn", CHAPEL, CHAPEL, CHAPEL, CHAPEL], power=[0, 5])
    assert not table.offers("0.tollen_cairn"), "he does not attack"
    table.attack("power", ["0.tollen_cairn"]).play("done").use("0.tollen_cairn", *PAY_2)
    assert not table.turn(0).offers("0.tollen_cairn"), "once a round"
    table.quiet()
    assert table["power"] == [3, 3], "2 for the claim and 1 unopposed"
    assert table["lasting"] == []


def test_nim_digs_up_the_stalwart() -> None:
    table = gravelund(["nim_gravedigger"], deck=[["barrow_levy", "hired_blade", "peat_fief", "hired_blade", "barrow_levy", "moor_riders"]])
    table.clash("intrigue", ["0.nim_gravedigger"], []).play("respond card=0.nim_gravedigger")
    assert table.moves() == ["choose card=0.barrow_levy.2", "choose card=0.moor_riders", "done"], "among the top five"
    table.play("choose card=0.moor_riders")
    assert table.names("hand") == ["moor_riders"]
    assert table.state.view(1)["hand"][0] == ["0.moor_riders seen"]
    away = gravelund(["nim_gravedigger", "old_scholar"], deck=[["barrow_levy"]]).clash("intrigue", ["0.old_scholar"], [])
    assert not away.offers("0.nim_gravedigger")


def test_father_loam_trades_one_life_for_another() -> None:
    table = raid("barrow_levy", "father_loam", "barrow_levy", hand=[["yew_steward", "peat_fief"]]).turn(0)
    table.play("respond card=0.father_loam to=0.barrow_levy")
    assert table.moves() == ["pay card=0.yew_steward"], "a character"
    table.play("pay card=0.yew_steward").quiet()
    assert table.names("play") == ["father_loam", "barrow_levy"]
    assert table["discard"][0] == ["0.yew_steward"]
    assert table.of("0.father_loam") == "0.father_loam kneeling"
    none = raid("barrow_levy", "father_loam", "barrow_levy", hand=[["peat_fief"]]).turn(0)
    assert not none.offers("0.father_loam")


def test_ysmer_the_mourner_draws_once_a_round() -> None:
    table = raid("hired_blade", "ysmer_mourner", "hired_blade", "hired_blade", deck=[["peat_fief", "bone_shrine"]]).quiet()
    assert table.names("hand") == ["bone_shrine"]
    struck = raid("ysmer_mourner", "ysmer_mourner", deck=[["peat_fief"]])
    assert struck["hand"][0] == [], "she herself does not count"
    theirs = gravelund(["ysmer_mourner", "hired_blade"], ["hired_blade"], deck=[["peat_fief"]])
    assert theirs.clash("military", ["0.hired_blade"], [], "kill card=1.hired_blade")["hand"][0] == [], "nor an opponent's dead"
    twice = raid("hired_blade", "ysmer_mourner", "hired_blade", deck=[["peat_fief"]], spent=table["spent"]).quiet()
    assert twice["hand"][0] == [], "once a round"


def test_the_versions_of_ysmer_are_one_woman() -> None:
    table = gravelund(["ysmer_mourner"], hand=[["ysmer_heir_of_the_yew"]], phase="marshalling")
    assert "duplicate card=0.ysmer_heir_of_the_yew" in table.moves()


def test_a_yew_steward_brings_income() -> None:
    assert gravelund(["yew_steward"], phase="marshalling")["gold"] == [6, 0]


def test_a_barrow_levy_is_stalwart() -> None:
    assert raid("barrow_levy", "barrow_levy").quiet().names("deck") == ["barrow_levy"]


def test_a_mist_treader_sees_and_sells() -> None:
    table = plotting("Gravelund", "steady_harvest", "steady_harvest", play=[["mist_treader"]], deck=[[], ["peat_fief", "bone_shrine"]])
    table.use("0.mist_treader")
    assert table.state.view(0)["deck"][1] == ["?", "1.bone_shrine seen"]
    assert table["gold"] == [1, 0]
    assert table.of("0.mist_treader") == "0.mist_treader kneeling"
    knelt = plotting("Gravelund", "steady_harvest", "steady_harvest", play=[["mist_treader kneeling"]])
    assert not knelt.offers("0.mist_treader")


def test_a_cairn_guard_dies_for_another() -> None:
    table = raid("yew_steward", "cairn_guard", "yew_steward").answer("0.cairn_guard")
    assert table.names("play") == ["yew_steward"]
    assert table["discard"][0] == ["0.cairn_guard"]
    itself = raid("cairn_guard", "cairn_guard", "yew_steward").turn(0)
    assert not itself.offers("0.cairn_guard")


def test_moor_riders_lead_soldiers() -> None:
    table = gravelund(["moor_riders", "barrow_levy", "hired_blade"], ["barrow_levy"])
    assert [table.strength(name) for name in ("0.moor_riders", "0.barrow_levy", "0.hired_blade", "1.barrow_levy")] == [3, 3, 2, 2]


def test_a_moor_keener_sings_the_dead_home() -> None:
    table = gravelund(["moor_keener"], dead=[["barrow_levy", "hired_blade"]], deck=[["peat_fief"]], phase="standing")
    table.play("use card=0.moor_keener")
    assert table.moves() == ["choose card=0.barrow_levy"], "of the House"
    table.play("choose card=0.barrow_levy")
    assert table.names("deck") == ["peat_fief", "barrow_levy"]
    assert table.of("0.moor_keener") == "0.moor_keener kneeling"
    assert not gravelund(["moor_keener"], dead=[["hired_blade"]], phase="standing").offers("0.moor_keener")
    gate = gravelund(["moor_keener", "barrow_gate"], dead=[["hired_blade"]])
    gate.play("use card=0.barrow_gate", "pay card=0.moor_keener", "choose card=0.hired_blade")
    assert gate["dead"][0] == []


def test_a_grave_robber_stands_over_the_dead() -> None:
    table = gravelund(["grave_robber"], ["hired_blade"]).clash("military", ["0.grave_robber"], [], "kill card=1.hired_blade")
    assert table.of("0.grave_robber") == "0.grave_robber"
    own = raid("barrow_levy", "grave_robber kneeling", "barrow_levy").quiet()
    assert own.of("0.grave_robber") == "0.grave_robber kneeling", "not over his own"


def test_the_host_below_steadies_the_stalwart() -> None:
    table = gravelund(["host_below", "barrow_levy", "hired_blade"], ["barrow_levy"], hand=[[], ["sudden_resolve"]], first=1)
    assert [table.strength(name) for name in ("0.host_below", "0.barrow_levy", "0.hired_blade", "1.barrow_levy")] == [6, 3, 2, 2]
    table.play("use card=1.sudden_resolve")
    assert "choose card=0.host_below" not in table.moves(), "immune to events"
    assert "choose card=0.barrow_levy" in table.moves()


def test_the_barrow_gate_opens_for_one() -> None:
    table = gravelund(["barrow_gate", CHAPEL], dead=[["hired_blade"]]).use("0.barrow_gate", PAY, "choose card=0.hired_blade")
    assert table["dead"][0] == []
    assert table.of("0.barrow_gate") == "0.barrow_gate kneeling"
    assert table.names("hand") == ["hired_blade"], "shuffled in, and drawn as the only card"
    assert not gravelund(["barrow_gate", CHAPEL], deck=[["hired_blade"]]).offers("0.barrow_gate"), "nobody is dead"


def test_a_peat_fief_makes_the_next_character_cheaper() -> None:
    table = gravelund(["peat_fief"], hand=[["moor_riders", "barrow_levy"]], phase="marshalling").use("0.peat_fief")
    table.turn(0).play("marshal card=0.moor_riders").turn(0).play("marshal card=0.barrow_levy")
    assert table["gold"] == [5 - 2 - 1, 0]
    assert table.of("0.peat_fief") == "0.peat_fief kneeling"


def test_a_cairn_holding_brings_income() -> None:
    assert gravelund(["cairn_holding"], phase="marshalling")["gold"] == [6, 0]


def test_a_bone_shrine_gives_two_for_one() -> None:
    deck = ["peat_fief", "cairn_holding", "hired_blade", "hired_blade"]
    table = gravelund(["bone_shrine"], hand=[["barrow_levy"]], deck=[deck], phase="draw")
    table.use("0.bone_shrine", "pay card=0.barrow_levy")
    assert sorted(table.names("hand")) == ["cairn_holding", "hired_blade", "hired_blade.2", "peat_fief"]
    assert table["discard"][0] == ["0.barrow_levy"]
    assert table.of("0.bone_shrine") == "0.bone_shrine kneeling"
    bare = gravelund(["bone_shrine"], deck=[["peat_fief"] * 4], phase="draw")
    assert not bare.offers("0.bone_shrine"), "no character in hand"
    paid = gravelund(["bone_shrine", "barrow_gate"], dead=[["hired_blade"]])
    paid.play("use card=0.barrow_gate", "pay card=0.bone_shrine", "choose card=0.hired_blade")
    assert paid["dead"][0] == []


def test_the_crown_of_yew_forbids_death() -> None:
    table = gravelund(["barrow_levy", "crown_of_yew on=0.barrow_levy", "yew_steward", CHAPEL], ["hired_blade"], first=1)
    table.use("0.crown_of_yew", PAY).attack("military", ["1.hired_blade"], seat=1).play("done").quiet()
    assert table.moves() == ["kill card=0.yew_steward"], "the bearer can't be chosen"
    kneeling = gravelund(["barrow_levy", "crown_of_yew on=0.barrow_levy kneeling", CHAPEL])
    assert not kneeling.offers("0.crown_of_yew")


def test_a_keeper_of_the_roll_is_stalwart_and_stronger() -> None:
    table = gravelund(["nim_gravedigger", "keeper_of_the_roll on=0.nim_gravedigger"])
    assert table.strength("0.nim_gravedigger") == 3
    assert "Stalwart" in table.keywords("0.nim_gravedigger")
    held = gravelund(["nim_gravedigger", "barrow_levy"], ["widow_corrow"], hand=[["keeper_of_the_roll"]], phase="marshalling")
    assert [move for move in held.moves() if "keeper" in move] == ["marshal card=0.keeper_of_the_roll on=0.nim_gravedigger"], (
        "unique, yours"
    )


def test_a_grave_chill_weakens_and_dishonours() -> None:
    table = gravelund(["grave_chill on=1.morcant_barrow_lord"], ["morcant_barrow_lord"])
    assert table.strength("1.morcant_barrow_lord") == 3
    assert table.keywords("1.morcant_barrow_lord") == ["Stalwart"]


def test_called_below_sends_one_away_and_hardens_another() -> None:
    own, theirs = ["barrow_levy", "hired_blade", "peat_fief", CHAPEL, CHAPEL], ["hired_blade", "moor_riders", "peat_fief", "barrow_levy"]
    table = gravelund(own, theirs, hand=[["called_below"]], phase="standing")
    table.play("use card=0.called_below", *PAY_2)
    assert table.moves() == ["choose card=1.hired_blade", "choose card=1.barrow_levy"], "an opponent's characters, of cost 2 or less"
    table.play("choose card=1.hired_blade")
    assert table.moves() == ["choose card=0.barrow_levy"], "your character of the House"
    table.play("choose card=0.barrow_levy")
    assert table.names("hand", 1) == ["hired_blade"]
    assert table.strength("0.barrow_levy") == 3
    table.finish().finish()
    assert table.strength("0.barrow_levy") == 3, "as long as it is in play"


def test_called_below_needs_both() -> None:
    alone = gravelund([CHAPEL, CHAPEL], ["hired_blade"], hand=[["called_below"]], phase="standing")
    assert not alone.offers("0.called_below")
    spared = gravelund(["barrow_levy", CHAPEL, CHAPEL], ["moor_riders"], hand=[["called_below"]], phase="standing")
    assert not spared.offers("0.called_below")


def test_the_silence_of_the_barrow_falls_on_an_event() -> None:
    table = gravelund(["barrow_levy", "hired_blade"], ["hired_blade"], hand=[["barrow_silence"], ["sudden_resolve"]], first=1)
    table.play("use card=1.sudden_resolve", "choose card=1.hired_blade", "respond card=0.barrow_silence to=1.sudden_resolve")
    assert table.moves() == ["pay card=0.barrow_levy"], "of the House"
    table.play("pay card=0.barrow_levy").quiet()
    assert table.strength("1.hired_blade") == 2
    assert table.of("0.barrow_levy") == "0.barrow_levy kneeling"
    tired = gravelund(["barrow_levy kneeling"], ["hired_blade"], hand=[["barrow_silence"], ["sudden_resolve"]], first=1)
    tired.play("use card=1.sudden_resolve", "choose card=1.hired_blade")
    assert not tired.offers("0.barrow_silence")


def test_salt_the_furrows_ruins_locations() -> None:
    lands = ["peat_fief", "barrow_gate", "cairn_holding", "bone_shrine"]
    table = plotting("Gravelund", "salt_the_furrows", "steady_harvest", play=[["bone_shrine"], [*lands, "hired_blade"]])
    table.play("choose card=0.bone_shrine", *(f"choose card=1.{name}" for name in lands[1:]))
    assert table["discard"] == [[], ["1.peat_fief"]]
    bare = plotting("Gravelund", "salt_the_furrows", "steady_harvest", play=[["bone_shrine"], lands[1:]])
    assert bare.step == "action", "nobody has more than three"


def test_burials_before_bread_claim_one_more_life() -> None:
    plots = [["burials_before_bread"], ["market_tithes"]]
    table = gravelund(["hired_blade", "yew_steward"], ["barrow_levy"] * 3, revealed=plots, power=[0, 3])
    table.attack("military", ["0.hired_blade"]).play("done").quiet().play("kill card=1.barrow_levy", "kill card=1.barrow_levy.2").quiet()
    assert table.names("play", 1) == ["barrow_levy.3"]
    table.fight("power", ["0.yew_steward"], [])
    assert table["power"] == [1 + 2, 2], "one in a power challenge"
