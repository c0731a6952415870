"""What the game says besides its moves and events: prompts, refusals with their lines of the rules, accounts. The words are in `words/`."""

from __future__ import annotations

from typing import Final

from greathall.games.thrones.terms import TITLES
from greathall.kernel.move import Verb
from greathall.kernel.sentences.message import Message, Messages, Reason
from greathall.kernel.things import Things

MESSAGES: Final = Messages()

CARD: Final[Message] = MESSAGES.message("-card", "face")
"""A card of the table, by what is printed on it."""
CAUSE: Final[Message] = MESSAGES.message("cause", "card amount")
"""A card that changes how much power is needed."""
VICTORY: Final[Message] = MESSAGES.message("victory", "player power:number needed")
SHARED_VICTORY: Final[Message] = MESSAGES.message("victory-together", "player partner:player power:number needed")
VICTORY_NEEDED: Final[Message] = MESSAGES.message("victory-needed", "needed:number printed:number causes")

# What lies on the table.
CARD_THING: Final = 0
CHALLENGE_THING: Final = 1
PLAYER_THING: Final = 2
TITLE_THING: Final = 3
THINGS: Final = Things(MESSAGES, Verb("card", "card"), Verb("challenge", "challenge"), Verb("player", "player"), Verb("title", "title"))

# What the titles do.
TITLE_TEXTS: Final[list[Message]] = [MESSAGES.message(f"text-{title}") for title in TITLES]

# How a player's power came about.
ON_HOUSE: Final[Message] = MESSAGES.account("house", "power:number")
ON_CARD: Final[Message] = MESSAGES.account("card", "card power:number")
NEEDED: Final[Message] = MESSAGES.account("needed", "printed:number causes needed:number")
NEEDED_TOGETHER: Final[Message] = MESSAGES.account("needed-together", "printed:number causes needed:number")
TOGETHER: Final[Message] = MESSAGES.account("together", "power:number")

# What a player is asked.
ASK_PLACE: Final[Message] = MESSAGES.prompt("place", "player gold:number")
ASK_PLOT: Final[Message] = MESSAGES.prompt("plot", "player")
ASK_FIRST: Final[Message] = MESSAGES.prompt("first", "player")
ASK_NEXT_PLOT: Final[Message] = MESSAGES.prompt("next-plot", "player")
ASK_TITLE: Final[Message] = MESSAGES.prompt("title", "player")
ASK_ACTION: Final[Message] = MESSAGES.prompt("action", "player phase")
ASK_MARSHAL: Final[Message] = MESSAGES.prompt("marshal", "player phase")
ASK_RESPOND: Final[Message] = MESSAGES.prompt("respond", "player")
ASK_NEXT_PASSIVE: Final[Message] = MESSAGES.prompt("next-passive", "player")
ASK_SAVE: Final[Message] = MESSAGES.prompt("save", "player cards:card")
ASK_CANCEL: Final[Message] = MESSAGES.prompt("cancel", "player card")
ASK_PAY: Final[Message] = MESSAGES.prompt("pay", "player cost card")
ASK_INFLUENCE: Final[Message] = MESSAGES.prompt("influence", "player amount:number card")
ASK_INFLUENCE_X: Final[Message] = MESSAGES.prompt("influence-x", "player card")
ASK_CHOOSE: Final[Message] = MESSAGES.prompt("choose", "player target card")
ASK_PICK: Final[Message] = MESSAGES.prompt("pick", "player card effect")
ASK_CHALLENGE: Final[Message] = MESSAGES.prompt("challenge", "player")
ASK_ATTACKERS: Final[Message] = MESSAGES.prompt("attackers", "player target:player challenge")
ASK_REDIRECT: Final[Message] = MESSAGES.prompt("redirect", "player target:player")
ASK_TARGET: Final[Message] = MESSAGES.prompt("target", "player")
ASK_STEALTH: Final[Message] = MESSAGES.prompt("stealth", "player card")
ASK_DEFENDERS: Final[Message] = MESSAGES.prompt("defenders", "player attacker:player challenge")
ASK_STEP_IN: Final[Message] = MESSAGES.prompt("step-in", "player target:player")
ASK_LOSS: Final[Message] = MESSAGES.prompt("loss", "player left:number")
ASK_BESTOW: Final[Message] = MESSAGES.prompt("bestow", "player")
ASK_STAND: Final[Message] = MESSAGES.prompt("stand", "player keyword")
ASK_CROWN: Final[Message] = MESSAGES.prompt("crown", "player")

# Why a move is refused, by the step that asks.
WRONG_PLOT: Final[Reason] = MESSAGES.reason("plot", "", "A-5.1")
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

# Why a card can't be placed in setup.
PLACED_WRONG_TYPE: Final[Reason] = MESSAGES.reason("placed-type", "card", "A-3.3")
PLACED_TOO_DEAR: Final[Reason] = MESSAGES.reason("placed-too-dear", "card cost:number gold:number", "A-3.3")
PLACED_WITHOUT_SETUP: Final[Reason] = MESSAGES.reason("placed-without-setup", "card", "A-3.4")
PLACED_NOWHERE: Final[Reason] = MESSAGES.reason("placed-nowhere", "card", "A-3.4")
PLACED_LIMITED: Final[Reason] = MESSAGES.reason("placed-limited", "card", "A-3.5")
PLACED_TWICE: Final[Reason] = MESSAGES.reason("placed-twice", "card", "A-3.5")

# Why something is not an action now.
WRONG_AMBUSH: Final[Reason] = MESSAGES.reason("ambush", "", "A-9.9")
NOT_YOUR_CARD: Final[Reason] = MESSAGES.reason("not-your-card", "", "A-4.2")
NO_ACTION: Final[Reason] = MESSAGES.reason("no-action", "", "A-4.2")
ACT_FIRST: Final[Reason] = MESSAGES.reason("act-first", "", "A-8.2")
ACTION_NOW: Final[Reason] = MESSAGES.reason("action-now", "", "A-4.3")
MARSHAL_LATER: Final[Reason] = MESSAGES.reason("marshal-later", "", "A-7.2")
NOT_IN_HAND: Final[Reason] = MESSAGES.reason("not-in-hand", "", "A-7.2")
WRONG_DUPLICATE: Final[Reason] = MESSAGES.reason("duplicate", "", "A-7.7")
WRONG_TYPE: Final[Reason] = MESSAGES.reason("type", "", "A-7.2")
UNIQUE_IN_PLAY: Final[Reason] = MESSAGES.reason("unique", "", "A-7.5")
LIMITED_PLAYED: Final[Reason] = MESSAGES.reason("limited", "", "A-9.4")
TOO_DEAR: Final[Reason] = MESSAGES.reason("too-dear", "card cost:number gold:number", "A-7.2")
NO_HOST: Final[Reason] = MESSAGES.reason("no-host", "", "A-1.3")

# Why a thing can't be used now.
HAS_NO_ACTION: Final[Reason] = MESSAGES.reason("has-no-action", "", "A-4.2")
HAS_NO_RESPONSE: Final[Reason] = MESSAGES.reason("has-no-response", "", "A-4.6")
HAS_NO_SAVE: Final[Reason] = MESSAGES.reason("has-no-save", "", "A-4.9")
HAS_NO_CANCEL: Final[Reason] = MESSAGES.reason("has-no-cancel", "", "A-4.8")
GIVES_NO_INFLUENCE: Final[Reason] = MESSAGES.reason("gives-no-influence", "", "A-1.10")
TITLES_LATER: Final[Reason] = MESSAGES.reason("titles-later", "", "A-5.7")
NOT_IN_PLAY: Final[Reason] = MESSAGES.reason("not-in-play", "", "A-4.2")
IS_BLANK: Final[Reason] = MESSAGES.reason("blank", "", "A-4.2")
OTHER_PHASE: Final[Reason] = MESSAGES.reason("other-phase", "phase", "A-4.4")
USED_ALREADY: Final[Reason] = MESSAGES.reason("used-already", "", "A-4.2")
CONDITION_UNMET: Final[Reason] = MESSAGES.reason("condition-unmet", "", "A-4.2")
CANNOT_PAY: Final[Reason] = MESSAGES.reason("cannot-pay", "cost", "A-4.2")
NOTHING_TO_CHANGE: Final[Reason] = MESSAGES.reason("nothing-to-change", "", "A-4.2")
NOT_SET_OFF: Final[Reason] = MESSAGES.reason("not-set-off", "", "A-4.6")
CHARACTERS_ONLY: Final[Reason] = MESSAGES.reason("characters-only")
CHOSEN_ALREADY: Final[Reason] = MESSAGES.reason("chosen-already", "card")
KNEELS: Final[Reason] = MESSAGES.reason("kneels", "card")
NO_ICON: Final[Reason] = MESSAGES.reason("no-icon", "card challenge")
MAY_NOT: Final[Reason] = MESSAGES.reason("may-not", "card")
KIND_FIRST: Final[Reason] = MESSAGES.reason("kind-first", "", "A-8.3")
CHALLENGES_LATER: Final[Reason] = MESSAGES.reason("challenges-later", "", "A-8.1")
CHALLENGED_ALREADY: Final[Reason] = MESSAGES.reason("challenged-already", "challenge", "A-8.1")
NO_ATTACKER: Final[Reason] = MESSAGES.reason("no-attacker", "challenge", "A-8.3")
NO_OPPONENT: Final[Reason] = MESSAGES.reason("no-opponent", "", "A-8.1")
TITLE_SUPPORTED: Final[Reason] = MESSAGES.reason("title-supported", "", "A-11.1")
NOT_SET_UP: Final[Reason] = MESSAGES.reason("not-set-up", "", "A-3.4")
NOT_BESIDE: Final[Reason] = MESSAGES.reason("not-beside", "", "A-3.5")

# Why an offer or an answer to it is refused.
GOLD_ALONE: Final[Reason] = MESSAGES.reason("gold-alone", "", "A-12.7")
NO_GOLD_NOW: Final[Reason] = MESSAGES.reason("no-gold-now", "", "A-12.7")
GOLD_LATER: Final[Reason] = MESSAGES.reason("gold-later", "", "A-12.7")
GOLD: Final[Message] = MESSAGES.message("terms-gold", "gold:number")
"""What is dealt in; without a number for those who may not know how much."""
