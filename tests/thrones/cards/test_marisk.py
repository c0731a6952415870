"""House Marisk: what each of its cards does."""

from __future__ import annotations

from typing import Any

from tests.thrones.cards.court import CHAPEL, PAY, PAY_2, Court, court, plotting


def marisk(*play: list[str], **position: Any) -> Court:
    return court("Marisk", play=list(play), **position)


def raid(victim: str, *play: str, **position: Any) -> Court:
    """The other seat wins a military challenge, and someone is chosen to be killed for it."""
    table = marisk([*play], ["hired_blade"], first=1, **position)
    return table.clash("military", ["1.hired_blade"], [], f"kill card=0.{victim}", seat=1)


def beaten(*play: str, **position: Any) -> Court:
    """The other seat has won a power challenge unopposed."""
    table = marisk([*play], ["toll_sergeant"], first=1, **position)
    return table.clash("power", ["1.toll_sergeant"], [], seat=1)


def test_the_nettle_duke_strengthens_the_vengeful() -> None:
    table = marisk(["nettle_duke", "nettle_levy", "hired_blade"], ["nettle_levy"])
    assert [table.strength(name) for name in ("0.nettle_duke", "0.nettle_levy", "0.hired_blade", "1.nettle_levy")] == [5, 2, 2, 1]


def test_ilke_claims_power_for_a_lost_defence() -> None:
    table = beaten("ilke_the_sting").answer("0.ilke_the_sting")
    assert table.of("0.ilke_the_sting") == "0.ilke_the_sting power=1"
    assert table["limited_responses"] == [0], "one Limited Response a round"
    lost = marisk(["ilke_the_sting"], ["nettle_duke"]).clash("military", ["0.ilke_the_sting"], ["1.nettle_duke"])
    assert not lost.turn(0).offers("0.ilke_the_sting"), "she attacked"


def test_ilke_makes_someone_kneel_for_a_death() -> None:
    table = raid("nettle_levy", "ilke_the_sting", "nettle_levy", limited_responses=[0]).turn(0)
    assert not table.offers("0.ilke_the_sting"), "nobody stands"


def test_ilke_chooses_among_the_standing() -> None:
    theirs = ["hired_blade", "toll_sergeant", "canyon_fief"]
    table = marisk(["ilke_the_sting", "nettle_levy"], theirs, first=1, limited_responses=[0])
    table.clash("military", ["1.hired_blade"], [], "kill card=0.nettle_levy", seat=1).turn(0)
    table.play("respond card=0.ilke_the_sting ability=2 to=0.nettle_levy")
    assert table.moves() == ["choose card=1.toll_sergeant"]
    table.play("choose card=1.toll_sergeant")
    assert table.of("1.toll_sergeant") == "1.toll_sergeant kneeling"


def test_verrin_gall_cancels_and_taxes() -> None:
    hands = [[], ["sudden_resolve", "nettle_levy"]]
    table = marisk(["verrin_gall", CHAPEL], ["hired_blade"], hand=hands, first=1)
    table.play("use card=1.sudden_resolve", "choose card=1.hired_blade", "respond card=0.verrin_gall to=1.sudden_resolve", PAY).quiet()
    assert table.strength("1.hired_blade") == 2
    assert sorted(table.names("discard", 1)) == ["nettle_levy", "sudden_resolve"]
    assert table.of("0.verrin_gall") == "0.verrin_gall kneeling"
    own = marisk(["verrin_gall", CHAPEL, "hired_blade"], hand=[["sudden_resolve"]])
    own.play("use card=0.sudden_resolve", "choose card=0.hired_blade").turn(0)
    assert not own.offers("0.verrin_gall"), "an opponent's alone"


def test_dask_knocks_a_card_out_of_a_hand() -> None:
    table = marisk(["dask_thornhand", CHAPEL, CHAPEL], hand=[[], ["nettle_levy", "nettle_levy"]])
    assert not table.offers("0.dask_thornhand"), "he does not attack"
    table.attack("military", ["0.dask_thornhand"]).play("done").use("0.dask_thornhand", PAY, "choose_player player=seat_1")
    assert len(table["discard"][1]) == 1
    assert not table.turn(0).offers("0.dask_thornhand"), "once a round"
    rich = marisk(["dask_thornhand", CHAPEL], gold=[0, 2]).attack("military", ["0.dask_thornhand"]).play("done")
    assert rich.use("0.dask_thornhand", PAY, "choose_player player=seat_1")["gold"] == [0, 1]
    bare = marisk(["dask_thornhand", CHAPEL]).attack("military", ["0.dask_thornhand"]).play("done")
    assert not bare.offers("0.dask_thornhand"), "neither a card nor gold to lose"


def test_the_ropewalker_spies_and_finds() -> None:
    deck = ["old_scores", "hired_blade", "feud_book", "hired_blade", "hired_blade", "hold_the_ledge"]
    table = marisk(["the_ropewalker"], deck=[deck, ["nettle_levy", "canyon_fief"]]).clash("intrigue", ["0.the_ropewalker"], [])
    table.play("respond card=0.the_ropewalker")
    assert table.state.view(0)["deck"][1] == ["?", "1.canyon_fief seen"]
    assert table.moves() == ["choose card=0.feud_book", "choose card=0.hold_the_ledge", "done"], "among the top five"
    table.play("choose card=0.feud_book")
    assert table.names("hand") == ["feud_book"]
    away = marisk(["the_ropewalker", "old_scholar"], deck=[deck]).clash("intrigue", ["0.old_scholar"], [])
    assert not away.offers("0.the_ropewalker")


def test_brother_dock_saves_another() -> None:
    table = raid("nettle_levy", "brother_dock", "nettle_levy", CHAPEL, CHAPEL).answer("0.brother_dock", *PAY_2)
    assert "nettle_levy" in table.names("play")
    own = raid("brother_dock", "brother_dock", CHAPEL, CHAPEL).turn(0)
    assert not own.offers("0.brother_dock")
    poor = raid("nettle_levy", "brother_dock", "nettle_levy", CHAPEL).turn(0)
    assert not poor.offers("0.brother_dock")


def test_ilke_the_unforgiving_draws_for_a_lost_defence() -> None:
    attackers = ["toll_sergeant", "hired_blade"]
    table = marisk(["ilke_unforgiving", "nettle_levy"], attackers, first=1, deck=[["canyon_fief", "rope_holding"]])
    table.clash("power", ["1.toll_sergeant"], [], seat=1)
    assert table.names("hand") == ["rope_holding"]
    assert table.clash("military", ["1.hired_blade"], [], "kill card=0.nettle_levy", seat=1).names("hand") == ["rope_holding"], (
        "once a round"
    )
    lost = marisk(["ilke_unforgiving"], ["nettle_duke"], deck=[["canyon_fief"]])
    assert lost.clash("military", ["0.ilke_unforgiving"], ["1.nettle_duke"])["hand"][0] == []


def test_the_versions_of_ilke_are_one_woman() -> None:
    table = marisk(["ilke_unforgiving"], hand=[["ilke_the_sting"]], phase="marshalling")
    assert "duplicate card=0.ilke_the_sting" in table.moves()


def test_a_gorge_steward_brings_income() -> None:
    assert marisk(["gorge_steward"], phase="marshalling")["gold"] == [6, 0]


def test_a_nettle_levy_is_vengeful() -> None:
    table = beaten("nettle_levy kneeling")
    assert table.moves() == ["done", "stand card=0.nettle_levy"]


def test_a_ledge_scout_falls_with_someone() -> None:
    table = marisk(["ledge_scout", "nettle_levy"], ["hired_blade", "nettle_duke"])
    assert not table.offers("0.ledge_scout"), "there is no challenge"
    table.attack("military", ["0.nettle_levy"]).play("defend card=1.hired_blade", "defend card=1.nettle_duke", "done")
    table.play("use card=0.ledge_scout")
    assert table.moves() == ["choose card=1.hired_blade"], "of cost 3 or less"
    table.play("choose card=1.hired_blade")
    assert table.of("1.hired_blade") == "1.hired_blade kneeling"
    assert table["discard"][0] == ["0.ledge_scout"]


def test_a_feud_shield_dies_for_the_unique() -> None:
    table = raid("brother_dock", "feud_shield", "brother_dock").answer("0.feud_shield")
    assert table.names("play") == ["brother_dock"]
    assert table["gold"] == [1, 0]
    common = raid("nettle_levy", "feud_shield", "nettle_levy").turn(0)
    assert not common.offers("0.feud_shield")


def test_gully_riders_ride_with_outlaws() -> None:
    assert marisk(["gully_riders"], ["canyon_cutthroat"]).strength("0.gully_riders") == 3
    assert marisk(["gully_riders", "canyon_cutthroat", "canyon_cutthroat"]).strength("0.gully_riders") == 5


def test_a_feud_herald_keeps_someone_down() -> None:
    theirs = ["hired_blade kneeling", "nettle_duke kneeling", "nettle_levy", "canyon_fief kneeling"]
    table = marisk(["feud_herald"], theirs, phase="dominance")
    table.play("use card=0.feud_herald")
    assert table.moves() == ["choose card=1.hired_blade"], "a kneeling character, of cost 3 or less"
    table.play("choose card=1.hired_blade")
    assert table.of("0.feud_herald") == "0.feud_herald kneeling"
    table.finish()
    assert table["play"][1] == ["1.hired_blade kneeling", "1.nettle_duke", "1.nettle_levy", "1.canyon_fief"]
    assert not marisk(["feud_herald"], ["nettle_levy"], phase="dominance").offers("0.feud_herald")
    scores = marisk(["feud_herald", CHAPEL], hand=[["old_scores"]], power=[0, 1])
    scores.play("use card=0.old_scores", "pay card=0.feud_herald", PAY, "choose_player player=seat_1")
    assert scores["power"] == [1, 0], "it gives influence"


def test_a_canyon_cutthroat_has_the_last_word() -> None:
    table = raid("canyon_cutthroat", "canyon_cutthroat", hand=[["old_scores"], ["nettle_levy"]]).quiet()
    assert table["hand"] == [["0.old_scores"], []]
    other = raid("nettle_levy", "canyon_cutthroat", "nettle_levy", hand=[[], ["nettle_levy"]]).quiet()
    assert len(other["hand"][1]) == 1


def test_the_host_of_the_gorges_takes_someone_along() -> None:
    table = raid("host_of_the_gorges", "host_of_the_gorges", "nettle_levy")
    assert table.asked == 1
    table.play("choose card=1.hired_blade").quiet()
    assert table["dead"] == [["0.host_of_the_gorges"], ["1.hired_blade"]], "the blade is Deathbound: it was sacrificed, not killed"
    assert table.names("play") == ["nettle_levy"]


def test_stinghold_calls_the_kneeling_to_the_defence() -> None:
    table = marisk(["stinghold", CHAPEL, "nettle_levy kneeling", "hired_blade kneeling", "gorge_steward"], ["toll_sergeant"], first=1)
    table.attack("power", ["1.toll_sergeant"], seat=1).play("done").turn(0)
    table.play("use card=0.stinghold", PAY)
    assert table.moves() == ["choose card=0.nettle_levy"], "kneeling, of the House"
    table.play("choose card=0.nettle_levy")
    assert table.of("0.stinghold") == "0.stinghold kneeling"
    assert table.of("0.nettle_levy") == "0.nettle_levy kneeling defending"
    attacking = marisk(["stinghold", CHAPEL, "nettle_levy kneeling", "hired_blade"]).attack("military", ["0.hired_blade"]).play("done")
    assert not attacking.offers("0.stinghold"), "you attack"


def test_stinghold_helps_initiative() -> None:
    table = court("Marisk", phase="plot", revealed=[], plots=[["open_granaries"], ["open_granaries"]], play=[["stinghold"]], power=[1, 0])
    table.play("0: plot card=0.open_granaries", "1: plot card=1.open_granaries")
    assert table.asked == 0, "1 more, though the tie would go to the other"


def test_a_canyon_fief_makes_the_next_character_cheaper() -> None:
    table = marisk(["canyon_fief"], hand=[["gully_riders", "nettle_levy"]], phase="marshalling").use("0.canyon_fief")
    table.turn(0).play("marshal card=0.gully_riders").turn(0).play("marshal card=0.nettle_levy")
    assert table["gold"] == [5 - 2 - 1, 0]
    assert table.of("0.canyon_fief") == "0.canyon_fief kneeling"


def test_a_rope_holding_brings_income() -> None:
    assert marisk(["rope_holding"], phase="marshalling")["gold"] == [6, 0]


def test_a_thorn_shrine_takes_from_the_leader() -> None:
    table = marisk(["thorn_shrine"], power=[2, 3], phase="taxation").use("0.thorn_shrine", "choose_player player=seat_1")
    assert table["power"] == [3, 2]
    assert table["discard"][0] == ["0.thorn_shrine"]
    assert not marisk(["thorn_shrine"], power=[4, 3], phase="taxation").offers("0.thorn_shrine"), "you lead"
    assert not marisk(["thorn_shrine"], power=[0, 0], phase="taxation").offers("0.thorn_shrine"), "there is no power"
    paid = marisk(["thorn_shrine", "stinghold", "nettle_levy kneeling"], ["toll_sergeant"], first=1)
    paid.attack("power", ["1.toll_sergeant"], seat=1).play("done").turn(0)
    paid.play("use card=0.stinghold", "pay card=0.thorn_shrine", "choose card=0.nettle_levy")
    assert paid.of("0.thorn_shrine") == "0.thorn_shrine kneeling"


def test_the_feud_book_calls_kin() -> None:
    kin = ["dask_thornhand", "nettle_duke", "hired_blade", "canyon_fief"]
    table = marisk(["nettle_levy", "feud_book on=0.nettle_levy"], hand=[kin]).play("use card=0.feud_book")
    assert table.moves() == ["choose card=0.dask_thornhand"], "of the House, of cost 4 or less"
    table.play("choose card=0.dask_thornhand")
    assert "dask_thornhand" in table.names("play")
    assert table["discard"][0] == ["0.feud_book"]
    assert not marisk(["nettle_levy", "feud_book on=0.nettle_levy"], hand=[["nettle_duke"]]).offers("0.feud_book")


def test_a_voice_of_the_canyon_has_a_power_icon() -> None:
    assert marisk(["nettle_levy", "voice_of_the_canyon on=0.nettle_levy"]).icons("0.nettle_levy") == ["military", "power"]


def test_a_fouled_well_costs_income() -> None:
    assert marisk(["fouled_well on=1.canyon_fief"], ["canyon_fief"], phase="marshalling", first=1)["gold"] == [0, 4]
    held = marisk(["canyon_fief"], ["canyon_fief", "hired_blade"], hand=[["fouled_well"]], phase="marshalling")
    assert [move for move in held.moves() if "fouled" in move] == ["marshal card=0.fouled_well on=1.canyon_fief"]


def test_old_scores_are_settled() -> None:
    table = marisk(["hired_blade", CHAPEL, CHAPEL], hand=[["old_scores"]], power=[0, 3])
    table.use("0.old_scores", *PAY_2, "choose_player player=seat_1")
    assert table["power"] == [1, 2]
    table.fight("military", ["0.hired_blade"], [])
    assert table["power"] == [3, 2], "2 for an unopposed challenge"
    assert not marisk([CHAPEL], hand=[["old_scores"]], power=[0, 3]).offers("0.old_scores"), "it can't be paid"


def test_hold_the_ledge_saves_and_hardens() -> None:
    table = raid("nettle_levy", "nettle_levy", CHAPEL, hand=[["hold_the_ledge"]]).answer("0.hold_the_ledge", PAY)
    assert table.strength("0.nettle_levy") == 3
    other = raid("hired_blade", "hired_blade", CHAPEL, hand=[["hold_the_ledge"]]).turn(0)
    assert not other.offers("0.hold_the_ledge"), "not of the House"


def test_cut_the_ropes_sends_everyone_home() -> None:
    table = plotting("Marisk", "cut_the_ropes", "steady_harvest", play=[["nettle_levy", "hired_blade"], ["hired_blade"]])
    table.play("choose card=0.nettle_levy", "choose card=1.hired_blade")
    assert table["hand"] == [["0.nettle_levy seen"], ["1.hired_blade seen"]]
    assert table["play"] == [["0.hired_blade"], []]


def test_feuds_renewed_allow_another_intrigue() -> None:
    schemers = ["old_scholar", "old_scholar", "old_scholar"]
    table = marisk(schemers, revealed=[["feuds_renewed"], ["market_tithes"]]).fight("intrigue", ["0.old_scholar"], [])
    table.fight("intrigue", ["0.old_scholar.2"], [])
    assert table.moves() == ["done"], "two, no more"
