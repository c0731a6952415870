"""Card files of others: what can be read, and what is said of those that can't."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import greathall
from greathall.kernel.errors import BadCards
from greathall.lab.contract import check_game
from tests.treachery.table import OURS, Table, cards_with, trial


def refused(cards: dict[str, Any]) -> str:
    with pytest.raises(BadCards) as refusal:
        greathall.new("treachery", 2, seed=1, cards=cards)
    return str(refusal.value)


def with_part(key: str, value: object) -> dict[str, Any]:
    return {**deepcopy(OURS), key: value}


@pytest.mark.parametrize(
    ("notation", "words"),
    [
        ("x!", "the action 'x!' has a symbol 'x!' that can't be read"),
        ("w?", "the action 'w?' has a symbol 'w?' that can't be read"),
        ("w!!", "the action 'w!!' has a symbol 'w!!' that can't be read"),
        (". w!", "the action '. w!' has a symbol '.' that can't be read"),
        ("w^v", "the action 'w^v' moves one Character up and down"),
        ("w! / / w", "the action 'w! / / w' has an empty row; write '.' for one"),
        ("w! w w w", "the action 'w! w w w' needs one to 3 symbols and an effect"),
        ("w w", "the action 'w w' needs one to 3 symbols and an effect"),
        (". / .", "the action '. / .' needs one to 3 symbols and an effect"),
        ("y! y y", "the action 'y! y y' shows more than two yellow symbols"),
    ],
)
def test_an_action_that_can_not_be_read(notation: str, words: str) -> None:
    assert refused(cards_with(duel={"bottom": notation})) == f"action duel: {words}"


def test_the_houses_are_four_different_names() -> None:
    for houses in (None, "green", ["green"], ["green", "red", "blue", "blue"], ["green", "red", "purple", "blue", "blue"]):
        assert refused(with_part("houses", houses)) == "the card file needs houses = [four different names]"
    assert refused(with_part("houses", ["green", "red", "purple", "neutral"])) == "the card file needs houses = [four different names]"


def test_a_character_belongs_to_one_of_the_houses() -> None:
    words = "character filia: 'yellow' is not possible as house. There are green, red, purple, blue, neutral"
    assert refused(cards_with(filia={"house": "yellow"})) == words


def test_each_house_has_two_characters() -> None:
    words = "each of the four Houses needs two Characters, and there are two neutral ones"
    assert refused(cards_with(filia={"house": "red"})) == words
    assert refused(cards_with(envoy={"house": "green"})) == words


def test_an_ability_is_one_of_the_ten() -> None:
    words = "steadfast, guards, poses, rises, hides, lifts, strikes, drags, avenges, exchanges"
    assert (
        refused(cards_with(filia={"ability": "flies"}))
        == f"character filia: 'flies' is not possible as ability, do you mean 'rises'? There are {words}"
    )


@pytest.mark.parametrize("ability", ["guards", "poses"])
def test_a_neutral_has_no_ability_about_a_house(ability: str) -> None:
    words = f"character envoy: who is neutral can't have the ability {ability!r}, which speaks of a House"
    assert refused(cards_with(envoy={"ability": ability})) == words


def test_there_are_ten_characters() -> None:
    assert refused(with_part("characters", OURS["characters"][:9])) == "the card file has 9 [[characters]], the game needs 10"


def test_there_are_enough_actions_and_not_too_many() -> None:
    assert refused(with_part("actions", OURS["actions"][:5])) == "the card file has 5 [[actions]]; 6 to 60 make a deck"
    many = [{**OURS["actions"][0], "id": f"card_{number}"} for number in range(61)]
    assert refused(with_part("actions", many)) == "the card file has 61 [[actions]]; 6 to 60 make a deck"


@pytest.mark.parametrize(("entry", "key"), [("filia", "name"), ("filia", "house"), ("filia", "ability")])
def test_a_character_lacks_nothing(entry: str, key: str) -> None:
    assert refused(cards_with(**{entry: {key: ""}})) == f"character {entry}: the field {key!r} is missing"


@pytest.mark.parametrize("key", ["name", "top", "bottom"])
def test_an_action_lacks_nothing(key: str) -> None:
    assert refused(cards_with(duel={key: ""})) == f"action duel: the field {key!r} is missing"


def test_a_small_deck_can_be_played_by_four() -> None:
    state = greathall.new("treachery", 4, seed=1, cards=with_part("actions", OURS["actions"][4:10]), first="0")
    assert len(state.to_dict()["deck"]) == 1
    state.play(0, state.moves(0)[0])
    assert (state.to_dict()["run_out"], len(state.to_dict()["deck"])) == (1, 1)


def test_abilities_may_be_held_by_others() -> None:
    table = Table("envoy wounded, asher", action="w!", changes={"envoy": {"ability": "lifts"}}).play(trial("envoy"))
    assert table.moves() == ["raise target=asher"]


def test_a_position_says_which_card_file_it_was_written_with() -> None:
    table = Table("filia", action="w!")
    assert table["cards"]
    with pytest.raises(greathall.BadPosition) as refusal:
        greathall.from_dict(table.state.to_dict())
    assert str(refusal.value) == "this position was written with another card file; name that file too"


def test_a_deck_of_sixty_cards_is_played_and_kept_whole() -> None:
    """Masks of cards are wider than 32 bits then; compiled code must not lose the upper ones."""
    data = deepcopy(OURS)
    first = data["actions"][0]
    data["actions"] += [{**first, "id": f"more_{number}"} for number in range(60 - len(data["actions"]))]
    assert check_game(greathall.game("treachery"), 2, 5, cards=data) > 0
