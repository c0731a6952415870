"""The vocabulary of abilities: how each word is worded."""

from __future__ import annotations

from typing import Any

import pytest

import greathall
from greathall.games.thrones.cards import CardSet
from greathall.kernel.catalog import find_game
from tests.scenario import Scenario, rule
from tests.thrones.new_card import ability, action, printed, table
from tests.thrones.realm import SET

TEXTS = [
    ({"action": "any", "cost": "kneel", "do": "draw(you, 2)"}, "Any Phase: Kneel this card – draw 2 cards."),
    ({"action": ["draw", "plot"], "once": True, "do": "gold(you, 1)"}, "Plot or Draw: Gain 1 gold. (Once a round.)"),
    (
        {"passive": "lost(opponent, defender, power)", "do": "claim(you, 1)"},
        "After an opponent loses a power challenge as the defender, claim 1 power for your House.",
    ),
    (
        {"save": "of(character & yours, kill)", "cost": "sacrifice"},
        "Response: When a character you control would be killed, sacrifice this card – save it.",
    ),
    ({"cancel": "of(event, opponent)"}, "Response: When the effect of an event is initiated by an opponent, cancel that effect."),
    (
        {"static": "cost(-1, character & own_house)", "while": "title(any)"},
        "While you hold a title, each in-House character that you marshal costs −1 gold.",
    ),
    (
        {"revealed": True, "firm": True, "do": "lose(each_opponent, 1)"},
        "When revealed: Each opponent discards 1 random card from hand. This can't be cancelled.",
    ),
    (
        {"response": "entered(character & ~self & unique)", "limited": True, "do": "kneel(it)"},
        "Limited Response: After another unique character comes into play, kneel that card.",
    ),
    (
        {"action": "draw", "cost": "kneel", "if": "cards <= 3", "do": "draw(you, count(location & yours))"},
        "Draw: If you have at most 3 cards in hand, kneel this card – draw 1 card for each location you control.",
    ),
    (
        {"static": "str(count(character & yours), self)", "while": "attached(any) & ~kneeling"},
        "While this card has an attachment and this card is not kneeling, this card gets +1 STR for each character you control.",
    ),
    (
        {"action": "any", "cost": "kneel", "choose": "character & attached(any) & ~duplicated", "do": "kneel(target)"},
        "Any Phase: Kneel this card – choose a character with an attachment without a duplicate: kneel it.",
    ),
    (
        {"static": "claim(1)", "while": "challenge(power)"},
        "While a power challenge is being fought, you get +1 claim.",
    ),
    (
        {"static": ["str(-1, host)", "no_icon(power, host)"], "while": "most_house_power >= 8"},
        "While an opponent has at least 8 power on their House, the attached card gets −1 STR and loses the power icon.",
    ),
    (
        {"static": "draw(1)", "while": "most_gold <= 2"},
        "While each opponent has at most 2 gold, you get +1 card in the draw phase.",
    ),
    (
        {"static": "draw(1)", "while": "round <= 3"},
        "While the number of the round is at most 3, you get +1 card in the draw phase.",
    ),
    (
        {"static": "income(used_plots, all)", "while": "gold <= most_gold"},
        "While an opponent has at least as much gold as you, each player gets +X income (X is your used plots).",
    ),
    (
        {"static": "str(2, self)", "while": "count(character & yours & ~self) >= 1"},
        "While you control another character, this card gets +2 STR.",
    ),
    (
        {"static": "str(2, self)", "while": "count(location & opponents) <= 2"},
        "While there are at most 2 locations an opponent controls, this card gets +2 STR.",
    ),
    (
        {"static": "str(2, self)", "while": "~title(any)"},
        "While you do not hold a title, this card gets +2 STR.",
    ),
    (
        {"static": "str(2, self)", "while": "unique"},
        "While this card is a unique card, this card gets +2 STR.",
    ),
    (
        {
            "action": "any",
            "once": True,
            "choose": "character",
            "do": ["give(target, str(-1), challenge)", "give(target, no_save, challenge)"],
        },
        "Any Phase: Choose a character: it gets −1 STR and can't be saved until the end of the challenge. (Once a round.)",
    ),
    (
        {"action": "any", "once": True, "choose": "character", "do": ["stand(target)", "give(target, str(1), always)"]},
        "Any Phase: Choose a character: stand it, then it gets +1 STR for as long as it is in play. (Once a round.)",
    ),
    (
        {"action": "dominance", "once": True, "choose": "character", "do": "give(target, no_stand, round)"},
        "Dominance: Choose a character: it does not stand in the standing phase of this round. (Once a round.)",
    ),
    (
        {"response": "won(you)", "do": ["show(other_player)", "power(self, count(attacking))"]},
        "Response: After you win a challenge, the loser reveals their hand, then this card claims 1 power for each attacking card.",
    ),
    (
        {"response": "lost(you)", "do": "claim(other_player, 1)"},
        "Response: After you lose a challenge, the winner claims 1 power for their House.",
    ),
    (
        {"save": "character & yours", "do": "stand(it)"},
        "Response: When a character you control would be killed or discarded, save it, then stand it.",
    ),
    (
        {"revealed": True, "choose": "player", "do": "allow(chosen, next_cost(1, character), phase)"},
        "When revealed: Choose an opponent: the next character marshalled by that opponent costs +1 gold until the end of the phase.",
    ),
]


TEXTS += [
    (
        {
            "action": "any",
            "cost": "kneel",
            "choose": ["character & opponents", "character & yours"],
            "do": ["kill(target)", "stand(second)"],
        },
        "Any Phase: Kneel this card – choose a character an opponent controls and a character you control: kill the first, "
        "then stand the second.",
    ),
    (
        {"response": "won(you)", "do": "move(1, other_player, you)"},
        "Response: After you win a challenge, move 1 power from the loser's House to your House.",
    ),
    ({"revealed": True, "do": "reveal(each_opponent, 2)"}, "When revealed: Reveal the top 2 cards of each opponent's deck."),
    ({"revealed": True, "do": "look(you, 1)"}, "When revealed: Look at the top card of your deck."),
    ({"save": "of(host, kill)"}, "Response: When the attached card would be killed, save it."),
    (
        {"passive": "dropped(you, unique)", "do": "duplicate(it)"},
        "After a unique card is discarded from your hand, attach that card as a duplicate.",
    ),
    ({"static": "no_cancel"}, "Your effects can't be cancelled."),
    ({"static": "no_cancel(opponents)"}, "Each opponent's effects can't be cancelled."),
    ({"static": "no_challenge(power)"}, "You can't initiate power challenges."),
    ({"static": "no_challenge(any, all)"}, "No player can initiate challenges."),
    ({"static": "draw(1)"}, "You get +1 card in the draw phase."),
    ({"static": "draw(2, opponents)"}, "Each opponent gets +2 cards in the draw phase."),
    (
        {"static": "income(1)", "while": "total_power <= most_total_power"},
        "While an opponent has at least as much power as you, you get +1 income.",
    ),
    (
        {"static": "income(1)", "while": "most_cards <= cards"},
        "While you have at least as many cards in hand as each opponent, you get +1 income.",
    ),
    (
        {"static": "income(1)", "while": "house_power >= most_house_power"},
        "While you have at least as much power on the House as each opponent, you get +1 income.",
    ),
    ({"static": "income(1)", "while": "gold = most_gold"}, "While you have as much gold as the opponent with the most, you get +1 income."),
    ({"static": "income(1)", "while": "cards <= 1"}, "While you have at most 1 card in hand, you get +1 income."),
    ({"static": "income(1)", "while": "gold >= cards"}, "While your gold is at least your cards in hand, you get +1 income."),
    ({"static": "blank(host)"}, "The attached card is blank."),
    ({"static": "blank(neutral & ~character & yours)"}, "Neutral non-characters you control are blank."),
    ({"static": "immune(Event, self)"}, "This card is immune to event effects."),
    ({"static": "immune(Plot, location)"}, "Locations are immune to plot effects."),
    ({"static": "no_count(self)"}, "This card does not count its STR in challenges."),
    ({"static": "no_count(character & opponents)"}, "Characters an opponent controls do not count their STR in challenges."),
    ({"static": "no_attack(str <= count(location & yours))"}, "Cards with STR the number of locations you control or less can't attack."),
    ({"action": "any", "cost": "kneel_house", "do": "draw(you, 1)"}, "Any Phase: Kneel your House card – draw 1 card."),
    (
        {"response": "initiated(opponent, military)", "do": "draw(you, 1)"},
        "Response: After an opponent initiates a military challenge, draw 1 card.",
    ),
    ({"response": "began(draw)", "do": "draw(you, 1)"}, "Response: After the draw phase begins, draw 1 card."),
    ({"passive": "drew(you)", "do": "gold(you, 1)"}, "After you draw a card by an effect, gain 1 gold."),
    ({"passive": "claimed(opponent)", "do": "gold(you, 1)"}, "After an opponent claims power, gain 1 gold."),
    ({"static": "income(1)", "while": "phase(marshalling)"}, "While it is the marshalling phase, you get +1 income."),
    ({"static": "no_challenge(any, opponents)"}, "No opponent can initiate challenges."),
    ({"static": "no_stand(character & opponents)"}, "Characters an opponent controls do not stand in the standing phase."),
    (
        {"save": "of(yours)", "limited": True, "choose": ["yours", "yours"], "do": ["return(target)", "power(second, 1)"]},
        "Limited Response: When a card you control would be killed or discarded, choose a card you control and another card you control: "
        "save it, then return the first to its owner's hand, then the second claims 1 power.",
    ),
    ({"save": "of(discard)"}, "Response: When a card would be discarded, save it."),
    ({"passive": "began", "do": "draw(you, 1)"}, "After the next phase begins, draw 1 card."),
    ({"passive": "dropped(opponent)", "do": "show(you)"}, "After a card is discarded from an opponent's hand, reveal your hand."),
    ({"passive": "dropped", "do": "spend(you, 1)"}, "After a card is discarded from hand, lose 1 gold."),
    (
        {"response": "lost(opponent, power, margin(4))", "limit": "challenge", "do": "gold(you, 2 + count(location & yours))"},
        "Response: After an opponent loses a power challenge by 4 or more STR, gain X gold (X is 2 plus the number of locations you "
        "control). (Once a challenge.)",
    ),
    (
        {"static": ["trait(Lord, character & yours)", "crest(War, character & yours)"]},
        "Characters you control gain the trait Lord and gain a War crest.",
    ),
    (
        {
            "action": "any",
            "cost": "kneel",
            "choose": "str > own(str) & ~cost < own(cost)",
            "limit": "phase",
            "do": "give(target, trait(Lord), phase)",
        },
        "Any Phase: Kneel this card – choose a card with STR greater than this card's STR with cost not less than this card's cost: it "
        "gains the trait Lord until the end of the phase. (Once a phase.)",
    ),
    (
        {"static": "income(2 - none_or(most_cards -1))", "while": "gold < 3 & ~cards > 3"},
        "While your gold is less than 3 and it is not the case that your cards in hand is greater than 3, you get +X income (X is 2 minus "
        "(the most cards in hand of an opponent minus 1, at least 0)).",
    ),
    (
        {"static": "draw(most_count(character) - 1)"},
        "You get +X cards in the draw phase (X is the highest number of characters that one opponent controls minus 1).",
    ),
    ({"passive": "won", "do": "lose(you, 2)"}, "After a player wins a challenge, discard 2 random cards from hand."),
    (
        {"passive": "claimed(yours)", "do": "search(character, play)"},
        "After a card you control claims power, search your deck for a character, reveal it and put it into play, then shuffle your deck.",
    ),
    (
        {"revealed": True, "do": ["choose(you, 2, hand, discard)", "choose(you, 1, character, kill)"]},
        "When revealed: Choose 2 cards in your hand: discard them, then choose a character you control: kill it.",
    ),
    (
        {
            "revealed": True,
            "do": ["give(each(yours), str(1), round)", "give(each(yours), no_stand, round)", "give(each(opponents), no_kill, round)"],
        },
        "When revealed: Each card you control gets +1 STR until the end of the round, then each card you control does not stand in the "
        "standing phase of this round, then each card an opponent controls can't be killed until the end of the round.",
    ),
    (
        {
            "revealed": True,
            "do": ["give(each(kneeling & trait(Lord)), str(gold), round)", "give(each(kneeling & trait(Lord)), no_kneel, round)"],
        },
        "When revealed: Each kneeling Lord card gets +X STR (X is your gold) and does not kneel to attack or defend "
        "until the end of the round.",
    ),
    (
        {"static": "no_count(self)", "while": "icon(military)"},
        "While this card is a card with a military icon, this card does not count its STR in challenges.",
    ),
    (
        {"action": "any", "once": True, "choose": "discards: any", "do": "control(target, always)"},
        "Any Phase: Choose a card in a discard pile: take control of it. (Once a round.)",
    ),
    (
        {"action": "any", "once": True, "choose": ["character", "character"], "do": ["kneel(target)", "stand(second)"]},
        "Any Phase: Choose a character and another character: kneel the first, then stand the second. (Once a round.)",
    ),
]

WHERE = {
    "character | location": "characters or locations",
    "~(character | location)": "non-characters",
    "house(Calder) | trait(Lord)": "Calder or Lord cards",
    "~house(Calder) & ~trait(Lord) & ~own_house": "non-Calder non-Lord non-in-House cards",
    "~neutral & ~host & ~participating": "non-neutral non-attached non-participating cards",
    "kneeling | yours": "cards (a kneeling card or a card you control)",
    "~(kneeling & yours)": "cards (a non-kneeling card or a card you don't control)",
    "~opponents & ~crest(War) & ~icon(power)": "cards no opponent controls without a War crest without a power icon",
    "~attached(trait(Lord)) & ~keyword(Renown)": "cards without a Lord attachment without Renown",
    "~named(Osric) & ~(cost >= 2)": "cards not named Osric without cost 2 or more",
    "cost = 3 & duplicated": "cards with cost 3 with a duplicate",
    "character & first_player": "characters if you are the first player",
    "~any": "cards",
    "~~unique": "unique cards",
}
"""How cards are described, in the plural."""

CONDITIONS = {
    "~unique": "this card is not a unique card",
    "~standing": "this card is not standing",
    "~defending": "this card is not defending",
    "duplicated": "this card has a duplicate",
    "~duplicated": "this card does not have a duplicate",
    "~attached(any)": "this card does not have an attachment",
    "~first_player": "you are not the first player",
    "title(master_of_coin)": "you are Master of Coin",
    "~title(master_of_coin)": "you are not Master of Coin",
    "challenge(any)": "a challenge is being fought",
    "~challenge(power)": "a power challenge is not being fought",
    "~challenge(any)": "a challenge is not being fought",
    "you_attack & ~you_defend": "you are attacking and you are not defending",
    "~phase(draw)": "it is not the draw phase",
    "~(kneeling | you_attack)": "this card is not kneeling and you are not attacking",
    "~(kneeling & you_attack)": "this card is not kneeling or you are not attacking",
    "~(gold >= 2)": "it is not the case that you have at least 2 gold",
    "count(location) >= 1": "there is a location",
    "count(location) = 1": "there is exactly 1 location",
    "count(location & yours) <= 1": "you control at most 1 location",
    "count(location & yours) >= gold": "you control at least your gold locations",
    "used_plots = 2": "you have exactly 2 used plots",
    "most_used_plots >= 1": "an opponent has at least 1 used plot",
    "most_cards >= gold": "the most cards in hand of an opponent is at least your gold",
    "count(self & attacking) >= 1": "there is attacking this card",
}


@pytest.mark.parametrize("where", WHERE)
def test_predicates_describe_cards(where: str) -> None:
    assert ability(static=f"no_count({where})") == f"{WHERE[where][:1].upper()}{WHERE[where][1:]} do not count their STR in challenges."


@pytest.mark.parametrize("condition", CONDITIONS)
def test_predicates_are_conditions(condition: str) -> None:
    assert ability(static="income(1)", while_=condition) == f"While {CONDITIONS[condition]}, you get +1 income."


@pytest.mark.parametrize(("told", "text"), TEXTS, ids=lambda value: "" if isinstance(value, str) else next(iter(value)))
def test_abilities_word_themselves(told: dict[str, Any], text: str) -> None:
    assert ability(**told) == text


def test_static_abilities_may_ask_for_what_they_do_not_change() -> None:
    told = ["str(+1, keyword(Renown) & icon(power))", "icon(power, keyword(Stealth))", "no_attack(str <= 2)", "income(2)"]
    assert len(printed(abilities=[{"static": told, "while": "attached(trait(Lord)) | duplicated"}])) == 4


def test_attachments_say_what_they_lie_on() -> None:
    assert printed(kind="Attachment", goes_on="location & opponents") == ["Attach to a location an opponent controls."]
    assert printed(kind="Attachment") == ["Attach to a character."]


def test_our_cards_word_themselves() -> None:
    card_set = find_game("thrones").read_cards(None)
    assert isinstance(card_set, CardSet)
    for one in card_set.cards:
        assert one.source == "ours"
        for line in one.printed():
            assert line[0].isupper() or line[0] in "+−", (one.id, line)
            assert line.endswith((".", ".)")), (one.id, line)
            assert "  " not in line, (one.id, line)


def test_a_scenario_plays_from_a_card_file_of_ones_own() -> None:
    assert isinstance(greathall.new("thrones", 2, 1, cards=SET).names()["card"], list)
    assert isinstance(table({"static": "income(1)"}), Scenario)


@rule("A-4.14")
def test_what_lasts_is_told_with_whom_it_touches_and_how_long() -> None:
    told = {"choose": "character & opponents"}
    weak = action(
        ["give(target, str(-2), phase)", "allow(each_opponent, income(-1), round)"],
        "choose card=1.knight",
        play=[[], ["knight"]],
        told=told,
    )
    knight = weak.thrones.roster.faces[weak.thrones.roster.names.index("1.knight")].title()
    assert f"New: {knight} gets −2 STR until the end of the phase." in weak.told
    assert "New: Player 2 gets −1 income until the end of the round." in weak.told
