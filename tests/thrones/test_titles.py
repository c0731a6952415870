"""The six titles."""

from __future__ import annotations

from typing import Any

from tests.scenario import rule
from tests.thrones.realm import Realm, realm


def council(*titles: str | None, play: list[list[str]], **position: Any) -> Realm:
    return realm(len(titles), titles=list(titles), play=play, **position)


@rule("A-11.1")
def test_who_supports_a_title_does_not_challenge_its_holder() -> None:
    table = council("hand_of_the_king", "master_of_whispers", "master_of_coin", play=[["soldier"], [], []]).quiet()
    assert table.moves() == ["done", "challenge challenge=military player=seat_2"]
    table.refuse("challenge challenge=military player=seat_1", "A-8.1")


@rule("A-11.2", "A-11.13")
def test_a_supporter_defends_and_the_target_still_pays() -> None:
    table = council(
        "master_of_laws", "master_of_coin", "master_of_whispers", play=[["knight"], ["page"], ["herald", "squire"]], power=[0, 3, 3]
    )
    table.challenge("power", "0.knight").quiet()
    assert table.asked == 1
    table.play("done")
    assert table.asked == 2
    assert table.moves() == ["pass", "step_in"]
    table.play("step_in")
    assert table.moves() == ["defend card=2.herald", "defend card=2.squire"], "at least one"
    table.play("defend card=2.squire", "done").quiet()
    assert table["power"][1:] == [2, 3]
    won = council("crown_regent", "master_of_coin", "master_of_whispers", play=[["squire"], ["page"], ["herald"]])
    won.challenge("military", "0.squire").quiet().play("done", "step_in", "defend card=2.herald", "done").quiet()
    assert won["gold"] == [0, 0, 1], "the supporter counts as the winner"


@rule("A-11.3", "A-11.11")
def test_winning_against_an_opposed_title_claims_one_a_round() -> None:
    table = council("master_of_whispers", "master_of_laws", "crown_regent", play=[["knight", "knight"], ["page"], []])
    table.fight("power", ["0.knight"], ["1.page"])
    assert table["power"] == [2, 0, 0], "unopposed and opposed"
    table.fight("military", ["0.knight.2"], [], target=2)
    assert table["power"] == [3, 0, 0], "once a round"
    defence = council(None, "master_of_laws", "master_of_whispers", play=[[], ["squire"], ["knight"]], active=1, first=1)
    defence.fight("power", ["1.squire"], ["2.knight"], target=2)
    assert defence["power"] == [0, 0, 1], "as the defender too"


@rule("A-11.4", "A-11.8", "A-11.11")
def test_titles_add_three_in_their_own_challenge() -> None:
    for title, kind in (("crown_regent", "power"), ("lord_commander", "military"), ("master_of_whispers", "intrigue")):
        for challenge in ("military", "intrigue", "power"):
            for reading in ("typed", "literal"):
                table = council(title, None, None, play=[["squire"], ["herald", "sword on=1.herald"], []], options={"title_bonus": reading})
                table.fight(challenge, ["0.squire"], ["1.herald"])
                won = table["gold"] == [0, 0, 0]
                assert won == (challenge == kind or reading == "literal"), (title, challenge, reading)


@rule("A-11.5")
def test_the_regent_turns_an_attack_once() -> None:
    table = council("crown_regent", None, None, play=[[], ["knight"], []], first=1, active=1)
    table.challenge("power", "1.knight", target=0)
    assert table.step == "redirect"
    assert table.asked == 0, "also from himself"
    table.play("redirect")
    assert table.asked == 1
    assert table.moves() == ["target player=seat_2"], "another one, and not oneself"
    table.play("target player=seat_2")
    assert table.step == "action"
    assert table["challenge"]["target"] == 2
    onto = council("crown_regent", None, None, play=[[], ["knight"], []], first=1, active=1).challenge("power", "1.knight", target=2)
    onto.play("redirect")
    assert onto.moves() == ["target player=seat_0"], "the Regent may become the target"
    alone = council("crown_regent", "master_of_laws", "hand_of_the_king", play=[[], ["knight"], []], first=1, active=1)
    assert alone.challenge("power", "1.knight", target=0).step == "action", "nobody else is a legal target"
    own = council("crown_regent", None, None, play=[["knight"], [], []]).challenge("power", "0.knight")
    assert own.step == "action"


@rule("A-11.9", "A-11.10")
def test_the_lord_commander_steps_into_military_challenges() -> None:
    table = council(None, None, "lord_commander", play=[["knight"], ["page"], ["squire", "page"]], power=[2, 0, 0])
    table.challenge("military", "0.knight").quiet().play("done")
    assert table.asked == 2
    table.play("step_in", "defend card=2.squire", "done").quiet()
    assert table["power"] == [1, 0, 1], "1 + 3 against 3: he moves 1 power"
    lost = council(None, None, "lord_commander", play=[["giant"], ["page"], ["squire"]], power=[2, 0, 0])
    lost.challenge("military", "0.giant").quiet().play("done", "step_in", "done").quiet()
    assert lost.moves(2) == ["kill card=2.squire"], "he satisfies the claim"
    power = council(None, None, "lord_commander", play=[["knight"], ["page"], ["squire"]]).challenge("power", "0.knight").quiet()
    assert power.play("done").step == "action", "not in other challenges"


@rule("A-11.12", "A-11.6", "A-11.7")
def test_the_master_of_coin_has_two_more_income_and_titles_oppose_each_other() -> None:
    assert realm(3, phase="marshalling", titles=["master_of_coin", None, None])["gold"] == [5, 0, 0]
    for title, supports, opposes in (
        ("hand_of_the_king", "master_of_whispers", "master_of_coin"),
        ("master_of_laws", "hand_of_the_king", "master_of_whispers"),
        ("master_of_coin", "master_of_laws", "hand_of_the_king"),
    ):
        table = council(title, supports, opposes, play=[["knight"], [], []]).quiet()
        assert [move for move in table.moves() if "military" in move] == ["challenge challenge=military player=seat_2"]
        table.fight("power", ["0.knight"], [], target=2)
        assert table["power"] == [2, 0, 0]
