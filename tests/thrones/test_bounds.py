"""What binds players and cards, where one thing alone is looked at."""

from __future__ import annotations

from typing import Any

from tests.scenario import rule
from tests.thrones.new_card import ability, action, book_with, table
from tests.thrones.realm import Realm, card, realm

TARGET = {"choose": "character & opponents"}


def given(change: str, *moves: str, **position: Any) -> Realm:
    """The first seat has used an action that gives this to a card of the other."""
    told = {**TARGET, **position.pop("told", {})}
    return action(f"give(target, {change}, phase)", "choose card=1.knight", *moves, told=told, **{"play": [[], ["knight"]], **position})


def test_changes_are_given_where_they_differ() -> None:
    for change in ("toll(1)", "warded(Event)", "house(Calder)", "fights(power)", "claim_is(2)", "purse"):
        assert len(given(change)["lasting"]) == 1
    house = {"action": "any", "cost": "gold(1)", "choose": "character & opponents", "do": "give(target, house(Calder), phase)"}
    found = table(house, gold=[2, 0], play=[[], ["knight"]]).play("use card=0.new", "choose card=1.knight").quiet()
    assert found["gold"] == [1, 0]


def test_a_bound_may_last_for_a_time() -> None:
    told = {"action": "challenges", "once": True, "do": ["allow(each_opponent, most_defenders(2), phase)"]}
    more = {"static": "most_defenders(1, opponents)"}
    found = table(told, play=[["knight"], ["page"] * 3]).play("use card=0.new").quiet()
    found.play("challenge challenge=power player=seat_1", "attack card=0.knight", "done").quiet()
    assert found.play("defend card=1.page", "defend card=1.page.2").moves() == ["done"]
    data = book_with(abilities=[told, more])
    both = realm(cards=data, play=[["new", "knight"], ["page", "page"]]).play("use card=0.new").quiet()
    both.play("challenge challenge=power player=seat_1", "attack card=0.knight", "done").quiet()
    assert both.play("defend card=1.page").moves() == ["done"], "the lower bound holds"
    others = {"action": "challenges", "once": True, "do": "allow(you, most_defenders(0), phase)"}
    free = table(others, play=[["knight"], ["page"]]).play("use card=0.new").quiet()
    free.play("challenge challenge=power player=seat_1", "attack card=0.knight", "done").quiet()
    assert "defend card=1.page" in free.moves(), "it is for the other seat"
    closed = table({"static": "most_attackers(0)"}, play=[["knight"], ["page"]], active=1, first=1).quiet()
    assert closed.moves() == ["done"], "nobody may attack"
    blank = {"static": ["most_attackers(0)", "most_attackers(9, opponents)"], "while": "gold >= 1"}
    idle = table(blank, play=[["knight"], ["page"]], active=1, first=1).quiet()
    assert "challenge challenge=power player=seat_0" in idle.moves()
    idle.play("challenge challenge=power player=seat_0")
    assert idle.moves() == ["attack card=1.page"]


def test_gold_on_several_cards_is_spent() -> None:
    told = [{"static": "purse(self)"}, {"action": "any", "cost": "gold(1)", "do": "claim(you, 1)"}]
    notes = [["gold", "0.new", 1], ["gold", "0.new.2", 1]]
    found = realm(cards=book_with(abilities=told), play=[["new", "new"], []], notes=notes).play("use card=0.new")
    assert found["notes"] == [["gold", "0.new.2", 1]]


def test_a_claim_is_fulfilled_in_another_way_for_one_player_alone() -> None:
    told = {"action": "challenges", "once": True, "do": "allow(each_opponent, claim_as(military), phase)"}
    found = table(told, hand=[[], ["page"]], play=[["knight"], []]).play("use card=0.new").quiet()
    found.challenge("intrigue", "0.knight").quiet().resolve().quiet()
    assert found["discard"][1] == ["1.page"], "the attacker's claim is not changed"


def test_an_effect_on_cards_that_leave() -> None:
    gone = action(["kill(target)", "mark(target, 1)"], "choose card=1.knight", play=[[], ["knight"]], told=TARGET)
    assert "notes" not in gone.state.view(0)


def test_attachments_go_only_where_they_may() -> None:
    told = {"action": "any", "once": True, "choose": "attachment", "do": ["discard(target)", "carry(target)"]}
    found = table(told, play=[[], ["knight", "sword on=1.knight", "page"]]).play("use card=0.new", "choose card=1.sword")
    assert found.quiet()["discard"][1] == ["1.sword"]
    boon = card("boon", "Attachment", cost=0, goes_on="location")
    data = book_with(abilities=[{"action": "any", "once": True, "choose": "attachment", "do": "carry(target)"}])
    data["cards"].append(boon)
    lying = realm(cards=data, play=[["new", "field", "boon on=0.field"], []])
    assert lying.moves() == ["pass"], "it lies on no character"


def test_open_hands_are_shown_once() -> None:
    told = {"static": "open_hand(opponents)"}
    found = table(told, hand=[[], ["page", "knight seen"]])
    assert found.state.view(0)["hand"][1] == ["1.page seen", "1.knight seen"]
    found.play("pass")


@rule("A-8.14")
def test_who_fulfils_a_claim_is_settled_before_it() -> None:
    told = {"response": "claiming(opponent, military)", "do": "allow(you, no_claim, challenge)"}
    found = table(told, active=1, first=1, play=[["page"], ["knight"]]).quiet()
    found.play("challenge challenge=military player=seat_0", "attack card=1.knight", "done").quiet().resolve()
    found.play("pass", "respond card=0.new").quiet()
    assert (found["dead"], found["power"]) == ([[], []], [0, 1]), "it was unopposed all the same"


def test_how_it_is_worded() -> None:
    assert ability(static="no_attack(character & has_attacked)", while_="~has_attacked") == (
        "While this card has not attacked in this phase, characters that attacked in this phase can't attack."
    )
    assert ability(response="entered(character, put)", do="draw(you, 1)") == (
        "Response: After a character is put into play by an effect, draw 1 card."
    )
    assert ability(cancel="of(event)", if_="~aimed(character)") == (
        "Response: When the effect of an event is initiated, if that effect has not chosen a character, cancel that effect."
    )
    assert ability(static="cost(-1, character, 1)") == "Each character that you marshal costs −1 gold (to no less than 1)."
    assert ability(passive="won", do="down(you, 2)") == (
        "After a player wins a challenge, discard cards of their choice from hand down to 2."
    )


def test_nothing_is_done_where_there_is_nothing() -> None:
    empty = action(["gold(you, 1)", "inspect(each_opponent, any)"])
    assert empty["gold"] == [1, 0]
    alone = {"revealed": True, "choose": "revealed: plot & ~self", "do": "as_if(target)"}
    data = book_with(kind="Plot", income=0, initiative=9, claim=1, abilities=[alone])
    data["cards"].append(does_nothing())
    found = realm(cards=data, phase="plot", plots=[["new"], ["idle"]], revealed=[[], []])
    found.play("0: plot card=0.new", "1: plot card=1.idle", "first player=seat_0", "order card=0.new", "choose card=1.idle")
    assert found.step == "action", "its condition is not met"


def does_nothing() -> dict[str, Any]:
    told = {"revealed": True, "if": "gold >= 9", "do": "gold(you, 1)"}
    return card("idle", "Plot", income=0, initiative=0, claim=1, abilities=[told])


def test_what_was_played_is_counted_by_its_kind() -> None:
    told = {"static": ["most_played(1, location)", "income(1)"]}
    found = table(told, phase="marshalling", hand=[["page", "field", "chapel"], []], gold=[9, 0]).play("marshal card=0.page")
    while found.asked != 0:
        found.play("pass")
    found.play("marshal card=0.field")
    while found.asked != 0:
        found.play("pass")
    assert found.moves() == ["pass"]


def test_traits_that_are_given_for_a_time() -> None:
    told = {**TARGET, "action": "any", "cost": "gold(1)", "do": "give(target, trait(Lord), phase)"}
    found = table(told, gold=[3, 0], play=[[], ["page", "knight"]]).play("use card=0.new", "choose card=1.page").quiet()
    assert found["lasting"]
    counted = ["give(target, trait(Lord), phase)", "give(target, house(Calder), phase)", "gold(you, count(trait(Lord) & house(Calder)))"]
    assert action(counted, "choose card=1.page", told=TARGET, play=[[], ["page", "knight"]])["gold"] == [1, 0]
