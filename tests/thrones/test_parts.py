"""Effects that are made of others: what is asked, what is paid, and what others decide."""

from __future__ import annotations

from typing import Any

import pytest

from greathall import features
from greathall.games.thrones import verbs
from greathall.kernel.errors import BadPosition
from greathall.kernel.move import pack
from greathall.lab.contract import check_round_trip
from tests.thrones.new_card import ability, action, book_with, table
from tests.thrones.realm import realm


def decided(do: Any, *moves: str, **position: Any) -> Any:
    """The first seat uses an action that does this, and it is decided about."""
    told = {"action": "any", "once": True, "do": do, **position.pop("told", {})}
    found = table(told, **position).play("use card=0.new")
    if found.step == "picking":
        check_round_trip(found.thrones, book_with(kind=position.get("kind", "Location"), abilities=[told]))
    return found.play(*moves)


def test_a_part_aims_for_itself() -> None:
    aimed = "may(you, target(character & opponents), kneel(target))"
    found = decided(aimed, "use card=0.new", play=[[], ["page", "knight kneeling"]])
    assert (found.step, found.moves()) == ("choosing", ["choose card=1.page"])
    assert found.play("choose card=1.page").of("1.page") == "1.page kneeling"
    assert decided(aimed, play=[[], ["knight kneeling"]]).step == "action", "there is nobody to aim at"
    second = {"choose": "character & yours"}
    both = "may(you, target(character & opponents), kneel(second), stand(target))"
    found = decided(both, "choose card=0.page", "use card=0.new", "choose card=1.knight", play=[["page kneeling"], ["knight"]], told=second)
    assert (found.of("0.page"), found.of("1.knight")) == ("0.page", "1.knight kneeling")
    robbed = decided("may(you, target(player), spend(chosen, 1))", "use card=0.new", "choose_player player=seat_1", gold=[0, 3])
    assert robbed["gold"] == [0, 2]


def test_what_a_part_costs_does_not_show_what_a_hand_holds() -> None:
    paid = "may(you, pay(drop(trait(Lord))), gold(you, 1))"
    found = decided(paid, hand=[["page"], []])
    assert (found.step, found.moves()) == ("picking", ["done"])
    assert decided(paid, "use card=0.new", "pay card=0.lord", hand=[["page", "lord"], []])["gold"] == [1, 0]
    assert decided(paid).step == "action", "an empty hand is seen by all"


def test_parts_within_parts() -> None:
    found = decided("may(you, if(gold >= 1, draw(you, 1)))", gold=[0, 0], deck=[["page"], []])
    assert found.step == "action", "it would do nothing"
    found = decided("may(you, if(gold >= 1, draw(you, 1), gold(you, 1)))", "use card=0.new")
    assert found["gold"] == [1, 0]
    assert decided("if(gold >= 1, draw(you, 1))", deck=[["page"], []])["hand"][0] == []
    assert table({"action": "any", "once": True, "do": "if(gold >= 1, draw(you, 1))"}).moves() == ["pass"], "the deck is empty"
    found = decided("may(you, may(you, gold(you, 1)))", "use card=0.new", "use card=0.new")
    assert found["gold"] == [1, 0]
    for effect, moves in (
        ("search(character, hand)", ["choose card=0.page"]),
        ("move(1, each_opponent, you)", []),
        ("move(1, each(character & yours), you)", []),
        ("choose(you, 1, character, kneel)", ["choose card=0.knight"]),
        ("kneel(each(character))", []),
        ("later(phase, gold(you, 1))", []),
        ("mark(self, 1)", []),
    ):
        found = decided(f"may(you, {effect})", "use card=0.new", *moves, deck=[["page"], []], play=[["knight power=1"], []], power=[0, 1])
        assert found.step == "action"
    for effect in ("move(1, each_opponent, you)", "choose(you, 1, character, kneel)", "lose(you, 1)"):
        assert decided(f"may(you, {effect})").step == "action", "it would change nothing"


def test_nobody_is_asked_who_is_not_there() -> None:
    told = {"action": "challenges", "cost": "sacrifice", "do": "later(phase, may(hosts, draw(they, 1)))"}
    found = table(told, kind="Attachment", deck=[[], ["page"]])
    assert found.moves() == ["pass"]
    entry = book_with(kind="Attachment", abilities=[told])
    lying = realm(cards=entry, play=[["new on=1.knight"], ["knight"]], deck=[[], ["page"]]).play("use card=0.new")
    while lying["phase"] == "challenges":
        lying.play("pass" if "pass" in lying.moves() else "done")
    assert lying.step == "action", "it lies on nothing any more"


def test_what_others_decide_is_worded_for_them() -> None:
    assert ability(response="won", do="one(each_opponent, claim(they, 1), show(you), all(draw(they, 1), lose(they, 1)))") == (
        "Response: After a player wins a challenge, each opponent chooses one: that player claims 1 power for their House; or the player "
        "of this card reveals their hand; or (that player draws 1 card, then that player discards 1 random card from hand)."
    )
    assert ability(action="any", cost="kneel", do="one(you, pay(gold(1)), all(target(character & yours), stand(target)))") == (
        "Any Phase: Kneel this card – choose one: pay 1 gold; or choose a character you control: stand it."
    )


def test_programs_see_who_decides() -> None:
    told = {"action": "any", "once": True, "do": "may(each_opponent, draw(they, 1))"}
    found = table(told, deck=[[], ["page"]]).play("use card=0.new")
    encoding = features.of(found.thrones.game, 2)
    assert encoding is not None
    encoded = found.thrones.game.encoding(found.thrones).features(found.thrones, 1)
    assert len(encoded) > 0
    assert found.thrones.move_saying(1, pack(verbs.USE, 0)) is not None
    assert found.thrones.move_saying(1, pack(verbs.DONE)) is None
    asked = action("gold(you, 1)").thrones
    assert asked.move_saying(0, pack(verbs.USE, 0)) is None
    picking = decided("choose(you, 1, character, kneel)", play=[["page"], []]).thrones
    assert picking.move_saying(0, pack(verbs.USE, 0)) is None


def test_a_position_names_only_what_there_is() -> None:
    with pytest.raises(BadPosition, match="no such stage"):
        table({"action": "any", "once": True, "do": "gold(you, 1)"}, stack=[{"step": "round", "at": 4, "number": 4}])


def test_who_is_against_whom_in_a_challenge() -> None:
    told = {"action": "challenges", "once": True, "choose": "character & rivals", "do": "kneel(target)"}
    found = table(told, play=[["knight"], ["page"]])
    assert found.moves() == ["pass"], "there is no challenge"
    found = table(told, active=1, first=1, play=[["knight"], ["page", "hero"]]).quiet()
    found.play("challenge challenge=power player=seat_0", "attack card=1.page", "done")
    found.play("pass", "use card=0.new")
    assert found.moves() == ["choose card=1.hero"]
    assert ability(response="won", choose="character & ~rivals", do="kneel(target)") == (
        "Response: After a player wins a challenge, choose a character the opponent in the challenge doesn't control: kneel it."
    )
