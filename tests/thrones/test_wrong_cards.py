"""Abilities and cards that can't be read are refused with a sentence that says what is wrong."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from greathall.games.thrones.cards import CardSet
from greathall.kernel.catalog import find_game
from greathall.kernel.errors import BadCards
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import text_of
from tests.thrones.new_card import ability, book_with, printed
from tests.thrones.realm import card

WRONG = [
    ({"action": "lunch", "cost": "kneel", "do": "draw(you, 1)"}, "'lunch' is not a phase"),
    ({"action": "any", "do": "draw(you, 1)"}, "needs a cost or a limit"),
    ({"action": "any", "cost": "kneel"}, "does nothing"),
    ({"action": "any", "response": "won", "do": "draw(you, 1)"}, "exactly one of"),
    ({"response": "slept", "do": "draw(you, 1)"}, "'slept' is not a moment"),
    ({"response": "won", "do": "sing(you)"}, "'sing' is not an effect"),
    ({"response": "won", "do": "draw(nobody, 1)"}, "'nobody' is not a player"),
    ({"response": "won", "do": "draw(you, 1"}, "a ')' is missing"),
    ({"response": "won", "do": "draw(you, 1) 2"}, "should not come there"),
    ({"response": "won", "do": "kill(target, gently)"}, "'gently' is not a way to do it"),
    ({"response": "won", "choose": "attic: character", "do": "kill(target)"}, "'attic' is not a zone"),
    ({"response": "won", "do": "give(self, income(1), phase)"}, "give is for what changes cards"),
    ({"response": "won", "cost": ["influence(1)", "kneel_card(any)"], "do": "draw(you, 1)"}, "can't be joined"),
    ({"response": "won", "choose": ["any", "any", "any"], "do": "kill(target)"}, "choose names 3 targets; an ability has two at most"),
    ({"static": "str(+1, blue)"}, "blue"),
    ({"static": "shine(self)"}, "'shine' is not a change"),
    ({"static": "str(+1, trait(Unheard))"}, "'Unheard' is not a trait"),
    ({"statics": "str(+1, self)"}, "has no 'statics', do you mean 'static'?"),
    ({"static": "§"}, "can't be read"),
    ({"static": "str(+100, self)"}, "'+100' is not a number from"),
    ({"static": "str(+1, ())"}, "something is missing"),
    ({"static": 3}, "static should be a text or a list of texts"),
    ({"response": 3, "do": "draw(you, 1)"}, "response should be a text"),
    ({"response": "won", "cost": ["gold(1)", "gold(2)"], "do": "draw(you, 1)"}, "the same cost twice"),
    ({"response": "won", "do": "save"}, "'save' is not an effect"),
    ({"response": "won", "do": "kill(everyone)"}, "'everyone' is not a card"),
    ({"response": "won", "do": "search(any, moon)"}, "'moon' is not a goal"),
    ({"response": "won", "do": "draw(you, 1, 2)"}, "takes 1 to 2 arguments"),
    ({"static": "str(+1, sky(blue))"}, "'sky' is not a predicate"),
    ({"static": "str(1, self, self)"}, "too many arguments"),
    ({"static": "str"}, "needs an argument"),
    ({"response": "won", "cost": "gold(much)", "do": "draw(you, 1)"}, "'much' is not a number"),
    ({"static": "str(+1, str >= 4)"}, "STR → STR"),
    ({"static": "keyword(Renown, keyword(Deadly) & yours)"}, "keywords → keywords"),
    ({"static": "keyword(Stealth, ~keyword(Deadly) | yours)"}, "keywords → keywords"),
    ({"static": "icon(power, count(icon(military)) >= 1)"}, "icons → icons"),
    ({"static": "blank(str >= 4)"}, "text → STR → text"),
    ({"static": "immune(Event, icon(power))"}, "immunity → icons → immunity"),
    ({"static": "keyword(Deadly, self)", "while": "total_power >= 4"}, "keywords → keywords"),
    ({"static": ["str(+1, keyword(Renown))", "keyword(Renown, str >= 4)"]}, "keywords → STR → keywords"),
    ({"response": "killed(slef)", "do": "draw(you, 1)"}, "'slef' is not a predicate, do you mean 'self'? There are you, opponent"),
    ({"response": "won", "limit": "week", "do": "draw(you, 1)"}, "'week' is not a limit. There are round, challenge, phase"),
    ({"response": "won", "limit": 2, "do": "draw(you, 1)"}, "limit should be a text"),
    ({"response": "won(margin(0))", "do": "draw(you, 1)"}, "the margin should be a number from 1 to 15"),
    ({"response": "won(margin(16))", "do": "draw(you, 1)"}, "the margin should be a number from 1 to 15"),
    ({"response": "killed(margin(4))", "do": "draw(you, 1)"}, "'margin' says nothing of 'killed'; it can have you, opponent"),
    ({"static": "str(own(gold), self)"}, "'gold' is not an amount. There are cost, str, power"),
    ({"static": "str(1 +, self)"}, "something is missing"),
    ({"static": "str(own(str), self)"}, "STR → STR"),
    ({"static": "str(2 - count(str >= 2), self)"}, "STR → STR"),
    ({"static": "str(either(str >= 2, 1, 2), self)"}, "STR → STR"),
    ({"static": "str(none_or(most_count(str >= 2)), self)"}, "STR → STR"),
    ({"static": ["crest(War, str > 2)", "str(1, crest(War))"]}, "STR → crests → STR"),
    ({"static": "trait(Lord, trait(Lord))"}, "traits → traits"),
    ({"static": ["trait(Lord, self)", "blank(trait(Lord))"]}, "text → traits → text"),
    ({"static": "str(+1, self)", "if": "attacking"}, "'if' does not go with 'static'; write 'while'"),
    ({"response": "won", "while": "attacking", "do": "draw(you, 1)"}, "'while' does not go with 'response'; write 'if'"),
    ({"static": "str(+1, self)", "do": "draw(you, 1)"}, "'do' does not go with 'static'"),
    ({"static": "str(+1, self)", "while": 3}, "while should be a text"),
    ({"response": "won", "once": "yes", "do": "draw(you, 1)"}, "once should be true or false"),
    ({"response": "won", "cost": "sing", "do": "draw(you, 1)"}, "'sing' is not a cost"),
    ({"response": "won", "if": "sing", "do": "draw(you, 1)"}, "'sing' is not a predicate"),
    ({"response": "won", "choose": "sing", "do": "kill(target)"}, "'sing' is not a predicate"),
    ({"response": "won", "choose": "character", "do": "draw(you, 1)"}, "nothing is done to the target; do should speak of 'target'"),
    ({"response": "won", "choose": ["character", "character"], "do": "kill(target)"}, "do should speak of 'second'"),
    ({"response": "won", "choose": "player", "do": "draw(you, 1)"}, "do should speak of 'chosen'"),
    ({"response": "won", "do": "kill(target)"}, "'target' needs its target in choose"),
    ({"response": "won", "do": "kill(it)"}, "there is no 'it' here"),
    ({"revealed": True, "do": "draw(that_player, 1)", "kind": "Plot"}, "there is no 'that_player' here"),
    ({"response": "began(draw)", "do": "draw(that_player, 1)"}, "there is no 'that_player' here"),
    ({"response": "entered(self)", "do": "draw(other_player, 1)"}, "there is no 'other_player' here"),
    ({"response": "won", "do": "kill(host)", "kind": "Location"}, "lies on nothing, so there is no 'host'"),
    ({"response": "used(event)", "do": "draw(you, 1)"}, "'used' never happens; write it as cancel"),
    ({"response": "killed(you, military)", "do": "draw(you, 1)"}, "'military' says nothing of 'killed'; it can have you, opponent"),
    ({"response": "unopposed(attacker)", "do": "draw(you, 1)"}, "'attacker' says nothing of 'unopposed'"),
    ({"response": "began(you)", "do": "draw(you, 1)"}, "'you' says nothing of 'began'; it can have plot, draw"),
    ({"response": "won(character)", "do": "draw(you, 1)"}, "'character' says nothing of 'won'; it can have you, opponent, attacker"),
    ({"save": "of(character, attacker)"}, "'attacker' says nothing of 'save'; it can have you, opponent, kill, discard"),
    ({"cancel": "of(event, military)"}, "'military' says nothing of 'cancel'"),
    ({"response": "killed(location)", "do": "draw(you, 1)"}, "'killed(location)' never means a card"),
    ({"response": "killed(self)", "do": "draw(you, 1)"}, "'killed(self)' never means a card"),
    ({"save": "of(location, kill)"}, "'of(location, kill)' never means a card"),
    ({"save": "event"}, "'event' never means a card"),
    ({"response": "won", "choose": "character & location", "do": "kill(target)"}, "'character & location' never means a card"),
    ({"response": "won", "choose": "~(character | ~character)", "do": "kill(target)"}, "never means a card"),
    ({"static": "str(+1, attacking & location)"}, "'str' never means a card"),
    ({"static": "str(+1, character)", "kind": "Event"}, "a card of the type Event can't have 'static'"),
    ({"passive": "won", "do": "draw(you, 1)", "kind": "Event"}, "a card of the type Event can't have 'passive'"),
    ({"response": "won", "cost": "kneel", "do": "draw(you, 1)", "kind": "Event"}, "a card of the type Event can't have 'kneel'"),
    ({"revealed": True, "do": "draw(you, 1)", "kind": "Location"}, "a card of the type Location can't have 'revealed'"),
    ({"revealed": True, "do": "return(self)", "kind": "Plot"}, "a card of the type Plot can't 'return' itself"),
    ({"response": "won", "do": "shuffle(self)", "kind": "Agenda"}, "a card of the type Agenda can't 'shuffle' itself"),
    ({"action": "any", "cost": "kneel", "do": "stand(self)"}, "'stand' gives back what 'kneel' costs"),
    ({"action": "any", "cost": "gold(1)", "do": "gold(you, 1)"}, "'gold' gives back what 'gold' costs"),
    ({"action": "any", "cost": "gold(1)", "do": "gold(you, count(character))"}, "'gold' gives back what 'gold' costs"),
    ({"passive": "claimed(you)", "do": "claim(you, 1)"}, "this sets off the ability itself, for ever"),
    ({"response": "claimed(character)", "do": "power(self, 1)"}, "this sets off the ability itself, for ever"),
    ({"static": "str(count(character & str >= 2), attached(any))"}, "STR → STR"),
    ({"response": "won", "do": "may(you, pay(kneel), target(character))"}, "nothing is done to the target"),
    ({"response": "won", "do": "may(you, target(character))"}, "a part of an effect needs an effect"),
    ({"response": "won", "do": "may(each_opponent, pay(kneel), draw(you, 1))"}, "'kneel' is not for what somebody else decides"),
    ({"response": "won", "do": "may(each_opponent, target(character), kneel(target))"}, "'target' is not for what somebody else decides"),
    ({"response": "won", "do": "later(phase, kill(it))"}, "what is done later has no 'it'; aim at it with choose"),
    ({"response": "won", "do": "later(always, draw(you, 1))"}, "'always' is not a duration. There are challenge, phase, round"),
    ({"response": "won", "limit": "round", "copies": "mine", "do": "draw(you, 1)"}, "'mine' is not a word for copies. There are each"),
    ({"response": "won", "from": "deck", "do": "draw(you, 1)"}, "'deck' is not a place. There are hand, discard, dead"),
    ({"response": "won", "do": "put(self, standing)"}, "'standing' is not a way to do it"),
    ({"response": "won", "do": "may(hosts, draw(they, 1))", "kind": "Location"}, "lies on nothing, so there is no 'hosts'"),
    ({"response": "killed(self)", "do": "divert(it, kill)", "kind": "Character"}, "'kill' is not a deed. There are return, top"),
    ({"static": "house(Calder, house(Oruun))"}, "Houses → Houses"),
    ({"static": "warded(Event, str >= 2)"}, "immunity → STR → immunity"),
    ({"static": "str(margin, self)"}, "STR → STR"),
    ({"static": "str(pile(used, keyword(Renown) & str >= 2), self)"}, "STR → STR"),
    ({"static": "str(pile(attic, character), self)"}, "'attic' is not a zone. There are dead, discard, used"),
    ({"static": "fights(battle, self)"}, "'battle' is not a challenge"),
    ({"static": "toll(self)"}, "'self' is not an amount"),
    ({"response": "entered(self, military)", "do": "draw(you, 1)"}, "it can have you, opponent, marshalled, ambushed, put"),
    ({"response": "won", "do": "spare(you, 1, character, any, kill, gently)"}, "'gently' is not a way to do it"),
    ({"response": "won", "do": "search(character, hand, 3, top)"}, "'top' is not a way to do it. There are bottom"),
    ({"response": "won", "do": "replot(you)"}, "replot takes 0 to 0 arguments, not 1"),
    ({"response": "won", "do": "control(self, week)"}, "'week' is not a duration. There are challenge, phase, round, always, here"),
    ({"response": "won", "copies": "yours", "do": "draw(you, 1)"}, "there is no limit that copies could share"),
    ({"passive": "won", "from": "discard", "do": "draw(you, 1)"}, "'from' does not go with 'passive'"),
    ({"response": "won", "do": "may(you)"}, "may takes 2 to 9 arguments, not 1"),
    ({"response": "won", "do": "one(you, draw(you, 1))"}, "one takes 3 to 8 arguments"),
    ({"response": "won", "do": "if(is(target, character), kill(target))"}, "'target' needs its target in choose"),
    ({"response": "won", "do": "if(gold >= 1, sing(you))"}, "'sing' is not an effect. There are kill"),
    (
        {
            "response": "won",
            "choose": ["character", "location"],
            "do": ["kill(target)", "may(you, target(character), kneel(second))"],
        },
        "an ability and a part of it have two targets at most",
    ),
    ({"action": "any", "cost": "kneel", "do": "if(gold >= 1, stand(self))"}, "'stand' gives back what 'kneel' costs"),
]


@pytest.mark.parametrize(("told", "why"), WRONG, ids=range(len(WRONG)))
def test_wrong_abilities_are_refused_with_a_sentence(told: dict[str, Any], why: str) -> None:
    with pytest.raises(BadCards, match=re.escape(why)) as refused:
        ability(**told)
    assert "card new" in str(refused.value)


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({"traits": "Lord"}, "traits should be a list"),
        ({"icons": "MX", "kind": "Character"}, "'X' is not possible as icons"),
        ({"goes_on": "trait(Unheard)", "kind": "Attachment"}, "'Unheard' is not a trait"),
        ({"goes_on": "character & location", "kind": "Attachment"}, "never means a card"),
        ({"kind": "Event", "strength": 3}, "a card of the type Event has no 'strength'"),
        ({"kind": "Plot", "claims": 3}, "there is no field 'claims', do you mean 'claim'?"),
        ({"kind": "Lord"}, "'Lord' is not possible as type"),
        ({"traits": [f"Trait {number}" for number in range(61)]}, "at most 60 traits"),
        ({"houses": "Calder"}, "houses should be a list"),
        ({"crests": ["Silver"]}, "'Silver' is not possible as crests"),
        ({"cost": 100}, "cost should be a number"),
        ({"cost": True}, "cost should be a number"),
        ({"abilities": ["sing"]}, "abilities should be a list of tables"),
    ],
)
def test_wrong_cards_are_refused_with_a_sentence(entry: dict[str, Any], why: str) -> None:
    with pytest.raises(BadCards, match=why):
        printed(**entry)


def test_a_card_file_has_room_for_a_number_of_abilities() -> None:
    with pytest.raises(BadCards, match="at most 900 abilities"):
        printed(abilities=[{"static": ["income(1)"] * 901}])


RIGHT = [
    {"static": ["crest(War, str > 2)", "trait(Lord, crest(Holy))"]},
    {"response": "won(margin(15))", "limit": "challenge", "do": "draw(you, 1)"},
    {"action": "any", "cost": ["kneel", "gold(1)"], "do": "stand(self)"},
    {"action": "any", "cost": "gold(2)", "do": "gold(you, 1)"},
    {"action": "any", "cost": "kneel", "do": "stand(each(character))"},
    {"passive": "claimed(opponent)", "do": "claim(you, 1)"},
    {"passive": "claimed(character)", "do": ["claim(you, 1)", "draw(you, 1)"]},
    {"passive": "claimed(you)", "once": True, "do": "claim(you, 1)"},
    {"cancel": "of(~event, opponent)", "do": "kneel(it)"},
    {"response": "killed(~location)", "do": "draw(other_player, 1)"},
]


@pytest.mark.parametrize("told", RIGHT, ids=range(len(RIGHT)))
def test_what_only_looks_wrong_is_read(told: dict[str, Any]) -> None:
    assert ability(**told)


def test_all_mistakes_of_a_file_are_said_at_once_in_the_language_of_the_reader() -> None:
    data = book_with(traits=["Lord"], stregth=2, abilities=[{"static": ["str(+1, slef)", "icon(pwoer, self)"], "if": "attacking"}])
    data["cards"].append(card("another", "Event", claim=1))
    data["decks"][0]["agenda"] = "leauge"
    with pytest.raises(BadCards) as refused:
        CardSet(data, "")
    said = str(refused.value).splitlines()
    assert [line.split(". ")[0].split("? ")[0].split("; it")[0] for line in said] == [
        "card new: there is no field 'stregth'",
        "card another: a card of the type Event has no 'claim'",
        "card new: 'if' does not go with 'static'; write 'while'",
        "card new: 'slef' is not a predicate, do you mean 'self'",
        "card new: 'pwoer' is not an icon, do you mean 'power'",
        "deck ready: deck ready names an unknown card, 'leauge', do you mean 'league'?",
    ]
    german = [text_of(saying, language("de"), refused.value.game) for saying in refused.value.sayings]
    assert german[4] == "Karte new: „pwoer“ ist kein Symbol, meinst du „power“? Es gibt military, intrigue, power"


@pytest.mark.parametrize("adds", ["true", "false"])
def test_a_mistake_is_named_with_its_line_whether_the_file_adds_or_replaces(adds: str, tmp_path: Path) -> None:
    game = find_game("thrones")
    example = game.cards.with_name("example.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(example.replace("strength", "strenth", 1).replace("= true", f"= {adds}", 1), encoding="utf-8")
    line = 1 + example[: example.index("strength")].count("\n")
    with pytest.raises(BadCards, match=f"line {line}, card ferry_warden: .*'strenth', do you mean 'strength'"):
        game.read_cards(path)
