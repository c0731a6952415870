"""Positions in readable names: what is refused, and what is drawn by chance."""

from __future__ import annotations

from typing import Any

import pytest

import greathall
from greathall.kernel.chance import seeded
from greathall.kernel.deals.offer import Offer
from greathall.kernel.errors import BadCards, BadPosition
from tests.thrones.realm import SET, Realm, realm

MANY = dict.fromkeys(("knight", "squire", "soldier", "spy", "envoy", "lord", "field", "chapel", "tower", "shrine"), 3)
MANY |= dict.fromkeys(("well", "mint", "hero", "shadow", "sentry", "avenger", "veteran"), 3)
DECKS = [{"cards": ["page", "knight", "lord", "lord", "sword"], "plots": ["plain", "slow"]} for _ in range(2)]


def read(**position: Any) -> Realm:
    return Realm("thrones", {"decks": DECKS, **position}, cards=SET)


WRONG = [
    ({"decks": ["nobody", "ready"]}, "there is no deck 'nobody'"),
    ({"decks": ["ready"]}, "decks should be 2"),
    ({"play": [["page", "sword on=page"], []], "stack": [{"step": "asking", "offer": 3}]}, "is not among the open ones"),
    ({"cards": "other"}, "another card file"),
    ({"stack": []}, "has a step on its stack"),
    ({"gold": [1]}, "gold should be 2 numbers"),
    ({"titles": [None]}, "titles should be 2"),
    ({"challenge": 3}, "challenge should be a table"),
    ({"answered": [["0.page", 0, 0]]}, "has not happened"),
    ({"lasting": [3]}, "a lasting effect should be a list of 6"),
    ({"play": [["page", "page"], []]}, "lies in two places"),
    ({"play": 3}, "play should be"),
    ({"play": [["page"]]}, "play should be 2 lists"),
    ({"play": [["sword on=0.sword"], []]}, "can't lie on"),
    ({"play": [["sword on=0.page"], []]}, "can't lie on"),
    ({"play": [["sword on=ghost"], []]}, "no card 'ghost' in play"),
    ({"under": [["lord"], []]}, "lies under no card"),
    ({"hand": [["?"] * 9, []]}, "more unknown cards"),
    ({"hand": [["page seen 7"], []]}, "there is no seat '7'"),
    ({"deck": [[], []]}, "lie nowhere"),
    ({"stack": [3]}, "a step should be a table"),
    ({"stack": [{"step": "dance"}]}, "there is no step 'dance'"),
    ({"stack": [{"step": "paying", "seat": 0, "number": 900}]}, "no such ability"),
    ({"stack": [{"step": "picking", "seat": 0, "number": 900}]}, "no such effect"),
    ({"stack": [{"step": "action"}]}, "needs a seat"),
    ({"stack": [{"step": "round"}]}, "goes on with a phase"),
    ({"stack": [{"step": "plots", "answers": [None]}]}, "should be a list of 2"),
    ({"stack": [{"step": "plots", "answers": ["0.page", None]}]}, "is not in its deck"),
]


@pytest.mark.parametrize(("position", "why"), WRONG, ids=range(len(WRONG)))
def test_wrong_positions_are_refused_with_a_sentence(position: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        read(**position)


def test_decks_of_unknown_cards_are_refused() -> None:
    with pytest.raises(BadCards, match="names an unknown card, 'ghost'"):
        read(decks=[{"cards": ["ghost"], "plots": ["plain"]}, DECKS[0]])


def test_what_is_left_out_lies_in_the_deck_and_is_drawn_by_chance() -> None:
    table = read(hand=[["?", "page seen"], ["?"]], phase="challenges", revealed=[["plain"], ["plain"]])
    assert table["hand"][0][-1] == "0.page seen"
    assert [len(pile) for pile in table["deck"]] == [3, 4]
    assert table["plots"] == [["0.slow"], ["1.slow"]]
    ready = greathall.from_dict({"game": "thrones", "decks": ["ready", "ready"], "phase": "draw"}, cards=SET)
    assert len(ready.to_dict()["deck"][0]) == 58, "two were drawn"


def test_face_down_cards_of_setup_are_drawn_so_that_they_could_lie_there() -> None:
    state = greathall.new("thrones", 2, 3, cards=SET)
    first = 0 if state.deciders() & 1 else 1
    while state.deciders() >> first & 1:
        # Cards as long as some may be placed, and then `done`, which comes first.
        state.play(first, state.moves(first)[-1])
    other = 1 - first
    again = greathall.from_dict(state.view(other), cards=SET)
    assert again.view(other) == state.view(other)
    assert any(card == "?" for card in again.view(other)["placed"][first])


def test_a_challenge_is_read_with_all_that_goes_on_in_it() -> None:
    table = realm(3, play=[["knight"], ["page"], ["squire"]], titles=[None, None, "lord_commander"])
    table.challenge("military", "0.knight").quiet().play("done", "step_in", "defend card=2.squire", "done")
    again = greathall.from_dict(table.state.to_dict(), cards=SET)
    assert again.to_dict() == table.state.to_dict()
    assert again.to_dict()["challenge"]["stepped"]


def test_a_save_or_cancel_of_what_does_not_wait_does_nothing() -> None:
    for event, word in (("refuse", ["used", "1.strike", 1, None, 0]), ("rescue", ["saved", "0.knight", 1, None, 0])):
        table = realm(play=[["knight"], []], hand=[[event], ["strike"]])
        number = next(made.number for made in table.thrones.roster.faces[table.thrones.roster.names.index(f"0.{event}")].abilities)
        told = table.state.to_dict()
        told["stack"].append({"step": "effects", "seat": 0, "card": f"0.{event}", "number": int(number), "word": word})
        again = greathall.from_dict(told, cards=SET)
        assert again.to_dict()["play"] == [["0.knight"], []]
        assert again.to_dict()["stack"][-1]["step"] == "action"


def test_refusals_name_the_rule() -> None:
    table = realm(phase="marshalling", play=[["knight", "shrine"], ["knight"]], hand=[["page", "strike", "lord", "raider"], ["page"]])
    for move, line in (
        ("marshal card=1.page", "A-7.2"),
        ("marshal card=0.strike", "A-7.2"),
        ("marshal card=0.lord", "A-7.2"),
        ("duplicate card=0.lord", "A-7.7"),
        ("ambush card=0.raider", "A-9.9"),
        ("use card=1.knight", "A-4.2"),
        ("use card=0.shrine", "A-4.2"),
        ("step_in", "A-4.3"),
    ):
        table.refuse(move, line)
    table.play("pass").refuse("marshal card=1.page", "A-7.2")
    challenges = realm(play=[["knight"], []])
    challenges.refuse("challenge challenge=power player=seat_1", "A-8.2")
    challenges.quiet().refuse("pass", "A-8.1")
    plots = realm(phase="plot", revealed=[], plots=[["plain", "slow"], ["plain"]])
    with pytest.raises(greathall.IllegalMove, match="plot deck"):
        plots.play("0: plot card=1.plain")


def test_every_question_is_a_sentence() -> None:
    def asked(table: Realm, ending: str) -> Realm:
        assert table.state.prompt(table.asked).endswith(ending), table.state.prompt(table.asked)
        return table

    council = realm(3, play=[["knight"], ["page"], ["page"]], titles=[None, "crown_regent", "lord_commander"])
    council.challenge("military", "0.knight")
    asked(council, "redirect this attack away from you, as Crown Regent?")
    asked(council.play("redirect"), "choose another target.")
    asked(council.play("target player=seat_2").quiet(), "who defends against Player 1's military challenge?")
    second = (
        realm(3, play=[["knight"], ["page"], ["page"]], titles=[None, None, "lord_commander"]).challenge("military", "0.knight").quiet()
    )
    asked(second.play("done"), "Player 2 declares no defenders: will you step in?")
    asked(second.play("pass").quiet(), "choose a character of yours to be killed (1 to choose).")
    rogue = realm(play=[["rogue", "knight"], []]).fight("power", ["0.knight"], [])
    asked(rogue, "on your House or on a card with Infamy.")
    assert [rogue.state.sentence(0, move) for move in rogue.state.moves(0)] == ["Put 1 power on your House.", "Put 1 power on Rogue."]
    asked(realm(play=[["knight"], ["avenger kneeling"]]).fight("power", ["0.knight"], []), "will you stand your Vengeful cards?")
    asked(realm(3, power=[14, 14, 0], hand=[["gift"], [], []]).play("use card=0.gift"), "several players have reached victory: who wins?")
    asked(realm(play=[["mint", "chapel", "envoy"], ["knight"]]).play("use card=0.mint"), "for Mint.")
    plots = realm(3, phase="plot", revealed=[], plots=[["plain"], ["plain"], ["plain"]])
    plots.play(*(f"{seat}: plot card={seat}.plain" for seat in range(3)))
    asked(plots, "who is the first player?")
    asked(plots.play("first player=seat_0"), "take a title.")


def test_setup_is_read_with_what_lies_on_what() -> None:
    cards = {**SET, "decks": [{**SET["decks"][0], "cards": {"page": 3, "banner": 3, "giant": 3, **MANY}}]}
    told = greathall.new("thrones", 2, 1, cards=cards).to_dict()
    seat = int(told["first"])
    page, banner = f"{seat}.page", f"{seat}.banner"
    others = [card.split(" ")[0] for card in told["deck"][seat] + told["hand"][seat]]
    told["hand"][seat] = [banner]
    told["placed"][seat] = [page]
    told["deck"][seat] = [card for card in others if card not in (page, banner)]
    table = Realm("thrones", told, cards=cards).play(f"place card={banner} on={page}")
    assert table["placed"][seat] == [page, f"{banner} on={page}"]
    assert greathall.from_dict(table.state.to_dict(), cards=cards).to_dict() == table.state.to_dict()
    assert table.state.imagine(seat, seeded(1)).to_dict()["placed"] == table["placed"], "what one has placed oneself one knows"
    drawn = table.play("done").state.imagine(1 - seat, seeded(1)).to_dict()["placed"][seat]
    assert len(drawn) == 2
    assert not any("giant" in card for card in drawn), "6 gold are more than 5"


def test_dear_cards_are_found_last_among_what_could_lie_in_setup() -> None:
    decks = [{"cards": ["giant"] * 50 + ["page"], "plots": ["plain"]}, {"cards": ["page"], "plots": ["plain"]}]
    told = {"decks": decks, "phase": "setup", "hand": [["?"] * 7, ["page"]], "placed": [["?"], []], "first": 0}
    table = Realm("thrones", {**told, "stack": [{"step": "round", "at": 1}, {"step": "placing", "seat": 1, "at": 1}]}, cards=SET)
    assert [card.split(" ")[0] for card in table["placed"][0]] == ["0.page"], "the only one that costs no more than 5 gold"
    none = [{"cards": ["giant"] * 9, "plots": ["plain"]}, {"cards": ["page"], "plots": ["plain"]}]
    odd = Realm(
        "thrones", {**told, "decks": none, "stack": [{"step": "round", "at": 1}, {"step": "placing", "seat": 1, "at": 1}]}, cards=SET
    )
    drawn = odd.state.imagine(1, seeded(1))
    assert drawn.to_dict()["placed"][0] == odd["placed"][0], "where nothing fits, what lies there stays"


def test_loans_and_offers_are_read_back() -> None:
    table = realm(3, play=[[], ["knight"], []], hand=[["seize"], [], []], options={"variant": "littlefinger"}, gold=[2, 0, 0])
    table.use("0.seize", "choose card=1.knight")
    table.state.propose(0, Offer.from_text("offer to=seat_2 gives=gold", table.state.names()))
    again = greathall.from_dict(table.state.to_dict(), cards=SET)
    assert again.to_dict() == table.state.to_dict()
    assert again.to_dict()["borrowed"] == [["phase", "1.knight", 1]]
    assert again.to_dict()["stack"][-1]["step"] == "asking"
