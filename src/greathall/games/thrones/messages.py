"""What the game says besides its moves and events: prompts, refusals with their lines of the rules, accounts. The words are in `words/`."""

from __future__ import annotations

from typing import Final

from greathall.kernel.sentences.message import Messages

MESSAGES: Final = Messages()

CARD: Final = MESSAGES.message("-card", "face")
"""A card of the table, by what is printed on it."""
DEAL: Final = MESSAGES.message("deal", "words")
"""What happened around an offer."""
CAUSE: Final = MESSAGES.message("cause", "card amount")
"""A card that changes how much power is needed."""
VICTORY: Final = MESSAGES.message("victory", "victors:seat power:number needed:number printed:number causes")

# How a player's power came about.
ON_HOUSE: Final = MESSAGES.account("house", "power:number")
ON_CARD: Final = MESSAGES.account("card", "card power:number")
NEEDED: Final = MESSAGES.account("needed", "printed:number causes needed:number")
NEEDED_TOGETHER: Final = MESSAGES.account("needed-together", "printed:number causes needed:number")
TOGETHER: Final = MESSAGES.account("together", "power:number")

# What a player is asked.
ASK_PLACE: Final = MESSAGES.prompt("place", "player gold:number")
ASK_PLOT: Final = MESSAGES.prompt("plot", "player")
ASK_FIRST: Final = MESSAGES.prompt("first", "player")
ASK_NEXT_PLOT: Final = MESSAGES.prompt("next-plot", "player")
ASK_TITLE: Final = MESSAGES.prompt("title", "player")
ASK_ACTION: Final = MESSAGES.prompt("action", "player phase")
ASK_MARSHAL: Final = MESSAGES.prompt("marshal", "player phase")
ASK_RESPOND: Final = MESSAGES.prompt("respond", "player")
ASK_NEXT_PASSIVE: Final = MESSAGES.prompt("next-passive", "player")
ASK_SAVE: Final = MESSAGES.prompt("save", "player cards:card")
ASK_CANCEL: Final = MESSAGES.prompt("cancel", "player card")
ASK_PAY: Final = MESSAGES.prompt("pay", "player cost card")
ASK_INFLUENCE: Final = MESSAGES.prompt("influence", "player amount:number card")
ASK_CHOOSE: Final = MESSAGES.prompt("choose", "player target card")
ASK_PICK: Final = MESSAGES.prompt("pick", "player card effect")
ASK_CHALLENGE: Final = MESSAGES.prompt("challenge", "player")
ASK_ATTACKERS: Final = MESSAGES.prompt("attackers", "player target:player challenge")
ASK_REDIRECT: Final = MESSAGES.prompt("redirect", "player target:player")
ASK_TARGET: Final = MESSAGES.prompt("target", "player")
ASK_STEALTH: Final = MESSAGES.prompt("stealth", "player card")
ASK_DEFENDERS: Final = MESSAGES.prompt("defenders", "player attacker:player challenge")
ASK_STEP_IN: Final = MESSAGES.prompt("step-in", "player target:player")
ASK_LOSS: Final = MESSAGES.prompt("loss", "player left:number")
ASK_BESTOW: Final = MESSAGES.prompt("bestow", "player")
ASK_STAND: Final = MESSAGES.prompt("stand", "player keyword")
ASK_CROWN: Final = MESSAGES.prompt("crown", "player")

# Why a move is refused, by the step that asks.
WRONG_PLOT: Final = MESSAGES.reason("plot", "", "A-5.1")
WANTED: Final = {
    "paying": MESSAGES.reason("paying", "", "A-4.2"),
    "influence": MESSAGES.reason("influence", "", "A-1.10"),
    "choosing": MESSAGES.reason("choosing", "", "A-4.2"),
    "cancelling": MESSAGES.reason("cancelling", "", "A-4.8"),
    "picking": MESSAGES.reason("picking", "", "A-4.13"),
    "placing": MESSAGES.reason("placing", "", "A-3.3"),
    "bestow": MESSAGES.reason("bestow", "", "A-9.10"),
    "challenging": MESSAGES.reason("challenging", "", "A-8.1"),
    "attackers": MESSAGES.reason("attackers", "", "A-8.3"),
    "redirect": MESSAGES.reason("redirect", "", "A-11.5"),
    "aiming": MESSAGES.reason("aiming", "", "A-11.5"),
    "stealth": MESSAGES.reason("stealth", "", "A-9.7"),
    "defenders": MESSAGES.reason("defenders", "", "A-8.4"),
    "stepping_in": MESSAGES.reason("stepping-in", "", "A-11.13"),
    "saving": MESSAGES.reason("saving", "", "A-4.9"),
    "naming": MESSAGES.reason("naming", "", "A-5.5"),
    "unveiling": MESSAGES.reason("unveiling", "", "A-5.6"),
    "titles": MESSAGES.reason("titles", "", "A-5.7"),
    "losses": MESSAGES.reason("losses", "", "A-8.6"),
    "rising": MESSAGES.reason("rising", "", "A-9.14"),
    "crown": MESSAGES.reason("crown", "", "A-12.2"),
    "window": MESSAGES.reason("window", "", "A-4.7"),
    "ordering": MESSAGES.reason("ordering", "", "A-4.5"),
}

# Why something is no action now.
WRONG_AMBUSH: Final = MESSAGES.reason("ambush", "", "A-9.9")
NOT_YOUR_CARD: Final = MESSAGES.reason("not-your-card", "", "A-4.2")
NO_ACTION: Final = MESSAGES.reason("no-action", "", "A-4.2")
ACT_FIRST: Final = MESSAGES.reason("act-first", "", "A-8.2")
ACTION_NOW: Final = MESSAGES.reason("action-now", "", "A-4.3")
MARSHAL_LATER: Final = MESSAGES.reason("marshal-later", "", "A-7.2")
NOT_IN_HAND: Final = MESSAGES.reason("not-in-hand", "", "A-7.2")
WRONG_DUPLICATE: Final = MESSAGES.reason("duplicate", "", "A-7.7")
WRONG_TYPE: Final = MESSAGES.reason("type", "", "A-7.2")
UNIQUE_IN_PLAY: Final = MESSAGES.reason("unique", "", "A-7.5")
LIMITED_PLAYED: Final = MESSAGES.reason("limited", "", "A-9.4")
TOO_DEAR: Final = MESSAGES.reason("too-dear", "card cost:number gold:number", "A-7.2")
NO_HOST: Final = MESSAGES.reason("no-host", "", "A-1.3")

# Why an offer or an answer to it is refused.
GOLD_ALONE: Final = MESSAGES.reason("gold-alone", "", "A-12.7")
NO_SUCH_OFFER: Final = MESSAGES.reason("no-such-offer", "", "A-12.7")
