"""The figures that the view sums up, and the texts of the cards."""

from __future__ import annotations

import pytest

import greathall
from greathall.games.thrones.position import figures
from greathall.games.thrones.state import Thrones
from greathall.kernel import catalog
from greathall.kernel.bits import lowest
from greathall.kernel.chance import swift
from tests.scenario import rule
from tests.thrones.realm import Realm, card, does, realm, with_cards


def test_characters_stand_with_all_that_changes_them() -> None:
    table = realm(2, play=[["knight", "hero kneeling", "tower"], ["page"]], gold=[3, 0])
    told = table.state.view(0)["figures"]
    assert told["characters"]["0.knight"] == {"strength": 3, "icons": "MIP", "keywords": []}
    assert told["characters"]["0.hero"]["keywords"] == ["Renown"]
    assert "0.tower" not in told["characters"]
    assert told["seats"][0]["initiative"] == told["seats"][1]["initiative"] + 3, "the tower gives 3"
    assert told["seats"][0]["goal"] == 15
    assert told["seats"][0]["house"] == "Thornmere"


def test_power_is_summed_up_and_a_challenge_has_two_totals() -> None:
    table = realm(2, play=[["knight power=2"], ["squire", "page"]], power=[3, 1])
    assert [seat["power"] for seat in table.state.view(1)["figures"]["seats"]] == [5, 1]
    assert table.state.view(1)["figures"]["sides"] is None
    table.challenge("military", "0.knight").quiet().play("defend card=1.squire", "done")
    assert table.state.view(-1)["figures"]["sides"] == [3, 1]


def test_who_does_not_defend_is_told_and_when_all_were_asked() -> None:
    table = realm(2, play=[["knight"], ["squire"]])
    assert table.state.view(1)["figures"]["asked"] is None
    table.challenge("military", "0.knight").quiet()
    assert table.state.view(1)["figures"]["asked"] is False, "someone may still defend"
    table.play("done")
    assert "Player 2 doesn't defend." in table.told
    assert table.state.view(1)["figures"]["asked"] is True


def test_a_challenge_is_told_with_both_totals_whoever_wins() -> None:
    assert "Player 1 wins the military challenge against Player 2, 3 to 1." in fought("knight", "squire")
    assert "Player 2 wins the military challenge against Player 1, 3 to 1." in fought("squire", "knight")


def fought(attacker: str, defender: str) -> list[str]:
    """What is told of a military challenge between two."""
    table = realm(2, play=[[attacker], [defender]])
    table.challenge("military", f"0.{attacker}").quiet().play(f"defend card=1.{defender}", "done")
    while not any("wins the" in line for line in table.told):
        table.play("pass")
    return table.told


def test_costs_are_told_of_known_cards_only() -> None:
    table = realm(2, hand=[["knight"], ["squire", "rival seen"]])
    assert set(table.state.view(0)["figures"]["costs"]) == {"0.knight", "1.rival"}
    assert set(table.state.view(-1)["figures"]["costs"]) == {"1.rival"}
    assert table.state.view(1)["figures"]["costs"]["1.squire"] == 1


def test_cards_are_shown_with_their_texts() -> None:
    cards = {card["id"]: card for card in catalog.find_game("thrones").shown()["cards"]}
    regent, heir = cards["osanne_reed_regent"], cards["corvin_of_the_weir"]
    assert regent["text"][0] == "Renown. Vigilant."
    assert heir["text"][-1] == heir["does"][1]
    assert len(heir["does"]) == 2


BEHIND = {"static": "victory(-3)", "while": "most_total_power >= 7"}
POMP = card("pomp", "Agenda", abilities=[BEHIND, {"static": "victory(-4)", "while": "round >= 7"}])
PRIDE = card("pride", "Location", abilities=[{"static": "victory(2, all)"}])
VOW = does("vow", "Event", {"action": "any", "do": "allow(you, victory(-1), round)"})
CARDS = with_cards(POMP, PRIDE, VOW)
RIVAL = "an opponent has at least 7 power"
LATE = "the number of the round is at least 7"


def needs(table: Realm, seat: int, viewer: int = -1) -> tuple[int, int, list[tuple[str, int, str | None]]]:
    """How much power a seat's side has and needs, and why, as a viewer sees it."""
    told = table.state.view(viewer)["figures"]["seats"][seat]
    return told["together"], told["goal"], [(cause["card"], cause["amount"], cause["while"]) for cause in told["causes"]]


@rule("A-12.9")
def test_the_goal_of_the_moment_is_shown_with_its_causes() -> None:
    early = realm(agenda="pomp", power=[6, 7], cards=CARDS)
    for viewer in (-1, 0, 1):
        assert needs(early, 0, viewer) == (6, 12, [("0.pomp", -3, RIVAL)])
        assert needs(early, 1, viewer) == (7, 15, [])
    late = realm(agenda="pomp", round=7, power=[6, 7], cards=CARDS)
    assert needs(late, 0) == (6, 8, [("0.pomp", -3, RIVAL), ("0.pomp", -4, LATE)])
    assert needs(late, 1) == (7, 11, [("1.pomp", -4, LATE)])


@rule("A-12.9")
def test_cards_in_play_and_effects_that_last_are_causes_too() -> None:
    table = realm(play=[["pride"], []], hand=[["vow"], []], cards=CARDS)
    assert needs(table, 0) == needs(table, 1) == (0, 17, [("0.pride", 2, None)])
    table.use("0.vow")
    assert needs(table, 0) == (0, 16, [("0.vow", -1, None), ("0.pride", 2, None)])
    assert needs(table, 1) == (0, 17, [("0.pride", 2, None)])


@rule("A-12.9", "A-12.6")
def test_partners_are_shown_their_common_goal() -> None:
    table = realm(4, agenda="pomp", options={"variant": "two_on_two"}, power=[3, 7, 5, 1], hand=[["vow"]], cards=CARDS).use("0.vow")
    team = (8, 23, [("0.vow", -1, None), ("0.pomp", -3, RIVAL), ("2.pomp", -3, RIVAL)])
    assert needs(table, 0) == needs(table, 2) == team
    assert needs(table, 1) == needs(table, 3) == (8, 30, [])
    assert [seat["power"] for seat in table["figures"]["seats"]] == [3, 7, 5, 1], "each has their own"


@rule("A-12.9")
@pytest.mark.parametrize(("seats", "variant", "base"), [(2, "standard", 15), (4, "two_on_two", 30)])
def test_the_causes_make_up_the_goal_in_whole_games(seats: int, variant: str, base: int) -> None:
    state = greathall.new("thrones", seats, 7, variant=variant, decks=" ".join(["gravelund_mourners"] * seats))
    assert isinstance(state, Thrones)
    chance = swift("goals")
    goals = set()
    while asked := state.deciders():
        seat = lowest(asked)
        moves = state.moves(seat)
        state.apply(seat, moves[chance.below(len(moves))])
        for seat in range(seats):
            told = figures.of_seat(state, seat)
            assert told["goal"] == base + sum(cause["amount"] for cause in told["causes"])
            goals.add(told["goal"])
    assert len(goals) > 2, "the agendas have changed what somebody needed"


@rule("A-12.9", "A-12.1")
def test_the_end_says_by_which_goal_it_was_won() -> None:
    won = realm(agenda="pomp", power=[11, 7], hand=[["feast"], []], cards=CARDS).play("use card=0.feast")
    assert won.told[-1] == "The game is over: Player 1 wins with 12 power (12 needed: 15, Pomp −3)."
    assert won.state.account(0)[-2:] == ["Needed (15, Pomp −3): 12", "Together: 12"]
    plain = realm(power=[14, 7], hand=[["feast"], []]).play("use card=0.feast")
    assert plain.told[-1] == "The game is over: Player 1 wins with 15 power (15 needed)."
    assert plain.state.account(0)[-2:] == ["Needed: 15", "Together: 15"]


@rule("A-8.13", "A-12.1")
def test_unopposed_power_is_looked_at_before_renown_is_given() -> None:
    won = realm(play=[["hero"], []], power=[14, 1]).fight("intrigue", ["0.hero"], [])
    assert won.over
    assert won.state.scores() == [15.0, 1.0], "the game ends before Renown"
    eased = realm(agenda="pomp", round=7, play=[["hero"], []], power=[6, 9], cards=CARDS).fight("intrigue", ["0.hero"], [])
    assert eased["winners"] == [1], "7 power of a rival bring the goal down to 8, before Renown brings that rival there too"
    infamous = realm(play=[["hero", "den"], []]).fight("intrigue", ["0.hero"], [])
    assert infamous.moves() == ["bestow", "bestow card=0.den"], "unopposed power is laid before Renown is given"
    assert infamous.of("0.hero") == "0.hero kneeling attacking"
    infamous.play("bestow").quiet()
    assert infamous.of("0.hero") == "0.hero kneeling power=1"


@rule("A-12.9", "A-12.6")
def test_the_end_says_what_partners_needed_together() -> None:
    won = realm(4, agenda="pomp", round=7, options={"variant": "two_on_two"}, power=[11, 6, 10, 6], hand=[["feast"]], cards=CARDS).play(
        "use card=0.feast"
    )
    assert won.told[-1] == "The game is over: Player 1 and Player 3 win with 22 power (22 needed: 30, Pomp −4, Pomp −4)."
    assert won.state.account(2)[-2:] == ["Needed together with the partner (30, Pomp −4, Pomp −4): 22", "Together: 10"]


@rule("A-12.9", "A-12.8")
def test_who_wins_after_the_last_round_needed_no_goal() -> None:
    spent = realm(agenda="pomp", phase="taxation", round=50, power=[3, 5], plots=[["slow"]] * 2, cards=CARDS).play("pass", "pass")
    assert spent.told[-1] == "The game is over: the last round has been played."


@rule("A-1.6", "A-1.13")
def test_agendas_are_open() -> None:
    table = realm(agenda="pomp", cards=CARDS)
    assert [seat["agenda"] for seat in table.state.view(1)["figures"]["seats"]] == ["0.pomp", "1.pomp"]
    assert [seat["agenda"] for seat in realm().state.view(1)["figures"]["seats"]] == [None, None]


@rule("A-12.6")
def test_partners_are_named() -> None:
    partners = realm(4, options={"variant": "two_on_two"})["figures"]["seats"]
    assert [seat["partner"] for seat in partners] == [2, 3, 0, 1]
    assert [seat["partner"] for seat in realm(4)["figures"]["seats"]] == [None] * 4


@rule("A-11.1", "A-11.3", "A-12.4")
def test_the_council_is_told_with_whom_each_title_supports_and_opposes() -> None:
    table = realm(3, titles=["master_of_coin", None, "crown_regent"], pool=["master_of_laws", "master_of_whispers"])
    council = {title.pop("title"): title for title in table["figures"]["titles"]}
    assert council["crown_regent"] == {"holder": 2, "free": False, "supports": None, "opposes": []}
    assert council["master_of_coin"] == {"holder": 0, "free": False, "supports": "master_of_laws", "opposes": ["hand_of_the_king"]}
    assert council["master_of_whispers"]["free"]
    assert council["master_of_whispers"]["opposes"] == ["crown_regent", "master_of_laws"]
    assert council["lord_commander"] == {"holder": None, "free": False, "supports": None, "opposes": []}, "set aside"
    assert len(council) == 6


@rule("A-12.5", "A-12.6")
def test_without_titles_there_is_no_council() -> None:
    assert realm(2)["figures"]["titles"] == []
    assert realm(4, options={"variant": "two_on_two"})["figures"]["titles"] == []
    assert len(realm(4, options={"variant": "littlefinger"})["figures"]["titles"]) == 6


MUSTER = card("banner_hall", "Location", abilities=[{"static": "extra(military)"}])


@rule("A-8.1")
def test_it_is_told_which_challenges_a_seat_may_still_initiate() -> None:
    table = realm(2, play=[["knight", "banner_hall"], ["page"]], cards=with_cards(MUSTER))
    may = [seat["challenges"] for seat in table["figures"]["seats"]]
    assert may == [{"military": 2, "intrigue": 1, "power": 1}, {"military": 1, "intrigue": 1, "power": 1}]
    table.challenge("military", "0.knight")
    assert table["figures"]["seats"][0]["challenges"] == {"military": 1, "intrigue": 1, "power": 1}


@rule("A-8.5", "A-9.11", "A-11.4")
def test_totals_count_those_who_are_being_declared_as_the_challenge_will() -> None:
    table = realm(3, titles=["lord_commander", None, None], play=[["brute", "squire"], ["knight", "giant"], []]).quiet()
    table.play("challenge challenge=military player=seat_1")
    told = [table["figures"]["totals"]]
    for move in ("attack card=0.brute", "attack card=0.squire"):
        table.play(move)
        told.append(table["figures"]["totals"])
        assert table["figures"]["sides"] == [0, 0], "nobody takes part yet"
    assert told == [[0, 0], [7, 0], [7, 0]], "3 for the title; the brute intimidates the squire"
    table.play("done").quiet()
    told = []
    for move in ("defend card=1.knight", "defend card=1.giant"):
        table.play(move)
        told.append(table["figures"]["totals"])
    assert told == [[7, 0], [7, 6]], "the knight is intimidated"
    table.play("done")
    assert table["figures"]["totals"] == table["figures"]["sides"] == [7, 6]
    assert realm(2)["figures"]["totals"] is None
