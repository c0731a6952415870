"""Cards that leave play, and what saves them."""

from __future__ import annotations

from typing import Any

from tests.scenario import rule
from tests.thrones.realm import card, does, realm, with_cards


@rule("A-4.10", "A-4.9")
def test_when_a_save_window_is_left_out() -> None:
    cards = with_cards(
        does("slay", "Event", {"action": "any", "choose": "character & opponents", "do": "kill(target, unsaved)"}),
        does("offering", "Event", {"action": "any", "choose": "character & opponents", "do": "sacrifice(target)"}),
        card("doomed", abilities=[{"static": "no_save(self)"}]),
        card("keeper", "Plot", income=3, initiative=3, claim=1, abilities=[{"save": "character", "once": True}]),
    )

    def opens(event: str, victim: str = "knight", **position: Any) -> bool:
        told = {"play": [[], [victim]], "hand": [[event], []], "deck": [["rescue"], []], **position}
        table = realm(cards=cards, **told).play(f"use card=0.{event}", f"choose card=1.{victim.split(' ')[0]}")
        return table.step == "saving"

    assert opens("strike")
    assert opens("banish"), "killing and discarding"
    assert not opens("slay"), "the effect says so"
    assert not opens("offering")
    assert not opens("exile")
    assert not opens("strike", "doomed"), "the card says so"
    assert not opens("recall"), "only duplicates save from a return"
    assert opens("recall", "lord", under=[[], ["lord under=1.lord"]])
    assert opens("strike", discard=[["rescue"], []], deck=[]), "one that lies open is in a deck list all the same"
    assert not opens("strike", deck=[]), "nothing in the game saves"
    assert opens("strike", deck=[], revealed=[["keeper"], ["plain"]])
    assert opens("strike", deck=[], play=[["collar on=1.guard"], ["knight", "guard"]]), "a blank card, too"
    fallen = realm(play=[["collar on=1.knight"], ["knight"]], hand=[["seize"], []], deck=[["rescue"], []])
    fallen.play("use card=0.seize", "choose card=1.knight").quiet()
    assert fallen["discard"][0] == ["0.seize", "0.collar"], "nobody is asked to save an attachment that may not lie there"


@rule("A-4.9", "A-4.11")
def test_saves_keep_a_card_in_play_but_not_from_return_or_sacrifice() -> None:
    table = realm(play=[[], ["knight", "guard"]], hand=[["strike"], ["rescue"]])
    table.play("use card=0.strike", "choose card=1.knight")
    assert table.moves() == ["pass", "respond card=1.rescue to=1.knight", "respond card=1.guard to=1.knight"]
    table.play("respond card=1.guard to=1.knight").quiet()
    assert table.names("play", 1) == ["knight"]
    assert table["discard"][1] == ["1.guard"], "the sacrifice was a cost and can't be saved"
    back = realm(play=[[], ["knight"]], hand=[["recall"], ["rescue"]]).use("0.recall", "choose card=1.knight")
    assert "1.knight seen" in back["hand"][1], "saves are for killing and discarding"


@rule("A-4.12")
def test_duplicates_and_attachments_go_with_their_card() -> None:
    table = realm(play=[["sword on=1.lord"], ["lord"]], under=[[], ["lord under=1.lord"]], hand=[["strike"], []])
    table.play("use card=0.strike", "choose card=1.lord").quiet()
    assert table["discard"] == [["0.strike", "0.sword"], ["1.lord.2"]]


@rule("A-4.9", "A-7.8")
def test_a_duplicate_saves_from_every_return_to_hand_or_deck() -> None:
    deeds = {"return": True, "top": True, "shuffle": True, "remove": False, "sacrifice": False}
    for deed, saved in deeds.items():
        cards = with_cards(does("order", "Event", {"action": "any", "choose": "character & opponents", "do": f"{deed}(target)"}))
        table = realm(play=[[], ["lord"]], under=[[], ["lord under=1.lord"]], hand=[["order"], ["rescue"]], cards=cards)
        table.play("use card=0.order", "choose card=1.lord")
        assert (table.step == "saving") == saved, deed
        if saved:
            assert table.moves() == ["pass", "respond card=1.lord.2 to=1.lord"], "saves by other cards are for killing and discarding"
