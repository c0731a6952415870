"""Victory, and the variants."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.bots.dealing import HONEST, Haggler
from greathall.kernel.chance import seeded
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import AID, Offer, Promise
from greathall.kernel.deals.words import offer_sentence
from greathall.kernel.errors import IllegalMove
from greathall.lab.contract import check_round_trip
from tests.scenario import rule
from tests.thrones.realm import SET, Realm, card, does, realm, with_cards


@rule("A-12.1", "A-12.3")
def test_fifteen_power_on_house_and_characters_wins_at_once() -> None:
    table = realm(play=[["knight power=4"], []], power=[10, 0], hand=[["feast"], []]).play("use card=0.feast")
    assert table.over
    assert table["winners"] == [0]
    assert table.state.ending() == "victory"
    killed = realm(play=[[], ["knight power=4"]], power=[0, 10], hand=[["strike"], []]).use("0.strike", "choose card=1.knight")
    assert killed.state.scores() == [0.0, 10.0], "its power is gone"
    claim = realm(play=[["knight"], []], power=[14, 1]).challenge("power", "0.knight").quiet().play("done").quiet()
    assert claim.over


@rule("A-12.1", "A-12.6")
def test_the_account_says_where_the_power_lies() -> None:
    table = realm(play=[["knight power=4", "page"], []], power=[10, 2], hand=[["feast"], []]).play("use card=0.feast")
    knight = table.state.account(0)[1]
    assert table.state.account(0) == ["On the House: 11", knight, "Needed: 15", "Together: 15"]
    assert knight.startswith("On ")
    assert knight.endswith(": 4")
    assert table.state.account(1) == ["On the House: 2", "Needed: 15", "Together: 2"]
    partners = realm(4, options={"variant": "two_on_two"}, power=[14, 0, 15, 0], hand=[["feast"]]).play("use card=0.feast")
    assert partners.state.account(2) == ["On the House: 15", "Needed together with the partner: 30", "Together: 15"]


@rule("A-12.2")
def test_the_first_player_chooses_among_several() -> None:
    table = realm(3, first=2, power=[14, 14, 3], hand=[[], [], ["gift"]]).play("use card=2.gift")
    assert table.asked == 2
    assert table.moves() == ["crown player=seat_0", "crown player=seat_1"]
    table.play("crown player=seat_1")
    assert table["winners"] == [1]


@rule("A-12.6")
def test_two_on_two() -> None:
    table = realm(4, options={"variant": "two_on_two"}, play=[["knight"], [], [], []], power=[14, 0, 15, 0], hand=[["feast"]])
    table.quiet()
    targets = [move[-6:] for move in table.moves() if "military" in move]
    assert targets == ["seat_1", "seat_3"], "not the partner"
    won = realm(4, options={"variant": "two_on_two"}, power=[14, 0, 15, 0], hand=[["feast"]]).play("use card=0.feast")
    assert won["winners"] == [0, 2]
    plots = realm(4, options={"variant": "two_on_two"}, phase="plot", revealed=[], plots=[["swift"], ["plain"], ["plain"], ["plain"]])
    plots.play("0: plot card=0.swift", *(f"{seat}: plot card={seat}.plain" for seat in (1, 2, 3)), "first player=seat_0")
    assert plots.step == "action", "no titles"


def offer(table: Realm, seat: int, text: str) -> None:
    """A seat makes an offer."""
    table.state.propose(seat, Offer.from_text(f"offer {text}", table.state.names()))


def refused(table: Realm, seat: int, text: str) -> str:
    """Why an offer can't be made, resting on the line about deals."""
    with pytest.raises(IllegalMove) as refusal:
        offer(table, seat, text)
    assert refusal.value.line == "A-12.7"
    return str(refusal.value)


def fingers(**position: Any) -> Realm:
    return realm(3, options={"variant": "littlefinger"}, **position)


@rule("A-12.7")
def test_littlefinger_deals_in_gold() -> None:
    table = fingers(gold=[3, 0, 1])
    offer(table, 0, 'to=seat_2 gives=gold,gold words="leave me alone"')
    assert table.asked == 2
    assert table.moves() == ["accept offer=0", "decline offer=0", "consider offer=0"]
    table.play("accept offer=0")
    assert table["gold"] == [1, 0, 3], "in advance: the gold changes hands at once"
    assert "Player 1 gives 2 gold to Player 3." in table.told
    assert (table.step, table.asked) == ("action", 0), "it is not an action"
    check_round_trip(table.state, SET)


@rule("A-12.7")
def test_there_are_no_deals_in_other_games() -> None:
    assert realm(3)["deals"] is None


@rule("A-12.7")
def test_gold_may_be_asked_for_by_whoever_is_not_asked_just_now() -> None:
    table = fingers(gold=[3, 0, 1])
    offer(table, 1, 'to=seat_0 wants=gold words="or I attack you"')
    table.play("consider offer=0")
    assert [table.state.text(move) for move in table.state.calls(0)] == ["accept offer=0", "decline offer=0"]
    assert [table.state.text(move) for move in table.state.calls(1)] == ["withdraw offer=0"]
    assert table.state.sentence(1, table.state.calls(1)[0]) == "Withdraw offer 1."
    table.play("0: accept offer=0")
    assert table["gold"] == [2, 1, 1]
    poor = fingers(gold=[3, 0, 1])
    offer(poor, 0, "to=seat_1 wants=gold")
    assert poor.moves() == ["decline offer=0", "consider offer=0"], "who has none can't accept"
    poor.play("consider offer=0")
    assert len(poor["deals"]["offers"]) == 1
    while poor["phase"] == "challenges":
        poor.play("done" if poor.step == "challenging" else "pass")
    assert poor["deals"]["offers"] == [], "what was left lying is closed with the phase"


@rule("A-12.7")
def test_what_can_not_be_dealt_in() -> None:
    table = fingers(gold=[3, 0, 1])
    assert "no deals" in refused(realm(3, gold=[3, 0, 0]), 0, "to=seat_1 gives=gold")
    assert "words alone" in refused(table, 0, "to=seat_1 promises=spare:calder:40")
    assert "can't give" in refused(table, 1, "to=seat_0 gives=gold")
    shown = Offer.from_text("offer to=seat_1 gives=gold", table.state.names())
    shown.shows = 1
    with pytest.raises(IllegalMove, match="only gold and words"):
        table.state.propose(0, shown)
    table.refuse("accept offer=5", "A-12.7")
    offer(table, 0, "to=all gives=gold,gold")
    assert table.all_asked == [1, 2]
    onlooker = fingers(gold=[3, 0, 1])
    offer(onlooker, 0, "to=seat_1 gives=gold,gold")
    assert offer_sentence(onlooker.thrones, onlooker.thrones.book.offers[0], 2) == "Player 1 offers Player 2: gold for nothing (offer 1)."
    assert offer_sentence(onlooker.thrones, onlooker.thrones.book.offers[0], 1) == "Player 1 offers you: 2 gold for nothing (offer 1)."
    twin = onlooker.state.imagine(2, seeded(1))
    assert isinstance(twin, Dealing)
    assert [len(made.gives) for made in twin.book.offers] == [2]


@rule("A-12.7")
def test_gold_changes_hands_in_action_windows_outside_marshalling() -> None:
    marshalling = fingers(phase="marshalling", gold=[3, 0, 0])
    assert marshalling.step == "action"
    assert refused(marshalling, 0, "to=seat_1 gives=gold") == (
        "no gold changes hands in the marshalling phase: make your offer in another phase (A-12.7)"
    )
    table = fingers(gold=[3, 0, 0], play=[["knight", "mourner"], ["gallows"], []])
    offer(table, 2, "to=seat_0 wants=gold")
    table.play("consider offer=0", "pass", "use card=1.gallows", "choose card=0.knight")
    assert table.step == "window"
    later = "gold changes hands while players may act: wait until what happens now is over (A-12.7)"
    assert refused(table, 0, "to=seat_1 gives=gold") == later
    assert str(table.state.refusal(0, table.state.read("accept offer=0"))) == later, "it can't be taken up just now either"
    while table.step != "action":
        table.play("pass")
    assert "accept offer=0" in [table.state.text(move) for move in table.state.calls(0)]


@rule("A-12.7")
def test_bots_take_gold_and_give_none_for_nothing() -> None:
    table = fingers(gold=[3, 0, 1])
    offer(table, 0, "to=seat_1 gives=gold,gold,gold")
    haggler = Haggler(seeded(1), HONEST)
    assert table.state.text(haggler.answer(table.thrones, 1)) == "accept offer=0"
    asked = fingers(gold=[3, 0, 1])
    offer(asked, 1, "to=seat_0 wants=gold,gold,gold")
    assert asked.state.text(haggler.answer(asked.thrones, 0)) == "decline offer=0"
    assert haggler.offer(fingers(gold=[3, 2, 1]).thrones, 0) is None
    helped = Promise(AID, 0, 99)
    assert haggler.deed_worth(asked.thrones, 0, 1, helped) == 0.0, "no promise about a House is worth anything"


@rule("A-12.8")
def test_the_last_round_ends_the_game() -> None:
    table = realm(3, phase="taxation", round=50, power=[3, 5, 5], plots=[["slow"]] * 3)
    table.play("pass", "pass", "pass")
    assert table.over
    assert table.state.ending() == "exhaustion"
    assert table["winners"] == [1, 2]


@rule("A-1.9")
def test_initiative_bonuses_count_while_kneeling() -> None:
    table = realm(phase="plot", revealed=[], plots=[["plain"], ["plain"]], play=[["tower kneeling"], []])
    table.play("0: plot card=0.plain", "1: plot card=1.plain")
    assert table.asked == 0


@rule("A-1.7")
def test_cards_bear_crests() -> None:
    crests = ("Holy", "Learned", "Noble", "War")
    bearers = [card(name.lower(), crests=[name]) for name in crests]
    hymns = [does(f"hymn_{name.lower()}", "Event", {"action": "any", "choose": f"crest({name})", "do": "kneel(target)"}) for name in crests]
    both = card("prelate", crests=["Holy", "War"])
    for name in crests:
        hand = [[f"hymn_{name.lower()}"], []]
        table = realm(
            play=[[*(other.lower() for other in crests), "prelate", "knight"], []], hand=hand, cards=with_cards(*bearers, *hymns, both)
        )
        table.play(f"use card=0.hymn_{name.lower()}")
        several = ["choose card=0.prelate"] if name in ("Holy", "War") else []
        assert table.moves() == [f"choose card=0.{name.lower()}", *several]


@rule("A-12.4")
def test_three_players_take_the_other_titles_in_the_second_round() -> None:
    table = realm(
        3,
        phase="taxation",
        titles=["crown_regent", "hand_of_the_king", "master_of_laws"],
        plots=[["slow"], ["slow"], ["slow"]],
        hand=[["feast"], [], []],
    )
    table.play("pass", "pass", "pass")
    assert table["titles"] == [None, None, None], "set aside, inactive"
    assert table["pool"] == ["lord_commander", "master_of_whispers", "master_of_coin"]
    table.play(*(f"{seat}: plot card={seat}.slow" for seat in range(3)))
    table.play("first player=seat_0")
    assert table.moves() == ["title title=lord_commander", "title title=master_of_whispers", "title title=master_of_coin"]
    emptied = realm(
        3,
        phase="taxation",
        titles=["lord_commander", "master_of_whispers", "master_of_coin"],
        pool=[],
        plots=[["slow"], ["slow"], ["slow"]],
    )
    emptied.play("pass", "pass", "pass")
    assert len(emptied["pool"]) == 6, "all come back at the end of a round in which the pool is empty"
    four = realm(
        4, phase="taxation", titles=["lord_commander", "master_of_whispers", "master_of_coin", "crown_regent"], plots=[["slow"]] * 4
    )
    four.play("pass", "pass", "pass", "pass")
    assert len(four["pool"]) == 6, "with four players always"


@rule("A-12.1", "A-4.14")
def test_victory_comes_also_when_something_is_over() -> None:
    cards = with_cards(
        does("hush", "Event", {"action": "any", "choose": "location", "do": "give(target, no_keyword(Infamy), phase)"}),
        does("lull", "Event", {"action": "challenges", "choose": "location", "do": "give(target, no_keyword(Infamy), challenge)"}),
        does("muffle", "Event", {"action": "any", "choose": "location", "do": "give(target, no_keyword(Infamy), round)"}),
    )
    table = realm(play=[["knight"], ["den power=3"]], power=[0, 11], hand=[["hush"], ["feast"]], cards=cards)
    table.use("0.hush", "choose card=1.den").use("1.feast")
    assert table["power"] == [0, 12]
    while not table.over and table["phase"] == "challenges":
        table.play("done" if table.step == "challenging" else "pass")
    assert table["winners"] == [1], "3 power count again as soon as the phase is over"
    fight = realm(play=[["knight"], ["den power=3"]], power=[0, 11], hand=[["lull"], ["feast"]], cards=cards)
    fight.challenge("intrigue", "0.knight").use("0.lull", "choose card=1.den").use("1.feast")
    fight.quiet().play("done")
    while not fight.over and fight.step in ("action", "window"):
        fight.play("pass")
    assert fight["winners"] == [1], "as soon as the challenge is over"
    late = realm(
        phase="taxation", play=[[], ["den power=3"]], power=[0, 11], hand=[["muffle"], ["feast"]], cards=cards, plots=[["slow"], ["slow"]]
    )
    late.use("0.muffle", "choose card=1.den").use("1.feast").play("pass", "pass")
    assert late["winners"] == [1], "before the plots of the next round"


LATE = card("late_oath", "Agenda", abilities=[{"static": "victory(-3)", "while": "round >= 7"}])


@rule("A-12.1")
def test_a_round_that_lowers_the_goal_may_decide_the_game_as_it_begins() -> None:
    table = realm(phase="taxation", round=6, power=[11, 12], agenda="late_oath", cards=with_cards(LATE), plots=[["slow"], ["swift"]]).play(
        "pass", "pass"
    )
    assert (table["winners"], table["round"]) == ([1], 7), "before plots are chosen"
    assert table["revealed"] == [["0.plain"], ["1.plain"]]


@rule("A-12.2")
def test_the_first_player_of_the_old_round_chooses_among_those_whom_the_new_one_lets_win() -> None:
    plots = [["slow"], ["swift"], ["swift"]]
    table = realm(3, phase="taxation", round=6, power=[12, 14, 3], agenda="late_oath", cards=with_cards(LATE), plots=plots)
    table.play("pass", "pass", "pass")
    assert (table.step, table.asked) == ("crown", 0)
    assert table.moves() == ["crown player=seat_0", "crown player=seat_1"]
    teams = {"variant": "two_on_two"}
    partners = realm(4, options=teams, phase="taxation", round=6, first=3, power=[12] * 4, agenda="late_oath", cards=with_cards(LATE))
    partners.play("pass", "pass", "pass", "pass")
    assert (partners.step, partners.asked) == ("crown", 3)
    assert partners.play("crown player=seat_1")["winners"] == [1, 3]


@rule("A-12.1", "A-4.1")
def test_cards_that_leave_when_a_window_closes_may_decide_the_game() -> None:
    spell = card("spell", "Location", abilities=[{"static": "victory(2, opponents)"}])
    raze = does("raze", "Event", {"action": "any", "choose": "location", "do": "discard(target)"})
    table = realm(play=[[], ["spell"]], power=[15, 0], hand=[["raze"], []], cards=with_cards(spell, raze))
    assert not table.over, "two more are needed while the spell lasts"
    table.use("0.raze", "choose card=1.spell")
    assert table["winners"] == [0]
    last = realm(play=[["spell"], []], power=[15, 15], hand=[[], ["raze"]], agenda="pride", cards=with_cards(spell, raze, PRIDE))
    last.use("1.raze", "choose card=0.spell")
    assert (last.step, last.asked) == ("crown", 0), "both reach it as the spell leaves"


PRIDE = card("pride", "Agenda", abilities=[{"static": "victory(1)", "while": "count(location) >= 1"}])


@rule("A-12.1", "A-9.10")
def test_power_that_is_still_to_be_laid_on_a_card_counts_already() -> None:
    alone = realm(play=[["rogue"], []], power=[14, 3], hand=[["feast"], []]).play("use card=0.feast")
    assert alone["winners"] == [0], "wherever it may lie"
    table = realm(play=[["rogue"], []], power=[14, 14], hand=[[], ["gift"]]).play("pass", "use card=1.gift")
    assert (table.step, table.asked) == ("crown", 0), "both have claimed it at once"
    assert table.state.scores() == [15.0, 15.0]


@rule("A-7.10")
def test_control_goes_back_to_who_had_it() -> None:
    cards = with_cards(
        does("seize_round", "Event", {"action": "any", "choose": "character & opponents", "do": "control(target, round)"}),
    )
    table = realm(3, play=[[], ["knight", "page"], []], hand=[["seize", "seize"], [], ["seize_round"]], cards=cards, plots=[["slow"]] * 3)
    table.use("0.seize", "choose card=1.knight").use("0.seize.2", "choose card=1.page").use("2.seize_round", "choose card=1.knight")
    while table["phase"] == "challenges":
        table.play("done" if table.step == "challenging" else "pass")
    assert table["play"] == [[], ["1.page"], ["1.knight"]], "the later control lasts for the round"
    while table["round"] == 1 and table.step == "action":
        table.play("pass")
    assert table["play"] == [[], ["1.page", "1.knight"], []], "then its first controller has it again"


@rule("A-7.5", "A-7.10")
def test_what_comes_back_beside_its_like_is_discarded() -> None:
    cards = with_cards(
        does("plunder", "Event", {"action": "any", "choose": "discards: character", "do": "put(target)"}),
        does("enlist", "Event", {"action": "any", "choose": "character & opponents", "do": "control(target, phase)"}),
    )
    table = realm(3, phase="draw", hand=[["plunder", "summons", "lord_again"], ["enlist"], []], discard=[[], [], ["lord"]], cards=cards)
    table.use("0.plunder", "choose card=2.lord").use("1.enlist", "choose card=2.lord")
    table.play("pass").use("0.summons", "choose card=0.lord_again")
    assert table["play"] == [["0.lord_again"], ["2.lord"], []]
    while table["phase"] == "draw":
        table.play("pass")
    assert table["play"] == [["0.lord_again"], [], []]
    assert table["discard"][2] == ["2.lord"], "the newcomer"


@rule("A-12.6")
def test_a_team_needs_what_its_players_need_together() -> None:
    cards = with_cards(card("pride", "Location", abilities=[{"static": "victory(2)"}]))
    proud = realm(4, options={"variant": "two_on_two"}, play=[["pride"]], power=[14, 0, 16, 0], hand=[["feast", "feast"]], cards=cards)
    proud.use("0.feast")
    assert not proud.over
    proud.play("pass", "pass", "pass", "use card=0.feast.2")
    assert proud["winners"] == [0, 2]
