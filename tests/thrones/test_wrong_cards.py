"""Abilities and cards that can't be read are refused with a sentence that says what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.kernel.errors import BadCards
from tests.thrones.new_card import ability, printed

WRONG = [
    ({"action": "lunch", "cost": "kneel", "do": "draw(you, 1)"}, "'lunch' is not a phase"),
    ({"action": "any", "do": "draw(you, 1)"}, "needs a cost or a limit"),
    ({"action": "any", "cost": "kneel"}, "does nothing"),
    ({"action": "any", "response": "won", "do": "draw(you, 1)"}, "exactly one of"),
    ({"response": "slept", "do": "draw(you, 1)"}, "'slept' is not a valid moment"),
    ({"response": "won", "do": "sing(you)"}, "'sing' is not a valid effect"),
    ({"response": "won", "do": "draw(nobody, 1)"}, "'nobody' is not a valid player"),
    ({"response": "won", "do": "draw(you, 1"}, "a ')' is missing"),
    ({"response": "won", "do": "draw(you, 1) 2"}, "should not come there"),
    ({"response": "won", "do": "kill(target, gently)"}, "'gently' is not a valid way"),
    ({"response": "won", "choose": "attic: character", "do": "kill(target)"}, "'attic' is not a zone"),
    ({"response": "won", "do": "give(self, income(1), phase)"}, "give is for what changes cards"),
    ({"response": "won", "cost": ["influence(1)", "kneel_card(any)"], "do": "draw(you, 1)"}, "can't be joined"),
    ({"response": "won", "choose": ["any", "any", "any"], "do": "kill(target)"}, "choose names 3 targets; an ability has two at most"),
    ({"static": "str(+1, blue)"}, "blue"),
    ({"static": "shine(self)"}, "'shine' is not a valid change"),
    ({"static": "str(+1, trait(Unheard))"}, "'Unheard' is not a valid trait"),
    ({"statics": "str(+1, self)"}, "has no 'statics'"),
    ({"static": "§"}, "can't be read"),
    ({"static": "str(+100, self)"}, "'.100' is not a valid number from"),
    ({"static": "str(+1, ())"}, "something is missing"),
    ({"static": 3}, "static should be a text or a list of texts"),
    ({"response": 3, "do": "draw(you, 1)"}, "response should be a text"),
    ({"response": "won", "cost": ["gold(1)", "gold(2)"], "do": "draw(you, 1)"}, "the same cost twice"),
    ({"response": "won", "do": "save"}, "'save' is not a valid effect"),
    ({"response": "won", "do": "kill(everyone)"}, "'everyone' is not a valid card"),
    ({"response": "won", "do": "search(any, moon)"}, "'moon' is not a valid goal"),
    ({"response": "won", "do": "draw(you, 1, 2)"}, "takes 1 to 2 arguments"),
    ({"static": "str(+1, sky(blue))"}, "'sky' is not a valid predicate"),
    ({"static": "str(1, self, self)"}, "too many arguments"),
    ({"static": "str"}, "needs an argument"),
    ({"response": "won", "cost": "gold(much)", "do": "draw(you, 1)"}, "'much' is not a valid number"),
    ({"static": "str(+1, str >= 4)"}, "STR depends on STR"),
    ({"static": "keyword(Renown, keyword(Deadly) & yours)"}, "keywords depends on keywords"),
    ({"static": "keyword(Stealth, ~keyword(Deadly) | yours)"}, "keywords depends on keywords"),
    ({"static": "icon(power, count(icon(military)) >= 1)"}, "icons depends on icons"),
    ({"static": "blank(str >= 4)"}, "text depends on STR depends on text"),
    ({"static": "immune(Event, icon(power))"}, "immunity depends on icons depends on immunity"),
    ({"static": "keyword(Deadly, self)", "while": "total_power >= 4"}, "keywords depends on keywords"),
    ({"static": ["str(+1, keyword(Renown))", "keyword(Renown, str >= 4)"]}, "keywords depends on STR depends on keywords"),
    ({"static": "str(count(character & str >= 2), attached(any))"}, "STR depends on STR"),
]


@pytest.mark.parametrize(("told", "why"), WRONG, ids=range(len(WRONG)))
def test_wrong_abilities_are_refused_with_a_sentence(told: dict[str, Any], why: str) -> None:
    with pytest.raises(BadCards, match=why.replace("(", r"\(").replace(")", r"\)")) as refused:
        ability(**told)
    assert "card new" in str(refused.value)


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({"traits": "Lord"}, "traits should be a list"),
        ({"traits": [f"Trait {number}" for number in range(61)]}, "at most 60 traits"),
        ({"houses": "Calder"}, "should be a list"),
        ({"crests": ["Silver"]}, "'Silver' is none of"),
        ({"cost": 100}, "cost should be a number"),
        ({"cost": True}, "cost should be a number"),
        ({"abilities": ["sing"]}, "an ability should be a table"),
    ],
)
def test_wrong_cards_are_refused_with_a_sentence(entry: dict[str, Any], why: str) -> None:
    with pytest.raises(BadCards, match=why):
        printed(**entry)


def test_a_card_file_has_room_for_a_number_of_abilities() -> None:
    with pytest.raises(BadCards, match="at most 900 abilities"):
        printed(abilities=[{"static": ["income(1)"] * 901}])
