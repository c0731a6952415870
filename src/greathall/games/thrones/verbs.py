"""The moves of the game and the things that happen in it, by name and number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from greathall.kernel.move import Verb, Verbs

# Moves.
PASS: Final[i64] = 0
PLACE: Final[i64] = 1
DONE: Final[i64] = 2
PLOT: Final[i64] = 3
FIRST: Final[i64] = 4
TITLE: Final[i64] = 5
MARSHAL: Final[i64] = 6
DUPLICATE: Final[i64] = 7
AMBUSH: Final[i64] = 8
USE: Final[i64] = 9
RESPOND: Final[i64] = 10
PAY: Final[i64] = 11
PAY_TITLE: Final[i64] = 12
CHOOSE: Final[i64] = 13
CHOOSE_PLAYER: Final[i64] = 14
ORDER: Final[i64] = 15
ORDER_KEYWORD: Final[i64] = 16
CHALLENGE: Final[i64] = 17
ATTACK: Final[i64] = 18
REDIRECT: Final[i64] = 19
TARGET: Final[i64] = 20
BYPASS: Final[i64] = 21
DEFEND: Final[i64] = 22
STEP_IN: Final[i64] = 23
KILL: Final[i64] = 24
STAND: Final[i64] = 25
BESTOW: Final[i64] = 26
GIVE: Final[i64] = 27
CROWN: Final[i64] = 28

MOVES: Final = Verbs(
    Verb("pass", "", "A-4.3"),
    Verb("place", "card on:card?", "A-3.3"),
    Verb("done", "", "A-4.3"),
    Verb("plot", "card", "A-5.1"),
    Verb("first", "player", "A-5.5"),
    Verb("title", "title", "A-5.7"),
    Verb("marshal", "card on:card?", "A-7.2"),
    Verb("duplicate", "card", "A-7.7"),
    Verb("ambush", "card on:card?", "A-9.9"),
    Verb("use", "card ability:number?", "A-4.2"),
    Verb("respond", "card ability:number? to:card?", "A-4.6"),
    Verb("pay", "card", "A-4.2"),
    Verb("pay_title", "", "A-11.6"),
    Verb("choose", "card", "A-4.2"),
    Verb("choose_player", "player", "A-4.2"),
    Verb("order", "card ability:number? to:card?", "A-4.5"),
    Verb("order_keyword", "keyword", "A-4.5"),
    Verb("challenge", "challenge player", "A-8.3"),
    Verb("attack", "card", "A-8.3"),
    Verb("redirect", "", "A-11.5"),
    Verb("target", "player", "A-11.5"),
    Verb("bypass", "card", "A-9.7"),
    Verb("defend", "card", "A-8.4"),
    Verb("step_in", "", "A-11.13"),
    Verb("kill", "card", "A-8.6"),
    Verb("stand", "card", "A-9.14"),
    Verb("bestow", "card?", "A-9.10"),
    Verb("give", "player gold:number", "A-12.7"),
    Verb("crown", "player", "A-12.2"),
)

# What happens.
DREW: Final[i64] = 0
PLACED: Final[i64] = 1
ROUND: Final[i64] = 2
PHASE: Final[i64] = 3
PLOT_REVEALED: Final[i64] = 4
INITIATIVE: Final[i64] = 5
FIRST_PLAYER: Final[i64] = 6
TITLE_TAKEN: Final[i64] = 7
GAINED: Final[i64] = 8
PAID: Final[i64] = 9
ENTERED: Final[i64] = 10
ATTACHED: Final[i64] = 11
DUPLICATED: Final[i64] = 12
USED: Final[i64] = 13
RESPONDED: Final[i64] = 14
CHOSEN: Final[i64] = 15
CHALLENGED: Final[i64] = 16
ATTACKS: Final[i64] = 17
REDIRECTED: Final[i64] = 18
BYPASSED: Final[i64] = 19
DEFENDS: Final[i64] = 20
STEPPED_IN: Final[i64] = 21
WON: Final[i64] = 22
UNDECIDED: Final[i64] = 23
POWERED: Final[i64] = 24
CARD_POWERED: Final[i64] = 25
LOST_POWER: Final[i64] = 26
CARD_LOST_POWER: Final[i64] = 27
KNELT: Final[i64] = 28
STOOD: Final[i64] = 29
LEAVING: Final[i64] = 30
RESCUED: Final[i64] = 31
WENT: Final[i64] = 32
CANCELLED: Final[i64] = 33
DROPPED: Final[i64] = 34
REMOVED: Final[i64] = 35
JOINED: Final[i64] = 36
LASTS: Final[i64] = 37
CONTROLLED: Final[i64] = 38
SHUFFLED: Final[i64] = 39
SHOWN: Final[i64] = 40
GAVE: Final[i64] = 41
DOMINATED: Final[i64] = 42
ENDED: Final[i64] = 43
CALLED_BACK: Final[i64] = 44

TELLINGS: Final = Verbs(
    Verb("drew", "player card*", "A-6.1"),
    Verb("placed", "player card*", "A-3.3"),
    Verb("round", "number", "A-5.1"),
    Verb("phase", "phase", "A-4.3"),
    Verb("plot_revealed", "player card", "A-5.1"),
    Verb("initiative", "player", "A-5.3"),
    Verb("first_player", "player", "A-5.5"),
    Verb("title_taken", "player title", "A-5.7"),
    Verb("gained", "player amount:number", "A-7.1"),
    Verb("paid", "player amount:number", "A-7.2"),
    Verb("entered", "player card", "A-7.2"),
    Verb("attached", "card to:card", "A-1.3"),
    Verb("duplicated", "card to:card", "A-7.7"),
    Verb("used", "player card", "A-4.2"),
    Verb("responded", "player card", "A-4.6"),
    Verb("chosen", "player card", "A-4.2"),
    Verb("challenged", "player at:player challenge", "A-8.3"),
    Verb("attacks", "card", "A-8.3"),
    Verb("redirected", "player at:player", "A-11.5"),
    Verb("bypassed", "card", "A-9.7"),
    Verb("defends", "card", "A-8.4"),
    Verb("stepped_in", "player", "A-11.2"),
    Verb("won", "player over:player", "A-8.5"),
    Verb("undecided", "", "A-8.5"),
    Verb("powered", "player amount:number", "A-12.3"),
    Verb("card_powered", "card amount:number", "A-12.3"),
    Verb("lost_power", "player amount:number", "A-12.3"),
    Verb("card_lost_power", "card amount:number", "A-12.3"),
    Verb("knelt", "card", "A-4.2"),
    Verb("stood", "card", "A-10.2"),
    Verb("leaving", "card manner", "A-4.11"),
    Verb("rescued", "card", "A-4.9"),
    Verb("went", "card* player zone", "A-4.11"),
    Verb("cancelled", "card", "A-4.8"),
    Verb("dropped", "card", "A-8.7"),
    Verb("removed", "card", "A-8.11"),
    Verb("joined", "card", "A-8.3"),
    Verb("lasts", "card", "A-4.14"),
    Verb("controlled", "player card", "A-7.10"),
    Verb("shuffled", "player", "A-4.17"),
    Verb("shown", "card", "A-4.18"),
    Verb("gave", "player to:player amount:number", "A-12.7"),
    Verb("dominated", "player", "A-10.1"),
    Verb("ended", "ending", "A-12.1"),
    Verb("called_back", "player", "A-5.2"),
)
