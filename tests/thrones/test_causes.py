"""Whatever happens is told with its cause: the card whose effect it is, the card that it pays for, or the rule."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import Speech
from tests.scenario import rule
from tests.thrones.realm import Realm, does, realm, with_cards


def used(name: str, *moves: str, cards: dict[str, Any] | None = None, **position: Any) -> list[str]:
    """All that is told when the first seat uses a card and nobody answers."""
    table = realm(cards=cards, **position) if cards else realm(**position)
    return table.use(f"0.{name}", *moves).quiet().log


def idle(table: Realm, step: str) -> Realm:
    """Nobody does anything until this is asked."""
    while not table.over and table.step != step:
        table.play("done" if "done" in table.moves() else "pass")
    return table


# Cards that leave play.


@rule("A-8.6")
def test_a_character_is_killed_for_a_claim() -> None:
    table = realm(play=[["giant"], ["squire"]]).fight("military", ["0.giant"], []).play("kill card=1.squire").quiet()
    assert "Squire is killed for the military claim." in table.log


@rule("A-9.1")
def test_a_character_is_killed_by_deadly_attackers() -> None:
    table = (
        realm(play=[["assassin"], ["squire", "knight"]]).fight("intrigue", ["0.assassin"], ["1.squire"]).play("kill card=1.squire").quiet()
    )
    assert "Squire is killed by Deadly attackers." in table.log


@rule("A-4.11", "A-4.12")
@pytest.mark.parametrize(
    ("event", "told"),
    [
        ("strike", "Squire is killed by Strike."),
        ("banish", "Squire is discarded from play by Banish."),
        ("recall", "Recall returns Squire to its owner's hand."),
        ("exile", "Exile removes Squire from the game."),
    ],
)
def test_a_card_is_sent_away_by_another(event: str, told: str) -> None:
    log = used(event, "choose card=1.squire", hand=[[event]], play=[[], ["squire", "0.sword on=1.squire"]])
    assert told in log
    assert "Sword is discarded with the card it is attached to." in log


def test_a_card_leaves_play_in_every_manner() -> None:
    said = {
        "top": "Deed puts Squire on top of its owner's deck.",
        "shuffle": "Deed shuffles Squire into its owner's deck.",
        "sacrifice": "Squire is sacrificed because of Deed.",
    }
    for kind, told in said.items():
        cards = with_cards(does("deed", "Event", {"action": "any", "choose": "character", "do": f"{kind}(target)"}))
        assert told in used("deed", "choose card=1.squire", cards=cards, hand=[["deed"]], play=[[], ["squire"]])


@rule("A-1.3")
def test_an_attachment_is_discarded_where_it_may_not_lie() -> None:
    cards = with_cards(
        does("bare", "Event", {"action": "any", "choose": "character", "do": "give(target, keyword(No Attachments), phase)"})
    )
    log = used("bare", "choose card=1.squire", cards=cards, hand=[["bare"]], play=[[], ["squire", "sword on=1.squire"]])
    assert "Sword is discarded, because it may no longer be attached there." in log


@rule("A-12.3")
def test_power_goes_with_its_card() -> None:
    log = used("strike", "choose card=1.squire", hand=[["strike"]], play=[[], ["squire power=2"]])
    assert "Squire loses 2 power, because it leaves play." in log


@rule("A-4.9", "A-7.8")
def test_a_card_is_saved_by_another_or_by_its_duplicate() -> None:
    table = realm(hand=[["strike"], ["rescue"]], play=[[], ["squire"]]).use("0.strike", "choose card=1.squire")
    assert table.step != "saving"
    table = realm(hand=[["strike"], ["rescue"]], play=[[], ["squire"]]).play("use card=0.strike", "choose card=1.squire")
    while table.asked != 1 or table.step != "saving":
        table.play("pass")
    table.play("respond card=1.rescue to=1.squire").quiet()
    assert "Squire is saved by Rescue." in table.log
    table = realm(hand=[["strike"]], play=[[], ["lord"]], under=[[], ["lord on=1.lord"]]).play("use card=0.strike", "choose card=1.lord")
    while table.asked != 1:
        table.play("pass")
    table.play("respond card=1.lord.2 to=1.lord").quiet()
    assert "Lord is saved by its duplicate." in table.log


# What is paid.


@rule("A-4.2", "A-1.10")
def test_what_is_paid_is_told_with_what_it_is_for() -> None:
    log = used("mint", "pay card=0.envoy", "pay card=0.chapel", play=[["mint", "envoy", "chapel"]])
    assert log[:3] == ["Player 1 uses Mint.", "Envoy kneels to pay for Mint.", "Chapel kneels to pay for Mint."]
    assert "Mint gives Player 1 3 gold." in log
    log = used("shrine", play=[["shrine"]], deck=[["squire"]])
    assert "Shrine kneels." in log, "that it is its own cost goes without saying"
    assert "Shrine lets Player 1 draw Squire." in log


@pytest.mark.parametrize(
    ("cost", "told"),
    [
        ("kneel_card(character)", "Squire kneels to pay for Deed."),
        ("sacrifice_card(character)", "Squire is sacrificed to pay for Deed."),
        ("drop", "Player 1 discards Knight from their hand to pay for Deed."),
        ("gold(1)", "Player 1 pays 1 gold for Deed."),
    ],
)
def test_each_cost_is_told_with_what_it_is_for(cost: str, told: str) -> None:
    cards = with_cards(does("deed", "Location", {"action": "any", "cost": cost, "do": "claim(you, 1)"}))
    table = realm(cards=cards, play=[["deed", "squire"]], hand=[["knight"]], gold=[2, 0]).play("use card=0.deed")
    while table.step == "paying":
        table.play(table.moves()[0])
    assert told in table.quiet().log
    assert "Deed puts 1 power on Player 1's House." in table.log


@rule("A-7.2", "A-7.1", "A-10.3")
def test_gold_is_told_with_where_it_comes_from_and_goes() -> None:
    table = realm(phase="draw", hand=[["squire"]], deck=[["knight"] * 3, ["knight"] * 3])
    while "marshal card=0.squire" not in table.moves():
        table.play("pass")
    table.play("marshal card=0.squire")
    assert "Player 1 collects an income of 3 gold." in table.log
    assert "Player 1 pays 1 gold for Squire." in table.log
    table = idle(realm(phase="standing", gold=[2, 0], plots=[["slow"]] * 2), "plots")
    assert "Player 1 returns 2 gold to the treasury." in table.log


# What is won.


@rule("A-8.13", "A-9.6")
def test_power_is_told_with_how_it_was_won() -> None:
    table = realm(play=[["hero"]], power=[0, 3]).fight("power", ["0.hero"], [])
    assert "Player 2 loses 1 power from their House for the claim." in table.log
    assert "Player 1 puts 1 power on their House for the claim." in table.log
    assert "Player 1 puts 1 power on their House, because the challenge was unopposed." in table.log
    assert "Hero claims 1 power for Renown." in table.log


@rule("A-8.7")
def test_cards_are_discarded_for_the_intrigue_claim() -> None:
    table = realm(play=[["giant"]], hand=[[], ["squire"]]).challenge("intrigue", "0.giant").quiet().play("done")
    while not any("claim" in line for line in table.told):
        table.play("pass")
    assert "Player 2 discards Squire from their hand at random for the intrigue claim." in table.log
    event = next(event for event in table.state.events or [] if "discards" in table.state.telling(event, -1))
    german = Speech(language("de"), table.state).event(event, 1).text
    assert german == "Du legst für den Intrigenanspruch zufällig „Squire“ von deiner Hand ab."


@rule("A-11.1", "A-11.4")
def test_power_for_titles_is_told_as_such() -> None:
    titles = ["hand_of_the_king", "master_of_coin", None]
    table = realm(3, play=[["giant"], ["squire"]], titles=titles).fight("intrigue", ["0.giant"], ["1.squire"])
    assert "Player 1 puts 1 power on their House, because their title opposes the loser's." in table.log
    table = realm(3, play=[["giant"]], titles=titles).fight("intrigue", ["0.giant"], [])
    assert "Player 1 puts 2 power on their House: the challenge was unopposed, and their title opposes the loser's." in table.log


@rule("A-10.1", "A-9.10")
def test_power_of_dominance_and_where_infamy_lays_it() -> None:
    plots = [["slow"]] * 2
    table = idle(realm(play=[["giant"]], plots=plots), "plots")
    assert "Player 1 puts 1 power on their House for dominance." in table.log
    table = idle(realm(play=[["giant", "rogue"]], plots=plots), "bestow").play("bestow card=0.rogue")
    assert "Rogue gets 1 power for dominance." in table.log
    table = realm(play=[["giant", "den"]]).fight("intrigue", ["0.giant"], []).play("bestow")
    assert "Player 1 puts 1 power on their House for the challenge." in table.log
    table = realm(play=[["den"]], hand=[["feast"]]).use("0.feast").play("bestow card=0.den")
    assert "Feast gives Den 1 power." in table.log


# What else cards and titles do.


@rule("A-9.7", "A-9.13", "A-9.14")
def test_keywords_are_told_as_causes() -> None:
    table = realm(play=[["shadow"], ["squire"]]).challenge("intrigue", "0.shadow").quiet().play("bypass card=1.squire")
    assert "Shadow bypasses Squire by Stealth: Squire can't defend." in table.log
    table = realm(play=[["sentry"], ["avenger kneeling"]]).fight("intrigue", ["0.sentry"], [])
    table.play("order_keyword keyword=vengeful", "stand card=1.avenger").quiet().play("stand card=0.sentry").quiet()
    assert "Avenger is Vengeful and stands." in table.log
    assert "Sentry is Vigilant and stands." in table.log


@rule("A-7.10")
def test_control_is_told_with_its_card_and_its_end() -> None:
    table = realm(hand=[["seize"]], play=[[], ["squire"]], plots=[["slow"]] * 2).use("0.seize", "choose card=1.squire")
    assert "Seize gives Player 1 control of Squire." in table.log
    idle(table, "plots")
    assert "Player 2 controls Squire again, because the effect is over." in table.log


@rule("A-4.8", "A-4.18")
def test_cards_that_cancel_withdraw_reveal_and_put_into_play_are_named() -> None:
    table = realm(hand=[["feast"], ["refuse"]]).play("use card=0.feast", "1: respond card=1.refuse to=0.feast").quiet()
    assert "Refuse cancels the effect of Feast." in table.log
    table = realm(hand=[["pull_back"]], play=[["squire"]]).challenge("intrigue", "0.squire").use("0.pull_back", "choose card=0.squire")
    assert "Pull Back removes Squire from the challenge." in table.log
    log = used("summons", "choose card=0.squire", hand=[["summons", "squire"]])
    assert "Player 1 reveals Squire." in log
    assert "Summons puts Squire into play under Player 1's control." in log
    log = used("scour", "choose card=0.squire", hand=[["scour"]], deck=[["squire", "knight"]])
    assert "Scour makes Player 1 reveal Squire." in log
    log = used("toll", "choose card=0.squire", hand=[["toll"]], play=[["squire"]])
    assert "Toll makes Squire kneel." in log


@rule("A-11.5", "A-11.2")
def test_titles_that_redirect_and_step_in_are_named() -> None:
    titles = ["master_of_coin", "crown_regent", "lord_commander"]
    table = realm(3, play=[["squire"]], titles=titles).challenge("intrigue", "0.squire").play("redirect", "target player=seat_2")
    assert table.told == ["Player 2 redirects Player 1's attack as Crown Regent: it turns to Player 3."]
    event = (table.state.events or [])[0]
    assert [table.state.telling(event, viewer) for viewer in range(3)] == [
        "Player 2 redirects your attack as Crown Regent: it turns to Player 3.",
        "You redirect Player 1's attack as Crown Regent: it turns to Player 3.",
        "Player 2 redirects Player 1's attack as Crown Regent: it turns to you.",
    ]


@rule("A-11.9", "A-11.10")
def test_the_lord_commander_steps_in_and_wins_power() -> None:
    titles = ["master_of_coin", None, "lord_commander"]
    table = (
        realm(3, play=[["squire"], [], ["giant"]], power=[2, 0, 0], titles=titles)
        .challenge("military", "0.squire")
        .quiet()
        .play("done", "step_in")
    )
    assert "Player 3 steps in for Player 2." in table.log
    table.play("defend card=2.giant", "done").quiet()
    assert "Player 1 loses 1 power from their House to the Lord Commander." in table.log
    assert "Player 3 puts 1 power on their House as Lord Commander." in table.log


def test_power_that_cards_move_is_told_with_them() -> None:
    cards = with_cards(
        does("rob", "Event", {"action": "any", "do": "move(1, each_opponent, you)"}),
        does("loot", "Event", {"action": "any", "choose": "character & opponents", "do": "move(1, target, you)"}),
        does("fine", "Event", {"action": "any", "do": "spend(each_opponent, 2)"}),
        does("sack", "Event", {"action": "any", "do": "lose(each_opponent, 1)"}),
        does("join", "Event", {"action": "challenges", "choose": "character & yours & ~participating", "do": "join(target)"}),
        does("wake", "Event", {"action": "any", "choose": "character & kneeling", "do": "stand(target)"}),
    )
    log = used("rob", cards=cards, hand=[["rob"]], power=[0, 2])
    assert log[1:3] == ["Rob takes 1 power from Player 2's House.", "Rob puts 1 power on Player 1's House."]
    log = used("loot", "choose card=1.page", cards=cards, hand=[["loot"]], play=[[], ["page power=1"]])
    assert "Loot takes 1 power from Page." in log
    assert "Fine makes Player 2 lose 2 gold." in used("fine", cards=cards, hand=[["fine"]], gold=[0, 3])
    assert "Sack makes Player 2 discard Page from their hand." in used("sack", cards=cards, hand=[["sack"], ["page"]])
    assert "Wake lets Page stand." in used("wake", "choose card=1.page", cards=cards, hand=[["wake"]], play=[[], ["page kneeling"]])
    table = (
        realm(cards=cards, hand=[["join"]], play=[["squire", "page"]]).challenge("intrigue", "0.squire").use("0.join", "choose card=0.page")
    )
    assert "Join lets Page join the challenge." in table.log
