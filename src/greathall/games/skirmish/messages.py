"""What the game says besides its moves and events: prompts, refusals with their lines of the rules, accounts. The words are in `words/`."""

from __future__ import annotations

from typing import Final

from greathall.games.skirmish import verbs
from greathall.games.skirmish.cards import HOUSE_IDS
from greathall.games.skirmish.names import VARIANTS
from greathall.kernel.move import Verb
from greathall.kernel.sentences.message import Message, Messages, Reason
from greathall.kernel.things import Things

MESSAGES: Final = Messages()

# What the cards do, in sentences: Houses by their traits, without and with their King; Kings; Jokers by what they are; all others by their
# ids. And those others and Kings in two or three words.
OF_THEIR_OWN: Final = tuple(f"{rank}{letter}" for rank in "2ajq" for letter in "dchs")
TRAITS: Final[list[Message]] = [MESSAGES.message(f"text-{house}", "trait") for house in HOUSE_IDS]
TRAITS_WITH_KING: Final[list[Message]] = [MESSAGES.message(f"text-{house}-enhanced") for house in HOUSE_IDS]
KING: Final[Message] = MESSAGES.message("text-king", "trait")
JOKERS: Final[list[Message]] = [MESSAGES.message(f"text-{variant}", "variant") for variant in VARIANTS]
DOPPELGANGER: Final[Message] = MESSAGES.message("text-doppelganger")
TEXTS: Final[dict[str, Message]] = {card: MESSAGES.message(f"text-{card}") for card in OF_THEIR_OWN}
BRIEF_KING: Final[Message] = MESSAGES.message("brief-king")
BRIEFS: Final[dict[str, Message]] = {card: MESSAGES.message(f"brief-{card}") for card in OF_THEIR_OWN}

# What lies on the table. A bond is named by its leader.
CARD_THING: Final = 0
SLOT_THING: Final = 1
PLAYER_THING: Final = 2
BOND_THING: Final = 3
THINGS: Final = Things(
    MESSAGES, Verb("card", "card"), Verb("slot", "slot"), Verb("player", "player"), Verb("bond", "card"), Verb("spot", "spot")
)

# What a player is asked.
ASK_ADVANTAGE: Final[Message] = MESSAGES.prompt("advantage", "player")
ASK_DEPLOY: Final[Message] = MESSAGES.prompt("deploy", "player")
ASK_INSTANT: Final[Message] = MESSAGES.prompt("instant", "player moment")
ASK_ATTACK: Final[Message] = MESSAGES.prompt("attack", "player unit:card")
ASK_BLOCK: Final[Message] = MESSAGES.prompt("block", "player attacker:card")
ASK_PICK: Final[Message] = MESSAGES.prompt("pick", "player attacker:card")
ASK_EXCESS: Final[Message] = MESSAGES.prompt("excess", "player attacker:card amount:number")
ASK_RAGE: Final[Message] = MESSAGES.prompt("rage", "player attacker:card amount:number")
ASK_DESTROY: Final[Message] = MESSAGES.prompt("destroy", "player")
ASK_DESTROY_OTHER: Final[Message] = MESSAGES.prompt("destroy-other", "player")
ASK_FETCH: Final[Message] = MESSAGES.prompt("fetch", "player")
ASK_KEEP: Final[Message] = MESSAGES.prompt("keep", "player")
ASK_SUMMON: Final[Message] = MESSAGES.prompt("summon", "player")
ASK_AIM: Final[Message] = MESSAGES.prompt("aim", "player model:card")
ASK_SEPARATE: Final[Message] = MESSAGES.prompt("separate", "player")

# Why a play in DEPLOY or an instant is refused.
NOT_IN_HAND: Final[Reason] = MESSAGES.reason("not-in-hand", "card")
NO_INSTANT: Final[Reason] = MESSAGES.reason("no-instant", "card")
REDEPLOYED: Final[Reason] = MESSAGES.reason("redeployed", "", "S-3.6")
DEPLOY_NOW: Final[Reason] = MESSAGES.reason("deploy-now", "", "S-3.4")
INSTANT_NOW: Final[Reason] = MESSAGES.reason("instant-now", "", "S-4.1")
WRONG_PLAYS: Final = {
    verbs.SCOUT: MESSAGES.reason("scout", "", "S-5.1"),
    verbs.STRIKE: MESSAGES.reason("strike", "", "S-8.4"),
    verbs.QUEEN: MESSAGES.reason("queen", "", "S-5.6"),
    verbs.IMITATE: MESSAGES.reason("imitate", "", "S-9.2"),
    verbs.SUMMON: MESSAGES.reason("summon", "", "S-9.5"),
    verbs.INTERRUPT: MESSAGES.reason("interrupt", "", "S-4.9"),
    verbs.DOUBLE: MESSAGES.reason("double", "", "S-4.11"),
    verbs.WARD: MESSAGES.reason("ward", "", "S-4.13"),
    verbs.SEIZE: MESSAGES.reason("seize", "", "S-4.14"),
    verbs.MOVE: MESSAGES.reason("move", "", "S-3.7"),
    verbs.RETURN: MESSAGES.reason("return", "", "S-3.9"),
    verbs.BOND: MESSAGES.reason("bond", "", "S-10.1"),
    verbs.SEPARATE: MESSAGES.reason("separate", "", "S-10.6"),
}

# Why a card can't be deployed there.
NO_SLOT: Final[Reason] = MESSAGES.reason("no-slot", "", "S-5.6")
RETURNED: Final[Reason] = MESSAGES.reason("returned", "", "S-3.8")
WRONG_RANK: Final[Reason] = MESSAGES.reason("wrong-rank", "", "S-1.3")
SLOT_TAKEN: Final[Reason] = MESSAGES.reason("slot-taken", "", "S-3.4")
FIRST_REAR: Final[Reason] = MESSAGES.reason("first-rear", "", "S-1.4")
ONE_KING: Final[Reason] = MESSAGES.reason("one-king", "", "S-5.12")
ACE_MUST_STRIKE: Final[Reason] = MESSAGES.reason("ace-must-strike", "", "S-8.4")
WRONG_VARIANT: Final[Reason] = MESSAGES.reason("variant", "", "S-9.1")

# Why a thing can't be used now.
CARD_FIRST: Final[Reason] = MESSAGES.reason("card-first", "", "S-3.4")
RANK_FULL: Final[Reason] = MESSAGES.reason("rank-full", "rank", "S-3.4")
PLAYERS_LATER: Final[Reason] = MESSAGES.reason("players-later", "", "S-7.1")
NOTHING_REACHES: Final[Reason] = MESSAGES.reason("nothing-reaches", "", "S-3.4")
IN_BARROWS: Final[Reason] = MESSAGES.reason("in-barrows", "", "S-1.6")
EXHAUSTED: Final[Reason] = MESSAGES.reason("exhausted", "unit:card", "S-3.11")
NO_STRENGTH: Final[Reason] = MESSAGES.reason("no-strength", "unit:card", "S-7.3")
ONLY_DEFENDS: Final[Reason] = MESSAGES.reason("only-defends", "unit:card", "S-8.9")
YOURSELF: Final[Reason] = MESSAGES.reason("yourself", "", "S-7.2")
BLOCKS_ALREADY: Final[Reason] = MESSAGES.reason("blocks-already", "unit:card", "S-7.5")

# Why an answer is refused.
START_OR_DEFER: Final[Reason] = MESSAGES.reason("start-or-defer", "", "S-2.4")
ATTACK_REACH: Final[Reason] = MESSAGES.reason("attack-reach", "", "S-7.2")
ATTACK_NOW: Final[Reason] = MESSAGES.reason("attack-now", "unit:card", "S-7.1")
WRONG_BLOCK: Final[Reason] = MESSAGES.reason("block", "", "S-6.9")
BLOCK_NOW: Final[Reason] = MESSAGES.reason("block-now", "", "S-7.5")
WRONG_PICK: Final[Reason] = MESSAGES.reason("pick", "", "S-6.10")
WRONG_EXCESS: Final[Reason] = MESSAGES.reason("excess", "", "S-6.4")
WRONG_RAGE: Final[Reason] = MESSAGES.reason("rage", "", "S-6.6")
WRONG_DESTROY: Final[Reason] = MESSAGES.reason("destroy", "", "S-5.8")
WRONG_FETCH: Final[Reason] = MESSAGES.reason("fetch", "", "S-5.9")
WRONG_KEEP: Final[Reason] = MESSAGES.reason("keep", "", "S-5.10")
SUMMON_NOW: Final[Reason] = MESSAGES.reason("summon-now", "", "S-9.5")
WRONG_AIM: Final[Reason] = MESSAGES.reason("aim", "", "S-8.4")
WRONG_SUNDER: Final[Reason] = MESSAGES.reason("sunder", "", "S-9.9")

# How a player stands at the end.
LIFE_LEFT: Final[Message] = MESSAGES.account("life", "life:number")
OUT_OF_THE_WAR: Final[Message] = MESSAGES.account("out")

# What is wrong with a card file.
DIFFERENT_LETTERS: Final[Message] = MESSAGES.message("cardfile-different-letters")
THESE_IDS: Final[Message] = MESSAGES.message("cardfile-these-ids", "table ids")
