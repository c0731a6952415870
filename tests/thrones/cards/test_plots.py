"""Neutral plots and agendas: what each of them does."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games.thrones import values
from greathall.games.thrones.abilities import changes
from tests.thrones.cards.court import Court, court, plotting


def unveiled(plot: str, *play: list[str], **position: Any) -> Court:
    """The first seat has just revealed a plot; the other's does nothing then."""
    return plotting("Marisk", plot, "steady_harvest", play=list(play), **position)


def under(plot: str, *play: list[str], **position: Any) -> Court:
    """A phase with a plot of the first seat."""
    return court("Marisk", play=list(play), revealed=[[plot], ["market_tithes"]], **position)


def sworn(agenda: str, *play: list[str], **position: Any) -> Court:
    """Both seats have an agenda."""
    return court("Marisk", agenda=agenda, play=list(play), **position)


def test_muster_at_dawn() -> None:
    table = unveiled("muster_at_dawn", ["hired_blade"], ["hired_blade", "gully_riders", "nettle_levy kneeling", "canyon_fief"])
    assert table.moves() == ["choose card=1.hired_blade"], "standing, of cost 2 or less, of an opponent"
    table.play("choose card=1.hired_blade")
    assert table.of("1.hired_blade") == "1.hired_blade kneeling"
    assert unveiled("muster_at_dawn", ["hired_blade"], ["gully_riders"]).step == "action"


def test_four_to_a_table() -> None:
    table = unveiled("four_to_a_table", ["nettle_levy"] * 4, ["nettle_levy"] * 5, hand=[[], ["the_seal_is_broken"]])
    assert table.step == "picking", "it can't be cancelled"
    table.play(*(f"choose card=0.nettle_levy{copy}" for copy in ("", ".2", ".3", ".4")))
    table.play(*(f"choose card=1.nettle_levy{copy}" for copy in ("", ".2", ".3", ".5")))
    assert table["discard"] == [[], ["1.nettle_levy.4"]]
    assert unveiled("four_to_a_table", ["nettle_levy"] * 4, ["nettle_levy"] * 4).step == "action"


def test_ears_in_the_wall() -> None:
    table = unveiled("ears_in_the_wall", hand=[["nettle_levy"], ["nettle_levy", "hired_blade"]])
    assert [len(hand) for hand in table["hand"]] == [1, 1]


def test_market_tithes() -> None:
    assert unveiled("market_tithes", deck=[["canyon_fief", "rope_holding"]]).names("hand") == ["rope_holding"]


def test_blood_price() -> None:
    table = unveiled("blood_price", ["nettle_levy", "hired_blade"], ["nettle_levy", "hired_blade"])
    table.play("choose card=0.nettle_levy", "choose card=1.hired_blade")
    assert table["dead"] == [["0.nettle_levy"], ["1.hired_blade"]]


def test_sumptuary_law() -> None:
    finery = ["nettle_levy", "worn_cloak on=1.nettle_levy", "borrowed_mask on=1.nettle_levy", "padded_jack on=1.nettle_levy"]
    table = unveiled("sumptuary_law", [], finery).play("choose card=1.borrowed_mask").quiet()
    assert table.names("discard", 1) == ["worn_cloak", "padded_jack"]
    assert unveiled("sumptuary_law", [], finery[:2]).step == "action", "nobody has more than one"


def test_sealed_letters() -> None:
    deck = ["old_scores"] + ["canyon_fief"] * 6 + ["sudden_resolve", "hired_blade"]
    table = unveiled("sealed_letters", deck=[deck, ["canyon_fief"] * 3])
    assert table.state.view(0)["deck"][1] == ["?", "1.canyon_fief.2 seen 0", "1.canyon_fief.3 seen 0"]
    assert table.moves() == ["choose card=0.sudden_resolve", "done"], "an event among the top eight"
    table.play("choose card=0.sudden_resolve")
    assert table["hand"][0] == ["0.sudden_resolve seen"]


def test_open_granaries() -> None:
    assert unveiled("open_granaries")["gold"] == [0, 1]


def test_second_strike() -> None:
    table = under("second_strike", ["nettle_levy"] * 3).fight("military", ["0.nettle_levy"], [])
    table.fight("military", ["0.nettle_levy.2"], [])
    assert table.moves() == ["done"], "two, no more"


def test_closed_gates() -> None:
    table = under("closed_gates", ["nettle_levy", "gorge_steward"], ["nettle_levy"]).quiet()
    assert table.moves() == ["done", "challenge challenge=intrigue player=seat_1"]
    assert table.play("done").quiet().moves() == ["done"], "nor the other"
    second = under("closed_gates", ["nettle_levy"], first=1).quiet().play("done").quiet()
    assert "challenge challenge=military player=seat_1" in second.moves(), "not the first player"


def test_season_of_masks() -> None:
    table = under("season_of_masks", ["the_ropewalker", "old_scholar"]).attack("intrigue", ["0.the_ropewalker"])
    assert [table.strength(name) for name in ("0.the_ropewalker", "0.old_scholar")] == [3, 1]
    theirs = under("season_of_masks", [], ["old_scholar"], first=1).attack("intrigue", ["1.old_scholar"], seat=1)
    assert theirs.strength("1.old_scholar") == 1
    other = under("season_of_masks", ["the_ropewalker"]).attack("military", ["0.the_ropewalker"])
    assert other.strength("0.the_ropewalker") == 2


def test_steady_harvest() -> None:
    table = under("steady_harvest", hand=[["rope_holding", "hired_blade"]], phase="marshalling").play("marshal card=0.rope_holding")
    table.turn(0).play("marshal card=0.hired_blade")
    assert table["gold"] == [5 - 0 - 2, 0]


def test_drums_in_the_valley() -> None:
    table = under("drums_in_the_valley", ["nettle_levy", "nettle_levy"], ["hired_blade"]).attack("military", ["0.nettle_levy"])
    table.play("defend card=1.hired_blade", "done")
    assert [table.strength(name) for name in ("0.nettle_levy", "0.nettle_levy.2", "1.hired_blade")] == [2, 1, 2]
    theirs = under("drums_in_the_valley", [], ["hired_blade"], first=1).attack("military", ["1.hired_blade"], seat=1)
    assert theirs.strength("1.hired_blade") == 2


def test_truce_of_bells() -> None:
    assert under("truce_of_bells", [], ["hired_blade"], phase="dominance")["power"] == [1, 0], "3 against 2"
    assert under("truce_of_bells", [], ["nettle_duke"], phase="dominance")["power"] == [0, 1]
    claimless = under("truce_of_bells", ["hired_blade"], ["nettle_levy"]).fight("military", ["0.hired_blade"], [])
    assert claimless["dead"][1] == [], "its claim is 0"


def test_loose_tongues() -> None:
    table = under("loose_tongues", ["old_scholar"], hand=[[], ["nettle_levy", "hired_blade"]])
    table.clash("intrigue", ["0.old_scholar"], []).play("respond card=0.loose_tongues")
    assert table["hand"][1] == [], "one for the claim, one for the plot"
    last = under("loose_tongues", ["old_scholar"], hand=[[], ["nettle_levy"]]).clash("intrigue", ["0.old_scholar"], [])
    assert not last.offers("0.loose_tongues"), "no card is left"


def test_gleaners_right() -> None:
    attackers = ["hired_blade", "toll_sergeant"]
    table = under("gleaners_right", [], attackers, first=1, deck=[["canyon_fief", "rope_holding"]])
    table.clash("power", ["1.toll_sergeant"], [], seat=1).answer("0.gleaners_right")
    assert table.names("hand") == ["rope_holding"]
    assert not table.clash("military", ["1.hired_blade"], [], seat=1).turn(0).offers("0.gleaners_right"), "once a round"


def test_pyres_on_the_ridge() -> None:
    table = under("pyres_on_the_ridge", ["hired_blade"], ["rope_holding", "stinghold"]).clash("military", ["0.hired_blade"], [])
    table.play("respond card=0.pyres_on_the_ridge")
    assert table.asked == 1, "the loser chooses"
    assert table.moves() == ["choose card=1.rope_holding", "choose card=1.stinghold"]
    table.play("choose card=1.rope_holding").quiet()
    assert table["discard"][1] == ["1.rope_holding"]
    other = under("pyres_on_the_ridge", ["toll_sergeant"], ["rope_holding"]).clash("power", ["0.toll_sergeant"], [])
    assert not other.offers("0.pyres_on_the_ridge")
    bare = under("pyres_on_the_ridge", ["hired_blade"]).clash("military", ["0.hired_blade"], [])
    assert not bare.offers("0.pyres_on_the_ridge"), "there is no location"


def test_levy_of_oaths() -> None:
    table = under("levy_of_oaths", ["hired_blade"], deck=[["canyon_fief"]], phase="dominance").answer("0.levy_of_oaths")
    assert table.names("hand") == ["canyon_fief"]
    lost = under("levy_of_oaths", [], ["hired_blade"], deck=[["canyon_fief"]], phase="dominance")
    assert not lost.offers("0.levy_of_oaths")


# Agendas.


def won(agenda: str, power: int, theirs: int, number: int) -> bool:
    """Whether the first seat wins in that round with so much power after one more, claimed at a feast; the other dominates, and then has so
    much."""
    table = sworn(
        agenda, ["brother_dock"], ["iron_company"], hand=[["victory_feast"]], power=[power - 1, theirs - 1], phase="dominance", round=number
    )
    return table.play("use card=0.victory_feast", "pay card=0.brother_dock").over


@pytest.mark.parametrize("agenda", ["agenda_of_debts", "open_road", "hasty_banners", "court_of_pomp", "long_grudge", "sworn_circle"])
@pytest.mark.parametrize(
    ("number", "theirs", "needed"), [(4, 5, 20), (4, 6, 15), (5, 5, 15), (4, 7, 12), (6, 7, 12), (7, 5, 11), (7, 7, 8)]
)
def test_agendas_ask_for_more_power_early_and_for_less_late_or_over_the_strong(agenda: str, number: int, theirs: int, needed: int) -> None:
    assert [won(agenda, power, theirs, number) for power in (needed - 1, needed)] == [False, True]


def test_the_debtors_league() -> None:
    assert [sworn("agenda_of_debts", phase="marshalling", power=power)["gold"][0] for power in ([0, 0], [1, 2], [2, 1])] == [6, 6, 5]
    few, many = ([["canyon_fief"] * held] for held in (2, 3))
    assert len(sworn("agenda_of_debts", hand=few, deck=[["rope_holding"] * 5], phase="draw")["hand"][0]) == 5
    assert len(sworn("agenda_of_debts", hand=many, deck=[["rope_holding"] * 5], phase="draw")["hand"][0]) == 5


def test_the_open_road() -> None:
    few, many = ([["canyon_fief"] * held] for held in (4, 5))
    assert len(sworn("open_road", hand=few, deck=[["rope_holding"] * 5], phase="draw")["hand"][0]) == 7
    assert len(sworn("open_road", hand=many, deck=[["rope_holding"] * 5], phase="draw")["hand"][0]) == 7


def test_the_hasty_banners() -> None:
    assert [sworn("hasty_banners", phase="marshalling", round=number)["gold"] for number in (3, 4)] == [[4, 0], [5, 0]]
    assert values.initiative(sworn("hasty_banners").thrones, 0) == 3


def test_the_court_of_pomp() -> None:
    table = sworn("court_of_pomp", ["hired_blade"], ["nettle_levy"], phase="dominance")
    assert table["power"] == [1, 0]
    assert values.of_seat(table.thrones, 0, changes.DOMINION, -1) == 5


def test_the_long_grudge() -> None:
    assert [sworn("long_grudge", phase="marshalling", power=power)["gold"][0] for power in ([4, 4], [1, 4], [5, 4], [3, 3])] == [6, 6, 5, 5]
    table = sworn("long_grudge", [], ["toll_sergeant", "hired_blade"], first=1, deck=[["canyon_fief", "rope_holding"]])
    table.clash("power", ["1.toll_sergeant"], [], seat=1)
    assert table.names("hand") == ["rope_holding"]
    table.clash("military", ["1.hired_blade"], [], seat=1)
    assert table.names("hand") == ["rope_holding"], "once a round"


def test_the_sworn_circle() -> None:
    assert values.initiative(sworn("sworn_circle").thrones, 0) == 2
    table = sworn("sworn_circle", ["the_ropewalker", "nettle_levy"], ["hired_blade"], first=1, deck=[["canyon_fief"]])
    table.clash("military", ["1.hired_blade"], [], "kill card=0.the_ropewalker", seat=1)
    assert table.names("hand") == ["canyon_fief"]
    common = sworn("sworn_circle", ["nettle_levy"], ["hired_blade"], first=1, deck=[["canyon_fief"]])
    assert common.clash("military", ["1.hired_blade"], [], "kill card=0.nettle_levy", seat=1)["hand"][0] == []
    theirs = sworn("sworn_circle", ["hired_blade"], ["the_ropewalker"], deck=[["canyon_fief"]])
    assert theirs.clash("military", ["0.hired_blade"], [], "kill card=1.the_ropewalker")["hand"][0] == []


def test_the_sworn_circle_forgets_no_name() -> None:
    table = sworn("sworn_circle", ["the_ropewalker"], ["old_scholar"], hand=[["the_ropewalker"]], first=1)
    table.clash("intrigue", ["1.old_scholar"], [], seat=1)
    assert table["under"][0] == ["0.the_ropewalker.2 under=0.the_ropewalker"]
    unknown = sworn("sworn_circle", [], ["old_scholar"], hand=[["the_ropewalker"]], first=1)
    assert unknown.clash("intrigue", ["1.old_scholar"], [], seat=1)["discard"][0] == ["0.the_ropewalker"]
