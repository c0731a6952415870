"""The moves of the game and the things that happen in it, by name and number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from greathall.kernel.deals.answers import move_verbs, telling_verbs
from greathall.kernel.move import Verb, Verbs

# Moves. The first four answer offers.
PASS: Final[i64] = 4
PLACE: Final[i64] = 5
DONE: Final[i64] = 6
CHOOSE_PLOT: Final[i64] = 7
FIRST: Final[i64] = 8
TITLE: Final[i64] = 9
MARSHAL: Final[i64] = 10
DUPLICATE: Final[i64] = 11
PLAY_AMBUSH: Final[i64] = 12
USE: Final[i64] = 13
RESPOND: Final[i64] = 14
PAY: Final[i64] = 15
PAY_TITLE: Final[i64] = 16
CHOOSE: Final[i64] = 17
CHOOSE_PLAYER: Final[i64] = 18
ORDER: Final[i64] = 19
ORDER_KEYWORD: Final[i64] = 20
CHALLENGE: Final[i64] = 21
ATTACK: Final[i64] = 22
REDIRECT: Final[i64] = 23
TARGET: Final[i64] = 24
BYPASS: Final[i64] = 25
DEFEND: Final[i64] = 26
STEP_IN: Final[i64] = 27
KILL: Final[i64] = 28
STAND: Final[i64] = 29
BESTOW: Final[i64] = 30
CROWN: Final[i64] = 31

MOVES: Final = Verbs(
    *move_verbs("A-12.7"),
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
    Verb("crown", "player", "A-12.2"),
)

# What viewers are told; cards listen for moments (`terms`). The first nine tell of offers.
TOLD_DREW: Final[i64] = 9
TOLD_PLACED: Final[i64] = 10
TOLD_ROUND: Final[i64] = 11
TOLD_PHASE: Final[i64] = 12
TOLD_PLOT_REVEALED: Final[i64] = 13
TOLD_INITIATIVE: Final[i64] = 14
TOLD_FIRST_PLAYER: Final[i64] = 15
TOLD_TITLE_TAKEN: Final[i64] = 16
TOLD_GAINED: Final[i64] = 17
TOLD_PAID: Final[i64] = 18
TOLD_ENTERED: Final[i64] = 19
TOLD_ATTACHED: Final[i64] = 20
TOLD_DUPLICATED: Final[i64] = 21
TOLD_USED: Final[i64] = 22
TOLD_RESPONDED: Final[i64] = 23
TOLD_CHOSEN: Final[i64] = 24
TOLD_CHALLENGED: Final[i64] = 25
TOLD_ATTACKS: Final[i64] = 26
TOLD_REDIRECTED: Final[i64] = 27
TOLD_BYPASSED: Final[i64] = 28
TOLD_DEFENDS: Final[i64] = 29
TOLD_STEPPED_IN: Final[i64] = 30
TOLD_WON: Final[i64] = 31
TOLD_UNDECIDED: Final[i64] = 32
TOLD_POWERED: Final[i64] = 33
TOLD_CARD_POWERED: Final[i64] = 34
TOLD_LOST_POWER: Final[i64] = 35
TOLD_CARD_LOST_POWER: Final[i64] = 36
TOLD_KNELT: Final[i64] = 37
TOLD_STOOD: Final[i64] = 38
TOLD_LEAVING: Final[i64] = 39
TOLD_RESCUED: Final[i64] = 40
TOLD_WENT: Final[i64] = 41
TOLD_CANCELLED: Final[i64] = 42
TOLD_DROPPED: Final[i64] = 43
TOLD_REMOVED: Final[i64] = 44
TOLD_JOINED: Final[i64] = 45
TOLD_LASTS: Final[i64] = 46
TOLD_CONTROLLED: Final[i64] = 47
TOLD_SHUFFLED: Final[i64] = 48
TOLD_SHOWN: Final[i64] = 49
TOLD_GAVE: Final[i64] = 50
TOLD_DOMINATED: Final[i64] = 51
TOLD_ENDED: Final[i64] = 52
TOLD_CALLED_BACK: Final[i64] = 53
TOLD_LASTS_FOR: Final[i64] = 54
TOLD_CHOSEN_PLAYER: Final[i64] = 55
TOLD_UNDEFENDED: Final[i64] = 56
TOLD_COUNTED: Final[i64] = 57

TELLINGS: Final = Verbs(
    *telling_verbs("A-12.7"),
    Verb("drew", "player card* cause?", "A-6.1"),
    Verb("placed", "player card*", "A-3.3"),
    Verb("round", "number", "A-5.1"),
    Verb("phase", "phase", "A-4.3"),
    Verb("plot_revealed", "player card initiative:number", "A-5.1"),
    Verb("initiative", "player", "A-5.3"),
    Verb("first_player", "player", "A-5.5"),
    Verb("title_taken", "player title", "A-5.7"),
    Verb("gained", "player amount:number cause?", "A-7.1"),
    Verb("paid", "player amount:number cause? for:card?", "A-7.2"),
    Verb("entered", "player card cause?", "A-7.2"),
    Verb("attached", "card to:card", "A-1.3"),
    Verb("duplicated", "card to:card player", "A-7.7"),
    Verb("used", "player card", "A-4.2"),
    Verb("responded", "player card", "A-4.6"),
    Verb("chosen", "player card", "A-4.2"),
    Verb("challenged", "player at:player challenge", "A-8.3"),
    Verb("attacks", "card", "A-8.3"),
    Verb("redirected", "player at:player by:player?", "A-11.5"),
    Verb("bypassed", "card by:card", "A-9.7"),
    Verb("defends", "card", "A-8.4"),
    Verb("stepped_in", "player for:player", "A-11.2"),
    Verb("won", "player over:player challenge total:number against:number", "A-8.5"),
    Verb("undecided", "", "A-8.5"),
    Verb("powered", "player amount:number cause?", "A-12.3"),
    Verb("card_powered", "card amount:number cause?", "A-12.3"),
    Verb("lost_power", "player amount:number cause?", "A-12.3"),
    Verb("card_lost_power", "card amount:number cause?", "A-12.3"),
    Verb("knelt", "card cause? for:card?", "A-4.2"),
    Verb("stood", "card cause?", "A-10.2"),
    Verb("leaving", "card manner cause? for:card?", "A-4.11"),
    Verb("rescued", "card cause?", "A-4.9"),
    Verb("went", "card* player zone", "A-4.11"),
    Verb("cancelled", "card cause?", "A-4.8"),
    Verb("dropped", "card player cause? for:card?", "A-8.7"),
    Verb("removed", "card cause?", "A-8.11"),
    Verb("joined", "card cause?", "A-8.3"),
    Verb("lasts", "card to:card change duration", "A-4.14"),
    Verb("controlled", "player card cause?", "A-7.10"),
    Verb("shuffled", "player", "A-4.17"),
    Verb("shown", "card player cause?", "A-4.18"),
    Verb("gave", "player to:player amount:number", "A-12.7"),
    Verb("dominated", "player", "A-10.1"),
    Verb("ended", "ending", "A-12.1"),
    Verb("called_back", "player", "A-5.2"),
    Verb("lasts_for", "card player change duration", "A-4.14"),
    Verb("chosen_player", "player at:player", "A-4.2"),
    Verb("undefended", "player", "A-8.4"),
    Verb("counted", "card what:note number", "A-1.15"),
)
