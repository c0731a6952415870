"""What the game says besides its moves and events: prompts, refusals with their lines of the rules, accounts. The words are in `words/`."""

from __future__ import annotations

from typing import Final

from greathall.games.treachery.cards import WHEN_KILLED, WHILE_WOUNDED
from greathall.kernel.move import Verb
from greathall.kernel.sentences.message import Message, Messages, Reason
from greathall.kernel.things import Things

MESSAGES: Final = Messages()

# What an action does. `move-act` is said with its clauses, one for each Character that it has effects on.
ACTION: Final[Message] = MESSAGES.message("move-act", "card side first second? third?")
CLAUSE: Final[Message] = MESSAGES.message("clause", "character effects")

# What lies on the table.
ACTION_THING: Final = 0
THINGS: Final = Things(MESSAGES, Verb("action", "card side"), Verb("character", "character"))

# What is printed on the cards: abilities, and the House of those who have none.
ABILITIES: Final[dict[str, Message]] = {name: MESSAGES.message(f"text-{name}") for name in (*WHILE_WOUNDED, *WHEN_KILLED)}
NO_HOUSE: Final[Message] = MESSAGES.message("house-neutral")

# What an ability does to its own Character.
ROSE: Final[Message] = MESSAGES.message("event-rose", "character")

# What a player is asked: for the action, the order of its attacks, and each part of a Killed Character's ability.
ASK_ACTION: Final[Message] = MESSAGES.prompt("action", "seat")
ASK_ORDER: Final[Message] = MESSAGES.prompt("order", "seat")
ASK_LIFT: Final[Message] = MESSAGES.prompt("lift", "seat character")
ASK_STRIKE: Final[Message] = MESSAGES.prompt("strike", "seat character")
ASK_DRAG: Final[Message] = MESSAGES.prompt("drag", "seat character")
ASK_MEND: Final[Message] = MESSAGES.prompt("mend", "seat character")
ASK_AVENGE: Final[Message] = MESSAGES.prompt("avenge", "seat character")
ASK_SWAP: Final[Message] = MESSAGES.prompt("swap", "seat character")

# Why an action is refused.
ACTION_FIRST: Final[Reason] = MESSAGES.reason("action-first", "", "T-3.2")
OTHER_CARD: Final[Reason] = MESSAGES.reason("other-card", "", "T-3.2")
HOW_MANY: Final[Reason] = MESSAGES.reason("how-many", "count:number", "T-4.9")
NO_CHARACTER: Final[Reason] = MESSAGES.reason("no-character", "", "T-4.1")
TWICE: Final[Reason] = MESSAGES.reason("twice", "", "T-4.2")
IS_KILLED: Final[Reason] = MESSAGES.reason("killed", "character", "T-4.11")
NOT_WOUNDED: Final[Reason] = MESSAGES.reason("not-wounded", "character", "T-5.1")
STEADFAST: Final[Reason] = MESSAGES.reason("steadfast", "character", "T-6.6")
WRONG_ROWS: Final[Reason] = MESSAGES.reason("rows", "", "T-4.2")
WRONG_YELLOW: Final[Reason] = MESSAGES.reason("yellow", "", "T-4.4")
WRONG_WHITE: Final[Reason] = MESSAGES.reason("white", "", "T-4.5")
PROTECTED: Final[Reason] = MESSAGES.reason("protected", "characters:character", "T-6.5")
UNFILLED: Final[Reason] = MESSAGES.reason("unfilled", "", "T-4.1")
UNFILLED_OR_ORDER: Final[Reason] = MESSAGES.reason("unfilled-or-order", "", "T-4.8")

# Why a side of a card can't be used at all, or a Character not be chosen.
NOBODY_WOUNDED: Final[Reason] = MESSAGES.reason("nobody-wounded", "", "T-5.1")
TOO_FEW: Final[Reason] = MESSAGES.reason("too-few", "", "T-4.1")
NOBODY_ABLE: Final[Reason] = MESSAGES.reason("nobody-able", "", "T-4.9")
NO_PAIR: Final[Reason] = MESSAGES.reason("no-pair", "", "T-4.4")
NO_CONTRAST: Final[Reason] = MESSAGES.reason("no-contrast", "", "T-4.5")
ALL_PROTECTED: Final[Reason] = MESSAGES.reason("all-protected", "", "T-6.5")
OUT_OF_REACH: Final[Reason] = MESSAGES.reason("out-of-reach", "character", "T-4.9")
NOT_ATTACKED: Final[Reason] = MESSAGES.reason("not-attacked", "character", "T-5.9")
ANSWER_FIRST: Final[Reason] = MESSAGES.reason("answer-first", "", "T-5.6")
OTHER_ROW: Final[Reason] = MESSAGES.reason("other-row", "character killed:character")
IS_WOUNDED: Final[Reason] = MESSAGES.reason("is-wounded", "character")

# Why an answer is refused; the line of an ability is that of the Character.
WRONG_ORDER: Final[Reason] = MESSAGES.reason("order", "", "T-5.7")
WRONG_ABILITY: Final[Reason] = MESSAGES.reason("ability", "character")

# How a seat's points came about.
GOAL_SCORED: Final[Message] = MESSAGES.account("goal", "rise:house fall:house")
ROWS_BELOW: Final[Message] = MESSAGES.account("below", "character rows:number health points:number")
ROWS_ABOVE: Final[Message] = MESSAGES.account("above", "character rows:number health points:number")
TOGETHER: Final[Message] = MESSAGES.account("together", "points:number")

# What is wrong with a card file.
FOUR_HOUSES: Final[Message] = MESSAGES.message("cardfile-four-houses")
TWO_EACH: Final[Message] = MESSAGES.message("cardfile-two-each")
NEUTRAL_ABILITY: Final[Message] = MESSAGES.message("cardfile-neutral-ability", "ability")
ACTION_COUNT: Final[Message] = MESSAGES.message("cardfile-action-count", "found:number fewest:number most:number")
NO_SYMBOL: Final[Message] = MESSAGES.message("cardfile-no-symbol", "notation mark")
UP_AND_DOWN: Final[Message] = MESSAGES.message("cardfile-up-and-down", "notation")
EMPTY_ROW: Final[Message] = MESSAGES.message("cardfile-empty-row", "notation")
SYMBOL_COUNT: Final[Message] = MESSAGES.message("cardfile-symbol-count", "notation most:number")
THREE_YELLOW: Final[Message] = MESSAGES.message("cardfile-three-yellow", "notation")
