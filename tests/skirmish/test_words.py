"""Sentences, prompts and refusals."""

from __future__ import annotations

import pytest

from greathall.games.skirmish import verbs
from greathall.kernel.event import OPEN, Event
from greathall.kernel.move import pack
from tests.skirmish.war import battle, war

SENTENCES = {
    "start": "Start the game.",
    "deploy card=7c slot=front_2": "Deploy 7♣ to front slot 2.",
    "deploy card=red_joker slot=rear_1 as=wizard": "Deploy the red Joker as the Insane Wizard to rear slot 1.",
    "scout card=2d player=seat_1": "Scout Player 2's hand with 2♦.",
    "scout card=2h player=seat_1 slot=front_3": "Scout Player 2's hand with 2♥, then deploy it to front slot 3.",
    "strike card=ac unit=9h": "Strike 9♥ with A♣.",
    "strike card=as unit=9h also=8h": "Strike 9♥ and 8♥ with A♠.",
    "strike card=ah unit=9h slot=rear_1": "Strike 9♥ with A♥ and stay on guard at rear slot 1.",
    "imitate card=black_joker model=qd": "The black Joker becomes the double of Q♦.",
    "imitate card=black_joker model=9h slot=front_1": "The black Joker becomes the double of 9♥ at front slot 1.",
    "keep card=3c": "Keep 3♣.",
    "keep card=3c first=4c second=5c third=6c": "Keep 3♣ and put back 4♣, then 5♣, then 6♣.",
    "block attacker=9s with=4d": "Block 9♠ with 4♦.",
    "block attacker=9s with=4d second=5d": "Block 9♠ with 4♦ and 5♦.",
    "face attacker=9s": "Block 9♠ with two units of the attacker's choice.",
    "face attacker=9s one=4d two=5d": "Block 9♠ with two units of the attacker's choice, offering 4♦ and 5♦ too.",
    "face attacker=9s one=4d two=5d three=6d": "Block 9♠ with two units of the attacker's choice, offering 4♦, 5♦ and 6♦ too.",
    "separate unit=3c leader=front_1 second=hand": "Separate the bond of 3♣: 3♣ to front slot 1, the other card to your hand.",
    "attack unit=7c target=seat_1": "7♣ attacks Player 2.",
    "attack unit=7c target=4d": "7♣ attacks 4♦.",
    "bond leader=7c second=3c": "Bond 7♣ and 3♣; 7♣ leads.",
}


@pytest.mark.parametrize("text", SENTENCES)
def test_moves_in_sentences(text: str) -> None:
    state = war().state
    assert state.sentence(0, state.read(text)) == SENTENCES[text]


def test_events_in_sentences() -> None:
    state = war().state
    told = {
        pack(verbs.DREW, 0, 1): ("You draw 2♦.", "Player 1 draws a card.", "Player 1 draws 2♦."),
        pack(verbs.DEALT, 0, 1): ("You are dealt 2♦.", "Player 1 is dealt a card.", "Player 1 is dealt 2♦."),
        pack(verbs.KEPT, 0, 1): (
            "You keep 2♦ from the top of the deck.",
            "Player 1 keeps a card from the top of the deck.",
            "Player 1 keeps 2♦ from the top of the deck.",
        ),
        pack(verbs.DECLARED, 0, 53, 2): (
            "You declare the red Joker to be the Binding Spirit.",
            "Player 1 declares the red Joker to be the Binding Spirit.",
            "Player 1 declares the red Joker to be the Binding Spirit.",
        ),
        pack(verbs.DAMAGED, 1, 5, 2): ("2♦ takes 5 damage from 3♦.",) * 3,
        pack(verbs.ATTACKED, 1, 55): ("2♦ attacks Player 2.", "2♦ attacks you.", "2♦ attacks Player 2."),
        pack(verbs.ATTACKED, 1, 52, 1): (
            "2♦ attacks Player 2's black Joker.",
            "2♦ attacks your black Joker.",
            "2♦ attacks Player 2's black Joker.",
        ),
    }
    for word, said in told.items():
        assert tuple(state.telling(Event(word, 1), viewer) for viewer in (0, 1, OPEN)) == said


def test_a_turn_in_words() -> None:
    table = war(hands=[["7c"], []], front=[["5c"], ["4d"]])
    table.play(
        "deploy card=7c slot=front_2",
        "done",
        "attack unit=5c target=seat_1",
        "block attacker=5c with=4d",
        "spill attacker=5c target=seat_1",
    )
    assert table.told[:-1] == [
        "Player 1 deploys 7♣ to front slot 2.",
        "5♣ attacks Player 2.",
        "4♦ blocks 5♣.",
        "5♣ takes 4 damage from 4♦.",
        "4♦ takes 5 damage from 5♣.",
        "4♦ is defeated and goes to the Barrows.",
        "Player 2 loses 1 life to 5♣'s excess damage.",
        "Player 2's turn begins.",
    ]
    assert table.told[-1].startswith("Player 2 draws ")


def test_prompts() -> None:
    table = war(hands=[["qh", "qs"], []], barrows=["3c"])
    assert table.state.prompt(0) == "Player 1, deploy units, use abilities, redeploy once, or end the phase."
    table.play("queen card=qh")
    assert table.state.prompt(0) == "Player 1, which card do you fetch from the Barrows?"
    table.play("fetch card=3c", "queen card=qs")
    assert table.state.prompt(0) == "Player 1, which card do you keep, and in which order do the others go back?"
    table = war(stack=[{"step": "advantage", "seat": 1}])
    assert table.state.prompt(1) == "Player 2, you have the advantage: start, or let the next player start?"


def test_refusals_say_the_rule() -> None:
    table = war(hands=[["7c", "kd", "ac", "red_joker"], []], front=[[], ["9h"]], rear=[["kc"], []])
    table.refuse("deploy card=ac slot=rear_2 as=spirit", "S-9.1")
    table.refuse("deploy card=7c slot=front_1 as=spirit", "S-9.1")
    table.refuse("strike card=ad unit=9h", "S-8.1")
    table.refuse("pass", "S-3.4")
    table = battle(["7c"], ["9h"])
    table.refuse("hold unit=9h", "S-7.1")
    table = war(hands=[["3c"], ["black_joker"]])
    table.play("done")
    table.refuse("1: strike card=black_joker unit=3c", "S-8.1")


def test_the_rules_behind_a_move() -> None:
    state = war().state
    behind = {
        "move unit=7c slot=front_2": ["S-3.7"],
        "scout card=2s player=seat_1": ["S-5.1", "S-5.5"],
        "queen card=qc": ["S-5.6", "S-5.8"],
        "strike card=black_joker unit=9h": ["S-8.1"],
        "strike card=as unit=9h": ["S-8.1", "S-8.11"],
        "deploy card=7c slot=front_1": ["S-3.4"],
        "deploy card=red_joker slot=rear_1 as=wizard": ["S-3.4", "S-9.1", "S-9.8"],
    }
    for text, lines in behind.items():
        assert state.lines(state.read(text)) == lines
