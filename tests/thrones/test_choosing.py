"""The cards and players that abilities choose."""

from __future__ import annotations

from typing import Any

from tests.scenario import rule
from tests.thrones.new_card import action, table
from tests.thrones.realm import card, realm, with_cards


def test_players_are_chosen_only_where_something_changes() -> None:
    def chooses(do: Any, **position: Any) -> bool:
        return "use card=0.new" in table({"action": "any", "once": True, "choose": "player", "do": do}, **position).moves()

    assert chooses("lose(chosen, 1)", hand=[[], ["page"]])
    assert not chooses("lose(chosen, 1)")
    assert chooses("move(1, chosen, you)", power=[0, 1])
    assert not chooses("move(1, chosen, you)", power=[1, 0])
    assert chooses("move(1, you, chosen)", power=[1, 0])
    assert not chooses("move(1, you, chosen)", power=[0, 1])
    assert chooses("keep(chosen, 1, character, discard)", play=[[], ["page", "page"]])
    assert not chooses("keep(chosen, 1, character, discard)", play=[[], ["page"]])
    assert chooses("look(chosen, 1)", deck=[[], ["page"]])
    assert not chooses("look(chosen, 1)", deck=[["page"], []])
    assert chooses("allow(chosen, income(-1), round)")
    assert chooses(["lose(chosen, 1)", "gold(you, 1)"]), "something changes whoever is chosen"


def test_choosing_and_keeping() -> None:
    kept = action("keep(each_opponent, 1, character, discard)", "choose card=1.page", play=[[], ["page", "knight", "giant"]])
    assert kept["play"][1] == ["1.page"]
    dropped = action("choose(you, 1, hand, discard)", "choose card=0.page", hand=[["page", "knight"], []])
    assert dropped["discard"][0] == ["0.page"]


@rule("A-4.2")
def test_two_targets_are_offered_if_any_pair_is_possible() -> None:
    told = {"action": "any", "choose": ["character & yours", "character & unique"], "do": ["kneel(target)", "stand(second)"], "once": True}
    found = table(told, play=[["lord kneeling", "page"], ["knight"]])
    assert found.moves() == ["pass", "use card=0.new"]
    found.play("use card=0.new")
    assert found.moves() == ["choose card=0.page"]
    told["do"] = ["give(target, str(1), phase)", "give(second, str(1), phase)"]
    first = table(told, play=[["lord", "page", "knight"], []]).play("use card=0.new")
    assert first.moves() == ["choose card=0.page", "choose card=0.knight"], "the lord is needed as the second"
    assert first.play("choose card=0.page").moves() == ["choose card=0.lord"]
    both = table(told, play=[["lord"], ["lord"]]).play("use card=0.new")
    assert both.moves() == ["choose card=0.lord"], "another lord is left"
    assert table(told, play=[["lord"], ["page"]]).moves() == ["pass"], "no card is both"


def test_whoever_chooses_a_player_searches_their_own_deck() -> None:
    told = {"choose": "player"}
    decks = [["knight", "page"], ["lord"]]
    found = action(["search(character, hand)", "lose(chosen, 1)"], told=told, deck=decks, hand=[[], ["squire"]])
    found.play("choose_player player=seat_1")
    assert found.moves() == ["choose card=0.knight", "choose card=0.page", "done"]
    found.play("choose card=0.page").quiet()
    assert (found["hand"][0], found["discard"][1]) == (["0.page seen"], ["1.squire"])
    none = action(["spend(chosen, 1)", "search(character, play)"], "choose_player player=seat_1", "done", told=told, deck=decks)
    assert none.names("play") == ["new"]
    assert none.names("deck", 1) == ["lord"]


def test_players_and_cards_are_chosen_together() -> None:
    both = {"choose": ["player", "character & opponents"]}
    found = action(
        ["spend(chosen, 1)", "kneel(second)"],
        "choose_player player=seat_1",
        "choose card=1.page",
        gold=[0, 2],
        play=[[], ["page"]],
        told=both,
    )
    assert found["gold"] == [0, 1]
    assert found["play"][1] == ["1.page kneeling"]
    broke = table({"action": "any", "once": True, "do": ["spend(chosen, 1)", "kneel(second)"], **both}, play=[[], ["page"]])
    assert broke.moves() == ["pass"], "there is no player of whom something would change"
    own = {"choose": "player"}
    self_too = action(["spend(chosen, 1)", "kneel(self)"], "choose_player player=seat_1", told=own)
    assert self_too.of("0.new") == "0.new kneeling", "whoever is chosen, it kneels"
    then = action(
        ["kneel(target)", "choose(you, 1, hand, discard)"],
        "choose card=1.page",
        "choose card=0.squire",
        play=[[], ["page"]],
        hand=[["squire"], []],
        told={"choose": "character & opponents"},
    )
    assert then["discard"][0] == ["0.squire"]


def test_saves_and_cancels_may_choose_players() -> None:
    cards = with_cards(
        card("mercy", "Event", abilities=[{"save": "character & yours", "choose": "player", "do": "spend(chosen, 1)"}]),
        card("rebuke", "Event", abilities=[{"cancel": "event", "choose": "player", "do": "spend(chosen, 1)"}]),
    )
    saved = realm(play=[[], ["knight"]], hand=[["strike"], ["mercy"]], gold=[2, 0], cards=cards)
    saved.play("use card=0.strike", "choose card=1.knight", "respond card=1.mercy to=1.knight", "choose_player player=seat_0").quiet()
    assert (saved["play"][1], saved["gold"]) == (["1.knight"], [1, 0])
    stopped = realm(play=[[], ["knight"]], hand=[["strike"], ["rebuke"]], gold=[2, 0], cards=cards)
    stopped.play("use card=0.strike", "choose card=1.knight", "respond card=1.rebuke to=0.strike", "choose_player player=seat_0").quiet()
    assert (stopped["play"][1], stopped["gold"]) == (["1.knight"], [1, 0])


def test_whoever_has_no_part_in_it_is_not_asked() -> None:
    told = {"response": "killed(character & yours)", "do": ["gold(you, 1)", "choose(other_player, 1, character, kneel)"]}
    found = table(told, play=[["page"], ["knight"]], first=1, active=1)
    found.fight("military", ["1.knight"], [], target=0)
    found.play("kill card=0.page")
    while found.asked != 0:
        found.play("pass")
    found.play("respond card=0.new to=0.page").quiet()
    assert found["gold"] == [1, 0], "the claim was nobody's doing"
