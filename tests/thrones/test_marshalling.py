"""Income, marshalling, unique cards and duplicates."""

from __future__ import annotations

from tests.scenario import rule
from tests.thrones.realm import realm


@rule("A-7.1", "A-1.8", "A-1.6")
def test_income_of_plot_cards_and_agenda_also_kneeling_and_never_below_nothing() -> None:
    table = realm(phase="marshalling", agenda="league", play=[["field kneeling"], ["debt", "debt", "debt"]])
    assert table["gold"] == [5, 0]
    table.play("pass", "pass")
    assert table["active"] == 1
    assert table["gold"] == [5, 0]


@rule("A-7.2", "A-7.4", "A-4.3")
def test_the_active_player_marshals_and_others_act_in_between() -> None:
    table = realm(phase="marshalling", hand=[["knight", "squire"], ["squire", "last_word"]])
    table.play("marshal card=0.knight")
    assert table["gold"] == [1, 0]
    assert table["play"][0] == ["0.knight"]
    assert table.asked == 1
    assert table.moves() == ["pass", "use card=1.last_word"]
    table.refuse("marshal card=1.squire", "A-7.2")
    table.play("use card=1.last_word")
    assert table["gold"] == [1, 1]
    table.play("marshal card=0.squire", "pass")
    assert table.asked == 0, "the window ends only when all pass in succession"
    table.play("pass")
    assert table["active"] == 1


@rule("A-7.3", "A-1.11")
def test_cards_of_other_houses_cost_two_more() -> None:
    table = realm(phase="marshalling", hand=[["rival", "ally"], []])
    assert table.moves() == ["pass", "marshal card=0.ally"], "3 gold: the ally costs 2, the rival 4"
    table.refuse("marshal card=0.rival", "A-7.2")
    other = realm(phase="marshalling", house="Vessaly", hand=[["ally"], []], gold=[1, 0])
    other.play("marshal card=0.ally")
    assert other["gold"] == [0, 0], "once for both Houses"


@rule("A-7.5", "A-7.6", "A-7.7")
def test_unique_cards_and_their_duplicates() -> None:
    table = realm(phase="marshalling", play=[["lord"], []], hand=[["lord", "lord_again"], ["lord"]], gold=[9, 9])
    assert table.moves() == ["pass", "duplicate card=0.lord.2", "duplicate card=0.lord_again"]
    table.refuse("marshal card=0.lord_again", "A-7.5")
    table.play("duplicate card=0.lord_again", "pass", "duplicate card=0.lord.2")
    assert table["under"][0] == ["0.lord_again under=0.lord", "0.lord.2 under=0.lord"]
    assert table["gold"][0] == 12, "free"
    assert table.thrones.roster.faces[0].name == "Lord"
    table.play("pass", "pass")
    assert "marshal card=1.lord" in table.moves(0 if table.asked == 0 else 1) or table["active"] == 1, "each player for himself"
    dead = realm(phase="marshalling", dead=[["lord_again"]], hand=[["lord", "raise"], []], gold=[9, 9])
    dead.refuse("marshal card=0.lord", "A-7.5")


@rule("A-7.5", "A-4.15")
def test_the_dead_pile_and_uniqueness_also_stop_putting_into_play() -> None:
    table = realm(play=[["lord"], []], hand=[["summons", "lord", "giant"], []])
    table.play("use card=0.summons")
    assert table.moves() == ["choose card=0.giant"], "whatever it costs, in any phase"
    table.play("choose card=0.giant").quiet()
    assert "0.giant" in table["play"][0]


@rule("A-7.8", "A-7.9")
def test_a_duplicate_saves_from_killing_discarding_and_returning_but_is_not_an_attachment() -> None:
    for event in ("strike", "banish", "recall"):
        table = realm(play=[[], ["lord"]], under=[[], ["lord under=1.lord"]], hand=[[event], []])
        table.play(f"use card=0.{event}", "choose card=1.lord")
        assert table.step == "saving"
        assert table.asked == 1
        table.play("respond card=1.lord.2 to=1.lord").quiet()
        assert table.names("play", 1) == ["lord"]
        assert table["discard"][1] == ["1.lord.2"]
    removed = realm(play=[[], ["lord"]], under=[[], ["lord under=1.lord"]], hand=[["exile"], []])
    removed.use("0.exile", "choose card=1.lord")
    assert removed["out"][1] == ["1.lord"], "nothing saves from removal"
    assert removed["discard"][1] == ["1.lord.2"]


@rule("A-7.10")
def test_duplicates_stay_but_save_only_their_owner() -> None:
    table = realm(play=[[], ["lord"]], under=[[], ["lord under=1.lord"]], hand=[["seize"], ["strike"]])
    table.use("0.seize", "choose card=1.lord")
    assert table["play"][0] == ["1.lord"]
    assert table["under"][1] == ["1.lord.2 under=1.lord"]
    table.play("use card=1.strike", "choose card=1.lord")
    while table.step == "saving":
        assert table.moves() == ["pass"]
        table.play("pass")
    assert table["dead"][1] == ["1.lord"]


@rule("A-1.10", "A-11.6")
def test_influence_is_knelt_together_and_what_is_too_much_is_lost() -> None:
    table = realm(play=[["mint", "chapel", "envoy", "envoy"], []])
    table.play("use card=0.mint")
    assert table.moves() == ["pay card=0.chapel", "pay card=0.envoy", "pay card=0.envoy.2"]
    table.play("pay card=0.envoy", "pay card=0.chapel")
    assert table["gold"] == [3, 0]
    assert table.of("0.envoy.2") == "0.envoy.2", "no more than needed"
    hand = realm(3, play=[["mint", "envoy"]], titles=["hand_of_the_king", None, None])
    hand.play("use card=0.mint", "pay card=0.envoy", "pay_title")
    assert hand["hand_used"], "one of it is lost"
    hand.quiet()
    assert realm(3, play=[["mint", "envoy"]], titles=["hand_of_the_king", None, None], hand_used=True).moves() == ["pass"]


@rule("A-4.14")
def test_reducers_work_for_the_next_card_and_then_are_gone() -> None:
    table = realm(phase="marshalling", play=[["fief"], []], hand=[["lord", "knight"], []])
    table.use("0.fief").play("pass", "marshal card=0.lord")
    assert table["gold"] == [1, 0]
    assert table["lasting"] == []


@rule("A-7.6")
def test_another_version_is_a_duplicate_and_never_a_second_card() -> None:
    table = realm(phase="marshalling", play=[["lord"], []], hand=[["lord_again", "summons"], []], gold=[9, 0])
    assert table.moves() == ["pass", "duplicate card=0.lord_again"], "neither marshalled nor put into play beside the other"
    table.play("duplicate card=0.lord_again")
    assert table.names("play") == ["lord"]
    assert table.strength("0.lord") == 4, "the card on top counts"
    dead = realm(phase="marshalling", dead=[["lord"], []], hand=[["lord_again"], []], gold=[9, 0])
    dead.refuse("marshal card=0.lord_again", "A-7.5")
    both = realm(phase="marshalling", play=[[], ["lord"]], hand=[["lord_again"], []], gold=[9, 0])
    assert "marshal card=0.lord_again" in both.moves(), "each player has one of their own"
    taken = realm(3, phase="marshalling", play=[["lord_again"], ["lord"]], hand=[["seize"]])
    assert taken.moves() == ["pass"], "nor is control taken of another version"
    saved = realm(play=[[], ["lord"]], under=[[], ["lord_again under=1.lord"]], hand=[["strike"], []])
    saved.play("use card=0.strike", "choose card=1.lord", "respond card=1.lord_again to=1.lord").quiet()
    assert (saved["play"][1], saved["discard"][1]) == (["1.lord"], ["1.lord_again"]), "another version saves as well"
