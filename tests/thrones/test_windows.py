"""Actions, passives, responses, saves and cancels."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games.thrones.steps import windows
from tests.scenario import rule
from tests.thrones.realm import Realm, card, does, realm, with_cards


@rule("A-4.3", "A-4.4")
def test_actions_go_round_from_the_first_player_until_all_pass() -> None:
    table = realm(first=1, play=[["shrine"], ["shrine"]], deck=[["page"], ["page"]])
    assert table.asked == 1
    table.play("use card=1.shrine")
    assert table["hand"][1] == ["1.page"], "resolved at once"
    assert table.asked == 0
    table.play("pass", "pass")
    assert table.step == "challenging"
    assert realm(phase="dominance", hand=[["rally"], []], play=[["knight"], []]).moves() == ["pass"], "not in another phase"


@rule("A-4.2")
def test_an_action_must_be_able_to_change_something() -> None:
    assert realm(play=[["shrine"], []]).moves() == ["pass"], "no card to draw"
    assert realm(play=[["shrine kneeling"], []], deck=[["page"]]).moves() == ["pass"], "it can't be paid"
    table = realm(hand=[["strike"], []])
    table.refuse("use card=0.strike", "A-4.2")


@rule("A-4.1", "A-4.6", "A-4.7", "A-4.11")
def test_responses_follow_what_happened_once_each_from_the_initiators_left() -> None:
    table = realm(3, play=[[], ["mourner", "mourner", "knight"], ["mourner"]], hand=[["strike"]])
    table.play("use card=0.strike", "choose card=1.mourner")
    assert table.step == "window"
    assert table.asked == 1
    assert table.of("1.mourner") == "1.mourner leaving=kill", "it stays until the window closes, and may still respond"
    assert table.moves() == ["pass", "respond card=1.mourner to=1.mourner", "respond card=1.mourner.2 to=1.mourner"]
    table.play("respond card=1.mourner to=1.mourner")
    assert table.asked == 2
    table.play("pass", "pass")
    assert table.moves() == ["pass", "respond card=1.mourner.2 to=1.mourner"], "the other has had its trigger"
    table.play("respond card=1.mourner.2 to=1.mourner", "pass", "pass", "pass")
    assert table["gold"] == [0, 2, 0]
    assert table["dead"][1] == ["1.mourner"]
    assert table.asked == 1, "responses took no place in the rotation of actions"


@rule("A-4.6")
def test_responses_to_the_framework_begin_with_the_first_player() -> None:
    table = realm(play=[["bard"], ["bard"]], first=1, active=0)
    table.quiet().play("done").quiet()
    table.play("challenge challenge=power player=seat_1", "attack card=0.bard", "done").quiet().play("done", "pass", "pass")
    assert table.step == "window"
    assert table.asked == 1


@rule("A-4.5")
def test_passives_come_in_the_first_players_order_before_responses() -> None:
    table = realm(play=[["herald", "singer", "bard"], []], deck=[["page"]]).challenge("power", "0.herald").quiet()
    table.play("done", "pass", "pass")
    assert table.step == "ordering"
    assert "next" in table.state.prompt(table.state.asked()[0])
    assert table.asked == 0
    assert table.moves() == ["order card=0.herald", "order card=0.singer"]
    table.play("order card=0.singer")
    assert table["gold"] == [1, 0]
    assert table["hand"][0] == ["0.page"]
    assert table.step == "window", "now the bard may respond"


@rule("A-4.8", "A-4.10")
def test_a_cancel_stops_the_effect_and_may_be_cancelled() -> None:
    table = realm(play=[[], ["knight"]], hand=[["strike", "refuse"], ["refuse"]])
    table.play("use card=0.strike", "choose card=1.knight")
    assert table.step == "cancelling"
    assert table.asked == 1
    table.play("respond card=1.refuse to=0.strike")
    assert table.moves() == ["pass", "respond card=0.refuse to=1.refuse"]
    undone = realm(play=[[], ["knight"]], hand=[["strike", "refuse"], ["refuse"]])
    undone.play(
        "use card=0.strike", "choose card=1.knight", "respond card=1.refuse to=0.strike", "respond card=0.refuse to=1.refuse"
    ).quiet()
    assert undone["dead"][1] == ["1.knight"]
    table.play("pass", "pass").quiet()
    assert table["dead"][1] == []
    assert table["discard"] == [["0.strike"], ["1.refuse"]], "what was paid stays paid"


@rule("A-4.10")
def test_windows_open_by_what_is_public() -> None:
    held = realm(play=[[], ["knight"]], hand=[["strike"], ["rescue"]])
    not_held = realm(play=[[], ["knight"]], hand=[["strike"], []], deck=[[], ["rescue"]])
    for table in (held, not_held):
        table.play("use card=0.strike", "choose card=1.knight")
        assert table.step == "saving"
        assert table.asked == 1
    assert not_held.moves() == ["pass"]
    nowhere = realm(play=[[], ["knight"]], hand=[["strike"], []]).play("use card=0.strike", "choose card=1.knight")
    assert nowhere.step == "action", "no deck holds a save"


@rule("A-4.10", "A-4.8")
def test_when_a_cancel_window_is_left_out() -> None:
    cards = with_cards(
        does("decree", "Event", {"action": "any", "do": "gold(you, 1)", "firm": True}),
        card("crown", "Location", abilities=[{"static": "no_cancel"}]),
        card("veto", "Plot", income=3, initiative=3, claim=1, abilities=[{"cancel": "event", "once": True}]),
        does("rite", "Event", {"action": "any", "cost": "sacrifice_card(character)", "choose": "character & yours", "do": "stand(target)"}),
    )

    def opens(*moves: str, **position: Any) -> bool:
        return realm(cards=cards, **{"deck": [["refuse"], []], **position}).play(*moves).step == "cancelling"

    assert opens("use card=0.feast", hand=[["feast"], []])
    assert opens("use card=0.shrine", play=[["shrine"], []], deck=[["refuse", "page"], []]), "effects of cards in play, too"
    assert not opens("use card=0.decree", hand=[["decree"], []])
    assert not opens("use card=0.feast", hand=[["feast"], []], play=[["crown"], []])
    assert not opens("use card=0.feast", hand=[["feast"], []], deck=[])
    assert opens("use card=0.feast", hand=[["feast"], []], deck=[], revealed=[["plain"], ["veto"]])
    assert not opens("use card=0.rite", "pay card=0.page", hand=[["rite"], []], play=[["page kneeling"], []]), "its target is gone"
    ambush = ("ambush card=0.raider", "pay card=0.chapel")
    assert not opens(*ambush, hand=[["raider"], []], play=[["chapel"], []])
    saved = {"play": [["gallows"], ["lord"]], "under": [[], ["lord under=1.lord"]]}
    use = ("use card=0.gallows", "choose card=1.lord", "pass", "pass")
    assert not opens(*use, "respond card=1.lord.2 to=1.lord", **saved), "a duplicate's save"


@rule("A-4.13")
def test_the_controller_chooses_first_then_the_others_clockwise() -> None:
    table = realm(3, first=1, play=[["knight"], ["knight", "squire"], ["page"]], hand=[[], ["toll"]])
    table.play("use card=1.toll")
    assert table.asked == 1
    table.play("choose card=1.squire", "choose card=2.page", "choose card=0.knight")
    assert [table.of(name) for name in ("0.knight", "1.knight", "1.squire", "2.page")] == [
        "0.knight kneeling",
        "1.knight",
        "1.squire kneeling",
        "2.page kneeling",
    ]


@rule("A-4.14", "A-1.2")
def test_lasting_effects_are_summed_and_strength_is_never_below_nothing() -> None:
    table = realm(play=[["squire"], []], hand=[["rally", "weaken"], []])
    table.use("0.weaken", "choose card=0.squire").use("0.rally", "choose card=0.squire")
    assert table["power"] == [0, 0]
    table.quiet().play("challenge challenge=power player=seat_1", "attack card=0.squire", "done").quiet().play("done").quiet()
    assert table["power"] == [0, 0], "1 − 5 + 3 leaves no STR, so nobody wins"
    while table["phase"] == "challenges":
        table.play("done" if table.step == "challenging" else "pass")
    assert table["lasting"] == []
    assert table.thrones.lasting_kinds == 0, "what is over is not looked for any more"


@rule("A-4.16")
def test_effects_draw_three_cards_a_round() -> None:
    table = realm(play=[["well", "shrine"], []], deck=[["page"] * 6]).use("0.well")
    assert len(table["hand"][0]) == 3
    assert table.play("pass").moves() == ["pass"], "the shrine would change nothing"


@rule("A-4.17", "A-4.18")
def test_a_search_shuffles_and_reveals_what_it_found() -> None:
    table = realm(hand=[["scour"], []], deck=[["field", "knight", "squire"]])
    table.play("use card=0.scour")
    assert table.moves() == ["choose card=0.knight", "choose card=0.squire", "done"]
    assert table.state.view(1)["deck"][0] == ["? seen 0", "? seen 0", "? seen 0"]
    table.play("choose card=0.knight")
    assert table["hand"][0] == ["0.knight seen"]
    assert table.state.view(0)["deck"][0] == ["?", "?"]


@rule("A-1.4", "A-1.12")
def test_an_event_lies_nowhere_while_it_is_played_and_then_in_the_discard_pile() -> None:
    table = realm(play=[[], ["knight"]], hand=[["strike"], ["refuse"]])
    table.play("use card=0.strike", "choose card=1.knight")
    assert table["played"][0] == ["0.strike"]
    assert table["hand"][0] == table["discard"][0] == []
    table.quiet()
    assert table["discard"][0] == ["0.strike"]
    out = realm(play=[[], ["lord"]], hand=[["exile"], ["lord", "summons"]]).use("0.exile", "choose card=1.lord")
    assert out["out"][1] == ["1.lord"]
    assert "use card=1.summons" in out.moves(), "what is out of the game has no part in it"


@rule("A-1.14")
def test_a_house_card_kneels_and_stands() -> None:
    table = realm(phase="standing", play=[["court"], []]).use("0.court")
    assert table["kneeling_houses"] == [0]
    assert table["gold"] == [1, 0]
    again = realm(phase="standing", play=[["court"], []], kneeling_houses=[0])
    assert again["kneeling_houses"] == []
    assert realm(phase="draw", deck=[[], []])["hand"] == [[], []], "an empty deck loses nothing"


def declining(table: Realm) -> str:
    """How the seat that is asked lets the window pass, and on which occasion; nothing if it is not a window."""
    move = table.state.declining(table.asked)
    return f"{table.state.text(move)} {table.state.occasion(table.asked)}" if move >= 0 else ""


@rule("A-4.3", "A-4.6", "A-4.10")
def test_whoever_lets_a_window_go_passes() -> None:
    table = realm(play=[[], ["knight", "mourner"]], hand=[["strike"], ["rescue", "refuse"]])
    assert (table.step, declining(table)) == ("action", "pass challenges")
    assert table.state.declining(1) == -1, "the other seat is not asked"
    table.play("use card=0.strike")
    assert (table.step, declining(table)) == ("choosing", ""), "a target must be chosen"
    table.play("choose card=1.knight")
    assert (table.step, declining(table)) == ("cancelling", "pass cancels")
    table.play("pass", "pass")
    assert (table.step, declining(table)) == ("saving", "pass saves")
    table.play("pass", "pass")
    assert (table.step, declining(table)) == ("window", "pass responses")


@rule("A-7.2", "A-8.4", "A-11.5", "A-11.13")
def test_a_turn_is_not_a_window() -> None:
    table = realm(phase="marshalling", hand=[["page"], []])
    assert (table.asked, declining(table)) == (0, ""), "the active player marshals"
    table.play("marshal card=0.page")
    assert (table.asked, declining(table)) == (1, "pass marshalling"), "others may act"
    council = realm(3, play=[["knight"], [], ["knight"]], titles=["master_of_coin", "hand_of_the_king", "crown_regent"])
    council.quiet()
    assert (council.step, declining(council)) == ("challenging", "")
    council.play("challenge challenge=power player=seat_1", "attack card=0.knight", "done")
    assert (council.step, declining(council)) == ("redirect", "pass titles")
    council.quiet()
    assert (council.step, declining(council)) == ("defenders", "")
    helped = (
        realm(3, play=[["knight"], [], ["knight"]], titles=["crown_regent", "master_of_whispers", "hand_of_the_king"])
        .challenge("power", "0.knight")
        .quiet()
    )
    assert declining(helped.play("done")) == "pass titles", "the Hand supports the Master of Whispers, or lets it be"
    assert helped.step == "stepping_in"


@rule("A-4.1", "A-4.7", "A-1.3")
def test_what_falls_when_a_window_closes_is_answered_too() -> None:
    keeper = does("keeper", "Location", {"response": "discarded(attachment)", "do": "gold(you, 1)"})
    table = realm(play=[["collar on=1.knight", "keeper"], ["knight"]], hand=[["seize"], []], cards=with_cards(keeper))
    table.play("use card=0.seize", "choose card=1.knight")
    assert table.of("0.collar") == "0.collar on=1.knight leaving=discard", "it lies on no opponent's character any more"
    assert table.step == "window"
    table.play("respond card=0.keeper to=0.collar").quiet()
    assert table["gold"] == [1, 0]


@rule("A-4.2", "A-1.6")
def test_agendas_and_revealed_plots_act_save_and_cancel() -> None:
    cards = with_cards(
        card(
            "order",
            "Agenda",
            abilities=[{"action": "any", "once": True, "do": "gold(you, 1)"}, {"save": "character & yours", "once": True}],
        ),
        card("veto", "Plot", income=3, initiative=3, claim=1, abilities=[{"cancel": "of(event, opponent)", "once": True}]),
    )
    own = realm(agenda="order", cards=cards).use("0.order")
    assert own["gold"] == [1, 0]
    table = realm(play=[[], ["knight"]], hand=[["strike"], []], revealed=[["plain"], ["veto"]], agenda="order", cards=cards)
    table.play("use card=0.strike", "choose card=1.knight")
    assert table.moves() == ["pass", "respond card=1.veto to=0.strike"]
    table.play("pass", "pass")
    assert table.moves() == ["pass", "respond card=1.order ability=2 to=1.knight"]
    table.play("respond card=1.order ability=2 to=1.knight").quiet()
    assert table["play"][1] == ["1.knight"]


@rule("A-4.14")
def test_what_lasts_for_a_challenge_needs_one() -> None:
    cards = with_cards(
        does("charge", "Event", {"action": "any", "choose": "character & yours", "do": "give(target, str(2), challenge)"}),
        does("fury", "Event", {"action": "any", "do": "allow(you, claim(1), challenge)"}),
        does(
            "pledge",
            "Event",
            {"action": "any", "do": ["gold(you, 1)", "give(each(character), str(2), challenge)", "allow(you, claim(1), challenge)"]},
        ),
        does("bribe", "Event", {"action": "any", "choose": "character & opponents", "do": "control(target, challenge)"}),
    )
    table = realm(play=[["knight", "page"], ["page"]], hand=[["charge", "fury", "pledge", "bribe"], []], cards=cards)
    assert table.moves() == ["pass", "use card=0.pledge"], "no challenge is fought"
    table.use("0.pledge")
    assert table["lasting"] == []
    table.challenge("power", "0.knight").use("0.charge", "choose card=0.knight").use("0.fury")
    assert table.strength("0.knight") == 5
    assert len(table["lasting"]) == 2
    table.use("0.bribe", "choose card=1.page").quiet().play("done").quiet()
    assert table["lasting"] == []
    assert table["play"][1] == ["1.page"]


@rule("A-8.3", "A-11.5")
def test_a_challenge_is_initiated_against_whom_it_turns_to() -> None:
    horn = does("horn", "Location", {"response": "initiated(you)", "do": "spend(other_player, 1)"})
    table = realm(3, play=[["knight", "horn"]], gold=[0, 3, 3], titles=[None, None, "crown_regent"], cards=with_cards(horn))
    table.challenge("power", "0.knight").play("redirect", "target player=seat_2", "respond card=0.horn").quiet()
    assert table["gold"] == [0, 3, 2]


@rule("A-4.2")
def test_an_effect_that_would_change_nothing_can_not_be_used() -> None:
    cards = with_cards(
        does("tithe", "Event", {"action": "any", "do": "gold(you, count(location & yours))"}),
        does("glory", "Event", {"action": "any", "choose": "character & yours", "do": "power(target, count(location & yours))"}),
        does("strengthen", "Event", {"action": "any", "choose": "character", "do": "give(target, str(count(location & yours)), phase)"}),
        does("peace", "Event", {"action": "any", "do": "allow(each_player, no_challenge(any), phase)"}),
        does("seal", "Event", {"action": "any", "do": "allow(you, no_cancel, phase)"}),
        does("burden", "Event", {"action": "any", "choose": "player", "do": "allow(chosen, income(-1), round)"}),
        does("levy", "Event", {"action": "any", "choose": "player", "do": "allow(chosen, income(count(location & yours)), round)"}),
    )
    hand = [["tithe", "glory", "strengthen", "peace", "seal", "burden", "levy", "peace", "seal"], []]
    table = realm(play=[["knight"], []], hand=hand, cards=cards)
    assert table.moves() == ["pass", *(f"use card=0.{name}" for name in ("peace", "seal", "burden", "peace.2", "seal.2"))]
    table.use("0.peace").use("0.seal")
    assert "use card=0.peace.2" not in table.play("pass").moves()
    assert "use card=0.seal.2" not in table.moves()
    full = realm(play=[["knight", "field"], []], hand=hand, cards=cards)
    assert len(full.moves()) == 10


@rule("A-4.5")
def test_cards_that_set_each_other_off_for_ever_stop() -> None:
    told = [{"passive": "knelt(self)", "do": "stand(self)"}, {"passive": "stood(self)", "do": "kneel(self)"}]
    table = realm(play=[["dervish"], []], cards=with_cards(card("dervish", abilities=told))).challenge("power", "0.dervish")
    assert table.step == "action"
    assert table["happened"] == []


def test_an_answer_to_nothing_is_an_error() -> None:
    table = realm(play=[["mourner"], []])
    state = table.thrones
    card = state.roster.names.index("0.mourner")
    with pytest.raises(LookupError, match="nothing sets off ability"):
        windows.trigger_of(state, 0, card, state.roster.faces[card].abilities[0], card)
