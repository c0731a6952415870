"""Why a card, a player or a kind of challenge that somebody points at can't be used now."""

from __future__ import annotations

from tests.scenario import rule
from tests.thrones.realm import does, realm, with_cards


@rule("A-4.2", "A-4.4", "A-7.2", "A-9.9")
def test_cards_while_players_may_act() -> None:
    table = realm(
        hand=[["knight", "raider", "rally", "strike", "rescue"], ["squire"]],
        play=[["shrine kneeling", "soldier", "court", "fief", "well"], ["spy"]],
        discard=[["shrine"]],
        phase="dominance",
    )
    assert table.why("card", "0.knight") == "Knight: cards are marshalled on your turn of the marshalling phase (A-7.2)"
    assert table.why("card", "0.raider").endswith("(A-9.9)")
    assert table.why("card", "0.rally") == "Rally: its action is not for the dominance phase (A-4.4)"
    assert table.why("card", "0.rescue") == "Rescue: it has no action (A-4.2)"
    assert table.why("card", "0.soldier") == "Soldier: it has no action (A-4.2)"
    assert table.why("card", "0.shrine") == "Shrine: you can't pay its cost: kneel this card (A-4.2)"
    assert table.why("card", "0.well") == "Well: it has no target, or would change nothing (A-4.2)"
    assert table.why("card", "1.spy") == "Spy: you may only use your own cards (A-4.2)"
    assert table.why("card", "1.squire") == "Squire: take an action, or pass (A-4.3)", "nobody knows whether it is in a hand"
    assert table.why("challenge", "power").endswith("(A-8.1)")
    assert table.why("title", "master_of_coin") == "Master of Coin: titles are taken in the plot phase (A-5.7)"


@rule("A-7.2", "A-9.4")
def test_cards_in_marshalling() -> None:
    table = realm(hand=[["giant", "rare", "rarer"]], phase="marshalling", gold=[0, 0])
    assert table.why("card", "0.giant") == "Giant costs 6 gold, and you have 3 (A-7.2)"
    table.play("marshal card=0.rare")
    while table.asked != 0 or table.step != "action":
        table.play("pass")
    assert table.why("card", "0.rarer") == "Rarer: you have played a Limited card this round (A-9.4)"


@rule("A-8.1", "A-8.2", "A-8.3")
def test_before_a_challenge_its_kind_is_chosen() -> None:
    table = realm(play=[["soldier", "spy kneeling"], ["knight"]])
    assert table.why("challenge", "military").endswith("(A-8.2)")
    table.quiet()
    assert table.why("card", "0.soldier") == "Soldier: first choose a kind of challenge (A-8.3)"
    assert table.why("player", "seat_1") == "Player 2: first choose a kind of challenge (A-8.3)"
    assert table.why("player", "seat_0") == "Player 1: you can only challenge opponents (A-8.1)"
    assert table.why("challenge", "intrigue").endswith("you have no standing character with the intrigue icon that may attack (A-8.3)")
    assert table.why("challenge", "military").endswith("(A-8.1)"), "it can be chosen"


@rule("A-8.3", "A-8.4", "A-8.6")
def test_who_can_not_take_part() -> None:
    table = realm(play=[["soldier", "spy", "envoy kneeling", "field", "knight"], ["page"]]).quiet()
    table.play("challenge challenge=military player=seat_1")
    assert table.why("card", "0.spy") == "Spy has no military icon (A-8.3)"
    assert table.why("card", "0.envoy") == "Envoy kneels (A-8.3)"
    assert table.why("card", "0.field") == "Field: only a character in play can be chosen (A-8.3)"
    assert table.why("card", "1.page") == "Page: you may only use your own cards (A-8.3)"
    assert table.why("card", "0.knight").endswith("(A-8.3)"), "it can be chosen"
    table.play("attack card=0.soldier")
    assert table.why("card", "0.soldier") == "Soldier is chosen already (A-8.3)"


@rule("A-3.3", "A-3.4", "A-3.5")
def test_what_can_not_be_placed_in_setup() -> None:
    table = realm(
        hand=[["giant", "strike", "rarer", "knight"]],
        placed=[["rare"]],
        revealed=[[], []],
        phase="setup",
        stack=[{"step": "placing", "seat": 0}],
    )
    assert table.why("card", "0.giant") == "Giant costs 6 gold, and you have 5 (A-3.3)"
    assert table.why("card", "0.strike").endswith("(A-3.4)")
    assert table.why("card", "0.rarer") == "Rarer: you place one Limited card and no duplicates (A-3.5)"
    assert table.why("card", "0.knight").endswith("(A-3.3)"), "it can be placed"
    assert table.why("card", "0.rare").endswith("(A-3.3)"), "it is placed"


@rule("A-9.4", "A-4.2", "A-4.6", "A-4.7")
def test_abilities_that_can_not_be_used_now() -> None:
    more = [
        does("edict", "Event", {"action": "any", "do": "gold(you, 1)"}, keywords=["Limited"]),
        does("purse", "Location", {"action": "any", "once": True, "do": "gold(you, 1)"}, cost=0),
        does("toll_gate", "Location", {"action": "any", "cost": ["gold(1)", "kneel"], "do": "draw(you, 1)"}, cost=0),
    ]
    table = realm(
        cards=with_cards(*more),
        hand=[["edict", "rare"]],
        play=[["purse", "toll_gate kneeling"], ["knight"]],
        phase="marshalling",
        gold=[2, 0],
    )
    table.play("marshal card=0.rare")
    while table.asked != 0 or table.step != "action":
        table.play("pass")
    assert table.why("card", "0.edict") == "Edict: you have played a Limited card this round (A-9.4)"
    assert table.why("card", "0.toll_gate") == "Toll Gate: you can't pay its cost: kneel this card (A-4.2)"
    table.use("0.purse")
    while table.asked != 0 or table.step != "action":
        table.play("pass")
    assert table.why("card", "0.purse") == "Purse: it was used already this round (A-4.2)"


@rule("A-1.10", "A-4.2", "A-4.6", "A-4.8", "A-4.9")
def test_cards_that_do_not_answer_what_happens() -> None:
    table = realm(hand=[["strike"], ["rescue", "refuse", "squire"]], play=[[], ["knight", "envoy kneeling", "soldier", "shrine"]])
    table.play("use card=0.strike", "choose card=1.knight")
    assert table.step == "cancelling"
    assert table.why("card", "1.rescue") == "Rescue: it can't cancel an effect (A-4.8)"
    assert table.why("card", "1.refuse").endswith("(A-4.6)"), "it can be used"
    assert table.why("card", "0.strike") == "Strike: you may only use your own cards (A-4.2)"
    table.play("pass", "pass")
    assert table.step == "saving"
    assert table.why("card", "1.soldier") == "Soldier: it can't save a card (A-4.9)"
    table = realm(hand=[["knight"], []], play=[["mint", "chapel kneeling", "envoy", "chapel", "page"], ["chapel"]], phase="challenges")
    table.play("use card=0.mint")
    assert table.step == "influence"
    assert table.why("card", "0.page") == "Page: it gives no influence (A-1.10)"
    assert table.why("card", "0.chapel") == "Chapel kneels (A-1.10)"
    assert table.why("card", "0.knight") == "Knight: it is not in play (A-4.2)"
    assert table.why("card", "1.chapel") == "Chapel: you may only use your own cards (A-4.2)"
    assert table.why("card", "0.envoy").endswith("(A-1.10)"), "it can be chosen"


@rule("A-4.2")
def test_a_blank_card_has_no_ability() -> None:
    sage = does("sage", "Character", {"action": "any", "once": True, "do": "gold(you, 1)"}, strength=2, icons="MIP")
    table = realm(cards=with_cards(sage), play=[["sage"], ["collar on=0.sage"]])
    assert table.why("card", "0.sage") == "Sage: its text is blank now (A-4.2)"


@rule("A-8.1", "A-8.6")
def test_a_kind_is_chosen_once_and_losses_are_ones_own() -> None:
    table = realm(play=[["soldier", "spy", "knight"], ["page", "squire", "knight"]]).challenge("military", "0.soldier").quiet()
    table.play("done").quiet()
    assert table.step == "losses"
    assert table.why("card", "1.page").endswith("(A-8.6)"), "it can be chosen"
    assert table.why("card", "0.soldier") == "Soldier: you may only use your own cards (A-8.6)"
    table.play("kill card=1.page").quiet()
    assert table.why("challenge", "military") == "you can't initiate another military challenge this round (A-8.1)"


@rule("A-11.1")
def test_titles_that_support_each_other() -> None:
    table = realm(3, play=[["knight"], ["squire"], ["page"]], titles=["hand_of_the_king", "crown_regent", "master_of_whispers"]).quiet()
    answers = {table.why("player", f"seat_{seat}") for seat in (1, 2)}
    assert any(answer.endswith("your title supports theirs (A-11.1)") for answer in answers)
